import express from 'express';
import { serve } from './order.mjs';

const app = express();
app.use((request, response) => {
  request.on('data', () => {});
  request.on('end', () => response.end());
});
serve(app);
