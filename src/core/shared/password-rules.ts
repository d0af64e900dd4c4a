const PASSWORD_LENGTH = 12;
/** The longest password that the sign-in accepts. */
const LONGEST = 1024;

/** Long enough, and still among the first that anybody tries. */
const COMMON = new Set(
  `123456789012 1234567890123 12345678901234 123456123456 123123123123 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1qaz2wsx3edc
  1qazxsw23edc zaq12wsxcde3 qwertyuiop12 qwertyuiop123 qwertyuiopas qwerty123456 qwertyqwerty qwertyuiop[] asdfghjkl123
  asdfghjklzxc zxcvbnmasdfg abcdefghijkl abcdefghijklm abcd12345678 abc123456789 abc123abc123 a1b2c3d4e5f6
  passwordpassword password1234 password12345 password123456 password123! passw0rd1234 p@ssw0rd1234 p@ssword1234
  mypassword123 newpassword1 changemeplease changeme1234 changeme123! letmein12345 letmeinplease welcome12345
  welcome123456 welcome1234! administrator administrator1 adminadmin12 adminadminadmin admin1234567 admin12345678
  rootrootroot iloveyou1234 iloveyou12345 iloveyouforever sunshine1234 princess1234 football1234 baseball1234
  superman1234 trustno1trustno1 monkey123456 dragon123456 master123456 michael12345 jordan123456 correcthorsebatterystaple
  secretsecret secret123456 testtesttest test12345678 colonnade123 colonnade1234 whateverwhatever unbelievable
  springsummer summer123456 winter123456 autumn123456 thequickbrownfox`.split(/\s+/),
);

/** One to four characters, repeated. */
const REPEATED = /^(.{1,4})\1+$/su;

const plain = (text: string) => text.normalize('NFC').trim().toLowerCase();

/**
 * What is wrong with a new password, as a sentence; null when nothing is. Length counts, kinds of characters do not:
 * rules about those lead to Password1!
 */
export function passwordProblem(password: string, username: string): string | null {
  const length = [...password].length;
  if (length < PASSWORD_LENGTH) return `Please choose a password of at least ${PASSWORD_LENGTH} characters`;
  if (length > LONGEST) return `Please choose a password of at most ${LONGEST} characters`;
  if (plain(password) === plain(username)) return 'The password must not be the username';
  if (COMMON.has(plain(password)) || REPEATED.test(password))
    return 'This password is too easy to guess. Please choose another one';
  return null;
}
