const HANDLER = /^( \*\/\nexport function \w+\(.*\): )(EventHandler<'(\w+)'>|FileHandler)/gm;

function handlerType(event: string | undefined): string {
  const name = event ?? 'send_file';
  const types = `import('svclink').EventMap['${name}']`;
  const file = event === undefined ? ", import('svclink').WithFile" : '';
  return `import('svclink').Handler<${types}['data'], ${types}['reply']${file}>`;
}

/** Adds the type of a handler to its comment, so that editors know the data in plain JavaScript too. */
export function withHandlerTypes(source: string): string {
  return source.replace(HANDLER, (_match, begin: string, type: string, event?: string) => {
    return ` *\n * @returns {${handlerType(event)}}\n${begin}${type}`;
  });
}
