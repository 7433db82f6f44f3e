// Generated from schemas/link by scripts/generate: do not edit.

// @ts-nocheck
import { listOf } from '../list-validator.js';
import type { EventValidators } from '../validation.js';
import type { EventName } from './event-names.js';

/** The compiled validators of all events. */
export const validators: Readonly<Record<EventName, EventValidators>> = {
  bid_comp_confirm: { data: validate10, result: validate11, received: validate11 },
  get_all_notes: { data: validate12, result: listOf(validate13), item: validate13, received: listOf(validate13), receivedItem: validate13 },
  get_all_orders: { data: validate12, result: listOf(validate14), item: validate14, received: listOf(validate15), receivedItem: validate15 },
  get_all_updates: { data: validate12, result: listOf(validate16), item: validate16, received: listOf(validate17), receivedItem: validate17 },
  get_cancel_orders: { data: validate18, result: listOf(validate19), item: validate19, received: listOf(validate20), receivedItem: validate20 },
  get_file: { data: validate21, result: listOf(validate22), item: validate22, received: listOf(validate23), receivedItem: validate23 },
  get_foh: { data: validate24, result: validate25, received: validate25 },
  get_invoice_items_order: { data: validate26, result: validate27, received: validate27 },
  get_notes: { data: validate28, result: listOf(validate29), item: validate29, received: listOf(validate30), receivedItem: validate30 },
  get_order: { data: validate26, result: validate31, received: validate32 },
  get_pcr_json: { data: validate33, result: validate34, received: validate35 },
  get_pending_cancellations: { data: validate18, result: listOf(validate36), item: validate36, received: listOf(validate37), receivedItem: validate37 },
  mark_order_imported: { data: validate26, result: validate38, received: validate38 },
  send_bid_comp: { data: validate39, result: validate40, received: validate41 },
  send_checkin: { data: validate42, result: validate11, received: validate11 },
  send_contractor_invoice: { data: validate43, result: validate44, received: validate45 },
  send_file: { data: validate46, result: validate11, received: validate11 },
  send_notes: { data: validate47, result: validate48, received: validate49 },
  send_pcr_answers: { data: validate50, result: validate11, received: validate11 },
  send_photo_flag: { data: validate51, result: validate11, received: validate11 },
  send_ready_for_office: { data: validate10, result: validate52, received: validate53 },
  validate_user: { data: validate54, result: validate38, received: validate38 },
};

const allowed0=["wo","prop"],allowed1=["address","city","comments","cust_text","date_due","key_code","loan_number","loan\
_type_other","lock_code","lot_size","mortgage_name","start_date","state","zip","wo_pending_cancellation_date","line_item\
s","vendor_id"],allowed2=["address","city","comments","cust_text","date_due","key_code","loan_number","loan_type_other",
"lock_code","lot_size","mortgage_name","start_date","state","zip","wo_pending_cancellation_date","line_items","vendor_id",
""],allowed3=["uploads","job_notes"],allowed4=[1,0],allowed5=["ags",""],allowed6=["1","0"],allowed7={pcr_question_id:{type:"\
string",pattern:"^[0-9]{1,64}$"},pcr_form_id:{type:"string",pattern:"^[0-9]{1,64}$"},question_type:{enum:["checkbox","da\
te","dropdown","radio","numeric","photos","svcfield","textarea","textbox","title"]},question_display_active:{type:"strin\
g",enum:["1","0"]},question_required:{type:"string",enum:["1","0"]},question_na_option:{type:"string",enum:["1","0"]},question_flag_photos:{
type:"string",enum:["1","0"]},question_photos_required:{type:"string",enum:["1","0"]},question_active:{type:"string",enum:[
"1","0"]},question_deleted:{type:"string",enum:["1","0"]},question_order:{type:"string",pattern:"^[0-9]{1,15}$"},question_transfer_prev_values:{
type:"string",enum:["1","0"]},question_show_prev_values:{type:"string",enum:["1","0"]},question_auto_transfer_prev_values:{
type:"string",enum:["1","0"]},question_field_rules_cnt:{type:"string",pattern:"^[0-9]{1,15}$"},question_action_rules_cnt:{
type:"string",pattern:"^[0-9]{1,15}$"},question_photo_rules_cnt:{type:"string",pattern:"^[0-9]{1,15}$"}},allowed8=["chec\
kbox","date","dropdown","radio","numeric","photos","svcfield","textarea","textbox","title"],allowed9=["field","action"],
allowed10=["=","not_equal",">","<","contains_any","contains_all","doesnt_contain_any","doesnt_contain_all","count","coun\
t_less_than","count_greater_than","length_greater_than","length_less_than","length_equal"],allowed11=["show","hide"],allowed12=[
"default","=","not_equal",">","<","contains_any","contains_all","doesnt_contain_any","doesnt_contain_all","count","count\
_less_than","count_greater_than","length_greater_than","length_less_than","length_equal"],allowed13={pcr_question_id:{type:"\
string",pattern:"^[0-9]{1,64}$"},pcr_form_id:{type:"string",pattern:"^[0-9]{1,64}$"},question_type:{enum:["checkbox","da\
te","dropdown","radio","numeric","photos","svcfield","textarea","textbox","title"]},question_display_active:{type:"boole\
an"},question_required:{type:"boolean"},question_na_option:{type:"boolean"},question_flag_photos:{type:"boolean"},question_photos_required:{
type:"boolean"},question_active:{type:"boolean"},question_deleted:{type:"boolean"},question_order:{type:"integer",minimum:0,
maximum:999999999999999},question_transfer_prev_values:{type:"boolean"},question_show_prev_values:{type:"boolean"},question_auto_transfer_prev_values:{
type:"boolean"},question_field_rules_cnt:{type:"integer",minimum:0,maximum:999999999999999},question_action_rules_cnt:{type:"\
integer",minimum:0,maximum:999999999999999},question_photo_rules_cnt:{type:"integer",minimum:0,maximum:999999999999999}},
allowed14=["b"],allowed15=["b","c"],allowed16=["b","i","a"],allowed17=[0,1],allowed18=["job_notes"],allowed19=["int","da\
te","longtext","varchar","number"],allowed20=["pc"],pattern0=new RegExp("^[0-9]{1,64}$","u");function validate10(t,{instancePath:s="",
parentData:Z,parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){
let i;if(t.dst_report_id===void 0&&(i="dst_report_id"))return validate10.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i},message:"must have required property '"+i+"'"}],!1;if(t.dst_report_id!==void 0){
let n=t.dst_report_id;if(e===e)if(typeof n=="string"){if(!pattern0.test(n))return validate10.errors=[{instancePath:s+"/d\
st_report_id",schemaPath:"#/properties/dst_report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"'}],!1}else return validate10.errors=[{instancePath:s+"/dst_report_id",schemaPath:"#/p\
roperties/dst_report_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1}}else return validate10.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate10.
errors=r,e===0}function validate11(t,{instancePath:s="",parentData:Z,parentDataProperty:I,rootData:B=t}={}){return validate11.
errors=null,!0}function validate12(t,{instancePath:s="",parentData:Z,parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;
if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.timestamp!==void 0){let i=t.timestamp;const n=e;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return validate12.errors=[{instancePath:s+"/timestamp",schemaPath:"#/propertie\
s/timestamp/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===n&&typeof i=="number"&&isFinite(
i)){if(i>99999999999||isNaN(i))return validate12.errors=[{instancePath:s+"/timestamp",schemaPath:"#/properties/timestamp\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:99999999999},message:"must be <= 99999999999"}],!1;if(i<0||isNaN(
i))return validate12.errors=[{instancePath:s+"/timestamp",schemaPath:"#/properties/timestamp/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}}}else return validate12.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate12.errors=r,e===0}const func2=textLength;
function validate13(t,{instancePath:s="",parentData:Z,parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;if(e===0)if(t&&
typeof t=="object"&&!Array.isArray(t)){let n;if(t.wo_number===void 0&&(n="wo_number")||t.note_id===void 0&&(n="note_id")||
t.note_type===void 0&&(n="note_type")||t.note_text===void 0&&(n="note_text")||t.note_from===void 0&&(n="note_from"))return validate13.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:n},message:"must have require\
d property '"+n+"'"}],!1;if(t.wo_number!==void 0){const p=e;if(typeof t.wo_number!="string")return validate13.errors=[{instancePath:s+
"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var i=p===e}else var i=!0;if(i){if(t.note_id!==void 0){let p=t.note_id;const f=e;if(e===f)if(typeof p=="string"){if(func2(
p)>255)return validate13.errors=[{instancePath:s+"/note_id",schemaPath:"#/properties/note_id/maxLength",keyword:"maxLeng\
th",params:{limit:255},message:"must NOT have more than 255 characters"}],!1;if(func2(p)<1)return validate13.errors=[{instancePath:s+
"/note_id",schemaPath:"#/properties/note_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"}],!1}else return validate13.errors=[{instancePath:s+"/note_id",schemaPath:"#/properties/note_id/type",
keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=f===e}else var i=!0;if(i){if(t.note_type!==void 0){
let p=t.note_type;const f=e;if(!(p==="wo"||p==="prop"))return validate13.errors=[{instancePath:s+"/note_type",schemaPath:"\
#/properties/note_type/enum",keyword:"enum",params:{allowedValues:allowed0},message:"must be equal to one of the allowed\
 values"}],!1;var i=f===e}else var i=!0;if(i){if(t.note_text!==void 0){const p=e;if(typeof t.note_text!="string")return validate13.
errors=[{instancePath:s+"/note_text",schemaPath:"#/properties/note_text/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var i=p===e}else var i=!0;if(i){if(t.note_from!==void 0){const p=e;if(typeof t.note_from!="string")
return validate13.errors=[{instancePath:s+"/note_from",schemaPath:"#/properties/note_from/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var i=p===e}else var i=!0;if(i)if(t.transaction_id!==void 0){let p=t.transaction_id;
const f=e;if(e===f)if(typeof p=="string"){if(func2(p)>255)return validate13.errors=[{instancePath:s+"/transaction_id",schemaPath:"\
#/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 chara\
cters"}],!1;if(func2(p)<1)return validate13.errors=[{instancePath:s+"/transaction_id",schemaPath:"#/properties/transacti\
on_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate13.
errors=[{instancePath:s+"/transaction_id",schemaPath:"#/properties/transaction_id/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"}],!1;var i=f===e}else var i=!0}}}}}else return validate13.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate13.errors=r,e===0}const pattern1=new RegExp(
"^[0-9]{16,64}$","u");function validate14(t,{instancePath:s="",parentData:Z,parentDataProperty:I,rootData:B=t}={}){let r=null,
e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let f;if(t.report_id===void 0&&(f="report_id")||t.wo_number===
void 0&&(f="wo_number")||t.wo_status===void 0&&(f="wo_status"))return validate14.errors=[{instancePath:s,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:f},message:"must have required property '"+f+"'"}],!1;if(t.report_id!==
void 0){let w=t.report_id;const l=e,g=e;let P=!1;const o=e;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&isFinite(w))){const c={
instancePath:s+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};r===null?r=[c]:r.push(c),e++}if(e===o&&typeof w=="number"&&isFinite(w)){if(w>9007199254740991||isNaN(w)){
const c={instancePath:s+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};r===null?r=[c]:r.push(c),e++}else if(w<0||isNaN(w)){const c={
instancePath:s+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};r===null?r=[c]:r.push(c),e++}}var i=o===e;if(P=P||i,!P){const c=e;if(e===c)if(typeof w==
"string"){if(!pattern1.test(w)){const v={instancePath:s+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/pattern",
keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};r===null?r=[v]:r.push(
v),e++}}else{const v={instancePath:s+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/type",keyword:"type",params:{
type:"string"},message:"must be string"};r===null?r=[v]:r.push(v),e++}var i=c===e;P=P||i}if(P)e=g,r!==null&&(g?r.length=
g:r=null);else{const c={instancePath:s+"/report_id",schemaPath:"#/properties/report_id/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};return r===null?r=[c]:r.push(c),e++,validate14.errors=r,!1}var n=l===e}else var n=!0;
if(n){if(t.wo_number!==void 0){const w=e;if(typeof t.wo_number!="string")return validate14.errors=[{instancePath:s+"/wo_\
number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var n=w===
e}else var n=!0;if(n){if(t.org_wo_num!==void 0){let w=t.org_wo_num;const l=e,g=e;let P=!1;const o=e;if(!(typeof w=="numb\
er"&&!(w%1)&&!isNaN(w)&&isFinite(w))){const b={instancePath:s+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?r=[b]:r.push(b),e++}if(e===o&&typeof w==
"number"&&isFinite(w)){if(w>9007199254740991||isNaN(w)){const b={instancePath:s+"/org_wo_num",schemaPath:"#/properties/o\
rg_wo_num/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199\
254740991"};r===null?r=[b]:r.push(b),e++}else if(w<0||isNaN(w)){const b={instancePath:s+"/org_wo_num",schemaPath:"#/prop\
erties/org_wo_num/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};r===null?r=
[b]:r.push(b),e++}}var p=o===e;if(P=P||p,!P){const b=e;if(e===b)if(typeof w=="string"){if(!pattern1.test(w)){const y={instancePath:s+
"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'\
must match pattern "^[0-9]{16,64}$"'};r===null?r=[y]:r.push(y),e++}}else{const y={instancePath:s+"/org_wo_num",schemaPath:"\
#/properties/org_wo_num/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[y]:r.push(
y),e++}var p=b===e;P=P||p}if(P)e=g,r!==null&&(g?r.length=g:r=null);else{const b={instancePath:s+"/org_wo_num",schemaPath:"\
#/properties/org_wo_num/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[b]:r.
push(b),e++,validate14.errors=r,!1}var n=l===e}else var n=!0;if(n){if(t.wo_status!==void 0){const w=e;if(typeof t.wo_status!=
"string")return validate14.errors=[{instancePath:s+"/wo_status",schemaPath:"#/properties/wo_status/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var n=w===e}else var n=!0;if(n)if(t.transaction_id!==void 0){let w=t.
transaction_id;const l=e;if(e===l)if(typeof w=="string"){if(func2(w)>255)return validate14.errors=[{instancePath:s+"/tra\
nsaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT\
 have more than 255 characters"}],!1;if(func2(w)<1)return validate14.errors=[{instancePath:s+"/transaction_id",schemaPath:"\
#/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"}],!1}else return validate14.errors=[{instancePath:s+"/transaction_id",schemaPath:"#/properties/transaction_id/type",
keyword:"type",params:{type:"string"},message:"must be string"}],!1;var n=l===e}else var n=!0}}}}else return validate14.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate14.
errors=r,e===0}function validate15(t,{instancePath:s="",parentData:Z,parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;
if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let n;if(t.report_id===void 0&&(n="report_id")||t.wo_number===void 0&&
(n="wo_number")||t.wo_status===void 0&&(n="wo_status"))return validate15.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:n},message:"must have required property '"+n+"'"}],!1;if(t.report_id!==void 0){
let p=t.report_id;const f=e;if(e===f)if(typeof p=="string"){if(!pattern0.test(p))return validate15.errors=[{instancePath:s+
"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'mus\
t match pattern "^[0-9]{1,64}$"'}],!1}else return validate15.errors=[{instancePath:s+"/report_id",schemaPath:"#/properti\
es/report_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=f===e}else var i=!0;if(i){if(t.
wo_number!==void 0){const p=e;if(typeof t.wo_number!="string")return validate15.errors=[{instancePath:s+"/wo_number",schemaPath:"\
#/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=p===e}else var i=!0;
if(i){if(t.org_wo_num!==void 0){let p=t.org_wo_num;const f=e;if(e===f)if(typeof p=="string"){if(!pattern0.test(p))return validate15.
errors=[{instancePath:s+"/org_wo_num",schemaPath:"#/properties/org_wo_num/pattern",keyword:"pattern",params:{pattern:"^[\
0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate15.errors=[{instancePath:s+"/org_wo_\
num",schemaPath:"#/properties/org_wo_num/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=f===
e}else var i=!0;if(i){if(t.wo_status!==void 0){const p=e;if(typeof t.wo_status!="string")return validate15.errors=[{instancePath:s+
"/wo_status",schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var i=p===e}else var i=!0;if(i)if(t.transaction_id!==void 0){let p=t.transaction_id;const f=e;if(e===f)if(typeof p=="str\
ing"){if(func2(p)>255)return validate15.errors=[{instancePath:s+"/transaction_id",schemaPath:"#/properties/transaction_i\
d/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"}],!1;if(func2(p)<1)
return validate15.errors=[{instancePath:s+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate15.errors=[{instancePath:s+
"/transaction_id",schemaPath:"#/properties/transaction_id/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"}],!1;var i=f===e}else var i=!0}}}}else return validate15.errors=[{instancePath:s,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"}],!1;return validate15.errors=r,e===0}function validate16(t,{instancePath:s="",
parentData:Z,parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;const i=e;let n=!0;const p=e;if(t&&typeof t=="object"&&
!Array.isArray(t)){let o;if(t.wo_status===void 0&&(o="wo_status")){const c={};r===null?r=[c]:r.push(c),e++}else if(t.wo_status!==
void 0&&t.wo_status!=="RTV"){const c={};r===null?r=[c]:r.push(c),e++}}var f=p===e;e=i,r!==null&&(i?r.length=i:r=null);let w;
if(f){const o=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.update_field!==void 0&&t.update_field!=="")return validate16.
errors=[{instancePath:s+"/update_field",schemaPath:"#/then/properties/update_field/const",keyword:"const",params:{allowedValue:""},
message:"must be equal to constant"}],!1;var f=o===e;n=f,w="then"}else{const o=e;if(t&&typeof t=="object"&&!Array.isArray(
t)&&t.update_field!==void 0){let b=t.update_field;if(!(b==="address"||b==="city"||b==="comments"||b==="cust_text"||b==="\
date_due"||b==="key_code"||b==="loan_number"||b==="loan_type_other"||b==="lock_code"||b==="lot_size"||b==="mortgage_name"||
b==="start_date"||b==="state"||b==="zip"||b==="wo_pending_cancellation_date"||b==="line_items"||b==="vendor_id"))return validate16.
errors=[{instancePath:s+"/update_field",schemaPath:"#/else/properties/update_field/enum",keyword:"enum",params:{allowedValues:allowed1},
message:"must be equal to one of the allowed values"}],!1}var f=o===e;n=f,w="else"}if(!n){const o={instancePath:s,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:w},message:'must match "'+w+'" schema'};return r===null?r=[o]:r.push(o),e++,validate16.
errors=r,!1}if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let o;if(t.report_id===void 0&&(o="report_id")||t.wo_number===
void 0&&(o="wo_number")||t.wo_status===void 0&&(o="wo_status")||t.update_field===void 0&&(o="update_field")||t.update_value===
void 0&&(o="update_value"))return validate16.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:o},message:"must have required property '"+o+"'"}],!1;if(t.report_id!==void 0){let c=t.report_id;const b=e,
v=e;let y=!1;const q=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){const h={instancePath:s+"/report_id",schemaPath:"\
#/properties/report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?r=[h]:r.
push(h),e++}if(e===q&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(c)){const h={instancePath:s+"/report\
_id",schemaPath:"#/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};r===null?r=[h]:r.push(h),e++}else if(c<0||isNaN(c)){const h={instancePath:s+"/rep\
ort_id",schemaPath:"#/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};r===null?r=[h]:r.push(h),e++}}var l=q===e;if(y=y||l,!y){const h=e;if(e===h)if(typeof c=="string"){if(!pattern1.
test(c)){const N={instancePath:s+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};r===null?r=[N]:r.push(N),e++}}else{const N={instancePath:s+
"/report_id",schemaPath:"#/properties/report_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};r===null?r=[N]:r.push(N),e++}var l=h===e;y=y||l}if(y)e=v,r!==null&&(v?r.length=v:r=null);else{const h={instancePath:s+
"/report_id",schemaPath:"#/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
return r===null?r=[h]:r.push(h),e++,validate16.errors=r,!1}var g=b===e}else var g=!0;if(g){if(t.wo_number!==void 0){const c=e;
if(typeof t.wo_number!="string")return validate16.errors=[{instancePath:s+"/wo_number",schemaPath:"#/properties/wo_numbe\
r/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var g=c===e}else var g=!0;if(g){if(t.org_wo_num!==
void 0){let c=t.org_wo_num;const b=e,v=e;let y=!1;const q=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){const d={
instancePath:s+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};r===null?r=[d]:r.push(d),e++}if(e===q&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(c)){
const d={instancePath:s+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};r===null?r=[d]:r.push(d),e++}else if(c<0||isNaN(c)){const d={
instancePath:s+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};r===null?r=[d]:r.push(d),e++}}var P=q===e;if(y=y||P,!y){const d=e;if(e===d)if(typeof c==
"string"){if(!pattern1.test(c)){const j={instancePath:s+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/1/patter\
n",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};r===null?r=[j]:r.push(
j),e++}}else{const j={instancePath:s+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/1/type",keyword:"type",params:{
type:"string"},message:"must be string"};r===null?r=[j]:r.push(j),e++}var P=d===e;y=y||P}if(y)e=v,r!==null&&(v?r.length=
v:r=null);else{const d={instancePath:s+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};return r===null?r=[d]:r.push(d),e++,validate16.errors=r,!1}var g=b===e}else var g=!0;
if(g){if(t.wo_status!==void 0){const c=e;if(typeof t.wo_status!="string")return validate16.errors=[{instancePath:s+"/wo_\
status",schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var g=c===
e}else var g=!0;if(g){if(t.transaction_id!==void 0){let c=t.transaction_id;const b=e;if(e===b)if(typeof c=="string"){if(func2(
c)>255)return validate16.errors=[{instancePath:s+"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"\
maxLength",params:{limit:255},message:"must NOT have more than 255 characters"}],!1;if(func2(c)<1)return validate16.errors=
[{instancePath:s+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"}],!1}else return validate16.errors=[{instancePath:s+"/transaction_id",schemaPath:"\
#/properties/transaction_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var g=b===e}else var g=!0;
if(g){if(t.update_field!==void 0){let c=t.update_field;const b=e;if(!(c==="address"||c==="city"||c==="comments"||c==="cu\
st_text"||c==="date_due"||c==="key_code"||c==="loan_number"||c==="loan_type_other"||c==="lock_code"||c==="lot_size"||c===
"mortgage_name"||c==="start_date"||c==="state"||c==="zip"||c==="wo_pending_cancellation_date"||c==="line_items"||c==="ve\
ndor_id"||c===""))return validate16.errors=[{instancePath:s+"/update_field",schemaPath:"#/properties/update_field/enum",
keyword:"enum",params:{allowedValues:allowed2},message:"must be equal to one of the allowed values"}],!1;var g=b===e}else
var g=!0;if(g)if(t.update_value!==void 0){const c=e;if(typeof t.update_value!="string")return validate16.errors=[{instancePath:s+
"/update_value",schemaPath:"#/properties/update_value/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"}],!1;var g=c===e}else var g=!0}}}}}}else return validate16.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"}],!1;return validate16.errors=r,e===0}function validate17(t,{instancePath:s="",
parentData:Z,parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;const i=e;let n=!0;const p=e;if(t&&typeof t=="object"&&
!Array.isArray(t)){let g;if(t.wo_status===void 0&&(g="wo_status")){const P={};r===null?r=[P]:r.push(P),e++}else if(t.wo_status!==
void 0&&t.wo_status!=="RTV"){const P={};r===null?r=[P]:r.push(P),e++}}var f=p===e;e=i,r!==null&&(i?r.length=i:r=null);let w;
if(f){const g=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.update_field!==void 0&&t.update_field!=="")return validate17.
errors=[{instancePath:s+"/update_field",schemaPath:"#/then/properties/update_field/const",keyword:"const",params:{allowedValue:""},
message:"must be equal to constant"}],!1;var f=g===e;n=f,w="then"}else{const g=e;if(t&&typeof t=="object"&&!Array.isArray(
t)&&t.update_field!==void 0){let o=t.update_field;if(!(o==="address"||o==="city"||o==="comments"||o==="cust_text"||o==="\
date_due"||o==="key_code"||o==="loan_number"||o==="loan_type_other"||o==="lock_code"||o==="lot_size"||o==="mortgage_name"||
o==="start_date"||o==="state"||o==="zip"||o==="wo_pending_cancellation_date"||o==="line_items"||o==="vendor_id"))return validate17.
errors=[{instancePath:s+"/update_field",schemaPath:"#/else/properties/update_field/enum",keyword:"enum",params:{allowedValues:allowed1},
message:"must be equal to one of the allowed values"}],!1}var f=g===e;n=f,w="else"}if(!n){const g={instancePath:s,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:w},message:'must match "'+w+'" schema'};return r===null?r=[g]:r.push(g),e++,validate17.
errors=r,!1}if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let g;if(t.report_id===void 0&&(g="report_id")||t.wo_number===
void 0&&(g="wo_number")||t.wo_status===void 0&&(g="wo_status")||t.update_field===void 0&&(g="update_field")||t.update_value===
void 0&&(g="update_value"))return validate17.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:g},message:"must have required property '"+g+"'"}],!1;if(t.report_id!==void 0){let P=t.report_id;const o=e;
if(e===o)if(typeof P=="string"){if(!pattern0.test(P))return validate17.errors=[{instancePath:s+"/report_id",schemaPath:"\
#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1\
,64}$"'}],!1}else return validate17.errors=[{instancePath:s+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var l=o===e}else var l=!0;if(l){if(t.wo_number!==void 0){const P=e;
if(typeof t.wo_number!="string")return validate17.errors=[{instancePath:s+"/wo_number",schemaPath:"#/properties/wo_numbe\
r/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var l=P===e}else var l=!0;if(l){if(t.org_wo_num!==
void 0){let P=t.org_wo_num;const o=e;if(e===o)if(typeof P=="string"){if(!pattern0.test(P))return validate17.errors=[{instancePath:s+
"/org_wo_num",schemaPath:"#/properties/org_wo_num/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'m\
ust match pattern "^[0-9]{1,64}$"'}],!1}else return validate17.errors=[{instancePath:s+"/org_wo_num",schemaPath:"#/prope\
rties/org_wo_num/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var l=o===e}else var l=!0;if(l){
if(t.wo_status!==void 0){const P=e;if(typeof t.wo_status!="string")return validate17.errors=[{instancePath:s+"/wo_status",
schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var l=P===e}else
var l=!0;if(l){if(t.transaction_id!==void 0){let P=t.transaction_id;const o=e;if(e===o)if(typeof P=="string"){if(func2(P)>
255)return validate17.errors=[{instancePath:s+"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"\
maxLength",params:{limit:255},message:"must NOT have more than 255 characters"}],!1;if(func2(P)<1)return validate17.errors=
[{instancePath:s+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"}],!1}else return validate17.errors=[{instancePath:s+"/transaction_id",schemaPath:"\
#/properties/transaction_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var l=o===e}else var l=!0;
if(l){if(t.update_field!==void 0){let P=t.update_field;const o=e;if(!(P==="address"||P==="city"||P==="comments"||P==="cu\
st_text"||P==="date_due"||P==="key_code"||P==="loan_number"||P==="loan_type_other"||P==="lock_code"||P==="lot_size"||P===
"mortgage_name"||P==="start_date"||P==="state"||P==="zip"||P==="wo_pending_cancellation_date"||P==="line_items"||P==="ve\
ndor_id"||P===""))return validate17.errors=[{instancePath:s+"/update_field",schemaPath:"#/properties/update_field/enum",
keyword:"enum",params:{allowedValues:allowed2},message:"must be equal to one of the allowed values"}],!1;var l=o===e}else
var l=!0;if(l)if(t.update_value!==void 0){const P=e;if(typeof t.update_value!="string")return validate17.errors=[{instancePath:s+
"/update_value",schemaPath:"#/properties/update_value/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"}],!1;var l=P===e}else var l=!0}}}}}}else return validate17.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"}],!1;return validate17.errors=r,e===0}function validate18(t,{instancePath:s="",
parentData:Z,parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){
let i;if(t.timestamp===void 0&&(i="timestamp"))return validate18.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:i},message:"must have required property '"+i+"'"}],!1;if(t.timestamp!==void 0){let n=t.
timestamp;const p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return validate18.errors=[{instancePath:s+"\
/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],
!1;if(e===p&&typeof n=="number"&&isFinite(n)){if(n>99999999999||isNaN(n))return validate18.errors=[{instancePath:s+"/tim\
estamp",schemaPath:"#/properties/timestamp/maximum",keyword:"maximum",params:{comparison:"<=",limit:99999999999},message:"\
must be <= 99999999999"}],!1;if(n<0||isNaN(n))return validate18.errors=[{instancePath:s+"/timestamp",schemaPath:"#/prope\
rties/timestamp/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}}}else return validate18.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate18.
errors=r,e===0}const pattern11=new RegExp("^[0-9]{1,11}$","u");function validate19(t,{instancePath:s="",parentData:Z,parentDataProperty:I,
rootData:B=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let f;if(t.report_id===void 0&&(f=
"report_id")||t.wo_number===void 0&&(f="wo_number")||t.wo_status===void 0&&(f="wo_status")||t.cancel_timestamp===void 0&&
(f="cancel_timestamp"))return validate19.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f},
message:"must have required property '"+f+"'"}],!1;if(t.report_id!==void 0){let w=t.report_id;const l=e,g=e;let P=!1;const o=e;
if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&isFinite(w))){const c={instancePath:s+"/report_id",schemaPath:"#/properties/\
report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?r=[c]:r.push(c),e++}if(e===
o&&typeof w=="number"&&isFinite(w)){if(w>9007199254740991||isNaN(w)){const c={instancePath:s+"/report_id",schemaPath:"#/\
properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be\
 <= 9007199254740991"};r===null?r=[c]:r.push(c),e++}else if(w<0||isNaN(w)){const c={instancePath:s+"/report_id",schemaPath:"\
#/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};r===null?
r=[c]:r.push(c),e++}}var i=o===e;if(P=P||i,!P){const c=e;if(e===c)if(typeof w=="string"){if(!pattern1.test(w)){const v={
instancePath:s+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9\
]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};r===null?r=[v]:r.push(v),e++}}else{const v={instancePath:s+"/\
report_id",schemaPath:"#/properties/report_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};r===null?r=[v]:r.push(v),e++}var i=c===e;P=P||i}if(P)e=g,r!==null&&(g?r.length=g:r=null);else{const c={instancePath:s+
"/report_id",schemaPath:"#/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
return r===null?r=[c]:r.push(c),e++,validate19.errors=r,!1}var n=l===e}else var n=!0;if(n){if(t.wo_number!==void 0){const w=e;
if(typeof t.wo_number!="string")return validate19.errors=[{instancePath:s+"/wo_number",schemaPath:"#/properties/wo_numbe\
r/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var n=w===e}else var n=!0;if(n){if(t.org_wo_num!==
void 0){let w=t.org_wo_num;const l=e,g=e;let P=!1;const o=e;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&isFinite(w))){const b={
instancePath:s+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};r===null?r=[b]:r.push(b),e++}if(e===o&&typeof w=="number"&&isFinite(w)){if(w>9007199254740991||isNaN(w)){
const b={instancePath:s+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};r===null?r=[b]:r.push(b),e++}else if(w<0||isNaN(w)){const b={
instancePath:s+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};r===null?r=[b]:r.push(b),e++}}var p=o===e;if(P=P||p,!P){const b=e;if(e===b)if(typeof w==
"string"){if(!pattern1.test(w)){const y={instancePath:s+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/1/patter\
n",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};r===null?r=[y]:r.push(
y),e++}}else{const y={instancePath:s+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/1/type",keyword:"type",params:{
type:"string"},message:"must be string"};r===null?r=[y]:r.push(y),e++}var p=b===e;P=P||p}if(P)e=g,r!==null&&(g?r.length=
g:r=null);else{const b={instancePath:s+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};return r===null?r=[b]:r.push(b),e++,validate19.errors=r,!1}var n=l===e}else var n=!0;
if(n){if(t.wo_status!==void 0){const w=e;if(typeof t.wo_status!="string")return validate19.errors=[{instancePath:s+"/wo_\
status",schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var n=w===
e}else var n=!0;if(n){if(t.transaction_id!==void 0){let w=t.transaction_id;const l=e;if(e===l)if(typeof w=="string"){if(func2(
w)>255)return validate19.errors=[{instancePath:s+"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"\
maxLength",params:{limit:255},message:"must NOT have more than 255 characters"}],!1;if(func2(w)<1)return validate19.errors=
[{instancePath:s+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"}],!1}else return validate19.errors=[{instancePath:s+"/transaction_id",schemaPath:"\
#/properties/transaction_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var n=l===e}else var n=!0;
if(n)if(t.cancel_timestamp!==void 0){let w=t.cancel_timestamp;const l=e;if(e===l)if(typeof w=="string"){if(!pattern11.test(
w))return validate19.errors=[{instancePath:s+"/cancel_timestamp",schemaPath:"#/properties/cancel_timestamp/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,11}$"},message:'must match pattern "^[0-9]{1,11}$"'}],!1}else return validate19.errors=
[{instancePath:s+"/cancel_timestamp",schemaPath:"#/properties/cancel_timestamp/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;var n=l===e}else var n=!0}}}}}else return validate19.errors=[{instancePath:s,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate19.errors=r,e===0}function validate20(t,{
instancePath:s="",parentData:Z,parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&
!Array.isArray(t)){let n;if(t.report_id===void 0&&(n="report_id")||t.wo_number===void 0&&(n="wo_number")||t.wo_status===
void 0&&(n="wo_status")||t.cancel_timestamp===void 0&&(n="cancel_timestamp"))return validate20.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:n},message:"must have required property '"+n+"'"}],!1;if(t.report_id!==
void 0){let p=t.report_id;const f=e;if(e===f)if(typeof p=="string"){if(!pattern0.test(p))return validate20.errors=[{instancePath:s+
"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'mus\
t match pattern "^[0-9]{1,64}$"'}],!1}else return validate20.errors=[{instancePath:s+"/report_id",schemaPath:"#/properti\
es/report_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=f===e}else var i=!0;if(i){if(t.
wo_number!==void 0){const p=e;if(typeof t.wo_number!="string")return validate20.errors=[{instancePath:s+"/wo_number",schemaPath:"\
#/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=p===e}else var i=!0;
if(i){if(t.org_wo_num!==void 0){let p=t.org_wo_num;const f=e;if(e===f)if(typeof p=="string"){if(!pattern0.test(p))return validate20.
errors=[{instancePath:s+"/org_wo_num",schemaPath:"#/properties/org_wo_num/pattern",keyword:"pattern",params:{pattern:"^[\
0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate20.errors=[{instancePath:s+"/org_wo_\
num",schemaPath:"#/properties/org_wo_num/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=f===
e}else var i=!0;if(i){if(t.wo_status!==void 0){const p=e;if(typeof t.wo_status!="string")return validate20.errors=[{instancePath:s+
"/wo_status",schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var i=p===e}else var i=!0;if(i){if(t.transaction_id!==void 0){let p=t.transaction_id;const f=e;if(e===f)if(typeof p=="st\
ring"){if(func2(p)>255)return validate20.errors=[{instancePath:s+"/transaction_id",schemaPath:"#/properties/transaction_\
id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"}],!1;if(func2(p)<1)
return validate20.errors=[{instancePath:s+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate20.errors=[{instancePath:s+
"/transaction_id",schemaPath:"#/properties/transaction_id/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"}],!1;var i=f===e}else var i=!0;if(i)if(t.cancel_timestamp!==void 0){let p=t.cancel_timestamp;const f=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return validate20.errors=[{instancePath:s+"/cancel_timestamp",schemaPath:"#/pr\
operties/cancel_timestamp/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===f&&typeof p==
"number"&&isFinite(p)){if(p>99999999999||isNaN(p))return validate20.errors=[{instancePath:s+"/cancel_timestamp",schemaPath:"\
#/properties/cancel_timestamp/maximum",keyword:"maximum",params:{comparison:"<=",limit:99999999999},message:"must be <= \
99999999999"}],!1;if(p<0||isNaN(p))return validate20.errors=[{instancePath:s+"/cancel_timestamp",schemaPath:"#/propertie\
s/cancel_timestamp/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var i=f===e}else
var i=!0}}}}}else return validate20.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return validate20.errors=r,e===0}function validate21(t,{instancePath:s="",parentData:Z,parentDataProperty:I,
rootData:B=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let n;if(t.report_id===void 0&&(n=
"report_id")||t.module_type===void 0&&(n="module_type"))return validate21.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:n},message:"must have required property '"+n+"'"}],!1;if(t.remote_report_id!==
void 0){let p=t.remote_report_id;const f=e;if(e===f)if(typeof p=="string"){if(!pattern0.test(p))return validate21.errors=
[{instancePath:s+"/remote_report_id",schemaPath:"#/properties/remote_report_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate21.errors=[{instancePath:s+"/remot\
e_report_id",schemaPath:"#/properties/remote_report_id/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"}],!1;var i=f===e}else var i=!0;if(i){if(t.report_id!==void 0){let p=t.report_id;const f=e;if(e===f)if(typeof p=="str\
ing"){if(!pattern0.test(p))return validate21.errors=[{instancePath:s+"/report_id",schemaPath:"#/properties/report_id/pat\
tern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate21.
errors=[{instancePath:s+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var i=f===e}else var i=!0;if(i)if(t.module_type!==void 0){let p=t.module_type;const f=e;if(!(p==="u\
ploads"||p==="job_notes"))return validate21.errors=[{instancePath:s+"/module_type",schemaPath:"#/properties/module_type/\
enum",keyword:"enum",params:{allowedValues:allowed3},message:"must be equal to one of the allowed values"}],!1;var i=f===
e}else var i=!0}}else return validate21.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"}],!1;return validate21.errors=r,e===0}function validate22(t,{instancePath:s="",parentData:Z,parentDataProperty:I,
rootData:B=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let w;if(t.report_id===void 0&&(w=
"report_id")||t.file_id===void 0&&(w="file_id")||t.file_name===void 0&&(w="file_name")||t.file_type===void 0&&(w="file_t\
ype")||t.file_size===void 0&&(w="file_size")||t.obj_url===void 0&&(w="obj_url")||t.module_type===void 0&&(w="module_type")||
t.org_name===void 0&&(w="org_name")||t.imported===void 0&&(w="imported"))return validate22.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:w},message:"must have required property '"+w+"'"}],!1;if(t.remote_report_id!==
void 0){let l=t.remote_report_id;const g=e,P=e;let o=!1;const c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){
const b={instancePath:s+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/0/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};r===null?r=[b]:r.push(b),e++}if(e===c&&typeof l=="number"&&isFinite(l)){if(l>
9007199254740991||isNaN(l)){const b={instancePath:s+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/\
0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};r===
null?r=[b]:r.push(b),e++}else if(l<0||isNaN(l)){const b={instancePath:s+"/remote_report_id",schemaPath:"#/properties/rem\
ote_report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};r===null?r=[b]:
r.push(b),e++}}var i=c===e;if(o=o||i,!o){const b=e;if(e===b)if(typeof l=="string"){if(!pattern0.test(l)){const y={instancePath:s+
"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]\
{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};r===null?r=[y]:r.push(y),e++}}else{const y={instancePath:s+"/rem\
ote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};r===null?r=[y]:r.push(y),e++}var i=b===e;o=o||i}if(o)e=P,r!==null&&(P?r.length=P:r=null);else{const b={instancePath:s+
"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf",keyword:"anyOf",params:{},message:"must match a sch\
ema in anyOf"};return r===null?r=[b]:r.push(b),e++,validate22.errors=r,!1}var n=g===e}else var n=!0;if(n){if(t.report_id!==
void 0){let l=t.report_id;const g=e,P=e;let o=!1;const c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const v={
instancePath:s+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};r===null?r=[v]:r.push(v),e++}if(e===c&&typeof l=="number"&&isFinite(l)){if(l>9007199254740991||isNaN(l)){
const v={instancePath:s+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};r===null?r=[v]:r.push(v),e++}else if(l<0||isNaN(l)){const v={
instancePath:s+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};r===null?r=[v]:r.push(v),e++}}var p=c===e;if(o=o||p,!o){const v=e;if(e===v)if(typeof l==
"string"){if(!pattern0.test(l)){const q={instancePath:s+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/pattern",
keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};r===null?r=[q]:r.push(q),
e++}}else{const q={instancePath:s+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/type",keyword:"type",params:{type:"\
string"},message:"must be string"};r===null?r=[q]:r.push(q),e++}var p=v===e;o=o||p}if(o)e=P,r!==null&&(P?r.length=P:r=null);else{
const v={instancePath:s+"/report_id",schemaPath:"#/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must m\
atch a schema in anyOf"};return r===null?r=[v]:r.push(v),e++,validate22.errors=r,!1}var n=g===e}else var n=!0;if(n){if(t.
file_id!==void 0){let l=t.file_id;const g=e,P=e;let o=!1;const c=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(
l))){const v={instancePath:s+"/file_id",schemaPath:"#/properties/file_id/anyOf/0/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};r===null?r=[v]:r.push(v),e++}if(e===c&&typeof l=="number"&&isFinite(l)){if(l>9007199254740991||
isNaN(l)){const v={instancePath:s+"/file_id",schemaPath:"#/properties/file_id/anyOf/0/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};r===null?r=[v]:r.push(v),e++}else if(l<0||
isNaN(l)){const v={instancePath:s+"/file_id",schemaPath:"#/properties/file_id/anyOf/0/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};r===null?r=[v]:r.push(v),e++}}var f=c===e;if(o=o||f,!o){const v=e;if(e===
v)if(typeof l=="string"){if(!pattern1.test(l)){const q={instancePath:s+"/file_id",schemaPath:"#/properties/file_id/anyOf\
/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};r===null?
r=[q]:r.push(q),e++}}else{const q={instancePath:s+"/file_id",schemaPath:"#/properties/file_id/anyOf/1/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};r===null?r=[q]:r.push(q),e++}var f=v===e;o=o||f}if(o)e=P,r!==null&&(P?
r.length=P:r=null);else{const v={instancePath:s+"/file_id",schemaPath:"#/properties/file_id/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};return r===null?r=[v]:r.push(v),e++,validate22.errors=r,!1}var n=g===e}else var n=!0;
if(n){if(t.file_name!==void 0){const l=e;if(typeof t.file_name!="string")return validate22.errors=[{instancePath:s+"/fil\
e_name",schemaPath:"#/properties/file_name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var n=l===
e}else var n=!0;if(n){if(t.file_type!==void 0){const l=e;if(typeof t.file_type!="string")return validate22.errors=[{instancePath:s+
"/file_type",schemaPath:"#/properties/file_type/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var n=l===e}else var n=!0;if(n){if(t.file_size!==void 0){let l=t.file_size;const g=e;if(!(typeof l=="number"&&isFinite(l)))
return validate22.errors=[{instancePath:s+"/file_size",schemaPath:"#/properties/file_size/type",keyword:"type",params:{type:"\
number"},message:"must be number"}],!1;var n=g===e}else var n=!0;if(n){if(t.file_desc!==void 0){const l=e;if(typeof t.file_desc!=
"string")return validate22.errors=[{instancePath:s+"/file_desc",schemaPath:"#/properties/file_desc/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var n=l===e}else var n=!0;if(n){if(t.obj_url!==void 0){const l=e;if(typeof t.
obj_url!="string")return validate22.errors=[{instancePath:s+"/obj_url",schemaPath:"#/properties/obj_url/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"}],!1;var n=l===e}else var n=!0;if(n){if(t.obj_url_thumb!==void 0){const l=e;
if(typeof t.obj_url_thumb!="string")return validate22.errors=[{instancePath:s+"/obj_url_thumb",schemaPath:"#/properties/\
obj_url_thumb/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var n=l===e}else var n=!0;if(n){
if(t.module_type!==void 0){let l=t.module_type;const g=e;if(!(l==="uploads"||l==="job_notes"))return validate22.errors=[
{instancePath:s+"/module_type",schemaPath:"#/properties/module_type/enum",keyword:"enum",params:{allowedValues:allowed3},
message:"must be equal to one of the allowed values"}],!1;var n=g===e}else var n=!0;if(n){if(t.org_name!==void 0){const l=e;
if(typeof t.org_name!="string")return validate22.errors=[{instancePath:s+"/org_name",schemaPath:"#/properties/org_name/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var n=l===e}else var n=!0;if(n)if(t.imported!==
void 0){const l=e;if(t.imported!==1)return validate22.errors=[{instancePath:s+"/imported",schemaPath:"#/properties/impor\
ted/const",keyword:"const",params:{allowedValue:1},message:"must be equal to constant"}],!1;var n=l===e}else var n=!0}}}}}}}}}}}else
return validate22.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"}],!1;return validate22.errors=r,e===0}function validate23(t,{instancePath:s="",parentData:Z,parentDataProperty:I,rootData:B=t}={}){
let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let n;if(t.report_id===void 0&&(n="report_id")||t.file_id===
void 0&&(n="file_id")||t.file_name===void 0&&(n="file_name")||t.file_type===void 0&&(n="file_type")||t.file_size===void 0&&
(n="file_size")||t.obj_url===void 0&&(n="obj_url")||t.module_type===void 0&&(n="module_type")||t.org_name===void 0&&(n="\
org_name")||t.imported===void 0&&(n="imported"))return validate23.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:n},message:"must have required property '"+n+"'"}],!1;if(t.remote_report_id!==void 0){
let p=t.remote_report_id;const f=e;if(e===f)if(typeof p=="string"){if(!pattern0.test(p))return validate23.errors=[{instancePath:s+
"/remote_report_id",schemaPath:"#/properties/remote_report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},
message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate23.errors=[{instancePath:s+"/remote_report_id",schemaPath:"\
#/properties/remote_report_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=f===e}else
var i=!0;if(i){if(t.report_id!==void 0){let p=t.report_id;const f=e;if(e===f)if(typeof p=="string"){if(!pattern0.test(p))
return validate23.errors=[{instancePath:s+"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate23.errors=[{instancePath:s+
"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var i=f===e}else var i=!0;if(i){if(t.file_id!==void 0){let p=t.file_id;const f=e;if(e===f)if(typeof p=="string"){if(!pattern0.
test(p))return validate23.errors=[{instancePath:s+"/file_id",schemaPath:"#/properties/file_id/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate23.errors=[{instancePath:s+
"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=f===
e}else var i=!0;if(i){if(t.file_name!==void 0){const p=e;if(typeof t.file_name!="string")return validate23.errors=[{instancePath:s+
"/file_name",schemaPath:"#/properties/file_name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var i=p===e}else var i=!0;if(i){if(t.file_type!==void 0){const p=e;if(typeof t.file_type!="string")return validate23.errors=
[{instancePath:s+"/file_type",schemaPath:"#/properties/file_type/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"}],!1;var i=p===e}else var i=!0;if(i){if(t.file_size!==void 0){let p=t.file_size;const f=e;if(!(typeof p=="\
number"&&isFinite(p)))return validate23.errors=[{instancePath:s+"/file_size",schemaPath:"#/properties/file_size/type",keyword:"\
type",params:{type:"number"},message:"must be number"}],!1;var i=f===e}else var i=!0;if(i){if(t.file_desc!==void 0){const p=e;
if(typeof t.file_desc!="string")return validate23.errors=[{instancePath:s+"/file_desc",schemaPath:"#/properties/file_des\
c/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=p===e}else var i=!0;if(i){if(t.obj_url!==
void 0){const p=e;if(typeof t.obj_url!="string")return validate23.errors=[{instancePath:s+"/obj_url",schemaPath:"#/prope\
rties/obj_url/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=p===e}else var i=!0;if(i){
if(t.obj_url_thumb!==void 0){const p=e;if(typeof t.obj_url_thumb!="string")return validate23.errors=[{instancePath:s+"/o\
bj_url_thumb",schemaPath:"#/properties/obj_url_thumb/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var i=p===e}else var i=!0;if(i){if(t.module_type!==void 0){let p=t.module_type;const f=e;if(!(p==="uploads"||p==="job\
_notes"))return validate23.errors=[{instancePath:s+"/module_type",schemaPath:"#/properties/module_type/enum",keyword:"en\
um",params:{allowedValues:allowed3},message:"must be equal to one of the allowed values"}],!1;var i=f===e}else var i=!0;
if(i){if(t.org_name!==void 0){const p=e;if(typeof t.org_name!="string")return validate23.errors=[{instancePath:s+"/org_n\
ame",schemaPath:"#/properties/org_name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=p===
e}else var i=!0;if(i)if(t.imported!==void 0){const p=e;if(t.imported!==1)return validate23.errors=[{instancePath:s+"/imp\
orted",schemaPath:"#/properties/imported/const",keyword:"const",params:{allowedValue:1},message:"must be equal to consta\
nt"}],!1;var i=p===e}else var i=!0}}}}}}}}}}}else return validate23.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return validate23.errors=r,e===0}function validate24(t,{instancePath:s="",
parentData:Z,parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){
let i;if(t.remote_report_id===void 0&&(i="remote_report_id"))return validate24.errors=[{instancePath:s,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:i},message:"must have required property '"+i+"'"}],!1;if(t.remote_report_id!==
void 0){let n=t.remote_report_id;if(e===e)if(typeof n=="string"){if(!pattern0.test(n))return validate24.errors=[{instancePath:s+
"/remote_report_id",schemaPath:"#/properties/remote_report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},
message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate24.errors=[{instancePath:s+"/remote_report_id",schemaPath:"\
#/properties/remote_report_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1}}else return validate24.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate24.
errors=r,e===0}function validate25(t,{instancePath:s="",parentData:Z,parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;
if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let n;if(t.obj_url===void 0&&(n="obj_url")||t.file_metadata===void 0&&
(n="file_metadata"))return validate25.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:n},
message:"must have required property '"+n+"'"}],!1;if(t.obj_url!==void 0){const p=e;if(typeof t.obj_url!="string")return validate25.
errors=[{instancePath:s+"/obj_url",schemaPath:"#/properties/obj_url/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var i=p===e}else var i=!0;if(i)if(t.file_metadata!==void 0){let p=t.file_metadata;const f=e;if(e===
f)if(p&&typeof p=="object"&&!Array.isArray(p)){let l;if(p.file_size===void 0&&(l="file_size"))return validate25.errors=[
{instancePath:s+"/file_metadata",schemaPath:"#/properties/file_metadata/required",keyword:"required",params:{missingProperty:l},
message:"must have required property '"+l+"'"}],!1;if(p.file_size!==void 0){let g=p.file_size;const P=e;if(!(typeof g=="\
number"&&!(g%1)&&!isNaN(g)&&isFinite(g)))return validate25.errors=[{instancePath:s+"/file_metadata/file_size",schemaPath:"\
#/properties/file_metadata/properties/file_size/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],
!1;if(e===P&&typeof g=="number"&&isFinite(g)){if(g>9007199254740991||isNaN(g))return validate25.errors=[{instancePath:s+
"/file_metadata/file_size",schemaPath:"#/properties/file_metadata/properties/file_size/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(g<0||isNaN(g))return validate25.errors=
[{instancePath:s+"/file_metadata/file_size",schemaPath:"#/properties/file_metadata/properties/file_size/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}}}else return validate25.errors=[{instancePath:s+"\
/file_metadata",schemaPath:"#/properties/file_metadata/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"}],!1;var i=f===e}else var i=!0}else return validate25.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return validate25.errors=r,e===0}function validate26(t,{instancePath:s="",parentData:Z,
parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let i;if(t.report_id===
void 0&&(i="report_id"))return validate26.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},
message:"must have required property '"+i+"'"}],!1;if(t.report_id!==void 0){let n=t.report_id;if(e===e)if(typeof n=="str\
ing"){if(!pattern0.test(n))return validate26.errors=[{instancePath:s+"/report_id",schemaPath:"#/properties/report_id/pat\
tern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate26.
errors=[{instancePath:s+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1}}else return validate26.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"}],!1;return validate26.errors=r,e===0}function validate27(t,{instancePath:s="",parentData:Z,
parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t))for(const n in t){
const p=e;if(typeof t[n]!="string")return validate27.errors=[{instancePath:s+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=p===e;
if(!i)break}else return validate27.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return validate27.errors=r,e===0}function validate28(t,{instancePath:s="",parentData:Z,parentDataProperty:I,
rootData:B=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let n;if(t.report_id===void 0&&(n=
"report_id"))return validate28.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:n},
message:"must have required property '"+n+"'"}],!1;if(t.remote_report_id!==void 0){let p=t.remote_report_id;const f=e;if(e===
f)if(typeof p=="string"){if(!pattern0.test(p))return validate28.errors=[{instancePath:s+"/remote_report_id",schemaPath:"\
#/properties/remote_report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^\
[0-9]{1,64}$"'}],!1}else return validate28.errors=[{instancePath:s+"/remote_report_id",schemaPath:"#/properties/remote_r\
eport_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=f===e}else var i=!0;if(i)if(t.report_id!==
void 0){let p=t.report_id;const f=e;if(e===f)if(typeof p=="string"){if(!pattern0.test(p))return validate28.errors=[{instancePath:s+
"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'mus\
t match pattern "^[0-9]{1,64}$"'}],!1}else return validate28.errors=[{instancePath:s+"/report_id",schemaPath:"#/properti\
es/report_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=f===e}else var i=!0}else return validate28.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate28.
errors=r,e===0}const pattern30=new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5\
][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$","u");function validate29(t,{instancePath:s="",parentData:Z,
parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let l;if(t.note_id===
void 0&&(l="note_id")||t.note_rev===void 0&&(l="note_rev")||t.report_id===void 0&&(l="report_id")||t.note_type===void 0&&
(l="note_type")||t.note_text===void 0&&(l="note_text")||t.insert_by===void 0&&(l="insert_by")||t.insert_date===void 0&&(l=
"insert_date")||t.org_name===void 0&&(l="org_name")||t.has_attachments===void 0&&(l="has_attachments"))return validate29.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:l},message:"must have require\
d property '"+l+"'"}],!1;if(t.note_id!==void 0){let g=t.note_id;const P=e,o=e;let c=!1;const b=e;if(!(typeof g=="number"&&
!(g%1)&&!isNaN(g)&&isFinite(g))){const v={instancePath:s+"/note_id",schemaPath:"#/properties/note_id/anyOf/0/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};r===null?r=[v]:r.push(v),e++}if(e===b&&typeof g=="number"&&isFinite(
g)){if(g>9007199254740991||isNaN(g)){const v={instancePath:s+"/note_id",schemaPath:"#/properties/note_id/anyOf/0/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};r===null?r=[v]:
r.push(v),e++}else if(g<0||isNaN(g)){const v={instancePath:s+"/note_id",schemaPath:"#/properties/note_id/anyOf/0/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};r===null?r=[v]:r.push(v),e++}}var i=b===e;if(c=
c||i,!c){const v=e;if(e===v)if(typeof g=="string"){if(!pattern0.test(g)){const q={instancePath:s+"/note_id",schemaPath:"\
#/properties/note_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[\
0-9]{1,64}$"'};r===null?r=[q]:r.push(q),e++}}else{const q={instancePath:s+"/note_id",schemaPath:"#/properties/note_id/an\
yOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[q]:r.push(q),e++}var i=v===e;c=c||
i}if(c)e=o,r!==null&&(o?r.length=o:r=null);else{const v={instancePath:s+"/note_id",schemaPath:"#/properties/note_id/anyO\
f",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[v]:r.push(v),e++,validate29.errors=
r,!1}var n=P===e}else var n=!0;if(n){if(t.note_rev!==void 0){let g=t.note_rev;const P=e,o=e;let c=!1;const b=e;if(!(typeof g==
"number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){const y={instancePath:s+"/note_rev",schemaPath:"#/properties/note_rev/anyOf/0\
/type",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?r=[y]:r.push(y),e++}if(e===b&&typeof g==
"number"&&isFinite(g)){if(g>9007199254740991||isNaN(g)){const y={instancePath:s+"/note_rev",schemaPath:"#/properties/not\
e_rev/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071992547\
40991"};r===null?r=[y]:r.push(y),e++}else if(g<0||isNaN(g)){const y={instancePath:s+"/note_rev",schemaPath:"#/properties\
/note_rev/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};r===null?r=[y]:r.push(
y),e++}}var p=b===e;if(c=c||p,!c){const y=e;if(e===y)if(typeof g=="string"){if(!pattern0.test(g)){const h={instancePath:s+
"/note_rev",schemaPath:"#/properties/note_rev/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"'};r===null?r=[h]:r.push(h),e++}}else{const h={instancePath:s+"/note_rev",schemaPath:"\
#/properties/note_rev/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[h]:r.push(
h),e++}var p=y===e;c=c||p}if(c)e=o,r!==null&&(o?r.length=o:r=null);else{const y={instancePath:s+"/note_rev",schemaPath:"\
#/properties/note_rev/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[y]:r.push(
y),e++,validate29.errors=r,!1}var n=P===e}else var n=!0;if(n){if(t.remote_report_id!==void 0){let g=t.remote_report_id;const P=e,
o=e;let c=!1;const b=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){const y={instancePath:s+"/remote_report\
_id",schemaPath:"#/properties/remote_report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"};r===null?r=[y]:r.push(y),e++}if(e===b&&typeof g=="number"&&isFinite(g)){if(g>9007199254740991||isNaN(g)){const y={
instancePath:s+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/0/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};r===null?r=[y]:r.push(y),e++}else if(g<0||
isNaN(g)){const y={instancePath:s+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/0/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};r===null?r=[y]:r.push(y),e++}}var f=b===e;if(c=c||f,!c){
const y=e;if(e===y)if(typeof g=="string"){if(!pattern0.test(g)){const h={instancePath:s+"/remote_report_id",schemaPath:"\
#/properties/remote_report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pa\
ttern "^[0-9]{1,64}$"'};r===null?r=[h]:r.push(h),e++}}else{const h={instancePath:s+"/remote_report_id",schemaPath:"#/pro\
perties/remote_report_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[h]:r.
push(h),e++}var f=y===e;c=c||f}if(c)e=o,r!==null&&(o?r.length=o:r=null);else{const y={instancePath:s+"/remote_report_id",
schemaPath:"#/properties/remote_report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===
null?r=[y]:r.push(y),e++,validate29.errors=r,!1}var n=P===e}else var n=!0;if(n){if(t.report_id!==void 0){let g=t.report_id;
const P=e,o=e;let c=!1;const b=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){const y={instancePath:s+"/rep\
ort_id",schemaPath:"#/properties/report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
r===null?r=[y]:r.push(y),e++}if(e===b&&typeof g=="number"&&isFinite(g)){if(g>9007199254740991||isNaN(g)){const y={instancePath:s+
"/report_id",schemaPath:"#/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};r===null?r=[y]:r.push(y),e++}else if(g<0||isNaN(g)){const y={instancePath:s+"/rep\
ort_id",schemaPath:"#/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};r===null?r=[y]:r.push(y),e++}}var w=b===e;if(c=c||w,!c){const y=e;if(e===y)if(typeof g=="string"){if(!pattern0.
test(g)){const h={instancePath:s+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};r===null?r=[h]:r.push(h),e++}}else{const h={instancePath:s+
"/report_id",schemaPath:"#/properties/report_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};r===null?r=[h]:r.push(h),e++}var w=y===e;c=c||w}if(c)e=o,r!==null&&(o?r.length=o:r=null);else{const y={instancePath:s+
"/report_id",schemaPath:"#/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
return r===null?r=[y]:r.push(y),e++,validate29.errors=r,!1}var n=P===e}else var n=!0;if(n){if(t.note_type!==void 0){let g=t.
note_type;const P=e;if(!(g==="wo"||g==="prop"))return validate29.errors=[{instancePath:s+"/note_type",schemaPath:"#/prop\
erties/note_type/enum",keyword:"enum",params:{allowedValues:allowed0},message:"must be equal to one of the allowed value\
s"}],!1;var n=P===e}else var n=!0;if(n){if(t.note_text!==void 0){const g=e;if(typeof t.note_text!="string")return validate29.
errors=[{instancePath:s+"/note_text",schemaPath:"#/properties/note_text/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var n=g===e}else var n=!0;if(n){if(t.insert_by!==void 0){const g=e;if(typeof t.insert_by!="string")
return validate29.errors=[{instancePath:s+"/insert_by",schemaPath:"#/properties/insert_by/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var n=g===e}else var n=!0;if(n){if(t.insert_date!==void 0){let g=t.insert_date;const P=e;
if(e===P)if(typeof g=="string"){if(!pattern30.test(g))return validate29.errors=[{instancePath:s+"/insert_date",schemaPath:"\
#/properties/insert_date/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[\
T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"},message:'must match pattern\
 "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-\
][0-9]{2}:?[0-9]{2})?$"'}],!1}else return validate29.errors=[{instancePath:s+"/insert_date",schemaPath:"#/properties/ins\
ert_date/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var n=P===e}else var n=!0;if(n){if(t.
org_name!==void 0){const g=e;if(typeof t.org_name!="string")return validate29.errors=[{instancePath:s+"/org_name",schemaPath:"\
#/properties/org_name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var n=g===e}else var n=!0;
if(n)if(t.has_attachments!==void 0){const g=e;if(typeof t.has_attachments!="boolean")return validate29.errors=[{instancePath:s+
"/has_attachments",schemaPath:"#/properties/has_attachments/type",keyword:"type",params:{type:"boolean"},message:"must b\
e boolean"}],!1;var n=g===e}else var n=!0}}}}}}}}}else return validate29.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return validate29.errors=r,e===0}function validate30(t,{instancePath:s="",
parentData:Z,parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){
let n;if(t.note_id===void 0&&(n="note_id")||t.note_rev===void 0&&(n="note_rev")||t.report_id===void 0&&(n="report_id")||
t.note_type===void 0&&(n="note_type")||t.note_text===void 0&&(n="note_text")||t.insert_by===void 0&&(n="insert_by")||t.insert_date===
void 0&&(n="insert_date")||t.org_name===void 0&&(n="org_name")||t.has_attachments===void 0&&(n="has_attachments"))return validate30.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:n},message:"must have require\
d property '"+n+"'"}],!1;if(t.note_id!==void 0){let p=t.note_id;const f=e;if(e===f)if(typeof p=="string"){if(!pattern0.test(
p))return validate30.errors=[{instancePath:s+"/note_id",schemaPath:"#/properties/note_id/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate30.errors=[{instancePath:s+
"/note_id",schemaPath:"#/properties/note_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=f===
e}else var i=!0;if(i){if(t.note_rev!==void 0){let p=t.note_rev;const f=e;if(e===f)if(typeof p=="string"){if(!pattern0.test(
p))return validate30.errors=[{instancePath:s+"/note_rev",schemaPath:"#/properties/note_rev/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate30.errors=[{instancePath:s+
"/note_rev",schemaPath:"#/properties/note_rev/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var i=f===e}else var i=!0;if(i){if(t.remote_report_id!==void 0){let p=t.remote_report_id;const f=e;if(e===f)if(typeof p==
"string"){if(!pattern0.test(p))return validate30.errors=[{instancePath:s+"/remote_report_id",schemaPath:"#/properties/re\
mote_report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],
!1}else return validate30.errors=[{instancePath:s+"/remote_report_id",schemaPath:"#/properties/remote_report_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var i=f===e}else var i=!0;if(i){if(t.report_id!==void 0){let p=t.
report_id;const f=e;if(e===f)if(typeof p=="string"){if(!pattern0.test(p))return validate30.errors=[{instancePath:s+"/rep\
ort_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must mat\
ch pattern "^[0-9]{1,64}$"'}],!1}else return validate30.errors=[{instancePath:s+"/report_id",schemaPath:"#/properties/re\
port_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=f===e}else var i=!0;if(i){if(t.note_type!==
void 0){let p=t.note_type;const f=e;if(!(p==="wo"||p==="prop"))return validate30.errors=[{instancePath:s+"/note_type",schemaPath:"\
#/properties/note_type/enum",keyword:"enum",params:{allowedValues:allowed0},message:"must be equal to one of the allowed\
 values"}],!1;var i=f===e}else var i=!0;if(i){if(t.note_text!==void 0){const p=e;if(typeof t.note_text!="string")return validate30.
errors=[{instancePath:s+"/note_text",schemaPath:"#/properties/note_text/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var i=p===e}else var i=!0;if(i){if(t.insert_by!==void 0){const p=e;if(typeof t.insert_by!="string")
return validate30.errors=[{instancePath:s+"/insert_by",schemaPath:"#/properties/insert_by/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var i=p===e}else var i=!0;if(i){if(t.insert_date!==void 0){let p=t.insert_date;const f=e;
if(e===f)if(typeof p=="string"){if(!pattern30.test(p))return validate30.errors=[{instancePath:s+"/insert_date",schemaPath:"\
#/properties/insert_date/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[\
T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"},message:'must match pattern\
 "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-\
][0-9]{2}:?[0-9]{2})?$"'}],!1}else return validate30.errors=[{instancePath:s+"/insert_date",schemaPath:"#/properties/ins\
ert_date/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=f===e}else var i=!0;if(i){if(t.
org_name!==void 0){const p=e;if(typeof t.org_name!="string")return validate30.errors=[{instancePath:s+"/org_name",schemaPath:"\
#/properties/org_name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=p===e}else var i=!0;
if(i)if(t.has_attachments!==void 0){const p=e;if(typeof t.has_attachments!="boolean")return validate30.errors=[{instancePath:s+
"/has_attachments",schemaPath:"#/properties/has_attachments/type",keyword:"type",params:{type:"boolean"},message:"must b\
e boolean"}],!1;var i=p===e}else var i=!0}}}}}}}}}else return validate30.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return validate30.errors=r,e===0}const pattern36=new RegExp("\
^([0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])|00000000)$","u"),pattern39=new RegExp("^-?[0-9]{1,15}\\.[0-9]{2}$","u");
function validate31(t,{instancePath:s="",parentData:Z,parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;if(e===0)if(t&&
typeof t=="object"&&!Array.isArray(t)){let q;if(t.wo_number===void 0&&(q="wo_number")||t.client_company_alias===void 0&&
(q="client_company_alias")||t.cust_text===void 0&&(q="cust_text")||t.loan_number===void 0&&(q="loan_number")||t.loan_type_other===
void 0&&(q="loan_type_other")||t.address===void 0&&(q="address")||t.city===void 0&&(q="city")||t.state===void 0&&(q="sta\
te")||t.zip===void 0&&(q="zip")||t.comments===void 0&&(q="comments")||t.work_type_alias===void 0&&(q="work_type_alias")||
t.mortgage_name===void 0&&(q="mortgage_name")||t.lot_size===void 0&&(q="lot_size")||t.lock_code===void 0&&(q="lock_code")||
t.key_code===void 0&&(q="key_code")||t.date_received===void 0&&(q="date_received")||t.date_due===void 0&&(q="date_due")||
t.start_date===void 0&&(q="start_date")||t.svc_report_id===void 0&&(q="svc_report_id")||t.has_foh===void 0&&(q="has_foh"))
return validate31.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:q},message:"\
must have required property '"+q+"'"}],!1;if(t.wo_number!==void 0){const h=e;if(typeof t.wo_number!="string")return validate31.
errors=[{instancePath:s+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var i=h===e}else var i=!0;if(i){if(t.client_company_alias!==void 0){const h=e;if(typeof t.client_company_alias!=
"string")return validate31.errors=[{instancePath:s+"/client_company_alias",schemaPath:"#/properties/client_company_alias\
/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=h===e}else var i=!0;if(i){if(t.cust_text!==
void 0){const h=e;if(typeof t.cust_text!="string")return validate31.errors=[{instancePath:s+"/cust_text",schemaPath:"#/p\
roperties/cust_text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=h===e}else var i=!0;
if(i){if(t.loan_number!==void 0){const h=e;if(typeof t.loan_number!="string")return validate31.errors=[{instancePath:s+"\
/loan_number",schemaPath:"#/properties/loan_number/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var i=h===e}else var i=!0;if(i){if(t.loan_type_other!==void 0){const h=e;if(typeof t.loan_type_other!="string")return validate31.
errors=[{instancePath:s+"/loan_type_other",schemaPath:"#/properties/loan_type_other/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"}],!1;var i=h===e}else var i=!0;if(i){if(t.address!==void 0){const h=e;if(typeof t.address!=
"string")return validate31.errors=[{instancePath:s+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var i=h===e}else var i=!0;if(i){if(t.city!==void 0){const h=e;if(typeof t.city!=
"string")return validate31.errors=[{instancePath:s+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var i=h===e}else var i=!0;if(i){if(t.state!==void 0){const h=e;if(typeof t.state!=
"string")return validate31.errors=[{instancePath:s+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var i=h===e}else var i=!0;if(i){if(t.zip!==void 0){const h=e;if(typeof t.zip!=
"string")return validate31.errors=[{instancePath:s+"/zip",schemaPath:"#/properties/zip/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var i=h===e}else var i=!0;if(i){if(t.comments!==void 0){const h=e;if(typeof t.comments!=
"string")return validate31.errors=[{instancePath:s+"/comments",schemaPath:"#/properties/comments/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var i=h===e}else var i=!0;if(i){if(t.work_type_alias!==void 0){const h=e;if(typeof t.
work_type_alias!="string")return validate31.errors=[{instancePath:s+"/work_type_alias",schemaPath:"#/properties/work_typ\
e_alias/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=h===e}else var i=!0;if(i){if(t.mortgage_name!==
void 0){const h=e;if(typeof t.mortgage_name!="string")return validate31.errors=[{instancePath:s+"/mortgage_name",schemaPath:"\
#/properties/mortgage_name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=h===e}else var i=!0;
if(i){if(t.lot_size!==void 0){const h=e;if(typeof t.lot_size!="string")return validate31.errors=[{instancePath:s+"/lot_s\
ize",schemaPath:"#/properties/lot_size/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=h===
e}else var i=!0;if(i){if(t.lock_code!==void 0){const h=e;if(typeof t.lock_code!="string")return validate31.errors=[{instancePath:s+
"/lock_code",schemaPath:"#/properties/lock_code/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var i=h===e}else var i=!0;if(i){if(t.key_code!==void 0){const h=e;if(typeof t.key_code!="string")return validate31.errors=
[{instancePath:s+"/key_code",schemaPath:"#/properties/key_code/type",keyword:"type",params:{type:"string"},message:"must\
 be string"}],!1;var i=h===e}else var i=!0;if(i){if(t.date_received!==void 0){let h=t.date_received;const d=e;if(e===d)if(typeof h==
"string"){if(!pattern36.test(h))return validate31.errors=[{instancePath:s+"/date_received",schemaPath:"#/properties/date\
_received/pattern",keyword:"pattern",params:{pattern:"^([0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])|00000000)$"},message:'\
must match pattern "^([0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])|00000000)$"'}],!1}else return validate31.errors=[{
instancePath:s+"/date_received",schemaPath:"#/properties/date_received/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var i=d===e}else var i=!0;if(i){if(t.date_due!==void 0){let h=t.date_due;const d=e;if(e===d)if(typeof h==
"string"){if(!pattern36.test(h))return validate31.errors=[{instancePath:s+"/date_due",schemaPath:"#/properties/date_due/\
pattern",keyword:"pattern",params:{pattern:"^([0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])|00000000)$"},message:'must\
 match pattern "^([0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])|00000000)$"'}],!1}else return validate31.errors=[{instancePath:s+
"/date_due",schemaPath:"#/properties/date_due/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var i=d===e}else var i=!0;if(i){if(t.start_date!==void 0){let h=t.start_date;const d=e;if(e===d)if(typeof h=="string"){if(!pattern36.
test(h))return validate31.errors=[{instancePath:s+"/start_date",schemaPath:"#/properties/start_date/pattern",keyword:"pa\
ttern",params:{pattern:"^([0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])|00000000)$"},message:'must match pattern "^([0\
-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])|00000000)$"'}],!1}else return validate31.errors=[{instancePath:s+"/start_d\
ate",schemaPath:"#/properties/start_date/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=d===
e}else var i=!0;if(i){if(t.line_items!==void 0){let h=t.line_items;const d=e;if(e===d)if(Array.isArray(h)){var n=!0;const j=h.
length;for(let O=0;O<j;O++){let $=h[O];const D=e;if(e===D)if($&&typeof $=="object"&&!Array.isArray($)){let E;if($.desc===
void 0&&(E="desc")||$.qty===void 0&&(E="qty")||$.price===void 0&&(E="price")||$.total===void 0&&(E="total")||$.add===void 0&&
(E="add"))return validate31.errors=[{instancePath:s+"/line_items/"+O,schemaPath:"#/properties/line_items/items/required",
keyword:"required",params:{missingProperty:E},message:"must have required property '"+E+"'"}],!1;if($.desc!==void 0){const A=e;
if(typeof $.desc!="string")return validate31.errors=[{instancePath:s+"/line_items/"+O+"/desc",schemaPath:"#/properties/l\
ine_items/items/properties/desc/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var p=A===e}else
var p=!0;if(p){if($.qty!==void 0){let A=$.qty;const F=e;if(e===F)if(typeof A=="string"){if(!pattern39.test(A))return validate31.
errors=[{instancePath:s+"/line_items/"+O+"/qty",schemaPath:"#/properties/line_items/items/properties/qty/pattern",keyword:"\
pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'}],!1}else
return validate31.errors=[{instancePath:s+"/line_items/"+O+"/qty",schemaPath:"#/properties/line_items/items/properties/q\
ty/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var p=F===e}else var p=!0;if(p){if($.price!==
void 0){let A=$.price;const F=e;if(e===F)if(typeof A=="string"){if(!pattern39.test(A))return validate31.errors=[{instancePath:s+
"/line_items/"+O+"/price",schemaPath:"#/properties/line_items/items/properties/price/pattern",keyword:"pattern",params:{
pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'}],!1}else return validate31.
errors=[{instancePath:s+"/line_items/"+O+"/price",schemaPath:"#/properties/line_items/items/properties/price/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var p=F===e}else var p=!0;if(p){if($.total!==void 0){let A=$.
total;const F=e;if(e===F)if(typeof A=="string"){if(!pattern39.test(A))return validate31.errors=[{instancePath:s+"/line_i\
tems/"+O+"/total",schemaPath:"#/properties/line_items/items/properties/total/pattern",keyword:"pattern",params:{pattern:"\
^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'}],!1}else return validate31.errors=
[{instancePath:s+"/line_items/"+O+"/total",schemaPath:"#/properties/line_items/items/properties/total/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"}],!1;var p=F===e}else var p=!0;if(p)if($.add!==void 0){const A=e;if(typeof $.
add!="string")return validate31.errors=[{instancePath:s+"/line_items/"+O+"/add",schemaPath:"#/properties/line_items/item\
s/properties/add/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var p=A===e}else var p=!0}}}}else
return validate31.errors=[{instancePath:s+"/line_items/"+O,schemaPath:"#/properties/line_items/items/type",keyword:"type",
params:{type:"object"},message:"must be object"}],!1;var n=D===e;if(!n)break}}else return validate31.errors=[{instancePath:s+
"/line_items",schemaPath:"#/properties/line_items/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;
var i=d===e}else var i=!0;if(i){if(t.pcr_forms!==void 0){let h=t.pcr_forms;const d=e;if(e===d)if(Array.isArray(h)){var f=!0;
const j=h.length;for(let O=0;O<j;O++){let $=h[O];const D=e;if(e===D)if($&&typeof $=="object"&&!Array.isArray($)){let E;if($.
pcr_form_id===void 0&&(E="pcr_form_id")||$.form_ver_id===void 0&&(E="form_ver_id")||$.form_required===void 0&&(E="form_r\
equired"))return validate31.errors=[{instancePath:s+"/pcr_forms/"+O,schemaPath:"#/properties/pcr_forms/items/required",keyword:"\
required",params:{missingProperty:E},message:"must have required property '"+E+"'"}],!1;if($.pcr_form_id!==void 0){let A=$.
pcr_form_id;const F=e,H=e;let M=!1;const u=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)&&isFinite(A))){const T={instancePath:s+
"/pcr_forms/"+O+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/anyOf/0/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};r===null?r=[T]:r.push(T),e++}if(e===u&&typeof A=="number"&&isFinite(
A)){if(A>9007199254740991||isNaN(A)){const T={instancePath:s+"/pcr_forms/"+O+"/pcr_form_id",schemaPath:"#/properties/pcr\
_forms/items/properties/pcr_form_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};r===null?r=[T]:r.push(T),e++}else if(A<0||isNaN(A)){const T={instancePath:s+"/pcr_forms/"+
O+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/anyOf/0/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};r===null?r=[T]:r.push(T),e++}}var w=u===e;if(M=M||w,!M){const T=e;if(e===
T)if(typeof A=="string"){if(!pattern1.test(A)){const J={instancePath:s+"/pcr_forms/"+O+"/pcr_form_id",schemaPath:"#/prop\
erties/pcr_forms/items/properties/pcr_form_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'\
must match pattern "^[0-9]{16,64}$"'};r===null?r=[J]:r.push(J),e++}}else{const J={instancePath:s+"/pcr_forms/"+O+"/pcr_f\
orm_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/anyOf/1/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};r===null?r=[J]:r.push(J),e++}var w=T===e;M=M||w}if(M)e=H,r!==null&&(H?r.length=H:r=null);else{
const T={instancePath:s+"/pcr_forms/"+O+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/a\
nyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[T]:r.push(T),e++,validate31.errors=
r,!1}var l=F===e}else var l=!0;if(l){if($.form_id!==void 0){const A=e;if(typeof $.form_id!="string")return validate31.errors=
[{instancePath:s+"/pcr_forms/"+O+"/form_id",schemaPath:"#/properties/pcr_forms/items/properties/form_id/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"}],!1;var l=A===e}else var l=!0;if(l){if($.form_ver_id!==void 0){let A=$.
form_ver_id;const F=e,H=e;let M=!1;const u=e;if(!(typeof A=="number"&&!(A%1)&&!isNaN(A)&&isFinite(A))){const C={instancePath:s+
"/pcr_forms/"+O+"/form_ver_id",schemaPath:"#/properties/pcr_forms/items/properties/form_ver_id/anyOf/0/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};r===null?r=[C]:r.push(C),e++}if(e===u&&typeof A=="number"&&isFinite(
A)){if(A>9007199254740991||isNaN(A)){const C={instancePath:s+"/pcr_forms/"+O+"/form_ver_id",schemaPath:"#/properties/pcr\
_forms/items/properties/form_ver_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};r===null?r=[C]:r.push(C),e++}else if(A<0||isNaN(A)){const C={instancePath:s+"/pcr_forms/"+
O+"/form_ver_id",schemaPath:"#/properties/pcr_forms/items/properties/form_ver_id/anyOf/0/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};r===null?r=[C]:r.push(C),e++}}var g=u===e;if(M=M||g,!M){const C=e;if(e===
C)if(typeof A=="string"){if(!pattern1.test(A)){const V={instancePath:s+"/pcr_forms/"+O+"/form_ver_id",schemaPath:"#/prop\
erties/pcr_forms/items/properties/form_ver_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'\
must match pattern "^[0-9]{16,64}$"'};r===null?r=[V]:r.push(V),e++}}else{const V={instancePath:s+"/pcr_forms/"+O+"/form_\
ver_id",schemaPath:"#/properties/pcr_forms/items/properties/form_ver_id/anyOf/1/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};r===null?r=[V]:r.push(V),e++}var g=C===e;M=M||g}if(M)e=H,r!==null&&(H?r.length=H:r=null);else{
const C={instancePath:s+"/pcr_forms/"+O+"/form_ver_id",schemaPath:"#/properties/pcr_forms/items/properties/form_ver_id/a\
nyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[C]:r.push(C),e++,validate31.errors=
r,!1}var l=F===e}else var l=!0;if(l)if($.form_required!==void 0){let A=$.form_required;const F=e;if(!(typeof A=="number"&&
!(A%1)&&!isNaN(A)&&isFinite(A)))return validate31.errors=[{instancePath:s+"/pcr_forms/"+O+"/form_required",schemaPath:"#\
/properties/pcr_forms/items/properties/form_required/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er"}],!1;if(!(A===1||A===0))return validate31.errors=[{instancePath:s+"/pcr_forms/"+O+"/form_required",schemaPath:"#/pro\
perties/pcr_forms/items/properties/form_required/enum",keyword:"enum",params:{allowedValues:allowed4},message:"must be e\
qual to one of the allowed values"}],!1;var l=F===e}else var l=!0}}}else return validate31.errors=[{instancePath:s+"/pcr\
_forms/"+O,schemaPath:"#/properties/pcr_forms/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;var f=D===e;if(!f)break}}else return validate31.errors=[{instancePath:s+"/pcr_forms",schemaPath:"#/properties/pcr_for\
ms/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var i=d===e}else var i=!0;if(i){if(t.svc_report_id!==
void 0){const h=e;if(typeof t.svc_report_id!="string")return validate31.errors=[{instancePath:s+"/svc_report_id",schemaPath:"\
#/properties/svc_report_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=h===e}else var i=!0;
if(i){if(t.key_values!==void 0){let h=t.key_values;const d=e;if(e===d)if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.
bg_checkin_provider!==void 0){let j=h.bg_checkin_provider;const O=e;if(!(j==="ags"||j===""))return validate31.errors=[{instancePath:s+
"/key_values/bg_checkin_provider",schemaPath:"#/properties/key_values/properties/bg_checkin_provider/enum",keyword:"enum",
params:{allowedValues:allowed5},message:"must be equal to one of the allowed values"}],!1;var P=O===e}else var P=!0;if(P)
if(h.wo_pending_cancellation_date!==void 0){let j=h.wo_pending_cancellation_date;const O=e;if(e===O)if(typeof j=="string"){
if(!pattern11.test(j))return validate31.errors=[{instancePath:s+"/key_values/wo_pending_cancellation_date",schemaPath:"#\
/properties/key_values/properties/wo_pending_cancellation_date/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,11}$"},
message:'must match pattern "^[0-9]{1,11}$"'}],!1}else return validate31.errors=[{instancePath:s+"/key_values/wo_pending\
_cancellation_date",schemaPath:"#/properties/key_values/properties/wo_pending_cancellation_date/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var P=O===e}else var P=!0}else return validate31.errors=[{instancePath:s+"/\
key_values",schemaPath:"#/properties/key_values/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
var i=d===e}else var i=!0;if(i){if(t.broker_name!==void 0){let h=t.broker_name;const d=e,N=e;let j=!1;const O=e;if(typeof h!=
"string"){const D={instancePath:s+"/broker_name",schemaPath:"#/properties/broker_name/anyOf/0/type",keyword:"type",params:{
type:"string"},message:"must be string"};r===null?r=[D]:r.push(D),e++}var o=O===e;if(j=j||o,!j){const D=e;if(h!==null){const E={
instancePath:s+"/broker_name",schemaPath:"#/properties/broker_name/anyOf/1/type",keyword:"type",params:{type:"null"},message:"\
must be null"};r===null?r=[E]:r.push(E),e++}var o=D===e;j=j||o}if(j)e=N,r!==null&&(N?r.length=N:r=null);else{const D={instancePath:s+
"/broker_name",schemaPath:"#/properties/broker_name/anyOf",keyword:"anyOf",params:{},message:"must match a schema in any\
Of"};return r===null?r=[D]:r.push(D),e++,validate31.errors=r,!1}var i=d===e}else var i=!0;if(i){if(t.broker_company!==void 0){
let h=t.broker_company;const d=e,N=e;let j=!1;const O=e;if(typeof h!="string"){const D={instancePath:s+"/broker_company",
schemaPath:"#/properties/broker_company/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};r===
null?r=[D]:r.push(D),e++}var c=O===e;if(j=j||c,!j){const D=e;if(h!==null){const E={instancePath:s+"/broker_company",schemaPath:"\
#/properties/broker_company/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};r===null?r=[E]:r.push(
E),e++}var c=D===e;j=j||c}if(j)e=N,r!==null&&(N?r.length=N:r=null);else{const D={instancePath:s+"/broker_company",schemaPath:"\
#/properties/broker_company/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[
D]:r.push(D),e++,validate31.errors=r,!1}var i=d===e}else var i=!0;if(i){if(t.broker_phone!==void 0){let h=t.broker_phone;
const d=e,N=e;let j=!1;const O=e;if(typeof h!="string"){const D={instancePath:s+"/broker_phone",schemaPath:"#/properties\
/broker_phone/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[D]:r.push(D),e++}
var b=O===e;if(j=j||b,!j){const D=e;if(h!==null){const E={instancePath:s+"/broker_phone",schemaPath:"#/properties/broker\
_phone/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};r===null?r=[E]:r.push(E),e++}var b=D===
e;j=j||b}if(j)e=N,r!==null&&(N?r.length=N:r=null);else{const D={instancePath:s+"/broker_phone",schemaPath:"#/properties/\
broker_phone/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[D]:r.push(D),e++,
validate31.errors=r,!1}var i=d===e}else var i=!0;if(i){if(t.broker_email!==void 0){let h=t.broker_email;const d=e,N=e;let j=!1;
const O=e;if(typeof h!="string"){const D={instancePath:s+"/broker_email",schemaPath:"#/properties/broker_email/anyOf/0/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[D]:r.push(D),e++}var v=O===e;if(j=j||v,
!j){const D=e;if(h!==null){const E={instancePath:s+"/broker_email",schemaPath:"#/properties/broker_email/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};r===null?r=[E]:r.push(E),e++}var v=D===e;j=j||v}if(j)e=N,r!==null&&(N?
r.length=N:r=null);else{const D={instancePath:s+"/broker_email",schemaPath:"#/properties/broker_email/anyOf",keyword:"an\
yOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[D]:r.push(D),e++,validate31.errors=r,!1}var i=d===
e}else var i=!0;if(i){if(t.vendor_id!==void 0){let h=t.vendor_id;const d=e,N=e;let j=!1;const O=e;if(typeof h!="string"){
const D={instancePath:s+"/vendor_id",schemaPath:"#/properties/vendor_id/anyOf/0/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};r===null?r=[D]:r.push(D),e++}var y=O===e;if(j=j||y,!j){const D=e;if(h!==null){const E={instancePath:s+
"/vendor_id",schemaPath:"#/properties/vendor_id/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};
r===null?r=[E]:r.push(E),e++}var y=D===e;j=j||y}if(j)e=N,r!==null&&(N?r.length=N:r=null);else{const D={instancePath:s+"/\
vendor_id",schemaPath:"#/properties/vendor_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===
null?r=[D]:r.push(D),e++,validate31.errors=r,!1}var i=d===e}else var i=!0;if(i)if(t.has_foh!==void 0){const h=e;if(typeof t.
has_foh!="boolean")return validate31.errors=[{instancePath:s+"/has_foh",schemaPath:"#/properties/has_foh/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"}],!1;var i=h===e}else var i=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}else return validate31.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate31.
errors=r,e===0}const pattern45=new RegExp("^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$","u");function validate32(t,{
instancePath:s="",parentData:Z,parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&
!Array.isArray(t)){let h;if(t.wo_number===void 0&&(h="wo_number")||t.client_company_alias===void 0&&(h="client_company_a\
lias")||t.cust_text===void 0&&(h="cust_text")||t.loan_number===void 0&&(h="loan_number")||t.loan_type_other===void 0&&(h=
"loan_type_other")||t.address===void 0&&(h="address")||t.city===void 0&&(h="city")||t.state===void 0&&(h="state")||t.zip===
void 0&&(h="zip")||t.comments===void 0&&(h="comments")||t.work_type_alias===void 0&&(h="work_type_alias")||t.mortgage_name===
void 0&&(h="mortgage_name")||t.lot_size===void 0&&(h="lot_size")||t.lock_code===void 0&&(h="lock_code")||t.key_code===void 0&&
(h="key_code")||t.date_received===void 0&&(h="date_received")||t.date_due===void 0&&(h="date_due")||t.start_date===void 0&&
(h="start_date")||t.svc_report_id===void 0&&(h="svc_report_id")||t.has_foh===void 0&&(h="has_foh"))return validate32.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:h},message:"must have required prope\
rty '"+h+"'"}],!1;if(t.wo_number!==void 0){const d=e;if(typeof t.wo_number!="string")return validate32.errors=[{instancePath:s+
"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var i=d===e}else var i=!0;if(i){if(t.client_company_alias!==void 0){const d=e;if(typeof t.client_company_alias!="string")
return validate32.errors=[{instancePath:s+"/client_company_alias",schemaPath:"#/properties/client_company_alias/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var i=d===e}else var i=!0;if(i){if(t.cust_text!==void 0){const d=e;
if(typeof t.cust_text!="string")return validate32.errors=[{instancePath:s+"/cust_text",schemaPath:"#/properties/cust_tex\
t/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=d===e}else var i=!0;if(i){if(t.loan_number!==
void 0){const d=e;if(typeof t.loan_number!="string")return validate32.errors=[{instancePath:s+"/loan_number",schemaPath:"\
#/properties/loan_number/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=d===e}else var i=!0;
if(i){if(t.loan_type_other!==void 0){const d=e;if(typeof t.loan_type_other!="string")return validate32.errors=[{instancePath:s+
"/loan_type_other",schemaPath:"#/properties/loan_type_other/type",keyword:"type",params:{type:"string"},message:"must be\
 string"}],!1;var i=d===e}else var i=!0;if(i){if(t.address!==void 0){const d=e;if(typeof t.address!="string")return validate32.
errors=[{instancePath:s+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var i=d===e}else var i=!0;if(i){if(t.city!==void 0){const d=e;if(typeof t.city!="string")return validate32.
errors=[{instancePath:s+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type:"string"},message:"must \
be string"}],!1;var i=d===e}else var i=!0;if(i){if(t.state!==void 0){const d=e;if(typeof t.state!="string")return validate32.
errors=[{instancePath:s+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"}],!1;var i=d===e}else var i=!0;if(i){if(t.zip!==void 0){const d=e;if(typeof t.zip!="string")return validate32.
errors=[{instancePath:s+"/zip",schemaPath:"#/properties/zip/type",keyword:"type",params:{type:"string"},message:"must be\
 string"}],!1;var i=d===e}else var i=!0;if(i){if(t.comments!==void 0){const d=e;if(typeof t.comments!="string")return validate32.
errors=[{instancePath:s+"/comments",schemaPath:"#/properties/comments/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var i=d===e}else var i=!0;if(i){if(t.work_type_alias!==void 0){const d=e;if(typeof t.work_type_alias!=
"string")return validate32.errors=[{instancePath:s+"/work_type_alias",schemaPath:"#/properties/work_type_alias/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var i=d===e}else var i=!0;if(i){if(t.mortgage_name!==void 0){
const d=e;if(typeof t.mortgage_name!="string")return validate32.errors=[{instancePath:s+"/mortgage_name",schemaPath:"#/p\
roperties/mortgage_name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=d===e}else var i=!0;
if(i){if(t.lot_size!==void 0){const d=e;if(typeof t.lot_size!="string")return validate32.errors=[{instancePath:s+"/lot_s\
ize",schemaPath:"#/properties/lot_size/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=d===
e}else var i=!0;if(i){if(t.lock_code!==void 0){const d=e;if(typeof t.lock_code!="string")return validate32.errors=[{instancePath:s+
"/lock_code",schemaPath:"#/properties/lock_code/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var i=d===e}else var i=!0;if(i){if(t.key_code!==void 0){const d=e;if(typeof t.key_code!="string")return validate32.errors=
[{instancePath:s+"/key_code",schemaPath:"#/properties/key_code/type",keyword:"type",params:{type:"string"},message:"must\
 be string"}],!1;var i=d===e}else var i=!0;if(i){if(t.date_received!==void 0){let d=t.date_received;const N=e,j=e;let O=!1;
const $=e;if(e===$)if(typeof d=="string"){if(!pattern45.test(d)){const L={instancePath:s+"/date_received",schemaPath:"#/\
properties/date_received/anyOf/0/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3\
[01])$"},message:'must match pattern "^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$"'};r===null?r=[L]:r.push(L),e++}}else{
const L={instancePath:s+"/date_received",schemaPath:"#/properties/date_received/anyOf/0/type",keyword:"type",params:{type:"\
string"},message:"must be string"};r===null?r=[L]:r.push(L),e++}var n=$===e;if(O=O||n,!O){const L=e;if(d!==null){const A={
instancePath:s+"/date_received",schemaPath:"#/properties/date_received/anyOf/1/type",keyword:"type",params:{type:"null"},
message:"must be null"};r===null?r=[A]:r.push(A),e++}var n=L===e;O=O||n}if(O)e=j,r!==null&&(j?r.length=j:r=null);else{const L={
instancePath:s+"/date_received",schemaPath:"#/properties/date_received/anyOf",keyword:"anyOf",params:{},message:"must ma\
tch a schema in anyOf"};return r===null?r=[L]:r.push(L),e++,validate32.errors=r,!1}var i=N===e}else var i=!0;if(i){if(t.
date_due!==void 0){let d=t.date_due;const N=e,j=e;let O=!1;const $=e;if(e===$)if(typeof d=="string"){if(!pattern45.test(
d)){const L={instancePath:s+"/date_due",schemaPath:"#/properties/date_due/anyOf/0/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$"},message:'must match pattern "^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-\
9]|3[01])$"'};r===null?r=[L]:r.push(L),e++}}else{const L={instancePath:s+"/date_due",schemaPath:"#/properties/date_due/a\
nyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[L]:r.push(L),e++}var p=$===e;if(O=
O||p,!O){const L=e;if(d!==null){const A={instancePath:s+"/date_due",schemaPath:"#/properties/date_due/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};r===null?r=[A]:r.push(A),e++}var p=L===e;O=O||p}if(O)e=j,r!==null&&(j?
r.length=j:r=null);else{const L={instancePath:s+"/date_due",schemaPath:"#/properties/date_due/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};return r===null?r=[L]:r.push(L),e++,validate32.errors=r,!1}var i=N===e}else var i=!0;
if(i){if(t.start_date!==void 0){let d=t.start_date;const N=e,j=e;let O=!1;const $=e;if(e===$)if(typeof d=="string"){if(!pattern45.
test(d)){const L={instancePath:s+"/start_date",schemaPath:"#/properties/start_date/anyOf/0/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$"},message:'must match pattern "^[0-9]{4}(0[1-9]|1[0-2])(0[1-9\
]|[12][0-9]|3[01])$"'};r===null?r=[L]:r.push(L),e++}}else{const L={instancePath:s+"/start_date",schemaPath:"#/properties\
/start_date/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[L]:r.push(L),e++}var f=$===
e;if(O=O||f,!O){const L=e;if(d!==null){const A={instancePath:s+"/start_date",schemaPath:"#/properties/start_date/anyOf/1\
/type",keyword:"type",params:{type:"null"},message:"must be null"};r===null?r=[A]:r.push(A),e++}var f=L===e;O=O||f}if(O)
e=j,r!==null&&(j?r.length=j:r=null);else{const L={instancePath:s+"/start_date",schemaPath:"#/properties/start_date/anyOf",
keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[L]:r.push(L),e++,validate32.errors=
r,!1}var i=N===e}else var i=!0;if(i){if(t.line_items!==void 0){let d=t.line_items;const N=e;if(e===N)if(Array.isArray(d)){
var w=!0;const O=d.length;for(let $=0;$<O;$++){let D=d[$];const L=e;if(e===L)if(D&&typeof D=="object"&&!Array.isArray(D)){
let A;if(D.desc===void 0&&(A="desc")||D.qty===void 0&&(A="qty")||D.price===void 0&&(A="price")||D.total===void 0&&(A="to\
tal")||D.add===void 0&&(A="add"))return validate32.errors=[{instancePath:s+"/line_items/"+$,schemaPath:"#/properties/lin\
e_items/items/required",keyword:"required",params:{missingProperty:A},message:"must have required property '"+A+"'"}],!1;
if(D.desc!==void 0){const F=e;if(typeof D.desc!="string")return validate32.errors=[{instancePath:s+"/line_items/"+$+"/de\
sc",schemaPath:"#/properties/line_items/items/properties/desc/type",keyword:"type",params:{type:"string"},message:"must \
be string"}],!1;var l=F===e}else var l=!0;if(l){if(D.qty!==void 0){let F=D.qty;const H=e;if(e===H)if(typeof F=="string"){
if(!pattern39.test(F))return validate32.errors=[{instancePath:s+"/line_items/"+$+"/qty",schemaPath:"#/properties/line_it\
ems/items/properties/qty/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pa\
ttern "^-?[0-9]{1,15}\\.[0-9]{2}$"'}],!1}else return validate32.errors=[{instancePath:s+"/line_items/"+$+"/qty",schemaPath:"\
#/properties/line_items/items/properties/qty/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var l=H===
e}else var l=!0;if(l){if(D.price!==void 0){let F=D.price;const H=e;if(e===H)if(typeof F=="string"){if(!pattern39.test(F))
return validate32.errors=[{instancePath:s+"/line_items/"+$+"/price",schemaPath:"#/properties/line_items/items/properties\
/price/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,\
15}\\.[0-9]{2}$"'}],!1}else return validate32.errors=[{instancePath:s+"/line_items/"+$+"/price",schemaPath:"#/properties\
/line_items/items/properties/price/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var l=H===e}else
var l=!0;if(l){if(D.total!==void 0){let F=D.total;const H=e;if(e===H)if(typeof F=="string"){if(!pattern39.test(F))return validate32.
errors=[{instancePath:s+"/line_items/"+$+"/total",schemaPath:"#/properties/line_items/items/properties/total/pattern",keyword:"\
pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'}],!1}else
return validate32.errors=[{instancePath:s+"/line_items/"+$+"/total",schemaPath:"#/properties/line_items/items/properties\
/total/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var l=H===e}else var l=!0;if(l)if(D.add!==
void 0){const F=e;if(typeof D.add!="string")return validate32.errors=[{instancePath:s+"/line_items/"+$+"/add",schemaPath:"\
#/properties/line_items/items/properties/add/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var l=F===
e}else var l=!0}}}}else return validate32.errors=[{instancePath:s+"/line_items/"+$,schemaPath:"#/properties/line_items/i\
tems/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var w=L===e;if(!w)break}}else return validate32.
errors=[{instancePath:s+"/line_items",schemaPath:"#/properties/line_items/type",keyword:"type",params:{type:"array"},message:"\
must be array"}],!1;var i=N===e}else var i=!0;if(i){if(t.pcr_forms!==void 0){let d=t.pcr_forms;const N=e;if(e===N)if(Array.
isArray(d)){var g=!0;const O=d.length;for(let $=0;$<O;$++){let D=d[$];const L=e;if(e===L)if(D&&typeof D=="object"&&!Array.
isArray(D)){let A;if(D.pcr_form_id===void 0&&(A="pcr_form_id")||D.form_ver_id===void 0&&(A="form_ver_id")||D.form_required===
void 0&&(A="form_required"))return validate32.errors=[{instancePath:s+"/pcr_forms/"+$,schemaPath:"#/properties/pcr_forms\
/items/required",keyword:"required",params:{missingProperty:A},message:"must have required property '"+A+"'"}],!1;if(D.pcr_form_id!==
void 0){let F=D.pcr_form_id;const H=e;if(e===H)if(typeof F=="string"){if(!pattern0.test(F))return validate32.errors=[{instancePath:s+
"/pcr_forms/"+$+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate32.errors=[{instancePath:s+
"/pcr_forms/"+$+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var P=H===e}else var P=!0;if(P){if(D.form_id!==void 0){const F=e;if(typeof D.
form_id!="string")return validate32.errors=[{instancePath:s+"/pcr_forms/"+$+"/form_id",schemaPath:"#/properties/pcr_form\
s/items/properties/form_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var P=F===e}else var P=!0;
if(P){if(D.form_ver_id!==void 0){let F=D.form_ver_id;const H=e;if(e===H)if(typeof F=="string"){if(!pattern0.test(F))return validate32.
errors=[{instancePath:s+"/pcr_forms/"+$+"/form_ver_id",schemaPath:"#/properties/pcr_forms/items/properties/form_ver_id/p\
attern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate32.
errors=[{instancePath:s+"/pcr_forms/"+$+"/form_ver_id",schemaPath:"#/properties/pcr_forms/items/properties/form_ver_id/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var P=H===e}else var P=!0;if(P)if(D.form_required!==
void 0){const F=e;if(typeof D.form_required!="boolean")return validate32.errors=[{instancePath:s+"/pcr_forms/"+$+"/form_\
required",schemaPath:"#/properties/pcr_forms/items/properties/form_required/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"}],!1;var P=F===e}else var P=!0}}}else return validate32.errors=[{instancePath:s+"/pcr_forms/"+
$,schemaPath:"#/properties/pcr_forms/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var g=L===
e;if(!g)break}}else return validate32.errors=[{instancePath:s+"/pcr_forms",schemaPath:"#/properties/pcr_forms/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var i=N===e}else var i=!0;if(i){if(t.svc_report_id!==void 0){const d=e;
if(typeof t.svc_report_id!="string")return validate32.errors=[{instancePath:s+"/svc_report_id",schemaPath:"#/properties/\
svc_report_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=d===e}else var i=!0;if(i){
if(t.key_values!==void 0){let d=t.key_values;const N=e;if(e===N)if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.bg_checkin_provider!==
void 0){let O=d.bg_checkin_provider;const $=e;if(!(O==="ags"||O===""))return validate32.errors=[{instancePath:s+"/key_va\
lues/bg_checkin_provider",schemaPath:"#/properties/key_values/properties/bg_checkin_provider/enum",keyword:"enum",params:{
allowedValues:allowed5},message:"must be equal to one of the allowed values"}],!1;var o=$===e}else var o=!0;if(o)if(d.wo_pending_cancellation_date!==
void 0){let O=d.wo_pending_cancellation_date;const $=e;if(!(typeof O=="number"&&!(O%1)&&!isNaN(O)&&isFinite(O)))return validate32.
errors=[{instancePath:s+"/key_values/wo_pending_cancellation_date",schemaPath:"#/properties/key_values/properties/wo_pen\
ding_cancellation_date/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===$&&typeof O=="\
number"&&isFinite(O)){if(O>99999999999||isNaN(O))return validate32.errors=[{instancePath:s+"/key_values/wo_pending_cance\
llation_date",schemaPath:"#/properties/key_values/properties/wo_pending_cancellation_date/maximum",keyword:"maximum",params:{
comparison:"<=",limit:99999999999},message:"must be <= 99999999999"}],!1;if(O<0||isNaN(O))return validate32.errors=[{instancePath:s+
"/key_values/wo_pending_cancellation_date",schemaPath:"#/properties/key_values/properties/wo_pending_cancellation_date/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var o=$===e}else var o=!0}else return validate32.
errors=[{instancePath:s+"/key_values",schemaPath:"#/properties/key_values/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;var i=N===e}else var i=!0;if(i){if(t.broker_name!==void 0){let d=t.broker_name;const N=e,j=e;let O=!1;
const $=e;if(typeof d!="string"){const L={instancePath:s+"/broker_name",schemaPath:"#/properties/broker_name/anyOf/0/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[L]:r.push(L),e++}var c=$===e;if(O=O||c,!O){
const L=e;if(d!==null){const A={instancePath:s+"/broker_name",schemaPath:"#/properties/broker_name/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};r===null?r=[A]:r.push(A),e++}var c=L===e;O=O||c}if(O)e=j,r!==null&&(j?
r.length=j:r=null);else{const L={instancePath:s+"/broker_name",schemaPath:"#/properties/broker_name/anyOf",keyword:"anyO\
f",params:{},message:"must match a schema in anyOf"};return r===null?r=[L]:r.push(L),e++,validate32.errors=r,!1}var i=N===
e}else var i=!0;if(i){if(t.broker_company!==void 0){let d=t.broker_company;const N=e,j=e;let O=!1;const $=e;if(typeof d!=
"string"){const L={instancePath:s+"/broker_company",schemaPath:"#/properties/broker_company/anyOf/0/type",keyword:"type",
params:{type:"string"},message:"must be string"};r===null?r=[L]:r.push(L),e++}var b=$===e;if(O=O||b,!O){const L=e;if(d!==
null){const A={instancePath:s+"/broker_company",schemaPath:"#/properties/broker_company/anyOf/1/type",keyword:"type",params:{
type:"null"},message:"must be null"};r===null?r=[A]:r.push(A),e++}var b=L===e;O=O||b}if(O)e=j,r!==null&&(j?r.length=j:r=
null);else{const L={instancePath:s+"/broker_company",schemaPath:"#/properties/broker_company/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};return r===null?r=[L]:r.push(L),e++,validate32.errors=r,!1}var i=N===e}else var i=!0;
if(i){if(t.broker_phone!==void 0){let d=t.broker_phone;const N=e,j=e;let O=!1;const $=e;if(typeof d!="string"){const L={
instancePath:s+"/broker_phone",schemaPath:"#/properties/broker_phone/anyOf/0/type",keyword:"type",params:{type:"string"},
message:"must be string"};r===null?r=[L]:r.push(L),e++}var v=$===e;if(O=O||v,!O){const L=e;if(d!==null){const A={instancePath:s+
"/broker_phone",schemaPath:"#/properties/broker_phone/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be\
 null"};r===null?r=[A]:r.push(A),e++}var v=L===e;O=O||v}if(O)e=j,r!==null&&(j?r.length=j:r=null);else{const L={instancePath:s+
"/broker_phone",schemaPath:"#/properties/broker_phone/anyOf",keyword:"anyOf",params:{},message:"must match a schema in a\
nyOf"};return r===null?r=[L]:r.push(L),e++,validate32.errors=r,!1}var i=N===e}else var i=!0;if(i){if(t.broker_email!==void 0){
let d=t.broker_email;const N=e,j=e;let O=!1;const $=e;if(typeof d!="string"){const L={instancePath:s+"/broker_email",schemaPath:"\
#/properties/broker_email/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[L]:r.
push(L),e++}var y=$===e;if(O=O||y,!O){const L=e;if(d!==null){const A={instancePath:s+"/broker_email",schemaPath:"#/prope\
rties/broker_email/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};r===null?r=[A]:r.push(A),e++}
var y=L===e;O=O||y}if(O)e=j,r!==null&&(j?r.length=j:r=null);else{const L={instancePath:s+"/broker_email",schemaPath:"#/p\
roperties/broker_email/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[L]:r.
push(L),e++,validate32.errors=r,!1}var i=N===e}else var i=!0;if(i){if(t.vendor_id!==void 0){let d=t.vendor_id;const N=e,
j=e;let O=!1;const $=e;if(typeof d!="string"){const L={instancePath:s+"/vendor_id",schemaPath:"#/properties/vendor_id/an\
yOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[L]:r.push(L),e++}var q=$===e;if(O=
O||q,!O){const L=e;if(d!==null){const A={instancePath:s+"/vendor_id",schemaPath:"#/properties/vendor_id/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};r===null?r=[A]:r.push(A),e++}var q=L===e;O=O||q}if(O)e=j,r!==null&&(j?
r.length=j:r=null);else{const L={instancePath:s+"/vendor_id",schemaPath:"#/properties/vendor_id/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};return r===null?r=[L]:r.push(L),e++,validate32.errors=r,!1}var i=N===e}else var i=!0;
if(i)if(t.has_foh!==void 0){const d=e;if(typeof t.has_foh!="boolean")return validate32.errors=[{instancePath:s+"/has_foh",
schemaPath:"#/properties/has_foh/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var i=d===e}else
var i=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}else return validate32.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return validate32.errors=r,e===0}function validate33(t,{instancePath:s="",parentData:Z,
parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let n;if(t.pcr_form_id===
void 0&&(n="pcr_form_id")||t.form_ver_id===void 0&&(n="form_ver_id"))return validate33.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:n},message:"must have required property '"+n+"'"}],!1;if(t.pcr_form_id!==
void 0){let p=t.pcr_form_id;const f=e;if(e===f)if(typeof p=="string"){if(!pattern0.test(p))return validate33.errors=[{instancePath:s+
"/pcr_form_id",schemaPath:"#/properties/pcr_form_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"'}],!1}else return validate33.errors=[{instancePath:s+"/pcr_form_id",schemaPath:"#/pro\
perties/pcr_form_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=f===e}else var i=!0;
if(i)if(t.form_ver_id!==void 0){let p=t.form_ver_id;const f=e;if(e===f)if(typeof p=="string"){if(!pattern0.test(p))return validate33.
errors=[{instancePath:s+"/form_ver_id",schemaPath:"#/properties/form_ver_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate33.errors=[{instancePath:s+"/form_\
ver_id",schemaPath:"#/properties/form_ver_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=f===
e}else var i=!0}else return validate33.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"}],!1;return validate33.errors=r,e===0}const pattern61=new RegExp("^[0-9]{1,15}$","u"),func18=Object.
prototype.hasOwnProperty;function validate34(t,{instancePath:s="",parentData:Z,parentDataProperty:I,rootData:B=t}={}){let r=null,
e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){for(const u in t){const T=e;if(e===T)if(typeof u=="string"){if(!pattern0.
test(u)){const C={instancePath:s,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},
message:'must match pattern "^[0-9]{1,64}$"',propertyName:u};r===null?r=[C]:r.push(C),e++}}else{const C={instancePath:s,
schemaPath:"#/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:u};r===null?
r=[C]:r.push(C),e++}var i=T===e;if(!i){const C={instancePath:s,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{
propertyName:u},message:"property name must be valid"};return r===null?r=[C]:r.push(C),e++,validate34.errors=r,!1;break}}
if(i)for(const u in t){let T=t[u];const C=e;if(e===C)if(T&&typeof T=="object"&&!Array.isArray(T)){let J;if(T.options_pcr_forms===
void 0&&(J="options_pcr_forms")||T.options_pcr_forms_questions===void 0&&(J="options_pcr_forms_questions")||T.options_pcr_forms_questions_values===
void 0&&(J="options_pcr_forms_questions_values")||T.options_pcr_forms_rules===void 0&&(J="options_pcr_forms_rules")||T.options_pcr_forms_rules_checks===
void 0&&(J="options_pcr_forms_rules_checks")||T.options_pcr_forms_photo_rules===void 0&&(J="options_pcr_forms_photo_rule\
s"))return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPrope\
rties/required",keyword:"required",params:{missingProperty:J},message:"must have required property '"+J+"'"}],!1;if(T.options_pcr_forms!==
void 0){let V=T.options_pcr_forms;const G=e;if(e===G)if(V&&typeof V=="object"&&!Array.isArray(V)){for(const K in V){const m=e;
if(e===m)if(typeof K=="string"){if(!pattern0.test(K)){const _={instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms",schemaPath:"#/additionalProperties/properties/options_pcr_forms/propertyNames/pattern",keyword:"pat\
tern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:K};r===null?r=[_]:r.push(
_),e++}}else{const _={instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms",schemaPath:"#/add\
itionalProperties/properties/options_pcr_forms/propertyNames/type",keyword:"type",params:{type:"string"},message:"must b\
e string",propertyName:K};r===null?r=[_]:r.push(_),e++}var n=m===e;if(!n){const _={instancePath:s+"/"+u.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms",schemaPath:"#/additionalProperties/properties/options_pcr_forms/propertyNames",
keyword:"propertyNames",params:{propertyName:K},message:"property name must be valid"};return r===null?r=[_]:r.push(_),e++,
validate34.errors=r,!1;break}}if(n)for(const K in V){let m=V[K];const _=e;if(e===_)if(m&&typeof m=="object"&&!Array.isArray(
m)){let x;if(m.pcr_form_id===void 0&&(x="pcr_form_id"))return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms/"+K.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/pr\
operties/options_pcr_forms/additionalProperties/required",keyword:"required",params:{missingProperty:x},message:"must ha\
ve required property '"+x+"'"}],!1;{const R=e;for(const z in m)if(!(z==="pcr_form_id"||z==="default_required"||z==="form\
_photos_required"||z==="transfer_prev_values"||z==="client_new_wo"||z==="global_form"||z==="pcr_form_active"||z==="form_\
deleted")){const a=e;if(typeof m[z]!="string")return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms/"+K.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+z.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/additionalProperties/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var p=a===e;if(!p)break}if(R===e){if(m.pcr_form_id!==void 0){
let z=m.pcr_form_id;const a=e;if(e===a)if(typeof z=="string"){if(!pattern0.test(z))return validate34.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+K.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_i\
d",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/pcr_form_id/pattern",
keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate34.
errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+K.replace(/~/g,"~0").replace(
/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properti\
es/pcr_form_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var f=a===e}else var f=!0;if(f){
if(m.default_required!==void 0){let z=m.default_required;const a=e;if(typeof z!="string")return validate34.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+K.replace(/~/g,"~0").replace(/\//g,"~1")+"/default_re\
quired",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/default_required\
/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(!(z==="1"||z==="0"))return validate34.errors=
[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+K.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/default_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties\
/default_required/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of the allowed valu\
es"}],!1;var f=a===e}else var f=!0;if(f){if(m.form_photos_required!==void 0){let z=m.form_photos_required;const a=e;if(typeof z!=
"string")return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+K.
replace(/~/g,"~0").replace(/\//g,"~1")+"/form_photos_required",schemaPath:"#/additionalProperties/properties/options_pcr\
_forms/additionalProperties/properties/form_photos_required/type",keyword:"type",params:{type:"string"},message:"must be\
 string"}],!1;if(!(z==="1"||z==="0"))return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/options_pcr_forms/"+K.replace(/~/g,"~0").replace(/\//g,"~1")+"/form_photos_required",schemaPath:"#/additionalPrope\
rties/properties/options_pcr_forms/additionalProperties/properties/form_photos_required/enum",keyword:"enum",params:{allowedValues:allowed6},
message:"must be equal to one of the allowed values"}],!1;var f=a===e}else var f=!0;if(f){if(m.transfer_prev_values!==void 0){
let z=m.transfer_prev_values;const a=e;if(typeof z!="string")return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+K.replace(/~/g,"~0").replace(/\//g,"~1")+"/transfer_prev_values",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/transfer_prev_values/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;if(!(z==="1"||z==="0"))return validate34.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+K.replace(/~/g,"~0").replace(/\//g,"~1")+"/transfer_p\
rev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/transfer_pre\
v_values/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of the allowed values"}],!1;
var f=a===e}else var f=!0;if(f){if(m.client_new_wo!==void 0){let z=m.client_new_wo;const a=e;if(typeof z!="string")return validate34.
errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+K.replace(/~/g,"~0").replace(
/\//g,"~1")+"/client_new_wo",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/proper\
ties/client_new_wo/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(!(z==="1"||z==="0"))return validate34.
errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+K.replace(/~/g,"~0").replace(
/\//g,"~1")+"/client_new_wo",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/proper\
ties/client_new_wo/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of the allowed val\
ues"}],!1;var f=a===e}else var f=!0;if(f){if(m.global_form!==void 0){let z=m.global_form;const a=e;if(typeof z!="string")
return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+K.replace(/~/g,
"~0").replace(/\//g,"~1")+"/global_form",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalPrope\
rties/properties/global_form/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(!(z==="1"||z===
"0"))return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+K.replace(
/~/g,"~0").replace(/\//g,"~1")+"/global_form",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additional\
Properties/properties/global_form/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of \
the allowed values"}],!1;var f=a===e}else var f=!0;if(f){if(m.pcr_form_active!==void 0){let z=m.pcr_form_active;const a=e;
if(typeof z!="string")return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_p\
cr_forms/"+K.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_active",schemaPath:"#/additionalProperties/properties/opt\
ions_pcr_forms/additionalProperties/properties/pcr_form_active/type",keyword:"type",params:{type:"string"},message:"must\
 be string"}],!1;if(!(z==="1"||z==="0"))return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms/"+K.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_active",schemaPath:"#/additionalProperti\
es/properties/options_pcr_forms/additionalProperties/properties/pcr_form_active/enum",keyword:"enum",params:{allowedValues:allowed6},
message:"must be equal to one of the allowed values"}],!1;var f=a===e}else var f=!0;if(f)if(m.form_deleted!==void 0){let z=m.
form_deleted;const a=e;if(typeof z!="string")return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms/"+K.replace(/~/g,"~0").replace(/\//g,"~1")+"/form_deleted",schemaPath:"#/additionalPrope\
rties/properties/options_pcr_forms/additionalProperties/properties/form_deleted/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"}],!1;if(!(z==="1"||z==="0"))return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/options_pcr_forms/"+K.replace(/~/g,"~0").replace(/\//g,"~1")+"/form_deleted",schemaPath:"#/add\
itionalProperties/properties/options_pcr_forms/additionalProperties/properties/form_deleted/enum",keyword:"enum",params:{
allowedValues:allowed6},message:"must be equal to one of the allowed values"}],!1;var f=a===e}else var f=!0}}}}}}}}}else
return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+K.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;var w=_===e;if(!w)break}}else return validate34.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms",schemaPath:"#/additionalProperties/properties/options_\
pcr_forms/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var l=G===e}else var l=!0;if(l){if(T.
options_pcr_forms_questions!==void 0){let V=T.options_pcr_forms_questions;const G=e;if(e===G)if(V&&typeof V=="object"&&!Array.
isArray(V)){for(const m in V){const _=e;if(e===_)if(typeof m=="string"){if(!pattern0.test(m)){const x={instancePath:s+"/"+
u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions",schemaPath:"#/additionalProperties/properties/op\
tions_pcr_forms_questions/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match \
pattern "^[0-9]{1,64}$"',propertyName:m};r===null?r=[x]:r.push(x),e++}}else{const x={instancePath:s+"/"+u.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/options_pcr_forms_questions",schemaPath:"#/additionalProperties/properties/options_pcr_forms_\
questions/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:m};r===null?r=
[x]:r.push(x),e++}var g=_===e;if(!g){const x={instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_\
forms_questions",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/propertyNames",keyword:"prope\
rtyNames",params:{propertyName:m},message:"property name must be valid"};return r===null?r=[x]:r.push(x),e++,validate34.
errors=r,!1;break}}if(g)for(const m in V){let _=V[m];const x=e;if(e===x)if(_&&typeof _=="object"&&!Array.isArray(_)){let R;
if(_.pcr_question_id===void 0&&(R="pcr_question_id")||_.pcr_form_id===void 0&&(R="pcr_form_id"))return validate34.errors=
[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/required",keyword:"\
required",params:{missingProperty:R},message:"must have required property '"+R+"'"}],!1;{const z=e;for(const a in _)if(!func18.
call(allowed7,a)){const k=e;if(typeof _[a]!="string")return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+a.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/additionalPro\
perties/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var P=k===e;if(!P)break}if(z===e){if(_.
pcr_question_id!==void 0){let a=_.pcr_question_id;const k=e;if(e===k)if(typeof a=="string"){if(!pattern0.test(a))return validate34.
errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").
replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additio\
nalProperties/properties/pcr_question_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match\
 pattern "^[0-9]{1,64}$"'}],!1}else return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProp\
erties/properties/options_pcr_forms_questions/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var o=k===e}else var o=!0;if(o){if(_.pcr_form_id!==void 0){let a=_.pcr_form_id;
const k=e;if(e===k)if(typeof a=="string"){if(!pattern0.test(a))return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/pcr_form_id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate34.errors=
[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(
/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalPropertie\
s/properties/pcr_form_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=k===e}else var o=!0;
if(o){if(_.question_type!==void 0){let a=_.question_type;const k=e;if(!(a==="checkbox"||a==="date"||a==="dropdown"||a===
"radio"||a==="numeric"||a==="photos"||a==="svcfield"||a==="textarea"||a==="textbox"||a==="title"))return validate34.errors=
[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(
/\//g,"~1")+"/question_type",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalPropert\
ies/properties/question_type/enum",keyword:"enum",params:{allowedValues:allowed8},message:"must be equal to one of the a\
llowed values"}],!1;var o=k===e}else var o=!0;if(o){if(_.question_display_active!==void 0){let a=_.question_display_active;
const k=e;if(typeof a!="string")return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_display_active",schemaPath:"#/additio\
nalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_display_active/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;if(!(a==="1"||a==="0"))return validate34.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_display_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/\
properties/question_display_active/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of\
 the allowed values"}],!1;var o=k===e}else var o=!0;if(o){if(_.question_required!==void 0){let a=_.question_required;const k=e;
if(typeof a!="string")return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_p\
cr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_required",schemaPath:"#/additionalProperties/pr\
operties/options_pcr_forms_questions/additionalProperties/properties/question_required/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;if(!(a==="1"||a==="0"))return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_required",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_requi\
red/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of the allowed values"}],!1;var o=k===
e}else var o=!0;if(o){if(_.question_na_option!==void 0){let a=_.question_na_option;const k=e;if(typeof a!="string")return validate34.
errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").
replace(/\//g,"~1")+"/question_na_option",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/addi\
tionalProperties/properties/question_na_option/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
if(!(a==="1"||a==="0"))return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_\
pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_na_option",schemaPath:"#/additionalProperties/\
properties/options_pcr_forms_questions/additionalProperties/properties/question_na_option/enum",keyword:"enum",params:{allowedValues:allowed6},
message:"must be equal to one of the allowed values"}],!1;var o=k===e}else var o=!0;if(o){if(_.question_flag_photos!==void 0){
let a=_.question_flag_photos;const k=e;if(typeof a!="string")return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_flag_photo\
s",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_fl\
ag_photos/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(!(a==="1"||a==="0"))return validate34.
errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").
replace(/\//g,"~1")+"/question_flag_photos",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/ad\
ditionalProperties/properties/question_flag_photos/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be\
 equal to one of the allowed values"}],!1;var o=k===e}else var o=!0;if(o){if(_.question_photos_required!==void 0){let a=_.
question_photos_required;const k=e;if(typeof a!="string")return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_photos_requi\
red",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_\
photos_required/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(!(a==="1"||a==="0"))return validate34.
errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").
replace(/\//g,"~1")+"/question_photos_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms_question\
s/additionalProperties/properties/question_photos_required/enum",keyword:"enum",params:{allowedValues:allowed6},message:"\
must be equal to one of the allowed values"}],!1;var o=k===e}else var o=!0;if(o){if(_.question_active!==void 0){let a=_.
question_active;const k=e;if(typeof a!="string")return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_active",schemaPath:"#/ad\
ditionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_active/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;if(!(a==="1"||a==="0"))return validate34.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properti\
es/question_active/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of the allowed val\
ues"}],!1;var o=k===e}else var o=!0;if(o){if(_.question_deleted!==void 0){let a=_.question_deleted;const k=e;if(typeof a!=
"string")return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_ques\
tions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_deleted",schemaPath:"#/additionalProperties/properties/optio\
ns_pcr_forms_questions/additionalProperties/properties/question_deleted/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;if(!(a==="1"||a==="0"))return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_deleted",schemaPath:"#/additio\
nalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_deleted/enum",keyword:"enu\
m",params:{allowedValues:allowed6},message:"must be equal to one of the allowed values"}],!1;var o=k===e}else var o=!0;if(o){
if(_.question_order!==void 0){let a=_.question_order;const k=e;if(e===k)if(typeof a=="string"){if(!pattern61.test(a))return validate34.
errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").
replace(/\//g,"~1")+"/question_order",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/addition\
alProperties/properties/question_order/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match p\
attern "^[0-9]{1,15}$"'}],!1}else return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_order",schemaPath:"#/additionalPrope\
rties/properties/options_pcr_forms_questions/additionalProperties/properties/question_order/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var o=k===e}else var o=!0;if(o){if(_.question_transfer_prev_values!==void 0){
let a=_.question_transfer_prev_values;const k=e;if(typeof a!="string")return validate34.errors=[{instancePath:s+"/"+u.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_trans\
fer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properti\
es/question_transfer_prev_values/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(!(a==="1"||
a==="0"))return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_ques\
tions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_transfer_prev_values",schemaPath:"#/additionalProperties/pro\
perties/options_pcr_forms_questions/additionalProperties/properties/question_transfer_prev_values/enum",keyword:"enum",params:{
allowedValues:allowed6},message:"must be equal to one of the allowed values"}],!1;var o=k===e}else var o=!0;if(o){if(_.question_show_prev_values!==
void 0){let a=_.question_show_prev_values;const k=e;if(typeof a!="string")return validate34.errors=[{instancePath:s+"/"+
u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/ques\
tion_show_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/pr\
operties/question_show_prev_values/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(!(a==="1"||
a==="0"))return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_ques\
tions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_show_prev_values",schemaPath:"#/additionalProperties/propert\
ies/options_pcr_forms_questions/additionalProperties/properties/question_show_prev_values/enum",keyword:"enum",params:{allowedValues:allowed6},
message:"must be equal to one of the allowed values"}],!1;var o=k===e}else var o=!0;if(o){if(_.question_auto_transfer_prev_values!==
void 0){let a=_.question_auto_transfer_prev_values;const k=e;if(typeof a!="string")return validate34.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_auto_transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additional\
Properties/properties/question_auto_transfer_prev_values/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"}],!1;if(!(a==="1"||a==="0"))return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_auto_transfer_prev_values",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_auto_transfer_pre\
v_values/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of the allowed values"}],!1;
var o=k===e}else var o=!0;if(o){if(_.question_field_rules_cnt!==void 0){let a=_.question_field_rules_cnt;const k=e;if(e===
k)if(typeof a=="string"){if(!pattern61.test(a))return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_field_rules_cnt",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_field_rules_cnt/p\
attern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'}],!1}else return validate34.
errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").
replace(/\//g,"~1")+"/question_field_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_question\
s/additionalProperties/properties/question_field_rules_cnt/type",keyword:"type",params:{type:"string"},message:"must be \
string"}],!1;var o=k===e}else var o=!0;if(o){if(_.question_action_rules_cnt!==void 0){let a=_.question_action_rules_cnt;
const k=e;if(e===k)if(typeof a=="string"){if(!pattern61.test(a))return validate34.errors=[{instancePath:s+"/"+u.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_actio\
n_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/q\
uestion_action_rules_cnt/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]\
{1,15}$"'}],!1}else return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr\
_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_action_rules_cnt",schemaPath:"#/additionalPropert\
ies/properties/options_pcr_forms_questions/additionalProperties/properties/question_action_rules_cnt/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var o=k===e}else var o=!0;if(o)if(_.question_photo_rules_cnt!==void 0){
let a=_.question_photo_rules_cnt;const k=e;if(e===k)if(typeof a=="string"){if(!pattern61.test(a))return validate34.errors=
[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(
/\//g,"~1")+"/question_photo_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additi\
onalProperties/properties/question_photo_rules_cnt/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'\
must match pattern "^[0-9]{1,15}$"'}],!1}else return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_photo_rules_cnt",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_photo_rules_cnt/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=k===e}else var o=!0}}}}}}}}}}}}}}}}}}else
return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additio\
nalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var c=x===e;if(!c)break}}else return validate34.
errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions",schemaPath:"#/additi\
onalProperties/properties/options_pcr_forms_questions/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"}],!1;var l=G===e}else var l=!0;if(l){if(T.options_pcr_forms_questions_values!==void 0){let V=T.options_pcr_forms_questions_values;
const G=e;if(e===G)if(V&&typeof V=="object"&&!Array.isArray(V)){for(const m in V){const _=e;if(e===_)if(typeof m=="strin\
g"){if(!pattern0.test(m)){const x={instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_quest\
ions_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/propertyNames/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:m};r===null?r=[x]:r.
push(x),e++}}else{const x={instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_val\
ues",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/propertyNames/type",keyword:"type",
params:{type:"string"},message:"must be string",propertyName:m};r===null?r=[x]:r.push(x),e++}var b=_===e;if(!b){const x={
instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values",schemaPath:"#/addition\
alProperties/properties/options_pcr_forms_questions_values/propertyNames",keyword:"propertyNames",params:{propertyName:m},
message:"property name must be valid"};return r===null?r=[x]:r.push(x),e++,validate34.errors=r,!1;break}}if(b)for(const m in V){
let _=V[m];const x=e;if(e===x)if(_&&typeof _=="object"&&!Array.isArray(_)){let R;if(_.question_value_id===void 0&&(R="qu\
estion_value_id")||_.pcr_question_id===void 0&&(R="pcr_question_id"))return validate34.errors=[{instancePath:s+"/"+u.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/required",keyword:"required",params:{
missingProperty:R},message:"must have required property '"+R+"'"}],!1;{const z=e;for(const a in _)if(!(a==="question_val\
ue_id"||a==="pcr_question_id"||a==="question_value_active")){const k=e;if(typeof _[a]!="string")return validate34.errors=
[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+m.replace(/~/g,"~0").
replace(/\//g,"~1")+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_p\
cr_forms_questions_values/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var v=k===e;if(!v)break}if(z===e){if(_.question_value_id!==void 0){let a=_.question_value_id;const k=e;
if(e===k)if(typeof a=="string"){if(!pattern0.test(a))return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_value_id",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/questio\
n_value_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else
return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_val\
ues/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_value_id",schemaPath:"#/additionalProperties/properties/option\
s_pcr_forms_questions_values/additionalProperties/properties/question_value_id/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;var y=k===e}else var y=!0;if(y){if(_.pcr_question_id!==void 0){let a=_.pcr_question_id;const k=e;
if(e===k)if(typeof a=="string"){if(!pattern0.test(a))return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/pcr_question_id/pat\
tern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate34.
errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+m.replace(/~/g,
"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_v\
alues/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"}],!1;var y=k===e}else var y=!0;if(y)if(_.question_value_active!==void 0){let a=_.question_value_active;const k=e;if(typeof a!=
"string")return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_ques\
tions_values/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_value_active",schemaPath:"#/additionalProperties/prop\
erties/options_pcr_forms_questions_values/additionalProperties/properties/question_value_active/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;if(!(a==="1"||a==="0"))return validate34.errors=[{instancePath:s+"/"+u.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/questio\
n_value_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/pr\
operties/question_value_active/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of the\
 allowed values"}],!1;var y=k===e}else var y=!0}}}}else return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additi\
onalProperties/properties/options_pcr_forms_questions_values/additionalProperties/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"}],!1;var q=x===e;if(!q)break}}else return validate34.errors=[{instancePath:s+"/"+u.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values",schemaPath:"#/additionalProperties/properties/optio\
ns_pcr_forms_questions_values/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var l=G===e}else
var l=!0;if(l){if(T.options_pcr_forms_rules!==void 0){let V=T.options_pcr_forms_rules;const G=e;if(e===G)if(V&&typeof V==
"object"&&!Array.isArray(V)){for(const m in V){const _=e;if(e===_)if(typeof m=="string"){if(!pattern0.test(m)){const x={
instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalPropertie\
s/properties/options_pcr_forms_rules/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"',propertyName:m};r===null?r=[x]:r.push(x),e++}}else{const x={instancePath:s+"/"+u.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalProperties/properties/options_pcr_form\
s_rules/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:m};r===null?r=[x]:
r.push(x),e++}var h=_===e;if(!h){const x={instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_form\
s_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/propertyNames",keyword:"propertyNames",params:{
propertyName:m},message:"property name must be valid"};return r===null?r=[x]:r.push(x),e++,validate34.errors=r,!1;break}}
if(h)for(const m in V){let _=V[m];const x=e;if(e===x)if(_&&typeof _=="object"&&!Array.isArray(_)){let R;if(_.pcr_form_rule_id===
void 0&&(R="pcr_form_rule_id")||_.pcr_question_id===void 0&&(R="pcr_question_id"))return validate34.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/required",keyword:"required",params:{missingProperty:R},
message:"must have required property '"+R+"'"}],!1;{const z=e;for(const a in _)if(!(a==="pcr_form_rule_id"||a==="pcr_for\
m_id"||a==="pcr_question_id"||a==="rule_type"||a==="rule_operator")){const k=e;if(typeof _[a]!="string")return validate34.
errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+m.replace(/~/g,"~0").replace(
/\//g,"~1")+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms\
_rules/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var d=k===e;if(!d)break}if(z===e){if(_.pcr_form_rule_id!==void 0){let a=_.pcr_form_rule_id;const k=e;if(e===k)if(typeof a==
"string"){if(!pattern0.test(a))return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
options_pcr_forms_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_rule_id",schemaPath:"#/additionalPropertie\
s/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_form_rule_id/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate34.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_\
form_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_\
form_rule_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var N=k===e}else var N=!0;if(N){if(_.
pcr_form_id!==void 0){let a=_.pcr_form_id;const k=e;if(e===k)if(typeof a=="string"){if(!pattern0.test(a))return validate34.
errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+m.replace(/~/g,"~0").replace(
/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/pr\
operties/pcr_form_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,6\
4}$"'}],!1}else return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_for\
ms_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options\
_pcr_forms_rules/additionalProperties/properties/pcr_form_id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"}],!1;var N=k===e}else var N=!0;if(N){if(_.pcr_question_id!==void 0){let a=_.pcr_question_id;const k=e;if(e===k)
if(typeof a=="string"){if(!pattern0.test(a))return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalPr\
operties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_question_id/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate34.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_\
question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_q\
uestion_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var N=k===e}else var N=!0;if(N){if(_.
rule_type!==void 0){let a=_.rule_type;const k=e;if(!(a==="field"||a==="action"))return validate34.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule\
_type",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/rule_type/e\
num",keyword:"enum",params:{allowedValues:allowed9},message:"must be equal to one of the allowed values"}],!1;var N=k===
e}else var N=!0;if(N)if(_.rule_operator!==void 0){let a=_.rule_operator;const k=e;if(!(a==="="||a==="not_equal"||a===">"||
a==="<"||a==="contains_any"||a==="contains_all"||a==="doesnt_contain_any"||a==="doesnt_contain_all"||a==="count"||a==="c\
ount_less_than"||a==="count_greater_than"||a==="length_greater_than"||a==="length_less_than"||a==="length_equal"))return validate34.
errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+m.replace(/~/g,"~0").replace(
/\//g,"~1")+"/rule_operator",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/\
properties/rule_operator/enum",keyword:"enum",params:{allowedValues:allowed10},message:"must be equal to one of the allo\
wed values"}],!1;var N=k===e}else var N=!0}}}}}}else return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPropert\
ies/properties/options_pcr_forms_rules/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be\
 object"}],!1;var j=x===e;if(!j)break}}else return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"}],!1;var l=G===e}else var l=!0;if(l){if(T.options_pcr_forms_rules_checks!==
void 0){let V=T.options_pcr_forms_rules_checks;const G=e;if(e===G)if(V&&typeof V=="object"&&!Array.isArray(V)){for(const m in V){
const _=e;if(e===_)if(typeof m=="string"){if(!pattern0.test(m)){const x={instancePath:s+"/"+u.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_rules_checks",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_chec\
ks/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',
propertyName:m};r===null?r=[x]:r.push(x),e++}}else{const x={instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_rules_checks",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/propertyN\
ames/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:m};r===null?r=[x]:r.push(x),e++}var O=_===
e;if(!O){const x={instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules_checks/propertyNames",keyword:"propertyNames",params:{propertyName:m},
message:"property name must be valid"};return r===null?r=[x]:r.push(x),e++,validate34.errors=r,!1;break}}if(O)for(const m in V){
let _=V[m];const x=e;if(e===x)if(_&&typeof _=="object"&&!Array.isArray(_)){let R;if(_.pcr_rule_check_id===void 0&&(R="pc\
r_rule_check_id")||_.pcr_form_rule_id===void 0&&(R="pcr_form_rule_id")||_.pcr_question_id===void 0&&(R="pcr_question_id"))
return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+
m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/ad\
ditionalProperties/required",keyword:"required",params:{missingProperty:R},message:"must have required property '"+R+"'"}],
!1;{const z=e;for(const a in _)if(!(a==="pcr_rule_check_id"||a==="pcr_form_rule_id"||a==="pcr_question_id"||a==="check_o\
perator")){const k=e;if(typeof _[a]!="string")return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_rules_checks/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+a.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/additional\
Properties/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var $=k===e;if(!$)break}if(z===e){if(_.
pcr_rule_check_id!==void 0){let a=_.pcr_rule_check_id;const k=e;if(e===k)if(typeof a=="string"){if(!pattern0.test(a))return validate34.
errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+m.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/pcr_rule_check_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_chec\
ks/additionalProperties/properties/pcr_rule_check_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"'}],!1}else return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_rules_checks/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_rule_check_id",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_rule_check_id/type",
keyword:"type",params:{type:"string"},message:"must be string"}],!1;var D=k===e}else var D=!0;if(D){if(_.pcr_form_rule_id!==
void 0){let a=_.pcr_form_rule_id;const k=e;if(e===k)if(typeof a=="string"){if(!pattern0.test(a))return validate34.errors=
[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+m.replace(/~/g,"~0").replace(
/\//g,"~1")+"/pcr_form_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalP\
roperties/properties/pcr_form_rule_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pa\
ttern "^[0-9]{1,64}$"'}],!1}else return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_rules_checks/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_rule_id",schemaPath:"#/additional\
Properties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_form_rule_id/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"}],!1;var D=k===e}else var D=!0;if(D){if(_.pcr_question_id!==void 0){let a=_.
pcr_question_id;const k=e;if(e===k)if(typeof a=="string"){if(!pattern0.test(a))return validate34.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+
"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/pro\
perties/pcr_question_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{\
1,64}$"'}],!1}else return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_\
forms_rules_checks/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/prop\
erties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var D=k===e}else var D=!0;if(D)if(_.check_operator!==void 0){let a=_.check_operator;
const k=e;if(!(a==="show"||a==="hide"))return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_rules_checks/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/check_operator",schemaPath:"#/additi\
onalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/check_operator/enum",keyword:"e\
num",params:{allowedValues:allowed11},message:"must be equal to one of the allowed values"}],!1;var D=k===e}else var D=!0}}}}}else
return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+
m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/ad\
ditionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var L=x===e;if(!L)break}}else
return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/type",keyword:"type",params:{type:"object"},
message:"must be object"}],!1;var l=G===e}else var l=!0;if(l)if(T.options_pcr_forms_photo_rules!==void 0){let V=T.options_pcr_forms_photo_rules;
const G=e;if(e===G)if(V&&typeof V=="object"&&!Array.isArray(V)){for(const m in V){const _=e;if(e===_)if(typeof m=="strin\
g"){if(!pattern0.test(m)){const x={instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo\
_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/propertyNames/pattern",keyword:"patt\
ern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:m};r===null?r=[x]:r.push(
x),e++}}else{const x={instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_photo_rules/propertyNames/type",keyword:"type",params:{type:"string"},
message:"must be string",propertyName:m};r===null?r=[x]:r.push(x),e++}var E=_===e;if(!E){const x={instancePath:s+"/"+u.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules",schemaPath:"#/additionalProperties/properties/options_pc\
r_forms_photo_rules/propertyNames",keyword:"propertyNames",params:{propertyName:m},message:"property name must be valid"};
return r===null?r=[x]:r.push(x),e++,validate34.errors=r,!1;break}}if(E)for(const m in V){let _=V[m];const x=e;if(e===x)if(_&&
typeof _=="object"&&!Array.isArray(_)){let R;if(_.pcr_photo_rule_id===void 0&&(R="pcr_photo_rule_id")||_.pcr_question_id===
void 0&&(R="pcr_question_id"))return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/o\
ptions_pcr_forms_photo_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/op\
tions_pcr_forms_photo_rules/additionalProperties/required",keyword:"required",params:{missingProperty:R},message:"must h\
ave required property '"+R+"'"}],!1;{const z=e;for(const a in _)if(!(a==="pcr_photo_rule_id"||a==="pcr_question_id"||a===
"rule_operator"||a==="min_photo"||a==="max_photo")){const k=e;if(typeof _[a]!="string")return validate34.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+
"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules\
/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var A=k===
e;if(!A)break}if(z===e){if(_.pcr_photo_rule_id!==void 0){let a=_.pcr_photo_rule_id;const k=e;if(e===k)if(typeof a=="stri\
ng"){if(!pattern0.test(a))return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/optio\
ns_pcr_forms_photo_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_photo_rule_id",schemaPath:"#/additionalPropert\
ies/properties/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_photo_rule_id/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate34.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+
"/pcr_photo_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/pr\
operties/pcr_photo_rule_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var F=k===e}else var F=!0;
if(F){if(_.pcr_question_id!==void 0){let a=_.pcr_question_id;const k=e;if(e===k)if(typeof a=="string"){if(!pattern0.test(
a))return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rule\
s/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pc\
r_forms_photo_rules/additionalProperties/properties/pcr_question_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1\
,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_question\
_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var F=k===e}else var F=!0;if(F){if(_.rule_operator!==
void 0){let a=_.rule_operator;const k=e;if(!(a==="default"||a==="="||a==="not_equal"||a===">"||a==="<"||a==="contains_an\
y"||a==="contains_all"||a==="doesnt_contain_any"||a==="doesnt_contain_all"||a==="count"||a==="count_less_than"||a==="cou\
nt_greater_than"||a==="length_greater_than"||a==="length_less_than"||a==="length_equal"))return validate34.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+
"/rule_operator",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/proper\
ties/rule_operator/enum",keyword:"enum",params:{allowedValues:allowed12},message:"must be equal to one of the allowed va\
lues"}],!1;var F=k===e}else var F=!0;if(F){if(_.min_photo!==void 0){let a=_.min_photo;const k=e;if(e===k)if(typeof a=="s\
tring"){if(!pattern61.test(a))return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/o\
ptions_pcr_forms_photo_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/min_photo",schemaPath:"#/additionalProperties/\
properties/options_pcr_forms_photo_rules/additionalProperties/properties/min_photo/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'}],!1}else return validate34.errors=[{instancePath:s+"/"+u.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/min_photo",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/min_photo/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var F=k===e}else var F=!0;if(F)if(_.max_photo!==void 0){let a=_.
max_photo;const k=e;if(e===k)if(typeof a=="string"){if(!pattern61.test(a))return validate34.errors=[{instancePath:s+"/"+
u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/ma\
x_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/max\
_photo/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'}],!1}else
return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+
m.replace(/~/g,"~0").replace(/\//g,"~1")+"/max_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_ph\
oto_rules/additionalProperties/properties/max_photo/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var F=k===e}else var F=!0}}}}}}else return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_photo_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/prop\
erties/options_pcr_forms_photo_rules/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"}],!1;var H=x===e;if(!H)break}}else return validate34.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_photo_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/type",
keyword:"type",params:{type:"object"},message:"must be object"}],!1;var l=G===e}else var l=!0}}}}}else return validate34.
errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"}],!1;var M=C===e;if(!M)break}}else return validate34.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate34.errors=r,e===0}
function validate35(t,{instancePath:s="",parentData:Z,parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;if(e===0)if(t&&
typeof t=="object"&&!Array.isArray(t)){for(const u in t){const T=e;if(e===T)if(typeof u=="string"){if(!pattern0.test(u)){
const C={instancePath:s,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"',propertyName:u};r===null?r=[C]:r.push(C),e++}}else{const C={instancePath:s,schemaPath:"\
#/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:u};r===null?r=[C]:r.push(
C),e++}var i=T===e;if(!i){const C={instancePath:s,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:u},
message:"property name must be valid"};return r===null?r=[C]:r.push(C),e++,validate35.errors=r,!1;break}}if(i)for(const u in t){
let T=t[u];const C=e;if(e===C)if(T&&typeof T=="object"&&!Array.isArray(T)){let J;if(T.options_pcr_forms===void 0&&(J="op\
tions_pcr_forms")||T.options_pcr_forms_questions===void 0&&(J="options_pcr_forms_questions")||T.options_pcr_forms_questions_values===
void 0&&(J="options_pcr_forms_questions_values")||T.options_pcr_forms_rules===void 0&&(J="options_pcr_forms_rules")||T.options_pcr_forms_rules_checks===
void 0&&(J="options_pcr_forms_rules_checks")||T.options_pcr_forms_photo_rules===void 0&&(J="options_pcr_forms_photo_rule\
s"))return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPrope\
rties/required",keyword:"required",params:{missingProperty:J},message:"must have required property '"+J+"'"}],!1;if(T.options_pcr_forms!==
void 0){let V=T.options_pcr_forms;const G=e;if(e===G)if(V&&typeof V=="object"&&!Array.isArray(V)){for(const K in V){const m=e;
if(e===m)if(typeof K=="string"){if(!pattern0.test(K)){const _={instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms",schemaPath:"#/additionalProperties/properties/options_pcr_forms/propertyNames/pattern",keyword:"pat\
tern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:K};r===null?r=[_]:r.push(
_),e++}}else{const _={instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms",schemaPath:"#/add\
itionalProperties/properties/options_pcr_forms/propertyNames/type",keyword:"type",params:{type:"string"},message:"must b\
e string",propertyName:K};r===null?r=[_]:r.push(_),e++}var n=m===e;if(!n){const _={instancePath:s+"/"+u.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms",schemaPath:"#/additionalProperties/properties/options_pcr_forms/propertyNames",
keyword:"propertyNames",params:{propertyName:K},message:"property name must be valid"};return r===null?r=[_]:r.push(_),e++,
validate35.errors=r,!1;break}}if(n)for(const K in V){let m=V[K];const _=e;if(e===_)if(m&&typeof m=="object"&&!Array.isArray(
m)){let x;if(m.pcr_form_id===void 0&&(x="pcr_form_id"))return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms/"+K.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/pr\
operties/options_pcr_forms/additionalProperties/required",keyword:"required",params:{missingProperty:x},message:"must ha\
ve required property '"+x+"'"}],!1;{const R=e;for(const z in m)if(!(z==="pcr_form_id"||z==="default_required"||z==="form\
_photos_required"||z==="transfer_prev_values"||z==="client_new_wo"||z==="global_form"||z==="pcr_form_active"||z==="form_\
deleted")){const a=e;if(typeof m[z]!="string")return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms/"+K.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+z.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/additionalProperties/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var p=a===e;if(!p)break}if(R===e){if(m.pcr_form_id!==void 0){
let z=m.pcr_form_id;const a=e;if(e===a)if(typeof z=="string"){if(!pattern0.test(z))return validate35.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+K.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_i\
d",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/pcr_form_id/pattern",
keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate35.
errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+K.replace(/~/g,"~0").replace(
/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properti\
es/pcr_form_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var f=a===e}else var f=!0;if(f){
if(m.default_required!==void 0){const z=e;if(typeof m.default_required!="boolean")return validate35.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+K.replace(/~/g,"~0").replace(/\//g,"~1")+"/default_re\
quired",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/default_required\
/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var f=z===e}else var f=!0;if(f){if(m.form_photos_required!==
void 0){const z=e;if(typeof m.form_photos_required!="boolean")return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+K.replace(/~/g,"~0").replace(/\//g,"~1")+"/form_photos_required",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/form_photos_required/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"}],!1;var f=z===e}else var f=!0;if(f){if(m.transfer_prev_values!==
void 0){const z=e;if(typeof m.transfer_prev_values!="boolean")return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+K.replace(/~/g,"~0").replace(/\//g,"~1")+"/transfer_prev_values",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/transfer_prev_values/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"}],!1;var f=z===e}else var f=!0;if(f){if(m.client_new_wo!==void 0){
const z=e;if(typeof m.client_new_wo!="boolean")return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms/"+K.replace(/~/g,"~0").replace(/\//g,"~1")+"/client_new_wo",schemaPath:"#/additionalProp\
erties/properties/options_pcr_forms/additionalProperties/properties/client_new_wo/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean"}],!1;var f=z===e}else var f=!0;if(f){if(m.global_form!==void 0){const z=e;if(typeof m.global_form!=
"boolean")return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+K.
replace(/~/g,"~0").replace(/\//g,"~1")+"/global_form",schemaPath:"#/additionalProperties/properties/options_pcr_forms/ad\
ditionalProperties/properties/global_form/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var f=z===
e}else var f=!0;if(f){if(m.pcr_form_active!==void 0){const z=e;if(typeof m.pcr_form_active!="boolean")return validate35.
errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+K.replace(/~/g,"~0").replace(
/\//g,"~1")+"/pcr_form_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/prop\
erties/pcr_form_active/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var f=z===e}else var f=!0;
if(f)if(m.form_deleted!==void 0){const z=e;if(typeof m.form_deleted!="boolean")return validate35.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+K.replace(/~/g,"~0").replace(/\//g,"~1")+"/form_delet\
ed",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/form_deleted/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"}],!1;var f=z===e}else var f=!0}}}}}}}}}else return validate35.errors=
[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+K.replace(/~/g,"~0").replace(/\//g,"\
~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;var w=_===e;if(!w)break}}else return validate35.errors=[{instancePath:s+"/"+u.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms",schemaPath:"#/additionalProperties/properties/options_pcr_forms/type",
keyword:"type",params:{type:"object"},message:"must be object"}],!1;var l=G===e}else var l=!0;if(l){if(T.options_pcr_forms_questions!==
void 0){let V=T.options_pcr_forms_questions;const G=e;if(e===G)if(V&&typeof V=="object"&&!Array.isArray(V)){for(const m in V){
const _=e;if(e===_)if(typeof m=="string"){if(!pattern0.test(m)){const x={instancePath:s+"/"+u.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/pro\
pertyNames/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:m};
r===null?r=[x]:r.push(x),e++}}else{const x={instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_fo\
rms_questions",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/propertyNames/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string",propertyName:m};r===null?r=[x]:r.push(x),e++}var g=_===e;if(!g){const x={
instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions",schemaPath:"#/additionalPrope\
rties/properties/options_pcr_forms_questions/propertyNames",keyword:"propertyNames",params:{propertyName:m},message:"pro\
perty name must be valid"};return r===null?r=[x]:r.push(x),e++,validate35.errors=r,!1;break}}if(g)for(const m in V){let _=V[m];
const x=e;if(e===x)if(_&&typeof _=="object"&&!Array.isArray(_)){let R;if(_.pcr_question_id===void 0&&(R="pcr_question_id")||
_.pcr_form_id===void 0&&(R="pcr_form_id"))return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/proper\
ties/options_pcr_forms_questions/additionalProperties/required",keyword:"required",params:{missingProperty:R},message:"m\
ust have required property '"+R+"'"}],!1;{const z=e;for(const a in _)if(!func18.call(allowed13,a)){const k=e;if(typeof _[a]!=
"string")return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_ques\
tions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPr\
operties/properties/options_pcr_forms_questions/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var P=k===e;if(!P)break}if(z===e){if(_.pcr_question_id!==void 0){let a=_.pcr_question_id;
const k=e;if(e===k)if(typeof a=="string"){if(!pattern0.test(a))return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/pcr_question_id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate35.errors=
[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(
/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalPrope\
rties/properties/pcr_question_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=k===e}else
var o=!0;if(o){if(_.pcr_form_id!==void 0){let a=_.pcr_form_id;const k=e;if(e===k)if(typeof a=="string"){if(!pattern0.test(
a))return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+
m.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_\
questions/additionalProperties/properties/pcr_form_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"'}],!1}else return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additi\
onalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/pcr_form_id/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var o=k===e}else var o=!0;if(o){if(_.question_type!==void 0){let a=_.question_type;
const k=e;if(!(a==="checkbox"||a==="date"||a==="dropdown"||a==="radio"||a==="numeric"||a==="photos"||a==="svcfield"||a===
"textarea"||a==="textbox"||a==="title"))return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_type",schemaPath:"#/additional\
Properties/properties/options_pcr_forms_questions/additionalProperties/properties/question_type/enum",keyword:"enum",params:{
allowedValues:allowed8},message:"must be equal to one of the allowed values"}],!1;var o=k===e}else var o=!0;if(o){if(_.question_display_active!==
void 0){const a=e;if(typeof _.question_display_active!="boolean")return validate35.errors=[{instancePath:s+"/"+u.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_displ\
ay_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/que\
stion_display_active/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var o=a===e}else var o=!0;
if(o){if(_.question_required!==void 0){const a=e;if(typeof _.question_required!="boolean")return validate35.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/proper\
ties/question_required/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var o=a===e}else var o=!0;
if(o){if(_.question_na_option!==void 0){const a=e;if(typeof _.question_na_option!="boolean")return validate35.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_na_option",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/prope\
rties/question_na_option/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var o=a===e}else var o=!0;
if(o){if(_.question_flag_photos!==void 0){const a=e;if(typeof _.question_flag_photos!="boolean")return validate35.errors=
[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(
/\//g,"~1")+"/question_flag_photos",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additional\
Properties/properties/question_flag_photos/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var o=a===
e}else var o=!0;if(o){if(_.question_photos_required!==void 0){const a=e;if(typeof _.question_photos_required!="boolean")
return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.
replace(/~/g,"~0").replace(/\//g,"~1")+"/question_photos_required",schemaPath:"#/additionalProperties/properties/options\
_pcr_forms_questions/additionalProperties/properties/question_photos_required/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"}],!1;var o=a===e}else var o=!0;if(o){if(_.question_active!==void 0){const a=e;if(typeof _.question_active!=
"boolean")return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_que\
stions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_active",schemaPath:"#/additionalProperties/properties/optio\
ns_pcr_forms_questions/additionalProperties/properties/question_active/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"}],!1;var o=a===e}else var o=!0;if(o){if(_.question_deleted!==void 0){const a=e;if(typeof _.question_deleted!=
"boolean")return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_que\
stions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_deleted",schemaPath:"#/additionalProperties/properties/opti\
ons_pcr_forms_questions/additionalProperties/properties/question_deleted/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"}],!1;var o=a===e}else var o=!0;if(o){if(_.question_order!==void 0){let a=_.question_order;const k=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_order",schemaPath:"#/additiona\
lProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_order/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;if(e===k&&typeof a=="number"&&isFinite(a)){if(a>999999999999999||isNaN(a))
return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.
replace(/~/g,"~0").replace(/\//g,"~1")+"/question_order",schemaPath:"#/additionalProperties/properties/options_pcr_forms\
_questions/additionalProperties/properties/question_order/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999},
message:"must be <= 999999999999999"}],!1;if(a<0||isNaN(a))return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_order",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_order/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var o=k===e}else var o=!0;if(o){if(_.question_transfer_prev_values!==
void 0){const a=e;if(typeof _.question_transfer_prev_values!="boolean")return validate35.errors=[{instancePath:s+"/"+u.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_trans\
fer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properti\
es/question_transfer_prev_values/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var o=a===e}else
var o=!0;if(o){if(_.question_show_prev_values!==void 0){const a=e;if(typeof _.question_show_prev_values!="boolean")return validate35.
errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").
replace(/\//g,"~1")+"/question_show_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questio\
ns/additionalProperties/properties/question_show_prev_values/type",keyword:"type",params:{type:"boolean"},message:"must \
be boolean"}],!1;var o=a===e}else var o=!0;if(o){if(_.question_auto_transfer_prev_values!==void 0){const a=e;if(typeof _.
question_auto_transfer_prev_values!="boolean")return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_auto_transfer_prev_value\
s",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_au\
to_transfer_prev_values/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var o=a===e}else var o=!0;
if(o){if(_.question_field_rules_cnt!==void 0){let a=_.question_field_rules_cnt;const k=e;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a)&&isFinite(a)))return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options\
_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_field_rules_cnt",schemaPath:"#/additionalProp\
erties/properties/options_pcr_forms_questions/additionalProperties/properties/question_field_rules_cnt/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"}],!1;if(e===k&&typeof a=="number"&&isFinite(a)){if(a>999999999999999||
isNaN(a))return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_ques\
tions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_field_rules_cnt",schemaPath:"#/additionalProperties/properti\
es/options_pcr_forms_questions/additionalProperties/properties/question_field_rules_cnt/maximum",keyword:"maximum",params:{
comparison:"<=",limit:999999999999999},message:"must be <= 999999999999999"}],!1;if(a<0||isNaN(a))return validate35.errors=
[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(
/\//g,"~1")+"/question_field_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additi\
onalProperties/properties/question_field_rules_cnt/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"}],!1}var o=k===e}else var o=!0;if(o){if(_.question_action_rules_cnt!==void 0){let a=_.question_action_rules_cnt;
const k=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return validate35.errors=[{instancePath:s+"/"+u.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_actio\
n_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/q\
uestion_action_rules_cnt/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===k&&typeof a==
"number"&&isFinite(a)){if(a>999999999999999||isNaN(a))return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_action_rules_cnt",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_actio\
n_rules_cnt/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999},message:"must be <= 99999999999999\
9"}],!1;if(a<0||isNaN(a))return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/option\
s_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_action_rules_cnt",schemaPath:"#/additionalPr\
operties/properties/options_pcr_forms_questions/additionalProperties/properties/question_action_rules_cnt/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var o=k===e}else var o=!0;if(o)if(_.question_photo_rules_cnt!==
void 0){let a=_.question_photo_rules_cnt;const k=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return validate35.
errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").
replace(/\//g,"~1")+"/question_photo_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_question\
s/additionalProperties/properties/question_photo_rules_cnt/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"}],!1;if(e===k&&typeof a=="number"&&isFinite(a)){if(a>999999999999999||isNaN(a))return validate35.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_photo_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties\
/properties/question_photo_rules_cnt/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999},message:"\
must be <= 999999999999999"}],!1;if(a<0||isNaN(a))return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_photo_rules_cnt",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_photo_rules_cnt/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var o=k===e}else var o=!0}}}}}}}}}}}}}}}}}}else
return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+m.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additio\
nalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var c=x===e;if(!c)break}}else return validate35.
errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions",schemaPath:"#/additi\
onalProperties/properties/options_pcr_forms_questions/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"}],!1;var l=G===e}else var l=!0;if(l){if(T.options_pcr_forms_questions_values!==void 0){let V=T.options_pcr_forms_questions_values;
const G=e;if(e===G)if(V&&typeof V=="object"&&!Array.isArray(V)){for(const m in V){const _=e;if(e===_)if(typeof m=="strin\
g"){if(!pattern0.test(m)){const x={instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_quest\
ions_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/propertyNames/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:m};r===null?r=[x]:r.
push(x),e++}}else{const x={instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_val\
ues",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/propertyNames/type",keyword:"type",
params:{type:"string"},message:"must be string",propertyName:m};r===null?r=[x]:r.push(x),e++}var b=_===e;if(!b){const x={
instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values",schemaPath:"#/addition\
alProperties/properties/options_pcr_forms_questions_values/propertyNames",keyword:"propertyNames",params:{propertyName:m},
message:"property name must be valid"};return r===null?r=[x]:r.push(x),e++,validate35.errors=r,!1;break}}if(b)for(const m in V){
let _=V[m];const x=e;if(e===x)if(_&&typeof _=="object"&&!Array.isArray(_)){let R;if(_.question_value_id===void 0&&(R="qu\
estion_value_id")||_.pcr_question_id===void 0&&(R="pcr_question_id"))return validate35.errors=[{instancePath:s+"/"+u.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/required",keyword:"required",params:{
missingProperty:R},message:"must have required property '"+R+"'"}],!1;{const z=e;for(const a in _)if(!(a==="question_val\
ue_id"||a==="pcr_question_id"||a==="question_value_active")){const k=e;if(typeof _[a]!="string")return validate35.errors=
[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+m.replace(/~/g,"~0").
replace(/\//g,"~1")+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_p\
cr_forms_questions_values/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var v=k===e;if(!v)break}if(z===e){if(_.question_value_id!==void 0){let a=_.question_value_id;const k=e;
if(e===k)if(typeof a=="string"){if(!pattern0.test(a))return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_value_id",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/questio\
n_value_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else
return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_val\
ues/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_value_id",schemaPath:"#/additionalProperties/properties/option\
s_pcr_forms_questions_values/additionalProperties/properties/question_value_id/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;var y=k===e}else var y=!0;if(y){if(_.pcr_question_id!==void 0){let a=_.pcr_question_id;const k=e;
if(e===k)if(typeof a=="string"){if(!pattern0.test(a))return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/pcr_question_id/pat\
tern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate35.
errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+m.replace(/~/g,
"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_v\
alues/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"}],!1;var y=k===e}else var y=!0;if(y)if(_.question_value_active!==void 0){const a=e;if(typeof _.question_value_active!=
"boolean")return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_que\
stions_values/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_value_active",schemaPath:"#/additionalProperties/pro\
perties/options_pcr_forms_questions_values/additionalProperties/properties/question_value_active/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"}],!1;var y=a===e}else var y=!0}}}}else return validate35.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+m.replace(/~/g,"~0").replace(/\//g,"\
~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;var q=x===e;if(!q)break}}else return validate35.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values",schemaPath:"#/additionalProperties/pr\
operties/options_pcr_forms_questions_values/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var l=G===
e}else var l=!0;if(l){if(T.options_pcr_forms_rules!==void 0){let V=T.options_pcr_forms_rules;const G=e;if(e===G)if(V&&typeof V==
"object"&&!Array.isArray(V)){for(const m in V){const _=e;if(e===_)if(typeof m=="string"){if(!pattern0.test(m)){const x={
instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalPropertie\
s/properties/options_pcr_forms_rules/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"',propertyName:m};r===null?r=[x]:r.push(x),e++}}else{const x={instancePath:s+"/"+u.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalProperties/properties/options_pcr_form\
s_rules/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:m};r===null?r=[x]:
r.push(x),e++}var h=_===e;if(!h){const x={instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_form\
s_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/propertyNames",keyword:"propertyNames",params:{
propertyName:m},message:"property name must be valid"};return r===null?r=[x]:r.push(x),e++,validate35.errors=r,!1;break}}
if(h)for(const m in V){let _=V[m];const x=e;if(e===x)if(_&&typeof _=="object"&&!Array.isArray(_)){let R;if(_.pcr_form_rule_id===
void 0&&(R="pcr_form_rule_id")||_.pcr_question_id===void 0&&(R="pcr_question_id"))return validate35.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/required",keyword:"required",params:{missingProperty:R},
message:"must have required property '"+R+"'"}],!1;{const z=e;for(const a in _)if(!(a==="pcr_form_rule_id"||a==="pcr_for\
m_id"||a==="pcr_question_id"||a==="rule_type"||a==="rule_operator")){const k=e;if(typeof _[a]!="string")return validate35.
errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+m.replace(/~/g,"~0").replace(
/\//g,"~1")+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms\
_rules/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var d=k===e;if(!d)break}if(z===e){if(_.pcr_form_rule_id!==void 0){let a=_.pcr_form_rule_id;const k=e;if(e===k)if(typeof a==
"string"){if(!pattern0.test(a))return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
options_pcr_forms_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_rule_id",schemaPath:"#/additionalPropertie\
s/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_form_rule_id/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate35.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_\
form_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_\
form_rule_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var N=k===e}else var N=!0;if(N){if(_.
pcr_form_id!==void 0){let a=_.pcr_form_id;const k=e;if(e===k)if(typeof a=="string"){if(!pattern0.test(a))return validate35.
errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+m.replace(/~/g,"~0").replace(
/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/pr\
operties/pcr_form_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,6\
4}$"'}],!1}else return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_for\
ms_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options\
_pcr_forms_rules/additionalProperties/properties/pcr_form_id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"}],!1;var N=k===e}else var N=!0;if(N){if(_.pcr_question_id!==void 0){let a=_.pcr_question_id;const k=e;if(e===k)
if(typeof a=="string"){if(!pattern0.test(a))return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalPr\
operties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_question_id/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate35.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_\
question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_q\
uestion_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var N=k===e}else var N=!0;if(N){if(_.
rule_type!==void 0){let a=_.rule_type;const k=e;if(!(a==="field"||a==="action"))return validate35.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule\
_type",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/rule_type/e\
num",keyword:"enum",params:{allowedValues:allowed9},message:"must be equal to one of the allowed values"}],!1;var N=k===
e}else var N=!0;if(N)if(_.rule_operator!==void 0){let a=_.rule_operator;const k=e;if(!(a==="="||a==="not_equal"||a===">"||
a==="<"||a==="contains_any"||a==="contains_all"||a==="doesnt_contain_any"||a==="doesnt_contain_all"||a==="count"||a==="c\
ount_less_than"||a==="count_greater_than"||a==="length_greater_than"||a==="length_less_than"||a==="length_equal"))return validate35.
errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+m.replace(/~/g,"~0").replace(
/\//g,"~1")+"/rule_operator",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/\
properties/rule_operator/enum",keyword:"enum",params:{allowedValues:allowed10},message:"must be equal to one of the allo\
wed values"}],!1;var N=k===e}else var N=!0}}}}}}else return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPropert\
ies/properties/options_pcr_forms_rules/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be\
 object"}],!1;var j=x===e;if(!j)break}}else return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"}],!1;var l=G===e}else var l=!0;if(l){if(T.options_pcr_forms_rules_checks!==
void 0){let V=T.options_pcr_forms_rules_checks;const G=e;if(e===G)if(V&&typeof V=="object"&&!Array.isArray(V)){for(const m in V){
const _=e;if(e===_)if(typeof m=="string"){if(!pattern0.test(m)){const x={instancePath:s+"/"+u.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_rules_checks",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_chec\
ks/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',
propertyName:m};r===null?r=[x]:r.push(x),e++}}else{const x={instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_rules_checks",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/propertyN\
ames/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:m};r===null?r=[x]:r.push(x),e++}var O=_===
e;if(!O){const x={instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules_checks/propertyNames",keyword:"propertyNames",params:{propertyName:m},
message:"property name must be valid"};return r===null?r=[x]:r.push(x),e++,validate35.errors=r,!1;break}}if(O)for(const m in V){
let _=V[m];const x=e;if(e===x)if(_&&typeof _=="object"&&!Array.isArray(_)){let R;if(_.pcr_rule_check_id===void 0&&(R="pc\
r_rule_check_id")||_.pcr_form_rule_id===void 0&&(R="pcr_form_rule_id")||_.pcr_question_id===void 0&&(R="pcr_question_id"))
return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+
m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/ad\
ditionalProperties/required",keyword:"required",params:{missingProperty:R},message:"must have required property '"+R+"'"}],
!1;{const z=e;for(const a in _)if(!(a==="pcr_rule_check_id"||a==="pcr_form_rule_id"||a==="pcr_question_id"||a==="check_o\
perator")){const k=e;if(typeof _[a]!="string")return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_rules_checks/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+a.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/additional\
Properties/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var $=k===e;if(!$)break}if(z===e){if(_.
pcr_rule_check_id!==void 0){let a=_.pcr_rule_check_id;const k=e;if(e===k)if(typeof a=="string"){if(!pattern0.test(a))return validate35.
errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+m.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/pcr_rule_check_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_chec\
ks/additionalProperties/properties/pcr_rule_check_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"'}],!1}else return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_rules_checks/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_rule_check_id",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_rule_check_id/type",
keyword:"type",params:{type:"string"},message:"must be string"}],!1;var D=k===e}else var D=!0;if(D){if(_.pcr_form_rule_id!==
void 0){let a=_.pcr_form_rule_id;const k=e;if(e===k)if(typeof a=="string"){if(!pattern0.test(a))return validate35.errors=
[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+m.replace(/~/g,"~0").replace(
/\//g,"~1")+"/pcr_form_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalP\
roperties/properties/pcr_form_rule_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pa\
ttern "^[0-9]{1,64}$"'}],!1}else return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_rules_checks/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_rule_id",schemaPath:"#/additional\
Properties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_form_rule_id/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"}],!1;var D=k===e}else var D=!0;if(D){if(_.pcr_question_id!==void 0){let a=_.
pcr_question_id;const k=e;if(e===k)if(typeof a=="string"){if(!pattern0.test(a))return validate35.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+
"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/pro\
perties/pcr_question_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{\
1,64}$"'}],!1}else return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_\
forms_rules_checks/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/prop\
erties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var D=k===e}else var D=!0;if(D)if(_.check_operator!==void 0){let a=_.check_operator;
const k=e;if(!(a==="show"||a==="hide"))return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_rules_checks/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/check_operator",schemaPath:"#/additi\
onalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/check_operator/enum",keyword:"e\
num",params:{allowedValues:allowed11},message:"must be equal to one of the allowed values"}],!1;var D=k===e}else var D=!0}}}}}else
return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+
m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/ad\
ditionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var L=x===e;if(!L)break}}else
return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/type",keyword:"type",params:{type:"object"},
message:"must be object"}],!1;var l=G===e}else var l=!0;if(l)if(T.options_pcr_forms_photo_rules!==void 0){let V=T.options_pcr_forms_photo_rules;
const G=e;if(e===G)if(V&&typeof V=="object"&&!Array.isArray(V)){for(const m in V){const _=e;if(e===_)if(typeof m=="strin\
g"){if(!pattern0.test(m)){const x={instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo\
_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/propertyNames/pattern",keyword:"patt\
ern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:m};r===null?r=[x]:r.push(
x),e++}}else{const x={instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_photo_rules/propertyNames/type",keyword:"type",params:{type:"string"},
message:"must be string",propertyName:m};r===null?r=[x]:r.push(x),e++}var E=_===e;if(!E){const x={instancePath:s+"/"+u.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules",schemaPath:"#/additionalProperties/properties/options_pc\
r_forms_photo_rules/propertyNames",keyword:"propertyNames",params:{propertyName:m},message:"property name must be valid"};
return r===null?r=[x]:r.push(x),e++,validate35.errors=r,!1;break}}if(E)for(const m in V){let _=V[m];const x=e;if(e===x)if(_&&
typeof _=="object"&&!Array.isArray(_)){let R;if(_.pcr_photo_rule_id===void 0&&(R="pcr_photo_rule_id")||_.pcr_question_id===
void 0&&(R="pcr_question_id"))return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/o\
ptions_pcr_forms_photo_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/op\
tions_pcr_forms_photo_rules/additionalProperties/required",keyword:"required",params:{missingProperty:R},message:"must h\
ave required property '"+R+"'"}],!1;{const z=e;for(const a in _)if(!(a==="pcr_photo_rule_id"||a==="pcr_question_id"||a===
"rule_operator"||a==="min_photo"||a==="max_photo")){const k=e;if(typeof _[a]!="string")return validate35.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+
"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules\
/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var A=k===
e;if(!A)break}if(z===e){if(_.pcr_photo_rule_id!==void 0){let a=_.pcr_photo_rule_id;const k=e;if(e===k)if(typeof a=="stri\
ng"){if(!pattern0.test(a))return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/optio\
ns_pcr_forms_photo_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_photo_rule_id",schemaPath:"#/additionalPropert\
ies/properties/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_photo_rule_id/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate35.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+
"/pcr_photo_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/pr\
operties/pcr_photo_rule_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var F=k===e}else var F=!0;
if(F){if(_.pcr_question_id!==void 0){let a=_.pcr_question_id;const k=e;if(e===k)if(typeof a=="string"){if(!pattern0.test(
a))return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rule\
s/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pc\
r_forms_photo_rules/additionalProperties/properties/pcr_question_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1\
,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_question\
_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var F=k===e}else var F=!0;if(F){if(_.rule_operator!==
void 0){let a=_.rule_operator;const k=e;if(!(a==="default"||a==="="||a==="not_equal"||a===">"||a==="<"||a==="contains_an\
y"||a==="contains_all"||a==="doesnt_contain_any"||a==="doesnt_contain_all"||a==="count"||a==="count_less_than"||a==="cou\
nt_greater_than"||a==="length_greater_than"||a==="length_less_than"||a==="length_equal"))return validate35.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+
"/rule_operator",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/proper\
ties/rule_operator/enum",keyword:"enum",params:{allowedValues:allowed12},message:"must be equal to one of the allowed va\
lues"}],!1;var F=k===e}else var F=!0;if(F){if(_.min_photo!==void 0){let a=_.min_photo;const k=e;if(!(typeof a=="number"&&
!(a%1)&&!isNaN(a)&&isFinite(a)))return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/options_pcr_forms_photo_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/min_photo",schemaPath:"#/additionalPropertie\
s/properties/options_pcr_forms_photo_rules/additionalProperties/properties/min_photo/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"}],!1;if(e===k&&typeof a=="number"&&isFinite(a)){if(a>999999999999999||isNaN(a))return validate35.
errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+m.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/min_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additio\
nalProperties/properties/min_photo/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999},message:"mu\
st be <= 999999999999999"}],!1;if(a<0||isNaN(a))return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_photo_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/min_photo",schemaPath:"#/additi\
onalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/min_photo/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var F=k===e}else var F=!0;if(F)if(_.max_photo!==void 0){
let a=_.max_photo;const k=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return validate35.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+
"/max_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties\
/max_photo/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===k&&typeof a=="number"&&isFinite(
a)){if(a>999999999999999||isNaN(a))return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_photo_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1")+"/max_photo",schemaPath:"#/additionalProperti\
es/properties/options_pcr_forms_photo_rules/additionalProperties/properties/max_photo/maximum",keyword:"maximum",params:{
comparison:"<=",limit:999999999999999},message:"must be <= 999999999999999"}],!1;if(a<0||isNaN(a))return validate35.errors=
[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+m.replace(/~/g,"~0").replace(
/\//g,"~1")+"/max_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalPropertie\
s/properties/max_photo/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var F=k===
e}else var F=!0}}}}}}else return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/optio\
ns_pcr_forms_photo_rules/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/option\
s_pcr_forms_photo_rules/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var H=x===
e;if(!H)break}}else return validate35.errors=[{instancePath:s+"/"+u.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr\
_forms_photo_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;var l=G===e}else var l=!0}}}}}else return validate35.errors=[{instancePath:s+
"/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"}],!1;var M=C===e;if(!M)break}}else return validate35.errors=[{instancePath:s,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate35.errors=r,e===0}function validate36(t,{
instancePath:s="",parentData:Z,parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&
!Array.isArray(t)){let f;if(t.report_id===void 0&&(f="report_id")||t.wo_number===void 0&&(f="wo_number")||t.wo_status===
void 0&&(f="wo_status")||t.pending_cancellation_timestamp===void 0&&(f="pending_cancellation_timestamp"))return validate36.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f},message:"must have require\
d property '"+f+"'"}],!1;if(t.report_id!==void 0){let w=t.report_id;const l=e,g=e;let P=!1;const o=e;if(!(typeof w=="num\
ber"&&!(w%1)&&!isNaN(w)&&isFinite(w))){const c={instancePath:s+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?r=[c]:r.push(c),e++}if(e===o&&typeof w==
"number"&&isFinite(w)){if(w>9007199254740991||isNaN(w)){const c={instancePath:s+"/report_id",schemaPath:"#/properties/re\
port_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925\
4740991"};r===null?r=[c]:r.push(c),e++}else if(w<0||isNaN(w)){const c={instancePath:s+"/report_id",schemaPath:"#/propert\
ies/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};r===null?r=[c]:
r.push(c),e++}}var i=o===e;if(P=P||i,!P){const c=e;if(e===c)if(typeof w=="string"){if(!pattern1.test(w)){const v={instancePath:s+
"/report_id",schemaPath:"#/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'\
must match pattern "^[0-9]{16,64}$"'};r===null?r=[v]:r.push(v),e++}}else{const v={instancePath:s+"/report_id",schemaPath:"\
#/properties/report_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[v]:r.push(
v),e++}var i=c===e;P=P||i}if(P)e=g,r!==null&&(g?r.length=g:r=null);else{const c={instancePath:s+"/report_id",schemaPath:"\
#/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[c]:r.
push(c),e++,validate36.errors=r,!1}var n=l===e}else var n=!0;if(n){if(t.wo_number!==void 0){const w=e;if(typeof t.wo_number!=
"string")return validate36.errors=[{instancePath:s+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var n=w===e}else var n=!0;if(n){if(t.org_wo_num!==void 0){let w=t.org_wo_num;
const l=e,g=e;let P=!1;const o=e;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&isFinite(w))){const b={instancePath:s+"/org\
_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er"};r===null?r=[b]:r.push(b),e++}if(e===o&&typeof w=="number"&&isFinite(w)){if(w>9007199254740991||isNaN(w)){const b={instancePath:s+
"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};r===null?r=[b]:r.push(b),e++}else if(w<0||isNaN(w)){const b={instancePath:s+"/org\
_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};r===null?r=[b]:r.push(b),e++}}var p=o===e;if(P=P||p,!P){const b=e;if(e===b)if(typeof w=="string"){if(!pattern1.
test(w)){const y={instancePath:s+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/1/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};r===null?r=[y]:r.push(y),e++}}else{const y={instancePath:s+
"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};r===null?r=[y]:r.push(y),e++}var p=b===e;P=P||p}if(P)e=g,r!==null&&(g?r.length=g:r=null);else{const b={instancePath:s+
"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
return r===null?r=[b]:r.push(b),e++,validate36.errors=r,!1}var n=l===e}else var n=!0;if(n){if(t.wo_status!==void 0){const w=e;
if(typeof t.wo_status!="string")return validate36.errors=[{instancePath:s+"/wo_status",schemaPath:"#/properties/wo_statu\
s/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var n=w===e}else var n=!0;if(n){if(t.transaction_id!==
void 0){let w=t.transaction_id;const l=e;if(e===l)if(typeof w=="string"){if(func2(w)>255)return validate36.errors=[{instancePath:s+
"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit:255},message:"mus\
t NOT have more than 255 characters"}],!1;if(func2(w)<1)return validate36.errors=[{instancePath:s+"/transaction_id",schemaPath:"\
#/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"}],!1}else return validate36.errors=[{instancePath:s+"/transaction_id",schemaPath:"#/properties/transaction_id/type",
keyword:"type",params:{type:"string"},message:"must be string"}],!1;var n=l===e}else var n=!0;if(n)if(t.pending_cancellation_timestamp!==
void 0){let w=t.pending_cancellation_timestamp;const l=e;if(e===l)if(typeof w=="string"){if(!pattern11.test(w))return validate36.
errors=[{instancePath:s+"/pending_cancellation_timestamp",schemaPath:"#/properties/pending_cancellation_timestamp/patter\
n",keyword:"pattern",params:{pattern:"^[0-9]{1,11}$"},message:'must match pattern "^[0-9]{1,11}$"'}],!1}else return validate36.
errors=[{instancePath:s+"/pending_cancellation_timestamp",schemaPath:"#/properties/pending_cancellation_timestamp/type",
keyword:"type",params:{type:"string"},message:"must be string"}],!1;var n=l===e}else var n=!0}}}}}else return validate36.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate36.
errors=r,e===0}function validate37(t,{instancePath:s="",parentData:Z,parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;
if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let n;if(t.report_id===void 0&&(n="report_id")||t.wo_number===void 0&&
(n="wo_number")||t.wo_status===void 0&&(n="wo_status")||t.pending_cancellation_timestamp===void 0&&(n="pending_cancellat\
ion_timestamp"))return validate37.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:n},
message:"must have required property '"+n+"'"}],!1;if(t.report_id!==void 0){let p=t.report_id;const f=e;if(e===f)if(typeof p==
"string"){if(!pattern0.test(p))return validate37.errors=[{instancePath:s+"/report_id",schemaPath:"#/properties/report_id\
/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate37.
errors=[{instancePath:s+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var i=f===e}else var i=!0;if(i){if(t.wo_number!==void 0){const p=e;if(typeof t.wo_number!="string")
return validate37.errors=[{instancePath:s+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var i=p===e}else var i=!0;if(i){if(t.org_wo_num!==void 0){let p=t.org_wo_num;const f=e;
if(e===f)if(typeof p=="string"){if(!pattern0.test(p))return validate37.errors=[{instancePath:s+"/org_wo_num",schemaPath:"\
#/properties/org_wo_num/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{\
1,64}$"'}],!1}else return validate37.errors=[{instancePath:s+"/org_wo_num",schemaPath:"#/properties/org_wo_num/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var i=f===e}else var i=!0;if(i){if(t.wo_status!==void 0){const p=e;
if(typeof t.wo_status!="string")return validate37.errors=[{instancePath:s+"/wo_status",schemaPath:"#/properties/wo_statu\
s/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=p===e}else var i=!0;if(i){if(t.transaction_id!==
void 0){let p=t.transaction_id;const f=e;if(e===f)if(typeof p=="string"){if(func2(p)>255)return validate37.errors=[{instancePath:s+
"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit:255},message:"mus\
t NOT have more than 255 characters"}],!1;if(func2(p)<1)return validate37.errors=[{instancePath:s+"/transaction_id",schemaPath:"\
#/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"}],!1}else return validate37.errors=[{instancePath:s+"/transaction_id",schemaPath:"#/properties/transaction_id/type",
keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=f===e}else var i=!0;if(i)if(t.pending_cancellation_timestamp!==
void 0){let p=t.pending_cancellation_timestamp;const f=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return validate37.
errors=[{instancePath:s+"/pending_cancellation_timestamp",schemaPath:"#/properties/pending_cancellation_timestamp/type",
keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===f&&typeof p=="number"&&isFinite(p)){if(p>99999999999||
isNaN(p))return validate37.errors=[{instancePath:s+"/pending_cancellation_timestamp",schemaPath:"#/properties/pending_ca\
ncellation_timestamp/maximum",keyword:"maximum",params:{comparison:"<=",limit:99999999999},message:"must be <= 999999999\
99"}],!1;if(p<0||isNaN(p))return validate37.errors=[{instancePath:s+"/pending_cancellation_timestamp",schemaPath:"#/prop\
erties/pending_cancellation_timestamp/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],
!1}var i=f===e}else var i=!0}}}}}else return validate37.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return validate37.errors=r,e===0}function validate38(t,{instancePath:s="",parentData:Z,
parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;return t!==null?(validate38.errors=[{instancePath:s,schemaPath:"#/\
type",keyword:"type",params:{type:"null"},message:"must be null"}],!1):(validate38.errors=r,e===0)}function validate39(t,{
instancePath:s="",parentData:Z,parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;const i=e;let n=!1;const p=e;if(t&&
typeof t=="object"&&!Array.isArray(t)){let b;if(t.qty_bid===void 0&&(b="qty_bid")){const v={instancePath:s,schemaPath:"#\
/anyOf/0/required",keyword:"required",params:{missingProperty:b},message:"must have required property '"+b+"'"};r===null?
r=[v]:r.push(v),e++}}var f=p===e;if(n=n||f,!n){const b=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let y;if(t.qty_comp===
void 0&&(y="qty_comp")){const q={instancePath:s,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:y},
message:"must have required property '"+y+"'"};r===null?r=[q]:r.push(q),e++}}var f=b===e;n=n||f}if(n){e=i,r!==null&&(i?r.
length=i:r=null);const b=e;let v=!0;const y=e;if(t&&typeof t=="object"&&!Array.isArray(t)&&t.dst_invoice_item_id!==void 0&&
t.dst_invoice_item_id!==null){const q={};r===null?r=[q]:r.push(q),e++}var w=y===e;if(e=b,r!==null&&(b?r.length=b:r=null),
w){const q=e;if(t&&typeof t=="object"&&!Array.isArray(t)){let d;if(t.invoice_item_desc===void 0&&(d="invoice_item_desc"))
return validate39.errors=[{instancePath:s,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:d},message:"\
must have required property '"+d+"'"}],!1}var w=q===e;v=w}if(!v){const q={instancePath:s,schemaPath:"#/if",keyword:"if",
params:{failingKeyword:"then"},message:'must match "then" schema'};return r===null?r=[q]:r.push(q),e++,validate39.errors=
r,!1}}else{const b={instancePath:s,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
return r===null?r=[b]:r.push(b),e++,validate39.errors=r,!1}if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let b;if(t.
report_id===void 0&&(b="report_id"))return validate39.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",
params:{missingProperty:b},message:"must have required property '"+b+"'"}],!1;if(t.comp_note_id!==void 0){let v=t.comp_note_id;
const y=e;if(e===y)if(typeof v=="string"){if(!pattern0.test(v))return validate39.errors=[{instancePath:s+"/comp_note_id",
schemaPath:"#/properties/comp_note_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pa\
ttern "^[0-9]{1,64}$"'}],!1}else return validate39.errors=[{instancePath:s+"/comp_note_id",schemaPath:"#/properties/comp\
_note_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var l=y===e}else var l=!0;if(l){if(t.
report_id!==void 0){let v=t.report_id;const y=e;if(e===y)if(typeof v=="string"){if(!pattern0.test(v))return validate39.errors=
[{instancePath:s+"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64\
}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate39.errors=[{instancePath:s+"/report_id",schemaPath:"\
#/properties/report_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var l=y===e}else var l=!0;
if(l){if(t.dst_invoice_item_id!==void 0){let v=t.dst_invoice_item_id;const y=e,q=e;let h=!1;const d=e;if(e===d)if(typeof v==
"string"){if(!pattern0.test(v)){const j={instancePath:s+"/dst_invoice_item_id",schemaPath:"#/properties/dst_invoice_item\
_id/anyOf/0/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};r===
null?r=[j]:r.push(j),e++}}else{const j={instancePath:s+"/dst_invoice_item_id",schemaPath:"#/properties/dst_invoice_item_\
id/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[j]:r.push(j),e++}var g=d===
e;if(h=h||g,!h){const j=e;if(v!==null){const $={instancePath:s+"/dst_invoice_item_id",schemaPath:"#/properties/dst_invoi\
ce_item_id/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};r===null?r=[$]:r.push($),e++}var g=j===
e;h=h||g}if(h)e=q,r!==null&&(q?r.length=q:r=null);else{const j={instancePath:s+"/dst_invoice_item_id",schemaPath:"#/prop\
erties/dst_invoice_item_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[j]:
r.push(j),e++,validate39.errors=r,!1}var l=y===e}else var l=!0;if(l){if(t.src_invoice_item_id!==void 0){let v=t.src_invoice_item_id;
const y=e;if(e===y)if(typeof v=="string"){if(!pattern0.test(v))return validate39.errors=[{instancePath:s+"/src_invoice_i\
tem_id",schemaPath:"#/properties/src_invoice_item_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"'}],!1}else return validate39.errors=[{instancePath:s+"/src_invoice_item_id",schemaPath:"\
#/properties/src_invoice_item_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var l=y===e}else
var l=!0;if(l){if(t.invoice_item_desc!==void 0){const v=e;if(typeof t.invoice_item_desc!="string")return validate39.errors=
[{instancePath:s+"/invoice_item_desc",schemaPath:"#/properties/invoice_item_desc/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"}],!1;var l=v===e}else var l=!0;if(l){if(t.qty_bid!==void 0){let v=t.qty_bid;const y=e;if(e===
y)if(typeof v=="string"){if(!pattern39.test(v))return validate39.errors=[{instancePath:s+"/qty_bid",schemaPath:"#/proper\
ties/qty_bid/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0\
-9]{1,15}\\.[0-9]{2}$"'}],!1}else return validate39.errors=[{instancePath:s+"/qty_bid",schemaPath:"#/properties/qty_bid/\
type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var l=y===e}else var l=!0;if(l){if(t.client_price_bid!==
void 0){let v=t.client_price_bid;const y=e;if(e===y)if(typeof v=="string"){if(!pattern39.test(v))return validate39.errors=
[{instancePath:s+"/client_price_bid",schemaPath:"#/properties/client_price_bid/pattern",keyword:"pattern",params:{pattern:"\
^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'}],!1}else return validate39.errors=
[{instancePath:s+"/client_price_bid",schemaPath:"#/properties/client_price_bid/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;var l=y===e}else var l=!0;if(l){if(t.bid_note!==void 0){const v=e;if(typeof t.bid_note!="s\
tring")return validate39.errors=[{instancePath:s+"/bid_note",schemaPath:"#/properties/bid_note/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var l=v===e}else var l=!0;if(l){if(t.qty_comp!==void 0){let v=t.qty_comp;const y=e;
if(e===y)if(typeof v=="string"){if(!pattern39.test(v))return validate39.errors=[{instancePath:s+"/qty_comp",schemaPath:"\
#/properties/qty_comp/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match patte\
rn "^-?[0-9]{1,15}\\.[0-9]{2}$"'}],!1}else return validate39.errors=[{instancePath:s+"/qty_comp",schemaPath:"#/propertie\
s/qty_comp/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var l=y===e}else var l=!0;if(l){if(t.
comp_note!==void 0){const v=e;if(typeof t.comp_note!="string")return validate39.errors=[{instancePath:s+"/comp_note",schemaPath:"\
#/properties/comp_note/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var l=v===e}else var l=!0;
if(l){if(t.remote_id!==void 0){let v=t.remote_id;const y=e;if(e===y)if(typeof v=="string"){if(!pattern0.test(v))return validate39.
errors=[{instancePath:s+"/remote_id",schemaPath:"#/properties/remote_id/pattern",keyword:"pattern",params:{pattern:"^[0-\
9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate39.errors=[{instancePath:s+"/remote_id",
schemaPath:"#/properties/remote_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var l=y===e}else
var l=!0;if(l){if(t.photo_flag_data!==void 0){let v=t.photo_flag_data;const y=e;if(e===y)if(Array.isArray(v)){var P=!0;const h=v.
length;for(let d=0;d<h;d++){let N=v[d];const j=e,O=e;let $=!0;const D=e;if(N&&typeof N=="object"&&!Array.isArray(N)){let E;
if(N.work_type===void 0&&(E="work_type")){const A={};r===null?r=[A]:r.push(A),e++}else if(N.work_type!==void 0&&N.work_type!==
"b"){const A={};r===null?r=[A]:r.push(A),e++}}var o=D===e;if(e=O,r!==null&&(O?r.length=O:r=null),o){const E=e;if(N&&typeof N==
"object"&&!Array.isArray(N)&&N.stage!==void 0&&N.stage!=="b")return validate39.errors=[{instancePath:s+"/photo_flag_data\
/"+d+"/stage",schemaPath:"#/properties/photo_flag_data/items/then/properties/stage/enum",keyword:"enum",params:{allowedValues:allowed14},
message:"must be equal to one of the allowed values"}],!1;var o=E===e;$=o}if(!$){const E={instancePath:s+"/photo_flag_da\
ta/"+d,schemaPath:"#/properties/photo_flag_data/items/if",keyword:"if",params:{failingKeyword:"then"},message:'must matc\
h "then" schema'};return r===null?r=[E]:r.push(E),e++,validate39.errors=r,!1}if(e===j)if(N&&typeof N=="object"&&!Array.isArray(
N)){let E;if(N.file_id===void 0&&(E="file_id")||N.work_type===void 0&&(E="work_type")||N.stage===void 0&&(E="stage"))return validate39.
errors=[{instancePath:s+"/photo_flag_data/"+d,schemaPath:"#/properties/photo_flag_data/items/required",keyword:"required",
params:{missingProperty:E},message:"must have required property '"+E+"'"}],!1;if(N.file_id!==void 0){let A=N.file_id;const F=e;
if(e===F)if(typeof A=="string"){if(func2(A)>255)return validate39.errors=[{instancePath:s+"/photo_flag_data/"+d+"/file_i\
d",schemaPath:"#/properties/photo_flag_data/items/properties/file_id/maxLength",keyword:"maxLength",params:{limit:255},message:"\
must NOT have more than 255 characters"}],!1;if(func2(A)<1)return validate39.errors=[{instancePath:s+"/photo_flag_data/"+
d+"/file_id",schemaPath:"#/properties/photo_flag_data/items/properties/file_id/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"}],!1}else return validate39.errors=[{instancePath:s+"/photo_flag_data/"+
d+"/file_id",schemaPath:"#/properties/photo_flag_data/items/properties/file_id/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;var c=F===e}else var c=!0;if(c){if(N.work_type!==void 0){let A=N.work_type;const F=e;if(!(A===
"b"||A==="c"))return validate39.errors=[{instancePath:s+"/photo_flag_data/"+d+"/work_type",schemaPath:"#/properties/phot\
o_flag_data/items/properties/work_type/enum",keyword:"enum",params:{allowedValues:allowed15},message:"must be equal to o\
ne of the allowed values"}],!1;var c=F===e}else var c=!0;if(c)if(N.stage!==void 0){let A=N.stage;const F=e;if(!(A==="b"||
A==="i"||A==="a"))return validate39.errors=[{instancePath:s+"/photo_flag_data/"+d+"/stage",schemaPath:"#/properties/phot\
o_flag_data/items/properties/stage/enum",keyword:"enum",params:{allowedValues:allowed16},message:"must be equal to one o\
f the allowed values"}],!1;var c=F===e}else var c=!0}}else return validate39.errors=[{instancePath:s+"/photo_flag_data/"+
d,schemaPath:"#/properties/photo_flag_data/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;var P=j===e;if(!P)break}}else return validate39.errors=[{instancePath:s+"/photo_flag_data",schemaPath:"#/properties/p\
hoto_flag_data/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var l=y===e}else var l=!0;if(l){if(t.
total_items!==void 0){let v=t.total_items;const y=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return validate39.
errors=[{instancePath:s+"/total_items",schemaPath:"#/properties/total_items/type",keyword:"type",params:{type:"integer"},
message:"must be integer"}],!1;if(e===y&&typeof v=="number"&&isFinite(v)){if(v>999999999999999||isNaN(v))return validate39.
errors=[{instancePath:s+"/total_items",schemaPath:"#/properties/total_items/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:999999999999999},message:"must be <= 999999999999999"}],!1;if(v<0||isNaN(v))return validate39.errors=[{instancePath:s+
"/total_items",schemaPath:"#/properties/total_items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"}],!1}var l=y===e}else var l=!0;if(l)if(t.cur_index!==void 0){let v=t.cur_index;const y=e;if(!(typeof v=="n\
umber"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return validate39.errors=[{instancePath:s+"/cur_index",schemaPath:"#/properties/\
cur_index/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===y&&typeof v=="number"&&isFinite(
v)){if(v>999999999999999||isNaN(v))return validate39.errors=[{instancePath:s+"/cur_index",schemaPath:"#/properties/cur_i\
ndex/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999},message:"must be <= 999999999999999"}],!1;
if(v<0||isNaN(v))return validate39.errors=[{instancePath:s+"/cur_index",schemaPath:"#/properties/cur_index/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var l=y===e}else var l=!0}}}}}}}}}}}}}else return validate39.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate39.
errors=r,e===0}function validate40(t,{instancePath:s="",parentData:Z,parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;
if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let n;if(t.comp_note_id===void 0&&(n="comp_note_id"))return validate40.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:n},message:"must have require\
d property '"+n+"'"}],!1;if(t.comp_note_id!==void 0){let p=t.comp_note_id;const f=e;let w=!1;const l=e;if(!(typeof p=="n\
umber"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const g={instancePath:s+"/comp_note_id",schemaPath:"#/properties/comp_note_id/a\
nyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?r=[g]:r.push(g),e++}if(e===l&&typeof p==
"number"&&isFinite(p)){if(p>9007199254740991||isNaN(p)){const g={instancePath:s+"/comp_note_id",schemaPath:"#/properties\
/comp_note_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900\
7199254740991"};r===null?r=[g]:r.push(g),e++}else if(p<0||isNaN(p)){const g={instancePath:s+"/comp_note_id",schemaPath:"\
#/properties/comp_note_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};r===
null?r=[g]:r.push(g),e++}}var i=l===e;if(w=w||i,!w){const g=e;if(e===g)if(typeof p=="string"){if(!pattern0.test(p)){const o={
instancePath:s+"/comp_note_id",schemaPath:"#/properties/comp_note_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};r===null?r=[o]:r.push(o),e++}}else{const o={instancePath:s+
"/comp_note_id",schemaPath:"#/properties/comp_note_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must \
be string"};r===null?r=[o]:r.push(o),e++}var i=g===e;w=w||i}if(w)e=f,r!==null&&(f?r.length=f:r=null);else{const g={instancePath:s+
"/comp_note_id",schemaPath:"#/properties/comp_note_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in a\
nyOf"};return r===null?r=[g]:r.push(g),e++,validate40.errors=r,!1}}}else return validate40.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate40.errors=r,e===0}function validate41(t,{
instancePath:s="",parentData:Z,parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&
!Array.isArray(t)){let i;if(t.comp_note_id===void 0&&(i="comp_note_id"))return validate41.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i},message:"must have required property '"+i+"'"}],!1;if(t.comp_note_id!==
void 0){let n=t.comp_note_id;if(e===e)if(typeof n=="string"){if(!pattern0.test(n))return validate41.errors=[{instancePath:s+
"/comp_note_id",schemaPath:"#/properties/comp_note_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"'}],!1}else return validate41.errors=[{instancePath:s+"/comp_note_id",schemaPath:"#/pr\
operties/comp_note_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1}}else return validate41.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate41.
errors=r,e===0}function validate42(t,{instancePath:s="",parentData:Z,parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;
if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let w;if(t.dst_report_id===void 0&&(w="dst_report_id")||t.checkin_data===
void 0&&(w="checkin_data"))return validate42.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:w},message:"must have required property '"+w+"'"}],!1;if(t.dst_report_id!==void 0){let l=t.dst_report_id;
const g=e;if(e===g)if(typeof l=="string"){if(!pattern0.test(l))return validate42.errors=[{instancePath:s+"/dst_report_id",
schemaPath:"#/properties/dst_report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match p\
attern "^[0-9]{1,64}$"'}],!1}else return validate42.errors=[{instancePath:s+"/dst_report_id",schemaPath:"#/properties/ds\
t_report_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=g===e}else var i=!0;if(i)if(t.
checkin_data!==void 0){let l=t.checkin_data;const g=e;if(e===g)if(Array.isArray(l)){if(l.length<1)return validate42.errors=
[{instancePath:s+"/checkin_data",schemaPath:"#/properties/checkin_data/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"}],!1;{var n=!0;const o=l.length;for(let c=0;c<o;c++){let b=l[c];const v=e;if(e===v)if(b&&
typeof b=="object"&&!Array.isArray(b)){let q;if(b.gps_lat===void 0&&(q="gps_lat")||b.gps_lng===void 0&&(q="gps_lng"))return validate42.
errors=[{instancePath:s+"/checkin_data/"+c,schemaPath:"#/properties/checkin_data/items/required",keyword:"required",params:{
missingProperty:q},message:"must have required property '"+q+"'"}],!1;if(b.bg_check_id!==void 0){let h=b.bg_check_id;const d=e,
N=e;let j=!1;const O=e;if(e===O)if(typeof h=="string"){if(func2(h)>255){const $={instancePath:s+"/checkin_data/"+c+"/bg_\
check_id",schemaPath:"#/properties/checkin_data/items/properties/bg_check_id/anyOf/0/maxLength",keyword:"maxLength",params:{
limit:255},message:"must NOT have more than 255 characters"};r===null?r=[$]:r.push($),e++}else if(func2(h)<1){const $={instancePath:s+
"/checkin_data/"+c+"/bg_check_id",schemaPath:"#/properties/checkin_data/items/properties/bg_check_id/anyOf/0/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};r===null?r=[$]:r.push($),e++}}else{
const $={instancePath:s+"/checkin_data/"+c+"/bg_check_id",schemaPath:"#/properties/checkin_data/items/properties/bg_chec\
k_id/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[$]:r.push($),e++}var p=O===
e;if(j=j||p,!j){const $=e;if(h!==null){const L={instancePath:s+"/checkin_data/"+c+"/bg_check_id",schemaPath:"#/propertie\
s/checkin_data/items/properties/bg_check_id/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};r===
null?r=[L]:r.push(L),e++}var p=$===e;j=j||p}if(j)e=N,r!==null&&(N?r.length=N:r=null);else{const $={instancePath:s+"/chec\
kin_data/"+c+"/bg_check_id",schemaPath:"#/properties/checkin_data/items/properties/bg_check_id/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};return r===null?r=[$]:r.push($),e++,validate42.errors=r,!1}var f=d===e}else var f=!0;
if(f){if(b.checkin_ts!==void 0){let h=b.checkin_ts;const d=e;if(e===d)if(typeof h=="string"){if(!pattern30.test(h))return validate42.
errors=[{instancePath:s+"/checkin_data/"+c+"/checkin_ts",schemaPath:"#/properties/checkin_data/items/properties/checkin_\
ts/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):\
[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"},message:'must match pattern "^[0-9]{4}-(0[1-9]|1[\
0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$\
"'}],!1}else return validate42.errors=[{instancePath:s+"/checkin_data/"+c+"/checkin_ts",schemaPath:"#/properties/checkin\
_data/items/properties/checkin_ts/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var f=d===e}else
var f=!0;if(f){if(b.gps_lat!==void 0){let h=b.gps_lat;const d=e;if(e===d)if(typeof h=="number"&&isFinite(h)){if(h>90||isNaN(
h))return validate42.errors=[{instancePath:s+"/checkin_data/"+c+"/gps_lat",schemaPath:"#/properties/checkin_data/items/p\
roperties/gps_lat/maximum",keyword:"maximum",params:{comparison:"<=",limit:90},message:"must be <= 90"}],!1;if(h<-90||isNaN(
h))return validate42.errors=[{instancePath:s+"/checkin_data/"+c+"/gps_lat",schemaPath:"#/properties/checkin_data/items/p\
roperties/gps_lat/minimum",keyword:"minimum",params:{comparison:">=",limit:-90},message:"must be >= -90"}],!1}else return validate42.
errors=[{instancePath:s+"/checkin_data/"+c+"/gps_lat",schemaPath:"#/properties/checkin_data/items/properties/gps_lat/typ\
e",keyword:"type",params:{type:"number"},message:"must be number"}],!1;var f=d===e}else var f=!0;if(f){if(b.gps_lng!==void 0){
let h=b.gps_lng;const d=e;if(e===d)if(typeof h=="number"&&isFinite(h)){if(h>180||isNaN(h))return validate42.errors=[{instancePath:s+
"/checkin_data/"+c+"/gps_lng",schemaPath:"#/properties/checkin_data/items/properties/gps_lng/maximum",keyword:"maximum",
params:{comparison:"<=",limit:180},message:"must be <= 180"}],!1;if(h<-180||isNaN(h))return validate42.errors=[{instancePath:s+
"/checkin_data/"+c+"/gps_lng",schemaPath:"#/properties/checkin_data/items/properties/gps_lng/minimum",keyword:"minimum",
params:{comparison:">=",limit:-180},message:"must be >= -180"}],!1}else return validate42.errors=[{instancePath:s+"/chec\
kin_data/"+c+"/gps_lng",schemaPath:"#/properties/checkin_data/items/properties/gps_lng/type",keyword:"type",params:{type:"\
number"},message:"must be number"}],!1;var f=d===e}else var f=!0;if(f)if(b.gps_accuracy!==void 0){let h=b.gps_accuracy;const d=e;
if(!(typeof h=="number"&&isFinite(h)))return validate42.errors=[{instancePath:s+"/checkin_data/"+c+"/gps_accuracy",schemaPath:"\
#/properties/checkin_data/items/properties/gps_accuracy/type",keyword:"type",params:{type:"number"},message:"must be num\
ber"}],!1;var f=d===e}else var f=!0}}}}else return validate42.errors=[{instancePath:s+"/checkin_data/"+c,schemaPath:"#/p\
roperties/checkin_data/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var n=v===e;if(!n)
break}}}else return validate42.errors=[{instancePath:s+"/checkin_data",schemaPath:"#/properties/checkin_data/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var i=g===e}else var i=!0}else return validate42.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate42.errors=r,e===0}
function validate43(t,{instancePath:s="",parentData:Z,parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;if(e===0)if(t&&
typeof t=="object"&&!Array.isArray(t)){let g;if(t.dst_report_id===void 0&&(g="dst_report_id")||t.invoice_lines===void 0&&
(g="invoice_lines"))return validate43.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:g},
message:"must have required property '"+g+"'"}],!1;if(t.dst_report_id!==void 0){let P=t.dst_report_id;const o=e;if(e===o)
if(typeof P=="string"){if(!pattern0.test(P))return validate43.errors=[{instancePath:s+"/dst_report_id",schemaPath:"#/pro\
perties/dst_report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,\
64}$"'}],!1}else return validate43.errors=[{instancePath:s+"/dst_report_id",schemaPath:"#/properties/dst_report_id/type",
keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=o===e}else var i=!0;if(i){if(t.dst_invoice_item_ids!==
void 0){let P=t.dst_invoice_item_ids;const o=e;if(e===o)if(P&&typeof P=="object"&&!Array.isArray(P)){for(const b in P){const v=e;
if(e===v)if(typeof b=="string"){if(func2(b)>255){const y={instancePath:s+"/dst_invoice_item_ids",schemaPath:"#/propertie\
s/dst_invoice_item_ids/propertyNames/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than \
255 characters",propertyName:b};r===null?r=[y]:r.push(y),e++}else if(func2(b)<1){const y={instancePath:s+"/dst_invoice_i\
tem_ids",schemaPath:"#/properties/dst_invoice_item_ids/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",propertyName:b};r===null?r=[y]:r.push(y),e++}}else{const y={instancePath:s+"/dst_\
invoice_item_ids",schemaPath:"#/properties/dst_invoice_item_ids/propertyNames/type",keyword:"type",params:{type:"string"},
message:"must be string",propertyName:b};r===null?r=[y]:r.push(y),e++}var n=v===e;if(!n){const y={instancePath:s+"/dst_i\
nvoice_item_ids",schemaPath:"#/properties/dst_invoice_item_ids/propertyNames",keyword:"propertyNames",params:{propertyName:b},
message:"property name must be valid"};return r===null?r=[y]:r.push(y),e++,validate43.errors=r,!1;break}}if(n)for(const b in P){
let v=P[b];const y=e,q=e;let h=!1;const d=e;if(v!=="***other***"){const N={instancePath:s+"/dst_invoice_item_ids/"+b.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dst_invoice_item_ids/additionalProperties/anyOf/0/const",keyword:"\
const",params:{allowedValue:"***other***"},message:"must be equal to constant"};r===null?r=[N]:r.push(N),e++}var p=d===e;
if(h=h||p,!h){const N=e;if(e===N)if(typeof v=="string"){if(!pattern0.test(v)){const O={instancePath:s+"/dst_invoice_item\
_ids/"+b.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dst_invoice_item_ids/additionalProperties/anyOf\
/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};r===null?r=
[O]:r.push(O),e++}}else{const O={instancePath:s+"/dst_invoice_item_ids/"+b.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/properties/dst_invoice_item_ids/additionalProperties/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};r===null?r=[O]:r.push(O),e++}var p=N===e;h=h||p}if(h)e=q,r!==null&&(q?r.length=q:r=null);else{const N={instancePath:s+
"/dst_invoice_item_ids/"+b.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dst_invoice_item_ids/addition\
alProperties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[N]:r.push(N),e++,
validate43.errors=r,!1}var f=y===e;if(!f)break}}else return validate43.errors=[{instancePath:s+"/dst_invoice_item_ids",schemaPath:"\
#/properties/dst_invoice_item_ids/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var i=o===e}else
var i=!0;if(i){if(t.comment!==void 0){const P=e;if(typeof t.comment!="string")return validate43.errors=[{instancePath:s+
"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=P===
e}else var i=!0;if(i)if(t.invoice_lines!==void 0){let P=t.invoice_lines;const o=e;if(e===o)if(Array.isArray(P)){var w=!0;
const b=P.length;for(let v=0;v<b;v++){let y=P[v];const q=e;if(e===q)if(y&&typeof y=="object"&&!Array.isArray(y)){let d;if(y.
line_id===void 0&&(d="line_id")||y.invoice_item_id===void 0&&(d="invoice_item_id")||y.quantity===void 0&&(d="quantity")||
y.price===void 0&&(d="price")||y.flat_fee===void 0&&(d="flat_fee"))return validate43.errors=[{instancePath:s+"/invoice_l\
ines/"+v,schemaPath:"#/properties/invoice_lines/items/required",keyword:"required",params:{missingProperty:d},message:"m\
ust have required property '"+d+"'"}],!1;if(y.line_id!==void 0){let N=y.line_id;const j=e;if(e===j)if(typeof N=="string"){
if(func2(N)>255)return validate43.errors=[{instancePath:s+"/invoice_lines/"+v+"/line_id",schemaPath:"#/properties/invoic\
e_lines/items/properties/line_id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 \
characters"}],!1;if(func2(N)<1)return validate43.errors=[{instancePath:s+"/invoice_lines/"+v+"/line_id",schemaPath:"#/pr\
operties/invoice_lines/items/properties/line_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have f\
ewer than 1 characters"}],!1}else return validate43.errors=[{instancePath:s+"/invoice_lines/"+v+"/line_id",schemaPath:"#\
/properties/invoice_lines/items/properties/line_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var l=j===e}else var l=!0;if(l){if(y.invoice_item_id!==void 0){let N=y.invoice_item_id;const j=e;if(e===j)if(typeof N==
"string"){if(!pattern0.test(N))return validate43.errors=[{instancePath:s+"/invoice_lines/"+v+"/invoice_item_id",schemaPath:"\
#/properties/invoice_lines/items/properties/invoice_item_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},
message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate43.errors=[{instancePath:s+"/invoice_lines/"+v+"/i\
nvoice_item_id",schemaPath:"#/properties/invoice_lines/items/properties/invoice_item_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var l=j===e}else var l=!0;if(l){if(y.quantity!==void 0){let N=y.quantity;const j=e;
if(e===j)if(typeof N=="string"){if(!pattern39.test(N))return validate43.errors=[{instancePath:s+"/invoice_lines/"+v+"/qu\
antity",schemaPath:"#/properties/invoice_lines/items/properties/quantity/pattern",keyword:"pattern",params:{pattern:"^-?\
[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'}],!1}else return validate43.errors=[
{instancePath:s+"/invoice_lines/"+v+"/quantity",schemaPath:"#/properties/invoice_lines/items/properties/quantity/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var l=j===e}else var l=!0;if(l){if(y.price!==void 0){let N=y.
price;const j=e;if(e===j)if(typeof N=="string"){if(!pattern39.test(N))return validate43.errors=[{instancePath:s+"/invoic\
e_lines/"+v+"/price",schemaPath:"#/properties/invoice_lines/items/properties/price/pattern",keyword:"pattern",params:{pattern:"\
^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'}],!1}else return validate43.errors=
[{instancePath:s+"/invoice_lines/"+v+"/price",schemaPath:"#/properties/invoice_lines/items/properties/price/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var l=j===e}else var l=!0;if(l){if(y.item_desc!==void 0){const N=e;
if(typeof y.item_desc!="string")return validate43.errors=[{instancePath:s+"/invoice_lines/"+v+"/item_desc",schemaPath:"#\
/properties/invoice_lines/items/properties/item_desc/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var l=N===e}else var l=!0;if(l)if(y.flat_fee!==void 0){const N=e;if(typeof y.flat_fee!="boolean")return validate43.errors=
[{instancePath:s+"/invoice_lines/"+v+"/flat_fee",schemaPath:"#/properties/invoice_lines/items/properties/flat_fee/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var l=N===e}else var l=!0}}}}}else return validate43.
errors=[{instancePath:s+"/invoice_lines/"+v,schemaPath:"#/properties/invoice_lines/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;var w=q===e;if(!w)break}}else return validate43.errors=[{instancePath:s+"/invoice\
_lines",schemaPath:"#/properties/invoice_lines/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var i=o===
e}else var i=!0}}}else return validate43.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"}],!1;return validate43.errors=r,e===0}function validate44(t,{instancePath:s="",parentData:Z,parentDataProperty:I,
rootData:B=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let w;if(t.line_ids_cont===void 0&&
(w="line_ids_cont"))return validate44.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:w},
message:"must have required property '"+w+"'"}],!1;if(t.line_ids_cont!==void 0){let l=t.line_ids_cont;if(e===e)if(l&&typeof l==
"object"&&!Array.isArray(l)){let P;if(l.invoice_id===void 0&&(P="invoice_id")||l.line_ids===void 0&&(P="line_ids"))return validate44.
errors=[{instancePath:s+"/line_ids_cont",schemaPath:"#/properties/line_ids_cont/required",keyword:"required",params:{missingProperty:P},
message:"must have required property '"+P+"'"}],!1;if(l.invoice_id!==void 0){let o=l.invoice_id;const c=e,b=e;let v=!1;const y=e;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const q={instancePath:s+"/line_ids_cont/invoice_id",schemaPath:"\
#/properties/line_ids_cont/properties/invoice_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};r===null?r=[q]:r.push(q),e++}if(e===y&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o)){const q={
instancePath:s+"/line_ids_cont/invoice_id",schemaPath:"#/properties/line_ids_cont/properties/invoice_id/anyOf/0/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};r===null?r=[q]:
r.push(q),e++}else if(o<0||isNaN(o)){const q={instancePath:s+"/line_ids_cont/invoice_id",schemaPath:"#/properties/line_i\
ds_cont/properties/invoice_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
r===null?r=[q]:r.push(q),e++}}var i=y===e;if(v=v||i,!v){const q=e;if(e===q)if(typeof o=="string"){if(!pattern1.test(o)){
const d={instancePath:s+"/line_ids_cont/invoice_id",schemaPath:"#/properties/line_ids_cont/properties/invoice_id/anyOf/1\
/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};r===null?r=
[d]:r.push(d),e++}}else{const d={instancePath:s+"/line_ids_cont/invoice_id",schemaPath:"#/properties/line_ids_cont/prope\
rties/invoice_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[d]:r.push(d),
e++}var i=q===e;v=v||i}if(v)e=b,r!==null&&(b?r.length=b:r=null);else{const q={instancePath:s+"/line_ids_cont/invoice_id",
schemaPath:"#/properties/line_ids_cont/properties/invoice_id/anyOf",keyword:"anyOf",params:{},message:"must match a sche\
ma in anyOf"};return r===null?r=[q]:r.push(q),e++,validate44.errors=r,!1}var n=c===e}else var n=!0;if(n)if(l.line_ids!==
void 0){let o=l.line_ids;const c=e;if(e===c)if(Array.isArray(o)){var p=!0;const v=o.length;for(let y=0;y<v;y++){let q=o[y];
const h=e,d=e;let N=!1;const j=e;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q))){const $={instancePath:s+"/lin\
e_ids_cont/line_ids/"+y,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/anyOf/0/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};r===null?r=[$]:r.push($),e++}if(e===j&&typeof q=="number"&&isFinite(q)){if(q>
9007199254740991||isNaN(q)){const $={instancePath:s+"/line_ids_cont/line_ids/"+y,schemaPath:"#/properties/line_ids_cont/\
properties/line_ids/items/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"mu\
st be <= 9007199254740991"};r===null?r=[$]:r.push($),e++}else if(q<0||isNaN(q)){const $={instancePath:s+"/line_ids_cont/\
line_ids/"+y,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/anyOf/0/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};r===null?r=[$]:r.push($),e++}}var f=j===e;if(N=N||f,!N){const $=e;if(e===
$)if(typeof q=="string"){if(!pattern1.test(q)){const L={instancePath:s+"/line_ids_cont/line_ids/"+y,schemaPath:"#/proper\
ties/line_ids_cont/properties/line_ids/items/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'\
must match pattern "^[0-9]{16,64}$"'};r===null?r=[L]:r.push(L),e++}}else{const L={instancePath:s+"/line_ids_cont/line_id\
s/"+y,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/anyOf/1/type",keyword:"type",params:{type:"string"},
message:"must be string"};r===null?r=[L]:r.push(L),e++}var f=$===e;N=N||f}if(N)e=d,r!==null&&(d?r.length=d:r=null);else{
const $={instancePath:s+"/line_ids_cont/line_ids/"+y,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/an\
yOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[$]:r.push($),e++,validate44.errors=
r,!1}var p=h===e;if(!p)break}}else return validate44.errors=[{instancePath:s+"/line_ids_cont/line_ids",schemaPath:"#/pro\
perties/line_ids_cont/properties/line_ids/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var n=c===
e}else var n=!0}else return validate44.errors=[{instancePath:s+"/line_ids_cont",schemaPath:"#/properties/line_ids_cont/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"}],!1}}else return validate44.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate44.errors=r,e===0}
function validate45(t,{instancePath:s="",parentData:Z,parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;if(e===0)if(t&&
typeof t=="object"&&!Array.isArray(t)){let p;if(t.line_ids_cont===void 0&&(p="line_ids_cont"))return validate45.errors=[
{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:p},message:"must have required proper\
ty '"+p+"'"}],!1;if(t.line_ids_cont!==void 0){let f=t.line_ids_cont;if(e===e)if(f&&typeof f=="object"&&!Array.isArray(f)){
let l;if(f.invoice_id===void 0&&(l="invoice_id")||f.line_ids===void 0&&(l="line_ids"))return validate45.errors=[{instancePath:s+
"/line_ids_cont",schemaPath:"#/properties/line_ids_cont/required",keyword:"required",params:{missingProperty:l},message:"\
must have required property '"+l+"'"}],!1;if(f.invoice_id!==void 0){let g=f.invoice_id;const P=e;if(e===P)if(typeof g=="\
string"){if(!pattern0.test(g))return validate45.errors=[{instancePath:s+"/line_ids_cont/invoice_id",schemaPath:"#/proper\
ties/line_ids_cont/properties/invoice_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match\
 pattern "^[0-9]{1,64}$"'}],!1}else return validate45.errors=[{instancePath:s+"/line_ids_cont/invoice_id",schemaPath:"#/\
properties/line_ids_cont/properties/invoice_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var i=P===e}else var i=!0;if(i)if(f.line_ids!==void 0){let g=f.line_ids;const P=e;if(e===P)if(Array.isArray(g)){var n=!0;
const c=g.length;for(let b=0;b<c;b++){let v=g[b];const y=e;if(e===y)if(typeof v=="string"){if(!pattern0.test(v))return validate45.
errors=[{instancePath:s+"/line_ids_cont/line_ids/"+b,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/pa\
ttern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate45.
errors=[{instancePath:s+"/line_ids_cont/line_ids/"+b,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var n=y===e;if(!n)break}}else return validate45.
errors=[{instancePath:s+"/line_ids_cont/line_ids",schemaPath:"#/properties/line_ids_cont/properties/line_ids/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var i=P===e}else var i=!0}else return validate45.errors=[{instancePath:s+
"/line_ids_cont",schemaPath:"#/properties/line_ids_cont/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"}],!1}}else return validate45.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return validate45.errors=r,e===0}function validate46(t,{instancePath:s="",parentData:Z,parentDataProperty:I,
rootData:B=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let n;if(t.dst_report_id===void 0&&
(n="dst_report_id")||t.file_id===void 0&&(n="file_id"))return validate46.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:n},message:"must have required property '"+n+"'"}],!1;if(t.dst_report_id!==void 0){
let p=t.dst_report_id;const f=e;if(e===f)if(typeof p=="string"){if(!pattern0.test(p))return validate46.errors=[{instancePath:s+
"/dst_report_id",schemaPath:"#/properties/dst_report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"'}],!1}else return validate46.errors=[{instancePath:s+"/dst_report_id",schemaPath:"#/p\
roperties/dst_report_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=f===e}else var i=!0;
if(i){if(t.file_id!==void 0){let p=t.file_id;const f=e;if(e===f)if(typeof p=="string"){if(func2(p)>255)return validate46.
errors=[{instancePath:s+"/file_id",schemaPath:"#/properties/file_id/maxLength",keyword:"maxLength",params:{limit:255},message:"\
must NOT have more than 255 characters"}],!1;if(func2(p)<1)return validate46.errors=[{instancePath:s+"/file_id",schemaPath:"\
#/properties/file_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else
return validate46.errors=[{instancePath:s+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var i=f===e}else var i=!0;if(i){if(t.file_name!==void 0){const p=e;if(typeof t.file_name!=
"string")return validate46.errors=[{instancePath:s+"/file_name",schemaPath:"#/properties/file_name/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var i=p===e}else var i=!0;if(i){if(t.file_area!==void 0){let p=t.file_area;
const f=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return validate46.errors=[{instancePath:s+"/file_area",
schemaPath:"#/properties/file_area/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(!(p===
0||p===1))return validate46.errors=[{instancePath:s+"/file_area",schemaPath:"#/properties/file_area/enum",keyword:"enum",
params:{allowedValues:allowed17},message:"must be equal to one of the allowed values"}],!1;var i=f===e}else var i=!0;if(i){
if(t.obj_url!==void 0){const p=e;if(typeof t.obj_url!="string")return validate46.errors=[{instancePath:s+"/obj_url",schemaPath:"\
#/properties/obj_url/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=p===e}else var i=!0;
if(i)if(t.obj_url_thumb!==void 0){const p=e;if(typeof t.obj_url_thumb!="string")return validate46.errors=[{instancePath:s+
"/obj_url_thumb",schemaPath:"#/properties/obj_url_thumb/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"}],!1;var i=p===e}else var i=!0}}}}}else return validate46.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"}],!1;return validate46.errors=r,e===0}function validate47(t,{instancePath:s="",
parentData:Z,parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){
let f;if(t.dst_report_id===void 0&&(f="dst_report_id")||t.note===void 0&&(f="note"))return validate47.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:f},message:"must have required property '"+f+"'"}],!1;
if(t.dst_report_id!==void 0){let w=t.dst_report_id;const l=e;if(e===l)if(typeof w=="string"){if(!pattern0.test(w))return validate47.
errors=[{instancePath:s+"/dst_report_id",schemaPath:"#/properties/dst_report_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate47.errors=[{instancePath:s+"/dst_r\
eport_id",schemaPath:"#/properties/dst_report_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var i=l===e}else var i=!0;if(i){if(t.org_name!==void 0){const w=e;if(typeof t.org_name!="string")return validate47.errors=
[{instancePath:s+"/org_name",schemaPath:"#/properties/org_name/type",keyword:"type",params:{type:"string"},message:"must\
 be string"}],!1;var i=w===e}else var i=!0;if(i){if(t.module_type!==void 0){const w=e;if(t.module_type!=="job_notes")return validate47.
errors=[{instancePath:s+"/module_type",schemaPath:"#/properties/module_type/enum",keyword:"enum",params:{allowedValues:allowed18},
message:"must be equal to one of the allowed values"}],!1;var i=w===e}else var i=!0;if(i)if(t.note!==void 0){let w=t.note;
const l=e;if(e===l)if(Array.isArray(w)){var n=!0;const P=w.length;for(let o=0;o<P;o++){let c=w[o];const b=e;if(e===b)if(c&&
typeof c=="object"&&!Array.isArray(c)){let y;if(c.note_id===void 0&&(y="note_id")||c.note_type===void 0&&(y="note_type")||
c.note_text===void 0&&(y="note_text")||c.has_attachments===void 0&&(y="has_attachments"))return validate47.errors=[{instancePath:s+
"/note/"+o,schemaPath:"#/properties/note/items/required",keyword:"required",params:{missingProperty:y},message:"must hav\
e required property '"+y+"'"}],!1;if(c.note_id!==void 0){let q=c.note_id;const h=e;if(e===h)if(typeof q=="string"){if(func2(
q)>255)return validate47.errors=[{instancePath:s+"/note/"+o+"/note_id",schemaPath:"#/properties/note/items/properties/no\
te_id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"}],!1;if(func2(q)<
1)return validate47.errors=[{instancePath:s+"/note/"+o+"/note_id",schemaPath:"#/properties/note/items/properties/note_id\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate47.
errors=[{instancePath:s+"/note/"+o+"/note_id",schemaPath:"#/properties/note/items/properties/note_id/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var p=h===e}else var p=!0;if(p){if(c.note_rev!==void 0){let q=c.note_rev;
const h=e;if(e===h)if(typeof q=="string"){if(func2(q)>255)return validate47.errors=[{instancePath:s+"/note/"+o+"/note_re\
v",schemaPath:"#/properties/note/items/properties/note_rev/maxLength",keyword:"maxLength",params:{limit:255},message:"mu\
st NOT have more than 255 characters"}],!1;if(func2(q)<1)return validate47.errors=[{instancePath:s+"/note/"+o+"/note_rev",
schemaPath:"#/properties/note/items/properties/note_rev/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"}],!1}else return validate47.errors=[{instancePath:s+"/note/"+o+"/note_rev",schemaPath:"#\
/properties/note/items/properties/note_rev/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var p=h===
e}else var p=!0;if(p){if(c.note_type!==void 0){let q=c.note_type;const h=e;if(!(q==="wo"||q==="prop"))return validate47.
errors=[{instancePath:s+"/note/"+o+"/note_type",schemaPath:"#/properties/note/items/properties/note_type/enum",keyword:"\
enum",params:{allowedValues:allowed0},message:"must be equal to one of the allowed values"}],!1;var p=h===e}else var p=!0;
if(p){if(c.note_text!==void 0){const q=e;if(typeof c.note_text!="string")return validate47.errors=[{instancePath:s+"/not\
e/"+o+"/note_text",schemaPath:"#/properties/note/items/properties/note_text/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;var p=q===e}else var p=!0;if(p){if(c.insert_date!==void 0){let q=c.insert_date;const h=e;if(e===
h)if(typeof q=="string"){if(!pattern30.test(q))return validate47.errors=[{instancePath:s+"/note/"+o+"/insert_date",schemaPath:"\
#/properties/note/items/properties/insert_date/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[\
1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"},message:'\
must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0\
-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"'}],!1}else return validate47.errors=[{instancePath:s+"/note/"+o+"/insert_date",
schemaPath:"#/properties/note/items/properties/insert_date/type",keyword:"type",params:{type:"string"},message:"must be \
string"}],!1;var p=h===e}else var p=!0;if(p){if(c.org_name!==void 0){const q=e;if(typeof c.org_name!="string")return validate47.
errors=[{instancePath:s+"/note/"+o+"/org_name",schemaPath:"#/properties/note/items/properties/org_name/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"}],!1;var p=q===e}else var p=!0;if(p)if(c.has_attachments!==void 0){const q=e;
if(typeof c.has_attachments!="boolean")return validate47.errors=[{instancePath:s+"/note/"+o+"/has_attachments",schemaPath:"\
#/properties/note/items/properties/has_attachments/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],
!1;var p=q===e}else var p=!0}}}}}}else return validate47.errors=[{instancePath:s+"/note/"+o,schemaPath:"#/properties/not\
e/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var n=b===e;if(!n)break}}else return validate47.
errors=[{instancePath:s+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type:"array"},message:"must b\
e array"}],!1;var i=l===e}else var i=!0}}}else return validate47.errors=[{instancePath:s,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"}],!1;return validate47.errors=r,e===0}function validate48(t,{instancePath:s="",
parentData:Z,parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){
let n;if(t.remote_note_id===void 0&&(n="remote_note_id"))return validate48.errors=[{instancePath:s,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:n},message:"must have required property '"+n+"'"}],!1;if(t.remote_note_id!==
void 0){let p=t.remote_note_id;const f=e;let w=!1;const l=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const g={
instancePath:s+"/remote_note_id",schemaPath:"#/properties/remote_note_id/anyOf/0/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};r===null?r=[g]:r.push(g),e++}if(e===l&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||
isNaN(p)){const g={instancePath:s+"/remote_note_id",schemaPath:"#/properties/remote_note_id/anyOf/0/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};r===null?r=[g]:r.push(g),e++}else if(p<
0||isNaN(p)){const g={instancePath:s+"/remote_note_id",schemaPath:"#/properties/remote_note_id/anyOf/0/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};r===null?r=[g]:r.push(g),e++}}var i=l===e;if(w=w||i,!w){
const g=e;if(e===g)if(typeof p=="string"){if(!pattern1.test(p)){const o={instancePath:s+"/remote_note_id",schemaPath:"#/\
properties/remote_note_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match patte\
rn "^[0-9]{16,64}$"'};r===null?r=[o]:r.push(o),e++}}else{const o={instancePath:s+"/remote_note_id",schemaPath:"#/propert\
ies/remote_note_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[o]:r.push(o),
e++}var i=g===e;w=w||i}if(w)e=f,r!==null&&(f?r.length=f:r=null);else{const g={instancePath:s+"/remote_note_id",schemaPath:"\
#/properties/remote_note_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[
g]:r.push(g),e++,validate48.errors=r,!1}}}else return validate48.errors=[{instancePath:s,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"}],!1;return validate48.errors=r,e===0}function validate49(t,{instancePath:s="",
parentData:Z,parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){
let i;if(t.remote_note_id===void 0&&(i="remote_note_id"))return validate49.errors=[{instancePath:s,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:i},message:"must have required property '"+i+"'"}],!1;if(t.remote_note_id!==
void 0){let n=t.remote_note_id;if(e===e)if(typeof n=="string"){if(!pattern0.test(n))return validate49.errors=[{instancePath:s+
"/remote_note_id",schemaPath:"#/properties/remote_note_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"'}],!1}else return validate49.errors=[{instancePath:s+"/remote_note_id",schemaPath:"#/\
properties/remote_note_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1}}else return validate49.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate49.
errors=r,e===0}const pattern136=new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$","u");function validate50(t,{
instancePath:s="",parentData:Z,parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&
!Array.isArray(t)){let c;if(t.dst_report_id===void 0&&(c="dst_report_id")||t.pcr_form_id===void 0&&(c="pcr_form_id")||t.
pcr_form_rows===void 0&&(c="pcr_form_rows"))return validate50.errors=[{instancePath:s,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(t.dst_report_id!==void 0){let b=t.
dst_report_id;const v=e;if(e===v)if(typeof b=="string"){if(!pattern0.test(b))return validate50.errors=[{instancePath:s+"\
/dst_report_id",schemaPath:"#/properties/dst_report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"'}],!1}else return validate50.errors=[{instancePath:s+"/dst_report_id",schemaPath:"#/p\
roperties/dst_report_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=v===e}else var i=!0;
if(i){if(t.pcr_form_id!==void 0){let b=t.pcr_form_id;const v=e;if(e===v)if(typeof b=="string"){if(!pattern0.test(b))return validate50.
errors=[{instancePath:s+"/pcr_form_id",schemaPath:"#/properties/pcr_form_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate50.errors=[{instancePath:s+"/pcr_f\
orm_id",schemaPath:"#/properties/pcr_form_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=v===
e}else var i=!0;if(i)if(t.pcr_form_rows!==void 0){let b=t.pcr_form_rows;const v=e;if(e===v)if(Array.isArray(b)){var n=!0;
const q=b.length;for(let h=0;h<q;h++){let d=b[h];const N=e,j=e,O=e;let $=!0;const D=e;if(d&&typeof d=="object"&&!Array.isArray(
d)){let E;if(d.question_data_type===void 0&&(E="question_data_type")){const A={};r===null?r=[A]:r.push(A),e++}else if(d.
question_data_type!==void 0&&d.question_data_type!=="int"){const A={};r===null?r=[A]:r.push(A),e++}}var p=D===e;if(e=O,r!==
null&&(O?r.length=O:r=null),p){const E=e;if(d&&typeof d=="object"&&!Array.isArray(d)){let F;if(d.int_value===void 0&&(F=
"int_value"))return validate50.errors=[{instancePath:s+"/pcr_form_rows/"+h,schemaPath:"#/properties/pcr_form_rows/items/\
allOf/0/then/required",keyword:"required",params:{missingProperty:F},message:"must have required property '"+F+"'"}],!1}
var p=E===e;$=p}if(!$){const E={instancePath:s+"/pcr_form_rows/"+h,schemaPath:"#/properties/pcr_form_rows/items/allOf/0/\
if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};return r===null?r=[E]:r.push(E),e++,
validate50.errors=r,!1}var f=j===e;if(f){const E=e,A=e;let F=!0;const H=e;if(d&&typeof d=="object"&&!Array.isArray(d)){let u;
if(d.question_data_type===void 0&&(u="question_data_type")){const T={};r===null?r=[T]:r.push(T),e++}else if(d.question_data_type!==
void 0&&d.question_data_type!=="date"){const T={};r===null?r=[T]:r.push(T),e++}}var w=H===e;if(e=A,r!==null&&(A?r.length=
A:r=null),w){const u=e;if(d&&typeof d=="object"&&!Array.isArray(d)){let C;if(d.date_value===void 0&&(C="date_value"))return validate50.
errors=[{instancePath:s+"/pcr_form_rows/"+h,schemaPath:"#/properties/pcr_form_rows/items/allOf/1/then/required",keyword:"\
required",params:{missingProperty:C},message:"must have required property '"+C+"'"}],!1}var w=u===e;F=w}if(!F){const u={
instancePath:s+"/pcr_form_rows/"+h,schemaPath:"#/properties/pcr_form_rows/items/allOf/1/if",keyword:"if",params:{failingKeyword:"\
then"},message:'must match "then" schema'};return r===null?r=[u]:r.push(u),e++,validate50.errors=r,!1}var f=E===e;if(f){
const u=e,T=e;let C=!0;const J=e;if(d&&typeof d=="object"&&!Array.isArray(d)){let G;if(d.question_data_type===void 0&&(G=
"question_data_type")){const K={};r===null?r=[K]:r.push(K),e++}else if(d.question_data_type!==void 0&&d.question_data_type!==
"longtext"){const K={};r===null?r=[K]:r.push(K),e++}}var l=J===e;if(e=T,r!==null&&(T?r.length=T:r=null),l){const G=e;if(d&&
typeof d=="object"&&!Array.isArray(d)){let m;if(d.longtext_value===void 0&&(m="longtext_value"))return validate50.errors=
[{instancePath:s+"/pcr_form_rows/"+h,schemaPath:"#/properties/pcr_form_rows/items/allOf/2/then/required",keyword:"requir\
ed",params:{missingProperty:m},message:"must have required property '"+m+"'"}],!1}var l=G===e;C=l}if(!C){const G={instancePath:s+
"/pcr_form_rows/"+h,schemaPath:"#/properties/pcr_form_rows/items/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},
message:'must match "then" schema'};return r===null?r=[G]:r.push(G),e++,validate50.errors=r,!1}var f=u===e;if(f){const G=e,
K=e;let m=!0;const _=e;if(d&&typeof d=="object"&&!Array.isArray(d)){let R;if(d.question_data_type===void 0&&(R="question\
_data_type")){const z={};r===null?r=[z]:r.push(z),e++}else if(d.question_data_type!==void 0&&d.question_data_type!=="var\
char"){const z={};r===null?r=[z]:r.push(z),e++}}var g=_===e;if(e=K,r!==null&&(K?r.length=K:r=null),g){const R=e;if(d&&typeof d==
"object"&&!Array.isArray(d)){let a;if(d.varchar_value===void 0&&(a="varchar_value"))return validate50.errors=[{instancePath:s+
"/pcr_form_rows/"+h,schemaPath:"#/properties/pcr_form_rows/items/allOf/3/then/required",keyword:"required",params:{missingProperty:a},
message:"must have required property '"+a+"'"}],!1}var g=R===e;m=g}if(!m){const R={instancePath:s+"/pcr_form_rows/"+h,schemaPath:"\
#/properties/pcr_form_rows/items/allOf/3/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" sche\
ma'};return r===null?r=[R]:r.push(R),e++,validate50.errors=r,!1}var f=G===e;if(f){const R=e,z=e;let a=!0;const k=e;if(d&&
typeof d=="object"&&!Array.isArray(d)){let Q;if(d.question_data_type===void 0&&(Q="question_data_type")){const S={};r===
null?r=[S]:r.push(S),e++}else if(d.question_data_type!==void 0&&d.question_data_type!=="number"){const S={};r===null?r=[
S]:r.push(S),e++}}var P=k===e;if(e=z,r!==null&&(z?r.length=z:r=null),P){const Q=e;if(d&&typeof d=="object"&&!Array.isArray(
d)){let U;if(d.number_value===void 0&&(U="number_value"))return validate50.errors=[{instancePath:s+"/pcr_form_rows/"+h,schemaPath:"\
#/properties/pcr_form_rows/items/allOf/4/then/required",keyword:"required",params:{missingProperty:U},message:"must have\
 required property '"+U+"'"}],!1}var P=Q===e;a=P}if(!a){const Q={instancePath:s+"/pcr_form_rows/"+h,schemaPath:"#/proper\
ties/pcr_form_rows/items/allOf/4/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};return r===
null?r=[Q]:r.push(Q),e++,validate50.errors=r,!1}var f=R===e}}}}if(e===N)if(d&&typeof d=="object"&&!Array.isArray(d)){let E;
if(d.pcr_question_id===void 0&&(E="pcr_question_id")||d.question_data_type===void 0&&(E="question_data_type"))return validate50.
errors=[{instancePath:s+"/pcr_form_rows/"+h,schemaPath:"#/properties/pcr_form_rows/items/required",keyword:"required",params:{
missingProperty:E},message:"must have required property '"+E+"'"}],!1;if(d.pcr_question_id!==void 0){let A=d.pcr_question_id;
const F=e;if(e===F)if(typeof A=="string"){if(!pattern0.test(A))return validate50.errors=[{instancePath:s+"/pcr_form_rows\
/"+h+"/pcr_question_id",schemaPath:"#/properties/pcr_form_rows/items/properties/pcr_question_id/pattern",keyword:"patter\
n",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate50.errors=[{instancePath:s+
"/pcr_form_rows/"+h+"/pcr_question_id",schemaPath:"#/properties/pcr_form_rows/items/properties/pcr_question_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var o=F===e}else var o=!0;if(o){if(d.question_data_type!==void 0){
let A=d.question_data_type;const F=e;if(!(A==="int"||A==="date"||A==="longtext"||A==="varchar"||A==="number"))return validate50.
errors=[{instancePath:s+"/pcr_form_rows/"+h+"/question_data_type",schemaPath:"#/properties/pcr_form_rows/items/propertie\
s/question_data_type/enum",keyword:"enum",params:{allowedValues:allowed19},message:"must be equal to one of the allowed \
values"}],!1;var o=F===e}else var o=!0;if(o){if(d.int_value!==void 0){let A=d.int_value;const F=e;if(e===F)if(typeof A==
"string"){if(!pattern0.test(A))return validate50.errors=[{instancePath:s+"/pcr_form_rows/"+h+"/int_value",schemaPath:"#/\
properties/pcr_form_rows/items/properties/int_value/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"'}],!1}else return validate50.errors=[{instancePath:s+"/pcr_form_rows/"+h+"/int_value",
schemaPath:"#/properties/pcr_form_rows/items/properties/int_value/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"}],!1;var o=F===e}else var o=!0;if(o){if(d.date_value!==void 0){let A=d.date_value;const F=e;if(e===F)if(typeof A==
"string"){if(!pattern136.test(A))return validate50.errors=[{instancePath:s+"/pcr_form_rows/"+h+"/date_value",schemaPath:"\
#/properties/pcr_form_rows/items/properties/date_value/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(0[1-9]|1[0\
-2])-(0[1-9]|[12][0-9]|3[01])$"},message:'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"'}],!1}else
return validate50.errors=[{instancePath:s+"/pcr_form_rows/"+h+"/date_value",schemaPath:"#/properties/pcr_form_rows/items\
/properties/date_value/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=F===e}else var o=!0;
if(o){if(d.longtext_value!==void 0){const A=e;if(typeof d.longtext_value!="string")return validate50.errors=[{instancePath:s+
"/pcr_form_rows/"+h+"/longtext_value",schemaPath:"#/properties/pcr_form_rows/items/properties/longtext_value/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var o=A===e}else var o=!0;if(o){if(d.varchar_value!==void 0){
let A=d.varchar_value;const F=e;if(e===F)if(typeof A=="string"){if(func2(A)>255)return validate50.errors=[{instancePath:s+
"/pcr_form_rows/"+h+"/varchar_value",schemaPath:"#/properties/pcr_form_rows/items/properties/varchar_value/maxLength",keyword:"\
maxLength",params:{limit:255},message:"must NOT have more than 255 characters"}],!1}else return validate50.errors=[{instancePath:s+
"/pcr_form_rows/"+h+"/varchar_value",schemaPath:"#/properties/pcr_form_rows/items/properties/varchar_value/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var o=F===e}else var o=!0;if(o)if(d.number_value!==void 0){let A=d.
number_value;const F=e;if(e===F)if(typeof A=="string"){if(!pattern39.test(A))return validate50.errors=[{instancePath:s+"\
/pcr_form_rows/"+h+"/number_value",schemaPath:"#/properties/pcr_form_rows/items/properties/number_value/pattern",keyword:"\
pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'}],!1}else
return validate50.errors=[{instancePath:s+"/pcr_form_rows/"+h+"/number_value",schemaPath:"#/properties/pcr_form_rows/ite\
ms/properties/number_value/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=F===e}else var o=!0}}}}}}else
return validate50.errors=[{instancePath:s+"/pcr_form_rows/"+h,schemaPath:"#/properties/pcr_form_rows/items/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;var n=N===e;if(!n)break}}else return validate50.errors=[{instancePath:s+
"/pcr_form_rows",schemaPath:"#/properties/pcr_form_rows/type",keyword:"type",params:{type:"array"},message:"must be arra\
y"}],!1;var i=v===e}else var i=!0}}else return validate50.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return validate50.errors=r,e===0}function validate51(t,{instancePath:s="",parentData:Z,
parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let f;if(t.dst_report_id===
void 0&&(f="dst_report_id")||t.pcr_form_id===void 0&&(f="pcr_form_id")||t.question_data===void 0&&(f="question_data"))return validate51.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f},message:"must have require\
d property '"+f+"'"}],!1;if(t.dst_report_id!==void 0){let w=t.dst_report_id;const l=e;if(e===l)if(typeof w=="string"){if(!pattern0.
test(w))return validate51.errors=[{instancePath:s+"/dst_report_id",schemaPath:"#/properties/dst_report_id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate51.errors=
[{instancePath:s+"/dst_report_id",schemaPath:"#/properties/dst_report_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var i=l===e}else var i=!0;if(i){if(t.pcr_form_id!==void 0){let w=t.pcr_form_id;const l=e;if(e===l)if(typeof w==
"string"){if(!pattern0.test(w))return validate51.errors=[{instancePath:s+"/pcr_form_id",schemaPath:"#/properties/pcr_for\
m_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate51.
errors=[{instancePath:s+"/pcr_form_id",schemaPath:"#/properties/pcr_form_id/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;var i=l===e}else var i=!0;if(i)if(t.question_data!==void 0){let w=t.question_data;const l=e;
if(e===l)if(Array.isArray(w)){var n=!0;const P=w.length;for(let o=0;o<P;o++){let c=w[o];const b=e;if(e===b)if(c&&typeof c==
"object"&&!Array.isArray(c)){let y;if(c.file_id===void 0&&(y="file_id")||c.pcr_question_id===void 0&&(y="pcr_question_id"))
return validate51.errors=[{instancePath:s+"/question_data/"+o,schemaPath:"#/properties/question_data/items/required",keyword:"\
required",params:{missingProperty:y},message:"must have required property '"+y+"'"}],!1;if(c.file_id!==void 0){let q=c.file_id;
const h=e;if(e===h)if(typeof q=="string"){if(func2(q)>255)return validate51.errors=[{instancePath:s+"/question_data/"+o+
"/file_id",schemaPath:"#/properties/question_data/items/properties/file_id/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"}],!1;if(func2(q)<1)return validate51.errors=[{instancePath:s+"/question\
_data/"+o+"/file_id",schemaPath:"#/properties/question_data/items/properties/file_id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate51.errors=[{instancePath:s+"/question_\
data/"+o+"/file_id",schemaPath:"#/properties/question_data/items/properties/file_id/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"}],!1;var p=h===e}else var p=!0;if(p){if(c.pcr_question_id!==void 0){let q=c.pcr_question_id;
const h=e;if(e===h)if(typeof q=="string"){if(!pattern0.test(q))return validate51.errors=[{instancePath:s+"/question_data\
/"+o+"/pcr_question_id",schemaPath:"#/properties/question_data/items/properties/pcr_question_id/pattern",keyword:"patter\
n",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate51.errors=[{instancePath:s+
"/question_data/"+o+"/pcr_question_id",schemaPath:"#/properties/question_data/items/properties/pcr_question_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var p=h===e}else var p=!0;if(p)if(c.work_type!==void 0){const q=e;
if(c.work_type!=="pc")return validate51.errors=[{instancePath:s+"/question_data/"+o+"/work_type",schemaPath:"#/propertie\
s/question_data/items/properties/work_type/enum",keyword:"enum",params:{allowedValues:allowed20},message:"must be equal \
to one of the allowed values"}],!1;var p=q===e}else var p=!0}}else return validate51.errors=[{instancePath:s+"/question_\
data/"+o,schemaPath:"#/properties/question_data/items/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"}],!1;var n=b===e;if(!n)break}}else return validate51.errors=[{instancePath:s+"/question_data",schemaPath:"#/propertie\
s/question_data/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var i=l===e}else var i=!0}}else return validate51.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate51.
errors=r,e===0}function validate52(t,{instancePath:s="",parentData:Z,parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;
if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let P;if(t.error===void 0&&(P="error")||t.cell_updates===void 0&&(P=
"cell_updates")||t.error_reportid===void 0&&(P="error_reportid")||t.records_updated===void 0&&(P="records_updated")||t.ready_update===
void 0&&(P="ready_update")||t.log_code===void 0&&(P="log_code"))return validate52.errors=[{instancePath:s,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:P},message:"must have required property '"+P+"'"}],!1;if(t.error!==
void 0){let o=t.error;const c=e;if(e===c)if(Array.isArray(o)){var i=!0;const b=o.length;for(let v=0;v<b;v++){const y=e;if(typeof o[v]!=
"string")return validate52.errors=[{instancePath:s+"/error/"+v,schemaPath:"#/properties/error/items/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var i=y===e;if(!i)break}}else return validate52.errors=[{instancePath:s+
"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var n=c===
e}else var n=!0;if(n){if(t.cell_updates!==void 0){let o=t.cell_updates;const c=e;if(e===c)if(Array.isArray(o)){var p=!0;
const v=o.length;for(let y=0;y<v;y++){let q=o[y];const h=e;if(e===h)if(q&&typeof q=="object"&&!Array.isArray(q)){let N;if(q.
report_id===void 0&&(N="report_id")||q.cell_id===void 0&&(N="cell_id")||q.new_value===void 0&&(N="new_value")||q.class===
void 0&&(N="class"))return validate52.errors=[{instancePath:s+"/cell_updates/"+y,schemaPath:"#/properties/cell_updates/i\
tems/required",keyword:"required",params:{missingProperty:N},message:"must have required property '"+N+"'"}],!1;if(q.report_id!==
void 0){let j=q.report_id;const O=e,$=e;let D=!1;const L=e;if(!(typeof j=="number"&&!(j%1)&&!isNaN(j)&&isFinite(j))){const E={
instancePath:s+"/cell_updates/"+y+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/report_id/anyOf/0/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?r=[E]:r.push(E),e++}if(e===L&&typeof j==
"number"&&isFinite(j)){if(j>9007199254740991||isNaN(j)){const E={instancePath:s+"/cell_updates/"+y+"/report_id",schemaPath:"\
#/properties/cell_updates/items/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};r===null?r=[E]:r.push(E),e++}else if(j<0||isNaN(j)){const E={instancePath:s+"/cel\
l_updates/"+y+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/report_id/anyOf/0/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0},message:"must be >= 0"};r===null?r=[E]:r.push(E),e++}}var f=L===e;if(D=D||f,!D){
const E=e;if(e===E)if(typeof j=="string"){if(!pattern0.test(j)){const F={instancePath:s+"/cell_updates/"+y+"/report_id",
schemaPath:"#/properties/cell_updates/items/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0\
-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};r===null?r=[F]:r.push(F),e++}}else{const F={instancePath:s+"/\
cell_updates/"+y+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/report_id/anyOf/1/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};r===null?r=[F]:r.push(F),e++}var f=E===e;D=D||f}if(D)e=$,r!==null&&
($?r.length=$:r=null);else{const E={instancePath:s+"/cell_updates/"+y+"/report_id",schemaPath:"#/properties/cell_updates\
/items/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[
E]:r.push(E),e++,validate52.errors=r,!1}var w=O===e}else var w=!0;if(w){if(q.cell_id!==void 0){const j=e;if(typeof q.cell_id!=
"string")return validate52.errors=[{instancePath:s+"/cell_updates/"+y+"/cell_id",schemaPath:"#/properties/cell_updates/i\
tems/properties/cell_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var w=j===e}else var w=!0;
if(w){if(q.new_value!==void 0){const j=e;if(typeof q.new_value!="string")return validate52.errors=[{instancePath:s+"/cel\
l_updates/"+y+"/new_value",schemaPath:"#/properties/cell_updates/items/properties/new_value/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var w=j===e}else var w=!0;if(w)if(q.class!==void 0){const j=e;if(typeof q.class!=
"string")return validate52.errors=[{instancePath:s+"/cell_updates/"+y+"/class",schemaPath:"#/properties/cell_updates/ite\
ms/properties/class/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var w=j===e}else var w=!0}}}else
return validate52.errors=[{instancePath:s+"/cell_updates/"+y,schemaPath:"#/properties/cell_updates/items/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;var p=h===e;if(!p)break}}else return validate52.errors=[{instancePath:s+
"/cell_updates",schemaPath:"#/properties/cell_updates/type",keyword:"type",params:{type:"array"},message:"must be array"}],
!1;var n=c===e}else var n=!0;if(n){if(t.error_reportid!==void 0){let o=t.error_reportid;const c=e;if(e===c)if(Array.isArray(
o)){var l=!0;const v=o.length;for(let y=0;y<v;y++){let q=o[y];const h=e,d=e;let N=!1;const j=e;if(!(typeof q=="number"&&
!(q%1)&&!isNaN(q)&&isFinite(q))){const $={instancePath:s+"/error_reportid/"+y,schemaPath:"#/properties/error_reportid/it\
ems/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?r=[$]:r.push($),e++}if(e===
j&&typeof q=="number"&&isFinite(q)){if(q>9007199254740991||isNaN(q)){const $={instancePath:s+"/error_reportid/"+y,schemaPath:"\
#/properties/error_reportid/items/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};r===null?r=[$]:r.push($),e++}else if(q<0||isNaN(q)){const $={instancePath:s+"/error_report\
id/"+y,schemaPath:"#/properties/error_reportid/items/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};r===null?r=[$]:r.push($),e++}}var g=j===e;if(N=N||g,!N){const $=e;if(e===$)if(typeof q=="string"){
if(!pattern0.test(q)){const L={instancePath:s+"/error_reportid/"+y,schemaPath:"#/properties/error_reportid/items/anyOf/1\
/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};r===null?r=[L]:
r.push(L),e++}}else{const L={instancePath:s+"/error_reportid/"+y,schemaPath:"#/properties/error_reportid/items/anyOf/1/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[L]:r.push(L),e++}var g=$===e;N=N||g}if(N)
e=d,r!==null&&(d?r.length=d:r=null);else{const $={instancePath:s+"/error_reportid/"+y,schemaPath:"#/properties/error_rep\
ortid/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[$]:r.push($),e++,
validate52.errors=r,!1}var l=h===e;if(!l)break}}else return validate52.errors=[{instancePath:s+"/error_reportid",schemaPath:"\
#/properties/error_reportid/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var n=c===e}else var n=!0;
if(n){if(t.records_updated!==void 0){const o=e;if(typeof t.records_updated!="string")return validate52.errors=[{instancePath:s+
"/records_updated",schemaPath:"#/properties/records_updated/type",keyword:"type",params:{type:"string"},message:"must be\
 string"}],!1;var n=o===e}else var n=!0;if(n){if(t.ready_update!==void 0){const o=e;if(typeof t.ready_update!="string")return validate52.
errors=[{instancePath:s+"/ready_update",schemaPath:"#/properties/ready_update/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;var n=o===e}else var n=!0;if(n)if(t.log_code!==void 0){const o=e;if(typeof t.log_code!="st\
ring")return validate52.errors=[{instancePath:s+"/log_code",schemaPath:"#/properties/log_code/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var n=o===e}else var n=!0}}}}}else return validate52.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate52.errors=r,e===0}
function validate53(t,{instancePath:s="",parentData:Z,parentDataProperty:I,rootData:B=t}={}){let r=null,e=0;if(e===0)if(t&&
typeof t=="object"&&!Array.isArray(t)){let l;if(t.error===void 0&&(l="error")||t.cell_updates===void 0&&(l="cell_updates")||
t.error_reportid===void 0&&(l="error_reportid")||t.records_updated===void 0&&(l="records_updated")||t.ready_update===void 0&&
(l="ready_update")||t.log_code===void 0&&(l="log_code"))return validate53.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:l},message:"must have required property '"+l+"'"}],!1;if(t.error!==void 0){let g=t.
error;const P=e;if(e===P)if(Array.isArray(g)){var i=!0;const o=g.length;for(let c=0;c<o;c++){const b=e;if(typeof g[c]!="\
string")return validate53.errors=[{instancePath:s+"/error/"+c,schemaPath:"#/properties/error/items/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var i=b===e;if(!i)break}}else return validate53.errors=[{instancePath:s+
"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var n=P===
e}else var n=!0;if(n){if(t.cell_updates!==void 0){let g=t.cell_updates;const P=e;if(e===P)if(Array.isArray(g)){var p=!0;
const c=g.length;for(let b=0;b<c;b++){let v=g[b];const y=e;if(e===y)if(v&&typeof v=="object"&&!Array.isArray(v)){let h;if(v.
report_id===void 0&&(h="report_id")||v.cell_id===void 0&&(h="cell_id")||v.new_value===void 0&&(h="new_value")||v.class===
void 0&&(h="class"))return validate53.errors=[{instancePath:s+"/cell_updates/"+b,schemaPath:"#/properties/cell_updates/i\
tems/required",keyword:"required",params:{missingProperty:h},message:"must have required property '"+h+"'"}],!1;if(v.report_id!==
void 0){let d=v.report_id;const N=e;if(e===N)if(typeof d=="string"){if(!pattern0.test(d))return validate53.errors=[{instancePath:s+
"/cell_updates/"+b+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/report_id/pattern",keyword:"patte\
rn",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate53.errors=[{instancePath:s+
"/cell_updates/"+b+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/report_id/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var f=N===e}else var f=!0;if(f){if(v.cell_id!==void 0){const d=e;if(typeof v.
cell_id!="string")return validate53.errors=[{instancePath:s+"/cell_updates/"+b+"/cell_id",schemaPath:"#/properties/cell_\
updates/items/properties/cell_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var f=d===e}else
var f=!0;if(f){if(v.new_value!==void 0){const d=e;if(typeof v.new_value!="string")return validate53.errors=[{instancePath:s+
"/cell_updates/"+b+"/new_value",schemaPath:"#/properties/cell_updates/items/properties/new_value/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var f=d===e}else var f=!0;if(f)if(v.class!==void 0){const d=e;if(typeof v.class!=
"string")return validate53.errors=[{instancePath:s+"/cell_updates/"+b+"/class",schemaPath:"#/properties/cell_updates/ite\
ms/properties/class/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var f=d===e}else var f=!0}}}else
return validate53.errors=[{instancePath:s+"/cell_updates/"+b,schemaPath:"#/properties/cell_updates/items/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;var p=y===e;if(!p)break}}else return validate53.errors=[{instancePath:s+
"/cell_updates",schemaPath:"#/properties/cell_updates/type",keyword:"type",params:{type:"array"},message:"must be array"}],
!1;var n=P===e}else var n=!0;if(n){if(t.error_reportid!==void 0){let g=t.error_reportid;const P=e;if(e===P)if(Array.isArray(
g)){var w=!0;const c=g.length;for(let b=0;b<c;b++){let v=g[b];const y=e;if(e===y)if(typeof v=="string"){if(!pattern0.test(
v))return validate53.errors=[{instancePath:s+"/error_reportid/"+b,schemaPath:"#/properties/error_reportid/items/pattern",
keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate53.
errors=[{instancePath:s+"/error_reportid/"+b,schemaPath:"#/properties/error_reportid/items/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var w=y===e;if(!w)break}}else return validate53.errors=[{instancePath:s+"/e\
rror_reportid",schemaPath:"#/properties/error_reportid/type",keyword:"type",params:{type:"array"},message:"must be array"}],
!1;var n=P===e}else var n=!0;if(n){if(t.records_updated!==void 0){const g=e;if(typeof t.records_updated!="string")return validate53.
errors=[{instancePath:s+"/records_updated",schemaPath:"#/properties/records_updated/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"}],!1;var n=g===e}else var n=!0;if(n){if(t.ready_update!==void 0){const g=e;if(typeof t.
ready_update!="string")return validate53.errors=[{instancePath:s+"/ready_update",schemaPath:"#/properties/ready_update/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var n=g===e}else var n=!0;if(n)if(t.log_code!==
void 0){const g=e;if(typeof t.log_code!="string")return validate53.errors=[{instancePath:s+"/log_code",schemaPath:"#/pro\
perties/log_code/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var n=g===e}else var n=!0}}}}}else
return validate53.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"}],!1;return validate53.errors=r,e===0}function validate54(t,{instancePath:s="",parentData:Z,parentDataProperty:I,rootData:B=t}={}){
let r=null,e=0;if(e===0)if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.svclink_push!==void 0&&typeof t.svclink_push!=
"string")return validate54.errors=[{instancePath:s+"/svclink_push",schemaPath:"#/properties/svclink_push/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1}else return validate54.errors=[{instancePath:s,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate54.errors=r,e===0}function textLength(t){
let s=t.length;for(let Z=1;Z<t.length;Z++)(t.charCodeAt(Z-1)&64512)===55296&&(t.charCodeAt(Z)&64512)===56320&&(s--,Z++);
return s}
