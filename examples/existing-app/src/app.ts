import { randomBytes } from 'node:crypto';
import cookieParser from 'cookie-parser';
import express, { type Express } from 'express';
import session from 'express-session';
import helmet from 'helmet';
import type { Settings } from '../../quickstart/src/settings.js';
import { createLink, type Link } from './link.js';
import { appRoutes } from './routes.js';

/** The app, and what it has to end. */
export interface ExistingApp {
  readonly app: Express;
  readonly link: Link;
}

/**
 * An app with parsers, sessions and routes of its own, in which a link receiver is mounted.
 *
 * @param secret signs the cookies of the app's own users. Default a new one: they log in again after a start
 */
export function createApp(
  settings: Settings,
  secret: string = randomBytes(32).toString('hex'),
): ExistingApp {
  const link = createLink(settings);
  const app = express();

  // Helmet may stand before the receiver: the receiver sets headers of its own over these.
  app.use(helmet());

  // The receiver reads the body of its requests itself: an upload streams to its place and is never held in memory.
  // So it stands BEFORE the parsers. Behind express.urlencoded() it still works for most calls, but their size is then
  // limited by that parser; behind a logger that drains the body it answers with an error that says so.
  // Sessions have no place before it either: its callers send credentials with every call and keep no cookie.
  app.use('/link', link.receiver);

  // What get_file and get_foh hand out addresses of. The signature in the address is the permission.
  app.use('/files', (request, response, next) => {
    link.files.serve(request, response, request.originalUrl).catch(next);
  });

  // From here on it is the app as it was.
  app.use(express.json());
  app.use(express.urlencoded({ extended: false }));
  app.use(cookieParser(secret));
  app.use(session({ secret, resave: false, saveUninitialized: false }));
  app.use(appRoutes(link.site.store));
  return { app, link };
}
