import UIKit

class FlowerCell: UITableViewCell {
    @IBOutlet weak var nameLabel: UILabel!
    override func awakeFromNib() {
        super.awakeFromNib()
        nameLabel.text = "from the nib"
        contentView.backgroundColor = UIColor(named: "petal")
    }
}

class FlowerController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UINib(nibName: "FlowerCell", bundle: nil), forCellReuseIdentifier: "flower")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "flower", for: indexPath) as! FlowerCell
        cell.nameLabel.text = "flower \(indexPath.row)"
        return cell
    }
}
