'use strict';

const { readSettings } = require('../src/settings.cjs');

describe('the settings', () => {
  it('have the port 8080 and take another', () => {
    expect(readSettings({}).port).toBe(8080);
    expect(readSettings({ PORT: '9000' }).port).toBe(9000);
  });

  it.each(['x', '-1', '70000', '80.5'])('refuse the port %s', (port) => {
    expect(() => readSettings({ PORT: port })).toThrow('PORT');
  });

  it('take a public address and allowed hosts', () => {
    const read = readSettings({
      PUBLIC_URL: 'https://demo.example/',
      QUICKSTART_ALLOWED_HOSTS: 'localhost:9000, files.test,',
    });
    expect(read.publicUrl).toBe('https://demo.example');
    expect(read.allowedHosts).toEqual(['localhost:9000', 'files.test']);
    expect(() => readSettings({ PUBLIC_URL: 'demo' })).toThrow('PUBLIC_URL');
  });
});
