// Generated from schemas/link by scripts/generate: do not edit.

import type { Shape } from '../codec/shape.js';
import type { EventName } from './event-names.js';

/** The spellings of the values of both sides of an event. */
export interface EventShapes {
  readonly data: Shape;
  readonly result: Shape;
}

/** The shapes of all events, derived from their schemas. */
export const shapes: Readonly<Record<EventName, EventShapes>> = {
  bid_comp_confirm: {
    data: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['dst_report_id', { kind: 'id' }],
      ]),
      required: ["dst_report_id"],
    },
    result: { kind: 'any' },
  },
  get_all_notes: {
    data: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['timestamp', { kind: 'unix_time' }],
      ]),
      required: [],
    },
    result: { kind: 'list', items: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['wo_number', { kind: 'text' }],
        ['note_id', { kind: 'opaque_id' }],
        ['note_type', { kind: 'enum', values: ["wo","prop"] }],
        ['note_text', { kind: 'text' }],
        ['note_from', { kind: 'text' }],
        ['transaction_id', { kind: 'opaque_id' }],
      ]),
      required: ["wo_number","note_id","note_type","note_text","note_from"],
      ids: ["note_id"],
    } },
  },
  get_all_orders: {
    data: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['timestamp', { kind: 'unix_time' }],
      ]),
      required: [],
    },
    result: { kind: 'list', items: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['report_id', { kind: 'id' }],
        ['wo_number', { kind: 'text' }],
        ['org_wo_num', { kind: 'id' }],
        ['wo_status', { kind: 'text' }],
        ['transaction_id', { kind: 'opaque_id' }],
        ['update_field', { kind: 'text' }],
        ['update_value', { kind: 'text' }],
      ]),
      required: ["report_id","wo_number","wo_status"],
      ids: ["report_id"],
    } },
  },
  get_all_updates: {
    data: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['timestamp', { kind: 'unix_time' }],
      ]),
      required: [],
    },
    result: { kind: 'list', items: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['report_id', { kind: 'id' }],
        ['wo_number', { kind: 'text' }],
        ['org_wo_num', { kind: 'id' }],
        ['wo_status', { kind: 'text' }],
        ['transaction_id', { kind: 'opaque_id' }],
        ['update_field', { kind: 'enum', values: ["address","city","comments","cust_text","date_due","key_code","loan_number","loan_type_other","lock_code","lot_size","mortgage_name","start_date","state","zip","wo_pending_cancellation_date","line_items","vendor_id",""] }],
        ['update_value', { kind: 'text' }],
      ]),
      required: ["report_id","wo_number","wo_status","update_field","update_value"],
      ids: ["report_id"],
    } },
  },
  get_cancel_orders: {
    data: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['timestamp', { kind: 'unix_time' }],
      ]),
      required: ["timestamp"],
    },
    result: { kind: 'list', items: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['report_id', { kind: 'id' }],
        ['wo_number', { kind: 'text' }],
        ['org_wo_num', { kind: 'id' }],
        ['wo_status', { kind: 'text' }],
        ['transaction_id', { kind: 'opaque_id' }],
        ['cancel_timestamp', { kind: 'unix_time' }],
      ]),
      required: ["report_id","wo_number","wo_status","cancel_timestamp"],
      ids: ["report_id"],
    } },
  },
  get_file: {
    data: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['remote_report_id', { kind: 'id_text' }],
        ['report_id', { kind: 'id_text' }],
        ['module_type', { kind: 'enum', values: ["uploads","job_notes"] }],
      ]),
      required: ["report_id","module_type"],
    },
    result: { kind: 'list', items: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['remote_report_id', { kind: 'id_any' }],
        ['report_id', { kind: 'id_any' }],
        ['file_id', { kind: 'id' }],
        ['file_name', { kind: 'text' }],
        ['file_type', { kind: 'text' }],
        ['file_size', { kind: 'number' }],
        ['file_desc', { kind: 'text' }],
        ['obj_url', { kind: 'text' }],
        ['obj_url_thumb', { kind: 'text' }],
        ['module_type', { kind: 'enum', values: ["uploads","job_notes"] }],
        ['org_name', { kind: 'text' }],
        ['imported', { kind: 'enum', values: [1] }],
      ]),
      required: ["report_id","file_id","file_name","file_type","file_size","obj_url","module_type","org_name","imported"],
      ids: ["file_id","obj_url"],
    } },
  },
  get_foh: {
    data: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['remote_report_id', { kind: 'id' }],
      ]),
      required: ["remote_report_id"],
    },
    result: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['obj_url', { kind: 'text' }],
        ['file_metadata', {
          kind: 'object',
          properties: new Map<string, Shape>([
            ['file_size', { kind: 'count' }],
          ]),
          required: ["file_size"],
        }],
      ]),
      required: ["obj_url","file_metadata"],
      ids: ["obj_url"],
    },
  },
  get_invoice_items_order: {
    data: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['report_id', { kind: 'id_text' }],
      ]),
      required: ["report_id"],
    },
    result: { kind: 'map', values: { kind: 'text' } },
  },
  get_notes: {
    data: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['remote_report_id', { kind: 'id_text' }],
        ['report_id', { kind: 'id_text' }],
      ]),
      required: ["report_id"],
    },
    result: { kind: 'list', items: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['note_id', { kind: 'opaque_id' }],
        ['note_rev', { kind: 'opaque_id' }],
        ['remote_report_id', { kind: 'id_any' }],
        ['report_id', { kind: 'id_any' }],
        ['note_type', { kind: 'enum', values: ["wo","prop"] }],
        ['note_text', { kind: 'text' }],
        ['insert_by', { kind: 'text' }],
        ['insert_date', { kind: 'date_time' }],
        ['org_name', { kind: 'text' }],
        ['has_attachments', { kind: 'flag' }],
      ]),
      required: ["note_id","note_rev","report_id","note_type","note_text","insert_by","insert_date","org_name","has_attachments"],
      ids: ["note_id"],
    } },
  },
  get_order: {
    data: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['report_id', { kind: 'id_text' }],
      ]),
      required: ["report_id"],
    },
    result: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['wo_number', { kind: 'text' }],
        ['client_company_alias', { kind: 'text' }],
        ['cust_text', { kind: 'text' }],
        ['loan_number', { kind: 'text' }],
        ['loan_type_other', { kind: 'text' }],
        ['address', { kind: 'text' }],
        ['city', { kind: 'text' }],
        ['state', { kind: 'text' }],
        ['zip', { kind: 'text' }],
        ['comments', { kind: 'text' }],
        ['work_type_alias', { kind: 'text' }],
        ['mortgage_name', { kind: 'text' }],
        ['lot_size', { kind: 'text' }],
        ['lock_code', { kind: 'text' }],
        ['key_code', { kind: 'text' }],
        ['date_received', { kind: 'date_compact', nullable: true }],
        ['date_due', { kind: 'date_compact', nullable: true }],
        ['start_date', { kind: 'date_compact', nullable: true }],
        ['line_items', { kind: 'list', items: {
          kind: 'object',
          properties: new Map<string, Shape>([
            ['desc', { kind: 'text' }],
            ['qty', { kind: 'decimal' }],
            ['price', { kind: 'decimal' }],
            ['total', { kind: 'decimal' }],
            ['add', { kind: 'text' }],
          ]),
          required: ["desc","qty","price","total","add"],
        } }],
        ['pcr_forms', { kind: 'list', items: {
          kind: 'object',
          properties: new Map<string, Shape>([
            ['pcr_form_id', { kind: 'id' }],
            ['form_id', { kind: 'text' }],
            ['form_ver_id', { kind: 'id' }],
            ['form_required', { kind: 'flag_number' }],
          ]),
          required: ["pcr_form_id","form_ver_id","form_required"],
        } }],
        ['svc_report_id', { kind: 'text' }],
        ['import_user_id', { kind: 'any' }],
        ['key_values', {
          kind: 'object',
          properties: new Map<string, Shape>([
            ['bg_checkin_provider', { kind: 'enum', values: ["ags",""] }],
            ['wo_pending_cancellation_date', { kind: 'unix_time' }],
          ]),
          required: [],
        }],
        ['broker_name', { kind: 'text', nullable: true }],
        ['broker_company', { kind: 'text', nullable: true }],
        ['broker_phone', { kind: 'text', nullable: true }],
        ['broker_email', { kind: 'text', nullable: true }],
        ['vendor_id', { kind: 'text', nullable: true }],
        ['has_foh', { kind: 'flag' }],
      ]),
      required: ["wo_number","client_company_alias","cust_text","loan_number","loan_type_other","address","city","state","zip","comments","work_type_alias","mortgage_name","lot_size","lock_code","key_code","date_received","date_due","start_date","svc_report_id","has_foh"],
    },
  },
  get_pcr_json: {
    data: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['pcr_form_id', { kind: 'id_text' }],
        ['form_ver_id', { kind: 'id_text' }],
      ]),
      required: ["pcr_form_id","form_ver_id"],
    },
    result: { kind: 'map', values: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['options_pcr_forms', {
          kind: 'object',
          properties: new Map<string, Shape>([
            ['pcr_form_id', { kind: 'id_text' }],
            ['org_id', { kind: 'text' }],
            ['pcr_form_name', { kind: 'text' }],
            ['default_required', { kind: 'flag_text' }],
            ['form_photos_required', { kind: 'flag_text' }],
            ['transfer_prev_values', { kind: 'flag_text' }],
            ['client_new_wo', { kind: 'flag_text' }],
            ['global_form', { kind: 'flag_text' }],
            ['web_template', { kind: 'text' }],
            ['fillable_pdf', { kind: 'text' }],
            ['pcr_form_active', { kind: 'flag_text' }],
            ['partner_a_ver', { kind: 'text' }],
            ['thirdparty_id', { kind: 'text' }],
            ['form_deleted', { kind: 'flag_text' }],
            ['form_share_name', { kind: 'text' }],
            ['partner_a_master_id', { kind: 'text' }],
            ['insert_by', { kind: 'text' }],
            ['insert_date', { kind: 'text' }],
            ['publish_changes', { kind: 'text' }],
            ['partner_b_id', { kind: 'text' }],
            ['partner_c_id', { kind: 'text' }],
            ['partner_a_id', { kind: 'text' }],
          ]),
          required: ["pcr_form_id"],
          rest: { kind: 'text' },
        }],
        ['options_pcr_forms_questions', { kind: 'map', values: {
          kind: 'object',
          properties: new Map<string, Shape>([
            ['pcr_question_id', { kind: 'id_text' }],
            ['pcr_form_id', { kind: 'id_text' }],
            ['question_num', { kind: 'text' }],
            ['question_name', { kind: 'text' }],
            ['question_desc', { kind: 'text' }],
            ['question_type', { kind: 'enum', values: ["checkbox","date","dropdown","radio","numeric","photos","svcfield","textarea","textbox","title"] }],
            ['question_data_type', { kind: 'text' }],
            ['question_display_active', { kind: 'flag_text' }],
            ['question_required', { kind: 'flag_text' }],
            ['question_na_option', { kind: 'flag_text' }],
            ['question_flag_photos', { kind: 'flag_text' }],
            ['question_photos_required', { kind: 'flag_text' }],
            ['question_active', { kind: 'flag_text' }],
            ['question_deleted', { kind: 'flag_text' }],
            ['question_form_length', { kind: 'text' }],
            ['question_order', { kind: 'count_text' }],
            ['pdf_field_id', { kind: 'text' }],
            ['thirdpartyfield_id', { kind: 'text' }],
            ['question_share_name', { kind: 'text' }],
            ['question_transfer_prev_values', { kind: 'flag_text' }],
            ['question_show_prev_values', { kind: 'flag_text' }],
            ['question_auto_transfer_prev_values', { kind: 'flag_text' }],
            ['question_field_rules_cnt', { kind: 'count_text' }],
            ['question_action_rules_cnt', { kind: 'count_text' }],
            ['question_photo_rules_cnt', { kind: 'count_text' }],
            ['insert_by', { kind: 'text' }],
            ['insert_date', { kind: 'text' }],
          ]),
          required: ["pcr_question_id","pcr_form_id"],
          rest: { kind: 'text' },
        } }],
        ['options_pcr_forms_questions_values', { kind: 'map', values: {
          kind: 'object',
          properties: new Map<string, Shape>([
            ['question_value_id', { kind: 'id_text' }],
            ['pcr_question_id', { kind: 'id_text' }],
            ['question_value', { kind: 'text' }],
            ['pdf_field_id', { kind: 'text' }],
            ['question_value_active', { kind: 'flag_text' }],
            ['thirdparty_value_id', { kind: 'text' }],
            ['question_share_value', { kind: 'text' }],
          ]),
          required: ["question_value_id","pcr_question_id"],
          rest: { kind: 'text' },
        } }],
        ['options_pcr_forms_rules', { kind: 'map', values: {
          kind: 'object',
          properties: new Map<string, Shape>([
            ['pcr_form_rule_id', { kind: 'id_text' }],
            ['pcr_form_id', { kind: 'id_text' }],
            ['pcr_question_id', { kind: 'id_text' }],
            ['rule_type', { kind: 'enum', values: ["field","action"] }],
            ['rule_operator', { kind: 'enum', values: ["=","not_equal",">","<","contains_any","contains_all","doesnt_contain_any","doesnt_contain_all","count","count_less_than","count_greater_than","length_greater_than","length_less_than","length_equal"] }],
            ['rule_value', { kind: 'text' }],
            ['insert_by', { kind: 'text' }],
            ['insert_date', { kind: 'text' }],
          ]),
          required: ["pcr_form_rule_id","pcr_question_id"],
          rest: { kind: 'text' },
        } }],
        ['options_pcr_forms_rules_checks', { kind: 'map', values: {
          kind: 'object',
          properties: new Map<string, Shape>([
            ['pcr_rule_check_id', { kind: 'id_text' }],
            ['pcr_form_rule_id', { kind: 'id_text' }],
            ['pcr_question_id', { kind: 'id_text' }],
            ['check_operator', { kind: 'enum', values: ["show","hide"] }],
            ['check_value', { kind: 'text' }],
            ['insert_by', { kind: 'text' }],
            ['insert_date', { kind: 'text' }],
          ]),
          required: ["pcr_rule_check_id","pcr_form_rule_id","pcr_question_id"],
          rest: { kind: 'text' },
        } }],
        ['options_pcr_forms_photo_rules', { kind: 'map', values: {
          kind: 'object',
          properties: new Map<string, Shape>([
            ['pcr_photo_rule_id', { kind: 'id_text' }],
            ['pcr_question_id', { kind: 'id_text' }],
            ['rule_operator', { kind: 'enum', values: ["default","=","not_equal",">","<","contains_any","contains_all","doesnt_contain_any","doesnt_contain_all","count","count_less_than","count_greater_than","length_greater_than","length_less_than","length_equal"] }],
            ['rule_value', { kind: 'text' }],
            ['take_photo', { kind: 'text' }],
            ['require_photo', { kind: 'text' }],
            ['min_photo', { kind: 'count_text' }],
            ['max_photo', { kind: 'count_text' }],
            ['insert_by', { kind: 'text' }],
            ['insert_date', { kind: 'text' }],
          ]),
          required: ["pcr_photo_rule_id","pcr_question_id"],
          rest: { kind: 'text' },
        } }],
      ]),
      required: ["options_pcr_forms","options_pcr_forms_questions","options_pcr_forms_questions_values","options_pcr_forms_rules","options_pcr_forms_rules_checks","options_pcr_forms_photo_rules"],
    } },
  },
  get_pending_cancellations: {
    data: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['timestamp', { kind: 'unix_time' }],
      ]),
      required: ["timestamp"],
    },
    result: { kind: 'list', items: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['report_id', { kind: 'id' }],
        ['wo_number', { kind: 'text' }],
        ['org_wo_num', { kind: 'id' }],
        ['wo_status', { kind: 'text' }],
        ['transaction_id', { kind: 'opaque_id' }],
        ['pending_cancellation_timestamp', { kind: 'unix_time' }],
      ]),
      required: ["report_id","wo_number","wo_status","pending_cancellation_timestamp"],
      ids: ["report_id"],
    } },
  },
  mark_order_imported: {
    data: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['report_id', { kind: 'id_text' }],
      ]),
      required: ["report_id"],
    },
    result: { kind: 'null', nullable: true },
  },
  send_bid_comp: {
    data: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['comp_note_id', { kind: 'id_text' }],
        ['report_id', { kind: 'id_text' }],
        ['dst_invoice_item_id', { kind: 'id_text', nullable: true }],
        ['src_invoice_item_id', { kind: 'id_text' }],
        ['invoice_item_desc', { kind: 'text' }],
        ['qty_bid', { kind: 'decimal' }],
        ['client_price_bid', { kind: 'decimal' }],
        ['bid_note', { kind: 'text' }],
        ['qty_comp', { kind: 'decimal' }],
        ['comp_note', { kind: 'text' }],
        ['remote_id', { kind: 'id_text' }],
        ['photo_flag_data', { kind: 'list', items: {
          kind: 'object',
          properties: new Map<string, Shape>([
            ['file_id', { kind: 'opaque_id' }],
            ['work_type', { kind: 'enum', values: ["b","c"] }],
            ['stage', { kind: 'enum', values: ["b","i","a"] }],
          ]),
          required: ["file_id","work_type","stage"],
        } }],
        ['total_items', { kind: 'count_text' }],
        ['cur_index', { kind: 'count_text' }],
      ]),
      required: ["report_id"],
    },
    result: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['comp_note_id', { kind: 'id_any' }],
      ]),
      required: ["comp_note_id"],
      ids: ["comp_note_id"],
    },
  },
  send_checkin: {
    data: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['dst_report_id', { kind: 'id_text' }],
        ['checkin_data', { kind: 'list', items: {
          kind: 'object',
          properties: new Map<string, Shape>([
            ['bg_check_id', { kind: 'opaque_id', nullable: true }],
            ['checkin_ts', { kind: 'date_time' }],
            ['gps_lat', { kind: 'number', range: [-90,90] }],
            ['gps_lng', { kind: 'number', range: [-180,180] }],
            ['gps_accuracy', { kind: 'number' }],
            ['gps_high_accuracy', { kind: 'any' }],
            ['misc_data', { kind: 'any' }],
          ]),
          required: ["checkin_ts","gps_lat","gps_lng"],
        } }],
      ]),
      required: ["dst_report_id","checkin_data"],
    },
    result: { kind: 'any' },
  },
  send_contractor_invoice: {
    data: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['dst_report_id', { kind: 'id_text' }],
        ['dst_invoice_item_ids', { kind: 'map', values: { kind: 'id_text' } }],
        ['comment', { kind: 'text' }],
        ['invoice_lines', { kind: 'list', items: {
          kind: 'object',
          properties: new Map<string, Shape>([
            ['line_id', { kind: 'opaque_id' }],
            ['invoice_item_id', { kind: 'id_text' }],
            ['quantity', { kind: 'decimal' }],
            ['price', { kind: 'decimal' }],
            ['item_desc', { kind: 'text' }],
            ['flat_fee', { kind: 'flag_text' }],
          ]),
          required: ["line_id","invoice_item_id","quantity","price","flat_fee"],
        } }],
      ]),
      required: ["dst_report_id","invoice_lines"],
    },
    result: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['line_ids_cont', {
          kind: 'object',
          properties: new Map<string, Shape>([
            ['invoice_id', { kind: 'id' }],
            ['line_ids', { kind: 'list', items: { kind: 'id' } }],
          ]),
          required: ["invoice_id","line_ids"],
        }],
      ]),
      required: ["line_ids_cont"],
    },
  },
  send_file: {
    data: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['dst_report_id', { kind: 'id_text' }],
        ['file_id', { kind: 'opaque_id' }],
        ['file_name', { kind: 'text' }],
        ['file_area', { kind: 'file_area' }],
        ['obj_url', { kind: 'text' }],
        ['obj_url_thumb', { kind: 'text' }],
      ]),
      required: ["dst_report_id","file_id"],
    },
    result: { kind: 'any' },
  },
  send_notes: {
    data: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['dst_report_id', { kind: 'id_text' }],
        ['org_name', { kind: 'text' }],
        ['module_type', { kind: 'enum', values: ["job_notes"] }],
        ['note', { kind: 'list', items: {
          kind: 'object',
          properties: new Map<string, Shape>([
            ['note_id', { kind: 'opaque_id' }],
            ['note_rev', { kind: 'opaque_id' }],
            ['note_type', { kind: 'enum', values: ["wo","prop"] }],
            ['note_text', { kind: 'text' }],
            ['insert_date', { kind: 'date_time' }],
            ['org_name', { kind: 'text' }],
            ['has_attachments', { kind: 'flag' }],
          ]),
          required: ["note_id","note_type","note_text","has_attachments"],
        } }],
      ]),
      required: ["dst_report_id","note"],
    },
    result: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['remote_note_id', { kind: 'id' }],
      ]),
      required: ["remote_note_id"],
    },
  },
  send_pcr_answers: {
    data: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['dst_report_id', { kind: 'id_text' }],
        ['pcr_form_id', { kind: 'id_text' }],
        ['pcr_form_rows', { kind: 'list', items: {
          kind: 'object',
          properties: new Map<string, Shape>([
            ['pcr_question_id', { kind: 'id_text' }],
            ['question_data_type', { kind: 'enum', values: ["int","date","longtext","varchar","number"] }],
            ['int_value', { kind: 'id_text', nullable: true }],
            ['date_value', { kind: 'date', nullable: true }],
            ['longtext_value', { kind: 'text', nullable: true }],
            ['varchar_value', { kind: 'text', nullable: true, longest: 255 }],
            ['number_value', { kind: 'decimal', nullable: true }],
          ]),
          required: ["pcr_question_id","question_data_type"],
        } }],
      ]),
      required: ["dst_report_id","pcr_form_id","pcr_form_rows"],
    },
    result: { kind: 'any' },
  },
  send_photo_flag: {
    data: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['dst_report_id', { kind: 'id_text' }],
        ['pcr_form_id', { kind: 'id_text' }],
        ['question_data', { kind: 'list', items: {
          kind: 'object',
          properties: new Map<string, Shape>([
            ['file_id', { kind: 'opaque_id' }],
            ['pcr_question_id', { kind: 'id_text' }],
            ['work_type', { kind: 'enum', values: ["pc"] }],
          ]),
          required: ["file_id","pcr_question_id"],
        } }],
      ]),
      required: ["dst_report_id","pcr_form_id","question_data"],
    },
    result: { kind: 'any' },
  },
  send_ready_for_office: {
    data: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['dst_report_id', { kind: 'id_text' }],
      ]),
      required: ["dst_report_id"],
    },
    result: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['error', { kind: 'list', items: { kind: 'text' } }],
        ['cell_updates', { kind: 'list', items: {
          kind: 'object',
          properties: new Map<string, Shape>([
            ['report_id', { kind: 'id_any' }],
            ['cell_id', { kind: 'text' }],
            ['new_value', { kind: 'text' }],
            ['class', { kind: 'text' }],
          ]),
          required: ["report_id","cell_id","new_value","class"],
        } }],
        ['error_reportid', { kind: 'list', items: { kind: 'id_any' } }],
        ['records_updated', { kind: 'text' }],
        ['ready_update', { kind: 'text' }],
        ['log_code', { kind: 'text' }],
      ]),
      required: ["error","cell_updates","error_reportid","records_updated","ready_update","log_code"],
    },
  },
  validate_user: {
    data: {
      kind: 'object',
      properties: new Map<string, Shape>([
        ['svclink_push', { kind: 'text' }],
      ]),
      required: [],
    },
    result: { kind: 'null', nullable: true },
  },
};
