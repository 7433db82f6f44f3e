import { MOST_PROBLEMS, type Validate, type ValidationError } from './validation.js';

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

/** Makes the validator of a list from the validator of its elements; it stops when enough problems are found. */
export function listOf(validateElement: Validate): Validate {
  const validate: Validate = (value) => {
    if (!Array.isArray(value)) {
      validate.errors = [NO_LIST];
      return false;
    }
    const found: ValidationError[] = [];
    for (let index = 0; index < value.length && found.length < MOST_PROBLEMS; index++) {
      if (validateElement(value[index])) continue;
      for (const error of validateElement.errors ?? []) found.push(inElement(error, index));
    }
    validate.errors = found.length === 0 ? null : found;
    return found.length === 0;
  };
  return validate;
}
