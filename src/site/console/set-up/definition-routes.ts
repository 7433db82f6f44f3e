import { Input } from '../../engine/input.js';
import { CHOICE_FIELDS } from '../../orders/choices.js';
import type { Owner } from '../../owner/index.js';
import { type Call, named } from '../call.js';
import type { Route } from '../route-table.js';

/** The routes of the fields of properties, the document types, and the values from which orders are chosen. */
export function definitionRoutes({
  properties: { fields },
  documentTypes,
  choices,
}: Pick<Owner, 'properties' | 'documentTypes' | 'choices'>): readonly Route[] {
  const needs = 'administrator';
  return [
    {
      method: 'GET',
      path: 'property-fields',
      needs: 'reader',
      run: async () => ({ fields: await fields.list() }),
    },
    {
      method: 'POST',
      path: 'property-fields',
      needs,
      run: async (call) => fields.add(await call.body(), call.acting),
    },
    {
      method: 'DELETE',
      path: 'property-fields/:name',
      needs,
      run: (call) => fields.remove(named(call), call.acting),
    },
    ...typeRoutes(documentTypes),
    ...choiceRoutes(choices),
  ];
}

function typeRoutes(types: Owner['documentTypes']): readonly Route[] {
  const needs = 'administrator';
  return [
    {
      method: 'GET',
      path: 'document-types',
      needs: 'reader',
      run: async () => ({ types: await types.list() }),
    },
    {
      method: 'POST',
      path: 'document-types',
      needs,
      run: async (call) => {
        const input = new Input('documentTypes', await call.body(), ['name']);
        await types.create(input.text('name'), call.acting);
      },
    },
    {
      method: 'DELETE',
      path: 'document-types/:name',
      needs,
      run: (call) => types.remove(named(call), call.acting),
    },
  ];
}

function choiceRoutes(choices: Owner['choices']): readonly Route[] {
  const needs = 'administrator';
  return [
    {
      method: 'GET',
      path: 'work-choices',
      needs: 'reader',
      run: async () => ({ choices: await choices.list() }),
    },
    {
      method: 'POST',
      path: 'work-choices',
      needs,
      run: async (call) => {
        const { field, name } = await choiceOf(call);
        await choices.add(field, name, call.acting);
      },
    },
    {
      method: 'POST',
      path: 'work-choices/remove',
      needs,
      run: async (call) => {
        const { field, name } = await choiceOf(call);
        await choices.remove(field, name, call.acting);
      },
    },
  ];
}

async function choiceOf(call: Call) {
  const input = new Input('choices', await call.body(), ['field', 'name']);
  return {
    field: input.choice('field', CHOICE_FIELDS, 'client_company'),
    name: input.text('name'),
  };
}
