// Generated from schemas/link by scripts/generate: do not edit.

// @ts-nocheck
import { listOf } from '../list-validator.js';
import type { Kind } from '../shape-types.js';
import { type EventValidators, MOST_PROBLEMS, type Validate } from '../validation.js';
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

/** The compiled validators of the kinds of values, canonical. */
export const kinds: Readonly<Record<Kind, Validate>> = {
  id: validate55,
  id_text: validate56,
  id_any: validate57,
  opaque_id: validate58,
  flag: validate59,
  flag_number: validate60,
  flag_text: validate61,
  unix_time: validate62,
  date_compact: validate63,
  date: validate64,
  date_time: validate65,
  decimal: validate66,
  number: validate67,
  count: validate68,
  count_text: validate69,
  file_area: validate70,
  text: validate71,
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
te","longtext","varchar","number"],allowed20=["pc"],pattern0=new RegExp("^[0-9]{1,64}$","u");function validate10(s,{instancePath:t="",
parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.dst_report_id===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dst_report_id"},message:"\
must have required property 'dst_report_id'"}),r++),s.dst_report_id!==void 0){let n=s.dst_report_id;if(typeof n=="string"){
if(!pattern0.test(n)){const c={instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_report_id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={
instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_report_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,c),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"}),r++;return validate10.errors=e,r===0}function validate11(s,{instancePath:t="",parentData:h,
parentDataProperty:P,rootData:w=s}={}){return validate11.errors=null,!0}function validate12(s,{instancePath:t="",parentData:h,
parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.timestamp!==void 0){
let n=s.timestamp;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const c={instancePath:t+"/timestamp",schemaPath:"\
#/properties/timestamp/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,c),r++}if(typeof n==
"number"&&isFinite(n)){if(n>99999999999||isNaN(n)){const c={instancePath:t+"/timestamp",schemaPath:"#/properties/timesta\
mp/maximum",keyword:"maximum",params:{comparison:"<=",limit:99999999999},message:"must be <= 99999999999"};e=noted(e,c),
r++}if(n<0||isNaN(n)){const c={instancePath:t+"/timestamp",schemaPath:"#/properties/timestamp/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,c),r++}}}}else e=noted(e,{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate12.errors=e,r===0}const func2=textLength;
function validate13(s,{instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.wo_number===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"wo_number"},message:"must have required property 'wo_number'"}),r++),s.note_id===void 0&&(e=
noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"note_id"},message:"must have\
 required property 'note_id'"}),r++),s.note_type===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"note_type"},message:"must have required property 'note_type'"}),r++),s.note_text===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"note_text"},message:"must\
 have required property 'note_text'"}),r++),s.note_from===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"note_from"},message:"must have required property 'note_from'"}),r++),s.wo_number!==void 0&&
typeof s.wo_number!="string"){const n={instancePath:t+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e=noted(e,n),r++}if(s.note_id!==void 0){let n=s.note_id;if(typeof n==
"string"){if(func2(n)>255){const c={instancePath:t+"/note_id",schemaPath:"#/properties/note_id/maxLength",keyword:"maxLe\
ngth",params:{limit:255},message:"must NOT have more than 255 characters"};e=noted(e,c),r++}if(func2(n)<1){const c={instancePath:t+
"/note_id",schemaPath:"#/properties/note_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e=noted(e,c),r++}}else{const c={instancePath:t+"/note_id",schemaPath:"#/properties/note_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}}if(s.note_type!==void 0){let n=s.note_type;if(!(n===
"wo"||n==="prop")){const c={instancePath:t+"/note_type",schemaPath:"#/properties/note_type/enum",keyword:"enum",params:{
allowedValues:allowed0},message:"must be equal to one of the allowed values"};e=noted(e,c),r++}}if(s.note_text!==void 0&&
typeof s.note_text!="string"){const n={instancePath:t+"/note_text",schemaPath:"#/properties/note_text/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e=noted(e,n),r++}if(s.note_from!==void 0&&typeof s.note_from!="strin\
g"){const n={instancePath:t+"/note_from",schemaPath:"#/properties/note_from/type",keyword:"type",params:{type:"string"},
message:"must be string"};e=noted(e,n),r++}if(s.transaction_id!==void 0){let n=s.transaction_id;if(typeof n=="string"){if(func2(
n)>255){const c={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"maxLength",
params:{limit:255},message:"must NOT have more than 255 characters"};e=noted(e,c),r++}if(func2(n)<1){const c={instancePath:t+
"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e=noted(e,c),r++}}else{const c={instancePath:t+"/transaction_id",schemaPath:"#/proper\
ties/transaction_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}}}else e=noted(
e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate13.
errors=e,r===0}const pattern1=new RegExp("^[0-9]{16,64}$","u");function validate14(s,{instancePath:t="",parentData:h,parentDataProperty:P,
rootData:w=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"report_id"},message:"must have required property 're\
port_id'"}),r++),s.wo_number===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
wo_number"},message:"must have required property 'wo_number'"}),r++),s.wo_status===void 0&&(e=noted(e,{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"wo_status"},message:"must have required property 'wo_status'"}),
r++),s.report_id!==void 0){let f=s.report_id;const u=r;let l=!1;const y=r;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(
f))){const g={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e=noted(e,g),r++}if(typeof f=="number"&&isFinite(f)){if(f>9007199254740991||isNaN(f)){
const g={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(e,g),r++}if(f<0||isNaN(f)){const g={instancePath:t+
"/report_id",schemaPath:"#/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e=noted(e,g),r++}}var n=y===r;if(l=l||n,!l){const g=r;if(typeof f=="string"){if(!pattern1.test(f)){const m={
instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9\
]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};e=noted(e,m),r++}}else{const m={instancePath:t+"/report_id",schemaPath:"\
#/properties/report_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}var n=g===
r;l=l||n}if(l)r=u,e!==null&&(u?e.length=u:e=null);else{const g={instancePath:t+"/report_id",schemaPath:"#/properties/rep\
ort_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,g),r++}}if(s.wo_number!==void 0&&
typeof s.wo_number!="string"){const f={instancePath:t+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e=noted(e,f),r++}if(s.org_wo_num!==void 0){let f=s.org_wo_num;const u=r;
let l=!1;const y=r;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){const g={instancePath:t+"/org_wo_num",schemaPath:"\
#/properties/org_wo_num/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,g),r++}
if(typeof f=="number"&&isFinite(f)){if(f>9007199254740991||isNaN(f)){const g={instancePath:t+"/org_wo_num",schemaPath:"#\
/properties/org_wo_num/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must \
be <= 9007199254740991"};e=noted(e,g),r++}if(f<0||isNaN(f)){const g={instancePath:t+"/org_wo_num",schemaPath:"#/properti\
es/org_wo_num/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,g),r++}}
var c=y===r;if(l=l||c,!l){const g=r;if(typeof f=="string"){if(!pattern1.test(f)){const m={instancePath:t+"/org_wo_num",schemaPath:"\
#/properties/org_wo_num/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern\
 "^[0-9]{16,64}$"'};e=noted(e,m),r++}}else{const m={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/any\
Of/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}var c=g===r;l=l||c}if(l)r=u,
e!==null&&(u?e.length=u:e=null);else{const g={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,g),r++}}if(s.wo_status!==void 0&&typeof s.wo_status!=
"string"){const f={instancePath:t+"/wo_status",schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e=noted(e,f),r++}if(s.transaction_id!==void 0){let f=s.transaction_id;if(typeof f=="stri\
ng"){if(func2(f)>255){const u={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"\
maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e=noted(e,u),r++}if(func2(f)<1){const u={
instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e=noted(e,u),r++}}else{const u={instancePath:t+"/transaction_id",schemaPath:"\
#/properties/transaction_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,u),r++}}if(s.
update_field!==void 0&&typeof s.update_field!="string"){const f={instancePath:t+"/update_field",schemaPath:"#/properties\
/update_field/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,f),r++}if(s.update_value!==
void 0&&typeof s.update_value!="string"){const f={instancePath:t+"/update_value",schemaPath:"#/properties/update_value/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,f),r++}}else e=noted(e,{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate14.errors=e,r===0}function validate15(s,{
instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
report_id"},message:"must have required property 'report_id'"}),r++),s.wo_number===void 0&&(e=noted(e,{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"wo_number"},message:"must have required property 'wo_number'"}),
r++),s.wo_status===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
wo_status"},message:"must have required property 'wo_status'"}),r++),s.report_id!==void 0){let n=s.report_id;if(typeof n==
"string"){if(!pattern0.test(n)){const c={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={
instancePath:t+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e=noted(e,c),r++}}if(s.wo_number!==void 0&&typeof s.wo_number!="string"){const n={instancePath:t+"/wo_numbe\
r",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,n),
r++}if(s.org_wo_num!==void 0){let n=s.org_wo_num;if(typeof n=="string"){if(!pattern0.test(n)){const c={instancePath:t+"/\
org_wo_num",schemaPath:"#/properties/org_wo_num/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'mus\
t match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+"/org_wo_num",schemaPath:"#/properties/\
org_wo_num/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}}if(s.wo_status!==void 0&&
typeof s.wo_status!="string"){const n={instancePath:t+"/wo_status",schemaPath:"#/properties/wo_status/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e=noted(e,n),r++}if(s.transaction_id!==void 0){let n=s.transaction_id;
if(typeof n=="string"){if(func2(n)>255){const c={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_i\
d/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e=noted(e,c),r++}if(func2(
n)<1){const c={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e=noted(e,c),r++}}else{const c={instancePath:t+"/transaction_i\
d",schemaPath:"#/properties/transaction_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,c),r++}}if(s.update_field!==void 0&&typeof s.update_field!="string"){const n={instancePath:t+"/update_field",schemaPath:"\
#/properties/update_field/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,n),r++}if(s.update_value!==
void 0&&typeof s.update_value!="string"){const n={instancePath:t+"/update_value",schemaPath:"#/properties/update_value/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,n),r++}}else e=noted(e,{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate15.errors=e,r===0}function validate16(s,{
instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;const n=r;let c=!0;const f=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){let o;s.wo_status===void 0&&(o="wo_status")?(e=noted(e,{}),r++):s.wo_status!==void 0&&
s.wo_status!=="RTV"&&(e=noted(e,{}),r++)}var u=f===r;r=n,e!==null&&(n?e.length=n:e=null);let l;if(u){const o=r;if(s&&typeof s==
"object"&&!Array.isArray(s)&&s.update_field!==void 0&&s.update_field!==""){const d={instancePath:t+"/update_field",schemaPath:"\
#/then/properties/update_field/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(
e,d),r++}var u=o===r;c=u,l="then"}else{const o=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.update_field!==void 0){let d=s.
update_field;if(!(d==="address"||d==="city"||d==="comments"||d==="cust_text"||d==="date_due"||d==="key_code"||d==="loan_\
number"||d==="loan_type_other"||d==="lock_code"||d==="lot_size"||d==="mortgage_name"||d==="start_date"||d==="state"||d===
"zip"||d==="wo_pending_cancellation_date"||d==="line_items"||d==="vendor_id")){const a={instancePath:t+"/update_field",schemaPath:"\
#/else/properties/update_field/enum",keyword:"enum",params:{allowedValues:allowed1},message:"must be equal to one of the\
 allowed values"};e=noted(e,a),r++}}var u=o===r;c=u,l="else"}if(!c){const o={instancePath:t,schemaPath:"#/if",keyword:"i\
f",params:{failingKeyword:l},message:'must match "'+l+'" schema'};e=noted(e,o),r++}if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
report_id"},message:"must have required property 'report_id'"}),r++),s.wo_number===void 0&&(e=noted(e,{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"wo_number"},message:"must have required property 'wo_number'"}),
r++),s.wo_status===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
wo_status"},message:"must have required property 'wo_status'"}),r++),s.update_field===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"update_field"},message:"must have required property \
'update_field'"}),r++),s.update_value===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"update_value"},message:"must have required property 'update_value'"}),r++),s.report_id!==void 0){let o=s.
report_id;const m=r;let d=!1;const a=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const p={instancePath:t+
"/report_id",schemaPath:"#/properties/report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e=noted(e,p),r++}if(typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o)){const p={instancePath:t+"/\
report_id",schemaPath:"#/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e=noted(e,p),r++}if(o<0||isNaN(o)){const p={instancePath:t+"/report_id",schemaPath:"\
#/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(
e,p),r++}}var y=a===r;if(d=d||y,!d){const p=r;if(typeof o=="string"){if(!pattern1.test(o)){const _={instancePath:t+"/rep\
ort_id",schemaPath:"#/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'\
must match pattern "^[0-9]{16,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/report_id",schemaPath:"#/properti\
es/report_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}var y=p===r;
d=d||y}if(d)r=m,e!==null&&(m?e.length=m:e=null);else{const p={instancePath:t+"/report_id",schemaPath:"#/properties/repor\
t_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,p),r++}}if(s.wo_number!==void 0&&
typeof s.wo_number!="string"){const o={instancePath:t+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e=noted(e,o),r++}if(s.org_wo_num!==void 0){let o=s.org_wo_num;const m=r;
let d=!1;const a=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const p={instancePath:t+"/org_wo_num",schemaPath:"\
#/properties/org_wo_num/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,p),r++}
if(typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o)){const p={instancePath:t+"/org_wo_num",schemaPath:"#\
/properties/org_wo_num/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must \
be <= 9007199254740991"};e=noted(e,p),r++}if(o<0||isNaN(o)){const p={instancePath:t+"/org_wo_num",schemaPath:"#/properti\
es/org_wo_num/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,p),r++}}
var g=a===r;if(d=d||g,!d){const p=r;if(typeof o=="string"){if(!pattern1.test(o)){const _={instancePath:t+"/org_wo_num",schemaPath:"\
#/properties/org_wo_num/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern\
 "^[0-9]{16,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/any\
Of/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}var g=p===r;d=d||g}if(d)r=m,
e!==null&&(m?e.length=m:e=null);else{const p={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,p),r++}}if(s.wo_status!==void 0&&typeof s.wo_status!=
"string"){const o={instancePath:t+"/wo_status",schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e=noted(e,o),r++}if(s.transaction_id!==void 0){let o=s.transaction_id;if(typeof o=="stri\
ng"){if(func2(o)>255){const m={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"\
maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e=noted(e,m),r++}if(func2(o)<1){const m={
instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e=noted(e,m),r++}}else{const m={instancePath:t+"/transaction_id",schemaPath:"\
#/properties/transaction_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}}if(s.
update_field!==void 0){let o=s.update_field;if(!(o==="address"||o==="city"||o==="comments"||o==="cust_text"||o==="date_d\
ue"||o==="key_code"||o==="loan_number"||o==="loan_type_other"||o==="lock_code"||o==="lot_size"||o==="mortgage_name"||o===
"start_date"||o==="state"||o==="zip"||o==="wo_pending_cancellation_date"||o==="line_items"||o==="vendor_id"||o==="")){const m={
instancePath:t+"/update_field",schemaPath:"#/properties/update_field/enum",keyword:"enum",params:{allowedValues:allowed2},
message:"must be equal to one of the allowed values"};e=noted(e,m),r++}}if(s.update_value!==void 0&&typeof s.update_value!=
"string"){const o={instancePath:t+"/update_value",schemaPath:"#/properties/update_value/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,o),r++}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}),r++;return validate16.errors=e,r===0}function validate17(s,{instancePath:t="",
parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;const n=r;let c=!0;const f=r;if(s&&typeof s=="object"&&
!Array.isArray(s)){let y;s.wo_status===void 0&&(y="wo_status")?(e=noted(e,{}),r++):s.wo_status!==void 0&&s.wo_status!=="\
RTV"&&(e=noted(e,{}),r++)}var u=f===r;r=n,e!==null&&(n?e.length=n:e=null);let l;if(u){const y=r;if(s&&typeof s=="object"&&
!Array.isArray(s)&&s.update_field!==void 0&&s.update_field!==""){const o={instancePath:t+"/update_field",schemaPath:"#/t\
hen/properties/update_field/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(
e,o),r++}var u=y===r;c=u,l="then"}else{const y=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.update_field!==void 0){let o=s.
update_field;if(!(o==="address"||o==="city"||o==="comments"||o==="cust_text"||o==="date_due"||o==="key_code"||o==="loan_\
number"||o==="loan_type_other"||o==="lock_code"||o==="lot_size"||o==="mortgage_name"||o==="start_date"||o==="state"||o===
"zip"||o==="wo_pending_cancellation_date"||o==="line_items"||o==="vendor_id")){const m={instancePath:t+"/update_field",schemaPath:"\
#/else/properties/update_field/enum",keyword:"enum",params:{allowedValues:allowed1},message:"must be equal to one of the\
 allowed values"};e=noted(e,m),r++}}var u=y===r;c=u,l="else"}if(!c){const y={instancePath:t,schemaPath:"#/if",keyword:"i\
f",params:{failingKeyword:l},message:'must match "'+l+'" schema'};e=noted(e,y),r++}if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
report_id"},message:"must have required property 'report_id'"}),r++),s.wo_number===void 0&&(e=noted(e,{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"wo_number"},message:"must have required property 'wo_number'"}),
r++),s.wo_status===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
wo_status"},message:"must have required property 'wo_status'"}),r++),s.update_field===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"update_field"},message:"must have required property \
'update_field'"}),r++),s.update_value===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"update_value"},message:"must have required property 'update_value'"}),r++),s.report_id!==void 0){let y=s.
report_id;if(typeof y=="string"){if(!pattern0.test(y)){const g={instancePath:t+"/report_id",schemaPath:"#/properties/rep\
ort_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(
e,g),r++}}else{const g={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,g),r++}}if(s.wo_number!==void 0&&typeof s.wo_number!="string"){const y={instancePath:t+
"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"must be string"};e=
noted(e,y),r++}if(s.org_wo_num!==void 0){let y=s.org_wo_num;if(typeof y=="string"){if(!pattern0.test(y)){const g={instancePath:t+
"/org_wo_num",schemaPath:"#/properties/org_wo_num/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'m\
ust match pattern "^[0-9]{1,64}$"'};e=noted(e,g),r++}}else{const g={instancePath:t+"/org_wo_num",schemaPath:"#/propertie\
s/org_wo_num/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,g),r++}}if(s.wo_status!==void 0&&
typeof s.wo_status!="string"){const y={instancePath:t+"/wo_status",schemaPath:"#/properties/wo_status/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e=noted(e,y),r++}if(s.transaction_id!==void 0){let y=s.transaction_id;
if(typeof y=="string"){if(func2(y)>255){const g={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_i\
d/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e=noted(e,g),r++}if(func2(
y)<1){const g={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e=noted(e,g),r++}}else{const g={instancePath:t+"/transaction_i\
d",schemaPath:"#/properties/transaction_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,g),r++}}if(s.update_field!==void 0){let y=s.update_field;if(!(y==="address"||y==="city"||y==="comments"||y==="cust_tex\
t"||y==="date_due"||y==="key_code"||y==="loan_number"||y==="loan_type_other"||y==="lock_code"||y==="lot_size"||y==="mort\
gage_name"||y==="start_date"||y==="state"||y==="zip"||y==="wo_pending_cancellation_date"||y==="line_items"||y==="vendor_\
id"||y==="")){const g={instancePath:t+"/update_field",schemaPath:"#/properties/update_field/enum",keyword:"enum",params:{
allowedValues:allowed2},message:"must be equal to one of the allowed values"};e=noted(e,g),r++}}if(s.update_value!==void 0&&
typeof s.update_value!="string"){const y={instancePath:t+"/update_value",schemaPath:"#/properties/update_value/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,y),r++}}else e=noted(e,{instancePath:t,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate17.errors=e,r===0}function validate18(s,{
instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.timestamp===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
timestamp"},message:"must have required property 'timestamp'"}),r++),s.timestamp!==void 0){let n=s.timestamp;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const c={instancePath:t+"/timestamp",schemaPath:"#/properties/timestamp/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,c),r++}if(typeof n=="number"&&isFinite(n)){if(n>
99999999999||isNaN(n)){const c={instancePath:t+"/timestamp",schemaPath:"#/properties/timestamp/maximum",keyword:"maximum",
params:{comparison:"<=",limit:99999999999},message:"must be <= 99999999999"};e=noted(e,c),r++}if(n<0||isNaN(n)){const c={
instancePath:t+"/timestamp",schemaPath:"#/properties/timestamp/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e=noted(e,c),r++}}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}),r++;return validate18.errors=e,r===0}const pattern11=new RegExp("^[0-9]{1,11}$","u");
function validate19(s,{instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"report_id"},message:"must have required property 'report_id'"}),r++),s.wo_number===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"wo_number"},message:"must\
 have required property 'wo_number'"}),r++),s.wo_status===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"wo_status"},message:"must have required property 'wo_status'"}),r++),s.cancel_timestamp===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cancel_timestamp"},
message:"must have required property 'cancel_timestamp'"}),r++),s.report_id!==void 0){let f=s.report_id;const u=r;let l=!1;
const y=r;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){const g={instancePath:t+"/report_id",schemaPath:"#/p\
roperties/report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,g),r++}if(typeof f==
"number"&&isFinite(f)){if(f>9007199254740991||isNaN(f)){const g={instancePath:t+"/report_id",schemaPath:"#/properties/re\
port_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925\
4740991"};e=noted(e,g),r++}if(f<0||isNaN(f)){const g={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/any\
Of/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,g),r++}}var n=y===r;if(l=
l||n,!l){const g=r;if(typeof f=="string"){if(!pattern1.test(f)){const m={instancePath:t+"/report_id",schemaPath:"#/prope\
rties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]\
{16,64}$"'};e=noted(e,m),r++}}else{const m={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/type",
keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}var n=g===r;l=l||n}if(l)r=u,e!==null&&(u?
e.length=u:e=null);else{const g={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};e=noted(e,g),r++}}if(s.wo_number!==void 0&&typeof s.wo_number!="string"){const f={
instancePath:t+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e=noted(e,f),r++}if(s.org_wo_num!==void 0){let f=s.org_wo_num;const u=r;let l=!1;const y=r;if(!(typeof f=="\
number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){const g={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyO\
f/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,g),r++}if(typeof f=="number"&&isFinite(
f)){if(f>9007199254740991||isNaN(f)){const g={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(
e,g),r++}if(f<0||isNaN(f)){const g={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,g),r++}}var c=y===r;if(l=l||c,!l){const g=r;
if(typeof f=="string"){if(!pattern1.test(f)){const m={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/a\
nyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};e=noted(
e,m),r++}}else{const m={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/1/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,m),r++}var c=g===r;l=l||c}if(l)r=u,e!==null&&(u?e.length=u:e=null);else{
const g={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf",keyword:"anyOf",params:{},message:"must\
 match a schema in anyOf"};e=noted(e,g),r++}}if(s.wo_status!==void 0&&typeof s.wo_status!="string"){const f={instancePath:t+
"/wo_status",schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type:"string"},message:"must be string"};e=
noted(e,f),r++}if(s.transaction_id!==void 0){let f=s.transaction_id;if(typeof f=="string"){if(func2(f)>255){const u={instancePath:t+
"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit:255},message:"mus\
t NOT have more than 255 characters"};e=noted(e,u),r++}if(func2(f)<1){const u={instancePath:t+"/transaction_id",schemaPath:"\
#/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e=noted(e,u),r++}}else{const u={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,u),r++}}if(s.cancel_timestamp!==void 0){let f=s.cancel_timestamp;
if(typeof f=="string"){if(!pattern11.test(f)){const u={instancePath:t+"/cancel_timestamp",schemaPath:"#/properties/cance\
l_timestamp/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,11}$"},message:'must match pattern "^[0-9]{1,11}$"'};e=
noted(e,u),r++}}else{const u={instancePath:t+"/cancel_timestamp",schemaPath:"#/properties/cancel_timestamp/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,u),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate19.errors=e,r===0}function validate20(s,{
instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
report_id"},message:"must have required property 'report_id'"}),r++),s.wo_number===void 0&&(e=noted(e,{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"wo_number"},message:"must have required property 'wo_number'"}),
r++),s.wo_status===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
wo_status"},message:"must have required property 'wo_status'"}),r++),s.cancel_timestamp===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"cancel_timestamp"},message:"must have required prope\
rty 'cancel_timestamp'"}),r++),s.report_id!==void 0){let n=s.report_id;if(typeof n=="string"){if(!pattern0.test(n)){const c={
instancePath:t+"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},
message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+"/report_id",schemaPath:"#/\
properties/report_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}}if(s.wo_number!==
void 0&&typeof s.wo_number!="string"){const n={instancePath:t+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,n),r++}if(s.org_wo_num!==void 0){let n=s.org_wo_num;if(typeof n==
"string"){if(!pattern0.test(n)){const c={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={
instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e=noted(e,c),r++}}if(s.wo_status!==void 0&&typeof s.wo_status!="string"){const n={instancePath:t+"/wo_sta\
tus",schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,
n),r++}if(s.transaction_id!==void 0){let n=s.transaction_id;if(typeof n=="string"){if(func2(n)>255){const c={instancePath:t+
"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit:255},message:"mus\
t NOT have more than 255 characters"};e=noted(e,c),r++}if(func2(n)<1){const c={instancePath:t+"/transaction_id",schemaPath:"\
#/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e=noted(e,c),r++}}else{const c={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}}if(s.cancel_timestamp!==void 0){let n=s.cancel_timestamp;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const c={instancePath:t+"/cancel_timestamp",schemaPath:"#/prop\
erties/cancel_timestamp/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,c),r++}if(typeof n==
"number"&&isFinite(n)){if(n>99999999999||isNaN(n)){const c={instancePath:t+"/cancel_timestamp",schemaPath:"#/properties/\
cancel_timestamp/maximum",keyword:"maximum",params:{comparison:"<=",limit:99999999999},message:"must be <= 99999999999"};
e=noted(e,c),r++}if(n<0||isNaN(n)){const c={instancePath:t+"/cancel_timestamp",schemaPath:"#/properties/cancel_timestamp\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,c),r++}}}}else e=noted(e,
{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate20.
errors=e,r===0}function validate21(s,{instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"report_id"},message:"must have required property 'report_id'"}),r++),s.module_type===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"module_type"},message:"\
must have required property 'module_type'"}),r++),s.remote_report_id!==void 0){let n=s.remote_report_id;if(typeof n=="st\
ring"){if(!pattern0.test(n)){const c={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/patte\
rn",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{
const c={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,c),r++}}if(s.report_id!==void 0){let n=s.report_id;if(typeof n=="string"){if(!pattern0.
test(n)){const c={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+"/report_id",
schemaPath:"#/properties/report_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}}
if(s.module_type!==void 0){let n=s.module_type;if(!(n==="uploads"||n==="job_notes")){const c={instancePath:t+"/module_ty\
pe",schemaPath:"#/properties/module_type/enum",keyword:"enum",params:{allowedValues:allowed3},message:"must be equal to \
one of the allowed values"};e=noted(e,c),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}),r++;return validate21.errors=e,r===0}function validate22(s,{instancePath:t="",
parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.report_id===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"report_id"},message:"\
must have required property 'report_id'"}),r++),s.file_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"file_id"},message:"must have required property 'file_id'"}),r++),s.file_name===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"file_name"},message:"must\
 have required property 'file_name'"}),r++),s.file_type===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"file_type"},message:"must have required property 'file_type'"}),r++),s.file_size===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"file_size"},message:"must\
 have required property 'file_size'"}),r++),s.obj_url===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"obj_url"},message:"must have required property 'obj_url'"}),r++),s.module_type===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"module_type"},message:"mu\
st have required property 'module_type'"}),r++),s.org_name===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"org_name"},message:"must have required property 'org_name'"}),r++),s.imported===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"imported"},message:"\
must have required property 'imported'"}),r++),s.remote_report_id!==void 0){let u=s.remote_report_id;const l=r;let y=!1;
const g=r;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){const o={instancePath:t+"/remote_report_id",schemaPath:"\
#/properties/remote_report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,
o),r++}if(typeof u=="number"&&isFinite(u)){if(u>9007199254740991||isNaN(u)){const o={instancePath:t+"/remote_report_id",
schemaPath:"#/properties/remote_report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e=noted(e,o),r++}if(u<0||isNaN(u)){const o={instancePath:t+"/remote_report_id",schemaPath:"\
#/properties/remote_report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e=noted(e,o),r++}}var n=g===r;if(y=y||n,!y){const o=r;if(typeof u=="string"){if(!pattern0.test(u)){const d={instancePath:t+
"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]\
{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,d),r++}}else{const d={instancePath:t+"/remote_report_i\
d",schemaPath:"#/properties/remote_report_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};
e=noted(e,d),r++}var n=o===r;y=y||n}if(y)r=l,e!==null&&(l?e.length=l:e=null);else{const o={instancePath:t+"/remote_repor\
t_id",schemaPath:"#/properties/remote_report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
e=noted(e,o),r++}}if(s.report_id!==void 0){let u=s.report_id;const l=r;let y=!1;const g=r;if(!(typeof u=="number"&&!(u%1)&&
!isNaN(u)&&isFinite(u))){const o={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e=noted(e,o),r++}if(typeof u=="number"&&isFinite(u)){if(u>9007199254740991||
isNaN(u)){const o={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(e,o),r++}if(u<0||isNaN(u)){const o={
instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e=noted(e,o),r++}}var c=g===r;if(y=y||c,!y){const o=r;if(typeof u=="string"){if(!pattern0.
test(u)){const d={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,d),r++}}else{const d={instancePath:t+"/\
report_id",schemaPath:"#/properties/report_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e=noted(e,d),r++}var c=o===r;y=y||c}if(y)r=l,e!==null&&(l?e.length=l:e=null);else{const o={instancePath:t+"/report_i\
d",schemaPath:"#/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,
o),r++}}if(s.file_id!==void 0){let u=s.file_id;const l=r;let y=!1;const g=r;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&
isFinite(u))){const o={instancePath:t+"/file_id",schemaPath:"#/properties/file_id/anyOf/0/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e=noted(e,o),r++}if(typeof u=="number"&&isFinite(u)){if(u>9007199254740991||isNaN(u)){
const o={instancePath:t+"/file_id",schemaPath:"#/properties/file_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(e,o),r++}if(u<0||isNaN(u)){const o={instancePath:t+
"/file_id",schemaPath:"#/properties/file_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e=noted(e,o),r++}}var f=g===r;if(y=y||f,!y){const o=r;if(typeof u=="string"){if(!pattern1.test(u)){const d={
instancePath:t+"/file_id",schemaPath:"#/properties/file_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16\
,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};e=noted(e,d),r++}}else{const d={instancePath:t+"/file_id",schemaPath:"\
#/properties/file_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,d),r++}var f=o===
r;y=y||f}if(y)r=l,e!==null&&(l?e.length=l:e=null);else{const o={instancePath:t+"/file_id",schemaPath:"#/properties/file_\
id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,o),r++}}if(s.file_name!==void 0&&typeof s.
file_name!="string"){const u={instancePath:t+"/file_name",schemaPath:"#/properties/file_name/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,u),r++}if(s.file_type!==void 0&&typeof s.file_type!="string"){const u={
instancePath:t+"/file_type",schemaPath:"#/properties/file_type/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e=noted(e,u),r++}if(s.file_size!==void 0){let u=s.file_size;if(!(typeof u=="number"&&isFinite(u))){const l={
instancePath:t+"/file_size",schemaPath:"#/properties/file_size/type",keyword:"type",params:{type:"number"},message:"must\
 be number"};e=noted(e,l),r++}}if(s.file_desc!==void 0&&typeof s.file_desc!="string"){const u={instancePath:t+"/file_des\
c",schemaPath:"#/properties/file_desc/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,u),
r++}if(s.obj_url!==void 0&&typeof s.obj_url!="string"){const u={instancePath:t+"/obj_url",schemaPath:"#/properties/obj_u\
rl/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,u),r++}if(s.obj_url_thumb!==void 0&&typeof s.
obj_url_thumb!="string"){const u={instancePath:t+"/obj_url_thumb",schemaPath:"#/properties/obj_url_thumb/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,u),r++}if(s.module_type!==void 0){let u=s.module_type;if(!(u===
"uploads"||u==="job_notes")){const l={instancePath:t+"/module_type",schemaPath:"#/properties/module_type/enum",keyword:"\
enum",params:{allowedValues:allowed3},message:"must be equal to one of the allowed values"};e=noted(e,l),r++}}if(s.org_name!==
void 0&&typeof s.org_name!="string"){const u={instancePath:t+"/org_name",schemaPath:"#/properties/org_name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,u),r++}if(s.imported!==void 0&&s.imported!==1){const u={
instancePath:t+"/imported",schemaPath:"#/properties/imported/const",keyword:"const",params:{allowedValue:1},message:"mus\
t be equal to constant"};e=noted(e,u),r++}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}),r++;return validate22.errors=e,r===0}function validate23(s,{instancePath:t="",parentData:h,
parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.report_id===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"report_id"},message:"must\
 have required property 'report_id'"}),r++),s.file_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"file_id"},message:"must have required property 'file_id'"}),r++),s.file_name===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"file_name"},message:"must\
 have required property 'file_name'"}),r++),s.file_type===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"file_type"},message:"must have required property 'file_type'"}),r++),s.file_size===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"file_size"},message:"must\
 have required property 'file_size'"}),r++),s.obj_url===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"obj_url"},message:"must have required property 'obj_url'"}),r++),s.module_type===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"module_type"},message:"mu\
st have required property 'module_type'"}),r++),s.org_name===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"org_name"},message:"must have required property 'org_name'"}),r++),s.imported===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"imported"},message:"\
must have required property 'imported'"}),r++),s.remote_report_id!==void 0){let n=s.remote_report_id;if(typeof n=="strin\
g"){if(!pattern0.test(n)){const c={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/pattern",
keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{
const c={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,c),r++}}if(s.report_id!==void 0){let n=s.report_id;if(typeof n=="string"){if(!pattern0.
test(n)){const c={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+"/report_id",
schemaPath:"#/properties/report_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}}
if(s.file_id!==void 0){let n=s.file_id;if(typeof n=="string"){if(!pattern0.test(n)){const c={instancePath:t+"/file_id",schemaPath:"\
#/properties/file_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,6\
4}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,c),r++}}if(s.file_name!==void 0&&typeof s.file_name!="string"){const n={
instancePath:t+"/file_name",schemaPath:"#/properties/file_name/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e=noted(e,n),r++}if(s.file_type!==void 0&&typeof s.file_type!="string"){const n={instancePath:t+"/file_type",
schemaPath:"#/properties/file_type/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,n),r++}
if(s.file_size!==void 0){let n=s.file_size;if(!(typeof n=="number"&&isFinite(n))){const c={instancePath:t+"/file_size",schemaPath:"\
#/properties/file_size/type",keyword:"type",params:{type:"number"},message:"must be number"};e=noted(e,c),r++}}if(s.file_desc!==
void 0&&typeof s.file_desc!="string"){const n={instancePath:t+"/file_desc",schemaPath:"#/properties/file_desc/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,n),r++}if(s.obj_url!==void 0&&typeof s.obj_url!="string"){
const n={instancePath:t+"/obj_url",schemaPath:"#/properties/obj_url/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,n),r++}if(s.obj_url_thumb!==void 0&&typeof s.obj_url_thumb!="string"){const n={instancePath:t+
"/obj_url_thumb",schemaPath:"#/properties/obj_url_thumb/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e=noted(e,n),r++}if(s.module_type!==void 0){let n=s.module_type;if(!(n==="uploads"||n==="job_notes")){const c={instancePath:t+
"/module_type",schemaPath:"#/properties/module_type/enum",keyword:"enum",params:{allowedValues:allowed3},message:"must b\
e equal to one of the allowed values"};e=noted(e,c),r++}}if(s.org_name!==void 0&&typeof s.org_name!="string"){const n={instancePath:t+
"/org_name",schemaPath:"#/properties/org_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,n),r++}if(s.imported!==void 0&&s.imported!==1){const n={instancePath:t+"/imported",schemaPath:"#/properties/imported/c\
onst",keyword:"const",params:{allowedValue:1},message:"must be equal to constant"};e=noted(e,n),r++}}else e=noted(e,{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate23.errors=e,r===
0}function validate24(s,{instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.remote_report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"remote_report_id"},message:"must have required property 'remote_report_id'"}),r++),s.
remote_report_id!==void 0){let n=s.remote_report_id;if(typeof n=="string"){if(!pattern0.test(n)){const c={instancePath:t+
"/remote_report_id",schemaPath:"#/properties/remote_report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},
message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+"/remote_report_id",schemaPath:"\
#/properties/remote_report_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}}}else
e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate24.
errors=e,r===0}function validate25(s,{instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.obj_url===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"obj_url"},message:"must have required property 'obj_url'"}),r++),s.file_metadata===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"file_metadata"},message:"\
must have required property 'file_metadata'"}),r++),s.obj_url!==void 0&&typeof s.obj_url!="string"){const n={instancePath:t+
"/obj_url",schemaPath:"#/properties/obj_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,n),r++}if(s.file_metadata!==void 0){let n=s.file_metadata;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.file_size===
void 0){const c={instancePath:t+"/file_metadata",schemaPath:"#/properties/file_metadata/required",keyword:"required",params:{
missingProperty:"file_size"},message:"must have required property 'file_size'"};e=noted(e,c),r++}if(n.file_size!==void 0){
let c=n.file_size;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){const f={instancePath:t+"/file_metadata/file\
_size",schemaPath:"#/properties/file_metadata/properties/file_size/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e=noted(e,f),r++}if(typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(c)){const f={instancePath:t+
"/file_metadata/file_size",schemaPath:"#/properties/file_metadata/properties/file_size/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(e,f),r++}if(c<0||isNaN(c)){const f={
instancePath:t+"/file_metadata/file_size",schemaPath:"#/properties/file_metadata/properties/file_size/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,f),r++}}}}else{const c={instancePath:t+"/fil\
e_metadata",schemaPath:"#/properties/file_metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};
e=noted(e,c),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"}),r++;return validate25.errors=e,r===0}function validate26(s,{instancePath:t="",parentData:h,parentDataProperty:P,
rootData:w=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"report_id"},message:"must have required property 're\
port_id'"}),r++),s.report_id!==void 0){let n=s.report_id;if(typeof n=="string"){if(!pattern0.test(n)){const c={instancePath:t+
"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'mus\
t match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+"/report_id",schemaPath:"#/properties/r\
eport_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}}}else e=noted(e,{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate26.errors=e,r===
0}function validate27(s,{instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s))for(const n in s){if(r>=MOST)break;if(typeof s[n]!="string"){const c={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e=noted(e,c),r++}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"}),r++;return validate27.errors=e,r===0}function validate28(s,{instancePath:t="",parentData:h,parentDataProperty:P,
rootData:w=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"report_id"},message:"must have required property 're\
port_id'"}),r++),s.remote_report_id!==void 0){let n=s.remote_report_id;if(typeof n=="string"){if(!pattern0.test(n)){const c={
instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+"/remote_re\
port_id",schemaPath:"#/properties/remote_report_id/type",keyword:"type",params:{type:"string"},message:"must be string"};
e=noted(e,c),r++}}if(s.report_id!==void 0){let n=s.report_id;if(typeof n=="string"){if(!pattern0.test(n)){const c={instancePath:t+
"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'mus\
t match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+"/report_id",schemaPath:"#/properties/r\
eport_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}}}else e=noted(e,{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate28.errors=e,r===
0}const pattern30=new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5]\
[0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$","u");function validate29(s,{instancePath:t="",parentData:h,parentDataProperty:P,
rootData:w=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.note_id===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"note_id"},message:"must have required property 'note\
_id'"}),r++),s.note_rev===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
note_rev"},message:"must have required property 'note_rev'"}),r++),s.report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"report_id"},message:"must have required property 'report_id'"}),
r++),s.note_type===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
note_type"},message:"must have required property 'note_type'"}),r++),s.note_text===void 0&&(e=noted(e,{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"note_text"},message:"must have required property 'note_text'"}),
r++),s.insert_by===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
insert_by"},message:"must have required property 'insert_by'"}),r++),s.insert_date===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"insert_date"},message:"must have required property '\
insert_date'"}),r++),s.org_name===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"org_name"},message:"must have required property 'org_name'"}),r++),s.has_attachments===void 0&&(e=noted(
e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"has_attachments"},message:"must ha\
ve required property 'has_attachments'"}),r++),s.note_id!==void 0){let l=s.note_id;const y=r;let g=!1;const o=r;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const m={instancePath:t+"/note_id",schemaPath:"#/properties/note_id/anyOf/0/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,m),r++}if(typeof l=="number"&&isFinite(
l)){if(l>9007199254740991||isNaN(l)){const m={instancePath:t+"/note_id",schemaPath:"#/properties/note_id/anyOf/0/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(e,m),r++}
if(l<0||isNaN(l)){const m={instancePath:t+"/note_id",schemaPath:"#/properties/note_id/anyOf/0/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,m),r++}}var n=o===r;if(g=g||n,!g){const m=r;if(typeof l==
"string"){if(!pattern0.test(l)){const a={instancePath:t+"/note_id",schemaPath:"#/properties/note_id/anyOf/1/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,a),r++}}else{const a={
instancePath:t+"/note_id",schemaPath:"#/properties/note_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,a),r++}var n=m===r;g=g||n}if(g)r=y,e!==null&&(y?e.length=y:e=null);else{const m={instancePath:t+
"/note_id",schemaPath:"#/properties/note_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(
e,m),r++}}if(s.note_rev!==void 0){let l=s.note_rev;const y=r;let g=!1;const o=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(
l)&&isFinite(l))){const m={instancePath:t+"/note_rev",schemaPath:"#/properties/note_rev/anyOf/0/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e=noted(e,m),r++}if(typeof l=="number"&&isFinite(l)){if(l>9007199254740991||isNaN(
l)){const m={instancePath:t+"/note_rev",schemaPath:"#/properties/note_rev/anyOf/0/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(e,m),r++}if(l<0||isNaN(l)){const m={instancePath:t+
"/note_rev",schemaPath:"#/properties/note_rev/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e=noted(e,m),r++}}var c=o===r;if(g=g||c,!g){const m=r;if(typeof l=="string"){if(!pattern0.test(l)){const a={
instancePath:t+"/note_rev",schemaPath:"#/properties/note_rev/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{\
1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,a),r++}}else{const a={instancePath:t+"/note_rev",schemaPath:"\
#/properties/note_rev/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,a),r++}var c=m===
r;g=g||c}if(g)r=y,e!==null&&(y?e.length=y:e=null);else{const m={instancePath:t+"/note_rev",schemaPath:"#/properties/note\
_rev/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(s.remote_report_id!==
void 0){let l=s.remote_report_id;const y=r;let g=!1;const o=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){
const m={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/0/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e=noted(e,m),r++}if(typeof l=="number"&&isFinite(l)){if(l>9007199254740991||isNaN(
l)){const m={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/0/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(e,m),r++}if(l<0||isNaN(
l)){const m={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/0/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,m),r++}}var f=o===r;if(g=g||f,!g){const m=r;if(typeof l==
"string"){if(!pattern0.test(l)){const a={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/an\
yOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(
e,a),r++}}else{const a={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/1/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,a),r++}var f=m===r;g=g||f}if(g)r=y,e!==null&&(y?e.length=
y:e=null);else{const m={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf",keyword:"any\
Of",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(s.report_id!==void 0){let l=s.report_id;const y=r;
let g=!1;const o=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const m={instancePath:t+"/report_id",schemaPath:"\
#/properties/report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,m),r++}
if(typeof l=="number"&&isFinite(l)){if(l>9007199254740991||isNaN(l)){const m={instancePath:t+"/report_id",schemaPath:"#/\
properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be\
 <= 9007199254740991"};e=noted(e,m),r++}if(l<0||isNaN(l)){const m={instancePath:t+"/report_id",schemaPath:"#/properties/\
report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,m),r++}}
var u=o===r;if(g=g||u,!g){const m=r;if(typeof l=="string"){if(!pattern0.test(l)){const a={instancePath:t+"/report_id",schemaPath:"\
#/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "\
^[0-9]{1,64}$"'};e=noted(e,a),r++}}else{const a={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,a),r++}var u=m===r;g=g||u}if(g)r=y,e!==null&&
(y?e.length=y:e=null);else{const m={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf",keyword:"anyOf",
params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(s.note_type!==void 0){let l=s.note_type;if(!(l===
"wo"||l==="prop")){const y={instancePath:t+"/note_type",schemaPath:"#/properties/note_type/enum",keyword:"enum",params:{
allowedValues:allowed0},message:"must be equal to one of the allowed values"};e=noted(e,y),r++}}if(s.note_text!==void 0&&
typeof s.note_text!="string"){const l={instancePath:t+"/note_text",schemaPath:"#/properties/note_text/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e=noted(e,l),r++}if(s.insert_by!==void 0&&typeof s.insert_by!="strin\
g"){const l={instancePath:t+"/insert_by",schemaPath:"#/properties/insert_by/type",keyword:"type",params:{type:"string"},
message:"must be string"};e=noted(e,l),r++}if(s.insert_date!==void 0){let l=s.insert_date;if(typeof l=="string"){if(!pattern30.
test(l)){const y={instancePath:t+"/insert_date",schemaPath:"#/properties/insert_date/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)\
?(Z|[+-][0-9]{2}:?[0-9]{2})?$"},message:'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01]\
[0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"'};e=noted(e,y),r++}}else{const y={instancePath:t+
"/insert_date",schemaPath:"#/properties/insert_date/type",keyword:"type",params:{type:"string"},message:"must be string"};
e=noted(e,y),r++}}if(s.org_name!==void 0&&typeof s.org_name!="string"){const l={instancePath:t+"/org_name",schemaPath:"#\
/properties/org_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,l),r++}if(s.has_attachments!==
void 0&&typeof s.has_attachments!="boolean"){const l={instancePath:t+"/has_attachments",schemaPath:"#/properties/has_att\
achments/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,l),r++}}else e=noted(e,{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate29.errors=e,r===
0}function validate30(s,{instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.note_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"note_id"},message:"must have required property 'note_id'"}),r++),s.note_rev===void 0&&(e=noted(
e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"note_rev"},message:"must have requ\
ired property 'note_rev'"}),r++),s.report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"report_id"},message:"must have required property 'report_id'"}),r++),s.note_type===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"note_type"},message:"must\
 have required property 'note_type'"}),r++),s.note_text===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"note_text"},message:"must have required property 'note_text'"}),r++),s.insert_by===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"insert_by"},message:"must\
 have required property 'insert_by'"}),r++),s.insert_date===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"insert_date"},message:"must have required property 'insert_date'"}),r++),s.org_name===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"org_name"},message:"\
must have required property 'org_name'"}),r++),s.has_attachments===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"has_attachments"},message:"must have required property 'has_attachment\
s'"}),r++),s.note_id!==void 0){let n=s.note_id;if(typeof n=="string"){if(!pattern0.test(n)){const c={instancePath:t+"/no\
te_id",schemaPath:"#/properties/note_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match \
pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+"/note_id",schemaPath:"#/properties/note_id/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}}if(s.note_rev!==void 0){let n=s.note_rev;
if(typeof n=="string"){if(!pattern0.test(n)){const c={instancePath:t+"/note_rev",schemaPath:"#/properties/note_rev/patte\
rn",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{
const c={instancePath:t+"/note_rev",schemaPath:"#/properties/note_rev/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,c),r++}}if(s.remote_report_id!==void 0){let n=s.remote_report_id;if(typeof n=="string"){if(!pattern0.
test(n)){const c={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+
"/remote_report_id",schemaPath:"#/properties/remote_report_id/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e=noted(e,c),r++}}if(s.report_id!==void 0){let n=s.report_id;if(typeof n=="string"){if(!pattern0.test(n)){const c={
instancePath:t+"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},
message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+"/report_id",schemaPath:"#/\
properties/report_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}}if(s.note_type!==
void 0){let n=s.note_type;if(!(n==="wo"||n==="prop")){const c={instancePath:t+"/note_type",schemaPath:"#/properties/note\
_type/enum",keyword:"enum",params:{allowedValues:allowed0},message:"must be equal to one of the allowed values"};e=noted(
e,c),r++}}if(s.note_text!==void 0&&typeof s.note_text!="string"){const n={instancePath:t+"/note_text",schemaPath:"#/prop\
erties/note_text/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,n),r++}if(s.insert_by!==
void 0&&typeof s.insert_by!="string"){const n={instancePath:t+"/insert_by",schemaPath:"#/properties/insert_by/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,n),r++}if(s.insert_date!==void 0){let n=s.insert_date;if(typeof n==
"string"){if(!pattern30.test(n)){const c={instancePath:t+"/insert_date",schemaPath:"#/properties/insert_date/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9\
](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"},message:'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-\
9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"'};e=noted(e,c),r++}}else{
const c={instancePath:t+"/insert_date",schemaPath:"#/properties/insert_date/type",keyword:"type",params:{type:"string"},
message:"must be string"};e=noted(e,c),r++}}if(s.org_name!==void 0&&typeof s.org_name!="string"){const n={instancePath:t+
"/org_name",schemaPath:"#/properties/org_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,n),r++}if(s.has_attachments!==void 0&&typeof s.has_attachments!="boolean"){const n={instancePath:t+"/has_attachments",
schemaPath:"#/properties/has_attachments/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(
e,n),r++}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"}),r++;return validate30.errors=e,r===0}const pattern36=new RegExp("^([0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])\
|00000000)$","u"),pattern39=new RegExp("^-?[0-9]{1,15}\\.[0-9]{2}$","u");function validate31(s,{instancePath:t="",parentData:h,
parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.wo_number===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"wo_number"},message:"must\
 have required property 'wo_number'"}),r++),s.client_company_alias===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"client_company_alias"},message:"must have required property 'client_\
company_alias'"}),r++),s.cust_text===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"cust_text"},message:"must have required property 'cust_text'"}),r++),s.loan_number===void 0&&(e=noted(e,
{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"loan_number"},message:"must have req\
uired property 'loan_number'"}),r++),s.loan_type_other===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"loan_type_other"},message:"must have required property 'loan_type_other'"}),r++),s.address===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"address"},message:"\
must have required property 'address'"}),r++),s.city===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"city"},message:"must have required property 'city'"}),r++),s.state===void 0&&(e=noted(
e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"state"},message:"must have require\
d property 'state'"}),r++),s.zip===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"zip"},message:"must have required property 'zip'"}),r++),s.comments===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"comments"},message:"must have required property 'com\
ments'"}),r++),s.work_type_alias===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"work_type_alias"},message:"must have required property 'work_type_alias'"}),r++),s.mortgage_name===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mortgage_name"},message:"\
must have required property 'mortgage_name'"}),r++),s.lot_size===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"lot_size"},message:"must have required property 'lot_size'"}),r++),s.lock_code===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lock_code"},message:"\
must have required property 'lock_code'"}),r++),s.key_code===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"key_code"},message:"must have required property 'key_code'"}),r++),s.date_received===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"date_received"},message:"\
must have required property 'date_received'"}),r++),s.date_due===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"date_due"},message:"must have required property 'date_due'"}),r++),s.start_date===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"start_date"},message:"\
must have required property 'start_date'"}),r++),s.svc_report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"svc_report_id"},message:"must have required property 'svc_report_id'"}),
r++),s.has_foh===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
has_foh"},message:"must have required property 'has_foh'"}),r++),s.wo_number!==void 0&&typeof s.wo_number!="string"){const o={
instancePath:t+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e=noted(e,o),r++}if(s.client_company_alias!==void 0&&typeof s.client_company_alias!="string"){const o={instancePath:t+
"/client_company_alias",schemaPath:"#/properties/client_company_alias/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,o),r++}if(s.cust_text!==void 0&&typeof s.cust_text!="string"){const o={instancePath:t+"/cust_\
text",schemaPath:"#/properties/cust_text/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,
o),r++}if(s.loan_number!==void 0&&typeof s.loan_number!="string"){const o={instancePath:t+"/loan_number",schemaPath:"#/p\
roperties/loan_number/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,o),r++}if(s.loan_type_other!==
void 0&&typeof s.loan_type_other!="string"){const o={instancePath:t+"/loan_type_other",schemaPath:"#/properties/loan_typ\
e_other/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,o),r++}if(s.address!==void 0&&typeof s.
address!="string"){const o={instancePath:t+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,o),r++}if(s.city!==void 0&&typeof s.city!="string"){const o={instancePath:t+
"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,o),
r++}if(s.state!==void 0&&typeof s.state!="string"){const o={instancePath:t+"/state",schemaPath:"#/properties/state/type",
keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,o),r++}if(s.zip!==void 0&&typeof s.zip!="strin\
g"){const o={instancePath:t+"/zip",schemaPath:"#/properties/zip/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e=noted(e,o),r++}if(s.comments!==void 0&&typeof s.comments!="string"){const o={instancePath:t+"/comments",
schemaPath:"#/properties/comments/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,o),r++}
if(s.work_type_alias!==void 0&&typeof s.work_type_alias!="string"){const o={instancePath:t+"/work_type_alias",schemaPath:"\
#/properties/work_type_alias/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,o),r++}if(s.
mortgage_name!==void 0&&typeof s.mortgage_name!="string"){const o={instancePath:t+"/mortgage_name",schemaPath:"#/propert\
ies/mortgage_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,o),r++}if(s.lot_size!==
void 0&&typeof s.lot_size!="string"){const o={instancePath:t+"/lot_size",schemaPath:"#/properties/lot_size/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,o),r++}if(s.lock_code!==void 0&&typeof s.lock_code!="st\
ring"){const o={instancePath:t+"/lock_code",schemaPath:"#/properties/lock_code/type",keyword:"type",params:{type:"string"},
message:"must be string"};e=noted(e,o),r++}if(s.key_code!==void 0&&typeof s.key_code!="string"){const o={instancePath:t+
"/key_code",schemaPath:"#/properties/key_code/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,o),r++}if(s.date_received!==void 0){let o=s.date_received;if(typeof o=="string"){if(!pattern36.test(o)){const m={instancePath:t+
"/date_received",schemaPath:"#/properties/date_received/pattern",keyword:"pattern",params:{pattern:"^([0-9]{4}(0[1-9]|1[\
0-2])(0[1-9]|[12][0-9]|3[01])|00000000)$"},message:'must match pattern "^([0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01]\
)|00000000)$"'};e=noted(e,m),r++}}else{const m={instancePath:t+"/date_received",schemaPath:"#/properties/date_received/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}}if(s.date_due!==void 0){let o=s.date_due;
if(typeof o=="string"){if(!pattern36.test(o)){const m={instancePath:t+"/date_due",schemaPath:"#/properties/date_due/patt\
ern",keyword:"pattern",params:{pattern:"^([0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])|00000000)$"},message:'must mat\
ch pattern "^([0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])|00000000)$"'};e=noted(e,m),r++}}else{const m={instancePath:t+
"/date_due",schemaPath:"#/properties/date_due/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,m),r++}}if(s.start_date!==void 0){let o=s.start_date;if(typeof o=="string"){if(!pattern36.test(o)){const m={instancePath:t+
"/start_date",schemaPath:"#/properties/start_date/pattern",keyword:"pattern",params:{pattern:"^([0-9]{4}(0[1-9]|1[0-2])(\
0[1-9]|[12][0-9]|3[01])|00000000)$"},message:'must match pattern "^([0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])|0000\
0000)$"'};e=noted(e,m),r++}}else{const m={instancePath:t+"/start_date",schemaPath:"#/properties/start_date/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}}if(s.line_items!==void 0){let o=s.line_items;if(Array.
isArray(o)){const m=o.length;for(let d=0;d<m&&r<MOST;d++){let a=o[d];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.desc===
void 0){const p={instancePath:t+"/line_items/"+d,schemaPath:"#/properties/line_items/items/required",keyword:"required",
params:{missingProperty:"desc"},message:"must have required property 'desc'"};e=noted(e,p),r++}if(a.qty===void 0){const p={
instancePath:t+"/line_items/"+d,schemaPath:"#/properties/line_items/items/required",keyword:"required",params:{missingProperty:"\
qty"},message:"must have required property 'qty'"};e=noted(e,p),r++}if(a.price===void 0){const p={instancePath:t+"/line_\
items/"+d,schemaPath:"#/properties/line_items/items/required",keyword:"required",params:{missingProperty:"price"},message:"\
must have required property 'price'"};e=noted(e,p),r++}if(a.total===void 0){const p={instancePath:t+"/line_items/"+d,schemaPath:"\
#/properties/line_items/items/required",keyword:"required",params:{missingProperty:"total"},message:"must have required \
property 'total'"};e=noted(e,p),r++}if(a.add===void 0){const p={instancePath:t+"/line_items/"+d,schemaPath:"#/properties\
/line_items/items/required",keyword:"required",params:{missingProperty:"add"},message:"must have required property 'add'"};
e=noted(e,p),r++}if(a.desc!==void 0&&typeof a.desc!="string"){const p={instancePath:t+"/line_items/"+d+"/desc",schemaPath:"\
#/properties/line_items/items/properties/desc/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,p),r++}if(a.qty!==void 0){let p=a.qty;if(typeof p=="string"){if(!pattern39.test(p)){const i={instancePath:t+"/line_ite\
ms/"+d+"/qty",schemaPath:"#/properties/line_items/items/properties/qty/pattern",keyword:"pattern",params:{pattern:"^-?[0\
-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'};e=noted(e,i),r++}}else{const i={instancePath:t+
"/line_items/"+d+"/qty",schemaPath:"#/properties/line_items/items/properties/qty/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e=noted(e,i),r++}}if(a.price!==void 0){let p=a.price;if(typeof p=="string"){if(!pattern39.
test(p)){const i={instancePath:t+"/line_items/"+d+"/price",schemaPath:"#/properties/line_items/items/properties/price/pa\
ttern",keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9\
]{2}$"'};e=noted(e,i),r++}}else{const i={instancePath:t+"/line_items/"+d+"/price",schemaPath:"#/properties/line_items/it\
ems/properties/price/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,i),r++}}if(a.total!==
void 0){let p=a.total;if(typeof p=="string"){if(!pattern39.test(p)){const i={instancePath:t+"/line_items/"+d+"/total",schemaPath:"\
#/properties/line_items/items/properties/total/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},
message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'};e=noted(e,i),r++}}else{const i={instancePath:t+"/line_items/"+
d+"/total",schemaPath:"#/properties/line_items/items/properties/total/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,i),r++}}if(a.add!==void 0&&typeof a.add!="string"){const p={instancePath:t+"/line_items/"+d+"\
/add",schemaPath:"#/properties/line_items/items/properties/add/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e=noted(e,p),r++}}else{const p={instancePath:t+"/line_items/"+d,schemaPath:"#/properties/line_items/items/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,p),r++}}}else{const m={instancePath:t+"/l\
ine_items",schemaPath:"#/properties/line_items/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(
e,m),r++}}if(s.pcr_forms!==void 0){let o=s.pcr_forms;if(Array.isArray(o)){const m=o.length;for(let d=0;d<m&&r<MOST;d++){
let a=o[d];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.pcr_form_id===void 0){const p={instancePath:t+"/pcr_forms/"+
d,schemaPath:"#/properties/pcr_forms/items/required",keyword:"required",params:{missingProperty:"pcr_form_id"},message:"\
must have required property 'pcr_form_id'"};e=noted(e,p),r++}if(a.form_ver_id===void 0){const p={instancePath:t+"/pcr_fo\
rms/"+d,schemaPath:"#/properties/pcr_forms/items/required",keyword:"required",params:{missingProperty:"form_ver_id"},message:"\
must have required property 'form_ver_id'"};e=noted(e,p),r++}if(a.form_required===void 0){const p={instancePath:t+"/pcr_\
forms/"+d,schemaPath:"#/properties/pcr_forms/items/required",keyword:"required",params:{missingProperty:"form_required"},
message:"must have required property 'form_required'"};e=noted(e,p),r++}if(a.pcr_form_id!==void 0){let p=a.pcr_form_id;const i=r;
let _=!1;const b=r;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const N={instancePath:t+"/pcr_forms/"+d+"/p\
cr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/anyOf/0/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e=noted(e,N),r++}if(typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p)){
const N={instancePath:t+"/pcr_forms/"+d+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/a\
nyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};
e=noted(e,N),r++}if(p<0||isNaN(p)){const N={instancePath:t+"/pcr_forms/"+d+"/pcr_form_id",schemaPath:"#/properties/pcr_f\
orms/items/properties/pcr_form_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >\
= 0"};e=noted(e,N),r++}}var n=b===r;if(_=_||n,!_){const N=r;if(typeof p=="string"){if(!pattern1.test(p)){const q={instancePath:t+
"/pcr_forms/"+d+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/anyOf/1/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};e=noted(e,q),r++}}else{const q={
instancePath:t+"/pcr_forms/"+d+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/anyOf/1/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,q),r++}var n=N===r;_=_||n}if(_)r=i,e!==null&&
(i?e.length=i:e=null);else{const N={instancePath:t+"/pcr_forms/"+d+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/ite\
ms/properties/pcr_form_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,N),r++}}if(a.
form_id!==void 0&&typeof a.form_id!="string"){const p={instancePath:t+"/pcr_forms/"+d+"/form_id",schemaPath:"#/propertie\
s/pcr_forms/items/properties/form_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,p),
r++}if(a.form_ver_id!==void 0){let p=a.form_ver_id;const i=r;let _=!1;const b=r;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p))){const N={instancePath:t+"/pcr_forms/"+d+"/form_ver_id",schemaPath:"#/properties/pcr_forms/items/proper\
ties/form_ver_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,N),r++}if(typeof p==
"number"&&isFinite(p)){if(p>9007199254740991||isNaN(p)){const N={instancePath:t+"/pcr_forms/"+d+"/form_ver_id",schemaPath:"\
#/properties/pcr_forms/items/properties/form_ver_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e=noted(e,N),r++}if(p<0||isNaN(p)){const N={instancePath:t+"/pcr_forms/"+d+"/form\
_ver_id",schemaPath:"#/properties/pcr_forms/items/properties/form_ver_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e=noted(e,N),r++}}var c=b===r;if(_=_||c,!_){const N=r;if(typeof p=="string"){if(!pattern1.
test(p)){const q={instancePath:t+"/pcr_forms/"+d+"/form_ver_id",schemaPath:"#/properties/pcr_forms/items/properties/form\
_ver_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$\
"'};e=noted(e,q),r++}}else{const q={instancePath:t+"/pcr_forms/"+d+"/form_ver_id",schemaPath:"#/properties/pcr_forms/ite\
ms/properties/form_ver_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,q),r++}
var c=N===r;_=_||c}if(_)r=i,e!==null&&(i?e.length=i:e=null);else{const N={instancePath:t+"/pcr_forms/"+d+"/form_ver_id",
schemaPath:"#/properties/pcr_forms/items/properties/form_ver_id/anyOf",keyword:"anyOf",params:{},message:"must match a s\
chema in anyOf"};e=noted(e,N),r++}}if(a.form_required!==void 0){let p=a.form_required;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p))){const i={instancePath:t+"/pcr_forms/"+d+"/form_required",schemaPath:"#/properties/pcr_forms/items/prop\
erties/form_required/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,i),r++}if(!(p===1||
p===0)){const i={instancePath:t+"/pcr_forms/"+d+"/form_required",schemaPath:"#/properties/pcr_forms/items/properties/for\
m_required/enum",keyword:"enum",params:{allowedValues:allowed4},message:"must be equal to one of the allowed values"};e=
noted(e,i),r++}}}else{const p={instancePath:t+"/pcr_forms/"+d,schemaPath:"#/properties/pcr_forms/items/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e=noted(e,p),r++}}}else{const m={instancePath:t+"/pcr_forms",schemaPath:"\
#/properties/pcr_forms/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,m),r++}}if(s.svc_report_id!==
void 0&&typeof s.svc_report_id!="string"){const o={instancePath:t+"/svc_report_id",schemaPath:"#/properties/svc_report_i\
d/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,o),r++}if(s.key_values!==void 0){let o=s.
key_values;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.bg_checkin_provider!==void 0){let m=o.bg_checkin_provider;if(!(m===
"ags"||m==="")){const d={instancePath:t+"/key_values/bg_checkin_provider",schemaPath:"#/properties/key_values/properties\
/bg_checkin_provider/enum",keyword:"enum",params:{allowedValues:allowed5},message:"must be equal to one of the allowed v\
alues"};e=noted(e,d),r++}}if(o.wo_pending_cancellation_date!==void 0){let m=o.wo_pending_cancellation_date;if(typeof m==
"string"){if(!pattern11.test(m)){const d={instancePath:t+"/key_values/wo_pending_cancellation_date",schemaPath:"#/proper\
ties/key_values/properties/wo_pending_cancellation_date/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,11}$"},message:'\
must match pattern "^[0-9]{1,11}$"'};e=noted(e,d),r++}}else{const d={instancePath:t+"/key_values/wo_pending_cancellation\
_date",schemaPath:"#/properties/key_values/properties/wo_pending_cancellation_date/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e=noted(e,d),r++}}}else{const m={instancePath:t+"/key_values",schemaPath:"#/properties/\
key_values/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,m),r++}}if(s.broker_name!==void 0){
let o=s.broker_name;const m=r;let d=!1;const a=r;if(typeof o!="string"){const p={instancePath:t+"/broker_name",schemaPath:"\
#/properties/broker_name/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,p),r++}
var f=a===r;if(d=d||f,!d){const p=r;if(o!==null){const _={instancePath:t+"/broker_name",schemaPath:"#/properties/broker_\
name/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e=noted(e,_),r++}var f=p===r;d=d||f}if(d)
r=m,e!==null&&(m?e.length=m:e=null);else{const p={instancePath:t+"/broker_name",schemaPath:"#/properties/broker_name/any\
Of",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,p),r++}}if(s.broker_company!==void 0){let o=s.
broker_company;const m=r;let d=!1;const a=r;if(typeof o!="string"){const p={instancePath:t+"/broker_company",schemaPath:"\
#/properties/broker_company/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,p),r++}
var u=a===r;if(d=d||u,!d){const p=r;if(o!==null){const _={instancePath:t+"/broker_company",schemaPath:"#/properties/brok\
er_company/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e=noted(e,_),r++}var u=p===r;d=d||u}
if(d)r=m,e!==null&&(m?e.length=m:e=null);else{const p={instancePath:t+"/broker_company",schemaPath:"#/properties/broker_\
company/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,p),r++}}if(s.broker_phone!==void 0){
let o=s.broker_phone;const m=r;let d=!1;const a=r;if(typeof o!="string"){const p={instancePath:t+"/broker_phone",schemaPath:"\
#/properties/broker_phone/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,p),r++}
var l=a===r;if(d=d||l,!d){const p=r;if(o!==null){const _={instancePath:t+"/broker_phone",schemaPath:"#/properties/broker\
_phone/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e=noted(e,_),r++}var l=p===r;d=d||l}if(d)
r=m,e!==null&&(m?e.length=m:e=null);else{const p={instancePath:t+"/broker_phone",schemaPath:"#/properties/broker_phone/a\
nyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,p),r++}}if(s.broker_email!==void 0){let o=s.
broker_email;const m=r;let d=!1;const a=r;if(typeof o!="string"){const p={instancePath:t+"/broker_email",schemaPath:"#/p\
roperties/broker_email/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,p),r++}var y=a===
r;if(d=d||y,!d){const p=r;if(o!==null){const _={instancePath:t+"/broker_email",schemaPath:"#/properties/broker_email/any\
Of/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e=noted(e,_),r++}var y=p===r;d=d||y}if(d)r=m,e!==
null&&(m?e.length=m:e=null);else{const p={instancePath:t+"/broker_email",schemaPath:"#/properties/broker_email/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,p),r++}}if(s.vendor_id!==void 0){let o=s.vendor_id;const m=r;
let d=!1;const a=r;if(typeof o!="string"){const p={instancePath:t+"/vendor_id",schemaPath:"#/properties/vendor_id/anyOf/\
0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,p),r++}var g=a===r;if(d=d||g,!d){const p=r;
if(o!==null){const _={instancePath:t+"/vendor_id",schemaPath:"#/properties/vendor_id/anyOf/1/type",keyword:"type",params:{
type:"null"},message:"must be null"};e=noted(e,_),r++}var g=p===r;d=d||g}if(d)r=m,e!==null&&(m?e.length=m:e=null);else{const p={
instancePath:t+"/vendor_id",schemaPath:"#/properties/vendor_id/anyOf",keyword:"anyOf",params:{},message:"must match a sc\
hema in anyOf"};e=noted(e,p),r++}}if(s.has_foh!==void 0&&typeof s.has_foh!="boolean"){const o={instancePath:t+"/has_foh",
schemaPath:"#/properties/has_foh/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,o),r++}}else
e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate31.
errors=e,r===0}const pattern45=new RegExp("^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$","u");function validate32(s,{
instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.wo_number===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
wo_number"},message:"must have required property 'wo_number'"}),r++),s.client_company_alias===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"client_company_alias"},message:"must have required p\
roperty 'client_company_alias'"}),r++),s.cust_text===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"cust_text"},message:"must have required property 'cust_text'"}),r++),s.loan_number===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"loan_number"},message:"\
must have required property 'loan_number'"}),r++),s.loan_type_other===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"loan_type_other"},message:"must have required property 'loan_type_o\
ther'"}),r++),s.address===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
address"},message:"must have required property 'address'"}),r++),s.city===void 0&&(e=noted(e,{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"city"},message:"must have required property 'city'"}),r++),s.state===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"state"},message:"\
must have required property 'state'"}),r++),s.zip===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"zip"},message:"must have required property 'zip'"}),r++),s.comments===void 0&&(e=noted(
e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"comments"},message:"must have requ\
ired property 'comments'"}),r++),s.work_type_alias===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"work_type_alias"},message:"must have required property 'work_type_alias'"}),r++),s.mortgage_name===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mortgage_name"},message:"\
must have required property 'mortgage_name'"}),r++),s.lot_size===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"lot_size"},message:"must have required property 'lot_size'"}),r++),s.lock_code===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lock_code"},message:"\
must have required property 'lock_code'"}),r++),s.key_code===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"key_code"},message:"must have required property 'key_code'"}),r++),s.date_received===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"date_received"},message:"\
must have required property 'date_received'"}),r++),s.date_due===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"date_due"},message:"must have required property 'date_due'"}),r++),s.start_date===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"start_date"},message:"\
must have required property 'start_date'"}),r++),s.svc_report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"svc_report_id"},message:"must have required property 'svc_report_id'"}),
r++),s.has_foh===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
has_foh"},message:"must have required property 'has_foh'"}),r++),s.wo_number!==void 0&&typeof s.wo_number!="string"){const m={
instancePath:t+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e=noted(e,m),r++}if(s.client_company_alias!==void 0&&typeof s.client_company_alias!="string"){const m={instancePath:t+
"/client_company_alias",schemaPath:"#/properties/client_company_alias/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,m),r++}if(s.cust_text!==void 0&&typeof s.cust_text!="string"){const m={instancePath:t+"/cust_\
text",schemaPath:"#/properties/cust_text/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,
m),r++}if(s.loan_number!==void 0&&typeof s.loan_number!="string"){const m={instancePath:t+"/loan_number",schemaPath:"#/p\
roperties/loan_number/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}if(s.loan_type_other!==
void 0&&typeof s.loan_type_other!="string"){const m={instancePath:t+"/loan_type_other",schemaPath:"#/properties/loan_typ\
e_other/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}if(s.address!==void 0&&typeof s.
address!="string"){const m={instancePath:t+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,m),r++}if(s.city!==void 0&&typeof s.city!="string"){const m={instancePath:t+
"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,m),
r++}if(s.state!==void 0&&typeof s.state!="string"){const m={instancePath:t+"/state",schemaPath:"#/properties/state/type",
keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}if(s.zip!==void 0&&typeof s.zip!="strin\
g"){const m={instancePath:t+"/zip",schemaPath:"#/properties/zip/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e=noted(e,m),r++}if(s.comments!==void 0&&typeof s.comments!="string"){const m={instancePath:t+"/comments",
schemaPath:"#/properties/comments/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}
if(s.work_type_alias!==void 0&&typeof s.work_type_alias!="string"){const m={instancePath:t+"/work_type_alias",schemaPath:"\
#/properties/work_type_alias/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}if(s.
mortgage_name!==void 0&&typeof s.mortgage_name!="string"){const m={instancePath:t+"/mortgage_name",schemaPath:"#/propert\
ies/mortgage_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}if(s.lot_size!==
void 0&&typeof s.lot_size!="string"){const m={instancePath:t+"/lot_size",schemaPath:"#/properties/lot_size/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}if(s.lock_code!==void 0&&typeof s.lock_code!="st\
ring"){const m={instancePath:t+"/lock_code",schemaPath:"#/properties/lock_code/type",keyword:"type",params:{type:"string"},
message:"must be string"};e=noted(e,m),r++}if(s.key_code!==void 0&&typeof s.key_code!="string"){const m={instancePath:t+
"/key_code",schemaPath:"#/properties/key_code/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,m),r++}if(s.date_received!==void 0){let m=s.date_received;const d=r;let a=!1;const p=r;if(typeof m=="string"){if(!pattern45.
test(m)){const i={instancePath:t+"/date_received",schemaPath:"#/properties/date_received/anyOf/0/pattern",keyword:"patte\
rn",params:{pattern:"^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$"},message:'must match pattern "^[0-9]{4}(0[1-9]|1\
[0-2])(0[1-9]|[12][0-9]|3[01])$"'};e=noted(e,i),r++}}else{const i={instancePath:t+"/date_received",schemaPath:"#/propert\
ies/date_received/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,i),r++}var n=p===
r;if(a=a||n,!a){const i=r;if(m!==null){const b={instancePath:t+"/date_received",schemaPath:"#/properties/date_received/a\
nyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e=noted(e,b),r++}var n=i===r;a=a||n}if(a)r=d,e!==
null&&(d?e.length=d:e=null);else{const i={instancePath:t+"/date_received",schemaPath:"#/properties/date_received/anyOf",
keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,i),r++}}if(s.date_due!==void 0){let m=s.date_due;
const d=r;let a=!1;const p=r;if(typeof m=="string"){if(!pattern45.test(m)){const i={instancePath:t+"/date_due",schemaPath:"\
#/properties/date_due/anyOf/0/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01\
])$"},message:'must match pattern "^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$"'};e=noted(e,i),r++}}else{const i={
instancePath:t+"/date_due",schemaPath:"#/properties/date_due/anyOf/0/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,i),r++}var c=p===r;if(a=a||c,!a){const i=r;if(m!==null){const b={instancePath:t+"/date_due",schemaPath:"\
#/properties/date_due/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e=noted(e,b),r++}var c=i===
r;a=a||c}if(a)r=d,e!==null&&(d?e.length=d:e=null);else{const i={instancePath:t+"/date_due",schemaPath:"#/properties/date\
_due/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,i),r++}}if(s.start_date!==void 0){
let m=s.start_date;const d=r;let a=!1;const p=r;if(typeof m=="string"){if(!pattern45.test(m)){const i={instancePath:t+"/\
start_date",schemaPath:"#/properties/start_date/anyOf/0/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}(0[1-9]|1[0\
-2])(0[1-9]|[12][0-9]|3[01])$"},message:'must match pattern "^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$"'};e=noted(
e,i),r++}}else{const i={instancePath:t+"/start_date",schemaPath:"#/properties/start_date/anyOf/0/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,i),r++}var f=p===r;if(a=a||f,!a){const i=r;if(m!==null){const b={instancePath:t+
"/start_date",schemaPath:"#/properties/start_date/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be nul\
l"};e=noted(e,b),r++}var f=i===r;a=a||f}if(a)r=d,e!==null&&(d?e.length=d:e=null);else{const i={instancePath:t+"/start_da\
te",schemaPath:"#/properties/start_date/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(
e,i),r++}}if(s.line_items!==void 0){let m=s.line_items;if(Array.isArray(m)){const d=m.length;for(let a=0;a<d&&r<MOST;a++){
let p=m[a];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.desc===void 0){const i={instancePath:t+"/line_items/"+a,schemaPath:"\
#/properties/line_items/items/required",keyword:"required",params:{missingProperty:"desc"},message:"must have required p\
roperty 'desc'"};e=noted(e,i),r++}if(p.qty===void 0){const i={instancePath:t+"/line_items/"+a,schemaPath:"#/properties/l\
ine_items/items/required",keyword:"required",params:{missingProperty:"qty"},message:"must have required property 'qty'"};
e=noted(e,i),r++}if(p.price===void 0){const i={instancePath:t+"/line_items/"+a,schemaPath:"#/properties/line_items/items\
/required",keyword:"required",params:{missingProperty:"price"},message:"must have required property 'price'"};e=noted(e,
i),r++}if(p.total===void 0){const i={instancePath:t+"/line_items/"+a,schemaPath:"#/properties/line_items/items/required",
keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e=noted(e,i),r++}if(p.
add===void 0){const i={instancePath:t+"/line_items/"+a,schemaPath:"#/properties/line_items/items/required",keyword:"requ\
ired",params:{missingProperty:"add"},message:"must have required property 'add'"};e=noted(e,i),r++}if(p.desc!==void 0&&typeof p.
desc!="string"){const i={instancePath:t+"/line_items/"+a+"/desc",schemaPath:"#/properties/line_items/items/properties/de\
sc/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,i),r++}if(p.qty!==void 0){let i=p.qty;
if(typeof i=="string"){if(!pattern39.test(i)){const _={instancePath:t+"/line_items/"+a+"/qty",schemaPath:"#/properties/l\
ine_items/items/properties/qty/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must ma\
tch pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/line_items/"+a+"/qty",schemaPath:"\
#/properties/line_items/items/properties/qty/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,_),r++}}if(p.price!==void 0){let i=p.price;if(typeof i=="string"){if(!pattern39.test(i)){const _={instancePath:t+"/lin\
e_items/"+a+"/price",schemaPath:"#/properties/line_items/items/properties/price/pattern",keyword:"pattern",params:{pattern:"\
^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'};e=noted(e,_),r++}}else{const _={
instancePath:t+"/line_items/"+a+"/price",schemaPath:"#/properties/line_items/items/properties/price/type",keyword:"type",
params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(p.total!==void 0){let i=p.total;if(typeof i=="stri\
ng"){if(!pattern39.test(i)){const _={instancePath:t+"/line_items/"+a+"/total",schemaPath:"#/properties/line_items/items/\
properties/total/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^\
-?[0-9]{1,15}\\.[0-9]{2}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/line_items/"+a+"/total",schemaPath:"#/prop\
erties/line_items/items/properties/total/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,
_),r++}}if(p.add!==void 0&&typeof p.add!="string"){const i={instancePath:t+"/line_items/"+a+"/add",schemaPath:"#/propert\
ies/line_items/items/properties/add/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,i),r++}}else{
const i={instancePath:t+"/line_items/"+a,schemaPath:"#/properties/line_items/items/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e=noted(e,i),r++}}}else{const d={instancePath:t+"/line_items",schemaPath:"#/properties/\
line_items/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,d),r++}}if(s.pcr_forms!==void 0){
let m=s.pcr_forms;if(Array.isArray(m)){const d=m.length;for(let a=0;a<d&&r<MOST;a++){let p=m[a];if(p&&typeof p=="object"&&
!Array.isArray(p)){if(p.pcr_form_id===void 0){const i={instancePath:t+"/pcr_forms/"+a,schemaPath:"#/properties/pcr_forms\
/items/required",keyword:"required",params:{missingProperty:"pcr_form_id"},message:"must have required property 'pcr_for\
m_id'"};e=noted(e,i),r++}if(p.form_ver_id===void 0){const i={instancePath:t+"/pcr_forms/"+a,schemaPath:"#/properties/pcr\
_forms/items/required",keyword:"required",params:{missingProperty:"form_ver_id"},message:"must have required property 'f\
orm_ver_id'"};e=noted(e,i),r++}if(p.form_required===void 0){const i={instancePath:t+"/pcr_forms/"+a,schemaPath:"#/proper\
ties/pcr_forms/items/required",keyword:"required",params:{missingProperty:"form_required"},message:"must have required p\
roperty 'form_required'"};e=noted(e,i),r++}if(p.pcr_form_id!==void 0){let i=p.pcr_form_id;if(typeof i=="string"){if(!pattern0.
test(i)){const _={instancePath:t+"/pcr_forms/"+a+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_\
form_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(
e,_),r++}}else{const _={instancePath:t+"/pcr_forms/"+a+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/items/propertie\
s/pcr_form_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(p.form_id!==void 0&&
typeof p.form_id!="string"){const i={instancePath:t+"/pcr_forms/"+a+"/form_id",schemaPath:"#/properties/pcr_forms/items/\
properties/form_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,i),r++}if(p.form_ver_id!==
void 0){let i=p.form_ver_id;if(typeof i=="string"){if(!pattern0.test(i)){const _={instancePath:t+"/pcr_forms/"+a+"/form_\
ver_id",schemaPath:"#/properties/pcr_forms/items/properties/form_ver_id/pattern",keyword:"pattern",params:{pattern:"^[0-\
9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/pcr_forms/"+a+
"/form_ver_id",schemaPath:"#/properties/pcr_forms/items/properties/form_ver_id/type",keyword:"type",params:{type:"string"},
message:"must be string"};e=noted(e,_),r++}}if(p.form_required!==void 0&&typeof p.form_required!="boolean"){const i={instancePath:t+
"/pcr_forms/"+a+"/form_required",schemaPath:"#/properties/pcr_forms/items/properties/form_required/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e=noted(e,i),r++}}else{const i={instancePath:t+"/pcr_forms/"+a,schemaPath:"\
#/properties/pcr_forms/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,i),r++}}}else{
const d={instancePath:t+"/pcr_forms",schemaPath:"#/properties/pcr_forms/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e=noted(e,d),r++}}if(s.svc_report_id!==void 0&&typeof s.svc_report_id!="string"){const m={instancePath:t+
"/svc_report_id",schemaPath:"#/properties/svc_report_id/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e=noted(e,m),r++}if(s.key_values!==void 0){let m=s.key_values;if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.bg_checkin_provider!==
void 0){let d=m.bg_checkin_provider;if(!(d==="ags"||d==="")){const a={instancePath:t+"/key_values/bg_checkin_provider",schemaPath:"\
#/properties/key_values/properties/bg_checkin_provider/enum",keyword:"enum",params:{allowedValues:allowed5},message:"mus\
t be equal to one of the allowed values"};e=noted(e,a),r++}}if(m.wo_pending_cancellation_date!==void 0){let d=m.wo_pending_cancellation_date;
if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){const a={instancePath:t+"/key_values/wo_pending_cancellation_d\
ate",schemaPath:"#/properties/key_values/properties/wo_pending_cancellation_date/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e=noted(e,a),r++}if(typeof d=="number"&&isFinite(d)){if(d>99999999999||isNaN(d)){const a={
instancePath:t+"/key_values/wo_pending_cancellation_date",schemaPath:"#/properties/key_values/properties/wo_pending_canc\
ellation_date/maximum",keyword:"maximum",params:{comparison:"<=",limit:99999999999},message:"must be <= 99999999999"};e=
noted(e,a),r++}if(d<0||isNaN(d)){const a={instancePath:t+"/key_values/wo_pending_cancellation_date",schemaPath:"#/proper\
ties/key_values/properties/wo_pending_cancellation_date/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e=noted(e,a),r++}}}}else{const d={instancePath:t+"/key_values",schemaPath:"#/properties/key_values/type",
keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,d),r++}}if(s.broker_name!==void 0){let m=s.broker_name;
const d=r;let a=!1;const p=r;if(typeof m!="string"){const i={instancePath:t+"/broker_name",schemaPath:"#/properties/brok\
er_name/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,i),r++}var u=p===r;if(a=
a||u,!a){const i=r;if(m!==null){const b={instancePath:t+"/broker_name",schemaPath:"#/properties/broker_name/anyOf/1/type",
keyword:"type",params:{type:"null"},message:"must be null"};e=noted(e,b),r++}var u=i===r;a=a||u}if(a)r=d,e!==null&&(d?e.
length=d:e=null);else{const i={instancePath:t+"/broker_name",schemaPath:"#/properties/broker_name/anyOf",keyword:"anyOf",
params:{},message:"must match a schema in anyOf"};e=noted(e,i),r++}}if(s.broker_company!==void 0){let m=s.broker_company;
const d=r;let a=!1;const p=r;if(typeof m!="string"){const i={instancePath:t+"/broker_company",schemaPath:"#/properties/b\
roker_company/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,i),r++}var l=p===r;
if(a=a||l,!a){const i=r;if(m!==null){const b={instancePath:t+"/broker_company",schemaPath:"#/properties/broker_company/a\
nyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e=noted(e,b),r++}var l=i===r;a=a||l}if(a)r=d,e!==
null&&(d?e.length=d:e=null);else{const i={instancePath:t+"/broker_company",schemaPath:"#/properties/broker_company/anyOf",
keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,i),r++}}if(s.broker_phone!==void 0){let m=s.
broker_phone;const d=r;let a=!1;const p=r;if(typeof m!="string"){const i={instancePath:t+"/broker_phone",schemaPath:"#/p\
roperties/broker_phone/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,i),r++}var y=p===
r;if(a=a||y,!a){const i=r;if(m!==null){const b={instancePath:t+"/broker_phone",schemaPath:"#/properties/broker_phone/any\
Of/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e=noted(e,b),r++}var y=i===r;a=a||y}if(a)r=d,e!==
null&&(d?e.length=d:e=null);else{const i={instancePath:t+"/broker_phone",schemaPath:"#/properties/broker_phone/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,i),r++}}if(s.broker_email!==void 0){let m=s.broker_email;
const d=r;let a=!1;const p=r;if(typeof m!="string"){const i={instancePath:t+"/broker_email",schemaPath:"#/properties/bro\
ker_email/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,i),r++}var g=p===r;if(a=
a||g,!a){const i=r;if(m!==null){const b={instancePath:t+"/broker_email",schemaPath:"#/properties/broker_email/anyOf/1/ty\
pe",keyword:"type",params:{type:"null"},message:"must be null"};e=noted(e,b),r++}var g=i===r;a=a||g}if(a)r=d,e!==null&&(d?
e.length=d:e=null);else{const i={instancePath:t+"/broker_email",schemaPath:"#/properties/broker_email/anyOf",keyword:"an\
yOf",params:{},message:"must match a schema in anyOf"};e=noted(e,i),r++}}if(s.vendor_id!==void 0){let m=s.vendor_id;const d=r;
let a=!1;const p=r;if(typeof m!="string"){const i={instancePath:t+"/vendor_id",schemaPath:"#/properties/vendor_id/anyOf/\
0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,i),r++}var o=p===r;if(a=a||o,!a){const i=r;
if(m!==null){const b={instancePath:t+"/vendor_id",schemaPath:"#/properties/vendor_id/anyOf/1/type",keyword:"type",params:{
type:"null"},message:"must be null"};e=noted(e,b),r++}var o=i===r;a=a||o}if(a)r=d,e!==null&&(d?e.length=d:e=null);else{const i={
instancePath:t+"/vendor_id",schemaPath:"#/properties/vendor_id/anyOf",keyword:"anyOf",params:{},message:"must match a sc\
hema in anyOf"};e=noted(e,i),r++}}if(s.has_foh!==void 0&&typeof s.has_foh!="boolean"){const m={instancePath:t+"/has_foh",
schemaPath:"#/properties/has_foh/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,m),r++}}else
e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate32.
errors=e,r===0}function validate33(s,{instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.pcr_form_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"pcr_form_id"},message:"must have required property 'pcr_form_id'"}),r++),
s.form_ver_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"f\
orm_ver_id"},message:"must have required property 'form_ver_id'"}),r++),s.pcr_form_id!==void 0){let n=s.pcr_form_id;if(typeof n==
"string"){if(!pattern0.test(n)){const c={instancePath:t+"/pcr_form_id",schemaPath:"#/properties/pcr_form_id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={
instancePath:t+"/pcr_form_id",schemaPath:"#/properties/pcr_form_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,c),r++}}if(s.form_ver_id!==void 0){let n=s.form_ver_id;if(typeof n=="string"){if(!pattern0.test(
n)){const c={instancePath:t+"/form_ver_id",schemaPath:"#/properties/form_ver_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+"/form_ver_\
id",schemaPath:"#/properties/form_ver_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,
c),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"}),r++;return validate33.errors=e,r===0}const pattern61=new RegExp("^[0-9]{1,15}$","u"),func18=Object.prototype.hasOwnProperty;
function validate34(s,{instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(const o in s){if(r>=MOST)break;const m=r;typeof o=="string"?pattern0.test(o)||(e=noted(
e,{instancePath:t,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must \
match pattern "^[0-9]{1,64}$"',propertyName:o}),r++):(e=noted(e,{instancePath:t,schemaPath:"#/propertyNames/type",keyword:"\
type",params:{type:"string"},message:"must be string",propertyName:o}),r++);var n=m===r;n||(e=noted(e,{instancePath:t,schemaPath:"\
#/propertyNames",keyword:"propertyNames",params:{propertyName:o},message:"property name must be valid"}),r++)}for(const o in s){
if(r>=MOST)break;let m=s[o];if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.options_pcr_forms===void 0){const d={instancePath:t+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"\
options_pcr_forms"},message:"must have required property 'options_pcr_forms'"};e=noted(e,d),r++}if(m.options_pcr_forms_questions===
void 0){const d={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",
keyword:"required",params:{missingProperty:"options_pcr_forms_questions"},message:"must have required property 'options_\
pcr_forms_questions'"};e=noted(e,d),r++}if(m.options_pcr_forms_questions_values===void 0){const d={instancePath:t+"/"+o.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"\
options_pcr_forms_questions_values"},message:"must have required property 'options_pcr_forms_questions_values'"};e=noted(
e,d),r++}if(m.options_pcr_forms_rules===void 0){const d={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/required",keyword:"required",params:{missingProperty:"options_pcr_forms_rules"},message:"must hav\
e required property 'options_pcr_forms_rules'"};e=noted(e,d),r++}if(m.options_pcr_forms_rules_checks===void 0){const d={
instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"requir\
ed",params:{missingProperty:"options_pcr_forms_rules_checks"},message:"must have required property 'options_pcr_forms_ru\
les_checks'"};e=noted(e,d),r++}if(m.options_pcr_forms_photo_rules===void 0){const d={instancePath:t+"/"+o.replace(/~/g,"\
~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"option\
s_pcr_forms_photo_rules"},message:"must have required property 'options_pcr_forms_photo_rules'"};e=noted(e,d),r++}if(m.options_pcr_forms!==
void 0){let d=m.options_pcr_forms;if(d&&typeof d=="object"&&!Array.isArray(d)){for(const a in d){if(r>=MOST)break;const p=r;
if(typeof a=="string"){if(!pattern0.test(a)){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/opti\
ons_pcr_forms",schemaPath:"#/additionalProperties/properties/options_pcr_forms/propertyNames/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:a};e=noted(e,i),r++}}else{const i={
instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms",schemaPath:"#/additionalProperties/prop\
erties/options_pcr_forms/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:a};
e=noted(e,i),r++}var c=p===r;if(!c){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_f\
orms",schemaPath:"#/additionalProperties/properties/options_pcr_forms/propertyNames",keyword:"propertyNames",params:{propertyName:a},
message:"property name must be valid"};e=noted(e,i),r++}}for(const a in d){if(r>=MOST)break;let p=d[a];if(p&&typeof p=="\
object"&&!Array.isArray(p)){if(p.pcr_form_id===void 0){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/options_pcr_forms/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options\
_pcr_forms/additionalProperties/required",keyword:"required",params:{missingProperty:"pcr_form_id"},message:"must have r\
equired property 'pcr_form_id'"};e=noted(e,i),r++}for(const i in p){if(r>=MOST)break;if(!(i==="pcr_form_id"||i==="defaul\
t_required"||i==="form_photos_required"||i==="transfer_prev_values"||i==="client_new_wo"||i==="global_form"||i==="pcr_fo\
rm_active"||i==="form_deleted")&&typeof p[i]!="string"){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/options_pcr_forms/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms/additionalProperties/additionalProperties/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,_),r++}}if(p.pcr_form_id!==void 0){let i=p.pcr_form_id;if(typeof i=="\
string"){if(!pattern0.test(i)){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+
a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms/\
additionalProperties/properties/pcr_form_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must ma\
tch pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/propert\
ies/options_pcr_forms/additionalProperties/properties/pcr_form_id/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e=noted(e,_),r++}}if(p.default_required!==void 0){let i=p.default_required;if(typeof i!="string"){const _={
instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+
"/default_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/defa\
ult_required/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}if(!(i==="1"||i==="0")){
const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+a.replace(/~/g,"~0").replace(
/\//g,"~1")+"/default_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/pro\
perties/default_required/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of the allow\
ed values"};e=noted(e,_),r++}}if(p.form_photos_required!==void 0){let i=p.form_photos_required;if(typeof i!="string"){const _={
instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+
"/form_photos_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/\
form_photos_required/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}if(!(i==="1"||
i==="0")){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+a.replace(/~/g,"~0").
replace(/\//g,"~1")+"/form_photos_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalPr\
operties/properties/form_photos_required/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to \
one of the allowed values"};e=noted(e,_),r++}}if(p.transfer_prev_values!==void 0){let i=p.transfer_prev_values;if(typeof i!=
"string"){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+a.replace(/~/g,"~0").
replace(/\//g,"~1")+"/transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalPr\
operties/properties/transfer_prev_values/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,
_),r++}if(!(i==="1"||i==="0")){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+
a.replace(/~/g,"~0").replace(/\//g,"~1")+"/transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_p\
cr_forms/additionalProperties/properties/transfer_prev_values/enum",keyword:"enum",params:{allowedValues:allowed6},message:"\
must be equal to one of the allowed values"};e=noted(e,_),r++}}if(p.client_new_wo!==void 0){let i=p.client_new_wo;if(typeof i!=
"string"){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+a.replace(/~/g,"~0").
replace(/\//g,"~1")+"/client_new_wo",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalPropertie\
s/properties/client_new_wo/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}if(!(i===
"1"||i==="0")){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+a.replace(/~/g,
"~0").replace(/\//g,"~1")+"/client_new_wo",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalPro\
perties/properties/client_new_wo/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of t\
he allowed values"};e=noted(e,_),r++}}if(p.global_form!==void 0){let i=p.global_form;if(typeof i!="string"){const _={instancePath:t+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/global_for\
m",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/global_form/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}if(!(i==="1"||i==="0")){const _={instancePath:t+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/global_for\
m",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/global_form/enum",keyword:"\
enum",params:{allowedValues:allowed6},message:"must be equal to one of the allowed values"};e=noted(e,_),r++}}if(p.pcr_form_active!==
void 0){let i=p.pcr_form_active;if(typeof i!="string"){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/options_pcr_forms/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_active",schemaPath:"#/additionalProperties\
/properties/options_pcr_forms/additionalProperties/properties/pcr_form_active/type",keyword:"type",params:{type:"string"},
message:"must be string"};e=noted(e,_),r++}if(!(i==="1"||i==="0")){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_active",schemaPath:"#/additionalPr\
operties/properties/options_pcr_forms/additionalProperties/properties/pcr_form_active/enum",keyword:"enum",params:{allowedValues:allowed6},
message:"must be equal to one of the allowed values"};e=noted(e,_),r++}}if(p.form_deleted!==void 0){let i=p.form_deleted;
if(typeof i!="string"){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/form_deleted",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additiona\
lProperties/properties/form_deleted/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}
if(!(i==="1"||i==="0")){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/form_deleted",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additiona\
lProperties/properties/form_deleted/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one o\
f the allowed values"};e=noted(e,_),r++}}}else{const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/op\
tions_pcr_forms/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_for\
ms/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,i),r++}}}else{const a={
instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms",schemaPath:"#/additionalProperties/prop\
erties/options_pcr_forms/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,a),r++}}if(m.options_pcr_forms_questions!==
void 0){let d=m.options_pcr_forms_questions;if(d&&typeof d=="object"&&!Array.isArray(d)){for(const a in d){if(r>=MOST)break;
const p=r;if(typeof a=="string"){if(!pattern0.test(a)){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/options_pcr_forms_questions",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/propertyNam\
es/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:a};
e=noted(e,i),r++}}else{const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_question\
s",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/propertyNames/type",keyword:"type",params:{
type:"string"},message:"must be string",propertyName:a};e=noted(e,i),r++}var f=p===r;if(!f){const i={instancePath:t+"/"+
o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions",schemaPath:"#/additionalProperties/properties/op\
tions_pcr_forms_questions/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property name must be \
valid"};e=noted(e,i),r++}}for(const a in d){if(r>=MOST)break;let p=d[a];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.
pcr_question_id===void 0){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_quest\
ions/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_question\
s/additionalProperties/required",keyword:"required",params:{missingProperty:"pcr_question_id"},message:"must have requir\
ed property 'pcr_question_id'"};e=noted(e,i),r++}if(p.pcr_form_id===void 0){const i={instancePath:t+"/"+o.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/addition\
alProperties/properties/options_pcr_forms_questions/additionalProperties/required",keyword:"required",params:{missingProperty:"\
pcr_form_id"},message:"must have required property 'pcr_form_id'"};e=noted(e,i),r++}for(const i in p){if(r>=MOST)break;if(!func18.
call(allowed7,i)&&typeof p[i]!="string"){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_\
pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/additionalProperties/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(p.pcr_question_id!==void 0){let i=p.pcr_question_id;
if(typeof i=="string"){if(!pattern0.test(i)){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/opti\
ons_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties\
/properties/options_pcr_forms_questions/additionalProperties/properties/pcr_question_id/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/"+
o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_\
question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/p\
cr_question_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(p.pcr_form_id!==
void 0){let i=p.pcr_form_id;if(typeof i=="string"){if(!pattern0.test(i)){const _={instancePath:t+"/"+o.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/pcr_form_id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={
instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(
/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalPropertie\
s/properties/pcr_form_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(p.question_type!==
void 0){let i=p.question_type;if(!(i==="checkbox"||i==="date"||i==="dropdown"||i==="radio"||i==="numeric"||i==="photos"||
i==="svcfield"||i==="textarea"||i==="textbox"||i==="title")){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_type",schemaPath:"#/additional\
Properties/properties/options_pcr_forms_questions/additionalProperties/properties/question_type/enum",keyword:"enum",params:{
allowedValues:allowed8},message:"must be equal to one of the allowed values"};e=noted(e,_),r++}}if(p.question_display_active!==
void 0){let i=p.question_display_active;if(typeof i!="string"){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_display_active",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_display_active/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}if(!(i==="1"||i==="0")){const _={instancePath:t+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_display_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/\
properties/question_display_active/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of\
 the allowed values"};e=noted(e,_),r++}}if(p.question_required!==void 0){let i=p.question_required;if(typeof i!="string"){
const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").
replace(/\//g,"~1")+"/question_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/addit\
ionalProperties/properties/question_required/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,_),r++}if(!(i==="1"||i==="0")){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_form\
s_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_required",schemaPath:"#/additionalProperties/propertie\
s/options_pcr_forms_questions/additionalProperties/properties/question_required/enum",keyword:"enum",params:{allowedValues:allowed6},
message:"must be equal to one of the allowed values"};e=noted(e,_),r++}}if(p.question_na_option!==void 0){let i=p.question_na_option;
if(typeof i!="string"){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_question\
s/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_na_option",schemaPath:"#/additionalProperties/properties/options\
_pcr_forms_questions/additionalProperties/properties/question_na_option/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,_),r++}if(!(i==="1"||i==="0")){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_na_option",schemaPath:"#/addit\
ionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_na_option/enum",keyword:"\
enum",params:{allowedValues:allowed6},message:"must be equal to one of the allowed values"};e=noted(e,_),r++}}if(p.question_flag_photos!==
void 0){let i=p.question_flag_photos;if(typeof i!="string"){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_flag_photos",schemaPath:"#/add\
itionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_flag_photos/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}if(!(i==="1"||i==="0")){const _={instancePath:t+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_flag_photos",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/pro\
perties/question_flag_photos/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of the a\
llowed values"};e=noted(e,_),r++}}if(p.question_photos_required!==void 0){let i=p.question_photos_required;if(typeof i!=
"string"){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/question_photos_required",schemaPath:"#/additionalProperties/properties/options_pcr_for\
ms_questions/additionalProperties/properties/question_photos_required/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,_),r++}if(!(i==="1"||i==="0")){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_photos_required",schemaPath:"#\
/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_photos_required/en\
um",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of the allowed values"};e=noted(e,_),r++}}
if(p.question_active!==void 0){let i=p.question_active;if(typeof i!="string"){const _={instancePath:t+"/"+o.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_active",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_active/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}if(!(i==="1"||i==="0")){const _={instancePath:t+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properti\
es/question_active/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of the allowed val\
ues"};e=noted(e,_),r++}}if(p.question_deleted!==void 0){let i=p.question_deleted;if(typeof i!="string"){const _={instancePath:t+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_deleted",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/propert\
ies/question_deleted/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}if(!(i==="1"||
i==="0")){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/question_deleted",schemaPath:"#/additionalProperties/properties/options_pcr_forms_quest\
ions/additionalProperties/properties/question_deleted/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must\
 be equal to one of the allowed values"};e=noted(e,_),r++}}if(p.question_order!==void 0){let i=p.question_order;if(typeof i==
"string"){if(!pattern61.test(i)){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_form\
s_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_order",schemaPath:"#/additionalProperties/properties/o\
ptions_pcr_forms_questions/additionalProperties/properties/question_order/pattern",keyword:"pattern",params:{pattern:"^[\
0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_order",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_order\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(p.question_transfer_prev_values!==
void 0){let i=p.question_transfer_prev_values;if(typeof i!="string"){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_transfer_prev_values",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_transfer_prev_val\
ues/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}if(!(i==="1"||i==="0")){const _={
instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(
/\//g,"~1")+"/question_transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/a\
dditionalProperties/properties/question_transfer_prev_values/enum",keyword:"enum",params:{allowedValues:allowed6},message:"\
must be equal to one of the allowed values"};e=noted(e,_),r++}}if(p.question_show_prev_values!==void 0){let i=p.question_show_prev_values;
if(typeof i!="string"){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_question\
s/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_show_prev_values",schemaPath:"#/additionalProperties/properties/\
options_pcr_forms_questions/additionalProperties/properties/question_show_prev_values/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,_),r++}if(!(i==="1"||i==="0")){const _={instancePath:t+"/"+o.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_show_prev_v\
alues",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/questio\
n_show_prev_values/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of the allowed val\
ues"};e=noted(e,_),r++}}if(p.question_auto_transfer_prev_values!==void 0){let i=p.question_auto_transfer_prev_values;if(typeof i!=
"string"){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/question_auto_transfer_prev_values",schemaPath:"#/additionalProperties/properties/optio\
ns_pcr_forms_questions/additionalProperties/properties/question_auto_transfer_prev_values/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,_),r++}if(!(i==="1"||i==="0")){const _={instancePath:t+"/"+o.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_auto_transf\
er_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/propertie\
s/question_auto_transfer_prev_values/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one \
of the allowed values"};e=noted(e,_),r++}}if(p.question_field_rules_cnt!==void 0){let i=p.question_field_rules_cnt;if(typeof i==
"string"){if(!pattern61.test(i)){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_form\
s_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_field_rules_cnt",schemaPath:"#/additionalProperties/pr\
operties/options_pcr_forms_questions/additionalProperties/properties/question_field_rules_cnt/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_field_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties\
/properties/question_field_rules_cnt/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),
r++}}if(p.question_action_rules_cnt!==void 0){let i=p.question_action_rules_cnt;if(typeof i=="string"){if(!pattern61.test(
i)){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,
"~0").replace(/\//g,"~1")+"/question_action_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_q\
uestions/additionalProperties/properties/question_action_rules_cnt/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,\
15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/"+o.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_action_rule\
s_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/questio\
n_action_rules_cnt/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(p.question_photo_rules_cnt!==
void 0){let i=p.question_photo_rules_cnt;if(typeof i=="string"){if(!pattern61.test(i)){const _={instancePath:t+"/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_photo\
_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/qu\
estion_photo_rules_cnt/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1\
,15}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms\
_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_photo_rules_cnt",schemaPath:"#/additionalProperties/pro\
perties/options_pcr_forms_questions/additionalProperties/properties/question_photo_rules_cnt/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,_),r++}}}else{const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/\
properties/options_pcr_forms_questions/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e=noted(e,i),r++}}}else{const a={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_for\
ms_questions",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e=noted(e,a),r++}}if(m.options_pcr_forms_questions_values!==void 0){let d=m.options_pcr_forms_questions_values;
if(d&&typeof d=="object"&&!Array.isArray(d)){for(const a in d){if(r>=MOST)break;const p=r;if(typeof a=="string"){if(!pattern0.
test(a)){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions_values/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:a};e=noted(e,i),r++}}else{const i={instancePath:t+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values",schemaPath:"#/additionalProperties/pr\
operties/options_pcr_forms_questions_values/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",propertyName:a};e=noted(e,i),r++}var u=p===r;if(!u){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_va\
lues/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property name must be valid"};e=noted(e,i),
r++}}for(const a in d){if(r>=MOST)break;let p=d[a];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.question_value_id===
void 0){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+a.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/addition\
alProperties/required",keyword:"required",params:{missingProperty:"question_value_id"},message:"must have required prope\
rty 'question_value_id'"};e=noted(e,i),r++}if(p.pcr_question_id===void 0){const i={instancePath:t+"/"+o.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additi\
onalProperties/properties/options_pcr_forms_questions_values/additionalProperties/required",keyword:"required",params:{missingProperty:"\
pcr_question_id"},message:"must have required property 'pcr_question_id'"};e=noted(e,i),r++}for(const i in p){if(r>=MOST)
break;if(!(i==="question_value_id"||i==="pcr_question_id"||i==="question_value_active")&&typeof p[i]!="string"){const _={
instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+a.replace(/~/g,"~0").
replace(/\//g,"~1")+"/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_p\
cr_forms_questions_values/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,_),r++}}if(p.question_value_id!==void 0){let i=p.question_value_id;if(typeof i=="string"){if(!pattern0.
test(i)){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/question_value_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_ques\
tions_values/additionalProperties/properties/question_value_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},
message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions_values/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_value_id",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/question_value_id/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(p.pcr_question_id!==void 0){let i=p.
pcr_question_id;if(typeof i=="string"){if(!pattern0.test(i)){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions_values/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/a\
dditionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/pcr_question_id/patter\
n",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{
const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+a.replace(/~/g,
"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_v\
alues/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e=noted(e,_),r++}}if(p.question_value_active!==void 0){let i=p.question_value_active;if(typeof i!="string"){const _={
instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+a.replace(/~/g,"~0").
replace(/\//g,"~1")+"/question_value_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_v\
alues/additionalProperties/properties/question_value_active/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e=noted(e,_),r++}if(!(i==="1"||i==="0")){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_questions_values/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_value_active",schemaPath:"#/a\
dditionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/question_value_active/\
enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of the allowed values"};e=noted(e,_),
r++}}}else{const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+a.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/\
additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,i),r++}}}else{const a={
instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values",schemaPath:"#/addition\
alProperties/properties/options_pcr_forms_questions_values/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e=noted(e,a),r++}}if(m.options_pcr_forms_rules!==void 0){let d=m.options_pcr_forms_rules;if(d&&typeof d=="objec\
t"&&!Array.isArray(d)){for(const a in d){if(r>=MOST)break;const p=r;if(typeof a=="string"){if(!pattern0.test(a)){const i={
instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalPropertie\
s/properties/options_pcr_forms_rules/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"',propertyName:a};e=noted(e,i),r++}}else{const i={instancePath:t+"/"+o.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules\
/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:a};e=noted(e,i),r++}var l=p===
r;if(!l){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules",schemaPath:"#/a\
dditionalProperties/properties/options_pcr_forms_rules/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"\
property name must be valid"};e=noted(e,i),r++}}for(const a in d){if(r>=MOST)break;let p=d[a];if(p&&typeof p=="object"&&
!Array.isArray(p)){if(p.pcr_form_rule_id===void 0){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/optio\
ns_pcr_forms_rules/additionalProperties/required",keyword:"required",params:{missingProperty:"pcr_form_rule_id"},message:"\
must have required property 'pcr_form_rule_id'"};e=noted(e,i),r++}if(p.pcr_question_id===void 0){const i={instancePath:t+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/required",keyword:"required",params:{missingProperty:"\
pcr_question_id"},message:"must have required property 'pcr_question_id'"};e=noted(e,i),r++}for(const i in p){if(r>=MOST)
break;if(!(i==="pcr_form_rule_id"||i==="pcr_form_id"||i==="pcr_question_id"||i==="rule_type"||i==="rule_operator")&&typeof p[i]!=
"string"){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,
"~0").replace(/\//g,"~1")+"/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/opt\
ions_pcr_forms_rules/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e=noted(e,_),r++}}if(p.pcr_form_rule_id!==void 0){let i=p.pcr_form_rule_id;if(typeof i=="string"){if(!pattern0.
test(i)){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,
"~0").replace(/\//g,"~1")+"/pcr_form_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/addi\
tionalProperties/properties/pcr_form_rule_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must m\
atch pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_rule_id",schemaPath:"#/additionalPropert\
ies/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_form_rule_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,_),r++}}if(p.pcr_form_id!==void 0){let i=p.pcr_form_id;if(typeof i=="string"){
if(!pattern0.test(i)){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.
replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_ru\
les/additionalProperties/properties/pcr_form_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'mus\
t match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProper\
ties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_form_id/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e=noted(e,_),r++}}if(p.pcr_question_id!==void 0){let i=p.pcr_question_id;if(typeof i==
"string"){if(!pattern0.test(i)){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms\
_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/optio\
ns_pcr_forms_rules/additionalProperties/properties/pcr_question_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,\
64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/"+o.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_question_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(p.rule_type!==void 0){let i=p.rule_type;if(!(i===
"field"||i==="action")){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+
a.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule_type",schemaPath:"#/additionalProperties/properties/options_pcr_forms_ru\
les/additionalProperties/properties/rule_type/enum",keyword:"enum",params:{allowedValues:allowed9},message:"must be equa\
l to one of the allowed values"};e=noted(e,_),r++}}if(p.rule_operator!==void 0){let i=p.rule_operator;if(!(i==="="||i===
"not_equal"||i===">"||i==="<"||i==="contains_any"||i==="contains_all"||i==="doesnt_contain_any"||i==="doesnt_contain_all"||
i==="count"||i==="count_less_than"||i==="count_greater_than"||i==="length_greater_than"||i==="length_less_than"||i==="le\
ngth_equal")){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/rule_operator",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/ad\
ditionalProperties/properties/rule_operator/enum",keyword:"enum",params:{allowedValues:allowed10},message:"must be equal\
 to one of the allowed values"};e=noted(e,_),r++}}}else{const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/\
options_pcr_forms_rules/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(
e,i),r++}}}else{const a={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e=noted(e,a),r++}}if(m.options_pcr_forms_rules_checks!==void 0){let d=m.options_pcr_forms_rules_checks;if(d&&typeof d==
"object"&&!Array.isArray(d)){for(const a in d){if(r>=MOST)break;const p=r;if(typeof a=="string"){if(!pattern0.test(a)){const i={
instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks",schemaPath:"#/additionalPr\
operties/properties/options_pcr_forms_rules_checks/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64\
}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:a};e=noted(e,i),r++}}else{const i={instancePath:t+"/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks",schemaPath:"#/additionalProperties/properties/options_p\
cr_forms_rules_checks/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:a};
e=noted(e,i),r++}var y=p===r;if(!y){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_f\
orms_rules_checks",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/propertyNames",keyword:"\
propertyNames",params:{propertyName:a},message:"property name must be valid"};e=noted(e,i),r++}}for(const a in d){if(r>=
MOST)break;let p=d[a];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.pcr_rule_check_id===void 0){const i={instancePath:t+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/required",keyword:"req\
uired",params:{missingProperty:"pcr_rule_check_id"},message:"must have required property 'pcr_rule_check_id'"};e=noted(e,
i),r++}if(p.pcr_form_rule_id===void 0){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pc\
r_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pc\
r_forms_rules_checks/additionalProperties/required",keyword:"required",params:{missingProperty:"pcr_form_rule_id"},message:"\
must have required property 'pcr_form_rule_id'"};e=noted(e,i),r++}if(p.pcr_question_id===void 0){const i={instancePath:t+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/required",keyword:"req\
uired",params:{missingProperty:"pcr_question_id"},message:"must have required property 'pcr_question_id'"};e=noted(e,i),
r++}for(const i in p){if(r>=MOST)break;if(!(i==="pcr_rule_check_id"||i==="pcr_form_rule_id"||i==="pcr_question_id"||i===
"check_operator")&&typeof p[i]!="string"){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options\
_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/additionalProperties/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(p.pcr_rule_check_id!==void 0){let i=p.pcr_rule_check_id;
if(typeof i=="string"){if(!pattern0.test(i)){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/opti\
ons_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_rule_check_id",schemaPath:"#/additionalPrope\
rties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_rule_check_id/pattern",keyword:"patt\
ern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+
"/pcr_rule_check_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/p\
roperties/pcr_rule_check_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(p.
pcr_form_rule_id!==void 0){let i=p.pcr_form_rule_id;if(typeof i=="string"){if(!pattern0.test(i)){const _={instancePath:t+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+
"/pcr_form_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/pr\
operties/pcr_form_rule_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9\
]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_fo\
rms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_rule_id",schemaPath:"#/additionalProperties/prope\
rties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_form_rule_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,_),r++}}if(p.pcr_question_id!==void 0){let i=p.pcr_question_id;if(typeof i==
"string"){if(!pattern0.test(i)){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms\
_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/propertie\
s/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_question_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_questio\
n_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_q\
uestion_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(p.check_operator!==
void 0){let i=p.check_operator;if(!(i==="show"||i==="hide")){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/check_operator",schemaPath:"#/additi\
onalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/check_operator/enum",keyword:"e\
num",params:{allowedValues:allowed11},message:"must be equal to one of the allowed values"};e=noted(e,_),r++}}}else{const i={
instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e=noted(e,i),r++}}}else{const a={instancePath:t+"/"+o.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks",schemaPath:"#/additionalProperties/properties/options_pcr_fo\
rms_rules_checks/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,a),r++}}if(m.options_pcr_forms_photo_rules!==
void 0){let d=m.options_pcr_forms_photo_rules;if(d&&typeof d=="object"&&!Array.isArray(d)){for(const a in d){if(r>=MOST)
break;const p=r;if(typeof a=="string"){if(!pattern0.test(a)){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_photo_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/prope\
rtyNames/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:a};
e=noted(e,i),r++}}else{const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_ru\
les",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/propertyNames/type",keyword:"type",params:{
type:"string"},message:"must be string",propertyName:a};e=noted(e,i),r++}var g=p===r;if(!g){const i={instancePath:t+"/"+
o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules",schemaPath:"#/additionalProperties/properties/\
options_pcr_forms_photo_rules/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property name must\
 be valid"};e=noted(e,i),r++}}for(const a in d){if(r>=MOST)break;let p=d[a];if(p&&typeof p=="object"&&!Array.isArray(p)){
if(p.pcr_photo_rule_id===void 0){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_form\
s_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms\
_photo_rules/additionalProperties/required",keyword:"required",params:{missingProperty:"pcr_photo_rule_id"},message:"mus\
t have required property 'pcr_photo_rule_id'"};e=noted(e,i),r++}if(p.pcr_question_id===void 0){const i={instancePath:t+"\
/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/required",keyword:"required",params:{
missingProperty:"pcr_question_id"},message:"must have required property 'pcr_question_id'"};e=noted(e,i),r++}for(const i in p){
if(r>=MOST)break;if(!(i==="pcr_photo_rule_id"||i==="pcr_question_id"||i==="rule_operator"||i==="min_photo"||i==="max_pho\
to")&&typeof p[i]!="string"){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_ph\
oto_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/addition\
alProperties/properties/options_pcr_forms_photo_rules/additionalProperties/additionalProperties/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,_),r++}}if(p.pcr_photo_rule_id!==void 0){let i=p.pcr_photo_rule_id;if(typeof i==
"string"){if(!pattern0.test(i)){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms\
_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_photo_rule_id",schemaPath:"#/additionalProperties/properti\
es/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_photo_rule_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_photo_ru\
le_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_p\
hoto_rule_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(p.pcr_question_id!==
void 0){let i=p.pcr_question_id;if(typeof i=="string"){if(!pattern0.test(i)){const _={instancePath:t+"/"+o.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_question\
_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,
_),r++}}else{const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_\
rules/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e=noted(e,_),r++}}if(p.rule_operator!==void 0){let i=p.rule_operator;if(!(i==="default"||i==="="||i==="not_equal"||i===
">"||i==="<"||i==="contains_any"||i==="contains_all"||i==="doesnt_contain_any"||i==="doesnt_contain_all"||i==="count"||i===
"count_less_than"||i==="count_greater_than"||i==="length_greater_than"||i==="length_less_than"||i==="length_equal")){const _={
instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(
/\//g,"~1")+"/rule_operator",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalPrope\
rties/properties/rule_operator/enum",keyword:"enum",params:{allowedValues:allowed12},message:"must be equal to one of th\
e allowed values"};e=noted(e,_),r++}}if(p.min_photo!==void 0){let i=p.min_photo;if(typeof i=="string"){if(!pattern61.test(
i)){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,
"~0").replace(/\//g,"~1")+"/min_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/addit\
ionalProperties/properties/min_photo/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pat\
tern "^[0-9]{1,15}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/opt\
ions_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/min_photo",schemaPath:"#/additionalProperties/pr\
operties/options_pcr_forms_photo_rules/additionalProperties/properties/min_photo/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e=noted(e,_),r++}}if(p.max_photo!==void 0){let i=p.max_photo;if(typeof i=="string"){if(!pattern61.
test(i)){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/max_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/\
additionalProperties/properties/max_photo/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must matc\
h pattern "^[0-9]{1,15}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/max_photo",schemaPath:"#/additionalProperti\
es/properties/options_pcr_forms_photo_rules/additionalProperties/properties/max_photo/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,_),r++}}}else{const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/prop\
erties/options_pcr_forms_photo_rules/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e=noted(e,i),r++}}}else{const a={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms\
_photo_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e=noted(e,a),r++}}}else{const d={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,
d),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"}),r++;return validate34.errors=e,r===0}function validate35(s,{instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const o in s){if(r>=MOST)break;const m=r;typeof o=="stri\
ng"?pattern0.test(o)||(e=noted(e,{instancePath:t,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:o}),r++):(e=noted(e,{instancePath:t,schemaPath:"\
#/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:o}),r++);var n=m===r;n||
(e=noted(e,{instancePath:t,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:o},message:"propert\
y name must be valid"}),r++)}for(const o in s){if(r>=MOST)break;let m=s[o];if(m&&typeof m=="object"&&!Array.isArray(m)){
if(m.options_pcr_forms===void 0){const d={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/addi\
tionalProperties/required",keyword:"required",params:{missingProperty:"options_pcr_forms"},message:"must have required p\
roperty 'options_pcr_forms'"};e=noted(e,d),r++}if(m.options_pcr_forms_questions===void 0){const d={instancePath:t+"/"+o.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"\
options_pcr_forms_questions"},message:"must have required property 'options_pcr_forms_questions'"};e=noted(e,d),r++}if(m.
options_pcr_forms_questions_values===void 0){const d={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/required",keyword:"required",params:{missingProperty:"options_pcr_forms_questions_values"},message:"\
must have required property 'options_pcr_forms_questions_values'"};e=noted(e,d),r++}if(m.options_pcr_forms_rules===void 0){
const d={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"\
required",params:{missingProperty:"options_pcr_forms_rules"},message:"must have required property 'options_pcr_forms_rul\
es'"};e=noted(e,d),r++}if(m.options_pcr_forms_rules_checks===void 0){const d={instancePath:t+"/"+o.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"options_pcr_forms_r\
ules_checks"},message:"must have required property 'options_pcr_forms_rules_checks'"};e=noted(e,d),r++}if(m.options_pcr_forms_photo_rules===
void 0){const d={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",
keyword:"required",params:{missingProperty:"options_pcr_forms_photo_rules"},message:"must have required property 'option\
s_pcr_forms_photo_rules'"};e=noted(e,d),r++}if(m.options_pcr_forms!==void 0){let d=m.options_pcr_forms;if(d&&typeof d=="\
object"&&!Array.isArray(d)){for(const a in d){if(r>=MOST)break;const p=r;if(typeof a=="string"){if(!pattern0.test(a)){const i={
instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms",schemaPath:"#/additionalProperties/prop\
erties/options_pcr_forms/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match p\
attern "^[0-9]{1,64}$"',propertyName:a};e=noted(e,i),r++}}else{const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms",schemaPath:"#/additionalProperties/properties/options_pcr_forms/propertyNames/type",keyword:"\
type",params:{type:"string"},message:"must be string",propertyName:a};e=noted(e,i),r++}var c=p===r;if(!c){const i={instancePath:t+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms",schemaPath:"#/additionalProperties/properties/options_\
pcr_forms/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property name must be valid"};e=noted(
e,i),r++}}for(const a in d){if(r>=MOST)break;let p=d[a];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.pcr_form_id===
void 0){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+a.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/required",keyword:"\
required",params:{missingProperty:"pcr_form_id"},message:"must have required property 'pcr_form_id'"};e=noted(e,i),r++}for(const i in p){
if(r>=MOST)break;if(!(i==="pcr_form_id"||i==="default_required"||i==="form_photos_required"||i==="transfer_prev_values"||
i==="client_new_wo"||i==="global_form"||i==="pcr_form_active"||i==="form_deleted")&&typeof p[i]!="string"){const _={instancePath:t+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+i.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/addi\
tionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(p.pcr_form_id!==
void 0){let i=p.pcr_form_id;if(typeof i=="string"){if(!pattern0.test(i)){const _={instancePath:t+"/"+o.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"#/addition\
alProperties/properties/options_pcr_forms/additionalProperties/properties/pcr_form_id/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/"+
o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/pcr_form_id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,_),r++}}if(p.default_required!==void 0&&typeof p.default_required!="b\
oolean"){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+a.replace(/~/g,"~0").
replace(/\//g,"~1")+"/default_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProper\
ties/properties/default_required/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,i),r++}
if(p.form_photos_required!==void 0&&typeof p.form_photos_required!="boolean"){const i={instancePath:t+"/"+o.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/form_photos_required",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/form_photos_required/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,i),r++}if(p.transfer_prev_values!==void 0&&typeof p.transfer_prev_values!=
"boolean"){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+a.replace(/~/g,"~0").
replace(/\//g,"~1")+"/transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalPr\
operties/properties/transfer_prev_values/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(
e,i),r++}if(p.client_new_wo!==void 0&&typeof p.client_new_wo!="boolean"){const i={instancePath:t+"/"+o.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/client_new_wo",schemaPath:"#/additi\
onalProperties/properties/options_pcr_forms/additionalProperties/properties/client_new_wo/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e=noted(e,i),r++}if(p.global_form!==void 0&&typeof p.global_form!="boolean"){const i={
instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+
"/global_form",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/global_fo\
rm/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,i),r++}if(p.pcr_form_active!==void 0&&
typeof p.pcr_form_active!="boolean"){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_\
forms/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_active",schemaPath:"#/additionalProperties/properties/option\
s_pcr_forms/additionalProperties/properties/pcr_form_active/type",keyword:"type",params:{type:"boolean"},message:"must b\
e boolean"};e=noted(e,i),r++}if(p.form_deleted!==void 0&&typeof p.form_deleted!="boolean"){const i={instancePath:t+"/"+o.
replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/form_deleted",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/form_deleted/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e=noted(e,i),r++}}else{const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties\
/options_pcr_forms/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,
i),r++}}}else{const a={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms",schemaPath:"#/ad\
ditionalProperties/properties/options_pcr_forms/type",keyword:"type",params:{type:"object"},message:"must be object"};e=
noted(e,a),r++}}if(m.options_pcr_forms_questions!==void 0){let d=m.options_pcr_forms_questions;if(d&&typeof d=="object"&&
!Array.isArray(d)){for(const a in d){if(r>=MOST)break;const p=r;if(typeof a=="string"){if(!pattern0.test(a)){const i={instancePath:t+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions",schemaPath:"#/additionalProperties/propertie\
s/options_pcr_forms_questions/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must ma\
tch pattern "^[0-9]{1,64}$"',propertyName:a};e=noted(e,i),r++}}else{const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/pro\
pertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:a};e=noted(e,i),r++}var f=p===
r;if(!f){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/propertyNames",keyword:"propertyNames",params:{propertyName:a},
message:"property name must be valid"};e=noted(e,i),r++}}for(const a in d){if(r>=MOST)break;let p=d[a];if(p&&typeof p=="\
object"&&!Array.isArray(p)){if(p.pcr_question_id===void 0){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/proper\
ties/options_pcr_forms_questions/additionalProperties/required",keyword:"required",params:{missingProperty:"pcr_question\
_id"},message:"must have required property 'pcr_question_id'"};e=noted(e,i),r++}if(p.pcr_form_id===void 0){const i={instancePath:t+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/required",keyword:"required",params:{
missingProperty:"pcr_form_id"},message:"must have required property 'pcr_form_id'"};e=noted(e,i),r++}for(const i in p){if(r>=
MOST)break;if(!func18.call(allowed13,i)&&typeof p[i]!="string"){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+i.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/additionalPropertie\
s/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(p.pcr_question_id!==void 0){
let i=p.pcr_question_id;if(typeof i=="string"){if(!pattern0.test(i)){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/ad\
ditionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/pcr_question_id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={
instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(
/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalPrope\
rties/properties/pcr_question_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}
if(p.pcr_form_id!==void 0){let i=p.pcr_form_id;if(typeof i=="string"){if(!pattern0.test(i)){const _={instancePath:t+"/"+
o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_\
form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/pcr_f\
orm_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(
e,_),r++}}else{const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/\
additionalProperties/properties/pcr_form_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,_),r++}}if(p.question_type!==void 0){let i=p.question_type;if(!(i==="checkbox"||i==="date"||i==="dropdown"||i==="radio"||
i==="numeric"||i==="photos"||i==="svcfield"||i==="textarea"||i==="textbox"||i==="title")){const _={instancePath:t+"/"+o.
replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/questi\
on_type",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/quest\
ion_type/enum",keyword:"enum",params:{allowedValues:allowed8},message:"must be equal to one of the allowed values"};e=noted(
e,_),r++}}if(p.question_display_active!==void 0&&typeof p.question_display_active!="boolean"){const i={instancePath:t+"/"+
o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/ques\
tion_display_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/prop\
erties/question_display_active/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,i),r++}
if(p.question_required!==void 0&&typeof p.question_required!="boolean"){const i={instancePath:t+"/"+o.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_required",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_required/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,i),r++}if(p.question_na_option!==void 0&&typeof p.question_na_option!=
"boolean"){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/question_na_option",schemaPath:"#/additionalProperties/properties/options_pcr_forms_que\
stions/additionalProperties/properties/question_na_option/type",keyword:"type",params:{type:"boolean"},message:"must be \
boolean"};e=noted(e,i),r++}if(p.question_flag_photos!==void 0&&typeof p.question_flag_photos!="boolean"){const i={instancePath:t+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_flag_photos",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/pro\
perties/question_flag_photos/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,i),r++}if(p.
question_photos_required!==void 0&&typeof p.question_photos_required!="boolean"){const i={instancePath:t+"/"+o.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_photos_req\
uired",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/questio\
n_photos_required/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,i),r++}if(p.question_active!==
void 0&&typeof p.question_active!="boolean"){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/opti\
ons_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_active",schemaPath:"#/additionalProperties\
/properties/options_pcr_forms_questions/additionalProperties/properties/question_active/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e=noted(e,i),r++}if(p.question_deleted!==void 0&&typeof p.question_deleted!="boolea\
n"){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,
"~0").replace(/\//g,"~1")+"/question_deleted",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/\
additionalProperties/properties/question_deleted/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e=noted(e,i),r++}if(p.question_order!==void 0){let i=p.question_order;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i))){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,
"~0").replace(/\//g,"~1")+"/question_order",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/ad\
ditionalProperties/properties/question_order/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(
e,_),r++}if(typeof i=="number"&&isFinite(i)){if(i>999999999999999||isNaN(i)){const _={instancePath:t+"/"+o.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_order",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_order/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:999999999999999},message:"must be <= 999999999999999"};e=noted(e,_),r++}if(i<0||isNaN(
i)){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,
"~0").replace(/\//g,"~1")+"/question_order",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/ad\
ditionalProperties/properties/question_order/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must b\
e >= 0"};e=noted(e,_),r++}}}if(p.question_transfer_prev_values!==void 0&&typeof p.question_transfer_prev_values!="boolea\
n"){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,
"~0").replace(/\//g,"~1")+"/question_transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_for\
ms_questions/additionalProperties/properties/question_transfer_prev_values/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e=noted(e,i),r++}if(p.question_show_prev_values!==void 0&&typeof p.question_show_prev_values!=
"boolean"){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/question_show_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_fo\
rms_questions/additionalProperties/properties/question_show_prev_values/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e=noted(e,i),r++}if(p.question_auto_transfer_prev_values!==void 0&&typeof p.question_auto_transfer_prev_values!=
"boolean"){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/question_auto_transfer_prev_values",schemaPath:"#/additionalProperties/properties/optio\
ns_pcr_forms_questions/additionalProperties/properties/question_auto_transfer_prev_values/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e=noted(e,i),r++}if(p.question_field_rules_cnt!==void 0){let i=p.question_field_rules_cnt;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_field_rules_cnt",schemaPath:"#\
/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_field_rules_cnt/ty\
pe",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,_),r++}if(typeof i=="number"&&isFinite(i)){
if(i>999999999999999||isNaN(i)){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms\
_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_field_rules_cnt",schemaPath:"#/additionalProperties/pro\
perties/options_pcr_forms_questions/additionalProperties/properties/question_field_rules_cnt/maximum",keyword:"maximum",
params:{comparison:"<=",limit:999999999999999},message:"must be <= 999999999999999"};e=noted(e,_),r++}if(i<0||isNaN(i)){
const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").
replace(/\//g,"~1")+"/question_field_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_question\
s/additionalProperties/properties/question_field_rules_cnt/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e=noted(e,_),r++}}}if(p.question_action_rules_cnt!==void 0){let i=p.question_action_rules_cnt;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/option\
s_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_action_rules_cnt",schemaPath:"#/additionalPr\
operties/properties/options_pcr_forms_questions/additionalProperties/properties/question_action_rules_cnt/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e=noted(e,_),r++}if(typeof i=="number"&&isFinite(i)){if(i>999999999999999||
isNaN(i)){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/question_action_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_fo\
rms_questions/additionalProperties/properties/question_action_rules_cnt/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:999999999999999},message:"must be <= 999999999999999"};e=noted(e,_),r++}if(i<0||isNaN(i)){const _={instancePath:t+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_action_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalPropertie\
s/properties/question_action_rules_cnt/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e=noted(e,_),r++}}}if(p.question_photo_rules_cnt!==void 0){let i=p.question_photo_rules_cnt;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i))){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_qu\
estions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_photo_rules_cnt",schemaPath:"#/additionalProperties/proper\
ties/options_pcr_forms_questions/additionalProperties/properties/question_photo_rules_cnt/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e=noted(e,_),r++}if(typeof i=="number"&&isFinite(i)){if(i>999999999999999||isNaN(i)){
const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").
replace(/\//g,"~1")+"/question_photo_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_question\
s/additionalProperties/properties/question_photo_rules_cnt/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999},
message:"must be <= 999999999999999"};e=noted(e,_),r++}if(i<0||isNaN(i)){const _={instancePath:t+"/"+o.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_photo_rules_cnt",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_photo\
_rules_cnt/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,_),r++}}}}else{
const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/type",
keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,i),r++}}}else{const a={instancePath:t+"/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions",schemaPath:"#/additionalProperties/properties/options_pcr_\
forms_questions/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,a),r++}}if(m.options_pcr_forms_questions_values!==
void 0){let d=m.options_pcr_forms_questions_values;if(d&&typeof d=="object"&&!Array.isArray(d)){for(const a in d){if(r>=
MOST)break;const p=r;if(typeof a=="string"){if(!pattern0.test(a)){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questi\
ons_values/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]\
{1,64}$"',propertyName:a};e=noted(e,i),r++}}else{const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
options_pcr_forms_questions_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/pro\
pertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:a};e=noted(e,i),r++}var u=p===
r;if(!u){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions_values/propertyNames",keyword:"propertyNames",params:{propertyName:a},
message:"property name must be valid"};e=noted(e,i),r++}}for(const a in d){if(r>=MOST)break;let p=d[a];if(p&&typeof p=="\
object"&&!Array.isArray(p)){if(p.question_value_id===void 0){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions_values/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties\
/properties/options_pcr_forms_questions_values/additionalProperties/required",keyword:"required",params:{missingProperty:"\
question_value_id"},message:"must have required property 'question_value_id'"};e=noted(e,i),r++}if(p.pcr_question_id===void 0){
const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+a.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalPro\
perties/required",keyword:"required",params:{missingProperty:"pcr_question_id"},message:"must have required property 'pc\
r_question_id'"};e=noted(e,i),r++}for(const i in p){if(r>=MOST)break;if(!(i==="question_value_id"||i==="pcr_question_id"||
i==="question_value_active")&&typeof p[i]!="string"){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_questions_values/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+i.replace(/~/g,"~0").replace(/\//g,"\
~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/additionalPro\
perties/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(p.question_value_id!==
void 0){let i=p.question_value_id;if(typeof i=="string"){if(!pattern0.test(i)){const _={instancePath:t+"/"+o.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_val\
ue_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/\
question_value_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$\
"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_ques\
tions_values/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_value_id",schemaPath:"#/additionalProperties/properti\
es/options_pcr_forms_questions_values/additionalProperties/properties/question_value_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,_),r++}}if(p.pcr_question_id!==void 0){let i=p.pcr_question_id;if(typeof i==
"string"){if(!pattern0.test(i)){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms\
_questions_values/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/prope\
rties/options_pcr_forms_questions_values/additionalProperties/properties/pcr_question_id/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/"+
o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+
"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties\
/properties/pcr_question_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(p.
question_value_active!==void 0&&typeof p.question_value_active!="boolean"){const i={instancePath:t+"/"+o.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_value\
_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/propertie\
s/question_value_active/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,i),r++}}else{const i={
instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+a.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalPropertie\
s/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,i),r++}}}else{const a={instancePath:t+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values",schemaPath:"#/additionalProperties/pr\
operties/options_pcr_forms_questions_values/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(
e,a),r++}}if(m.options_pcr_forms_rules!==void 0){let d=m.options_pcr_forms_rules;if(d&&typeof d=="object"&&!Array.isArray(
d)){for(const a in d){if(r>=MOST)break;const p=r;if(typeof a=="string"){if(!pattern0.test(a)){const i={instancePath:t+"/"+
o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalProperties/properties/option\
s_pcr_forms_rules/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern \
"^[0-9]{1,64}$"',propertyName:a};e=noted(e,i),r++}}else{const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/propertyNames/type",
keyword:"type",params:{type:"string"},message:"must be string",propertyName:a};e=noted(e,i),r++}var l=p===r;if(!l){const i={
instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalPropertie\
s/properties/options_pcr_forms_rules/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property na\
me must be valid"};e=noted(e,i),r++}}for(const a in d){if(r>=MOST)break;let p=d[a];if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.pcr_form_rule_id===void 0){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_f\
orms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_ru\
les/additionalProperties/required",keyword:"required",params:{missingProperty:"pcr_form_rule_id"},message:"must have req\
uired property 'pcr_form_rule_id'"};e=noted(e,i),r++}if(p.pcr_question_id===void 0){const i={instancePath:t+"/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additi\
onalProperties/properties/options_pcr_forms_rules/additionalProperties/required",keyword:"required",params:{missingProperty:"\
pcr_question_id"},message:"must have required property 'pcr_question_id'"};e=noted(e,i),r++}for(const i in p){if(r>=MOST)
break;if(!(i==="pcr_form_rule_id"||i==="pcr_form_id"||i==="pcr_question_id"||i==="rule_type"||i==="rule_operator")&&typeof p[i]!=
"string"){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,
"~0").replace(/\//g,"~1")+"/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/opt\
ions_pcr_forms_rules/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e=noted(e,_),r++}}if(p.pcr_form_rule_id!==void 0){let i=p.pcr_form_rule_id;if(typeof i=="string"){if(!pattern0.
test(i)){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,
"~0").replace(/\//g,"~1")+"/pcr_form_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/addi\
tionalProperties/properties/pcr_form_rule_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must m\
atch pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_rule_id",schemaPath:"#/additionalPropert\
ies/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_form_rule_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,_),r++}}if(p.pcr_form_id!==void 0){let i=p.pcr_form_id;if(typeof i=="string"){
if(!pattern0.test(i)){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.
replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_ru\
les/additionalProperties/properties/pcr_form_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'mus\
t match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProper\
ties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_form_id/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e=noted(e,_),r++}}if(p.pcr_question_id!==void 0){let i=p.pcr_question_id;if(typeof i==
"string"){if(!pattern0.test(i)){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms\
_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/optio\
ns_pcr_forms_rules/additionalProperties/properties/pcr_question_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,\
64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/"+o.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_question_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(p.rule_type!==void 0){let i=p.rule_type;if(!(i===
"field"||i==="action")){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+
a.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule_type",schemaPath:"#/additionalProperties/properties/options_pcr_forms_ru\
les/additionalProperties/properties/rule_type/enum",keyword:"enum",params:{allowedValues:allowed9},message:"must be equa\
l to one of the allowed values"};e=noted(e,_),r++}}if(p.rule_operator!==void 0){let i=p.rule_operator;if(!(i==="="||i===
"not_equal"||i===">"||i==="<"||i==="contains_any"||i==="contains_all"||i==="doesnt_contain_any"||i==="doesnt_contain_all"||
i==="count"||i==="count_less_than"||i==="count_greater_than"||i==="length_greater_than"||i==="length_less_than"||i==="le\
ngth_equal")){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/rule_operator",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/ad\
ditionalProperties/properties/rule_operator/enum",keyword:"enum",params:{allowedValues:allowed10},message:"must be equal\
 to one of the allowed values"};e=noted(e,_),r++}}}else{const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/\
options_pcr_forms_rules/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(
e,i),r++}}}else{const a={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e=noted(e,a),r++}}if(m.options_pcr_forms_rules_checks!==void 0){let d=m.options_pcr_forms_rules_checks;if(d&&typeof d==
"object"&&!Array.isArray(d)){for(const a in d){if(r>=MOST)break;const p=r;if(typeof a=="string"){if(!pattern0.test(a)){const i={
instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks",schemaPath:"#/additionalPr\
operties/properties/options_pcr_forms_rules_checks/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64\
}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:a};e=noted(e,i),r++}}else{const i={instancePath:t+"/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks",schemaPath:"#/additionalProperties/properties/options_p\
cr_forms_rules_checks/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:a};
e=noted(e,i),r++}var y=p===r;if(!y){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_f\
orms_rules_checks",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/propertyNames",keyword:"\
propertyNames",params:{propertyName:a},message:"property name must be valid"};e=noted(e,i),r++}}for(const a in d){if(r>=
MOST)break;let p=d[a];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.pcr_rule_check_id===void 0){const i={instancePath:t+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/required",keyword:"req\
uired",params:{missingProperty:"pcr_rule_check_id"},message:"must have required property 'pcr_rule_check_id'"};e=noted(e,
i),r++}if(p.pcr_form_rule_id===void 0){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pc\
r_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pc\
r_forms_rules_checks/additionalProperties/required",keyword:"required",params:{missingProperty:"pcr_form_rule_id"},message:"\
must have required property 'pcr_form_rule_id'"};e=noted(e,i),r++}if(p.pcr_question_id===void 0){const i={instancePath:t+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/required",keyword:"req\
uired",params:{missingProperty:"pcr_question_id"},message:"must have required property 'pcr_question_id'"};e=noted(e,i),
r++}for(const i in p){if(r>=MOST)break;if(!(i==="pcr_rule_check_id"||i==="pcr_form_rule_id"||i==="pcr_question_id"||i===
"check_operator")&&typeof p[i]!="string"){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options\
_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/additionalProperties/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(p.pcr_rule_check_id!==void 0){let i=p.pcr_rule_check_id;
if(typeof i=="string"){if(!pattern0.test(i)){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/opti\
ons_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_rule_check_id",schemaPath:"#/additionalPrope\
rties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_rule_check_id/pattern",keyword:"patt\
ern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+
"/pcr_rule_check_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/p\
roperties/pcr_rule_check_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(p.
pcr_form_rule_id!==void 0){let i=p.pcr_form_rule_id;if(typeof i=="string"){if(!pattern0.test(i)){const _={instancePath:t+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+
"/pcr_form_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/pr\
operties/pcr_form_rule_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9\
]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_fo\
rms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_rule_id",schemaPath:"#/additionalProperties/prope\
rties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_form_rule_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,_),r++}}if(p.pcr_question_id!==void 0){let i=p.pcr_question_id;if(typeof i==
"string"){if(!pattern0.test(i)){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms\
_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/propertie\
s/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_question_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_questio\
n_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_q\
uestion_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(p.check_operator!==
void 0){let i=p.check_operator;if(!(i==="show"||i==="hide")){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/check_operator",schemaPath:"#/additi\
onalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/check_operator/enum",keyword:"e\
num",params:{allowedValues:allowed11},message:"must be equal to one of the allowed values"};e=noted(e,_),r++}}}else{const i={
instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e=noted(e,i),r++}}}else{const a={instancePath:t+"/"+o.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks",schemaPath:"#/additionalProperties/properties/options_pcr_fo\
rms_rules_checks/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,a),r++}}if(m.options_pcr_forms_photo_rules!==
void 0){let d=m.options_pcr_forms_photo_rules;if(d&&typeof d=="object"&&!Array.isArray(d)){for(const a in d){if(r>=MOST)
break;const p=r;if(typeof a=="string"){if(!pattern0.test(a)){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_photo_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/prope\
rtyNames/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:a};
e=noted(e,i),r++}}else{const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_ru\
les",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/propertyNames/type",keyword:"type",params:{
type:"string"},message:"must be string",propertyName:a};e=noted(e,i),r++}var g=p===r;if(!g){const i={instancePath:t+"/"+
o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules",schemaPath:"#/additionalProperties/properties/\
options_pcr_forms_photo_rules/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property name must\
 be valid"};e=noted(e,i),r++}}for(const a in d){if(r>=MOST)break;let p=d[a];if(p&&typeof p=="object"&&!Array.isArray(p)){
if(p.pcr_photo_rule_id===void 0){const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_form\
s_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms\
_photo_rules/additionalProperties/required",keyword:"required",params:{missingProperty:"pcr_photo_rule_id"},message:"mus\
t have required property 'pcr_photo_rule_id'"};e=noted(e,i),r++}if(p.pcr_question_id===void 0){const i={instancePath:t+"\
/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/required",keyword:"required",params:{
missingProperty:"pcr_question_id"},message:"must have required property 'pcr_question_id'"};e=noted(e,i),r++}for(const i in p){
if(r>=MOST)break;if(!(i==="pcr_photo_rule_id"||i==="pcr_question_id"||i==="rule_operator"||i==="min_photo"||i==="max_pho\
to")&&typeof p[i]!="string"){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_ph\
oto_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/addition\
alProperties/properties/options_pcr_forms_photo_rules/additionalProperties/additionalProperties/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,_),r++}}if(p.pcr_photo_rule_id!==void 0){let i=p.pcr_photo_rule_id;if(typeof i==
"string"){if(!pattern0.test(i)){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms\
_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_photo_rule_id",schemaPath:"#/additionalProperties/properti\
es/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_photo_rule_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_photo_ru\
le_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_p\
hoto_rule_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(p.pcr_question_id!==
void 0){let i=p.pcr_question_id;if(typeof i=="string"){if(!pattern0.test(i)){const _={instancePath:t+"/"+o.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_question\
_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,
_),r++}}else{const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_\
rules/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e=noted(e,_),r++}}if(p.rule_operator!==void 0){let i=p.rule_operator;if(!(i==="default"||i==="="||i==="not_equal"||i===
">"||i==="<"||i==="contains_any"||i==="contains_all"||i==="doesnt_contain_any"||i==="doesnt_contain_all"||i==="count"||i===
"count_less_than"||i==="count_greater_than"||i==="length_greater_than"||i==="length_less_than"||i==="length_equal")){const _={
instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(
/\//g,"~1")+"/rule_operator",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalPrope\
rties/properties/rule_operator/enum",keyword:"enum",params:{allowedValues:allowed12},message:"must be equal to one of th\
e allowed values"};e=noted(e,_),r++}}if(p.min_photo!==void 0){let i=p.min_photo;if(!(typeof i=="number"&&!(i%1)&&!isNaN(
i)&&isFinite(i))){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+
a.replace(/~/g,"~0").replace(/\//g,"~1")+"/min_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_ph\
oto_rules/additionalProperties/properties/min_photo/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e=noted(e,_),r++}if(typeof i=="number"&&isFinite(i)){if(i>999999999999999||isNaN(i)){const _={instancePath:t+"/"+o.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/min_photo",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/min_photo/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:999999999999999},message:"must be <= 999999999999999"};e=noted(e,_),r++}if(i<0||isNaN(
i)){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,
"~0").replace(/\//g,"~1")+"/min_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/addit\
ionalProperties/properties/min_photo/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e=noted(e,_),r++}}}if(p.max_photo!==void 0){let i=p.max_photo;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){
const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/max_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additio\
nalProperties/properties/max_photo/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,_),
r++}if(typeof i=="number"&&isFinite(i)){if(i>999999999999999||isNaN(i)){const _={instancePath:t+"/"+o.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/max_photo",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/max_photo/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:999999999999999},message:"must be <= 999999999999999"};e=noted(e,_),r++}if(i<0||isNaN(
i)){const _={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,
"~0").replace(/\//g,"~1")+"/max_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/addit\
ionalProperties/properties/max_photo/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e=noted(e,_),r++}}}}else{const i={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_\
rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_r\
ules/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,i),r++}}}else{
const a={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules",schemaPath:"#/addi\
tionalProperties/properties/options_pcr_forms_photo_rules/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e=noted(e,a),r++}}}else{const d={instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/addit\
ionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,d),r++}}}else e=noted(e,
{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate35.
errors=e,r===0}function validate36(s,{instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"report_id"},message:"must have required property 'report_id'"}),r++),s.wo_number===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"wo_number"},message:"\
must have required property 'wo_number'"}),r++),s.wo_status===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"wo_status"},message:"must have required property 'wo_status'"}),r++),s.pending_cancellation_timestamp===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pending_cancellat\
ion_timestamp"},message:"must have required property 'pending_cancellation_timestamp'"}),r++),s.report_id!==void 0){let f=s.
report_id;const u=r;let l=!1;const y=r;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){const g={instancePath:t+
"/report_id",schemaPath:"#/properties/report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e=noted(e,g),r++}if(typeof f=="number"&&isFinite(f)){if(f>9007199254740991||isNaN(f)){const g={instancePath:t+"/\
report_id",schemaPath:"#/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e=noted(e,g),r++}if(f<0||isNaN(f)){const g={instancePath:t+"/report_id",schemaPath:"\
#/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(
e,g),r++}}var n=y===r;if(l=l||n,!l){const g=r;if(typeof f=="string"){if(!pattern1.test(f)){const m={instancePath:t+"/rep\
ort_id",schemaPath:"#/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'\
must match pattern "^[0-9]{16,64}$"'};e=noted(e,m),r++}}else{const m={instancePath:t+"/report_id",schemaPath:"#/properti\
es/report_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}var n=g===r;
l=l||n}if(l)r=u,e!==null&&(u?e.length=u:e=null);else{const g={instancePath:t+"/report_id",schemaPath:"#/properties/repor\
t_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,g),r++}}if(s.wo_number!==void 0&&
typeof s.wo_number!="string"){const f={instancePath:t+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e=noted(e,f),r++}if(s.org_wo_num!==void 0){let f=s.org_wo_num;const u=r;
let l=!1;const y=r;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){const g={instancePath:t+"/org_wo_num",schemaPath:"\
#/properties/org_wo_num/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,g),r++}
if(typeof f=="number"&&isFinite(f)){if(f>9007199254740991||isNaN(f)){const g={instancePath:t+"/org_wo_num",schemaPath:"#\
/properties/org_wo_num/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must \
be <= 9007199254740991"};e=noted(e,g),r++}if(f<0||isNaN(f)){const g={instancePath:t+"/org_wo_num",schemaPath:"#/properti\
es/org_wo_num/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,g),r++}}
var c=y===r;if(l=l||c,!l){const g=r;if(typeof f=="string"){if(!pattern1.test(f)){const m={instancePath:t+"/org_wo_num",schemaPath:"\
#/properties/org_wo_num/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern\
 "^[0-9]{16,64}$"'};e=noted(e,m),r++}}else{const m={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/any\
Of/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}var c=g===r;l=l||c}if(l)r=u,
e!==null&&(u?e.length=u:e=null);else{const g={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,g),r++}}if(s.wo_status!==void 0&&typeof s.wo_status!=
"string"){const f={instancePath:t+"/wo_status",schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e=noted(e,f),r++}if(s.transaction_id!==void 0){let f=s.transaction_id;if(typeof f=="stri\
ng"){if(func2(f)>255){const u={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"\
maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e=noted(e,u),r++}if(func2(f)<1){const u={
instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e=noted(e,u),r++}}else{const u={instancePath:t+"/transaction_id",schemaPath:"\
#/properties/transaction_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,u),r++}}if(s.
pending_cancellation_timestamp!==void 0){let f=s.pending_cancellation_timestamp;if(typeof f=="string"){if(!pattern11.test(
f)){const u={instancePath:t+"/pending_cancellation_timestamp",schemaPath:"#/properties/pending_cancellation_timestamp/pa\
ttern",keyword:"pattern",params:{pattern:"^[0-9]{1,11}$"},message:'must match pattern "^[0-9]{1,11}$"'};e=noted(e,u),r++}}else{
const u={instancePath:t+"/pending_cancellation_timestamp",schemaPath:"#/properties/pending_cancellation_timestamp/type",
keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,u),r++}}}else e=noted(e,{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate36.errors=e,r===0}function validate37(s,{
instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
report_id"},message:"must have required property 'report_id'"}),r++),s.wo_number===void 0&&(e=noted(e,{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"wo_number"},message:"must have required property 'wo_number'"}),
r++),s.wo_status===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
wo_status"},message:"must have required property 'wo_status'"}),r++),s.pending_cancellation_timestamp===void 0&&(e=noted(
e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pending_cancellation_timestamp"},message:"\
must have required property 'pending_cancellation_timestamp'"}),r++),s.report_id!==void 0){let n=s.report_id;if(typeof n==
"string"){if(!pattern0.test(n)){const c={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={
instancePath:t+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e=noted(e,c),r++}}if(s.wo_number!==void 0&&typeof s.wo_number!="string"){const n={instancePath:t+"/wo_numbe\
r",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,n),
r++}if(s.org_wo_num!==void 0){let n=s.org_wo_num;if(typeof n=="string"){if(!pattern0.test(n)){const c={instancePath:t+"/\
org_wo_num",schemaPath:"#/properties/org_wo_num/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'mus\
t match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+"/org_wo_num",schemaPath:"#/properties/\
org_wo_num/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}}if(s.wo_status!==void 0&&
typeof s.wo_status!="string"){const n={instancePath:t+"/wo_status",schemaPath:"#/properties/wo_status/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e=noted(e,n),r++}if(s.transaction_id!==void 0){let n=s.transaction_id;
if(typeof n=="string"){if(func2(n)>255){const c={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_i\
d/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e=noted(e,c),r++}if(func2(
n)<1){const c={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e=noted(e,c),r++}}else{const c={instancePath:t+"/transaction_i\
d",schemaPath:"#/properties/transaction_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,c),r++}}if(s.pending_cancellation_timestamp!==void 0){let n=s.pending_cancellation_timestamp;if(!(typeof n=="number"&&
!(n%1)&&!isNaN(n)&&isFinite(n))){const c={instancePath:t+"/pending_cancellation_timestamp",schemaPath:"#/properties/pend\
ing_cancellation_timestamp/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,c),r++}if(typeof n==
"number"&&isFinite(n)){if(n>99999999999||isNaN(n)){const c={instancePath:t+"/pending_cancellation_timestamp",schemaPath:"\
#/properties/pending_cancellation_timestamp/maximum",keyword:"maximum",params:{comparison:"<=",limit:99999999999},message:"\
must be <= 99999999999"};e=noted(e,c),r++}if(n<0||isNaN(n)){const c={instancePath:t+"/pending_cancellation_timestamp",schemaPath:"\
#/properties/pending_cancellation_timestamp/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};e=noted(e,c),r++}}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}),r++;return validate37.errors=e,r===0}function validate38(s,{instancePath:t="",parentData:h,parentDataProperty:P,
rootData:w=s}={}){let e=null,r=0;return s!==null&&(e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"null"},message:"must be null"}),r++),validate38.errors=e,r===0}function validate39(s,{instancePath:t="",parentData:h,
parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;const n=r;let c=!1;const f=r;s&&typeof s=="object"&&!Array.isArray(
s)&&s.qty_bid===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty:"\
qty_bid"},message:"must have required property 'qty_bid'"}),r++);var u=f===r;if(c=c||u,!c){const a=r;s&&typeof s=="objec\
t"&&!Array.isArray(s)&&s.qty_comp===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/anyOf/1/required",keyword:"required",
params:{missingProperty:"qty_comp"},message:"must have required property 'qty_comp'"}),r++);var u=a===r;c=c||u}c?(r=n,e!==
null&&(n?e.length=n:e=null)):(e=noted(e,{instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must mat\
ch a schema in anyOf"}),r++);const l=r;let y=!0;const g=r;s&&typeof s=="object"&&!Array.isArray(s)&&s.dst_invoice_item_id!==
void 0&&s.dst_invoice_item_id!==null&&(e=noted(e,{}),r++);var o=g===r;if(r=l,e!==null&&(l?e.length=l:e=null),o){const a=r;
s&&typeof s=="object"&&!Array.isArray(s)&&s.invoice_item_desc===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/then/re\
quired",keyword:"required",params:{missingProperty:"invoice_item_desc"},message:"must have required property 'invoice_it\
em_desc'"}),r++);var o=a===r;y=o}if(y||(e=noted(e,{instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"\
then"},message:'must match "then" schema'}),r++),s&&typeof s=="object"&&!Array.isArray(s)){if(s.report_id===void 0&&(e=noted(
e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"report_id"},message:"must have req\
uired property 'report_id'"}),r++),s.comp_note_id!==void 0){let a=s.comp_note_id;if(typeof a=="string"){if(!pattern0.test(
a)){const p={instancePath:t+"/comp_note_id",schemaPath:"#/properties/comp_note_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,p),r++}}else{const p={instancePath:t+"/comp_note\
_id",schemaPath:"#/properties/comp_note_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,p),r++}}if(s.report_id!==void 0){let a=s.report_id;if(typeof a=="string"){if(!pattern0.test(a)){const p={instancePath:t+
"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'mus\
t match pattern "^[0-9]{1,64}$"'};e=noted(e,p),r++}}else{const p={instancePath:t+"/report_id",schemaPath:"#/properties/r\
eport_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,p),r++}}if(s.dst_invoice_item_id!==
void 0){let a=s.dst_invoice_item_id;const p=r;let i=!1;const _=r;if(typeof a=="string"){if(!pattern0.test(a)){const b={instancePath:t+
"/dst_invoice_item_id",schemaPath:"#/properties/dst_invoice_item_id/anyOf/0/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,b),r++}}else{const b={instancePath:t+"/dst_invoi\
ce_item_id",schemaPath:"#/properties/dst_invoice_item_id/anyOf/0/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e=noted(e,b),r++}var m=_===r;if(i=i||m,!i){const b=r;if(a!==null){const $={instancePath:t+"/dst_invoice_i\
tem_id",schemaPath:"#/properties/dst_invoice_item_id/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be \
null"};e=noted(e,$),r++}var m=b===r;i=i||m}if(i)r=p,e!==null&&(p?e.length=p:e=null);else{const b={instancePath:t+"/dst_i\
nvoice_item_id",schemaPath:"#/properties/dst_invoice_item_id/anyOf",keyword:"anyOf",params:{},message:"must match a sche\
ma in anyOf"};e=noted(e,b),r++}}if(s.src_invoice_item_id!==void 0){let a=s.src_invoice_item_id;if(typeof a=="string"){if(!pattern0.
test(a)){const p={instancePath:t+"/src_invoice_item_id",schemaPath:"#/properties/src_invoice_item_id/pattern",keyword:"p\
attern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,p),r++}}else{const p={instancePath:t+
"/src_invoice_item_id",schemaPath:"#/properties/src_invoice_item_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,p),r++}}if(s.invoice_item_desc!==void 0&&typeof s.invoice_item_desc!="string"){const a={instancePath:t+
"/invoice_item_desc",schemaPath:"#/properties/invoice_item_desc/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e=noted(e,a),r++}if(s.qty_bid!==void 0){let a=s.qty_bid;if(typeof a=="string"){if(!pattern39.test(a)){const p={
instancePath:t+"/qty_bid",schemaPath:"#/properties/qty_bid/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[\
0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'};e=noted(e,p),r++}}else{const p={instancePath:t+"/q\
ty_bid",schemaPath:"#/properties/qty_bid/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,
p),r++}}if(s.client_price_bid!==void 0){let a=s.client_price_bid;if(typeof a=="string"){if(!pattern39.test(a)){const p={
instancePath:t+"/client_price_bid",schemaPath:"#/properties/client_price_bid/pattern",keyword:"pattern",params:{pattern:"\
^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'};e=noted(e,p),r++}}else{const p={
instancePath:t+"/client_price_bid",schemaPath:"#/properties/client_price_bid/type",keyword:"type",params:{type:"string"},
message:"must be string"};e=noted(e,p),r++}}if(s.bid_note!==void 0&&typeof s.bid_note!="string"){const a={instancePath:t+
"/bid_note",schemaPath:"#/properties/bid_note/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,a),r++}if(s.qty_comp!==void 0){let a=s.qty_comp;if(typeof a=="string"){if(!pattern39.test(a)){const p={instancePath:t+
"/qty_comp",schemaPath:"#/properties/qty_comp/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'\
must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'};e=noted(e,p),r++}}else{const p={instancePath:t+"/qty_comp",schemaPath:"\
#/properties/qty_comp/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,p),r++}}if(s.comp_note!==
void 0&&typeof s.comp_note!="string"){const a={instancePath:t+"/comp_note",schemaPath:"#/properties/comp_note/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,a),r++}if(s.remote_id!==void 0){let a=s.remote_id;if(typeof a==
"string"){if(!pattern0.test(a)){const p={instancePath:t+"/remote_id",schemaPath:"#/properties/remote_id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,p),r++}}else{const p={
instancePath:t+"/remote_id",schemaPath:"#/properties/remote_id/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e=noted(e,p),r++}}if(s.photo_flag_data!==void 0){let a=s.photo_flag_data;if(Array.isArray(a)){const p=a.length;
for(let i=0;i<p&&r<MOST;i++){let _=a[i];const b=r;let N=!0;const $=r;if(_&&typeof _=="object"&&!Array.isArray(_)){let q;
_.work_type===void 0&&(q="work_type")?(e=noted(e,{}),r++):_.work_type!==void 0&&_.work_type!=="b"&&(e=noted(e,{}),r++)}var d=$===
r;if(r=b,e!==null&&(b?e.length=b:e=null),d){const q=r;if(_&&typeof _=="object"&&!Array.isArray(_)&&_.stage!==void 0&&_.stage!==
"b"){const A={instancePath:t+"/photo_flag_data/"+i+"/stage",schemaPath:"#/properties/photo_flag_data/items/then/properti\
es/stage/enum",keyword:"enum",params:{allowedValues:allowed14},message:"must be equal to one of the allowed values"};e=noted(
e,A),r++}var d=q===r;N=d}if(!N){const q={instancePath:t+"/photo_flag_data/"+i,schemaPath:"#/properties/photo_flag_data/i\
tems/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};e=noted(e,q),r++}if(_&&typeof _==
"object"&&!Array.isArray(_)){if(_.file_id===void 0){const q={instancePath:t+"/photo_flag_data/"+i,schemaPath:"#/properti\
es/photo_flag_data/items/required",keyword:"required",params:{missingProperty:"file_id"},message:"must have required pro\
perty 'file_id'"};e=noted(e,q),r++}if(_.work_type===void 0){const q={instancePath:t+"/photo_flag_data/"+i,schemaPath:"#/\
properties/photo_flag_data/items/required",keyword:"required",params:{missingProperty:"work_type"},message:"must have re\
quired property 'work_type'"};e=noted(e,q),r++}if(_.stage===void 0){const q={instancePath:t+"/photo_flag_data/"+i,schemaPath:"\
#/properties/photo_flag_data/items/required",keyword:"required",params:{missingProperty:"stage"},message:"must have requ\
ired property 'stage'"};e=noted(e,q),r++}if(_.file_id!==void 0){let q=_.file_id;if(typeof q=="string"){if(func2(q)>255){
const O={instancePath:t+"/photo_flag_data/"+i+"/file_id",schemaPath:"#/properties/photo_flag_data/items/properties/file_\
id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e=noted(e,O),r++}
if(func2(q)<1){const O={instancePath:t+"/photo_flag_data/"+i+"/file_id",schemaPath:"#/properties/photo_flag_data/items/p\
roperties/file_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e=noted(
e,O),r++}}else{const O={instancePath:t+"/photo_flag_data/"+i+"/file_id",schemaPath:"#/properties/photo_flag_data/items/p\
roperties/file_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,O),r++}}if(_.work_type!==
void 0){let q=_.work_type;if(!(q==="b"||q==="c")){const O={instancePath:t+"/photo_flag_data/"+i+"/work_type",schemaPath:"\
#/properties/photo_flag_data/items/properties/work_type/enum",keyword:"enum",params:{allowedValues:allowed15},message:"m\
ust be equal to one of the allowed values"};e=noted(e,O),r++}}if(_.stage!==void 0){let q=_.stage;if(!(q==="b"||q==="i"||
q==="a")){const O={instancePath:t+"/photo_flag_data/"+i+"/stage",schemaPath:"#/properties/photo_flag_data/items/properti\
es/stage/enum",keyword:"enum",params:{allowedValues:allowed16},message:"must be equal to one of the allowed values"};e=noted(
e,O),r++}}}else{const q={instancePath:t+"/photo_flag_data/"+i,schemaPath:"#/properties/photo_flag_data/items/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e=noted(e,q),r++}}}else{const p={instancePath:t+"/photo_flag_data",
schemaPath:"#/properties/photo_flag_data/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,p),
r++}}if(s.total_items!==void 0){let a=s.total_items;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){const p={instancePath:t+
"/total_items",schemaPath:"#/properties/total_items/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e=noted(e,p),r++}if(typeof a=="number"&&isFinite(a)){if(a>999999999999999||isNaN(a)){const p={instancePath:t+"/total\
_items",schemaPath:"#/properties/total_items/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999},message:"\
must be <= 999999999999999"};e=noted(e,p),r++}if(a<0||isNaN(a)){const p={instancePath:t+"/total_items",schemaPath:"#/pro\
perties/total_items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,p),r++}}}
if(s.cur_index!==void 0){let a=s.cur_index;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){const p={instancePath:t+
"/cur_index",schemaPath:"#/properties/cur_index/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e=noted(e,p),r++}if(typeof a=="number"&&isFinite(a)){if(a>999999999999999||isNaN(a)){const p={instancePath:t+"/cur_index",
schemaPath:"#/properties/cur_index/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999},message:"mu\
st be <= 999999999999999"};e=noted(e,p),r++}if(a<0||isNaN(a)){const p={instancePath:t+"/cur_index",schemaPath:"#/propert\
ies/cur_index/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,p),r++}}}}else
e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate39.
errors=e,r===0}function validate40(s,{instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.comp_note_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"comp_note_id"},message:"must have required property 'comp_note_id'"}),r++),
s.comp_note_id!==void 0){let c=s.comp_note_id;const f=r;let u=!1;const l=r;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(
c))){const y={instancePath:t+"/comp_note_id",schemaPath:"#/properties/comp_note_id/anyOf/0/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e=noted(e,y),r++}if(typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(
c)){const y={instancePath:t+"/comp_note_id",schemaPath:"#/properties/comp_note_id/anyOf/0/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(e,y),r++}if(c<0||isNaN(c)){const y={
instancePath:t+"/comp_note_id",schemaPath:"#/properties/comp_note_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e=noted(e,y),r++}}var n=l===r;if(u=u||n,!u){const y=r;if(typeof c=="string"){if(!pattern0.
test(c)){const o={instancePath:t+"/comp_note_id",schemaPath:"#/properties/comp_note_id/anyOf/1/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,o),r++}}else{const o={instancePath:t+
"/comp_note_id",schemaPath:"#/properties/comp_note_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e=noted(e,o),r++}var n=y===r;u=u||n}if(u)r=f,e!==null&&(f?e.length=f:e=null);else{const y={instancePath:t+"/\
comp_note_id",schemaPath:"#/properties/comp_note_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in any\
Of"};e=noted(e,y),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}),r++;return validate40.errors=e,r===0}function validate41(s,{instancePath:t="",parentData:h,parentDataProperty:P,
rootData:w=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.comp_note_id===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"comp_note_id"},message:"must have required property \
'comp_note_id'"}),r++),s.comp_note_id!==void 0){let n=s.comp_note_id;if(typeof n=="string"){if(!pattern0.test(n)){const c={
instancePath:t+"/comp_note_id",schemaPath:"#/properties/comp_note_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{\
1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+"/comp_note_id",schemaPath:"\
#/properties/comp_note_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}}}else e=
noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate41.
errors=e,r===0}function validate42(s,{instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.dst_report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"dst_report_id"},message:"must have required property 'dst_report_id'"}),
r++),s.checkin_data===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
checkin_data"},message:"must have required property 'checkin_data'"}),r++),s.dst_report_id!==void 0){let c=s.dst_report_id;
if(typeof c=="string"){if(!pattern0.test(c)){const f={instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_repor\
t_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,
f),r++}}else{const f={instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_report_id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,f),r++}}if(s.checkin_data!==void 0){let c=s.checkin_data;if(Array.isArray(
c)){if(c.length<1){const u={instancePath:t+"/checkin_data",schemaPath:"#/properties/checkin_data/minItems",keyword:"minI\
tems",params:{limit:1},message:"must NOT have fewer than 1 items"};e=noted(e,u),r++}const f=c.length;for(let u=0;u<f&&r<
MOST;u++){let l=c[u];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.gps_lat===void 0){const y={instancePath:t+"/check\
in_data/"+u,schemaPath:"#/properties/checkin_data/items/required",keyword:"required",params:{missingProperty:"gps_lat"},
message:"must have required property 'gps_lat'"};e=noted(e,y),r++}if(l.gps_lng===void 0){const y={instancePath:t+"/check\
in_data/"+u,schemaPath:"#/properties/checkin_data/items/required",keyword:"required",params:{missingProperty:"gps_lng"},
message:"must have required property 'gps_lng'"};e=noted(e,y),r++}if(l.bg_check_id!==void 0){let y=l.bg_check_id;const g=r;
let o=!1;const m=r;if(typeof y=="string"){if(func2(y)>255){const d={instancePath:t+"/checkin_data/"+u+"/bg_check_id",schemaPath:"\
#/properties/checkin_data/items/properties/bg_check_id/anyOf/0/maxLength",keyword:"maxLength",params:{limit:255},message:"\
must NOT have more than 255 characters"};e=noted(e,d),r++}if(func2(y)<1){const d={instancePath:t+"/checkin_data/"+u+"/bg\
_check_id",schemaPath:"#/properties/checkin_data/items/properties/bg_check_id/anyOf/0/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e=noted(e,d),r++}}else{const d={instancePath:t+"/checkin_data/"+
u+"/bg_check_id",schemaPath:"#/properties/checkin_data/items/properties/bg_check_id/anyOf/0/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,d),r++}var n=m===r;if(o=o||n,!o){const d=r;if(y!==null){const p={instancePath:t+
"/checkin_data/"+u+"/bg_check_id",schemaPath:"#/properties/checkin_data/items/properties/bg_check_id/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e=noted(e,p),r++}var n=d===r;o=o||n}if(o)r=g,e!==null&&(g?e.length=g:
e=null);else{const d={instancePath:t+"/checkin_data/"+u+"/bg_check_id",schemaPath:"#/properties/checkin_data/items/prope\
rties/bg_check_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,d),r++}}if(l.checkin_ts!==
void 0){let y=l.checkin_ts;if(typeof y=="string"){if(!pattern30.test(y)){const g={instancePath:t+"/checkin_data/"+u+"/ch\
eckin_ts",schemaPath:"#/properties/checkin_data/items/properties/checkin_ts/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][\
0-9]{2}:?[0-9]{2})?$"},message:'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0\
-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"'};e=noted(e,g),r++}}else{const g={instancePath:t+
"/checkin_data/"+u+"/checkin_ts",schemaPath:"#/properties/checkin_data/items/properties/checkin_ts/type",keyword:"type",
params:{type:"string"},message:"must be string"};e=noted(e,g),r++}}if(l.gps_lat!==void 0){let y=l.gps_lat;if(typeof y=="\
number"&&isFinite(y)){if(y>90||isNaN(y)){const g={instancePath:t+"/checkin_data/"+u+"/gps_lat",schemaPath:"#/properties/\
checkin_data/items/properties/gps_lat/maximum",keyword:"maximum",params:{comparison:"<=",limit:90},message:"must be <= 9\
0"};e=noted(e,g),r++}if(y<-90||isNaN(y)){const g={instancePath:t+"/checkin_data/"+u+"/gps_lat",schemaPath:"#/properties/\
checkin_data/items/properties/gps_lat/minimum",keyword:"minimum",params:{comparison:">=",limit:-90},message:"must be >= \
-90"};e=noted(e,g),r++}}else{const g={instancePath:t+"/checkin_data/"+u+"/gps_lat",schemaPath:"#/properties/checkin_data\
/items/properties/gps_lat/type",keyword:"type",params:{type:"number"},message:"must be number"};e=noted(e,g),r++}}if(l.gps_lng!==
void 0){let y=l.gps_lng;if(typeof y=="number"&&isFinite(y)){if(y>180||isNaN(y)){const g={instancePath:t+"/checkin_data/"+
u+"/gps_lng",schemaPath:"#/properties/checkin_data/items/properties/gps_lng/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:180},message:"must be <= 180"};e=noted(e,g),r++}if(y<-180||isNaN(y)){const g={instancePath:t+"/checkin_data/"+
u+"/gps_lng",schemaPath:"#/properties/checkin_data/items/properties/gps_lng/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-180},message:"must be >= -180"};e=noted(e,g),r++}}else{const g={instancePath:t+"/checkin_data/"+u+"/gps_lng",
schemaPath:"#/properties/checkin_data/items/properties/gps_lng/type",keyword:"type",params:{type:"number"},message:"must\
 be number"};e=noted(e,g),r++}}if(l.gps_accuracy!==void 0){let y=l.gps_accuracy;if(!(typeof y=="number"&&isFinite(y))){const g={
instancePath:t+"/checkin_data/"+u+"/gps_accuracy",schemaPath:"#/properties/checkin_data/items/properties/gps_accuracy/ty\
pe",keyword:"type",params:{type:"number"},message:"must be number"};e=noted(e,g),r++}}}else{const y={instancePath:t+"/ch\
eckin_data/"+u,schemaPath:"#/properties/checkin_data/items/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e=noted(e,y),r++}}}else{const f={instancePath:t+"/checkin_data",schemaPath:"#/properties/checkin_data/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e=noted(e,f),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate42.errors=e,r===0}function validate43(s,{
instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.dst_report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
dst_report_id"},message:"must have required property 'dst_report_id'"}),r++),s.invoice_lines===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"invoice_lines"},message:"must have required property\
 'invoice_lines'"}),r++),s.dst_report_id!==void 0){let f=s.dst_report_id;if(typeof f=="string"){if(!pattern0.test(f)){const u={
instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9\
]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,u),r++}}else{const u={instancePath:t+"/dst_report_id",
schemaPath:"#/properties/dst_report_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,u),
r++}}if(s.dst_invoice_item_ids!==void 0){let f=s.dst_invoice_item_ids;if(f&&typeof f=="object"&&!Array.isArray(f)){for(const u in f){
if(r>=MOST)break;const l=r;if(typeof u=="string"){if(func2(u)>255){const y={instancePath:t+"/dst_invoice_item_ids",schemaPath:"\
#/properties/dst_invoice_item_ids/propertyNames/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have\
 more than 255 characters",propertyName:u};e=noted(e,y),r++}if(func2(u)<1){const y={instancePath:t+"/dst_invoice_item_id\
s",schemaPath:"#/properties/dst_invoice_item_ids/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",propertyName:u};e=noted(e,y),r++}}else{const y={instancePath:t+"/dst_invoice_item\
_ids",schemaPath:"#/properties/dst_invoice_item_ids/propertyNames/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",propertyName:u};e=noted(e,y),r++}var n=l===r;if(!n){const y={instancePath:t+"/dst_invoice_item_ids",schemaPath:"\
#/properties/dst_invoice_item_ids/propertyNames",keyword:"propertyNames",params:{propertyName:u},message:"property name \
must be valid"};e=noted(e,y),r++}}for(const u in f){if(r>=MOST)break;let l=f[u];const y=r;let g=!1;const o=r;if(l!=="***\
other***"){const m={instancePath:t+"/dst_invoice_item_ids/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/prope\
rties/dst_invoice_item_ids/additionalProperties/anyOf/0/const",keyword:"const",params:{allowedValue:"***other***"},message:"\
must be equal to constant"};e=noted(e,m),r++}var c=o===r;if(g=g||c,!g){const m=r;if(typeof l=="string"){if(!pattern0.test(
l)){const a={instancePath:t+"/dst_invoice_item_ids/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/d\
st_invoice_item_ids/additionalProperties/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'mu\
st match pattern "^[0-9]{1,64}$"'};e=noted(e,a),r++}}else{const a={instancePath:t+"/dst_invoice_item_ids/"+u.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dst_invoice_item_ids/additionalProperties/anyOf/1/type",keyword:"type",
params:{type:"string"},message:"must be string"};e=noted(e,a),r++}var c=m===r;g=g||c}if(g)r=y,e!==null&&(y?e.length=y:e=
null);else{const m={instancePath:t+"/dst_invoice_item_ids/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/prope\
rties/dst_invoice_item_ids/additionalProperties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
e=noted(e,m),r++}}}else{const u={instancePath:t+"/dst_invoice_item_ids",schemaPath:"#/properties/dst_invoice_item_ids/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,u),r++}}if(s.comment!==void 0&&typeof s.comment!=
"string"){const f={instancePath:t+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type:"string"},
message:"must be string"};e=noted(e,f),r++}if(s.invoice_lines!==void 0){let f=s.invoice_lines;if(Array.isArray(f)){const u=f.
length;for(let l=0;l<u&&r<MOST;l++){let y=f[l];if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.line_id===void 0){const g={
instancePath:t+"/invoice_lines/"+l,schemaPath:"#/properties/invoice_lines/items/required",keyword:"required",params:{missingProperty:"\
line_id"},message:"must have required property 'line_id'"};e=noted(e,g),r++}if(y.invoice_item_id===void 0){const g={instancePath:t+
"/invoice_lines/"+l,schemaPath:"#/properties/invoice_lines/items/required",keyword:"required",params:{missingProperty:"i\
nvoice_item_id"},message:"must have required property 'invoice_item_id'"};e=noted(e,g),r++}if(y.quantity===void 0){const g={
instancePath:t+"/invoice_lines/"+l,schemaPath:"#/properties/invoice_lines/items/required",keyword:"required",params:{missingProperty:"\
quantity"},message:"must have required property 'quantity'"};e=noted(e,g),r++}if(y.price===void 0){const g={instancePath:t+
"/invoice_lines/"+l,schemaPath:"#/properties/invoice_lines/items/required",keyword:"required",params:{missingProperty:"p\
rice"},message:"must have required property 'price'"};e=noted(e,g),r++}if(y.flat_fee===void 0){const g={instancePath:t+"\
/invoice_lines/"+l,schemaPath:"#/properties/invoice_lines/items/required",keyword:"required",params:{missingProperty:"fl\
at_fee"},message:"must have required property 'flat_fee'"};e=noted(e,g),r++}if(y.line_id!==void 0){let g=y.line_id;if(typeof g==
"string"){if(func2(g)>255){const o={instancePath:t+"/invoice_lines/"+l+"/line_id",schemaPath:"#/properties/invoice_lines\
/items/properties/line_id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 charact\
ers"};e=noted(e,o),r++}if(func2(g)<1){const o={instancePath:t+"/invoice_lines/"+l+"/line_id",schemaPath:"#/properties/in\
voice_lines/items/properties/line_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e=noted(e,o),r++}}else{const o={instancePath:t+"/invoice_lines/"+l+"/line_id",schemaPath:"#/properties/inv\
oice_lines/items/properties/line_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,o),r++}}
if(y.invoice_item_id!==void 0){let g=y.invoice_item_id;if(typeof g=="string"){if(!pattern0.test(g)){const o={instancePath:t+
"/invoice_lines/"+l+"/invoice_item_id",schemaPath:"#/properties/invoice_lines/items/properties/invoice_item_id/pattern",
keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,o),r++}}else{
const o={instancePath:t+"/invoice_lines/"+l+"/invoice_item_id",schemaPath:"#/properties/invoice_lines/items/properties/i\
nvoice_item_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,o),r++}}if(y.quantity!==void 0){
let g=y.quantity;if(typeof g=="string"){if(!pattern39.test(g)){const o={instancePath:t+"/invoice_lines/"+l+"/quantity",schemaPath:"\
#/properties/invoice_lines/items/properties/quantity/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2\
}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'};e=noted(e,o),r++}}else{const o={instancePath:t+"/invoice\
_lines/"+l+"/quantity",schemaPath:"#/properties/invoice_lines/items/properties/quantity/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,o),r++}}if(y.price!==void 0){let g=y.price;if(typeof g=="string"){if(!pattern39.
test(g)){const o={instancePath:t+"/invoice_lines/"+l+"/price",schemaPath:"#/properties/invoice_lines/items/properties/pr\
ice/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\
\\.[0-9]{2}$"'};e=noted(e,o),r++}}else{const o={instancePath:t+"/invoice_lines/"+l+"/price",schemaPath:"#/properties/inv\
oice_lines/items/properties/price/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,o),r++}}
if(y.item_desc!==void 0&&typeof y.item_desc!="string"){const g={instancePath:t+"/invoice_lines/"+l+"/item_desc",schemaPath:"\
#/properties/invoice_lines/items/properties/item_desc/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e=noted(e,g),r++}if(y.flat_fee!==void 0&&typeof y.flat_fee!="boolean"){const g={instancePath:t+"/invoice_lines/"+l+"\
/flat_fee",schemaPath:"#/properties/invoice_lines/items/properties/flat_fee/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e=noted(e,g),r++}}else{const g={instancePath:t+"/invoice_lines/"+l,schemaPath:"#/properties/i\
nvoice_lines/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,g),r++}}}else{const u={
instancePath:t+"/invoice_lines",schemaPath:"#/properties/invoice_lines/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e=noted(e,u),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"}),r++;return validate43.errors=e,r===0}function validate44(s,{instancePath:t="",parentData:h,
parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.line_ids_cont===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"line_ids_cont"},message:"\
must have required property 'line_ids_cont'"}),r++),s.line_ids_cont!==void 0){let f=s.line_ids_cont;if(f&&typeof f=="obj\
ect"&&!Array.isArray(f)){if(f.invoice_id===void 0){const u={instancePath:t+"/line_ids_cont",schemaPath:"#/properties/lin\
e_ids_cont/required",keyword:"required",params:{missingProperty:"invoice_id"},message:"must have required property 'invo\
ice_id'"};e=noted(e,u),r++}if(f.line_ids===void 0){const u={instancePath:t+"/line_ids_cont",schemaPath:"#/properties/lin\
e_ids_cont/required",keyword:"required",params:{missingProperty:"line_ids"},message:"must have required property 'line_i\
ds'"};e=noted(e,u),r++}if(f.invoice_id!==void 0){let u=f.invoice_id;const l=r;let y=!1;const g=r;if(!(typeof u=="number"&&
!(u%1)&&!isNaN(u)&&isFinite(u))){const o={instancePath:t+"/line_ids_cont/invoice_id",schemaPath:"#/properties/line_ids_c\
ont/properties/invoice_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,o),r++}
if(typeof u=="number"&&isFinite(u)){if(u>9007199254740991||isNaN(u)){const o={instancePath:t+"/line_ids_cont/invoice_id",
schemaPath:"#/properties/line_ids_cont/properties/invoice_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(e,o),r++}if(u<0||isNaN(u)){const o={instancePath:t+
"/line_ids_cont/invoice_id",schemaPath:"#/properties/line_ids_cont/properties/invoice_id/anyOf/0/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,o),r++}}var n=g===r;if(y=y||n,!y){const o=r;if(typeof u==
"string"){if(!pattern1.test(u)){const d={instancePath:t+"/line_ids_cont/invoice_id",schemaPath:"#/properties/line_ids_co\
nt/properties/invoice_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match patter\
n "^[0-9]{16,64}$"'};e=noted(e,d),r++}}else{const d={instancePath:t+"/line_ids_cont/invoice_id",schemaPath:"#/properties\
/line_ids_cont/properties/invoice_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,d),r++}var n=o===r;y=y||n}if(y)r=l,e!==null&&(l?e.length=l:e=null);else{const o={instancePath:t+"/line_ids_cont/invoic\
e_id",schemaPath:"#/properties/line_ids_cont/properties/invoice_id/anyOf",keyword:"anyOf",params:{},message:"must match \
a schema in anyOf"};e=noted(e,o),r++}}if(f.line_ids!==void 0){let u=f.line_ids;if(Array.isArray(u)){const l=u.length;for(let y=0;y<
l&&r<MOST;y++){let g=u[y];const o=r;let m=!1;const d=r;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){const a={
instancePath:t+"/line_ids_cont/line_ids/"+y,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/anyOf/0/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,a),r++}if(typeof g=="number"&&isFinite(g)){
if(g>9007199254740991||isNaN(g)){const a={instancePath:t+"/line_ids_cont/line_ids/"+y,schemaPath:"#/properties/line_ids_\
cont/properties/line_ids/items/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e=noted(e,a),r++}if(g<0||isNaN(g)){const a={instancePath:t+"/line_ids_cont/line_ids/"+y,schemaPath:"\
#/properties/line_ids_cont/properties/line_ids/items/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e=noted(e,a),r++}}var c=d===r;if(m=m||c,!m){const a=r;if(typeof g=="string"){if(!pattern1.test(g)){
const i={instancePath:t+"/line_ids_cont/line_ids/"+y,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/an\
yOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};e=noted(
e,i),r++}}else{const i={instancePath:t+"/line_ids_cont/line_ids/"+y,schemaPath:"#/properties/line_ids_cont/properties/li\
ne_ids/items/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,i),r++}var c=a===r;
m=m||c}if(m)r=o,e!==null&&(o?e.length=o:e=null);else{const a={instancePath:t+"/line_ids_cont/line_ids/"+y,schemaPath:"#/\
properties/line_ids_cont/properties/line_ids/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyO\
f"};e=noted(e,a),r++}}}else{const l={instancePath:t+"/line_ids_cont/line_ids",schemaPath:"#/properties/line_ids_cont/pro\
perties/line_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,l),r++}}}else{const u={instancePath:t+
"/line_ids_cont",schemaPath:"#/properties/line_ids_cont/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e=noted(e,u),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}),r++;return validate44.errors=e,r===0}function validate45(s,{instancePath:t="",parentData:h,parentDataProperty:P,
rootData:w=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.line_ids_cont===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"line_ids_cont"},message:"must have required property\
 'line_ids_cont'"}),r++),s.line_ids_cont!==void 0){let n=s.line_ids_cont;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.
invoice_id===void 0){const c={instancePath:t+"/line_ids_cont",schemaPath:"#/properties/line_ids_cont/required",keyword:"\
required",params:{missingProperty:"invoice_id"},message:"must have required property 'invoice_id'"};e=noted(e,c),r++}if(n.
line_ids===void 0){const c={instancePath:t+"/line_ids_cont",schemaPath:"#/properties/line_ids_cont/required",keyword:"re\
quired",params:{missingProperty:"line_ids"},message:"must have required property 'line_ids'"};e=noted(e,c),r++}if(n.invoice_id!==
void 0){let c=n.invoice_id;if(typeof c=="string"){if(!pattern0.test(c)){const f={instancePath:t+"/line_ids_cont/invoice_\
id",schemaPath:"#/properties/line_ids_cont/properties/invoice_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64\
}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,f),r++}}else{const f={instancePath:t+"/line_ids_cont/invoic\
e_id",schemaPath:"#/properties/line_ids_cont/properties/invoice_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,f),r++}}if(n.line_ids!==void 0){let c=n.line_ids;if(Array.isArray(c)){const f=c.length;for(let u=0;u<
f&&r<MOST;u++){let l=c[u];if(typeof l=="string"){if(!pattern0.test(l)){const y={instancePath:t+"/line_ids_cont/line_ids/"+
u,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,\
64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,y),r++}}else{const y={instancePath:t+"/line_ids_cont/line\
_ids/"+u,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,y),r++}}}else{const f={instancePath:t+"/line_ids_cont/line_ids",schemaPath:"#/properties/line\
_ids_cont/properties/line_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,f),r++}}}else{
const c={instancePath:t+"/line_ids_cont",schemaPath:"#/properties/line_ids_cont/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e=noted(e,c),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}),r++;return validate45.errors=e,r===0}function validate46(s,{instancePath:t="",
parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.dst_report_id===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dst_report_id"},message:"\
must have required property 'dst_report_id'"}),r++),s.file_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"file_id"},message:"must have required property 'file_id'"}),r++),s.dst_report_id!==
void 0){let n=s.dst_report_id;if(typeof n=="string"){if(!pattern0.test(n)){const c={instancePath:t+"/dst_report_id",schemaPath:"\
#/properties/dst_report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-\
9]{1,64}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_report_id/type",
keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}}if(s.file_id!==void 0){let n=s.file_id;
if(typeof n=="string"){if(func2(n)>255){const c={instancePath:t+"/file_id",schemaPath:"#/properties/file_id/maxLength",keyword:"\
maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e=noted(e,c),r++}if(func2(n)<1){const c={
instancePath:t+"/file_id",schemaPath:"#/properties/file_id/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"};e=noted(e,c),r++}}else{const c={instancePath:t+"/file_id",schemaPath:"#/properties/f\
ile_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}}if(s.file_name!==void 0&&
typeof s.file_name!="string"){const n={instancePath:t+"/file_name",schemaPath:"#/properties/file_name/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e=noted(e,n),r++}if(s.file_area!==void 0){let n=s.file_area;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const c={instancePath:t+"/file_area",schemaPath:"#/properties/file_area/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,c),r++}if(!(n===0||n===1)){const c={instancePath:t+
"/file_area",schemaPath:"#/properties/file_area/enum",keyword:"enum",params:{allowedValues:allowed17},message:"must be e\
qual to one of the allowed values"};e=noted(e,c),r++}}if(s.obj_url!==void 0&&typeof s.obj_url!="string"){const n={instancePath:t+
"/obj_url",schemaPath:"#/properties/obj_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,n),r++}if(s.obj_url_thumb!==void 0&&typeof s.obj_url_thumb!="string"){const n={instancePath:t+"/obj_url_thumb",schemaPath:"\
#/properties/obj_url_thumb/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,n),r++}}else e=
noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate46.
errors=e,r===0}function validate47(s,{instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.dst_report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"dst_report_id"},message:"must have required property 'dst_report_id'"}),
r++),s.note===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"not\
e"},message:"must have required property 'note'"}),r++),s.dst_report_id!==void 0){let n=s.dst_report_id;if(typeof n=="st\
ring"){if(!pattern0.test(n)){const c={instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_report_id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={
instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_report_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,c),r++}}if(s.org_name!==void 0&&typeof s.org_name!="string"){const n={instancePath:t+"/org_na\
me",schemaPath:"#/properties/org_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,n),
r++}if(s.module_type!==void 0&&s.module_type!=="job_notes"){const n={instancePath:t+"/module_type",schemaPath:"#/propert\
ies/module_type/enum",keyword:"enum",params:{allowedValues:allowed18},message:"must be equal to one of the allowed value\
s"};e=noted(e,n),r++}if(s.note!==void 0){let n=s.note;if(Array.isArray(n)){const c=n.length;for(let f=0;f<c&&r<MOST;f++){
let u=n[f];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.note_id===void 0){const l={instancePath:t+"/note/"+f,schemaPath:"\
#/properties/note/items/required",keyword:"required",params:{missingProperty:"note_id"},message:"must have required prop\
erty 'note_id'"};e=noted(e,l),r++}if(u.note_type===void 0){const l={instancePath:t+"/note/"+f,schemaPath:"#/properties/n\
ote/items/required",keyword:"required",params:{missingProperty:"note_type"},message:"must have required property 'note_t\
ype'"};e=noted(e,l),r++}if(u.note_text===void 0){const l={instancePath:t+"/note/"+f,schemaPath:"#/properties/note/items/\
required",keyword:"required",params:{missingProperty:"note_text"},message:"must have required property 'note_text'"};e=noted(
e,l),r++}if(u.has_attachments===void 0){const l={instancePath:t+"/note/"+f,schemaPath:"#/properties/note/items/required",
keyword:"required",params:{missingProperty:"has_attachments"},message:"must have required property 'has_attachments'"};e=
noted(e,l),r++}if(u.note_id!==void 0){let l=u.note_id;if(typeof l=="string"){if(func2(l)>255){const y={instancePath:t+"/\
note/"+f+"/note_id",schemaPath:"#/properties/note/items/properties/note_id/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e=noted(e,y),r++}if(func2(l)<1){const y={instancePath:t+"/note/"+f+"/n\
ote_id",schemaPath:"#/properties/note/items/properties/note_id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e=noted(e,y),r++}}else{const y={instancePath:t+"/note/"+f+"/note_id",schemaPath:"\
#/properties/note/items/properties/note_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,y),r++}}if(u.note_rev!==void 0){let l=u.note_rev;if(typeof l=="string"){if(func2(l)>255){const y={instancePath:t+"/not\
e/"+f+"/note_rev",schemaPath:"#/properties/note/items/properties/note_rev/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e=noted(e,y),r++}if(func2(l)<1){const y={instancePath:t+"/note/"+f+"/n\
ote_rev",schemaPath:"#/properties/note/items/properties/note_rev/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e=noted(e,y),r++}}else{const y={instancePath:t+"/note/"+f+"/note_rev",schemaPath:"\
#/properties/note/items/properties/note_rev/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,y),r++}}if(u.note_type!==void 0){let l=u.note_type;if(!(l==="wo"||l==="prop")){const y={instancePath:t+"/note/"+f+"/no\
te_type",schemaPath:"#/properties/note/items/properties/note_type/enum",keyword:"enum",params:{allowedValues:allowed0},message:"\
must be equal to one of the allowed values"};e=noted(e,y),r++}}if(u.note_text!==void 0&&typeof u.note_text!="string"){const l={
instancePath:t+"/note/"+f+"/note_text",schemaPath:"#/properties/note/items/properties/note_text/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,l),r++}if(u.insert_date!==void 0){let l=u.insert_date;if(typeof l=="s\
tring"){if(!pattern30.test(l)){const y={instancePath:t+"/note/"+f+"/insert_date",schemaPath:"#/properties/note/items/pro\
perties/insert_date/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([\
01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"},message:'must match pattern "^[0\
-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9\
]{2}:?[0-9]{2})?$"'};e=noted(e,y),r++}}else{const y={instancePath:t+"/note/"+f+"/insert_date",schemaPath:"#/properties/n\
ote/items/properties/insert_date/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,y),r++}}
if(u.org_name!==void 0&&typeof u.org_name!="string"){const l={instancePath:t+"/note/"+f+"/org_name",schemaPath:"#/proper\
ties/note/items/properties/org_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,l),r++}
if(u.has_attachments!==void 0&&typeof u.has_attachments!="boolean"){const l={instancePath:t+"/note/"+f+"/has_attachments",
schemaPath:"#/properties/note/items/properties/has_attachments/type",keyword:"type",params:{type:"boolean"},message:"mus\
t be boolean"};e=noted(e,l),r++}}else{const l={instancePath:t+"/note/"+f,schemaPath:"#/properties/note/items/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e=noted(e,l),r++}}}else{const c={instancePath:t+"/note",schemaPath:"\
#/properties/note/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,c),r++}}}else e=noted(e,
{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate47.
errors=e,r===0}function validate48(s,{instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.remote_note_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"remote_note_id"},message:"must have required property 'remote_note_id'"}),
r++),s.remote_note_id!==void 0){let c=s.remote_note_id;const f=r;let u=!1;const l=r;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c))){const y={instancePath:t+"/remote_note_id",schemaPath:"#/properties/remote_note_id/anyOf/0/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e=noted(e,y),r++}if(typeof c=="number"&&isFinite(c)){if(c>9007199254740991||
isNaN(c)){const y={instancePath:t+"/remote_note_id",schemaPath:"#/properties/remote_note_id/anyOf/0/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(e,y),r++}if(c<0||isNaN(
c)){const y={instancePath:t+"/remote_note_id",schemaPath:"#/properties/remote_note_id/anyOf/0/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,y),r++}}var n=l===r;if(u=u||n,!u){const y=r;if(typeof c==
"string"){if(!pattern1.test(c)){const o={instancePath:t+"/remote_note_id",schemaPath:"#/properties/remote_note_id/anyOf/\
1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};e=noted(e,
o),r++}}else{const o={instancePath:t+"/remote_note_id",schemaPath:"#/properties/remote_note_id/anyOf/1/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e=noted(e,o),r++}var n=y===r;u=u||n}if(u)r=f,e!==null&&(f?e.length=
f:e=null);else{const y={instancePath:t+"/remote_note_id",schemaPath:"#/properties/remote_note_id/anyOf",keyword:"anyOf",
params:{},message:"must match a schema in anyOf"};e=noted(e,y),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate48.errors=e,r===0}function validate49(s,{
instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.remote_note_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
remote_note_id"},message:"must have required property 'remote_note_id'"}),r++),s.remote_note_id!==void 0){let n=s.remote_note_id;
if(typeof n=="string"){if(!pattern0.test(n)){const c={instancePath:t+"/remote_note_id",schemaPath:"#/properties/remote_n\
ote_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(
e,c),r++}}else{const c={instancePath:t+"/remote_note_id",schemaPath:"#/properties/remote_note_id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,c),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}),r++;return validate49.errors=e,r===0}const pattern136=new RegExp(
"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$","u");function validate50(s,{instancePath:t="",parentData:h,parentDataProperty:P,
rootData:w=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.dst_report_id===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"dst_report_id"},message:"must have required property\
 'dst_report_id'"}),r++),s.pcr_form_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"pcr_form_id"},message:"must have required property 'pcr_form_id'"}),r++),s.pcr_form_rows===void 0&&(e=noted(
e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pcr_form_rows"},message:"must have\
 required property 'pcr_form_rows'"}),r++),s.dst_report_id!==void 0){let y=s.dst_report_id;if(typeof y=="string"){if(!pattern0.
test(y)){const g={instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_report_id/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,g),r++}}else{const g={instancePath:t+"/\
dst_report_id",schemaPath:"#/properties/dst_report_id/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e=noted(e,g),r++}}if(s.pcr_form_id!==void 0){let y=s.pcr_form_id;if(typeof y=="string"){if(!pattern0.test(y)){const g={
instancePath:t+"/pcr_form_id",schemaPath:"#/properties/pcr_form_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,\
64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,g),r++}}else{const g={instancePath:t+"/pcr_form_id",schemaPath:"\
#/properties/pcr_form_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,g),r++}}if(s.pcr_form_rows!==
void 0){let y=s.pcr_form_rows;if(Array.isArray(y)){const g=y.length;for(let o=0;o<g&&r<MOST;o++){let m=y[o];const d=r;let a=!0;
const p=r;if(m&&typeof m=="object"&&!Array.isArray(m)){let k;m.question_data_type===void 0&&(k="question_data_type")?(e=
noted(e,{}),r++):m.question_data_type!==void 0&&m.question_data_type!=="int"&&(e=noted(e,{}),r++)}var n=p===r;if(r=d,e!==
null&&(d?e.length=d:e=null),n){const k=r;if(m&&typeof m=="object"&&!Array.isArray(m)&&m.int_value===void 0){const j={instancePath:t+
"/pcr_form_rows/"+o,schemaPath:"#/properties/pcr_form_rows/items/allOf/0/then/required",keyword:"required",params:{missingProperty:"\
int_value"},message:"must have required property 'int_value'"};e=noted(e,j),r++}var n=k===r;a=n}if(!a){const k={instancePath:t+
"/pcr_form_rows/"+o,schemaPath:"#/properties/pcr_form_rows/items/allOf/0/if",keyword:"if",params:{failingKeyword:"then"},
message:'must match "then" schema'};e=noted(e,k),r++}const i=r;let _=!0;const b=r;if(m&&typeof m=="object"&&!Array.isArray(
m)){let k;m.question_data_type===void 0&&(k="question_data_type")?(e=noted(e,{}),r++):m.question_data_type!==void 0&&m.question_data_type!==
"date"&&(e=noted(e,{}),r++)}var c=b===r;if(r=i,e!==null&&(i?e.length=i:e=null),c){const k=r;if(m&&typeof m=="object"&&!Array.
isArray(m)&&m.date_value===void 0){const j={instancePath:t+"/pcr_form_rows/"+o,schemaPath:"#/properties/pcr_form_rows/it\
ems/allOf/1/then/required",keyword:"required",params:{missingProperty:"date_value"},message:"must have required property\
 'date_value'"};e=noted(e,j),r++}var c=k===r;_=c}if(!_){const k={instancePath:t+"/pcr_form_rows/"+o,schemaPath:"#/proper\
ties/pcr_form_rows/items/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};e=noted(
e,k),r++}const N=r;let $=!0;const q=r;if(m&&typeof m=="object"&&!Array.isArray(m)){let k;m.question_data_type===void 0&&
(k="question_data_type")?(e=noted(e,{}),r++):m.question_data_type!==void 0&&m.question_data_type!=="longtext"&&(e=noted(
e,{}),r++)}var f=q===r;if(r=N,e!==null&&(N?e.length=N:e=null),f){const k=r;if(m&&typeof m=="object"&&!Array.isArray(m)&&
m.longtext_value===void 0){const j={instancePath:t+"/pcr_form_rows/"+o,schemaPath:"#/properties/pcr_form_rows/items/allO\
f/2/then/required",keyword:"required",params:{missingProperty:"longtext_value"},message:"must have required property 'lo\
ngtext_value'"};e=noted(e,j),r++}var f=k===r;$=f}if(!$){const k={instancePath:t+"/pcr_form_rows/"+o,schemaPath:"#/proper\
ties/pcr_form_rows/items/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};e=noted(
e,k),r++}const O=r;let A=!0;const F=r;if(m&&typeof m=="object"&&!Array.isArray(m)){let k;m.question_data_type===void 0&&
(k="question_data_type")?(e=noted(e,{}),r++):m.question_data_type!==void 0&&m.question_data_type!=="varchar"&&(e=noted(e,
{}),r++)}var u=F===r;if(r=O,e!==null&&(O?e.length=O:e=null),u){const k=r;if(m&&typeof m=="object"&&!Array.isArray(m)&&m.
varchar_value===void 0){const j={instancePath:t+"/pcr_form_rows/"+o,schemaPath:"#/properties/pcr_form_rows/items/allOf/3\
/then/required",keyword:"required",params:{missingProperty:"varchar_value"},message:"must have required property 'varcha\
r_value'"};e=noted(e,j),r++}var u=k===r;A=u}if(!A){const k={instancePath:t+"/pcr_form_rows/"+o,schemaPath:"#/properties/\
pcr_form_rows/items/allOf/3/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};e=noted(
e,k),r++}const x=r;let D=!0;const L=r;if(m&&typeof m=="object"&&!Array.isArray(m)){let k;m.question_data_type===void 0&&
(k="question_data_type")?(e=noted(e,{}),r++):m.question_data_type!==void 0&&m.question_data_type!=="number"&&(e=noted(e,
{}),r++)}var l=L===r;if(r=x,e!==null&&(x?e.length=x:e=null),l){const k=r;if(m&&typeof m=="object"&&!Array.isArray(m)&&m.
number_value===void 0){const j={instancePath:t+"/pcr_form_rows/"+o,schemaPath:"#/properties/pcr_form_rows/items/allOf/4/\
then/required",keyword:"required",params:{missingProperty:"number_value"},message:"must have required property 'number_v\
alue'"};e=noted(e,j),r++}var l=k===r;D=l}if(!D){const k={instancePath:t+"/pcr_form_rows/"+o,schemaPath:"#/properties/pcr\
_form_rows/items/allOf/4/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};e=noted(e,k),
r++}if(m&&typeof m=="object"&&!Array.isArray(m)){if(m.pcr_question_id===void 0){const k={instancePath:t+"/pcr_form_rows/"+
o,schemaPath:"#/properties/pcr_form_rows/items/required",keyword:"required",params:{missingProperty:"pcr_question_id"},message:"\
must have required property 'pcr_question_id'"};e=noted(e,k),r++}if(m.question_data_type===void 0){const k={instancePath:t+
"/pcr_form_rows/"+o,schemaPath:"#/properties/pcr_form_rows/items/required",keyword:"required",params:{missingProperty:"q\
uestion_data_type"},message:"must have required property 'question_data_type'"};e=noted(e,k),r++}if(m.pcr_question_id!==
void 0){let k=m.pcr_question_id;if(typeof k=="string"){if(!pattern0.test(k)){const v={instancePath:t+"/pcr_form_rows/"+o+
"/pcr_question_id",schemaPath:"#/properties/pcr_form_rows/items/properties/pcr_question_id/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,v),r++}}else{const v={instancePath:t+"/\
pcr_form_rows/"+o+"/pcr_question_id",schemaPath:"#/properties/pcr_form_rows/items/properties/pcr_question_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,v),r++}}if(m.question_data_type!==void 0){let k=m.question_data_type;
if(!(k==="int"||k==="date"||k==="longtext"||k==="varchar"||k==="number")){const v={instancePath:t+"/pcr_form_rows/"+o+"/\
question_data_type",schemaPath:"#/properties/pcr_form_rows/items/properties/question_data_type/enum",keyword:"enum",params:{
allowedValues:allowed19},message:"must be equal to one of the allowed values"};e=noted(e,v),r++}}if(m.int_value!==void 0){
let k=m.int_value;if(typeof k=="string"){if(!pattern0.test(k)){const v={instancePath:t+"/pcr_form_rows/"+o+"/int_value",
schemaPath:"#/properties/pcr_form_rows/items/properties/int_value/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,6\
4}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,v),r++}}else{const v={instancePath:t+"/pcr_form_rows/"+o+"\
/int_value",schemaPath:"#/properties/pcr_form_rows/items/properties/int_value/type",keyword:"type",params:{type:"string"},
message:"must be string"};e=noted(e,v),r++}}if(m.date_value!==void 0){let k=m.date_value;if(typeof k=="string"){if(!pattern136.
test(k)){const v={instancePath:t+"/pcr_form_rows/"+o+"/date_value",schemaPath:"#/properties/pcr_form_rows/items/properti\
es/date_value/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},message:'\
must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"'};e=noted(e,v),r++}}else{const v={instancePath:t+
"/pcr_form_rows/"+o+"/date_value",schemaPath:"#/properties/pcr_form_rows/items/properties/date_value/type",keyword:"type",
params:{type:"string"},message:"must be string"};e=noted(e,v),r++}}if(m.longtext_value!==void 0&&typeof m.longtext_value!=
"string"){const k={instancePath:t+"/pcr_form_rows/"+o+"/longtext_value",schemaPath:"#/properties/pcr_form_rows/items/pro\
perties/longtext_value/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,k),r++}if(m.varchar_value!==
void 0){let k=m.varchar_value;if(typeof k=="string"){if(func2(k)>255){const v={instancePath:t+"/pcr_form_rows/"+o+"/varc\
har_value",schemaPath:"#/properties/pcr_form_rows/items/properties/varchar_value/maxLength",keyword:"maxLength",params:{
limit:255},message:"must NOT have more than 255 characters"};e=noted(e,v),r++}}else{const v={instancePath:t+"/pcr_form_r\
ows/"+o+"/varchar_value",schemaPath:"#/properties/pcr_form_rows/items/properties/varchar_value/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,v),r++}}if(m.number_value!==void 0){let k=m.number_value;if(typeof k==
"string"){if(!pattern39.test(k)){const v={instancePath:t+"/pcr_form_rows/"+o+"/number_value",schemaPath:"#/properties/pc\
r_form_rows/items/properties/number_value/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'\
must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'};e=noted(e,v),r++}}else{const v={instancePath:t+"/pcr_form_rows/"+o+"/n\
umber_value",schemaPath:"#/properties/pcr_form_rows/items/properties/number_value/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e=noted(e,v),r++}}}else{const k={instancePath:t+"/pcr_form_rows/"+o,schemaPath:"#/proper\
ties/pcr_form_rows/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,k),r++}}}else{const g={
instancePath:t+"/pcr_form_rows",schemaPath:"#/properties/pcr_form_rows/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e=noted(e,g),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"}),r++;return validate50.errors=e,r===0}function validate51(s,{instancePath:t="",parentData:h,
parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.dst_report_id===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dst_report_id"},message:"\
must have required property 'dst_report_id'"}),r++),s.pcr_form_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"pcr_form_id"},message:"must have required property 'pcr_form_id'"}),r++),
s.question_data===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
question_data"},message:"must have required property 'question_data'"}),r++),s.dst_report_id!==void 0){let n=s.dst_report_id;
if(typeof n=="string"){if(!pattern0.test(n)){const c={instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_repor\
t_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,
c),r++}}else{const c={instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_report_id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,c),r++}}if(s.pcr_form_id!==void 0){let n=s.pcr_form_id;if(typeof n=="\
string"){if(!pattern0.test(n)){const c={instancePath:t+"/pcr_form_id",schemaPath:"#/properties/pcr_form_id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={
instancePath:t+"/pcr_form_id",schemaPath:"#/properties/pcr_form_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,c),r++}}if(s.question_data!==void 0){let n=s.question_data;if(Array.isArray(n)){const c=n.length;
for(let f=0;f<c&&r<MOST;f++){let u=n[f];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.file_id===void 0){const l={instancePath:t+
"/question_data/"+f,schemaPath:"#/properties/question_data/items/required",keyword:"required",params:{missingProperty:"f\
ile_id"},message:"must have required property 'file_id'"};e=noted(e,l),r++}if(u.pcr_question_id===void 0){const l={instancePath:t+
"/question_data/"+f,schemaPath:"#/properties/question_data/items/required",keyword:"required",params:{missingProperty:"p\
cr_question_id"},message:"must have required property 'pcr_question_id'"};e=noted(e,l),r++}if(u.file_id!==void 0){let l=u.
file_id;if(typeof l=="string"){if(func2(l)>255){const y={instancePath:t+"/question_data/"+f+"/file_id",schemaPath:"#/pro\
perties/question_data/items/properties/file_id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have \
more than 255 characters"};e=noted(e,y),r++}if(func2(l)<1){const y={instancePath:t+"/question_data/"+f+"/file_id",schemaPath:"\
#/properties/question_data/items/properties/file_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e=noted(e,y),r++}}else{const y={instancePath:t+"/question_data/"+f+"/file_id",schemaPath:"#\
/properties/question_data/items/properties/file_id/type",keyword:"type",params:{type:"string"},message:"must be string"};
e=noted(e,y),r++}}if(u.pcr_question_id!==void 0){let l=u.pcr_question_id;if(typeof l=="string"){if(!pattern0.test(l)){const y={
instancePath:t+"/question_data/"+f+"/pcr_question_id",schemaPath:"#/properties/question_data/items/properties/pcr_questi\
on_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(
e,y),r++}}else{const y={instancePath:t+"/question_data/"+f+"/pcr_question_id",schemaPath:"#/properties/question_data/ite\
ms/properties/pcr_question_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,y),r++}}if(u.
work_type!==void 0&&u.work_type!=="pc"){const l={instancePath:t+"/question_data/"+f+"/work_type",schemaPath:"#/propertie\
s/question_data/items/properties/work_type/enum",keyword:"enum",params:{allowedValues:allowed20},message:"must be equal \
to one of the allowed values"};e=noted(e,l),r++}}else{const l={instancePath:t+"/question_data/"+f,schemaPath:"#/properti\
es/question_data/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,l),r++}}}else{const c={
instancePath:t+"/question_data",schemaPath:"#/properties/question_data/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e=noted(e,c),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"}),r++;return validate51.errors=e,r===0}function validate52(s,{instancePath:t="",parentData:h,
parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"error"},message:"must hav\
e required property 'error'"}),r++),s.cell_updates===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"cell_updates"},message:"must have required property 'cell_updates'"}),r++),s.error_reportid===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"error_reportid"},
message:"must have required property 'error_reportid'"}),r++),s.records_updated===void 0&&(e=noted(e,{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"records_updated"},message:"must have required property 'records_\
updated'"}),r++),s.ready_update===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ready_update"},message:"must have required property 'ready_update'"}),r++),s.log_code===void 0&&(e=noted(
e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"log_code"},message:"must have requ\
ired property 'log_code'"}),r++),s.error!==void 0){let f=s.error;if(Array.isArray(f)){const u=f.length;for(let l=0;l<u&&
r<MOST;l++)if(typeof f[l]!="string"){const y={instancePath:t+"/error/"+l,schemaPath:"#/properties/error/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,y),r++}}else{const u={instancePath:t+"/error",schemaPath:"\
#/properties/error/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,u),r++}}if(s.cell_updates!==
void 0){let f=s.cell_updates;if(Array.isArray(f)){const u=f.length;for(let l=0;l<u&&r<MOST;l++){let y=f[l];if(y&&typeof y==
"object"&&!Array.isArray(y)){if(y.report_id===void 0){const g={instancePath:t+"/cell_updates/"+l,schemaPath:"#/propertie\
s/cell_updates/items/required",keyword:"required",params:{missingProperty:"report_id"},message:"must have required prope\
rty 'report_id'"};e=noted(e,g),r++}if(y.cell_id===void 0){const g={instancePath:t+"/cell_updates/"+l,schemaPath:"#/prope\
rties/cell_updates/items/required",keyword:"required",params:{missingProperty:"cell_id"},message:"must have required pro\
perty 'cell_id'"};e=noted(e,g),r++}if(y.new_value===void 0){const g={instancePath:t+"/cell_updates/"+l,schemaPath:"#/pro\
perties/cell_updates/items/required",keyword:"required",params:{missingProperty:"new_value"},message:"must have required\
 property 'new_value'"};e=noted(e,g),r++}if(y.class===void 0){const g={instancePath:t+"/cell_updates/"+l,schemaPath:"#/p\
roperties/cell_updates/items/required",keyword:"required",params:{missingProperty:"class"},message:"must have required p\
roperty 'class'"};e=noted(e,g),r++}if(y.report_id!==void 0){let g=y.report_id;const o=r;let m=!1;const d=r;if(!(typeof g==
"number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){const a={instancePath:t+"/cell_updates/"+l+"/report_id",schemaPath:"#/propert\
ies/cell_updates/items/properties/report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e=noted(e,a),r++}if(typeof g=="number"&&isFinite(g)){if(g>9007199254740991||isNaN(g)){const a={instancePath:t+"/cell\
_updates/"+l+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/report_id/anyOf/0/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(e,a),r++}if(g<0||isNaN(
g)){const a={instancePath:t+"/cell_updates/"+l+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/repor\
t_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,a),r++}}var n=d===
r;if(m=m||n,!m){const a=r;if(typeof g=="string"){if(!pattern0.test(g)){const i={instancePath:t+"/cell_updates/"+l+"/repo\
rt_id",schemaPath:"#/properties/cell_updates/items/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,i),r++}}else{const i={instancePath:t+"/cell_upda\
tes/"+l+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/report_id/anyOf/1/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,i),r++}var n=a===r;m=m||n}if(m)r=o,e!==null&&(o?e.length=o:e=null);else{
const a={instancePath:t+"/cell_updates/"+l+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/report_id\
/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,a),r++}}if(y.cell_id!==void 0&&typeof y.
cell_id!="string"){const g={instancePath:t+"/cell_updates/"+l+"/cell_id",schemaPath:"#/properties/cell_updates/items/pro\
perties/cell_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,g),r++}if(y.new_value!==
void 0&&typeof y.new_value!="string"){const g={instancePath:t+"/cell_updates/"+l+"/new_value",schemaPath:"#/properties/c\
ell_updates/items/properties/new_value/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,g),
r++}if(y.class!==void 0&&typeof y.class!="string"){const g={instancePath:t+"/cell_updates/"+l+"/class",schemaPath:"#/pro\
perties/cell_updates/items/properties/class/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,g),r++}}else{const g={instancePath:t+"/cell_updates/"+l,schemaPath:"#/properties/cell_updates/items/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e=noted(e,g),r++}}}else{const u={instancePath:t+"/cell_updates",schemaPath:"\
#/properties/cell_updates/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,u),r++}}if(s.error_reportid!==
void 0){let f=s.error_reportid;if(Array.isArray(f)){const u=f.length;for(let l=0;l<u&&r<MOST;l++){let y=f[l];const g=r;let o=!1;
const m=r;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){const d={instancePath:t+"/error_reportid/"+l,schemaPath:"\
#/properties/error_reportid/items/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(
e,d),r++}if(typeof y=="number"&&isFinite(y)){if(y>9007199254740991||isNaN(y)){const d={instancePath:t+"/error_reportid/"+
l,schemaPath:"#/properties/error_reportid/items/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e=noted(e,d),r++}if(y<0||isNaN(y)){const d={instancePath:t+"/error_reportid/"+l,schemaPath:"\
#/properties/error_reportid/items/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >\
= 0"};e=noted(e,d),r++}}var c=m===r;if(o=o||c,!o){const d=r;if(typeof y=="string"){if(!pattern0.test(y)){const p={instancePath:t+
"/error_reportid/"+l,schemaPath:"#/properties/error_reportid/items/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^\
[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,p),r++}}else{const p={instancePath:t+"/error_repo\
rtid/"+l,schemaPath:"#/properties/error_reportid/items/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e=noted(e,p),r++}var c=d===r;o=o||c}if(o)r=g,e!==null&&(g?e.length=g:e=null);else{const d={instancePath:t+"\
/error_reportid/"+l,schemaPath:"#/properties/error_reportid/items/anyOf",keyword:"anyOf",params:{},message:"must match a\
 schema in anyOf"};e=noted(e,d),r++}}}else{const u={instancePath:t+"/error_reportid",schemaPath:"#/properties/error_repo\
rtid/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,u),r++}}if(s.records_updated!==void 0&&
typeof s.records_updated!="string"){const f={instancePath:t+"/records_updated",schemaPath:"#/properties/records_updated/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,f),r++}if(s.ready_update!==void 0&&typeof s.
ready_update!="string"){const f={instancePath:t+"/ready_update",schemaPath:"#/properties/ready_update/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e=noted(e,f),r++}if(s.log_code!==void 0&&typeof s.log_code!="string"){
const f={instancePath:t+"/log_code",schemaPath:"#/properties/log_code/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,f),r++}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"}),r++;return validate52.errors=e,r===0}function validate53(s,{instancePath:t="",parentData:h,
parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"error"},message:"must hav\
e required property 'error'"}),r++),s.cell_updates===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"cell_updates"},message:"must have required property 'cell_updates'"}),r++),s.error_reportid===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"error_reportid"},
message:"must have required property 'error_reportid'"}),r++),s.records_updated===void 0&&(e=noted(e,{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"records_updated"},message:"must have required property 'records_\
updated'"}),r++),s.ready_update===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ready_update"},message:"must have required property 'ready_update'"}),r++),s.log_code===void 0&&(e=noted(
e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"log_code"},message:"must have requ\
ired property 'log_code'"}),r++),s.error!==void 0){let n=s.error;if(Array.isArray(n)){const c=n.length;for(let f=0;f<c&&
r<MOST;f++)if(typeof n[f]!="string"){const u={instancePath:t+"/error/"+f,schemaPath:"#/properties/error/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,u),r++}}else{const c={instancePath:t+"/error",schemaPath:"\
#/properties/error/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,c),r++}}if(s.cell_updates!==
void 0){let n=s.cell_updates;if(Array.isArray(n)){const c=n.length;for(let f=0;f<c&&r<MOST;f++){let u=n[f];if(u&&typeof u==
"object"&&!Array.isArray(u)){if(u.report_id===void 0){const l={instancePath:t+"/cell_updates/"+f,schemaPath:"#/propertie\
s/cell_updates/items/required",keyword:"required",params:{missingProperty:"report_id"},message:"must have required prope\
rty 'report_id'"};e=noted(e,l),r++}if(u.cell_id===void 0){const l={instancePath:t+"/cell_updates/"+f,schemaPath:"#/prope\
rties/cell_updates/items/required",keyword:"required",params:{missingProperty:"cell_id"},message:"must have required pro\
perty 'cell_id'"};e=noted(e,l),r++}if(u.new_value===void 0){const l={instancePath:t+"/cell_updates/"+f,schemaPath:"#/pro\
perties/cell_updates/items/required",keyword:"required",params:{missingProperty:"new_value"},message:"must have required\
 property 'new_value'"};e=noted(e,l),r++}if(u.class===void 0){const l={instancePath:t+"/cell_updates/"+f,schemaPath:"#/p\
roperties/cell_updates/items/required",keyword:"required",params:{missingProperty:"class"},message:"must have required p\
roperty 'class'"};e=noted(e,l),r++}if(u.report_id!==void 0){let l=u.report_id;if(typeof l=="string"){if(!pattern0.test(l)){
const y={instancePath:t+"/cell_updates/"+f+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/report_id\
/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,y),
r++}}else{const y={instancePath:t+"/cell_updates/"+f+"/report_id",schemaPath:"#/properties/cell_updates/items/properties\
/report_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,y),r++}}if(u.cell_id!==void 0&&
typeof u.cell_id!="string"){const l={instancePath:t+"/cell_updates/"+f+"/cell_id",schemaPath:"#/properties/cell_updates/\
items/properties/cell_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,l),r++}if(u.new_value!==
void 0&&typeof u.new_value!="string"){const l={instancePath:t+"/cell_updates/"+f+"/new_value",schemaPath:"#/properties/c\
ell_updates/items/properties/new_value/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,l),
r++}if(u.class!==void 0&&typeof u.class!="string"){const l={instancePath:t+"/cell_updates/"+f+"/class",schemaPath:"#/pro\
perties/cell_updates/items/properties/class/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,l),r++}}else{const l={instancePath:t+"/cell_updates/"+f,schemaPath:"#/properties/cell_updates/items/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e=noted(e,l),r++}}}else{const c={instancePath:t+"/cell_updates",schemaPath:"\
#/properties/cell_updates/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,c),r++}}if(s.error_reportid!==
void 0){let n=s.error_reportid;if(Array.isArray(n)){const c=n.length;for(let f=0;f<c&&r<MOST;f++){let u=n[f];if(typeof u==
"string"){if(!pattern0.test(u)){const l={instancePath:t+"/error_reportid/"+f,schemaPath:"#/properties/error_reportid/ite\
ms/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,l),
r++}}else{const l={instancePath:t+"/error_reportid/"+f,schemaPath:"#/properties/error_reportid/items/type",keyword:"type",
params:{type:"string"},message:"must be string"};e=noted(e,l),r++}}}else{const c={instancePath:t+"/error_reportid",schemaPath:"\
#/properties/error_reportid/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,c),r++}}if(s.records_updated!==
void 0&&typeof s.records_updated!="string"){const n={instancePath:t+"/records_updated",schemaPath:"#/properties/records_\
updated/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,n),r++}if(s.ready_update!==void 0&&
typeof s.ready_update!="string"){const n={instancePath:t+"/ready_update",schemaPath:"#/properties/ready_update/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,n),r++}if(s.log_code!==void 0&&typeof s.log_code!="stri\
ng"){const n={instancePath:t+"/log_code",schemaPath:"#/properties/log_code/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,n),r++}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"}),r++;return validate53.errors=e,r===0}function validate54(s,{instancePath:t="",parentData:h,
parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.svclink_push!==void 0&&
typeof s.svclink_push!="string"){const n={instancePath:t+"/svclink_push",schemaPath:"#/properties/svclink_push/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,n),r++}}else e=noted(e,{instancePath:t,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate54.errors=e,r===0}function validate55(s,{
instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;return typeof s=="string"?pattern0.
test(s)||(e=noted(e,{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'m\
ust match pattern "^[0-9]{1,64}$"'}),r++):(e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"}),r++),validate55.errors=e,r===0}function validate56(s,{instancePath:t="",parentData:h,parentDataProperty:P,
rootData:w=s}={}){let e=null,r=0;return typeof s=="string"?pattern0.test(s)||(e=noted(e,{instancePath:t,schemaPath:"#/pa\
ttern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}),r++):(e=noted(e,
{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}),r++),validate56.errors=
e,r===0}function validate57(s,{instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;return typeof s==
"string"?pattern0.test(s)||(e=noted(e,{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1\
,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}),r++):(e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"string"},message:"must be string"}),r++),validate57.errors=e,r===0}function validate58(s,{instancePath:t="",
parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;return typeof s=="string"?(func2(s)>255&&(e=noted(e,{
instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 char\
acters"}),r++),func2(s)<1&&(e=noted(e,{instancePath:t,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"}),r++)):(e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"}),r++),validate58.errors=e,r===0}function validate59(s,{instancePath:t="",parentData:h,
parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;return typeof s!="boolean"&&(e=noted(e,{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}),r++),validate59.errors=e,r===0}function validate60(s,{
instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;return typeof s!="boolean"&&(e=noted(
e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}),r++),validate60.
errors=e,r===0}function validate61(s,{instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;
return typeof s!="boolean"&&(e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"}),r++),validate61.errors=e,r===0}function validate62(s,{instancePath:t="",parentData:h,parentDataProperty:P,
rootData:w=s}={}){let e=null,r=0;return typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=noted(e,{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"integer"},message:"must be integer"}),r++),typeof s=="number"&&isFinite(s)&&((s>99999999999||
isNaN(s))&&(e=noted(e,{instancePath:t,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:99999999999},
message:"must be <= 99999999999"}),r++),(s<0||isNaN(s))&&(e=noted(e,{instancePath:t,schemaPath:"#/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"}),r++)),validate62.errors=e,r===0}function validate63(s,{instancePath:t="",
parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;const n=r;let c=!1;const f=r;typeof s=="string"?pattern45.
test(s)||(e=noted(e,{instancePath:t,schemaPath:"#/anyOf/0/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}(0[1-9]|1\
[0-2])(0[1-9]|[12][0-9]|3[01])$"},message:'must match pattern "^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$"'}),r++):
(e=noted(e,{instancePath:t,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"}),
r++);var u=f===r;if(c=c||u,!c){const l=r;s!==null&&(e=noted(e,{instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"type",
params:{type:"null"},message:"must be null"}),r++);var u=l===r;c=c||u}return c?(r=n,e!==null&&(n?e.length=n:e=null)):(e=
noted(e,{instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}),r++),validate63.
errors=e,r===0}function validate64(s,{instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;
return typeof s=="string"?pattern136.test(s)||(e=noted(e,{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},message:'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0\
[1-9]|[12][0-9]|3[01])$"'}),r++):(e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"}),r++),validate64.errors=e,r===0}function validate65(s,{instancePath:t="",parentData:h,parentDataProperty:P,
rootData:w=s}={}){let e=null,r=0;return typeof s=="string"?pattern30.test(s)||(e=noted(e,{instancePath:t,schemaPath:"#/p\
attern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5\
][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"},message:'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2]\
)-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"'}),
r++):(e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}),r++),
validate65.errors=e,r===0}function validate66(s,{instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,
r=0;return typeof s=="string"?pattern39.test(s)||(e=noted(e,{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{
pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'}),r++):(e=noted(e,{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}),r++),validate66.errors=e,r===0}function validate67(s,{
instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;return typeof s=="number"&&isFinite(
s)||(e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"number"},message:"must be number"}),r++),
validate67.errors=e,r===0}function validate68(s,{instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,
r=0;return typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer"}),r++),typeof s=="number"&&isFinite(s)&&((s>9007199254740991||isNaN(
s))&&(e=noted(e,{instancePath:t,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}),r++),(s<0||isNaN(s))&&(e=noted(e,{instancePath:t,schemaPath:"#/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}),r++)),validate68.errors=e,r===0}function validate69(s,{
instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){let e=null,r=0;return typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s)||(e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"}),r++),typeof s=="number"&&isFinite(s)&&((s>999999999999999||isNaN(s))&&(e=noted(e,{instancePath:t,schemaPath:"\
#/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999},message:"must be <= 999999999999999"}),r++),
(s<0||isNaN(s))&&(e=noted(e,{instancePath:t,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"}),r++)),validate69.errors=e,r===0}function validate70(s,{instancePath:t="",parentData:h,parentDataProperty:P,
rootData:w=s}={}){let e=null,r=0;return typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=noted(e,{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"integer"},message:"must be integer"}),r++),s===0||s===1||(e=noted(e,{instancePath:t,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:allowed17},message:"must be equal to one of the allowed values"}),
r++),validate70.errors=e,r===0}function validate71(s,{instancePath:t="",parentData:h,parentDataProperty:P,rootData:w=s}={}){
let e=null,r=0;return typeof s!="string"&&(e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"}),r++),validate71.errors=e,r===0}function textLength(s){let t=s.length;for(let h=1;h<s.length;h++)
(s.charCodeAt(h-1)&64512)===55296&&(s.charCodeAt(h)&64512)===56320&&(t--,h++);return t}const MOST=MOST_PROBLEMS;function noted(s,t){
return s===null?[t]:(s.push(t),s)}
