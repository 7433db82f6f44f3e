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
c"],pattern0=new RegExp("^[0-9]{1,64}$","u");function validate10(s,{instancePath:t="",parentData:$,parentDataProperty:x,
rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.dst_report_id===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"dst_report_id"},message:"must have required property\
 'dst_report_id'"}),r++),s.dst_report_id!==void 0){let i=s.dst_report_id;if(typeof i=="string"){if(!pattern0.test(i)){const _={
instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9\
]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/dst_report_id",
schemaPath:"#/properties/dst_report_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),
r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),
r++;return validate10.errors=e,r===0}function validate11(s,{instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){
return validate11.errors=null,!0}function validate12(s,{instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.timestamp!==void 0){let i=s.timestamp;if(!(typeof i=="n\
umber"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const _={instancePath:t+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e=noted(e,_),r++}if(typeof i=="number"&&isFinite(i)){if(i>99999999999||
isNaN(i)){const _={instancePath:t+"/timestamp",schemaPath:"#/properties/timestamp/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:99999999999},message:"must be <= 99999999999"};e=noted(e,_),r++}if(i<0||isNaN(i)){const _={instancePath:t+"/ti\
mestamp",schemaPath:"#/properties/timestamp/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};e=noted(e,_),r++}}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}),r++;return validate12.errors=e,r===0}const func2=textLength;function validate13(s,{instancePath:t="",parentData:$,
parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.wo_number===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"wo_number"},message:"must\
 have required property 'wo_number'"}),r++),s.note_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"note_id"},message:"must have required property 'note_id'"}),r++),s.note_type===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"note_type"},message:"must\
 have required property 'note_type'"}),r++),s.note_text===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"note_text"},message:"must have required property 'note_text'"}),r++),s.note_from===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"note_from"},message:"must\
 have required property 'note_from'"}),r++),s.wo_number!==void 0&&typeof s.wo_number!="string"){const i={instancePath:t+
"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"must be string"};e=
noted(e,i),r++}if(s.note_id!==void 0){let i=s.note_id;if(typeof i=="string"){if(func2(i)>255){const _={instancePath:t+"/\
note_id",schemaPath:"#/properties/note_id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more \
than 255 characters"};e=noted(e,_),r++}if(func2(i)<1){const _={instancePath:t+"/note_id",schemaPath:"#/properties/note_i\
d/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e=noted(e,_),r++}}else{
const _={instancePath:t+"/note_id",schemaPath:"#/properties/note_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,_),r++}}if(s.note_type!==void 0){let i=s.note_type;if(!(i==="wo"||i==="prop")){const _={instancePath:t+
"/note_type",schemaPath:"#/properties/note_type/enum",keyword:"enum",params:{allowedValues:allowed0},message:"must be eq\
ual to one of the allowed values"};e=noted(e,_),r++}}if(s.note_text!==void 0&&typeof s.note_text!="string"){const i={instancePath:t+
"/note_text",schemaPath:"#/properties/note_text/type",keyword:"type",params:{type:"string"},message:"must be string"};e=
noted(e,i),r++}if(s.note_from!==void 0&&typeof s.note_from!="string"){const i={instancePath:t+"/note_from",schemaPath:"#\
/properties/note_from/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,i),r++}if(s.transaction_id!==
void 0){let i=s.transaction_id;if(typeof i=="string"){if(func2(i)>255){const _={instancePath:t+"/transaction_id",schemaPath:"\
#/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 chara\
cters"};e=noted(e,_),r++}if(func2(i)<1){const _={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_i\
d/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e=noted(e,_),r++}}else{
const _={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e=noted(e,_),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}),r++;return validate13.errors=e,r===0}const pattern1=new RegExp("^[0-9]{16,64}$",
"u");function validate14(s,{instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"report_id"},message:"must have required property 'report_id'"}),r++),s.wo_number===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"wo_number"},message:"must\
 have required property 'wo_number'"}),r++),s.wo_status===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"wo_status"},message:"must have required property 'wo_status'"}),r++),s.report_id!==void 0){
let g=s.report_id;const u=r;let c=!1;const y=r;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){const w={instancePath:t+
"/report_id",schemaPath:"#/properties/report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e=noted(e,w),r++}if(typeof g=="number"&&isFinite(g)){if(g>9007199254740991||isNaN(g)){const w={instancePath:t+"/\
report_id",schemaPath:"#/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e=noted(e,w),r++}if(g<0||isNaN(g)){const w={instancePath:t+"/report_id",schemaPath:"\
#/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(
e,w),r++}}var i=y===r;if(c=c||i,!c){const w=r;if(typeof g=="string"){if(!pattern1.test(g)){const l={instancePath:t+"/rep\
ort_id",schemaPath:"#/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'\
must match pattern "^[0-9]{16,64}$"'};e=noted(e,l),r++}}else{const l={instancePath:t+"/report_id",schemaPath:"#/properti\
es/report_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,l),r++}var i=w===r;
c=c||i}if(c)r=u,e!==null&&(u?e.length=u:e=null);else{const w={instancePath:t+"/report_id",schemaPath:"#/properties/repor\
t_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,w),r++}}if(s.wo_number!==void 0&&
typeof s.wo_number!="string"){const g={instancePath:t+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e=noted(e,g),r++}if(s.org_wo_num!==void 0){let g=s.org_wo_num;const u=r;
let c=!1;const y=r;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){const w={instancePath:t+"/org_wo_num",schemaPath:"\
#/properties/org_wo_num/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,w),r++}
if(typeof g=="number"&&isFinite(g)){if(g>9007199254740991||isNaN(g)){const w={instancePath:t+"/org_wo_num",schemaPath:"#\
/properties/org_wo_num/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must \
be <= 9007199254740991"};e=noted(e,w),r++}if(g<0||isNaN(g)){const w={instancePath:t+"/org_wo_num",schemaPath:"#/properti\
es/org_wo_num/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,w),r++}}
var _=y===r;if(c=c||_,!c){const w=r;if(typeof g=="string"){if(!pattern1.test(g)){const l={instancePath:t+"/org_wo_num",schemaPath:"\
#/properties/org_wo_num/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern\
 "^[0-9]{16,64}$"'};e=noted(e,l),r++}}else{const l={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/any\
Of/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,l),r++}var _=w===r;c=c||_}if(c)r=u,
e!==null&&(u?e.length=u:e=null);else{const w={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,w),r++}}if(s.wo_status!==void 0&&typeof s.wo_status!=
"string"){const g={instancePath:t+"/wo_status",schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e=noted(e,g),r++}if(s.transaction_id!==void 0){let g=s.transaction_id;if(typeof g=="stri\
ng"){if(func2(g)>255){const u={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"\
maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e=noted(e,u),r++}if(func2(g)<1){const u={
instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e=noted(e,u),r++}}else{const u={instancePath:t+"/transaction_id",schemaPath:"\
#/properties/transaction_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,u),r++}}if(s.
update_field!==void 0&&typeof s.update_field!="string"){const g={instancePath:t+"/update_field",schemaPath:"#/properties\
/update_field/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,g),r++}if(s.update_value!==
void 0&&typeof s.update_value!="string"){const g={instancePath:t+"/update_value",schemaPath:"#/properties/update_value/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,g),r++}}else e=noted(e,{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate14.errors=e,r===0}function validate15(s,{
instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
report_id"},message:"must have required property 'report_id'"}),r++),s.wo_number===void 0&&(e=noted(e,{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"wo_number"},message:"must have required property 'wo_number'"}),
r++),s.wo_status===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
wo_status"},message:"must have required property 'wo_status'"}),r++),s.report_id!==void 0){let i=s.report_id;if(typeof i==
"string"){if(!pattern0.test(i)){const _={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={
instancePath:t+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e=noted(e,_),r++}}if(s.wo_number!==void 0&&typeof s.wo_number!="string"){const i={instancePath:t+"/wo_numbe\
r",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,i),
r++}if(s.org_wo_num!==void 0){let i=s.org_wo_num;if(typeof i=="string"){if(!pattern0.test(i)){const _={instancePath:t+"/\
org_wo_num",schemaPath:"#/properties/org_wo_num/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'mus\
t match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/org_wo_num",schemaPath:"#/properties/\
org_wo_num/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(s.wo_status!==void 0&&
typeof s.wo_status!="string"){const i={instancePath:t+"/wo_status",schemaPath:"#/properties/wo_status/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e=noted(e,i),r++}if(s.transaction_id!==void 0){let i=s.transaction_id;
if(typeof i=="string"){if(func2(i)>255){const _={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_i\
d/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e=noted(e,_),r++}if(func2(
i)<1){const _={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e=noted(e,_),r++}}else{const _={instancePath:t+"/transaction_i\
d",schemaPath:"#/properties/transaction_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,_),r++}}if(s.update_field!==void 0&&typeof s.update_field!="string"){const i={instancePath:t+"/update_field",schemaPath:"\
#/properties/update_field/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,i),r++}if(s.update_value!==
void 0&&typeof s.update_value!="string"){const i={instancePath:t+"/update_value",schemaPath:"#/properties/update_value/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,i),r++}}else e=noted(e,{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate15.errors=e,r===0}function validate16(s,{
instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;const i=r;let _=!0;const g=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){let d;s.wo_status===void 0&&(d="wo_status")?(e=noted(e,{}),r++):s.wo_status!==void 0&&
s.wo_status!=="RTV"&&(e=noted(e,{}),r++)}var u=g===r;r=i,e!==null&&(i?e.length=i:e=null);let c;if(u){const d=r;if(s&&typeof s==
"object"&&!Array.isArray(s)&&s.update_field!==void 0&&s.update_field!==""){const k={instancePath:t+"/update_field",schemaPath:"\
#/then/properties/update_field/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(
e,k),r++}var u=d===r;_=u,c="then"}else{const d=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.update_field!==void 0){let k=s.
update_field;if(!(k==="address"||k==="city"||k==="comments"||k==="cust_text"||k==="date_due"||k==="key_code"||k==="loan_\
number"||k==="loan_type_other"||k==="lock_code"||k==="lot_size"||k==="mortgage_name"||k==="start_date"||k==="state"||k===
"zip"||k==="wo_pending_cancellation_date"||k==="line_items"||k==="vendor_id")){const P={instancePath:t+"/update_field",schemaPath:"\
#/else/properties/update_field/enum",keyword:"enum",params:{allowedValues:allowed1},message:"must be equal to one of the\
 allowed values"};e=noted(e,P),r++}}var u=d===r;_=u,c="else"}if(!_){const d={instancePath:t,schemaPath:"#/if",keyword:"i\
f",params:{failingKeyword:c},message:'must match "'+c+'" schema'};e=noted(e,d),r++}if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
report_id"},message:"must have required property 'report_id'"}),r++),s.wo_number===void 0&&(e=noted(e,{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"wo_number"},message:"must have required property 'wo_number'"}),
r++),s.wo_status===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
wo_status"},message:"must have required property 'wo_status'"}),r++),s.update_field===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"update_field"},message:"must have required property \
'update_field'"}),r++),s.update_value===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"update_value"},message:"must have required property 'update_value'"}),r++),s.report_id!==void 0){let d=s.
report_id;const l=r;let k=!1;const P=r;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){const q={instancePath:t+
"/report_id",schemaPath:"#/properties/report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e=noted(e,q),r++}if(typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d)){const q={instancePath:t+"/\
report_id",schemaPath:"#/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e=noted(e,q),r++}if(d<0||isNaN(d)){const q={instancePath:t+"/report_id",schemaPath:"\
#/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(
e,q),r++}}var y=P===r;if(k=k||y,!k){const q=r;if(typeof d=="string"){if(!pattern1.test(d)){const j={instancePath:t+"/rep\
ort_id",schemaPath:"#/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'\
must match pattern "^[0-9]{16,64}$"'};e=noted(e,j),r++}}else{const j={instancePath:t+"/report_id",schemaPath:"#/properti\
es/report_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,j),r++}var y=q===r;
k=k||y}if(k)r=l,e!==null&&(l?e.length=l:e=null);else{const q={instancePath:t+"/report_id",schemaPath:"#/properties/repor\
t_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,q),r++}}if(s.wo_number!==void 0&&
typeof s.wo_number!="string"){const d={instancePath:t+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e=noted(e,d),r++}if(s.org_wo_num!==void 0){let d=s.org_wo_num;const l=r;
let k=!1;const P=r;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){const q={instancePath:t+"/org_wo_num",schemaPath:"\
#/properties/org_wo_num/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,q),r++}
if(typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d)){const q={instancePath:t+"/org_wo_num",schemaPath:"#\
/properties/org_wo_num/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must \
be <= 9007199254740991"};e=noted(e,q),r++}if(d<0||isNaN(d)){const q={instancePath:t+"/org_wo_num",schemaPath:"#/properti\
es/org_wo_num/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,q),r++}}
var w=P===r;if(k=k||w,!k){const q=r;if(typeof d=="string"){if(!pattern1.test(d)){const j={instancePath:t+"/org_wo_num",schemaPath:"\
#/properties/org_wo_num/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern\
 "^[0-9]{16,64}$"'};e=noted(e,j),r++}}else{const j={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/any\
Of/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,j),r++}var w=q===r;k=k||w}if(k)r=l,
e!==null&&(l?e.length=l:e=null);else{const q={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,q),r++}}if(s.wo_status!==void 0&&typeof s.wo_status!=
"string"){const d={instancePath:t+"/wo_status",schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e=noted(e,d),r++}if(s.transaction_id!==void 0){let d=s.transaction_id;if(typeof d=="stri\
ng"){if(func2(d)>255){const l={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"\
maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e=noted(e,l),r++}if(func2(d)<1){const l={
instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e=noted(e,l),r++}}else{const l={instancePath:t+"/transaction_id",schemaPath:"\
#/properties/transaction_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,l),r++}}if(s.
update_field!==void 0){let d=s.update_field;if(!(d==="address"||d==="city"||d==="comments"||d==="cust_text"||d==="date_d\
ue"||d==="key_code"||d==="loan_number"||d==="loan_type_other"||d==="lock_code"||d==="lot_size"||d==="mortgage_name"||d===
"start_date"||d==="state"||d==="zip"||d==="wo_pending_cancellation_date"||d==="line_items"||d==="vendor_id"||d==="")){const l={
instancePath:t+"/update_field",schemaPath:"#/properties/update_field/enum",keyword:"enum",params:{allowedValues:allowed2},
message:"must be equal to one of the allowed values"};e=noted(e,l),r++}}if(s.update_value!==void 0&&typeof s.update_value!=
"string"){const d={instancePath:t+"/update_value",schemaPath:"#/properties/update_value/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,d),r++}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}),r++;return validate16.errors=e,r===0}function validate17(s,{instancePath:t="",
parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;const i=r;let _=!0;const g=r;if(s&&typeof s=="object"&&
!Array.isArray(s)){let y;s.wo_status===void 0&&(y="wo_status")?(e=noted(e,{}),r++):s.wo_status!==void 0&&s.wo_status!=="\
RTV"&&(e=noted(e,{}),r++)}var u=g===r;r=i,e!==null&&(i?e.length=i:e=null);let c;if(u){const y=r;if(s&&typeof s=="object"&&
!Array.isArray(s)&&s.update_field!==void 0&&s.update_field!==""){const d={instancePath:t+"/update_field",schemaPath:"#/t\
hen/properties/update_field/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(
e,d),r++}var u=y===r;_=u,c="then"}else{const y=r;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.update_field!==void 0){let d=s.
update_field;if(!(d==="address"||d==="city"||d==="comments"||d==="cust_text"||d==="date_due"||d==="key_code"||d==="loan_\
number"||d==="loan_type_other"||d==="lock_code"||d==="lot_size"||d==="mortgage_name"||d==="start_date"||d==="state"||d===
"zip"||d==="wo_pending_cancellation_date"||d==="line_items"||d==="vendor_id")){const l={instancePath:t+"/update_field",schemaPath:"\
#/else/properties/update_field/enum",keyword:"enum",params:{allowedValues:allowed1},message:"must be equal to one of the\
 allowed values"};e=noted(e,l),r++}}var u=y===r;_=u,c="else"}if(!_){const y={instancePath:t,schemaPath:"#/if",keyword:"i\
f",params:{failingKeyword:c},message:'must match "'+c+'" schema'};e=noted(e,y),r++}if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
report_id"},message:"must have required property 'report_id'"}),r++),s.wo_number===void 0&&(e=noted(e,{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"wo_number"},message:"must have required property 'wo_number'"}),
r++),s.wo_status===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
wo_status"},message:"must have required property 'wo_status'"}),r++),s.update_field===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"update_field"},message:"must have required property \
'update_field'"}),r++),s.update_value===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"update_value"},message:"must have required property 'update_value'"}),r++),s.report_id!==void 0){let y=s.
report_id;if(typeof y=="string"){if(!pattern0.test(y)){const w={instancePath:t+"/report_id",schemaPath:"#/properties/rep\
ort_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(
e,w),r++}}else{const w={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,w),r++}}if(s.wo_number!==void 0&&typeof s.wo_number!="string"){const y={instancePath:t+
"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"must be string"};e=
noted(e,y),r++}if(s.org_wo_num!==void 0){let y=s.org_wo_num;if(typeof y=="string"){if(!pattern0.test(y)){const w={instancePath:t+
"/org_wo_num",schemaPath:"#/properties/org_wo_num/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'m\
ust match pattern "^[0-9]{1,64}$"'};e=noted(e,w),r++}}else{const w={instancePath:t+"/org_wo_num",schemaPath:"#/propertie\
s/org_wo_num/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,w),r++}}if(s.wo_status!==void 0&&
typeof s.wo_status!="string"){const y={instancePath:t+"/wo_status",schemaPath:"#/properties/wo_status/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e=noted(e,y),r++}if(s.transaction_id!==void 0){let y=s.transaction_id;
if(typeof y=="string"){if(func2(y)>255){const w={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_i\
d/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e=noted(e,w),r++}if(func2(
y)<1){const w={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e=noted(e,w),r++}}else{const w={instancePath:t+"/transaction_i\
d",schemaPath:"#/properties/transaction_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,w),r++}}if(s.update_field!==void 0){let y=s.update_field;if(!(y==="address"||y==="city"||y==="comments"||y==="cust_tex\
t"||y==="date_due"||y==="key_code"||y==="loan_number"||y==="loan_type_other"||y==="lock_code"||y==="lot_size"||y==="mort\
gage_name"||y==="start_date"||y==="state"||y==="zip"||y==="wo_pending_cancellation_date"||y==="line_items"||y==="vendor_\
id"||y==="")){const w={instancePath:t+"/update_field",schemaPath:"#/properties/update_field/enum",keyword:"enum",params:{
allowedValues:allowed2},message:"must be equal to one of the allowed values"};e=noted(e,w),r++}}if(s.update_value!==void 0&&
typeof s.update_value!="string"){const y={instancePath:t+"/update_value",schemaPath:"#/properties/update_value/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,y),r++}}else e=noted(e,{instancePath:t,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate17.errors=e,r===0}function validate18(s,{
instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.timestamp===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
timestamp"},message:"must have required property 'timestamp'"}),r++),s.timestamp!==void 0){let i=s.timestamp;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const _={instancePath:t+"/timestamp",schemaPath:"#/properties/timestamp/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,_),r++}if(typeof i=="number"&&isFinite(i)){if(i>
99999999999||isNaN(i)){const _={instancePath:t+"/timestamp",schemaPath:"#/properties/timestamp/maximum",keyword:"maximum",
params:{comparison:"<=",limit:99999999999},message:"must be <= 99999999999"};e=noted(e,_),r++}if(i<0||isNaN(i)){const _={
instancePath:t+"/timestamp",schemaPath:"#/properties/timestamp/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e=noted(e,_),r++}}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}),r++;return validate18.errors=e,r===0}const pattern11=new RegExp("^[0-9]{1,11}$","u");
function validate19(s,{instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"report_id"},message:"must have required property 'report_id'"}),r++),s.wo_number===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"wo_number"},message:"must\
 have required property 'wo_number'"}),r++),s.wo_status===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"wo_status"},message:"must have required property 'wo_status'"}),r++),s.cancel_timestamp===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cancel_timestamp"},
message:"must have required property 'cancel_timestamp'"}),r++),s.report_id!==void 0){let g=s.report_id;const u=r;let c=!1;
const y=r;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){const w={instancePath:t+"/report_id",schemaPath:"#/p\
roperties/report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,w),r++}if(typeof g==
"number"&&isFinite(g)){if(g>9007199254740991||isNaN(g)){const w={instancePath:t+"/report_id",schemaPath:"#/properties/re\
port_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925\
4740991"};e=noted(e,w),r++}if(g<0||isNaN(g)){const w={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/any\
Of/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,w),r++}}var i=y===r;if(c=
c||i,!c){const w=r;if(typeof g=="string"){if(!pattern1.test(g)){const l={instancePath:t+"/report_id",schemaPath:"#/prope\
rties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]\
{16,64}$"'};e=noted(e,l),r++}}else{const l={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/type",
keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,l),r++}var i=w===r;c=c||i}if(c)r=u,e!==null&&(u?
e.length=u:e=null);else{const w={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};e=noted(e,w),r++}}if(s.wo_number!==void 0&&typeof s.wo_number!="string"){const g={
instancePath:t+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e=noted(e,g),r++}if(s.org_wo_num!==void 0){let g=s.org_wo_num;const u=r;let c=!1;const y=r;if(!(typeof g=="\
number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){const w={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyO\
f/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,w),r++}if(typeof g=="number"&&isFinite(
g)){if(g>9007199254740991||isNaN(g)){const w={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(
e,w),r++}if(g<0||isNaN(g)){const w={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,w),r++}}var _=y===r;if(c=c||_,!c){const w=r;
if(typeof g=="string"){if(!pattern1.test(g)){const l={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/a\
nyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};e=noted(
e,l),r++}}else{const l={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/1/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,l),r++}var _=w===r;c=c||_}if(c)r=u,e!==null&&(u?e.length=u:e=null);else{
const w={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf",keyword:"anyOf",params:{},message:"must\
 match a schema in anyOf"};e=noted(e,w),r++}}if(s.wo_status!==void 0&&typeof s.wo_status!="string"){const g={instancePath:t+
"/wo_status",schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type:"string"},message:"must be string"};e=
noted(e,g),r++}if(s.transaction_id!==void 0){let g=s.transaction_id;if(typeof g=="string"){if(func2(g)>255){const u={instancePath:t+
"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit:255},message:"mus\
t NOT have more than 255 characters"};e=noted(e,u),r++}if(func2(g)<1){const u={instancePath:t+"/transaction_id",schemaPath:"\
#/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e=noted(e,u),r++}}else{const u={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,u),r++}}if(s.cancel_timestamp!==void 0){let g=s.cancel_timestamp;
if(typeof g=="string"){if(!pattern11.test(g)){const u={instancePath:t+"/cancel_timestamp",schemaPath:"#/properties/cance\
l_timestamp/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,11}$"},message:'must match pattern "^[0-9]{1,11}$"'};e=
noted(e,u),r++}}else{const u={instancePath:t+"/cancel_timestamp",schemaPath:"#/properties/cancel_timestamp/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,u),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate19.errors=e,r===0}function validate20(s,{
instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
report_id"},message:"must have required property 'report_id'"}),r++),s.wo_number===void 0&&(e=noted(e,{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"wo_number"},message:"must have required property 'wo_number'"}),
r++),s.wo_status===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
wo_status"},message:"must have required property 'wo_status'"}),r++),s.cancel_timestamp===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"cancel_timestamp"},message:"must have required prope\
rty 'cancel_timestamp'"}),r++),s.report_id!==void 0){let i=s.report_id;if(typeof i=="string"){if(!pattern0.test(i)){const _={
instancePath:t+"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},
message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/report_id",schemaPath:"#/\
properties/report_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(s.wo_number!==
void 0&&typeof s.wo_number!="string"){const i={instancePath:t+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,i),r++}if(s.org_wo_num!==void 0){let i=s.org_wo_num;if(typeof i==
"string"){if(!pattern0.test(i)){const _={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={
instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e=noted(e,_),r++}}if(s.wo_status!==void 0&&typeof s.wo_status!="string"){const i={instancePath:t+"/wo_sta\
tus",schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,
i),r++}if(s.transaction_id!==void 0){let i=s.transaction_id;if(typeof i=="string"){if(func2(i)>255){const _={instancePath:t+
"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit:255},message:"mus\
t NOT have more than 255 characters"};e=noted(e,_),r++}if(func2(i)<1){const _={instancePath:t+"/transaction_id",schemaPath:"\
#/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e=noted(e,_),r++}}else{const _={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(s.cancel_timestamp!==void 0){let i=s.cancel_timestamp;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const _={instancePath:t+"/cancel_timestamp",schemaPath:"#/prop\
erties/cancel_timestamp/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,_),r++}if(typeof i==
"number"&&isFinite(i)){if(i>99999999999||isNaN(i)){const _={instancePath:t+"/cancel_timestamp",schemaPath:"#/properties/\
cancel_timestamp/maximum",keyword:"maximum",params:{comparison:"<=",limit:99999999999},message:"must be <= 99999999999"};
e=noted(e,_),r++}if(i<0||isNaN(i)){const _={instancePath:t+"/cancel_timestamp",schemaPath:"#/properties/cancel_timestamp\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,_),r++}}}}else e=noted(e,
{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate20.
errors=e,r===0}function validate21(s,{instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"report_id"},message:"must have required property 'report_id'"}),r++),s.module_type===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"module_type"},message:"\
must have required property 'module_type'"}),r++),s.remote_report_id!==void 0){let i=s.remote_report_id;if(typeof i=="st\
ring"){if(!pattern0.test(i)){const _={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/patte\
rn",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{
const _={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,_),r++}}if(s.report_id!==void 0){let i=s.report_id;if(typeof i=="string"){if(!pattern0.
test(i)){const _={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/report_id",
schemaPath:"#/properties/report_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}
if(s.module_type!==void 0){let i=s.module_type;if(!(i==="uploads"||i==="job_notes")){const _={instancePath:t+"/module_ty\
pe",schemaPath:"#/properties/module_type/enum",keyword:"enum",params:{allowedValues:allowed3},message:"must be equal to \
one of the allowed values"};e=noted(e,_),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}),r++;return validate21.errors=e,r===0}function validate22(s,{instancePath:t="",
parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.report_id===
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
must have required property 'imported'"}),r++),s.remote_report_id!==void 0){let u=s.remote_report_id;const c=r;let y=!1;
const w=r;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){const d={instancePath:t+"/remote_report_id",schemaPath:"\
#/properties/remote_report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,
d),r++}if(typeof u=="number"&&isFinite(u)){if(u>9007199254740991||isNaN(u)){const d={instancePath:t+"/remote_report_id",
schemaPath:"#/properties/remote_report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e=noted(e,d),r++}if(u<0||isNaN(u)){const d={instancePath:t+"/remote_report_id",schemaPath:"\
#/properties/remote_report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e=noted(e,d),r++}}var i=w===r;if(y=y||i,!y){const d=r;if(typeof u=="string"){if(!pattern0.test(u)){const k={instancePath:t+
"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]\
{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,k),r++}}else{const k={instancePath:t+"/remote_report_i\
d",schemaPath:"#/properties/remote_report_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};
e=noted(e,k),r++}var i=d===r;y=y||i}if(y)r=c,e!==null&&(c?e.length=c:e=null);else{const d={instancePath:t+"/remote_repor\
t_id",schemaPath:"#/properties/remote_report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
e=noted(e,d),r++}}if(s.report_id!==void 0){let u=s.report_id;const c=r;let y=!1;const w=r;if(!(typeof u=="number"&&!(u%1)&&
!isNaN(u)&&isFinite(u))){const d={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e=noted(e,d),r++}if(typeof u=="number"&&isFinite(u)){if(u>9007199254740991||
isNaN(u)){const d={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(e,d),r++}if(u<0||isNaN(u)){const d={
instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e=noted(e,d),r++}}var _=w===r;if(y=y||_,!y){const d=r;if(typeof u=="string"){if(!pattern0.
test(u)){const k={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,k),r++}}else{const k={instancePath:t+"/\
report_id",schemaPath:"#/properties/report_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e=noted(e,k),r++}var _=d===r;y=y||_}if(y)r=c,e!==null&&(c?e.length=c:e=null);else{const d={instancePath:t+"/report_i\
d",schemaPath:"#/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,
d),r++}}if(s.file_id!==void 0){let u=s.file_id;const c=r;let y=!1;const w=r;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&
isFinite(u))){const d={instancePath:t+"/file_id",schemaPath:"#/properties/file_id/anyOf/0/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e=noted(e,d),r++}if(typeof u=="number"&&isFinite(u)){if(u>9007199254740991||isNaN(u)){
const d={instancePath:t+"/file_id",schemaPath:"#/properties/file_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(e,d),r++}if(u<0||isNaN(u)){const d={instancePath:t+
"/file_id",schemaPath:"#/properties/file_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e=noted(e,d),r++}}var g=w===r;if(y=y||g,!y){const d=r;if(typeof u=="string"){if(!pattern1.test(u)){const k={
instancePath:t+"/file_id",schemaPath:"#/properties/file_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16\
,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};e=noted(e,k),r++}}else{const k={instancePath:t+"/file_id",schemaPath:"\
#/properties/file_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,k),r++}var g=d===
r;y=y||g}if(y)r=c,e!==null&&(c?e.length=c:e=null);else{const d={instancePath:t+"/file_id",schemaPath:"#/properties/file_\
id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,d),r++}}if(s.file_name!==void 0&&typeof s.
file_name!="string"){const u={instancePath:t+"/file_name",schemaPath:"#/properties/file_name/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,u),r++}if(s.file_type!==void 0&&typeof s.file_type!="string"){const u={
instancePath:t+"/file_type",schemaPath:"#/properties/file_type/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e=noted(e,u),r++}if(s.file_size!==void 0){let u=s.file_size;if(!(typeof u=="number"&&isFinite(u))){const c={
instancePath:t+"/file_size",schemaPath:"#/properties/file_size/type",keyword:"type",params:{type:"number"},message:"must\
 be number"};e=noted(e,c),r++}}if(s.file_desc!==void 0&&typeof s.file_desc!="string"){const u={instancePath:t+"/file_des\
c",schemaPath:"#/properties/file_desc/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,u),
r++}if(s.obj_url!==void 0&&typeof s.obj_url!="string"){const u={instancePath:t+"/obj_url",schemaPath:"#/properties/obj_u\
rl/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,u),r++}if(s.obj_url_thumb!==void 0&&typeof s.
obj_url_thumb!="string"){const u={instancePath:t+"/obj_url_thumb",schemaPath:"#/properties/obj_url_thumb/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,u),r++}if(s.module_type!==void 0){let u=s.module_type;if(!(u===
"uploads"||u==="job_notes")){const c={instancePath:t+"/module_type",schemaPath:"#/properties/module_type/enum",keyword:"\
enum",params:{allowedValues:allowed3},message:"must be equal to one of the allowed values"};e=noted(e,c),r++}}if(s.org_name!==
void 0&&typeof s.org_name!="string"){const u={instancePath:t+"/org_name",schemaPath:"#/properties/org_name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,u),r++}if(s.imported!==void 0&&s.imported!==1){const u={
instancePath:t+"/imported",schemaPath:"#/properties/imported/const",keyword:"const",params:{allowedValue:1},message:"mus\
t be equal to constant"};e=noted(e,u),r++}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}),r++;return validate22.errors=e,r===0}function validate23(s,{instancePath:t="",parentData:$,
parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.report_id===void 0&&
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
must have required property 'imported'"}),r++),s.remote_report_id!==void 0){let i=s.remote_report_id;if(typeof i=="strin\
g"){if(!pattern0.test(i)){const _={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/pattern",
keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{
const _={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,_),r++}}if(s.report_id!==void 0){let i=s.report_id;if(typeof i=="string"){if(!pattern0.
test(i)){const _={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/report_id",
schemaPath:"#/properties/report_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}
if(s.file_id!==void 0){let i=s.file_id;if(typeof i=="string"){if(!pattern0.test(i)){const _={instancePath:t+"/file_id",schemaPath:"\
#/properties/file_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,6\
4}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,_),r++}}if(s.file_name!==void 0&&typeof s.file_name!="string"){const i={
instancePath:t+"/file_name",schemaPath:"#/properties/file_name/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e=noted(e,i),r++}if(s.file_type!==void 0&&typeof s.file_type!="string"){const i={instancePath:t+"/file_type",
schemaPath:"#/properties/file_type/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,i),r++}
if(s.file_size!==void 0){let i=s.file_size;if(!(typeof i=="number"&&isFinite(i))){const _={instancePath:t+"/file_size",schemaPath:"\
#/properties/file_size/type",keyword:"type",params:{type:"number"},message:"must be number"};e=noted(e,_),r++}}if(s.file_desc!==
void 0&&typeof s.file_desc!="string"){const i={instancePath:t+"/file_desc",schemaPath:"#/properties/file_desc/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,i),r++}if(s.obj_url!==void 0&&typeof s.obj_url!="string"){
const i={instancePath:t+"/obj_url",schemaPath:"#/properties/obj_url/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,i),r++}if(s.obj_url_thumb!==void 0&&typeof s.obj_url_thumb!="string"){const i={instancePath:t+
"/obj_url_thumb",schemaPath:"#/properties/obj_url_thumb/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e=noted(e,i),r++}if(s.module_type!==void 0){let i=s.module_type;if(!(i==="uploads"||i==="job_notes")){const _={instancePath:t+
"/module_type",schemaPath:"#/properties/module_type/enum",keyword:"enum",params:{allowedValues:allowed3},message:"must b\
e equal to one of the allowed values"};e=noted(e,_),r++}}if(s.org_name!==void 0&&typeof s.org_name!="string"){const i={instancePath:t+
"/org_name",schemaPath:"#/properties/org_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,i),r++}if(s.imported!==void 0&&s.imported!==1){const i={instancePath:t+"/imported",schemaPath:"#/properties/imported/c\
onst",keyword:"const",params:{allowedValue:1},message:"must be equal to constant"};e=noted(e,i),r++}}else e=noted(e,{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate23.errors=e,r===
0}function validate24(s,{instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.remote_report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"remote_report_id"},message:"must have required property 'remote_report_id'"}),r++),s.
remote_report_id!==void 0){let i=s.remote_report_id;if(typeof i=="string"){if(!pattern0.test(i)){const _={instancePath:t+
"/remote_report_id",schemaPath:"#/properties/remote_report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},
message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/remote_report_id",schemaPath:"\
#/properties/remote_report_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}}else
e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate24.
errors=e,r===0}function validate25(s,{instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.obj_url===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"obj_url"},message:"must have required property 'obj_url'"}),r++),s.file_metadata===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"file_metadata"},message:"\
must have required property 'file_metadata'"}),r++),s.obj_url!==void 0&&typeof s.obj_url!="string"){const i={instancePath:t+
"/obj_url",schemaPath:"#/properties/obj_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,i),r++}if(s.file_metadata!==void 0){let i=s.file_metadata;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.file_size===
void 0){const _={instancePath:t+"/file_metadata",schemaPath:"#/properties/file_metadata/required",keyword:"required",params:{
missingProperty:"file_size"},message:"must have required property 'file_size'"};e=noted(e,_),r++}if(i.file_size!==void 0){
let _=i.file_size;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_))){const g={instancePath:t+"/file_metadata/file\
_size",schemaPath:"#/properties/file_metadata/properties/file_size/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e=noted(e,g),r++}if(typeof _=="number"&&isFinite(_)){if(_>9007199254740991||isNaN(_)){const g={instancePath:t+
"/file_metadata/file_size",schemaPath:"#/properties/file_metadata/properties/file_size/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(e,g),r++}if(_<0||isNaN(_)){const g={
instancePath:t+"/file_metadata/file_size",schemaPath:"#/properties/file_metadata/properties/file_size/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,g),r++}}}}else{const _={instancePath:t+"/fil\
e_metadata",schemaPath:"#/properties/file_metadata/type",keyword:"type",params:{type:"object"},message:"must be object"};
e=noted(e,_),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"}),r++;return validate25.errors=e,r===0}function validate26(s,{instancePath:t="",parentData:$,parentDataProperty:x,
rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"report_id"},message:"must have required property 're\
port_id'"}),r++),s.report_id!==void 0){let i=s.report_id;if(typeof i=="string"){if(!pattern0.test(i)){const _={instancePath:t+
"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'mus\
t match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/report_id",schemaPath:"#/properties/r\
eport_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}}else e=noted(e,{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate26.errors=e,r===
0}function validate27(s,{instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s))for(const i in s){if(r>=MOST)break;if(typeof s[i]!="string"){const _={instancePath:t+"/"+i.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e=noted(e,_),r++}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"}),r++;return validate27.errors=e,r===0}function validate28(s,{instancePath:t="",parentData:$,parentDataProperty:x,
rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"report_id"},message:"must have required property 're\
port_id'"}),r++),s.remote_report_id!==void 0){let i=s.remote_report_id;if(typeof i=="string"){if(!pattern0.test(i)){const _={
instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/remote_re\
port_id",schemaPath:"#/properties/remote_report_id/type",keyword:"type",params:{type:"string"},message:"must be string"};
e=noted(e,_),r++}}if(s.report_id!==void 0){let i=s.report_id;if(typeof i=="string"){if(!pattern0.test(i)){const _={instancePath:t+
"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'mus\
t match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/report_id",schemaPath:"#/properties/r\
eport_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}}else e=noted(e,{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate28.errors=e,r===
0}const pattern30=new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5]\
[0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$","u");function validate29(s,{instancePath:t="",parentData:$,parentDataProperty:x,
rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.note_id===void 0&&(e=noted(e,{instancePath:t,
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
ve required property 'has_attachments'"}),r++),s.note_id!==void 0){let c=s.note_id;const y=r;let w=!1;const d=r;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){const l={instancePath:t+"/note_id",schemaPath:"#/properties/note_id/anyOf/0/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,l),r++}if(typeof c=="number"&&isFinite(
c)){if(c>9007199254740991||isNaN(c)){const l={instancePath:t+"/note_id",schemaPath:"#/properties/note_id/anyOf/0/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(e,l),r++}
if(c<0||isNaN(c)){const l={instancePath:t+"/note_id",schemaPath:"#/properties/note_id/anyOf/0/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,l),r++}}var i=d===r;if(w=w||i,!w){const l=r;if(typeof c==
"string"){if(!pattern0.test(c)){const P={instancePath:t+"/note_id",schemaPath:"#/properties/note_id/anyOf/1/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,P),r++}}else{const P={
instancePath:t+"/note_id",schemaPath:"#/properties/note_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,P),r++}var i=l===r;w=w||i}if(w)r=y,e!==null&&(y?e.length=y:e=null);else{const l={instancePath:t+
"/note_id",schemaPath:"#/properties/note_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(
e,l),r++}}if(s.note_rev!==void 0){let c=s.note_rev;const y=r;let w=!1;const d=r;if(!(typeof c=="number"&&!(c%1)&&!isNaN(
c)&&isFinite(c))){const l={instancePath:t+"/note_rev",schemaPath:"#/properties/note_rev/anyOf/0/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e=noted(e,l),r++}if(typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(
c)){const l={instancePath:t+"/note_rev",schemaPath:"#/properties/note_rev/anyOf/0/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(e,l),r++}if(c<0||isNaN(c)){const l={instancePath:t+
"/note_rev",schemaPath:"#/properties/note_rev/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e=noted(e,l),r++}}var _=d===r;if(w=w||_,!w){const l=r;if(typeof c=="string"){if(!pattern0.test(c)){const P={
instancePath:t+"/note_rev",schemaPath:"#/properties/note_rev/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{\
1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,P),r++}}else{const P={instancePath:t+"/note_rev",schemaPath:"\
#/properties/note_rev/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,P),r++}var _=l===
r;w=w||_}if(w)r=y,e!==null&&(y?e.length=y:e=null);else{const l={instancePath:t+"/note_rev",schemaPath:"#/properties/note\
_rev/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,l),r++}}if(s.remote_report_id!==
void 0){let c=s.remote_report_id;const y=r;let w=!1;const d=r;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){
const l={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/0/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e=noted(e,l),r++}if(typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(
c)){const l={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/0/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(e,l),r++}if(c<0||isNaN(
c)){const l={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/0/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,l),r++}}var g=d===r;if(w=w||g,!w){const l=r;if(typeof c==
"string"){if(!pattern0.test(c)){const P={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/an\
yOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(
e,P),r++}}else{const P={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/1/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,P),r++}var g=l===r;w=w||g}if(w)r=y,e!==null&&(y?e.length=
y:e=null);else{const l={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf",keyword:"any\
Of",params:{},message:"must match a schema in anyOf"};e=noted(e,l),r++}}if(s.report_id!==void 0){let c=s.report_id;const y=r;
let w=!1;const d=r;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){const l={instancePath:t+"/report_id",schemaPath:"\
#/properties/report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,l),r++}
if(typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(c)){const l={instancePath:t+"/report_id",schemaPath:"#/\
properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be\
 <= 9007199254740991"};e=noted(e,l),r++}if(c<0||isNaN(c)){const l={instancePath:t+"/report_id",schemaPath:"#/properties/\
report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,l),r++}}
var u=d===r;if(w=w||u,!w){const l=r;if(typeof c=="string"){if(!pattern0.test(c)){const P={instancePath:t+"/report_id",schemaPath:"\
#/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "\
^[0-9]{1,64}$"'};e=noted(e,P),r++}}else{const P={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,P),r++}var u=l===r;w=w||u}if(w)r=y,e!==null&&
(y?e.length=y:e=null);else{const l={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf",keyword:"anyOf",
params:{},message:"must match a schema in anyOf"};e=noted(e,l),r++}}if(s.note_type!==void 0){let c=s.note_type;if(!(c===
"wo"||c==="prop")){const y={instancePath:t+"/note_type",schemaPath:"#/properties/note_type/enum",keyword:"enum",params:{
allowedValues:allowed0},message:"must be equal to one of the allowed values"};e=noted(e,y),r++}}if(s.note_text!==void 0&&
typeof s.note_text!="string"){const c={instancePath:t+"/note_text",schemaPath:"#/properties/note_text/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}if(s.insert_by!==void 0&&typeof s.insert_by!="strin\
g"){const c={instancePath:t+"/insert_by",schemaPath:"#/properties/insert_by/type",keyword:"type",params:{type:"string"},
message:"must be string"};e=noted(e,c),r++}if(s.insert_date!==void 0){let c=s.insert_date;if(typeof c=="string"){if(!pattern30.
test(c)){const y={instancePath:t+"/insert_date",schemaPath:"#/properties/insert_date/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)\
?(Z|[+-][0-9]{2}:?[0-9]{2})?$"},message:'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01]\
[0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"'};e=noted(e,y),r++}}else{const y={instancePath:t+
"/insert_date",schemaPath:"#/properties/insert_date/type",keyword:"type",params:{type:"string"},message:"must be string"};
e=noted(e,y),r++}}if(s.org_name!==void 0&&typeof s.org_name!="string"){const c={instancePath:t+"/org_name",schemaPath:"#\
/properties/org_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}if(s.has_attachments!==
void 0&&typeof s.has_attachments!="boolean"){const c={instancePath:t+"/has_attachments",schemaPath:"#/properties/has_att\
achments/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,c),r++}}else e=noted(e,{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate29.errors=e,r===
0}function validate30(s,{instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s==
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
s'"}),r++),s.note_id!==void 0){let i=s.note_id;if(typeof i=="string"){if(!pattern0.test(i)){const _={instancePath:t+"/no\
te_id",schemaPath:"#/properties/note_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match \
pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/note_id",schemaPath:"#/properties/note_id/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(s.note_rev!==void 0){let i=s.note_rev;
if(typeof i=="string"){if(!pattern0.test(i)){const _={instancePath:t+"/note_rev",schemaPath:"#/properties/note_rev/patte\
rn",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{
const _={instancePath:t+"/note_rev",schemaPath:"#/properties/note_rev/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,_),r++}}if(s.remote_report_id!==void 0){let i=s.remote_report_id;if(typeof i=="string"){if(!pattern0.
test(i)){const _={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+
"/remote_report_id",schemaPath:"#/properties/remote_report_id/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e=noted(e,_),r++}}if(s.report_id!==void 0){let i=s.report_id;if(typeof i=="string"){if(!pattern0.test(i)){const _={
instancePath:t+"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},
message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/report_id",schemaPath:"#/\
properties/report_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(s.note_type!==
void 0){let i=s.note_type;if(!(i==="wo"||i==="prop")){const _={instancePath:t+"/note_type",schemaPath:"#/properties/note\
_type/enum",keyword:"enum",params:{allowedValues:allowed0},message:"must be equal to one of the allowed values"};e=noted(
e,_),r++}}if(s.note_text!==void 0&&typeof s.note_text!="string"){const i={instancePath:t+"/note_text",schemaPath:"#/prop\
erties/note_text/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,i),r++}if(s.insert_by!==
void 0&&typeof s.insert_by!="string"){const i={instancePath:t+"/insert_by",schemaPath:"#/properties/insert_by/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,i),r++}if(s.insert_date!==void 0){let i=s.insert_date;if(typeof i==
"string"){if(!pattern30.test(i)){const _={instancePath:t+"/insert_date",schemaPath:"#/properties/insert_date/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9\
](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"},message:'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-\
9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"'};e=noted(e,_),r++}}else{
const _={instancePath:t+"/insert_date",schemaPath:"#/properties/insert_date/type",keyword:"type",params:{type:"string"},
message:"must be string"};e=noted(e,_),r++}}if(s.org_name!==void 0&&typeof s.org_name!="string"){const i={instancePath:t+
"/org_name",schemaPath:"#/properties/org_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,i),r++}if(s.has_attachments!==void 0&&typeof s.has_attachments!="boolean"){const i={instancePath:t+"/has_attachments",
schemaPath:"#/properties/has_attachments/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(
e,i),r++}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"}),r++;return validate30.errors=e,r===0}const pattern36=new RegExp("^([0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])\
|00000000)$","u"),pattern39=new RegExp("^-?[0-9]{1,15}\\.[0-9]{2}$","u");function validate31(s,{instancePath:t="",parentData:$,
parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.wo_number===void 0&&
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
has_foh"},message:"must have required property 'has_foh'"}),r++),s.wo_number!==void 0&&typeof s.wo_number!="string"){const d={
instancePath:t+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e=noted(e,d),r++}if(s.client_company_alias!==void 0&&typeof s.client_company_alias!="string"){const d={instancePath:t+
"/client_company_alias",schemaPath:"#/properties/client_company_alias/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,d),r++}if(s.cust_text!==void 0&&typeof s.cust_text!="string"){const d={instancePath:t+"/cust_\
text",schemaPath:"#/properties/cust_text/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,
d),r++}if(s.loan_number!==void 0&&typeof s.loan_number!="string"){const d={instancePath:t+"/loan_number",schemaPath:"#/p\
roperties/loan_number/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,d),r++}if(s.loan_type_other!==
void 0&&typeof s.loan_type_other!="string"){const d={instancePath:t+"/loan_type_other",schemaPath:"#/properties/loan_typ\
e_other/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,d),r++}if(s.address!==void 0&&typeof s.
address!="string"){const d={instancePath:t+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,d),r++}if(s.city!==void 0&&typeof s.city!="string"){const d={instancePath:t+
"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,d),
r++}if(s.state!==void 0&&typeof s.state!="string"){const d={instancePath:t+"/state",schemaPath:"#/properties/state/type",
keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,d),r++}if(s.zip!==void 0&&typeof s.zip!="strin\
g"){const d={instancePath:t+"/zip",schemaPath:"#/properties/zip/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e=noted(e,d),r++}if(s.comments!==void 0&&typeof s.comments!="string"){const d={instancePath:t+"/comments",
schemaPath:"#/properties/comments/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,d),r++}
if(s.work_type_alias!==void 0&&typeof s.work_type_alias!="string"){const d={instancePath:t+"/work_type_alias",schemaPath:"\
#/properties/work_type_alias/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,d),r++}if(s.
mortgage_name!==void 0&&typeof s.mortgage_name!="string"){const d={instancePath:t+"/mortgage_name",schemaPath:"#/propert\
ies/mortgage_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,d),r++}if(s.lot_size!==
void 0&&typeof s.lot_size!="string"){const d={instancePath:t+"/lot_size",schemaPath:"#/properties/lot_size/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,d),r++}if(s.lock_code!==void 0&&typeof s.lock_code!="st\
ring"){const d={instancePath:t+"/lock_code",schemaPath:"#/properties/lock_code/type",keyword:"type",params:{type:"string"},
message:"must be string"};e=noted(e,d),r++}if(s.key_code!==void 0&&typeof s.key_code!="string"){const d={instancePath:t+
"/key_code",schemaPath:"#/properties/key_code/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,d),r++}if(s.date_received!==void 0){let d=s.date_received;if(typeof d=="string"){if(!pattern36.test(d)){const l={instancePath:t+
"/date_received",schemaPath:"#/properties/date_received/pattern",keyword:"pattern",params:{pattern:"^([0-9]{4}(0[1-9]|1[\
0-2])(0[1-9]|[12][0-9]|3[01])|00000000)$"},message:'must match pattern "^([0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01]\
)|00000000)$"'};e=noted(e,l),r++}}else{const l={instancePath:t+"/date_received",schemaPath:"#/properties/date_received/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,l),r++}}if(s.date_due!==void 0){let d=s.date_due;
if(typeof d=="string"){if(!pattern36.test(d)){const l={instancePath:t+"/date_due",schemaPath:"#/properties/date_due/patt\
ern",keyword:"pattern",params:{pattern:"^([0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])|00000000)$"},message:'must mat\
ch pattern "^([0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])|00000000)$"'};e=noted(e,l),r++}}else{const l={instancePath:t+
"/date_due",schemaPath:"#/properties/date_due/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,l),r++}}if(s.start_date!==void 0){let d=s.start_date;if(typeof d=="string"){if(!pattern36.test(d)){const l={instancePath:t+
"/start_date",schemaPath:"#/properties/start_date/pattern",keyword:"pattern",params:{pattern:"^([0-9]{4}(0[1-9]|1[0-2])(\
0[1-9]|[12][0-9]|3[01])|00000000)$"},message:'must match pattern "^([0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])|0000\
0000)$"'};e=noted(e,l),r++}}else{const l={instancePath:t+"/start_date",schemaPath:"#/properties/start_date/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,l),r++}}if(s.line_items!==void 0){let d=s.line_items;if(Array.
isArray(d)){const l=d.length;for(let k=0;k<l&&r<MOST;k++){let P=d[k];if(P&&typeof P=="object"&&!Array.isArray(P)){if(P.desc===
void 0){const q={instancePath:t+"/line_items/"+k,schemaPath:"#/properties/line_items/items/required",keyword:"required",
params:{missingProperty:"desc"},message:"must have required property 'desc'"};e=noted(e,q),r++}if(P.qty===void 0){const q={
instancePath:t+"/line_items/"+k,schemaPath:"#/properties/line_items/items/required",keyword:"required",params:{missingProperty:"\
qty"},message:"must have required property 'qty'"};e=noted(e,q),r++}if(P.price===void 0){const q={instancePath:t+"/line_\
items/"+k,schemaPath:"#/properties/line_items/items/required",keyword:"required",params:{missingProperty:"price"},message:"\
must have required property 'price'"};e=noted(e,q),r++}if(P.total===void 0){const q={instancePath:t+"/line_items/"+k,schemaPath:"\
#/properties/line_items/items/required",keyword:"required",params:{missingProperty:"total"},message:"must have required \
property 'total'"};e=noted(e,q),r++}if(P.add===void 0){const q={instancePath:t+"/line_items/"+k,schemaPath:"#/properties\
/line_items/items/required",keyword:"required",params:{missingProperty:"add"},message:"must have required property 'add'"};
e=noted(e,q),r++}if(P.desc!==void 0&&typeof P.desc!="string"){const q={instancePath:t+"/line_items/"+k+"/desc",schemaPath:"\
#/properties/line_items/items/properties/desc/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,q),r++}if(P.qty!==void 0){let q=P.qty;if(typeof q=="string"){if(!pattern39.test(q)){const v={instancePath:t+"/line_ite\
ms/"+k+"/qty",schemaPath:"#/properties/line_items/items/properties/qty/pattern",keyword:"pattern",params:{pattern:"^-?[0\
-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'};e=noted(e,v),r++}}else{const v={instancePath:t+
"/line_items/"+k+"/qty",schemaPath:"#/properties/line_items/items/properties/qty/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e=noted(e,v),r++}}if(P.price!==void 0){let q=P.price;if(typeof q=="string"){if(!pattern39.
test(q)){const v={instancePath:t+"/line_items/"+k+"/price",schemaPath:"#/properties/line_items/items/properties/price/pa\
ttern",keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9\
]{2}$"'};e=noted(e,v),r++}}else{const v={instancePath:t+"/line_items/"+k+"/price",schemaPath:"#/properties/line_items/it\
ems/properties/price/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,v),r++}}if(P.total!==
void 0){let q=P.total;if(typeof q=="string"){if(!pattern39.test(q)){const v={instancePath:t+"/line_items/"+k+"/total",schemaPath:"\
#/properties/line_items/items/properties/total/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},
message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'};e=noted(e,v),r++}}else{const v={instancePath:t+"/line_items/"+
k+"/total",schemaPath:"#/properties/line_items/items/properties/total/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,v),r++}}if(P.add!==void 0&&typeof P.add!="string"){const q={instancePath:t+"/line_items/"+k+"\
/add",schemaPath:"#/properties/line_items/items/properties/add/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e=noted(e,q),r++}}else{const q={instancePath:t+"/line_items/"+k,schemaPath:"#/properties/line_items/items/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,q),r++}}}else{const l={instancePath:t+"/l\
ine_items",schemaPath:"#/properties/line_items/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(
e,l),r++}}if(s.pcr_forms!==void 0){let d=s.pcr_forms;if(Array.isArray(d)){const l=d.length;for(let k=0;k<l&&r<MOST;k++){
let P=d[k];if(P&&typeof P=="object"&&!Array.isArray(P)){if(P.pcr_form_id===void 0){const q={instancePath:t+"/pcr_forms/"+
k,schemaPath:"#/properties/pcr_forms/items/required",keyword:"required",params:{missingProperty:"pcr_form_id"},message:"\
must have required property 'pcr_form_id'"};e=noted(e,q),r++}if(P.form_ver_id===void 0){const q={instancePath:t+"/pcr_fo\
rms/"+k,schemaPath:"#/properties/pcr_forms/items/required",keyword:"required",params:{missingProperty:"form_ver_id"},message:"\
must have required property 'form_ver_id'"};e=noted(e,q),r++}if(P.form_required===void 0){const q={instancePath:t+"/pcr_\
forms/"+k,schemaPath:"#/properties/pcr_forms/items/required",keyword:"required",params:{missingProperty:"form_required"},
message:"must have required property 'form_required'"};e=noted(e,q),r++}if(P.pcr_form_id!==void 0){let q=P.pcr_form_id;const v=r;
let j=!1;const L=r;if(!(typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q))){const z={instancePath:t+"/pcr_forms/"+k+"/p\
cr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/anyOf/0/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e=noted(e,z),r++}if(typeof q=="number"&&isFinite(q)){if(q>9007199254740991||isNaN(q)){
const z={instancePath:t+"/pcr_forms/"+k+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/a\
nyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};
e=noted(e,z),r++}if(q<0||isNaN(q)){const z={instancePath:t+"/pcr_forms/"+k+"/pcr_form_id",schemaPath:"#/properties/pcr_f\
orms/items/properties/pcr_form_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >\
= 0"};e=noted(e,z),r++}}var i=L===r;if(j=j||i,!j){const z=r;if(typeof q=="string"){if(!pattern1.test(q)){const F={instancePath:t+
"/pcr_forms/"+k+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/anyOf/1/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};e=noted(e,F),r++}}else{const F={
instancePath:t+"/pcr_forms/"+k+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/anyOf/1/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,F),r++}var i=z===r;j=j||i}if(j)r=v,e!==null&&
(v?e.length=v:e=null);else{const z={instancePath:t+"/pcr_forms/"+k+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/ite\
ms/properties/pcr_form_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,z),r++}}if(P.
form_id!==void 0&&typeof P.form_id!="string"){const q={instancePath:t+"/pcr_forms/"+k+"/form_id",schemaPath:"#/propertie\
s/pcr_forms/items/properties/form_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,q),
r++}if(P.form_ver_id!==void 0){let q=P.form_ver_id;const v=r;let j=!1;const L=r;if(!(typeof q=="number"&&!(q%1)&&!isNaN(
q)&&isFinite(q))){const z={instancePath:t+"/pcr_forms/"+k+"/form_ver_id",schemaPath:"#/properties/pcr_forms/items/proper\
ties/form_ver_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,z),r++}if(typeof q==
"number"&&isFinite(q)){if(q>9007199254740991||isNaN(q)){const z={instancePath:t+"/pcr_forms/"+k+"/form_ver_id",schemaPath:"\
#/properties/pcr_forms/items/properties/form_ver_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e=noted(e,z),r++}if(q<0||isNaN(q)){const z={instancePath:t+"/pcr_forms/"+k+"/form\
_ver_id",schemaPath:"#/properties/pcr_forms/items/properties/form_ver_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e=noted(e,z),r++}}var _=L===r;if(j=j||_,!j){const z=r;if(typeof q=="string"){if(!pattern1.
test(q)){const F={instancePath:t+"/pcr_forms/"+k+"/form_ver_id",schemaPath:"#/properties/pcr_forms/items/properties/form\
_ver_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$\
"'};e=noted(e,F),r++}}else{const F={instancePath:t+"/pcr_forms/"+k+"/form_ver_id",schemaPath:"#/properties/pcr_forms/ite\
ms/properties/form_ver_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,F),r++}
var _=z===r;j=j||_}if(j)r=v,e!==null&&(v?e.length=v:e=null);else{const z={instancePath:t+"/pcr_forms/"+k+"/form_ver_id",
schemaPath:"#/properties/pcr_forms/items/properties/form_ver_id/anyOf",keyword:"anyOf",params:{},message:"must match a s\
chema in anyOf"};e=noted(e,z),r++}}if(P.form_required!==void 0){let q=P.form_required;if(!(typeof q=="number"&&!(q%1)&&!isNaN(
q)&&isFinite(q))){const v={instancePath:t+"/pcr_forms/"+k+"/form_required",schemaPath:"#/properties/pcr_forms/items/prop\
erties/form_required/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,v),r++}if(!(q===1||
q===0)){const v={instancePath:t+"/pcr_forms/"+k+"/form_required",schemaPath:"#/properties/pcr_forms/items/properties/for\
m_required/enum",keyword:"enum",params:{allowedValues:allowed4},message:"must be equal to one of the allowed values"};e=
noted(e,v),r++}}}else{const q={instancePath:t+"/pcr_forms/"+k,schemaPath:"#/properties/pcr_forms/items/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e=noted(e,q),r++}}}else{const l={instancePath:t+"/pcr_forms",schemaPath:"\
#/properties/pcr_forms/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,l),r++}}if(s.svc_report_id!==
void 0&&typeof s.svc_report_id!="string"){const d={instancePath:t+"/svc_report_id",schemaPath:"#/properties/svc_report_i\
d/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,d),r++}if(s.key_values!==void 0){let d=s.
key_values;if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.bg_checkin_provider!==void 0){let l=d.bg_checkin_provider;if(!(l===
"ags"||l==="")){const k={instancePath:t+"/key_values/bg_checkin_provider",schemaPath:"#/properties/key_values/properties\
/bg_checkin_provider/enum",keyword:"enum",params:{allowedValues:allowed5},message:"must be equal to one of the allowed v\
alues"};e=noted(e,k),r++}}if(d.wo_pending_cancellation_date!==void 0){let l=d.wo_pending_cancellation_date;if(typeof l==
"string"){if(!pattern11.test(l)){const k={instancePath:t+"/key_values/wo_pending_cancellation_date",schemaPath:"#/proper\
ties/key_values/properties/wo_pending_cancellation_date/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,11}$"},message:'\
must match pattern "^[0-9]{1,11}$"'};e=noted(e,k),r++}}else{const k={instancePath:t+"/key_values/wo_pending_cancellation\
_date",schemaPath:"#/properties/key_values/properties/wo_pending_cancellation_date/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e=noted(e,k),r++}}}else{const l={instancePath:t+"/key_values",schemaPath:"#/properties/\
key_values/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,l),r++}}if(s.broker_name!==void 0){
let d=s.broker_name;const l=r;let k=!1;const P=r;if(typeof d!="string"){const q={instancePath:t+"/broker_name",schemaPath:"\
#/properties/broker_name/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,q),r++}
var g=P===r;if(k=k||g,!k){const q=r;if(d!==null){const j={instancePath:t+"/broker_name",schemaPath:"#/properties/broker_\
name/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e=noted(e,j),r++}var g=q===r;k=k||g}if(k)
r=l,e!==null&&(l?e.length=l:e=null);else{const q={instancePath:t+"/broker_name",schemaPath:"#/properties/broker_name/any\
Of",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,q),r++}}if(s.broker_company!==void 0){let d=s.
broker_company;const l=r;let k=!1;const P=r;if(typeof d!="string"){const q={instancePath:t+"/broker_company",schemaPath:"\
#/properties/broker_company/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,q),r++}
var u=P===r;if(k=k||u,!k){const q=r;if(d!==null){const j={instancePath:t+"/broker_company",schemaPath:"#/properties/brok\
er_company/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e=noted(e,j),r++}var u=q===r;k=k||u}
if(k)r=l,e!==null&&(l?e.length=l:e=null);else{const q={instancePath:t+"/broker_company",schemaPath:"#/properties/broker_\
company/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,q),r++}}if(s.broker_phone!==void 0){
let d=s.broker_phone;const l=r;let k=!1;const P=r;if(typeof d!="string"){const q={instancePath:t+"/broker_phone",schemaPath:"\
#/properties/broker_phone/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,q),r++}
var c=P===r;if(k=k||c,!k){const q=r;if(d!==null){const j={instancePath:t+"/broker_phone",schemaPath:"#/properties/broker\
_phone/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e=noted(e,j),r++}var c=q===r;k=k||c}if(k)
r=l,e!==null&&(l?e.length=l:e=null);else{const q={instancePath:t+"/broker_phone",schemaPath:"#/properties/broker_phone/a\
nyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,q),r++}}if(s.broker_email!==void 0){let d=s.
broker_email;const l=r;let k=!1;const P=r;if(typeof d!="string"){const q={instancePath:t+"/broker_email",schemaPath:"#/p\
roperties/broker_email/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,q),r++}var y=P===
r;if(k=k||y,!k){const q=r;if(d!==null){const j={instancePath:t+"/broker_email",schemaPath:"#/properties/broker_email/any\
Of/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e=noted(e,j),r++}var y=q===r;k=k||y}if(k)r=l,e!==
null&&(l?e.length=l:e=null);else{const q={instancePath:t+"/broker_email",schemaPath:"#/properties/broker_email/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,q),r++}}if(s.vendor_id!==void 0){let d=s.vendor_id;const l=r;
let k=!1;const P=r;if(typeof d!="string"){const q={instancePath:t+"/vendor_id",schemaPath:"#/properties/vendor_id/anyOf/\
0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,q),r++}var w=P===r;if(k=k||w,!k){const q=r;
if(d!==null){const j={instancePath:t+"/vendor_id",schemaPath:"#/properties/vendor_id/anyOf/1/type",keyword:"type",params:{
type:"null"},message:"must be null"};e=noted(e,j),r++}var w=q===r;k=k||w}if(k)r=l,e!==null&&(l?e.length=l:e=null);else{const q={
instancePath:t+"/vendor_id",schemaPath:"#/properties/vendor_id/anyOf",keyword:"anyOf",params:{},message:"must match a sc\
hema in anyOf"};e=noted(e,q),r++}}if(s.has_foh!==void 0&&typeof s.has_foh!="boolean"){const d={instancePath:t+"/has_foh",
schemaPath:"#/properties/has_foh/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,d),r++}}else
e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate31.
errors=e,r===0}const pattern45=new RegExp("^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$","u");function validate32(s,{
instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
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
has_foh"},message:"must have required property 'has_foh'"}),r++),s.wo_number!==void 0&&typeof s.wo_number!="string"){const l={
instancePath:t+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e=noted(e,l),r++}if(s.client_company_alias!==void 0&&typeof s.client_company_alias!="string"){const l={instancePath:t+
"/client_company_alias",schemaPath:"#/properties/client_company_alias/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,l),r++}if(s.cust_text!==void 0&&typeof s.cust_text!="string"){const l={instancePath:t+"/cust_\
text",schemaPath:"#/properties/cust_text/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,
l),r++}if(s.loan_number!==void 0&&typeof s.loan_number!="string"){const l={instancePath:t+"/loan_number",schemaPath:"#/p\
roperties/loan_number/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,l),r++}if(s.loan_type_other!==
void 0&&typeof s.loan_type_other!="string"){const l={instancePath:t+"/loan_type_other",schemaPath:"#/properties/loan_typ\
e_other/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,l),r++}if(s.address!==void 0&&typeof s.
address!="string"){const l={instancePath:t+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,l),r++}if(s.city!==void 0&&typeof s.city!="string"){const l={instancePath:t+
"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,l),
r++}if(s.state!==void 0&&typeof s.state!="string"){const l={instancePath:t+"/state",schemaPath:"#/properties/state/type",
keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,l),r++}if(s.zip!==void 0&&typeof s.zip!="strin\
g"){const l={instancePath:t+"/zip",schemaPath:"#/properties/zip/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e=noted(e,l),r++}if(s.comments!==void 0&&typeof s.comments!="string"){const l={instancePath:t+"/comments",
schemaPath:"#/properties/comments/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,l),r++}
if(s.work_type_alias!==void 0&&typeof s.work_type_alias!="string"){const l={instancePath:t+"/work_type_alias",schemaPath:"\
#/properties/work_type_alias/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,l),r++}if(s.
mortgage_name!==void 0&&typeof s.mortgage_name!="string"){const l={instancePath:t+"/mortgage_name",schemaPath:"#/propert\
ies/mortgage_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,l),r++}if(s.lot_size!==
void 0&&typeof s.lot_size!="string"){const l={instancePath:t+"/lot_size",schemaPath:"#/properties/lot_size/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,l),r++}if(s.lock_code!==void 0&&typeof s.lock_code!="st\
ring"){const l={instancePath:t+"/lock_code",schemaPath:"#/properties/lock_code/type",keyword:"type",params:{type:"string"},
message:"must be string"};e=noted(e,l),r++}if(s.key_code!==void 0&&typeof s.key_code!="string"){const l={instancePath:t+
"/key_code",schemaPath:"#/properties/key_code/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,l),r++}if(s.date_received!==void 0){let l=s.date_received;const k=r;let P=!1;const q=r;if(typeof l=="string"){if(!pattern45.
test(l)){const v={instancePath:t+"/date_received",schemaPath:"#/properties/date_received/anyOf/0/pattern",keyword:"patte\
rn",params:{pattern:"^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$"},message:'must match pattern "^[0-9]{4}(0[1-9]|1\
[0-2])(0[1-9]|[12][0-9]|3[01])$"'};e=noted(e,v),r++}}else{const v={instancePath:t+"/date_received",schemaPath:"#/propert\
ies/date_received/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,v),r++}var i=q===
r;if(P=P||i,!P){const v=r;if(l!==null){const L={instancePath:t+"/date_received",schemaPath:"#/properties/date_received/a\
nyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e=noted(e,L),r++}var i=v===r;P=P||i}if(P)r=k,e!==
null&&(k?e.length=k:e=null);else{const v={instancePath:t+"/date_received",schemaPath:"#/properties/date_received/anyOf",
keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,v),r++}}if(s.date_due!==void 0){let l=s.date_due;
const k=r;let P=!1;const q=r;if(typeof l=="string"){if(!pattern45.test(l)){const v={instancePath:t+"/date_due",schemaPath:"\
#/properties/date_due/anyOf/0/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01\
])$"},message:'must match pattern "^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$"'};e=noted(e,v),r++}}else{const v={
instancePath:t+"/date_due",schemaPath:"#/properties/date_due/anyOf/0/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,v),r++}var _=q===r;if(P=P||_,!P){const v=r;if(l!==null){const L={instancePath:t+"/date_due",schemaPath:"\
#/properties/date_due/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e=noted(e,L),r++}var _=v===
r;P=P||_}if(P)r=k,e!==null&&(k?e.length=k:e=null);else{const v={instancePath:t+"/date_due",schemaPath:"#/properties/date\
_due/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,v),r++}}if(s.start_date!==void 0){
let l=s.start_date;const k=r;let P=!1;const q=r;if(typeof l=="string"){if(!pattern45.test(l)){const v={instancePath:t+"/\
start_date",schemaPath:"#/properties/start_date/anyOf/0/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}(0[1-9]|1[0\
-2])(0[1-9]|[12][0-9]|3[01])$"},message:'must match pattern "^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$"'};e=noted(
e,v),r++}}else{const v={instancePath:t+"/start_date",schemaPath:"#/properties/start_date/anyOf/0/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,v),r++}var g=q===r;if(P=P||g,!P){const v=r;if(l!==null){const L={instancePath:t+
"/start_date",schemaPath:"#/properties/start_date/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be nul\
l"};e=noted(e,L),r++}var g=v===r;P=P||g}if(P)r=k,e!==null&&(k?e.length=k:e=null);else{const v={instancePath:t+"/start_da\
te",schemaPath:"#/properties/start_date/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(
e,v),r++}}if(s.line_items!==void 0){let l=s.line_items;if(Array.isArray(l)){const k=l.length;for(let P=0;P<k&&r<MOST;P++){
let q=l[P];if(q&&typeof q=="object"&&!Array.isArray(q)){if(q.desc===void 0){const v={instancePath:t+"/line_items/"+P,schemaPath:"\
#/properties/line_items/items/required",keyword:"required",params:{missingProperty:"desc"},message:"must have required p\
roperty 'desc'"};e=noted(e,v),r++}if(q.qty===void 0){const v={instancePath:t+"/line_items/"+P,schemaPath:"#/properties/l\
ine_items/items/required",keyword:"required",params:{missingProperty:"qty"},message:"must have required property 'qty'"};
e=noted(e,v),r++}if(q.price===void 0){const v={instancePath:t+"/line_items/"+P,schemaPath:"#/properties/line_items/items\
/required",keyword:"required",params:{missingProperty:"price"},message:"must have required property 'price'"};e=noted(e,
v),r++}if(q.total===void 0){const v={instancePath:t+"/line_items/"+P,schemaPath:"#/properties/line_items/items/required",
keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e=noted(e,v),r++}if(q.
add===void 0){const v={instancePath:t+"/line_items/"+P,schemaPath:"#/properties/line_items/items/required",keyword:"requ\
ired",params:{missingProperty:"add"},message:"must have required property 'add'"};e=noted(e,v),r++}if(q.desc!==void 0&&typeof q.
desc!="string"){const v={instancePath:t+"/line_items/"+P+"/desc",schemaPath:"#/properties/line_items/items/properties/de\
sc/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,v),r++}if(q.qty!==void 0){let v=q.qty;
if(typeof v=="string"){if(!pattern39.test(v)){const j={instancePath:t+"/line_items/"+P+"/qty",schemaPath:"#/properties/l\
ine_items/items/properties/qty/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must ma\
tch pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'};e=noted(e,j),r++}}else{const j={instancePath:t+"/line_items/"+P+"/qty",schemaPath:"\
#/properties/line_items/items/properties/qty/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,j),r++}}if(q.price!==void 0){let v=q.price;if(typeof v=="string"){if(!pattern39.test(v)){const j={instancePath:t+"/lin\
e_items/"+P+"/price",schemaPath:"#/properties/line_items/items/properties/price/pattern",keyword:"pattern",params:{pattern:"\
^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'};e=noted(e,j),r++}}else{const j={
instancePath:t+"/line_items/"+P+"/price",schemaPath:"#/properties/line_items/items/properties/price/type",keyword:"type",
params:{type:"string"},message:"must be string"};e=noted(e,j),r++}}if(q.total!==void 0){let v=q.total;if(typeof v=="stri\
ng"){if(!pattern39.test(v)){const j={instancePath:t+"/line_items/"+P+"/total",schemaPath:"#/properties/line_items/items/\
properties/total/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^\
-?[0-9]{1,15}\\.[0-9]{2}$"'};e=noted(e,j),r++}}else{const j={instancePath:t+"/line_items/"+P+"/total",schemaPath:"#/prop\
erties/line_items/items/properties/total/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,
j),r++}}if(q.add!==void 0&&typeof q.add!="string"){const v={instancePath:t+"/line_items/"+P+"/add",schemaPath:"#/propert\
ies/line_items/items/properties/add/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,v),r++}}else{
const v={instancePath:t+"/line_items/"+P,schemaPath:"#/properties/line_items/items/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e=noted(e,v),r++}}}else{const k={instancePath:t+"/line_items",schemaPath:"#/properties/\
line_items/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,k),r++}}if(s.pcr_forms!==void 0){
let l=s.pcr_forms;if(Array.isArray(l)){const k=l.length;for(let P=0;P<k&&r<MOST;P++){let q=l[P];if(q&&typeof q=="object"&&
!Array.isArray(q)){if(q.pcr_form_id===void 0){const v={instancePath:t+"/pcr_forms/"+P,schemaPath:"#/properties/pcr_forms\
/items/required",keyword:"required",params:{missingProperty:"pcr_form_id"},message:"must have required property 'pcr_for\
m_id'"};e=noted(e,v),r++}if(q.form_ver_id===void 0){const v={instancePath:t+"/pcr_forms/"+P,schemaPath:"#/properties/pcr\
_forms/items/required",keyword:"required",params:{missingProperty:"form_ver_id"},message:"must have required property 'f\
orm_ver_id'"};e=noted(e,v),r++}if(q.form_required===void 0){const v={instancePath:t+"/pcr_forms/"+P,schemaPath:"#/proper\
ties/pcr_forms/items/required",keyword:"required",params:{missingProperty:"form_required"},message:"must have required p\
roperty 'form_required'"};e=noted(e,v),r++}if(q.pcr_form_id!==void 0){let v=q.pcr_form_id;if(typeof v=="string"){if(!pattern0.
test(v)){const j={instancePath:t+"/pcr_forms/"+P+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_\
form_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(
e,j),r++}}else{const j={instancePath:t+"/pcr_forms/"+P+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/items/propertie\
s/pcr_form_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,j),r++}}if(q.form_id!==void 0&&
typeof q.form_id!="string"){const v={instancePath:t+"/pcr_forms/"+P+"/form_id",schemaPath:"#/properties/pcr_forms/items/\
properties/form_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,v),r++}if(q.form_ver_id!==
void 0){let v=q.form_ver_id;if(typeof v=="string"){if(!pattern0.test(v)){const j={instancePath:t+"/pcr_forms/"+P+"/form_\
ver_id",schemaPath:"#/properties/pcr_forms/items/properties/form_ver_id/pattern",keyword:"pattern",params:{pattern:"^[0-\
9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,j),r++}}else{const j={instancePath:t+"/pcr_forms/"+P+
"/form_ver_id",schemaPath:"#/properties/pcr_forms/items/properties/form_ver_id/type",keyword:"type",params:{type:"string"},
message:"must be string"};e=noted(e,j),r++}}if(q.form_required!==void 0&&typeof q.form_required!="boolean"){const v={instancePath:t+
"/pcr_forms/"+P+"/form_required",schemaPath:"#/properties/pcr_forms/items/properties/form_required/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e=noted(e,v),r++}}else{const v={instancePath:t+"/pcr_forms/"+P,schemaPath:"\
#/properties/pcr_forms/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,v),r++}}}else{
const k={instancePath:t+"/pcr_forms",schemaPath:"#/properties/pcr_forms/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e=noted(e,k),r++}}if(s.svc_report_id!==void 0&&typeof s.svc_report_id!="string"){const l={instancePath:t+
"/svc_report_id",schemaPath:"#/properties/svc_report_id/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e=noted(e,l),r++}if(s.key_values!==void 0){let l=s.key_values;if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.bg_checkin_provider!==
void 0){let k=l.bg_checkin_provider;if(!(k==="ags"||k==="")){const P={instancePath:t+"/key_values/bg_checkin_provider",schemaPath:"\
#/properties/key_values/properties/bg_checkin_provider/enum",keyword:"enum",params:{allowedValues:allowed5},message:"mus\
t be equal to one of the allowed values"};e=noted(e,P),r++}}if(l.wo_pending_cancellation_date!==void 0){let k=l.wo_pending_cancellation_date;
if(!(typeof k=="number"&&!(k%1)&&!isNaN(k)&&isFinite(k))){const P={instancePath:t+"/key_values/wo_pending_cancellation_d\
ate",schemaPath:"#/properties/key_values/properties/wo_pending_cancellation_date/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e=noted(e,P),r++}if(typeof k=="number"&&isFinite(k)){if(k>99999999999||isNaN(k)){const P={
instancePath:t+"/key_values/wo_pending_cancellation_date",schemaPath:"#/properties/key_values/properties/wo_pending_canc\
ellation_date/maximum",keyword:"maximum",params:{comparison:"<=",limit:99999999999},message:"must be <= 99999999999"};e=
noted(e,P),r++}if(k<0||isNaN(k)){const P={instancePath:t+"/key_values/wo_pending_cancellation_date",schemaPath:"#/proper\
ties/key_values/properties/wo_pending_cancellation_date/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e=noted(e,P),r++}}}}else{const k={instancePath:t+"/key_values",schemaPath:"#/properties/key_values/type",
keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,k),r++}}if(s.broker_name!==void 0){let l=s.broker_name;
const k=r;let P=!1;const q=r;if(typeof l!="string"){const v={instancePath:t+"/broker_name",schemaPath:"#/properties/brok\
er_name/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,v),r++}var u=q===r;if(P=
P||u,!P){const v=r;if(l!==null){const L={instancePath:t+"/broker_name",schemaPath:"#/properties/broker_name/anyOf/1/type",
keyword:"type",params:{type:"null"},message:"must be null"};e=noted(e,L),r++}var u=v===r;P=P||u}if(P)r=k,e!==null&&(k?e.
length=k:e=null);else{const v={instancePath:t+"/broker_name",schemaPath:"#/properties/broker_name/anyOf",keyword:"anyOf",
params:{},message:"must match a schema in anyOf"};e=noted(e,v),r++}}if(s.broker_company!==void 0){let l=s.broker_company;
const k=r;let P=!1;const q=r;if(typeof l!="string"){const v={instancePath:t+"/broker_company",schemaPath:"#/properties/b\
roker_company/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,v),r++}var c=q===r;
if(P=P||c,!P){const v=r;if(l!==null){const L={instancePath:t+"/broker_company",schemaPath:"#/properties/broker_company/a\
nyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e=noted(e,L),r++}var c=v===r;P=P||c}if(P)r=k,e!==
null&&(k?e.length=k:e=null);else{const v={instancePath:t+"/broker_company",schemaPath:"#/properties/broker_company/anyOf",
keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,v),r++}}if(s.broker_phone!==void 0){let l=s.
broker_phone;const k=r;let P=!1;const q=r;if(typeof l!="string"){const v={instancePath:t+"/broker_phone",schemaPath:"#/p\
roperties/broker_phone/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,v),r++}var y=q===
r;if(P=P||y,!P){const v=r;if(l!==null){const L={instancePath:t+"/broker_phone",schemaPath:"#/properties/broker_phone/any\
Of/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e=noted(e,L),r++}var y=v===r;P=P||y}if(P)r=k,e!==
null&&(k?e.length=k:e=null);else{const v={instancePath:t+"/broker_phone",schemaPath:"#/properties/broker_phone/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,v),r++}}if(s.broker_email!==void 0){let l=s.broker_email;
const k=r;let P=!1;const q=r;if(typeof l!="string"){const v={instancePath:t+"/broker_email",schemaPath:"#/properties/bro\
ker_email/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,v),r++}var w=q===r;if(P=
P||w,!P){const v=r;if(l!==null){const L={instancePath:t+"/broker_email",schemaPath:"#/properties/broker_email/anyOf/1/ty\
pe",keyword:"type",params:{type:"null"},message:"must be null"};e=noted(e,L),r++}var w=v===r;P=P||w}if(P)r=k,e!==null&&(k?
e.length=k:e=null);else{const v={instancePath:t+"/broker_email",schemaPath:"#/properties/broker_email/anyOf",keyword:"an\
yOf",params:{},message:"must match a schema in anyOf"};e=noted(e,v),r++}}if(s.vendor_id!==void 0){let l=s.vendor_id;const k=r;
let P=!1;const q=r;if(typeof l!="string"){const v={instancePath:t+"/vendor_id",schemaPath:"#/properties/vendor_id/anyOf/\
0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,v),r++}var d=q===r;if(P=P||d,!P){const v=r;
if(l!==null){const L={instancePath:t+"/vendor_id",schemaPath:"#/properties/vendor_id/anyOf/1/type",keyword:"type",params:{
type:"null"},message:"must be null"};e=noted(e,L),r++}var d=v===r;P=P||d}if(P)r=k,e!==null&&(k?e.length=k:e=null);else{const v={
instancePath:t+"/vendor_id",schemaPath:"#/properties/vendor_id/anyOf",keyword:"anyOf",params:{},message:"must match a sc\
hema in anyOf"};e=noted(e,v),r++}}if(s.has_foh!==void 0&&typeof s.has_foh!="boolean"){const l={instancePath:t+"/has_foh",
schemaPath:"#/properties/has_foh/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,l),r++}}else
e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate32.
errors=e,r===0}function validate33(s,{instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.pcr_form_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"pcr_form_id"},message:"must have required property 'pcr_form_id'"}),r++),
s.form_ver_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"f\
orm_ver_id"},message:"must have required property 'form_ver_id'"}),r++),s.pcr_form_id!==void 0){let i=s.pcr_form_id;if(typeof i==
"string"){if(!pattern0.test(i)){const _={instancePath:t+"/pcr_form_id",schemaPath:"#/properties/pcr_form_id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={
instancePath:t+"/pcr_form_id",schemaPath:"#/properties/pcr_form_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,_),r++}}if(s.form_ver_id!==void 0){let i=s.form_ver_id;if(typeof i=="string"){if(!pattern0.test(
i)){const _={instancePath:t+"/form_ver_id",schemaPath:"#/properties/form_ver_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/form_ver_\
id",schemaPath:"#/properties/form_ver_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,
_),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"}),r++;return validate33.errors=e,r===0}const pattern60=new RegExp("^[0-9]{1,15}$","u"),func18=Object.prototype.hasOwnProperty;
function validate34(s,{instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(const n in s){if(r>=MOST)break;const V=r;typeof n=="string"?pattern0.test(n)||(e=noted(
e,{instancePath:t,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must \
match pattern "^[0-9]{1,64}$"',propertyName:n}),r++):(e=noted(e,{instancePath:t,schemaPath:"#/propertyNames/type",keyword:"\
type",params:{type:"string"},message:"must be string",propertyName:n}),r++);var i=V===r;i||(e=noted(e,{instancePath:t,schemaPath:"\
#/propertyNames",keyword:"propertyNames",params:{propertyName:n},message:"property name must be valid"}),r++)}for(const n in s){
if(r>=MOST)break;let V=s[n];if(V&&typeof V=="object"&&!Array.isArray(V)){if(V.options_pcr_forms===void 0){const b={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"\
options_pcr_forms"},message:"must have required property 'options_pcr_forms'"};e=noted(e,b),r++}if(V.options_pcr_forms_questions===
void 0){const b={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",
keyword:"required",params:{missingProperty:"options_pcr_forms_questions"},message:"must have required property 'options_\
pcr_forms_questions'"};e=noted(e,b),r++}if(V.options_pcr_forms_questions_values===void 0){const b={instancePath:t+"/"+n.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"\
options_pcr_forms_questions_values"},message:"must have required property 'options_pcr_forms_questions_values'"};e=noted(
e,b),r++}if(V.options_pcr_forms_rules===void 0){const b={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/required",keyword:"required",params:{missingProperty:"options_pcr_forms_rules"},message:"must hav\
e required property 'options_pcr_forms_rules'"};e=noted(e,b),r++}if(V.options_pcr_forms_rules_checks===void 0){const b={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"requir\
ed",params:{missingProperty:"options_pcr_forms_rules_checks"},message:"must have required property 'options_pcr_forms_ru\
les_checks'"};e=noted(e,b),r++}if(V.options_pcr_forms_photo_rules===void 0){const b={instancePath:t+"/"+n.replace(/~/g,"\
~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"option\
s_pcr_forms_photo_rules"},message:"must have required property 'options_pcr_forms_photo_rules'"};e=noted(e,b),r++}if(V.options_pcr_forms!==
void 0){let b=V.options_pcr_forms;if(b&&typeof b=="object"&&!Array.isArray(b)){if(b.pcr_form_id===void 0){const a={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms",schemaPath:"#/additionalProperties/properties/options_\
pcr_forms/required",keyword:"required",params:{missingProperty:"pcr_form_id"},message:"must have required property 'pcr_\
form_id'"};e=noted(e,a),r++}for(const a in b){if(r>=MOST)break;if(!(a==="pcr_form_id"||a==="default_required"||a==="form\
_photos_required"||a==="transfer_prev_values"||a==="client_new_wo"||a==="global_form"||a==="pcr_form_active"||a==="form_\
deleted")&&typeof b[a]!="string"){const h={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_for\
ms/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms/additional\
Properties/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,h),r++}}if(b.pcr_form_id!==void 0){
let a=b.pcr_form_id;if(typeof a=="string"){if(!pattern0.test(a)){const h={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/\
pcr_form_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=
noted(e,h),r++}}else{const h={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/pcr_form_i\
d",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/pcr_form_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,h),r++}}if(b.default_required!==void 0){let a=b.default_required;const h=r;
let o=!1;const f=r;if(typeof a!="string"){const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options\
_pcr_forms/default_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/default_required\
/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,p),r++}if(!(a==="1"||a==="0")){
const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/default_required",schemaPath:"#\
/additionalProperties/properties/options_pcr_forms/properties/default_required/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed6},
message:"must be equal to one of the allowed values"};e=noted(e,p),r++}var _=f===r;if(o=o||_,!o){const p=r;if(a!==""){const m={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/default_required",schemaPath:"#/addition\
alProperties/properties/options_pcr_forms/properties/default_required/anyOf/1/const",keyword:"const",params:{allowedValue:""},
message:"must be equal to constant"};e=noted(e,m),r++}var _=p===r;o=o||_}if(o)r=h,e!==null&&(h?e.length=h:e=null);else{const p={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/default_required",schemaPath:"#/addition\
alProperties/properties/options_pcr_forms/properties/default_required/anyOf",keyword:"anyOf",params:{},message:"must mat\
ch a schema in anyOf"};e=noted(e,p),r++}}if(b.form_photos_required!==void 0){let a=b.form_photos_required;const h=r;let o=!1;
const f=r;if(typeof a!="string"){const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_form\
s/form_photos_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/form_photos_required/\
anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,p),r++}if(!(a==="1"||a==="0")){const p={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/form_photos_required",schemaPath:"#/addi\
tionalProperties/properties/options_pcr_forms/properties/form_photos_required/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed6},
message:"must be equal to one of the allowed values"};e=noted(e,p),r++}var g=f===r;if(o=o||g,!o){const p=r;if(a!==""){const m={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/form_photos_required",schemaPath:"#/addi\
tionalProperties/properties/options_pcr_forms/properties/form_photos_required/anyOf/1/const",keyword:"const",params:{allowedValue:""},
message:"must be equal to constant"};e=noted(e,m),r++}var g=p===r;o=o||g}if(o)r=h,e!==null&&(h?e.length=h:e=null);else{const p={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/form_photos_required",schemaPath:"#/addi\
tionalProperties/properties/options_pcr_forms/properties/form_photos_required/anyOf",keyword:"anyOf",params:{},message:"\
must match a schema in anyOf"};e=noted(e,p),r++}}if(b.transfer_prev_values!==void 0){let a=b.transfer_prev_values;const h=r;
let o=!1;const f=r;if(typeof a!="string"){const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options\
_pcr_forms/transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/transfer_pre\
v_values/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,p),r++}if(!(a==="1"||a===
"0")){const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/transfer_prev_values",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms/properties/transfer_prev_values/anyOf/0/enum",keyword:"enum",params:{
allowedValues:allowed6},message:"must be equal to one of the allowed values"};e=noted(e,p),r++}var u=f===r;if(o=o||u,!o){
const p=r;if(a!==""){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/transfer_p\
rev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/transfer_prev_values/anyOf/1/cons\
t",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,m),r++}var u=p===r;o=o||u}if(o)
r=h,e!==null&&(h?e.length=h:e=null);else{const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_\
pcr_forms/transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/transfer_prev\
_values/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,p),r++}}if(b.client_new_wo!==
void 0){let a=b.client_new_wo;const h=r;let o=!1;const f=r;if(typeof a!="string"){const p={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/client_new_wo",schemaPath:"#/additionalProperties/properties/options_\
pcr_forms/properties/client_new_wo/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,p),r++}if(!(a==="1"||a==="0")){const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_form\
s/client_new_wo",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/client_new_wo/anyOf/0/enum",
keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of the allowed values"};e=noted(e,p),r++}var c=f===
r;if(o=o||c,!o){const p=r;if(a!==""){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_\
forms/client_new_wo",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/client_new_wo/anyOf/1/co\
nst",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,m),r++}var c=p===r;o=o||c}if(o)
r=h,e!==null&&(h?e.length=h:e=null);else{const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_\
pcr_forms/client_new_wo",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/client_new_wo/anyOf",
keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,p),r++}}if(b.global_form!==void 0){let a=b.global_form;
const h=r;let o=!1;const f=r;if(typeof a!="string"){const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms/global_form",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/global_form/\
anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,p),r++}if(!(a==="1"||a==="0")){const p={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/global_form",schemaPath:"#/additionalPro\
perties/properties/options_pcr_forms/properties/global_form/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed6},
message:"must be equal to one of the allowed values"};e=noted(e,p),r++}var y=f===r;if(o=o||y,!o){const p=r;if(a!==""){const m={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/global_form",schemaPath:"#/additionalPro\
perties/properties/options_pcr_forms/properties/global_form/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"\
must be equal to constant"};e=noted(e,m),r++}var y=p===r;o=o||y}if(o)r=h,e!==null&&(h?e.length=h:e=null);else{const p={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/global_form",schemaPath:"#/additionalProperties/propert\
ies/options_pcr_forms/properties/global_form/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=
noted(e,p),r++}}if(b.pcr_form_active!==void 0){let a=b.pcr_form_active;const h=r;let o=!1;const f=r;if(typeof a!="string"){
const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/pcr_form_active",schemaPath:"#/\
additionalProperties/properties/options_pcr_forms/properties/pcr_form_active/anyOf/0/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,p),r++}if(!(a==="1"||a==="0")){const p={instancePath:t+"/"+n.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/options_pcr_forms/pcr_form_active",schemaPath:"#/additionalProperties/properties/options_pcr_\
forms/properties/pcr_form_active/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to \
one of the allowed values"};e=noted(e,p),r++}var w=f===r;if(o=o||w,!o){const p=r;if(a!==""){const m={instancePath:t+"/"+
n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/pcr_form_active",schemaPath:"#/additionalProperties/propert\
ies/options_pcr_forms/properties/pcr_form_active/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must b\
e equal to constant"};e=noted(e,m),r++}var w=p===r;o=o||w}if(o)r=h,e!==null&&(h?e.length=h:e=null);else{const p={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/pcr_form_active",schemaPath:"#/additionalProperties/pro\
perties/options_pcr_forms/properties/pcr_form_active/anyOf",keyword:"anyOf",params:{},message:"must match a schema in an\
yOf"};e=noted(e,p),r++}}if(b.form_deleted!==void 0){let a=b.form_deleted;const h=r;let o=!1;const f=r;if(typeof a!="stri\
ng"){const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/form_deleted",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms/properties/form_deleted/anyOf/0/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e=noted(e,p),r++}if(!(a==="1"||a==="0")){const p={instancePath:t+"/"+n.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/options_pcr_forms/form_deleted",schemaPath:"#/additionalProperties/properties/options_pcr_form\
s/properties/form_deleted/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of \
the allowed values"};e=noted(e,p),r++}var d=f===r;if(o=o||d,!o){const p=r;if(a!==""){const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/form_deleted",schemaPath:"#/additionalProperties/properties/options_p\
cr_forms/properties/form_deleted/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to const\
ant"};e=noted(e,m),r++}var d=p===r;o=o||d}if(o)r=h,e!==null&&(h?e.length=h:e=null);else{const p={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/form_deleted",schemaPath:"#/additionalProperties/properties/options_p\
cr_forms/properties/form_deleted/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,p),r++}}}else{
const a={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms",schemaPath:"#/additionalProper\
ties/properties/options_pcr_forms/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,a),r++}}
if(V.options_pcr_forms_questions!==void 0){let b=V.options_pcr_forms_questions;if(b&&typeof b=="object"&&!Array.isArray(
b)){for(const a in b){if(r>=MOST)break;const h=r;if(typeof a=="string"){if(!pattern0.test(a)){const o={instancePath:t+"/"+
n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions",schemaPath:"#/additionalProperties/properties/op\
tions_pcr_forms_questions/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match \
pattern "^[0-9]{1,64}$"',propertyName:a};e=noted(e,o),r++}}else{const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/pro\
pertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:a};e=noted(e,o),r++}var l=h===
r;if(!l){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/propertyNames",keyword:"propertyNames",params:{propertyName:a},
message:"property name must be valid"};e=noted(e,o),r++}}for(const a in b){if(r>=MOST)break;let h=b[a];if(h&&typeof h=="\
object"&&!Array.isArray(h)){if(h.pcr_question_id===void 0){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/proper\
ties/options_pcr_forms_questions/additionalProperties/required",keyword:"required",params:{missingProperty:"pcr_question\
_id"},message:"must have required property 'pcr_question_id'"};e=noted(e,o),r++}if(h.pcr_form_id===void 0){const o={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/required",keyword:"required",params:{
missingProperty:"pcr_form_id"},message:"must have required property 'pcr_form_id'"};e=noted(e,o),r++}for(const o in h){if(r>=
MOST)break;if(!func18.call(allowed7,o)&&typeof h[o]!="string"){const f={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/additionalPropertie\
s/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,f),r++}}if(h.pcr_question_id!==void 0){
let o=h.pcr_question_id;if(typeof o=="string"){if(!pattern0.test(o)){const f={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/ad\
ditionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/pcr_question_id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,f),r++}}else{const f={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(
/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalPrope\
rties/properties/pcr_question_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,f),r++}}
if(h.pcr_form_id!==void 0){let o=h.pcr_form_id;if(typeof o=="string"){if(!pattern0.test(o)){const f={instancePath:t+"/"+
n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_\
form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/pcr_f\
orm_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(
e,f),r++}}else{const f={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/\
additionalProperties/properties/pcr_form_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,f),r++}}if(h.question_type!==void 0){let o=h.question_type;const f=r;let p=!1;const O=r;if(!(o==="checkbox"||o==="date"||
o==="dropdown"||o==="radio"||o==="numeric"||o==="photos"||o==="svcfield"||o==="textarea"||o==="textbox"||o==="title")){const m={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(
/\//g,"~1")+"/question_type",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalPropert\
ies/properties/question_type/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed8},message:"must be equal to one \
of the allowed values"};e=noted(e,m),r++}var k=O===r;if(p=p||k,!p){const m=r;if(o!==""){const N={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_type",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_type/\
anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,N),r++}var k=m===
r;p=p||k}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_type",schemaPath:"#/additionalPr\
operties/properties/options_pcr_forms_questions/additionalProperties/properties/question_type/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(h.question_display_active!==void 0){let o=h.question_display_active;
const f=r;let p=!1;const O=r;if(typeof o!="string"){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_display_active",schemaPath:"#/additi\
onalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_display_active/anyOf/0/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}if(!(o==="1"||o==="0")){const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_display_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/\
properties/question_display_active/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal t\
o one of the allowed values"};e=noted(e,m),r++}var P=O===r;if(p=p||P,!p){const m=r;if(o!==""){const N={instancePath:t+"/"+
n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/ques\
tion_display_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/prop\
erties/question_display_active/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constan\
t"};e=noted(e,N),r++}var P=m===r;p=p||P}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_displ\
ay_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/que\
stion_display_active/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(h.question_required!==
void 0){let o=h.question_required;const f=r;let p=!1;const O=r;if(typeof o!="string"){const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_requi\
red",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_\
required/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}if(!(o==="1"||o===
"0")){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,
"~0").replace(/\//g,"~1")+"/question_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions\
/additionalProperties/properties/question_required/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed6},message:"\
must be equal to one of the allowed values"};e=noted(e,m),r++}var q=O===r;if(p=p||q,!p){const m=r;if(o!==""){const N={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/proper\
ties/question_required/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(
e,N),r++}var q=m===r;p=p||q}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_required",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_required/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(h.question_na_option!==void 0){let o=h.question_na_option;
const f=r;let p=!1;const O=r;if(typeof o!="string"){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_na_option",schemaPath:"#/additionalP\
roperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_na_option/anyOf/0/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}if(!(o==="1"||o==="0")){const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_na_option",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/prope\
rties/question_na_option/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of t\
he allowed values"};e=noted(e,m),r++}var v=O===r;if(p=p||v,!p){const m=r;if(o!==""){const N={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_na_op\
tion",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question\
_na_option/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,N),r++}
var v=m===r;p=p||v}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_na_option",schemaPath:"#\
/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_na_option/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(h.question_flag_photos!==void 0){let o=h.question_flag_photos;
const f=r;let p=!1;const O=r;if(typeof o!="string"){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_flag_photos",schemaPath:"#/additiona\
lProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_flag_photos/anyOf/0/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}if(!(o==="1"||o==="0")){const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_flag_photos",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/pro\
perties/question_flag_photos/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one \
of the allowed values"};e=noted(e,m),r++}var j=O===r;if(p=p||j,!p){const m=r;if(o!==""){const N={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_flag_\
photos",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/questi\
on_flag_photos/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,N),
r++}var j=m===r;p=p||j}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_flag_photos",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_flag_photos/anyOf",
keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(h.question_photos_required!==void 0){
let o=h.question_photos_required;const f=r;let p=!1;const O=r;if(typeof o!="string"){const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_photo\
s_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/qu\
estion_photos_required/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}if(!(o===
"1"||o==="0")){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/question_photos_required",schemaPath:"#/additionalProperties/properties/options_pcr_for\
ms_questions/additionalProperties/properties/question_photos_required/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed6},
message:"must be equal to one of the allowed values"};e=noted(e,m),r++}var L=O===r;if(p=p||L,!p){const m=r;if(o!==""){const N={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(
/\//g,"~1")+"/question_photos_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additi\
onalProperties/properties/question_photos_required/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must\
 be equal to constant"};e=noted(e,N),r++}var L=m===r;p=p||L}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_photos_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties\
/properties/question_photos_required/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,
m),r++}}if(h.question_active!==void 0){let o=h.question_active;const f=r;let p=!1;const O=r;if(typeof o!="string"){const m={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(
/\//g,"~1")+"/question_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalPrope\
rties/properties/question_active/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,
m),r++}if(!(o==="1"||o==="0")){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_\
questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_active",schemaPath:"#/additionalProperties/properties/op\
tions_pcr_forms_questions/additionalProperties/properties/question_active/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed6},
message:"must be equal to one of the allowed values"};e=noted(e,m),r++}var z=O===r;if(p=p||z,!p){const m=r;if(o!==""){const N={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(
/\//g,"~1")+"/question_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalPrope\
rties/properties/question_active/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to const\
ant"};e=noted(e,N),r++}var z=m===r;p=p||z}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_activ\
e",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_ac\
tive/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(h.question_deleted!==
void 0){let o=h.question_deleted;const f=r;let p=!1;const O=r;if(typeof o!="string"){const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_delet\
ed",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_d\
eleted/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}if(!(o==="1"||o===
"0")){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,
"~0").replace(/\//g,"~1")+"/question_deleted",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/\
additionalProperties/properties/question_deleted/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed6},message:"m\
ust be equal to one of the allowed values"};e=noted(e,m),r++}var R=O===r;if(p=p||R,!p){const m=r;if(o!==""){const N={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_deleted",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/propert\
ies/question_deleted/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(
e,N),r++}var R=m===r;p=p||R}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_deleted",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_deleted/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(h.question_order!==void 0){let o=h.question_order;
const f=r;let p=!1;const O=r;if(typeof o=="string"){if(!pattern60.test(o)){const m={instancePath:t+"/"+n.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_order",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_order/anyOf/0/pat\
tern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e=noted(e,m),r++}}else{
const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").
replace(/\//g,"~1")+"/question_order",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/addition\
alProperties/properties/question_order/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,m),r++}var F=O===r;if(p=p||F,!p){const m=r;if(o!==""){const N={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_order",schemaPath:"#/additional\
Properties/properties/options_pcr_forms_questions/additionalProperties/properties/question_order/anyOf/1/const",keyword:"\
const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,N),r++}var F=m===r;p=p||F}if(p)r=f,e!==null&&
(f?e.length=f:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_ques\
tions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_order",schemaPath:"#/additionalProperties/properties/options\
_pcr_forms_questions/additionalProperties/properties/question_order/anyOf",keyword:"anyOf",params:{},message:"must match\
 a schema in anyOf"};e=noted(e,m),r++}}if(h.question_transfer_prev_values!==void 0){let o=h.question_transfer_prev_values;
const f=r;let p=!1;const O=r;if(typeof o!="string"){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_transfer_prev_values",schemaPath:"#/\
additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_transfer_prev_value\
s/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}if(!(o==="1"||o==="0")){
const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").
replace(/\//g,"~1")+"/question_transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_que\
stions/additionalProperties/properties/question_transfer_prev_values/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed6},
message:"must be equal to one of the allowed values"};e=noted(e,m),r++}var T=O===r;if(p=p||T,!p){const m=r;if(o!==""){const N={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(
/\//g,"~1")+"/question_transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/a\
dditionalProperties/properties/question_transfer_prev_values/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"\
must be equal to constant"};e=noted(e,N),r++}var T=m===r;p=p||T}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalPrope\
rties/properties/question_transfer_prev_values/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
e=noted(e,m),r++}}if(h.question_show_prev_values!==void 0){let o=h.question_show_prev_values;const f=r;let p=!1;const O=r;
if(typeof o!="string"){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_question\
s/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_show_prev_values",schemaPath:"#/additionalProperties/properties/\
options_pcr_forms_questions/additionalProperties/properties/question_show_prev_values/anyOf/0/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,m),r++}if(!(o==="1"||o==="0")){const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_show_\
prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/q\
uestion_show_prev_values/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of t\
he allowed values"};e=noted(e,m),r++}var K=O===r;if(p=p||K,!p){const m=r;if(o!==""){const N={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_show_\
prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/q\
uestion_show_prev_values/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=
noted(e,N),r++}var K=m===r;p=p||K}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_show_prev_\
values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/questi\
on_show_prev_values/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(h.question_auto_transfer_prev_values!==
void 0){let o=h.question_auto_transfer_prev_values;const f=r;let p=!1;const O=r;if(typeof o!="string"){const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_auto_transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additional\
Properties/properties/question_auto_transfer_prev_values/anyOf/0/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e=noted(e,m),r++}if(!(o==="1"||o==="0")){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_auto_transfer_prev_values",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_auto_transfer_pre\
v_values/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of the allowed value\
s"};e=noted(e,m),r++}var S=O===r;if(p=p||S,!p){const m=r;if(o!==""){const N={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_auto_transfer_prev_value\
s",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_au\
to_transfer_prev_values/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(
e,N),r++}var S=m===r;p=p||S}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_auto_transfer_pr\
ev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/que\
stion_auto_transfer_prev_values/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}
if(h.question_field_rules_cnt!==void 0){let o=h.question_field_rules_cnt;const f=r;let p=!1;const O=r;if(typeof o=="stri\
ng"){if(!pattern60.test(o)){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_que\
stions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_field_rules_cnt",schemaPath:"#/additionalProperties/propert\
ies/options_pcr_forms_questions/additionalProperties/properties/question_field_rules_cnt/anyOf/0/pattern",keyword:"patte\
rn",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e=noted(e,m),r++}}else{const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_field_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties\
/properties/question_field_rules_cnt/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,m),r++}var C=O===r;if(p=p||C,!p){const m=r;if(o!==""){const N={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_field_rules_cnt",schemaPath:"#/\
additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_field_rules_cnt/any\
Of/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,N),r++}var C=m===r;p=
p||C}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_field_rules_cnt",schemaPath:"#/addit\
ionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_field_rules_cnt/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(h.question_action_rules_cnt!==void 0){let o=h.
question_action_rules_cnt;const f=r;let p=!1;const O=r;if(typeof o=="string"){if(!pattern60.test(o)){const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_action_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalPropertie\
s/properties/question_action_rules_cnt/anyOf/0/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must\
 match pattern "^[0-9]{1,15}$"'};e=noted(e,m),r++}}else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_action_rules_cnt",schemaPath:"#\
/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_action_rules_cnt/a\
nyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}var M=O===r;if(p=p||M,!p){
const m=r;if(o!==""){const N={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+
a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_action_rules_cnt",schemaPath:"#/additionalProperties/properties/opti\
ons_pcr_forms_questions/additionalProperties/properties/question_action_rules_cnt/anyOf/1/const",keyword:"const",params:{
allowedValue:""},message:"must be equal to constant"};e=noted(e,N),r++}var M=m===r;p=p||M}if(p)r=f,e!==null&&(f?e.length=
f:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/question_action_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_fo\
rms_questions/additionalProperties/properties/question_action_rules_cnt/anyOf",keyword:"anyOf",params:{},message:"must m\
atch a schema in anyOf"};e=noted(e,m),r++}}if(h.question_photo_rules_cnt!==void 0){let o=h.question_photo_rules_cnt;const f=r;
let p=!1;const O=r;if(typeof o=="string"){if(!pattern60.test(o)){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_photo_rules_cnt",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_photo_rules_cnt/a\
nyOf/0/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e=noted(
e,m),r++}}else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/question_photo_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_for\
ms_questions/additionalProperties/properties/question_photo_rules_cnt/anyOf/0/type",keyword:"type",params:{type:"string"},
message:"must be string"};e=noted(e,m),r++}var I=O===r;if(p=p||I,!p){const m=r;if(o!==""){const N={instancePath:t+"/"+n.
replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/questi\
on_photo_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/prope\
rties/question_photo_rules_cnt/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constan\
t"};e=noted(e,N),r++}var I=m===r;p=p||I}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_photo\
_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/qu\
estion_photo_rules_cnt/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}}else{
const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/type",
keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,o),r++}}}else{const a={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions",schemaPath:"#/additionalProperties/properties/options_pcr_\
forms_questions/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,a),r++}}if(V.options_pcr_forms_questions_values!==
void 0){let b=V.options_pcr_forms_questions_values;if(b&&typeof b=="object"&&!Array.isArray(b)){for(const a in b){if(r>=
MOST)break;const h=r;if(typeof a=="string"){if(!pattern0.test(a)){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questi\
ons_values/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]\
{1,64}$"',propertyName:a};e=noted(e,o),r++}}else{const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
options_pcr_forms_questions_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/pro\
pertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:a};e=noted(e,o),r++}var A=h===
r;if(!A){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions_values/propertyNames",keyword:"propertyNames",params:{propertyName:a},
message:"property name must be valid"};e=noted(e,o),r++}}for(const a in b){if(r>=MOST)break;let h=b[a];if(h&&typeof h=="\
object"&&!Array.isArray(h)){if(h.question_value_id===void 0){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions_values/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties\
/properties/options_pcr_forms_questions_values/additionalProperties/required",keyword:"required",params:{missingProperty:"\
question_value_id"},message:"must have required property 'question_value_id'"};e=noted(e,o),r++}if(h.pcr_question_id===void 0){
const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+a.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalPro\
perties/required",keyword:"required",params:{missingProperty:"pcr_question_id"},message:"must have required property 'pc\
r_question_id'"};e=noted(e,o),r++}for(const o in h){if(r>=MOST)break;if(!(o==="question_value_id"||o==="pcr_question_id"||
o==="question_value_active")&&typeof h[o]!="string"){const f={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_questions_values/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o.replace(/~/g,"~0").replace(/\//g,"\
~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/additionalPro\
perties/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,f),r++}}if(h.question_value_id!==
void 0){let o=h.question_value_id;if(typeof o=="string"){if(!pattern0.test(o)){const f={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_val\
ue_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/\
question_value_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$\
"'};e=noted(e,f),r++}}else{const f={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_ques\
tions_values/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_value_id",schemaPath:"#/additionalProperties/properti\
es/options_pcr_forms_questions_values/additionalProperties/properties/question_value_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,f),r++}}if(h.pcr_question_id!==void 0){let o=h.pcr_question_id;if(typeof o==
"string"){if(!pattern0.test(o)){const f={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms\
_questions_values/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/prope\
rties/options_pcr_forms_questions_values/additionalProperties/properties/pcr_question_id/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,f),r++}}else{const f={instancePath:t+"/"+
n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+
"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties\
/properties/pcr_question_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,f),r++}}if(h.
question_value_active!==void 0){let o=h.question_value_active;const f=r;let p=!1;const O=r;if(typeof o!="string"){const m={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+a.replace(/~/g,"~0").
replace(/\//g,"~1")+"/question_value_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_v\
alues/additionalProperties/properties/question_value_active/anyOf/0/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,m),r++}if(!(o==="1"||o==="0")){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions_values/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_value_active",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/question_value_acti\
ve/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of the allowed values"};e=
noted(e,m),r++}var E=O===r;if(p=p||E,!p){const m=r;if(o!==""){const N={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions_values/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_value_active",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/question_value_acti\
ve/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,N),r++}var E=m===
r;p=p||E}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/options_pcr_forms_questions_values/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_value_active",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/question_value_acti\
ve/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}}else{const o={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+a.replace(/~/g,"~0").replace(/\//g,"\
~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e=noted(e,o),r++}}}else{const a={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values",schemaPath:"#/additionalProperties/properties/options_pc\
r_forms_questions_values/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,a),r++}}if(V.options_pcr_forms_rules!==
void 0){let b=V.options_pcr_forms_rules;if(b&&typeof b=="object"&&!Array.isArray(b)){for(const a in b){if(r>=MOST)break;
const h=r;if(typeof a=="string"){if(!pattern0.test(a)){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/options_pcr_forms_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/propertyNames/patte\
rn",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:a};e=noted(
e,o),r++}}else{const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules/propertyNames/type",keyword:"type",params:{type:"string"},message:"\
must be string",propertyName:a};e=noted(e,o),r++}var Z=h===r;if(!Z){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/propertyNam\
es",keyword:"propertyNames",params:{propertyName:a},message:"property name must be valid"};e=noted(e,o),r++}}for(const a in b){
if(r>=MOST)break;let h=b[a];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.pcr_form_rule_id===void 0){const o={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/required",keyword:"required",params:{missingProperty:"\
pcr_form_rule_id"},message:"must have required property 'pcr_form_rule_id'"};e=noted(e,o),r++}if(h.pcr_question_id===void 0){
const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/required",keyword:"\
required",params:{missingProperty:"pcr_question_id"},message:"must have required property 'pcr_question_id'"};e=noted(e,
o),r++}for(const o in h){if(r>=MOST)break;if(!(o==="pcr_form_rule_id"||o==="pcr_form_id"||o==="pcr_question_id"||o==="ru\
le_type"||o==="rule_operator")&&typeof h[o]!="string"){const f={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/additionalProperties/type",keyword:"type",
params:{type:"string"},message:"must be string"};e=noted(e,f),r++}}if(h.pcr_form_rule_id!==void 0){let o=h.pcr_form_rule_id;
if(typeof o=="string"){if(!pattern0.test(o)){const f={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/opti\
ons_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_rule_id",schemaPath:"#/additionalProperties/pr\
operties/options_pcr_forms_rules/additionalProperties/properties/pcr_form_rule_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,f),r++}}else{const f={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_rule_id",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_form_rule_id/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,f),r++}}if(h.pcr_form_id!==void 0){let o=h.
pcr_form_id;const f=r;let p=!1;const O=r;if(typeof o=="string"){if(!pattern0.test(o)){const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_form_id/anyOf/0/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,m),r++}}else{const m={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,
"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properti\
es/pcr_form_id/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}var B=O===
r;if(p=p||B,!p){const m=r;if(o!==""){const N={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_\
forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/opti\
ons_pcr_forms_rules/additionalProperties/properties/pcr_form_id/anyOf/1/const",keyword:"const",params:{allowedValue:""},
message:"must be equal to constant"};e=noted(e,N),r++}var B=m===r;p=p||B}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,
"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properti\
es/pcr_form_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(h.pcr_question_id!==
void 0){let o=h.pcr_question_id;if(typeof o=="string"){if(!pattern0.test(o)){const f={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_question_id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,f),r++}}else{const f={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,
"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/prop\
erties/pcr_question_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,f),r++}}if(h.rule_type!==
void 0){let o=h.rule_type;const f=r;let p=!1;const O=r;if(!(o==="field"||o==="action")){const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule_type",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/rule_type/anyOf/0/enum",keyword:"\
enum",params:{allowedValues:allowed9},message:"must be equal to one of the allowed values"};e=noted(e,m),r++}var G=O===r;
if(p=p||G,!p){const m=r;if(o!==""){const N={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_fo\
rms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule_type",schemaPath:"#/additionalProperties/properties/options_\
pcr_forms_rules/additionalProperties/properties/rule_type/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"\
must be equal to constant"};e=noted(e,N),r++}var G=m===r;p=p||G}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule\
_type",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/rule_type/a\
nyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(h.rule_operator!==void 0){let o=h.
rule_operator;const f=r;let p=!1;const O=r;if(!(o==="="||o==="not_equal"||o===">"||o==="<"||o==="contains_any"||o==="con\
tains_all"||o==="doesnt_contain_any"||o==="doesnt_contain_all"||o==="count"||o==="count_less_than"||o==="count_greater_t\
han"||o==="length_greater_than"||o==="length_less_than"||o==="length_equal")){const m={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule_operator",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/rule_operator/anyOf/0/enum",keyword:"\
enum",params:{allowedValues:allowed10},message:"must be equal to one of the allowed values"};e=noted(e,m),r++}var H=O===
r;if(p=p||H,!p){const m=r;if(o!==""){const N={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_\
forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule_operator",schemaPath:"#/additionalProperties/properties/op\
tions_pcr_forms_rules/additionalProperties/properties/rule_operator/anyOf/1/const",keyword:"const",params:{allowedValue:""},
message:"must be equal to constant"};e=noted(e,N),r++}var H=m===r;p=p||H}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,
"~1")+"/rule_operator",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/proper\
ties/rule_operator/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}}else{const o={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/type",keyword:"type",params:{
type:"object"},message:"must be object"};e=noted(e,o),r++}}}else{const a={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e=noted(e,a),r++}}if(V.options_pcr_forms_rules_checks!==void 0){let b=V.
options_pcr_forms_rules_checks;if(b&&typeof b=="object"&&!Array.isArray(b)){for(const a in b){if(r>=MOST)break;const h=r;
if(typeof a=="string"){if(!pattern0.test(a)){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/opti\
ons_pcr_forms_rules_checks",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/propertyNames/p\
attern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:a};
e=noted(e,o),r++}}else{const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_ch\
ecks",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/propertyNames/type",keyword:"type",params:{
type:"string"},message:"must be string",propertyName:a};e=noted(e,o),r++}var X=h===r;if(!X){const o={instancePath:t+"/"+
n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks",schemaPath:"#/additionalProperties/properties\
/options_pcr_forms_rules_checks/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property name mu\
st be valid"};e=noted(e,o),r++}}for(const a in b){if(r>=MOST)break;let h=b[a];if(h&&typeof h=="object"&&!Array.isArray(h)){
if(h.pcr_rule_check_id===void 0){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_form\
s_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_form\
s_rules_checks/additionalProperties/required",keyword:"required",params:{missingProperty:"pcr_rule_check_id"},message:"m\
ust have required property 'pcr_rule_check_id'"};e=noted(e,o),r++}if(h.pcr_form_rule_id===void 0){const o={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/required",keyword:"req\
uired",params:{missingProperty:"pcr_form_rule_id"},message:"must have required property 'pcr_form_rule_id'"};e=noted(e,o),
r++}if(h.pcr_question_id===void 0){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_fo\
rms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_fo\
rms_rules_checks/additionalProperties/required",keyword:"required",params:{missingProperty:"pcr_question_id"},message:"m\
ust have required property 'pcr_question_id'"};e=noted(e,o),r++}for(const o in h){if(r>=MOST)break;if(!(o==="pcr_rule_ch\
eck_id"||o==="pcr_form_rule_id"||o==="pcr_question_id"||o==="check_operator")&&typeof h[o]!="string"){const f={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+
"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_check\
s/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,f),r++}}if(h.pcr_rule_check_id!==void 0){let o=h.pcr_rule_check_id;if(typeof o=="string"){if(!pattern0.test(o)){const f={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(
/\//g,"~1")+"/pcr_rule_check_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additional\
Properties/properties/pcr_rule_check_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match \
pattern "^[0-9]{1,64}$"'};e=noted(e,f),r++}}else{const f={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
options_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_rule_check_id",schemaPath:"#/additionalP\
roperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_rule_check_id/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e=noted(e,f),r++}}if(h.pcr_form_rule_id!==void 0){let o=h.pcr_form_rule_id;
if(typeof o=="string"){if(!pattern0.test(o)){const f={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/opti\
ons_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_rule_id",schemaPath:"#/additionalProper\
ties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_form_rule_id/pattern",keyword:"patter\
n",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,f),r++}}else{const f={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+
"/pcr_form_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/pr\
operties/pcr_form_rule_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,f),r++}}if(h.pcr_question_id!==
void 0){let o=h.pcr_question_id;if(typeof o=="string"){if(!pattern0.test(o)){const f={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_questio\
n_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,
f),r++}}else{const f={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_\
checks/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e=noted(e,f),r++}}if(h.check_operator!==void 0){let o=h.check_operator;const f=r;let p=!1;const O=r;if(!(o==="show"||
o==="hide")){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/check_operator",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_c\
hecks/additionalProperties/properties/check_operator/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed11},message:"\
must be equal to one of the allowed values"};e=noted(e,m),r++}var J=O===r;if(p=p||J,!p){const m=r;if(o!==""){const N={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+
"/check_operator",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/prop\
erties/check_operator/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(
e,N),r++}var J=m===r;p=p||J}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/check_operator",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/check_operator/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}}else{const o={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/addi\
tionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e=noted(e,o),r++}}}else{const a={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_rules_checks",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e=noted(e,a),r++}}if(V.options_pcr_forms_photo_rules!==void 0){let b=V.
options_pcr_forms_photo_rules;if(b&&typeof b=="object"&&!Array.isArray(b)){for(const a in b){if(r>=MOST)break;const h=r;
if(typeof a=="string"){if(!pattern0.test(a)){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/opti\
ons_pcr_forms_photo_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/propertyNames/pat\
tern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:a};e=
noted(e,o),r++}}else{const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rule\
s",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/propertyNames/type",keyword:"type",params:{
type:"string"},message:"must be string",propertyName:a};e=noted(e,o),r++}var Y=h===r;if(!Y){const o={instancePath:t+"/"+
n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules",schemaPath:"#/additionalProperties/properties/\
options_pcr_forms_photo_rules/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property name must\
 be valid"};e=noted(e,o),r++}}for(const a in b){if(r>=MOST)break;let h=b[a];if(h&&typeof h=="object"&&!Array.isArray(h)){
if(h.pcr_photo_rule_id===void 0){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_form\
s_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms\
_photo_rules/additionalProperties/required",keyword:"required",params:{missingProperty:"pcr_photo_rule_id"},message:"mus\
t have required property 'pcr_photo_rule_id'"};e=noted(e,o),r++}if(h.pcr_question_id===void 0){const o={instancePath:t+"\
/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/required",keyword:"required",params:{
missingProperty:"pcr_question_id"},message:"must have required property 'pcr_question_id'"};e=noted(e,o),r++}for(const o in h){
if(r>=MOST)break;if(!(o==="pcr_photo_rule_id"||o==="pcr_question_id"||o==="rule_operator"||o==="min_photo"||o==="max_pho\
to")&&typeof h[o]!="string"){const f={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_ph\
oto_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/addition\
alProperties/properties/options_pcr_forms_photo_rules/additionalProperties/additionalProperties/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,f),r++}}if(h.pcr_photo_rule_id!==void 0){let o=h.pcr_photo_rule_id;if(typeof o==
"string"){if(!pattern0.test(o)){const f={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms\
_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_photo_rule_id",schemaPath:"#/additionalProperties/properti\
es/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_photo_rule_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,f),r++}}else{const f={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_photo_ru\
le_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_p\
hoto_rule_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,f),r++}}if(h.pcr_question_id!==
void 0){let o=h.pcr_question_id;if(typeof o=="string"){if(!pattern0.test(o)){const f={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_question\
_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,
f),r++}}else{const f={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_\
rules/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e=noted(e,f),r++}}if(h.rule_operator!==void 0){let o=h.rule_operator;const f=r;let p=!1;const O=r;if(!(o==="default"||
o==="="||o==="not_equal"||o===">"||o==="<"||o==="contains_any"||o==="contains_all"||o==="doesnt_contain_any"||o==="doesn\
t_contain_all"||o==="count"||o==="count_less_than"||o==="count_greater_than"||o==="length_greater_than"||o==="length_les\
s_than"||o==="length_equal")){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_p\
hoto_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule_operator",schemaPath:"#/additionalProperties/properties/opt\
ions_pcr_forms_photo_rules/additionalProperties/properties/rule_operator/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed12},
message:"must be equal to one of the allowed values"};e=noted(e,m),r++}var Q=O===r;if(p=p||Q,!p){const m=r;if(o!==""){const N={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(
/\//g,"~1")+"/rule_operator",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalPrope\
rties/properties/rule_operator/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constan\
t"};e=noted(e,N),r++}var Q=m===r;p=p||Q}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule_operato\
r",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/rule_oper\
ator/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(h.min_photo!==void 0){
let o=h.min_photo;const f=r;let p=!1;const O=r;if(typeof o=="string"){if(!pattern60.test(o)){const m={instancePath:t+"/"+
n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/mi\
n_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/min\
_photo/anyOf/0/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};
e=noted(e,m),r++}}else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_ru\
les/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/min_photo",schemaPath:"#/additionalProperties/properties/options_pcr_fo\
rms_photo_rules/additionalProperties/properties/min_photo/anyOf/0/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e=noted(e,m),r++}var U=O===r;if(p=p||U,!p){const m=r;if(o!==""){const N={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/min_photo",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/min_photo/anyOf/1/const",
keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,N),r++}var U=m===r;p=p||U}if(p)r=
f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pc\
r_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/min_photo",schemaPath:"#/additionalProperties/propertie\
s/options_pcr_forms_photo_rules/additionalProperties/properties/min_photo/anyOf",keyword:"anyOf",params:{},message:"must\
 match a schema in anyOf"};e=noted(e,m),r++}}if(h.max_photo!==void 0){let o=h.max_photo;const f=r;let p=!1;const O=r;if(typeof o==
"string"){if(!pattern60.test(o)){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_form\
s_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/max_photo",schemaPath:"#/additionalProperties/properties/opti\
ons_pcr_forms_photo_rules/additionalProperties/properties/max_photo/anyOf/0/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e=noted(e,m),r++}}else{const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/max_photo",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/max_photo/anyOf/0/type",
keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}var W=O===r;if(p=p||W,!p){const m=r;if(o!==
""){const N={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,
"~0").replace(/\//g,"~1")+"/max_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/addit\
ionalProperties/properties/max_photo/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to c\
onstant"};e=noted(e,N),r++}var W=m===r;p=p||W}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+"/"+
n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/ma\
x_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/max\
_photo/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}}else{const o={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/type",keyword:"type",params:{
type:"object"},message:"must be object"};e=noted(e,o),r++}}}else{const a={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_photo_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,a),r++}}}else{const b={instancePath:t+"\
/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"object"},
message:"must be object"};e=noted(e,b),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}),r++;return validate34.errors=e,r===0}function validate35(s,{instancePath:t="",parentData:$,
parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const n in s){if(r>=
MOST)break;const V=r;typeof n=="string"?pattern0.test(n)||(e=noted(e,{instancePath:t,schemaPath:"#/propertyNames/pattern",
keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:n}),r++):(e=
noted(e,{instancePath:t,schemaPath:"#/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",
propertyName:n}),r++);var i=V===r;i||(e=noted(e,{instancePath:t,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{
propertyName:n},message:"property name must be valid"}),r++)}for(const n in s){if(r>=MOST)break;let V=s[n];if(V&&typeof V==
"object"&&!Array.isArray(V)){if(V.options_pcr_forms===void 0){const b={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"options_pcr_forms"},message:"\
must have required property 'options_pcr_forms'"};e=noted(e,b),r++}if(V.options_pcr_forms_questions===void 0){const b={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"\
options_pcr_forms_questions"},message:"must have required property 'options_pcr_forms_questions'"};e=noted(e,b),r++}if(V.
options_pcr_forms_questions_values===void 0){const b={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/required",keyword:"required",params:{missingProperty:"options_pcr_forms_questions_values"},message:"\
must have required property 'options_pcr_forms_questions_values'"};e=noted(e,b),r++}if(V.options_pcr_forms_rules===void 0){
const b={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"\
required",params:{missingProperty:"options_pcr_forms_rules"},message:"must have required property 'options_pcr_forms_rul\
es'"};e=noted(e,b),r++}if(V.options_pcr_forms_rules_checks===void 0){const b={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty:"options_pcr_forms_r\
ules_checks"},message:"must have required property 'options_pcr_forms_rules_checks'"};e=noted(e,b),r++}if(V.options_pcr_forms_photo_rules===
void 0){const b={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/required",
keyword:"required",params:{missingProperty:"options_pcr_forms_photo_rules"},message:"must have required property 'option\
s_pcr_forms_photo_rules'"};e=noted(e,b),r++}if(V.options_pcr_forms!==void 0){let b=V.options_pcr_forms;if(b&&typeof b=="\
object"&&!Array.isArray(b)){if(b.pcr_form_id===void 0){const a={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/options_pcr_forms",schemaPath:"#/additionalProperties/properties/options_pcr_forms/required",keyword:"required",params:{
missingProperty:"pcr_form_id"},message:"must have required property 'pcr_form_id'"};e=noted(e,a),r++}for(const a in b){if(r>=
MOST)break;if(!(a==="pcr_form_id"||a==="default_required"||a==="form_photos_required"||a==="transfer_prev_values"||a==="\
client_new_wo"||a==="global_form"||a==="pcr_form_active"||a==="form_deleted")&&typeof b[a]!="string"){const h={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms/additionalProperties/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,h),r++}}if(b.pcr_form_id!==void 0){let a=b.pcr_form_id;if(typeof a=="string"){if(!pattern0.test(
a)){const h={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/pcr_form_id",schemaPath:"#/\
additionalProperties/properties/options_pcr_forms/properties/pcr_form_id/pattern",keyword:"pattern",params:{pattern:"^[0\
-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,h),r++}}else{const h={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pc\
r_forms/properties/pcr_form_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,h),r++}}if(b.
default_required!==void 0){let a=b.default_required;const h=r;let o=!1;const f=r;if(typeof a!="boolean"){const p={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/default_required",schemaPath:"#/additionalProperties/pr\
operties/options_pcr_forms/properties/default_required/anyOf/0/type",keyword:"type",params:{type:"boolean"},message:"mus\
t be boolean"};e=noted(e,p),r++}var _=f===r;if(o=o||_,!o){const p=r;if(a!==""){const m={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms/default_required",schemaPath:"#/additionalProperties/properties/options_pc\
r_forms/properties/default_required/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to co\
nstant"};e=noted(e,m),r++}var _=p===r;o=o||_}if(o)r=h,e!==null&&(h?e.length=h:e=null);else{const p={instancePath:t+"/"+n.
replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/default_required",schemaPath:"#/additionalProperties/properti\
es/options_pcr_forms/properties/default_required/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
e=noted(e,p),r++}}if(b.form_photos_required!==void 0){let a=b.form_photos_required;const h=r;let o=!1;const f=r;if(typeof a!=
"boolean"){const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/form_photos_required",
schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/form_photos_required/anyOf/0/type",keyword:"t\
ype",params:{type:"boolean"},message:"must be boolean"};e=noted(e,p),r++}var g=f===r;if(o=o||g,!o){const p=r;if(a!==""){
const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/form_photos_required",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms/properties/form_photos_required/anyOf/1/const",keyword:"const",params:{
allowedValue:""},message:"must be equal to constant"};e=noted(e,m),r++}var g=p===r;o=o||g}if(o)r=h,e!==null&&(h?e.length=
h:e=null);else{const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/form_photos_requ\
ired",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/form_photos_required/anyOf",keyword:"an\
yOf",params:{},message:"must match a schema in anyOf"};e=noted(e,p),r++}}if(b.transfer_prev_values!==void 0){let a=b.transfer_prev_values;
const h=r;let o=!1;const f=r;if(typeof a!="boolean"){const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms/transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/tra\
nsfer_prev_values/anyOf/0/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,p),r++}var u=f===
r;if(o=o||u,!o){const p=r;if(a!==""){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_\
forms/transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/transfer_prev_val\
ues/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,m),r++}var u=p===
r;o=o||u}if(o)r=h,e!==null&&(h?e.length=h:e=null);else{const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/options_pcr_forms/transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties\
/transfer_prev_values/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,p),r++}}if(b.client_new_wo!==
void 0){let a=b.client_new_wo;const h=r;let o=!1;const f=r;if(typeof a!="boolean"){const p={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/client_new_wo",schemaPath:"#/additionalProperties/properties/options_\
pcr_forms/properties/client_new_wo/anyOf/0/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(
e,p),r++}var c=f===r;if(o=o||c,!o){const p=r;if(a!==""){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/options_pcr_forms/client_new_wo",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/clien\
t_new_wo/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,m),r++}var c=p===
r;o=o||c}if(o)r=h,e!==null&&(h?e.length=h:e=null);else{const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/options_pcr_forms/client_new_wo",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/client\
_new_wo/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,p),r++}}if(b.global_form!==void 0){
let a=b.global_form;const h=r;let o=!1;const f=r;if(typeof a!="boolean"){const p={instancePath:t+"/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms/global_form",schemaPath:"#/additionalProperties/properties/options_pcr_forms/pro\
perties/global_form/anyOf/0/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,p),r++}var y=f===
r;if(o=o||y,!o){const p=r;if(a!==""){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_\
forms/global_form",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/global_form/anyOf/1/const",
keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,m),r++}var y=p===r;o=o||y}if(o)r=
h,e!==null&&(h?e.length=h:e=null);else{const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pc\
r_forms/global_form",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/global_form/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,p),r++}}if(b.pcr_form_active!==void 0){let a=b.pcr_form_active;
const h=r;let o=!1;const f=r;if(typeof a!="boolean"){const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms/pcr_form_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/pcr_form\
_active/anyOf/0/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,p),r++}var w=f===r;if(o=
o||w,!o){const p=r;if(a!==""){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/p\
cr_form_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/pcr_form_active/anyOf/1/const",
keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,m),r++}var w=p===r;o=o||w}if(o)r=
h,e!==null&&(h?e.length=h:e=null);else{const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pc\
r_forms/pcr_form_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/pcr_form_active/anyO\
f",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,p),r++}}if(b.form_deleted!==void 0){let a=b.
form_deleted;const h=r;let o=!1;const f=r;if(typeof a!="boolean"){const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms/form_deleted",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties\
/form_deleted/anyOf/0/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,p),r++}var d=f===
r;if(o=o||d,!o){const p=r;if(a!==""){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_\
forms/form_deleted",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/form_deleted/anyOf/1/cons\
t",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,m),r++}var d=p===r;o=o||d}if(o)
r=h,e!==null&&(h?e.length=h:e=null);else{const p={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_\
pcr_forms/form_deleted",schemaPath:"#/additionalProperties/properties/options_pcr_forms/properties/form_deleted/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,p),r++}}}else{const a={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms",schemaPath:"#/additionalProperties/properties/options_pcr_forms/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e=noted(e,a),r++}}if(V.options_pcr_forms_questions!==void 0){let b=V.
options_pcr_forms_questions;if(b&&typeof b=="object"&&!Array.isArray(b)){for(const a in b){if(r>=MOST)break;const h=r;if(typeof a==
"string"){if(!pattern0.test(a)){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms\
_questions",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/propertyNames/pattern",keyword:"pa\
ttern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:a};e=noted(e,o),r++}}else{
const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions",schemaPath:"#/additi\
onalProperties/properties/options_pcr_forms_questions/propertyNames/type",keyword:"type",params:{type:"string"},message:"\
must be string",propertyName:a};e=noted(e,o),r++}var l=h===r;if(!l){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/pro\
pertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property name must be valid"};e=noted(e,o),r++}}for(const a in b){
if(r>=MOST)break;let h=b[a];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.pcr_question_id===void 0){const o={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/required",keyword:"required",params:{
missingProperty:"pcr_question_id"},message:"must have required property 'pcr_question_id'"};e=noted(e,o),r++}if(h.pcr_form_id===
void 0){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties\
/required",keyword:"required",params:{missingProperty:"pcr_form_id"},message:"must have required property 'pcr_form_id'"};
e=noted(e,o),r++}for(const o in h){if(r>=MOST)break;if(!func18.call(allowed13,o)&&typeof h[o]!="string"){const f={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+
o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/addit\
ionalProperties/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,f),
r++}}if(h.pcr_question_id!==void 0){let o=h.pcr_question_id;if(typeof o=="string"){if(!pattern0.test(o)){const f={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properti\
es/pcr_question_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}\
$"'};e=noted(e,f),r++}}else{const f={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_que\
stions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/optio\
ns_pcr_forms_questions/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,f),r++}}if(h.pcr_form_id!==void 0){let o=h.pcr_form_id;if(typeof o=="string"){if(!pattern0.test(
o)){const f={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,
"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/addit\
ionalProperties/properties/pcr_form_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match p\
attern "^[0-9]{1,64}$"'};e=noted(e,f),r++}}else{const f={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/o\
ptions_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/\
properties/options_pcr_forms_questions/additionalProperties/properties/pcr_form_id/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e=noted(e,f),r++}}if(h.question_type!==void 0){let o=h.question_type;const f=r;let p=!1;
const O=r;if(!(o==="checkbox"||o==="date"||o==="dropdown"||o==="radio"||o==="numeric"||o==="photos"||o==="svcfield"||o===
"textarea"||o==="textbox"||o==="title")){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_\
pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_type",schemaPath:"#/additionalProperties/prope\
rties/options_pcr_forms_questions/additionalProperties/properties/question_type/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed8},
message:"must be equal to one of the allowed values"};e=noted(e,m),r++}var k=O===r;if(p=p||k,!p){const m=r;if(o!==""){const N={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(
/\//g,"~1")+"/question_type",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalPropert\
ies/properties/question_type/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};
e=noted(e,N),r++}var k=m===r;p=p||k}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_type",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_type/\
anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(h.question_display_active!==
void 0){let o=h.question_display_active;const f=r;let p=!1;const O=r;if(typeof o!="boolean"){const m={instancePath:t+"/"+
n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/ques\
tion_display_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/prop\
erties/question_display_active/anyOf/0/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,
m),r++}var P=O===r;if(p=p||P,!p){const m=r;if(o!==""){const N={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_display_active",schemaPath:"#/additi\
onalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_display_active/anyOf/1/co\
nst",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,N),r++}var P=m===r;p=p||P}if(p)
r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_\
pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_display_active",schemaPath:"#/additionalProper\
ties/properties/options_pcr_forms_questions/additionalProperties/properties/question_display_active/anyOf",keyword:"anyO\
f",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(h.question_required!==void 0){let o=h.question_required;
const f=r;let p=!1;const O=r;if(typeof o!="boolean"){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_required",schemaPath:"#/additionalPr\
operties/properties/options_pcr_forms_questions/additionalProperties/properties/question_required/anyOf/0/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,m),r++}var q=O===r;if(p=p||q,!p){const m=r;if(o!==""){
const N={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").
replace(/\//g,"~1")+"/question_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/addit\
ionalProperties/properties/question_required/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be eq\
ual to constant"};e=noted(e,N),r++}var q=m===r;p=p||q}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/proper\
ties/question_required/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(h.question_na_option!==
void 0){let o=h.question_na_option;const f=r;let p=!1;const O=r;if(typeof o!="boolean"){const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_na_op\
tion",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question\
_na_option/anyOf/0/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,m),r++}var v=O===r;
if(p=p||v,!p){const m=r;if(o!==""){const N={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_fo\
rms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_na_option",schemaPath:"#/additionalProperties/proper\
ties/options_pcr_forms_questions/additionalProperties/properties/question_na_option/anyOf/1/const",keyword:"const",params:{
allowedValue:""},message:"must be equal to constant"};e=noted(e,N),r++}var v=m===r;p=p||v}if(p)r=f,e!==null&&(f?e.length=
f:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/question_na_option",schemaPath:"#/additionalProperties/properties/options_pcr_forms_que\
stions/additionalProperties/properties/question_na_option/anyOf",keyword:"anyOf",params:{},message:"must match a schema \
in anyOf"};e=noted(e,m),r++}}if(h.question_flag_photos!==void 0){let o=h.question_flag_photos;const f=r;let p=!1;const O=r;
if(typeof o!="boolean"){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questio\
ns/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_flag_photos",schemaPath:"#/additionalProperties/properties/opti\
ons_pcr_forms_questions/additionalProperties/properties/question_flag_photos/anyOf/0/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e=noted(e,m),r++}var j=O===r;if(p=p||j,!p){const m=r;if(o!==""){const N={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_flag_photos",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/pro\
perties/question_flag_photos/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};
e=noted(e,N),r++}var j=m===r;p=p||j}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_flag_\
photos",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/questi\
on_flag_photos/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(h.question_photos_required!==
void 0){let o=h.question_photos_required;const f=r;let p=!1;const O=r;if(typeof o!="boolean"){const m={instancePath:t+"/"+
n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/ques\
tion_photos_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/pro\
perties/question_photos_required/anyOf/0/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(
e,m),r++}var L=O===r;if(p=p||L,!p){const m=r;if(o!==""){const N={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_photos_required",schemaPath:"#/\
additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_photos_required/any\
Of/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,N),r++}var L=m===r;p=
p||L}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_photos_required",schemaPath:"#/addit\
ionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_photos_required/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(h.question_active!==void 0){let o=h.question_active;
const f=r;let p=!1;const O=r;if(typeof o!="boolean"){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_active",schemaPath:"#/additionalProp\
erties/properties/options_pcr_forms_questions/additionalProperties/properties/question_active/anyOf/0/type",keyword:"typ\
e",params:{type:"boolean"},message:"must be boolean"};e=noted(e,m),r++}var z=O===r;if(p=p||z,!p){const m=r;if(o!==""){const N={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(
/\//g,"~1")+"/question_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalPrope\
rties/properties/question_active/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to const\
ant"};e=noted(e,N),r++}var z=m===r;p=p||z}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_activ\
e",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_ac\
tive/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(h.question_deleted!==
void 0){let o=h.question_deleted;const f=r;let p=!1;const O=r;if(typeof o!="boolean"){const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_delet\
ed",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_d\
eleted/anyOf/0/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=noted(e,m),r++}var R=O===r;if(p=
p||R,!p){const m=r;if(o!==""){const N={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_q\
uestions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_deleted",schemaPath:"#/additionalProperties/properties/op\
tions_pcr_forms_questions/additionalProperties/properties/question_deleted/anyOf/1/const",keyword:"const",params:{allowedValue:""},
message:"must be equal to constant"};e=noted(e,N),r++}var R=m===r;p=p||R}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(
/\//g,"~1")+"/question_deleted",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProp\
erties/properties/question_deleted/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),
r++}}if(h.question_order!==void 0){let o=h.question_order;const f=r;let p=!1;const O=r;if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o))){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questi\
ons/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_order",schemaPath:"#/additionalProperties/properties/options_p\
cr_forms_questions/additionalProperties/properties/question_order/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e=noted(e,m),r++}if(typeof o=="number"&&isFinite(o)){if(o>999999999999999||isNaN(o)){const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_order",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/propertie\
s/question_order/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999},message:"must be <= 9\
99999999999999"};e=noted(e,m),r++}if(o<0||isNaN(o)){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_order",schemaPath:"#/additionalPrope\
rties/properties/options_pcr_forms_questions/additionalProperties/properties/question_order/anyOf/0/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,m),r++}}var F=O===r;if(p=p||F,!p){const m=r;if(o!==
""){const N={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,
"~0").replace(/\//g,"~1")+"/question_order",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/ad\
ditionalProperties/properties/question_order/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be eq\
ual to constant"};e=noted(e,N),r++}var F=m===r;p=p||F}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_order",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/propertie\
s/question_order/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(h.question_transfer_prev_values!==
void 0){let o=h.question_transfer_prev_values;const f=r;let p=!1;const O=r;if(typeof o!="boolean"){const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalPrope\
rties/properties/question_transfer_prev_values/anyOf/0/type",keyword:"type",params:{type:"boolean"},message:"must be boo\
lean"};e=noted(e,m),r++}var T=O===r;if(p=p||T,!p){const m=r;if(o!==""){const N={instancePath:t+"/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_transfer_prev_va\
lues",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question\
_transfer_prev_values/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(
e,N),r++}var T=m===r;p=p||T}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_transfer_prev_va\
lues",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question\
_transfer_prev_values/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(h.question_show_prev_values!==
void 0){let o=h.question_show_prev_values;const f=r;let p=!1;const O=r;if(typeof o!="boolean"){const m={instancePath:t+"\
/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/q\
uestion_show_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties\
/properties/question_show_prev_values/anyOf/0/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e=
noted(e,m),r++}var K=O===r;if(p=p||K,!p){const m=r;if(o!==""){const N={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_show_prev_values",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_show_prev_values/\
anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,N),r++}var K=m===
r;p=p||K}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_show_prev_values",schemaPath:"#/\
additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_show_prev_values/an\
yOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(h.question_auto_transfer_prev_values!==
void 0){let o=h.question_auto_transfer_prev_values;const f=r;let p=!1;const O=r;if(typeof o!="boolean"){const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_auto_transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additional\
Properties/properties/question_auto_transfer_prev_values/anyOf/0/type",keyword:"type",params:{type:"boolean"},message:"m\
ust be boolean"};e=noted(e,m),r++}var S=O===r;if(p=p||S,!p){const m=r;if(o!==""){const N={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_auto_trans\
fer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properti\
es/question_auto_transfer_prev_values/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to \
constant"};e=noted(e,N),r++}var S=m===r;p=p||S}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+"/"+
n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/ques\
tion_auto_transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProp\
erties/properties/question_auto_transfer_prev_values/anyOf",keyword:"anyOf",params:{},message:"must match a schema in an\
yOf"};e=noted(e,m),r++}}if(h.question_field_rules_cnt!==void 0){let o=h.question_field_rules_cnt;const f=r;let p=!1;const O=r;
if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_field_rules_cnt",schemaPath:"#\
/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_field_rules_cnt/an\
yOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,m),r++}if(typeof o=="number"&&isFinite(
o)){if(o>999999999999999||isNaN(o)){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_f\
orms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_field_rules_cnt",schemaPath:"#/additionalProperties\
/properties/options_pcr_forms_questions/additionalProperties/properties/question_field_rules_cnt/anyOf/0/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:999999999999999},message:"must be <= 999999999999999"};e=noted(e,m),r++}if(o<0||isNaN(
o)){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,
"~0").replace(/\//g,"~1")+"/question_field_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_qu\
estions/additionalProperties/properties/question_field_rules_cnt/anyOf/0/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e=noted(e,m),r++}}var C=O===r;if(p=p||C,!p){const m=r;if(o!==""){const N={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_field_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties\
/properties/question_field_rules_cnt/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to c\
onstant"};e=noted(e,N),r++}var C=m===r;p=p||C}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+"/"+
n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/ques\
tion_field_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/pro\
perties/question_field_rules_cnt/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}
if(h.question_action_rules_cnt!==void 0){let o=h.question_action_rules_cnt;const f=r;let p=!1;const O=r;if(!(typeof o=="\
number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options\
_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_action_rules_cnt",schemaPath:"#/additionalPro\
perties/properties/options_pcr_forms_questions/additionalProperties/properties/question_action_rules_cnt/anyOf/0/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e=noted(e,m),r++}if(typeof o=="number"&&isFinite(o)){if(o>999999999999999||
isNaN(o)){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/question_action_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_fo\
rms_questions/additionalProperties/properties/question_action_rules_cnt/anyOf/0/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:999999999999999},message:"must be <= 999999999999999"};e=noted(e,m),r++}if(o<0||isNaN(o)){const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_action_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalPropertie\
s/properties/question_action_rules_cnt/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must\
 be >= 0"};e=noted(e,m),r++}}var M=O===r;if(p=p||M,!p){const m=r;if(o!==""){const N={instancePath:t+"/"+n.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_action_rule\
s_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/questio\
n_action_rules_cnt/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(
e,N),r++}var M=m===r;p=p||M}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_action_rules_cnt",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_actio\
n_rules_cnt/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(h.question_photo_rules_cnt!==
void 0){let o=h.question_photo_rules_cnt;const f=r;let p=!1;const O=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,
"~0").replace(/\//g,"~1")+"/question_photo_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_qu\
estions/additionalProperties/properties/question_photo_rules_cnt/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e=noted(e,m),r++}if(typeof o=="number"&&isFinite(o)){if(o>999999999999999||isNaN(o)){const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_photo_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties\
/properties/question_photo_rules_cnt/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999},message:"\
must be <= 999999999999999"};e=noted(e,m),r++}if(o<0||isNaN(o)){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_photo_rules_cnt",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_photo_rules_cnt/a\
nyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,m),r++}}var I=O===r;
if(p=p||I,!p){const m=r;if(o!==""){const N={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_fo\
rms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_photo_rules_cnt",schemaPath:"#/additionalProperties/\
properties/options_pcr_forms_questions/additionalProperties/properties/question_photo_rules_cnt/anyOf/1/const",keyword:"\
const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,N),r++}var I=m===r;p=p||I}if(p)r=f,e!==null&&
(f?e.length=f:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_ques\
tions/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_photo_rules_cnt",schemaPath:"#/additionalProperties/properti\
es/options_pcr_forms_questions/additionalProperties/properties/question_photo_rules_cnt/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};e=noted(e,m),r++}}}else{const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/\
properties/options_pcr_forms_questions/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e=noted(e,o),r++}}}else{const a={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_for\
ms_questions",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e=noted(e,a),r++}}if(V.options_pcr_forms_questions_values!==void 0){let b=V.options_pcr_forms_questions_values;
if(b&&typeof b=="object"&&!Array.isArray(b)){for(const a in b){if(r>=MOST)break;const h=r;if(typeof a=="string"){if(!pattern0.
test(a)){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions_values/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:a};e=noted(e,o),r++}}else{const o={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values",schemaPath:"#/additionalProperties/pr\
operties/options_pcr_forms_questions_values/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be s\
tring",propertyName:a};e=noted(e,o),r++}var A=h===r;if(!A){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_va\
lues/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property name must be valid"};e=noted(e,o),
r++}}for(const a in b){if(r>=MOST)break;let h=b[a];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.question_value_id===
void 0){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+a.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/addition\
alProperties/required",keyword:"required",params:{missingProperty:"question_value_id"},message:"must have required prope\
rty 'question_value_id'"};e=noted(e,o),r++}if(h.pcr_question_id===void 0){const o={instancePath:t+"/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additi\
onalProperties/properties/options_pcr_forms_questions_values/additionalProperties/required",keyword:"required",params:{missingProperty:"\
pcr_question_id"},message:"must have required property 'pcr_question_id'"};e=noted(e,o),r++}for(const o in h){if(r>=MOST)
break;if(!(o==="question_value_id"||o==="pcr_question_id"||o==="question_value_active")&&typeof h[o]!="string"){const f={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+a.replace(/~/g,"~0").
replace(/\//g,"~1")+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_p\
cr_forms_questions_values/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,f),r++}}if(h.question_value_id!==void 0){let o=h.question_value_id;if(typeof o=="string"){if(!pattern0.
test(o)){const f={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/question_value_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_ques\
tions_values/additionalProperties/properties/question_value_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},
message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,f),r++}}else{const f={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions_values/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_value_id",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/question_value_id/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,f),r++}}if(h.pcr_question_id!==void 0){let o=h.
pcr_question_id;if(typeof o=="string"){if(!pattern0.test(o)){const f={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions_values/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/a\
dditionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/pcr_question_id/patter\
n",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,f),r++}}else{
const f={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+a.replace(/~/g,
"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_v\
alues/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e=noted(e,f),r++}}if(h.question_value_active!==void 0){let o=h.question_value_active;const f=r;let p=!1;const O=r;if(typeof o!=
"boolean"){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+a.
replace(/~/g,"~0").replace(/\//g,"~1")+"/question_value_active",schemaPath:"#/additionalProperties/properties/options_pc\
r_forms_questions_values/additionalProperties/properties/question_value_active/anyOf/0/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e=noted(e,m),r++}var E=O===r;if(p=p||E,!p){const m=r;if(o!==""){const N={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+a.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/question_value_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additiona\
lProperties/properties/question_value_active/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be eq\
ual to constant"};e=noted(e,N),r++}var E=m===r;p=p||E}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+a.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/question_value_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additiona\
lProperties/properties/question_value_active/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=
noted(e,m),r++}}}else{const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions\
_values/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_quest\
ions_values/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,o),r++}}}else{
const a={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values",schemaPath:"#\
/additionalProperties/properties/options_pcr_forms_questions_values/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e=noted(e,a),r++}}if(V.options_pcr_forms_rules!==void 0){let b=V.options_pcr_forms_rules;if(b&&typeof b==
"object"&&!Array.isArray(b)){for(const a in b){if(r>=MOST)break;const h=r;if(typeof a=="string"){if(!pattern0.test(a)){const o={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalPropertie\
s/properties/options_pcr_forms_rules/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"',propertyName:a};e=noted(e,o),r++}}else{const o={instancePath:t+"/"+n.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules\
/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:a};e=noted(e,o),r++}var Z=h===
r;if(!Z){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules",schemaPath:"#/a\
dditionalProperties/properties/options_pcr_forms_rules/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"\
property name must be valid"};e=noted(e,o),r++}}for(const a in b){if(r>=MOST)break;let h=b[a];if(h&&typeof h=="object"&&
!Array.isArray(h)){if(h.pcr_form_rule_id===void 0){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/optio\
ns_pcr_forms_rules/additionalProperties/required",keyword:"required",params:{missingProperty:"pcr_form_rule_id"},message:"\
must have required property 'pcr_form_rule_id'"};e=noted(e,o),r++}if(h.pcr_question_id===void 0){const o={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/required",keyword:"required",params:{missingProperty:"\
pcr_question_id"},message:"must have required property 'pcr_question_id'"};e=noted(e,o),r++}for(const o in h){if(r>=MOST)
break;if(!(o==="pcr_form_rule_id"||o==="pcr_form_id"||o==="pcr_question_id"||o==="rule_type"||o==="rule_operator")&&typeof h[o]!=
"string"){const f={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,
"~0").replace(/\//g,"~1")+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/opt\
ions_pcr_forms_rules/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e=noted(e,f),r++}}if(h.pcr_form_rule_id!==void 0){let o=h.pcr_form_rule_id;if(typeof o=="string"){if(!pattern0.
test(o)){const f={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,
"~0").replace(/\//g,"~1")+"/pcr_form_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/addi\
tionalProperties/properties/pcr_form_rule_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must m\
atch pattern "^[0-9]{1,64}$"'};e=noted(e,f),r++}}else{const f={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_rule_id",schemaPath:"#/additionalPropert\
ies/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_form_rule_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,f),r++}}if(h.pcr_form_id!==void 0){let o=h.pcr_form_id;const f=r;let p=!1;const O=r;
if(typeof o=="string"){if(!pattern0.test(o)){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/opti\
ons_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/propert\
ies/options_pcr_forms_rules/additionalProperties/properties/pcr_form_id/anyOf/0/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,m),r++}}else{const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_form_id/anyOf/0/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,m),r++}var B=O===r;if(p=p||B,!p){const m=r;if(o!==""){const N={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,
"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properti\
es/pcr_form_id/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,N),
r++}var B=m===r;p=p||B}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additional\
Properties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_form_id/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(h.pcr_question_id!==void 0){let o=h.pcr_question_id;if(typeof o==
"string"){if(!pattern0.test(o)){const f={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms\
_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/optio\
ns_pcr_forms_rules/additionalProperties/properties/pcr_question_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,\
64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,f),r++}}else{const f={instancePath:t+"/"+n.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_question_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,f),r++}}if(h.rule_type!==void 0){let o=h.rule_type;const f=r;
let p=!1;const O=r;if(!(o==="field"||o==="action")){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule_type",schemaPath:"#/additionalProperties/pro\
perties/options_pcr_forms_rules/additionalProperties/properties/rule_type/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed9},
message:"must be equal to one of the allowed values"};e=noted(e,m),r++}var G=O===r;if(p=p||G,!p){const m=r;if(o!==""){const N={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,
"~1")+"/rule_type",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties\
/rule_type/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,N),r++}
var G=m===r;p=p||G}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule_type",schemaPath:"#/additionalPr\
operties/properties/options_pcr_forms_rules/additionalProperties/properties/rule_type/anyOf",keyword:"anyOf",params:{},message:"\
must match a schema in anyOf"};e=noted(e,m),r++}}if(h.rule_operator!==void 0){let o=h.rule_operator;const f=r;let p=!1;const O=r;
if(!(o==="="||o==="not_equal"||o===">"||o==="<"||o==="contains_any"||o==="contains_all"||o==="doesnt_contain_any"||o==="\
doesnt_contain_all"||o==="count"||o==="count_less_than"||o==="count_greater_than"||o==="length_greater_than"||o==="lengt\
h_less_than"||o==="length_equal")){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_fo\
rms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule_operator",schemaPath:"#/additionalProperties/properties/opti\
ons_pcr_forms_rules/additionalProperties/properties/rule_operator/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed10},
message:"must be equal to one of the allowed values"};e=noted(e,m),r++}var H=O===r;if(p=p||H,!p){const m=r;if(o!==""){const N={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,
"~1")+"/rule_operator",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/proper\
ties/rule_operator/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(
e,N),r++}var H=m===r;p=p||H}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule_operator",schemaPath:"#/\
additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/rule_operator/anyOf",keyword:"an\
yOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}}else{const o={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalP\
roperties/properties/options_pcr_forms_rules/additionalProperties/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e=noted(e,o),r++}}}else{const a={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_p\
cr_forms_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e=noted(e,a),r++}}if(V.options_pcr_forms_rules_checks!==void 0){let b=V.options_pcr_forms_rules_checks;
if(b&&typeof b=="object"&&!Array.isArray(b)){for(const a in b){if(r>=MOST)break;const h=r;if(typeof a=="string"){if(!pattern0.
test(a)){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules_checks/propertyNames/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:a};e=noted(e,o),r++}}else{const o={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks",schemaPath:"#/additionalProperties/proper\
ties/options_pcr_forms_rules_checks/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:a};
e=noted(e,o),r++}var X=h===r;if(!X){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_f\
orms_rules_checks",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/propertyNames",keyword:"\
propertyNames",params:{propertyName:a},message:"property name must be valid"};e=noted(e,o),r++}}for(const a in b){if(r>=
MOST)break;let h=b[a];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.pcr_rule_check_id===void 0){const o={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/required",keyword:"req\
uired",params:{missingProperty:"pcr_rule_check_id"},message:"must have required property 'pcr_rule_check_id'"};e=noted(e,
o),r++}if(h.pcr_form_rule_id===void 0){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pc\
r_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pc\
r_forms_rules_checks/additionalProperties/required",keyword:"required",params:{missingProperty:"pcr_form_rule_id"},message:"\
must have required property 'pcr_form_rule_id'"};e=noted(e,o),r++}if(h.pcr_question_id===void 0){const o={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/required",keyword:"req\
uired",params:{missingProperty:"pcr_question_id"},message:"must have required property 'pcr_question_id'"};e=noted(e,o),
r++}for(const o in h){if(r>=MOST)break;if(!(o==="pcr_rule_check_id"||o==="pcr_form_rule_id"||o==="pcr_question_id"||o===
"check_operator")&&typeof h[o]!="string"){const f={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options\
_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/additionalProperties/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,f),r++}}if(h.pcr_rule_check_id!==void 0){let o=h.pcr_rule_check_id;
if(typeof o=="string"){if(!pattern0.test(o)){const f={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/opti\
ons_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_rule_check_id",schemaPath:"#/additionalPrope\
rties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_rule_check_id/pattern",keyword:"patt\
ern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,f),r++}}else{const f={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+
"/pcr_rule_check_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/p\
roperties/pcr_rule_check_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,f),r++}}if(h.
pcr_form_rule_id!==void 0){let o=h.pcr_form_rule_id;if(typeof o=="string"){if(!pattern0.test(o)){const f={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+
"/pcr_form_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/pr\
operties/pcr_form_rule_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9\
]{1,64}$"'};e=noted(e,f),r++}}else{const f={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_fo\
rms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_rule_id",schemaPath:"#/additionalProperties/prope\
rties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_form_rule_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,f),r++}}if(h.pcr_question_id!==void 0){let o=h.pcr_question_id;if(typeof o==
"string"){if(!pattern0.test(o)){const f={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms\
_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/propertie\
s/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_question_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,f),r++}}else{const f={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_questio\
n_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_q\
uestion_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,f),r++}}if(h.check_operator!==
void 0){let o=h.check_operator;const f=r;let p=!1;const O=r;if(!(o==="show"||o==="hide")){const m={instancePath:t+"/"+n.
replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/che\
ck_operator",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/propertie\
s/check_operator/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed11},message:"must be equal to one of the allo\
wed values"};e=noted(e,m),r++}var J=O===r;if(p=p||J,!p){const m=r;if(o!==""){const N={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/check_operator",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/check_opera\
tor/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,N),r++}var J=m===
r;p=p||J}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/options_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/check_operator",schemaPath:"#/addition\
alProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/check_operator/anyOf",keyword:"an\
yOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}}else{const o={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/addi\
tionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e=noted(e,o),r++}}}else{const a={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_rules_checks",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e=noted(e,a),r++}}if(V.options_pcr_forms_photo_rules!==void 0){let b=V.
options_pcr_forms_photo_rules;if(b&&typeof b=="object"&&!Array.isArray(b)){for(const a in b){if(r>=MOST)break;const h=r;
if(typeof a=="string"){if(!pattern0.test(a)){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/opti\
ons_pcr_forms_photo_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/propertyNames/pat\
tern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:a};e=
noted(e,o),r++}}else{const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rule\
s",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/propertyNames/type",keyword:"type",params:{
type:"string"},message:"must be string",propertyName:a};e=noted(e,o),r++}var Y=h===r;if(!Y){const o={instancePath:t+"/"+
n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules",schemaPath:"#/additionalProperties/properties/\
options_pcr_forms_photo_rules/propertyNames",keyword:"propertyNames",params:{propertyName:a},message:"property name must\
 be valid"};e=noted(e,o),r++}}for(const a in b){if(r>=MOST)break;let h=b[a];if(h&&typeof h=="object"&&!Array.isArray(h)){
if(h.pcr_photo_rule_id===void 0){const o={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_form\
s_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms\
_photo_rules/additionalProperties/required",keyword:"required",params:{missingProperty:"pcr_photo_rule_id"},message:"mus\
t have required property 'pcr_photo_rule_id'"};e=noted(e,o),r++}if(h.pcr_question_id===void 0){const o={instancePath:t+"\
/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/required",keyword:"required",params:{
missingProperty:"pcr_question_id"},message:"must have required property 'pcr_question_id'"};e=noted(e,o),r++}for(const o in h){
if(r>=MOST)break;if(!(o==="pcr_photo_rule_id"||o==="pcr_question_id"||o==="rule_operator"||o==="min_photo"||o==="max_pho\
to")&&typeof h[o]!="string"){const f={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_ph\
oto_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/addition\
alProperties/properties/options_pcr_forms_photo_rules/additionalProperties/additionalProperties/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,f),r++}}if(h.pcr_photo_rule_id!==void 0){let o=h.pcr_photo_rule_id;if(typeof o==
"string"){if(!pattern0.test(o)){const f={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms\
_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_photo_rule_id",schemaPath:"#/additionalProperties/properti\
es/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_photo_rule_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,f),r++}}else{const f={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_photo_ru\
le_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_p\
hoto_rule_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,f),r++}}if(h.pcr_question_id!==
void 0){let o=h.pcr_question_id;if(typeof o=="string"){if(!pattern0.test(o)){const f={instancePath:t+"/"+n.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_question\
_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,
f),r++}}else{const f={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_\
rules/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e=noted(e,f),r++}}if(h.rule_operator!==void 0){let o=h.rule_operator;const f=r;let p=!1;const O=r;if(!(o==="default"||
o==="="||o==="not_equal"||o===">"||o==="<"||o==="contains_any"||o==="contains_all"||o==="doesnt_contain_any"||o==="doesn\
t_contain_all"||o==="count"||o==="count_less_than"||o==="count_greater_than"||o==="length_greater_than"||o==="length_les\
s_than"||o==="length_equal")){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_p\
hoto_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule_operator",schemaPath:"#/additionalProperties/properties/opt\
ions_pcr_forms_photo_rules/additionalProperties/properties/rule_operator/anyOf/0/enum",keyword:"enum",params:{allowedValues:allowed12},
message:"must be equal to one of the allowed values"};e=noted(e,m),r++}var Q=O===r;if(p=p||Q,!p){const m=r;if(o!==""){const N={
instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(
/\//g,"~1")+"/rule_operator",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalPrope\
rties/properties/rule_operator/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal to constan\
t"};e=noted(e,N),r++}var Q=m===r;p=p||Q}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+"/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule_operato\
r",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/rule_oper\
ator/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}if(h.min_photo!==void 0){
let o=h.min_photo;const f=r;let p=!1;const O=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+
"/min_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties\
/min_photo/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,m),r++}if(typeof o==
"number"&&isFinite(o)){if(o>999999999999999||isNaN(o)){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/min_photo",schemaPath:"#/additionalProp\
erties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/min_photo/anyOf/0/maximum",keyword:"maxi\
mum",params:{comparison:"<=",limit:999999999999999},message:"must be <= 999999999999999"};e=noted(e,m),r++}if(o<0||isNaN(
o)){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,
"~0").replace(/\//g,"~1")+"/min_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/addit\
ionalProperties/properties/min_photo/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must b\
e >= 0"};e=noted(e,m),r++}}var U=O===r;if(p=p||U,!p){const m=r;if(o!==""){const N={instancePath:t+"/"+n.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/min_photo",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/min_photo/anyOf/1/const",
keyword:"const",params:{allowedValue:""},message:"must be equal to constant"};e=noted(e,N),r++}var U=m===r;p=p||U}if(p)r=
f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pc\
r_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/min_photo",schemaPath:"#/additionalProperties/propertie\
s/options_pcr_forms_photo_rules/additionalProperties/properties/min_photo/anyOf",keyword:"anyOf",params:{},message:"must\
 match a schema in anyOf"};e=noted(e,m),r++}}if(h.max_photo!==void 0){let o=h.max_photo;const f=r;let p=!1;const O=r;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/option\
s_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/max_photo",schemaPath:"#/additionalProperties/prope\
rties/options_pcr_forms_photo_rules/additionalProperties/properties/max_photo/anyOf/0/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e=noted(e,m),r++}if(typeof o=="number"&&isFinite(o)){if(o>999999999999999||isNaN(o)){
const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/max_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additio\
nalProperties/properties/max_photo/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999},message:"\
must be <= 999999999999999"};e=noted(e,m),r++}if(o<0||isNaN(o)){const m={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+"/max_photo",schemaPath:"#/additi\
onalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/max_photo/anyOf/0/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,m),r++}}var W=O===r;if(p=p||W,!p){const m=r;
if(o!==""){const N={instancePath:t+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(
/~/g,"~0").replace(/\//g,"~1")+"/max_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/\
additionalProperties/properties/max_photo/anyOf/1/const",keyword:"const",params:{allowedValue:""},message:"must be equal\
 to constant"};e=noted(e,N),r++}var W=m===r;p=p||W}if(p)r=f,e!==null&&(f?e.length=f:e=null);else{const m={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1")+
"/max_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties\
/max_photo/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,m),r++}}}else{const o={instancePath:t+
"/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/type",keyword:"type",params:{
type:"object"},message:"must be object"};e=noted(e,o),r++}}}else{const a={instancePath:t+"/"+n.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_photo_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,a),r++}}}else{const b={instancePath:t+"\
/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"object"},
message:"must be object"};e=noted(e,b),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}),r++;return validate35.errors=e,r===0}function validate36(s,{instancePath:t="",parentData:$,
parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.report_id===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"report_id"},message:"must\
 have required property 'report_id'"}),r++),s.wo_number===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"wo_number"},message:"must have required property 'wo_number'"}),r++),s.wo_status===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"wo_status"},message:"must\
 have required property 'wo_status'"}),r++),s.pending_cancellation_timestamp===void 0&&(e=noted(e,{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"pending_cancellation_timestamp"},message:"must have required pro\
perty 'pending_cancellation_timestamp'"}),r++),s.report_id!==void 0){let g=s.report_id;const u=r;let c=!1;const y=r;if(!(typeof g==
"number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){const w={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf\
/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,w),r++}if(typeof g=="number"&&isFinite(
g)){if(g>9007199254740991||isNaN(g)){const w={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/max\
imum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(e,
w),r++}if(g<0||isNaN(g)){const w={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,w),r++}}var i=y===r;if(c=c||i,!c){const w=r;
if(typeof g=="string"){if(!pattern1.test(g)){const l={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/any\
Of/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};e=noted(
e,l),r++}}else{const l={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,l),r++}var i=w===r;c=c||i}if(c)r=u,e!==null&&(u?e.length=u:e=null);else{
const w={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must m\
atch a schema in anyOf"};e=noted(e,w),r++}}if(s.wo_number!==void 0&&typeof s.wo_number!="string"){const g={instancePath:t+
"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"must be string"};e=
noted(e,g),r++}if(s.org_wo_num!==void 0){let g=s.org_wo_num;const u=r;let c=!1;const y=r;if(!(typeof g=="number"&&!(g%1)&&
!isNaN(g)&&isFinite(g))){const w={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e=noted(e,w),r++}if(typeof g=="number"&&isFinite(g)){if(g>9007199254740991||
isNaN(g)){const w={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(e,w),r++}if(g<0||isNaN(g)){const w={
instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e=noted(e,w),r++}}var _=y===r;if(c=c||_,!c){const w=r;if(typeof g=="string"){if(!pattern1.
test(g)){const l={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/1/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};e=noted(e,l),r++}}else{const l={instancePath:t+
"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e=noted(e,l),r++}var _=w===r;c=c||_}if(c)r=u,e!==null&&(u?e.length=u:e=null);else{const w={instancePath:t+"/org_\
wo_num",schemaPath:"#/properties/org_wo_num/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(
e,w),r++}}if(s.wo_status!==void 0&&typeof s.wo_status!="string"){const g={instancePath:t+"/wo_status",schemaPath:"#/prop\
erties/wo_status/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,g),r++}if(s.transaction_id!==
void 0){let g=s.transaction_id;if(typeof g=="string"){if(func2(g)>255){const u={instancePath:t+"/transaction_id",schemaPath:"\
#/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 chara\
cters"};e=noted(e,u),r++}if(func2(g)<1){const u={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_i\
d/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e=noted(e,u),r++}}else{
const u={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e=noted(e,u),r++}}if(s.pending_cancellation_timestamp!==void 0){let g=s.pending_cancellation_timestamp;
if(typeof g=="string"){if(!pattern11.test(g)){const u={instancePath:t+"/pending_cancellation_timestamp",schemaPath:"#/pr\
operties/pending_cancellation_timestamp/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,11}$"},message:'must match \
pattern "^[0-9]{1,11}$"'};e=noted(e,u),r++}}else{const u={instancePath:t+"/pending_cancellation_timestamp",schemaPath:"#\
/properties/pending_cancellation_timestamp/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,u),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"}),r++;return validate36.errors=e,r===0}function validate37(s,{instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){
let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"report_id"},message:"must have required property 'report_id'"}),
r++),s.wo_number===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
wo_number"},message:"must have required property 'wo_number'"}),r++),s.wo_status===void 0&&(e=noted(e,{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"wo_status"},message:"must have required property 'wo_status'"}),
r++),s.pending_cancellation_timestamp===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"pending_cancellation_timestamp"},message:"must have required property 'pending_cancellation_timestamp'"}),
r++),s.report_id!==void 0){let i=s.report_id;if(typeof i=="string"){if(!pattern0.test(i)){const _={instancePath:t+"/repo\
rt_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must matc\
h pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/report_id",schemaPath:"#/properties/report_\
id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(s.wo_number!==void 0&&typeof s.
wo_number!="string"){const i={instancePath:t+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,i),r++}if(s.org_wo_num!==void 0){let i=s.org_wo_num;if(typeof i=="str\
ing"){if(!pattern0.test(i)){const _={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={
instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e=noted(e,_),r++}}if(s.wo_status!==void 0&&typeof s.wo_status!="string"){const i={instancePath:t+"/wo_sta\
tus",schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,
i),r++}if(s.transaction_id!==void 0){let i=s.transaction_id;if(typeof i=="string"){if(func2(i)>255){const _={instancePath:t+
"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit:255},message:"mus\
t NOT have more than 255 characters"};e=noted(e,_),r++}if(func2(i)<1){const _={instancePath:t+"/transaction_id",schemaPath:"\
#/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e=noted(e,_),r++}}else{const _={instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(s.pending_cancellation_timestamp!==void 0){let i=s.
pending_cancellation_timestamp;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const _={instancePath:t+"/pendi\
ng_cancellation_timestamp",schemaPath:"#/properties/pending_cancellation_timestamp/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e=noted(e,_),r++}if(typeof i=="number"&&isFinite(i)){if(i>99999999999||isNaN(i)){const _={
instancePath:t+"/pending_cancellation_timestamp",schemaPath:"#/properties/pending_cancellation_timestamp/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:99999999999},message:"must be <= 99999999999"};e=noted(e,_),r++}if(i<0||isNaN(i)){
const _={instancePath:t+"/pending_cancellation_timestamp",schemaPath:"#/properties/pending_cancellation_timestamp/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,_),r++}}}}else e=noted(e,{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate37.errors=e,r===
0}function validate38(s,{instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;return s!==
null&&(e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"null"},message:"must be null"}),r++),validate38.
errors=e,r===0}function validate39(s,{instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;
const i=r;let _=!1;const g=r;s&&typeof s=="object"&&!Array.isArray(s)&&s.qty_bid===void 0&&(e=noted(e,{instancePath:t,schemaPath:"\
#/anyOf/0/required",keyword:"required",params:{missingProperty:"qty_bid"},message:"must have required property 'qty_bid'"}),
r++);var u=g===r;if(_=_||u,!_){const P=r;s&&typeof s=="object"&&!Array.isArray(s)&&s.qty_comp===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty:"qty_comp"},message:"must have required prope\
rty 'qty_comp'"}),r++);var u=P===r;_=_||u}_?(r=i,e!==null&&(i?e.length=i:e=null)):(e=noted(e,{instancePath:t,schemaPath:"\
#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}),r++);const c=r;let y=!0;const w=r;s&&typeof s==
"object"&&!Array.isArray(s)&&s.dst_invoice_item_id!==void 0&&s.dst_invoice_item_id!==null&&(e=noted(e,{}),r++);var d=w===
r;if(r=c,e!==null&&(c?e.length=c:e=null),d){const P=r;s&&typeof s=="object"&&!Array.isArray(s)&&s.invoice_item_desc===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/then/required",keyword:"required",params:{missingProperty:"invoice_item_desc"},
message:"must have required property 'invoice_item_desc'"}),r++);var d=P===r;y=d}if(y||(e=noted(e,{instancePath:t,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'}),r++),s&&typeof s=="object"&&!Array.
isArray(s)){if(s.report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
report_id"},message:"must have required property 'report_id'"}),r++),s.comp_note_id!==void 0){let P=s.comp_note_id;if(typeof P==
"string"){if(!pattern0.test(P)){const q={instancePath:t+"/comp_note_id",schemaPath:"#/properties/comp_note_id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,q),r++}}else{const q={
instancePath:t+"/comp_note_id",schemaPath:"#/properties/comp_note_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,q),r++}}if(s.report_id!==void 0){let P=s.report_id;if(typeof P=="string"){if(!pattern0.test(P)){
const q={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"^[0-\
9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,q),r++}}else{const q={instancePath:t+"/report_id",schemaPath:"\
#/properties/report_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,q),r++}}if(s.dst_invoice_item_id!==
void 0){let P=s.dst_invoice_item_id;const q=r;let v=!1;const j=r;if(typeof P=="string"){if(!pattern0.test(P)){const L={instancePath:t+
"/dst_invoice_item_id",schemaPath:"#/properties/dst_invoice_item_id/anyOf/0/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,L),r++}}else{const L={instancePath:t+"/dst_invoi\
ce_item_id",schemaPath:"#/properties/dst_invoice_item_id/anyOf/0/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e=noted(e,L),r++}var l=j===r;if(v=v||l,!v){const L=r;if(P!==null){const R={instancePath:t+"/dst_invoice_i\
tem_id",schemaPath:"#/properties/dst_invoice_item_id/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be \
null"};e=noted(e,R),r++}var l=L===r;v=v||l}if(v)r=q,e!==null&&(q?e.length=q:e=null);else{const L={instancePath:t+"/dst_i\
nvoice_item_id",schemaPath:"#/properties/dst_invoice_item_id/anyOf",keyword:"anyOf",params:{},message:"must match a sche\
ma in anyOf"};e=noted(e,L),r++}}if(s.src_invoice_item_id!==void 0){let P=s.src_invoice_item_id;if(typeof P=="string"){if(!pattern0.
test(P)){const q={instancePath:t+"/src_invoice_item_id",schemaPath:"#/properties/src_invoice_item_id/pattern",keyword:"p\
attern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,q),r++}}else{const q={instancePath:t+
"/src_invoice_item_id",schemaPath:"#/properties/src_invoice_item_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,q),r++}}if(s.invoice_item_desc!==void 0&&typeof s.invoice_item_desc!="string"){const P={instancePath:t+
"/invoice_item_desc",schemaPath:"#/properties/invoice_item_desc/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e=noted(e,P),r++}if(s.qty_bid!==void 0){let P=s.qty_bid;if(typeof P=="string"){if(!pattern39.test(P)){const q={
instancePath:t+"/qty_bid",schemaPath:"#/properties/qty_bid/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[\
0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'};e=noted(e,q),r++}}else{const q={instancePath:t+"/q\
ty_bid",schemaPath:"#/properties/qty_bid/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,
q),r++}}if(s.client_price_bid!==void 0){let P=s.client_price_bid;if(typeof P=="string"){if(!pattern39.test(P)){const q={
instancePath:t+"/client_price_bid",schemaPath:"#/properties/client_price_bid/pattern",keyword:"pattern",params:{pattern:"\
^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'};e=noted(e,q),r++}}else{const q={
instancePath:t+"/client_price_bid",schemaPath:"#/properties/client_price_bid/type",keyword:"type",params:{type:"string"},
message:"must be string"};e=noted(e,q),r++}}if(s.bid_note!==void 0&&typeof s.bid_note!="string"){const P={instancePath:t+
"/bid_note",schemaPath:"#/properties/bid_note/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,P),r++}if(s.qty_comp!==void 0){let P=s.qty_comp;if(typeof P=="string"){if(!pattern39.test(P)){const q={instancePath:t+
"/qty_comp",schemaPath:"#/properties/qty_comp/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'\
must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'};e=noted(e,q),r++}}else{const q={instancePath:t+"/qty_comp",schemaPath:"\
#/properties/qty_comp/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,q),r++}}if(s.comp_note!==
void 0&&typeof s.comp_note!="string"){const P={instancePath:t+"/comp_note",schemaPath:"#/properties/comp_note/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,P),r++}if(s.remote_id!==void 0){let P=s.remote_id;if(typeof P==
"string"){if(!pattern0.test(P)){const q={instancePath:t+"/remote_id",schemaPath:"#/properties/remote_id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,q),r++}}else{const q={
instancePath:t+"/remote_id",schemaPath:"#/properties/remote_id/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e=noted(e,q),r++}}if(s.photo_flag_data!==void 0){let P=s.photo_flag_data;if(Array.isArray(P)){const q=P.length;
for(let v=0;v<q&&r<MOST;v++){let j=P[v];const L=r;let z=!0;const R=r;if(j&&typeof j=="object"&&!Array.isArray(j)){let F;
j.work_type===void 0&&(F="work_type")?(e=noted(e,{}),r++):j.work_type!==void 0&&j.work_type!=="b"&&(e=noted(e,{}),r++)}var k=R===
r;if(r=L,e!==null&&(L?e.length=L:e=null),k){const F=r;if(j&&typeof j=="object"&&!Array.isArray(j)&&j.stage!==void 0&&j.stage!==
"b"){const K={instancePath:t+"/photo_flag_data/"+v+"/stage",schemaPath:"#/properties/photo_flag_data/items/then/properti\
es/stage/enum",keyword:"enum",params:{allowedValues:allowed14},message:"must be equal to one of the allowed values"};e=noted(
e,K),r++}var k=F===r;z=k}if(!z){const F={instancePath:t+"/photo_flag_data/"+v,schemaPath:"#/properties/photo_flag_data/i\
tems/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};e=noted(e,F),r++}if(j&&typeof j==
"object"&&!Array.isArray(j)){if(j.file_id===void 0){const F={instancePath:t+"/photo_flag_data/"+v,schemaPath:"#/properti\
es/photo_flag_data/items/required",keyword:"required",params:{missingProperty:"file_id"},message:"must have required pro\
perty 'file_id'"};e=noted(e,F),r++}if(j.work_type===void 0){const F={instancePath:t+"/photo_flag_data/"+v,schemaPath:"#/\
properties/photo_flag_data/items/required",keyword:"required",params:{missingProperty:"work_type"},message:"must have re\
quired property 'work_type'"};e=noted(e,F),r++}if(j.stage===void 0){const F={instancePath:t+"/photo_flag_data/"+v,schemaPath:"\
#/properties/photo_flag_data/items/required",keyword:"required",params:{missingProperty:"stage"},message:"must have requ\
ired property 'stage'"};e=noted(e,F),r++}if(j.file_id!==void 0){let F=j.file_id;if(typeof F=="string"){if(func2(F)>255){
const T={instancePath:t+"/photo_flag_data/"+v+"/file_id",schemaPath:"#/properties/photo_flag_data/items/properties/file_\
id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e=noted(e,T),r++}
if(func2(F)<1){const T={instancePath:t+"/photo_flag_data/"+v+"/file_id",schemaPath:"#/properties/photo_flag_data/items/p\
roperties/file_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e=noted(
e,T),r++}}else{const T={instancePath:t+"/photo_flag_data/"+v+"/file_id",schemaPath:"#/properties/photo_flag_data/items/p\
roperties/file_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,T),r++}}if(j.work_type!==
void 0){let F=j.work_type;if(!(F==="b"||F==="c")){const T={instancePath:t+"/photo_flag_data/"+v+"/work_type",schemaPath:"\
#/properties/photo_flag_data/items/properties/work_type/enum",keyword:"enum",params:{allowedValues:allowed15},message:"m\
ust be equal to one of the allowed values"};e=noted(e,T),r++}}if(j.stage!==void 0){let F=j.stage;if(!(F==="b"||F==="i"||
F==="a")){const T={instancePath:t+"/photo_flag_data/"+v+"/stage",schemaPath:"#/properties/photo_flag_data/items/properti\
es/stage/enum",keyword:"enum",params:{allowedValues:allowed16},message:"must be equal to one of the allowed values"};e=noted(
e,T),r++}}}else{const F={instancePath:t+"/photo_flag_data/"+v,schemaPath:"#/properties/photo_flag_data/items/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e=noted(e,F),r++}}}else{const q={instancePath:t+"/photo_flag_data",
schemaPath:"#/properties/photo_flag_data/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,q),
r++}}if(s.total_items!==void 0){let P=s.total_items;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P))){const q={instancePath:t+
"/total_items",schemaPath:"#/properties/total_items/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e=noted(e,q),r++}if(typeof P=="number"&&isFinite(P)){if(P>999999999999999||isNaN(P)){const q={instancePath:t+"/total\
_items",schemaPath:"#/properties/total_items/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999},message:"\
must be <= 999999999999999"};e=noted(e,q),r++}if(P<0||isNaN(P)){const q={instancePath:t+"/total_items",schemaPath:"#/pro\
perties/total_items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,q),r++}}}
if(s.cur_index!==void 0){let P=s.cur_index;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P))){const q={instancePath:t+
"/cur_index",schemaPath:"#/properties/cur_index/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e=noted(e,q),r++}if(typeof P=="number"&&isFinite(P)){if(P>999999999999999||isNaN(P)){const q={instancePath:t+"/cur_index",
schemaPath:"#/properties/cur_index/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999},message:"mu\
st be <= 999999999999999"};e=noted(e,q),r++}if(P<0||isNaN(P)){const q={instancePath:t+"/cur_index",schemaPath:"#/propert\
ies/cur_index/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,q),r++}}}}else
e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate39.
errors=e,r===0}function validate40(s,{instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.comp_note_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"comp_note_id"},message:"must have required property 'comp_note_id'"}),r++),
s.comp_note_id!==void 0){let _=s.comp_note_id;const g=r;let u=!1;const c=r;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(
_))){const y={instancePath:t+"/comp_note_id",schemaPath:"#/properties/comp_note_id/anyOf/0/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e=noted(e,y),r++}if(typeof _=="number"&&isFinite(_)){if(_>9007199254740991||isNaN(
_)){const y={instancePath:t+"/comp_note_id",schemaPath:"#/properties/comp_note_id/anyOf/0/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(e,y),r++}if(_<0||isNaN(_)){const y={
instancePath:t+"/comp_note_id",schemaPath:"#/properties/comp_note_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e=noted(e,y),r++}}var i=c===r;if(u=u||i,!u){const y=r;if(typeof _=="string"){if(!pattern0.
test(_)){const d={instancePath:t+"/comp_note_id",schemaPath:"#/properties/comp_note_id/anyOf/1/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,d),r++}}else{const d={instancePath:t+
"/comp_note_id",schemaPath:"#/properties/comp_note_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e=noted(e,d),r++}var i=y===r;u=u||i}if(u)r=g,e!==null&&(g?e.length=g:e=null);else{const y={instancePath:t+"/\
comp_note_id",schemaPath:"#/properties/comp_note_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in any\
Of"};e=noted(e,y),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}),r++;return validate40.errors=e,r===0}function validate41(s,{instancePath:t="",parentData:$,parentDataProperty:x,
rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.comp_note_id===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"comp_note_id"},message:"must have required property \
'comp_note_id'"}),r++),s.comp_note_id!==void 0){let i=s.comp_note_id;if(typeof i=="string"){if(!pattern0.test(i)){const _={
instancePath:t+"/comp_note_id",schemaPath:"#/properties/comp_note_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{\
1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/comp_note_id",schemaPath:"\
#/properties/comp_note_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}}else e=
noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate41.
errors=e,r===0}function validate42(s,{instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.dst_report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"dst_report_id"},message:"must have required property 'dst_report_id'"}),
r++),s.checkin_data===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
checkin_data"},message:"must have required property 'checkin_data'"}),r++),s.dst_report_id!==void 0){let _=s.dst_report_id;
if(typeof _=="string"){if(!pattern0.test(_)){const g={instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_repor\
t_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,
g),r++}}else{const g={instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_report_id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,g),r++}}if(s.checkin_data!==void 0){let _=s.checkin_data;if(Array.isArray(
_)){if(_.length<1){const u={instancePath:t+"/checkin_data",schemaPath:"#/properties/checkin_data/minItems",keyword:"minI\
tems",params:{limit:1},message:"must NOT have fewer than 1 items"};e=noted(e,u),r++}const g=_.length;for(let u=0;u<g&&r<
MOST;u++){let c=_[u];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.gps_lat===void 0){const y={instancePath:t+"/check\
in_data/"+u,schemaPath:"#/properties/checkin_data/items/required",keyword:"required",params:{missingProperty:"gps_lat"},
message:"must have required property 'gps_lat'"};e=noted(e,y),r++}if(c.gps_lng===void 0){const y={instancePath:t+"/check\
in_data/"+u,schemaPath:"#/properties/checkin_data/items/required",keyword:"required",params:{missingProperty:"gps_lng"},
message:"must have required property 'gps_lng'"};e=noted(e,y),r++}if(c.bg_check_id!==void 0){let y=c.bg_check_id;const w=r;
let d=!1;const l=r;if(typeof y=="string"){if(func2(y)>255){const k={instancePath:t+"/checkin_data/"+u+"/bg_check_id",schemaPath:"\
#/properties/checkin_data/items/properties/bg_check_id/anyOf/0/maxLength",keyword:"maxLength",params:{limit:255},message:"\
must NOT have more than 255 characters"};e=noted(e,k),r++}if(func2(y)<1){const k={instancePath:t+"/checkin_data/"+u+"/bg\
_check_id",schemaPath:"#/properties/checkin_data/items/properties/bg_check_id/anyOf/0/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e=noted(e,k),r++}}else{const k={instancePath:t+"/checkin_data/"+
u+"/bg_check_id",schemaPath:"#/properties/checkin_data/items/properties/bg_check_id/anyOf/0/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,k),r++}var i=l===r;if(d=d||i,!d){const k=r;if(y!==null){const q={instancePath:t+
"/checkin_data/"+u+"/bg_check_id",schemaPath:"#/properties/checkin_data/items/properties/bg_check_id/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e=noted(e,q),r++}var i=k===r;d=d||i}if(d)r=w,e!==null&&(w?e.length=w:
e=null);else{const k={instancePath:t+"/checkin_data/"+u+"/bg_check_id",schemaPath:"#/properties/checkin_data/items/prope\
rties/bg_check_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,k),r++}}if(c.checkin_ts!==
void 0){let y=c.checkin_ts;if(typeof y=="string"){if(!pattern30.test(y)){const w={instancePath:t+"/checkin_data/"+u+"/ch\
eckin_ts",schemaPath:"#/properties/checkin_data/items/properties/checkin_ts/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][\
0-9]{2}:?[0-9]{2})?$"},message:'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0\
-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"'};e=noted(e,w),r++}}else{const w={instancePath:t+
"/checkin_data/"+u+"/checkin_ts",schemaPath:"#/properties/checkin_data/items/properties/checkin_ts/type",keyword:"type",
params:{type:"string"},message:"must be string"};e=noted(e,w),r++}}if(c.gps_lat!==void 0){let y=c.gps_lat;if(typeof y=="\
number"&&isFinite(y)){if(y>90||isNaN(y)){const w={instancePath:t+"/checkin_data/"+u+"/gps_lat",schemaPath:"#/properties/\
checkin_data/items/properties/gps_lat/maximum",keyword:"maximum",params:{comparison:"<=",limit:90},message:"must be <= 9\
0"};e=noted(e,w),r++}if(y<-90||isNaN(y)){const w={instancePath:t+"/checkin_data/"+u+"/gps_lat",schemaPath:"#/properties/\
checkin_data/items/properties/gps_lat/minimum",keyword:"minimum",params:{comparison:">=",limit:-90},message:"must be >= \
-90"};e=noted(e,w),r++}}else{const w={instancePath:t+"/checkin_data/"+u+"/gps_lat",schemaPath:"#/properties/checkin_data\
/items/properties/gps_lat/type",keyword:"type",params:{type:"number"},message:"must be number"};e=noted(e,w),r++}}if(c.gps_lng!==
void 0){let y=c.gps_lng;if(typeof y=="number"&&isFinite(y)){if(y>180||isNaN(y)){const w={instancePath:t+"/checkin_data/"+
u+"/gps_lng",schemaPath:"#/properties/checkin_data/items/properties/gps_lng/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:180},message:"must be <= 180"};e=noted(e,w),r++}if(y<-180||isNaN(y)){const w={instancePath:t+"/checkin_data/"+
u+"/gps_lng",schemaPath:"#/properties/checkin_data/items/properties/gps_lng/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-180},message:"must be >= -180"};e=noted(e,w),r++}}else{const w={instancePath:t+"/checkin_data/"+u+"/gps_lng",
schemaPath:"#/properties/checkin_data/items/properties/gps_lng/type",keyword:"type",params:{type:"number"},message:"must\
 be number"};e=noted(e,w),r++}}if(c.gps_accuracy!==void 0){let y=c.gps_accuracy;if(!(typeof y=="number"&&isFinite(y))){const w={
instancePath:t+"/checkin_data/"+u+"/gps_accuracy",schemaPath:"#/properties/checkin_data/items/properties/gps_accuracy/ty\
pe",keyword:"type",params:{type:"number"},message:"must be number"};e=noted(e,w),r++}}}else{const y={instancePath:t+"/ch\
eckin_data/"+u,schemaPath:"#/properties/checkin_data/items/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e=noted(e,y),r++}}}else{const g={instancePath:t+"/checkin_data",schemaPath:"#/properties/checkin_data/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e=noted(e,g),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate42.errors=e,r===0}function validate43(s,{
instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.dst_report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
dst_report_id"},message:"must have required property 'dst_report_id'"}),r++),s.invoice_lines===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"invoice_lines"},message:"must have required property\
 'invoice_lines'"}),r++),s.dst_report_id!==void 0){let g=s.dst_report_id;if(typeof g=="string"){if(!pattern0.test(g)){const u={
instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9\
]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,u),r++}}else{const u={instancePath:t+"/dst_report_id",
schemaPath:"#/properties/dst_report_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,u),
r++}}if(s.dst_invoice_item_ids!==void 0){let g=s.dst_invoice_item_ids;if(g&&typeof g=="object"&&!Array.isArray(g)){for(const u in g){
if(r>=MOST)break;const c=r;if(typeof u=="string"){if(func2(u)>255){const y={instancePath:t+"/dst_invoice_item_ids",schemaPath:"\
#/properties/dst_invoice_item_ids/propertyNames/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have\
 more than 255 characters",propertyName:u};e=noted(e,y),r++}if(func2(u)<1){const y={instancePath:t+"/dst_invoice_item_id\
s",schemaPath:"#/properties/dst_invoice_item_ids/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters",propertyName:u};e=noted(e,y),r++}}else{const y={instancePath:t+"/dst_invoice_item\
_ids",schemaPath:"#/properties/dst_invoice_item_ids/propertyNames/type",keyword:"type",params:{type:"string"},message:"m\
ust be string",propertyName:u};e=noted(e,y),r++}var i=c===r;if(!i){const y={instancePath:t+"/dst_invoice_item_ids",schemaPath:"\
#/properties/dst_invoice_item_ids/propertyNames",keyword:"propertyNames",params:{propertyName:u},message:"property name \
must be valid"};e=noted(e,y),r++}}for(const u in g){if(r>=MOST)break;let c=g[u];const y=r;let w=!1;const d=r;if(c!=="***\
other***"){const l={instancePath:t+"/dst_invoice_item_ids/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/prope\
rties/dst_invoice_item_ids/additionalProperties/anyOf/0/const",keyword:"const",params:{allowedValue:"***other***"},message:"\
must be equal to constant"};e=noted(e,l),r++}var _=d===r;if(w=w||_,!w){const l=r;if(typeof c=="string"){if(!pattern0.test(
c)){const P={instancePath:t+"/dst_invoice_item_ids/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/d\
st_invoice_item_ids/additionalProperties/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'mu\
st match pattern "^[0-9]{1,64}$"'};e=noted(e,P),r++}}else{const P={instancePath:t+"/dst_invoice_item_ids/"+u.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dst_invoice_item_ids/additionalProperties/anyOf/1/type",keyword:"type",
params:{type:"string"},message:"must be string"};e=noted(e,P),r++}var _=l===r;w=w||_}if(w)r=y,e!==null&&(y?e.length=y:e=
null);else{const l={instancePath:t+"/dst_invoice_item_ids/"+u.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/prope\
rties/dst_invoice_item_ids/additionalProperties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
e=noted(e,l),r++}}}else{const u={instancePath:t+"/dst_invoice_item_ids",schemaPath:"#/properties/dst_invoice_item_ids/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,u),r++}}if(s.comment!==void 0&&typeof s.comment!=
"string"){const g={instancePath:t+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type:"string"},
message:"must be string"};e=noted(e,g),r++}if(s.invoice_lines!==void 0){let g=s.invoice_lines;if(Array.isArray(g)){const u=g.
length;for(let c=0;c<u&&r<MOST;c++){let y=g[c];if(y&&typeof y=="object"&&!Array.isArray(y)){if(y.line_id===void 0){const w={
instancePath:t+"/invoice_lines/"+c,schemaPath:"#/properties/invoice_lines/items/required",keyword:"required",params:{missingProperty:"\
line_id"},message:"must have required property 'line_id'"};e=noted(e,w),r++}if(y.invoice_item_id===void 0){const w={instancePath:t+
"/invoice_lines/"+c,schemaPath:"#/properties/invoice_lines/items/required",keyword:"required",params:{missingProperty:"i\
nvoice_item_id"},message:"must have required property 'invoice_item_id'"};e=noted(e,w),r++}if(y.quantity===void 0){const w={
instancePath:t+"/invoice_lines/"+c,schemaPath:"#/properties/invoice_lines/items/required",keyword:"required",params:{missingProperty:"\
quantity"},message:"must have required property 'quantity'"};e=noted(e,w),r++}if(y.price===void 0){const w={instancePath:t+
"/invoice_lines/"+c,schemaPath:"#/properties/invoice_lines/items/required",keyword:"required",params:{missingProperty:"p\
rice"},message:"must have required property 'price'"};e=noted(e,w),r++}if(y.flat_fee===void 0){const w={instancePath:t+"\
/invoice_lines/"+c,schemaPath:"#/properties/invoice_lines/items/required",keyword:"required",params:{missingProperty:"fl\
at_fee"},message:"must have required property 'flat_fee'"};e=noted(e,w),r++}if(y.line_id!==void 0){let w=y.line_id;if(typeof w==
"string"){if(func2(w)>255){const d={instancePath:t+"/invoice_lines/"+c+"/line_id",schemaPath:"#/properties/invoice_lines\
/items/properties/line_id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 charact\
ers"};e=noted(e,d),r++}if(func2(w)<1){const d={instancePath:t+"/invoice_lines/"+c+"/line_id",schemaPath:"#/properties/in\
voice_lines/items/properties/line_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e=noted(e,d),r++}}else{const d={instancePath:t+"/invoice_lines/"+c+"/line_id",schemaPath:"#/properties/inv\
oice_lines/items/properties/line_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,d),r++}}
if(y.invoice_item_id!==void 0){let w=y.invoice_item_id;if(typeof w=="string"){if(!pattern0.test(w)){const d={instancePath:t+
"/invoice_lines/"+c+"/invoice_item_id",schemaPath:"#/properties/invoice_lines/items/properties/invoice_item_id/pattern",
keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,d),r++}}else{
const d={instancePath:t+"/invoice_lines/"+c+"/invoice_item_id",schemaPath:"#/properties/invoice_lines/items/properties/i\
nvoice_item_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,d),r++}}if(y.quantity!==void 0){
let w=y.quantity;if(typeof w=="string"){if(!pattern39.test(w)){const d={instancePath:t+"/invoice_lines/"+c+"/quantity",schemaPath:"\
#/properties/invoice_lines/items/properties/quantity/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2\
}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'};e=noted(e,d),r++}}else{const d={instancePath:t+"/invoice\
_lines/"+c+"/quantity",schemaPath:"#/properties/invoice_lines/items/properties/quantity/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e=noted(e,d),r++}}if(y.price!==void 0){let w=y.price;if(typeof w=="string"){if(!pattern39.
test(w)){const d={instancePath:t+"/invoice_lines/"+c+"/price",schemaPath:"#/properties/invoice_lines/items/properties/pr\
ice/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\
\\.[0-9]{2}$"'};e=noted(e,d),r++}}else{const d={instancePath:t+"/invoice_lines/"+c+"/price",schemaPath:"#/properties/inv\
oice_lines/items/properties/price/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,d),r++}}
if(y.item_desc!==void 0&&typeof y.item_desc!="string"){const w={instancePath:t+"/invoice_lines/"+c+"/item_desc",schemaPath:"\
#/properties/invoice_lines/items/properties/item_desc/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e=noted(e,w),r++}if(y.flat_fee!==void 0&&typeof y.flat_fee!="boolean"){const w={instancePath:t+"/invoice_lines/"+c+"\
/flat_fee",schemaPath:"#/properties/invoice_lines/items/properties/flat_fee/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e=noted(e,w),r++}}else{const w={instancePath:t+"/invoice_lines/"+c,schemaPath:"#/properties/i\
nvoice_lines/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,w),r++}}}else{const u={
instancePath:t+"/invoice_lines",schemaPath:"#/properties/invoice_lines/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e=noted(e,u),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"}),r++;return validate43.errors=e,r===0}function validate44(s,{instancePath:t="",parentData:$,
parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.line_ids_cont===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"line_ids_cont"},message:"\
must have required property 'line_ids_cont'"}),r++),s.line_ids_cont!==void 0){let g=s.line_ids_cont;if(g&&typeof g=="obj\
ect"&&!Array.isArray(g)){if(g.invoice_id===void 0){const u={instancePath:t+"/line_ids_cont",schemaPath:"#/properties/lin\
e_ids_cont/required",keyword:"required",params:{missingProperty:"invoice_id"},message:"must have required property 'invo\
ice_id'"};e=noted(e,u),r++}if(g.line_ids===void 0){const u={instancePath:t+"/line_ids_cont",schemaPath:"#/properties/lin\
e_ids_cont/required",keyword:"required",params:{missingProperty:"line_ids"},message:"must have required property 'line_i\
ds'"};e=noted(e,u),r++}if(g.invoice_id!==void 0){let u=g.invoice_id;const c=r;let y=!1;const w=r;if(!(typeof u=="number"&&
!(u%1)&&!isNaN(u)&&isFinite(u))){const d={instancePath:t+"/line_ids_cont/invoice_id",schemaPath:"#/properties/line_ids_c\
ont/properties/invoice_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,d),r++}
if(typeof u=="number"&&isFinite(u)){if(u>9007199254740991||isNaN(u)){const d={instancePath:t+"/line_ids_cont/invoice_id",
schemaPath:"#/properties/line_ids_cont/properties/invoice_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(e,d),r++}if(u<0||isNaN(u)){const d={instancePath:t+
"/line_ids_cont/invoice_id",schemaPath:"#/properties/line_ids_cont/properties/invoice_id/anyOf/0/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,d),r++}}var i=w===r;if(y=y||i,!y){const d=r;if(typeof u==
"string"){if(!pattern1.test(u)){const k={instancePath:t+"/line_ids_cont/invoice_id",schemaPath:"#/properties/line_ids_co\
nt/properties/invoice_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match patter\
n "^[0-9]{16,64}$"'};e=noted(e,k),r++}}else{const k={instancePath:t+"/line_ids_cont/invoice_id",schemaPath:"#/properties\
/line_ids_cont/properties/invoice_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,k),r++}var i=d===r;y=y||i}if(y)r=c,e!==null&&(c?e.length=c:e=null);else{const d={instancePath:t+"/line_ids_cont/invoic\
e_id",schemaPath:"#/properties/line_ids_cont/properties/invoice_id/anyOf",keyword:"anyOf",params:{},message:"must match \
a schema in anyOf"};e=noted(e,d),r++}}if(g.line_ids!==void 0){let u=g.line_ids;if(Array.isArray(u)){const c=u.length;for(let y=0;y<
c&&r<MOST;y++){let w=u[y];const d=r;let l=!1;const k=r;if(!(typeof w=="number"&&!(w%1)&&!isNaN(w)&&isFinite(w))){const P={
instancePath:t+"/line_ids_cont/line_ids/"+y,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/anyOf/0/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,P),r++}if(typeof w=="number"&&isFinite(w)){
if(w>9007199254740991||isNaN(w)){const P={instancePath:t+"/line_ids_cont/line_ids/"+y,schemaPath:"#/properties/line_ids_\
cont/properties/line_ids/items/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e=noted(e,P),r++}if(w<0||isNaN(w)){const P={instancePath:t+"/line_ids_cont/line_ids/"+y,schemaPath:"\
#/properties/line_ids_cont/properties/line_ids/items/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e=noted(e,P),r++}}var _=k===r;if(l=l||_,!l){const P=r;if(typeof w=="string"){if(!pattern1.test(w)){
const v={instancePath:t+"/line_ids_cont/line_ids/"+y,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/an\
yOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};e=noted(
e,v),r++}}else{const v={instancePath:t+"/line_ids_cont/line_ids/"+y,schemaPath:"#/properties/line_ids_cont/properties/li\
ne_ids/items/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,v),r++}var _=P===r;
l=l||_}if(l)r=d,e!==null&&(d?e.length=d:e=null);else{const P={instancePath:t+"/line_ids_cont/line_ids/"+y,schemaPath:"#/\
properties/line_ids_cont/properties/line_ids/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyO\
f"};e=noted(e,P),r++}}}else{const c={instancePath:t+"/line_ids_cont/line_ids",schemaPath:"#/properties/line_ids_cont/pro\
perties/line_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,c),r++}}}else{const u={instancePath:t+
"/line_ids_cont",schemaPath:"#/properties/line_ids_cont/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e=noted(e,u),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}),r++;return validate44.errors=e,r===0}function validate45(s,{instancePath:t="",parentData:$,parentDataProperty:x,
rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.line_ids_cont===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"line_ids_cont"},message:"must have required property\
 'line_ids_cont'"}),r++),s.line_ids_cont!==void 0){let i=s.line_ids_cont;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.
invoice_id===void 0){const _={instancePath:t+"/line_ids_cont",schemaPath:"#/properties/line_ids_cont/required",keyword:"\
required",params:{missingProperty:"invoice_id"},message:"must have required property 'invoice_id'"};e=noted(e,_),r++}if(i.
line_ids===void 0){const _={instancePath:t+"/line_ids_cont",schemaPath:"#/properties/line_ids_cont/required",keyword:"re\
quired",params:{missingProperty:"line_ids"},message:"must have required property 'line_ids'"};e=noted(e,_),r++}if(i.invoice_id!==
void 0){let _=i.invoice_id;if(typeof _=="string"){if(!pattern0.test(_)){const g={instancePath:t+"/line_ids_cont/invoice_\
id",schemaPath:"#/properties/line_ids_cont/properties/invoice_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64\
}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,g),r++}}else{const g={instancePath:t+"/line_ids_cont/invoic\
e_id",schemaPath:"#/properties/line_ids_cont/properties/invoice_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,g),r++}}if(i.line_ids!==void 0){let _=i.line_ids;if(Array.isArray(_)){const g=_.length;for(let u=0;u<
g&&r<MOST;u++){let c=_[u];if(typeof c=="string"){if(!pattern0.test(c)){const y={instancePath:t+"/line_ids_cont/line_ids/"+
u,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,\
64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,y),r++}}else{const y={instancePath:t+"/line_ids_cont/line\
_ids/"+u,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,y),r++}}}else{const g={instancePath:t+"/line_ids_cont/line_ids",schemaPath:"#/properties/line\
_ids_cont/properties/line_ids/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,g),r++}}}else{
const _={instancePath:t+"/line_ids_cont",schemaPath:"#/properties/line_ids_cont/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e=noted(e,_),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}),r++;return validate45.errors=e,r===0}function validate46(s,{instancePath:t="",
parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.dst_report_id===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dst_report_id"},message:"\
must have required property 'dst_report_id'"}),r++),s.file_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"file_id"},message:"must have required property 'file_id'"}),r++),s.dst_report_id!==
void 0){let i=s.dst_report_id;if(typeof i=="string"){if(!pattern0.test(i)){const _={instancePath:t+"/dst_report_id",schemaPath:"\
#/properties/dst_report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-\
9]{1,64}$"'};e=noted(e,_),r++}}else{const _={instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_report_id/type",
keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(s.file_id!==void 0){let i=s.file_id;
if(typeof i=="string"){if(func2(i)>255){const _={instancePath:t+"/file_id",schemaPath:"#/properties/file_id/maxLength",keyword:"\
maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e=noted(e,_),r++}if(func2(i)<1){const _={
instancePath:t+"/file_id",schemaPath:"#/properties/file_id/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"};e=noted(e,_),r++}}else{const _={instancePath:t+"/file_id",schemaPath:"#/properties/f\
ile_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,_),r++}}if(s.file_name!==void 0&&
typeof s.file_name!="string"){const i={instancePath:t+"/file_name",schemaPath:"#/properties/file_name/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e=noted(e,i),r++}if(s.file_area!==void 0){let i=s.file_area;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const _={instancePath:t+"/file_area",schemaPath:"#/properties/file_area/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(e,_),r++}if(!(i===0||i===1)){const _={instancePath:t+
"/file_area",schemaPath:"#/properties/file_area/enum",keyword:"enum",params:{allowedValues:allowed17},message:"must be e\
qual to one of the allowed values"};e=noted(e,_),r++}}if(s.obj_url!==void 0&&typeof s.obj_url!="string"){const i={instancePath:t+
"/obj_url",schemaPath:"#/properties/obj_url/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,i),r++}if(s.obj_url_thumb!==void 0&&typeof s.obj_url_thumb!="string"){const i={instancePath:t+"/obj_url_thumb",schemaPath:"\
#/properties/obj_url_thumb/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,i),r++}}else e=
noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate46.
errors=e,r===0}function validate47(s,{instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.dst_report_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"dst_report_id"},message:"must have required property 'dst_report_id'"}),
r++),s.note===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"not\
e"},message:"must have required property 'note'"}),r++),s.dst_report_id!==void 0){let i=s.dst_report_id;if(typeof i=="st\
ring"){if(!pattern0.test(i)){const _={instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_report_id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={
instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_report_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,_),r++}}if(s.org_name!==void 0&&typeof s.org_name!="string"){const i={instancePath:t+"/org_na\
me",schemaPath:"#/properties/org_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,i),
r++}if(s.module_type!==void 0&&s.module_type!=="job_notes"){const i={instancePath:t+"/module_type",schemaPath:"#/propert\
ies/module_type/enum",keyword:"enum",params:{allowedValues:allowed18},message:"must be equal to one of the allowed value\
s"};e=noted(e,i),r++}if(s.note!==void 0){let i=s.note;if(Array.isArray(i)){const _=i.length;for(let g=0;g<_&&r<MOST;g++){
let u=i[g];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.note_id===void 0){const c={instancePath:t+"/note/"+g,schemaPath:"\
#/properties/note/items/required",keyword:"required",params:{missingProperty:"note_id"},message:"must have required prop\
erty 'note_id'"};e=noted(e,c),r++}if(u.note_type===void 0){const c={instancePath:t+"/note/"+g,schemaPath:"#/properties/n\
ote/items/required",keyword:"required",params:{missingProperty:"note_type"},message:"must have required property 'note_t\
ype'"};e=noted(e,c),r++}if(u.note_text===void 0){const c={instancePath:t+"/note/"+g,schemaPath:"#/properties/note/items/\
required",keyword:"required",params:{missingProperty:"note_text"},message:"must have required property 'note_text'"};e=noted(
e,c),r++}if(u.has_attachments===void 0){const c={instancePath:t+"/note/"+g,schemaPath:"#/properties/note/items/required",
keyword:"required",params:{missingProperty:"has_attachments"},message:"must have required property 'has_attachments'"};e=
noted(e,c),r++}if(u.note_id!==void 0){let c=u.note_id;if(typeof c=="string"){if(func2(c)>255){const y={instancePath:t+"/\
note/"+g+"/note_id",schemaPath:"#/properties/note/items/properties/note_id/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e=noted(e,y),r++}if(func2(c)<1){const y={instancePath:t+"/note/"+g+"/n\
ote_id",schemaPath:"#/properties/note/items/properties/note_id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e=noted(e,y),r++}}else{const y={instancePath:t+"/note/"+g+"/note_id",schemaPath:"\
#/properties/note/items/properties/note_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,y),r++}}if(u.note_rev!==void 0){let c=u.note_rev;if(typeof c=="string"){if(func2(c)>255){const y={instancePath:t+"/not\
e/"+g+"/note_rev",schemaPath:"#/properties/note/items/properties/note_rev/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e=noted(e,y),r++}if(func2(c)<1){const y={instancePath:t+"/note/"+g+"/n\
ote_rev",schemaPath:"#/properties/note/items/properties/note_rev/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e=noted(e,y),r++}}else{const y={instancePath:t+"/note/"+g+"/note_rev",schemaPath:"\
#/properties/note/items/properties/note_rev/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,y),r++}}if(u.note_type!==void 0){let c=u.note_type;if(!(c==="wo"||c==="prop")){const y={instancePath:t+"/note/"+g+"/no\
te_type",schemaPath:"#/properties/note/items/properties/note_type/enum",keyword:"enum",params:{allowedValues:allowed0},message:"\
must be equal to one of the allowed values"};e=noted(e,y),r++}}if(u.note_text!==void 0&&typeof u.note_text!="string"){const c={
instancePath:t+"/note/"+g+"/note_text",schemaPath:"#/properties/note/items/properties/note_text/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,c),r++}if(u.insert_date!==void 0){let c=u.insert_date;if(typeof c=="s\
tring"){if(!pattern30.test(c)){const y={instancePath:t+"/note/"+g+"/insert_date",schemaPath:"#/properties/note/items/pro\
perties/insert_date/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([\
01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"},message:'must match pattern "^[0\
-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9\
]{2}:?[0-9]{2})?$"'};e=noted(e,y),r++}}else{const y={instancePath:t+"/note/"+g+"/insert_date",schemaPath:"#/properties/n\
ote/items/properties/insert_date/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,y),r++}}
if(u.org_name!==void 0&&typeof u.org_name!="string"){const c={instancePath:t+"/note/"+g+"/org_name",schemaPath:"#/proper\
ties/note/items/properties/org_name/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}
if(u.has_attachments!==void 0&&typeof u.has_attachments!="boolean"){const c={instancePath:t+"/note/"+g+"/has_attachments",
schemaPath:"#/properties/note/items/properties/has_attachments/type",keyword:"type",params:{type:"boolean"},message:"mus\
t be boolean"};e=noted(e,c),r++}}else{const c={instancePath:t+"/note/"+g,schemaPath:"#/properties/note/items/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e=noted(e,c),r++}}}else{const _={instancePath:t+"/note",schemaPath:"\
#/properties/note/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,_),r++}}}else e=noted(e,
{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate47.
errors=e,r===0}function validate48(s,{instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;
if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.remote_note_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"remote_note_id"},message:"must have required property 'remote_note_id'"}),
r++),s.remote_note_id!==void 0){let _=s.remote_note_id;const g=r;let u=!1;const c=r;if(!(typeof _=="number"&&!(_%1)&&!isNaN(
_)&&isFinite(_))){const y={instancePath:t+"/remote_note_id",schemaPath:"#/properties/remote_note_id/anyOf/0/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e=noted(e,y),r++}if(typeof _=="number"&&isFinite(_)){if(_>9007199254740991||
isNaN(_)){const y={instancePath:t+"/remote_note_id",schemaPath:"#/properties/remote_note_id/anyOf/0/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(e,y),r++}if(_<0||isNaN(
_)){const y={instancePath:t+"/remote_note_id",schemaPath:"#/properties/remote_note_id/anyOf/0/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,y),r++}}var i=c===r;if(u=u||i,!u){const y=r;if(typeof _==
"string"){if(!pattern1.test(_)){const d={instancePath:t+"/remote_note_id",schemaPath:"#/properties/remote_note_id/anyOf/\
1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};e=noted(e,
d),r++}}else{const d={instancePath:t+"/remote_note_id",schemaPath:"#/properties/remote_note_id/anyOf/1/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e=noted(e,d),r++}var i=y===r;u=u||i}if(u)r=g,e!==null&&(g?e.length=
g:e=null);else{const y={instancePath:t+"/remote_note_id",schemaPath:"#/properties/remote_note_id/anyOf",keyword:"anyOf",
params:{},message:"must match a schema in anyOf"};e=noted(e,y),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate48.errors=e,r===0}function validate49(s,{
instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.remote_note_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
remote_note_id"},message:"must have required property 'remote_note_id'"}),r++),s.remote_note_id!==void 0){let i=s.remote_note_id;
if(typeof i=="string"){if(!pattern0.test(i)){const _={instancePath:t+"/remote_note_id",schemaPath:"#/properties/remote_n\
ote_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(
e,_),r++}}else{const _={instancePath:t+"/remote_note_id",schemaPath:"#/properties/remote_note_id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,_),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}),r++;return validate49.errors=e,r===0}const pattern134=new RegExp(
"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$","u");function validate50(s,{instancePath:t="",parentData:$,parentDataProperty:x,
rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.dst_report_id===void 0&&(e=noted(e,{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"dst_report_id"},message:"must have required property\
 'dst_report_id'"}),r++),s.pcr_form_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"pcr_form_id"},message:"must have required property 'pcr_form_id'"}),r++),s.pcr_form_rows===void 0&&(e=noted(
e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pcr_form_rows"},message:"must have\
 required property 'pcr_form_rows'"}),r++),s.dst_report_id!==void 0){let y=s.dst_report_id;if(typeof y=="string"){if(!pattern0.
test(y)){const w={instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_report_id/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,w),r++}}else{const w={instancePath:t+"/\
dst_report_id",schemaPath:"#/properties/dst_report_id/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e=noted(e,w),r++}}if(s.pcr_form_id!==void 0){let y=s.pcr_form_id;if(typeof y=="string"){if(!pattern0.test(y)){const w={
instancePath:t+"/pcr_form_id",schemaPath:"#/properties/pcr_form_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,\
64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,w),r++}}else{const w={instancePath:t+"/pcr_form_id",schemaPath:"\
#/properties/pcr_form_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,w),r++}}if(s.pcr_form_rows!==
void 0){let y=s.pcr_form_rows;if(Array.isArray(y)){const w=y.length;for(let d=0;d<w&&r<MOST;d++){let l=y[d];const k=r;let P=!0;
const q=r;if(l&&typeof l=="object"&&!Array.isArray(l)){let A;l.question_data_type===void 0&&(A="question_data_type")?(e=
noted(e,{}),r++):l.question_data_type!==void 0&&l.question_data_type!=="int"&&(e=noted(e,{}),r++)}var i=q===r;if(r=k,e!==
null&&(k?e.length=k:e=null),i){const A=r;if(l&&typeof l=="object"&&!Array.isArray(l)&&l.int_value===void 0){const Z={instancePath:t+
"/pcr_form_rows/"+d,schemaPath:"#/properties/pcr_form_rows/items/allOf/0/then/required",keyword:"required",params:{missingProperty:"\
int_value"},message:"must have required property 'int_value'"};e=noted(e,Z),r++}var i=A===r;P=i}if(!P){const A={instancePath:t+
"/pcr_form_rows/"+d,schemaPath:"#/properties/pcr_form_rows/items/allOf/0/if",keyword:"if",params:{failingKeyword:"then"},
message:'must match "then" schema'};e=noted(e,A),r++}const v=r;let j=!0;const L=r;if(l&&typeof l=="object"&&!Array.isArray(
l)){let A;l.question_data_type===void 0&&(A="question_data_type")?(e=noted(e,{}),r++):l.question_data_type!==void 0&&l.question_data_type!==
"date"&&(e=noted(e,{}),r++)}var _=L===r;if(r=v,e!==null&&(v?e.length=v:e=null),_){const A=r;if(l&&typeof l=="object"&&!Array.
isArray(l)&&l.date_value===void 0){const Z={instancePath:t+"/pcr_form_rows/"+d,schemaPath:"#/properties/pcr_form_rows/it\
ems/allOf/1/then/required",keyword:"required",params:{missingProperty:"date_value"},message:"must have required property\
 'date_value'"};e=noted(e,Z),r++}var _=A===r;j=_}if(!j){const A={instancePath:t+"/pcr_form_rows/"+d,schemaPath:"#/proper\
ties/pcr_form_rows/items/allOf/1/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};e=noted(
e,A),r++}const z=r;let R=!0;const F=r;if(l&&typeof l=="object"&&!Array.isArray(l)){let A;l.question_data_type===void 0&&
(A="question_data_type")?(e=noted(e,{}),r++):l.question_data_type!==void 0&&l.question_data_type!=="longtext"&&(e=noted(
e,{}),r++)}var g=F===r;if(r=z,e!==null&&(z?e.length=z:e=null),g){const A=r;if(l&&typeof l=="object"&&!Array.isArray(l)&&
l.longtext_value===void 0){const Z={instancePath:t+"/pcr_form_rows/"+d,schemaPath:"#/properties/pcr_form_rows/items/allO\
f/2/then/required",keyword:"required",params:{missingProperty:"longtext_value"},message:"must have required property 'lo\
ngtext_value'"};e=noted(e,Z),r++}var g=A===r;R=g}if(!R){const A={instancePath:t+"/pcr_form_rows/"+d,schemaPath:"#/proper\
ties/pcr_form_rows/items/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};e=noted(
e,A),r++}const T=r;let K=!0;const S=r;if(l&&typeof l=="object"&&!Array.isArray(l)){let A;l.question_data_type===void 0&&
(A="question_data_type")?(e=noted(e,{}),r++):l.question_data_type!==void 0&&l.question_data_type!=="varchar"&&(e=noted(e,
{}),r++)}var u=S===r;if(r=T,e!==null&&(T?e.length=T:e=null),u){const A=r;if(l&&typeof l=="object"&&!Array.isArray(l)&&l.
varchar_value===void 0){const Z={instancePath:t+"/pcr_form_rows/"+d,schemaPath:"#/properties/pcr_form_rows/items/allOf/3\
/then/required",keyword:"required",params:{missingProperty:"varchar_value"},message:"must have required property 'varcha\
r_value'"};e=noted(e,Z),r++}var u=A===r;K=u}if(!K){const A={instancePath:t+"/pcr_form_rows/"+d,schemaPath:"#/properties/\
pcr_form_rows/items/allOf/3/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};e=noted(
e,A),r++}const C=r;let M=!0;const I=r;if(l&&typeof l=="object"&&!Array.isArray(l)){let A;l.question_data_type===void 0&&
(A="question_data_type")?(e=noted(e,{}),r++):l.question_data_type!==void 0&&l.question_data_type!=="number"&&(e=noted(e,
{}),r++)}var c=I===r;if(r=C,e!==null&&(C?e.length=C:e=null),c){const A=r;if(l&&typeof l=="object"&&!Array.isArray(l)&&l.
number_value===void 0){const Z={instancePath:t+"/pcr_form_rows/"+d,schemaPath:"#/properties/pcr_form_rows/items/allOf/4/\
then/required",keyword:"required",params:{missingProperty:"number_value"},message:"must have required property 'number_v\
alue'"};e=noted(e,Z),r++}var c=A===r;M=c}if(!M){const A={instancePath:t+"/pcr_form_rows/"+d,schemaPath:"#/properties/pcr\
_form_rows/items/allOf/4/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};e=noted(e,A),
r++}if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.pcr_question_id===void 0){const A={instancePath:t+"/pcr_form_rows/"+
d,schemaPath:"#/properties/pcr_form_rows/items/required",keyword:"required",params:{missingProperty:"pcr_question_id"},message:"\
must have required property 'pcr_question_id'"};e=noted(e,A),r++}if(l.question_data_type===void 0){const A={instancePath:t+
"/pcr_form_rows/"+d,schemaPath:"#/properties/pcr_form_rows/items/required",keyword:"required",params:{missingProperty:"q\
uestion_data_type"},message:"must have required property 'question_data_type'"};e=noted(e,A),r++}if(l.pcr_question_id!==
void 0){let A=l.pcr_question_id;if(typeof A=="string"){if(!pattern0.test(A)){const E={instancePath:t+"/pcr_form_rows/"+d+
"/pcr_question_id",schemaPath:"#/properties/pcr_form_rows/items/properties/pcr_question_id/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,E),r++}}else{const E={instancePath:t+"/\
pcr_form_rows/"+d+"/pcr_question_id",schemaPath:"#/properties/pcr_form_rows/items/properties/pcr_question_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,E),r++}}if(l.question_data_type!==void 0){let A=l.question_data_type;
if(!(A==="int"||A==="date"||A==="longtext"||A==="varchar"||A==="number")){const E={instancePath:t+"/pcr_form_rows/"+d+"/\
question_data_type",schemaPath:"#/properties/pcr_form_rows/items/properties/question_data_type/enum",keyword:"enum",params:{
allowedValues:allowed19},message:"must be equal to one of the allowed values"};e=noted(e,E),r++}}if(l.int_value!==void 0){
let A=l.int_value;if(typeof A=="string"){if(!pattern0.test(A)){const E={instancePath:t+"/pcr_form_rows/"+d+"/int_value",
schemaPath:"#/properties/pcr_form_rows/items/properties/int_value/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,6\
4}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,E),r++}}else{const E={instancePath:t+"/pcr_form_rows/"+d+"\
/int_value",schemaPath:"#/properties/pcr_form_rows/items/properties/int_value/type",keyword:"type",params:{type:"string"},
message:"must be string"};e=noted(e,E),r++}}if(l.date_value!==void 0){let A=l.date_value;if(typeof A=="string"){if(!pattern134.
test(A)){const E={instancePath:t+"/pcr_form_rows/"+d+"/date_value",schemaPath:"#/properties/pcr_form_rows/items/properti\
es/date_value/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},message:'\
must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"'};e=noted(e,E),r++}}else{const E={instancePath:t+
"/pcr_form_rows/"+d+"/date_value",schemaPath:"#/properties/pcr_form_rows/items/properties/date_value/type",keyword:"type",
params:{type:"string"},message:"must be string"};e=noted(e,E),r++}}if(l.longtext_value!==void 0&&typeof l.longtext_value!=
"string"){const A={instancePath:t+"/pcr_form_rows/"+d+"/longtext_value",schemaPath:"#/properties/pcr_form_rows/items/pro\
perties/longtext_value/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,A),r++}if(l.varchar_value!==
void 0){let A=l.varchar_value;if(typeof A=="string"){if(func2(A)>255){const E={instancePath:t+"/pcr_form_rows/"+d+"/varc\
har_value",schemaPath:"#/properties/pcr_form_rows/items/properties/varchar_value/maxLength",keyword:"maxLength",params:{
limit:255},message:"must NOT have more than 255 characters"};e=noted(e,E),r++}}else{const E={instancePath:t+"/pcr_form_r\
ows/"+d+"/varchar_value",schemaPath:"#/properties/pcr_form_rows/items/properties/varchar_value/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,E),r++}}if(l.number_value!==void 0){let A=l.number_value;if(typeof A==
"string"){if(!pattern39.test(A)){const E={instancePath:t+"/pcr_form_rows/"+d+"/number_value",schemaPath:"#/properties/pc\
r_form_rows/items/properties/number_value/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'\
must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'};e=noted(e,E),r++}}else{const E={instancePath:t+"/pcr_form_rows/"+d+"/n\
umber_value",schemaPath:"#/properties/pcr_form_rows/items/properties/number_value/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e=noted(e,E),r++}}}else{const A={instancePath:t+"/pcr_form_rows/"+d,schemaPath:"#/proper\
ties/pcr_form_rows/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,A),r++}}}else{const w={
instancePath:t+"/pcr_form_rows",schemaPath:"#/properties/pcr_form_rows/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e=noted(e,w),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"}),r++;return validate50.errors=e,r===0}function validate51(s,{instancePath:t="",parentData:$,
parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.dst_report_id===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dst_report_id"},message:"\
must have required property 'dst_report_id'"}),r++),s.pcr_form_id===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"pcr_form_id"},message:"must have required property 'pcr_form_id'"}),r++),
s.question_data===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
question_data"},message:"must have required property 'question_data'"}),r++),s.dst_report_id!==void 0){let i=s.dst_report_id;
if(typeof i=="string"){if(!pattern0.test(i)){const _={instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_repor\
t_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,
_),r++}}else{const _={instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_report_id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,_),r++}}if(s.pcr_form_id!==void 0){let i=s.pcr_form_id;if(typeof i=="\
string"){if(!pattern0.test(i)){const _={instancePath:t+"/pcr_form_id",schemaPath:"#/properties/pcr_form_id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,_),r++}}else{const _={
instancePath:t+"/pcr_form_id",schemaPath:"#/properties/pcr_form_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,_),r++}}if(s.question_data!==void 0){let i=s.question_data;if(Array.isArray(i)){const _=i.length;
for(let g=0;g<_&&r<MOST;g++){let u=i[g];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.file_id===void 0){const c={instancePath:t+
"/question_data/"+g,schemaPath:"#/properties/question_data/items/required",keyword:"required",params:{missingProperty:"f\
ile_id"},message:"must have required property 'file_id'"};e=noted(e,c),r++}if(u.pcr_question_id===void 0){const c={instancePath:t+
"/question_data/"+g,schemaPath:"#/properties/question_data/items/required",keyword:"required",params:{missingProperty:"p\
cr_question_id"},message:"must have required property 'pcr_question_id'"};e=noted(e,c),r++}if(u.file_id!==void 0){let c=u.
file_id;if(typeof c=="string"){if(func2(c)>255){const y={instancePath:t+"/question_data/"+g+"/file_id",schemaPath:"#/pro\
perties/question_data/items/properties/file_id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have \
more than 255 characters"};e=noted(e,y),r++}if(func2(c)<1){const y={instancePath:t+"/question_data/"+g+"/file_id",schemaPath:"\
#/properties/question_data/items/properties/file_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e=noted(e,y),r++}}else{const y={instancePath:t+"/question_data/"+g+"/file_id",schemaPath:"#\
/properties/question_data/items/properties/file_id/type",keyword:"type",params:{type:"string"},message:"must be string"};
e=noted(e,y),r++}}if(u.pcr_question_id!==void 0){let c=u.pcr_question_id;if(typeof c=="string"){if(!pattern0.test(c)){const y={
instancePath:t+"/question_data/"+g+"/pcr_question_id",schemaPath:"#/properties/question_data/items/properties/pcr_questi\
on_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(
e,y),r++}}else{const y={instancePath:t+"/question_data/"+g+"/pcr_question_id",schemaPath:"#/properties/question_data/ite\
ms/properties/pcr_question_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,y),r++}}if(u.
work_type!==void 0&&u.work_type!=="pc"){const c={instancePath:t+"/question_data/"+g+"/work_type",schemaPath:"#/propertie\
s/question_data/items/properties/work_type/enum",keyword:"enum",params:{allowedValues:allowed20},message:"must be equal \
to one of the allowed values"};e=noted(e,c),r++}}else{const c={instancePath:t+"/question_data/"+g,schemaPath:"#/properti\
es/question_data/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e=noted(e,c),r++}}}else{const _={
instancePath:t+"/question_data",schemaPath:"#/properties/question_data/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e=noted(e,_),r++}}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"}),r++;return validate51.errors=e,r===0}function validate52(s,{instancePath:t="",parentData:$,
parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"error"},message:"must hav\
e required property 'error'"}),r++),s.cell_updates===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"cell_updates"},message:"must have required property 'cell_updates'"}),r++),s.error_reportid===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"error_reportid"},
message:"must have required property 'error_reportid'"}),r++),s.records_updated===void 0&&(e=noted(e,{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"records_updated"},message:"must have required property 'records_\
updated'"}),r++),s.ready_update===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ready_update"},message:"must have required property 'ready_update'"}),r++),s.log_code===void 0&&(e=noted(
e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"log_code"},message:"must have requ\
ired property 'log_code'"}),r++),s.error!==void 0){let g=s.error;if(Array.isArray(g)){const u=g.length;for(let c=0;c<u&&
r<MOST;c++)if(typeof g[c]!="string"){const y={instancePath:t+"/error/"+c,schemaPath:"#/properties/error/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,y),r++}}else{const u={instancePath:t+"/error",schemaPath:"\
#/properties/error/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,u),r++}}if(s.cell_updates!==
void 0){let g=s.cell_updates;if(Array.isArray(g)){const u=g.length;for(let c=0;c<u&&r<MOST;c++){let y=g[c];if(y&&typeof y==
"object"&&!Array.isArray(y)){if(y.report_id===void 0){const w={instancePath:t+"/cell_updates/"+c,schemaPath:"#/propertie\
s/cell_updates/items/required",keyword:"required",params:{missingProperty:"report_id"},message:"must have required prope\
rty 'report_id'"};e=noted(e,w),r++}if(y.cell_id===void 0){const w={instancePath:t+"/cell_updates/"+c,schemaPath:"#/prope\
rties/cell_updates/items/required",keyword:"required",params:{missingProperty:"cell_id"},message:"must have required pro\
perty 'cell_id'"};e=noted(e,w),r++}if(y.new_value===void 0){const w={instancePath:t+"/cell_updates/"+c,schemaPath:"#/pro\
perties/cell_updates/items/required",keyword:"required",params:{missingProperty:"new_value"},message:"must have required\
 property 'new_value'"};e=noted(e,w),r++}if(y.class===void 0){const w={instancePath:t+"/cell_updates/"+c,schemaPath:"#/p\
roperties/cell_updates/items/required",keyword:"required",params:{missingProperty:"class"},message:"must have required p\
roperty 'class'"};e=noted(e,w),r++}if(y.report_id!==void 0){let w=y.report_id;const d=r;let l=!1;const k=r;if(!(typeof w==
"number"&&!(w%1)&&!isNaN(w)&&isFinite(w))){const P={instancePath:t+"/cell_updates/"+c+"/report_id",schemaPath:"#/propert\
ies/cell_updates/items/properties/report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e=noted(e,P),r++}if(typeof w=="number"&&isFinite(w)){if(w>9007199254740991||isNaN(w)){const P={instancePath:t+"/cell\
_updates/"+c+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/report_id/anyOf/0/maximum",keyword:"max\
imum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e=noted(e,P),r++}if(w<0||isNaN(
w)){const P={instancePath:t+"/cell_updates/"+c+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/repor\
t_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e=noted(e,P),r++}}var i=k===
r;if(l=l||i,!l){const P=r;if(typeof w=="string"){if(!pattern0.test(w)){const v={instancePath:t+"/cell_updates/"+c+"/repo\
rt_id",schemaPath:"#/properties/cell_updates/items/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,v),r++}}else{const v={instancePath:t+"/cell_upda\
tes/"+c+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/report_id/anyOf/1/type",keyword:"type",params:{
type:"string"},message:"must be string"};e=noted(e,v),r++}var i=P===r;l=l||i}if(l)r=d,e!==null&&(d?e.length=d:e=null);else{
const P={instancePath:t+"/cell_updates/"+c+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/report_id\
/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e=noted(e,P),r++}}if(y.cell_id!==void 0&&typeof y.
cell_id!="string"){const w={instancePath:t+"/cell_updates/"+c+"/cell_id",schemaPath:"#/properties/cell_updates/items/pro\
perties/cell_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,w),r++}if(y.new_value!==
void 0&&typeof y.new_value!="string"){const w={instancePath:t+"/cell_updates/"+c+"/new_value",schemaPath:"#/properties/c\
ell_updates/items/properties/new_value/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,w),
r++}if(y.class!==void 0&&typeof y.class!="string"){const w={instancePath:t+"/cell_updates/"+c+"/class",schemaPath:"#/pro\
perties/cell_updates/items/properties/class/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,w),r++}}else{const w={instancePath:t+"/cell_updates/"+c,schemaPath:"#/properties/cell_updates/items/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e=noted(e,w),r++}}}else{const u={instancePath:t+"/cell_updates",schemaPath:"\
#/properties/cell_updates/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,u),r++}}if(s.error_reportid!==
void 0){let g=s.error_reportid;if(Array.isArray(g)){const u=g.length;for(let c=0;c<u&&r<MOST;c++){let y=g[c];const w=r;let d=!1;
const l=r;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){const k={instancePath:t+"/error_reportid/"+c,schemaPath:"\
#/properties/error_reportid/items/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e=noted(
e,k),r++}if(typeof y=="number"&&isFinite(y)){if(y>9007199254740991||isNaN(y)){const k={instancePath:t+"/error_reportid/"+
c,schemaPath:"#/properties/error_reportid/items/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e=noted(e,k),r++}if(y<0||isNaN(y)){const k={instancePath:t+"/error_reportid/"+c,schemaPath:"\
#/properties/error_reportid/items/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >\
= 0"};e=noted(e,k),r++}}var _=l===r;if(d=d||_,!d){const k=r;if(typeof y=="string"){if(!pattern0.test(y)){const q={instancePath:t+
"/error_reportid/"+c,schemaPath:"#/properties/error_reportid/items/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^\
[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,q),r++}}else{const q={instancePath:t+"/error_repo\
rtid/"+c,schemaPath:"#/properties/error_reportid/items/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e=noted(e,q),r++}var _=k===r;d=d||_}if(d)r=w,e!==null&&(w?e.length=w:e=null);else{const k={instancePath:t+"\
/error_reportid/"+c,schemaPath:"#/properties/error_reportid/items/anyOf",keyword:"anyOf",params:{},message:"must match a\
 schema in anyOf"};e=noted(e,k),r++}}}else{const u={instancePath:t+"/error_reportid",schemaPath:"#/properties/error_repo\
rtid/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,u),r++}}if(s.records_updated!==void 0&&
typeof s.records_updated!="string"){const g={instancePath:t+"/records_updated",schemaPath:"#/properties/records_updated/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,g),r++}if(s.ready_update!==void 0&&typeof s.
ready_update!="string"){const g={instancePath:t+"/ready_update",schemaPath:"#/properties/ready_update/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e=noted(e,g),r++}if(s.log_code!==void 0&&typeof s.log_code!="string"){
const g={instancePath:t+"/log_code",schemaPath:"#/properties/log_code/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,g),r++}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"}),r++;return validate52.errors=e,r===0}function validate53(s,{instancePath:t="",parentData:$,
parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.error===void 0&&
(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"error"},message:"must hav\
e required property 'error'"}),r++),s.cell_updates===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"cell_updates"},message:"must have required property 'cell_updates'"}),r++),s.error_reportid===
void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"error_reportid"},
message:"must have required property 'error_reportid'"}),r++),s.records_updated===void 0&&(e=noted(e,{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"records_updated"},message:"must have required property 'records_\
updated'"}),r++),s.ready_update===void 0&&(e=noted(e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ready_update"},message:"must have required property 'ready_update'"}),r++),s.log_code===void 0&&(e=noted(
e,{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"log_code"},message:"must have requ\
ired property 'log_code'"}),r++),s.error!==void 0){let i=s.error;if(Array.isArray(i)){const _=i.length;for(let g=0;g<_&&
r<MOST;g++)if(typeof i[g]!="string"){const u={instancePath:t+"/error/"+g,schemaPath:"#/properties/error/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,u),r++}}else{const _={instancePath:t+"/error",schemaPath:"\
#/properties/error/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,_),r++}}if(s.cell_updates!==
void 0){let i=s.cell_updates;if(Array.isArray(i)){const _=i.length;for(let g=0;g<_&&r<MOST;g++){let u=i[g];if(u&&typeof u==
"object"&&!Array.isArray(u)){if(u.report_id===void 0){const c={instancePath:t+"/cell_updates/"+g,schemaPath:"#/propertie\
s/cell_updates/items/required",keyword:"required",params:{missingProperty:"report_id"},message:"must have required prope\
rty 'report_id'"};e=noted(e,c),r++}if(u.cell_id===void 0){const c={instancePath:t+"/cell_updates/"+g,schemaPath:"#/prope\
rties/cell_updates/items/required",keyword:"required",params:{missingProperty:"cell_id"},message:"must have required pro\
perty 'cell_id'"};e=noted(e,c),r++}if(u.new_value===void 0){const c={instancePath:t+"/cell_updates/"+g,schemaPath:"#/pro\
perties/cell_updates/items/required",keyword:"required",params:{missingProperty:"new_value"},message:"must have required\
 property 'new_value'"};e=noted(e,c),r++}if(u.class===void 0){const c={instancePath:t+"/cell_updates/"+g,schemaPath:"#/p\
roperties/cell_updates/items/required",keyword:"required",params:{missingProperty:"class"},message:"must have required p\
roperty 'class'"};e=noted(e,c),r++}if(u.report_id!==void 0){let c=u.report_id;if(typeof c=="string"){if(!pattern0.test(c)){
const y={instancePath:t+"/cell_updates/"+g+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/report_id\
/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,y),
r++}}else{const y={instancePath:t+"/cell_updates/"+g+"/report_id",schemaPath:"#/properties/cell_updates/items/properties\
/report_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,y),r++}}if(u.cell_id!==void 0&&
typeof u.cell_id!="string"){const c={instancePath:t+"/cell_updates/"+g+"/cell_id",schemaPath:"#/properties/cell_updates/\
items/properties/cell_id/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,c),r++}if(u.new_value!==
void 0&&typeof u.new_value!="string"){const c={instancePath:t+"/cell_updates/"+g+"/new_value",schemaPath:"#/properties/c\
ell_updates/items/properties/new_value/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,c),
r++}if(u.class!==void 0&&typeof u.class!="string"){const c={instancePath:t+"/cell_updates/"+g+"/class",schemaPath:"#/pro\
perties/cell_updates/items/properties/class/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(
e,c),r++}}else{const c={instancePath:t+"/cell_updates/"+g,schemaPath:"#/properties/cell_updates/items/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e=noted(e,c),r++}}}else{const _={instancePath:t+"/cell_updates",schemaPath:"\
#/properties/cell_updates/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,_),r++}}if(s.error_reportid!==
void 0){let i=s.error_reportid;if(Array.isArray(i)){const _=i.length;for(let g=0;g<_&&r<MOST;g++){let u=i[g];if(typeof u==
"string"){if(!pattern0.test(u)){const c={instancePath:t+"/error_reportid/"+g,schemaPath:"#/properties/error_reportid/ite\
ms/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};e=noted(e,c),
r++}}else{const c={instancePath:t+"/error_reportid/"+g,schemaPath:"#/properties/error_reportid/items/type",keyword:"type",
params:{type:"string"},message:"must be string"};e=noted(e,c),r++}}}else{const _={instancePath:t+"/error_reportid",schemaPath:"\
#/properties/error_reportid/type",keyword:"type",params:{type:"array"},message:"must be array"};e=noted(e,_),r++}}if(s.records_updated!==
void 0&&typeof s.records_updated!="string"){const i={instancePath:t+"/records_updated",schemaPath:"#/properties/records_\
updated/type",keyword:"type",params:{type:"string"},message:"must be string"};e=noted(e,i),r++}if(s.ready_update!==void 0&&
typeof s.ready_update!="string"){const i={instancePath:t+"/ready_update",schemaPath:"#/properties/ready_update/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,i),r++}if(s.log_code!==void 0&&typeof s.log_code!="stri\
ng"){const i={instancePath:t+"/log_code",schemaPath:"#/properties/log_code/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e=noted(e,i),r++}}else e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"}),r++;return validate53.errors=e,r===0}function validate54(s,{instancePath:t="",parentData:$,
parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.svclink_push!==void 0&&
typeof s.svclink_push!="string"){const i={instancePath:t+"/svclink_push",schemaPath:"#/properties/svclink_push/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e=noted(e,i),r++}}else e=noted(e,{instancePath:t,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"}),r++;return validate54.errors=e,r===0}function validate55(s,{
instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;return typeof s=="string"?pattern0.
test(s)||(e=noted(e,{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'m\
ust match pattern "^[0-9]{1,64}$"'}),r++):(e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"}),r++),validate55.errors=e,r===0}function validate56(s,{instancePath:t="",parentData:$,parentDataProperty:x,
rootData:D=s}={}){let e=null,r=0;return typeof s=="string"?pattern0.test(s)||(e=noted(e,{instancePath:t,schemaPath:"#/pa\
ttern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}),r++):(e=noted(e,
{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}),r++),validate56.errors=
e,r===0}function validate57(s,{instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;return typeof s==
"string"?pattern0.test(s)||(e=noted(e,{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1\
,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}),r++):(e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"string"},message:"must be string"}),r++),validate57.errors=e,r===0}function validate58(s,{instancePath:t="",
parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;return typeof s=="string"?(func2(s)>255&&(e=noted(e,{
instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 char\
acters"}),r++),func2(s)<1&&(e=noted(e,{instancePath:t,schemaPath:"#/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"}),r++)):(e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
string"},message:"must be string"}),r++),validate58.errors=e,r===0}function validate59(s,{instancePath:t="",parentData:$,
parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;return typeof s!="boolean"&&(e=noted(e,{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}),r++),validate59.errors=e,r===0}function validate60(s,{
instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;return typeof s!="boolean"&&(e=noted(
e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}),r++),validate60.
errors=e,r===0}function validate61(s,{instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;
return typeof s!="boolean"&&(e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"}),r++),validate61.errors=e,r===0}function validate62(s,{instancePath:t="",parentData:$,parentDataProperty:x,
rootData:D=s}={}){let e=null,r=0;return typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=noted(e,{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"integer"},message:"must be integer"}),r++),typeof s=="number"&&isFinite(s)&&((s>99999999999||
isNaN(s))&&(e=noted(e,{instancePath:t,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:99999999999},
message:"must be <= 99999999999"}),r++),(s<0||isNaN(s))&&(e=noted(e,{instancePath:t,schemaPath:"#/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"}),r++)),validate62.errors=e,r===0}function validate63(s,{instancePath:t="",
parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;const i=r;let _=!1;const g=r;typeof s=="string"?pattern45.
test(s)||(e=noted(e,{instancePath:t,schemaPath:"#/anyOf/0/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}(0[1-9]|1\
[0-2])(0[1-9]|[12][0-9]|3[01])$"},message:'must match pattern "^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$"'}),r++):
(e=noted(e,{instancePath:t,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"}),
r++);var u=g===r;if(_=_||u,!_){const c=r;s!==null&&(e=noted(e,{instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"type",
params:{type:"null"},message:"must be null"}),r++);var u=c===r;_=_||u}return _?(r=i,e!==null&&(i?e.length=i:e=null)):(e=
noted(e,{instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"}),r++),validate63.
errors=e,r===0}function validate64(s,{instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;
return typeof s=="string"?pattern134.test(s)||(e=noted(e,{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},message:'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0\
[1-9]|[12][0-9]|3[01])$"'}),r++):(e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"}),r++),validate64.errors=e,r===0}function validate65(s,{instancePath:t="",parentData:$,parentDataProperty:x,
rootData:D=s}={}){let e=null,r=0;return typeof s=="string"?pattern30.test(s)||(e=noted(e,{instancePath:t,schemaPath:"#/p\
attern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5\
][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"},message:'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2]\
)-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"'}),
r++):(e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}),r++),
validate65.errors=e,r===0}function validate66(s,{instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,
r=0;return typeof s=="string"?pattern39.test(s)||(e=noted(e,{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{
pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'}),r++):(e=noted(e,{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}),r++),validate66.errors=e,r===0}function validate67(s,{
instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;return typeof s=="number"&&isFinite(
s)||(e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"number"},message:"must be number"}),r++),
validate67.errors=e,r===0}function validate68(s,{instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,
r=0;return typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer"}),r++),typeof s=="number"&&isFinite(s)&&((s>9007199254740991||isNaN(
s))&&(e=noted(e,{instancePath:t,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}),r++),(s<0||isNaN(s))&&(e=noted(e,{instancePath:t,schemaPath:"#/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}),r++)),validate68.errors=e,r===0}function validate69(s,{
instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){let e=null,r=0;return typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s)||(e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"}),r++),typeof s=="number"&&isFinite(s)&&((s>999999999999999||isNaN(s))&&(e=noted(e,{instancePath:t,schemaPath:"\
#/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999},message:"must be <= 999999999999999"}),r++),
(s<0||isNaN(s))&&(e=noted(e,{instancePath:t,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"}),r++)),validate69.errors=e,r===0}function validate70(s,{instancePath:t="",parentData:$,parentDataProperty:x,
rootData:D=s}={}){let e=null,r=0;return typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=noted(e,{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"integer"},message:"must be integer"}),r++),s===0||s===1||(e=noted(e,{instancePath:t,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:allowed17},message:"must be equal to one of the allowed values"}),
r++),validate70.errors=e,r===0}function validate71(s,{instancePath:t="",parentData:$,parentDataProperty:x,rootData:D=s}={}){
let e=null,r=0;return typeof s!="string"&&(e=noted(e,{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"}),r++),validate71.errors=e,r===0}function textLength(s){let t=s.length;for(let $=1;$<s.length;$++)
(s.charCodeAt($-1)&64512)===55296&&(s.charCodeAt($)&64512)===56320&&(t--,$++);return t}const MOST=MOST_PROBLEMS;function noted(s,t){
return s===null?[t]:(s.push(t),s)}
