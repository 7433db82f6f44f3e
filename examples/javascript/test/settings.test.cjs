'use strict';

const { readSettings } = require('../src/settings.cjs');

const account = {
  SVCLINK_USER: 'ann',
  SVCLINK_PASSWORD: 'a long one',
  SITE_ID: '3f9d6a52-7c1e-4b0a-9d35-6e2f8a41c7b0',
};

describe('the settings', () => {
  it('have the port 8080 and take another', () => {
    expect(readSettings(account).port).toBe(8080);
    expect(readSettings({ ...account, PORT: '9000' }).port).toBe(9000);
  });

  it.each(['x', '-1', '70000', '80.5'])('refuse the port %s', (port) => {
    expect(() => readSettings({ ...account, PORT: port })).toThrow('PORT');
  });

  it('take a public address and allowed hosts', () => {
    const read = readSettings({
      ...account,
      PUBLIC_URL: 'https://demo.example/',
      QUICKSTART_ALLOWED_HOSTS: 'localhost:9000, files.test,',
    });
    expect(read.publicUrl).toBe('https://demo.example');
    expect(read.allowedHosts).toEqual(['localhost:9000', 'files.test']);
    expect(() => readSettings({ ...account, PUBLIC_URL: 'demo' })).toThrow('PUBLIC_URL');
  });

  it.each(Object.keys(account))('want %s', (name) => {
    expect(() => readSettings({ ...account, [name]: ' ' })).toThrow(name);
    expect(() => readSettings({ ...account, [name]: undefined })).toThrow(name);
  });
});
