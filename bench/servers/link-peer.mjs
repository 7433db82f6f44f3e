// A minimal receiver: it reads each request, and answers the same envelope.
import { createServer } from 'node:http';

const body = JSON.stringify({
  remote_site_id: '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4',
  error: false,
  success: true,
  return_error_msg: null,
  result_data: [{ report_id: 4711, wo_number: 'WO-4711', wo_status: 'Unread' }],
});
const headers = ['Content-Type', 'application/json', 'Content-Length', String(body.length)];

const server = createServer((request, response) => {
  request.on('data', () => {});
  request.on('end', () => {
    response.writeHead(200, headers);
    response.end(body);
  });
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
