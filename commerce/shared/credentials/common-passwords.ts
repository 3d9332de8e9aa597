/** The most common passwords of eight characters and more, from the top of lists of leaked passwords. */
const listed = `
12345678 123456789 1234567890 12345678910 0123456789 87654321 987654321 0987654321 11223344 12341234 12344321 12121212
13131313 14141414 11112222 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 qwertyui qwertyuiop
qwerty12 qwerty123 qwerty1234 qwerty12345 qwertz123 qwertzuiop azertyuiop azerty123 asdfghjk asdfghjkl asdf1234 asdfasdf
qazwsxedc abcd1234 abcd12345 abc12345 abc123456 abcdefgh abcdefg1 abcdefghi a1b2c3d4 aa123456 aa12345678 a123456789 password
password1 password12 password123 password1234 password123! password! passw0rd p@ssword p@ssw0rd pa55word passwort passwort1
passwort123 passwords mypassword motdepasse motdepasse1 contraseña contrasena password2026 iloveyou iloveyou1 iloveyou2
ichliebedich jetaime1 letmein1 letmein123 welcome1 welcome12 welcome123 willkommen welcome2026 changeme changeme1 changeme123
trustno1 sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball superman superman1 batman123
spiderman pokemon1 pokemon123 starwars starwars1 dragon123 monkey123 shadow123 master123 michael1 michelle jennifer jessica1
jordan23 charlie1 computer internet whatever chocolate butterfly hello123 hallo123 bonjour1 liverpool manchester barcelona
juventus arsenal1 chelsea1 corvette mercedes ferrari1 samsung1 samsung123 facebook linkedin google123 access14 admin123
admin1234 administrator root1234 test1234 testtest testing1 testing123 demo1234 guest123 default1 secret123 fuckyou1 asshole1
snowboard snowboard1 snowboarding winter2025 winter2026 summer2025 summer2026
`;

export const commonPasswords: ReadonlySet<string> = new Set(listed.trim().split(/\s+/));
