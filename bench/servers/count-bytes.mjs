// What Node itself needs for a body that goes by: its bytes are counted, and nothing else.
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
