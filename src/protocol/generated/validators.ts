// Generated from schemas/link by scripts/generate: do not edit.

// @ts-nocheck
import type { Kind } from '../codec/shape.js';
import { type EventValidators, listOf, MOST_PROBLEMS, type Validate } from '../codec/validation.js';
import type { EventName } from './event-names.js';

/** The compiled validators of all events. */
export const validators: Readonly<Record<EventName, EventValidators>> = {
  bid_comp_confirm: { data: validate10, result: validate11, received: validate11 },
  get_all_notes: { data: validate12, result: listOf(validate13), item: validate13, received: listOf(validate13) },
  get_all_orders: { data: validate12, result: listOf(validate14), item: validate14, received: listOf(validate15) },
  get_all_updates: { data: validate12, result: listOf(validate16), item: validate16, received: listOf(validate17) },
  get_cancel_orders: { data: validate18, result: listOf(validate19), item: validate19, received: listOf(validate20) },
  get_file: { data: validate21, result: listOf(validate22), item: validate22, received: listOf(validate23) },
  get_foh: { data: validate24, result: validate25, received: validate25 },
  get_invoice_items_order: { data: validate26, result: validate27, received: validate27 },
  get_notes: { data: validate28, result: listOf(validate29), item: validate29, received: listOf(validate30) },
  get_order: { data: validate26, result: validate31, received: validate32 },
  get_pcr_json: { data: validate33, result: validate34, received: validate35 },
  get_pending_cancellations: { data: validate18, result: listOf(validate36), item: validate36, received: listOf(validate37) },
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
string",pattern:"^[0-9]{1,64}$"},pcr_form_id:{type:"string",pattern:"^[0-9]{1,64}$"},question_type:{anyOf:[{enum:["check\
box","date","dropdown","radio","numeric","photos","svcfield","textarea","textbox","title"]},{const:""}]},question_display_active:{
anyOf:[{type:"string",enum:["1","0"]},{const:""}]},question_required:{anyOf:[{type:"string",enum:["1","0"]},{const:""}]},
question_na_option:{anyOf:[{type:"string",enum:["1","0"]},{const:""}]},question_flag_photos:{anyOf:[{type:"string",enum:[
"1","0"]},{const:""}]},question_photos_required:{anyOf:[{type:"string",enum:["1","0"]},{const:""}]},question_active:{anyOf:[
{type:"string",enum:["1","0"]},{const:""}]},question_deleted:{anyOf:[{type:"string",enum:["1","0"]},{const:""}]},question_order:{
anyOf:[{type:"string",pattern:"^[0-9]{1,15}$"},{const:""}]},question_transfer_prev_values:{anyOf:[{type:"string",enum:["\
1","0"]},{const:""}]},question_show_prev_values:{anyOf:[{type:"string",enum:["1","0"]},{const:""}]},question_auto_transfer_prev_values:{
anyOf:[{type:"string",enum:["1","0"]},{const:""}]},question_field_rules_cnt:{anyOf:[{type:"string",pattern:"^[0-9]{1,15}\
$"},{const:""}]},question_action_rules_cnt:{anyOf:[{type:"string",pattern:"^[0-9]{1,15}$"},{const:""}]},question_photo_rules_cnt:{
anyOf:[{type:"string",pattern:"^[0-9]{1,15}$"},{const:""}]}},allowed8=["checkbox","date","dropdown","radio","numeric","p\
hotos","svcfield","textarea","textbox","title"],allowed9=["field","action"],allowed10=["=","not_equal",">","<","contains\
_any","contains_all","doesnt_contain_any","doesnt_contain_all","count","count_less_than","count_greater_than","length_gr\
eater_than","length_less_than","length_equal"],allowed11=["show","hide"],allowed12=["default","=","not_equal",">","<","c\
ontains_any","contains_all","doesnt_contain_any","doesnt_contain_all","count","count_less_than","count_greater_than","le\
ngth_greater_than","length_less_than","length_equal"],allowed13={pcr_question_id:{type:"string",pattern:"^[0-9]{1,64}$"},
pcr_form_id:{type:"string",pattern:"^[0-9]{1,64}$"},question_type:{anyOf:[{enum:["checkbox","date","dropdown","radio","n\
umeric","photos","svcfield","textarea","textbox","title"]},{const:""}]},question_display_active:{anyOf:[{type:"boolean"},
{const:""}]},question_required:{anyOf:[{type:"boolean"},{const:""}]},question_na_option:{anyOf:[{type:"boolean"},{const:""}]},
question_flag_photos:{anyOf:[{type:"boolean"},{const:""}]},question_photos_required:{anyOf:[{type:"boolean"},{const:""}]},
question_active:{anyOf:[{type:"boolean"},{const:""}]},question_deleted:{anyOf:[{type:"boolean"},{const:""}]},question_order:{
anyOf:[{type:"integer",minimum:0,maximum:999999999999999},{const:""}]},question_transfer_prev_values:{anyOf:[{type:"bool\
ean"},{const:""}]},question_show_prev_values:{anyOf:[{type:"boolean"},{const:""}]},question_auto_transfer_prev_values:{anyOf:[
{type:"boolean"},{const:""}]},question_field_rules_cnt:{anyOf:[{type:"integer",minimum:0,maximum:999999999999999},{const:""}]},
question_action_rules_cnt:{anyOf:[{type:"integer",minimum:0,maximum:999999999999999},{const:""}]},question_photo_rules_cnt:{
anyOf:[{type:"integer",minimum:0,maximum:999999999999999},{const:""}]}},allowed14=["b"],allowed15=["b","c"],allowed16=["\
b","i","a"],allowed17=[0,1],allowed18=["job_notes"],allowed19=["int","date","longtext","varchar","number"],allowed20=["p\
c"],pattern0=new RegExp("^[0-9]{1,64}$","u");function validate10(s,{instancePath:t="",parentData:x,parentDataProperty:A,
rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.dst_report_id===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"dst_report_id"},message:"must have required property\
 'dst_report_id'"}),r++),s.dst_report_id!==void 0){let a=s.dst_report_id;if(typeof a=="string"){if(!pattern0.test(a)){const c={
instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9\
]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+"/dst_report_id",
schemaPath:"#/properties/dst_report_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,c),
r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),
r++;return validate10.errors=e,r===0}function validate11(s,{instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){
return validate11.errors=null,!0}function validate12(s,{instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.timestamp!==void 0){let a=s.timestamp;if(!(typeof a=="n\
umber"&&!(a%1)&&!isNaN(a)&&isFinite(a))){const c={instancePath:t+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e=noted(e,c),r++}if(typeof a=="number"&&isFinite(a)){if(a>99999999999||
isNaN(a)){const c={instancePath:t+"/timestamp",schemaPath:"#/properties/timestamp/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:99999999999},message:"must be <= 99999999999"};e=noted(e,c),r++}if(a<0||isNaN(a)){const c={instancePath:t+"/ti\
mestamp",schemaPath:"#/properties/timestamp/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};e=noted(e,c),r++}}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}),r++;return validate12.errors=e,r===0}const func2=textLength;function validate13(s,{instancePath:t="",parentData:x,
parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.wo_number===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"wo_number"},message:"must\
 have required property 'wo_number'"}),r++),s.note_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"note_id"},message:"must have required property 'note_id'"}),r++),s.note_type===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"note_type"},message:"must\
 have required property 'note_type'"}),r++),s.note_text===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"note_text"},message:"must have required property 'note_text'"}),r++),s.note_from===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"note_from"},message:"must\
 have required property 'note_from'"}),r++),s.wo_number!==void 0&&typeof s.wo_number!="string"){const a={instancePath:t+
"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"must be string"};e=
noted(e,a),r++}if(s.note_id!==void 0){let a=s.note_id;if(typeof a=="string"){if(func2(a)>255){const c={instancePath:t+"/\
note_id",schemaPath:"#/properties/note_id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more \
than 255 characters"};e=noted(e,c),r++}if(func2(a)<1){const c={instancePath:t+"/note_id",schemaPath:"#/properties/note_i\
d/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e=noted(e,c),r++}}else{
const c={instancePath:t+"/note_id",schemaPath:"#/properties/note_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,c),r++}}if(s.note_type!==void 0){let a=s.note_type;if(!(a==="wo"||a==="prop")){const c={instancePath:t+
"/note_type",schemaPath:"#/properties/note_type/enum",keyword:"enum",params:{allowedValues:allowed0},message:"must be eq\
ual to one of the allowed values"};e=noted(e,c),r++}}if(s.note_text!==void 0&&typeof s.note_text!="string"){const a={instancePath:t+
"/note_text",schemaPath:"#/properties/note_text/type",keyword:"type",params:{type:"string"},message:"must be string"};e=
noted(e,a),r++}if(s.note_from!==void 0&&typeof s.note_from!="string"){const a={instancePath:t+"/note_from",schemaPath:"#\
/properties/note_from/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,a),r++}if(s.transaction_id!==
void 0){let a=s.transaction_id;if(typeof a=="string"){if(func2(a)>255){const c={instancePath:t+"/transaction_id",schemaPath:"\
#/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 chara\
cters"};e=noted(e,c),r++}if(func2(a)<1){const c={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_i\
d/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e=noted(e,c),r++}}else{
const c={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e=noted(e,c),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}),r++;return validate13.errors=e,r===0}const pattern1=new RegExp("^[0-9]{16,64}$",
"u");function validate14(s,{instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"report_id"},message:"must have required property 'report_id'"}),r++),s.wo_number===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"wo_number"},message:"must\
 have required property 'wo_number'"}),r++),s.wo_status===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"wo_status"},message:"must have required property 'wo_status'"}),r++),s.report_id!==void 0){
let l=s.report_id;const _=r;let d=!1;const g=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const w={instancePath:t+
"/report_id",schemaPath:"#/properties/report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e=noted(e,w),r++}if(typeof l=="number"&&isFinite(l)){if(l>9007199254740991||isNaN(l)){const w={instancePath:t+"/\
report_id",schemaPath:"#/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e=noted(e,w),r++}if(l<0||isNaN(l)){const w={instancePath:t+"/report_id",schemaPath:"\
#/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(
e,w),r++}}var a=g===r;if(d=d||a,!d){const w=r;if(typeof l=="string"){if(!pattern1.test(l)){const h={instancePath:t+"/rep\
ort_id",schemaPath:"#/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'\
must match pattern "^[0-9]{16,64}$"'};e=noted(e,h),r++}}else{const h={instancePath:t+"/report_id",schemaPath:"#/properti\
es/report_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,h),r++}var a=w===r;
d=d||a}if(d)r=_,e!==null&&(_?e.length=_:e=null);else{const w={instancePath:t+"/report_id",schemaPath:"#/properties/repor\
t_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,w),r++}}if(s.wo_number!==void 0&&
typeof s.wo_number!="string"){const l={instancePath:t+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e=noted(e,l),r++}if(s.org_wo_num!==void 0){let l=s.org_wo_num;const _=r;
let d=!1;const g=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const w={instancePath:t+"/org_wo_num",schemaPath:"\
#/properties/org_wo_num/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,w),r++}
if(typeof l=="number"&&isFinite(l)){if(l>9007199254740991||isNaN(l)){const w={instancePath:t+"/org_wo_num",schemaPath:"#\
/properties/org_wo_num/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must \
be <= 9007199254740991"};e=noted(e,w),r++}if(l<0||isNaN(l)){const w={instancePath:t+"/org_wo_num",schemaPath:"#/properti\
es/org_wo_num/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,w),r++}}
var c=g===r;if(d=d||c,!d){const w=r;if(typeof l=="string"){if(!pattern1.test(l)){const h={instancePath:t+"/org_wo_num",schemaPath:"\
#/properties/org_wo_num/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern\
 "^[0-9]{16,64}$"'};e=noted(e,h),r++}}else{const h={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/any\
Of/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,h),r++}var c=w===r;d=d||c}if(d)r=_,
e!==null&&(_?e.length=_:e=null);else{const w={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,w),r++}}if(s.wo_status!==void 0&&typeof s.wo_status!=
"string"){const l={instancePath:t+"/wo_status",schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e=noted(e,l),r++}if(s.transaction_id!==void 0){let l=s.transaction_id;if(typeof l=="stri\
ng"){if(func2(l)>255){const _={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"\
maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e=noted(e,_),r++}if(func2(l)<1){const _={
instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e=noted(e,_),r++}}else{const _={instancePath:t+"/transaction_id",schemaPath:"\
#/properties/transaction_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(s.
update_field!==void 0&&typeof s.update_field!="string"){const l={instancePath:t+"/update_field",schemaPath:"#/properties\
/update_field/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,l),r++}if(s.update_value!==
void 0&&typeof s.update_value!="string"){const l={instancePath:t+"/update_value",schemaPath:"#/properties/update_value/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,l),r++}}else e=noted(e,{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate14.errors=e,r===0}function validate15(s,{
instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
report_id"},message:"must have required property 'report_id'"}),r++),s.wo_number===void 0&&(e=noted(e,{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"wo_number"},message:"must have required property 'wo_number'"}),
r++),s.wo_status===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
wo_status"},message:"must have required property 'wo_status'"}),r++),s.report_id!==void 0){let a=s.report_id;if(typeof a==
"string"){if(!pattern0.test(a)){const c={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={
instancePath:t+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e=noted(e,c),r++}}if(s.wo_number!==void 0&&typeof s.wo_number!="string"){const a={instancePath:t+"/wo_numbe\
r",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,a),
r++}if(s.org_wo_num!==void 0){let a=s.org_wo_num;if(typeof a=="string"){if(!pattern0.test(a)){const c={instancePath:t+"/\
org_wo_num",schemaPath:"#/properties/org_wo_num/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'mus\
t match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+"/org_wo_num",schemaPath:"#/properties/\
org_wo_num/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}}if(s.wo_status!==void 0&&
typeof s.wo_status!="string"){const a={instancePath:t+"/wo_status",schemaPath:"#/properties/wo_status/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e=noted(e,a),r++}if(s.transaction_id!==void 0){let a=s.transaction_id;
if(typeof a=="string"){if(func2(a)>255){const c={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_i\
d/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e=noted(e,c),r++}if(func2(
a)<1){const c={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e=noted(e,c),r++}}else{const c={instancePath:t+"/transaction_i\
d",schemaPath:"#/properties/transaction_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,c),r++}}if(s.update_field!==void 0&&typeof s.update_field!="string"){const a={instancePath:t+"/update_field",schemaPath:"\
#/properties/update_field/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,a),r++}if(s.update_value!==
void 0&&typeof s.update_value!="string"){const a={instancePath:t+"/update_value",schemaPath:"#/properties/update_value/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,a),r++}}else e=noted(e,{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate15.errors=e,r===0}function validate16(s,{
instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;const a=r;let c=!0;const l=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){let f;s.wo_status===void 0&&(f="wo_status")?(e=noted(e,{}),r++):s.wo_status!==void 0&&
s.wo_status!=="RTV"&&(e=noted(e,{}),r++)}var _=l===r;r=a,e!==null&&(a?e.length=a:e=null);let d;if(_){const f=r;if(s&&typeof s==
"object"&&!Array.isArray(s)&&s.update_field!==void 0&&s.update_field!==""){const q={instancePath:t+"/update_field",schemaPath:"\
#/then/properties/update_field/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(
e,q),r++}var _=f===r;c=_,d="then"}else{const f=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.update_field!==void 0){let q=s.
update_field;if(!(q==="address"||q==="city"||q==="comments"||q==="cust_text"||q==="date_due"||q==="key_code"||q==="loan_\
number"||q==="loan_type_other"||q==="lock_code"||q==="lot_size"||q==="mortgage_name"||q==="start_date"||q==="state"||q===
"zip"||q==="wo_pending_cancellation_date"||q==="line_items"||q==="vendor_id")){const k={instancePath:t+"/update_field",schemaPath:"\
#/else/properties/update_field/enum",keyword:"enum",params:{allowedValues:allowed1},message:"must be equal to one of the\
 allowed values"};e=noted(e,k),r++}}var _=f===r;c=_,d="else"}if(!c){const f={instancePath:t,schemaPath:"#/if",keyword:"i\
f",params:{failingKeyword:d},message:'must match "'+d+'" schema'};e=noted(e,f),r++}if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
report_id"},message:"must have required property 'report_id'"}),r++),s.wo_number===void 0&&(e=noted(e,{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"wo_number"},message:"must have required property 'wo_number'"}),
r++),s.wo_status===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
wo_status"},message:"must have required property 'wo_status'"}),r++),s.update_field===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"update_field"},message:"must have required property \
'update_field'"}),r++),s.update_value===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"update_value"},message:"must have required property 'update_value'"}),r++),s.report_id!==void 0){let f=s.
report_id;const h=r;let q=!1;const k=r;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){const P={instancePath:t+
"/report_id",schemaPath:"#/properties/report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e=noted(e,P),r++}if(typeof f=="number"&&isFinite(f)){if(f>9007199254740991||isNaN(f)){const P={instancePath:t+"/\
report_id",schemaPath:"#/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e=noted(e,P),r++}if(f<0||isNaN(f)){const P={instancePath:t+"/report_id",schemaPath:"\
#/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(
e,P),r++}}var g=k===r;if(q=q||g,!q){const P=r;if(typeof f=="string"){if(!pattern1.test(f)){const b={instancePath:t+"/rep\
ort_id",schemaPath:"#/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'\
must match pattern "^[0-9]{16,64}$"'};e=noted(e,b),r++}}else{const b={instancePath:t+"/report_id",schemaPath:"#/properti\
es/report_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,b),r++}var g=P===r;
q=q||g}if(q)r=h,e!==null&&(h?e.length=h:e=null);else{const P={instancePath:t+"/report_id",schemaPath:"#/properties/repor\
t_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,P),r++}}if(s.wo_number!==void 0&&
typeof s.wo_number!="string"){const f={instancePath:t+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e=noted(e,f),r++}if(s.org_wo_num!==void 0){let f=s.org_wo_num;const h=r;
let q=!1;const k=r;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){const P={instancePath:t+"/org_wo_num",schemaPath:"\
#/properties/org_wo_num/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,P),r++}
if(typeof f=="number"&&isFinite(f)){if(f>9007199254740991||isNaN(f)){const P={instancePath:t+"/org_wo_num",schemaPath:"#\
/properties/org_wo_num/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must \
be <= 9007199254740991"};e=noted(e,P),r++}if(f<0||isNaN(f)){const P={instancePath:t+"/org_wo_num",schemaPath:"#/properti\
es/org_wo_num/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,P),r++}}
var w=k===r;if(q=q||w,!q){const P=r;if(typeof f=="string"){if(!pattern1.test(f)){const b={instancePath:t+"/org_wo_num",schemaPath:"\
#/properties/org_wo_num/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern\
 "^[0-9]{16,64}$"'};e=noted(e,b),r++}}else{const b={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/any\
Of/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,b),r++}var w=P===r;q=q||w}if(q)r=h,
e!==null&&(h?e.length=h:e=null);else{const P={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,P),r++}}if(s.wo_status!==void 0&&typeof s.wo_status!=
"string"){const f={instancePath:t+"/wo_status",schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e=noted(e,f),r++}if(s.transaction_id!==void 0){let f=s.transaction_id;if(typeof f=="stri\
ng"){if(func2(f)>255){const h={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"\
maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e=noted(e,h),r++}if(func2(f)<1){const h={
instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e=noted(e,h),r++}}else{const h={instancePath:t+"/transaction_id",schemaPath:"\
#/properties/transaction_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,h),r++}}if(s.
update_field!==void 0){let f=s.update_field;if(!(f==="address"||f==="city"||f==="comments"||f==="cust_text"||f==="date_d\
ue"||f==="key_code"||f==="loan_number"||f==="loan_type_other"||f==="lock_code"||f==="lot_size"||f==="mortgage_name"||f===
"start_date"||f==="state"||f==="zip"||f==="wo_pending_cancellation_date"||f==="line_items"||f==="vendor_id"||f==="")){const h={
instancePath:t+"/update_field",schemaPath:"#/properties/update_field/enum",keyword:"enum",params:{allowedValues:allowed2},
message:"must be equal to one of the allowed values"};e=noted(e,h),r++}}if(s.update_value!==void 0&&typeof s.update_value!=
"string"){const f={instancePath:t+"/update_value",schemaPath:"#/properties/update_value/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,f),r++}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}),r++;return validate16.errors=e,r===0}function validate17(s,{instancePath:t="",
parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;const a=r;let c=!0;const l=r;if(s&&typeof s=="object"&&
!Array.isArray(s)){let g;s.wo_status===void 0&&(g="wo_status")?(e=noted(e,{}),r++):s.wo_status!==void 0&&s.wo_status!=="\
RTV"&&(e=noted(e,{}),r++)}var _=l===r;r=a,e!==null&&(a?e.length=a:e=null);let d;if(_){const g=r;if(s&&typeof s=="object"&&
!Array.isArray(s)&&s.update_field!==void 0&&s.update_field!==""){const f={instancePath:t+"/update_field",schemaPath:"#/t\
hen/properties/update_field/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(
e,f),r++}var _=g===r;c=_,d="then"}else{const g=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.update_field!==void 0){let f=s.
update_field;if(!(f==="address"||f==="city"||f==="comments"||f==="cust_text"||f==="date_due"||f==="key_code"||f==="loan_\
number"||f==="loan_type_other"||f==="lock_code"||f==="lot_size"||f==="mortgage_name"||f==="start_date"||f==="state"||f===
"zip"||f==="wo_pending_cancellation_date"||f==="line_items"||f==="vendor_id")){const h={instancePath:t+"/update_field",schemaPath:"\
#/else/properties/update_field/enum",keyword:"enum",params:{allowedValues:allowed1},message:"must be equal to one of the\
 allowed values"};e=noted(e,h),r++}}var _=g===r;c=_,d="else"}if(!c){const g={instancePath:t,schemaPath:"#/if",keyword:"i\
f",params:{failingKeyword:d},message:'must match "'+d+'" schema'};e=noted(e,g),r++}if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
report_id"},message:"must have required property 'report_id'"}),r++),s.wo_number===void 0&&(e=noted(e,{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"wo_number"},message:"must have required property 'wo_number'"}),
r++),s.wo_status===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
wo_status"},message:"must have required property 'wo_status'"}),r++),s.update_field===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"update_field"},message:"must have required property \
'update_field'"}),r++),s.update_value===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"update_value"},message:"must have required property 'update_value'"}),r++),s.report_id!==void 0){let g=s.
report_id;if(typeof g=="string"){if(!pattern0.test(g)){const w={instancePath:t+"/report_id",schemaPath:"#/properties/rep\
ort_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(
e,w),r++}}else{const w={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,w),r++}}if(s.wo_number!==void 0&&typeof s.wo_number!="string"){const g={instancePath:t+
"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"must be string"};e=
noted(e,g),r++}if(s.org_wo_num!==void 0){let g=s.org_wo_num;if(typeof g=="string"){if(!pattern0.test(g)){const w={instancePath:t+
"/org_wo_num",schemaPath:"#/properties/org_wo_num/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'m\
ust match pattern "^[0-9]{1,64}$"'};e=noted(e,w),r++}}else{const w={instancePath:t+"/org_wo_num",schemaPath:"#/propertie\
s/org_wo_num/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,w),r++}}if(s.wo_status!==void 0&&
typeof s.wo_status!="string"){const g={instancePath:t+"/wo_status",schemaPath:"#/properties/wo_status/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e=noted(e,g),r++}if(s.transaction_id!==void 0){let g=s.transaction_id;
if(typeof g=="string"){if(func2(g)>255){const w={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_i\
d/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e=noted(e,w),r++}if(func2(
g)<1){const w={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e=noted(e,w),r++}}else{const w={instancePath:t+"/transaction_i\
d",schemaPath:"#/properties/transaction_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,w),r++}}if(s.update_field!==void 0){let g=s.update_field;if(!(g==="address"||g==="city"||g==="comments"||g==="cust_tex\
t"||g==="date_due"||g==="key_code"||g==="loan_number"||g==="loan_type_other"||g==="lock_code"||g==="lot_size"||g==="mort\
gage_name"||g==="start_date"||g==="state"||g==="zip"||g==="wo_pending_cancellation_date"||g==="line_items"||g==="vendor_\
id"||g==="")){const w={instancePath:t+"/update_field",schemaPath:"#/properties/update_field/enum",keyword:"enum",params:{
allowedValues:allowed2},message:"must be equal to one of the allowed values"};e=noted(e,w),r++}}if(s.update_value!==void 0&&
typeof s.update_value!="string"){const g={instancePath:t+"/update_value",schemaPath:"#/properties/update_value/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,g),r++}}else e=noted(e,{instancePath:t,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate17.errors=e,r===0}function validate18(s,{
instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.timestamp===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
timestamp"},message:"must have required property 'timestamp'"}),r++),s.timestamp!==void 0){let a=s.timestamp;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){const c={instancePath:t+"/timestamp",schemaPath:"#/properties/timestamp/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,c),r++}if(typeof a=="number"&&isFinite(a)){if(a>
99999999999||isNaN(a)){const c={instancePath:t+"/timestamp",schemaPath:"#/properties/timestamp/maximum",keyword:"maximum",
params:{comparison:"<=",limit:99999999999},message:"must be <= 99999999999"};e=noted(e,c),r++}if(a<0||isNaN(a)){const c={
instancePath:t+"/timestamp",schemaPath:"#/properties/timestamp/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e=noted(e,c),r++}}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}),r++;return validate18.errors=e,r===0}const pattern11=new RegExp("^[0-9]{1,11}$","u");
function validate19(s,{instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"report_id"},message:"must have required property 'report_id'"}),r++),s.wo_number===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"wo_number"},message:"must\
 have required property 'wo_number'"}),r++),s.wo_status===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"wo_status"},message:"must have required property 'wo_status'"}),r++),s.cancel_timestamp===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cancel_timestamp"},
message:"must have required property 'cancel_timestamp'"}),r++),s.report_id!==void 0){let l=s.report_id;const _=r;let d=!1;
const g=r;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const w={instancePath:t+"/report_id",schemaPath:"#/p\
roperties/report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,w),r++}if(typeof l==
"number"&&isFinite(l)){if(l>9007199254740991||isNaN(l)){const w={instancePath:t+"/report_id",schemaPath:"#/properties/re\
port_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925\
4740991"};e=noted(e,w),r++}if(l<0||isNaN(l)){const w={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/any\
Of/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,w),r++}}var a=g===r;if(d=
d||a,!d){const w=r;if(typeof l=="string"){if(!pattern1.test(l)){const h={instancePath:t+"/report_id",schemaPath:"#/prope\
rties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]\
{16,64}$"'};e=noted(e,h),r++}}else{const h={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/type",
keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,h),r++}var a=w===r;d=d||a}if(d)r=_,e!==null&&(_?
e.length=_:e=null);else{const w={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};e=noted(e,w),r++}}if(s.wo_number!==void 0&&typeof s.wo_number!="string"){const l={
instancePath:t+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e=noted(e,l),r++}if(s.org_wo_num!==void 0){let l=s.org_wo_num;const _=r;let d=!1;const g=r;if(!(typeof l=="\
number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const w={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyO\
f/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,w),r++}if(typeof l=="number"&&isFinite(
l)){if(l>9007199254740991||isNaN(l)){const w={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(
e,w),r++}if(l<0||isNaN(l)){const w={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,w),r++}}var c=g===r;if(d=d||c,!d){const w=r;
if(typeof l=="string"){if(!pattern1.test(l)){const h={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/a\
nyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};e=noted(
e,h),r++}}else{const h={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/1/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,h),r++}var c=w===r;d=d||c}if(d)r=_,e!==null&&(_?e.length=_:e=null);else{
const w={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf",keyword:"anyOf",params:{},message:"must\
 match a schema in anyOf"};e=noted(e,w),r++}}if(s.wo_status!==void 0&&typeof s.wo_status!="string"){const l={instancePath:t+
"/wo_status",schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type:"string"},message:"must be string"};e=
noted(e,l),r++}if(s.transaction_id!==void 0){let l=s.transaction_id;if(typeof l=="string"){if(func2(l)>255){const _={instancePath:t+
"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit:255},message:"mus\
t NOT have more than 255 characters"};e=noted(e,_),r++}if(func2(l)<1){const _={instancePath:t+"/transaction_id",schemaPath:"\
#/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e=noted(e,_),r++}}else{const _={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(s.cancel_timestamp!==void 0){let l=s.cancel_timestamp;
if(typeof l=="string"){if(!pattern11.test(l)){const _={instancePath:t+"/cancel_timestamp",schemaPath:"#/properties/cance\
l_timestamp/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,11}$"},message:'must match pattern "^[0-9]{1,11}$"'};e=
noted(e,_),r++}}else{const _={instancePath:t+"/cancel_timestamp",schemaPath:"#/properties/cancel_timestamp/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate19.errors=e,r===0}function validate20(s,{
instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
report_id"},message:"must have required property 'report_id'"}),r++),s.wo_number===void 0&&(e=noted(e,{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"wo_number"},message:"must have required property 'wo_number'"}),
r++),s.wo_status===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
wo_status"},message:"must have required property 'wo_status'"}),r++),s.cancel_timestamp===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"cancel_timestamp"},message:"must have required prope\
rty 'cancel_timestamp'"}),r++),s.report_id!==void 0){let a=s.report_id;if(typeof a=="string"){if(!pattern0.test(a)){const c={
instancePath:t+"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},
message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+"/report_id",schemaPath:"#/\
properties/report_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}}if(s.wo_number!==
void 0&&typeof s.wo_number!="string"){const a={instancePath:t+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,a),r++}if(s.org_wo_num!==void 0){let a=s.org_wo_num;if(typeof a==
"string"){if(!pattern0.test(a)){const c={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={
instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e=noted(e,c),r++}}if(s.wo_status!==void 0&&typeof s.wo_status!="string"){const a={instancePath:t+"/wo_sta\
tus",schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,
a),r++}if(s.transaction_id!==void 0){let a=s.transaction_id;if(typeof a=="string"){if(func2(a)>255){const c={instancePath:t+
"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit:255},message:"mus\
t NOT have more than 255 characters"};e=noted(e,c),r++}if(func2(a)<1){const c={instancePath:t+"/transaction_id",schemaPath:"\
#/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e=noted(e,c),r++}}else{const c={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}}if(s.cancel_timestamp!==void 0){let a=s.cancel_timestamp;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){const c={instancePath:t+"/cancel_timestamp",schemaPath:"#/prop\
erties/cancel_timestamp/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,c),r++}if(typeof a==
"number"&&isFinite(a)){if(a>99999999999||isNaN(a)){const c={instancePath:t+"/cancel_timestamp",schemaPath:"#/properties/\
cancel_timestamp/maximum",keyword:"maximum",params:{comparison:"<=",limit:99999999999},message:"must be <= 99999999999"};
e=noted(e,c),r++}if(a<0||isNaN(a)){const c={instancePath:t+"/cancel_timestamp",schemaPath:"#/properties/cancel_timestamp\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,c),r++}}}}else e=noted(e,
{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate20.
errors=e,r===0}function validate21(s,{instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"report_id"},message:"must have required property 'report_id'"}),r++),s.module_type===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"module_type"},message:"\
must have required property 'module_type'"}),r++),s.remote_report_id!==void 0){let a=s.remote_report_id;if(typeof a=="st\
ring"){if(!pattern0.test(a)){const c={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/patte\
rn",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{
const c={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,c),r++}}if(s.report_id!==void 0){let a=s.report_id;if(typeof a=="string"){if(!pattern0.
test(a)){const c={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+"/report_id",
schemaPath:"#/properties/report_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}}
if(s.module_type!==void 0){let a=s.module_type;if(!(a==="uploads"||a==="job_notes")){const c={instancePath:t+"/module_ty\
pe",schemaPath:"#/properties/module_type/enum",keyword:"enum",params:{allowedValues:allowed3},message:"must be equal to \
one of the allowed values"};e=noted(e,c),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}),r++;return validate21.errors=e,r===0}function validate22(s,{instancePath:t="",
parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.report_id===
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
must have required property 'imported'"}),r++),s.remote_report_id!==void 0){let _=s.remote_report_id;const d=r;let g=!1;
const w=r;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_))){const f={instancePath:t+"/remote_report_id",schemaPath:"\
#/properties/remote_report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,
f),r++}if(typeof _=="number"&&isFinite(_)){if(_>9007199254740991||isNaN(_)){const f={instancePath:t+"/remote_report_id",
schemaPath:"#/properties/remote_report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e=noted(e,f),r++}if(_<0||isNaN(_)){const f={instancePath:t+"/remote_report_id",schemaPath:"\
#/properties/remote_report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e=noted(e,f),r++}}var a=w===r;if(g=g||a,!g){const f=r;if(typeof _=="string"){if(!pattern0.test(_)){const q={instancePath:t+
"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]\
{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,q),r++}}else{const q={instancePath:t+"/remote_report_i\
d",schemaPath:"#/properties/remote_report_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};
e=noted(e,q),r++}var a=f===r;g=g||a}if(g)r=d,e!==null&&(d?e.length=d:e=null);else{const f={instancePath:t+"/remote_repor\
t_id",schemaPath:"#/properties/remote_report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
e=noted(e,f),r++}}if(s.report_id!==void 0){let _=s.report_id;const d=r;let g=!1;const w=r;if(!(typeof _=="number"&&!(_%1)&&
!isNaN(_)&&isFinite(_))){const f={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e=noted(e,f),r++}if(typeof _=="number"&&isFinite(_)){if(_>9007199254740991||
isNaN(_)){const f={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(e,f),r++}if(_<0||isNaN(_)){const f={
instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e=noted(e,f),r++}}var c=w===r;if(g=g||c,!g){const f=r;if(typeof _=="string"){if(!pattern0.
test(_)){const q={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,q),r++}}else{const q={instancePath:t+"/\
report_id",schemaPath:"#/properties/report_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e=noted(e,q),r++}var c=f===r;g=g||c}if(g)r=d,e!==null&&(d?e.length=d:e=null);else{const f={instancePath:t+"/report_i\
d",schemaPath:"#/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,
f),r++}}if(s.file_id!==void 0){let _=s.file_id;const d=r;let g=!1;const w=r;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&
isFinite(_))){const f={instancePath:t+"/file_id",schemaPath:"#/properties/file_id/anyOf/0/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e=noted(e,f),r++}if(typeof _=="number"&&isFinite(_)){if(_>9007199254740991||isNaN(_)){
const f={instancePath:t+"/file_id",schemaPath:"#/properties/file_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(e,f),r++}if(_<0||isNaN(_)){const f={instancePath:t+
"/file_id",schemaPath:"#/properties/file_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e=noted(e,f),r++}}var l=w===r;if(g=g||l,!g){const f=r;if(typeof _=="string"){if(!pattern1.test(_)){const q={
instancePath:t+"/file_id",schemaPath:"#/properties/file_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16\
,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};e=noted(e,q),r++}}else{const q={instancePath:t+"/file_id",schemaPath:"\
#/properties/file_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,q),r++}var l=f===
r;g=g||l}if(g)r=d,e!==null&&(d?e.length=d:e=null);else{const f={instancePath:t+"/file_id",schemaPath:"#/properties/file_\
id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,f),r++}}if(s.file_name!==void 0&&typeof s.
file_name!="string"){const _={instancePath:t+"/file_name",schemaPath:"#/properties/file_name/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,_),r++}if(s.file_type!==void 0&&typeof s.file_type!="string"){const _={
instancePath:t+"/file_type",schemaPath:"#/properties/file_type/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e=noted(e,_),r++}if(s.file_size!==void 0){let _=s.file_size;if(!(typeof _=="number"&&isFinite(_))){const d={
instancePath:t+"/file_size",schemaPath:"#/properties/file_size/type",keyword:"type",params:{type:"number"},message:"must\
 be number"};e=noted(e,d),r++}}if(s.file_desc!==void 0&&typeof s.file_desc!="string"){const _={instancePath:t+"/file_des\
c",schemaPath:"#/properties/file_desc/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),
r++}if(s.obj_url!==void 0&&typeof s.obj_url!="string"){const _={instancePath:t+"/obj_url",schemaPath:"#/properties/obj_u\
rl/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}if(s.obj_url_thumb!==void 0&&typeof s.
obj_url_thumb!="string"){const _={instancePath:t+"/obj_url_thumb",schemaPath:"#/properties/obj_url_thumb/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}if(s.module_type!==void 0){let _=s.module_type;if(!(_===
"uploads"||_==="job_notes")){const d={instancePath:t+"/module_type",schemaPath:"#/properties/module_type/enum",keyword:"\
enum",params:{allowedValues:allowed3},message:"must be equal to one of the allowed values"};e=noted(e,d),r++}}if(s.org_name!==
void 0&&typeof s.org_name!="string"){const _={instancePath:t+"/org_name",schemaPath:"#/properties/org_name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}if(s.imported!==void 0&&s.imported!==1){const _={
instancePath:t+"/imported",schemaPath:"#/properties/imported/const",keyword:"const",params:{allowedValue:1},message:"mus\
t be equal to constant"};e=noted(e,_),r++}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}),r++;return validate22.errors=e,r===0}function validate23(s,{instancePath:t="",parentData:x,
parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.report_id===void 0&&
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
must have required property 'imported'"}),r++),s.remote_report_id!==void 0){let a=s.remote_report_id;if(typeof a=="strin\
g"){if(!pattern0.test(a)){const c={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/pattern",
keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{
const c={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,c),r++}}if(s.report_id!==void 0){let a=s.report_id;if(typeof a=="string"){if(!pattern0.
test(a)){const c={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+"/report_id",
schemaPath:"#/properties/report_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}}
if(s.file_id!==void 0){let a=s.file_id;if(typeof a=="string"){if(!pattern0.test(a)){const c={instancePath:t+"/file_id",schemaPath:"\
#/properties/file_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,6\
4}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,c),r++}}if(s.file_name!==void 0&&typeof s.file_name!="string"){const a={
instancePath:t+"/file_name",schemaPath:"#/properties/file_name/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e=noted(e,a),r++}if(s.file_type!==void 0&&typeof s.file_type!="string"){const a={instancePath:t+"/file_type",
schemaPath:"#/properties/file_type/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,a),r++}
if(s.file_size!==void 0){let a=s.file_size;if(!(typeof a=="number"&&isFinite(a))){const c={instancePath:t+"/file_size",schemaPath:"\
#/properties/file_size/type",keyword:"type",params:{type:"number"},message:"must be number"};e=noted(e,c),r++}}if(s.file_desc!==
void 0&&typeof s.file_desc!="string"){const a={instancePath:t+"/file_desc",schemaPath:"#/properties/file_desc/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,a),r++}if(s.obj_url!==void 0&&typeof s.obj_url!="string"){
const a={instancePath:t+"/obj_url",schemaPath:"#/properties/obj_url/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,a),r++}if(s.obj_url_thumb!==void 0&&typeof s.obj_url_thumb!="string"){const a={instancePath:t+
"/obj_url_thumb",schemaPath:"#/properties/obj_url_thumb/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e=noted(e,a),r++}if(s.module_type!==void 0){let a=s.module_type;if(!(a==="uploads"||a==="job_notes")){const c={instancePath:t+
"/module_type",schemaPath:"#/properties/module_type/enum",keyword:"enum",params:{allowedValues:allowed3},message:"must b\
e equal to one of the allowed values"};e=noted(e,c),r++}}if(s.org_name!==void 0&&typeof s.org_name!="string"){const a={instancePath:t+
"/org_name",schemaPath:"#/properties/org_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,a),r++}if(s.imported!==void 0&&s.imported!==1){const a={instancePath:t+"/imported",schemaPath:"#/properties/imported/c\
onst",keyword:"const",params:{allowedValue:1},message:"must be equal to constant"};e=noted(e,a),r++}}else e=noted(e,{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate23.errors=e,r===
0}function validate24(s,{instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.remote_report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"remote_report_id"},message:"must have required property 'remote_report_id'"}),r++),s.
remote_report_id!==void 0){let a=s.remote_report_id;if(typeof a=="string"){if(!pattern0.test(a)){const c={instancePath:t+
"/remote_report_id",schemaPath:"#/properties/remote_report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},
message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+"/remote_report_id",schemaPath:"\
#/properties/remote_report_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}}}else
e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate24.
errors=e,r===0}function validate25(s,{instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.obj_url===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"obj_url"},message:"must have required property 'obj_url'"}),r++),s.file_metadata===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"file_metadata"},message:"\
must have required property 'file_metadata'"}),r++),s.obj_url!==void 0&&typeof s.obj_url!="string"){const a={instancePath:t+
"/obj_url",schemaPath:"#/properties/obj_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,a),r++}if(s.file_metadata!==void 0){let a=s.file_metadata;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.file_size===
void 0){const c={instancePath:t+"/file_metadata",schemaPath:"#/properties/file_metadata/required",keyword:"required",params:{
missingProperty:"file_size"},message:"must have required property 'file_size'"};e=noted(e,c),r++}if(a.file_size!==void 0){
let c=a.file_size;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){const l={instancePath:t+"/file_metadata/file\
_size",schemaPath:"#/properties/file_metadata/properties/file_size/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e=noted(e,l),r++}if(typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(c)){const l={instancePath:t+
"/file_metadata/file_size",schemaPath:"#/properties/file_metadata/properties/file_size/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(e,l),r++}if(c<0||isNaN(c)){const l={
instancePath:t+"/file_metadata/file_size",schemaPath:"#/properties/file_metadata/properties/file_size/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,l),r++}}}}else{const c={instancePath:t+"/fil\
e_metadata",schemaPath:"#/properties/file_metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};
e=noted(e,c),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"}),r++;return validate25.errors=e,r===0}function validate26(s,{instancePath:t="",parentData:x,parentDataProperty:A,
rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"report_id"},message:"must have required property 're\
port_id'"}),r++),s.report_id!==void 0){let a=s.report_id;if(typeof a=="string"){if(!pattern0.test(a)){const c={instancePath:t+
"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'mus\
t match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+"/report_id",schemaPath:"#/properties/r\
eport_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}}}else e=noted(e,{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate26.errors=e,r===
0}function validate27(s,{instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s))for(const a in s){if(r>=MOST)break;if(typeof s[a]!="string"){const c={instancePath:t+"/"+a.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e=noted(e,c),r++}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"}),r++;return validate27.errors=e,r===0}function validate28(s,{instancePath:t="",parentData:x,parentDataProperty:A,
rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"report_id"},message:"must have required property 're\
port_id'"}),r++),s.remote_report_id!==void 0){let a=s.remote_report_id;if(typeof a=="string"){if(!pattern0.test(a)){const c={
instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+"/remote_re\
port_id",schemaPath:"#/properties/remote_report_id/type",keyword:"type",params:{type:"string"},message:"must be string"};
e=noted(e,c),r++}}if(s.report_id!==void 0){let a=s.report_id;if(typeof a=="string"){if(!pattern0.test(a)){const c={instancePath:t+
"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'mus\
t match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+"/report_id",schemaPath:"#/properties/r\
eport_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}}}else e=noted(e,{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate28.errors=e,r===
0}const pattern28=new RegExp("^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02\
-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0\
-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$","u");function validate29(s,{instancePath:t="",
parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.note_id===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"note_id"},message:"\
must have required property 'note_id'"}),r++),s.note_rev===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"note_rev"},message:"must have required property 'note_rev'"}),r++),s.report_id===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"report_id"},message:"must\
 have required property 'report_id'"}),r++),s.note_type===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"note_type"},message:"must have required property 'note_type'"}),r++),s.note_text===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"note_text"},message:"must\
 have required property 'note_text'"}),r++),s.insert_by===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"insert_by"},message:"must have required property 'insert_by'"}),r++),s.insert_date===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"insert_date"},message:"\
must have required property 'insert_date'"}),r++),s.org_name===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"org_name"},message:"must have required property 'org_name'"}),r++),s.has_attachments===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"has_attachments"},
message:"must have required property 'has_attachments'"}),r++),s.note_id!==void 0){let d=s.note_id;if(typeof d=="string"){
if(func2(d)>255){const g={instancePath:t+"/note_id",schemaPath:"#/properties/note_id/maxLength",keyword:"maxLength",params:{
limit:255},message:"must NOT have more than 255 characters"};e=noted(e,g),r++}if(func2(d)<1){const g={instancePath:t+"/n\
ote_id",schemaPath:"#/properties/note_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e=noted(e,g),r++}}else{const g={instancePath:t+"/note_id",schemaPath:"#/properties/note_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,g),r++}}if(s.note_rev!==void 0){let d=s.note_rev;const g=r;
let w=!1;const f=r;if(typeof d=="string"){if(func2(d)>255){const h={instancePath:t+"/note_rev",schemaPath:"#/properties/\
note_rev/anyOf/0/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e=noted(
e,h),r++}if(func2(d)<1){const h={instancePath:t+"/note_rev",schemaPath:"#/properties/note_rev/anyOf/0/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e=noted(e,h),r++}}else{const h={instancePath:t+
"/note_rev",schemaPath:"#/properties/note_rev/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e=noted(e,h),r++}var a=f===r;if(w=w||a,!w){const h=r;if(d!==""){const k={instancePath:t+"/note_rev",schemaPath:"#/pr\
operties/note_rev/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,
k),r++}var a=h===r;w=w||a}if(w)r=g,e!==null&&(g?e.length=g:e=null);else{const h={instancePath:t+"/note_rev",schemaPath:"\
#/properties/note_rev/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,h),r++}}if(s.remote_report_id!==
void 0){let d=s.remote_report_id;const g=r;let w=!1;const f=r;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){
const h={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/0/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e=noted(e,h),r++}if(typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(
d)){const h={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/0/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(e,h),r++}if(d<0||isNaN(
d)){const h={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/0/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,h),r++}}var c=f===r;if(w=w||c,!w){const h=r;if(typeof d==
"string"){if(!pattern0.test(d)){const k={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/an\
yOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(
e,k),r++}}else{const k={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/1/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,k),r++}var c=h===r;w=w||c}if(w)r=g,e!==null&&(g?e.length=
g:e=null);else{const h={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf",keyword:"any\
Of",params:{},message:"must match a schema in anyOf"};e=noted(e,h),r++}}if(s.report_id!==void 0){let d=s.report_id;const g=r;
let w=!1;const f=r;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){const h={instancePath:t+"/report_id",schemaPath:"\
#/properties/report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,h),r++}
if(typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d)){const h={instancePath:t+"/report_id",schemaPath:"#/\
properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be\
 <= 9007199254740991"};e=noted(e,h),r++}if(d<0||isNaN(d)){const h={instancePath:t+"/report_id",schemaPath:"#/properties/\
report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,h),r++}}
var l=f===r;if(w=w||l,!w){const h=r;if(typeof d=="string"){if(!pattern0.test(d)){const k={instancePath:t+"/report_id",schemaPath:"\
#/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "\
^[0-9]{1,64}$"'};e=noted(e,k),r++}}else{const k={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,k),r++}var l=h===r;w=w||l}if(w)r=g,e!==null&&
(g?e.length=g:e=null);else{const h={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf",keyword:"anyOf",
params:{},message:"must match a schema in anyOf"};e=noted(e,h),r++}}if(s.note_type!==void 0){let d=s.note_type;if(!(d===
"wo"||d==="prop")){const g={instancePath:t+"/note_type",schemaPath:"#/properties/note_type/enum",keyword:"enum",params:{
allowedValues:allowed0},message:"must be equal to one of the allowed values"};e=noted(e,g),r++}}if(s.note_text!==void 0&&
typeof s.note_text!="string"){const d={instancePath:t+"/note_text",schemaPath:"#/properties/note_text/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e=noted(e,d),r++}if(s.insert_by!==void 0&&typeof s.insert_by!="strin\
g"){const d={instancePath:t+"/insert_by",schemaPath:"#/properties/insert_by/type",keyword:"type",params:{type:"string"},
message:"must be string"};e=noted(e,d),r++}if(s.insert_date!==void 0){let d=s.insert_date;const g=r;let w=!1;const f=r;if(typeof d==
"string"){if(!pattern28.test(d)){const h={instancePath:t+"/insert_date",schemaPath:"#/properties/insert_date/anyOf/0/pat\
tern",keyword:"pattern",params:{pattern:"^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][\
0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[T ]([0\
1][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"},message:'must match pattern "^([0\
-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}\
(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9\
]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"'};e=noted(e,h),r++}}else{const h={instancePath:t+"/insert_date",schemaPath:"#/pr\
operties/insert_date/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,h),r++}var _=f===
r;if(w=w||_,!w){const h=r;if(typeof d!="string"){const k={instancePath:t+"/insert_date",schemaPath:"#/properties/insert_\
date/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,k),r++}var _=h===r;w=w||_}if(w)
r=g,e!==null&&(g?e.length=g:e=null);else{const h={instancePath:t+"/insert_date",schemaPath:"#/properties/insert_date/any\
Of",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,h),r++}}if(s.org_name!==void 0&&typeof s.
org_name!="string"){const d={instancePath:t+"/org_name",schemaPath:"#/properties/org_name/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,d),r++}if(s.has_attachments!==void 0&&typeof s.has_attachments!="boolean"){
const d={instancePath:t+"/has_attachments",schemaPath:"#/properties/has_attachments/type",keyword:"type",params:{type:"b\
oolean"},message:"must be boolean"};e=noted(e,d),r++}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"}),r++;return validate29.errors=e,r===0}function validate30(s,{instancePath:t="",
parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.note_id===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"note_id"},message:"\
must have required property 'note_id'"}),r++),s.note_rev===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"note_rev"},message:"must have required property 'note_rev'"}),r++),s.report_id===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"report_id"},message:"must\
 have required property 'report_id'"}),r++),s.note_type===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"note_type"},message:"must have required property 'note_type'"}),r++),s.note_text===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"note_text"},message:"must\
 have required property 'note_text'"}),r++),s.insert_by===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"insert_by"},message:"must have required property 'insert_by'"}),r++),s.insert_date===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"insert_date"},message:"\
must have required property 'insert_date'"}),r++),s.org_name===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"org_name"},message:"must have required property 'org_name'"}),r++),s.has_attachments===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"has_attachments"},
message:"must have required property 'has_attachments'"}),r++),s.note_id!==void 0){let l=s.note_id;if(typeof l=="string"){
if(func2(l)>255){const _={instancePath:t+"/note_id",schemaPath:"#/properties/note_id/maxLength",keyword:"maxLength",params:{
limit:255},message:"must NOT have more than 255 characters"};e=noted(e,_),r++}if(func2(l)<1){const _={instancePath:t+"/n\
ote_id",schemaPath:"#/properties/note_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e=noted(e,_),r++}}else{const _={instancePath:t+"/note_id",schemaPath:"#/properties/note_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(s.note_rev!==void 0){let l=s.note_rev;const _=r;
let d=!1;const g=r;if(typeof l=="string"){if(func2(l)>255){const w={instancePath:t+"/note_rev",schemaPath:"#/properties/\
note_rev/anyOf/0/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e=noted(
e,w),r++}if(func2(l)<1){const w={instancePath:t+"/note_rev",schemaPath:"#/properties/note_rev/anyOf/0/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e=noted(e,w),r++}}else{const w={instancePath:t+
"/note_rev",schemaPath:"#/properties/note_rev/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e=noted(e,w),r++}var a=g===r;if(d=d||a,!d){const w=r;if(l!==""){const h={instancePath:t+"/note_rev",schemaPath:"#/pr\
operties/note_rev/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,
h),r++}var a=w===r;d=d||a}if(d)r=_,e!==null&&(_?e.length=_:e=null);else{const w={instancePath:t+"/note_rev",schemaPath:"\
#/properties/note_rev/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,w),r++}}if(s.remote_report_id!==
void 0){let l=s.remote_report_id;if(typeof l=="string"){if(!pattern0.test(l)){const _={instancePath:t+"/remote_report_id",
schemaPath:"#/properties/remote_report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must matc\
h pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/remote_report_id",schemaPath:"#/properties/\
remote_report_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(s.report_id!==
void 0){let l=s.report_id;if(typeof l=="string"){if(!pattern0.test(l)){const _={instancePath:t+"/report_id",schemaPath:"\
#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1\
,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(s.note_type!==void 0){let l=s.note_type;if(!(l===
"wo"||l==="prop")){const _={instancePath:t+"/note_type",schemaPath:"#/properties/note_type/enum",keyword:"enum",params:{
allowedValues:allowed0},message:"must be equal to one of the allowed values"};e=noted(e,_),r++}}if(s.note_text!==void 0&&
typeof s.note_text!="string"){const l={instancePath:t+"/note_text",schemaPath:"#/properties/note_text/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e=noted(e,l),r++}if(s.insert_by!==void 0&&typeof s.insert_by!="strin\
g"){const l={instancePath:t+"/insert_by",schemaPath:"#/properties/insert_by/type",keyword:"type",params:{type:"string"},
message:"must be string"};e=noted(e,l),r++}if(s.insert_date!==void 0){let l=s.insert_date;const _=r;let d=!1;const g=r;if(typeof l==
"string"){if(!pattern28.test(l)){const w={instancePath:t+"/insert_date",schemaPath:"#/properties/insert_date/anyOf/0/pat\
tern",keyword:"pattern",params:{pattern:"^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][\
0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[T ]([0\
1][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"},message:'must match pattern "^([0\
-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}\
(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9\
]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"'};e=noted(e,w),r++}}else{const w={instancePath:t+"/insert_date",schemaPath:"#/pr\
operties/insert_date/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,w),r++}var c=g===
r;if(d=d||c,!d){const w=r;if(typeof l!="string"){const h={instancePath:t+"/insert_date",schemaPath:"#/properties/insert_\
date/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,h),r++}var c=w===r;d=d||c}if(d)
r=_,e!==null&&(_?e.length=_:e=null);else{const w={instancePath:t+"/insert_date",schemaPath:"#/properties/insert_date/any\
Of",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,w),r++}}if(s.org_name!==void 0&&typeof s.
org_name!="string"){const l={instancePath:t+"/org_name",schemaPath:"#/properties/org_name/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,l),r++}if(s.has_attachments!==void 0&&typeof s.has_attachments!="boolean"){
const l={instancePath:t+"/has_attachments",schemaPath:"#/properties/has_attachments/type",keyword:"type",params:{type:"b\
oolean"},message:"must be boolean"};e=noted(e,l),r++}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"}),r++;return validate30.errors=e,r===0}const pattern32=new RegExp("^(([0\
-9]{4}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[4\
8]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)0229)|00000000)$","u"),pattern35=new RegExp("^-?[0-9]{1,15}\\.[0\
-9]{2}$","u");function validate31(s,{instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.wo_number===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"wo_number"},message:"must have required property 'wo_number'"}),r++),s.client_company_alias===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"client_company_al\
ias"},message:"must have required property 'client_company_alias'"}),r++),s.cust_text===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"cust_text"},message:"must have required property 'cu\
st_text'"}),r++),s.loan_number===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
loan_number"},message:"must have required property 'loan_number'"}),r++),s.loan_type_other===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"loan_type_other"},message:"must have required proper\
ty 'loan_type_other'"}),r++),s.address===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"address"},message:"must have required property 'address'"}),r++),s.city===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"city"},message:"must have required property 'city'"}),
r++),s.state===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"st\
ate"},message:"must have required property 'state'"}),r++),s.zip===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"zip"},message:"must have required property 'zip'"}),r++),s.comments===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"comments"},message:"\
must have required property 'comments'"}),r++),s.work_type_alias===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"work_type_alias"},message:"must have required property 'work_type_alia\
s'"}),r++),s.mortgage_name===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
mortgage_name"},message:"must have required property 'mortgage_name'"}),r++),s.lot_size===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"lot_size"},message:"must have required property 'lot\
_size'"}),r++),s.lock_code===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
lock_code"},message:"must have required property 'lock_code'"}),r++),s.key_code===void 0&&(e=noted(e,{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"key_code"},message:"must have required property 'key_code'"}),r++),
s.date_received===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
date_received"},message:"must have required property 'date_received'"}),r++),s.date_due===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"date_due"},message:"must have required property 'dat\
e_due'"}),r++),s.start_date===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
start_date"},message:"must have required property 'start_date'"}),r++),s.svc_report_id===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"svc_report_id"},message:"must have required property\
 'svc_report_id'"}),r++),s.has_foh===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"has_foh"},message:"must have required property 'has_foh'"}),r++),s.wo_number!==void 0&&typeof s.wo_number!=
"string"){const f={instancePath:t+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e=noted(e,f),r++}if(s.client_company_alias!==void 0&&typeof s.client_company_alias!="str\
ing"){const f={instancePath:t+"/client_company_alias",schemaPath:"#/properties/client_company_alias/type",keyword:"type",
params:{type:"string"},message:"must be string"};e=noted(e,f),r++}if(s.cust_text!==void 0&&typeof s.cust_text!="string"){
const f={instancePath:t+"/cust_text",schemaPath:"#/properties/cust_text/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,f),r++}if(s.loan_number!==void 0&&typeof s.loan_number!="string"){const f={instancePath:t+"/l\
oan_number",schemaPath:"#/properties/loan_number/type",keyword:"type",params:{type:"string"},message:"must be string"};e=
noted(e,f),r++}if(s.loan_type_other!==void 0&&typeof s.loan_type_other!="string"){const f={instancePath:t+"/loan_type_ot\
her",schemaPath:"#/properties/loan_type_other/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,f),r++}if(s.address!==void 0&&typeof s.address!="string"){const f={instancePath:t+"/address",schemaPath:"#/properties/\
address/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,f),r++}if(s.city!==void 0&&typeof s.
city!="string"){const f={instancePath:t+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type:"string"},
message:"must be string"};e=noted(e,f),r++}if(s.state!==void 0&&typeof s.state!="string"){const f={instancePath:t+"/stat\
e",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,f),r++}
if(s.zip!==void 0&&typeof s.zip!="string"){const f={instancePath:t+"/zip",schemaPath:"#/properties/zip/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e=noted(e,f),r++}if(s.comments!==void 0&&typeof s.comments!="string"){
const f={instancePath:t+"/comments",schemaPath:"#/properties/comments/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,f),r++}if(s.work_type_alias!==void 0&&typeof s.work_type_alias!="string"){const f={instancePath:t+
"/work_type_alias",schemaPath:"#/properties/work_type_alias/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e=noted(e,f),r++}if(s.mortgage_name!==void 0&&typeof s.mortgage_name!="string"){const f={instancePath:t+"/mort\
gage_name",schemaPath:"#/properties/mortgage_name/type",keyword:"type",params:{type:"string"},message:"must be string"};
e=noted(e,f),r++}if(s.lot_size!==void 0&&typeof s.lot_size!="string"){const f={instancePath:t+"/lot_size",schemaPath:"#/\
properties/lot_size/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,f),r++}if(s.lock_code!==
void 0&&typeof s.lock_code!="string"){const f={instancePath:t+"/lock_code",schemaPath:"#/properties/lock_code/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,f),r++}if(s.key_code!==void 0&&typeof s.key_code!="stri\
ng"){const f={instancePath:t+"/key_code",schemaPath:"#/properties/key_code/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,f),r++}if(s.date_received!==void 0){let f=s.date_received;if(typeof f=="string"){if(!pattern32.
test(f)){const h={instancePath:t+"/date_received",schemaPath:"#/properties/date_received/pattern",keyword:"pattern",params:{
pattern:"^(([0-9]{4}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))\
|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)0229)|00000000)$"},message:'must match pattern "^\
(([0-9]{4}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}\
(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)0229)|00000000)$"'};e=noted(e,h),r++}}else{const h={instancePath:t+
"/date_received",schemaPath:"#/properties/date_received/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e=noted(e,h),r++}}if(s.date_due!==void 0){let f=s.date_due;if(typeof f=="string"){if(!pattern32.test(f)){const h={
instancePath:t+"/date_due",schemaPath:"#/properties/date_due/pattern",keyword:"pattern",params:{pattern:"^(([0-9]{4}((0[\
13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][\
048]|[13579][26])|([02468][048]|[13579][26])00)0229)|00000000)$"},message:'must match pattern "^(([0-9]{4}((0[13578]|1[0\
2])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[1357\
9][26])|([02468][048]|[13579][26])00)0229)|00000000)$"'};e=noted(e,h),r++}}else{const h={instancePath:t+"/date_due",schemaPath:"\
#/properties/date_due/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,h),r++}}if(s.start_date!==
void 0){let f=s.start_date;if(typeof f=="string"){if(!pattern32.test(f)){const h={instancePath:t+"/start_date",schemaPath:"\
#/properties/start_date/pattern",keyword:"pattern",params:{pattern:"^(([0-9]{4}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])\
|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[1357\
9][26])00)0229)|00000000)$"},message:'must match pattern "^(([0-9]{4}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|1\
1)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)\
0229)|00000000)$"'};e=noted(e,h),r++}}else{const h={instancePath:t+"/start_date",schemaPath:"#/properties/start_date/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,h),r++}}if(s.line_items!==void 0){let f=s.line_items;
if(Array.isArray(f)){const h=f.length;for(let q=0;q<h&&r<MOST;q++){let k=f[q];if(k&&typeof k=="object"&&!Array.isArray(k)){
if(k.desc===void 0){const P={instancePath:t+"/line_items/"+q,schemaPath:"#/properties/line_items/items/required",keyword:"\
required",params:{missingProperty:"desc"},message:"must have required property 'desc'"};e=noted(e,P),r++}if(k.qty===void 0){
const P={instancePath:t+"/line_items/"+q,schemaPath:"#/properties/line_items/items/required",keyword:"required",params:{
missingProperty:"qty"},message:"must have required property 'qty'"};e=noted(e,P),r++}if(k.price===void 0){const P={instancePath:t+
"/line_items/"+q,schemaPath:"#/properties/line_items/items/required",keyword:"required",params:{missingProperty:"price"},
message:"must have required property 'price'"};e=noted(e,P),r++}if(k.total===void 0){const P={instancePath:t+"/line_item\
s/"+q,schemaPath:"#/properties/line_items/items/required",keyword:"required",params:{missingProperty:"total"},message:"m\
ust have required property 'total'"};e=noted(e,P),r++}if(k.add===void 0){const P={instancePath:t+"/line_items/"+q,schemaPath:"\
#/properties/line_items/items/required",keyword:"required",params:{missingProperty:"add"},message:"must have required pr\
operty 'add'"};e=noted(e,P),r++}if(k.desc!==void 0&&typeof k.desc!="string"){const P={instancePath:t+"/line_items/"+q+"/\
desc",schemaPath:"#/properties/line_items/items/properties/desc/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e=noted(e,P),r++}if(k.qty!==void 0){let P=k.qty;if(typeof P=="string"){if(!pattern35.test(P)){const v={instancePath:t+
"/line_items/"+q+"/qty",schemaPath:"#/properties/line_items/items/properties/qty/pattern",keyword:"pattern",params:{pattern:"\
^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'};e=noted(e,v),r++}}else{const v={
instancePath:t+"/line_items/"+q+"/qty",schemaPath:"#/properties/line_items/items/properties/qty/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,v),r++}}if(k.price!==void 0){let P=k.price;if(typeof P=="string"){if(!pattern35.
test(P)){const v={instancePath:t+"/line_items/"+q+"/price",schemaPath:"#/properties/line_items/items/properties/price/pa\
ttern",keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9\
]{2}$"'};e=noted(e,v),r++}}else{const v={instancePath:t+"/line_items/"+q+"/price",schemaPath:"#/properties/line_items/it\
ems/properties/price/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,v),r++}}if(k.total!==
void 0){let P=k.total;if(typeof P=="string"){if(!pattern35.test(P)){const v={instancePath:t+"/line_items/"+q+"/total",schemaPath:"\
#/properties/line_items/items/properties/total/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},
message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'};e=noted(e,v),r++}}else{const v={instancePath:t+"/line_items/"+
q+"/total",schemaPath:"#/properties/line_items/items/properties/total/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,v),r++}}if(k.add!==void 0&&typeof k.add!="string"){const P={instancePath:t+"/line_items/"+q+"\
/add",schemaPath:"#/properties/line_items/items/properties/add/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e=noted(e,P),r++}}else{const P={instancePath:t+"/line_items/"+q,schemaPath:"#/properties/line_items/items/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,P),r++}}}else{const h={instancePath:t+"/l\
ine_items",schemaPath:"#/properties/line_items/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(
e,h),r++}}if(s.pcr_forms!==void 0){let f=s.pcr_forms;if(Array.isArray(f)){const h=f.length;for(let q=0;q<h&&r<MOST;q++){
let k=f[q];if(k&&typeof k=="object"&&!Array.isArray(k)){if(k.pcr_form_id===void 0){const P={instancePath:t+"/pcr_forms/"+
q,schemaPath:"#/properties/pcr_forms/items/required",keyword:"required",params:{missingProperty:"pcr_form_id"},message:"\
must have required property 'pcr_form_id'"};e=noted(e,P),r++}if(k.form_ver_id===void 0){const P={instancePath:t+"/pcr_fo\
rms/"+q,schemaPath:"#/properties/pcr_forms/items/required",keyword:"required",params:{missingProperty:"form_ver_id"},message:"\
must have required property 'form_ver_id'"};e=noted(e,P),r++}if(k.form_required===void 0){const P={instancePath:t+"/pcr_\
forms/"+q,schemaPath:"#/properties/pcr_forms/items/required",keyword:"required",params:{missingProperty:"form_required"},
message:"must have required property 'form_required'"};e=noted(e,P),r++}if(k.pcr_form_id!==void 0){let P=k.pcr_form_id;const v=r;
let b=!1;const V=r;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P))){const T={instancePath:t+"/pcr_forms/"+q+"/p\
cr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/anyOf/0/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e=noted(e,T),r++}if(typeof P=="number"&&isFinite(P)){if(P>9007199254740991||isNaN(P)){
const T={instancePath:t+"/pcr_forms/"+q+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/a\
nyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};
e=noted(e,T),r++}if(P<0||isNaN(P)){const T={instancePath:t+"/pcr_forms/"+q+"/pcr_form_id",schemaPath:"#/properties/pcr_f\
orms/items/properties/pcr_form_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >\
= 0"};e=noted(e,T),r++}}var a=V===r;if(b=b||a,!b){const T=r;if(typeof P=="string"){if(!pattern1.test(P)){const Z={instancePath:t+
"/pcr_forms/"+q+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/anyOf/1/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};e=noted(e,Z),r++}}else{const Z={
instancePath:t+"/pcr_forms/"+q+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/anyOf/1/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,Z),r++}var a=T===r;b=b||a}if(b)r=v,e!==null&&
(v?e.length=v:e=null);else{const T={instancePath:t+"/pcr_forms/"+q+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/ite\
ms/properties/pcr_form_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,T),r++}}if(k.
form_id!==void 0&&typeof k.form_id!="string"){const P={instancePath:t+"/pcr_forms/"+q+"/form_id",schemaPath:"#/propertie\
s/pcr_forms/items/properties/form_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,P),
r++}if(k.form_ver_id!==void 0){let P=k.form_ver_id;const v=r;let b=!1;const V=r;if(!(typeof P=="number"&&!(P%1)&&!isNaN(
P)&&isFinite(P))){const T={instancePath:t+"/pcr_forms/"+q+"/form_ver_id",schemaPath:"#/properties/pcr_forms/items/proper\
ties/form_ver_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,T),r++}if(typeof P==
"number"&&isFinite(P)){if(P>9007199254740991||isNaN(P)){const T={instancePath:t+"/pcr_forms/"+q+"/form_ver_id",schemaPath:"\
#/properties/pcr_forms/items/properties/form_ver_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e=noted(e,T),r++}if(P<0||isNaN(P)){const T={instancePath:t+"/pcr_forms/"+q+"/form\
_ver_id",schemaPath:"#/properties/pcr_forms/items/properties/form_ver_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e=noted(e,T),r++}}var c=V===r;if(b=b||c,!b){const T=r;if(typeof P=="string"){if(!pattern1.
test(P)){const Z={instancePath:t+"/pcr_forms/"+q+"/form_ver_id",schemaPath:"#/properties/pcr_forms/items/properties/form\
_ver_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$\
"'};e=noted(e,Z),r++}}else{const Z={instancePath:t+"/pcr_forms/"+q+"/form_ver_id",schemaPath:"#/properties/pcr_forms/ite\
ms/properties/form_ver_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,Z),r++}
var c=T===r;b=b||c}if(b)r=v,e!==null&&(v?e.length=v:e=null);else{const T={instancePath:t+"/pcr_forms/"+q+"/form_ver_id",
schemaPath:"#/properties/pcr_forms/items/properties/form_ver_id/anyOf",keyword:"anyOf",params:{},message:"must match a s\
chema in anyOf"};e=noted(e,T),r++}}if(k.form_required!==void 0){let P=k.form_required;if(!(typeof P=="number"&&!(P%1)&&!isNaN(
P)&&isFinite(P))){const v={instancePath:t+"/pcr_forms/"+q+"/form_required",schemaPath:"#/properties/pcr_forms/items/prop\
erties/form_required/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,v),r++}if(!(P===1||
P===0)){const v={instancePath:t+"/pcr_forms/"+q+"/form_required",schemaPath:"#/properties/pcr_forms/items/properties/for\
m_required/enum",keyword:"enum",params:{allowedValues:allowed4},message:"must be equal to one of the allowed values"};e=
noted(e,v),r++}}}else{const P={instancePath:t+"/pcr_forms/"+q,schemaPath:"#/properties/pcr_forms/items/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e=noted(e,P),r++}}}else{const h={instancePath:t+"/pcr_forms",schemaPath:"\
#/properties/pcr_forms/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,h),r++}}if(s.svc_report_id!==
void 0&&typeof s.svc_report_id!="string"){const f={instancePath:t+"/svc_report_id",schemaPath:"#/properties/svc_report_i\
d/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,f),r++}if(s.key_values!==void 0){let f=s.
key_values;if(f&&typeof f=="object"&&!Array.isArray(f)){if(f.bg_checkin_provider!==void 0){let h=f.bg_checkin_provider;if(!(h===
"ags"||h==="")){const q={instancePath:t+"/key_values/bg_checkin_provider",schemaPath:"#/properties/key_values/properties\
/bg_checkin_provider/enum",keyword:"enum",params:{allowedValues:allowed5},message:"must be equal to one of the allowed v\
alues"};e=noted(e,q),r++}}if(f.wo_pending_cancellation_date!==void 0){let h=f.wo_pending_cancellation_date;if(typeof h==
"string"){if(!pattern11.test(h)){const q={instancePath:t+"/key_values/wo_pending_cancellation_date",schemaPath:"#/proper\
ties/key_values/properties/wo_pending_cancellation_date/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,11}$"},message:'\
must match pattern "^[0-9]{1,11}$"'};e=noted(e,q),r++}}else{const q={instancePath:t+"/key_values/wo_pending_cancellation\
_date",schemaPath:"#/properties/key_values/properties/wo_pending_cancellation_date/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e=noted(e,q),r++}}}else{const h={instancePath:t+"/key_values",schemaPath:"#/properties/\
key_values/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,h),r++}}if(s.broker_name!==void 0){
let f=s.broker_name;const h=r;let q=!1;const k=r;if(typeof f!="string"){const P={instancePath:t+"/broker_name",schemaPath:"\
#/properties/broker_name/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,P),r++}
var l=k===r;if(q=q||l,!q){const P=r;if(f!==null){const b={instancePath:t+"/broker_name",schemaPath:"#/properties/broker_\
name/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e=noted(e,b),r++}var l=P===r;q=q||l}if(q)
r=h,e!==null&&(h?e.length=h:e=null);else{const P={instancePath:t+"/broker_name",schemaPath:"#/properties/broker_name/any\
Of",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,P),r++}}if(s.broker_company!==void 0){let f=s.
broker_company;const h=r;let q=!1;const k=r;if(typeof f!="string"){const P={instancePath:t+"/broker_company",schemaPath:"\
#/properties/broker_company/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,P),r++}
var _=k===r;if(q=q||_,!q){const P=r;if(f!==null){const b={instancePath:t+"/broker_company",schemaPath:"#/properties/brok\
er_company/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e=noted(e,b),r++}var _=P===r;q=q||_}
if(q)r=h,e!==null&&(h?e.length=h:e=null);else{const P={instancePath:t+"/broker_company",schemaPath:"#/properties/broker_\
company/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,P),r++}}if(s.broker_phone!==void 0){
let f=s.broker_phone;const h=r;let q=!1;const k=r;if(typeof f!="string"){const P={instancePath:t+"/broker_phone",schemaPath:"\
#/properties/broker_phone/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,P),r++}
var d=k===r;if(q=q||d,!q){const P=r;if(f!==null){const b={instancePath:t+"/broker_phone",schemaPath:"#/properties/broker\
_phone/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e=noted(e,b),r++}var d=P===r;q=q||d}if(q)
r=h,e!==null&&(h?e.length=h:e=null);else{const P={instancePath:t+"/broker_phone",schemaPath:"#/properties/broker_phone/a\
nyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,P),r++}}if(s.broker_email!==void 0){let f=s.
broker_email;const h=r;let q=!1;const k=r;if(typeof f!="string"){const P={instancePath:t+"/broker_email",schemaPath:"#/p\
roperties/broker_email/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,P),r++}var g=k===
r;if(q=q||g,!q){const P=r;if(f!==null){const b={instancePath:t+"/broker_email",schemaPath:"#/properties/broker_email/any\
Of/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e=noted(e,b),r++}var g=P===r;q=q||g}if(q)r=h,e!==
null&&(h?e.length=h:e=null);else{const P={instancePath:t+"/broker_email",schemaPath:"#/properties/broker_email/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,P),r++}}if(s.vendor_id!==void 0){let f=s.vendor_id;const h=r;
let q=!1;const k=r;if(typeof f!="string"){const P={instancePath:t+"/vendor_id",schemaPath:"#/properties/vendor_id/anyOf/\
0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,P),r++}var w=k===r;if(q=q||w,!q){const P=r;
if(f!==null){const b={instancePath:t+"/vendor_id",schemaPath:"#/properties/vendor_id/anyOf/1/type",keyword:"type",params:{
type:"null"},message:"must be null"};e=noted(e,b),r++}var w=P===r;q=q||w}if(q)r=h,e!==null&&(h?e.length=h:e=null);else{const P={
instancePath:t+"/vendor_id",schemaPath:"#/properties/vendor_id/anyOf",keyword:"anyOf",params:{},message:"must match a sc\
hema in anyOf"};e=noted(e,P),r++}}if(s.has_foh!==void 0&&typeof s.has_foh!="boolean"){const f={instancePath:t+"/has_foh",
schemaPath:"#/properties/has_foh/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,f),r++}}else
e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate31.
errors=e,r===0}const pattern41=new RegExp("^([0-9]{4}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0\
-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)0229)$","u");function validate32(s,{
instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
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
has_foh"},message:"must have required property 'has_foh'"}),r++),s.wo_number!==void 0&&typeof s.wo_number!="string"){const h={
instancePath:t+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e=noted(e,h),r++}if(s.client_company_alias!==void 0&&typeof s.client_company_alias!="string"){const h={instancePath:t+
"/client_company_alias",schemaPath:"#/properties/client_company_alias/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,h),r++}if(s.cust_text!==void 0&&typeof s.cust_text!="string"){const h={instancePath:t+"/cust_\
text",schemaPath:"#/properties/cust_text/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,
h),r++}if(s.loan_number!==void 0&&typeof s.loan_number!="string"){const h={instancePath:t+"/loan_number",schemaPath:"#/p\
roperties/loan_number/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,h),r++}if(s.loan_type_other!==
void 0&&typeof s.loan_type_other!="string"){const h={instancePath:t+"/loan_type_other",schemaPath:"#/properties/loan_typ\
e_other/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,h),r++}if(s.address!==void 0&&typeof s.
address!="string"){const h={instancePath:t+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,h),r++}if(s.city!==void 0&&typeof s.city!="string"){const h={instancePath:t+
"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,h),
r++}if(s.state!==void 0&&typeof s.state!="string"){const h={instancePath:t+"/state",schemaPath:"#/properties/state/type",
keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,h),r++}if(s.zip!==void 0&&typeof s.zip!="strin\
g"){const h={instancePath:t+"/zip",schemaPath:"#/properties/zip/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e=noted(e,h),r++}if(s.comments!==void 0&&typeof s.comments!="string"){const h={instancePath:t+"/comments",
schemaPath:"#/properties/comments/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,h),r++}
if(s.work_type_alias!==void 0&&typeof s.work_type_alias!="string"){const h={instancePath:t+"/work_type_alias",schemaPath:"\
#/properties/work_type_alias/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,h),r++}if(s.
mortgage_name!==void 0&&typeof s.mortgage_name!="string"){const h={instancePath:t+"/mortgage_name",schemaPath:"#/propert\
ies/mortgage_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,h),r++}if(s.lot_size!==
void 0&&typeof s.lot_size!="string"){const h={instancePath:t+"/lot_size",schemaPath:"#/properties/lot_size/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,h),r++}if(s.lock_code!==void 0&&typeof s.lock_code!="st\
ring"){const h={instancePath:t+"/lock_code",schemaPath:"#/properties/lock_code/type",keyword:"type",params:{type:"string"},
message:"must be string"};e=noted(e,h),r++}if(s.key_code!==void 0&&typeof s.key_code!="string"){const h={instancePath:t+
"/key_code",schemaPath:"#/properties/key_code/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,h),r++}if(s.date_received!==void 0){let h=s.date_received;const q=r;let k=!1;const P=r;if(typeof h=="string"){if(!pattern41.
test(h)){const v={instancePath:t+"/date_received",schemaPath:"#/properties/date_received/anyOf/0/pattern",keyword:"patte\
rn",params:{pattern:"^([0-9]{4}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-\
9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)0229)$"},message:'must match pattern "\
^([0-9]{4}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}\
(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)0229)$"'};e=noted(e,v),r++}}else{const v={instancePath:t+"/\
date_received",schemaPath:"#/properties/date_received/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e=noted(e,v),r++}var a=P===r;if(k=k||a,!k){const v=r;if(h!==null){const V={instancePath:t+"/date_received",schemaPath:"\
#/properties/date_received/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e=noted(e,V),r++}var a=v===
r;k=k||a}if(k)r=q,e!==null&&(q?e.length=q:e=null);else{const v={instancePath:t+"/date_received",schemaPath:"#/properties\
/date_received/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,v),r++}}if(s.date_due!==
void 0){let h=s.date_due;const q=r;let k=!1;const P=r;if(typeof h=="string"){if(!pattern41.test(h)){const v={instancePath:t+
"/date_due",schemaPath:"#/properties/date_due/anyOf/0/pattern",keyword:"pattern",params:{pattern:"^([0-9]{4}((0[13578]|1\
[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13\
579][26])|([02468][048]|[13579][26])00)0229)$"},message:'must match pattern "^([0-9]{4}((0[13578]|1[02])(0[1-9]|[12][0-9\
]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][04\
8]|[13579][26])00)0229)$"'};e=noted(e,v),r++}}else{const v={instancePath:t+"/date_due",schemaPath:"#/properties/date_due\
/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,v),r++}var c=P===r;if(k=k||c,!k){
const v=r;if(h!==null){const V={instancePath:t+"/date_due",schemaPath:"#/properties/date_due/anyOf/1/type",keyword:"type",
params:{type:"null"},message:"must be null"};e=noted(e,V),r++}var c=v===r;k=k||c}if(k)r=q,e!==null&&(q?e.length=q:e=null);else{
const v={instancePath:t+"/date_due",schemaPath:"#/properties/date_due/anyOf",keyword:"anyOf",params:{},message:"must mat\
ch a schema in anyOf"};e=noted(e,v),r++}}if(s.start_date!==void 0){let h=s.start_date;const q=r;let k=!1;const P=r;if(typeof h==
"string"){if(!pattern41.test(h)){const v={instancePath:t+"/start_date",schemaPath:"#/properties/start_date/anyOf/0/patte\
rn",keyword:"pattern",params:{pattern:"^([0-9]{4}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|\
30)|02(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)0229)$"},message:'mu\
st match pattern "^([0-9]{4}((0[13578]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|\
2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)0229)$"'};e=noted(e,v),r++}}else{const v={
instancePath:t+"/start_date",schemaPath:"#/properties/start_date/anyOf/0/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,v),r++}var l=P===r;if(k=k||l,!k){const v=r;if(h!==null){const V={instancePath:t+"/start_date",
schemaPath:"#/properties/start_date/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e=noted(e,
V),r++}var l=v===r;k=k||l}if(k)r=q,e!==null&&(q?e.length=q:e=null);else{const v={instancePath:t+"/start_date",schemaPath:"\
#/properties/start_date/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,v),r++}}if(s.
line_items!==void 0){let h=s.line_items;if(Array.isArray(h)){const q=h.length;for(let k=0;k<q&&r<MOST;k++){let P=h[k];if(P&&
typeof P=="object"&&!Array.isArray(P)){if(P.desc===void 0){const v={instancePath:t+"/line_items/"+k,schemaPath:"#/proper\
ties/line_items/items/required",keyword:"required",params:{missingProperty:"desc"},message:"must have required property \
'desc'"};e=noted(e,v),r++}if(P.qty===void 0){const v={instancePath:t+"/line_items/"+k,schemaPath:"#/properties/line_item\
s/items/required",keyword:"required",params:{missingProperty:"qty"},message:"must have required property 'qty'"};e=noted(
e,v),r++}if(P.price===void 0){const v={instancePath:t+"/line_items/"+k,schemaPath:"#/properties/line_items/items/require\
d",keyword:"required",params:{missingProperty:"price"},message:"must have required property 'price'"};e=noted(e,v),r++}if(P.
total===void 0){const v={instancePath:t+"/line_items/"+k,schemaPath:"#/properties/line_items/items/required",keyword:"re\
quired",params:{missingProperty:"total"},message:"must have required property 'total'"};e=noted(e,v),r++}if(P.add===void 0){
const v={instancePath:t+"/line_items/"+k,schemaPath:"#/properties/line_items/items/required",keyword:"required",params:{
missingProperty:"add"},message:"must have required property 'add'"};e=noted(e,v),r++}if(P.desc!==void 0&&typeof P.desc!=
"string"){const v={instancePath:t+"/line_items/"+k+"/desc",schemaPath:"#/properties/line_items/items/properties/desc/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,v),r++}if(P.qty!==void 0){let v=P.qty;if(typeof v==
"string"){if(!pattern35.test(v)){const b={instancePath:t+"/line_items/"+k+"/qty",schemaPath:"#/properties/line_items/ite\
ms/properties/qty/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "\
^-?[0-9]{1,15}\\.[0-9]{2}$"'};e=noted(e,b),r++}}else{const b={instancePath:t+"/line_items/"+k+"/qty",schemaPath:"#/prope\
rties/line_items/items/properties/qty/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,b),
r++}}if(P.price!==void 0){let v=P.price;if(typeof v=="string"){if(!pattern35.test(v)){const b={instancePath:t+"/line_ite\
ms/"+k+"/price",schemaPath:"#/properties/line_items/items/properties/price/pattern",keyword:"pattern",params:{pattern:"^\
-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'};e=noted(e,b),r++}}else{const b={instancePath:t+
"/line_items/"+k+"/price",schemaPath:"#/properties/line_items/items/properties/price/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,b),r++}}if(P.total!==void 0){let v=P.total;if(typeof v=="string"){if(!pattern35.
test(v)){const b={instancePath:t+"/line_items/"+k+"/total",schemaPath:"#/properties/line_items/items/properties/total/pa\
ttern",keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9\
]{2}$"'};e=noted(e,b),r++}}else{const b={instancePath:t+"/line_items/"+k+"/total",schemaPath:"#/properties/line_items/it\
ems/properties/total/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,b),r++}}if(P.add!==
void 0&&typeof P.add!="string"){const v={instancePath:t+"/line_items/"+k+"/add",schemaPath:"#/properties/line_items/item\
s/properties/add/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,v),r++}}else{const v={instancePath:t+
"/line_items/"+k,schemaPath:"#/properties/line_items/items/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e=noted(e,v),r++}}}else{const q={instancePath:t+"/line_items",schemaPath:"#/properties/line_items/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e=noted(e,q),r++}}if(s.pcr_forms!==void 0){let h=s.pcr_forms;if(Array.
isArray(h)){const q=h.length;for(let k=0;k<q&&r<MOST;k++){let P=h[k];if(P&&typeof P=="object"&&!Array.isArray(P)){if(P.pcr_form_id===
void 0){const v={instancePath:t+"/pcr_forms/"+k,schemaPath:"#/properties/pcr_forms/items/required",keyword:"required",params:{
missingProperty:"pcr_form_id"},message:"must have required property 'pcr_form_id'"};e=noted(e,v),r++}if(P.form_ver_id===
void 0){const v={instancePath:t+"/pcr_forms/"+k,schemaPath:"#/properties/pcr_forms/items/required",keyword:"required",params:{
missingProperty:"form_ver_id"},message:"must have required property 'form_ver_id'"};e=noted(e,v),r++}if(P.form_required===
void 0){const v={instancePath:t+"/pcr_forms/"+k,schemaPath:"#/properties/pcr_forms/items/required",keyword:"required",params:{
missingProperty:"form_required"},message:"must have required property 'form_required'"};e=noted(e,v),r++}if(P.pcr_form_id!==
void 0){let v=P.pcr_form_id;if(typeof v=="string"){if(!pattern0.test(v)){const b={instancePath:t+"/pcr_forms/"+k+"/pcr_f\
orm_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/pattern",keyword:"pattern",params:{pattern:"^[0-\
9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,b),r++}}else{const b={instancePath:t+"/pcr_forms/"+k+
"/pcr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/type",keyword:"type",params:{type:"string"},
message:"must be string"};e=noted(e,b),r++}}if(P.form_id!==void 0&&typeof P.form_id!="string"){const v={instancePath:t+"\
/pcr_forms/"+k+"/form_id",schemaPath:"#/properties/pcr_forms/items/properties/form_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,v),r++}if(P.form_ver_id!==void 0){let v=P.form_ver_id;if(typeof v=="string"){
if(!pattern0.test(v)){const b={instancePath:t+"/pcr_forms/"+k+"/form_ver_id",schemaPath:"#/properties/pcr_forms/items/pr\
operties/form_ver_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,6\
4}$"'};e=noted(e,b),r++}}else{const b={instancePath:t+"/pcr_forms/"+k+"/form_ver_id",schemaPath:"#/properties/pcr_forms/\
items/properties/form_ver_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,b),r++}}if(P.
form_required!==void 0&&typeof P.form_required!="boolean"){const v={instancePath:t+"/pcr_forms/"+k+"/form_required",schemaPath:"\
#/properties/pcr_forms/items/properties/form_required/type",keyword:"type",params:{type:"boolean"},message:"must be bool\
ean"};e=noted(e,v),r++}}else{const v={instancePath:t+"/pcr_forms/"+k,schemaPath:"#/properties/pcr_forms/items/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e=noted(e,v),r++}}}else{const q={instancePath:t+"/pcr_forms",schemaPath:"\
#/properties/pcr_forms/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,q),r++}}if(s.svc_report_id!==
void 0&&typeof s.svc_report_id!="string"){const h={instancePath:t+"/svc_report_id",schemaPath:"#/properties/svc_report_i\
d/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,h),r++}if(s.key_values!==void 0){let h=s.
key_values;if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.bg_checkin_provider!==void 0){let q=h.bg_checkin_provider;if(!(q===
"ags"||q==="")){const k={instancePath:t+"/key_values/bg_checkin_provider",schemaPath:"#/properties/key_values/properties\
/bg_checkin_provider/enum",keyword:"enum",params:{allowedValues:allowed5},message:"must be equal to one of the allowed v\
alues"};e=noted(e,k),r++}}if(h.wo_pending_cancellation_date!==void 0){let q=h.wo_pending_cancellation_date;if(!(typeof q==
"number"&&!(q%1)&&!isNaN(q)&&isFinite(q))){const k={instancePath:t+"/key_values/wo_pending_cancellation_date",schemaPath:"\
#/properties/key_values/properties/wo_pending_cancellation_date/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer"};e=noted(e,k),r++}if(typeof q=="number"&&isFinite(q)){if(q>99999999999||isNaN(q)){const k={instancePath:t+
"/key_values/wo_pending_cancellation_date",schemaPath:"#/properties/key_values/properties/wo_pending_cancellation_date/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:99999999999},message:"must be <= 99999999999"};e=noted(e,k),r++}
if(q<0||isNaN(q)){const k={instancePath:t+"/key_values/wo_pending_cancellation_date",schemaPath:"#/properties/key_values\
/properties/wo_pending_cancellation_date/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >=\
 0"};e=noted(e,k),r++}}}}else{const q={instancePath:t+"/key_values",schemaPath:"#/properties/key_values/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e=noted(e,q),r++}}if(s.broker_name!==void 0){let h=s.broker_name;const q=r;
let k=!1;const P=r;if(typeof h!="string"){const v={instancePath:t+"/broker_name",schemaPath:"#/properties/broker_name/an\
yOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,v),r++}var _=P===r;if(k=k||_,!k){const v=r;
if(h!==null){const V={instancePath:t+"/broker_name",schemaPath:"#/properties/broker_name/anyOf/1/type",keyword:"type",params:{
type:"null"},message:"must be null"};e=noted(e,V),r++}var _=v===r;k=k||_}if(k)r=q,e!==null&&(q?e.length=q:e=null);else{const v={
instancePath:t+"/broker_name",schemaPath:"#/properties/broker_name/anyOf",keyword:"anyOf",params:{},message:"must match \
a schema in anyOf"};e=noted(e,v),r++}}if(s.broker_company!==void 0){let h=s.broker_company;const q=r;let k=!1;const P=r;
if(typeof h!="string"){const v={instancePath:t+"/broker_company",schemaPath:"#/properties/broker_company/anyOf/0/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,v),r++}var d=P===r;if(k=k||d,!k){const v=r;if(h!==null){
const V={instancePath:t+"/broker_company",schemaPath:"#/properties/broker_company/anyOf/1/type",keyword:"type",params:{type:"\
null"},message:"must be null"};e=noted(e,V),r++}var d=v===r;k=k||d}if(k)r=q,e!==null&&(q?e.length=q:e=null);else{const v={
instancePath:t+"/broker_company",schemaPath:"#/properties/broker_company/anyOf",keyword:"anyOf",params:{},message:"must \
match a schema in anyOf"};e=noted(e,v),r++}}if(s.broker_phone!==void 0){let h=s.broker_phone;const q=r;let k=!1;const P=r;
if(typeof h!="string"){const v={instancePath:t+"/broker_phone",schemaPath:"#/properties/broker_phone/anyOf/0/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,v),r++}var g=P===r;if(k=k||g,!k){const v=r;if(h!==null){
const V={instancePath:t+"/broker_phone",schemaPath:"#/properties/broker_phone/anyOf/1/type",keyword:"type",params:{type:"\
null"},message:"must be null"};e=noted(e,V),r++}var g=v===r;k=k||g}if(k)r=q,e!==null&&(q?e.length=q:e=null);else{const v={
instancePath:t+"/broker_phone",schemaPath:"#/properties/broker_phone/anyOf",keyword:"anyOf",params:{},message:"must matc\
h a schema in anyOf"};e=noted(e,v),r++}}if(s.broker_email!==void 0){let h=s.broker_email;const q=r;let k=!1;const P=r;if(typeof h!=
"string"){const v={instancePath:t+"/broker_email",schemaPath:"#/properties/broker_email/anyOf/0/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,v),r++}var w=P===r;if(k=k||w,!k){const v=r;if(h!==null){const V={instancePath:t+
"/broker_email",schemaPath:"#/properties/broker_email/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be\
 null"};e=noted(e,V),r++}var w=v===r;k=k||w}if(k)r=q,e!==null&&(q?e.length=q:e=null);else{const v={instancePath:t+"/brok\
er_email",schemaPath:"#/properties/broker_email/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
e=noted(e,v),r++}}if(s.vendor_id!==void 0){let h=s.vendor_id;const q=r;let k=!1;const P=r;if(typeof h!="string"){const v={
instancePath:t+"/vendor_id",schemaPath:"#/properties/vendor_id/anyOf/0/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,v),r++}var f=P===r;if(k=k||f,!k){const v=r;if(h!==null){const V={instancePath:t+"/vendor_id",
schemaPath:"#/properties/vendor_id/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e=noted(e,V),
r++}var f=v===r;k=k||f}if(k)r=q,e!==null&&(q?e.length=q:e=null);else{const v={instancePath:t+"/vendor_id",schemaPath:"#/\
properties/vendor_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,v),r++}}if(s.has_foh!==
void 0&&typeof s.has_foh!="boolean"){const h={instancePath:t+"/has_foh",schemaPath:"#/properties/has_foh/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,h),r++}}else e=noted(e,{instancePath:t,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate32.errors=e,r===0}function validate33(s,{
instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.pcr_form_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
pcr_form_id"},message:"must have required property 'pcr_form_id'"}),r++),s.form_ver_id===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"form_ver_id"},message:"must have required property '\
form_ver_id'"}),r++),s.pcr_form_id!==void 0){let a=s.pcr_form_id;if(typeof a=="string"){if(!pattern0.test(a)){const c={instancePath:t+
"/pcr_form_id",schemaPath:"#/properties/pcr_form_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+"/pcr_form_id",schemaPath:"#/propert\
ies/pcr_form_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}}if(s.form_ver_id!==
void 0){let a=s.form_ver_id;if(typeof a=="string"){if(!pattern0.test(a)){const c={instancePath:t+"/form_ver_id",schemaPath:"\
#/properties/form_ver_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]\
{1,64}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+"/form_ver_id",schemaPath:"#/properties/form_ver_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate33.errors=e,r===0}const pattern56=new RegExp(
"^[0-9]{1,15}$","u"),func26=Object.prototype.hasOwnProperty;function validate34(s,{instancePath:t="",parentData:x,parentDataProperty:A,
rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const n in s){if(r>=MOST)break;const F=r;
typeof n=="string"?pattern0.test(n)||(e=noted(e,{instancePath:t,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:n}),r++):(e=noted(e,{instancePath:t,schemaPath:"\
#/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:n}),r++);var a=F===r;a||
(e=noted(e,{instancePath:t,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:n},message:"propert\
y name must be valid"}),r++)}for(const n in s){if(r>=MOST)break;let F=s[n];if(F&&typeof F=="object"&&!Array.isArray(F)){
if(F.options_pcr_forms===void 0){const O={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/addi\
tionalProperties/required",keyword:"required",params:{missingProperty:"options_pcr_forms"},message:"must have required p\
roperty 'options_pcr_forms'"};e=noted(e,O),r++}if(F.options_pcr_forms_questions===void 0){const O={instancePath:t+"/"+n.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"\
options_pcr_forms_questions"},message:"must have required property 'options_pcr_forms_questions'"};e=noted(e,O),r++}if(F.
options_pcr_forms_questions_values===void 0){const O={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/required",keyword:"required",params:{missingProperty:"options_pcr_forms_questions_values"},message:"\
must have required property 'options_pcr_forms_questions_values'"};e=noted(e,O),r++}if(F.options_pcr_forms_rules===void 0){
const O={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"\
required",params:{missingProperty:"options_pcr_forms_rules"},message:"must have required property 'options_pcr_forms_rul\
es'"};e=noted(e,O),r++}if(F.options_pcr_forms_rules_checks===void 0){const O={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"options_pcr_forms_r\
ules_checks"},message:"must have required property 'options_pcr_forms_rules_checks'"};e=noted(e,O),r++}if(F.options_pcr_forms_photo_rules===
void 0){const O={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",
keyword:"required",params:{missingProperty:"options_pcr_forms_photo_rules"},message:"must have required property 'option\
s_pcr_forms_photo_rules'"};e=noted(e,O),r++}if(F.options_pcr_forms!==void 0){let O=F.options_pcr_forms;if(O&&typeof O=="\
object"&&!Array.isArray(O)){if(O.pcr_form_id===void 0){const i={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/options_pcr_forms",schemaPath:"#/additionalProperties/properties/options_pcr_forms/required",keyword:"required",params:{
missingProperty:"pcr_form_id"},message:"must have required property 'pcr_form_id'"};e=noted(e,i),r++}for(const i in O){if(r>=
MOST)break;if(!(i==="pcr_form_id"||i==="default_required"||i==="form_photos_required"||i==="transfer_prev_values"||i==="\
client_new_wo"||i==="global_form"||i==="pcr_form_active"||i==="form_deleted")&&typeof O[i]!="string"){const y={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms/additionalProperties/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,y),r++}}if(O.pcr_form_id!==void 0){let i=O.pcr_form_id;if(typeof i=="string"){if(!pattern0.test(
i)){const y={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/pcr_form_id",schemaPath:"#/\
additionalProperties/properties/options_pcr_forms/properties/pcr_form_id/pattern",keyword:"pattern",params:{pattern:"^[0\
-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,y),r++}}else{const y={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pc\
r_forms/properties/pcr_form_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,y),r++}}if(O.
default_required!==void 0){let i=O.default_required;const y=r;let o=!1;const u=r;if(typeof i!="string"){const p={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/default_required",schemaPath:"#/additionalProperties/pr\
operties/options_pcr_forms/properties/default_required/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e=noted(e,p),r++}if(!(i==="1"||i==="0")){const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms/default_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/default\
_required/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of the allowed valu\
es"};e=noted(e,p),r++}var c=u===r;if(o=o||c,!o){const p=r;if(i!==""){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms/default_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms/proper\
ties/default_required/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(
e,m),r++}var c=p===r;o=o||c}if(o)r=y,e!==null&&(y?e.length=y:e=null);else{const p={instancePath:t+"/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms/default_required",schemaPath:"#/additionalProperties/properties/options_pcr_form\
s/properties/default_required/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,p),r++}}
if(O.form_photos_required!==void 0){let i=O.form_photos_required;const y=r;let o=!1;const u=r;if(typeof i!="string"){const p={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/form_photos_required",schemaPath:"#/addi\
tionalProperties/properties/options_pcr_forms/properties/form_photos_required/anyOf/0/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,p),r++}if(!(i==="1"||i==="0")){const p={instancePath:t+"/"+n.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/options_pcr_forms/form_photos_required",schemaPath:"#/additionalProperties/properties/options\
_pcr_forms/properties/form_photos_required/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be\
 equal to one of the allowed values"};e=noted(e,p),r++}var l=u===r;if(o=o||l,!o){const p=r;if(i!==""){const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/form_photos_required",schemaPath:"#/additionalPropertie\
s/properties/options_pcr_forms/properties/form_photos_required/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"\
must be equal to constant"};e=noted(e,m),r++}var l=p===r;o=o||l}if(o)r=y,e!==null&&(y?e.length=y:e=null);else{const p={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/form_photos_required",schemaPath:"#/additionalPropertie\
s/properties/options_pcr_forms/properties/form_photos_required/anyOf",keyword:"anyOf",params:{},message:"must match a sc\
hema in anyOf"};e=noted(e,p),r++}}if(O.transfer_prev_values!==void 0){let i=O.transfer_prev_values;const y=r;let o=!1;const u=r;
if(typeof i!="string"){const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/transfer\
_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/transfer_prev_values/anyOf/0/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,p),r++}if(!(i==="1"||i==="0")){const p={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/transfer_prev_values",schemaPath:"#/additionalPropertie\
s/properties/options_pcr_forms/properties/transfer_prev_values/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed6},
message:"must be equal to one of the allowed values"};e=noted(e,p),r++}var _=u===r;if(o=o||_,!o){const p=r;if(i!==""){const m={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/transfer_prev_values",schemaPath:"#/addi\
tionalProperties/properties/options_pcr_forms/properties/transfer_prev_values/anyOf/1/const",keyword:"const",params:{allowedValue:""},
message:"must be equal to constant"};e=noted(e,m),r++}var _=p===r;o=o||_}if(o)r=y,e!==null&&(y?e.length=y:e=null);else{const p={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/transfer_prev_values",schemaPath:"#/addi\
tionalProperties/properties/options_pcr_forms/properties/transfer_prev_values/anyOf",keyword:"anyOf",params:{},message:"\
must match a schema in anyOf"};e=noted(e,p),r++}}if(O.client_new_wo!==void 0){let i=O.client_new_wo;const y=r;let o=!1;const u=r;
if(typeof i!="string"){const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/client_n\
ew_wo",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/client_new_wo/anyOf/0/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e=noted(e,p),r++}if(!(i==="1"||i==="0")){const p={instancePath:t+"\
/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/client_new_wo",schemaPath:"#/additionalProperties/proper\
ties/options_pcr_forms/properties/client_new_wo/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed6},message:"mu\
st be equal to one of the allowed values"};e=noted(e,p),r++}var d=u===r;if(o=o||d,!o){const p=r;if(i!==""){const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/client_new_wo",schemaPath:"#/additionalProperties/prope\
rties/options_pcr_forms/properties/client_new_wo/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must b\
e equal to constant"};e=noted(e,m),r++}var d=p===r;o=o||d}if(o)r=y,e!==null&&(y?e.length=y:e=null);else{const p={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/client_new_wo",schemaPath:"#/additionalProperties/prope\
rties/options_pcr_forms/properties/client_new_wo/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
e=noted(e,p),r++}}if(O.global_form!==void 0){let i=O.global_form;const y=r;let o=!1;const u=r;if(typeof i!="string"){const p={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/global_form",schemaPath:"#/additionalPro\
perties/properties/options_pcr_forms/properties/global_form/anyOf/0/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,p),r++}if(!(i==="1"||i==="0")){const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms/global_form",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/global\
_form/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of the allowed values"};
e=noted(e,p),r++}var g=u===r;if(o=o||g,!o){const p=r;if(i!==""){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms/global_form",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/\
global_form/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,m),r++}
var g=p===r;o=o||g}if(o)r=y,e!==null&&(y?e.length=y:e=null);else{const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms/global_form",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/\
global_form/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,p),r++}}if(O.pcr_form_active!==
void 0){let i=O.pcr_form_active;const y=r;let o=!1;const u=r;if(typeof i!="string"){const p={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/pcr_form_active",schemaPath:"#/additionalProperties/properties/option\
s_pcr_forms/properties/pcr_form_active/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,p),r++}if(!(i==="1"||i==="0")){const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_form\
s/pcr_form_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/pcr_form_active/anyOf/0/en\
um",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of the allowed values"};e=noted(e,p),r++}
var w=u===r;if(o=o||w,!o){const p=r;if(i!==""){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/op\
tions_pcr_forms/pcr_form_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/pcr_form_act\
ive/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,m),r++}var w=p===
r;o=o||w}if(o)r=y,e!==null&&(y?e.length=y:e=null);else{const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/options_pcr_forms/pcr_form_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/pcr_\
form_active/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,p),r++}}if(O.form_deleted!==
void 0){let i=O.form_deleted;const y=r;let o=!1;const u=r;if(typeof i!="string"){const p={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms/form_deleted",schemaPath:"#/additionalProperties/properties/options_pcr_fo\
rms/properties/form_deleted/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,p),r++}
if(!(i==="1"||i==="0")){const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/form_de\
leted",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/form_deleted/anyOf/0/enum",keyword:"en\
um",params:{allowedValues:allowed6},message:"must be equal to one of the allowed values"};e=noted(e,p),r++}var f=u===r;if(o=
o||f,!o){const p=r;if(i!==""){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/f\
orm_deleted",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/form_deleted/anyOf/1/const",keyword:"\
const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,m),r++}var f=p===r;o=o||f}if(o)r=y,e!==null&&
(y?e.length=y:e=null);else{const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/form\
_deleted",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/form_deleted/anyOf",keyword:"anyOf",
params:{},message:"must match a schema in anyOf"};e=noted(e,p),r++}}}else{const i={instancePath:t+"/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms",schemaPath:"#/additionalProperties/properties/options_pcr_forms/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e=noted(e,i),r++}}if(F.options_pcr_forms_questions!==void 0){let O=F.
options_pcr_forms_questions;if(O&&typeof O=="object"&&!Array.isArray(O)){for(const i in O){if(r>=MOST)break;const y=r;if(typeof i==
"string"){if(!pattern0.test(i)){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms\
_questions",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/propertyNames/pattern",keyword:"pa\
ttern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:i};e=noted(e,o),r++}}else{
const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions",schemaPath:"#/additi\
onalProperties/properties/options_pcr_forms_questions/propertyNames/type",keyword:"type",params:{type:"string"},message:"\
must be string",propertyName:i};e=noted(e,o),r++}var h=y===r;if(!h){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/pro\
pertyNames",keyword:"propertyNames",params:{propertyName:i},message:"property name must be valid"};e=noted(e,o),r++}}for(const i in O){
if(r>=MOST)break;let y=O[i];if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.pcr_question_id===void 0){const o={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/required",keyword:"required",params:{
missingProperty:"pcr_question_id"},message:"must have required property 'pcr_question_id'"};e=noted(e,o),r++}if(y.pcr_form_id===
void 0){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties\
/required",keyword:"required",params:{missingProperty:"pcr_form_id"},message:"must have required property 'pcr_form_id'"};
e=noted(e,o),r++}for(const o in y){if(r>=MOST)break;if(!func26.call(allowed7,o)&&typeof y[o]!="string"){const u={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+
o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/addit\
ionalProperties/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,u),
r++}}if(y.pcr_question_id!==void 0){let o=y.pcr_question_id;if(typeof o=="string"){if(!pattern0.test(o)){const u={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properti\
es/pcr_question_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}\
$"'};e=noted(e,u),r++}}else{const u={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_que\
stions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/optio\
ns_pcr_forms_questions/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,u),r++}}if(y.pcr_form_id!==void 0){let o=y.pcr_form_id;if(typeof o=="string"){if(!pattern0.test(
o)){const u={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,
"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/addit\
ionalProperties/properties/pcr_form_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match p\
attern "^[0-9]{1,64}$"'};e=noted(e,u),r++}}else{const u={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/o\
ptions_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/\
properties/options_pcr_forms_questions/additionalProperties/properties/pcr_form_id/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e=noted(e,u),r++}}if(y.question_type!==void 0){let o=y.question_type;const u=r;let p=!1;
const N=r;if(!(o==="checkbox"||o==="date"||o==="dropdown"||o==="radio"||o==="numeric"||o==="photos"||o==="svcfield"||o===
"textarea"||o==="textbox"||o==="title")){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_\
pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_type",schemaPath:"#/additionalProperties/prope\
rties/options_pcr_forms_questions/additionalProperties/properties/question_type/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed8},
message:"must be equal to one of the allowed values"};e=noted(e,m),r++}var q=N===r;if(p=p||q,!p){const m=r;if(o!==""){const j={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(
/\//g,"~1")+"/question_type",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalPropert\
ies/properties/question_type/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};
e=noted(e,j),r++}var q=m===r;p=p||q}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_type",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_type/\
anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(y.question_display_active!==
void 0){let o=y.question_display_active;const u=r;let p=!1;const N=r;if(typeof o!="string"){const m={instancePath:t+"/"+
n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/ques\
tion_display_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/prop\
erties/question_display_active/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,m),
r++}if(!(o==="1"||o==="0")){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_que\
stions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_display_active",schemaPath:"#/additionalProperties/properti\
es/options_pcr_forms_questions/additionalProperties/properties/question_display_active/anyOf/0/enum",keyword:"enum",params:{
allowedValues:allowed6},message:"must be equal to one of the allowed values"};e=noted(e,m),r++}var k=N===r;if(p=p||k,!p){
const m=r;if(o!==""){const j={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+
i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_display_active",schemaPath:"#/additionalProperties/properties/option\
s_pcr_forms_questions/additionalProperties/properties/question_display_active/anyOf/1/const",keyword:"const",params:{allowedValue:""},
message:"must be equal to constant"};e=noted(e,j),r++}var k=m===r;p=p||k}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(
/\//g,"~1")+"/question_display_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additio\
nalProperties/properties/question_display_active/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
e=noted(e,m),r++}}if(y.question_required!==void 0){let o=y.question_required;const u=r;let p=!1;const N=r;if(typeof o!="\
string"){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(
/~/g,"~0").replace(/\//g,"~1")+"/question_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms_ques\
tions/additionalProperties/properties/question_required/anyOf/0/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e=noted(e,m),r++}if(!(o==="1"||o==="0")){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_required",schemaPath:"#/addition\
alProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_required/anyOf/0/enum",keyword:"\
enum",params:{allowedValues:allowed6},message:"must be equal to one of the allowed values"};e=noted(e,m),r++}var P=N===r;
if(p=p||P,!p){const m=r;if(o!==""){const j={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_fo\
rms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_required",schemaPath:"#/additionalProperties/propert\
ies/options_pcr_forms_questions/additionalProperties/properties/question_required/anyOf/1/const",keyword:"const",params:{
allowedValue:""},message:"must be equal to constant"};e=noted(e,j),r++}var P=m===r;p=p||P}if(p)r=u,e!==null&&(u?e.length=
u:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(
/~/g,"~0").replace(/\//g,"~1")+"/question_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms_ques\
tions/additionalProperties/properties/question_required/anyOf",keyword:"anyOf",params:{},message:"must match a schema in\
 anyOf"};e=noted(e,m),r++}}if(y.question_na_option!==void 0){let o=y.question_na_option;const u=r;let p=!1;const N=r;if(typeof o!=
"string"){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(
/~/g,"~0").replace(/\//g,"~1")+"/question_na_option",schemaPath:"#/additionalProperties/properties/options_pcr_forms_que\
stions/additionalProperties/properties/question_na_option/anyOf/0/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e=noted(e,m),r++}if(!(o==="1"||o==="0")){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_na_option",schemaPath:"#/addit\
ionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_na_option/anyOf/0/enum",
keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of the allowed values"};e=noted(e,m),r++}var v=N===
r;if(p=p||v,!p){const m=r;if(o!==""){const j={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_\
forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_na_option",schemaPath:"#/additionalProperties/prop\
erties/options_pcr_forms_questions/additionalProperties/properties/question_na_option/anyOf/1/const",keyword:"const",params:{
allowedValue:""},message:"must be equal to constant"};e=noted(e,j),r++}var v=m===r;p=p||v}if(p)r=u,e!==null&&(u?e.length=
u:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(
/~/g,"~0").replace(/\//g,"~1")+"/question_na_option",schemaPath:"#/additionalProperties/properties/options_pcr_forms_que\
stions/additionalProperties/properties/question_na_option/anyOf",keyword:"anyOf",params:{},message:"must match a schema \
in anyOf"};e=noted(e,m),r++}}if(y.question_flag_photos!==void 0){let o=y.question_flag_photos;const u=r;let p=!1;const N=r;
if(typeof o!="string"){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_question\
s/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_flag_photos",schemaPath:"#/additionalProperties/properties/optio\
ns_pcr_forms_questions/additionalProperties/properties/question_flag_photos/anyOf/0/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e=noted(e,m),r++}if(!(o==="1"||o==="0")){const m={instancePath:t+"/"+n.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_flag_photos",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_flag_\
photos/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of the allowed values"};
e=noted(e,m),r++}var b=N===r;if(p=p||b,!p){const m=r;if(o!==""){const j={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_flag_photos",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_flag_photos/anyOf\
/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,j),r++}var b=m===r;p=p||
b}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/o\
ptions_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_flag_photos",schemaPath:"#/additionalPr\
operties/properties/options_pcr_forms_questions/additionalProperties/properties/question_flag_photos/anyOf",keyword:"any\
Of",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(y.question_photos_required!==void 0){let o=y.
question_photos_required;const u=r;let p=!1;const N=r;if(typeof o!="string"){const m={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_photos_req\
uired",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/questio\
n_photos_required/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}if(!(o===
"1"||o==="0")){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(
/~/g,"~0").replace(/\//g,"~1")+"/question_photos_required",schemaPath:"#/additionalProperties/properties/options_pcr_for\
ms_questions/additionalProperties/properties/question_photos_required/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed6},
message:"must be equal to one of the allowed values"};e=noted(e,m),r++}var V=N===r;if(p=p||V,!p){const m=r;if(o!==""){const j={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(
/\//g,"~1")+"/question_photos_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additi\
onalProperties/properties/question_photos_required/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must\
 be equal to constant"};e=noted(e,j),r++}var V=m===r;p=p||V}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_photos_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties\
/properties/question_photos_required/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,
m),r++}}if(y.question_active!==void 0){let o=y.question_active;const u=r;let p=!1;const N=r;if(typeof o!="string"){const m={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(
/\//g,"~1")+"/question_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalPrope\
rties/properties/question_active/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,
m),r++}if(!(o==="1"||o==="0")){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_\
questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_active",schemaPath:"#/additionalProperties/properties/op\
tions_pcr_forms_questions/additionalProperties/properties/question_active/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed6},
message:"must be equal to one of the allowed values"};e=noted(e,m),r++}var T=N===r;if(p=p||T,!p){const m=r;if(o!==""){const j={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(
/\//g,"~1")+"/question_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalPrope\
rties/properties/question_active/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to const\
ant"};e=noted(e,j),r++}var T=m===r;p=p||T}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_activ\
e",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_ac\
tive/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(y.question_deleted!==
void 0){let o=y.question_deleted;const u=r;let p=!1;const N=r;if(typeof o!="string"){const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_delet\
ed",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_d\
eleted/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}if(!(o==="1"||o===
"0")){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,
"~0").replace(/\//g,"~1")+"/question_deleted",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/\
additionalProperties/properties/question_deleted/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed6},message:"m\
ust be equal to one of the allowed values"};e=noted(e,m),r++}var M=N===r;if(p=p||M,!p){const m=r;if(o!==""){const j={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_deleted",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/propert\
ies/question_deleted/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(
e,j),r++}var M=m===r;p=p||M}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_deleted",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_deleted/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(y.question_order!==void 0){let o=y.question_order;
const u=r;let p=!1;const N=r;if(typeof o=="string"){if(!pattern56.test(o)){const m={instancePath:t+"/"+n.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_order",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_order/anyOf/0/pat\
tern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e=noted(e,m),r++}}else{
const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").
replace(/\//g,"~1")+"/question_order",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/addition\
alProperties/properties/question_order/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,m),r++}var Z=N===r;if(p=p||Z,!p){const m=r;if(o!==""){const j={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_order",schemaPath:"#/additional\
Properties/properties/options_pcr_forms_questions/additionalProperties/properties/question_order/anyOf/1/const",keyword:"\
const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,j),r++}var Z=m===r;p=p||Z}if(p)r=u,e!==null&&
(u?e.length=u:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_ques\
tions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_order",schemaPath:"#/additionalProperties/properties/options\
_pcr_forms_questions/additionalProperties/properties/question_order/anyOf",keyword:"anyOf",params:{},message:"must match\
 a schema in anyOf"};e=noted(e,m),r++}}if(y.question_transfer_prev_values!==void 0){let o=y.question_transfer_prev_values;
const u=r;let p=!1;const N=r;if(typeof o!="string"){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_transfer_prev_values",schemaPath:"#/\
additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_transfer_prev_value\
s/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}if(!(o==="1"||o==="0")){
const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").
replace(/\//g,"~1")+"/question_transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_que\
stions/additionalProperties/properties/question_transfer_prev_values/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed6},
message:"must be equal to one of the allowed values"};e=noted(e,m),r++}var R=N===r;if(p=p||R,!p){const m=r;if(o!==""){const j={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(
/\//g,"~1")+"/question_transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/a\
dditionalProperties/properties/question_transfer_prev_values/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"\
must be equal to constant"};e=noted(e,j),r++}var R=m===r;p=p||R}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalPrope\
rties/properties/question_transfer_prev_values/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
e=noted(e,m),r++}}if(y.question_show_prev_values!==void 0){let o=y.question_show_prev_values;const u=r;let p=!1;const N=r;
if(typeof o!="string"){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_question\
s/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_show_prev_values",schemaPath:"#/additionalProperties/properties/\
options_pcr_forms_questions/additionalProperties/properties/question_show_prev_values/anyOf/0/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,m),r++}if(!(o==="1"||o==="0")){const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_show_\
prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/q\
uestion_show_prev_values/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of t\
he allowed values"};e=noted(e,m),r++}var K=N===r;if(p=p||K,!p){const m=r;if(o!==""){const j={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_show_\
prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/q\
uestion_show_prev_values/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=
noted(e,j),r++}var K=m===r;p=p||K}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_show_prev_\
values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/questi\
on_show_prev_values/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(y.question_auto_transfer_prev_values!==
void 0){let o=y.question_auto_transfer_prev_values;const u=r;let p=!1;const N=r;if(typeof o!="string"){const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_auto_transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additional\
Properties/properties/question_auto_transfer_prev_values/anyOf/0/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e=noted(e,m),r++}if(!(o==="1"||o==="0")){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_auto_transfer_prev_values",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_auto_transfer_pre\
v_values/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of the allowed value\
s"};e=noted(e,m),r++}var S=N===r;if(p=p||S,!p){const m=r;if(o!==""){const j={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_auto_transfer_prev_value\
s",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_au\
to_transfer_prev_values/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(
e,j),r++}var S=m===r;p=p||S}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_auto_transfer_pr\
ev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/que\
stion_auto_transfer_prev_values/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}
if(y.question_field_rules_cnt!==void 0){let o=y.question_field_rules_cnt;const u=r;let p=!1;const N=r;if(typeof o=="stri\
ng"){if(!pattern56.test(o)){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_que\
stions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_field_rules_cnt",schemaPath:"#/additionalProperties/propert\
ies/options_pcr_forms_questions/additionalProperties/properties/question_field_rules_cnt/anyOf/0/pattern",keyword:"patte\
rn",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e=noted(e,m),r++}}else{const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_field_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties\
/properties/question_field_rules_cnt/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,m),r++}var G=N===r;if(p=p||G,!p){const m=r;if(o!==""){const j={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_field_rules_cnt",schemaPath:"#/\
additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_field_rules_cnt/any\
Of/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,j),r++}var G=m===r;p=
p||G}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_field_rules_cnt",schemaPath:"#/addit\
ionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_field_rules_cnt/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(y.question_action_rules_cnt!==void 0){let o=y.
question_action_rules_cnt;const u=r;let p=!1;const N=r;if(typeof o=="string"){if(!pattern56.test(o)){const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_action_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalPropertie\
s/properties/question_action_rules_cnt/anyOf/0/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must\
 match pattern "^[0-9]{1,15}$"'};e=noted(e,m),r++}}else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_action_rules_cnt",schemaPath:"#\
/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_action_rules_cnt/a\
nyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}var J=N===r;if(p=p||J,!p){
const m=r;if(o!==""){const j={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+
i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_action_rules_cnt",schemaPath:"#/additionalProperties/properties/opti\
ons_pcr_forms_questions/additionalProperties/properties/question_action_rules_cnt/anyOf/1/const",keyword:"const",params:{
allowedValue:""},message:"must be equal to constant"};e=noted(e,j),r++}var J=m===r;p=p||J}if(p)r=u,e!==null&&(u?e.length=
u:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(
/~/g,"~0").replace(/\//g,"~1")+"/question_action_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_fo\
rms_questions/additionalProperties/properties/question_action_rules_cnt/anyOf",keyword:"anyOf",params:{},message:"must m\
atch a schema in anyOf"};e=noted(e,m),r++}}if(y.question_photo_rules_cnt!==void 0){let o=y.question_photo_rules_cnt;const u=r;
let p=!1;const N=r;if(typeof o=="string"){if(!pattern56.test(o)){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_photo_rules_cnt",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_photo_rules_cnt/a\
nyOf/0/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e=noted(
e,m),r++}}else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(
/~/g,"~0").replace(/\//g,"~1")+"/question_photo_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_for\
ms_questions/additionalProperties/properties/question_photo_rules_cnt/anyOf/0/type",keyword:"type",params:{type:"string"},
message:"must be string"};e=noted(e,m),r++}var B=N===r;if(p=p||B,!p){const m=r;if(o!==""){const j={instancePath:t+"/"+n.
replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/questi\
on_photo_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/prope\
rties/question_photo_rules_cnt/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constan\
t"};e=noted(e,j),r++}var B=m===r;p=p||B}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_photo\
_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/qu\
estion_photo_rules_cnt/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}}else{
const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/type",
keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,o),r++}}}else{const i={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions",schemaPath:"#/additionalProperties/properties/options_pcr_\
forms_questions/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,i),r++}}if(F.options_pcr_forms_questions_values!==
void 0){let O=F.options_pcr_forms_questions_values;if(O&&typeof O=="object"&&!Array.isArray(O)){for(const i in O){if(r>=
MOST)break;const y=r;if(typeof i=="string"){if(!pattern0.test(i)){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questi\
ons_values/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]\
{1,64}$"',propertyName:i};e=noted(e,o),r++}}else{const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
options_pcr_forms_questions_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/pro\
pertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:i};e=noted(e,o),r++}var Y=y===
r;if(!Y){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions_values/propertyNames",keyword:"propertyNames",params:{propertyName:i},
message:"property name must be valid"};e=noted(e,o),r++}}for(const i in O){if(r>=MOST)break;let y=O[i];if(y&&typeof y=="\
object"&&!Array.isArray(y)){if(y.question_value_id===void 0){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions_values/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties\
/properties/options_pcr_forms_questions_values/additionalProperties/required",keyword:"required",params:{missingProperty:"\
question_value_id"},message:"must have required property 'question_value_id'"};e=noted(e,o),r++}if(y.pcr_question_id===void 0){
const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+i.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalPro\
perties/required",keyword:"required",params:{missingProperty:"pcr_question_id"},message:"must have required property 'pc\
r_question_id'"};e=noted(e,o),r++}for(const o in y){if(r>=MOST)break;if(!(o==="question_value_id"||o==="pcr_question_id"||
o==="question_value_active")&&typeof y[o]!="string"){const u={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_questions_values/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o.replace(/~/g,"~0").replace(/\//g,"\
~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/additionalPro\
perties/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,u),r++}}if(y.question_value_id!==
void 0){let o=y.question_value_id;if(typeof o=="string"){if(!pattern0.test(o)){const u={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_val\
ue_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/\
question_value_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$\
"'};e=noted(e,u),r++}}else{const u={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_ques\
tions_values/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_value_id",schemaPath:"#/additionalProperties/properti\
es/options_pcr_forms_questions_values/additionalProperties/properties/question_value_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,u),r++}}if(y.pcr_question_id!==void 0){let o=y.pcr_question_id;if(typeof o==
"string"){if(!pattern0.test(o)){const u={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms\
_questions_values/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/prope\
rties/options_pcr_forms_questions_values/additionalProperties/properties/pcr_question_id/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,u),r++}}else{const u={instancePath:t+"/"+
n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+
"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties\
/properties/pcr_question_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,u),r++}}if(y.
question_value_active!==void 0){let o=y.question_value_active;const u=r;let p=!1;const N=r;if(typeof o!="string"){const m={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+i.replace(/~/g,"~0").
replace(/\//g,"~1")+"/question_value_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_v\
alues/additionalProperties/properties/question_value_active/anyOf/0/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,m),r++}if(!(o==="1"||o==="0")){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions_values/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_value_active",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/question_value_acti\
ve/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of the allowed values"};e=
noted(e,m),r++}var Q=N===r;if(p=p||Q,!p){const m=r;if(o!==""){const j={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions_values/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_value_active",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/question_value_acti\
ve/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,j),r++}var Q=m===
r;p=p||Q}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/options_pcr_forms_questions_values/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_value_active",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/question_value_acti\
ve/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}}else{const o={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+i.replace(/~/g,"~0").replace(/\//g,"\
~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e=noted(e,o),r++}}}else{const i={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values",schemaPath:"#/additionalProperties/properties/options_pc\
r_forms_questions_values/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,i),r++}}if(F.options_pcr_forms_rules!==
void 0){let O=F.options_pcr_forms_rules;if(O&&typeof O=="object"&&!Array.isArray(O)){for(const i in O){if(r>=MOST)break;
const y=r;if(typeof i=="string"){if(!pattern0.test(i)){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/options_pcr_forms_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/propertyNames/patte\
rn",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:i};e=noted(
e,o),r++}}else{const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules/propertyNames/type",keyword:"type",params:{type:"string"},message:"\
must be string",propertyName:i};e=noted(e,o),r++}var W=y===r;if(!W){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/propertyNam\
es",keyword:"propertyNames",params:{propertyName:i},message:"property name must be valid"};e=noted(e,o),r++}}for(const i in O){
if(r>=MOST)break;let y=O[i];if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.pcr_form_rule_id===void 0){const o={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/required",keyword:"required",params:{missingProperty:"\
pcr_form_rule_id"},message:"must have required property 'pcr_form_rule_id'"};e=noted(e,o),r++}if(y.pcr_question_id===void 0){
const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+i.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/required",keyword:"\
required",params:{missingProperty:"pcr_question_id"},message:"must have required property 'pcr_question_id'"};e=noted(e,
o),r++}for(const o in y){if(r>=MOST)break;if(!(o==="pcr_form_rule_id"||o==="pcr_form_id"||o==="pcr_question_id"||o==="ru\
le_type"||o==="rule_operator")&&typeof y[o]!="string"){const u={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/options_pcr_forms_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/additionalProperties/type",keyword:"type",
params:{type:"string"},message:"must be string"};e=noted(e,u),r++}}if(y.pcr_form_rule_id!==void 0){let o=y.pcr_form_rule_id;
if(typeof o=="string"){if(!pattern0.test(o)){const u={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/opti\
ons_pcr_forms_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_rule_id",schemaPath:"#/additionalProperties/pr\
operties/options_pcr_forms_rules/additionalProperties/properties/pcr_form_rule_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,u),r++}}else{const u={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_rule_id",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_form_rule_id/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,u),r++}}if(y.pcr_form_id!==void 0){let o=y.
pcr_form_id;const u=r;let p=!1;const N=r;if(typeof o=="string"){if(!pattern0.test(o)){const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_form_id/anyOf/0/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,m),r++}}else{const m={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+i.replace(/~/g,"~0").replace(/\//g,
"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properti\
es/pcr_form_id/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}var H=N===
r;if(p=p||H,!p){const m=r;if(o!==""){const j={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_\
forms_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/opti\
ons_pcr_forms_rules/additionalProperties/properties/pcr_form_id/anyOf/1/const",keyword:"const",params:{allowedValue:""},
message:"must be equal to constant"};e=noted(e,j),r++}var H=m===r;p=p||H}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+i.replace(/~/g,"~0").replace(/\//g,
"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properti\
es/pcr_form_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(y.pcr_question_id!==
void 0){let o=y.pcr_question_id;if(typeof o=="string"){if(!pattern0.test(o)){const u={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_question_id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,u),r++}}else{const u={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+i.replace(/~/g,"~0").replace(/\//g,
"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/prop\
erties/pcr_question_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,u),r++}}if(y.rule_type!==
void 0){let o=y.rule_type;const u=r;let p=!1;const N=r;if(!(o==="field"||o==="action")){const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule_type",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/rule_type/anyOf/0/enum",keyword:"\
enum",params:{allowedValues:allowed9},message:"must be equal to one of the allowed values"};e=noted(e,m),r++}var U=N===r;
if(p=p||U,!p){const m=r;if(o!==""){const j={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_fo\
rms_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule_type",schemaPath:"#/additionalProperties/properties/options_\
pcr_forms_rules/additionalProperties/properties/rule_type/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"\
must be equal to constant"};e=noted(e,j),r++}var U=m===r;p=p||U}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule\
_type",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/rule_type/a\
nyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(y.rule_operator!==void 0){let o=y.
rule_operator;const u=r;let p=!1;const N=r;if(!(o==="="||o==="not_equal"||o===">"||o==="<"||o==="contains_any"||o==="con\
tains_all"||o==="doesnt_contain_any"||o==="doesnt_contain_all"||o==="count"||o==="count_less_than"||o==="count_greater_t\
han"||o==="length_greater_than"||o==="length_less_than"||o==="length_equal")){const m={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule_operator",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/rule_operator/anyOf/0/enum",keyword:"\
enum",params:{allowedValues:allowed10},message:"must be equal to one of the allowed values"};e=noted(e,m),r++}var $=N===
r;if(p=p||$,!p){const m=r;if(o!==""){const j={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_\
forms_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule_operator",schemaPath:"#/additionalProperties/properties/op\
tions_pcr_forms_rules/additionalProperties/properties/rule_operator/anyOf/1/const",keyword:"const",params:{allowedValue:""},
message:"must be equal to constant"};e=noted(e,j),r++}var $=m===r;p=p||$}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+i.replace(/~/g,"~0").replace(/\//g,
"~1")+"/rule_operator",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/proper\
ties/rule_operator/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}}else{const o={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+i.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/type",keyword:"type",params:{
type:"object"},message:"must be object"};e=noted(e,o),r++}}}else{const i={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e=noted(e,i),r++}}if(F.options_pcr_forms_rules_checks!==void 0){let O=F.
options_pcr_forms_rules_checks;if(O&&typeof O=="object"&&!Array.isArray(O)){for(const i in O){if(r>=MOST)break;const y=r;
if(typeof i=="string"){if(!pattern0.test(i)){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/opti\
ons_pcr_forms_rules_checks",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/propertyNames/p\
attern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:i};
e=noted(e,o),r++}}else{const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_ch\
ecks",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/propertyNames/type",keyword:"type",params:{
type:"string"},message:"must be string",propertyName:i};e=noted(e,o),r++}var z=y===r;if(!z){const o={instancePath:t+"/"+
n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks",schemaPath:"#/additionalProperties/properties\
/options_pcr_forms_rules_checks/propertyNames",keyword:"propertyNames",params:{propertyName:i},message:"property name mu\
st be valid"};e=noted(e,o),r++}}for(const i in O){if(r>=MOST)break;let y=O[i];if(y&&typeof y=="object"&&!Array.isArray(y)){
if(y.pcr_rule_check_id===void 0){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_form\
s_rules_checks/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_form\
s_rules_checks/additionalProperties/required",keyword:"required",params:{missingProperty:"pcr_rule_check_id"},message:"m\
ust have required property 'pcr_rule_check_id'"};e=noted(e,o),r++}if(y.pcr_form_rule_id===void 0){const o={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/required",keyword:"req\
uired",params:{missingProperty:"pcr_form_rule_id"},message:"must have required property 'pcr_form_rule_id'"};e=noted(e,o),
r++}if(y.pcr_question_id===void 0){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_fo\
rms_rules_checks/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_fo\
rms_rules_checks/additionalProperties/required",keyword:"required",params:{missingProperty:"pcr_question_id"},message:"m\
ust have required property 'pcr_question_id'"};e=noted(e,o),r++}for(const o in y){if(r>=MOST)break;if(!(o==="pcr_rule_ch\
eck_id"||o==="pcr_form_rule_id"||o==="pcr_question_id"||o==="check_operator")&&typeof y[o]!="string"){const u={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_check\
s/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,u),r++}}if(y.pcr_rule_check_id!==void 0){let o=y.pcr_rule_check_id;if(typeof o=="string"){if(!pattern0.test(o)){const u={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+i.replace(/~/g,"~0").replace(
/\//g,"~1")+"/pcr_rule_check_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additional\
Properties/properties/pcr_rule_check_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match \
pattern "^[0-9]{1,64}$"'};e=noted(e,u),r++}}else{const u={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
options_pcr_forms_rules_checks/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_rule_check_id",schemaPath:"#/additionalP\
roperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_rule_check_id/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e=noted(e,u),r++}}if(y.pcr_form_rule_id!==void 0){let o=y.pcr_form_rule_id;
if(typeof o=="string"){if(!pattern0.test(o)){const u={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/opti\
ons_pcr_forms_rules_checks/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_rule_id",schemaPath:"#/additionalProper\
ties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_form_rule_id/pattern",keyword:"patter\
n",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,u),r++}}else{const u={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+
"/pcr_form_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/pr\
operties/pcr_form_rule_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,u),r++}}if(y.pcr_question_id!==
void 0){let o=y.pcr_question_id;if(typeof o=="string"){if(!pattern0.test(o)){const u={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_questio\
n_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,
u),r++}}else{const u={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+i.replace(
/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_\
checks/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e=noted(e,u),r++}}if(y.check_operator!==void 0){let o=y.check_operator;const u=r;let p=!1;const N=r;if(!(o==="show"||
o==="hide")){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+i.replace(
/~/g,"~0").replace(/\//g,"~1")+"/check_operator",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_c\
hecks/additionalProperties/properties/check_operator/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed11},message:"\
must be equal to one of the allowed values"};e=noted(e,m),r++}var L=N===r;if(p=p||L,!p){const m=r;if(o!==""){const j={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+
"/check_operator",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/prop\
erties/check_operator/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(
e,j),r++}var L=m===r;p=p||L}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/check_operator",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/check_operator/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}}else{const o={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/addi\
tionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e=noted(e,o),r++}}}else{const i={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_rules_checks",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e=noted(e,i),r++}}if(F.options_pcr_forms_photo_rules!==void 0){let O=F.
options_pcr_forms_photo_rules;if(O&&typeof O=="object"&&!Array.isArray(O)){for(const i in O){if(r>=MOST)break;const y=r;
if(typeof i=="string"){if(!pattern0.test(i)){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/opti\
ons_pcr_forms_photo_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/propertyNames/pat\
tern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:i};e=
noted(e,o),r++}}else{const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rule\
s",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/propertyNames/type",keyword:"type",params:{
type:"string"},message:"must be string",propertyName:i};e=noted(e,o),r++}var I=y===r;if(!I){const o={instancePath:t+"/"+
n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules",schemaPath:"#/additionalProperties/properties/\
options_pcr_forms_photo_rules/propertyNames",keyword:"propertyNames",params:{propertyName:i},message:"property name must\
 be valid"};e=noted(e,o),r++}}for(const i in O){if(r>=MOST)break;let y=O[i];if(y&&typeof y=="object"&&!Array.isArray(y)){
if(y.pcr_photo_rule_id===void 0){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_form\
s_photo_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms\
_photo_rules/additionalProperties/required",keyword:"required",params:{missingProperty:"pcr_photo_rule_id"},message:"mus\
t have required property 'pcr_photo_rule_id'"};e=noted(e,o),r++}if(y.pcr_question_id===void 0){const o={instancePath:t+"\
/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/required",keyword:"required",params:{
missingProperty:"pcr_question_id"},message:"must have required property 'pcr_question_id'"};e=noted(e,o),r++}for(const o in y){
if(r>=MOST)break;if(!(o==="pcr_photo_rule_id"||o==="pcr_question_id"||o==="rule_operator"||o==="min_photo"||o==="max_pho\
to")&&typeof y[o]!="string"){const u={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_ph\
oto_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/addition\
alProperties/properties/options_pcr_forms_photo_rules/additionalProperties/additionalProperties/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,u),r++}}if(y.pcr_photo_rule_id!==void 0){let o=y.pcr_photo_rule_id;if(typeof o==
"string"){if(!pattern0.test(o)){const u={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms\
_photo_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_photo_rule_id",schemaPath:"#/additionalProperties/properti\
es/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_photo_rule_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,u),r++}}else{const u={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_photo_ru\
le_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_p\
hoto_rule_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,u),r++}}if(y.pcr_question_id!==
void 0){let o=y.pcr_question_id;if(typeof o=="string"){if(!pattern0.test(o)){const u={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_question\
_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,
u),r++}}else{const u={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+i.replace(
/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_\
rules/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e=noted(e,u),r++}}if(y.rule_operator!==void 0){let o=y.rule_operator;const u=r;let p=!1;const N=r;if(!(o==="default"||
o==="="||o==="not_equal"||o===">"||o==="<"||o==="contains_any"||o==="contains_all"||o==="doesnt_contain_any"||o==="doesn\
t_contain_all"||o==="count"||o==="count_less_than"||o==="count_greater_than"||o==="length_greater_than"||o==="length_les\
s_than"||o==="length_equal")){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_p\
hoto_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule_operator",schemaPath:"#/additionalProperties/properties/opt\
ions_pcr_forms_photo_rules/additionalProperties/properties/rule_operator/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed12},
message:"must be equal to one of the allowed values"};e=noted(e,m),r++}var E=N===r;if(p=p||E,!p){const m=r;if(o!==""){const j={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+i.replace(/~/g,"~0").replace(
/\//g,"~1")+"/rule_operator",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalPrope\
rties/properties/rule_operator/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constan\
t"};e=noted(e,j),r++}var E=m===r;p=p||E}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule_operato\
r",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/rule_oper\
ator/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(y.min_photo!==void 0){
let o=y.min_photo;const u=r;let p=!1;const N=r;if(typeof o=="string"){if(!pattern56.test(o)){const m={instancePath:t+"/"+
n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/mi\
n_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/min\
_photo/anyOf/0/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};
e=noted(e,m),r++}}else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_ru\
les/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/min_photo",schemaPath:"#/additionalProperties/properties/options_pcr_fo\
rms_photo_rules/additionalProperties/properties/min_photo/anyOf/0/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e=noted(e,m),r++}var X=N===r;if(p=p||X,!p){const m=r;if(o!==""){const j={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/min_photo",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/min_photo/anyOf/1/const",
keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,j),r++}var X=m===r;p=p||X}if(p)r=
u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pc\
r_forms_photo_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/min_photo",schemaPath:"#/additionalProperties/propertie\
s/options_pcr_forms_photo_rules/additionalProperties/properties/min_photo/anyOf",keyword:"anyOf",params:{},message:"must\
 match a schema in anyOf"};e=noted(e,m),r++}}if(y.max_photo!==void 0){let o=y.max_photo;const u=r;let p=!1;const N=r;if(typeof o==
"string"){if(!pattern56.test(o)){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_form\
s_photo_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/max_photo",schemaPath:"#/additionalProperties/properties/opti\
ons_pcr_forms_photo_rules/additionalProperties/properties/max_photo/anyOf/0/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e=noted(e,m),r++}}else{const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/max_photo",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/max_photo/anyOf/0/type",
keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}var C=N===r;if(p=p||C,!p){const m=r;if(o!==
""){const j={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+i.replace(/~/g,
"~0").replace(/\//g,"~1")+"/max_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/addit\
ionalProperties/properties/max_photo/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to c\
onstant"};e=noted(e,j),r++}var C=m===r;p=p||C}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+"/"+
n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/ma\
x_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/max\
_photo/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}}else{const o={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/type",keyword:"type",params:{
type:"object"},message:"must be object"};e=noted(e,o),r++}}}else{const i={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_photo_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,i),r++}}}else{const O={instancePath:t+"\
/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"object"},
message:"must be object"};e=noted(e,O),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}),r++;return validate34.errors=e,r===0}function validate35(s,{instancePath:t="",parentData:x,
parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const n in s){if(r>=
MOST)break;const F=r;typeof n=="string"?pattern0.test(n)||(e=noted(e,{instancePath:t,schemaPath:"#/propertyNames/pattern",
keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:n}),r++):(e=
noted(e,{instancePath:t,schemaPath:"#/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",
propertyName:n}),r++);var a=F===r;a||(e=noted(e,{instancePath:t,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{
propertyName:n},message:"property name must be valid"}),r++)}for(const n in s){if(r>=MOST)break;let F=s[n];if(F&&typeof F==
"object"&&!Array.isArray(F)){if(F.options_pcr_forms===void 0){const O={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"options_pcr_forms"},message:"\
must have required property 'options_pcr_forms'"};e=noted(e,O),r++}if(F.options_pcr_forms_questions===void 0){const O={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"\
options_pcr_forms_questions"},message:"must have required property 'options_pcr_forms_questions'"};e=noted(e,O),r++}if(F.
options_pcr_forms_questions_values===void 0){const O={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/required",keyword:"required",params:{missingProperty:"options_pcr_forms_questions_values"},message:"\
must have required property 'options_pcr_forms_questions_values'"};e=noted(e,O),r++}if(F.options_pcr_forms_rules===void 0){
const O={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"\
required",params:{missingProperty:"options_pcr_forms_rules"},message:"must have required property 'options_pcr_forms_rul\
es'"};e=noted(e,O),r++}if(F.options_pcr_forms_rules_checks===void 0){const O={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"options_pcr_forms_r\
ules_checks"},message:"must have required property 'options_pcr_forms_rules_checks'"};e=noted(e,O),r++}if(F.options_pcr_forms_photo_rules===
void 0){const O={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",
keyword:"required",params:{missingProperty:"options_pcr_forms_photo_rules"},message:"must have required property 'option\
s_pcr_forms_photo_rules'"};e=noted(e,O),r++}if(F.options_pcr_forms!==void 0){let O=F.options_pcr_forms;if(O&&typeof O=="\
object"&&!Array.isArray(O)){if(O.pcr_form_id===void 0){const i={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/options_pcr_forms",schemaPath:"#/additionalProperties/properties/options_pcr_forms/required",keyword:"required",params:{
missingProperty:"pcr_form_id"},message:"must have required property 'pcr_form_id'"};e=noted(e,i),r++}for(const i in O){if(r>=
MOST)break;if(!(i==="pcr_form_id"||i==="default_required"||i==="form_photos_required"||i==="transfer_prev_values"||i==="\
client_new_wo"||i==="global_form"||i==="pcr_form_active"||i==="form_deleted")&&typeof O[i]!="string"){const y={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms/additionalProperties/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,y),r++}}if(O.pcr_form_id!==void 0){let i=O.pcr_form_id;if(typeof i=="string"){if(!pattern0.test(
i)){const y={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/pcr_form_id",schemaPath:"#/\
additionalProperties/properties/options_pcr_forms/properties/pcr_form_id/pattern",keyword:"pattern",params:{pattern:"^[0\
-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,y),r++}}else{const y={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pc\
r_forms/properties/pcr_form_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,y),r++}}if(O.
default_required!==void 0){let i=O.default_required;const y=r;let o=!1;const u=r;if(typeof i!="boolean"){const p={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/default_required",schemaPath:"#/additionalProperties/pr\
operties/options_pcr_forms/properties/default_required/anyOf/0/type",keyword:"type",params:{type:"boolean"},message:"mus\
t be boolean"};e=noted(e,p),r++}var c=u===r;if(o=o||c,!o){const p=r;if(i!==""){const m={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms/default_required",schemaPath:"#/additionalProperties/properties/options_pc\
r_forms/properties/default_required/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to co\
nstant"};e=noted(e,m),r++}var c=p===r;o=o||c}if(o)r=y,e!==null&&(y?e.length=y:e=null);else{const p={instancePath:t+"/"+n.
replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/default_required",schemaPath:"#/additionalProperties/properti\
es/options_pcr_forms/properties/default_required/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
e=noted(e,p),r++}}if(O.form_photos_required!==void 0){let i=O.form_photos_required;const y=r;let o=!1;const u=r;if(typeof i!=
"boolean"){const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/form_photos_required",
schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/form_photos_required/anyOf/0/type",keyword:"t\
ype",params:{type:"boolean"},message:"must be boolean"};e=noted(e,p),r++}var l=u===r;if(o=o||l,!o){const p=r;if(i!==""){
const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/form_photos_required",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms/properties/form_photos_required/anyOf/1/const",keyword:"const",params:{
allowedValue:""},message:"must be equal to constant"};e=noted(e,m),r++}var l=p===r;o=o||l}if(o)r=y,e!==null&&(y?e.length=
y:e=null);else{const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/form_photos_requ\
ired",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/form_photos_required/anyOf",keyword:"an\
yOf",params:{},message:"must match a schema in anyOf"};e=noted(e,p),r++}}if(O.transfer_prev_values!==void 0){let i=O.transfer_prev_values;
const y=r;let o=!1;const u=r;if(typeof i!="boolean"){const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms/transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/tra\
nsfer_prev_values/anyOf/0/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,p),r++}var _=u===
r;if(o=o||_,!o){const p=r;if(i!==""){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_\
forms/transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/transfer_prev_val\
ues/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,m),r++}var _=p===
r;o=o||_}if(o)r=y,e!==null&&(y?e.length=y:e=null);else{const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/options_pcr_forms/transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties\
/transfer_prev_values/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,p),r++}}if(O.client_new_wo!==
void 0){let i=O.client_new_wo;const y=r;let o=!1;const u=r;if(typeof i!="boolean"){const p={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/client_new_wo",schemaPath:"#/additionalProperties/properties/options_\
pcr_forms/properties/client_new_wo/anyOf/0/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(
e,p),r++}var d=u===r;if(o=o||d,!o){const p=r;if(i!==""){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/options_pcr_forms/client_new_wo",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/clien\
t_new_wo/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,m),r++}var d=p===
r;o=o||d}if(o)r=y,e!==null&&(y?e.length=y:e=null);else{const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/options_pcr_forms/client_new_wo",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/client\
_new_wo/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,p),r++}}if(O.global_form!==void 0){
let i=O.global_form;const y=r;let o=!1;const u=r;if(typeof i!="boolean"){const p={instancePath:t+"/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms/global_form",schemaPath:"#/additionalProperties/properties/options_pcr_forms/pro\
perties/global_form/anyOf/0/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,p),r++}var g=u===
r;if(o=o||g,!o){const p=r;if(i!==""){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_\
forms/global_form",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/global_form/anyOf/1/const",
keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,m),r++}var g=p===r;o=o||g}if(o)r=
y,e!==null&&(y?e.length=y:e=null);else{const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pc\
r_forms/global_form",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/global_form/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,p),r++}}if(O.pcr_form_active!==void 0){let i=O.pcr_form_active;
const y=r;let o=!1;const u=r;if(typeof i!="boolean"){const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms/pcr_form_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/pcr_form\
_active/anyOf/0/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,p),r++}var w=u===r;if(o=
o||w,!o){const p=r;if(i!==""){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/p\
cr_form_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/pcr_form_active/anyOf/1/const",
keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,m),r++}var w=p===r;o=o||w}if(o)r=
y,e!==null&&(y?e.length=y:e=null);else{const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pc\
r_forms/pcr_form_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/pcr_form_active/anyO\
f",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,p),r++}}if(O.form_deleted!==void 0){let i=O.
form_deleted;const y=r;let o=!1;const u=r;if(typeof i!="boolean"){const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms/form_deleted",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties\
/form_deleted/anyOf/0/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,p),r++}var f=u===
r;if(o=o||f,!o){const p=r;if(i!==""){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_\
forms/form_deleted",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/form_deleted/anyOf/1/cons\
t",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,m),r++}var f=p===r;o=o||f}if(o)
r=y,e!==null&&(y?e.length=y:e=null);else{const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_\
pcr_forms/form_deleted",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/form_deleted/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,p),r++}}}else{const i={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms",schemaPath:"#/additionalProperties/properties/options_pcr_forms/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e=noted(e,i),r++}}if(F.options_pcr_forms_questions!==void 0){let O=F.
options_pcr_forms_questions;if(O&&typeof O=="object"&&!Array.isArray(O)){for(const i in O){if(r>=MOST)break;const y=r;if(typeof i==
"string"){if(!pattern0.test(i)){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms\
_questions",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/propertyNames/pattern",keyword:"pa\
ttern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:i};e=noted(e,o),r++}}else{
const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions",schemaPath:"#/additi\
onalProperties/properties/options_pcr_forms_questions/propertyNames/type",keyword:"type",params:{type:"string"},message:"\
must be string",propertyName:i};e=noted(e,o),r++}var h=y===r;if(!h){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/pro\
pertyNames",keyword:"propertyNames",params:{propertyName:i},message:"property name must be valid"};e=noted(e,o),r++}}for(const i in O){
if(r>=MOST)break;let y=O[i];if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.pcr_question_id===void 0){const o={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/required",keyword:"required",params:{
missingProperty:"pcr_question_id"},message:"must have required property 'pcr_question_id'"};e=noted(e,o),r++}if(y.pcr_form_id===
void 0){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties\
/required",keyword:"required",params:{missingProperty:"pcr_form_id"},message:"must have required property 'pcr_form_id'"};
e=noted(e,o),r++}for(const o in y){if(r>=MOST)break;if(!func26.call(allowed13,o)&&typeof y[o]!="string"){const u={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+
o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/addit\
ionalProperties/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,u),
r++}}if(y.pcr_question_id!==void 0){let o=y.pcr_question_id;if(typeof o=="string"){if(!pattern0.test(o)){const u={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properti\
es/pcr_question_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}\
$"'};e=noted(e,u),r++}}else{const u={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_que\
stions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/optio\
ns_pcr_forms_questions/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,u),r++}}if(y.pcr_form_id!==void 0){let o=y.pcr_form_id;if(typeof o=="string"){if(!pattern0.test(
o)){const u={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,
"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/addit\
ionalProperties/properties/pcr_form_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match p\
attern "^[0-9]{1,64}$"'};e=noted(e,u),r++}}else{const u={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/o\
ptions_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/\
properties/options_pcr_forms_questions/additionalProperties/properties/pcr_form_id/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e=noted(e,u),r++}}if(y.question_type!==void 0){let o=y.question_type;const u=r;let p=!1;
const N=r;if(!(o==="checkbox"||o==="date"||o==="dropdown"||o==="radio"||o==="numeric"||o==="photos"||o==="svcfield"||o===
"textarea"||o==="textbox"||o==="title")){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_\
pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_type",schemaPath:"#/additionalProperties/prope\
rties/options_pcr_forms_questions/additionalProperties/properties/question_type/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed8},
message:"must be equal to one of the allowed values"};e=noted(e,m),r++}var q=N===r;if(p=p||q,!p){const m=r;if(o!==""){const j={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(
/\//g,"~1")+"/question_type",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalPropert\
ies/properties/question_type/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};
e=noted(e,j),r++}var q=m===r;p=p||q}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_type",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_type/\
anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(y.question_display_active!==
void 0){let o=y.question_display_active;const u=r;let p=!1;const N=r;if(typeof o!="boolean"){const m={instancePath:t+"/"+
n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/ques\
tion_display_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/prop\
erties/question_display_active/anyOf/0/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,
m),r++}var k=N===r;if(p=p||k,!p){const m=r;if(o!==""){const j={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_display_active",schemaPath:"#/additi\
onalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_display_active/anyOf/1/co\
nst",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,j),r++}var k=m===r;p=p||k}if(p)
r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_\
pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_display_active",schemaPath:"#/additionalProper\
ties/properties/options_pcr_forms_questions/additionalProperties/properties/question_display_active/anyOf",keyword:"anyO\
f",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(y.question_required!==void 0){let o=y.question_required;
const u=r;let p=!1;const N=r;if(typeof o!="boolean"){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_required",schemaPath:"#/additionalPr\
operties/properties/options_pcr_forms_questions/additionalProperties/properties/question_required/anyOf/0/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,m),r++}var P=N===r;if(p=p||P,!p){const m=r;if(o!==""){
const j={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").
replace(/\//g,"~1")+"/question_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/addit\
ionalProperties/properties/question_required/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be eq\
ual to constant"};e=noted(e,j),r++}var P=m===r;p=p||P}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/proper\
ties/question_required/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(y.question_na_option!==
void 0){let o=y.question_na_option;const u=r;let p=!1;const N=r;if(typeof o!="boolean"){const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_na_op\
tion",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question\
_na_option/anyOf/0/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,m),r++}var v=N===r;
if(p=p||v,!p){const m=r;if(o!==""){const j={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_fo\
rms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_na_option",schemaPath:"#/additionalProperties/proper\
ties/options_pcr_forms_questions/additionalProperties/properties/question_na_option/anyOf/1/const",keyword:"const",params:{
allowedValue:""},message:"must be equal to constant"};e=noted(e,j),r++}var v=m===r;p=p||v}if(p)r=u,e!==null&&(u?e.length=
u:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(
/~/g,"~0").replace(/\//g,"~1")+"/question_na_option",schemaPath:"#/additionalProperties/properties/options_pcr_forms_que\
stions/additionalProperties/properties/question_na_option/anyOf",keyword:"anyOf",params:{},message:"must match a schema \
in anyOf"};e=noted(e,m),r++}}if(y.question_flag_photos!==void 0){let o=y.question_flag_photos;const u=r;let p=!1;const N=r;
if(typeof o!="boolean"){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questio\
ns/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_flag_photos",schemaPath:"#/additionalProperties/properties/opti\
ons_pcr_forms_questions/additionalProperties/properties/question_flag_photos/anyOf/0/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e=noted(e,m),r++}var b=N===r;if(p=p||b,!p){const m=r;if(o!==""){const j={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_flag_photos",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/pro\
perties/question_flag_photos/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};
e=noted(e,j),r++}var b=m===r;p=p||b}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_flag_\
photos",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/questi\
on_flag_photos/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(y.question_photos_required!==
void 0){let o=y.question_photos_required;const u=r;let p=!1;const N=r;if(typeof o!="boolean"){const m={instancePath:t+"/"+
n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/ques\
tion_photos_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/pro\
perties/question_photos_required/anyOf/0/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(
e,m),r++}var V=N===r;if(p=p||V,!p){const m=r;if(o!==""){const j={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_photos_required",schemaPath:"#/\
additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_photos_required/any\
Of/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,j),r++}var V=m===r;p=
p||V}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_photos_required",schemaPath:"#/addit\
ionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_photos_required/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(y.question_active!==void 0){let o=y.question_active;
const u=r;let p=!1;const N=r;if(typeof o!="boolean"){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_active",schemaPath:"#/additionalProp\
erties/properties/options_pcr_forms_questions/additionalProperties/properties/question_active/anyOf/0/type",keyword:"typ\
e",params:{type:"boolean"},message:"must be boolean"};e=noted(e,m),r++}var T=N===r;if(p=p||T,!p){const m=r;if(o!==""){const j={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(
/\//g,"~1")+"/question_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalPrope\
rties/properties/question_active/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to const\
ant"};e=noted(e,j),r++}var T=m===r;p=p||T}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_activ\
e",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_ac\
tive/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(y.question_deleted!==
void 0){let o=y.question_deleted;const u=r;let p=!1;const N=r;if(typeof o!="boolean"){const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_delet\
ed",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_d\
eleted/anyOf/0/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,m),r++}var M=N===r;if(p=
p||M,!p){const m=r;if(o!==""){const j={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_q\
uestions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_deleted",schemaPath:"#/additionalProperties/properties/op\
tions_pcr_forms_questions/additionalProperties/properties/question_deleted/anyOf/1/const",keyword:"const",params:{allowedValue:""},
message:"must be equal to constant"};e=noted(e,j),r++}var M=m===r;p=p||M}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(
/\//g,"~1")+"/question_deleted",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProp\
erties/properties/question_deleted/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),
r++}}if(y.question_order!==void 0){let o=y.question_order;const u=r;let p=!1;const N=r;if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o))){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questi\
ons/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_order",schemaPath:"#/additionalProperties/properties/options_p\
cr_forms_questions/additionalProperties/properties/question_order/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e=noted(e,m),r++}if(typeof o=="number"&&isFinite(o)){if(o>999999999999999||isNaN(o)){const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_order",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/propertie\
s/question_order/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999},message:"must be <= 9\
99999999999999"};e=noted(e,m),r++}if(o<0||isNaN(o)){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_order",schemaPath:"#/additionalPrope\
rties/properties/options_pcr_forms_questions/additionalProperties/properties/question_order/anyOf/0/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,m),r++}}var Z=N===r;if(p=p||Z,!p){const m=r;if(o!==
""){const j={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,
"~0").replace(/\//g,"~1")+"/question_order",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/ad\
ditionalProperties/properties/question_order/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be eq\
ual to constant"};e=noted(e,j),r++}var Z=m===r;p=p||Z}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_order",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/propertie\
s/question_order/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(y.question_transfer_prev_values!==
void 0){let o=y.question_transfer_prev_values;const u=r;let p=!1;const N=r;if(typeof o!="boolean"){const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalPrope\
rties/properties/question_transfer_prev_values/anyOf/0/type",keyword:"type",params:{type:"boolean"},message:"must be boo\
lean"};e=noted(e,m),r++}var R=N===r;if(p=p||R,!p){const m=r;if(o!==""){const j={instancePath:t+"/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_transfer_prev_va\
lues",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question\
_transfer_prev_values/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(
e,j),r++}var R=m===r;p=p||R}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_transfer_prev_va\
lues",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question\
_transfer_prev_values/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(y.question_show_prev_values!==
void 0){let o=y.question_show_prev_values;const u=r;let p=!1;const N=r;if(typeof o!="boolean"){const m={instancePath:t+"\
/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/q\
uestion_show_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties\
/properties/question_show_prev_values/anyOf/0/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=
noted(e,m),r++}var K=N===r;if(p=p||K,!p){const m=r;if(o!==""){const j={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_show_prev_values",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_show_prev_values/\
anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,j),r++}var K=m===
r;p=p||K}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_show_prev_values",schemaPath:"#/\
additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_show_prev_values/an\
yOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(y.question_auto_transfer_prev_values!==
void 0){let o=y.question_auto_transfer_prev_values;const u=r;let p=!1;const N=r;if(typeof o!="boolean"){const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_auto_transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additional\
Properties/properties/question_auto_transfer_prev_values/anyOf/0/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean"};e=noted(e,m),r++}var S=N===r;if(p=p||S,!p){const m=r;if(o!==""){const j={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_auto_trans\
fer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properti\
es/question_auto_transfer_prev_values/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to \
constant"};e=noted(e,j),r++}var S=m===r;p=p||S}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+"/"+
n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/ques\
tion_auto_transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProp\
erties/properties/question_auto_transfer_prev_values/anyOf",keyword:"anyOf",params:{},message:"must match a schema in an\
yOf"};e=noted(e,m),r++}}if(y.question_field_rules_cnt!==void 0){let o=y.question_field_rules_cnt;const u=r;let p=!1;const N=r;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_field_rules_cnt",schemaPath:"#\
/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_field_rules_cnt/an\
yOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,m),r++}if(typeof o=="number"&&isFinite(
o)){if(o>999999999999999||isNaN(o)){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_f\
orms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_field_rules_cnt",schemaPath:"#/additionalProperties\
/properties/options_pcr_forms_questions/additionalProperties/properties/question_field_rules_cnt/anyOf/0/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:999999999999999},message:"must be <= 999999999999999"};e=noted(e,m),r++}if(o<0||isNaN(
o)){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,
"~0").replace(/\//g,"~1")+"/question_field_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_qu\
estions/additionalProperties/properties/question_field_rules_cnt/anyOf/0/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e=noted(e,m),r++}}var G=N===r;if(p=p||G,!p){const m=r;if(o!==""){const j={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_field_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties\
/properties/question_field_rules_cnt/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to c\
onstant"};e=noted(e,j),r++}var G=m===r;p=p||G}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+"/"+
n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/ques\
tion_field_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/pro\
perties/question_field_rules_cnt/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}
if(y.question_action_rules_cnt!==void 0){let o=y.question_action_rules_cnt;const u=r;let p=!1;const N=r;if(!(typeof o=="\
number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options\
_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_action_rules_cnt",schemaPath:"#/additionalPro\
perties/properties/options_pcr_forms_questions/additionalProperties/properties/question_action_rules_cnt/anyOf/0/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e=noted(e,m),r++}if(typeof o=="number"&&isFinite(o)){if(o>999999999999999||
isNaN(o)){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(
/~/g,"~0").replace(/\//g,"~1")+"/question_action_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_fo\
rms_questions/additionalProperties/properties/question_action_rules_cnt/anyOf/0/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:999999999999999},message:"must be <= 999999999999999"};e=noted(e,m),r++}if(o<0||isNaN(o)){const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_action_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalPropertie\
s/properties/question_action_rules_cnt/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must\
 be >= 0"};e=noted(e,m),r++}}var J=N===r;if(p=p||J,!p){const m=r;if(o!==""){const j={instancePath:t+"/"+n.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_action_rule\
s_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/questio\
n_action_rules_cnt/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(
e,j),r++}var J=m===r;p=p||J}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_action_rules_cnt",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_actio\
n_rules_cnt/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(y.question_photo_rules_cnt!==
void 0){let o=y.question_photo_rules_cnt;const u=r;let p=!1;const N=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,
"~0").replace(/\//g,"~1")+"/question_photo_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_qu\
estions/additionalProperties/properties/question_photo_rules_cnt/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e=noted(e,m),r++}if(typeof o=="number"&&isFinite(o)){if(o>999999999999999||isNaN(o)){const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_photo_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties\
/properties/question_photo_rules_cnt/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999},message:"\
must be <= 999999999999999"};e=noted(e,m),r++}if(o<0||isNaN(o)){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_photo_rules_cnt",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_photo_rules_cnt/a\
nyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,m),r++}}var B=N===r;
if(p=p||B,!p){const m=r;if(o!==""){const j={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_fo\
rms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_photo_rules_cnt",schemaPath:"#/additionalProperties/\
properties/options_pcr_forms_questions/additionalProperties/properties/question_photo_rules_cnt/anyOf/1/const",keyword:"\
const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,j),r++}var B=m===r;p=p||B}if(p)r=u,e!==null&&
(u?e.length=u:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_ques\
tions/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_photo_rules_cnt",schemaPath:"#/additionalProperties/properti\
es/options_pcr_forms_questions/additionalProperties/properties/question_photo_rules_cnt/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};e=noted(e,m),r++}}}else{const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/\
properties/options_pcr_forms_questions/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e=noted(e,o),r++}}}else{const i={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_for\
ms_questions",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e=noted(e,i),r++}}if(F.options_pcr_forms_questions_values!==void 0){let O=F.options_pcr_forms_questions_values;
if(O&&typeof O=="object"&&!Array.isArray(O)){for(const i in O){if(r>=MOST)break;const y=r;if(typeof i=="string"){if(!pattern0.
test(i)){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions_values/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:i};e=noted(e,o),r++}}else{const o={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values",schemaPath:"#/additionalProperties/pr\
operties/options_pcr_forms_questions_values/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",propertyName:i};e=noted(e,o),r++}var Y=y===r;if(!Y){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_va\
lues/propertyNames",keyword:"propertyNames",params:{propertyName:i},message:"property name must be valid"};e=noted(e,o),
r++}}for(const i in O){if(r>=MOST)break;let y=O[i];if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.question_value_id===
void 0){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+i.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/addition\
alProperties/required",keyword:"required",params:{missingProperty:"question_value_id"},message:"must have required prope\
rty 'question_value_id'"};e=noted(e,o),r++}if(y.pcr_question_id===void 0){const o={instancePath:t+"/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additi\
onalProperties/properties/options_pcr_forms_questions_values/additionalProperties/required",keyword:"required",params:{missingProperty:"\
pcr_question_id"},message:"must have required property 'pcr_question_id'"};e=noted(e,o),r++}for(const o in y){if(r>=MOST)
break;if(!(o==="question_value_id"||o==="pcr_question_id"||o==="question_value_active")&&typeof y[o]!="string"){const u={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+i.replace(/~/g,"~0").
replace(/\//g,"~1")+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_p\
cr_forms_questions_values/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,u),r++}}if(y.question_value_id!==void 0){let o=y.question_value_id;if(typeof o=="string"){if(!pattern0.
test(o)){const u={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+i.replace(
/~/g,"~0").replace(/\//g,"~1")+"/question_value_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_ques\
tions_values/additionalProperties/properties/question_value_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},
message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,u),r++}}else{const u={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions_values/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_value_id",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/question_value_id/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,u),r++}}if(y.pcr_question_id!==void 0){let o=y.
pcr_question_id;if(typeof o=="string"){if(!pattern0.test(o)){const u={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions_values/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/a\
dditionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/pcr_question_id/patter\
n",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,u),r++}}else{
const u={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+i.replace(/~/g,
"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_v\
alues/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e=noted(e,u),r++}}if(y.question_value_active!==void 0){let o=y.question_value_active;const u=r;let p=!1;const N=r;if(typeof o!=
"boolean"){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+i.
replace(/~/g,"~0").replace(/\//g,"~1")+"/question_value_active",schemaPath:"#/additionalProperties/properties/options_pc\
r_forms_questions_values/additionalProperties/properties/question_value_active/anyOf/0/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e=noted(e,m),r++}var Q=N===r;if(p=p||Q,!p){const m=r;if(o!==""){const j={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+i.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/question_value_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additiona\
lProperties/properties/question_value_active/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be eq\
ual to constant"};e=noted(e,j),r++}var Q=m===r;p=p||Q}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+i.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/question_value_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additiona\
lProperties/properties/question_value_active/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=
noted(e,m),r++}}}else{const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions\
_values/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_quest\
ions_values/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,o),r++}}}else{
const i={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values",schemaPath:"#\
/additionalProperties/properties/options_pcr_forms_questions_values/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e=noted(e,i),r++}}if(F.options_pcr_forms_rules!==void 0){let O=F.options_pcr_forms_rules;if(O&&typeof O==
"object"&&!Array.isArray(O)){for(const i in O){if(r>=MOST)break;const y=r;if(typeof i=="string"){if(!pattern0.test(i)){const o={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalPropertie\
s/properties/options_pcr_forms_rules/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"',propertyName:i};e=noted(e,o),r++}}else{const o={instancePath:t+"/"+n.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules\
/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:i};e=noted(e,o),r++}var W=y===
r;if(!W){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules",schemaPath:"#/a\
dditionalProperties/properties/options_pcr_forms_rules/propertyNames",keyword:"propertyNames",params:{propertyName:i},message:"\
property name must be valid"};e=noted(e,o),r++}}for(const i in O){if(r>=MOST)break;let y=O[i];if(y&&typeof y=="object"&&
!Array.isArray(y)){if(y.pcr_form_rule_id===void 0){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/optio\
ns_pcr_forms_rules/additionalProperties/required",keyword:"required",params:{missingProperty:"pcr_form_rule_id"},message:"\
must have required property 'pcr_form_rule_id'"};e=noted(e,o),r++}if(y.pcr_question_id===void 0){const o={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/required",keyword:"required",params:{missingProperty:"\
pcr_question_id"},message:"must have required property 'pcr_question_id'"};e=noted(e,o),r++}for(const o in y){if(r>=MOST)
break;if(!(o==="pcr_form_rule_id"||o==="pcr_form_id"||o==="pcr_question_id"||o==="rule_type"||o==="rule_operator")&&typeof y[o]!=
"string"){const u={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+i.replace(/~/g,
"~0").replace(/\//g,"~1")+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/opt\
ions_pcr_forms_rules/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e=noted(e,u),r++}}if(y.pcr_form_rule_id!==void 0){let o=y.pcr_form_rule_id;if(typeof o=="string"){if(!pattern0.
test(o)){const u={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+i.replace(/~/g,
"~0").replace(/\//g,"~1")+"/pcr_form_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/addi\
tionalProperties/properties/pcr_form_rule_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must m\
atch pattern "^[0-9]{1,64}$"'};e=noted(e,u),r++}}else{const u={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_rule_id",schemaPath:"#/additionalPropert\
ies/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_form_rule_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,u),r++}}if(y.pcr_form_id!==void 0){let o=y.pcr_form_id;const u=r;let p=!1;const N=r;
if(typeof o=="string"){if(!pattern0.test(o)){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/opti\
ons_pcr_forms_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/propert\
ies/options_pcr_forms_rules/additionalProperties/properties/pcr_form_id/anyOf/0/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,m),r++}}else{const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_form_id/anyOf/0/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}var H=N===r;if(p=p||H,!p){const m=r;if(o!==""){const j={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+i.replace(/~/g,"~0").replace(/\//g,
"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properti\
es/pcr_form_id/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,j),
r++}var H=m===r;p=p||H}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additional\
Properties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_form_id/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(y.pcr_question_id!==void 0){let o=y.pcr_question_id;if(typeof o==
"string"){if(!pattern0.test(o)){const u={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms\
_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/optio\
ns_pcr_forms_rules/additionalProperties/properties/pcr_question_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,\
64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,u),r++}}else{const u={instancePath:t+"/"+n.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_question_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,u),r++}}if(y.rule_type!==void 0){let o=y.rule_type;const u=r;
let p=!1;const N=r;if(!(o==="field"||o==="action")){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule_type",schemaPath:"#/additionalProperties/pro\
perties/options_pcr_forms_rules/additionalProperties/properties/rule_type/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed9},
message:"must be equal to one of the allowed values"};e=noted(e,m),r++}var U=N===r;if(p=p||U,!p){const m=r;if(o!==""){const j={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+i.replace(/~/g,"~0").replace(/\//g,
"~1")+"/rule_type",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties\
/rule_type/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,j),r++}
var U=m===r;p=p||U}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule_type",schemaPath:"#/additionalPr\
operties/properties/options_pcr_forms_rules/additionalProperties/properties/rule_type/anyOf",keyword:"anyOf",params:{},message:"\
must match a schema in anyOf"};e=noted(e,m),r++}}if(y.rule_operator!==void 0){let o=y.rule_operator;const u=r;let p=!1;const N=r;
if(!(o==="="||o==="not_equal"||o===">"||o==="<"||o==="contains_any"||o==="contains_all"||o==="doesnt_contain_any"||o==="\
doesnt_contain_all"||o==="count"||o==="count_less_than"||o==="count_greater_than"||o==="length_greater_than"||o==="lengt\
h_less_than"||o==="length_equal")){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_fo\
rms_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule_operator",schemaPath:"#/additionalProperties/properties/opti\
ons_pcr_forms_rules/additionalProperties/properties/rule_operator/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed10},
message:"must be equal to one of the allowed values"};e=noted(e,m),r++}var $=N===r;if(p=p||$,!p){const m=r;if(o!==""){const j={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+i.replace(/~/g,"~0").replace(/\//g,
"~1")+"/rule_operator",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/proper\
ties/rule_operator/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(
e,j),r++}var $=m===r;p=p||$}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule_operator",schemaPath:"#/\
additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/rule_operator/anyOf",keyword:"an\
yOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}}else{const o={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalP\
roperties/properties/options_pcr_forms_rules/additionalProperties/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e=noted(e,o),r++}}}else{const i={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_p\
cr_forms_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e=noted(e,i),r++}}if(F.options_pcr_forms_rules_checks!==void 0){let O=F.options_pcr_forms_rules_checks;
if(O&&typeof O=="object"&&!Array.isArray(O)){for(const i in O){if(r>=MOST)break;const y=r;if(typeof i=="string"){if(!pattern0.
test(i)){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules_checks/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:i};e=noted(e,o),r++}}else{const o={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks",schemaPath:"#/additionalProperties/proper\
ties/options_pcr_forms_rules_checks/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:i};
e=noted(e,o),r++}var z=y===r;if(!z){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_f\
orms_rules_checks",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/propertyNames",keyword:"\
propertyNames",params:{propertyName:i},message:"property name must be valid"};e=noted(e,o),r++}}for(const i in O){if(r>=
MOST)break;let y=O[i];if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.pcr_rule_check_id===void 0){const o={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/required",keyword:"req\
uired",params:{missingProperty:"pcr_rule_check_id"},message:"must have required property 'pcr_rule_check_id'"};e=noted(e,
o),r++}if(y.pcr_form_rule_id===void 0){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pc\
r_forms_rules_checks/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pc\
r_forms_rules_checks/additionalProperties/required",keyword:"required",params:{missingProperty:"pcr_form_rule_id"},message:"\
must have required property 'pcr_form_rule_id'"};e=noted(e,o),r++}if(y.pcr_question_id===void 0){const o={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/required",keyword:"req\
uired",params:{missingProperty:"pcr_question_id"},message:"must have required property 'pcr_question_id'"};e=noted(e,o),
r++}for(const o in y){if(r>=MOST)break;if(!(o==="pcr_rule_check_id"||o==="pcr_form_rule_id"||o==="pcr_question_id"||o===
"check_operator")&&typeof y[o]!="string"){const u={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options\
_pcr_forms_rules_checks/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/additionalProperties/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,u),r++}}if(y.pcr_rule_check_id!==void 0){let o=y.pcr_rule_check_id;
if(typeof o=="string"){if(!pattern0.test(o)){const u={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/opti\
ons_pcr_forms_rules_checks/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_rule_check_id",schemaPath:"#/additionalPrope\
rties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_rule_check_id/pattern",keyword:"patt\
ern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,u),r++}}else{const u={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+
"/pcr_rule_check_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/p\
roperties/pcr_rule_check_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,u),r++}}if(y.
pcr_form_rule_id!==void 0){let o=y.pcr_form_rule_id;if(typeof o=="string"){if(!pattern0.test(o)){const u={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+
"/pcr_form_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/pr\
operties/pcr_form_rule_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9\
]{1,64}$"'};e=noted(e,u),r++}}else{const u={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_fo\
rms_rules_checks/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_rule_id",schemaPath:"#/additionalProperties/prope\
rties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_form_rule_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,u),r++}}if(y.pcr_question_id!==void 0){let o=y.pcr_question_id;if(typeof o==
"string"){if(!pattern0.test(o)){const u={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms\
_rules_checks/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/propertie\
s/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_question_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,u),r++}}else{const u={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_questio\
n_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_q\
uestion_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,u),r++}}if(y.check_operator!==
void 0){let o=y.check_operator;const u=r;let p=!1;const N=r;if(!(o==="show"||o==="hide")){const m={instancePath:t+"/"+n.
replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/che\
ck_operator",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/propertie\
s/check_operator/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed11},message:"must be equal to one of the allo\
wed values"};e=noted(e,m),r++}var L=N===r;if(p=p||L,!p){const m=r;if(o!==""){const j={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/check_operator",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/check_opera\
tor/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,j),r++}var L=m===
r;p=p||L}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/options_pcr_forms_rules_checks/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/check_operator",schemaPath:"#/addition\
alProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/check_operator/anyOf",keyword:"an\
yOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}}else{const o={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/addi\
tionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e=noted(e,o),r++}}}else{const i={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_rules_checks",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e=noted(e,i),r++}}if(F.options_pcr_forms_photo_rules!==void 0){let O=F.
options_pcr_forms_photo_rules;if(O&&typeof O=="object"&&!Array.isArray(O)){for(const i in O){if(r>=MOST)break;const y=r;
if(typeof i=="string"){if(!pattern0.test(i)){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/opti\
ons_pcr_forms_photo_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/propertyNames/pat\
tern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:i};e=
noted(e,o),r++}}else{const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rule\
s",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/propertyNames/type",keyword:"type",params:{
type:"string"},message:"must be string",propertyName:i};e=noted(e,o),r++}var I=y===r;if(!I){const o={instancePath:t+"/"+
n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules",schemaPath:"#/additionalProperties/properties/\
options_pcr_forms_photo_rules/propertyNames",keyword:"propertyNames",params:{propertyName:i},message:"property name must\
 be valid"};e=noted(e,o),r++}}for(const i in O){if(r>=MOST)break;let y=O[i];if(y&&typeof y=="object"&&!Array.isArray(y)){
if(y.pcr_photo_rule_id===void 0){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_form\
s_photo_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms\
_photo_rules/additionalProperties/required",keyword:"required",params:{missingProperty:"pcr_photo_rule_id"},message:"mus\
t have required property 'pcr_photo_rule_id'"};e=noted(e,o),r++}if(y.pcr_question_id===void 0){const o={instancePath:t+"\
/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/required",keyword:"required",params:{
missingProperty:"pcr_question_id"},message:"must have required property 'pcr_question_id'"};e=noted(e,o),r++}for(const o in y){
if(r>=MOST)break;if(!(o==="pcr_photo_rule_id"||o==="pcr_question_id"||o==="rule_operator"||o==="min_photo"||o==="max_pho\
to")&&typeof y[o]!="string"){const u={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_ph\
oto_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/addition\
alProperties/properties/options_pcr_forms_photo_rules/additionalProperties/additionalProperties/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,u),r++}}if(y.pcr_photo_rule_id!==void 0){let o=y.pcr_photo_rule_id;if(typeof o==
"string"){if(!pattern0.test(o)){const u={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms\
_photo_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_photo_rule_id",schemaPath:"#/additionalProperties/properti\
es/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_photo_rule_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,u),r++}}else{const u={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_photo_ru\
le_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_p\
hoto_rule_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,u),r++}}if(y.pcr_question_id!==
void 0){let o=y.pcr_question_id;if(typeof o=="string"){if(!pattern0.test(o)){const u={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_question\
_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,
u),r++}}else{const u={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+i.replace(
/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_\
rules/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e=noted(e,u),r++}}if(y.rule_operator!==void 0){let o=y.rule_operator;const u=r;let p=!1;const N=r;if(!(o==="default"||
o==="="||o==="not_equal"||o===">"||o==="<"||o==="contains_any"||o==="contains_all"||o==="doesnt_contain_any"||o==="doesn\
t_contain_all"||o==="count"||o==="count_less_than"||o==="count_greater_than"||o==="length_greater_than"||o==="length_les\
s_than"||o==="length_equal")){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_p\
hoto_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule_operator",schemaPath:"#/additionalProperties/properties/opt\
ions_pcr_forms_photo_rules/additionalProperties/properties/rule_operator/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed12},
message:"must be equal to one of the allowed values"};e=noted(e,m),r++}var E=N===r;if(p=p||E,!p){const m=r;if(o!==""){const j={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+i.replace(/~/g,"~0").replace(
/\//g,"~1")+"/rule_operator",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalPrope\
rties/properties/rule_operator/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constan\
t"};e=noted(e,j),r++}var E=m===r;p=p||E}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule_operato\
r",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/rule_oper\
ator/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(y.min_photo!==void 0){
let o=y.min_photo;const u=r;let p=!1;const N=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+
"/min_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties\
/min_photo/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,m),r++}if(typeof o==
"number"&&isFinite(o)){if(o>999999999999999||isNaN(o)){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/options_pcr_forms_photo_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/min_photo",schemaPath:"#/additionalProp\
erties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/min_photo/anyOf/0/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:999999999999999},message:"must be <= 999999999999999"};e=noted(e,m),r++}if(o<0||isNaN(
o)){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+i.replace(/~/g,
"~0").replace(/\//g,"~1")+"/min_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/addit\
ionalProperties/properties/min_photo/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must b\
e >= 0"};e=noted(e,m),r++}}var X=N===r;if(p=p||X,!p){const m=r;if(o!==""){const j={instancePath:t+"/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/min_photo",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/min_photo/anyOf/1/const",
keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,j),r++}var X=m===r;p=p||X}if(p)r=
u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pc\
r_forms_photo_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/min_photo",schemaPath:"#/additionalProperties/propertie\
s/options_pcr_forms_photo_rules/additionalProperties/properties/min_photo/anyOf",keyword:"anyOf",params:{},message:"must\
 match a schema in anyOf"};e=noted(e,m),r++}}if(y.max_photo!==void 0){let o=y.max_photo;const u=r;let p=!1;const N=r;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/option\
s_pcr_forms_photo_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/max_photo",schemaPath:"#/additionalProperties/prope\
rties/options_pcr_forms_photo_rules/additionalProperties/properties/max_photo/anyOf/0/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e=noted(e,m),r++}if(typeof o=="number"&&isFinite(o)){if(o>999999999999999||isNaN(o)){
const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+i.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/max_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additio\
nalProperties/properties/max_photo/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999},message:"\
must be <= 999999999999999"};e=noted(e,m),r++}if(o<0||isNaN(o)){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_photo_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/max_photo",schemaPath:"#/additi\
onalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/max_photo/anyOf/0/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,m),r++}}var C=N===r;if(p=p||C,!p){const m=r;
if(o!==""){const j={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+i.replace(
/~/g,"~0").replace(/\//g,"~1")+"/max_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/\
additionalProperties/properties/max_photo/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal\
 to constant"};e=noted(e,j),r++}var C=m===r;p=p||C}if(p)r=u,e!==null&&(u?e.length=u:e=null);else{const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+
"/max_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties\
/max_photo/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}}else{const o={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/type",keyword:"type",params:{
type:"object"},message:"must be object"};e=noted(e,o),r++}}}else{const i={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_photo_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,i),r++}}}else{const O={instancePath:t+"\
/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"object"},
message:"must be object"};e=noted(e,O),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}),r++;return validate35.errors=e,r===0}function validate36(s,{instancePath:t="",parentData:x,
parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.report_id===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"report_id"},message:"must\
 have required property 'report_id'"}),r++),s.wo_number===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"wo_number"},message:"must have required property 'wo_number'"}),r++),s.wo_status===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"wo_status"},message:"must\
 have required property 'wo_status'"}),r++),s.pending_cancellation_timestamp===void 0&&(e=noted(e,{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"pending_cancellation_timestamp"},message:"must have required pro\
perty 'pending_cancellation_timestamp'"}),r++),s.report_id!==void 0){let l=s.report_id;const _=r;let d=!1;const g=r;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const w={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf\
/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,w),r++}if(typeof l=="number"&&isFinite(
l)){if(l>9007199254740991||isNaN(l)){const w={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(e,
w),r++}if(l<0||isNaN(l)){const w={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,w),r++}}var a=g===r;if(d=d||a,!d){const w=r;
if(typeof l=="string"){if(!pattern1.test(l)){const h={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/any\
Of/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};e=noted(
e,h),r++}}else{const h={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,h),r++}var a=w===r;d=d||a}if(d)r=_,e!==null&&(_?e.length=_:e=null);else{
const w={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must m\
atch a schema in anyOf"};e=noted(e,w),r++}}if(s.wo_number!==void 0&&typeof s.wo_number!="string"){const l={instancePath:t+
"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"must be string"};e=
noted(e,l),r++}if(s.org_wo_num!==void 0){let l=s.org_wo_num;const _=r;let d=!1;const g=r;if(!(typeof l=="number"&&!(l%1)&&
!isNaN(l)&&isFinite(l))){const w={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e=noted(e,w),r++}if(typeof l=="number"&&isFinite(l)){if(l>9007199254740991||
isNaN(l)){const w={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(e,w),r++}if(l<0||isNaN(l)){const w={
instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e=noted(e,w),r++}}var c=g===r;if(d=d||c,!d){const w=r;if(typeof l=="string"){if(!pattern1.
test(l)){const h={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/1/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};e=noted(e,h),r++}}else{const h={instancePath:t+
"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e=noted(e,h),r++}var c=w===r;d=d||c}if(d)r=_,e!==null&&(_?e.length=_:e=null);else{const w={instancePath:t+"/org_\
wo_num",schemaPath:"#/properties/org_wo_num/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(
e,w),r++}}if(s.wo_status!==void 0&&typeof s.wo_status!="string"){const l={instancePath:t+"/wo_status",schemaPath:"#/prop\
erties/wo_status/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,l),r++}if(s.transaction_id!==
void 0){let l=s.transaction_id;if(typeof l=="string"){if(func2(l)>255){const _={instancePath:t+"/transaction_id",schemaPath:"\
#/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 chara\
cters"};e=noted(e,_),r++}if(func2(l)<1){const _={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_i\
d/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e=noted(e,_),r++}}else{
const _={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e=noted(e,_),r++}}if(s.pending_cancellation_timestamp!==void 0){let l=s.pending_cancellation_timestamp;
if(typeof l=="string"){if(!pattern11.test(l)){const _={instancePath:t+"/pending_cancellation_timestamp",schemaPath:"#/pr\
operties/pending_cancellation_timestamp/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,11}$"},message:'must match \
pattern "^[0-9]{1,11}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/pending_cancellation_timestamp",schemaPath:"#\
/properties/pending_cancellation_timestamp/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,_),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"}),r++;return validate36.errors=e,r===0}function validate37(s,{instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"report_id"},message:"must have required property 'report_id'"}),
r++),s.wo_number===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
wo_number"},message:"must have required property 'wo_number'"}),r++),s.wo_status===void 0&&(e=noted(e,{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"wo_status"},message:"must have required property 'wo_status'"}),
r++),s.pending_cancellation_timestamp===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"pending_cancellation_timestamp"},message:"must have required property 'pending_cancellation_timestamp'"}),
r++),s.report_id!==void 0){let a=s.report_id;if(typeof a=="string"){if(!pattern0.test(a)){const c={instancePath:t+"/repo\
rt_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must matc\
h pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+"/report_id",schemaPath:"#/properties/report_\
id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}}if(s.wo_number!==void 0&&typeof s.
wo_number!="string"){const a={instancePath:t+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,a),r++}if(s.org_wo_num!==void 0){let a=s.org_wo_num;if(typeof a=="str\
ing"){if(!pattern0.test(a)){const c={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={
instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e=noted(e,c),r++}}if(s.wo_status!==void 0&&typeof s.wo_status!="string"){const a={instancePath:t+"/wo_sta\
tus",schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,
a),r++}if(s.transaction_id!==void 0){let a=s.transaction_id;if(typeof a=="string"){if(func2(a)>255){const c={instancePath:t+
"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit:255},message:"mus\
t NOT have more than 255 characters"};e=noted(e,c),r++}if(func2(a)<1){const c={instancePath:t+"/transaction_id",schemaPath:"\
#/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e=noted(e,c),r++}}else{const c={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}}if(s.pending_cancellation_timestamp!==void 0){let a=s.
pending_cancellation_timestamp;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){const c={instancePath:t+"/pendi\
ng_cancellation_timestamp",schemaPath:"#/properties/pending_cancellation_timestamp/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e=noted(e,c),r++}if(typeof a=="number"&&isFinite(a)){if(a>99999999999||isNaN(a)){const c={
instancePath:t+"/pending_cancellation_timestamp",schemaPath:"#/properties/pending_cancellation_timestamp/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:99999999999},message:"must be <= 99999999999"};e=noted(e,c),r++}if(a<0||isNaN(a)){
const c={instancePath:t+"/pending_cancellation_timestamp",schemaPath:"#/properties/pending_cancellation_timestamp/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,c),r++}}}}else e=noted(e,{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate37.errors=e,r===
0}function validate38(s,{instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;return s!==
null&&(e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"null"},message:"must be null"}),r++),validate38.
errors=e,r===0}function validate39(s,{instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;
const a=r;let c=!1;const l=r;s&&typeof s=="object"&&!Array.isArray(s)&&s.qty_bid===void 0&&(e=noted(e,{instancePath:t,schemaPath:"\
#/anyOf/0/required",keyword:"required",params:{missingProperty:"qty_bid"},message:"must have required property 'qty_bid'"}),
r++);var _=l===r;if(c=c||_,!c){const P=r;s&&typeof s=="object"&&!Array.isArray(s)&&s.qty_comp===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:"qty_comp"},message:"must have required prope\
rty 'qty_comp'"}),r++);var _=P===r;c=c||_}c?(r=a,e!==null&&(a?e.length=a:e=null)):(e=noted(e,{instancePath:t,schemaPath:"\
#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}),r++);const d=r;let g=!0;const w=r;s&&typeof s==
"object"&&!Array.isArray(s)&&s.dst_invoice_item_id!==void 0&&s.dst_invoice_item_id!==null&&(e=noted(e,{}),r++);var f=w===
r;if(r=d,e!==null&&(d?e.length=d:e=null),f){const P=r;s&&typeof s=="object"&&!Array.isArray(s)&&s.invoice_item_desc===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:"invoice_item_desc"},
message:"must have required property 'invoice_item_desc'"}),r++);var f=P===r;g=f}if(g||(e=noted(e,{instancePath:t,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'}),r++),s&&typeof s=="object"&&!Array.
isArray(s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
report_id"},message:"must have required property 'report_id'"}),r++),s.comp_note_id!==void 0){let P=s.comp_note_id;if(typeof P==
"string"){if(!pattern0.test(P)){const v={instancePath:t+"/comp_note_id",schemaPath:"#/properties/comp_note_id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,v),r++}}else{const v={
instancePath:t+"/comp_note_id",schemaPath:"#/properties/comp_note_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,v),r++}}if(s.report_id!==void 0){let P=s.report_id;if(typeof P=="string"){if(!pattern0.test(P)){
const v={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"^[0-\
9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,v),r++}}else{const v={instancePath:t+"/report_id",schemaPath:"\
#/properties/report_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,v),r++}}if(s.dst_invoice_item_id!==
void 0){let P=s.dst_invoice_item_id;const v=r;let b=!1;const V=r,T=r,M=r;P!=="0"&&(e=noted(e,{}),r++);var h=M===r;if(h){
const Z={instancePath:t+"/dst_invoice_item_id",schemaPath:"#/properties/dst_invoice_item_id/anyOf/0/not",keyword:"not",params:{},
message:"must NOT be valid"};e=noted(e,Z),r++}else r=T,e!==null&&(T?e.length=T:e=null);if(typeof P=="string"){if(!pattern0.
test(P)){const Z={instancePath:t+"/dst_invoice_item_id",schemaPath:"#/properties/dst_invoice_item_id/anyOf/0/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,Z),r++}}else{const Z={
instancePath:t+"/dst_invoice_item_id",schemaPath:"#/properties/dst_invoice_item_id/anyOf/0/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,Z),r++}var q=V===r;if(b=b||q,!b){const Z=r;if(P!==null){const K={instancePath:t+
"/dst_invoice_item_id",schemaPath:"#/properties/dst_invoice_item_id/anyOf/1/type",keyword:"type",params:{type:"null"},message:"\
must be null"};e=noted(e,K),r++}var q=Z===r;b=b||q}if(b)r=v,e!==null&&(v?e.length=v:e=null);else{const Z={instancePath:t+
"/dst_invoice_item_id",schemaPath:"#/properties/dst_invoice_item_id/anyOf",keyword:"anyOf",params:{},message:"must match\
 a schema in anyOf"};e=noted(e,Z),r++}}if(s.src_invoice_item_id!==void 0){let P=s.src_invoice_item_id;if(typeof P=="stri\
ng"){if(!pattern0.test(P)){const v={instancePath:t+"/src_invoice_item_id",schemaPath:"#/properties/src_invoice_item_id/p\
attern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,v),r++}}else{
const v={instancePath:t+"/src_invoice_item_id",schemaPath:"#/properties/src_invoice_item_id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,v),r++}}if(s.invoice_item_desc!==void 0&&typeof s.invoice_item_desc!=
"string"){const P={instancePath:t+"/invoice_item_desc",schemaPath:"#/properties/invoice_item_desc/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,P),r++}if(s.qty_bid!==void 0){let P=s.qty_bid;if(typeof P=="string"){
if(!pattern35.test(P)){const v={instancePath:t+"/qty_bid",schemaPath:"#/properties/qty_bid/pattern",keyword:"pattern",params:{
pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'};e=noted(e,v),r++}}else{
const v={instancePath:t+"/qty_bid",schemaPath:"#/properties/qty_bid/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,v),r++}}if(s.client_price_bid!==void 0){let P=s.client_price_bid;if(typeof P=="string"){if(!pattern35.
test(P)){const v={instancePath:t+"/client_price_bid",schemaPath:"#/properties/client_price_bid/pattern",keyword:"pattern",
params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'};e=noted(e,v),r++}}else{
const v={instancePath:t+"/client_price_bid",schemaPath:"#/properties/client_price_bid/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,v),r++}}if(s.bid_note!==void 0&&typeof s.bid_note!="string"){const P={instancePath:t+
"/bid_note",schemaPath:"#/properties/bid_note/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,P),r++}if(s.qty_comp!==void 0){let P=s.qty_comp;if(typeof P=="string"){if(!pattern35.test(P)){const v={instancePath:t+
"/qty_comp",schemaPath:"#/properties/qty_comp/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'\
must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'};e=noted(e,v),r++}}else{const v={instancePath:t+"/qty_comp",schemaPath:"\
#/properties/qty_comp/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,v),r++}}if(s.comp_note!==
void 0&&typeof s.comp_note!="string"){const P={instancePath:t+"/comp_note",schemaPath:"#/properties/comp_note/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,P),r++}if(s.remote_id!==void 0){let P=s.remote_id;if(typeof P==
"string"){if(!pattern0.test(P)){const v={instancePath:t+"/remote_id",schemaPath:"#/properties/remote_id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,v),r++}}else{const v={
instancePath:t+"/remote_id",schemaPath:"#/properties/remote_id/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e=noted(e,v),r++}}if(s.photo_flag_data!==void 0){let P=s.photo_flag_data;if(Array.isArray(P)){const v=P.length;
for(let b=0;b<v&&r<MOST;b++){let V=P[b];const T=r;let M=!0;const Z=r;if(V&&typeof V=="object"&&!Array.isArray(V)){let R;
V.work_type===void 0&&(R="work_type")?(e=noted(e,{}),r++):V.work_type!==void 0&&V.work_type!=="b"&&(e=noted(e,{}),r++)}var k=Z===
r;if(r=T,e!==null&&(T?e.length=T:e=null),k){const R=r;if(V&&typeof V=="object"&&!Array.isArray(V)&&V.stage!==void 0&&V.stage!==
"b"){const S={instancePath:t+"/photo_flag_data/"+b+"/stage",schemaPath:"#/properties/photo_flag_data/items/then/properti\
es/stage/enum",keyword:"enum",params:{allowedValues:allowed14},message:"must be equal to one of the allowed values"};e=noted(
e,S),r++}var k=R===r;M=k}if(!M){const R={instancePath:t+"/photo_flag_data/"+b,schemaPath:"#/properties/photo_flag_data/i\
tems/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};e=noted(e,R),r++}if(V&&typeof V==
"object"&&!Array.isArray(V)){if(V.file_id===void 0){const R={instancePath:t+"/photo_flag_data/"+b,schemaPath:"#/properti\
es/photo_flag_data/items/required",keyword:"required",params:{missingProperty:"file_id"},message:"must have required pro\
perty 'file_id'"};e=noted(e,R),r++}if(V.work_type===void 0){const R={instancePath:t+"/photo_flag_data/"+b,schemaPath:"#/\
properties/photo_flag_data/items/required",keyword:"required",params:{missingProperty:"work_type"},message:"must have re\
quired property 'work_type'"};e=noted(e,R),r++}if(V.stage===void 0){const R={instancePath:t+"/photo_flag_data/"+b,schemaPath:"\
#/properties/photo_flag_data/items/required",keyword:"required",params:{missingProperty:"stage"},message:"must have requ\
ired property 'stage'"};e=noted(e,R),r++}if(V.file_id!==void 0){let R=V.file_id;if(typeof R=="string"){if(func2(R)>255){
const K={instancePath:t+"/photo_flag_data/"+b+"/file_id",schemaPath:"#/properties/photo_flag_data/items/properties/file_\
id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e=noted(e,K),r++}
if(func2(R)<1){const K={instancePath:t+"/photo_flag_data/"+b+"/file_id",schemaPath:"#/properties/photo_flag_data/items/p\
roperties/file_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e=noted(
e,K),r++}}else{const K={instancePath:t+"/photo_flag_data/"+b+"/file_id",schemaPath:"#/properties/photo_flag_data/items/p\
roperties/file_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,K),r++}}if(V.work_type!==
void 0){let R=V.work_type;if(!(R==="b"||R==="c")){const K={instancePath:t+"/photo_flag_data/"+b+"/work_type",schemaPath:"\
#/properties/photo_flag_data/items/properties/work_type/enum",keyword:"enum",params:{allowedValues:allowed15},message:"m\
ust be equal to one of the allowed values"};e=noted(e,K),r++}}if(V.stage!==void 0){let R=V.stage;if(!(R==="b"||R==="i"||
R==="a")){const K={instancePath:t+"/photo_flag_data/"+b+"/stage",schemaPath:"#/properties/photo_flag_data/items/properti\
es/stage/enum",keyword:"enum",params:{allowedValues:allowed16},message:"must be equal to one of the allowed values"};e=noted(
e,K),r++}}}else{const R={instancePath:t+"/photo_flag_data/"+b,schemaPath:"#/properties/photo_flag_data/items/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e=noted(e,R),r++}}}else{const v={instancePath:t+"/photo_flag_data",
schemaPath:"#/properties/photo_flag_data/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,v),
r++}}if(s.total_items!==void 0){let P=s.total_items;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P))){const v={instancePath:t+
"/total_items",schemaPath:"#/properties/total_items/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e=noted(e,v),r++}if(typeof P=="number"&&isFinite(P)){if(P>999999999999999||isNaN(P)){const v={instancePath:t+"/total\
_items",schemaPath:"#/properties/total_items/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999},message:"\
must be <= 999999999999999"};e=noted(e,v),r++}if(P<0||isNaN(P)){const v={instancePath:t+"/total_items",schemaPath:"#/pro\
perties/total_items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,v),r++}}}
if(s.cur_index!==void 0){let P=s.cur_index;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P))){const v={instancePath:t+
"/cur_index",schemaPath:"#/properties/cur_index/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e=noted(e,v),r++}if(typeof P=="number"&&isFinite(P)){if(P>999999999999999||isNaN(P)){const v={instancePath:t+"/cur_index",
schemaPath:"#/properties/cur_index/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999},message:"mu\
st be <= 999999999999999"};e=noted(e,v),r++}if(P<0||isNaN(P)){const v={instancePath:t+"/cur_index",schemaPath:"#/propert\
ies/cur_index/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,v),r++}}}}else
e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate39.
errors=e,r===0}function validate40(s,{instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.comp_note_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"comp_note_id"},message:"must have required property 'comp_note_id'"}),r++),
s.comp_note_id!==void 0){let c=s.comp_note_id;const l=r;let _=!1;const d=r;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(
c))){const g={instancePath:t+"/comp_note_id",schemaPath:"#/properties/comp_note_id/anyOf/0/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e=noted(e,g),r++}if(typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(
c)){const g={instancePath:t+"/comp_note_id",schemaPath:"#/properties/comp_note_id/anyOf/0/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(e,g),r++}if(c<0||isNaN(c)){const g={
instancePath:t+"/comp_note_id",schemaPath:"#/properties/comp_note_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e=noted(e,g),r++}}var a=d===r;if(_=_||a,!_){const g=r;if(typeof c=="string"){if(!pattern0.
test(c)){const f={instancePath:t+"/comp_note_id",schemaPath:"#/properties/comp_note_id/anyOf/1/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,f),r++}}else{const f={instancePath:t+
"/comp_note_id",schemaPath:"#/properties/comp_note_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e=noted(e,f),r++}var a=g===r;_=_||a}if(_)r=l,e!==null&&(l?e.length=l:e=null);else{const g={instancePath:t+"/\
comp_note_id",schemaPath:"#/properties/comp_note_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in any\
Of"};e=noted(e,g),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}),r++;return validate40.errors=e,r===0}function validate41(s,{instancePath:t="",parentData:x,parentDataProperty:A,
rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.comp_note_id===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"comp_note_id"},message:"must have required property \
'comp_note_id'"}),r++),s.comp_note_id!==void 0){let a=s.comp_note_id;if(typeof a=="string"){if(!pattern0.test(a)){const c={
instancePath:t+"/comp_note_id",schemaPath:"#/properties/comp_note_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{\
1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+"/comp_note_id",schemaPath:"\
#/properties/comp_note_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}}}else e=
noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate41.
errors=e,r===0}function validate42(s,{instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.dst_report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"dst_report_id"},message:"must have required property 'dst_report_id'"}),
r++),s.checkin_data===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
checkin_data"},message:"must have required property 'checkin_data'"}),r++),s.dst_report_id!==void 0){let c=s.dst_report_id;
if(typeof c=="string"){if(!pattern0.test(c)){const l={instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_repor\
t_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,
l),r++}}else{const l={instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_report_id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,l),r++}}if(s.checkin_data!==void 0){let c=s.checkin_data;if(Array.isArray(
c)){if(c.length<1){const _={instancePath:t+"/checkin_data",schemaPath:"#/properties/checkin_data/minItems",keyword:"minI\
tems",params:{limit:1},message:"must NOT have fewer than 1 items"};e=noted(e,_),r++}const l=c.length;for(let _=0;_<l&&r<
MOST;_++){let d=c[_];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.checkin_ts===void 0){const g={instancePath:t+"/ch\
eckin_data/"+_,schemaPath:"#/properties/checkin_data/items/required",keyword:"required",params:{missingProperty:"checkin\
_ts"},message:"must have required property 'checkin_ts'"};e=noted(e,g),r++}if(d.gps_lat===void 0){const g={instancePath:t+
"/checkin_data/"+_,schemaPath:"#/properties/checkin_data/items/required",keyword:"required",params:{missingProperty:"gps\
_lat"},message:"must have required property 'gps_lat'"};e=noted(e,g),r++}if(d.gps_lng===void 0){const g={instancePath:t+
"/checkin_data/"+_,schemaPath:"#/properties/checkin_data/items/required",keyword:"required",params:{missingProperty:"gps\
_lng"},message:"must have required property 'gps_lng'"};e=noted(e,g),r++}if(d.bg_check_id!==void 0){let g=d.bg_check_id;
const w=r;let f=!1;const h=r;if(typeof g=="string"){if(func2(g)>255){const q={instancePath:t+"/checkin_data/"+_+"/bg_che\
ck_id",schemaPath:"#/properties/checkin_data/items/properties/bg_check_id/anyOf/0/maxLength",keyword:"maxLength",params:{
limit:255},message:"must NOT have more than 255 characters"};e=noted(e,q),r++}if(func2(g)<1){const q={instancePath:t+"/c\
heckin_data/"+_+"/bg_check_id",schemaPath:"#/properties/checkin_data/items/properties/bg_check_id/anyOf/0/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e=noted(e,q),r++}}else{const q={instancePath:t+
"/checkin_data/"+_+"/bg_check_id",schemaPath:"#/properties/checkin_data/items/properties/bg_check_id/anyOf/0/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,q),r++}var a=h===r;if(f=f||a,!f){const q=r;if(g!==null){
const P={instancePath:t+"/checkin_data/"+_+"/bg_check_id",schemaPath:"#/properties/checkin_data/items/properties/bg_chec\
k_id/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e=noted(e,P),r++}var a=q===r;f=f||a}if(f)
r=w,e!==null&&(w?e.length=w:e=null);else{const q={instancePath:t+"/checkin_data/"+_+"/bg_check_id",schemaPath:"#/propert\
ies/checkin_data/items/properties/bg_check_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=
noted(e,q),r++}}if(d.checkin_ts!==void 0){let g=d.checkin_ts;if(typeof g=="string"){if(!pattern28.test(g)){const w={instancePath:t+
"/checkin_data/"+_+"/checkin_ts",schemaPath:"#/properties/checkin_data/items/properties/checkin_ts/pattern",keyword:"pat\
tern",params:{pattern:"^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9\
]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0\
-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"},message:'must match pattern "^([0-9]{4}-((0[13578]|\
1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]\
|[13579][26])|([02468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][\
0-9]{2}:?[0-9]{2})?$"'};e=noted(e,w),r++}}else{const w={instancePath:t+"/checkin_data/"+_+"/checkin_ts",schemaPath:"#/pr\
operties/checkin_data/items/properties/checkin_ts/type",keyword:"type",params:{type:"string"},message:"must be string"};
e=noted(e,w),r++}}if(d.gps_lat!==void 0){let g=d.gps_lat;if(typeof g=="number"&&isFinite(g)){if(g>90||isNaN(g)){const w={
instancePath:t+"/checkin_data/"+_+"/gps_lat",schemaPath:"#/properties/checkin_data/items/properties/gps_lat/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:90},message:"must be <= 90"};e=noted(e,w),r++}if(g<-90||isNaN(g)){const w={instancePath:t+
"/checkin_data/"+_+"/gps_lat",schemaPath:"#/properties/checkin_data/items/properties/gps_lat/minimum",keyword:"minimum",
params:{comparison:">=",limit:-90},message:"must be >= -90"};e=noted(e,w),r++}}else{const w={instancePath:t+"/checkin_da\
ta/"+_+"/gps_lat",schemaPath:"#/properties/checkin_data/items/properties/gps_lat/type",keyword:"type",params:{type:"numb\
er"},message:"must be number"};e=noted(e,w),r++}}if(d.gps_lng!==void 0){let g=d.gps_lng;if(typeof g=="number"&&isFinite(
g)){if(g>180||isNaN(g)){const w={instancePath:t+"/checkin_data/"+_+"/gps_lng",schemaPath:"#/properties/checkin_data/item\
s/properties/gps_lng/maximum",keyword:"maximum",params:{comparison:"<=",limit:180},message:"must be <= 180"};e=noted(e,w),
r++}if(g<-180||isNaN(g)){const w={instancePath:t+"/checkin_data/"+_+"/gps_lng",schemaPath:"#/properties/checkin_data/ite\
ms/properties/gps_lng/minimum",keyword:"minimum",params:{comparison:">=",limit:-180},message:"must be >= -180"};e=noted(
e,w),r++}}else{const w={instancePath:t+"/checkin_data/"+_+"/gps_lng",schemaPath:"#/properties/checkin_data/items/propert\
ies/gps_lng/type",keyword:"type",params:{type:"number"},message:"must be number"};e=noted(e,w),r++}}if(d.gps_accuracy!==
void 0){let g=d.gps_accuracy;if(!(typeof g=="number"&&isFinite(g))){const w={instancePath:t+"/checkin_data/"+_+"/gps_acc\
uracy",schemaPath:"#/properties/checkin_data/items/properties/gps_accuracy/type",keyword:"type",params:{type:"number"},message:"\
must be number"};e=noted(e,w),r++}}}else{const g={instancePath:t+"/checkin_data/"+_,schemaPath:"#/properties/checkin_dat\
a/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,g),r++}}}else{const l={instancePath:t+
"/checkin_data",schemaPath:"#/properties/checkin_data/type",keyword:"type",params:{type:"array"},message:"must be array"};
e=noted(e,l),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"}),r++;return validate42.errors=e,r===0}function validate43(s,{instancePath:t="",parentData:x,parentDataProperty:A,
rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.dst_report_id===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"dst_report_id"},message:"must have required property\
 'dst_report_id'"}),r++),s.invoice_lines===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"invoice_lines"},message:"must have required property 'invoice_lines'"}),r++),s.dst_report_id!==
void 0){let _=s.dst_report_id;if(typeof _=="string"){if(!pattern0.test(_)){const d={instancePath:t+"/dst_report_id",schemaPath:"\
#/properties/dst_report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-\
9]{1,64}$"'};e=noted(e,d),r++}}else{const d={instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_report_id/type",
keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,d),r++}}if(s.dst_invoice_item_ids!==void 0){let _=s.
dst_invoice_item_ids;if(_&&typeof _=="object"&&!Array.isArray(_)){for(const d in _){if(r>=MOST)break;const g=r;if(typeof d==
"string"){if(func2(d)>255){const w={instancePath:t+"/dst_invoice_item_ids",schemaPath:"#/properties/dst_invoice_item_ids\
/propertyNames/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters",propertyName:d};
e=noted(e,w),r++}if(func2(d)<1){const w={instancePath:t+"/dst_invoice_item_ids",schemaPath:"#/properties/dst_invoice_ite\
m_ids/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters",propertyName:d};
e=noted(e,w),r++}}else{const w={instancePath:t+"/dst_invoice_item_ids",schemaPath:"#/properties/dst_invoice_item_ids/pro\
pertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:d};e=noted(e,w),r++}var a=g===
r;if(!a){const w={instancePath:t+"/dst_invoice_item_ids",schemaPath:"#/properties/dst_invoice_item_ids/propertyNames",keyword:"\
propertyNames",params:{propertyName:d},message:"property name must be valid"};e=noted(e,w),r++}}for(const d in _){if(r>=
MOST)break;let g=_[d];const w=r;let f=!1;const h=r;if(g!=="***other***"){const q={instancePath:t+"/dst_invoice_item_ids/"+
d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dst_invoice_item_ids/additionalProperties/anyOf/0/cons\
t",keyword:"const",params:{allowedValue:"***other***"},message:"must be equal to constant"};e=noted(e,q),r++}var c=h===r;
if(f=f||c,!f){const q=r,k=r,P=r;g!=="0"&&(e=noted(e,{}),r++);var l=P===r;if(l){const b={instancePath:t+"/dst_invoice_ite\
m_ids/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dst_invoice_item_ids/additionalProperties/anyO\
f/1/not",keyword:"not",params:{},message:"must NOT be valid"};e=noted(e,b),r++}else r=k,e!==null&&(k?e.length=k:e=null);
if(typeof g=="string"){if(!pattern0.test(g)){const b={instancePath:t+"/dst_invoice_item_ids/"+d.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/properties/dst_invoice_item_ids/additionalProperties/anyOf/1/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,b),r++}}else{const b={instancePath:t+"/\
dst_invoice_item_ids/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dst_invoice_item_ids/additional\
Properties/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,b),r++}var c=q===r;f=
f||c}if(f)r=w,e!==null&&(w?e.length=w:e=null);else{const q={instancePath:t+"/dst_invoice_item_ids/"+d.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/properties/dst_invoice_item_ids/additionalProperties/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};e=noted(e,q),r++}}}else{const d={instancePath:t+"/dst_invoice_item_ids",schemaPath:"\
#/properties/dst_invoice_item_ids/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,d),r++}}
if(s.comment!==void 0&&typeof s.comment!="string"){const _={instancePath:t+"/comment",schemaPath:"#/properties/comment/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}if(s.invoice_lines!==void 0){let _=s.
invoice_lines;if(Array.isArray(_)){const d=_.length;for(let g=0;g<d&&r<MOST;g++){let w=_[g];if(w&&typeof w=="object"&&!Array.
isArray(w)){if(w.line_id===void 0){const f={instancePath:t+"/invoice_lines/"+g,schemaPath:"#/properties/invoice_lines/it\
ems/required",keyword:"required",params:{missingProperty:"line_id"},message:"must have required property 'line_id'"};e=noted(
e,f),r++}if(w.invoice_item_id===void 0){const f={instancePath:t+"/invoice_lines/"+g,schemaPath:"#/properties/invoice_lin\
es/items/required",keyword:"required",params:{missingProperty:"invoice_item_id"},message:"must have required property 'i\
nvoice_item_id'"};e=noted(e,f),r++}if(w.quantity===void 0){const f={instancePath:t+"/invoice_lines/"+g,schemaPath:"#/pro\
perties/invoice_lines/items/required",keyword:"required",params:{missingProperty:"quantity"},message:"must have required\
 property 'quantity'"};e=noted(e,f),r++}if(w.price===void 0){const f={instancePath:t+"/invoice_lines/"+g,schemaPath:"#/p\
roperties/invoice_lines/items/required",keyword:"required",params:{missingProperty:"price"},message:"must have required \
property 'price'"};e=noted(e,f),r++}if(w.flat_fee===void 0){const f={instancePath:t+"/invoice_lines/"+g,schemaPath:"#/pr\
operties/invoice_lines/items/required",keyword:"required",params:{missingProperty:"flat_fee"},message:"must have require\
d property 'flat_fee'"};e=noted(e,f),r++}if(w.line_id!==void 0){let f=w.line_id;if(typeof f=="string"){if(func2(f)>255){
const h={instancePath:t+"/invoice_lines/"+g+"/line_id",schemaPath:"#/properties/invoice_lines/items/properties/line_id/m\
axLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e=noted(e,h),r++}if(func2(
f)<1){const h={instancePath:t+"/invoice_lines/"+g+"/line_id",schemaPath:"#/properties/invoice_lines/items/properties/lin\
e_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e=noted(e,h),r++}}else{
const h={instancePath:t+"/invoice_lines/"+g+"/line_id",schemaPath:"#/properties/invoice_lines/items/properties/line_id/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,h),r++}}if(w.invoice_item_id!==void 0){let f=w.
invoice_item_id;if(typeof f=="string"){if(!pattern0.test(f)){const h={instancePath:t+"/invoice_lines/"+g+"/invoice_item_\
id",schemaPath:"#/properties/invoice_lines/items/properties/invoice_item_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,h),r++}}else{const h={instancePath:t+"/invoice_l\
ines/"+g+"/invoice_item_id",schemaPath:"#/properties/invoice_lines/items/properties/invoice_item_id/type",keyword:"type",
params:{type:"string"},message:"must be string"};e=noted(e,h),r++}}if(w.quantity!==void 0){let f=w.quantity;if(typeof f==
"string"){if(!pattern35.test(f)){const h={instancePath:t+"/invoice_lines/"+g+"/quantity",schemaPath:"#/properties/invoic\
e_lines/items/properties/quantity/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must\
 match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'};e=noted(e,h),r++}}else{const h={instancePath:t+"/invoice_lines/"+g+"/quant\
ity",schemaPath:"#/properties/invoice_lines/items/properties/quantity/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,h),r++}}if(w.price!==void 0){let f=w.price;if(typeof f=="string"){if(!pattern35.test(f)){const h={
instancePath:t+"/invoice_lines/"+g+"/price",schemaPath:"#/properties/invoice_lines/items/properties/price/pattern",keyword:"\
pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'};e=noted(
e,h),r++}}else{const h={instancePath:t+"/invoice_lines/"+g+"/price",schemaPath:"#/properties/invoice_lines/items/propert\
ies/price/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,h),r++}}if(w.item_desc!==void 0&&
typeof w.item_desc!="string"){const f={instancePath:t+"/invoice_lines/"+g+"/item_desc",schemaPath:"#/properties/invoice_\
lines/items/properties/item_desc/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,f),r++}
if(w.flat_fee!==void 0&&typeof w.flat_fee!="boolean"){const f={instancePath:t+"/invoice_lines/"+g+"/flat_fee",schemaPath:"\
#/properties/invoice_lines/items/properties/flat_fee/type",keyword:"type",params:{type:"boolean"},message:"must be boole\
an"};e=noted(e,f),r++}}else{const f={instancePath:t+"/invoice_lines/"+g,schemaPath:"#/properties/invoice_lines/items/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,f),r++}}}else{const d={instancePath:t+"/inv\
oice_lines",schemaPath:"#/properties/invoice_lines/type",keyword:"type",params:{type:"array"},message:"must be array"};e=
noted(e,d),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object"}),r++;return validate43.errors=e,r===0}function validate44(s,{instancePath:t="",parentData:x,parentDataProperty:A,
rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.line_ids_cont===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"line_ids_cont"},message:"must have required property\
 'line_ids_cont'"}),r++),s.line_ids_cont!==void 0){let l=s.line_ids_cont;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.
invoice_id===void 0){const _={instancePath:t+"/line_ids_cont",schemaPath:"#/properties/line_ids_cont/required",keyword:"\
required",params:{missingProperty:"invoice_id"},message:"must have required property 'invoice_id'"};e=noted(e,_),r++}if(l.
line_ids===void 0){const _={instancePath:t+"/line_ids_cont",schemaPath:"#/properties/line_ids_cont/required",keyword:"re\
quired",params:{missingProperty:"line_ids"},message:"must have required property 'line_ids'"};e=noted(e,_),r++}if(l.invoice_id!==
void 0){let _=l.invoice_id;const d=r;let g=!1;const w=r;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_))){const f={
instancePath:t+"/line_ids_cont/invoice_id",schemaPath:"#/properties/line_ids_cont/properties/invoice_id/anyOf/0/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e=noted(e,f),r++}if(typeof _=="number"&&isFinite(_)){if(_>9007199254740991||
isNaN(_)){const f={instancePath:t+"/line_ids_cont/invoice_id",schemaPath:"#/properties/line_ids_cont/properties/invoice_\
id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071992547409\
91"};e=noted(e,f),r++}if(_<0||isNaN(_)){const f={instancePath:t+"/line_ids_cont/invoice_id",schemaPath:"#/properties/lin\
e_ids_cont/properties/invoice_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >=\
 0"};e=noted(e,f),r++}}var a=w===r;if(g=g||a,!g){const f=r;if(typeof _=="string"){if(!pattern1.test(_)){const q={instancePath:t+
"/line_ids_cont/invoice_id",schemaPath:"#/properties/line_ids_cont/properties/invoice_id/anyOf/1/pattern",keyword:"patte\
rn",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};e=noted(e,q),r++}}else{const q={instancePath:t+
"/line_ids_cont/invoice_id",schemaPath:"#/properties/line_ids_cont/properties/invoice_id/anyOf/1/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,q),r++}var a=f===r;g=g||a}if(g)r=d,e!==null&&(d?e.length=d:e=null);else{
const f={instancePath:t+"/line_ids_cont/invoice_id",schemaPath:"#/properties/line_ids_cont/properties/invoice_id/anyOf",
keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,f),r++}}if(l.line_ids!==void 0){let _=l.line_ids;
if(Array.isArray(_)){const d=_.length;for(let g=0;g<d&&r<MOST;g++){let w=_[g];const f=r;let h=!1;const q=r;if(!(typeof w==
"number"&&!(w%1)&&!isNaN(w)&&isFinite(w))){const k={instancePath:t+"/line_ids_cont/line_ids/"+g,schemaPath:"#/properties\
/line_ids_cont/properties/line_ids/items/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e=noted(e,k),r++}if(typeof w=="number"&&isFinite(w)){if(w>9007199254740991||isNaN(w)){const k={instancePath:t+"/line_ids\
_cont/line_ids/"+g,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/anyOf/0/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(e,k),r++}if(w<0||isNaN(w)){const k={
instancePath:t+"/line_ids_cont/line_ids/"+g,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/anyOf/0/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,k),r++}}var c=q===r;if(h=h||c,
!h){const k=r;if(typeof w=="string"){if(!pattern1.test(w)){const v={instancePath:t+"/line_ids_cont/line_ids/"+g,schemaPath:"\
#/properties/line_ids_cont/properties/line_ids/items/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},
message:'must match pattern "^[0-9]{16,64}$"'};e=noted(e,v),r++}}else{const v={instancePath:t+"/line_ids_cont/line_ids/"+
g,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/anyOf/1/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,v),r++}var c=k===r;h=h||c}if(h)r=f,e!==null&&(f?e.length=f:e=null);else{const k={instancePath:t+
"/line_ids_cont/line_ids/"+g,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};e=noted(e,k),r++}}}else{const d={instancePath:t+"/line_ids_cont/line_ids",schemaPath:"\
#/properties/line_ids_cont/properties/line_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(
e,d),r++}}}else{const _={instancePath:t+"/line_ids_cont",schemaPath:"#/properties/line_ids_cont/type",keyword:"type",params:{
type:"object"},message:"must be object"};e=noted(e,_),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}),r++;return validate44.errors=e,r===0}function validate45(s,{instancePath:t="",
parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.line_ids_cont===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"line_ids_cont"},message:"\
must have required property 'line_ids_cont'"}),r++),s.line_ids_cont!==void 0){let a=s.line_ids_cont;if(a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.invoice_id===void 0){const c={instancePath:t+"/line_ids_cont",schemaPath:"#/properties/lin\
e_ids_cont/required",keyword:"required",params:{missingProperty:"invoice_id"},message:"must have required property 'invo\
ice_id'"};e=noted(e,c),r++}if(a.line_ids===void 0){const c={instancePath:t+"/line_ids_cont",schemaPath:"#/properties/lin\
e_ids_cont/required",keyword:"required",params:{missingProperty:"line_ids"},message:"must have required property 'line_i\
ds'"};e=noted(e,c),r++}if(a.invoice_id!==void 0){let c=a.invoice_id;if(typeof c=="string"){if(!pattern0.test(c)){const l={
instancePath:t+"/line_ids_cont/invoice_id",schemaPath:"#/properties/line_ids_cont/properties/invoice_id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,l),r++}}else{const l={
instancePath:t+"/line_ids_cont/invoice_id",schemaPath:"#/properties/line_ids_cont/properties/invoice_id/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e=noted(e,l),r++}}if(a.line_ids!==void 0){let c=a.line_ids;if(Array.
isArray(c)){const l=c.length;for(let _=0;_<l&&r<MOST;_++){let d=c[_];if(typeof d=="string"){if(!pattern0.test(d)){const g={
instancePath:t+"/line_ids_cont/line_ids/"+_,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,g),r++}}else{const g={
instancePath:t+"/line_ids_cont/line_ids/"+_,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,g),r++}}}else{const l={instancePath:t+"/line_ids_cont/l\
ine_ids",schemaPath:"#/properties/line_ids_cont/properties/line_ids/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e=noted(e,l),r++}}}else{const c={instancePath:t+"/line_ids_cont",schemaPath:"#/properties/line_ids_cont/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,c),r++}}}else e=noted(e,{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate45.errors=e,r===
0}function validate46(s,{instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.dst_report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"dst_report_id"},message:"must have required property 'dst_report_id'"}),r++),s.file_id===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"file_id"},message:"\
must have required property 'file_id'"}),r++),s.dst_report_id!==void 0){let a=s.dst_report_id;if(typeof a=="string"){if(!pattern0.
test(a)){const c={instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_report_id/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+"/\
dst_report_id",schemaPath:"#/properties/dst_report_id/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e=noted(e,c),r++}}if(s.file_id!==void 0){let a=s.file_id;if(typeof a=="string"){if(func2(a)>255){const c={instancePath:t+
"/file_id",schemaPath:"#/properties/file_id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have mor\
e than 255 characters"};e=noted(e,c),r++}if(func2(a)<1){const c={instancePath:t+"/file_id",schemaPath:"#/properties/file\
_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e=noted(e,c),r++}}else{
const c={instancePath:t+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,c),r++}}if(s.file_name!==void 0&&typeof s.file_name!="string"){const a={instancePath:t+"/file\
_name",schemaPath:"#/properties/file_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,a),r++}if(s.file_area!==void 0){let a=s.file_area;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){const c={instancePath:t+
"/file_area",schemaPath:"#/properties/file_area/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e=noted(e,c),r++}if(!(a===0||a===1)){const c={instancePath:t+"/file_area",schemaPath:"#/properties/file_area/enum",keyword:"\
enum",params:{allowedValues:allowed17},message:"must be equal to one of the allowed values"};e=noted(e,c),r++}}if(s.obj_url!==
void 0&&typeof s.obj_url!="string"){const a={instancePath:t+"/obj_url",schemaPath:"#/properties/obj_url/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e=noted(e,a),r++}if(s.obj_url_thumb!==void 0&&typeof s.obj_url_thumb!=
"string"){const a={instancePath:t+"/obj_url_thumb",schemaPath:"#/properties/obj_url_thumb/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,a),r++}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}),r++;return validate46.errors=e,r===0}function validate47(s,{instancePath:t="",
parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.dst_report_id===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dst_report_id"},message:"\
must have required property 'dst_report_id'"}),r++),s.note===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"note"},message:"must have required property 'note'"}),r++),s.dst_report_id!==
void 0){let a=s.dst_report_id;if(typeof a=="string"){if(!pattern0.test(a)){const c={instancePath:t+"/dst_report_id",schemaPath:"\
#/properties/dst_report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-\
9]{1,64}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_report_id/type",
keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}}if(s.org_name!==void 0&&typeof s.org_name!=
"string"){const a={instancePath:t+"/org_name",schemaPath:"#/properties/org_name/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e=noted(e,a),r++}if(s.module_type!==void 0&&s.module_type!=="job_notes"){const a={instancePath:t+
"/module_type",schemaPath:"#/properties/module_type/enum",keyword:"enum",params:{allowedValues:allowed18},message:"must \
be equal to one of the allowed values"};e=noted(e,a),r++}if(s.note!==void 0){let a=s.note;if(Array.isArray(a)){const c=a.
length;for(let l=0;l<c&&r<MOST;l++){let _=a[l];if(_&&typeof _=="object"&&!Array.isArray(_)){if(_.note_id===void 0){const d={
instancePath:t+"/note/"+l,schemaPath:"#/properties/note/items/required",keyword:"required",params:{missingProperty:"note\
_id"},message:"must have required property 'note_id'"};e=noted(e,d),r++}if(_.note_type===void 0){const d={instancePath:t+
"/note/"+l,schemaPath:"#/properties/note/items/required",keyword:"required",params:{missingProperty:"note_type"},message:"\
must have required property 'note_type'"};e=noted(e,d),r++}if(_.note_text===void 0){const d={instancePath:t+"/note/"+l,schemaPath:"\
#/properties/note/items/required",keyword:"required",params:{missingProperty:"note_text"},message:"must have required pr\
operty 'note_text'"};e=noted(e,d),r++}if(_.has_attachments===void 0){const d={instancePath:t+"/note/"+l,schemaPath:"#/pr\
operties/note/items/required",keyword:"required",params:{missingProperty:"has_attachments"},message:"must have required \
property 'has_attachments'"};e=noted(e,d),r++}if(_.note_id!==void 0){let d=_.note_id;if(typeof d=="string"){if(func2(d)>
255){const g={instancePath:t+"/note/"+l+"/note_id",schemaPath:"#/properties/note/items/properties/note_id/maxLength",keyword:"\
maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e=noted(e,g),r++}if(func2(d)<1){const g={
instancePath:t+"/note/"+l+"/note_id",schemaPath:"#/properties/note/items/properties/note_id/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e=noted(e,g),r++}}else{const g={instancePath:t+"/no\
te/"+l+"/note_id",schemaPath:"#/properties/note/items/properties/note_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,g),r++}}if(_.note_rev!==void 0){let d=_.note_rev;if(typeof d=="string"){if(func2(d)>255){const g={
instancePath:t+"/note/"+l+"/note_rev",schemaPath:"#/properties/note/items/properties/note_rev/maxLength",keyword:"maxLen\
gth",params:{limit:255},message:"must NOT have more than 255 characters"};e=noted(e,g),r++}if(func2(d)<1){const g={instancePath:t+
"/note/"+l+"/note_rev",schemaPath:"#/properties/note/items/properties/note_rev/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e=noted(e,g),r++}}else{const g={instancePath:t+"/note/"+l+"/note_rev",schemaPath:"\
#/properties/note/items/properties/note_rev/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,g),r++}}if(_.note_type!==void 0){let d=_.note_type;if(!(d==="wo"||d==="prop")){const g={instancePath:t+"/note/"+l+"/no\
te_type",schemaPath:"#/properties/note/items/properties/note_type/enum",keyword:"enum",params:{allowedValues:allowed0},message:"\
must be equal to one of the allowed values"};e=noted(e,g),r++}}if(_.note_text!==void 0&&typeof _.note_text!="string"){const d={
instancePath:t+"/note/"+l+"/note_text",schemaPath:"#/properties/note/items/properties/note_text/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,d),r++}if(_.insert_date!==void 0){let d=_.insert_date;if(typeof d=="s\
tring"){if(!pattern28.test(d)){const g={instancePath:t+"/note/"+l+"/insert_date",schemaPath:"#/properties/note/items/pro\
perties/insert_date/pattern",keyword:"pattern",params:{pattern:"^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0\
[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579\
][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"},message:'m\
ust match pattern "^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[\
0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][\
0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"'};e=noted(e,g),r++}}else{const g={instancePath:t+"/note/"+
l+"/insert_date",schemaPath:"#/properties/note/items/properties/insert_date/type",keyword:"type",params:{type:"string"},
message:"must be string"};e=noted(e,g),r++}}if(_.org_name!==void 0&&typeof _.org_name!="string"){const d={instancePath:t+
"/note/"+l+"/org_name",schemaPath:"#/properties/note/items/properties/org_name/type",keyword:"type",params:{type:"string"},
message:"must be string"};e=noted(e,d),r++}if(_.has_attachments!==void 0&&typeof _.has_attachments!="boolean"){const d={
instancePath:t+"/note/"+l+"/has_attachments",schemaPath:"#/properties/note/items/properties/has_attachments/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,d),r++}}else{const d={instancePath:t+"/note/"+l,schemaPath:"\
#/properties/note/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,d),r++}}}else{const c={
instancePath:t+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type:"array"},message:"must be array"};
e=noted(e,c),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"}),r++;return validate47.errors=e,r===0}function validate48(s,{instancePath:t="",parentData:x,parentDataProperty:A,
rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.remote_note_id===void 0&&(e=noted(e,{
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"remote_note_id"},message:"must have r\
equired property 'remote_note_id'"}),r++),s.remote_note_id!==void 0){let c=s.remote_note_id;const l=r;let _=!1;const d=r;
if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){const g={instancePath:t+"/remote_note_id",schemaPath:"#/proper\
ties/remote_note_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,g),r++}if(typeof c==
"number"&&isFinite(c)){if(c>9007199254740991||isNaN(c)){const g={instancePath:t+"/remote_note_id",schemaPath:"#/properti\
es/remote_note_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <=\
 9007199254740991"};e=noted(e,g),r++}if(c<0||isNaN(c)){const g={instancePath:t+"/remote_note_id",schemaPath:"#/propertie\
s/remote_note_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,g),
r++}}var a=d===r;if(_=_||a,!_){const g=r;if(typeof c=="string"){if(!pattern1.test(c)){const f={instancePath:t+"/remote_n\
ote_id",schemaPath:"#/properties/remote_note_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'\
must match pattern "^[0-9]{16,64}$"'};e=noted(e,f),r++}}else{const f={instancePath:t+"/remote_note_id",schemaPath:"#/pro\
perties/remote_note_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,f),r++}var a=g===
r;_=_||a}if(_)r=l,e!==null&&(l?e.length=l:e=null);else{const g={instancePath:t+"/remote_note_id",schemaPath:"#/propertie\
s/remote_note_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,g),r++}}}else e=noted(
e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate48.
errors=e,r===0}function validate49(s,{instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.remote_note_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"remote_note_id"},message:"must have required property 'remote_note_id'"}),
r++),s.remote_note_id!==void 0){let a=s.remote_note_id;if(typeof a=="string"){if(!pattern0.test(a)){const c={instancePath:t+
"/remote_note_id",schemaPath:"#/properties/remote_note_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={instancePath:t+"/remote_note_id",schemaPath:"#/prop\
erties/remote_note_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}}}else e=noted(
e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate49.
errors=e,r===0}const pattern130=new RegExp("^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[1\
2][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)$","\
u");function validate50(s,{instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.dst_report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"dst_report_id"},message:"must have required property 'dst_report_id'"}),r++),s.pcr_form_id===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pcr_form_id"},message:"\
must have required property 'pcr_form_id'"}),r++),s.pcr_form_rows===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"pcr_form_rows"},message:"must have required property 'pcr_form_rows'"}),
r++),s.dst_report_id!==void 0){let k=s.dst_report_id;if(typeof k=="string"){if(!pattern0.test(k)){const P={instancePath:t+
"/dst_report_id",schemaPath:"#/properties/dst_report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"'};e=noted(e,P),r++}}else{const P={instancePath:t+"/dst_report_id",schemaPath:"#/prope\
rties/dst_report_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,P),r++}}if(s.pcr_form_id!==
void 0){let k=s.pcr_form_id;if(typeof k=="string"){if(!pattern0.test(k)){const P={instancePath:t+"/pcr_form_id",schemaPath:"\
#/properties/pcr_form_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]\
{1,64}$"'};e=noted(e,P),r++}}else{const P={instancePath:t+"/pcr_form_id",schemaPath:"#/properties/pcr_form_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,P),r++}}if(s.pcr_form_rows!==void 0){let k=s.pcr_form_rows;
if(Array.isArray(k)){const P=k.length;for(let v=0;v<P&&r<MOST;v++){let b=k[v];const V=r;let T=!0;const M=r;if(b&&typeof b==
"object"&&!Array.isArray(b)){let $;b.question_data_type===void 0&&($="question_data_type")?(e=noted(e,{}),r++):b.question_data_type!==
void 0&&b.question_data_type!=="int"&&(e=noted(e,{}),r++)}var a=M===r;if(r=V,e!==null&&(V?e.length=V:e=null),a){const $=r;
if(b&&typeof b=="object"&&!Array.isArray(b)&&b.int_value===void 0){const L={instancePath:t+"/pcr_form_rows/"+v,schemaPath:"\
#/properties/pcr_form_rows/items/allOf/0/then/required",keyword:"required",params:{missingProperty:"int_value"},message:"\
must have required property 'int_value'"};e=noted(e,L),r++}var a=$===r;T=a}if(!T){const $={instancePath:t+"/pcr_form_row\
s/"+v,schemaPath:"#/properties/pcr_form_rows/items/allOf/0/if",keyword:"if",params:{failingKeyword:"then"},message:'must\
 match "then" schema'};e=noted(e,$),r++}const Z=r;let R=!0;const K=r;if(b&&typeof b=="object"&&!Array.isArray(b)){let $;
b.question_data_type===void 0&&($="question_data_type")?(e=noted(e,{}),r++):b.question_data_type!==void 0&&b.question_data_type!==
"date"&&(e=noted(e,{}),r++)}var c=K===r;if(r=Z,e!==null&&(Z?e.length=Z:e=null),c){const $=r;if(b&&typeof b=="object"&&!Array.
isArray(b)&&b.date_value===void 0){const L={instancePath:t+"/pcr_form_rows/"+v,schemaPath:"#/properties/pcr_form_rows/it\
ems/allOf/1/then/required",keyword:"required",params:{missingProperty:"date_value"},message:"must have required property\
 'date_value'"};e=noted(e,L),r++}var c=$===r;R=c}if(!R){const $={instancePath:t+"/pcr_form_rows/"+v,schemaPath:"#/proper\
ties/pcr_form_rows/items/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};e=noted(
e,$),r++}const S=r;let G=!0;const J=r;if(b&&typeof b=="object"&&!Array.isArray(b)){let $;b.question_data_type===void 0&&
($="question_data_type")?(e=noted(e,{}),r++):b.question_data_type!==void 0&&b.question_data_type!=="longtext"&&(e=noted(
e,{}),r++)}var l=J===r;if(r=S,e!==null&&(S?e.length=S:e=null),l){const $=r;if(b&&typeof b=="object"&&!Array.isArray(b)&&
b.longtext_value===void 0){const L={instancePath:t+"/pcr_form_rows/"+v,schemaPath:"#/properties/pcr_form_rows/items/allO\
f/2/then/required",keyword:"required",params:{missingProperty:"longtext_value"},message:"must have required property 'lo\
ngtext_value'"};e=noted(e,L),r++}var l=$===r;G=l}if(!G){const $={instancePath:t+"/pcr_form_rows/"+v,schemaPath:"#/proper\
ties/pcr_form_rows/items/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};e=noted(
e,$),r++}const B=r;let Y=!0;const Q=r;if(b&&typeof b=="object"&&!Array.isArray(b)){let $;b.question_data_type===void 0&&
($="question_data_type")?(e=noted(e,{}),r++):b.question_data_type!==void 0&&b.question_data_type!=="varchar"&&(e=noted(e,
{}),r++)}var _=Q===r;if(r=B,e!==null&&(B?e.length=B:e=null),_){const $=r;if(b&&typeof b=="object"&&!Array.isArray(b)&&b.
varchar_value===void 0){const L={instancePath:t+"/pcr_form_rows/"+v,schemaPath:"#/properties/pcr_form_rows/items/allOf/3\
/then/required",keyword:"required",params:{missingProperty:"varchar_value"},message:"must have required property 'varcha\
r_value'"};e=noted(e,L),r++}var _=$===r;Y=_}if(!Y){const $={instancePath:t+"/pcr_form_rows/"+v,schemaPath:"#/properties/\
pcr_form_rows/items/allOf/3/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};e=noted(
e,$),r++}const W=r;let H=!0;const U=r;if(b&&typeof b=="object"&&!Array.isArray(b)){let $;b.question_data_type===void 0&&
($="question_data_type")?(e=noted(e,{}),r++):b.question_data_type!==void 0&&b.question_data_type!=="number"&&(e=noted(e,
{}),r++)}var d=U===r;if(r=W,e!==null&&(W?e.length=W:e=null),d){const $=r;if(b&&typeof b=="object"&&!Array.isArray(b)&&b.
number_value===void 0){const L={instancePath:t+"/pcr_form_rows/"+v,schemaPath:"#/properties/pcr_form_rows/items/allOf/4/\
then/required",keyword:"required",params:{missingProperty:"number_value"},message:"must have required property 'number_v\
alue'"};e=noted(e,L),r++}var d=$===r;H=d}if(!H){const $={instancePath:t+"/pcr_form_rows/"+v,schemaPath:"#/properties/pcr\
_form_rows/items/allOf/4/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};e=noted(e,$),
r++}if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.pcr_question_id===void 0){const $={instancePath:t+"/pcr_form_rows/"+
v,schemaPath:"#/properties/pcr_form_rows/items/required",keyword:"required",params:{missingProperty:"pcr_question_id"},message:"\
must have required property 'pcr_question_id'"};e=noted(e,$),r++}if(b.question_data_type===void 0){const $={instancePath:t+
"/pcr_form_rows/"+v,schemaPath:"#/properties/pcr_form_rows/items/required",keyword:"required",params:{missingProperty:"q\
uestion_data_type"},message:"must have required property 'question_data_type'"};e=noted(e,$),r++}if(b.pcr_question_id!==
void 0){let $=b.pcr_question_id;if(typeof $=="string"){if(!pattern0.test($)){const z={instancePath:t+"/pcr_form_rows/"+v+
"/pcr_question_id",schemaPath:"#/properties/pcr_form_rows/items/properties/pcr_question_id/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,z),r++}}else{const z={instancePath:t+"/\
pcr_form_rows/"+v+"/pcr_question_id",schemaPath:"#/properties/pcr_form_rows/items/properties/pcr_question_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,z),r++}}if(b.question_data_type!==void 0){let $=b.question_data_type;
if(!($==="int"||$==="date"||$==="longtext"||$==="varchar"||$==="number")){const z={instancePath:t+"/pcr_form_rows/"+v+"/\
question_data_type",schemaPath:"#/properties/pcr_form_rows/items/properties/question_data_type/enum",keyword:"enum",params:{
allowedValues:allowed19},message:"must be equal to one of the allowed values"};e=noted(e,z),r++}}if(b.int_value!==void 0){
let $=b.int_value;const z=r;let L=!1;const I=r;if(typeof $=="string"){if(!pattern0.test($)){const E={instancePath:t+"/pc\
r_form_rows/"+v+"/int_value",schemaPath:"#/properties/pcr_form_rows/items/properties/int_value/anyOf/0/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,E),r++}}else{const E={
instancePath:t+"/pcr_form_rows/"+v+"/int_value",schemaPath:"#/properties/pcr_form_rows/items/properties/int_value/anyOf/\
0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,E),r++}var g=I===r;if(L=L||g,!L){const E=r;
if($!==null){const C={instancePath:t+"/pcr_form_rows/"+v+"/int_value",schemaPath:"#/properties/pcr_form_rows/items/prope\
rties/int_value/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e=noted(e,C),r++}var g=E===r;L=
L||g}if(L)r=z,e!==null&&(z?e.length=z:e=null);else{const E={instancePath:t+"/pcr_form_rows/"+v+"/int_value",schemaPath:"\
#/properties/pcr_form_rows/items/properties/int_value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in a\
nyOf"};e=noted(e,E),r++}}if(b.date_value!==void 0){let $=b.date_value;const z=r;let L=!1;const I=r;if(typeof $=="string"){
if(!pattern130.test($)){const E={instancePath:t+"/pcr_form_rows/"+v+"/date_value",schemaPath:"#/properties/pcr_form_rows\
/items/properties/date_value/anyOf/0/pattern",keyword:"pattern",params:{pattern:"^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[1\
2][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([0\
2468][048]|[13579][26])00)-02-29)$"},message:'must match pattern "^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|\
(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[135\
79][26])00)-02-29)$"'};e=noted(e,E),r++}}else{const E={instancePath:t+"/pcr_form_rows/"+v+"/date_value",schemaPath:"#/pr\
operties/pcr_form_rows/items/properties/date_value/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e=noted(e,E),r++}var w=I===r;if(L=L||w,!L){const E=r;if($!==null){const C={instancePath:t+"/pcr_form_rows/"+v+"\
/date_value",schemaPath:"#/properties/pcr_form_rows/items/properties/date_value/anyOf/1/type",keyword:"type",params:{type:"\
null"},message:"must be null"};e=noted(e,C),r++}var w=E===r;L=L||w}if(L)r=z,e!==null&&(z?e.length=z:e=null);else{const E={
instancePath:t+"/pcr_form_rows/"+v+"/date_value",schemaPath:"#/properties/pcr_form_rows/items/properties/date_value/anyO\
f",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,E),r++}}if(b.longtext_value!==void 0){let $=b.
longtext_value;const z=r;let L=!1;const I=r;if(typeof $!="string"){const E={instancePath:t+"/pcr_form_rows/"+v+"/longtex\
t_value",schemaPath:"#/properties/pcr_form_rows/items/properties/longtext_value/anyOf/0/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,E),r++}var f=I===r;if(L=L||f,!L){const E=r;if($!==null){const C={instancePath:t+
"/pcr_form_rows/"+v+"/longtext_value",schemaPath:"#/properties/pcr_form_rows/items/properties/longtext_value/anyOf/1/typ\
e",keyword:"type",params:{type:"null"},message:"must be null"};e=noted(e,C),r++}var f=E===r;L=L||f}if(L)r=z,e!==null&&(z?
e.length=z:e=null);else{const E={instancePath:t+"/pcr_form_rows/"+v+"/longtext_value",schemaPath:"#/properties/pcr_form_\
rows/items/properties/longtext_value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,
E),r++}}if(b.varchar_value!==void 0){let $=b.varchar_value;const z=r;let L=!1;const I=r;if(typeof $=="string"){if(func2(
$)>255){const E={instancePath:t+"/pcr_form_rows/"+v+"/varchar_value",schemaPath:"#/properties/pcr_form_rows/items/proper\
ties/varchar_value/anyOf/0/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 charac\
ters"};e=noted(e,E),r++}}else{const E={instancePath:t+"/pcr_form_rows/"+v+"/varchar_value",schemaPath:"#/properties/pcr_\
form_rows/items/properties/varchar_value/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=
noted(e,E),r++}var h=I===r;if(L=L||h,!L){const E=r;if($!==null){const C={instancePath:t+"/pcr_form_rows/"+v+"/varchar_va\
lue",schemaPath:"#/properties/pcr_form_rows/items/properties/varchar_value/anyOf/1/type",keyword:"type",params:{type:"nu\
ll"},message:"must be null"};e=noted(e,C),r++}var h=E===r;L=L||h}if(L)r=z,e!==null&&(z?e.length=z:e=null);else{const E={
instancePath:t+"/pcr_form_rows/"+v+"/varchar_value",schemaPath:"#/properties/pcr_form_rows/items/properties/varchar_valu\
e/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,E),r++}}if(b.number_value!==void 0){
let $=b.number_value;const z=r;let L=!1;const I=r;if(typeof $=="string"){if(!pattern35.test($)){const E={instancePath:t+
"/pcr_form_rows/"+v+"/number_value",schemaPath:"#/properties/pcr_form_rows/items/properties/number_value/anyOf/0/pattern",
keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'};
e=noted(e,E),r++}}else{const E={instancePath:t+"/pcr_form_rows/"+v+"/number_value",schemaPath:"#/properties/pcr_form_row\
s/items/properties/number_value/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,
E),r++}var q=I===r;if(L=L||q,!L){const E=r;if($!==null){const C={instancePath:t+"/pcr_form_rows/"+v+"/number_value",schemaPath:"\
#/properties/pcr_form_rows/items/properties/number_value/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must\
 be null"};e=noted(e,C),r++}var q=E===r;L=L||q}if(L)r=z,e!==null&&(z?e.length=z:e=null);else{const E={instancePath:t+"/p\
cr_form_rows/"+v+"/number_value",schemaPath:"#/properties/pcr_form_rows/items/properties/number_value/anyOf",keyword:"an\
yOf",params:{},message:"must match a schema in anyOf"};e=noted(e,E),r++}}}else{const $={instancePath:t+"/pcr_form_rows/"+
v,schemaPath:"#/properties/pcr_form_rows/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(
e,$),r++}}}else{const P={instancePath:t+"/pcr_form_rows",schemaPath:"#/properties/pcr_form_rows/type",keyword:"type",params:{
type:"array"},message:"must be array"};e=noted(e,P),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"}),r++;return validate50.errors=e,r===0}function validate51(s,{instancePath:t="",
parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.dst_report_id===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dst_report_id"},message:"\
must have required property 'dst_report_id'"}),r++),s.pcr_form_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"pcr_form_id"},message:"must have required property 'pcr_form_id'"}),r++),
s.question_data===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
question_data"},message:"must have required property 'question_data'"}),r++),s.dst_report_id!==void 0){let a=s.dst_report_id;
if(typeof a=="string"){if(!pattern0.test(a)){const c={instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_repor\
t_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,
c),r++}}else{const c={instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_report_id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,c),r++}}if(s.pcr_form_id!==void 0){let a=s.pcr_form_id;if(typeof a=="\
string"){if(!pattern0.test(a)){const c={instancePath:t+"/pcr_form_id",schemaPath:"#/properties/pcr_form_id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),r++}}else{const c={
instancePath:t+"/pcr_form_id",schemaPath:"#/properties/pcr_form_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,c),r++}}if(s.question_data!==void 0){let a=s.question_data;if(Array.isArray(a)){const c=a.length;
for(let l=0;l<c&&r<MOST;l++){let _=a[l];if(_&&typeof _=="object"&&!Array.isArray(_)){if(_.file_id===void 0){const d={instancePath:t+
"/question_data/"+l,schemaPath:"#/properties/question_data/items/required",keyword:"required",params:{missingProperty:"f\
ile_id"},message:"must have required property 'file_id'"};e=noted(e,d),r++}if(_.pcr_question_id===void 0){const d={instancePath:t+
"/question_data/"+l,schemaPath:"#/properties/question_data/items/required",keyword:"required",params:{missingProperty:"p\
cr_question_id"},message:"must have required property 'pcr_question_id'"};e=noted(e,d),r++}if(_.file_id!==void 0){let d=_.
file_id;if(typeof d=="string"){if(func2(d)>255){const g={instancePath:t+"/question_data/"+l+"/file_id",schemaPath:"#/pro\
perties/question_data/items/properties/file_id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have \
more than 255 characters"};e=noted(e,g),r++}if(func2(d)<1){const g={instancePath:t+"/question_data/"+l+"/file_id",schemaPath:"\
#/properties/question_data/items/properties/file_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e=noted(e,g),r++}}else{const g={instancePath:t+"/question_data/"+l+"/file_id",schemaPath:"#\
/properties/question_data/items/properties/file_id/type",keyword:"type",params:{type:"string"},message:"must be string"};
e=noted(e,g),r++}}if(_.pcr_question_id!==void 0){let d=_.pcr_question_id;if(typeof d=="string"){if(!pattern0.test(d)){const g={
instancePath:t+"/question_data/"+l+"/pcr_question_id",schemaPath:"#/properties/question_data/items/properties/pcr_questi\
on_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(
e,g),r++}}else{const g={instancePath:t+"/question_data/"+l+"/pcr_question_id",schemaPath:"#/properties/question_data/ite\
ms/properties/pcr_question_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,g),r++}}if(_.
work_type!==void 0&&_.work_type!=="pc"){const d={instancePath:t+"/question_data/"+l+"/work_type",schemaPath:"#/propertie\
s/question_data/items/properties/work_type/enum",keyword:"enum",params:{allowedValues:allowed20},message:"must be equal \
to one of the allowed values"};e=noted(e,d),r++}}else{const d={instancePath:t+"/question_data/"+l,schemaPath:"#/properti\
es/question_data/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,d),r++}}}else{const c={
instancePath:t+"/question_data",schemaPath:"#/properties/question_data/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e=noted(e,c),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"}),r++;return validate51.errors=e,r===0}function validate52(s,{instancePath:t="",parentData:x,
parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"error"},message:"must hav\
e required property 'error'"}),r++),s.cell_updates===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"cell_updates"},message:"must have required property 'cell_updates'"}),r++),s.error_reportid===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"error_reportid"},
message:"must have required property 'error_reportid'"}),r++),s.records_updated===void 0&&(e=noted(e,{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"records_updated"},message:"must have required property 'records_\
updated'"}),r++),s.ready_update===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ready_update"},message:"must have required property 'ready_update'"}),r++),s.log_code===void 0&&(e=noted(
e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"log_code"},message:"must have requ\
ired property 'log_code'"}),r++),s.error!==void 0){let l=s.error;if(Array.isArray(l)){const _=l.length;for(let d=0;d<_&&
r<MOST;d++)if(typeof l[d]!="string"){const g={instancePath:t+"/error/"+d,schemaPath:"#/properties/error/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,g),r++}}else{const _={instancePath:t+"/error",schemaPath:"\
#/properties/error/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,_),r++}}if(s.cell_updates!==
void 0){let l=s.cell_updates;if(Array.isArray(l)){const _=l.length;for(let d=0;d<_&&r<MOST;d++){let g=l[d];if(g&&typeof g==
"object"&&!Array.isArray(g)){if(g.report_id===void 0){const w={instancePath:t+"/cell_updates/"+d,schemaPath:"#/propertie\
s/cell_updates/items/required",keyword:"required",params:{missingProperty:"report_id"},message:"must have required prope\
rty 'report_id'"};e=noted(e,w),r++}if(g.cell_id===void 0){const w={instancePath:t+"/cell_updates/"+d,schemaPath:"#/prope\
rties/cell_updates/items/required",keyword:"required",params:{missingProperty:"cell_id"},message:"must have required pro\
perty 'cell_id'"};e=noted(e,w),r++}if(g.new_value===void 0){const w={instancePath:t+"/cell_updates/"+d,schemaPath:"#/pro\
perties/cell_updates/items/required",keyword:"required",params:{missingProperty:"new_value"},message:"must have required\
 property 'new_value'"};e=noted(e,w),r++}if(g.class===void 0){const w={instancePath:t+"/cell_updates/"+d,schemaPath:"#/p\
roperties/cell_updates/items/required",keyword:"required",params:{missingProperty:"class"},message:"must have required p\
roperty 'class'"};e=noted(e,w),r++}if(g.report_id!==void 0){let w=g.report_id;const f=r;let h=!1;const q=r;if(!(typeof w==
"number"&&!(w%1)&&!isNaN(w)&&isFinite(w))){const k={instancePath:t+"/cell_updates/"+d+"/report_id",schemaPath:"#/propert\
ies/cell_updates/items/properties/report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e=noted(e,k),r++}if(typeof w=="number"&&isFinite(w)){if(w>9007199254740991||isNaN(w)){const k={instancePath:t+"/cell\
_updates/"+d+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/report_id/anyOf/0/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(e,k),r++}if(w<0||isNaN(
w)){const k={instancePath:t+"/cell_updates/"+d+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/repor\
t_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,k),r++}}var a=q===
r;if(h=h||a,!h){const k=r;if(typeof w=="string"){if(!pattern0.test(w)){const v={instancePath:t+"/cell_updates/"+d+"/repo\
rt_id",schemaPath:"#/properties/cell_updates/items/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,v),r++}}else{const v={instancePath:t+"/cell_upda\
tes/"+d+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/report_id/anyOf/1/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,v),r++}var a=k===r;h=h||a}if(h)r=f,e!==null&&(f?e.length=f:e=null);else{
const k={instancePath:t+"/cell_updates/"+d+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/report_id\
/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,k),r++}}if(g.cell_id!==void 0&&typeof g.
cell_id!="string"){const w={instancePath:t+"/cell_updates/"+d+"/cell_id",schemaPath:"#/properties/cell_updates/items/pro\
perties/cell_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,w),r++}if(g.new_value!==
void 0&&typeof g.new_value!="string"){const w={instancePath:t+"/cell_updates/"+d+"/new_value",schemaPath:"#/properties/c\
ell_updates/items/properties/new_value/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,w),
r++}if(g.class!==void 0&&typeof g.class!="string"){const w={instancePath:t+"/cell_updates/"+d+"/class",schemaPath:"#/pro\
perties/cell_updates/items/properties/class/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,w),r++}}else{const w={instancePath:t+"/cell_updates/"+d,schemaPath:"#/properties/cell_updates/items/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e=noted(e,w),r++}}}else{const _={instancePath:t+"/cell_updates",schemaPath:"\
#/properties/cell_updates/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,_),r++}}if(s.error_reportid!==
void 0){let l=s.error_reportid;if(Array.isArray(l)){const _=l.length;for(let d=0;d<_&&r<MOST;d++){let g=l[d];const w=r;let f=!1;
const h=r;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){const q={instancePath:t+"/error_reportid/"+d,schemaPath:"\
#/properties/error_reportid/items/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(
e,q),r++}if(typeof g=="number"&&isFinite(g)){if(g>9007199254740991||isNaN(g)){const q={instancePath:t+"/error_reportid/"+
d,schemaPath:"#/properties/error_reportid/items/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e=noted(e,q),r++}if(g<0||isNaN(g)){const q={instancePath:t+"/error_reportid/"+d,schemaPath:"\
#/properties/error_reportid/items/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >\
= 0"};e=noted(e,q),r++}}var c=h===r;if(f=f||c,!f){const q=r;if(typeof g=="string"){if(!pattern0.test(g)){const P={instancePath:t+
"/error_reportid/"+d,schemaPath:"#/properties/error_reportid/items/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^\
[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,P),r++}}else{const P={instancePath:t+"/error_repo\
rtid/"+d,schemaPath:"#/properties/error_reportid/items/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e=noted(e,P),r++}var c=q===r;f=f||c}if(f)r=w,e!==null&&(w?e.length=w:e=null);else{const q={instancePath:t+"\
/error_reportid/"+d,schemaPath:"#/properties/error_reportid/items/anyOf",keyword:"anyOf",params:{},message:"must match a\
 schema in anyOf"};e=noted(e,q),r++}}}else{const _={instancePath:t+"/error_reportid",schemaPath:"#/properties/error_repo\
rtid/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,_),r++}}if(s.records_updated!==void 0&&
typeof s.records_updated!="string"){const l={instancePath:t+"/records_updated",schemaPath:"#/properties/records_updated/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,l),r++}if(s.ready_update!==void 0&&typeof s.
ready_update!="string"){const l={instancePath:t+"/ready_update",schemaPath:"#/properties/ready_update/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e=noted(e,l),r++}if(s.log_code!==void 0&&typeof s.log_code!="string"){
const l={instancePath:t+"/log_code",schemaPath:"#/properties/log_code/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,l),r++}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"}),r++;return validate52.errors=e,r===0}function validate53(s,{instancePath:t="",parentData:x,
parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"error"},message:"must hav\
e required property 'error'"}),r++),s.cell_updates===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"cell_updates"},message:"must have required property 'cell_updates'"}),r++),s.error_reportid===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"error_reportid"},
message:"must have required property 'error_reportid'"}),r++),s.records_updated===void 0&&(e=noted(e,{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"records_updated"},message:"must have required property 'records_\
updated'"}),r++),s.ready_update===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ready_update"},message:"must have required property 'ready_update'"}),r++),s.log_code===void 0&&(e=noted(
e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"log_code"},message:"must have requ\
ired property 'log_code'"}),r++),s.error!==void 0){let a=s.error;if(Array.isArray(a)){const c=a.length;for(let l=0;l<c&&
r<MOST;l++)if(typeof a[l]!="string"){const _={instancePath:t+"/error/"+l,schemaPath:"#/properties/error/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}else{const c={instancePath:t+"/error",schemaPath:"\
#/properties/error/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,c),r++}}if(s.cell_updates!==
void 0){let a=s.cell_updates;if(Array.isArray(a)){const c=a.length;for(let l=0;l<c&&r<MOST;l++){let _=a[l];if(_&&typeof _==
"object"&&!Array.isArray(_)){if(_.report_id===void 0){const d={instancePath:t+"/cell_updates/"+l,schemaPath:"#/propertie\
s/cell_updates/items/required",keyword:"required",params:{missingProperty:"report_id"},message:"must have required prope\
rty 'report_id'"};e=noted(e,d),r++}if(_.cell_id===void 0){const d={instancePath:t+"/cell_updates/"+l,schemaPath:"#/prope\
rties/cell_updates/items/required",keyword:"required",params:{missingProperty:"cell_id"},message:"must have required pro\
perty 'cell_id'"};e=noted(e,d),r++}if(_.new_value===void 0){const d={instancePath:t+"/cell_updates/"+l,schemaPath:"#/pro\
perties/cell_updates/items/required",keyword:"required",params:{missingProperty:"new_value"},message:"must have required\
 property 'new_value'"};e=noted(e,d),r++}if(_.class===void 0){const d={instancePath:t+"/cell_updates/"+l,schemaPath:"#/p\
roperties/cell_updates/items/required",keyword:"required",params:{missingProperty:"class"},message:"must have required p\
roperty 'class'"};e=noted(e,d),r++}if(_.report_id!==void 0){let d=_.report_id;if(typeof d=="string"){if(!pattern0.test(d)){
const g={instancePath:t+"/cell_updates/"+l+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/report_id\
/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,g),
r++}}else{const g={instancePath:t+"/cell_updates/"+l+"/report_id",schemaPath:"#/properties/cell_updates/items/properties\
/report_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,g),r++}}if(_.cell_id!==void 0&&
typeof _.cell_id!="string"){const d={instancePath:t+"/cell_updates/"+l+"/cell_id",schemaPath:"#/properties/cell_updates/\
items/properties/cell_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,d),r++}if(_.new_value!==
void 0&&typeof _.new_value!="string"){const d={instancePath:t+"/cell_updates/"+l+"/new_value",schemaPath:"#/properties/c\
ell_updates/items/properties/new_value/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,d),
r++}if(_.class!==void 0&&typeof _.class!="string"){const d={instancePath:t+"/cell_updates/"+l+"/class",schemaPath:"#/pro\
perties/cell_updates/items/properties/class/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,d),r++}}else{const d={instancePath:t+"/cell_updates/"+l,schemaPath:"#/properties/cell_updates/items/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e=noted(e,d),r++}}}else{const c={instancePath:t+"/cell_updates",schemaPath:"\
#/properties/cell_updates/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,c),r++}}if(s.error_reportid!==
void 0){let a=s.error_reportid;if(Array.isArray(a)){const c=a.length;for(let l=0;l<c&&r<MOST;l++){let _=a[l];if(typeof _==
"string"){if(!pattern0.test(_)){const d={instancePath:t+"/error_reportid/"+l,schemaPath:"#/properties/error_reportid/ite\
ms/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,d),
r++}}else{const d={instancePath:t+"/error_reportid/"+l,schemaPath:"#/properties/error_reportid/items/type",keyword:"type",
params:{type:"string"},message:"must be string"};e=noted(e,d),r++}}}else{const c={instancePath:t+"/error_reportid",schemaPath:"\
#/properties/error_reportid/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,c),r++}}if(s.records_updated!==
void 0&&typeof s.records_updated!="string"){const a={instancePath:t+"/records_updated",schemaPath:"#/properties/records_\
updated/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,a),r++}if(s.ready_update!==void 0&&
typeof s.ready_update!="string"){const a={instancePath:t+"/ready_update",schemaPath:"#/properties/ready_update/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,a),r++}if(s.log_code!==void 0&&typeof s.log_code!="stri\
ng"){const a={instancePath:t+"/log_code",schemaPath:"#/properties/log_code/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,a),r++}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"}),r++;return validate53.errors=e,r===0}function validate54(s,{instancePath:t="",parentData:x,
parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.svclink_push!==void 0&&
typeof s.svclink_push!="string"){const a={instancePath:t+"/svclink_push",schemaPath:"#/properties/svclink_push/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,a),r++}}else e=noted(e,{instancePath:t,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate54.errors=e,r===0}function validate55(s,{
instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;return typeof s=="string"?pattern0.
test(s)||(e=noted(e,{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'m\
ust match pattern "^[0-9]{1,64}$"'}),r++):(e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"}),r++),validate55.errors=e,r===0}function validate56(s,{instancePath:t="",parentData:x,parentDataProperty:A,
rootData:D=s}={}){let e=null,r=0;return typeof s=="string"?pattern0.test(s)||(e=noted(e,{instancePath:t,schemaPath:"#/pa\
ttern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}),r++):(e=noted(e,
{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}),r++),validate56.errors=
e,r===0}function validate57(s,{instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;return typeof s==
"string"?pattern0.test(s)||(e=noted(e,{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1\
,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}),r++):(e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"string"},message:"must be string"}),r++),validate57.errors=e,r===0}function validate58(s,{instancePath:t="",
parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;return typeof s=="string"?(func2(s)>255&&(e=noted(e,{
instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 char\
acters"}),r++),func2(s)<1&&(e=noted(e,{instancePath:t,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"}),r++)):(e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"}),r++),validate58.errors=e,r===0}function validate59(s,{instancePath:t="",parentData:x,
parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;return typeof s!="boolean"&&(e=noted(e,{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}),r++),validate59.errors=e,r===0}function validate60(s,{
instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;return typeof s!="boolean"&&(e=noted(
e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}),r++),validate60.
errors=e,r===0}function validate61(s,{instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;
return typeof s!="boolean"&&(e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"}),r++),validate61.errors=e,r===0}function validate62(s,{instancePath:t="",parentData:x,parentDataProperty:A,
rootData:D=s}={}){let e=null,r=0;return typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=noted(e,{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"integer"},message:"must be integer"}),r++),typeof s=="number"&&isFinite(s)&&((s>99999999999||
isNaN(s))&&(e=noted(e,{instancePath:t,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:99999999999},
message:"must be <= 99999999999"}),r++),(s<0||isNaN(s))&&(e=noted(e,{instancePath:t,schemaPath:"#/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"}),r++)),validate62.errors=e,r===0}function validate63(s,{instancePath:t="",
parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;const a=r;let c=!1;const l=r;typeof s=="string"?pattern41.
test(s)||(e=noted(e,{instancePath:t,schemaPath:"#/anyOf/0/pattern",keyword:"pattern",params:{pattern:"^([0-9]{4}((0[1357\
8]|1[02])(0[1-9]|[12][0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]\
|[13579][26])|([02468][048]|[13579][26])00)0229)$"},message:'must match pattern "^([0-9]{4}((0[13578]|1[02])(0[1-9]|[12]\
[0-9]|3[01])|(0[469]|11)(0[1-9]|[12][0-9]|30)|02(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468\
][048]|[13579][26])00)0229)$"'}),r++):(e=noted(e,{instancePath:t,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"\
string"},message:"must be string"}),r++);var _=l===r;if(c=c||_,!c){const d=r;s!==null&&(e=noted(e,{instancePath:t,schemaPath:"\
#/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"}),r++);var _=d===r;c=c||_}return c?(r=a,e!==null&&
(a?e.length=a:e=null)):(e=noted(e,{instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a s\
chema in anyOf"}),r++),validate63.errors=e,r===0}function validate64(s,{instancePath:t="",parentData:x,parentDataProperty:A,
rootData:D=s}={}){let e=null,r=0;return typeof s=="string"?pattern130.test(s)||(e=noted(e,{instancePath:t,schemaPath:"#/\
pattern",keyword:"pattern",params:{pattern:"^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[1\
2][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)$"},
message:'must match pattern "^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-\
(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)$"'}),r++):(e=noted(
e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}),r++),validate64.errors=
e,r===0}function validate65(s,{instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;return typeof s==
"string"?pattern28.test(s)||(e=noted(e,{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^([0-9]\
{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[\
48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1\
,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"},message:'must match pattern "^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])\
|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))|([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13\
579][26])00)-02-29)[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"'}),r++):
(e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}),r++),validate65.
errors=e,r===0}function validate66(s,{instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;
return typeof s=="string"?pattern35.test(s)||(e=noted(e,{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{
pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'}),r++):(e=noted(e,{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}),r++),validate66.errors=e,r===0}function validate67(s,{
instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;return typeof s=="number"&&isFinite(
s)||(e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"number"},message:"must be number"}),r++),
validate67.errors=e,r===0}function validate68(s,{instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,
r=0;return typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer"}),r++),typeof s=="number"&&isFinite(s)&&((s>9007199254740991||isNaN(
s))&&(e=noted(e,{instancePath:t,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}),r++),(s<0||isNaN(s))&&(e=noted(e,{instancePath:t,schemaPath:"#/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}),r++)),validate68.errors=e,r===0}function validate69(s,{
instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){let e=null,r=0;return typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s)||(e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"}),r++),typeof s=="number"&&isFinite(s)&&((s>999999999999999||isNaN(s))&&(e=noted(e,{instancePath:t,schemaPath:"\
#/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999},message:"must be <= 999999999999999"}),r++),
(s<0||isNaN(s))&&(e=noted(e,{instancePath:t,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"}),r++)),validate69.errors=e,r===0}function validate70(s,{instancePath:t="",parentData:x,parentDataProperty:A,
rootData:D=s}={}){let e=null,r=0;return typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=noted(e,{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"integer"},message:"must be integer"}),r++),s===0||s===1||(e=noted(e,{instancePath:t,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:allowed17},message:"must be equal to one of the allowed values"}),
r++),validate70.errors=e,r===0}function validate71(s,{instancePath:t="",parentData:x,parentDataProperty:A,rootData:D=s}={}){
let e=null,r=0;return typeof s!="string"&&(e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"}),r++),validate71.errors=e,r===0}function textLength(s){let t=s.length;for(let x=1;x<s.length;x++)
(s.charCodeAt(x-1)&64512)===55296&&(s.charCodeAt(x)&64512)===56320&&(t--,x++);return t}const MOST=MOST_PROBLEMS;function noted(s,t){
return s===null?[t]:(s.push(t),s)}
