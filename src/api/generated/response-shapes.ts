// Generated from schemas/api and the catalogue by scripts/generate: do not edit.

import type { Shape } from '../../protocol/codec/shape.js';

/** The spellings of the values of each action's answer. */
export const responseShapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ['autoimport/list', { kind: 'list', items: {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['autoimport_id', { kind: 'count' }],
      ['import_name', { kind: 'text' }],
      ['client_company_name', { kind: 'text' }],
      ['active', { kind: 'enum', values: [1,0] }],
      ['friendly_name', { kind: 'text' }],
      ['api_capabilities', { kind: 'list', items: { kind: 'enum', values: ["upload","export"] } }],
    ]),
    required: ["autoimport_id","import_name","client_company_name","active","friendly_name","api_capabilities"],
    ids: ["autoimport_id"],
  } }],
  ['autoimport/upload', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['message', { kind: 'text' }],
    ]),
    required: ["message"],
  }],
  ['autoimport/export', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['file_name', { kind: 'text' }],
      ['hash', { kind: 'text' }],
      ['content', { kind: 'text' }],
    ]),
    required: ["file_name","hash","content"],
    ids: ["hash"],
  }],
  ['bid/list', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['report_id', { kind: 'count' }],
      ['bids', { kind: 'list', items: {
        kind: 'object',
        properties: new Map<string, Shape>([
          ['comp_note_id', { kind: 'count' }],
          ['invoice_item_id', { kind: 'count', nullable: true }],
          ['description', { kind: 'text' }],
          ['qty', { kind: 'number' }],
          ['uom', { kind: 'count', nullable: true }],
          ['contractor_price', { kind: 'number' }],
          ['client_price', { kind: 'number' }],
          ['comment', { kind: 'text' }],
          ['completion_comment', { kind: 'text' }],
        ]),
        required: ["comp_note_id","invoice_item_id","description","qty","uom","contractor_price","client_price","comment","completion_comment"],
        ids: ["comp_note_id"],
      } }],
    ]),
    required: ["report_id","bids"],
  }],
  ['bid/create', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['comp_note_id', { kind: 'count' }],
    ]),
    required: ["comp_note_id"],
    ids: ["comp_note_id"],
  }],
  ['bid/update', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['result', { kind: 'text' }],
    ]),
    required: ["result"],
  }],
  ['bid/delete', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['result', { kind: 'text' }],
    ]),
    required: ["result"],
  }],
  ['bid/uom', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['uom', { kind: 'map', values: { kind: 'text' } }],
    ]),
    required: ["uom"],
  }],
  ['bid/invoice/items', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['report_id', { kind: 'count' }],
      ['invoice_items', { kind: 'list', items: {
        kind: 'object',
        properties: new Map<string, Shape>([
          ['invoice_item_id', { kind: 'count' }],
          ['description', { kind: 'text' }],
          ['client_price', { kind: 'number' }],
          ['contractor_price', { kind: 'number' }],
          ['uom', { kind: 'count' }],
        ]),
        required: ["invoice_item_id","description","client_price","contractor_price","uom"],
        ids: ["invoice_item_id"],
      } }],
    ]),
    required: ["report_id","invoice_items"],
  }],
  ['file/list', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['report_id', { kind: 'count' }],
      ['files', { kind: 'list', items: {
        kind: 'object',
        properties: new Map<string, Shape>([
          ['file_id', { kind: 'count' }],
          ['file_name', { kind: 'text' }],
          ['file_type', { kind: 'text' }],
          ['file_area', { kind: 'enum', values: [1,0] }],
          ['flags', { kind: 'list', items: {
            kind: 'object',
            properties: new Map<string, Shape>([
              ['type', { kind: 'enum', values: ["b","c","pc","d","v"] }],
              ['comp_note_id', { kind: 'count' }],
              ['item_description', { kind: 'text' }],
              ['stage', { kind: 'enum', values: ["b","i","a"] }],
              ['damage_id', { kind: 'count' }],
              ['violation_id', { kind: 'count' }],
              ['pcr_question_id', { kind: 'count' }],
              ['question', { kind: 'text' }],
              ['pcr_form_id', { kind: 'count' }],
              ['form_name', { kind: 'text' }],
              ['damage_title', { kind: 'text' }],
              ['violation_title', { kind: 'text' }],
            ]),
            required: [],
          } }],
        ]),
        required: ["file_id","file_name","file_type","file_area","flags"],
        ids: ["file_id"],
      } }],
    ]),
    required: ["report_id","files"],
  }],
  ['file/get', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['report_id', { kind: 'count' }],
      ['file_id', { kind: 'count' }],
      ['file_name', { kind: 'text' }],
      ['file_type', { kind: 'text' }],
      ['file_area', { kind: 'enum', values: [1,0] }],
      ['flags', { kind: 'list', items: {
        kind: 'object',
        properties: new Map<string, Shape>([
          ['type', { kind: 'enum', values: ["b","c","pc","d","v"] }],
          ['comp_note_id', { kind: 'count' }],
          ['item_description', { kind: 'text' }],
          ['stage', { kind: 'enum', values: ["b","i","a"] }],
          ['damage_id', { kind: 'count' }],
          ['violation_id', { kind: 'count' }],
          ['pcr_question_id', { kind: 'count' }],
          ['question', { kind: 'text' }],
          ['pcr_form_id', { kind: 'count' }],
          ['form_name', { kind: 'text' }],
          ['damage_title', { kind: 'text' }],
          ['violation_title', { kind: 'text' }],
        ]),
        required: [],
      } }],
      ['hash', { kind: 'text' }],
      ['content', { kind: 'text' }],
    ]),
    required: ["report_id","file_id","file_name","file_type","file_area","flags","hash","content"],
    ids: ["hash"],
  }],
  ['file/get/metadata', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['file_id', { kind: 'count' }],
      ['metadata', { kind: 'map', values: { kind: 'any' } }],
    ]),
    required: ["file_id","metadata"],
  }],
  ['file/upload', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['file_id', { kind: 'count' }],
    ]),
    required: ["file_id"],
    ids: ["file_id"],
  }],
  ['file/flag/items', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['items', {
        kind: 'object',
        properties: new Map<string, Shape>([
          ['bids', { kind: 'list', items: {
            kind: 'object',
            properties: new Map<string, Shape>([
              ['comp_note_id', { kind: 'count' }],
              ['description', { kind: 'text' }],
            ]),
            required: ["comp_note_id","description"],
            ids: ["comp_note_id"],
          } }],
          ['completions', { kind: 'list', items: {
            kind: 'object',
            properties: new Map<string, Shape>([
              ['comp_note_id', { kind: 'count' }],
              ['description', { kind: 'text' }],
            ]),
            required: ["comp_note_id","description"],
            ids: ["comp_note_id"],
          } }],
          ['pcr', { kind: 'list', items: {
            kind: 'object',
            properties: new Map<string, Shape>([
              ['form', { kind: 'text' }],
              ['question', { kind: 'text' }],
              ['pcr_question_id', { kind: 'count' }],
            ]),
            required: ["form","question","pcr_question_id"],
            ids: ["pcr_question_id"],
          } }],
        ]),
        required: [],
      }],
    ]),
    required: ["items"],
  }],
  ['file/flag', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['result', { kind: 'text' }],
    ]),
    required: ["result"],
  }],
  ['file/document/types', { kind: 'map', values: { kind: 'text' } }],
  ['user/search', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['users', { kind: 'list', items: {
        kind: 'object',
        properties: new Map<string, Shape>([
          ['user_id', { kind: 'count' }],
          ['user_name', { kind: 'text' }],
          ['user_email', { kind: 'text' }],
          ['user_first_name', { kind: 'text' }],
          ['user_last_name', { kind: 'text' }],
          ['user_company', { kind: 'text' }],
          ['user_display_name', { kind: 'text' }],
        ]),
        required: ["user_id","user_name","user_email","user_first_name","user_last_name","user_company","user_display_name"],
        ids: ["user_id"],
      } }],
      ['next', {
        kind: 'object',
        properties: new Map<string, Shape>([
          ['user_email', { kind: 'text', nullable: true }],
          ['user_name', { kind: 'text', nullable: true }],
          ['user_company', { kind: 'text', nullable: true }],
          ['offset', { kind: 'count' }],
        ]),
        required: ["user_email","user_name","user_company","offset"],
      }],
    ]),
    required: ["users"],
  }],
  ['user/group/list', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['groups', { kind: 'map', values: { kind: 'text' } }],
    ]),
    required: ["groups"],
  }],
  ['workorder/search', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['work_orders', { kind: 'list', items: {
        kind: 'object',
        properties: new Map<string, Shape>([
          ['report_id', { kind: 'count' }],
          ['org_property_id', { kind: 'count' }],
          ['address', { kind: 'text' }],
          ['city', { kind: 'text' }],
          ['state', { kind: 'text' }],
          ['zip', { kind: 'text' }],
          ['loan_number', { kind: 'text' }],
          ['work_type', { kind: 'count' }],
          ['date_received', { kind: 'date_compact' }],
        ]),
        required: ["report_id","org_property_id","address","city","state","zip","loan_number","work_type","date_received"],
        ids: ["report_id"],
      } }],
      ['next', {
        kind: 'object',
        properties: new Map<string, Shape>([
          ['offset', { kind: 'count' }],
          ['org_wo_num', { kind: 'text' }],
          ['wo_number', { kind: 'text' }],
          ['loan_number', { kind: 'text' }],
          ['address', { kind: 'text' }],
          ['city', { kind: 'text' }],
          ['state', { kind: 'text' }],
          ['zip', { kind: 'text' }],
        ]),
        required: ["offset"],
      }],
    ]),
    required: ["work_orders"],
  }],
  ['workorder/fields', { kind: 'map', values: {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['name', { kind: 'text' }],
      ['type', { kind: 'text' }],
      ['source', { kind: 'text' }],
      ['options', { kind: 'any' }],
    ]),
    required: ["name","type"],
  } }],
  ['workorder/get', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['report_id', { kind: 'count' }],
      ['org_property_id', { kind: 'count' }],
      ['values', { kind: 'map', values: { kind: 'any' } }],
      ['fields', { kind: 'map', values: {
        kind: 'object',
        properties: new Map<string, Shape>([
          ['name', { kind: 'text' }],
          ['type', { kind: 'text' }],
          ['source', { kind: 'text' }],
          ['options', { kind: 'any' }],
        ]),
        required: ["name","type"],
      } }],
    ]),
    required: ["report_id","org_property_id","values","fields"],
  }],
  ['workorder/create', { kind: 'any' }],
  ['workorder/update', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['result', { kind: 'text' }],
      ['org_property_id', { kind: 'count' }],
      ['wo_reassociated', { kind: 'flag' }],
    ]),
    required: ["result","org_property_id","wo_reassociated"],
  }],
  ['workorder/rfo', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['result', { kind: 'text' }],
    ]),
    required: ["result"],
  }],
  ['workorder/pcr/list', { kind: 'list', items: {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['pcr_form_id', { kind: 'count' }],
      ['pcr_form_name', { kind: 'text' }],
      ['version', { kind: 'count' }],
      ['required', { kind: 'enum', values: [true,false,1,0] }],
      ['has_errors', { kind: 'enum', values: [true,false,1,0] }],
    ]),
    required: ["pcr_form_id","pcr_form_name","version","required","has_errors"],
    ids: ["pcr_form_id"],
  } }],
  ['workorder/pcr/get', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['pcr_form_id', { kind: 'count' }],
      ['version', { kind: 'count' }],
      ['name', { kind: 'text' }],
      ['questions', { kind: 'list', items: {
        kind: 'object',
        properties: new Map<string, Shape>([
          ['pcr_question_id', { kind: 'count' }],
          ['pcr_question_type', { kind: 'text' }],
          ['pcr_question_name', { kind: 'text' }],
          ['pcr_question_share_name', { kind: 'text', nullable: true }],
          ['items', { kind: 'list', items: {
            kind: 'object',
            properties: new Map<string, Shape>([
              ['id', { kind: 'count' }],
              ['value', { kind: 'any' }],
              ['label', { kind: 'text' }],
              ['thirdparty_value', { kind: 'any' }],
            ]),
            required: ["id","value","label"],
          } }],
          ['answer', { kind: 'any' }],
        ]),
        required: ["pcr_question_id","pcr_question_type","pcr_question_name"],
        ids: ["pcr_question_id"],
      } }],
    ]),
    required: ["pcr_form_id","version","name","questions"],
  }],
  ['workorder/pcr/answer', { kind: 'any' }],
  ['workorder/pcr/detach', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['result', { kind: 'text' }],
    ]),
    required: ["result"],
  }],
  ['pcr/get', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['pcr_form_id', { kind: 'count' }],
      ['version', { kind: 'count' }],
      ['name', { kind: 'text' }],
      ['questions', { kind: 'list', items: {
        kind: 'object',
        properties: new Map<string, Shape>([
          ['id', { kind: 'count' }],
          ['question', { kind: 'text' }],
          ['type', { kind: 'text' }],
          ['questionType', { kind: 'text' }],
          ['questionDataType', { kind: 'text' }],
          ['required', { kind: 'enum', values: [true,false,1,0] }],
          ['active', { kind: 'enum', values: [true,false,1,0] }],
          ['maxLength', { kind: 'count', nullable: true }],
          ['rules', { kind: 'any' }],
          ['events', { kind: 'any' }],
          ['photos', {
            kind: 'object',
            properties: new Map<string, Shape>([
              ['min', { kind: 'count' }],
              ['max', { kind: 'count' }],
            ]),
            required: ["min","max"],
          }],
          ['items', { kind: 'list', items: {
            kind: 'object',
            properties: new Map<string, Shape>([
              ['id', { kind: 'count' }],
              ['value', { kind: 'any' }],
              ['label', { kind: 'text' }],
              ['thirdparty_value', { kind: 'any' }],
            ]),
            required: ["id","value","label"],
          } }],
        ]),
        required: ["id","question","type","questionType","questionDataType","required","active","maxLength","rules","events","photos"],
        ids: ["id"],
      } }],
    ]),
    required: ["pcr_form_id","version","name","questions"],
  }],
  ['property/definition', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['definition', { kind: 'list', items: { kind: 'text' } }],
      ['fields', { kind: 'map', values: {
        kind: 'object',
        properties: new Map<string, Shape>([
          ['name', { kind: 'text' }],
          ['type', { kind: 'text' }],
          ['source', { kind: 'text' }],
          ['options', { kind: 'any' }],
        ]),
        required: ["name","type"],
      } }],
    ]),
    required: ["definition","fields"],
  }],
  ['property/id', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['org_property_id', { kind: 'count' }],
    ]),
    required: ["org_property_id"],
    ids: ["org_property_id"],
  }],
  ['property/get', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['org_property_id', { kind: 'count' }],
      ['address', { kind: 'text' }],
      ['city', { kind: 'text' }],
      ['state', { kind: 'text' }],
      ['zip', { kind: 'text' }],
      ['values', { kind: 'map', values: { kind: 'any' } }],
      ['fields', { kind: 'map', values: {
        kind: 'object',
        properties: new Map<string, Shape>([
          ['name', { kind: 'text' }],
          ['type', { kind: 'enum', values: ["text","date","dropdown","multiselect","bool/yn","bool/oo"] }],
          ['options', { kind: 'any' }],
        ]),
        required: ["name","type"],
      } }],
    ]),
    required: ["org_property_id","address","city","state","zip","values","fields"],
  }],
  ['property/update', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['result', { kind: 'text' }],
    ]),
    required: ["result"],
  }],
  ['invoice/id', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['invoice_id', { kind: 'count' }],
    ]),
    required: ["invoice_id"],
    ids: ["invoice_id"],
  }],
  ['invoice/create', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['invoice_id', { kind: 'count' }],
    ]),
    required: ["invoice_id"],
  }],
  ['invoice/get', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['invoice_id', { kind: 'count' }],
      ['invoice_date', { kind: 'text', nullable: true }],
      ['complete', { kind: 'enum', values: [1,0] }],
      ['contractor_items', { kind: 'list', items: {
        kind: 'object',
        properties: new Map<string, Shape>([
          ['line_id', { kind: 'count' }],
          ['invoice_item_id', { kind: 'count', nullable: true }],
          ['invoice_item_desc', { kind: 'text' }],
          ['invoice_item_other', { kind: 'text', nullable: true }],
          ['qty', { kind: 'number' }],
          ['uom_id', { kind: 'count', nullable: true }],
          ['price', { kind: 'number' }],
          ['flat_fee', { kind: 'number' }],
          ['price_sub_adj', { kind: 'number' }],
          ['adj_comment', { kind: 'text', nullable: true }],
        ]),
        required: ["line_id","invoice_item_id","invoice_item_desc","invoice_item_other","qty","uom_id","price","flat_fee","price_sub_adj","adj_comment"],
        ids: ["line_id"],
      } }],
      ['client_items', { kind: 'list', items: {
        kind: 'object',
        properties: new Map<string, Shape>([
          ['line_id', { kind: 'count' }],
          ['invoice_item_id', { kind: 'count', nullable: true }],
          ['invoice_item_desc', { kind: 'text' }],
          ['invoice_item_other', { kind: 'text', nullable: true }],
          ['qty', { kind: 'number' }],
          ['uom_id', { kind: 'count', nullable: true }],
          ['price', { kind: 'number' }],
          ['flat_fee', { kind: 'number' }],
          ['price_sub_adj', { kind: 'number' }],
          ['adj_comment', { kind: 'text', nullable: true }],
        ]),
        required: ["line_id","invoice_item_id","invoice_item_desc","invoice_item_other","qty","uom_id","price","flat_fee","price_sub_adj","adj_comment"],
        ids: ["line_id"],
      } }],
      ['totals', { kind: 'map', values: { kind: 'any' } }],
      ['contractor_total_adj', { kind: 'number' }],
      ['client_total_adj', { kind: 'number' }],
    ]),
    required: ["invoice_id","invoice_date","complete","contractor_items","client_items"],
  }],
  ['invoice/update', { kind: 'any' }],
  ['invoice/delete/item', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['result', { kind: 'text' }],
    ]),
    required: ["result"],
  }],
  ['jobnote/list', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['report_id', { kind: 'count' }],
      ['wo_notes', { kind: 'list', items: {
        kind: 'object',
        properties: new Map<string, Shape>([
          ['note_id', { kind: 'count' }],
          ['revisions', { kind: 'list', items: { kind: 'any' } }],
          ['base_revision', { kind: 'count', nullable: true }],
        ]),
        required: ["note_id"],
        ids: ["note_id"],
      } }],
      ['prop_notes', { kind: 'list', items: {
        kind: 'object',
        properties: new Map<string, Shape>([
          ['note_id', { kind: 'count' }],
          ['revisions', { kind: 'list', items: { kind: 'any' } }],
          ['base_revision', { kind: 'count', nullable: true }],
        ]),
        required: ["note_id"],
        ids: ["note_id"],
      } }],
    ]),
    required: ["wo_notes","prop_notes"],
  }],
  ['jobnote/get', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['base_revision', { kind: 'count', nullable: true }],
      ['note_type', { kind: 'text' }],
      ['note_text', { kind: 'text' }],
      ['created_by', { kind: 'text' }],
      ['create_time', { kind: 'count' }],
      ['sent_to_users', { kind: 'list', items: { kind: 'any' } }],
      ['sent_to_emails', { kind: 'list', items: { kind: 'any' } }],
      ['reminder_date', { kind: 'text', nullable: true }],
      ['reminder_time', { kind: 'any' }],
      ['group_permissions', { kind: 'list', items: { kind: 'any' } }],
    ]),
    required: ["base_revision","note_type","note_text","created_by","create_time","group_permissions"],
  }],
  ['jobnote/file/list', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['files', { kind: 'list', items: {
        kind: 'object',
        properties: new Map<string, Shape>([
          ['file_id', { kind: 'count' }],
          ['file_name', { kind: 'text' }],
          ['file_type', { kind: 'text' }],
        ]),
        required: ["file_id","file_name","file_type"],
      } }],
    ]),
    required: ["files"],
  }],
  ['jobnote/create', { kind: 'any' }],
  ['jobnote/update', { kind: 'any' }],
  ['jobnote/delete', {
    kind: 'object',
    properties: new Map<string, Shape>([
      ['message', { kind: 'text' }],
    ]),
    required: ["message"],
  }],
]);
