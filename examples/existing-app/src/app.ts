import { randomBytes } from 'node:crypto';
import cookieParser from 'cookie-parser';
import express, { type Express } from 'express';
import session from 'express-session';
import helmet from 'helmet';
import type { Settings } from '../../quickstart/src/settings.js';
import { createLink, type Link } from './link.js';
import { appRoutes } from './routes.js';

/** The app with the parts that have to be closed. */
export interface ExistingApp {
  readonly app: Express;
  readonly link: Link;
}

/**
 * An app with parsers, sessions and routes of its own, in which a link receiver is mounted.
 *
 * @param secret signs the cookies of the app's own users. Default: a new one, so that users log in again after each
 * start
 */
export function createApp(
  settings: Settings,
  secret: string = randomBytes(32).toString('hex'),
): ExistingApp {
  const link = createLink(settings);
  const app = express();

  // Helmet may precede the receiver, whose own headers replace these.
  app.use(helmet());

  // The receiver reads the body of its requests itself: an upload is streamed to its destination and never buffered.
  // Mount it BEFORE the parsers. After express.urlencoded() most calls still work, but that parser limits their size.
  // After a logger that drains the body the receiver answers with an error that explains this. Sessions come after it
  // too: its callers send credentials with every call and store no cookie.
  app.use('/link', link.receiver);

  // The files whose addresses get_file and get_foh return. The signature in the address is the permission.
  app.use('/files', (request, response, next) => {
    link.files.serve(request, response, request.originalUrl).catch(next);
  });

  // The rest of the app is unchanged.
  app.use(express.json());
  app.use(express.urlencoded({ extended: false }));
  app.use(cookieParser(secret));
  app.use(session({ secret, resave: false, saveUninitialized: false }));
  app.use(appRoutes(link.site.store));
  return { app, link };
}
