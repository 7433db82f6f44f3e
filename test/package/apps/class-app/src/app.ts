import type { Server } from 'node:http';
import express, { type Application } from 'express';

export class App {
  public readonly app: Application;
  private server?: Server;

  constructor(private readonly port: number) {
    this.app = express();
    this.app.use(express.json());
    this.app.get('/', (_req, res) => {
      res.send('fleet');
    });
  }

  public start(): Server {
    this.server = this.app.listen(this.port);
    return this.server;
  }
}
