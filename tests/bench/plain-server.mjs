// A plain node:http server with one page, compressed once: gets it on stdin, prints its port on stdout.
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const body = gzipSync(Buffer.concat(chunks), { level: 6 });
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Encoding': 'gzip',
  'Content-Length': body.length,
};
const server = createServer((_req, res) => res.writeHead(200, headers).end(body));
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
