import { createServer } from 'node:http';
import { serve } from './order.mjs';
import { receiver } from './receiver.mjs';

serve(createServer(receiver));
