import 'reflect-metadata';
import assert from 'node:assert';
import { test } from 'node:test';
import { HubController } from './app.module';

test('greets', () => {
  assert.strictEqual(new HubController().greet(), 'hub');
});
