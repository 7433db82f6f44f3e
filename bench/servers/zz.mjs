import express from 'express';
import { securityHeaders } from '/work/main/dist/esm/http/index.js';
import { order, serve } from './order.mjs';

const sec = [
  ...securityHeaders(),
  'Content-Type',
  'application/json; charset=utf-8',
  'Cache-Control',
  'no-store',
];
const named = {};
for (let i = 0; i < sec.length; i += 2) named[sec[i]] = sec[i + 1];
const variant = process.argv[2];
const app = express();
app.use('/link', (q, r) => {
  q.on('data', () => {});
  q.on('end', () => {
    if (variant === 'none') return r.end();
    const b = JSON.stringify(order);
    if (variant === 'two') {
      r.writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(b),
      });
      r.end(b, 'latin1');
    }
    if (variant === 'obj') {
      r.setHeader('Content-Length', String(Buffer.byteLength(b)));
      r.writeHead(200, named);
      r.end(b, 'latin1');
    }
    if (variant === 'flat') {
      r.writeHead(200, sec.concat('Content-Length', String(Buffer.byteLength(b))));
      r.end(b, 'latin1');
    }
    if (variant === 'end') {
      r.end(b, 'latin1');
    }
    if (variant === 'end8') {
      r.end(b);
    }
  });
});
serve(app);
