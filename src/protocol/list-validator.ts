import type { Validate, ValidationError } from './validation.js';

const NO_LIST: ValidationError = {
  instancePath: '',
  schemaPath: '#/type',
  keyword: 'type',
  params: { type: 'array' },
  message: 'must be array',
};

function inElement(error: ValidationError, index: number): ValidationError {
  const { instancePath, schemaPath } = error;
  return {
    ...error,
    instancePath: `/${index}${instancePath}`,
    schemaPath: schemaPath.replace('#', '#/items'),
  };
}

/** Makes the validator of a list from the validator of its elements; it stops at the first wrong one. */
export function listOf(validateElement: Validate): Validate {
  const validate: Validate = (value) => {
    if (!Array.isArray(value)) {
      validate.errors = [NO_LIST];
      return false;
    }
    const index = value.findIndex((element) => !validateElement(element));
    validate.errors =
      index < 0 ? null : (validateElement.errors ?? []).map((error) => inElement(error, index));
    return index < 0;
  };
  return validate;
}
