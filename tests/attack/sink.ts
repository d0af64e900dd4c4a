import { createServer } from 'node:http';

/**
 * A process of its own that answers whatever it is asked with a few bytes. Aimed at it, the attackers take from the
 * machine what they take, and nothing from the site.
 */
const server = createServer((req, res) => {
  req.resume();
  res.end('ok');
});
server.listen(Number(process.argv[2]), '127.0.0.1');
