import { type RequestHandler, Router } from 'express';
import 'express-session';
import { isOpen } from '../../quickstart/src/store/order.js';
import type { Store } from '../../quickstart/src/store/store.js';

declare module 'express-session' {
  interface SessionData {
    name: string;
  }
}

const requireLogin: RequestHandler = (request, response, next) => {
  if (request.session.name !== undefined) next();
  else response.status(401).json({ message: 'Log in first.' });
};

/** The routes that the app had before: pages and an API for its own users. */
export function appRoutes(store: Store): Router {
  const routes = Router();
  routes.get('/', (request, response) => {
    response.send(`<h1>Orders</h1><p>Hello, ${request.session.name ? 'again' : 'stranger'}.</p>`);
  });
  routes.post('/login', (request, response) => {
    const name: unknown = request.body?.name;
    if (typeof name !== 'string' || name.trim() === '') {
      response.status(400).json({ message: 'name: must be text, not blank' });
      return;
    }
    request.session.name = name;
    response.json({ name });
  });
  routes.get('/api/orders', requireLogin, (_request, response) => {
    const open = [...store.orders.values()].filter(isOpen);
    response.json(open.map(({ reportId, woNumber, status }) => ({ reportId, woNumber, status })));
  });
  routes.post('/api/echo', requireLogin, (request, response) => {
    response.json(request.body);
  });
  return routes;
}
