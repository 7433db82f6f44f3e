// The cost of Node for a body: the server counts its bytes, and does nothing else.
import { createServer } from 'node:http';
import { serve } from './order.mjs';

serve(
  createServer((request, response) => {
    let size = 0;
    request.on('data', (chunk) => {
      size += chunk.length;
    });
    request.on('end', () => response.end(`{"success":true,"size":${size}}`));
  }),
);
