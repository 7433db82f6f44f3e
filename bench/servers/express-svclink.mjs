import express from 'express';
import { serve } from './order.mjs';
import { receiver } from './receiver.mjs';

const app = express();
app.use('/link', receiver);
serve(app);
