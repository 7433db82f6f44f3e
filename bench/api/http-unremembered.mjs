import { createServer } from 'node:http';
import { serve } from '../servers/order.mjs';
import { createService } from './service.mjs';

serve(createServer(createService({ rememberedTokens: 0 })));
