import express from 'express';
import { serve } from '../servers/order.mjs';
import { createService } from './service.mjs';

const app = express();
app.use(createService());
serve(app);
