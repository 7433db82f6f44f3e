import type { RuleOperator } from '../model/rule-types.js';
import type { DataType, QuestionType } from '../model/types.js';

/** A condition with the texts of options instead of their ids. */
export interface ConditionDefinition<Value = string | number | readonly string[]> {
  readonly operator: RuleOperator;
  /** One value, or the texts of several options. */
  readonly value: Value;
}

/** Photos that a question needs and may have. */
export interface PhotosDefinition {
  /** Default 0: none needed. */
  readonly min?: number;
  /** Default: no maximum; 0: none may be taken. */
  readonly max?: number;
}

/** The definition of a question. */
export interface QuestionDefinition {
  readonly type: Exclude<QuestionType, 'unknown'>;
  /** The text shown. */
  readonly text: string;
  /** Default: the usual one of the type. */
  readonly dataType?: DataType;
  /** Texts of the options, each different; for checkbox, dropdown and radio. */
  readonly options?: readonly string[];
  /** Default false. */
  readonly required?: boolean;
  /** Hidden until a rule shows it; default false. */
  readonly hidden?: boolean;
  /** Field rules that a given answer has to meet. */
  readonly rules?: readonly ConditionDefinition[];
  /** Photo limits by default, and with certain answers; default: no limits. */
  readonly photos?: PhotosDefinition & {
    readonly when?: readonly (ConditionDefinition & PhotosDefinition)[];
  };
  /** Name under which answers are transferred between forms; default: the question's key. */
  readonly shareName?: string;
  /** People may copy the previous answer; default false. */
  readonly transferPrevValues?: boolean;
  readonly showPrevValues?: boolean;
  readonly autoTransferPrevValues?: boolean;
}

/** Questions by keys that the author chooses, in order. A key must not consist of digits alone. */
export type QuestionDefinitions = Readonly<Record<string, QuestionDefinition>>;

type ValueFor<Question> = Question extends { readonly options: readonly (infer Text)[] }
  ? Text | readonly Text[] | number
  : string | number;

/** An action rule, which shows or hides questions depending on the answer of another one. */
export type ActionDefinition<Questions> = {
  readonly [Key in keyof Questions]: ConditionDefinition<ValueFor<Questions[Key]>> & {
    /** Key of the question with the deciding answer. */
    readonly when: Key;
    readonly show?: readonly (keyof Questions)[];
    readonly hide?: readonly (keyof Questions)[];
  };
}[keyof Questions];

/** The definition of a form. */
export interface FormDefinition<Questions> {
  /** `pcr_form_id`: a positive whole number. */
  readonly id: number;
  readonly name: string;
  /** `form_share_name`, alphanumeric; default empty. */
  readonly shareName?: string;
  /** `org_id`; default empty. */
  readonly orgId?: string;
  /** Required by default on new orders; default false. */
  readonly defaultRequired?: boolean;
  readonly questions: Questions;
  readonly actions?: readonly ActionDefinition<Questions>[];
  /**
   * First id of the records; the others count up from it. Default: the form's id times ten thousand, so that the ids of
   * two forms differ.
   */
  readonly firstId?: number;
}

/** A question with its assigned ids and position. */
export interface NumberedQuestion {
  readonly key: string;
  readonly id: string;
  readonly formId: string;
  readonly position: number;
  readonly definition: QuestionDefinition;
  /** Option ids by their texts. */
  readonly optionIds: ReadonlyMap<string, string>;
}
