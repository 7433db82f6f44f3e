// Generated from schemas/link by scripts/generate: do not edit.

// @ts-nocheck
import type { EventValidators } from '../validation.js';
import type { EventName } from './event-names.js';

/** The compiled validators of all events. */
export const validators: Readonly<Record<EventName, EventValidators>> = {
  bid_comp_confirm: { data: validate10, result: validate11, received: validate11 },
  get_all_notes: { data: validate12, result: validate13, received: validate13, item: validate14, receivedItem: validate14 },
  get_all_orders: { data: validate12, result: validate15, received: validate16, item: validate17, receivedItem: validate18 },
  get_all_updates: { data: validate12, result: validate19, received: validate20, item: validate21, receivedItem: validate22 },
  get_cancel_orders: { data: validate23, result: validate24, received: validate25, item: validate26, receivedItem: validate27 },
  get_file: { data: validate28, result: validate29, received: validate30, item: validate31, receivedItem: validate32 },
  get_foh: { data: validate33, result: validate34, received: validate34 },
  get_invoice_items_order: { data: validate35, result: validate36, received: validate36 },
  get_notes: { data: validate37, result: validate38, received: validate39, item: validate40, receivedItem: validate41 },
  get_order: { data: validate35, result: validate42, received: validate43 },
  get_pcr_json: { data: validate44, result: validate45, received: validate46 },
  get_pending_cancellations: { data: validate23, result: validate47, received: validate48, item: validate49, receivedItem: validate50 },
  mark_order_imported: { data: validate35, result: validate51, received: validate51 },
  send_bid_comp: { data: validate52, result: validate53, received: validate54 },
  send_checkin: { data: validate55, result: validate11, received: validate11 },
  send_contractor_invoice: { data: validate56, result: validate57, received: validate58 },
  send_file: { data: validate59, result: validate11, received: validate11 },
  send_notes: { data: validate60, result: validate61, received: validate62 },
  send_pcr_answers: { data: validate63, result: validate11, received: validate11 },
  send_photo_flag: { data: validate64, result: validate11, received: validate11 },
  send_ready_for_office: { data: validate10, result: validate65, received: validate66 },
  validate_user: { data: validate67, result: validate51, received: validate51 },
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
parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let a;if(s.dst_report_id===void 0&&(a="dst_report_id"))return validate10.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:a},message:"must have required property '"+a+"'"}],!1;if(s.dst_report_id!==void 0){
let o=s.dst_report_id;if(e===e)if(typeof o=="string"){if(!pattern0.test(o))return validate10.errors=[{instancePath:t+"/d\
st_report_id",schemaPath:"#/properties/dst_report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"'}],!1}else return validate10.errors=[{instancePath:t+"/dst_report_id",schemaPath:"#/p\
roperties/dst_report_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1}}else return validate10.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate10.
errors=r,e===0}function validate11(s,{instancePath:t="",parentData:Z,parentDataProperty:K,rootData:C=s}={}){return validate11.
errors=null,!0}function validate12(s,{instancePath:t="",parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;
if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.timestamp!==void 0){let a=s.timestamp;const o=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return validate12.errors=[{instancePath:t+"/timestamp",schemaPath:"#/propertie\
s/timestamp/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===o&&typeof a=="number"&&isFinite(
a)){if(a>99999999999||isNaN(a))return validate12.errors=[{instancePath:t+"/timestamp",schemaPath:"#/properties/timestamp\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:99999999999},message:"must be <= 99999999999"}],!1;if(a<0||isNaN(
a))return validate12.errors=[{instancePath:t+"/timestamp",schemaPath:"#/properties/timestamp/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}}}else return validate12.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate12.errors=r,e===0}const func2=textLength;
function validate13(s,{instancePath:t="",parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;if(e===0)if(Array.
isArray(s)){var a=!0;const p=s.length;for(let m=0;m<p;m++){let f=s[m];const n=e;if(e===n)if(f&&typeof f=="object"&&!Array.
isArray(f)){let u;if(f.wo_number===void 0&&(u="wo_number")||f.note_id===void 0&&(u="note_id")||f.note_type===void 0&&(u=
"note_type")||f.note_text===void 0&&(u="note_text")||f.note_from===void 0&&(u="note_from"))return validate13.errors=[{instancePath:t+
"/"+m,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:u},message:"must have required property '"+
u+"'"}],!1;if(f.wo_number!==void 0){const i=e;if(typeof f.wo_number!="string")return validate13.errors=[{instancePath:t+
"/"+m+"/wo_number",schemaPath:"#/items/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"must be\
 string"}],!1;var o=i===e}else var o=!0;if(o){if(f.note_id!==void 0){let i=f.note_id;const y=e;if(e===y)if(typeof i=="st\
ring"){if(func2(i)>255)return validate13.errors=[{instancePath:t+"/"+m+"/note_id",schemaPath:"#/items/properties/note_id\
/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"}],!1;if(func2(i)<1)return validate13.
errors=[{instancePath:t+"/"+m+"/note_id",schemaPath:"#/items/properties/note_id/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"}],!1}else return validate13.errors=[{instancePath:t+"/"+m+"/note_id",schemaPath:"\
#/items/properties/note_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=y===e}else var o=!0;
if(o){if(f.note_type!==void 0){let i=f.note_type;const y=e;if(!(i==="wo"||i==="prop"))return validate13.errors=[{instancePath:t+
"/"+m+"/note_type",schemaPath:"#/items/properties/note_type/enum",keyword:"enum",params:{allowedValues:allowed0},message:"\
must be equal to one of the allowed values"}],!1;var o=y===e}else var o=!0;if(o){if(f.note_text!==void 0){const i=e;if(typeof f.
note_text!="string")return validate13.errors=[{instancePath:t+"/"+m+"/note_text",schemaPath:"#/items/properties/note_tex\
t/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=i===e}else var o=!0;if(o){if(f.note_from!==
void 0){const i=e;if(typeof f.note_from!="string")return validate13.errors=[{instancePath:t+"/"+m+"/note_from",schemaPath:"\
#/items/properties/note_from/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=i===e}else var o=!0;
if(o)if(f.transaction_id!==void 0){let i=f.transaction_id;const y=e;if(e===y)if(typeof i=="string"){if(func2(i)>255)return validate13.
errors=[{instancePath:t+"/"+m+"/transaction_id",schemaPath:"#/items/properties/transaction_id/maxLength",keyword:"maxLen\
gth",params:{limit:255},message:"must NOT have more than 255 characters"}],!1;if(func2(i)<1)return validate13.errors=[{instancePath:t+
"/"+m+"/transaction_id",schemaPath:"#/items/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"}],!1}else return validate13.errors=[{instancePath:t+"/"+m+"/transaction_id",schemaPath:"\
#/items/properties/transaction_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=y===e}else
var o=!0}}}}}else return validate13.errors=[{instancePath:t+"/"+m,schemaPath:"#/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;var a=n===e;if(!a)break}}else return validate13.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;return validate13.errors=r,e===0}function validate14(s,{
instancePath:t="",parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let o;if(s.wo_number===void 0&&(o="wo_number")||s.note_id===void 0&&(o="note_id")||s.note_type===void 0&&
(o="note_type")||s.note_text===void 0&&(o="note_text")||s.note_from===void 0&&(o="note_from"))return validate14.errors=[
{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o},message:"must have required proper\
ty '"+o+"'"}],!1;if(s.wo_number!==void 0){const p=e;if(typeof s.wo_number!="string")return validate14.errors=[{instancePath:t+
"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var a=p===e}else var a=!0;if(a){if(s.note_id!==void 0){let p=s.note_id;const m=e;if(e===m)if(typeof p=="string"){if(func2(
p)>255)return validate14.errors=[{instancePath:t+"/note_id",schemaPath:"#/properties/note_id/maxLength",keyword:"maxLeng\
th",params:{limit:255},message:"must NOT have more than 255 characters"}],!1;if(func2(p)<1)return validate14.errors=[{instancePath:t+
"/note_id",schemaPath:"#/properties/note_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"}],!1}else return validate14.errors=[{instancePath:t+"/note_id",schemaPath:"#/properties/note_id/type",
keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=m===e}else var a=!0;if(a){if(s.note_type!==void 0){
let p=s.note_type;const m=e;if(!(p==="wo"||p==="prop"))return validate14.errors=[{instancePath:t+"/note_type",schemaPath:"\
#/properties/note_type/enum",keyword:"enum",params:{allowedValues:allowed0},message:"must be equal to one of the allowed\
 values"}],!1;var a=m===e}else var a=!0;if(a){if(s.note_text!==void 0){const p=e;if(typeof s.note_text!="string")return validate14.
errors=[{instancePath:t+"/note_text",schemaPath:"#/properties/note_text/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var a=p===e}else var a=!0;if(a){if(s.note_from!==void 0){const p=e;if(typeof s.note_from!="string")
return validate14.errors=[{instancePath:t+"/note_from",schemaPath:"#/properties/note_from/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var a=p===e}else var a=!0;if(a)if(s.transaction_id!==void 0){let p=s.transaction_id;
const m=e;if(e===m)if(typeof p=="string"){if(func2(p)>255)return validate14.errors=[{instancePath:t+"/transaction_id",schemaPath:"\
#/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 chara\
cters"}],!1;if(func2(p)<1)return validate14.errors=[{instancePath:t+"/transaction_id",schemaPath:"#/properties/transacti\
on_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate14.
errors=[{instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"}],!1;var a=m===e}else var a=!0}}}}}else return validate14.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate14.errors=r,e===0}const pattern1=new RegExp(
"^[0-9]{16,64}$","u");function validate15(s,{instancePath:t="",parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,
e=0;if(e===0)if(Array.isArray(s)){var a=!0;const f=s.length;for(let n=0;n<f;n++){let d=s[n];const u=e;if(e===u)if(d&&typeof d==
"object"&&!Array.isArray(d)){let y;if(d.report_id===void 0&&(y="report_id")||d.wo_number===void 0&&(y="wo_number")||d.wo_status===
void 0&&(y="wo_status"))return validate15.errors=[{instancePath:t+"/"+n,schemaPath:"#/items/required",keyword:"required",
params:{missingProperty:y},message:"must have required property '"+y+"'"}],!1;if(d.report_id!==void 0){let g=d.report_id;
const v=e,c=e;let b=!1;const h=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){const _={instancePath:t+"/"+n+
"/report_id",schemaPath:"#/items/properties/report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};r===null?r=[_]:r.push(_),e++}if(e===h&&typeof g=="number"&&isFinite(g)){if(g>9007199254740991||isNaN(g)){const _={
instancePath:t+"/"+n+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};r===null?r=[_]:r.push(_),e++}else if(g<0||isNaN(g)){const _={
instancePath:t+"/"+n+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};r===null?r=[_]:r.push(_),e++}}var o=h===e;if(b=b||o,!b){const _=e;if(e===_)if(typeof g==
"string"){if(!pattern1.test(g)){const O={instancePath:t+"/"+n+"/report_id",schemaPath:"#/items/properties/report_id/anyO\
f/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};r===null?
r=[O]:r.push(O),e++}}else{const O={instancePath:t+"/"+n+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/1/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[O]:r.push(O),e++}var o=_===e;b=b||o}if(b)
e=c,r!==null&&(c?r.length=c:r=null);else{const _={instancePath:t+"/"+n+"/report_id",schemaPath:"#/items/properties/repor\
t_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[_]:r.push(_),e++,validate15.
errors=r,!1}var p=v===e}else var p=!0;if(p){if(d.wo_number!==void 0){const g=e;if(typeof d.wo_number!="string")return validate15.
errors=[{instancePath:t+"/"+n+"/wo_number",schemaPath:"#/items/properties/wo_number/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"}],!1;var p=g===e}else var p=!0;if(p){if(d.org_wo_num!==void 0){let g=d.org_wo_num;const v=e,
c=e;let b=!1;const h=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){const q={instancePath:t+"/"+n+"/org_wo_\
num",schemaPath:"#/items/properties/org_wo_num/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"};r===null?r=[q]:r.push(q),e++}if(e===h&&typeof g=="number"&&isFinite(g)){if(g>9007199254740991||isNaN(g)){const q={
instancePath:t+"/"+n+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf/0/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};r===null?r=[q]:r.push(q),e++}else if(g<0||
isNaN(g)){const q={instancePath:t+"/"+n+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf/0/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};r===null?r=[q]:r.push(q),e++}}var m=h===e;if(b=b||m,!b){
const q=e;if(e===q)if(typeof g=="string"){if(!pattern1.test(g)){const N={instancePath:t+"/"+n+"/org_wo_num",schemaPath:"\
#/items/properties/org_wo_num/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match p\
attern "^[0-9]{16,64}$"'};r===null?r=[N]:r.push(N),e++}}else{const N={instancePath:t+"/"+n+"/org_wo_num",schemaPath:"#/i\
tems/properties/org_wo_num/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[N]:
r.push(N),e++}var m=q===e;b=b||m}if(b)e=c,r!==null&&(c?r.length=c:r=null);else{const q={instancePath:t+"/"+n+"/org_wo_nu\
m",schemaPath:"#/items/properties/org_wo_num/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===
null?r=[q]:r.push(q),e++,validate15.errors=r,!1}var p=v===e}else var p=!0;if(p){if(d.wo_status!==void 0){const g=e;if(typeof d.
wo_status!="string")return validate15.errors=[{instancePath:t+"/"+n+"/wo_status",schemaPath:"#/items/properties/wo_statu\
s/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var p=g===e}else var p=!0;if(p)if(d.transaction_id!==
void 0){let g=d.transaction_id;const v=e;if(e===v)if(typeof g=="string"){if(func2(g)>255)return validate15.errors=[{instancePath:t+
"/"+n+"/transaction_id",schemaPath:"#/items/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"}],!1;if(func2(g)<1)return validate15.errors=[{instancePath:t+"/"+n+"/tr\
ansaction_id",schemaPath:"#/items/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"}],!1}else return validate15.errors=[{instancePath:t+"/"+n+"/transaction_id",schemaPath:"\
#/items/properties/transaction_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var p=v===e}else
var p=!0}}}}else return validate15.errors=[{instancePath:t+"/"+n,schemaPath:"#/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;var a=u===e;if(!a)break}}else return validate15.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;return validate15.errors=r,e===0}function validate16(s,{
instancePath:t="",parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;if(e===0)if(Array.isArray(s)){var a=!0;
const p=s.length;for(let m=0;m<p;m++){let f=s[m];const n=e;if(e===n)if(f&&typeof f=="object"&&!Array.isArray(f)){let u;if(f.
report_id===void 0&&(u="report_id")||f.wo_number===void 0&&(u="wo_number")||f.wo_status===void 0&&(u="wo_status"))return validate16.
errors=[{instancePath:t+"/"+m,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:u},message:"must \
have required property '"+u+"'"}],!1;if(f.report_id!==void 0){let i=f.report_id;const y=e;if(e===y)if(typeof i=="string"){
if(!pattern0.test(i))return validate16.errors=[{instancePath:t+"/"+m+"/report_id",schemaPath:"#/items/properties/report_\
id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate16.
errors=[{instancePath:t+"/"+m+"/report_id",schemaPath:"#/items/properties/report_id/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"}],!1;var o=y===e}else var o=!0;if(o){if(f.wo_number!==void 0){const i=e;if(typeof f.wo_number!=
"string")return validate16.errors=[{instancePath:t+"/"+m+"/wo_number",schemaPath:"#/items/properties/wo_number/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var o=i===e}else var o=!0;if(o){if(f.org_wo_num!==void 0){let i=f.
org_wo_num;const y=e;if(e===y)if(typeof i=="string"){if(!pattern0.test(i))return validate16.errors=[{instancePath:t+"/"+
m+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"'}],!1}else return validate16.errors=[{instancePath:t+"/"+m+"/org_wo_num",schemaPath:"\
#/items/properties/org_wo_num/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=y===e}else
var o=!0;if(o){if(f.wo_status!==void 0){const i=e;if(typeof f.wo_status!="string")return validate16.errors=[{instancePath:t+
"/"+m+"/wo_status",schemaPath:"#/items/properties/wo_status/type",keyword:"type",params:{type:"string"},message:"must be\
 string"}],!1;var o=i===e}else var o=!0;if(o)if(f.transaction_id!==void 0){let i=f.transaction_id;const y=e;if(e===y)if(typeof i==
"string"){if(func2(i)>255)return validate16.errors=[{instancePath:t+"/"+m+"/transaction_id",schemaPath:"#/items/properti\
es/transaction_id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"}],!1;
if(func2(i)<1)return validate16.errors=[{instancePath:t+"/"+m+"/transaction_id",schemaPath:"#/items/properties/transacti\
on_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate16.
errors=[{instancePath:t+"/"+m+"/transaction_id",schemaPath:"#/items/properties/transaction_id/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var o=y===e}else var o=!0}}}}else return validate16.errors=[{instancePath:t+
"/"+m,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var a=n===e;if(!a)break}}else
return validate16.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be arra\
y"}],!1;return validate16.errors=r,e===0}function validate17(s,{instancePath:t="",parentData:Z,parentDataProperty:K,rootData:C=s}={}){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.report_id===void 0&&(m="report_id")||s.wo_number===
void 0&&(m="wo_number")||s.wo_status===void 0&&(m="wo_status"))return validate17.errors=[{instancePath:t,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:m},message:"must have required property '"+m+"'"}],!1;if(s.report_id!==
void 0){let f=s.report_id;const n=e,d=e;let u=!1;const i=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){const y={
instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};r===null?r=[y]:r.push(y),e++}if(e===i&&typeof f=="number"&&isFinite(f)){if(f>9007199254740991||isNaN(f)){
const y={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};r===null?r=[y]:r.push(y),e++}else if(f<0||isNaN(f)){const y={
instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};r===null?r=[y]:r.push(y),e++}}var a=i===e;if(u=u||a,!u){const y=e;if(e===y)if(typeof f==
"string"){if(!pattern1.test(f)){const v={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/pattern",
keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};r===null?r=[v]:r.push(
v),e++}}else{const v={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/type",keyword:"type",params:{
type:"string"},message:"must be string"};r===null?r=[v]:r.push(v),e++}var a=y===e;u=u||a}if(u)e=d,r!==null&&(d?r.length=
d:r=null);else{const y={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};return r===null?r=[y]:r.push(y),e++,validate17.errors=r,!1}var o=n===e}else var o=!0;
if(o){if(s.wo_number!==void 0){const f=e;if(typeof s.wo_number!="string")return validate17.errors=[{instancePath:t+"/wo_\
number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=f===
e}else var o=!0;if(o){if(s.org_wo_num!==void 0){let f=s.org_wo_num;const n=e,d=e;let u=!1;const i=e;if(!(typeof f=="numb\
er"&&!(f%1)&&!isNaN(f)&&isFinite(f))){const g={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?r=[g]:r.push(g),e++}if(e===i&&typeof f==
"number"&&isFinite(f)){if(f>9007199254740991||isNaN(f)){const g={instancePath:t+"/org_wo_num",schemaPath:"#/properties/o\
rg_wo_num/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199\
254740991"};r===null?r=[g]:r.push(g),e++}else if(f<0||isNaN(f)){const g={instancePath:t+"/org_wo_num",schemaPath:"#/prop\
erties/org_wo_num/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};r===null?r=
[g]:r.push(g),e++}}var p=i===e;if(u=u||p,!u){const g=e;if(e===g)if(typeof f=="string"){if(!pattern1.test(f)){const c={instancePath:t+
"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'\
must match pattern "^[0-9]{16,64}$"'};r===null?r=[c]:r.push(c),e++}}else{const c={instancePath:t+"/org_wo_num",schemaPath:"\
#/properties/org_wo_num/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[c]:r.push(
c),e++}var p=g===e;u=u||p}if(u)e=d,r!==null&&(d?r.length=d:r=null);else{const g={instancePath:t+"/org_wo_num",schemaPath:"\
#/properties/org_wo_num/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[g]:r.
push(g),e++,validate17.errors=r,!1}var o=n===e}else var o=!0;if(o){if(s.wo_status!==void 0){const f=e;if(typeof s.wo_status!=
"string")return validate17.errors=[{instancePath:t+"/wo_status",schemaPath:"#/properties/wo_status/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var o=f===e}else var o=!0;if(o)if(s.transaction_id!==void 0){let f=s.
transaction_id;const n=e;if(e===n)if(typeof f=="string"){if(func2(f)>255)return validate17.errors=[{instancePath:t+"/tra\
nsaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT\
 have more than 255 characters"}],!1;if(func2(f)<1)return validate17.errors=[{instancePath:t+"/transaction_id",schemaPath:"\
#/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"}],!1}else return validate17.errors=[{instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/type",
keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=n===e}else var o=!0}}}}else return validate17.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate17.
errors=r,e===0}function validate18(s,{instancePath:t="",parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;
if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.report_id===void 0&&(o="report_id")||s.wo_number===void 0&&
(o="wo_number")||s.wo_status===void 0&&(o="wo_status"))return validate18.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:o},message:"must have required property '"+o+"'"}],!1;if(s.report_id!==void 0){
let p=s.report_id;const m=e;if(e===m)if(typeof p=="string"){if(!pattern0.test(p))return validate18.errors=[{instancePath:t+
"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'mus\
t match pattern "^[0-9]{1,64}$"'}],!1}else return validate18.errors=[{instancePath:t+"/report_id",schemaPath:"#/properti\
es/report_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=m===e}else var a=!0;if(a){if(s.
wo_number!==void 0){const p=e;if(typeof s.wo_number!="string")return validate18.errors=[{instancePath:t+"/wo_number",schemaPath:"\
#/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=p===e}else var a=!0;
if(a){if(s.org_wo_num!==void 0){let p=s.org_wo_num;const m=e;if(e===m)if(typeof p=="string"){if(!pattern0.test(p))return validate18.
errors=[{instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/pattern",keyword:"pattern",params:{pattern:"^[\
0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate18.errors=[{instancePath:t+"/org_wo_\
num",schemaPath:"#/properties/org_wo_num/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=m===
e}else var a=!0;if(a){if(s.wo_status!==void 0){const p=e;if(typeof s.wo_status!="string")return validate18.errors=[{instancePath:t+
"/wo_status",schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var a=p===e}else var a=!0;if(a)if(s.transaction_id!==void 0){let p=s.transaction_id;const m=e;if(e===m)if(typeof p=="str\
ing"){if(func2(p)>255)return validate18.errors=[{instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_i\
d/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"}],!1;if(func2(p)<1)
return validate18.errors=[{instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate18.errors=[{instancePath:t+
"/transaction_id",schemaPath:"#/properties/transaction_id/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"}],!1;var a=m===e}else var a=!0}}}}else return validate18.errors=[{instancePath:t,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"}],!1;return validate18.errors=r,e===0}function validate19(s,{instancePath:t="",
parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;if(e===0)if(Array.isArray(s)){var a=!0;const n=s.length;
for(let d=0;d<n;d++){let u=s[d];const i=e,y=e;let g=!0;const v=e;if(u&&typeof u=="object"&&!Array.isArray(u)){let h;if(u.
wo_status===void 0&&(h="wo_status")){const _={};r===null?r=[_]:r.push(_),e++}else if(u.wo_status!==void 0&&u.wo_status!==
"RTV"){const _={};r===null?r=[_]:r.push(_),e++}}var o=v===e;e=y,r!==null&&(y?r.length=y:r=null);let c;if(o){const h=e;if(u&&
typeof u=="object"&&!Array.isArray(u)&&u.update_field!==void 0&&u.update_field!=="")return validate19.errors=[{instancePath:t+
"/"+d+"/update_field",schemaPath:"#/items/then/properties/update_field/const",keyword:"const",params:{allowedValue:""},message:"\
must be equal to constant"}],!1;var o=h===e;g=o,c="then"}else{const h=e;if(u&&typeof u=="object"&&!Array.isArray(u)&&u.update_field!==
void 0){let q=u.update_field;if(!(q==="address"||q==="city"||q==="comments"||q==="cust_text"||q==="date_due"||q==="key_c\
ode"||q==="loan_number"||q==="loan_type_other"||q==="lock_code"||q==="lot_size"||q==="mortgage_name"||q==="start_date"||
q==="state"||q==="zip"||q==="wo_pending_cancellation_date"||q==="line_items"||q==="vendor_id"))return validate19.errors=
[{instancePath:t+"/"+d+"/update_field",schemaPath:"#/items/else/properties/update_field/enum",keyword:"enum",params:{allowedValues:allowed1},
message:"must be equal to one of the allowed values"}],!1}var o=h===e;g=o,c="else"}if(!g){const h={instancePath:t+"/"+d,
schemaPath:"#/items/if",keyword:"if",params:{failingKeyword:c},message:'must match "'+c+'" schema'};return r===null?r=[h]:
r.push(h),e++,validate19.errors=r,!1}if(e===i)if(u&&typeof u=="object"&&!Array.isArray(u)){let h;if(u.report_id===void 0&&
(h="report_id")||u.wo_number===void 0&&(h="wo_number")||u.wo_status===void 0&&(h="wo_status")||u.update_field===void 0&&
(h="update_field")||u.update_value===void 0&&(h="update_value"))return validate19.errors=[{instancePath:t+"/"+d,schemaPath:"\
#/items/required",keyword:"required",params:{missingProperty:h},message:"must have required property '"+h+"'"}],!1;if(u.
report_id!==void 0){let _=u.report_id;const q=e,O=e;let N=!1;const $=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(
_))){const A={instancePath:t+"/"+d+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/0/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};r===null?r=[A]:r.push(A),e++}if(e===$&&typeof _=="number"&&isFinite(_)){if(_>
9007199254740991||isNaN(_)){const A={instancePath:t+"/"+d+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/0/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};r===null?
r=[A]:r.push(A),e++}else if(_<0||isNaN(_)){const A={instancePath:t+"/"+d+"/report_id",schemaPath:"#/items/properties/rep\
ort_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};r===null?r=[A]:r.push(
A),e++}}var p=$===e;if(N=N||p,!N){const A=e;if(e===A)if(typeof _=="string"){if(!pattern1.test(_)){const V={instancePath:t+
"/"+d+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1\
6,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};r===null?r=[V]:r.push(V),e++}}else{const V={instancePath:t+"/"+d+
"/report_id",schemaPath:"#/items/properties/report_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must \
be string"};r===null?r=[V]:r.push(V),e++}var p=A===e;N=N||p}if(N)e=O,r!==null&&(O?r.length=O:r=null);else{const A={instancePath:t+
"/"+d+"/report_id",schemaPath:"#/items/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schem\
a in anyOf"};return r===null?r=[A]:r.push(A),e++,validate19.errors=r,!1}var m=q===e}else var m=!0;if(m){if(u.wo_number!==
void 0){const _=e;if(typeof u.wo_number!="string")return validate19.errors=[{instancePath:t+"/"+d+"/wo_number",schemaPath:"\
#/items/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var m=_===e}else var m=!0;
if(m){if(u.org_wo_num!==void 0){let _=u.org_wo_num;const q=e,O=e;let N=!1;const $=e;if(!(typeof _=="number"&&!(_%1)&&!isNaN(
_)&&isFinite(_))){const F={instancePath:t+"/"+d+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf/0/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};r===null?r=[F]:r.push(F),e++}if(e===$&&typeof _=="number"&&isFinite(
_)){if(_>9007199254740991||isNaN(_)){const F={instancePath:t+"/"+d+"/org_wo_num",schemaPath:"#/items/properties/org_wo_n\
um/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071992547409\
91"};r===null?r=[F]:r.push(F),e++}else if(_<0||isNaN(_)){const F={instancePath:t+"/"+d+"/org_wo_num",schemaPath:"#/items\
/properties/org_wo_num/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};r===null?
r=[F]:r.push(F),e++}}var f=$===e;if(N=N||f,!N){const F=e;if(e===F)if(typeof _=="string"){if(!pattern1.test(_)){const x={
instancePath:t+"/"+d+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf/1/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};r===null?r=[x]:r.push(x),e++}}else{const x={instancePath:t+
"/"+d+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf/1/type",keyword:"type",params:{type:"string"},message:"\
must be string"};r===null?r=[x]:r.push(x),e++}var f=F===e;N=N||f}if(N)e=O,r!==null&&(O?r.length=O:r=null);else{const F={
instancePath:t+"/"+d+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf",keyword:"anyOf",params:{},message:"m\
ust match a schema in anyOf"};return r===null?r=[F]:r.push(F),e++,validate19.errors=r,!1}var m=q===e}else var m=!0;if(m){
if(u.wo_status!==void 0){const _=e;if(typeof u.wo_status!="string")return validate19.errors=[{instancePath:t+"/"+d+"/wo_\
status",schemaPath:"#/items/properties/wo_status/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var m=_===e}else var m=!0;if(m){if(u.transaction_id!==void 0){let _=u.transaction_id;const q=e;if(e===q)if(typeof _==
"string"){if(func2(_)>255)return validate19.errors=[{instancePath:t+"/"+d+"/transaction_id",schemaPath:"#/items/properti\
es/transaction_id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"}],!1;
if(func2(_)<1)return validate19.errors=[{instancePath:t+"/"+d+"/transaction_id",schemaPath:"#/items/properties/transacti\
on_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate19.
errors=[{instancePath:t+"/"+d+"/transaction_id",schemaPath:"#/items/properties/transaction_id/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var m=q===e}else var m=!0;if(m){if(u.update_field!==void 0){let _=u.update_field;
const q=e;if(!(_==="address"||_==="city"||_==="comments"||_==="cust_text"||_==="date_due"||_==="key_code"||_==="loan_num\
ber"||_==="loan_type_other"||_==="lock_code"||_==="lot_size"||_==="mortgage_name"||_==="start_date"||_==="state"||_==="z\
ip"||_==="wo_pending_cancellation_date"||_==="line_items"||_==="vendor_id"||_===""))return validate19.errors=[{instancePath:t+
"/"+d+"/update_field",schemaPath:"#/items/properties/update_field/enum",keyword:"enum",params:{allowedValues:allowed2},message:"\
must be equal to one of the allowed values"}],!1;var m=q===e}else var m=!0;if(m)if(u.update_value!==void 0){const _=e;if(typeof u.
update_value!="string")return validate19.errors=[{instancePath:t+"/"+d+"/update_value",schemaPath:"#/items/properties/up\
date_value/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var m=_===e}else var m=!0}}}}}}else
return validate19.errors=[{instancePath:t+"/"+d,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;var a=i===e;if(!a)break}}else return validate19.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;return validate19.errors=r,e===0}function validate20(s,{instancePath:t="",
parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;if(e===0)if(Array.isArray(s)){var a=!0;const m=s.length;
for(let f=0;f<m;f++){let n=s[f];const d=e,u=e;let i=!0;const y=e;if(n&&typeof n=="object"&&!Array.isArray(n)){let c;if(n.
wo_status===void 0&&(c="wo_status")){const b={};r===null?r=[b]:r.push(b),e++}else if(n.wo_status!==void 0&&n.wo_status!==
"RTV"){const b={};r===null?r=[b]:r.push(b),e++}}var o=y===e;e=u,r!==null&&(u?r.length=u:r=null);let g;if(o){const c=e;if(n&&
typeof n=="object"&&!Array.isArray(n)&&n.update_field!==void 0&&n.update_field!=="")return validate20.errors=[{instancePath:t+
"/"+f+"/update_field",schemaPath:"#/items/then/properties/update_field/const",keyword:"const",params:{allowedValue:""},message:"\
must be equal to constant"}],!1;var o=c===e;i=o,g="then"}else{const c=e;if(n&&typeof n=="object"&&!Array.isArray(n)&&n.update_field!==
void 0){let h=n.update_field;if(!(h==="address"||h==="city"||h==="comments"||h==="cust_text"||h==="date_due"||h==="key_c\
ode"||h==="loan_number"||h==="loan_type_other"||h==="lock_code"||h==="lot_size"||h==="mortgage_name"||h==="start_date"||
h==="state"||h==="zip"||h==="wo_pending_cancellation_date"||h==="line_items"||h==="vendor_id"))return validate20.errors=
[{instancePath:t+"/"+f+"/update_field",schemaPath:"#/items/else/properties/update_field/enum",keyword:"enum",params:{allowedValues:allowed1},
message:"must be equal to one of the allowed values"}],!1}var o=c===e;i=o,g="else"}if(!i){const c={instancePath:t+"/"+f,
schemaPath:"#/items/if",keyword:"if",params:{failingKeyword:g},message:'must match "'+g+'" schema'};return r===null?r=[c]:
r.push(c),e++,validate20.errors=r,!1}if(e===d)if(n&&typeof n=="object"&&!Array.isArray(n)){let c;if(n.report_id===void 0&&
(c="report_id")||n.wo_number===void 0&&(c="wo_number")||n.wo_status===void 0&&(c="wo_status")||n.update_field===void 0&&
(c="update_field")||n.update_value===void 0&&(c="update_value"))return validate20.errors=[{instancePath:t+"/"+f,schemaPath:"\
#/items/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(n.
report_id!==void 0){let b=n.report_id;const h=e;if(e===h)if(typeof b=="string"){if(!pattern0.test(b))return validate20.errors=
[{instancePath:t+"/"+f+"/report_id",schemaPath:"#/items/properties/report_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate20.errors=[{instancePath:t+"/"+f+"\
/report_id",schemaPath:"#/items/properties/report_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var p=h===e}else var p=!0;if(p){if(n.wo_number!==void 0){const b=e;if(typeof n.wo_number!="string")return validate20.
errors=[{instancePath:t+"/"+f+"/wo_number",schemaPath:"#/items/properties/wo_number/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"}],!1;var p=b===e}else var p=!0;if(p){if(n.org_wo_num!==void 0){let b=n.org_wo_num;const h=e;
if(e===h)if(typeof b=="string"){if(!pattern0.test(b))return validate20.errors=[{instancePath:t+"/"+f+"/org_wo_num",schemaPath:"\
#/items/properties/org_wo_num/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^\
[0-9]{1,64}$"'}],!1}else return validate20.errors=[{instancePath:t+"/"+f+"/org_wo_num",schemaPath:"#/items/properties/or\
g_wo_num/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var p=h===e}else var p=!0;if(p){if(n.
wo_status!==void 0){const b=e;if(typeof n.wo_status!="string")return validate20.errors=[{instancePath:t+"/"+f+"/wo_statu\
s",schemaPath:"#/items/properties/wo_status/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var p=b===
e}else var p=!0;if(p){if(n.transaction_id!==void 0){let b=n.transaction_id;const h=e;if(e===h)if(typeof b=="string"){if(func2(
b)>255)return validate20.errors=[{instancePath:t+"/"+f+"/transaction_id",schemaPath:"#/items/properties/transaction_id/m\
axLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"}],!1;if(func2(b)<1)return validate20.
errors=[{instancePath:t+"/"+f+"/transaction_id",schemaPath:"#/items/properties/transaction_id/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate20.errors=[{instancePath:t+
"/"+f+"/transaction_id",schemaPath:"#/items/properties/transaction_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var p=h===e}else var p=!0;if(p){if(n.update_field!==void 0){let b=n.update_field;const h=e;if(!(b===
"address"||b==="city"||b==="comments"||b==="cust_text"||b==="date_due"||b==="key_code"||b==="loan_number"||b==="loan_typ\
e_other"||b==="lock_code"||b==="lot_size"||b==="mortgage_name"||b==="start_date"||b==="state"||b==="zip"||b==="wo_pendin\
g_cancellation_date"||b==="line_items"||b==="vendor_id"||b===""))return validate20.errors=[{instancePath:t+"/"+f+"/updat\
e_field",schemaPath:"#/items/properties/update_field/enum",keyword:"enum",params:{allowedValues:allowed2},message:"must \
be equal to one of the allowed values"}],!1;var p=h===e}else var p=!0;if(p)if(n.update_value!==void 0){const b=e;if(typeof n.
update_value!="string")return validate20.errors=[{instancePath:t+"/"+f+"/update_value",schemaPath:"#/items/properties/up\
date_value/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var p=b===e}else var p=!0}}}}}}else
return validate20.errors=[{instancePath:t+"/"+f,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;var a=d===e;if(!a)break}}else return validate20.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;return validate20.errors=r,e===0}function validate21(s,{instancePath:t="",
parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;const a=e;let o=!0;const p=e;if(s&&typeof s=="object"&&
!Array.isArray(s)){let i;if(s.wo_status===void 0&&(i="wo_status")){const y={};r===null?r=[y]:r.push(y),e++}else if(s.wo_status!==
void 0&&s.wo_status!=="RTV"){const y={};r===null?r=[y]:r.push(y),e++}}var m=p===e;e=a,r!==null&&(a?r.length=a:r=null);let f;
if(m){const i=e;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.update_field!==void 0&&s.update_field!=="")return validate21.
errors=[{instancePath:t+"/update_field",schemaPath:"#/then/properties/update_field/const",keyword:"const",params:{allowedValue:""},
message:"must be equal to constant"}],!1;var m=i===e;o=m,f="then"}else{const i=e;if(s&&typeof s=="object"&&!Array.isArray(
s)&&s.update_field!==void 0){let g=s.update_field;if(!(g==="address"||g==="city"||g==="comments"||g==="cust_text"||g==="\
date_due"||g==="key_code"||g==="loan_number"||g==="loan_type_other"||g==="lock_code"||g==="lot_size"||g==="mortgage_name"||
g==="start_date"||g==="state"||g==="zip"||g==="wo_pending_cancellation_date"||g==="line_items"||g==="vendor_id"))return validate21.
errors=[{instancePath:t+"/update_field",schemaPath:"#/else/properties/update_field/enum",keyword:"enum",params:{allowedValues:allowed1},
message:"must be equal to one of the allowed values"}],!1}var m=i===e;o=m,f="else"}if(!o){const i={instancePath:t,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:f},message:'must match "'+f+'" schema'};return r===null?r=[i]:r.push(i),e++,validate21.
errors=r,!1}if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let i;if(s.report_id===void 0&&(i="report_id")||s.wo_number===
void 0&&(i="wo_number")||s.wo_status===void 0&&(i="wo_status")||s.update_field===void 0&&(i="update_field")||s.update_value===
void 0&&(i="update_value"))return validate21.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:i},message:"must have required property '"+i+"'"}],!1;if(s.report_id!==void 0){let y=s.report_id;const g=e,
v=e;let c=!1;const b=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){const h={instancePath:t+"/report_id",schemaPath:"\
#/properties/report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?r=[h]:r.
push(h),e++}if(e===b&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||isNaN(y)){const h={instancePath:t+"/report\
_id",schemaPath:"#/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};r===null?r=[h]:r.push(h),e++}else if(y<0||isNaN(y)){const h={instancePath:t+"/rep\
ort_id",schemaPath:"#/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};r===null?r=[h]:r.push(h),e++}}var n=b===e;if(c=c||n,!c){const h=e;if(e===h)if(typeof y=="string"){if(!pattern1.
test(y)){const q={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};r===null?r=[q]:r.push(q),e++}}else{const q={instancePath:t+
"/report_id",schemaPath:"#/properties/report_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};r===null?r=[q]:r.push(q),e++}var n=h===e;c=c||n}if(c)e=v,r!==null&&(v?r.length=v:r=null);else{const h={instancePath:t+
"/report_id",schemaPath:"#/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
return r===null?r=[h]:r.push(h),e++,validate21.errors=r,!1}var d=g===e}else var d=!0;if(d){if(s.wo_number!==void 0){const y=e;
if(typeof s.wo_number!="string")return validate21.errors=[{instancePath:t+"/wo_number",schemaPath:"#/properties/wo_numbe\
r/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var d=y===e}else var d=!0;if(d){if(s.org_wo_num!==
void 0){let y=s.org_wo_num;const g=e,v=e;let c=!1;const b=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){const _={
instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};r===null?r=[_]:r.push(_),e++}if(e===b&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||isNaN(y)){
const _={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};r===null?r=[_]:r.push(_),e++}else if(y<0||isNaN(y)){const _={
instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};r===null?r=[_]:r.push(_),e++}}var u=b===e;if(c=c||u,!c){const _=e;if(e===_)if(typeof y==
"string"){if(!pattern1.test(y)){const O={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/1/patter\
n",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};r===null?r=[O]:r.push(
O),e++}}else{const O={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/1/type",keyword:"type",params:{
type:"string"},message:"must be string"};r===null?r=[O]:r.push(O),e++}var u=_===e;c=c||u}if(c)e=v,r!==null&&(v?r.length=
v:r=null);else{const _={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};return r===null?r=[_]:r.push(_),e++,validate21.errors=r,!1}var d=g===e}else var d=!0;
if(d){if(s.wo_status!==void 0){const y=e;if(typeof s.wo_status!="string")return validate21.errors=[{instancePath:t+"/wo_\
status",schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var d=y===
e}else var d=!0;if(d){if(s.transaction_id!==void 0){let y=s.transaction_id;const g=e;if(e===g)if(typeof y=="string"){if(func2(
y)>255)return validate21.errors=[{instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"\
maxLength",params:{limit:255},message:"must NOT have more than 255 characters"}],!1;if(func2(y)<1)return validate21.errors=
[{instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"}],!1}else return validate21.errors=[{instancePath:t+"/transaction_id",schemaPath:"\
#/properties/transaction_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var d=g===e}else var d=!0;
if(d){if(s.update_field!==void 0){let y=s.update_field;const g=e;if(!(y==="address"||y==="city"||y==="comments"||y==="cu\
st_text"||y==="date_due"||y==="key_code"||y==="loan_number"||y==="loan_type_other"||y==="lock_code"||y==="lot_size"||y===
"mortgage_name"||y==="start_date"||y==="state"||y==="zip"||y==="wo_pending_cancellation_date"||y==="line_items"||y==="ve\
ndor_id"||y===""))return validate21.errors=[{instancePath:t+"/update_field",schemaPath:"#/properties/update_field/enum",
keyword:"enum",params:{allowedValues:allowed2},message:"must be equal to one of the allowed values"}],!1;var d=g===e}else
var d=!0;if(d)if(s.update_value!==void 0){const y=e;if(typeof s.update_value!="string")return validate21.errors=[{instancePath:t+
"/update_value",schemaPath:"#/properties/update_value/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"}],!1;var d=y===e}else var d=!0}}}}}}else return validate21.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"}],!1;return validate21.errors=r,e===0}function validate22(s,{instancePath:t="",
parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;const a=e;let o=!0;const p=e;if(s&&typeof s=="object"&&
!Array.isArray(s)){let d;if(s.wo_status===void 0&&(d="wo_status")){const u={};r===null?r=[u]:r.push(u),e++}else if(s.wo_status!==
void 0&&s.wo_status!=="RTV"){const u={};r===null?r=[u]:r.push(u),e++}}var m=p===e;e=a,r!==null&&(a?r.length=a:r=null);let f;
if(m){const d=e;if(s&&typeof s=="object"&&!Array.isArray(s)&&s.update_field!==void 0&&s.update_field!=="")return validate22.
errors=[{instancePath:t+"/update_field",schemaPath:"#/then/properties/update_field/const",keyword:"const",params:{allowedValue:""},
message:"must be equal to constant"}],!1;var m=d===e;o=m,f="then"}else{const d=e;if(s&&typeof s=="object"&&!Array.isArray(
s)&&s.update_field!==void 0){let i=s.update_field;if(!(i==="address"||i==="city"||i==="comments"||i==="cust_text"||i==="\
date_due"||i==="key_code"||i==="loan_number"||i==="loan_type_other"||i==="lock_code"||i==="lot_size"||i==="mortgage_name"||
i==="start_date"||i==="state"||i==="zip"||i==="wo_pending_cancellation_date"||i==="line_items"||i==="vendor_id"))return validate22.
errors=[{instancePath:t+"/update_field",schemaPath:"#/else/properties/update_field/enum",keyword:"enum",params:{allowedValues:allowed1},
message:"must be equal to one of the allowed values"}],!1}var m=d===e;o=m,f="else"}if(!o){const d={instancePath:t,schemaPath:"\
#/if",keyword:"if",params:{failingKeyword:f},message:'must match "'+f+'" schema'};return r===null?r=[d]:r.push(d),e++,validate22.
errors=r,!1}if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let d;if(s.report_id===void 0&&(d="report_id")||s.wo_number===
void 0&&(d="wo_number")||s.wo_status===void 0&&(d="wo_status")||s.update_field===void 0&&(d="update_field")||s.update_value===
void 0&&(d="update_value"))return validate22.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:d},message:"must have required property '"+d+"'"}],!1;if(s.report_id!==void 0){let u=s.report_id;const i=e;
if(e===i)if(typeof u=="string"){if(!pattern0.test(u))return validate22.errors=[{instancePath:t+"/report_id",schemaPath:"\
#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1\
,64}$"'}],!1}else return validate22.errors=[{instancePath:t+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var n=i===e}else var n=!0;if(n){if(s.wo_number!==void 0){const u=e;
if(typeof s.wo_number!="string")return validate22.errors=[{instancePath:t+"/wo_number",schemaPath:"#/properties/wo_numbe\
r/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var n=u===e}else var n=!0;if(n){if(s.org_wo_num!==
void 0){let u=s.org_wo_num;const i=e;if(e===i)if(typeof u=="string"){if(!pattern0.test(u))return validate22.errors=[{instancePath:t+
"/org_wo_num",schemaPath:"#/properties/org_wo_num/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'m\
ust match pattern "^[0-9]{1,64}$"'}],!1}else return validate22.errors=[{instancePath:t+"/org_wo_num",schemaPath:"#/prope\
rties/org_wo_num/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var n=i===e}else var n=!0;if(n){
if(s.wo_status!==void 0){const u=e;if(typeof s.wo_status!="string")return validate22.errors=[{instancePath:t+"/wo_status",
schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var n=u===e}else
var n=!0;if(n){if(s.transaction_id!==void 0){let u=s.transaction_id;const i=e;if(e===i)if(typeof u=="string"){if(func2(u)>
255)return validate22.errors=[{instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"\
maxLength",params:{limit:255},message:"must NOT have more than 255 characters"}],!1;if(func2(u)<1)return validate22.errors=
[{instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"}],!1}else return validate22.errors=[{instancePath:t+"/transaction_id",schemaPath:"\
#/properties/transaction_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var n=i===e}else var n=!0;
if(n){if(s.update_field!==void 0){let u=s.update_field;const i=e;if(!(u==="address"||u==="city"||u==="comments"||u==="cu\
st_text"||u==="date_due"||u==="key_code"||u==="loan_number"||u==="loan_type_other"||u==="lock_code"||u==="lot_size"||u===
"mortgage_name"||u==="start_date"||u==="state"||u==="zip"||u==="wo_pending_cancellation_date"||u==="line_items"||u==="ve\
ndor_id"||u===""))return validate22.errors=[{instancePath:t+"/update_field",schemaPath:"#/properties/update_field/enum",
keyword:"enum",params:{allowedValues:allowed2},message:"must be equal to one of the allowed values"}],!1;var n=i===e}else
var n=!0;if(n)if(s.update_value!==void 0){const u=e;if(typeof s.update_value!="string")return validate22.errors=[{instancePath:t+
"/update_value",schemaPath:"#/properties/update_value/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"}],!1;var n=u===e}else var n=!0}}}}}}else return validate22.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"}],!1;return validate22.errors=r,e===0}function validate23(s,{instancePath:t="",
parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let a;if(s.timestamp===void 0&&(a="timestamp"))return validate23.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:a},message:"must have required property '"+a+"'"}],!1;if(s.timestamp!==void 0){let o=s.
timestamp;const p=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return validate23.errors=[{instancePath:t+"\
/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],
!1;if(e===p&&typeof o=="number"&&isFinite(o)){if(o>99999999999||isNaN(o))return validate23.errors=[{instancePath:t+"/tim\
estamp",schemaPath:"#/properties/timestamp/maximum",keyword:"maximum",params:{comparison:"<=",limit:99999999999},message:"\
must be <= 99999999999"}],!1;if(o<0||isNaN(o))return validate23.errors=[{instancePath:t+"/timestamp",schemaPath:"#/prope\
rties/timestamp/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}}}else return validate23.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate23.
errors=r,e===0}const pattern19=new RegExp("^[0-9]{1,11}$","u");function validate24(s,{instancePath:t="",parentData:Z,parentDataProperty:K,
rootData:C=s}={}){let r=null,e=0;if(e===0)if(Array.isArray(s)){var a=!0;const f=s.length;for(let n=0;n<f;n++){let d=s[n];
const u=e;if(e===u)if(d&&typeof d=="object"&&!Array.isArray(d)){let y;if(d.report_id===void 0&&(y="report_id")||d.wo_number===
void 0&&(y="wo_number")||d.wo_status===void 0&&(y="wo_status")||d.cancel_timestamp===void 0&&(y="cancel_timestamp"))return validate24.
errors=[{instancePath:t+"/"+n,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:y},message:"must \
have required property '"+y+"'"}],!1;if(d.report_id!==void 0){let g=d.report_id;const v=e,c=e;let b=!1;const h=e;if(!(typeof g==
"number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){const _={instancePath:t+"/"+n+"/report_id",schemaPath:"#/items/properties/rep\
ort_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?r=[_]:r.push(_),e++}if(e===
h&&typeof g=="number"&&isFinite(g)){if(g>9007199254740991||isNaN(g)){const _={instancePath:t+"/"+n+"/report_id",schemaPath:"\
#/items/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};r===null?r=[_]:r.push(_),e++}else if(g<0||isNaN(g)){const _={instancePath:t+"/"+n+"/report\
_id",schemaPath:"#/items/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};r===null?r=[_]:r.push(_),e++}}var o=h===e;if(b=b||o,!b){const _=e;if(e===_)if(typeof g=="string"){if(!pattern1.
test(g)){const O={instancePath:t+"/"+n+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/1/pattern",keyword:"p\
attern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};r===null?r=[O]:r.push(O),e++}}else{
const O={instancePath:t+"/"+n+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/1/type",keyword:"type",params:{
type:"string"},message:"must be string"};r===null?r=[O]:r.push(O),e++}var o=_===e;b=b||o}if(b)e=c,r!==null&&(c?r.length=
c:r=null);else{const _={instancePath:t+"/"+n+"/report_id",schemaPath:"#/items/properties/report_id/anyOf",keyword:"anyOf",
params:{},message:"must match a schema in anyOf"};return r===null?r=[_]:r.push(_),e++,validate24.errors=r,!1}var p=v===e}else
var p=!0;if(p){if(d.wo_number!==void 0){const g=e;if(typeof d.wo_number!="string")return validate24.errors=[{instancePath:t+
"/"+n+"/wo_number",schemaPath:"#/items/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"must be\
 string"}],!1;var p=g===e}else var p=!0;if(p){if(d.org_wo_num!==void 0){let g=d.org_wo_num;const v=e,c=e;let b=!1;const h=e;
if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){const q={instancePath:t+"/"+n+"/org_wo_num",schemaPath:"#/item\
s/properties/org_wo_num/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?r=[q]:r.
push(q),e++}if(e===h&&typeof g=="number"&&isFinite(g)){if(g>9007199254740991||isNaN(g)){const q={instancePath:t+"/"+n+"/\
org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};r===null?r=[q]:r.push(q),e++}else if(g<0||isNaN(g)){const q={instancePath:t+"/"+n+
"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};r===null?r=[q]:r.push(q),e++}}var m=h===e;if(b=b||m,!b){const q=e;if(e===q)if(typeof g=="string"){
if(!pattern1.test(g)){const N={instancePath:t+"/"+n+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf/1/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};r===null?r=[N]:r.
push(N),e++}}else{const N={instancePath:t+"/"+n+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf/1/type",keyword:"\
type",params:{type:"string"},message:"must be string"};r===null?r=[N]:r.push(N),e++}var m=q===e;b=b||m}if(b)e=c,r!==null&&
(c?r.length=c:r=null);else{const q={instancePath:t+"/"+n+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf",
keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[q]:r.push(q),e++,validate24.errors=
r,!1}var p=v===e}else var p=!0;if(p){if(d.wo_status!==void 0){const g=e;if(typeof d.wo_status!="string")return validate24.
errors=[{instancePath:t+"/"+n+"/wo_status",schemaPath:"#/items/properties/wo_status/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"}],!1;var p=g===e}else var p=!0;if(p){if(d.transaction_id!==void 0){let g=d.transaction_id;
const v=e;if(e===v)if(typeof g=="string"){if(func2(g)>255)return validate24.errors=[{instancePath:t+"/"+n+"/transaction_\
id",schemaPath:"#/items/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT ha\
ve more than 255 characters"}],!1;if(func2(g)<1)return validate24.errors=[{instancePath:t+"/"+n+"/transaction_id",schemaPath:"\
#/items/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"}],!1}else return validate24.errors=[{instancePath:t+"/"+n+"/transaction_id",schemaPath:"#/items/properties/tra\
nsaction_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var p=v===e}else var p=!0;if(p)if(d.
cancel_timestamp!==void 0){let g=d.cancel_timestamp;const v=e;if(e===v)if(typeof g=="string"){if(!pattern19.test(g))return validate24.
errors=[{instancePath:t+"/"+n+"/cancel_timestamp",schemaPath:"#/items/properties/cancel_timestamp/pattern",keyword:"patt\
ern",params:{pattern:"^[0-9]{1,11}$"},message:'must match pattern "^[0-9]{1,11}$"'}],!1}else return validate24.errors=[{
instancePath:t+"/"+n+"/cancel_timestamp",schemaPath:"#/items/properties/cancel_timestamp/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var p=v===e}else var p=!0}}}}}else return validate24.errors=[{instancePath:t+"/"+
n,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var a=u===e;if(!a)break}}else
return validate24.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be arra\
y"}],!1;return validate24.errors=r,e===0}function validate25(s,{instancePath:t="",parentData:Z,parentDataProperty:K,rootData:C=s}={}){
let r=null,e=0;if(e===0)if(Array.isArray(s)){var a=!0;const p=s.length;for(let m=0;m<p;m++){let f=s[m];const n=e;if(e===
n)if(f&&typeof f=="object"&&!Array.isArray(f)){let u;if(f.report_id===void 0&&(u="report_id")||f.wo_number===void 0&&(u=
"wo_number")||f.wo_status===void 0&&(u="wo_status")||f.cancel_timestamp===void 0&&(u="cancel_timestamp"))return validate25.
errors=[{instancePath:t+"/"+m,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:u},message:"must \
have required property '"+u+"'"}],!1;if(f.report_id!==void 0){let i=f.report_id;const y=e;if(e===y)if(typeof i=="string"){
if(!pattern0.test(i))return validate25.errors=[{instancePath:t+"/"+m+"/report_id",schemaPath:"#/items/properties/report_\
id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate25.
errors=[{instancePath:t+"/"+m+"/report_id",schemaPath:"#/items/properties/report_id/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"}],!1;var o=y===e}else var o=!0;if(o){if(f.wo_number!==void 0){const i=e;if(typeof f.wo_number!=
"string")return validate25.errors=[{instancePath:t+"/"+m+"/wo_number",schemaPath:"#/items/properties/wo_number/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var o=i===e}else var o=!0;if(o){if(f.org_wo_num!==void 0){let i=f.
org_wo_num;const y=e;if(e===y)if(typeof i=="string"){if(!pattern0.test(i))return validate25.errors=[{instancePath:t+"/"+
m+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"'}],!1}else return validate25.errors=[{instancePath:t+"/"+m+"/org_wo_num",schemaPath:"\
#/items/properties/org_wo_num/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=y===e}else
var o=!0;if(o){if(f.wo_status!==void 0){const i=e;if(typeof f.wo_status!="string")return validate25.errors=[{instancePath:t+
"/"+m+"/wo_status",schemaPath:"#/items/properties/wo_status/type",keyword:"type",params:{type:"string"},message:"must be\
 string"}],!1;var o=i===e}else var o=!0;if(o){if(f.transaction_id!==void 0){let i=f.transaction_id;const y=e;if(e===y)if(typeof i==
"string"){if(func2(i)>255)return validate25.errors=[{instancePath:t+"/"+m+"/transaction_id",schemaPath:"#/items/properti\
es/transaction_id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"}],!1;
if(func2(i)<1)return validate25.errors=[{instancePath:t+"/"+m+"/transaction_id",schemaPath:"#/items/properties/transacti\
on_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate25.
errors=[{instancePath:t+"/"+m+"/transaction_id",schemaPath:"#/items/properties/transaction_id/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var o=y===e}else var o=!0;if(o)if(f.cancel_timestamp!==void 0){let i=f.cancel_timestamp;
const y=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return validate25.errors=[{instancePath:t+"/"+m+"/can\
cel_timestamp",schemaPath:"#/items/properties/cancel_timestamp/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"}],!1;if(e===y&&typeof i=="number"&&isFinite(i)){if(i>99999999999||isNaN(i))return validate25.errors=[{instancePath:t+
"/"+m+"/cancel_timestamp",schemaPath:"#/items/properties/cancel_timestamp/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:99999999999},message:"must be <= 99999999999"}],!1;if(i<0||isNaN(i))return validate25.errors=[{instancePath:t+
"/"+m+"/cancel_timestamp",schemaPath:"#/items/properties/cancel_timestamp/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"}],!1}var o=y===e}else var o=!0}}}}}else return validate25.errors=[{instancePath:t+"/"+
m,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var a=n===e;if(!a)break}}else
return validate25.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be arra\
y"}],!1;return validate25.errors=r,e===0}function validate26(s,{instancePath:t="",parentData:Z,parentDataProperty:K,rootData:C=s}={}){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.report_id===void 0&&(m="report_id")||s.wo_number===
void 0&&(m="wo_number")||s.wo_status===void 0&&(m="wo_status")||s.cancel_timestamp===void 0&&(m="cancel_timestamp"))return validate26.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m},message:"must have require\
d property '"+m+"'"}],!1;if(s.report_id!==void 0){let f=s.report_id;const n=e,d=e;let u=!1;const i=e;if(!(typeof f=="num\
ber"&&!(f%1)&&!isNaN(f)&&isFinite(f))){const y={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?r=[y]:r.push(y),e++}if(e===i&&typeof f==
"number"&&isFinite(f)){if(f>9007199254740991||isNaN(f)){const y={instancePath:t+"/report_id",schemaPath:"#/properties/re\
port_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925\
4740991"};r===null?r=[y]:r.push(y),e++}else if(f<0||isNaN(f)){const y={instancePath:t+"/report_id",schemaPath:"#/propert\
ies/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};r===null?r=[y]:
r.push(y),e++}}var a=i===e;if(u=u||a,!u){const y=e;if(e===y)if(typeof f=="string"){if(!pattern1.test(f)){const v={instancePath:t+
"/report_id",schemaPath:"#/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'\
must match pattern "^[0-9]{16,64}$"'};r===null?r=[v]:r.push(v),e++}}else{const v={instancePath:t+"/report_id",schemaPath:"\
#/properties/report_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[v]:r.push(
v),e++}var a=y===e;u=u||a}if(u)e=d,r!==null&&(d?r.length=d:r=null);else{const y={instancePath:t+"/report_id",schemaPath:"\
#/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[y]:r.
push(y),e++,validate26.errors=r,!1}var o=n===e}else var o=!0;if(o){if(s.wo_number!==void 0){const f=e;if(typeof s.wo_number!=
"string")return validate26.errors=[{instancePath:t+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var o=f===e}else var o=!0;if(o){if(s.org_wo_num!==void 0){let f=s.org_wo_num;
const n=e,d=e;let u=!1;const i=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){const g={instancePath:t+"/org\
_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er"};r===null?r=[g]:r.push(g),e++}if(e===i&&typeof f=="number"&&isFinite(f)){if(f>9007199254740991||isNaN(f)){const g={instancePath:t+
"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};r===null?r=[g]:r.push(g),e++}else if(f<0||isNaN(f)){const g={instancePath:t+"/org\
_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};r===null?r=[g]:r.push(g),e++}}var p=i===e;if(u=u||p,!u){const g=e;if(e===g)if(typeof f=="string"){if(!pattern1.
test(f)){const c={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/1/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};r===null?r=[c]:r.push(c),e++}}else{const c={instancePath:t+
"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};r===null?r=[c]:r.push(c),e++}var p=g===e;u=u||p}if(u)e=d,r!==null&&(d?r.length=d:r=null);else{const g={instancePath:t+
"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
return r===null?r=[g]:r.push(g),e++,validate26.errors=r,!1}var o=n===e}else var o=!0;if(o){if(s.wo_status!==void 0){const f=e;
if(typeof s.wo_status!="string")return validate26.errors=[{instancePath:t+"/wo_status",schemaPath:"#/properties/wo_statu\
s/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=f===e}else var o=!0;if(o){if(s.transaction_id!==
void 0){let f=s.transaction_id;const n=e;if(e===n)if(typeof f=="string"){if(func2(f)>255)return validate26.errors=[{instancePath:t+
"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit:255},message:"mus\
t NOT have more than 255 characters"}],!1;if(func2(f)<1)return validate26.errors=[{instancePath:t+"/transaction_id",schemaPath:"\
#/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"}],!1}else return validate26.errors=[{instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/type",
keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=n===e}else var o=!0;if(o)if(s.cancel_timestamp!==
void 0){let f=s.cancel_timestamp;const n=e;if(e===n)if(typeof f=="string"){if(!pattern19.test(f))return validate26.errors=
[{instancePath:t+"/cancel_timestamp",schemaPath:"#/properties/cancel_timestamp/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,11}$"},message:'must match pattern "^[0-9]{1,11}$"'}],!1}else return validate26.errors=[{instancePath:t+"/cance\
l_timestamp",schemaPath:"#/properties/cancel_timestamp/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"}],!1;var o=n===e}else var o=!0}}}}}else return validate26.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"}],!1;return validate26.errors=r,e===0}function validate27(s,{instancePath:t="",
parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let o;if(s.report_id===void 0&&(o="report_id")||s.wo_number===void 0&&(o="wo_number")||s.wo_status===void 0&&(o="wo_stat\
us")||s.cancel_timestamp===void 0&&(o="cancel_timestamp"))return validate27.errors=[{instancePath:t,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:o},message:"must have required property '"+o+"'"}],!1;if(s.report_id!==void 0){
let p=s.report_id;const m=e;if(e===m)if(typeof p=="string"){if(!pattern0.test(p))return validate27.errors=[{instancePath:t+
"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'mus\
t match pattern "^[0-9]{1,64}$"'}],!1}else return validate27.errors=[{instancePath:t+"/report_id",schemaPath:"#/properti\
es/report_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=m===e}else var a=!0;if(a){if(s.
wo_number!==void 0){const p=e;if(typeof s.wo_number!="string")return validate27.errors=[{instancePath:t+"/wo_number",schemaPath:"\
#/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=p===e}else var a=!0;
if(a){if(s.org_wo_num!==void 0){let p=s.org_wo_num;const m=e;if(e===m)if(typeof p=="string"){if(!pattern0.test(p))return validate27.
errors=[{instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/pattern",keyword:"pattern",params:{pattern:"^[\
0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate27.errors=[{instancePath:t+"/org_wo_\
num",schemaPath:"#/properties/org_wo_num/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=m===
e}else var a=!0;if(a){if(s.wo_status!==void 0){const p=e;if(typeof s.wo_status!="string")return validate27.errors=[{instancePath:t+
"/wo_status",schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var a=p===e}else var a=!0;if(a){if(s.transaction_id!==void 0){let p=s.transaction_id;const m=e;if(e===m)if(typeof p=="st\
ring"){if(func2(p)>255)return validate27.errors=[{instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_\
id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"}],!1;if(func2(p)<1)
return validate27.errors=[{instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate27.errors=[{instancePath:t+
"/transaction_id",schemaPath:"#/properties/transaction_id/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"}],!1;var a=m===e}else var a=!0;if(a)if(s.cancel_timestamp!==void 0){let p=s.cancel_timestamp;const m=e;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return validate27.errors=[{instancePath:t+"/cancel_timestamp",schemaPath:"#/pr\
operties/cancel_timestamp/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===m&&typeof p==
"number"&&isFinite(p)){if(p>99999999999||isNaN(p))return validate27.errors=[{instancePath:t+"/cancel_timestamp",schemaPath:"\
#/properties/cancel_timestamp/maximum",keyword:"maximum",params:{comparison:"<=",limit:99999999999},message:"must be <= \
99999999999"}],!1;if(p<0||isNaN(p))return validate27.errors=[{instancePath:t+"/cancel_timestamp",schemaPath:"#/propertie\
s/cancel_timestamp/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var a=m===e}else
var a=!0}}}}}else return validate27.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return validate27.errors=r,e===0}function validate28(s,{instancePath:t="",parentData:Z,parentDataProperty:K,
rootData:C=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.report_id===void 0&&(o=
"report_id")||s.module_type===void 0&&(o="module_type"))return validate28.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:o},message:"must have required property '"+o+"'"}],!1;if(s.remote_report_id!==
void 0){let p=s.remote_report_id;const m=e;if(e===m)if(typeof p=="string"){if(!pattern0.test(p))return validate28.errors=
[{instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate28.errors=[{instancePath:t+"/remot\
e_report_id",schemaPath:"#/properties/remote_report_id/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"}],!1;var a=m===e}else var a=!0;if(a){if(s.report_id!==void 0){let p=s.report_id;const m=e;if(e===m)if(typeof p=="str\
ing"){if(!pattern0.test(p))return validate28.errors=[{instancePath:t+"/report_id",schemaPath:"#/properties/report_id/pat\
tern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate28.
errors=[{instancePath:t+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var a=m===e}else var a=!0;if(a)if(s.module_type!==void 0){let p=s.module_type;const m=e;if(!(p==="u\
ploads"||p==="job_notes"))return validate28.errors=[{instancePath:t+"/module_type",schemaPath:"#/properties/module_type/\
enum",keyword:"enum",params:{allowedValues:allowed3},message:"must be equal to one of the allowed values"}],!1;var a=m===
e}else var a=!0}}else return validate28.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"}],!1;return validate28.errors=r,e===0}function validate29(s,{instancePath:t="",parentData:Z,parentDataProperty:K,
rootData:C=s}={}){let r=null,e=0;if(e===0)if(Array.isArray(s)){var a=!0;const n=s.length;for(let d=0;d<n;d++){let u=s[d];
const i=e;if(e===i)if(u&&typeof u=="object"&&!Array.isArray(u)){let g;if(u.report_id===void 0&&(g="report_id")||u.file_id===
void 0&&(g="file_id")||u.file_name===void 0&&(g="file_name")||u.file_type===void 0&&(g="file_type")||u.file_size===void 0&&
(g="file_size")||u.obj_url===void 0&&(g="obj_url")||u.module_type===void 0&&(g="module_type")||u.org_name===void 0&&(g="\
org_name")||u.imported===void 0&&(g="imported"))return validate29.errors=[{instancePath:t+"/"+d,schemaPath:"#/items/requ\
ired",keyword:"required",params:{missingProperty:g},message:"must have required property '"+g+"'"}],!1;if(u.remote_report_id!==
void 0){let v=u.remote_report_id;const c=e,b=e;let h=!1;const _=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v))){
const q={instancePath:t+"/"+d+"/remote_report_id",schemaPath:"#/items/properties/remote_report_id/anyOf/0/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};r===null?r=[q]:r.push(q),e++}if(e===_&&typeof v=="number"&&isFinite(
v)){if(v>9007199254740991||isNaN(v)){const q={instancePath:t+"/"+d+"/remote_report_id",schemaPath:"#/items/properties/re\
mote_report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90\
07199254740991"};r===null?r=[q]:r.push(q),e++}else if(v<0||isNaN(v)){const q={instancePath:t+"/"+d+"/remote_report_id",schemaPath:"\
#/items/properties/remote_report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};r===null?r=[q]:r.push(q),e++}}var o=_===e;if(h=h||o,!h){const q=e;if(e===q)if(typeof v=="string"){if(!pattern0.test(
v)){const N={instancePath:t+"/"+d+"/remote_report_id",schemaPath:"#/items/properties/remote_report_id/anyOf/1/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};r===null?r=[N]:r.push(N),e++}}else{
const N={instancePath:t+"/"+d+"/remote_report_id",schemaPath:"#/items/properties/remote_report_id/anyOf/1/type",keyword:"\
type",params:{type:"string"},message:"must be string"};r===null?r=[N]:r.push(N),e++}var o=q===e;h=h||o}if(h)e=b,r!==null&&
(b?r.length=b:r=null);else{const q={instancePath:t+"/"+d+"/remote_report_id",schemaPath:"#/items/properties/remote_repor\
t_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[q]:r.push(q),e++,validate29.
errors=r,!1}var p=c===e}else var p=!0;if(p){if(u.report_id!==void 0){let v=u.report_id;const c=e,b=e;let h=!1;const _=e;
if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v))){const O={instancePath:t+"/"+d+"/report_id",schemaPath:"#/items\
/properties/report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?r=[O]:r.push(
O),e++}if(e===_&&typeof v=="number"&&isFinite(v)){if(v>9007199254740991||isNaN(v)){const O={instancePath:t+"/"+d+"/repor\
t_id",schemaPath:"#/items/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};r===null?r=[O]:r.push(O),e++}else if(v<0||isNaN(v)){const O={instancePath:t+"/"+d+
"/report_id",schemaPath:"#/items/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};r===null?r=[O]:r.push(O),e++}}var m=_===e;if(h=h||m,!h){const O=e;if(e===O)if(typeof v=="string"){
if(!pattern0.test(v)){const $={instancePath:t+"/"+d+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/1/patter\
n",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};r===null?r=[$]:r.push(
$),e++}}else{const $={instancePath:t+"/"+d+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/1/type",keyword:"\
type",params:{type:"string"},message:"must be string"};r===null?r=[$]:r.push($),e++}var m=O===e;h=h||m}if(h)e=b,r!==null&&
(b?r.length=b:r=null);else{const O={instancePath:t+"/"+d+"/report_id",schemaPath:"#/items/properties/report_id/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[O]:r.push(O),e++,validate29.errors=r,!1}var p=c===
e}else var p=!0;if(p){if(u.file_id!==void 0){let v=u.file_id;const c=e,b=e;let h=!1;const _=e;if(!(typeof v=="number"&&!(v%
1)&&!isNaN(v)&&isFinite(v))){const O={instancePath:t+"/"+d+"/file_id",schemaPath:"#/items/properties/file_id/anyOf/0/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?r=[O]:r.push(O),e++}if(e===_&&typeof v=="n\
umber"&&isFinite(v)){if(v>9007199254740991||isNaN(v)){const O={instancePath:t+"/"+d+"/file_id",schemaPath:"#/items/prope\
rties/file_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900\
7199254740991"};r===null?r=[O]:r.push(O),e++}else if(v<0||isNaN(v)){const O={instancePath:t+"/"+d+"/file_id",schemaPath:"\
#/items/properties/file_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};r===
null?r=[O]:r.push(O),e++}}var f=_===e;if(h=h||f,!h){const O=e;if(e===O)if(typeof v=="string"){if(!pattern1.test(v)){const $={
instancePath:t+"/"+d+"/file_id",schemaPath:"#/items/properties/file_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};r===null?r=[$]:r.push($),e++}}else{const $={instancePath:t+
"/"+d+"/file_id",schemaPath:"#/items/properties/file_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};r===null?r=[$]:r.push($),e++}var f=O===e;h=h||f}if(h)e=b,r!==null&&(b?r.length=b:r=null);else{const O={instancePath:t+
"/"+d+"/file_id",schemaPath:"#/items/properties/file_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in\
 anyOf"};return r===null?r=[O]:r.push(O),e++,validate29.errors=r,!1}var p=c===e}else var p=!0;if(p){if(u.file_name!==void 0){
const v=e;if(typeof u.file_name!="string")return validate29.errors=[{instancePath:t+"/"+d+"/file_name",schemaPath:"#/ite\
ms/properties/file_name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var p=v===e}else var p=!0;
if(p){if(u.file_type!==void 0){const v=e;if(typeof u.file_type!="string")return validate29.errors=[{instancePath:t+"/"+d+
"/file_type",schemaPath:"#/items/properties/file_type/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"}],!1;var p=v===e}else var p=!0;if(p){if(u.file_size!==void 0){let v=u.file_size;const c=e;if(!(typeof v=="number"&&isFinite(
v)))return validate29.errors=[{instancePath:t+"/"+d+"/file_size",schemaPath:"#/items/properties/file_size/type",keyword:"\
type",params:{type:"number"},message:"must be number"}],!1;var p=c===e}else var p=!0;if(p){if(u.file_desc!==void 0){const v=e;
if(typeof u.file_desc!="string")return validate29.errors=[{instancePath:t+"/"+d+"/file_desc",schemaPath:"#/items/propert\
ies/file_desc/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var p=v===e}else var p=!0;if(p){
if(u.obj_url!==void 0){const v=e;if(typeof u.obj_url!="string")return validate29.errors=[{instancePath:t+"/"+d+"/obj_url",
schemaPath:"#/items/properties/obj_url/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var p=v===
e}else var p=!0;if(p){if(u.obj_url_thumb!==void 0){const v=e;if(typeof u.obj_url_thumb!="string")return validate29.errors=
[{instancePath:t+"/"+d+"/obj_url_thumb",schemaPath:"#/items/properties/obj_url_thumb/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var p=v===e}else var p=!0;if(p){if(u.module_type!==void 0){let v=u.module_type;const c=e;
if(!(v==="uploads"||v==="job_notes"))return validate29.errors=[{instancePath:t+"/"+d+"/module_type",schemaPath:"#/items/\
properties/module_type/enum",keyword:"enum",params:{allowedValues:allowed3},message:"must be equal to one of the allowed\
 values"}],!1;var p=c===e}else var p=!0;if(p){if(u.org_name!==void 0){const v=e;if(typeof u.org_name!="string")return validate29.
errors=[{instancePath:t+"/"+d+"/org_name",schemaPath:"#/items/properties/org_name/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"}],!1;var p=v===e}else var p=!0;if(p)if(u.imported!==void 0){const v=e;if(u.imported!==1)return validate29.
errors=[{instancePath:t+"/"+d+"/imported",schemaPath:"#/items/properties/imported/const",keyword:"const",params:{allowedValue:1},
message:"must be equal to constant"}],!1;var p=v===e}else var p=!0}}}}}}}}}}}else return validate29.errors=[{instancePath:t+
"/"+d,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var a=i===e;if(!a)break}}else
return validate29.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be arra\
y"}],!1;return validate29.errors=r,e===0}function validate30(s,{instancePath:t="",parentData:Z,parentDataProperty:K,rootData:C=s}={}){
let r=null,e=0;if(e===0)if(Array.isArray(s)){var a=!0;const p=s.length;for(let m=0;m<p;m++){let f=s[m];const n=e;if(e===
n)if(f&&typeof f=="object"&&!Array.isArray(f)){let u;if(f.report_id===void 0&&(u="report_id")||f.file_id===void 0&&(u="f\
ile_id")||f.file_name===void 0&&(u="file_name")||f.file_type===void 0&&(u="file_type")||f.file_size===void 0&&(u="file_s\
ize")||f.obj_url===void 0&&(u="obj_url")||f.module_type===void 0&&(u="module_type")||f.org_name===void 0&&(u="org_name")||
f.imported===void 0&&(u="imported"))return validate30.errors=[{instancePath:t+"/"+m,schemaPath:"#/items/required",keyword:"\
required",params:{missingProperty:u},message:"must have required property '"+u+"'"}],!1;if(f.remote_report_id!==void 0){
let i=f.remote_report_id;const y=e;if(e===y)if(typeof i=="string"){if(!pattern0.test(i))return validate30.errors=[{instancePath:t+
"/"+m+"/remote_report_id",schemaPath:"#/items/properties/remote_report_id/pattern",keyword:"pattern",params:{pattern:"^[\
0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate30.errors=[{instancePath:t+"/"+m+"/r\
emote_report_id",schemaPath:"#/items/properties/remote_report_id/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"}],!1;var o=y===e}else var o=!0;if(o){if(f.report_id!==void 0){let i=f.report_id;const y=e;if(e===y)if(typeof i==
"string"){if(!pattern0.test(i))return validate30.errors=[{instancePath:t+"/"+m+"/report_id",schemaPath:"#/items/properti\
es/report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],
!1}else return validate30.errors=[{instancePath:t+"/"+m+"/report_id",schemaPath:"#/items/properties/report_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var o=y===e}else var o=!0;if(o){if(f.file_id!==void 0){let i=f.
file_id;const y=e;if(e===y)if(typeof i=="string"){if(!pattern0.test(i))return validate30.errors=[{instancePath:t+"/"+m+"\
/file_id",schemaPath:"#/items/properties/file_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'mu\
st match pattern "^[0-9]{1,64}$"'}],!1}else return validate30.errors=[{instancePath:t+"/"+m+"/file_id",schemaPath:"#/ite\
ms/properties/file_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=y===e}else var o=!0;
if(o){if(f.file_name!==void 0){const i=e;if(typeof f.file_name!="string")return validate30.errors=[{instancePath:t+"/"+m+
"/file_name",schemaPath:"#/items/properties/file_name/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"}],!1;var o=i===e}else var o=!0;if(o){if(f.file_type!==void 0){const i=e;if(typeof f.file_type!="string")return validate30.
errors=[{instancePath:t+"/"+m+"/file_type",schemaPath:"#/items/properties/file_type/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"}],!1;var o=i===e}else var o=!0;if(o){if(f.file_size!==void 0){let i=f.file_size;const y=e;
if(!(typeof i=="number"&&isFinite(i)))return validate30.errors=[{instancePath:t+"/"+m+"/file_size",schemaPath:"#/items/p\
roperties/file_size/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;var o=y===e}else var o=!0;
if(o){if(f.file_desc!==void 0){const i=e;if(typeof f.file_desc!="string")return validate30.errors=[{instancePath:t+"/"+m+
"/file_desc",schemaPath:"#/items/properties/file_desc/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"}],!1;var o=i===e}else var o=!0;if(o){if(f.obj_url!==void 0){const i=e;if(typeof f.obj_url!="string")return validate30.
errors=[{instancePath:t+"/"+m+"/obj_url",schemaPath:"#/items/properties/obj_url/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"}],!1;var o=i===e}else var o=!0;if(o){if(f.obj_url_thumb!==void 0){const i=e;if(typeof f.obj_url_thumb!=
"string")return validate30.errors=[{instancePath:t+"/"+m+"/obj_url_thumb",schemaPath:"#/items/properties/obj_url_thumb/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=i===e}else var o=!0;if(o){if(f.module_type!==
void 0){let i=f.module_type;const y=e;if(!(i==="uploads"||i==="job_notes"))return validate30.errors=[{instancePath:t+"/"+
m+"/module_type",schemaPath:"#/items/properties/module_type/enum",keyword:"enum",params:{allowedValues:allowed3},message:"\
must be equal to one of the allowed values"}],!1;var o=y===e}else var o=!0;if(o){if(f.org_name!==void 0){const i=e;if(typeof f.
org_name!="string")return validate30.errors=[{instancePath:t+"/"+m+"/org_name",schemaPath:"#/items/properties/org_name/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=i===e}else var o=!0;if(o)if(f.imported!==
void 0){const i=e;if(f.imported!==1)return validate30.errors=[{instancePath:t+"/"+m+"/imported",schemaPath:"#/items/prop\
erties/imported/const",keyword:"const",params:{allowedValue:1},message:"must be equal to constant"}],!1;var o=i===e}else
var o=!0}}}}}}}}}}}else return validate30.errors=[{instancePath:t+"/"+m,schemaPath:"#/items/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;var a=n===e;if(!a)break}}else return validate30.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;return validate30.errors=r,e===0}function validate31(s,{
instancePath:t="",parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let f;if(s.report_id===void 0&&(f="report_id")||s.file_id===void 0&&(f="file_id")||s.file_name===void 0&&
(f="file_name")||s.file_type===void 0&&(f="file_type")||s.file_size===void 0&&(f="file_size")||s.obj_url===void 0&&(f="o\
bj_url")||s.module_type===void 0&&(f="module_type")||s.org_name===void 0&&(f="org_name")||s.imported===void 0&&(f="impor\
ted"))return validate31.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:f},message:"\
must have required property '"+f+"'"}],!1;if(s.remote_report_id!==void 0){let n=s.remote_report_id;const d=e,u=e;let i=!1;
const y=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const g={instancePath:t+"/remote_report_id",schemaPath:"\
#/properties/remote_report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?r=
[g]:r.push(g),e++}if(e===y&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n)){const g={instancePath:t+"/\
remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};r===null?r=[g]:r.push(g),e++}else if(n<0||isNaN(n)){const g={instancePath:t+"/rem\
ote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};r===null?r=[g]:r.push(g),e++}}var a=y===e;if(i=i||a,!i){const g=e;if(e===g)if(typeof n=="string"){
if(!pattern0.test(n)){const c={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/1/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};r===null?r=[c]:r.push(
c),e++}}else{const c={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/1/type",keyword:"\
type",params:{type:"string"},message:"must be string"};r===null?r=[c]:r.push(c),e++}var a=g===e;i=i||a}if(i)e=u,r!==null&&
(u?r.length=u:r=null);else{const g={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf",
keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[g]:r.push(g),e++,validate31.errors=
r,!1}var o=d===e}else var o=!0;if(o){if(s.report_id!==void 0){let n=s.report_id;const d=e,u=e;let i=!1;const y=e;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const v={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf\
/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?r=[v]:r.push(v),e++}if(e===y&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n)){const v={instancePath:t+"/report_id",schemaPath:"#/properties/re\
port_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925\
4740991"};r===null?r=[v]:r.push(v),e++}else if(n<0||isNaN(n)){const v={instancePath:t+"/report_id",schemaPath:"#/propert\
ies/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};r===null?r=[v]:
r.push(v),e++}}var p=y===e;if(i=i||p,!i){const v=e;if(e===v)if(typeof n=="string"){if(!pattern0.test(n)){const b={instancePath:t+
"/report_id",schemaPath:"#/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"'};r===null?r=[b]:r.push(b),e++}}else{const b={instancePath:t+"/report_id",schemaPath:"\
#/properties/report_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[b]:r.push(
b),e++}var p=v===e;i=i||p}if(i)e=u,r!==null&&(u?r.length=u:r=null);else{const v={instancePath:t+"/report_id",schemaPath:"\
#/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[v]:r.
push(v),e++,validate31.errors=r,!1}var o=d===e}else var o=!0;if(o){if(s.file_id!==void 0){let n=s.file_id;const d=e,u=e;
let i=!1;const y=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const v={instancePath:t+"/file_id",schemaPath:"\
#/properties/file_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?r=[v]:r.push(
v),e++}if(e===y&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n)){const v={instancePath:t+"/file_id",schemaPath:"\
#/properties/file_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be\
 <= 9007199254740991"};r===null?r=[v]:r.push(v),e++}else if(n<0||isNaN(n)){const v={instancePath:t+"/file_id",schemaPath:"\
#/properties/file_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};r===null?
r=[v]:r.push(v),e++}}var m=y===e;if(i=i||m,!i){const v=e;if(e===v)if(typeof n=="string"){if(!pattern1.test(n)){const b={
instancePath:t+"/file_id",schemaPath:"#/properties/file_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16\
,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};r===null?r=[b]:r.push(b),e++}}else{const b={instancePath:t+"/file\
_id",schemaPath:"#/properties/file_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};r===
null?r=[b]:r.push(b),e++}var m=v===e;i=i||m}if(i)e=u,r!==null&&(u?r.length=u:r=null);else{const v={instancePath:t+"/file\
_id",schemaPath:"#/properties/file_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===
null?r=[v]:r.push(v),e++,validate31.errors=r,!1}var o=d===e}else var o=!0;if(o){if(s.file_name!==void 0){const n=e;if(typeof s.
file_name!="string")return validate31.errors=[{instancePath:t+"/file_name",schemaPath:"#/properties/file_name/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var o=n===e}else var o=!0;if(o){if(s.file_type!==void 0){const n=e;
if(typeof s.file_type!="string")return validate31.errors=[{instancePath:t+"/file_type",schemaPath:"#/properties/file_typ\
e/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=n===e}else var o=!0;if(o){if(s.file_size!==
void 0){let n=s.file_size;const d=e;if(!(typeof n=="number"&&isFinite(n)))return validate31.errors=[{instancePath:t+"/fi\
le_size",schemaPath:"#/properties/file_size/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;var o=d===
e}else var o=!0;if(o){if(s.file_desc!==void 0){const n=e;if(typeof s.file_desc!="string")return validate31.errors=[{instancePath:t+
"/file_desc",schemaPath:"#/properties/file_desc/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var o=n===e}else var o=!0;if(o){if(s.obj_url!==void 0){const n=e;if(typeof s.obj_url!="string")return validate31.errors=
[{instancePath:t+"/obj_url",schemaPath:"#/properties/obj_url/type",keyword:"type",params:{type:"string"},message:"must b\
e string"}],!1;var o=n===e}else var o=!0;if(o){if(s.obj_url_thumb!==void 0){const n=e;if(typeof s.obj_url_thumb!="string")
return validate31.errors=[{instancePath:t+"/obj_url_thumb",schemaPath:"#/properties/obj_url_thumb/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var o=n===e}else var o=!0;if(o){if(s.module_type!==void 0){let n=s.module_type;
const d=e;if(!(n==="uploads"||n==="job_notes"))return validate31.errors=[{instancePath:t+"/module_type",schemaPath:"#/pr\
operties/module_type/enum",keyword:"enum",params:{allowedValues:allowed3},message:"must be equal to one of the allowed v\
alues"}],!1;var o=d===e}else var o=!0;if(o){if(s.org_name!==void 0){const n=e;if(typeof s.org_name!="string")return validate31.
errors=[{instancePath:t+"/org_name",schemaPath:"#/properties/org_name/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var o=n===e}else var o=!0;if(o)if(s.imported!==void 0){const n=e;if(s.imported!==1)return validate31.
errors=[{instancePath:t+"/imported",schemaPath:"#/properties/imported/const",keyword:"const",params:{allowedValue:1},message:"\
must be equal to constant"}],!1;var o=n===e}else var o=!0}}}}}}}}}}}else return validate31.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate31.errors=r,e===0}function validate32(s,{
instancePath:t="",parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let o;if(s.report_id===void 0&&(o="report_id")||s.file_id===void 0&&(o="file_id")||s.file_name===void 0&&
(o="file_name")||s.file_type===void 0&&(o="file_type")||s.file_size===void 0&&(o="file_size")||s.obj_url===void 0&&(o="o\
bj_url")||s.module_type===void 0&&(o="module_type")||s.org_name===void 0&&(o="org_name")||s.imported===void 0&&(o="impor\
ted"))return validate32.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o},message:"\
must have required property '"+o+"'"}],!1;if(s.remote_report_id!==void 0){let p=s.remote_report_id;const m=e;if(e===m)if(typeof p==
"string"){if(!pattern0.test(p))return validate32.errors=[{instancePath:t+"/remote_report_id",schemaPath:"#/properties/re\
mote_report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],
!1}else return validate32.errors=[{instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var a=m===e}else var a=!0;if(a){if(s.report_id!==void 0){let p=s.
report_id;const m=e;if(e===m)if(typeof p=="string"){if(!pattern0.test(p))return validate32.errors=[{instancePath:t+"/rep\
ort_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must mat\
ch pattern "^[0-9]{1,64}$"'}],!1}else return validate32.errors=[{instancePath:t+"/report_id",schemaPath:"#/properties/re\
port_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=m===e}else var a=!0;if(a){if(s.file_id!==
void 0){let p=s.file_id;const m=e;if(e===m)if(typeof p=="string"){if(!pattern0.test(p))return validate32.errors=[{instancePath:t+
"/file_id",schemaPath:"#/properties/file_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must ma\
tch pattern "^[0-9]{1,64}$"'}],!1}else return validate32.errors=[{instancePath:t+"/file_id",schemaPath:"#/properties/fil\
e_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=m===e}else var a=!0;if(a){if(s.file_name!==
void 0){const p=e;if(typeof s.file_name!="string")return validate32.errors=[{instancePath:t+"/file_name",schemaPath:"#/p\
roperties/file_name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=p===e}else var a=!0;
if(a){if(s.file_type!==void 0){const p=e;if(typeof s.file_type!="string")return validate32.errors=[{instancePath:t+"/fil\
e_type",schemaPath:"#/properties/file_type/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=p===
e}else var a=!0;if(a){if(s.file_size!==void 0){let p=s.file_size;const m=e;if(!(typeof p=="number"&&isFinite(p)))return validate32.
errors=[{instancePath:t+"/file_size",schemaPath:"#/properties/file_size/type",keyword:"type",params:{type:"number"},message:"\
must be number"}],!1;var a=m===e}else var a=!0;if(a){if(s.file_desc!==void 0){const p=e;if(typeof s.file_desc!="string")
return validate32.errors=[{instancePath:t+"/file_desc",schemaPath:"#/properties/file_desc/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var a=p===e}else var a=!0;if(a){if(s.obj_url!==void 0){const p=e;if(typeof s.obj_url!=
"string")return validate32.errors=[{instancePath:t+"/obj_url",schemaPath:"#/properties/obj_url/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var a=p===e}else var a=!0;if(a){if(s.obj_url_thumb!==void 0){const p=e;if(typeof s.
obj_url_thumb!="string")return validate32.errors=[{instancePath:t+"/obj_url_thumb",schemaPath:"#/properties/obj_url_thum\
b/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=p===e}else var a=!0;if(a){if(s.module_type!==
void 0){let p=s.module_type;const m=e;if(!(p==="uploads"||p==="job_notes"))return validate32.errors=[{instancePath:t+"/m\
odule_type",schemaPath:"#/properties/module_type/enum",keyword:"enum",params:{allowedValues:allowed3},message:"must be e\
qual to one of the allowed values"}],!1;var a=m===e}else var a=!0;if(a){if(s.org_name!==void 0){const p=e;if(typeof s.org_name!=
"string")return validate32.errors=[{instancePath:t+"/org_name",schemaPath:"#/properties/org_name/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var a=p===e}else var a=!0;if(a)if(s.imported!==void 0){const p=e;if(s.imported!==
1)return validate32.errors=[{instancePath:t+"/imported",schemaPath:"#/properties/imported/const",keyword:"const",params:{
allowedValue:1},message:"must be equal to constant"}],!1;var a=p===e}else var a=!0}}}}}}}}}}}else return validate32.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate32.
errors=r,e===0}function validate33(s,{instancePath:t="",parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;
if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.remote_report_id===void 0&&(a="remote_report_id"))return validate33.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a},message:"must have require\
d property '"+a+"'"}],!1;if(s.remote_report_id!==void 0){let o=s.remote_report_id;if(e===e)if(typeof o=="string"){if(!pattern0.
test(o))return validate33.errors=[{instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/pattern",
keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate33.
errors=[{instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1}}else return validate33.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"}],!1;return validate33.errors=r,e===0}function validate34(s,{instancePath:t="",
parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let o;if(s.obj_url===void 0&&(o="obj_url")||s.file_metadata===void 0&&(o="file_metadata"))return validate34.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o},message:"must have required property '"+o+"'"}],!1;
if(s.obj_url!==void 0){const p=e;if(typeof s.obj_url!="string")return validate34.errors=[{instancePath:t+"/obj_url",schemaPath:"\
#/properties/obj_url/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=p===e}else var a=!0;
if(a)if(s.file_metadata!==void 0){let p=s.file_metadata;const m=e;if(e===m)if(p&&typeof p=="object"&&!Array.isArray(p)){
let n;if(p.file_size===void 0&&(n="file_size"))return validate34.errors=[{instancePath:t+"/file_metadata",schemaPath:"#/\
properties/file_metadata/required",keyword:"required",params:{missingProperty:n},message:"must have required property '"+
n+"'"}],!1;if(p.file_size!==void 0){let d=p.file_size;const u=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)))
return validate34.errors=[{instancePath:t+"/file_metadata/file_size",schemaPath:"#/properties/file_metadata/properties/f\
ile_size/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===u&&typeof d=="number"&&isFinite(
d)){if(d>9007199254740991||isNaN(d))return validate34.errors=[{instancePath:t+"/file_metadata/file_size",schemaPath:"#/p\
roperties/file_metadata/properties/file_size/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(d<0||isNaN(d))return validate34.errors=[{instancePath:t+"/file_metadata/fi\
le_size",schemaPath:"#/properties/file_metadata/properties/file_size/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"}],!1}}}else return validate34.errors=[{instancePath:t+"/file_metadata",schemaPath:"#/pro\
perties/file_metadata/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var a=m===e}else var a=!0}else
return validate34.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"}],!1;return validate34.errors=r,e===0}function validate35(s,{instancePath:t="",parentData:Z,parentDataProperty:K,rootData:C=s}={}){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.report_id===void 0&&(a="report_id"))return validate35.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a},message:"must have require\
d property '"+a+"'"}],!1;if(s.report_id!==void 0){let o=s.report_id;if(e===e)if(typeof o=="string"){if(!pattern0.test(o))
return validate35.errors=[{instancePath:t+"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate35.errors=[{instancePath:t+
"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1}}else
return validate35.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"}],!1;return validate35.errors=r,e===0}function validate36(s,{instancePath:t="",parentData:Z,parentDataProperty:K,rootData:C=s}={}){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s))for(const o in s){const p=e;if(typeof s[o]!="string")
return validate36.errors=[{instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPropertie\
s/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=p===e;if(!a)break}else return validate36.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate36.
errors=r,e===0}function validate37(s,{instancePath:t="",parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;
if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.report_id===void 0&&(o="report_id"))return validate37.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o},message:"must have required prope\
rty '"+o+"'"}],!1;if(s.remote_report_id!==void 0){let p=s.remote_report_id;const m=e;if(e===m)if(typeof p=="string"){if(!pattern0.
test(p))return validate37.errors=[{instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/pattern",
keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate37.
errors=[{instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var a=m===e}else var a=!0;if(a)if(s.report_id!==void 0){let p=s.report_id;const m=e;
if(e===m)if(typeof p=="string"){if(!pattern0.test(p))return validate37.errors=[{instancePath:t+"/report_id",schemaPath:"\
#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1\
,64}$"'}],!1}else return validate37.errors=[{instancePath:t+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var a=m===e}else var a=!0}else return validate37.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate37.errors=r,e===0}
const pattern49=new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0\
-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$","u");function validate38(s,{instancePath:t="",parentData:Z,parentDataProperty:K,
rootData:C=s}={}){let r=null,e=0;if(e===0)if(Array.isArray(s)){var a=!0;const d=s.length;for(let u=0;u<d;u++){let i=s[u];
const y=e;if(e===y)if(i&&typeof i=="object"&&!Array.isArray(i)){let v;if(i.note_id===void 0&&(v="note_id")||i.note_rev===
void 0&&(v="note_rev")||i.report_id===void 0&&(v="report_id")||i.note_type===void 0&&(v="note_type")||i.note_text===void 0&&
(v="note_text")||i.insert_by===void 0&&(v="insert_by")||i.insert_date===void 0&&(v="insert_date")||i.org_name===void 0&&
(v="org_name")||i.has_attachments===void 0&&(v="has_attachments"))return validate38.errors=[{instancePath:t+"/"+u,schemaPath:"\
#/items/required",keyword:"required",params:{missingProperty:v},message:"must have required property '"+v+"'"}],!1;if(i.
note_id!==void 0){let c=i.note_id;const b=e,h=e;let _=!1;const q=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(
c))){const O={instancePath:t+"/"+u+"/note_id",schemaPath:"#/items/properties/note_id/anyOf/0/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};r===null?r=[O]:r.push(O),e++}if(e===q&&typeof c=="number"&&isFinite(c)){if(c>
9007199254740991||isNaN(c)){const O={instancePath:t+"/"+u+"/note_id",schemaPath:"#/items/properties/note_id/anyOf/0/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};r===null?r=
[O]:r.push(O),e++}else if(c<0||isNaN(c)){const O={instancePath:t+"/"+u+"/note_id",schemaPath:"#/items/properties/note_id\
/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};r===null?r=[O]:r.push(O),e++}}
var o=q===e;if(_=_||o,!_){const O=e;if(e===O)if(typeof c=="string"){if(!pattern0.test(c)){const $={instancePath:t+"/"+u+
"/note_id",schemaPath:"#/items/properties/note_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"'};r===null?r=[$]:r.push($),e++}}else{const $={instancePath:t+"/"+u+"/note_id",schemaPath:"\
#/items/properties/note_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[$]:
r.push($),e++}var o=O===e;_=_||o}if(_)e=h,r!==null&&(h?r.length=h:r=null);else{const O={instancePath:t+"/"+u+"/note_id",
schemaPath:"#/items/properties/note_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===
null?r=[O]:r.push(O),e++,validate38.errors=r,!1}var p=b===e}else var p=!0;if(p){if(i.note_rev!==void 0){let c=i.note_rev;
const b=e,h=e;let _=!1;const q=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){const N={instancePath:t+"/"+u+
"/note_rev",schemaPath:"#/items/properties/note_rev/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must b\
e integer"};r===null?r=[N]:r.push(N),e++}if(e===q&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(c)){const N={
instancePath:t+"/"+u+"/note_rev",schemaPath:"#/items/properties/note_rev/anyOf/0/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};r===null?r=[N]:r.push(N),e++}else if(c<0||isNaN(c)){const N={
instancePath:t+"/"+u+"/note_rev",schemaPath:"#/items/properties/note_rev/anyOf/0/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};r===null?r=[N]:r.push(N),e++}}var m=q===e;if(_=_||m,!_){const N=e;if(e===N)if(typeof c==
"string"){if(!pattern0.test(c)){const A={instancePath:t+"/"+u+"/note_rev",schemaPath:"#/items/properties/note_rev/anyOf/\
1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};r===null?r=[
A]:r.push(A),e++}}else{const A={instancePath:t+"/"+u+"/note_rev",schemaPath:"#/items/properties/note_rev/anyOf/1/type",keyword:"\
type",params:{type:"string"},message:"must be string"};r===null?r=[A]:r.push(A),e++}var m=N===e;_=_||m}if(_)e=h,r!==null&&
(h?r.length=h:r=null);else{const N={instancePath:t+"/"+u+"/note_rev",schemaPath:"#/items/properties/note_rev/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[N]:r.push(N),e++,validate38.errors=r,!1}var p=b===
e}else var p=!0;if(p){if(i.remote_report_id!==void 0){let c=i.remote_report_id;const b=e,h=e;let _=!1;const q=e;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){const N={instancePath:t+"/"+u+"/remote_report_id",schemaPath:"#/items/propert\
ies/remote_report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?r=[N]:r.push(
N),e++}if(e===q&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||isNaN(c)){const N={instancePath:t+"/"+u+"/remot\
e_report_id",schemaPath:"#/items/properties/remote_report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991},message:"must be <= 9007199254740991"};r===null?r=[N]:r.push(N),e++}else if(c<0||isNaN(c)){const N={
instancePath:t+"/"+u+"/remote_report_id",schemaPath:"#/items/properties/remote_report_id/anyOf/0/minimum",keyword:"minim\
um",params:{comparison:">=",limit:0},message:"must be >= 0"};r===null?r=[N]:r.push(N),e++}}var f=q===e;if(_=_||f,!_){const N=e;
if(e===N)if(typeof c=="string"){if(!pattern0.test(c)){const A={instancePath:t+"/"+u+"/remote_report_id",schemaPath:"#/it\
ems/properties/remote_report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match \
pattern "^[0-9]{1,64}$"'};r===null?r=[A]:r.push(A),e++}}else{const A={instancePath:t+"/"+u+"/remote_report_id",schemaPath:"\
#/items/properties/remote_report_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?
r=[A]:r.push(A),e++}var f=N===e;_=_||f}if(_)e=h,r!==null&&(h?r.length=h:r=null);else{const N={instancePath:t+"/"+u+"/rem\
ote_report_id",schemaPath:"#/items/properties/remote_report_id/anyOf",keyword:"anyOf",params:{},message:"must match a sc\
hema in anyOf"};return r===null?r=[N]:r.push(N),e++,validate38.errors=r,!1}var p=b===e}else var p=!0;if(p){if(i.report_id!==
void 0){let c=i.report_id;const b=e,h=e;let _=!1;const q=e;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){const N={
instancePath:t+"/"+u+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/0/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};r===null?r=[N]:r.push(N),e++}if(e===q&&typeof c=="number"&&isFinite(c)){if(c>9007199254740991||
isNaN(c)){const N={instancePath:t+"/"+u+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/0/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};r===null?r=[N]:r.push(N),
e++}else if(c<0||isNaN(c)){const N={instancePath:t+"/"+u+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/0/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};r===null?r=[N]:r.push(N),e++}}var n=q===
e;if(_=_||n,!_){const N=e;if(e===N)if(typeof c=="string"){if(!pattern0.test(c)){const A={instancePath:t+"/"+u+"/report_i\
d",schemaPath:"#/items/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"'};r===null?r=[A]:r.push(A),e++}}else{const A={instancePath:t+"/"+u+"/report_id",schemaPath:"\
#/items/properties/report_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[A]:
r.push(A),e++}var n=N===e;_=_||n}if(_)e=h,r!==null&&(h?r.length=h:r=null);else{const N={instancePath:t+"/"+u+"/report_id",
schemaPath:"#/items/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===
null?r=[N]:r.push(N),e++,validate38.errors=r,!1}var p=b===e}else var p=!0;if(p){if(i.note_type!==void 0){let c=i.note_type;
const b=e;if(!(c==="wo"||c==="prop"))return validate38.errors=[{instancePath:t+"/"+u+"/note_type",schemaPath:"#/items/pr\
operties/note_type/enum",keyword:"enum",params:{allowedValues:allowed0},message:"must be equal to one of the allowed val\
ues"}],!1;var p=b===e}else var p=!0;if(p){if(i.note_text!==void 0){const c=e;if(typeof i.note_text!="string")return validate38.
errors=[{instancePath:t+"/"+u+"/note_text",schemaPath:"#/items/properties/note_text/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"}],!1;var p=c===e}else var p=!0;if(p){if(i.insert_by!==void 0){const c=e;if(typeof i.insert_by!=
"string")return validate38.errors=[{instancePath:t+"/"+u+"/insert_by",schemaPath:"#/items/properties/insert_by/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var p=c===e}else var p=!0;if(p){if(i.insert_date!==void 0){let c=i.
insert_date;const b=e;if(e===b)if(typeof c=="string"){if(!pattern49.test(c))return validate38.errors=[{instancePath:t+"/"+
u+"/insert_date",schemaPath:"#/items/properties/insert_date/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(0[1-9\
]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2\
})?$"},message:'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](\
:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"'}],!1}else return validate38.errors=[{instancePath:t+"/"+u+"/\
insert_date",schemaPath:"#/items/properties/insert_date/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"}],!1;var p=b===e}else var p=!0;if(p){if(i.org_name!==void 0){const c=e;if(typeof i.org_name!="string")return validate38.
errors=[{instancePath:t+"/"+u+"/org_name",schemaPath:"#/items/properties/org_name/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"}],!1;var p=c===e}else var p=!0;if(p)if(i.has_attachments!==void 0){const c=e;if(typeof i.
has_attachments!="boolean")return validate38.errors=[{instancePath:t+"/"+u+"/has_attachments",schemaPath:"#/items/proper\
ties/has_attachments/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var p=c===e}else var p=!0}}}}}}}}}else
return validate38.errors=[{instancePath:t+"/"+u,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;var a=y===e;if(!a)break}}else return validate38.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;return validate38.errors=r,e===0}function validate39(s,{instancePath:t="",
parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;if(e===0)if(Array.isArray(s)){var a=!0;const p=s.length;
for(let m=0;m<p;m++){let f=s[m];const n=e;if(e===n)if(f&&typeof f=="object"&&!Array.isArray(f)){let u;if(f.note_id===void 0&&
(u="note_id")||f.note_rev===void 0&&(u="note_rev")||f.report_id===void 0&&(u="report_id")||f.note_type===void 0&&(u="not\
e_type")||f.note_text===void 0&&(u="note_text")||f.insert_by===void 0&&(u="insert_by")||f.insert_date===void 0&&(u="inse\
rt_date")||f.org_name===void 0&&(u="org_name")||f.has_attachments===void 0&&(u="has_attachments"))return validate39.errors=
[{instancePath:t+"/"+m,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:u},message:"must have re\
quired property '"+u+"'"}],!1;if(f.note_id!==void 0){let i=f.note_id;const y=e;if(e===y)if(typeof i=="string"){if(!pattern0.
test(i))return validate39.errors=[{instancePath:t+"/"+m+"/note_id",schemaPath:"#/items/properties/note_id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate39.errors=
[{instancePath:t+"/"+m+"/note_id",schemaPath:"#/items/properties/note_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var o=y===e}else var o=!0;if(o){if(f.note_rev!==void 0){let i=f.note_rev;const y=e;if(e===y)if(typeof i==
"string"){if(!pattern0.test(i))return validate39.errors=[{instancePath:t+"/"+m+"/note_rev",schemaPath:"#/items/propertie\
s/note_rev/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else
return validate39.errors=[{instancePath:t+"/"+m+"/note_rev",schemaPath:"#/items/properties/note_rev/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var o=y===e}else var o=!0;if(o){if(f.remote_report_id!==void 0){let i=f.
remote_report_id;const y=e;if(e===y)if(typeof i=="string"){if(!pattern0.test(i))return validate39.errors=[{instancePath:t+
"/"+m+"/remote_report_id",schemaPath:"#/items/properties/remote_report_id/pattern",keyword:"pattern",params:{pattern:"^[\
0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate39.errors=[{instancePath:t+"/"+m+"/r\
emote_report_id",schemaPath:"#/items/properties/remote_report_id/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"}],!1;var o=y===e}else var o=!0;if(o){if(f.report_id!==void 0){let i=f.report_id;const y=e;if(e===y)if(typeof i==
"string"){if(!pattern0.test(i))return validate39.errors=[{instancePath:t+"/"+m+"/report_id",schemaPath:"#/items/properti\
es/report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],
!1}else return validate39.errors=[{instancePath:t+"/"+m+"/report_id",schemaPath:"#/items/properties/report_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var o=y===e}else var o=!0;if(o){if(f.note_type!==void 0){let i=f.
note_type;const y=e;if(!(i==="wo"||i==="prop"))return validate39.errors=[{instancePath:t+"/"+m+"/note_type",schemaPath:"\
#/items/properties/note_type/enum",keyword:"enum",params:{allowedValues:allowed0},message:"must be equal to one of the a\
llowed values"}],!1;var o=y===e}else var o=!0;if(o){if(f.note_text!==void 0){const i=e;if(typeof f.note_text!="string")return validate39.
errors=[{instancePath:t+"/"+m+"/note_text",schemaPath:"#/items/properties/note_text/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"}],!1;var o=i===e}else var o=!0;if(o){if(f.insert_by!==void 0){const i=e;if(typeof f.insert_by!=
"string")return validate39.errors=[{instancePath:t+"/"+m+"/insert_by",schemaPath:"#/items/properties/insert_by/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var o=i===e}else var o=!0;if(o){if(f.insert_date!==void 0){let i=f.
insert_date;const y=e;if(e===y)if(typeof i=="string"){if(!pattern49.test(i))return validate39.errors=[{instancePath:t+"/"+
m+"/insert_date",schemaPath:"#/items/properties/insert_date/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(0[1-9\
]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2\
})?$"},message:'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](\
:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"'}],!1}else return validate39.errors=[{instancePath:t+"/"+m+"/\
insert_date",schemaPath:"#/items/properties/insert_date/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"}],!1;var o=y===e}else var o=!0;if(o){if(f.org_name!==void 0){const i=e;if(typeof f.org_name!="string")return validate39.
errors=[{instancePath:t+"/"+m+"/org_name",schemaPath:"#/items/properties/org_name/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"}],!1;var o=i===e}else var o=!0;if(o)if(f.has_attachments!==void 0){const i=e;if(typeof f.
has_attachments!="boolean")return validate39.errors=[{instancePath:t+"/"+m+"/has_attachments",schemaPath:"#/items/proper\
ties/has_attachments/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var o=i===e}else var o=!0}}}}}}}}}else
return validate39.errors=[{instancePath:t+"/"+m,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;var a=n===e;if(!a)break}}else return validate39.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;return validate39.errors=r,e===0}function validate40(s,{instancePath:t="",
parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let n;if(s.note_id===void 0&&(n="note_id")||s.note_rev===void 0&&(n="note_rev")||s.report_id===void 0&&(n="report_id")||
s.note_type===void 0&&(n="note_type")||s.note_text===void 0&&(n="note_text")||s.insert_by===void 0&&(n="insert_by")||s.insert_date===
void 0&&(n="insert_date")||s.org_name===void 0&&(n="org_name")||s.has_attachments===void 0&&(n="has_attachments"))return validate40.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n},message:"must have require\
d property '"+n+"'"}],!1;if(s.note_id!==void 0){let d=s.note_id;const u=e,i=e;let y=!1;const g=e;if(!(typeof d=="number"&&
!(d%1)&&!isNaN(d)&&isFinite(d))){const v={instancePath:t+"/note_id",schemaPath:"#/properties/note_id/anyOf/0/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};r===null?r=[v]:r.push(v),e++}if(e===g&&typeof d=="number"&&isFinite(
d)){if(d>9007199254740991||isNaN(d)){const v={instancePath:t+"/note_id",schemaPath:"#/properties/note_id/anyOf/0/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};r===null?r=[v]:
r.push(v),e++}else if(d<0||isNaN(d)){const v={instancePath:t+"/note_id",schemaPath:"#/properties/note_id/anyOf/0/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};r===null?r=[v]:r.push(v),e++}}var a=g===e;if(y=
y||a,!y){const v=e;if(e===v)if(typeof d=="string"){if(!pattern0.test(d)){const b={instancePath:t+"/note_id",schemaPath:"\
#/properties/note_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[\
0-9]{1,64}$"'};r===null?r=[b]:r.push(b),e++}}else{const b={instancePath:t+"/note_id",schemaPath:"#/properties/note_id/an\
yOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[b]:r.push(b),e++}var a=v===e;y=y||
a}if(y)e=i,r!==null&&(i?r.length=i:r=null);else{const v={instancePath:t+"/note_id",schemaPath:"#/properties/note_id/anyO\
f",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[v]:r.push(v),e++,validate40.errors=
r,!1}var o=u===e}else var o=!0;if(o){if(s.note_rev!==void 0){let d=s.note_rev;const u=e,i=e;let y=!1;const g=e;if(!(typeof d==
"number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){const c={instancePath:t+"/note_rev",schemaPath:"#/properties/note_rev/anyOf/0\
/type",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?r=[c]:r.push(c),e++}if(e===g&&typeof d==
"number"&&isFinite(d)){if(d>9007199254740991||isNaN(d)){const c={instancePath:t+"/note_rev",schemaPath:"#/properties/not\
e_rev/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071992547\
40991"};r===null?r=[c]:r.push(c),e++}else if(d<0||isNaN(d)){const c={instancePath:t+"/note_rev",schemaPath:"#/properties\
/note_rev/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};r===null?r=[c]:r.push(
c),e++}}var p=g===e;if(y=y||p,!y){const c=e;if(e===c)if(typeof d=="string"){if(!pattern0.test(d)){const h={instancePath:t+
"/note_rev",schemaPath:"#/properties/note_rev/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"'};r===null?r=[h]:r.push(h),e++}}else{const h={instancePath:t+"/note_rev",schemaPath:"\
#/properties/note_rev/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[h]:r.push(
h),e++}var p=c===e;y=y||p}if(y)e=i,r!==null&&(i?r.length=i:r=null);else{const c={instancePath:t+"/note_rev",schemaPath:"\
#/properties/note_rev/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[c]:r.push(
c),e++,validate40.errors=r,!1}var o=u===e}else var o=!0;if(o){if(s.remote_report_id!==void 0){let d=s.remote_report_id;const u=e,
i=e;let y=!1;const g=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){const c={instancePath:t+"/remote_report\
_id",schemaPath:"#/properties/remote_report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"};r===null?r=[c]:r.push(c),e++}if(e===g&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d)){const c={
instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/0/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};r===null?r=[c]:r.push(c),e++}else if(d<0||
isNaN(d)){const c={instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/0/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};r===null?r=[c]:r.push(c),e++}}var m=g===e;if(y=y||m,!y){
const c=e;if(e===c)if(typeof d=="string"){if(!pattern0.test(d)){const h={instancePath:t+"/remote_report_id",schemaPath:"\
#/properties/remote_report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pa\
ttern "^[0-9]{1,64}$"'};r===null?r=[h]:r.push(h),e++}}else{const h={instancePath:t+"/remote_report_id",schemaPath:"#/pro\
perties/remote_report_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[h]:r.
push(h),e++}var m=c===e;y=y||m}if(y)e=i,r!==null&&(i?r.length=i:r=null);else{const c={instancePath:t+"/remote_report_id",
schemaPath:"#/properties/remote_report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===
null?r=[c]:r.push(c),e++,validate40.errors=r,!1}var o=u===e}else var o=!0;if(o){if(s.report_id!==void 0){let d=s.report_id;
const u=e,i=e;let y=!1;const g=e;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){const c={instancePath:t+"/rep\
ort_id",schemaPath:"#/properties/report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
r===null?r=[c]:r.push(c),e++}if(e===g&&typeof d=="number"&&isFinite(d)){if(d>9007199254740991||isNaN(d)){const c={instancePath:t+
"/report_id",schemaPath:"#/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};r===null?r=[c]:r.push(c),e++}else if(d<0||isNaN(d)){const c={instancePath:t+"/rep\
ort_id",schemaPath:"#/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};r===null?r=[c]:r.push(c),e++}}var f=g===e;if(y=y||f,!y){const c=e;if(e===c)if(typeof d=="string"){if(!pattern0.
test(d)){const h={instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};r===null?r=[h]:r.push(h),e++}}else{const h={instancePath:t+
"/report_id",schemaPath:"#/properties/report_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};r===null?r=[h]:r.push(h),e++}var f=c===e;y=y||f}if(y)e=i,r!==null&&(i?r.length=i:r=null);else{const c={instancePath:t+
"/report_id",schemaPath:"#/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
return r===null?r=[c]:r.push(c),e++,validate40.errors=r,!1}var o=u===e}else var o=!0;if(o){if(s.note_type!==void 0){let d=s.
note_type;const u=e;if(!(d==="wo"||d==="prop"))return validate40.errors=[{instancePath:t+"/note_type",schemaPath:"#/prop\
erties/note_type/enum",keyword:"enum",params:{allowedValues:allowed0},message:"must be equal to one of the allowed value\
s"}],!1;var o=u===e}else var o=!0;if(o){if(s.note_text!==void 0){const d=e;if(typeof s.note_text!="string")return validate40.
errors=[{instancePath:t+"/note_text",schemaPath:"#/properties/note_text/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var o=d===e}else var o=!0;if(o){if(s.insert_by!==void 0){const d=e;if(typeof s.insert_by!="string")
return validate40.errors=[{instancePath:t+"/insert_by",schemaPath:"#/properties/insert_by/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var o=d===e}else var o=!0;if(o){if(s.insert_date!==void 0){let d=s.insert_date;const u=e;
if(e===u)if(typeof d=="string"){if(!pattern49.test(d))return validate40.errors=[{instancePath:t+"/insert_date",schemaPath:"\
#/properties/insert_date/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[\
T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"},message:'must match pattern\
 "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-\
][0-9]{2}:?[0-9]{2})?$"'}],!1}else return validate40.errors=[{instancePath:t+"/insert_date",schemaPath:"#/properties/ins\
ert_date/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=u===e}else var o=!0;if(o){if(s.
org_name!==void 0){const d=e;if(typeof s.org_name!="string")return validate40.errors=[{instancePath:t+"/org_name",schemaPath:"\
#/properties/org_name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=d===e}else var o=!0;
if(o)if(s.has_attachments!==void 0){const d=e;if(typeof s.has_attachments!="boolean")return validate40.errors=[{instancePath:t+
"/has_attachments",schemaPath:"#/properties/has_attachments/type",keyword:"type",params:{type:"boolean"},message:"must b\
e boolean"}],!1;var o=d===e}else var o=!0}}}}}}}}}else return validate40.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return validate40.errors=r,e===0}function validate41(s,{instancePath:t="",
parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let o;if(s.note_id===void 0&&(o="note_id")||s.note_rev===void 0&&(o="note_rev")||s.report_id===void 0&&(o="report_id")||
s.note_type===void 0&&(o="note_type")||s.note_text===void 0&&(o="note_text")||s.insert_by===void 0&&(o="insert_by")||s.insert_date===
void 0&&(o="insert_date")||s.org_name===void 0&&(o="org_name")||s.has_attachments===void 0&&(o="has_attachments"))return validate41.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o},message:"must have require\
d property '"+o+"'"}],!1;if(s.note_id!==void 0){let p=s.note_id;const m=e;if(e===m)if(typeof p=="string"){if(!pattern0.test(
p))return validate41.errors=[{instancePath:t+"/note_id",schemaPath:"#/properties/note_id/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate41.errors=[{instancePath:t+
"/note_id",schemaPath:"#/properties/note_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=m===
e}else var a=!0;if(a){if(s.note_rev!==void 0){let p=s.note_rev;const m=e;if(e===m)if(typeof p=="string"){if(!pattern0.test(
p))return validate41.errors=[{instancePath:t+"/note_rev",schemaPath:"#/properties/note_rev/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate41.errors=[{instancePath:t+
"/note_rev",schemaPath:"#/properties/note_rev/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var a=m===e}else var a=!0;if(a){if(s.remote_report_id!==void 0){let p=s.remote_report_id;const m=e;if(e===m)if(typeof p==
"string"){if(!pattern0.test(p))return validate41.errors=[{instancePath:t+"/remote_report_id",schemaPath:"#/properties/re\
mote_report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],
!1}else return validate41.errors=[{instancePath:t+"/remote_report_id",schemaPath:"#/properties/remote_report_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var a=m===e}else var a=!0;if(a){if(s.report_id!==void 0){let p=s.
report_id;const m=e;if(e===m)if(typeof p=="string"){if(!pattern0.test(p))return validate41.errors=[{instancePath:t+"/rep\
ort_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must mat\
ch pattern "^[0-9]{1,64}$"'}],!1}else return validate41.errors=[{instancePath:t+"/report_id",schemaPath:"#/properties/re\
port_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=m===e}else var a=!0;if(a){if(s.note_type!==
void 0){let p=s.note_type;const m=e;if(!(p==="wo"||p==="prop"))return validate41.errors=[{instancePath:t+"/note_type",schemaPath:"\
#/properties/note_type/enum",keyword:"enum",params:{allowedValues:allowed0},message:"must be equal to one of the allowed\
 values"}],!1;var a=m===e}else var a=!0;if(a){if(s.note_text!==void 0){const p=e;if(typeof s.note_text!="string")return validate41.
errors=[{instancePath:t+"/note_text",schemaPath:"#/properties/note_text/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var a=p===e}else var a=!0;if(a){if(s.insert_by!==void 0){const p=e;if(typeof s.insert_by!="string")
return validate41.errors=[{instancePath:t+"/insert_by",schemaPath:"#/properties/insert_by/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var a=p===e}else var a=!0;if(a){if(s.insert_date!==void 0){let p=s.insert_date;const m=e;
if(e===m)if(typeof p=="string"){if(!pattern49.test(p))return validate41.errors=[{instancePath:t+"/insert_date",schemaPath:"\
#/properties/insert_date/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[\
T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"},message:'must match pattern\
 "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-\
][0-9]{2}:?[0-9]{2})?$"'}],!1}else return validate41.errors=[{instancePath:t+"/insert_date",schemaPath:"#/properties/ins\
ert_date/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=m===e}else var a=!0;if(a){if(s.
org_name!==void 0){const p=e;if(typeof s.org_name!="string")return validate41.errors=[{instancePath:t+"/org_name",schemaPath:"\
#/properties/org_name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=p===e}else var a=!0;
if(a)if(s.has_attachments!==void 0){const p=e;if(typeof s.has_attachments!="boolean")return validate41.errors=[{instancePath:t+
"/has_attachments",schemaPath:"#/properties/has_attachments/type",keyword:"type",params:{type:"boolean"},message:"must b\
e boolean"}],!1;var a=p===e}else var a=!0}}}}}}}}}else return validate41.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return validate41.errors=r,e===0}const pattern65=new RegExp("\
^([0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])|00000000)$","u"),pattern68=new RegExp("^-?[0-9]{1,15}\\.[0-9]{2}$","u");
function validate42(s,{instancePath:t="",parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;if(e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let b;if(s.wo_number===void 0&&(b="wo_number")||s.client_company_alias===void 0&&
(b="client_company_alias")||s.cust_text===void 0&&(b="cust_text")||s.loan_number===void 0&&(b="loan_number")||s.loan_type_other===
void 0&&(b="loan_type_other")||s.address===void 0&&(b="address")||s.city===void 0&&(b="city")||s.state===void 0&&(b="sta\
te")||s.zip===void 0&&(b="zip")||s.comments===void 0&&(b="comments")||s.work_type_alias===void 0&&(b="work_type_alias")||
s.mortgage_name===void 0&&(b="mortgage_name")||s.lot_size===void 0&&(b="lot_size")||s.lock_code===void 0&&(b="lock_code")||
s.key_code===void 0&&(b="key_code")||s.date_received===void 0&&(b="date_received")||s.date_due===void 0&&(b="date_due")||
s.start_date===void 0&&(b="start_date")||s.svc_report_id===void 0&&(b="svc_report_id")||s.has_foh===void 0&&(b="has_foh"))
return validate42.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:b},message:"\
must have required property '"+b+"'"}],!1;if(s.wo_number!==void 0){const h=e;if(typeof s.wo_number!="string")return validate42.
errors=[{instancePath:t+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var a=h===e}else var a=!0;if(a){if(s.client_company_alias!==void 0){const h=e;if(typeof s.client_company_alias!=
"string")return validate42.errors=[{instancePath:t+"/client_company_alias",schemaPath:"#/properties/client_company_alias\
/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=h===e}else var a=!0;if(a){if(s.cust_text!==
void 0){const h=e;if(typeof s.cust_text!="string")return validate42.errors=[{instancePath:t+"/cust_text",schemaPath:"#/p\
roperties/cust_text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=h===e}else var a=!0;
if(a){if(s.loan_number!==void 0){const h=e;if(typeof s.loan_number!="string")return validate42.errors=[{instancePath:t+"\
/loan_number",schemaPath:"#/properties/loan_number/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var a=h===e}else var a=!0;if(a){if(s.loan_type_other!==void 0){const h=e;if(typeof s.loan_type_other!="string")return validate42.
errors=[{instancePath:t+"/loan_type_other",schemaPath:"#/properties/loan_type_other/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"}],!1;var a=h===e}else var a=!0;if(a){if(s.address!==void 0){const h=e;if(typeof s.address!=
"string")return validate42.errors=[{instancePath:t+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var a=h===e}else var a=!0;if(a){if(s.city!==void 0){const h=e;if(typeof s.city!=
"string")return validate42.errors=[{instancePath:t+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var a=h===e}else var a=!0;if(a){if(s.state!==void 0){const h=e;if(typeof s.state!=
"string")return validate42.errors=[{instancePath:t+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var a=h===e}else var a=!0;if(a){if(s.zip!==void 0){const h=e;if(typeof s.zip!=
"string")return validate42.errors=[{instancePath:t+"/zip",schemaPath:"#/properties/zip/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var a=h===e}else var a=!0;if(a){if(s.comments!==void 0){const h=e;if(typeof s.comments!=
"string")return validate42.errors=[{instancePath:t+"/comments",schemaPath:"#/properties/comments/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var a=h===e}else var a=!0;if(a){if(s.work_type_alias!==void 0){const h=e;if(typeof s.
work_type_alias!="string")return validate42.errors=[{instancePath:t+"/work_type_alias",schemaPath:"#/properties/work_typ\
e_alias/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=h===e}else var a=!0;if(a){if(s.mortgage_name!==
void 0){const h=e;if(typeof s.mortgage_name!="string")return validate42.errors=[{instancePath:t+"/mortgage_name",schemaPath:"\
#/properties/mortgage_name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=h===e}else var a=!0;
if(a){if(s.lot_size!==void 0){const h=e;if(typeof s.lot_size!="string")return validate42.errors=[{instancePath:t+"/lot_s\
ize",schemaPath:"#/properties/lot_size/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=h===
e}else var a=!0;if(a){if(s.lock_code!==void 0){const h=e;if(typeof s.lock_code!="string")return validate42.errors=[{instancePath:t+
"/lock_code",schemaPath:"#/properties/lock_code/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var a=h===e}else var a=!0;if(a){if(s.key_code!==void 0){const h=e;if(typeof s.key_code!="string")return validate42.errors=
[{instancePath:t+"/key_code",schemaPath:"#/properties/key_code/type",keyword:"type",params:{type:"string"},message:"must\
 be string"}],!1;var a=h===e}else var a=!0;if(a){if(s.date_received!==void 0){let h=s.date_received;const _=e;if(e===_)if(typeof h==
"string"){if(!pattern65.test(h))return validate42.errors=[{instancePath:t+"/date_received",schemaPath:"#/properties/date\
_received/pattern",keyword:"pattern",params:{pattern:"^([0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])|00000000)$"},message:'\
must match pattern "^([0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])|00000000)$"'}],!1}else return validate42.errors=[{
instancePath:t+"/date_received",schemaPath:"#/properties/date_received/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var a=_===e}else var a=!0;if(a){if(s.date_due!==void 0){let h=s.date_due;const _=e;if(e===_)if(typeof h==
"string"){if(!pattern65.test(h))return validate42.errors=[{instancePath:t+"/date_due",schemaPath:"#/properties/date_due/\
pattern",keyword:"pattern",params:{pattern:"^([0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])|00000000)$"},message:'must\
 match pattern "^([0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])|00000000)$"'}],!1}else return validate42.errors=[{instancePath:t+
"/date_due",schemaPath:"#/properties/date_due/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var a=_===e}else var a=!0;if(a){if(s.start_date!==void 0){let h=s.start_date;const _=e;if(e===_)if(typeof h=="string"){if(!pattern65.
test(h))return validate42.errors=[{instancePath:t+"/start_date",schemaPath:"#/properties/start_date/pattern",keyword:"pa\
ttern",params:{pattern:"^([0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])|00000000)$"},message:'must match pattern "^([0\
-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])|00000000)$"'}],!1}else return validate42.errors=[{instancePath:t+"/start_d\
ate",schemaPath:"#/properties/start_date/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=_===
e}else var a=!0;if(a){if(s.line_items!==void 0){let h=s.line_items;const _=e;if(e===_)if(Array.isArray(h)){var o=!0;const O=h.
length;for(let N=0;N<O;N++){let $=h[N];const A=e;if(e===A)if($&&typeof $=="object"&&!Array.isArray($)){let V;if($.desc===
void 0&&(V="desc")||$.qty===void 0&&(V="qty")||$.price===void 0&&(V="price")||$.total===void 0&&(V="total")||$.add===void 0&&
(V="add"))return validate42.errors=[{instancePath:t+"/line_items/"+N,schemaPath:"#/properties/line_items/items/required",
keyword:"required",params:{missingProperty:V},message:"must have required property '"+V+"'"}],!1;if($.desc!==void 0){const x=e;
if(typeof $.desc!="string")return validate42.errors=[{instancePath:t+"/line_items/"+N+"/desc",schemaPath:"#/properties/l\
ine_items/items/properties/desc/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var p=x===e}else
var p=!0;if(p){if($.qty!==void 0){let x=$.qty;const L=e;if(e===L)if(typeof x=="string"){if(!pattern68.test(x))return validate42.
errors=[{instancePath:t+"/line_items/"+N+"/qty",schemaPath:"#/properties/line_items/items/properties/qty/pattern",keyword:"\
pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'}],!1}else
return validate42.errors=[{instancePath:t+"/line_items/"+N+"/qty",schemaPath:"#/properties/line_items/items/properties/q\
ty/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var p=L===e}else var p=!0;if(p){if($.price!==
void 0){let x=$.price;const L=e;if(e===L)if(typeof x=="string"){if(!pattern68.test(x))return validate42.errors=[{instancePath:t+
"/line_items/"+N+"/price",schemaPath:"#/properties/line_items/items/properties/price/pattern",keyword:"pattern",params:{
pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'}],!1}else return validate42.
errors=[{instancePath:t+"/line_items/"+N+"/price",schemaPath:"#/properties/line_items/items/properties/price/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var p=L===e}else var p=!0;if(p){if($.total!==void 0){let x=$.
total;const L=e;if(e===L)if(typeof x=="string"){if(!pattern68.test(x))return validate42.errors=[{instancePath:t+"/line_i\
tems/"+N+"/total",schemaPath:"#/properties/line_items/items/properties/total/pattern",keyword:"pattern",params:{pattern:"\
^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'}],!1}else return validate42.errors=
[{instancePath:t+"/line_items/"+N+"/total",schemaPath:"#/properties/line_items/items/properties/total/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"}],!1;var p=L===e}else var p=!0;if(p)if($.add!==void 0){const x=e;if(typeof $.
add!="string")return validate42.errors=[{instancePath:t+"/line_items/"+N+"/add",schemaPath:"#/properties/line_items/item\
s/properties/add/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var p=x===e}else var p=!0}}}}else
return validate42.errors=[{instancePath:t+"/line_items/"+N,schemaPath:"#/properties/line_items/items/type",keyword:"type",
params:{type:"object"},message:"must be object"}],!1;var o=A===e;if(!o)break}}else return validate42.errors=[{instancePath:t+
"/line_items",schemaPath:"#/properties/line_items/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;
var a=_===e}else var a=!0;if(a){if(s.pcr_forms!==void 0){let h=s.pcr_forms;const _=e;if(e===_)if(Array.isArray(h)){var m=!0;
const O=h.length;for(let N=0;N<O;N++){let $=h[N];const A=e;if(e===A)if($&&typeof $=="object"&&!Array.isArray($)){let V;if($.
pcr_form_id===void 0&&(V="pcr_form_id")||$.form_ver_id===void 0&&(V="form_ver_id")||$.form_required===void 0&&(V="form_r\
equired"))return validate42.errors=[{instancePath:t+"/pcr_forms/"+N,schemaPath:"#/properties/pcr_forms/items/required",keyword:"\
required",params:{missingProperty:V},message:"must have required property '"+V+"'"}],!1;if($.pcr_form_id!==void 0){let x=$.
pcr_form_id;const L=e,H=e;let M=!1;const k=e;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x))){const E={instancePath:t+
"/pcr_forms/"+N+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/anyOf/0/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};r===null?r=[E]:r.push(E),e++}if(e===k&&typeof x=="number"&&isFinite(
x)){if(x>9007199254740991||isNaN(x)){const E={instancePath:t+"/pcr_forms/"+N+"/pcr_form_id",schemaPath:"#/properties/pcr\
_forms/items/properties/pcr_form_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};r===null?r=[E]:r.push(E),e++}else if(x<0||isNaN(x)){const E={instancePath:t+"/pcr_forms/"+
N+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/anyOf/0/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};r===null?r=[E]:r.push(E),e++}}var f=k===e;if(M=M||f,!M){const E=e;if(e===
E)if(typeof x=="string"){if(!pattern1.test(x)){const J={instancePath:t+"/pcr_forms/"+N+"/pcr_form_id",schemaPath:"#/prop\
erties/pcr_forms/items/properties/pcr_form_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'\
must match pattern "^[0-9]{16,64}$"'};r===null?r=[J]:r.push(J),e++}}else{const J={instancePath:t+"/pcr_forms/"+N+"/pcr_f\
orm_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/anyOf/1/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};r===null?r=[J]:r.push(J),e++}var f=E===e;M=M||f}if(M)e=H,r!==null&&(H?r.length=H:r=null);else{
const E={instancePath:t+"/pcr_forms/"+N+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/a\
nyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[E]:r.push(E),e++,validate42.errors=
r,!1}var n=L===e}else var n=!0;if(n){if($.form_id!==void 0){const x=e;if(typeof $.form_id!="string")return validate42.errors=
[{instancePath:t+"/pcr_forms/"+N+"/form_id",schemaPath:"#/properties/pcr_forms/items/properties/form_id/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"}],!1;var n=x===e}else var n=!0;if(n){if($.form_ver_id!==void 0){let x=$.
form_ver_id;const L=e,H=e;let M=!1;const k=e;if(!(typeof x=="number"&&!(x%1)&&!isNaN(x)&&isFinite(x))){const B={instancePath:t+
"/pcr_forms/"+N+"/form_ver_id",schemaPath:"#/properties/pcr_forms/items/properties/form_ver_id/anyOf/0/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};r===null?r=[B]:r.push(B),e++}if(e===k&&typeof x=="number"&&isFinite(
x)){if(x>9007199254740991||isNaN(x)){const B={instancePath:t+"/pcr_forms/"+N+"/form_ver_id",schemaPath:"#/properties/pcr\
_forms/items/properties/form_ver_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};r===null?r=[B]:r.push(B),e++}else if(x<0||isNaN(x)){const B={instancePath:t+"/pcr_forms/"+
N+"/form_ver_id",schemaPath:"#/properties/pcr_forms/items/properties/form_ver_id/anyOf/0/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};r===null?r=[B]:r.push(B),e++}}var d=k===e;if(M=M||d,!M){const B=e;if(e===
B)if(typeof x=="string"){if(!pattern1.test(x)){const T={instancePath:t+"/pcr_forms/"+N+"/form_ver_id",schemaPath:"#/prop\
erties/pcr_forms/items/properties/form_ver_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'\
must match pattern "^[0-9]{16,64}$"'};r===null?r=[T]:r.push(T),e++}}else{const T={instancePath:t+"/pcr_forms/"+N+"/form_\
ver_id",schemaPath:"#/properties/pcr_forms/items/properties/form_ver_id/anyOf/1/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};r===null?r=[T]:r.push(T),e++}var d=B===e;M=M||d}if(M)e=H,r!==null&&(H?r.length=H:r=null);else{
const B={instancePath:t+"/pcr_forms/"+N+"/form_ver_id",schemaPath:"#/properties/pcr_forms/items/properties/form_ver_id/a\
nyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[B]:r.push(B),e++,validate42.errors=
r,!1}var n=L===e}else var n=!0;if(n)if($.form_required!==void 0){let x=$.form_required;const L=e;if(!(typeof x=="number"&&
!(x%1)&&!isNaN(x)&&isFinite(x)))return validate42.errors=[{instancePath:t+"/pcr_forms/"+N+"/form_required",schemaPath:"#\
/properties/pcr_forms/items/properties/form_required/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er"}],!1;if(!(x===1||x===0))return validate42.errors=[{instancePath:t+"/pcr_forms/"+N+"/form_required",schemaPath:"#/pro\
perties/pcr_forms/items/properties/form_required/enum",keyword:"enum",params:{allowedValues:allowed4},message:"must be e\
qual to one of the allowed values"}],!1;var n=L===e}else var n=!0}}}else return validate42.errors=[{instancePath:t+"/pcr\
_forms/"+N,schemaPath:"#/properties/pcr_forms/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;var m=A===e;if(!m)break}}else return validate42.errors=[{instancePath:t+"/pcr_forms",schemaPath:"#/properties/pcr_for\
ms/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var a=_===e}else var a=!0;if(a){if(s.svc_report_id!==
void 0){const h=e;if(typeof s.svc_report_id!="string")return validate42.errors=[{instancePath:t+"/svc_report_id",schemaPath:"\
#/properties/svc_report_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=h===e}else var a=!0;
if(a){if(s.key_values!==void 0){let h=s.key_values;const _=e;if(e===_)if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.
bg_checkin_provider!==void 0){let O=h.bg_checkin_provider;const N=e;if(!(O==="ags"||O===""))return validate42.errors=[{instancePath:t+
"/key_values/bg_checkin_provider",schemaPath:"#/properties/key_values/properties/bg_checkin_provider/enum",keyword:"enum",
params:{allowedValues:allowed5},message:"must be equal to one of the allowed values"}],!1;var u=N===e}else var u=!0;if(u)
if(h.wo_pending_cancellation_date!==void 0){let O=h.wo_pending_cancellation_date;const N=e;if(e===N)if(typeof O=="string"){
if(!pattern19.test(O))return validate42.errors=[{instancePath:t+"/key_values/wo_pending_cancellation_date",schemaPath:"#\
/properties/key_values/properties/wo_pending_cancellation_date/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,11}$"},
message:'must match pattern "^[0-9]{1,11}$"'}],!1}else return validate42.errors=[{instancePath:t+"/key_values/wo_pending\
_cancellation_date",schemaPath:"#/properties/key_values/properties/wo_pending_cancellation_date/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var u=N===e}else var u=!0}else return validate42.errors=[{instancePath:t+"/\
key_values",schemaPath:"#/properties/key_values/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
var a=_===e}else var a=!0;if(a){if(s.broker_name!==void 0){let h=s.broker_name;const _=e,q=e;let O=!1;const N=e;if(typeof h!=
"string"){const A={instancePath:t+"/broker_name",schemaPath:"#/properties/broker_name/anyOf/0/type",keyword:"type",params:{
type:"string"},message:"must be string"};r===null?r=[A]:r.push(A),e++}var i=N===e;if(O=O||i,!O){const A=e;if(h!==null){const V={
instancePath:t+"/broker_name",schemaPath:"#/properties/broker_name/anyOf/1/type",keyword:"type",params:{type:"null"},message:"\
must be null"};r===null?r=[V]:r.push(V),e++}var i=A===e;O=O||i}if(O)e=q,r!==null&&(q?r.length=q:r=null);else{const A={instancePath:t+
"/broker_name",schemaPath:"#/properties/broker_name/anyOf",keyword:"anyOf",params:{},message:"must match a schema in any\
Of"};return r===null?r=[A]:r.push(A),e++,validate42.errors=r,!1}var a=_===e}else var a=!0;if(a){if(s.broker_company!==void 0){
let h=s.broker_company;const _=e,q=e;let O=!1;const N=e;if(typeof h!="string"){const A={instancePath:t+"/broker_company",
schemaPath:"#/properties/broker_company/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};r===
null?r=[A]:r.push(A),e++}var y=N===e;if(O=O||y,!O){const A=e;if(h!==null){const V={instancePath:t+"/broker_company",schemaPath:"\
#/properties/broker_company/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};r===null?r=[V]:r.push(
V),e++}var y=A===e;O=O||y}if(O)e=q,r!==null&&(q?r.length=q:r=null);else{const A={instancePath:t+"/broker_company",schemaPath:"\
#/properties/broker_company/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[
A]:r.push(A),e++,validate42.errors=r,!1}var a=_===e}else var a=!0;if(a){if(s.broker_phone!==void 0){let h=s.broker_phone;
const _=e,q=e;let O=!1;const N=e;if(typeof h!="string"){const A={instancePath:t+"/broker_phone",schemaPath:"#/properties\
/broker_phone/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[A]:r.push(A),e++}
var g=N===e;if(O=O||g,!O){const A=e;if(h!==null){const V={instancePath:t+"/broker_phone",schemaPath:"#/properties/broker\
_phone/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};r===null?r=[V]:r.push(V),e++}var g=A===
e;O=O||g}if(O)e=q,r!==null&&(q?r.length=q:r=null);else{const A={instancePath:t+"/broker_phone",schemaPath:"#/properties/\
broker_phone/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[A]:r.push(A),e++,
validate42.errors=r,!1}var a=_===e}else var a=!0;if(a){if(s.broker_email!==void 0){let h=s.broker_email;const _=e,q=e;let O=!1;
const N=e;if(typeof h!="string"){const A={instancePath:t+"/broker_email",schemaPath:"#/properties/broker_email/anyOf/0/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[A]:r.push(A),e++}var v=N===e;if(O=O||v,
!O){const A=e;if(h!==null){const V={instancePath:t+"/broker_email",schemaPath:"#/properties/broker_email/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};r===null?r=[V]:r.push(V),e++}var v=A===e;O=O||v}if(O)e=q,r!==null&&(q?
r.length=q:r=null);else{const A={instancePath:t+"/broker_email",schemaPath:"#/properties/broker_email/anyOf",keyword:"an\
yOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[A]:r.push(A),e++,validate42.errors=r,!1}var a=_===
e}else var a=!0;if(a){if(s.vendor_id!==void 0){let h=s.vendor_id;const _=e,q=e;let O=!1;const N=e;if(typeof h!="string"){
const A={instancePath:t+"/vendor_id",schemaPath:"#/properties/vendor_id/anyOf/0/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};r===null?r=[A]:r.push(A),e++}var c=N===e;if(O=O||c,!O){const A=e;if(h!==null){const V={instancePath:t+
"/vendor_id",schemaPath:"#/properties/vendor_id/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};
r===null?r=[V]:r.push(V),e++}var c=A===e;O=O||c}if(O)e=q,r!==null&&(q?r.length=q:r=null);else{const A={instancePath:t+"/\
vendor_id",schemaPath:"#/properties/vendor_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===
null?r=[A]:r.push(A),e++,validate42.errors=r,!1}var a=_===e}else var a=!0;if(a)if(s.has_foh!==void 0){const h=e;if(typeof s.
has_foh!="boolean")return validate42.errors=[{instancePath:t+"/has_foh",schemaPath:"#/properties/has_foh/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"}],!1;var a=h===e}else var a=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}else return validate42.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate42.
errors=r,e===0}const pattern74=new RegExp("^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$","u");function validate43(s,{
instancePath:t="",parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let h;if(s.wo_number===void 0&&(h="wo_number")||s.client_company_alias===void 0&&(h="client_company_a\
lias")||s.cust_text===void 0&&(h="cust_text")||s.loan_number===void 0&&(h="loan_number")||s.loan_type_other===void 0&&(h=
"loan_type_other")||s.address===void 0&&(h="address")||s.city===void 0&&(h="city")||s.state===void 0&&(h="state")||s.zip===
void 0&&(h="zip")||s.comments===void 0&&(h="comments")||s.work_type_alias===void 0&&(h="work_type_alias")||s.mortgage_name===
void 0&&(h="mortgage_name")||s.lot_size===void 0&&(h="lot_size")||s.lock_code===void 0&&(h="lock_code")||s.key_code===void 0&&
(h="key_code")||s.date_received===void 0&&(h="date_received")||s.date_due===void 0&&(h="date_due")||s.start_date===void 0&&
(h="start_date")||s.svc_report_id===void 0&&(h="svc_report_id")||s.has_foh===void 0&&(h="has_foh"))return validate43.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:h},message:"must have required prope\
rty '"+h+"'"}],!1;if(s.wo_number!==void 0){const _=e;if(typeof s.wo_number!="string")return validate43.errors=[{instancePath:t+
"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var a=_===e}else var a=!0;if(a){if(s.client_company_alias!==void 0){const _=e;if(typeof s.client_company_alias!="string")
return validate43.errors=[{instancePath:t+"/client_company_alias",schemaPath:"#/properties/client_company_alias/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var a=_===e}else var a=!0;if(a){if(s.cust_text!==void 0){const _=e;
if(typeof s.cust_text!="string")return validate43.errors=[{instancePath:t+"/cust_text",schemaPath:"#/properties/cust_tex\
t/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=_===e}else var a=!0;if(a){if(s.loan_number!==
void 0){const _=e;if(typeof s.loan_number!="string")return validate43.errors=[{instancePath:t+"/loan_number",schemaPath:"\
#/properties/loan_number/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=_===e}else var a=!0;
if(a){if(s.loan_type_other!==void 0){const _=e;if(typeof s.loan_type_other!="string")return validate43.errors=[{instancePath:t+
"/loan_type_other",schemaPath:"#/properties/loan_type_other/type",keyword:"type",params:{type:"string"},message:"must be\
 string"}],!1;var a=_===e}else var a=!0;if(a){if(s.address!==void 0){const _=e;if(typeof s.address!="string")return validate43.
errors=[{instancePath:t+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var a=_===e}else var a=!0;if(a){if(s.city!==void 0){const _=e;if(typeof s.city!="string")return validate43.
errors=[{instancePath:t+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type:"string"},message:"must \
be string"}],!1;var a=_===e}else var a=!0;if(a){if(s.state!==void 0){const _=e;if(typeof s.state!="string")return validate43.
errors=[{instancePath:t+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"}],!1;var a=_===e}else var a=!0;if(a){if(s.zip!==void 0){const _=e;if(typeof s.zip!="string")return validate43.
errors=[{instancePath:t+"/zip",schemaPath:"#/properties/zip/type",keyword:"type",params:{type:"string"},message:"must be\
 string"}],!1;var a=_===e}else var a=!0;if(a){if(s.comments!==void 0){const _=e;if(typeof s.comments!="string")return validate43.
errors=[{instancePath:t+"/comments",schemaPath:"#/properties/comments/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var a=_===e}else var a=!0;if(a){if(s.work_type_alias!==void 0){const _=e;if(typeof s.work_type_alias!=
"string")return validate43.errors=[{instancePath:t+"/work_type_alias",schemaPath:"#/properties/work_type_alias/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var a=_===e}else var a=!0;if(a){if(s.mortgage_name!==void 0){
const _=e;if(typeof s.mortgage_name!="string")return validate43.errors=[{instancePath:t+"/mortgage_name",schemaPath:"#/p\
roperties/mortgage_name/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=_===e}else var a=!0;
if(a){if(s.lot_size!==void 0){const _=e;if(typeof s.lot_size!="string")return validate43.errors=[{instancePath:t+"/lot_s\
ize",schemaPath:"#/properties/lot_size/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=_===
e}else var a=!0;if(a){if(s.lock_code!==void 0){const _=e;if(typeof s.lock_code!="string")return validate43.errors=[{instancePath:t+
"/lock_code",schemaPath:"#/properties/lock_code/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var a=_===e}else var a=!0;if(a){if(s.key_code!==void 0){const _=e;if(typeof s.key_code!="string")return validate43.errors=
[{instancePath:t+"/key_code",schemaPath:"#/properties/key_code/type",keyword:"type",params:{type:"string"},message:"must\
 be string"}],!1;var a=_===e}else var a=!0;if(a){if(s.date_received!==void 0){let _=s.date_received;const q=e,O=e;let N=!1;
const $=e;if(e===$)if(typeof _=="string"){if(!pattern74.test(_)){const F={instancePath:t+"/date_received",schemaPath:"#/\
properties/date_received/anyOf/0/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3\
[01])$"},message:'must match pattern "^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$"'};r===null?r=[F]:r.push(F),e++}}else{
const F={instancePath:t+"/date_received",schemaPath:"#/properties/date_received/anyOf/0/type",keyword:"type",params:{type:"\
string"},message:"must be string"};r===null?r=[F]:r.push(F),e++}var o=$===e;if(N=N||o,!N){const F=e;if(_!==null){const x={
instancePath:t+"/date_received",schemaPath:"#/properties/date_received/anyOf/1/type",keyword:"type",params:{type:"null"},
message:"must be null"};r===null?r=[x]:r.push(x),e++}var o=F===e;N=N||o}if(N)e=O,r!==null&&(O?r.length=O:r=null);else{const F={
instancePath:t+"/date_received",schemaPath:"#/properties/date_received/anyOf",keyword:"anyOf",params:{},message:"must ma\
tch a schema in anyOf"};return r===null?r=[F]:r.push(F),e++,validate43.errors=r,!1}var a=q===e}else var a=!0;if(a){if(s.
date_due!==void 0){let _=s.date_due;const q=e,O=e;let N=!1;const $=e;if(e===$)if(typeof _=="string"){if(!pattern74.test(
_)){const F={instancePath:t+"/date_due",schemaPath:"#/properties/date_due/anyOf/0/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$"},message:'must match pattern "^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-\
9]|3[01])$"'};r===null?r=[F]:r.push(F),e++}}else{const F={instancePath:t+"/date_due",schemaPath:"#/properties/date_due/a\
nyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[F]:r.push(F),e++}var p=$===e;if(N=
N||p,!N){const F=e;if(_!==null){const x={instancePath:t+"/date_due",schemaPath:"#/properties/date_due/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};r===null?r=[x]:r.push(x),e++}var p=F===e;N=N||p}if(N)e=O,r!==null&&(O?
r.length=O:r=null);else{const F={instancePath:t+"/date_due",schemaPath:"#/properties/date_due/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};return r===null?r=[F]:r.push(F),e++,validate43.errors=r,!1}var a=q===e}else var a=!0;
if(a){if(s.start_date!==void 0){let _=s.start_date;const q=e,O=e;let N=!1;const $=e;if(e===$)if(typeof _=="string"){if(!pattern74.
test(_)){const F={instancePath:t+"/start_date",schemaPath:"#/properties/start_date/anyOf/0/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$"},message:'must match pattern "^[0-9]{4}(0[1-9]|1[0-2])(0[1-9\
]|[12][0-9]|3[01])$"'};r===null?r=[F]:r.push(F),e++}}else{const F={instancePath:t+"/start_date",schemaPath:"#/properties\
/start_date/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[F]:r.push(F),e++}var m=$===
e;if(N=N||m,!N){const F=e;if(_!==null){const x={instancePath:t+"/start_date",schemaPath:"#/properties/start_date/anyOf/1\
/type",keyword:"type",params:{type:"null"},message:"must be null"};r===null?r=[x]:r.push(x),e++}var m=F===e;N=N||m}if(N)
e=O,r!==null&&(O?r.length=O:r=null);else{const F={instancePath:t+"/start_date",schemaPath:"#/properties/start_date/anyOf",
keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[F]:r.push(F),e++,validate43.errors=
r,!1}var a=q===e}else var a=!0;if(a){if(s.line_items!==void 0){let _=s.line_items;const q=e;if(e===q)if(Array.isArray(_)){
var f=!0;const N=_.length;for(let $=0;$<N;$++){let A=_[$];const F=e;if(e===F)if(A&&typeof A=="object"&&!Array.isArray(A)){
let x;if(A.desc===void 0&&(x="desc")||A.qty===void 0&&(x="qty")||A.price===void 0&&(x="price")||A.total===void 0&&(x="to\
tal")||A.add===void 0&&(x="add"))return validate43.errors=[{instancePath:t+"/line_items/"+$,schemaPath:"#/properties/lin\
e_items/items/required",keyword:"required",params:{missingProperty:x},message:"must have required property '"+x+"'"}],!1;
if(A.desc!==void 0){const L=e;if(typeof A.desc!="string")return validate43.errors=[{instancePath:t+"/line_items/"+$+"/de\
sc",schemaPath:"#/properties/line_items/items/properties/desc/type",keyword:"type",params:{type:"string"},message:"must \
be string"}],!1;var n=L===e}else var n=!0;if(n){if(A.qty!==void 0){let L=A.qty;const H=e;if(e===H)if(typeof L=="string"){
if(!pattern68.test(L))return validate43.errors=[{instancePath:t+"/line_items/"+$+"/qty",schemaPath:"#/properties/line_it\
ems/items/properties/qty/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pa\
ttern "^-?[0-9]{1,15}\\.[0-9]{2}$"'}],!1}else return validate43.errors=[{instancePath:t+"/line_items/"+$+"/qty",schemaPath:"\
#/properties/line_items/items/properties/qty/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var n=H===
e}else var n=!0;if(n){if(A.price!==void 0){let L=A.price;const H=e;if(e===H)if(typeof L=="string"){if(!pattern68.test(L))
return validate43.errors=[{instancePath:t+"/line_items/"+$+"/price",schemaPath:"#/properties/line_items/items/properties\
/price/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,\
15}\\.[0-9]{2}$"'}],!1}else return validate43.errors=[{instancePath:t+"/line_items/"+$+"/price",schemaPath:"#/properties\
/line_items/items/properties/price/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var n=H===e}else
var n=!0;if(n){if(A.total!==void 0){let L=A.total;const H=e;if(e===H)if(typeof L=="string"){if(!pattern68.test(L))return validate43.
errors=[{instancePath:t+"/line_items/"+$+"/total",schemaPath:"#/properties/line_items/items/properties/total/pattern",keyword:"\
pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'}],!1}else
return validate43.errors=[{instancePath:t+"/line_items/"+$+"/total",schemaPath:"#/properties/line_items/items/properties\
/total/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var n=H===e}else var n=!0;if(n)if(A.add!==
void 0){const L=e;if(typeof A.add!="string")return validate43.errors=[{instancePath:t+"/line_items/"+$+"/add",schemaPath:"\
#/properties/line_items/items/properties/add/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var n=L===
e}else var n=!0}}}}else return validate43.errors=[{instancePath:t+"/line_items/"+$,schemaPath:"#/properties/line_items/i\
tems/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var f=F===e;if(!f)break}}else return validate43.
errors=[{instancePath:t+"/line_items",schemaPath:"#/properties/line_items/type",keyword:"type",params:{type:"array"},message:"\
must be array"}],!1;var a=q===e}else var a=!0;if(a){if(s.pcr_forms!==void 0){let _=s.pcr_forms;const q=e;if(e===q)if(Array.
isArray(_)){var d=!0;const N=_.length;for(let $=0;$<N;$++){let A=_[$];const F=e;if(e===F)if(A&&typeof A=="object"&&!Array.
isArray(A)){let x;if(A.pcr_form_id===void 0&&(x="pcr_form_id")||A.form_ver_id===void 0&&(x="form_ver_id")||A.form_required===
void 0&&(x="form_required"))return validate43.errors=[{instancePath:t+"/pcr_forms/"+$,schemaPath:"#/properties/pcr_forms\
/items/required",keyword:"required",params:{missingProperty:x},message:"must have required property '"+x+"'"}],!1;if(A.pcr_form_id!==
void 0){let L=A.pcr_form_id;const H=e;if(e===H)if(typeof L=="string"){if(!pattern0.test(L))return validate43.errors=[{instancePath:t+
"/pcr_forms/"+$+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate43.errors=[{instancePath:t+
"/pcr_forms/"+$+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var u=H===e}else var u=!0;if(u){if(A.form_id!==void 0){const L=e;if(typeof A.
form_id!="string")return validate43.errors=[{instancePath:t+"/pcr_forms/"+$+"/form_id",schemaPath:"#/properties/pcr_form\
s/items/properties/form_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var u=L===e}else var u=!0;
if(u){if(A.form_ver_id!==void 0){let L=A.form_ver_id;const H=e;if(e===H)if(typeof L=="string"){if(!pattern0.test(L))return validate43.
errors=[{instancePath:t+"/pcr_forms/"+$+"/form_ver_id",schemaPath:"#/properties/pcr_forms/items/properties/form_ver_id/p\
attern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate43.
errors=[{instancePath:t+"/pcr_forms/"+$+"/form_ver_id",schemaPath:"#/properties/pcr_forms/items/properties/form_ver_id/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var u=H===e}else var u=!0;if(u)if(A.form_required!==
void 0){const L=e;if(typeof A.form_required!="boolean")return validate43.errors=[{instancePath:t+"/pcr_forms/"+$+"/form_\
required",schemaPath:"#/properties/pcr_forms/items/properties/form_required/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"}],!1;var u=L===e}else var u=!0}}}else return validate43.errors=[{instancePath:t+"/pcr_forms/"+
$,schemaPath:"#/properties/pcr_forms/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var d=F===
e;if(!d)break}}else return validate43.errors=[{instancePath:t+"/pcr_forms",schemaPath:"#/properties/pcr_forms/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var a=q===e}else var a=!0;if(a){if(s.svc_report_id!==void 0){const _=e;
if(typeof s.svc_report_id!="string")return validate43.errors=[{instancePath:t+"/svc_report_id",schemaPath:"#/properties/\
svc_report_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=_===e}else var a=!0;if(a){
if(s.key_values!==void 0){let _=s.key_values;const q=e;if(e===q)if(_&&typeof _=="object"&&!Array.isArray(_)){if(_.bg_checkin_provider!==
void 0){let N=_.bg_checkin_provider;const $=e;if(!(N==="ags"||N===""))return validate43.errors=[{instancePath:t+"/key_va\
lues/bg_checkin_provider",schemaPath:"#/properties/key_values/properties/bg_checkin_provider/enum",keyword:"enum",params:{
allowedValues:allowed5},message:"must be equal to one of the allowed values"}],!1;var i=$===e}else var i=!0;if(i)if(_.wo_pending_cancellation_date!==
void 0){let N=_.wo_pending_cancellation_date;const $=e;if(!(typeof N=="number"&&!(N%1)&&!isNaN(N)&&isFinite(N)))return validate43.
errors=[{instancePath:t+"/key_values/wo_pending_cancellation_date",schemaPath:"#/properties/key_values/properties/wo_pen\
ding_cancellation_date/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===$&&typeof N=="\
number"&&isFinite(N)){if(N>99999999999||isNaN(N))return validate43.errors=[{instancePath:t+"/key_values/wo_pending_cance\
llation_date",schemaPath:"#/properties/key_values/properties/wo_pending_cancellation_date/maximum",keyword:"maximum",params:{
comparison:"<=",limit:99999999999},message:"must be <= 99999999999"}],!1;if(N<0||isNaN(N))return validate43.errors=[{instancePath:t+
"/key_values/wo_pending_cancellation_date",schemaPath:"#/properties/key_values/properties/wo_pending_cancellation_date/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var i=$===e}else var i=!0}else return validate43.
errors=[{instancePath:t+"/key_values",schemaPath:"#/properties/key_values/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;var a=q===e}else var a=!0;if(a){if(s.broker_name!==void 0){let _=s.broker_name;const q=e,O=e;let N=!1;
const $=e;if(typeof _!="string"){const F={instancePath:t+"/broker_name",schemaPath:"#/properties/broker_name/anyOf/0/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[F]:r.push(F),e++}var y=$===e;if(N=N||y,!N){
const F=e;if(_!==null){const x={instancePath:t+"/broker_name",schemaPath:"#/properties/broker_name/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};r===null?r=[x]:r.push(x),e++}var y=F===e;N=N||y}if(N)e=O,r!==null&&(O?
r.length=O:r=null);else{const F={instancePath:t+"/broker_name",schemaPath:"#/properties/broker_name/anyOf",keyword:"anyO\
f",params:{},message:"must match a schema in anyOf"};return r===null?r=[F]:r.push(F),e++,validate43.errors=r,!1}var a=q===
e}else var a=!0;if(a){if(s.broker_company!==void 0){let _=s.broker_company;const q=e,O=e;let N=!1;const $=e;if(typeof _!=
"string"){const F={instancePath:t+"/broker_company",schemaPath:"#/properties/broker_company/anyOf/0/type",keyword:"type",
params:{type:"string"},message:"must be string"};r===null?r=[F]:r.push(F),e++}var g=$===e;if(N=N||g,!N){const F=e;if(_!==
null){const x={instancePath:t+"/broker_company",schemaPath:"#/properties/broker_company/anyOf/1/type",keyword:"type",params:{
type:"null"},message:"must be null"};r===null?r=[x]:r.push(x),e++}var g=F===e;N=N||g}if(N)e=O,r!==null&&(O?r.length=O:r=
null);else{const F={instancePath:t+"/broker_company",schemaPath:"#/properties/broker_company/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};return r===null?r=[F]:r.push(F),e++,validate43.errors=r,!1}var a=q===e}else var a=!0;
if(a){if(s.broker_phone!==void 0){let _=s.broker_phone;const q=e,O=e;let N=!1;const $=e;if(typeof _!="string"){const F={
instancePath:t+"/broker_phone",schemaPath:"#/properties/broker_phone/anyOf/0/type",keyword:"type",params:{type:"string"},
message:"must be string"};r===null?r=[F]:r.push(F),e++}var v=$===e;if(N=N||v,!N){const F=e;if(_!==null){const x={instancePath:t+
"/broker_phone",schemaPath:"#/properties/broker_phone/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be\
 null"};r===null?r=[x]:r.push(x),e++}var v=F===e;N=N||v}if(N)e=O,r!==null&&(O?r.length=O:r=null);else{const F={instancePath:t+
"/broker_phone",schemaPath:"#/properties/broker_phone/anyOf",keyword:"anyOf",params:{},message:"must match a schema in a\
nyOf"};return r===null?r=[F]:r.push(F),e++,validate43.errors=r,!1}var a=q===e}else var a=!0;if(a){if(s.broker_email!==void 0){
let _=s.broker_email;const q=e,O=e;let N=!1;const $=e;if(typeof _!="string"){const F={instancePath:t+"/broker_email",schemaPath:"\
#/properties/broker_email/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[F]:r.
push(F),e++}var c=$===e;if(N=N||c,!N){const F=e;if(_!==null){const x={instancePath:t+"/broker_email",schemaPath:"#/prope\
rties/broker_email/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};r===null?r=[x]:r.push(x),e++}
var c=F===e;N=N||c}if(N)e=O,r!==null&&(O?r.length=O:r=null);else{const F={instancePath:t+"/broker_email",schemaPath:"#/p\
roperties/broker_email/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[F]:r.
push(F),e++,validate43.errors=r,!1}var a=q===e}else var a=!0;if(a){if(s.vendor_id!==void 0){let _=s.vendor_id;const q=e,
O=e;let N=!1;const $=e;if(typeof _!="string"){const F={instancePath:t+"/vendor_id",schemaPath:"#/properties/vendor_id/an\
yOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[F]:r.push(F),e++}var b=$===e;if(N=
N||b,!N){const F=e;if(_!==null){const x={instancePath:t+"/vendor_id",schemaPath:"#/properties/vendor_id/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};r===null?r=[x]:r.push(x),e++}var b=F===e;N=N||b}if(N)e=O,r!==null&&(O?
r.length=O:r=null);else{const F={instancePath:t+"/vendor_id",schemaPath:"#/properties/vendor_id/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};return r===null?r=[F]:r.push(F),e++,validate43.errors=r,!1}var a=q===e}else var a=!0;
if(a)if(s.has_foh!==void 0){const _=e;if(typeof s.has_foh!="boolean")return validate43.errors=[{instancePath:t+"/has_foh",
schemaPath:"#/properties/has_foh/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var a=_===e}else
var a=!0}}}}}}}}}}}}}}}}}}}}}}}}}}}else return validate43.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return validate43.errors=r,e===0}function validate44(s,{instancePath:t="",parentData:Z,
parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.pcr_form_id===
void 0&&(o="pcr_form_id")||s.form_ver_id===void 0&&(o="form_ver_id"))return validate44.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:o},message:"must have required property '"+o+"'"}],!1;if(s.pcr_form_id!==
void 0){let p=s.pcr_form_id;const m=e;if(e===m)if(typeof p=="string"){if(!pattern0.test(p))return validate44.errors=[{instancePath:t+
"/pcr_form_id",schemaPath:"#/properties/pcr_form_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"'}],!1}else return validate44.errors=[{instancePath:t+"/pcr_form_id",schemaPath:"#/pro\
perties/pcr_form_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=m===e}else var a=!0;
if(a)if(s.form_ver_id!==void 0){let p=s.form_ver_id;const m=e;if(e===m)if(typeof p=="string"){if(!pattern0.test(p))return validate44.
errors=[{instancePath:t+"/form_ver_id",schemaPath:"#/properties/form_ver_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate44.errors=[{instancePath:t+"/form_\
ver_id",schemaPath:"#/properties/form_ver_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=m===
e}else var a=!0}else return validate44.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"}],!1;return validate44.errors=r,e===0}const pattern90=new RegExp("^[0-9]{1,15}$","u"),func34=Object.
prototype.hasOwnProperty;function validate45(s,{instancePath:t="",parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,
e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){for(const k in s){const E=e;if(e===E)if(typeof k=="string"){if(!pattern0.
test(k)){const B={instancePath:t,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},
message:'must match pattern "^[0-9]{1,64}$"',propertyName:k};r===null?r=[B]:r.push(B),e++}}else{const B={instancePath:t,
schemaPath:"#/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:k};r===null?
r=[B]:r.push(B),e++}var a=E===e;if(!a){const B={instancePath:t,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{
propertyName:k},message:"property name must be valid"};return r===null?r=[B]:r.push(B),e++,validate45.errors=r,!1;break}}
if(a)for(const k in s){let E=s[k];const B=e;if(e===B)if(E&&typeof E=="object"&&!Array.isArray(E)){let J;if(E.options_pcr_forms===
void 0&&(J="options_pcr_forms")||E.options_pcr_forms_questions===void 0&&(J="options_pcr_forms_questions")||E.options_pcr_forms_questions_values===
void 0&&(J="options_pcr_forms_questions_values")||E.options_pcr_forms_rules===void 0&&(J="options_pcr_forms_rules")||E.options_pcr_forms_rules_checks===
void 0&&(J="options_pcr_forms_rules_checks")||E.options_pcr_forms_photo_rules===void 0&&(J="options_pcr_forms_photo_rule\
s"))return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPrope\
rties/required",keyword:"required",params:{missingProperty:J},message:"must have required property '"+J+"'"}],!1;if(E.options_pcr_forms!==
void 0){let T=E.options_pcr_forms;const G=e;if(e===G)if(T&&typeof T=="object"&&!Array.isArray(T)){for(const I in T){const w=e;
if(e===w)if(typeof I=="string"){if(!pattern0.test(I)){const P={instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms",schemaPath:"#/additionalProperties/properties/options_pcr_forms/propertyNames/pattern",keyword:"pat\
tern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:I};r===null?r=[P]:r.push(
P),e++}}else{const P={instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms",schemaPath:"#/add\
itionalProperties/properties/options_pcr_forms/propertyNames/type",keyword:"type",params:{type:"string"},message:"must b\
e string",propertyName:I};r===null?r=[P]:r.push(P),e++}var o=w===e;if(!o){const P={instancePath:t+"/"+k.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms",schemaPath:"#/additionalProperties/properties/options_pcr_forms/propertyNames",
keyword:"propertyNames",params:{propertyName:I},message:"property name must be valid"};return r===null?r=[P]:r.push(P),e++,
validate45.errors=r,!1;break}}if(o)for(const I in T){let w=T[I];const P=e;if(e===P)if(w&&typeof w=="object"&&!Array.isArray(
w)){let D;if(w.pcr_form_id===void 0&&(D="pcr_form_id"))return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms/"+I.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/pr\
operties/options_pcr_forms/additionalProperties/required",keyword:"required",params:{missingProperty:D},message:"must ha\
ve required property '"+D+"'"}],!1;{const R=e;for(const z in w)if(!(z==="pcr_form_id"||z==="default_required"||z==="form\
_photos_required"||z==="transfer_prev_values"||z==="client_new_wo"||z==="global_form"||z==="pcr_form_active"||z==="form_\
deleted")){const l=e;if(typeof w[z]!="string")return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+z.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/additionalProperties/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var p=l===e;if(!p)break}if(R===e){if(w.pcr_form_id!==void 0){
let z=w.pcr_form_id;const l=e;if(e===l)if(typeof z=="string"){if(!pattern0.test(z))return validate45.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_i\
d",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/pcr_form_id/pattern",
keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate45.
errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+I.replace(/~/g,"~0").replace(
/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properti\
es/pcr_form_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var m=l===e}else var m=!0;if(m){
if(w.default_required!==void 0){let z=w.default_required;const l=e;if(typeof z!="string")return validate45.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/default_re\
quired",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/default_required\
/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(!(z==="1"||z==="0"))return validate45.errors=
[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+I.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/default_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties\
/default_required/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of the allowed valu\
es"}],!1;var m=l===e}else var m=!0;if(m){if(w.form_photos_required!==void 0){let z=w.form_photos_required;const l=e;if(typeof z!=
"string")return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+I.
replace(/~/g,"~0").replace(/\//g,"~1")+"/form_photos_required",schemaPath:"#/additionalProperties/properties/options_pcr\
_forms/additionalProperties/properties/form_photos_required/type",keyword:"type",params:{type:"string"},message:"must be\
 string"}],!1;if(!(z==="1"||z==="0"))return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/options_pcr_forms/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/form_photos_required",schemaPath:"#/additionalPrope\
rties/properties/options_pcr_forms/additionalProperties/properties/form_photos_required/enum",keyword:"enum",params:{allowedValues:allowed6},
message:"must be equal to one of the allowed values"}],!1;var m=l===e}else var m=!0;if(m){if(w.transfer_prev_values!==void 0){
let z=w.transfer_prev_values;const l=e;if(typeof z!="string")return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/transfer_prev_values",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/transfer_prev_values/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;if(!(z==="1"||z==="0"))return validate45.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/transfer_p\
rev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/transfer_pre\
v_values/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of the allowed values"}],!1;
var m=l===e}else var m=!0;if(m){if(w.client_new_wo!==void 0){let z=w.client_new_wo;const l=e;if(typeof z!="string")return validate45.
errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+I.replace(/~/g,"~0").replace(
/\//g,"~1")+"/client_new_wo",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/proper\
ties/client_new_wo/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(!(z==="1"||z==="0"))return validate45.
errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+I.replace(/~/g,"~0").replace(
/\//g,"~1")+"/client_new_wo",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/proper\
ties/client_new_wo/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of the allowed val\
ues"}],!1;var m=l===e}else var m=!0;if(m){if(w.global_form!==void 0){let z=w.global_form;const l=e;if(typeof z!="string")
return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+I.replace(/~/g,
"~0").replace(/\//g,"~1")+"/global_form",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalPrope\
rties/properties/global_form/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(!(z==="1"||z===
"0"))return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+I.replace(
/~/g,"~0").replace(/\//g,"~1")+"/global_form",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additional\
Properties/properties/global_form/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of \
the allowed values"}],!1;var m=l===e}else var m=!0;if(m){if(w.pcr_form_active!==void 0){let z=w.pcr_form_active;const l=e;
if(typeof z!="string")return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_p\
cr_forms/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_active",schemaPath:"#/additionalProperties/properties/opt\
ions_pcr_forms/additionalProperties/properties/pcr_form_active/type",keyword:"type",params:{type:"string"},message:"must\
 be string"}],!1;if(!(z==="1"||z==="0"))return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_active",schemaPath:"#/additionalProperti\
es/properties/options_pcr_forms/additionalProperties/properties/pcr_form_active/enum",keyword:"enum",params:{allowedValues:allowed6},
message:"must be equal to one of the allowed values"}],!1;var m=l===e}else var m=!0;if(m)if(w.form_deleted!==void 0){let z=w.
form_deleted;const l=e;if(typeof z!="string")return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/form_deleted",schemaPath:"#/additionalPrope\
rties/properties/options_pcr_forms/additionalProperties/properties/form_deleted/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"}],!1;if(!(z==="1"||z==="0"))return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/options_pcr_forms/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/form_deleted",schemaPath:"#/add\
itionalProperties/properties/options_pcr_forms/additionalProperties/properties/form_deleted/enum",keyword:"enum",params:{
allowedValues:allowed6},message:"must be equal to one of the allowed values"}],!1;var m=l===e}else var m=!0}}}}}}}}}else
return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+I.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;var f=P===e;if(!f)break}}else return validate45.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms",schemaPath:"#/additionalProperties/properties/options_\
pcr_forms/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var n=G===e}else var n=!0;if(n){if(E.
options_pcr_forms_questions!==void 0){let T=E.options_pcr_forms_questions;const G=e;if(e===G)if(T&&typeof T=="object"&&!Array.
isArray(T)){for(const w in T){const P=e;if(e===P)if(typeof w=="string"){if(!pattern0.test(w)){const D={instancePath:t+"/"+
k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions",schemaPath:"#/additionalProperties/properties/op\
tions_pcr_forms_questions/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match \
pattern "^[0-9]{1,64}$"',propertyName:w};r===null?r=[D]:r.push(D),e++}}else{const D={instancePath:t+"/"+k.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/options_pcr_forms_questions",schemaPath:"#/additionalProperties/properties/options_pcr_forms_\
questions/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:w};r===null?r=
[D]:r.push(D),e++}var d=P===e;if(!d){const D={instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_\
forms_questions",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/propertyNames",keyword:"prope\
rtyNames",params:{propertyName:w},message:"property name must be valid"};return r===null?r=[D]:r.push(D),e++,validate45.
errors=r,!1;break}}if(d)for(const w in T){let P=T[w];const D=e;if(e===D)if(P&&typeof P=="object"&&!Array.isArray(P)){let R;
if(P.pcr_question_id===void 0&&(R="pcr_question_id")||P.pcr_form_id===void 0&&(R="pcr_form_id"))return validate45.errors=
[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/required",keyword:"\
required",params:{missingProperty:R},message:"must have required property '"+R+"'"}],!1;{const z=e;for(const l in P)if(!func34.
call(allowed7,l)){const j=e;if(typeof P[l]!="string")return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/additionalPro\
perties/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var u=j===e;if(!u)break}if(z===e){if(P.
pcr_question_id!==void 0){let l=P.pcr_question_id;const j=e;if(e===j)if(typeof l=="string"){if(!pattern0.test(l))return validate45.
errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").
replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additio\
nalProperties/properties/pcr_question_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match\
 pattern "^[0-9]{1,64}$"'}],!1}else return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProp\
erties/properties/options_pcr_forms_questions/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var i=j===e}else var i=!0;if(i){if(P.pcr_form_id!==void 0){let l=P.pcr_form_id;
const j=e;if(e===j)if(typeof l=="string"){if(!pattern0.test(l))return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/pcr_form_id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate45.errors=
[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(
/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalPropertie\
s/properties/pcr_form_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=j===e}else var i=!0;
if(i){if(P.question_type!==void 0){let l=P.question_type;const j=e;if(!(l==="checkbox"||l==="date"||l==="dropdown"||l===
"radio"||l==="numeric"||l==="photos"||l==="svcfield"||l==="textarea"||l==="textbox"||l==="title"))return validate45.errors=
[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(
/\//g,"~1")+"/question_type",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalPropert\
ies/properties/question_type/enum",keyword:"enum",params:{allowedValues:allowed8},message:"must be equal to one of the a\
llowed values"}],!1;var i=j===e}else var i=!0;if(i){if(P.question_display_active!==void 0){let l=P.question_display_active;
const j=e;if(typeof l!="string")return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_display_active",schemaPath:"#/additio\
nalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_display_active/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;if(!(l==="1"||l==="0"))return validate45.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_display_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/\
properties/question_display_active/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of\
 the allowed values"}],!1;var i=j===e}else var i=!0;if(i){if(P.question_required!==void 0){let l=P.question_required;const j=e;
if(typeof l!="string")return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_p\
cr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_required",schemaPath:"#/additionalProperties/pr\
operties/options_pcr_forms_questions/additionalProperties/properties/question_required/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;if(!(l==="1"||l==="0"))return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_required",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_requi\
red/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of the allowed values"}],!1;var i=j===
e}else var i=!0;if(i){if(P.question_na_option!==void 0){let l=P.question_na_option;const j=e;if(typeof l!="string")return validate45.
errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").
replace(/\//g,"~1")+"/question_na_option",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/addi\
tionalProperties/properties/question_na_option/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
if(!(l==="1"||l==="0"))return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_\
pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_na_option",schemaPath:"#/additionalProperties/\
properties/options_pcr_forms_questions/additionalProperties/properties/question_na_option/enum",keyword:"enum",params:{allowedValues:allowed6},
message:"must be equal to one of the allowed values"}],!1;var i=j===e}else var i=!0;if(i){if(P.question_flag_photos!==void 0){
let l=P.question_flag_photos;const j=e;if(typeof l!="string")return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_flag_photo\
s",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_fl\
ag_photos/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(!(l==="1"||l==="0"))return validate45.
errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").
replace(/\//g,"~1")+"/question_flag_photos",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/ad\
ditionalProperties/properties/question_flag_photos/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be\
 equal to one of the allowed values"}],!1;var i=j===e}else var i=!0;if(i){if(P.question_photos_required!==void 0){let l=P.
question_photos_required;const j=e;if(typeof l!="string")return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_photos_requi\
red",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_\
photos_required/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(!(l==="1"||l==="0"))return validate45.
errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").
replace(/\//g,"~1")+"/question_photos_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms_question\
s/additionalProperties/properties/question_photos_required/enum",keyword:"enum",params:{allowedValues:allowed6},message:"\
must be equal to one of the allowed values"}],!1;var i=j===e}else var i=!0;if(i){if(P.question_active!==void 0){let l=P.
question_active;const j=e;if(typeof l!="string")return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_active",schemaPath:"#/ad\
ditionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_active/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;if(!(l==="1"||l==="0"))return validate45.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properti\
es/question_active/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of the allowed val\
ues"}],!1;var i=j===e}else var i=!0;if(i){if(P.question_deleted!==void 0){let l=P.question_deleted;const j=e;if(typeof l!=
"string")return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_ques\
tions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_deleted",schemaPath:"#/additionalProperties/properties/optio\
ns_pcr_forms_questions/additionalProperties/properties/question_deleted/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;if(!(l==="1"||l==="0"))return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_deleted",schemaPath:"#/additio\
nalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_deleted/enum",keyword:"enu\
m",params:{allowedValues:allowed6},message:"must be equal to one of the allowed values"}],!1;var i=j===e}else var i=!0;if(i){
if(P.question_order!==void 0){let l=P.question_order;const j=e;if(e===j)if(typeof l=="string"){if(!pattern90.test(l))return validate45.
errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").
replace(/\//g,"~1")+"/question_order",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/addition\
alProperties/properties/question_order/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match p\
attern "^[0-9]{1,15}$"'}],!1}else return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_order",schemaPath:"#/additionalPrope\
rties/properties/options_pcr_forms_questions/additionalProperties/properties/question_order/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var i=j===e}else var i=!0;if(i){if(P.question_transfer_prev_values!==void 0){
let l=P.question_transfer_prev_values;const j=e;if(typeof l!="string")return validate45.errors=[{instancePath:t+"/"+k.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_trans\
fer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properti\
es/question_transfer_prev_values/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(!(l==="1"||
l==="0"))return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_ques\
tions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_transfer_prev_values",schemaPath:"#/additionalProperties/pro\
perties/options_pcr_forms_questions/additionalProperties/properties/question_transfer_prev_values/enum",keyword:"enum",params:{
allowedValues:allowed6},message:"must be equal to one of the allowed values"}],!1;var i=j===e}else var i=!0;if(i){if(P.question_show_prev_values!==
void 0){let l=P.question_show_prev_values;const j=e;if(typeof l!="string")return validate45.errors=[{instancePath:t+"/"+
k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/ques\
tion_show_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/pr\
operties/question_show_prev_values/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(!(l==="1"||
l==="0"))return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_ques\
tions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_show_prev_values",schemaPath:"#/additionalProperties/propert\
ies/options_pcr_forms_questions/additionalProperties/properties/question_show_prev_values/enum",keyword:"enum",params:{allowedValues:allowed6},
message:"must be equal to one of the allowed values"}],!1;var i=j===e}else var i=!0;if(i){if(P.question_auto_transfer_prev_values!==
void 0){let l=P.question_auto_transfer_prev_values;const j=e;if(typeof l!="string")return validate45.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_auto_transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additional\
Properties/properties/question_auto_transfer_prev_values/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"}],!1;if(!(l==="1"||l==="0"))return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_auto_transfer_prev_values",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_auto_transfer_pre\
v_values/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of the allowed values"}],!1;
var i=j===e}else var i=!0;if(i){if(P.question_field_rules_cnt!==void 0){let l=P.question_field_rules_cnt;const j=e;if(e===
j)if(typeof l=="string"){if(!pattern90.test(l))return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_field_rules_cnt",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_field_rules_cnt/p\
attern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'}],!1}else return validate45.
errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").
replace(/\//g,"~1")+"/question_field_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_question\
s/additionalProperties/properties/question_field_rules_cnt/type",keyword:"type",params:{type:"string"},message:"must be \
string"}],!1;var i=j===e}else var i=!0;if(i){if(P.question_action_rules_cnt!==void 0){let l=P.question_action_rules_cnt;
const j=e;if(e===j)if(typeof l=="string"){if(!pattern90.test(l))return validate45.errors=[{instancePath:t+"/"+k.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_actio\
n_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/q\
uestion_action_rules_cnt/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]\
{1,15}$"'}],!1}else return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr\
_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_action_rules_cnt",schemaPath:"#/additionalPropert\
ies/properties/options_pcr_forms_questions/additionalProperties/properties/question_action_rules_cnt/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var i=j===e}else var i=!0;if(i)if(P.question_photo_rules_cnt!==void 0){
let l=P.question_photo_rules_cnt;const j=e;if(e===j)if(typeof l=="string"){if(!pattern90.test(l))return validate45.errors=
[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(
/\//g,"~1")+"/question_photo_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additi\
onalProperties/properties/question_photo_rules_cnt/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'\
must match pattern "^[0-9]{1,15}$"'}],!1}else return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_photo_rules_cnt",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_photo_rules_cnt/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=j===e}else var i=!0}}}}}}}}}}}}}}}}}}else
return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additio\
nalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var y=D===e;if(!y)break}}else return validate45.
errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions",schemaPath:"#/additi\
onalProperties/properties/options_pcr_forms_questions/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"}],!1;var n=G===e}else var n=!0;if(n){if(E.options_pcr_forms_questions_values!==void 0){let T=E.options_pcr_forms_questions_values;
const G=e;if(e===G)if(T&&typeof T=="object"&&!Array.isArray(T)){for(const w in T){const P=e;if(e===P)if(typeof w=="strin\
g"){if(!pattern0.test(w)){const D={instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_quest\
ions_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/propertyNames/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:w};r===null?r=[D]:r.
push(D),e++}}else{const D={instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_val\
ues",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/propertyNames/type",keyword:"type",
params:{type:"string"},message:"must be string",propertyName:w};r===null?r=[D]:r.push(D),e++}var g=P===e;if(!g){const D={
instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values",schemaPath:"#/addition\
alProperties/properties/options_pcr_forms_questions_values/propertyNames",keyword:"propertyNames",params:{propertyName:w},
message:"property name must be valid"};return r===null?r=[D]:r.push(D),e++,validate45.errors=r,!1;break}}if(g)for(const w in T){
let P=T[w];const D=e;if(e===D)if(P&&typeof P=="object"&&!Array.isArray(P)){let R;if(P.question_value_id===void 0&&(R="qu\
estion_value_id")||P.pcr_question_id===void 0&&(R="pcr_question_id"))return validate45.errors=[{instancePath:t+"/"+k.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+w.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/required",keyword:"required",params:{
missingProperty:R},message:"must have required property '"+R+"'"}],!1;{const z=e;for(const l in P)if(!(l==="question_val\
ue_id"||l==="pcr_question_id"||l==="question_value_active")){const j=e;if(typeof P[l]!="string")return validate45.errors=
[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+w.replace(/~/g,"~0").
replace(/\//g,"~1")+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_p\
cr_forms_questions_values/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var v=j===e;if(!v)break}if(z===e){if(P.question_value_id!==void 0){let l=P.question_value_id;const j=e;
if(e===j)if(typeof l=="string"){if(!pattern0.test(l))return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_value_id",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/questio\
n_value_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else
return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_val\
ues/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_value_id",schemaPath:"#/additionalProperties/properties/option\
s_pcr_forms_questions_values/additionalProperties/properties/question_value_id/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;var c=j===e}else var c=!0;if(c){if(P.pcr_question_id!==void 0){let l=P.pcr_question_id;const j=e;
if(e===j)if(typeof l=="string"){if(!pattern0.test(l))return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/pcr_question_id/pat\
tern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate45.
errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+w.replace(/~/g,
"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_v\
alues/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"}],!1;var c=j===e}else var c=!0;if(c)if(P.question_value_active!==void 0){let l=P.question_value_active;const j=e;if(typeof l!=
"string")return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_ques\
tions_values/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_value_active",schemaPath:"#/additionalProperties/prop\
erties/options_pcr_forms_questions_values/additionalProperties/properties/question_value_active/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;if(!(l==="1"||l==="0"))return validate45.errors=[{instancePath:t+"/"+k.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/questio\
n_value_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/pr\
operties/question_value_active/enum",keyword:"enum",params:{allowedValues:allowed6},message:"must be equal to one of the\
 allowed values"}],!1;var c=j===e}else var c=!0}}}}else return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+w.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additi\
onalProperties/properties/options_pcr_forms_questions_values/additionalProperties/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"}],!1;var b=D===e;if(!b)break}}else return validate45.errors=[{instancePath:t+"/"+k.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values",schemaPath:"#/additionalProperties/properties/optio\
ns_pcr_forms_questions_values/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var n=G===e}else
var n=!0;if(n){if(E.options_pcr_forms_rules!==void 0){let T=E.options_pcr_forms_rules;const G=e;if(e===G)if(T&&typeof T==
"object"&&!Array.isArray(T)){for(const w in T){const P=e;if(e===P)if(typeof w=="string"){if(!pattern0.test(w)){const D={
instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalPropertie\
s/properties/options_pcr_forms_rules/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"',propertyName:w};r===null?r=[D]:r.push(D),e++}}else{const D={instancePath:t+"/"+k.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalProperties/properties/options_pcr_form\
s_rules/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:w};r===null?r=[D]:
r.push(D),e++}var h=P===e;if(!h){const D={instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_form\
s_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/propertyNames",keyword:"propertyNames",params:{
propertyName:w},message:"property name must be valid"};return r===null?r=[D]:r.push(D),e++,validate45.errors=r,!1;break}}
if(h)for(const w in T){let P=T[w];const D=e;if(e===D)if(P&&typeof P=="object"&&!Array.isArray(P)){let R;if(P.pcr_form_rule_id===
void 0&&(R="pcr_form_rule_id")||P.pcr_question_id===void 0&&(R="pcr_question_id"))return validate45.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/required",keyword:"required",params:{missingProperty:R},
message:"must have required property '"+R+"'"}],!1;{const z=e;for(const l in P)if(!(l==="pcr_form_rule_id"||l==="pcr_for\
m_id"||l==="pcr_question_id"||l==="rule_type"||l==="rule_operator")){const j=e;if(typeof P[l]!="string")return validate45.
errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+w.replace(/~/g,"~0").replace(
/\//g,"~1")+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms\
_rules/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var _=j===e;if(!_)break}if(z===e){if(P.pcr_form_rule_id!==void 0){let l=P.pcr_form_rule_id;const j=e;if(e===j)if(typeof l==
"string"){if(!pattern0.test(l))return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
options_pcr_forms_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_rule_id",schemaPath:"#/additionalPropertie\
s/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_form_rule_id/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate45.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_\
form_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_\
form_rule_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var q=j===e}else var q=!0;if(q){if(P.
pcr_form_id!==void 0){let l=P.pcr_form_id;const j=e;if(e===j)if(typeof l=="string"){if(!pattern0.test(l))return validate45.
errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+w.replace(/~/g,"~0").replace(
/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/pr\
operties/pcr_form_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,6\
4}$"'}],!1}else return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_for\
ms_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options\
_pcr_forms_rules/additionalProperties/properties/pcr_form_id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"}],!1;var q=j===e}else var q=!0;if(q){if(P.pcr_question_id!==void 0){let l=P.pcr_question_id;const j=e;if(e===j)
if(typeof l=="string"){if(!pattern0.test(l))return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalPr\
operties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_question_id/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate45.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_\
question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_q\
uestion_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var q=j===e}else var q=!0;if(q){if(P.
rule_type!==void 0){let l=P.rule_type;const j=e;if(!(l==="field"||l==="action"))return validate45.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule\
_type",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/rule_type/e\
num",keyword:"enum",params:{allowedValues:allowed9},message:"must be equal to one of the allowed values"}],!1;var q=j===
e}else var q=!0;if(q)if(P.rule_operator!==void 0){let l=P.rule_operator;const j=e;if(!(l==="="||l==="not_equal"||l===">"||
l==="<"||l==="contains_any"||l==="contains_all"||l==="doesnt_contain_any"||l==="doesnt_contain_all"||l==="count"||l==="c\
ount_less_than"||l==="count_greater_than"||l==="length_greater_than"||l==="length_less_than"||l==="length_equal"))return validate45.
errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+w.replace(/~/g,"~0").replace(
/\//g,"~1")+"/rule_operator",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/\
properties/rule_operator/enum",keyword:"enum",params:{allowedValues:allowed10},message:"must be equal to one of the allo\
wed values"}],!1;var q=j===e}else var q=!0}}}}}}else return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPropert\
ies/properties/options_pcr_forms_rules/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be\
 object"}],!1;var O=D===e;if(!O)break}}else return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"}],!1;var n=G===e}else var n=!0;if(n){if(E.options_pcr_forms_rules_checks!==
void 0){let T=E.options_pcr_forms_rules_checks;const G=e;if(e===G)if(T&&typeof T=="object"&&!Array.isArray(T)){for(const w in T){
const P=e;if(e===P)if(typeof w=="string"){if(!pattern0.test(w)){const D={instancePath:t+"/"+k.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_rules_checks",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_chec\
ks/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',
propertyName:w};r===null?r=[D]:r.push(D),e++}}else{const D={instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_rules_checks",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/propertyN\
ames/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:w};r===null?r=[D]:r.push(D),e++}var N=P===
e;if(!N){const D={instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules_checks/propertyNames",keyword:"propertyNames",params:{propertyName:w},
message:"property name must be valid"};return r===null?r=[D]:r.push(D),e++,validate45.errors=r,!1;break}}if(N)for(const w in T){
let P=T[w];const D=e;if(e===D)if(P&&typeof P=="object"&&!Array.isArray(P)){let R;if(P.pcr_rule_check_id===void 0&&(R="pc\
r_rule_check_id")||P.pcr_form_rule_id===void 0&&(R="pcr_form_rule_id")||P.pcr_question_id===void 0&&(R="pcr_question_id"))
return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+
w.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/ad\
ditionalProperties/required",keyword:"required",params:{missingProperty:R},message:"must have required property '"+R+"'"}],
!1;{const z=e;for(const l in P)if(!(l==="pcr_rule_check_id"||l==="pcr_form_rule_id"||l==="pcr_question_id"||l==="check_o\
perator")){const j=e;if(typeof P[l]!="string")return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_rules_checks/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/additional\
Properties/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var $=j===e;if(!$)break}if(z===e){if(P.
pcr_rule_check_id!==void 0){let l=P.pcr_rule_check_id;const j=e;if(e===j)if(typeof l=="string"){if(!pattern0.test(l))return validate45.
errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+w.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/pcr_rule_check_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_chec\
ks/additionalProperties/properties/pcr_rule_check_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"'}],!1}else return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_rules_checks/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_rule_check_id",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_rule_check_id/type",
keyword:"type",params:{type:"string"},message:"must be string"}],!1;var A=j===e}else var A=!0;if(A){if(P.pcr_form_rule_id!==
void 0){let l=P.pcr_form_rule_id;const j=e;if(e===j)if(typeof l=="string"){if(!pattern0.test(l))return validate45.errors=
[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+w.replace(/~/g,"~0").replace(
/\//g,"~1")+"/pcr_form_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalP\
roperties/properties/pcr_form_rule_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pa\
ttern "^[0-9]{1,64}$"'}],!1}else return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_rules_checks/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_rule_id",schemaPath:"#/additional\
Properties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_form_rule_id/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"}],!1;var A=j===e}else var A=!0;if(A){if(P.pcr_question_id!==void 0){let l=P.
pcr_question_id;const j=e;if(e===j)if(typeof l=="string"){if(!pattern0.test(l))return validate45.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+
"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/pro\
perties/pcr_question_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{\
1,64}$"'}],!1}else return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_\
forms_rules_checks/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/prop\
erties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var A=j===e}else var A=!0;if(A)if(P.check_operator!==void 0){let l=P.check_operator;
const j=e;if(!(l==="show"||l==="hide"))return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_rules_checks/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/check_operator",schemaPath:"#/additi\
onalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/check_operator/enum",keyword:"e\
num",params:{allowedValues:allowed11},message:"must be equal to one of the allowed values"}],!1;var A=j===e}else var A=!0}}}}}else
return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+
w.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/ad\
ditionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var F=D===e;if(!F)break}}else
return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/type",keyword:"type",params:{type:"object"},
message:"must be object"}],!1;var n=G===e}else var n=!0;if(n)if(E.options_pcr_forms_photo_rules!==void 0){let T=E.options_pcr_forms_photo_rules;
const G=e;if(e===G)if(T&&typeof T=="object"&&!Array.isArray(T)){for(const w in T){const P=e;if(e===P)if(typeof w=="strin\
g"){if(!pattern0.test(w)){const D={instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo\
_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/propertyNames/pattern",keyword:"patt\
ern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:w};r===null?r=[D]:r.push(
D),e++}}else{const D={instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_photo_rules/propertyNames/type",keyword:"type",params:{type:"string"},
message:"must be string",propertyName:w};r===null?r=[D]:r.push(D),e++}var V=P===e;if(!V){const D={instancePath:t+"/"+k.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules",schemaPath:"#/additionalProperties/properties/options_pc\
r_forms_photo_rules/propertyNames",keyword:"propertyNames",params:{propertyName:w},message:"property name must be valid"};
return r===null?r=[D]:r.push(D),e++,validate45.errors=r,!1;break}}if(V)for(const w in T){let P=T[w];const D=e;if(e===D)if(P&&
typeof P=="object"&&!Array.isArray(P)){let R;if(P.pcr_photo_rule_id===void 0&&(R="pcr_photo_rule_id")||P.pcr_question_id===
void 0&&(R="pcr_question_id"))return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/o\
ptions_pcr_forms_photo_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/op\
tions_pcr_forms_photo_rules/additionalProperties/required",keyword:"required",params:{missingProperty:R},message:"must h\
ave required property '"+R+"'"}],!1;{const z=e;for(const l in P)if(!(l==="pcr_photo_rule_id"||l==="pcr_question_id"||l===
"rule_operator"||l==="min_photo"||l==="max_photo")){const j=e;if(typeof P[l]!="string")return validate45.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+
"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules\
/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var x=j===
e;if(!x)break}if(z===e){if(P.pcr_photo_rule_id!==void 0){let l=P.pcr_photo_rule_id;const j=e;if(e===j)if(typeof l=="stri\
ng"){if(!pattern0.test(l))return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/optio\
ns_pcr_forms_photo_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_photo_rule_id",schemaPath:"#/additionalPropert\
ies/properties/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_photo_rule_id/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate45.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+
"/pcr_photo_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/pr\
operties/pcr_photo_rule_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var L=j===e}else var L=!0;
if(L){if(P.pcr_question_id!==void 0){let l=P.pcr_question_id;const j=e;if(e===j)if(typeof l=="string"){if(!pattern0.test(
l))return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rule\
s/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pc\
r_forms_photo_rules/additionalProperties/properties/pcr_question_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1\
,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_question\
_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var L=j===e}else var L=!0;if(L){if(P.rule_operator!==
void 0){let l=P.rule_operator;const j=e;if(!(l==="default"||l==="="||l==="not_equal"||l===">"||l==="<"||l==="contains_an\
y"||l==="contains_all"||l==="doesnt_contain_any"||l==="doesnt_contain_all"||l==="count"||l==="count_less_than"||l==="cou\
nt_greater_than"||l==="length_greater_than"||l==="length_less_than"||l==="length_equal"))return validate45.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+
"/rule_operator",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/proper\
ties/rule_operator/enum",keyword:"enum",params:{allowedValues:allowed12},message:"must be equal to one of the allowed va\
lues"}],!1;var L=j===e}else var L=!0;if(L){if(P.min_photo!==void 0){let l=P.min_photo;const j=e;if(e===j)if(typeof l=="s\
tring"){if(!pattern90.test(l))return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/o\
ptions_pcr_forms_photo_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/min_photo",schemaPath:"#/additionalProperties/\
properties/options_pcr_forms_photo_rules/additionalProperties/properties/min_photo/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'}],!1}else return validate45.errors=[{instancePath:t+"/"+k.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/min_photo",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/min_photo/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var L=j===e}else var L=!0;if(L)if(P.max_photo!==void 0){let l=P.
max_photo;const j=e;if(e===j)if(typeof l=="string"){if(!pattern90.test(l))return validate45.errors=[{instancePath:t+"/"+
k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/ma\
x_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/max\
_photo/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'}],!1}else
return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+
w.replace(/~/g,"~0").replace(/\//g,"~1")+"/max_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_ph\
oto_rules/additionalProperties/properties/max_photo/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var L=j===e}else var L=!0}}}}}}else return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_photo_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/prop\
erties/options_pcr_forms_photo_rules/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"}],!1;var H=D===e;if(!H)break}}else return validate45.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_photo_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/type",
keyword:"type",params:{type:"object"},message:"must be object"}],!1;var n=G===e}else var n=!0}}}}}else return validate45.
errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"}],!1;var M=B===e;if(!M)break}}else return validate45.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate45.errors=r,e===0}
function validate46(s,{instancePath:t="",parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;if(e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){for(const k in s){const E=e;if(e===E)if(typeof k=="string"){if(!pattern0.test(k)){
const B={instancePath:t,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"',propertyName:k};r===null?r=[B]:r.push(B),e++}}else{const B={instancePath:t,schemaPath:"\
#/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:k};r===null?r=[B]:r.push(
B),e++}var a=E===e;if(!a){const B={instancePath:t,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName:k},
message:"property name must be valid"};return r===null?r=[B]:r.push(B),e++,validate46.errors=r,!1;break}}if(a)for(const k in s){
let E=s[k];const B=e;if(e===B)if(E&&typeof E=="object"&&!Array.isArray(E)){let J;if(E.options_pcr_forms===void 0&&(J="op\
tions_pcr_forms")||E.options_pcr_forms_questions===void 0&&(J="options_pcr_forms_questions")||E.options_pcr_forms_questions_values===
void 0&&(J="options_pcr_forms_questions_values")||E.options_pcr_forms_rules===void 0&&(J="options_pcr_forms_rules")||E.options_pcr_forms_rules_checks===
void 0&&(J="options_pcr_forms_rules_checks")||E.options_pcr_forms_photo_rules===void 0&&(J="options_pcr_forms_photo_rule\
s"))return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPrope\
rties/required",keyword:"required",params:{missingProperty:J},message:"must have required property '"+J+"'"}],!1;if(E.options_pcr_forms!==
void 0){let T=E.options_pcr_forms;const G=e;if(e===G)if(T&&typeof T=="object"&&!Array.isArray(T)){for(const I in T){const w=e;
if(e===w)if(typeof I=="string"){if(!pattern0.test(I)){const P={instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms",schemaPath:"#/additionalProperties/properties/options_pcr_forms/propertyNames/pattern",keyword:"pat\
tern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:I};r===null?r=[P]:r.push(
P),e++}}else{const P={instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms",schemaPath:"#/add\
itionalProperties/properties/options_pcr_forms/propertyNames/type",keyword:"type",params:{type:"string"},message:"must b\
e string",propertyName:I};r===null?r=[P]:r.push(P),e++}var o=w===e;if(!o){const P={instancePath:t+"/"+k.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms",schemaPath:"#/additionalProperties/properties/options_pcr_forms/propertyNames",
keyword:"propertyNames",params:{propertyName:I},message:"property name must be valid"};return r===null?r=[P]:r.push(P),e++,
validate46.errors=r,!1;break}}if(o)for(const I in T){let w=T[I];const P=e;if(e===P)if(w&&typeof w=="object"&&!Array.isArray(
w)){let D;if(w.pcr_form_id===void 0&&(D="pcr_form_id"))return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms/"+I.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/pr\
operties/options_pcr_forms/additionalProperties/required",keyword:"required",params:{missingProperty:D},message:"must ha\
ve required property '"+D+"'"}],!1;{const R=e;for(const z in w)if(!(z==="pcr_form_id"||z==="default_required"||z==="form\
_photos_required"||z==="transfer_prev_values"||z==="client_new_wo"||z==="global_form"||z==="pcr_form_active"||z==="form_\
deleted")){const l=e;if(typeof w[z]!="string")return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+z.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/additionalProperties/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var p=l===e;if(!p)break}if(R===e){if(w.pcr_form_id!==void 0){
let z=w.pcr_form_id;const l=e;if(e===l)if(typeof z=="string"){if(!pattern0.test(z))return validate46.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_i\
d",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/pcr_form_id/pattern",
keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate46.
errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+I.replace(/~/g,"~0").replace(
/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properti\
es/pcr_form_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var m=l===e}else var m=!0;if(m){
if(w.default_required!==void 0){const z=e;if(typeof w.default_required!="boolean")return validate46.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/default_re\
quired",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/default_required\
/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var m=z===e}else var m=!0;if(m){if(w.form_photos_required!==
void 0){const z=e;if(typeof w.form_photos_required!="boolean")return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/form_photos_required",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/form_photos_required/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"}],!1;var m=z===e}else var m=!0;if(m){if(w.transfer_prev_values!==
void 0){const z=e;if(typeof w.transfer_prev_values!="boolean")return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/transfer_prev_values",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/transfer_prev_values/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"}],!1;var m=z===e}else var m=!0;if(m){if(w.client_new_wo!==void 0){
const z=e;if(typeof w.client_new_wo!="boolean")return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/client_new_wo",schemaPath:"#/additionalProp\
erties/properties/options_pcr_forms/additionalProperties/properties/client_new_wo/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean"}],!1;var m=z===e}else var m=!0;if(m){if(w.global_form!==void 0){const z=e;if(typeof w.global_form!=
"boolean")return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+I.
replace(/~/g,"~0").replace(/\//g,"~1")+"/global_form",schemaPath:"#/additionalProperties/properties/options_pcr_forms/ad\
ditionalProperties/properties/global_form/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var m=z===
e}else var m=!0;if(m){if(w.pcr_form_active!==void 0){const z=e;if(typeof w.pcr_form_active!="boolean")return validate46.
errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+I.replace(/~/g,"~0").replace(
/\//g,"~1")+"/pcr_form_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/prop\
erties/pcr_form_active/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var m=z===e}else var m=!0;
if(m)if(w.form_deleted!==void 0){const z=e;if(typeof w.form_deleted!="boolean")return validate46.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+I.replace(/~/g,"~0").replace(/\//g,"~1")+"/form_delet\
ed",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/form_deleted/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"}],!1;var m=z===e}else var m=!0}}}}}}}}}else return validate46.errors=
[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms/"+I.replace(/~/g,"~0").replace(/\//g,"\
~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;var f=P===e;if(!f)break}}else return validate46.errors=[{instancePath:t+"/"+k.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms",schemaPath:"#/additionalProperties/properties/options_pcr_forms/type",
keyword:"type",params:{type:"object"},message:"must be object"}],!1;var n=G===e}else var n=!0;if(n){if(E.options_pcr_forms_questions!==
void 0){let T=E.options_pcr_forms_questions;const G=e;if(e===G)if(T&&typeof T=="object"&&!Array.isArray(T)){for(const w in T){
const P=e;if(e===P)if(typeof w=="string"){if(!pattern0.test(w)){const D={instancePath:t+"/"+k.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/pro\
pertyNames/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:w};
r===null?r=[D]:r.push(D),e++}}else{const D={instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_fo\
rms_questions",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/propertyNames/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string",propertyName:w};r===null?r=[D]:r.push(D),e++}var d=P===e;if(!d){const D={
instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions",schemaPath:"#/additionalPrope\
rties/properties/options_pcr_forms_questions/propertyNames",keyword:"propertyNames",params:{propertyName:w},message:"pro\
perty name must be valid"};return r===null?r=[D]:r.push(D),e++,validate46.errors=r,!1;break}}if(d)for(const w in T){let P=T[w];
const D=e;if(e===D)if(P&&typeof P=="object"&&!Array.isArray(P)){let R;if(P.pcr_question_id===void 0&&(R="pcr_question_id")||
P.pcr_form_id===void 0&&(R="pcr_form_id"))return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/proper\
ties/options_pcr_forms_questions/additionalProperties/required",keyword:"required",params:{missingProperty:R},message:"m\
ust have required property '"+R+"'"}],!1;{const z=e;for(const l in P)if(!func34.call(allowed13,l)){const j=e;if(typeof P[l]!=
"string")return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_ques\
tions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPr\
operties/properties/options_pcr_forms_questions/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var u=j===e;if(!u)break}if(z===e){if(P.pcr_question_id!==void 0){let l=P.pcr_question_id;
const j=e;if(e===j)if(typeof l=="string"){if(!pattern0.test(l))return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/pcr_question_id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate46.errors=
[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(
/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalPrope\
rties/properties/pcr_question_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=j===e}else
var i=!0;if(i){if(P.pcr_form_id!==void 0){let l=P.pcr_form_id;const j=e;if(e===j)if(typeof l=="string"){if(!pattern0.test(
l))return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+
w.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_\
questions/additionalProperties/properties/pcr_form_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"'}],!1}else return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additi\
onalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/pcr_form_id/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var i=j===e}else var i=!0;if(i){if(P.question_type!==void 0){let l=P.question_type;
const j=e;if(!(l==="checkbox"||l==="date"||l==="dropdown"||l==="radio"||l==="numeric"||l==="photos"||l==="svcfield"||l===
"textarea"||l==="textbox"||l==="title"))return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_type",schemaPath:"#/additional\
Properties/properties/options_pcr_forms_questions/additionalProperties/properties/question_type/enum",keyword:"enum",params:{
allowedValues:allowed8},message:"must be equal to one of the allowed values"}],!1;var i=j===e}else var i=!0;if(i){if(P.question_display_active!==
void 0){const l=e;if(typeof P.question_display_active!="boolean")return validate46.errors=[{instancePath:t+"/"+k.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_displ\
ay_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/que\
stion_display_active/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var i=l===e}else var i=!0;
if(i){if(P.question_required!==void 0){const l=e;if(typeof P.question_required!="boolean")return validate46.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/proper\
ties/question_required/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var i=l===e}else var i=!0;
if(i){if(P.question_na_option!==void 0){const l=e;if(typeof P.question_na_option!="boolean")return validate46.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_na_option",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/prope\
rties/question_na_option/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var i=l===e}else var i=!0;
if(i){if(P.question_flag_photos!==void 0){const l=e;if(typeof P.question_flag_photos!="boolean")return validate46.errors=
[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(
/\//g,"~1")+"/question_flag_photos",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additional\
Properties/properties/question_flag_photos/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var i=l===
e}else var i=!0;if(i){if(P.question_photos_required!==void 0){const l=e;if(typeof P.question_photos_required!="boolean")
return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.
replace(/~/g,"~0").replace(/\//g,"~1")+"/question_photos_required",schemaPath:"#/additionalProperties/properties/options\
_pcr_forms_questions/additionalProperties/properties/question_photos_required/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"}],!1;var i=l===e}else var i=!0;if(i){if(P.question_active!==void 0){const l=e;if(typeof P.question_active!=
"boolean")return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_que\
stions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_active",schemaPath:"#/additionalProperties/properties/optio\
ns_pcr_forms_questions/additionalProperties/properties/question_active/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"}],!1;var i=l===e}else var i=!0;if(i){if(P.question_deleted!==void 0){const l=e;if(typeof P.question_deleted!=
"boolean")return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_que\
stions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_deleted",schemaPath:"#/additionalProperties/properties/opti\
ons_pcr_forms_questions/additionalProperties/properties/question_deleted/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"}],!1;var i=l===e}else var i=!0;if(i){if(P.question_order!==void 0){let l=P.question_order;const j=e;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_order",schemaPath:"#/additiona\
lProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_order/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;if(e===j&&typeof l=="number"&&isFinite(l)){if(l>999999999999999||isNaN(l))
return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.
replace(/~/g,"~0").replace(/\//g,"~1")+"/question_order",schemaPath:"#/additionalProperties/properties/options_pcr_forms\
_questions/additionalProperties/properties/question_order/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999},
message:"must be <= 999999999999999"}],!1;if(l<0||isNaN(l))return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_order",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_order/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var i=j===e}else var i=!0;if(i){if(P.question_transfer_prev_values!==
void 0){const l=e;if(typeof P.question_transfer_prev_values!="boolean")return validate46.errors=[{instancePath:t+"/"+k.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_trans\
fer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properti\
es/question_transfer_prev_values/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var i=l===e}else
var i=!0;if(i){if(P.question_show_prev_values!==void 0){const l=e;if(typeof P.question_show_prev_values!="boolean")return validate46.
errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").
replace(/\//g,"~1")+"/question_show_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questio\
ns/additionalProperties/properties/question_show_prev_values/type",keyword:"type",params:{type:"boolean"},message:"must \
be boolean"}],!1;var i=l===e}else var i=!0;if(i){if(P.question_auto_transfer_prev_values!==void 0){const l=e;if(typeof P.
question_auto_transfer_prev_values!="boolean")return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_auto_transfer_prev_value\
s",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_au\
to_transfer_prev_values/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var i=l===e}else var i=!0;
if(i){if(P.question_field_rules_cnt!==void 0){let l=P.question_field_rules_cnt;const j=e;if(!(typeof l=="number"&&!(l%1)&&
!isNaN(l)&&isFinite(l)))return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options\
_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_field_rules_cnt",schemaPath:"#/additionalProp\
erties/properties/options_pcr_forms_questions/additionalProperties/properties/question_field_rules_cnt/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"}],!1;if(e===j&&typeof l=="number"&&isFinite(l)){if(l>999999999999999||
isNaN(l))return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_ques\
tions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_field_rules_cnt",schemaPath:"#/additionalProperties/properti\
es/options_pcr_forms_questions/additionalProperties/properties/question_field_rules_cnt/maximum",keyword:"maximum",params:{
comparison:"<=",limit:999999999999999},message:"must be <= 999999999999999"}],!1;if(l<0||isNaN(l))return validate46.errors=
[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(
/\//g,"~1")+"/question_field_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additi\
onalProperties/properties/question_field_rules_cnt/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"}],!1}var i=j===e}else var i=!0;if(i){if(P.question_action_rules_cnt!==void 0){let l=P.question_action_rules_cnt;
const j=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return validate46.errors=[{instancePath:t+"/"+k.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_actio\
n_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/q\
uestion_action_rules_cnt/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===j&&typeof l==
"number"&&isFinite(l)){if(l>999999999999999||isNaN(l))return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_action_rules_cnt",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_actio\
n_rules_cnt/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999},message:"must be <= 99999999999999\
9"}],!1;if(l<0||isNaN(l))return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/option\
s_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_action_rules_cnt",schemaPath:"#/additionalPr\
operties/properties/options_pcr_forms_questions/additionalProperties/properties/question_action_rules_cnt/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var i=j===e}else var i=!0;if(i)if(P.question_photo_rules_cnt!==
void 0){let l=P.question_photo_rules_cnt;const j=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return validate46.
errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").
replace(/\//g,"~1")+"/question_photo_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_question\
s/additionalProperties/properties/question_photo_rules_cnt/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"}],!1;if(e===j&&typeof l=="number"&&isFinite(l)){if(l>999999999999999||isNaN(l))return validate46.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
question_photo_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties\
/properties/question_photo_rules_cnt/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999},message:"\
must be <= 999999999999999"}],!1;if(l<0||isNaN(l))return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_questions/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_photo_rules_cnt",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_photo_rules_cnt/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var i=j===e}else var i=!0}}}}}}}}}}}}}}}}}}else
return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions/"+w.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additio\
nalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var y=D===e;if(!y)break}}else return validate46.
errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions",schemaPath:"#/additi\
onalProperties/properties/options_pcr_forms_questions/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"}],!1;var n=G===e}else var n=!0;if(n){if(E.options_pcr_forms_questions_values!==void 0){let T=E.options_pcr_forms_questions_values;
const G=e;if(e===G)if(T&&typeof T=="object"&&!Array.isArray(T)){for(const w in T){const P=e;if(e===P)if(typeof w=="strin\
g"){if(!pattern0.test(w)){const D={instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_quest\
ions_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/propertyNames/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:w};r===null?r=[D]:r.
push(D),e++}}else{const D={instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_val\
ues",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/propertyNames/type",keyword:"type",
params:{type:"string"},message:"must be string",propertyName:w};r===null?r=[D]:r.push(D),e++}var g=P===e;if(!g){const D={
instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values",schemaPath:"#/addition\
alProperties/properties/options_pcr_forms_questions_values/propertyNames",keyword:"propertyNames",params:{propertyName:w},
message:"property name must be valid"};return r===null?r=[D]:r.push(D),e++,validate46.errors=r,!1;break}}if(g)for(const w in T){
let P=T[w];const D=e;if(e===D)if(P&&typeof P=="object"&&!Array.isArray(P)){let R;if(P.question_value_id===void 0&&(R="qu\
estion_value_id")||P.pcr_question_id===void 0&&(R="pcr_question_id"))return validate46.errors=[{instancePath:t+"/"+k.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+w.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/required",keyword:"required",params:{
missingProperty:R},message:"must have required property '"+R+"'"}],!1;{const z=e;for(const l in P)if(!(l==="question_val\
ue_id"||l==="pcr_question_id"||l==="question_value_active")){const j=e;if(typeof P[l]!="string")return validate46.errors=
[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+w.replace(/~/g,"~0").
replace(/\//g,"~1")+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_p\
cr_forms_questions_values/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var v=j===e;if(!v)break}if(z===e){if(P.question_value_id!==void 0){let l=P.question_value_id;const j=e;
if(e===j)if(typeof l=="string"){if(!pattern0.test(l))return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_value_id",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/questio\
n_value_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else
return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_val\
ues/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_value_id",schemaPath:"#/additionalProperties/properties/option\
s_pcr_forms_questions_values/additionalProperties/properties/question_value_id/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;var c=j===e}else var c=!0;if(c){if(P.pcr_question_id!==void 0){let l=P.pcr_question_id;const j=e;
if(e===j)if(typeof l=="string"){if(!pattern0.test(l))return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/pcr_question_id/pat\
tern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate46.
errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+w.replace(/~/g,
"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_v\
alues/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"}],!1;var c=j===e}else var c=!0;if(c)if(P.question_value_active!==void 0){const l=e;if(typeof P.question_value_active!=
"boolean")return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_que\
stions_values/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/question_value_active",schemaPath:"#/additionalProperties/pro\
perties/options_pcr_forms_questions_values/additionalProperties/properties/question_value_active/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"}],!1;var c=l===e}else var c=!0}}}}else return validate46.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values/"+w.replace(/~/g,"~0").replace(/\//g,"\
~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;var b=D===e;if(!b)break}}else return validate46.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_questions_values",schemaPath:"#/additionalProperties/pr\
operties/options_pcr_forms_questions_values/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var n=G===
e}else var n=!0;if(n){if(E.options_pcr_forms_rules!==void 0){let T=E.options_pcr_forms_rules;const G=e;if(e===G)if(T&&typeof T==
"object"&&!Array.isArray(T)){for(const w in T){const P=e;if(e===P)if(typeof w=="string"){if(!pattern0.test(w)){const D={
instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalPropertie\
s/properties/options_pcr_forms_rules/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"',propertyName:w};r===null?r=[D]:r.push(D),e++}}else{const D={instancePath:t+"/"+k.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalProperties/properties/options_pcr_form\
s_rules/propertyNames/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:w};r===null?r=[D]:
r.push(D),e++}var h=P===e;if(!h){const D={instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_form\
s_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/propertyNames",keyword:"propertyNames",params:{
propertyName:w},message:"property name must be valid"};return r===null?r=[D]:r.push(D),e++,validate46.errors=r,!1;break}}
if(h)for(const w in T){let P=T[w];const D=e;if(e===D)if(P&&typeof P=="object"&&!Array.isArray(P)){let R;if(P.pcr_form_rule_id===
void 0&&(R="pcr_form_rule_id")||P.pcr_question_id===void 0&&(R="pcr_question_id"))return validate46.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/required",keyword:"required",params:{missingProperty:R},
message:"must have required property '"+R+"'"}],!1;{const z=e;for(const l in P)if(!(l==="pcr_form_rule_id"||l==="pcr_for\
m_id"||l==="pcr_question_id"||l==="rule_type"||l==="rule_operator")){const j=e;if(typeof P[l]!="string")return validate46.
errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+w.replace(/~/g,"~0").replace(
/\//g,"~1")+"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms\
_rules/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var _=j===e;if(!_)break}if(z===e){if(P.pcr_form_rule_id!==void 0){let l=P.pcr_form_rule_id;const j=e;if(e===j)if(typeof l==
"string"){if(!pattern0.test(l))return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
options_pcr_forms_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_rule_id",schemaPath:"#/additionalPropertie\
s/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_form_rule_id/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate46.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_\
form_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_\
form_rule_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var q=j===e}else var q=!0;if(q){if(P.
pcr_form_id!==void 0){let l=P.pcr_form_id;const j=e;if(e===j)if(typeof l=="string"){if(!pattern0.test(l))return validate46.
errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+w.replace(/~/g,"~0").replace(
/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/pr\
operties/pcr_form_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,6\
4}$"'}],!1}else return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_for\
ms_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options\
_pcr_forms_rules/additionalProperties/properties/pcr_form_id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"}],!1;var q=j===e}else var q=!0;if(q){if(P.pcr_question_id!==void 0){let l=P.pcr_question_id;const j=e;if(e===j)
if(typeof l=="string"){if(!pattern0.test(l))return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalPr\
operties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_question_id/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate46.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_\
question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_q\
uestion_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var q=j===e}else var q=!0;if(q){if(P.
rule_type!==void 0){let l=P.rule_type;const j=e;if(!(l==="field"||l==="action"))return validate46.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/rule\
_type",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/rule_type/e\
num",keyword:"enum",params:{allowedValues:allowed9},message:"must be equal to one of the allowed values"}],!1;var q=j===
e}else var q=!0;if(q)if(P.rule_operator!==void 0){let l=P.rule_operator;const j=e;if(!(l==="="||l==="not_equal"||l===">"||
l==="<"||l==="contains_any"||l==="contains_all"||l==="doesnt_contain_any"||l==="doesnt_contain_all"||l==="count"||l==="c\
ount_less_than"||l==="count_greater_than"||l==="length_greater_than"||l==="length_less_than"||l==="length_equal"))return validate46.
errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules/"+w.replace(/~/g,"~0").replace(
/\//g,"~1")+"/rule_operator",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/\
properties/rule_operator/enum",keyword:"enum",params:{allowedValues:allowed10},message:"must be equal to one of the allo\
wed values"}],!1;var q=j===e}else var q=!0}}}}}}else return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").
replace(/\//g,"~1")+"/options_pcr_forms_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalPropert\
ies/properties/options_pcr_forms_rules/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be\
 object"}],!1;var O=D===e;if(!O)break}}else return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"}],!1;var n=G===e}else var n=!0;if(n){if(E.options_pcr_forms_rules_checks!==
void 0){let T=E.options_pcr_forms_rules_checks;const G=e;if(e===G)if(T&&typeof T=="object"&&!Array.isArray(T)){for(const w in T){
const P=e;if(e===P)if(typeof w=="string"){if(!pattern0.test(w)){const D={instancePath:t+"/"+k.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_rules_checks",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_chec\
ks/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',
propertyName:w};r===null?r=[D]:r.push(D),e++}}else{const D={instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_rules_checks",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/propertyN\
ames/type",keyword:"type",params:{type:"string"},message:"must be string",propertyName:w};r===null?r=[D]:r.push(D),e++}var N=P===
e;if(!N){const D={instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules_checks/propertyNames",keyword:"propertyNames",params:{propertyName:w},
message:"property name must be valid"};return r===null?r=[D]:r.push(D),e++,validate46.errors=r,!1;break}}if(N)for(const w in T){
let P=T[w];const D=e;if(e===D)if(P&&typeof P=="object"&&!Array.isArray(P)){let R;if(P.pcr_rule_check_id===void 0&&(R="pc\
r_rule_check_id")||P.pcr_form_rule_id===void 0&&(R="pcr_form_rule_id")||P.pcr_question_id===void 0&&(R="pcr_question_id"))
return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+
w.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/ad\
ditionalProperties/required",keyword:"required",params:{missingProperty:R},message:"must have required property '"+R+"'"}],
!1;{const z=e;for(const l in P)if(!(l==="pcr_rule_check_id"||l==="pcr_form_rule_id"||l==="pcr_question_id"||l==="check_o\
perator")){const j=e;if(typeof P[l]!="string")return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_rules_checks/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+l.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/additional\
Properties/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var $=j===e;if(!$)break}if(z===e){if(P.
pcr_rule_check_id!==void 0){let l=P.pcr_rule_check_id;const j=e;if(e===j)if(typeof l=="string"){if(!pattern0.test(l))return validate46.
errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+w.replace(/~/g,"\
~0").replace(/\//g,"~1")+"/pcr_rule_check_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_chec\
ks/additionalProperties/properties/pcr_rule_check_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"'}],!1}else return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_rules_checks/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_rule_check_id",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_rule_check_id/type",
keyword:"type",params:{type:"string"},message:"must be string"}],!1;var A=j===e}else var A=!0;if(A){if(P.pcr_form_rule_id!==
void 0){let l=P.pcr_form_rule_id;const j=e;if(e===j)if(typeof l=="string"){if(!pattern0.test(l))return validate46.errors=
[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+w.replace(/~/g,"~0").replace(
/\//g,"~1")+"/pcr_form_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalP\
roperties/properties/pcr_form_rule_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pa\
ttern "^[0-9]{1,64}$"'}],!1}else return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_rules_checks/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_form_rule_id",schemaPath:"#/additional\
Properties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_form_rule_id/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"}],!1;var A=j===e}else var A=!0;if(A){if(P.pcr_question_id!==void 0){let l=P.
pcr_question_id;const j=e;if(e===j)if(typeof l=="string"){if(!pattern0.test(l))return validate46.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+
"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/pro\
perties/pcr_question_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{\
1,64}$"'}],!1}else return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_\
forms_rules_checks/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/prop\
erties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var A=j===e}else var A=!0;if(A)if(P.check_operator!==void 0){let l=P.check_operator;
const j=e;if(!(l==="show"||l==="hide"))return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,
"~1")+"/options_pcr_forms_rules_checks/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/check_operator",schemaPath:"#/additi\
onalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/check_operator/enum",keyword:"e\
num",params:{allowedValues:allowed11},message:"must be equal to one of the allowed values"}],!1;var A=j===e}else var A=!0}}}}}else
return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks/"+
w.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/ad\
ditionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var F=D===e;if(!F)break}}else
return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_rules_checks",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/type",keyword:"type",params:{type:"object"},
message:"must be object"}],!1;var n=G===e}else var n=!0;if(n)if(E.options_pcr_forms_photo_rules!==void 0){let T=E.options_pcr_forms_photo_rules;
const G=e;if(e===G)if(T&&typeof T=="object"&&!Array.isArray(T)){for(const w in T){const P=e;if(e===P)if(typeof w=="strin\
g"){if(!pattern0.test(w)){const D={instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo\
_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/propertyNames/pattern",keyword:"patt\
ern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"',propertyName:w};r===null?r=[D]:r.push(
D),e++}}else{const D={instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules",schemaPath:"\
#/additionalProperties/properties/options_pcr_forms_photo_rules/propertyNames/type",keyword:"type",params:{type:"string"},
message:"must be string",propertyName:w};r===null?r=[D]:r.push(D),e++}var V=P===e;if(!V){const D={instancePath:t+"/"+k.replace(
/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules",schemaPath:"#/additionalProperties/properties/options_pc\
r_forms_photo_rules/propertyNames",keyword:"propertyNames",params:{propertyName:w},message:"property name must be valid"};
return r===null?r=[D]:r.push(D),e++,validate46.errors=r,!1;break}}if(V)for(const w in T){let P=T[w];const D=e;if(e===D)if(P&&
typeof P=="object"&&!Array.isArray(P)){let R;if(P.pcr_photo_rule_id===void 0&&(R="pcr_photo_rule_id")||P.pcr_question_id===
void 0&&(R="pcr_question_id"))return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/o\
ptions_pcr_forms_photo_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/op\
tions_pcr_forms_photo_rules/additionalProperties/required",keyword:"required",params:{missingProperty:R},message:"must h\
ave required property '"+R+"'"}],!1;{const z=e;for(const l in P)if(!(l==="pcr_photo_rule_id"||l==="pcr_question_id"||l===
"rule_operator"||l==="min_photo"||l==="max_photo")){const j=e;if(typeof P[l]!="string")return validate46.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+
"/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules\
/additionalProperties/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var x=j===
e;if(!x)break}if(z===e){if(P.pcr_photo_rule_id!==void 0){let l=P.pcr_photo_rule_id;const j=e;if(e===j)if(typeof l=="stri\
ng"){if(!pattern0.test(l))return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/optio\
ns_pcr_forms_photo_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_photo_rule_id",schemaPath:"#/additionalPropert\
ies/properties/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_photo_rule_id/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate46.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+
"/pcr_photo_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/pr\
operties/pcr_photo_rule_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var L=j===e}else var L=!0;
if(L){if(P.pcr_question_id!==void 0){let l=P.pcr_question_id;const j=e;if(e===j)if(typeof l=="string"){if(!pattern0.test(
l))return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rule\
s/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pc\
r_forms_photo_rules/additionalProperties/properties/pcr_question_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1\
,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,
"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/pcr_question_id",
schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_question\
_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var L=j===e}else var L=!0;if(L){if(P.rule_operator!==
void 0){let l=P.rule_operator;const j=e;if(!(l==="default"||l==="="||l==="not_equal"||l===">"||l==="<"||l==="contains_an\
y"||l==="contains_all"||l==="doesnt_contain_any"||l==="doesnt_contain_all"||l==="count"||l==="count_less_than"||l==="cou\
nt_greater_than"||l==="length_greater_than"||l==="length_less_than"||l==="length_equal"))return validate46.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+
"/rule_operator",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/proper\
ties/rule_operator/enum",keyword:"enum",params:{allowedValues:allowed12},message:"must be equal to one of the allowed va\
lues"}],!1;var L=j===e}else var L=!0;if(L){if(P.min_photo!==void 0){let l=P.min_photo;const j=e;if(!(typeof l=="number"&&
!(l%1)&&!isNaN(l)&&isFinite(l)))return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"\
/options_pcr_forms_photo_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/min_photo",schemaPath:"#/additionalPropertie\
s/properties/options_pcr_forms_photo_rules/additionalProperties/properties/min_photo/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"}],!1;if(e===j&&typeof l=="number"&&isFinite(l)){if(l>999999999999999||isNaN(l))return validate46.
errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+w.replace(/~/g,"~\
0").replace(/\//g,"~1")+"/min_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additio\
nalProperties/properties/min_photo/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999},message:"mu\
st be <= 999999999999999"}],!1;if(l<0||isNaN(l))return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(
/\//g,"~1")+"/options_pcr_forms_photo_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/min_photo",schemaPath:"#/additi\
onalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/min_photo/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var L=j===e}else var L=!0;if(L)if(P.max_photo!==void 0){
let l=P.max_photo;const j=e;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)))return validate46.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+
"/max_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties\
/max_photo/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===j&&typeof l=="number"&&isFinite(
l)){if(l>999999999999999||isNaN(l))return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+
"/options_pcr_forms_photo_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1")+"/max_photo",schemaPath:"#/additionalProperti\
es/properties/options_pcr_forms_photo_rules/additionalProperties/properties/max_photo/maximum",keyword:"maximum",params:{
comparison:"<=",limit:999999999999999},message:"must be <= 999999999999999"}],!1;if(l<0||isNaN(l))return validate46.errors=
[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr_forms_photo_rules/"+w.replace(/~/g,"~0").replace(
/\//g,"~1")+"/max_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalPropertie\
s/properties/max_photo/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var L=j===
e}else var L=!0}}}}}}else return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/optio\
ns_pcr_forms_photo_rules/"+w.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/properties/option\
s_pcr_forms_photo_rules/additionalProperties/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var H=D===
e;if(!H)break}}else return validate46.errors=[{instancePath:t+"/"+k.replace(/~/g,"~0").replace(/\//g,"~1")+"/options_pcr\
_forms_photo_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;var n=G===e}else var n=!0}}}}}else return validate46.errors=[{instancePath:t+
"/"+k.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"}],!1;var M=B===e;if(!M)break}}else return validate46.errors=[{instancePath:t,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate46.errors=r,e===0}function validate47(s,{
instancePath:t="",parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;if(e===0)if(Array.isArray(s)){var a=!0;
const f=s.length;for(let n=0;n<f;n++){let d=s[n];const u=e;if(e===u)if(d&&typeof d=="object"&&!Array.isArray(d)){let y;if(d.
report_id===void 0&&(y="report_id")||d.wo_number===void 0&&(y="wo_number")||d.wo_status===void 0&&(y="wo_status")||d.pending_cancellation_timestamp===
void 0&&(y="pending_cancellation_timestamp"))return validate47.errors=[{instancePath:t+"/"+n,schemaPath:"#/items/require\
d",keyword:"required",params:{missingProperty:y},message:"must have required property '"+y+"'"}],!1;if(d.report_id!==void 0){
let g=d.report_id;const v=e,c=e;let b=!1;const h=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){const _={instancePath:t+
"/"+n+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};r===null?r=[_]:r.push(_),e++}if(e===h&&typeof g=="number"&&isFinite(g)){if(g>9007199254740991||isNaN(g)){
const _={instancePath:t+"/"+n+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};r===null?r=[_]:r.push(_),e++}else if(g<0||
isNaN(g)){const _={instancePath:t+"/"+n+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/0/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};r===null?r=[_]:r.push(_),e++}}var o=h===e;if(b=b||o,!b){
const _=e;if(e===_)if(typeof g=="string"){if(!pattern1.test(g)){const O={instancePath:t+"/"+n+"/report_id",schemaPath:"#\
/items/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pat\
tern "^[0-9]{16,64}$"'};r===null?r=[O]:r.push(O),e++}}else{const O={instancePath:t+"/"+n+"/report_id",schemaPath:"#/item\
s/properties/report_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[O]:r.push(
O),e++}var o=_===e;b=b||o}if(b)e=c,r!==null&&(c?r.length=c:r=null);else{const _={instancePath:t+"/"+n+"/report_id",schemaPath:"\
#/items/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=
[_]:r.push(_),e++,validate47.errors=r,!1}var p=v===e}else var p=!0;if(p){if(d.wo_number!==void 0){const g=e;if(typeof d.
wo_number!="string")return validate47.errors=[{instancePath:t+"/"+n+"/wo_number",schemaPath:"#/items/properties/wo_numbe\
r/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var p=g===e}else var p=!0;if(p){if(d.org_wo_num!==
void 0){let g=d.org_wo_num;const v=e,c=e;let b=!1;const h=e;if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){const q={
instancePath:t+"/"+n+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf/0/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};r===null?r=[q]:r.push(q),e++}if(e===h&&typeof g=="number"&&isFinite(g)){if(g>9007199254740991||
isNaN(g)){const q={instancePath:t+"/"+n+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf/0/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};r===null?r=[q]:r.push(q),
e++}else if(g<0||isNaN(g)){const q={instancePath:t+"/"+n+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf/0\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};r===null?r=[q]:r.push(q),e++}}var m=h===
e;if(b=b||m,!b){const q=e;if(e===q)if(typeof g=="string"){if(!pattern1.test(g)){const N={instancePath:t+"/"+n+"/org_wo_n\
um",schemaPath:"#/items/properties/org_wo_num/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'\
must match pattern "^[0-9]{16,64}$"'};r===null?r=[N]:r.push(N),e++}}else{const N={instancePath:t+"/"+n+"/org_wo_num",schemaPath:"\
#/items/properties/org_wo_num/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[
N]:r.push(N),e++}var m=q===e;b=b||m}if(b)e=c,r!==null&&(c?r.length=c:r=null);else{const q={instancePath:t+"/"+n+"/org_wo\
_num",schemaPath:"#/items/properties/org_wo_num/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
return r===null?r=[q]:r.push(q),e++,validate47.errors=r,!1}var p=v===e}else var p=!0;if(p){if(d.wo_status!==void 0){const g=e;
if(typeof d.wo_status!="string")return validate47.errors=[{instancePath:t+"/"+n+"/wo_status",schemaPath:"#/items/propert\
ies/wo_status/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var p=g===e}else var p=!0;if(p){
if(d.transaction_id!==void 0){let g=d.transaction_id;const v=e;if(e===v)if(typeof g=="string"){if(func2(g)>255)return validate47.
errors=[{instancePath:t+"/"+n+"/transaction_id",schemaPath:"#/items/properties/transaction_id/maxLength",keyword:"maxLen\
gth",params:{limit:255},message:"must NOT have more than 255 characters"}],!1;if(func2(g)<1)return validate47.errors=[{instancePath:t+
"/"+n+"/transaction_id",schemaPath:"#/items/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"}],!1}else return validate47.errors=[{instancePath:t+"/"+n+"/transaction_id",schemaPath:"\
#/items/properties/transaction_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var p=v===e}else
var p=!0;if(p)if(d.pending_cancellation_timestamp!==void 0){let g=d.pending_cancellation_timestamp;const v=e;if(e===v)if(typeof g==
"string"){if(!pattern19.test(g))return validate47.errors=[{instancePath:t+"/"+n+"/pending_cancellation_timestamp",schemaPath:"\
#/items/properties/pending_cancellation_timestamp/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,11}$"},message:'m\
ust match pattern "^[0-9]{1,11}$"'}],!1}else return validate47.errors=[{instancePath:t+"/"+n+"/pending_cancellation_time\
stamp",schemaPath:"#/items/properties/pending_cancellation_timestamp/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var p=v===e}else var p=!0}}}}}else return validate47.errors=[{instancePath:t+"/"+n,schemaPath:"#/it\
ems/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var a=u===e;if(!a)break}}else return validate47.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;return validate47.
errors=r,e===0}function validate48(s,{instancePath:t="",parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;
if(e===0)if(Array.isArray(s)){var a=!0;const p=s.length;for(let m=0;m<p;m++){let f=s[m];const n=e;if(e===n)if(f&&typeof f==
"object"&&!Array.isArray(f)){let u;if(f.report_id===void 0&&(u="report_id")||f.wo_number===void 0&&(u="wo_number")||f.wo_status===
void 0&&(u="wo_status")||f.pending_cancellation_timestamp===void 0&&(u="pending_cancellation_timestamp"))return validate48.
errors=[{instancePath:t+"/"+m,schemaPath:"#/items/required",keyword:"required",params:{missingProperty:u},message:"must \
have required property '"+u+"'"}],!1;if(f.report_id!==void 0){let i=f.report_id;const y=e;if(e===y)if(typeof i=="string"){
if(!pattern0.test(i))return validate48.errors=[{instancePath:t+"/"+m+"/report_id",schemaPath:"#/items/properties/report_\
id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate48.
errors=[{instancePath:t+"/"+m+"/report_id",schemaPath:"#/items/properties/report_id/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"}],!1;var o=y===e}else var o=!0;if(o){if(f.wo_number!==void 0){const i=e;if(typeof f.wo_number!=
"string")return validate48.errors=[{instancePath:t+"/"+m+"/wo_number",schemaPath:"#/items/properties/wo_number/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var o=i===e}else var o=!0;if(o){if(f.org_wo_num!==void 0){let i=f.
org_wo_num;const y=e;if(e===y)if(typeof i=="string"){if(!pattern0.test(i))return validate48.errors=[{instancePath:t+"/"+
m+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"'}],!1}else return validate48.errors=[{instancePath:t+"/"+m+"/org_wo_num",schemaPath:"\
#/items/properties/org_wo_num/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=y===e}else
var o=!0;if(o){if(f.wo_status!==void 0){const i=e;if(typeof f.wo_status!="string")return validate48.errors=[{instancePath:t+
"/"+m+"/wo_status",schemaPath:"#/items/properties/wo_status/type",keyword:"type",params:{type:"string"},message:"must be\
 string"}],!1;var o=i===e}else var o=!0;if(o){if(f.transaction_id!==void 0){let i=f.transaction_id;const y=e;if(e===y)if(typeof i==
"string"){if(func2(i)>255)return validate48.errors=[{instancePath:t+"/"+m+"/transaction_id",schemaPath:"#/items/properti\
es/transaction_id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"}],!1;
if(func2(i)<1)return validate48.errors=[{instancePath:t+"/"+m+"/transaction_id",schemaPath:"#/items/properties/transacti\
on_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate48.
errors=[{instancePath:t+"/"+m+"/transaction_id",schemaPath:"#/items/properties/transaction_id/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var o=y===e}else var o=!0;if(o)if(f.pending_cancellation_timestamp!==void 0){
let i=f.pending_cancellation_timestamp;const y=e;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)))return validate48.
errors=[{instancePath:t+"/"+m+"/pending_cancellation_timestamp",schemaPath:"#/items/properties/pending_cancellation_time\
stamp/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===y&&typeof i=="number"&&isFinite(
i)){if(i>99999999999||isNaN(i))return validate48.errors=[{instancePath:t+"/"+m+"/pending_cancellation_timestamp",schemaPath:"\
#/items/properties/pending_cancellation_timestamp/maximum",keyword:"maximum",params:{comparison:"<=",limit:99999999999},
message:"must be <= 99999999999"}],!1;if(i<0||isNaN(i))return validate48.errors=[{instancePath:t+"/"+m+"/pending_cancell\
ation_timestamp",schemaPath:"#/items/properties/pending_cancellation_timestamp/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"}],!1}var o=y===e}else var o=!0}}}}}else return validate48.errors=[{instancePath:t+"/"+
m,schemaPath:"#/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var a=n===e;if(!a)break}}else
return validate48.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be arra\
y"}],!1;return validate48.errors=r,e===0}function validate49(s,{instancePath:t="",parentData:Z,parentDataProperty:K,rootData:C=s}={}){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.report_id===void 0&&(m="report_id")||s.wo_number===
void 0&&(m="wo_number")||s.wo_status===void 0&&(m="wo_status")||s.pending_cancellation_timestamp===void 0&&(m="pending_c\
ancellation_timestamp"))return validate49.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m},
message:"must have required property '"+m+"'"}],!1;if(s.report_id!==void 0){let f=s.report_id;const n=e,d=e;let u=!1;const i=e;
if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){const y={instancePath:t+"/report_id",schemaPath:"#/properties/\
report_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?r=[y]:r.push(y),e++}if(e===
i&&typeof f=="number"&&isFinite(f)){if(f>9007199254740991||isNaN(f)){const y={instancePath:t+"/report_id",schemaPath:"#/\
properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be\
 <= 9007199254740991"};r===null?r=[y]:r.push(y),e++}else if(f<0||isNaN(f)){const y={instancePath:t+"/report_id",schemaPath:"\
#/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};r===null?
r=[y]:r.push(y),e++}}var a=i===e;if(u=u||a,!u){const y=e;if(e===y)if(typeof f=="string"){if(!pattern1.test(f)){const v={
instancePath:t+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9\
]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};r===null?r=[v]:r.push(v),e++}}else{const v={instancePath:t+"/\
report_id",schemaPath:"#/properties/report_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};r===null?r=[v]:r.push(v),e++}var a=y===e;u=u||a}if(u)e=d,r!==null&&(d?r.length=d:r=null);else{const y={instancePath:t+
"/report_id",schemaPath:"#/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
return r===null?r=[y]:r.push(y),e++,validate49.errors=r,!1}var o=n===e}else var o=!0;if(o){if(s.wo_number!==void 0){const f=e;
if(typeof s.wo_number!="string")return validate49.errors=[{instancePath:t+"/wo_number",schemaPath:"#/properties/wo_numbe\
r/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=f===e}else var o=!0;if(o){if(s.org_wo_num!==
void 0){let f=s.org_wo_num;const n=e,d=e;let u=!1;const i=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){const g={
instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};r===null?r=[g]:r.push(g),e++}if(e===i&&typeof f=="number"&&isFinite(f)){if(f>9007199254740991||isNaN(f)){
const g={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};r===null?r=[g]:r.push(g),e++}else if(f<0||isNaN(f)){const g={
instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};r===null?r=[g]:r.push(g),e++}}var p=i===e;if(u=u||p,!u){const g=e;if(e===g)if(typeof f==
"string"){if(!pattern1.test(f)){const c={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/1/patter\
n",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};r===null?r=[c]:r.push(
c),e++}}else{const c={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/1/type",keyword:"type",params:{
type:"string"},message:"must be string"};r===null?r=[c]:r.push(c),e++}var p=g===e;u=u||p}if(u)e=d,r!==null&&(d?r.length=
d:r=null);else{const g={instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};return r===null?r=[g]:r.push(g),e++,validate49.errors=r,!1}var o=n===e}else var o=!0;
if(o){if(s.wo_status!==void 0){const f=e;if(typeof s.wo_status!="string")return validate49.errors=[{instancePath:t+"/wo_\
status",schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=f===
e}else var o=!0;if(o){if(s.transaction_id!==void 0){let f=s.transaction_id;const n=e;if(e===n)if(typeof f=="string"){if(func2(
f)>255)return validate49.errors=[{instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"\
maxLength",params:{limit:255},message:"must NOT have more than 255 characters"}],!1;if(func2(f)<1)return validate49.errors=
[{instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"}],!1}else return validate49.errors=[{instancePath:t+"/transaction_id",schemaPath:"\
#/properties/transaction_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=n===e}else var o=!0;
if(o)if(s.pending_cancellation_timestamp!==void 0){let f=s.pending_cancellation_timestamp;const n=e;if(e===n)if(typeof f==
"string"){if(!pattern19.test(f))return validate49.errors=[{instancePath:t+"/pending_cancellation_timestamp",schemaPath:"\
#/properties/pending_cancellation_timestamp/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,11}$"},message:'must ma\
tch pattern "^[0-9]{1,11}$"'}],!1}else return validate49.errors=[{instancePath:t+"/pending_cancellation_timestamp",schemaPath:"\
#/properties/pending_cancellation_timestamp/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=n===
e}else var o=!0}}}}}else return validate49.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"}],!1;return validate49.errors=r,e===0}function validate50(s,{instancePath:t="",parentData:Z,
parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.report_id===
void 0&&(o="report_id")||s.wo_number===void 0&&(o="wo_number")||s.wo_status===void 0&&(o="wo_status")||s.pending_cancellation_timestamp===
void 0&&(o="pending_cancellation_timestamp"))return validate50.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:o},message:"must have required property '"+o+"'"}],!1;if(s.report_id!==void 0){let p=s.
report_id;const m=e;if(e===m)if(typeof p=="string"){if(!pattern0.test(p))return validate50.errors=[{instancePath:t+"/rep\
ort_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must mat\
ch pattern "^[0-9]{1,64}$"'}],!1}else return validate50.errors=[{instancePath:t+"/report_id",schemaPath:"#/properties/re\
port_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=m===e}else var a=!0;if(a){if(s.wo_number!==
void 0){const p=e;if(typeof s.wo_number!="string")return validate50.errors=[{instancePath:t+"/wo_number",schemaPath:"#/p\
roperties/wo_number/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=p===e}else var a=!0;
if(a){if(s.org_wo_num!==void 0){let p=s.org_wo_num;const m=e;if(e===m)if(typeof p=="string"){if(!pattern0.test(p))return validate50.
errors=[{instancePath:t+"/org_wo_num",schemaPath:"#/properties/org_wo_num/pattern",keyword:"pattern",params:{pattern:"^[\
0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate50.errors=[{instancePath:t+"/org_wo_\
num",schemaPath:"#/properties/org_wo_num/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=m===
e}else var a=!0;if(a){if(s.wo_status!==void 0){const p=e;if(typeof s.wo_status!="string")return validate50.errors=[{instancePath:t+
"/wo_status",schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var a=p===e}else var a=!0;if(a){if(s.transaction_id!==void 0){let p=s.transaction_id;const m=e;if(e===m)if(typeof p=="st\
ring"){if(func2(p)>255)return validate50.errors=[{instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_\
id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"}],!1;if(func2(p)<1)
return validate50.errors=[{instancePath:t+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate50.errors=[{instancePath:t+
"/transaction_id",schemaPath:"#/properties/transaction_id/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"}],!1;var a=m===e}else var a=!0;if(a)if(s.pending_cancellation_timestamp!==void 0){let p=s.pending_cancellation_timestamp;
const m=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return validate50.errors=[{instancePath:t+"/pending_c\
ancellation_timestamp",schemaPath:"#/properties/pending_cancellation_timestamp/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"}],!1;if(e===m&&typeof p=="number"&&isFinite(p)){if(p>99999999999||isNaN(p))return validate50.
errors=[{instancePath:t+"/pending_cancellation_timestamp",schemaPath:"#/properties/pending_cancellation_timestamp/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:99999999999},message:"must be <= 99999999999"}],!1;if(p<0||isNaN(p))return validate50.
errors=[{instancePath:t+"/pending_cancellation_timestamp",schemaPath:"#/properties/pending_cancellation_timestamp/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var a=m===e}else var a=!0}}}}}else return validate50.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate50.
errors=r,e===0}function validate51(s,{instancePath:t="",parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;
return s!==null?(validate51.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"null"},message:"mus\
t be null"}],!1):(validate51.errors=r,e===0)}function validate52(s,{instancePath:t="",parentData:Z,parentDataProperty:K,
rootData:C=s}={}){let r=null,e=0;const a=e;let o=!1;const p=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.qty_bid===
void 0&&(g="qty_bid")){const v={instancePath:t,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty:g},
message:"must have required property '"+g+"'"};r===null?r=[v]:r.push(v),e++}}var m=p===e;if(o=o||m,!o){const g=e;if(s&&typeof s==
"object"&&!Array.isArray(s)){let c;if(s.qty_comp===void 0&&(c="qty_comp")){const b={instancePath:t,schemaPath:"#/anyOf/1\
/required",keyword:"required",params:{missingProperty:c},message:"must have required property '"+c+"'"};r===null?r=[b]:r.
push(b),e++}}var m=g===e;o=o||m}if(o){e=a,r!==null&&(a?r.length=a:r=null);const g=e;let v=!0;const c=e;if(s&&typeof s=="\
object"&&!Array.isArray(s)&&s.dst_invoice_item_id!==void 0&&s.dst_invoice_item_id!==null){const b={};r===null?r=[b]:r.push(
b),e++}var f=c===e;if(e=g,r!==null&&(g?r.length=g:r=null),f){const b=e;if(s&&typeof s=="object"&&!Array.isArray(s)){let _;
if(s.invoice_item_desc===void 0&&(_="invoice_item_desc"))return validate52.errors=[{instancePath:t,schemaPath:"#/then/re\
quired",keyword:"required",params:{missingProperty:_},message:"must have required property '"+_+"'"}],!1}var f=b===e;v=f}
if(!v){const b={instancePath:t,schemaPath:"#/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" \
schema'};return r===null?r=[b]:r.push(b),e++,validate52.errors=r,!1}}else{const g={instancePath:t,schemaPath:"#/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[g]:r.push(g),e++,validate52.errors=r,!1}if(e===
0)if(s&&typeof s=="object"&&!Array.isArray(s)){let g;if(s.report_id===void 0&&(g="report_id"))return validate52.errors=[
{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:g},message:"must have required proper\
ty '"+g+"'"}],!1;if(s.comp_note_id!==void 0){let v=s.comp_note_id;const c=e;if(e===c)if(typeof v=="string"){if(!pattern0.
test(v))return validate52.errors=[{instancePath:t+"/comp_note_id",schemaPath:"#/properties/comp_note_id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate52.errors=
[{instancePath:t+"/comp_note_id",schemaPath:"#/properties/comp_note_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var n=c===e}else var n=!0;if(n){if(s.report_id!==void 0){let v=s.report_id;const c=e;if(e===c)if(typeof v==
"string"){if(!pattern0.test(v))return validate52.errors=[{instancePath:t+"/report_id",schemaPath:"#/properties/report_id\
/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate52.
errors=[{instancePath:t+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var n=c===e}else var n=!0;if(n){if(s.dst_invoice_item_id!==void 0){let v=s.dst_invoice_item_id;const c=e,
b=e;let h=!1;const _=e;if(e===_)if(typeof v=="string"){if(!pattern0.test(v)){const O={instancePath:t+"/dst_invoice_item_\
id",schemaPath:"#/properties/dst_invoice_item_id/anyOf/0/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"'};r===null?r=[O]:r.push(O),e++}}else{const O={instancePath:t+"/dst_invoice_item_id",schemaPath:"\
#/properties/dst_invoice_item_id/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?
r=[O]:r.push(O),e++}var d=_===e;if(h=h||d,!h){const O=e;if(v!==null){const $={instancePath:t+"/dst_invoice_item_id",schemaPath:"\
#/properties/dst_invoice_item_id/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};r===null?r=[$]:
r.push($),e++}var d=O===e;h=h||d}if(h)e=b,r!==null&&(b?r.length=b:r=null);else{const O={instancePath:t+"/dst_invoice_ite\
m_id",schemaPath:"#/properties/dst_invoice_item_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyO\
f"};return r===null?r=[O]:r.push(O),e++,validate52.errors=r,!1}var n=c===e}else var n=!0;if(n){if(s.src_invoice_item_id!==
void 0){let v=s.src_invoice_item_id;const c=e;if(e===c)if(typeof v=="string"){if(!pattern0.test(v))return validate52.errors=
[{instancePath:t+"/src_invoice_item_id",schemaPath:"#/properties/src_invoice_item_id/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate52.errors=[{instancePath:t+
"/src_invoice_item_id",schemaPath:"#/properties/src_invoice_item_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var n=c===e}else var n=!0;if(n){if(s.invoice_item_desc!==void 0){const v=e;if(typeof s.invoice_item_desc!=
"string")return validate52.errors=[{instancePath:t+"/invoice_item_desc",schemaPath:"#/properties/invoice_item_desc/type",
keyword:"type",params:{type:"string"},message:"must be string"}],!1;var n=v===e}else var n=!0;if(n){if(s.qty_bid!==void 0){
let v=s.qty_bid;const c=e;if(e===c)if(typeof v=="string"){if(!pattern68.test(v))return validate52.errors=[{instancePath:t+
"/qty_bid",schemaPath:"#/properties/qty_bid/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'\
must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'}],!1}else return validate52.errors=[{instancePath:t+"/qty_bid",schemaPath:"\
#/properties/qty_bid/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var n=c===e}else var n=!0;
if(n){if(s.client_price_bid!==void 0){let v=s.client_price_bid;const c=e;if(e===c)if(typeof v=="string"){if(!pattern68.test(
v))return validate52.errors=[{instancePath:t+"/client_price_bid",schemaPath:"#/properties/client_price_bid/pattern",keyword:"\
pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'}],!1}else
return validate52.errors=[{instancePath:t+"/client_price_bid",schemaPath:"#/properties/client_price_bid/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"}],!1;var n=c===e}else var n=!0;if(n){if(s.bid_note!==void 0){const v=e;
if(typeof s.bid_note!="string")return validate52.errors=[{instancePath:t+"/bid_note",schemaPath:"#/properties/bid_note/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var n=v===e}else var n=!0;if(n){if(s.qty_comp!==
void 0){let v=s.qty_comp;const c=e;if(e===c)if(typeof v=="string"){if(!pattern68.test(v))return validate52.errors=[{instancePath:t+
"/qty_comp",schemaPath:"#/properties/qty_comp/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'\
must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'}],!1}else return validate52.errors=[{instancePath:t+"/qty_comp",schemaPath:"\
#/properties/qty_comp/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var n=c===e}else var n=!0;
if(n){if(s.comp_note!==void 0){const v=e;if(typeof s.comp_note!="string")return validate52.errors=[{instancePath:t+"/com\
p_note",schemaPath:"#/properties/comp_note/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var n=v===
e}else var n=!0;if(n){if(s.remote_id!==void 0){let v=s.remote_id;const c=e;if(e===c)if(typeof v=="string"){if(!pattern0.
test(v))return validate52.errors=[{instancePath:t+"/remote_id",schemaPath:"#/properties/remote_id/pattern",keyword:"patt\
ern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate52.errors=[{
instancePath:t+"/remote_id",schemaPath:"#/properties/remote_id/type",keyword:"type",params:{type:"string"},message:"must\
 be string"}],!1;var n=c===e}else var n=!0;if(n){if(s.photo_flag_data!==void 0){let v=s.photo_flag_data;const c=e;if(e===
c)if(Array.isArray(v)){var u=!0;const h=v.length;for(let _=0;_<h;_++){let q=v[_];const O=e,N=e;let $=!0;const A=e;if(q&&
typeof q=="object"&&!Array.isArray(q)){let V;if(q.work_type===void 0&&(V="work_type")){const x={};r===null?r=[x]:r.push(
x),e++}else if(q.work_type!==void 0&&q.work_type!=="b"){const x={};r===null?r=[x]:r.push(x),e++}}var i=A===e;if(e=N,r!==
null&&(N?r.length=N:r=null),i){const V=e;if(q&&typeof q=="object"&&!Array.isArray(q)&&q.stage!==void 0&&q.stage!=="b")return validate52.
errors=[{instancePath:t+"/photo_flag_data/"+_+"/stage",schemaPath:"#/properties/photo_flag_data/items/then/properties/st\
age/enum",keyword:"enum",params:{allowedValues:allowed14},message:"must be equal to one of the allowed values"}],!1;var i=V===
e;$=i}if(!$){const V={instancePath:t+"/photo_flag_data/"+_,schemaPath:"#/properties/photo_flag_data/items/if",keyword:"i\
f",params:{failingKeyword:"then"},message:'must match "then" schema'};return r===null?r=[V]:r.push(V),e++,validate52.errors=
r,!1}if(e===O)if(q&&typeof q=="object"&&!Array.isArray(q)){let V;if(q.file_id===void 0&&(V="file_id")||q.work_type===void 0&&
(V="work_type")||q.stage===void 0&&(V="stage"))return validate52.errors=[{instancePath:t+"/photo_flag_data/"+_,schemaPath:"\
#/properties/photo_flag_data/items/required",keyword:"required",params:{missingProperty:V},message:"must have required p\
roperty '"+V+"'"}],!1;if(q.file_id!==void 0){let x=q.file_id;const L=e;if(e===L)if(typeof x=="string"){if(func2(x)>255)return validate52.
errors=[{instancePath:t+"/photo_flag_data/"+_+"/file_id",schemaPath:"#/properties/photo_flag_data/items/properties/file_\
id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"}],!1;if(func2(x)<1)
return validate52.errors=[{instancePath:t+"/photo_flag_data/"+_+"/file_id",schemaPath:"#/properties/photo_flag_data/item\
s/properties/file_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else
return validate52.errors=[{instancePath:t+"/photo_flag_data/"+_+"/file_id",schemaPath:"#/properties/photo_flag_data/item\
s/properties/file_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var y=L===e}else var y=!0;
if(y){if(q.work_type!==void 0){let x=q.work_type;const L=e;if(!(x==="b"||x==="c"))return validate52.errors=[{instancePath:t+
"/photo_flag_data/"+_+"/work_type",schemaPath:"#/properties/photo_flag_data/items/properties/work_type/enum",keyword:"en\
um",params:{allowedValues:allowed15},message:"must be equal to one of the allowed values"}],!1;var y=L===e}else var y=!0;
if(y)if(q.stage!==void 0){let x=q.stage;const L=e;if(!(x==="b"||x==="i"||x==="a"))return validate52.errors=[{instancePath:t+
"/photo_flag_data/"+_+"/stage",schemaPath:"#/properties/photo_flag_data/items/properties/stage/enum",keyword:"enum",params:{
allowedValues:allowed16},message:"must be equal to one of the allowed values"}],!1;var y=L===e}else var y=!0}}else return validate52.
errors=[{instancePath:t+"/photo_flag_data/"+_,schemaPath:"#/properties/photo_flag_data/items/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;var u=O===e;if(!u)break}}else return validate52.errors=[{instancePath:t+"/p\
hoto_flag_data",schemaPath:"#/properties/photo_flag_data/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"}],!1;var n=c===e}else var n=!0;if(n){if(s.total_items!==void 0){let v=s.total_items;const c=e;if(!(typeof v=="number"&&
!(v%1)&&!isNaN(v)&&isFinite(v)))return validate52.errors=[{instancePath:t+"/total_items",schemaPath:"#/properties/total_\
items/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===c&&typeof v=="number"&&isFinite(
v)){if(v>999999999999999||isNaN(v))return validate52.errors=[{instancePath:t+"/total_items",schemaPath:"#/properties/tot\
al_items/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999},message:"must be <= 999999999999999"}],
!1;if(v<0||isNaN(v))return validate52.errors=[{instancePath:t+"/total_items",schemaPath:"#/properties/total_items/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var n=c===e}else var n=!0;if(n)if(s.cur_index!==
void 0){let v=s.cur_index;const c=e;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)))return validate52.errors=[{
instancePath:t+"/cur_index",schemaPath:"#/properties/cur_index/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"}],!1;if(e===c&&typeof v=="number"&&isFinite(v)){if(v>999999999999999||isNaN(v))return validate52.errors=[{
instancePath:t+"/cur_index",schemaPath:"#/properties/cur_index/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999999999},
message:"must be <= 999999999999999"}],!1;if(v<0||isNaN(v))return validate52.errors=[{instancePath:t+"/cur_index",schemaPath:"\
#/properties/cur_index/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var n=c===
e}else var n=!0}}}}}}}}}}}}}else return validate52.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;return validate52.errors=r,e===0}function validate53(s,{instancePath:t="",parentData:Z,
parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.comp_note_id===
void 0&&(o="comp_note_id"))return validate53.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:o},message:"must have required property '"+o+"'"}],!1;if(s.comp_note_id!==void 0){let p=s.comp_note_id;const m=e;
let f=!1;const n=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const d={instancePath:t+"/comp_note_id",schemaPath:"\
#/properties/comp_note_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?r=[d]:
r.push(d),e++}if(e===n&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p)){const d={instancePath:t+"/comp\
_note_id",schemaPath:"#/properties/comp_note_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};r===null?r=[d]:r.push(d),e++}else if(p<0||isNaN(p)){const d={instancePath:t+"/com\
p_note_id",schemaPath:"#/properties/comp_note_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};r===null?r=[d]:r.push(d),e++}}var a=n===e;if(f=f||a,!f){const d=e;if(e===d)if(typeof p=="string"){if(!pattern0.
test(p)){const i={instancePath:t+"/comp_note_id",schemaPath:"#/properties/comp_note_id/anyOf/1/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};r===null?r=[i]:r.push(i),e++}}else{const i={
instancePath:t+"/comp_note_id",schemaPath:"#/properties/comp_note_id/anyOf/1/type",keyword:"type",params:{type:"string"},
message:"must be string"};r===null?r=[i]:r.push(i),e++}var a=d===e;f=f||a}if(f)e=m,r!==null&&(m?r.length=m:r=null);else{
const d={instancePath:t+"/comp_note_id",schemaPath:"#/properties/comp_note_id/anyOf",keyword:"anyOf",params:{},message:"\
must match a schema in anyOf"};return r===null?r=[d]:r.push(d),e++,validate53.errors=r,!1}}}else return validate53.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate53.
errors=r,e===0}function validate54(s,{instancePath:t="",parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;
if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let a;if(s.comp_note_id===void 0&&(a="comp_note_id"))return validate54.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a},message:"must have require\
d property '"+a+"'"}],!1;if(s.comp_note_id!==void 0){let o=s.comp_note_id;if(e===e)if(typeof o=="string"){if(!pattern0.test(
o))return validate54.errors=[{instancePath:t+"/comp_note_id",schemaPath:"#/properties/comp_note_id/pattern",keyword:"pat\
tern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate54.errors=[
{instancePath:t+"/comp_note_id",schemaPath:"#/properties/comp_note_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1}}else return validate54.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"}],!1;return validate54.errors=r,e===0}function validate55(s,{instancePath:t="",parentData:Z,
parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.dst_report_id===
void 0&&(f="dst_report_id")||s.checkin_data===void 0&&(f="checkin_data"))return validate55.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:f},message:"must have required property '"+f+"'"}],!1;if(s.dst_report_id!==
void 0){let n=s.dst_report_id;const d=e;if(e===d)if(typeof n=="string"){if(!pattern0.test(n))return validate55.errors=[{
instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9\
]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate55.errors=[{instancePath:t+"/dst_report\
_id",schemaPath:"#/properties/dst_report_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=d===
e}else var a=!0;if(a)if(s.checkin_data!==void 0){let n=s.checkin_data;const d=e;if(e===d)if(Array.isArray(n)){if(n.length<
1)return validate55.errors=[{instancePath:t+"/checkin_data",schemaPath:"#/properties/checkin_data/minItems",keyword:"min\
Items",params:{limit:1},message:"must NOT have fewer than 1 items"}],!1;{var o=!0;const i=n.length;for(let y=0;y<i;y++){
let g=n[y];const v=e;if(e===v)if(g&&typeof g=="object"&&!Array.isArray(g)){let b;if(g.gps_lat===void 0&&(b="gps_lat")||g.
gps_lng===void 0&&(b="gps_lng"))return validate55.errors=[{instancePath:t+"/checkin_data/"+y,schemaPath:"#/properties/ch\
eckin_data/items/required",keyword:"required",params:{missingProperty:b},message:"must have required property '"+b+"'"}],
!1;if(g.bg_check_id!==void 0){let h=g.bg_check_id;const _=e,q=e;let O=!1;const N=e;if(e===N)if(typeof h=="string"){if(func2(
h)>255){const $={instancePath:t+"/checkin_data/"+y+"/bg_check_id",schemaPath:"#/properties/checkin_data/items/properties\
/bg_check_id/anyOf/0/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};
r===null?r=[$]:r.push($),e++}else if(func2(h)<1){const $={instancePath:t+"/checkin_data/"+y+"/bg_check_id",schemaPath:"#\
/properties/checkin_data/items/properties/bg_check_id/anyOf/0/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};r===null?r=[$]:r.push($),e++}}else{const $={instancePath:t+"/checkin_data/"+y+"/b\
g_check_id",schemaPath:"#/properties/checkin_data/items/properties/bg_check_id/anyOf/0/type",keyword:"type",params:{type:"\
string"},message:"must be string"};r===null?r=[$]:r.push($),e++}var p=N===e;if(O=O||p,!O){const $=e;if(h!==null){const F={
instancePath:t+"/checkin_data/"+y+"/bg_check_id",schemaPath:"#/properties/checkin_data/items/properties/bg_check_id/anyO\
f/1/type",keyword:"type",params:{type:"null"},message:"must be null"};r===null?r=[F]:r.push(F),e++}var p=$===e;O=O||p}if(O)
e=q,r!==null&&(q?r.length=q:r=null);else{const $={instancePath:t+"/checkin_data/"+y+"/bg_check_id",schemaPath:"#/propert\
ies/checkin_data/items/properties/bg_check_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===
null?r=[$]:r.push($),e++,validate55.errors=r,!1}var m=_===e}else var m=!0;if(m){if(g.checkin_ts!==void 0){let h=g.checkin_ts;
const _=e;if(e===_)if(typeof h=="string"){if(!pattern49.test(h))return validate55.errors=[{instancePath:t+"/checkin_data\
/"+y+"/checkin_ts",schemaPath:"#/properties/checkin_data/items/properties/checkin_ts/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)\
?(Z|[+-][0-9]{2}:?[0-9]{2})?$"},message:'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01]\
[0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"'}],!1}else return validate55.errors=
[{instancePath:t+"/checkin_data/"+y+"/checkin_ts",schemaPath:"#/properties/checkin_data/items/properties/checkin_ts/type",
keyword:"type",params:{type:"string"},message:"must be string"}],!1;var m=_===e}else var m=!0;if(m){if(g.gps_lat!==void 0){
let h=g.gps_lat;const _=e;if(e===_)if(typeof h=="number"&&isFinite(h)){if(h>90||isNaN(h))return validate55.errors=[{instancePath:t+
"/checkin_data/"+y+"/gps_lat",schemaPath:"#/properties/checkin_data/items/properties/gps_lat/maximum",keyword:"maximum",
params:{comparison:"<=",limit:90},message:"must be <= 90"}],!1;if(h<-90||isNaN(h))return validate55.errors=[{instancePath:t+
"/checkin_data/"+y+"/gps_lat",schemaPath:"#/properties/checkin_data/items/properties/gps_lat/minimum",keyword:"minimum",
params:{comparison:">=",limit:-90},message:"must be >= -90"}],!1}else return validate55.errors=[{instancePath:t+"/checki\
n_data/"+y+"/gps_lat",schemaPath:"#/properties/checkin_data/items/properties/gps_lat/type",keyword:"type",params:{type:"\
number"},message:"must be number"}],!1;var m=_===e}else var m=!0;if(m){if(g.gps_lng!==void 0){let h=g.gps_lng;const _=e;
if(e===_)if(typeof h=="number"&&isFinite(h)){if(h>180||isNaN(h))return validate55.errors=[{instancePath:t+"/checkin_data\
/"+y+"/gps_lng",schemaPath:"#/properties/checkin_data/items/properties/gps_lng/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:180},message:"must be <= 180"}],!1;if(h<-180||isNaN(h))return validate55.errors=[{instancePath:t+"/checkin_dat\
a/"+y+"/gps_lng",schemaPath:"#/properties/checkin_data/items/properties/gps_lng/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:-180},message:"must be >= -180"}],!1}else return validate55.errors=[{instancePath:t+"/checkin_data/"+y+"/gps_l\
ng",schemaPath:"#/properties/checkin_data/items/properties/gps_lng/type",keyword:"type",params:{type:"number"},message:"\
must be number"}],!1;var m=_===e}else var m=!0;if(m)if(g.gps_accuracy!==void 0){let h=g.gps_accuracy;const _=e;if(!(typeof h==
"number"&&isFinite(h)))return validate55.errors=[{instancePath:t+"/checkin_data/"+y+"/gps_accuracy",schemaPath:"#/proper\
ties/checkin_data/items/properties/gps_accuracy/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;
var m=_===e}else var m=!0}}}}else return validate55.errors=[{instancePath:t+"/checkin_data/"+y,schemaPath:"#/properties/\
checkin_data/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var o=v===e;if(!o)break}}}else
return validate55.errors=[{instancePath:t+"/checkin_data",schemaPath:"#/properties/checkin_data/type",keyword:"type",params:{
type:"array"},message:"must be array"}],!1;var a=d===e}else var a=!0}else return validate55.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate55.errors=r,e===0}function validate56(s,{
instancePath:t="",parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let d;if(s.dst_report_id===void 0&&(d="dst_report_id")||s.invoice_lines===void 0&&(d="invoice_lines"))
return validate56.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:d},message:"\
must have required property '"+d+"'"}],!1;if(s.dst_report_id!==void 0){let u=s.dst_report_id;const i=e;if(e===i)if(typeof u==
"string"){if(!pattern0.test(u))return validate56.errors=[{instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_r\
eport_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else
return validate56.errors=[{instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_report_id/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var a=i===e}else var a=!0;if(a){if(s.dst_invoice_item_ids!==void 0){let u=s.
dst_invoice_item_ids;const i=e;if(e===i)if(u&&typeof u=="object"&&!Array.isArray(u)){for(const g in u){const v=e;if(e===
v)if(typeof g=="string"){if(func2(g)>255){const c={instancePath:t+"/dst_invoice_item_ids",schemaPath:"#/properties/dst_i\
nvoice_item_ids/propertyNames/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 cha\
racters",propertyName:g};r===null?r=[c]:r.push(c),e++}else if(func2(g)<1){const c={instancePath:t+"/dst_invoice_item_ids",
schemaPath:"#/properties/dst_invoice_item_ids/propertyNames/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters",propertyName:g};r===null?r=[c]:r.push(c),e++}}else{const c={instancePath:t+"/dst_inv\
oice_item_ids",schemaPath:"#/properties/dst_invoice_item_ids/propertyNames/type",keyword:"type",params:{type:"string"},message:"\
must be string",propertyName:g};r===null?r=[c]:r.push(c),e++}var o=v===e;if(!o){const c={instancePath:t+"/dst_invoice_it\
em_ids",schemaPath:"#/properties/dst_invoice_item_ids/propertyNames",keyword:"propertyNames",params:{propertyName:g},message:"\
property name must be valid"};return r===null?r=[c]:r.push(c),e++,validate56.errors=r,!1;break}}if(o)for(const g in u){let v=u[g];
const c=e,b=e;let h=!1;const _=e;if(v!=="***other***"){const q={instancePath:t+"/dst_invoice_item_ids/"+g.replace(/~/g,"\
~0").replace(/\//g,"~1"),schemaPath:"#/properties/dst_invoice_item_ids/additionalProperties/anyOf/0/const",keyword:"cons\
t",params:{allowedValue:"***other***"},message:"must be equal to constant"};r===null?r=[q]:r.push(q),e++}var p=_===e;if(h=
h||p,!h){const q=e;if(e===q)if(typeof v=="string"){if(!pattern0.test(v)){const N={instancePath:t+"/dst_invoice_item_ids/"+
g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dst_invoice_item_ids/additionalProperties/anyOf/1/patt\
ern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};r===null?r=[N]:r.push(
N),e++}}else{const N={instancePath:t+"/dst_invoice_item_ids/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/pro\
perties/dst_invoice_item_ids/additionalProperties/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};r===null?r=[N]:r.push(N),e++}var p=q===e;h=h||p}if(h)e=b,r!==null&&(b?r.length=b:r=null);else{const q={instancePath:t+
"/dst_invoice_item_ids/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/dst_invoice_item_ids/addition\
alProperties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[q]:r.push(q),e++,
validate56.errors=r,!1}var m=c===e;if(!m)break}}else return validate56.errors=[{instancePath:t+"/dst_invoice_item_ids",schemaPath:"\
#/properties/dst_invoice_item_ids/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var a=i===e}else
var a=!0;if(a){if(s.comment!==void 0){const u=e;if(typeof s.comment!="string")return validate56.errors=[{instancePath:t+
"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=u===
e}else var a=!0;if(a)if(s.invoice_lines!==void 0){let u=s.invoice_lines;const i=e;if(e===i)if(Array.isArray(u)){var f=!0;
const g=u.length;for(let v=0;v<g;v++){let c=u[v];const b=e;if(e===b)if(c&&typeof c=="object"&&!Array.isArray(c)){let _;if(c.
line_id===void 0&&(_="line_id")||c.invoice_item_id===void 0&&(_="invoice_item_id")||c.quantity===void 0&&(_="quantity")||
c.price===void 0&&(_="price")||c.flat_fee===void 0&&(_="flat_fee"))return validate56.errors=[{instancePath:t+"/invoice_l\
ines/"+v,schemaPath:"#/properties/invoice_lines/items/required",keyword:"required",params:{missingProperty:_},message:"m\
ust have required property '"+_+"'"}],!1;if(c.line_id!==void 0){let q=c.line_id;const O=e;if(e===O)if(typeof q=="string"){
if(func2(q)>255)return validate56.errors=[{instancePath:t+"/invoice_lines/"+v+"/line_id",schemaPath:"#/properties/invoic\
e_lines/items/properties/line_id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 \
characters"}],!1;if(func2(q)<1)return validate56.errors=[{instancePath:t+"/invoice_lines/"+v+"/line_id",schemaPath:"#/pr\
operties/invoice_lines/items/properties/line_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have f\
ewer than 1 characters"}],!1}else return validate56.errors=[{instancePath:t+"/invoice_lines/"+v+"/line_id",schemaPath:"#\
/properties/invoice_lines/items/properties/line_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var n=O===e}else var n=!0;if(n){if(c.invoice_item_id!==void 0){let q=c.invoice_item_id;const O=e;if(e===O)if(typeof q==
"string"){if(!pattern0.test(q))return validate56.errors=[{instancePath:t+"/invoice_lines/"+v+"/invoice_item_id",schemaPath:"\
#/properties/invoice_lines/items/properties/invoice_item_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},
message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate56.errors=[{instancePath:t+"/invoice_lines/"+v+"/i\
nvoice_item_id",schemaPath:"#/properties/invoice_lines/items/properties/invoice_item_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var n=O===e}else var n=!0;if(n){if(c.quantity!==void 0){let q=c.quantity;const O=e;
if(e===O)if(typeof q=="string"){if(!pattern68.test(q))return validate56.errors=[{instancePath:t+"/invoice_lines/"+v+"/qu\
antity",schemaPath:"#/properties/invoice_lines/items/properties/quantity/pattern",keyword:"pattern",params:{pattern:"^-?\
[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'}],!1}else return validate56.errors=[
{instancePath:t+"/invoice_lines/"+v+"/quantity",schemaPath:"#/properties/invoice_lines/items/properties/quantity/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var n=O===e}else var n=!0;if(n){if(c.price!==void 0){let q=c.
price;const O=e;if(e===O)if(typeof q=="string"){if(!pattern68.test(q))return validate56.errors=[{instancePath:t+"/invoic\
e_lines/"+v+"/price",schemaPath:"#/properties/invoice_lines/items/properties/price/pattern",keyword:"pattern",params:{pattern:"\
^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'}],!1}else return validate56.errors=
[{instancePath:t+"/invoice_lines/"+v+"/price",schemaPath:"#/properties/invoice_lines/items/properties/price/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var n=O===e}else var n=!0;if(n){if(c.item_desc!==void 0){const q=e;
if(typeof c.item_desc!="string")return validate56.errors=[{instancePath:t+"/invoice_lines/"+v+"/item_desc",schemaPath:"#\
/properties/invoice_lines/items/properties/item_desc/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var n=q===e}else var n=!0;if(n)if(c.flat_fee!==void 0){const q=e;if(typeof c.flat_fee!="boolean")return validate56.errors=
[{instancePath:t+"/invoice_lines/"+v+"/flat_fee",schemaPath:"#/properties/invoice_lines/items/properties/flat_fee/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var n=q===e}else var n=!0}}}}}else return validate56.
errors=[{instancePath:t+"/invoice_lines/"+v,schemaPath:"#/properties/invoice_lines/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;var f=b===e;if(!f)break}}else return validate56.errors=[{instancePath:t+"/invoice\
_lines",schemaPath:"#/properties/invoice_lines/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var a=i===
e}else var a=!0}}}else return validate56.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"}],!1;return validate56.errors=r,e===0}function validate57(s,{instancePath:t="",parentData:Z,parentDataProperty:K,
rootData:C=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let f;if(s.line_ids_cont===void 0&&
(f="line_ids_cont"))return validate57.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:f},
message:"must have required property '"+f+"'"}],!1;if(s.line_ids_cont!==void 0){let n=s.line_ids_cont;if(e===e)if(n&&typeof n==
"object"&&!Array.isArray(n)){let u;if(n.invoice_id===void 0&&(u="invoice_id")||n.line_ids===void 0&&(u="line_ids"))return validate57.
errors=[{instancePath:t+"/line_ids_cont",schemaPath:"#/properties/line_ids_cont/required",keyword:"required",params:{missingProperty:u},
message:"must have required property '"+u+"'"}],!1;if(n.invoice_id!==void 0){let i=n.invoice_id;const y=e,g=e;let v=!1;const c=e;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){const b={instancePath:t+"/line_ids_cont/invoice_id",schemaPath:"\
#/properties/line_ids_cont/properties/invoice_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};r===null?r=[b]:r.push(b),e++}if(e===c&&typeof i=="number"&&isFinite(i)){if(i>9007199254740991||isNaN(i)){const b={
instancePath:t+"/line_ids_cont/invoice_id",schemaPath:"#/properties/line_ids_cont/properties/invoice_id/anyOf/0/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};r===null?r=[b]:
r.push(b),e++}else if(i<0||isNaN(i)){const b={instancePath:t+"/line_ids_cont/invoice_id",schemaPath:"#/properties/line_i\
ds_cont/properties/invoice_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
r===null?r=[b]:r.push(b),e++}}var a=c===e;if(v=v||a,!v){const b=e;if(e===b)if(typeof i=="string"){if(!pattern1.test(i)){
const _={instancePath:t+"/line_ids_cont/invoice_id",schemaPath:"#/properties/line_ids_cont/properties/invoice_id/anyOf/1\
/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match pattern "^[0-9]{16,64}$"'};r===null?r=
[_]:r.push(_),e++}}else{const _={instancePath:t+"/line_ids_cont/invoice_id",schemaPath:"#/properties/line_ids_cont/prope\
rties/invoice_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[_]:r.push(_),
e++}var a=b===e;v=v||a}if(v)e=g,r!==null&&(g?r.length=g:r=null);else{const b={instancePath:t+"/line_ids_cont/invoice_id",
schemaPath:"#/properties/line_ids_cont/properties/invoice_id/anyOf",keyword:"anyOf",params:{},message:"must match a sche\
ma in anyOf"};return r===null?r=[b]:r.push(b),e++,validate57.errors=r,!1}var o=y===e}else var o=!0;if(o)if(n.line_ids!==
void 0){let i=n.line_ids;const y=e;if(e===y)if(Array.isArray(i)){var p=!0;const v=i.length;for(let c=0;c<v;c++){let b=i[c];
const h=e,_=e;let q=!1;const O=e;if(!(typeof b=="number"&&!(b%1)&&!isNaN(b)&&isFinite(b))){const $={instancePath:t+"/lin\
e_ids_cont/line_ids/"+c,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/anyOf/0/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};r===null?r=[$]:r.push($),e++}if(e===O&&typeof b=="number"&&isFinite(b)){if(b>
9007199254740991||isNaN(b)){const $={instancePath:t+"/line_ids_cont/line_ids/"+c,schemaPath:"#/properties/line_ids_cont/\
properties/line_ids/items/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"mu\
st be <= 9007199254740991"};r===null?r=[$]:r.push($),e++}else if(b<0||isNaN(b)){const $={instancePath:t+"/line_ids_cont/\
line_ids/"+c,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/anyOf/0/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};r===null?r=[$]:r.push($),e++}}var m=O===e;if(q=q||m,!q){const $=e;if(e===
$)if(typeof b=="string"){if(!pattern1.test(b)){const F={instancePath:t+"/line_ids_cont/line_ids/"+c,schemaPath:"#/proper\
ties/line_ids_cont/properties/line_ids/items/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'\
must match pattern "^[0-9]{16,64}$"'};r===null?r=[F]:r.push(F),e++}}else{const F={instancePath:t+"/line_ids_cont/line_id\
s/"+c,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/anyOf/1/type",keyword:"type",params:{type:"string"},
message:"must be string"};r===null?r=[F]:r.push(F),e++}var m=$===e;q=q||m}if(q)e=_,r!==null&&(_?r.length=_:r=null);else{
const $={instancePath:t+"/line_ids_cont/line_ids/"+c,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/an\
yOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[$]:r.push($),e++,validate57.errors=
r,!1}var p=h===e;if(!p)break}}else return validate57.errors=[{instancePath:t+"/line_ids_cont/line_ids",schemaPath:"#/pro\
perties/line_ids_cont/properties/line_ids/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var o=y===
e}else var o=!0}else return validate57.errors=[{instancePath:t+"/line_ids_cont",schemaPath:"#/properties/line_ids_cont/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"}],!1}}else return validate57.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate57.errors=r,e===0}
function validate58(s,{instancePath:t="",parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;if(e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let p;if(s.line_ids_cont===void 0&&(p="line_ids_cont"))return validate58.errors=[
{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p},message:"must have required proper\
ty '"+p+"'"}],!1;if(s.line_ids_cont!==void 0){let m=s.line_ids_cont;if(e===e)if(m&&typeof m=="object"&&!Array.isArray(m)){
let n;if(m.invoice_id===void 0&&(n="invoice_id")||m.line_ids===void 0&&(n="line_ids"))return validate58.errors=[{instancePath:t+
"/line_ids_cont",schemaPath:"#/properties/line_ids_cont/required",keyword:"required",params:{missingProperty:n},message:"\
must have required property '"+n+"'"}],!1;if(m.invoice_id!==void 0){let d=m.invoice_id;const u=e;if(e===u)if(typeof d=="\
string"){if(!pattern0.test(d))return validate58.errors=[{instancePath:t+"/line_ids_cont/invoice_id",schemaPath:"#/proper\
ties/line_ids_cont/properties/invoice_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match\
 pattern "^[0-9]{1,64}$"'}],!1}else return validate58.errors=[{instancePath:t+"/line_ids_cont/invoice_id",schemaPath:"#/\
properties/line_ids_cont/properties/invoice_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var a=u===e}else var a=!0;if(a)if(m.line_ids!==void 0){let d=m.line_ids;const u=e;if(e===u)if(Array.isArray(d)){var o=!0;
const y=d.length;for(let g=0;g<y;g++){let v=d[g];const c=e;if(e===c)if(typeof v=="string"){if(!pattern0.test(v))return validate58.
errors=[{instancePath:t+"/line_ids_cont/line_ids/"+g,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/pa\
ttern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate58.
errors=[{instancePath:t+"/line_ids_cont/line_ids/"+g,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=c===e;if(!o)break}}else return validate58.
errors=[{instancePath:t+"/line_ids_cont/line_ids",schemaPath:"#/properties/line_ids_cont/properties/line_ids/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var a=u===e}else var a=!0}else return validate58.errors=[{instancePath:t+
"/line_ids_cont",schemaPath:"#/properties/line_ids_cont/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"}],!1}}else return validate58.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return validate58.errors=r,e===0}function validate59(s,{instancePath:t="",parentData:Z,parentDataProperty:K,
rootData:C=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let o;if(s.dst_report_id===void 0&&
(o="dst_report_id")||s.file_id===void 0&&(o="file_id"))return validate59.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:o},message:"must have required property '"+o+"'"}],!1;if(s.dst_report_id!==void 0){
let p=s.dst_report_id;const m=e;if(e===m)if(typeof p=="string"){if(!pattern0.test(p))return validate59.errors=[{instancePath:t+
"/dst_report_id",schemaPath:"#/properties/dst_report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"'}],!1}else return validate59.errors=[{instancePath:t+"/dst_report_id",schemaPath:"#/p\
roperties/dst_report_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=m===e}else var a=!0;
if(a){if(s.file_id!==void 0){let p=s.file_id;const m=e;if(e===m)if(typeof p=="string"){if(func2(p)>255)return validate59.
errors=[{instancePath:t+"/file_id",schemaPath:"#/properties/file_id/maxLength",keyword:"maxLength",params:{limit:255},message:"\
must NOT have more than 255 characters"}],!1;if(func2(p)<1)return validate59.errors=[{instancePath:t+"/file_id",schemaPath:"\
#/properties/file_id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else
return validate59.errors=[{instancePath:t+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var a=m===e}else var a=!0;if(a){if(s.file_name!==void 0){const p=e;if(typeof s.file_name!=
"string")return validate59.errors=[{instancePath:t+"/file_name",schemaPath:"#/properties/file_name/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var a=p===e}else var a=!0;if(a){if(s.file_area!==void 0){let p=s.file_area;
const m=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)))return validate59.errors=[{instancePath:t+"/file_area",
schemaPath:"#/properties/file_area/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(!(p===
0||p===1))return validate59.errors=[{instancePath:t+"/file_area",schemaPath:"#/properties/file_area/enum",keyword:"enum",
params:{allowedValues:allowed17},message:"must be equal to one of the allowed values"}],!1;var a=m===e}else var a=!0;if(a){
if(s.obj_url!==void 0){const p=e;if(typeof s.obj_url!="string")return validate59.errors=[{instancePath:t+"/obj_url",schemaPath:"\
#/properties/obj_url/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=p===e}else var a=!0;
if(a)if(s.obj_url_thumb!==void 0){const p=e;if(typeof s.obj_url_thumb!="string")return validate59.errors=[{instancePath:t+
"/obj_url_thumb",schemaPath:"#/properties/obj_url_thumb/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"}],!1;var a=p===e}else var a=!0}}}}}else return validate59.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"}],!1;return validate59.errors=r,e===0}function validate60(s,{instancePath:t="",
parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let m;if(s.dst_report_id===void 0&&(m="dst_report_id")||s.note===void 0&&(m="note"))return validate60.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:m},message:"must have required property '"+m+"'"}],!1;
if(s.dst_report_id!==void 0){let f=s.dst_report_id;const n=e;if(e===n)if(typeof f=="string"){if(!pattern0.test(f))return validate60.
errors=[{instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_report_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate60.errors=[{instancePath:t+"/dst_r\
eport_id",schemaPath:"#/properties/dst_report_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var a=n===e}else var a=!0;if(a){if(s.org_name!==void 0){const f=e;if(typeof s.org_name!="string")return validate60.errors=
[{instancePath:t+"/org_name",schemaPath:"#/properties/org_name/type",keyword:"type",params:{type:"string"},message:"must\
 be string"}],!1;var a=f===e}else var a=!0;if(a){if(s.module_type!==void 0){const f=e;if(s.module_type!=="job_notes")return validate60.
errors=[{instancePath:t+"/module_type",schemaPath:"#/properties/module_type/enum",keyword:"enum",params:{allowedValues:allowed18},
message:"must be equal to one of the allowed values"}],!1;var a=f===e}else var a=!0;if(a)if(s.note!==void 0){let f=s.note;
const n=e;if(e===n)if(Array.isArray(f)){var o=!0;const u=f.length;for(let i=0;i<u;i++){let y=f[i];const g=e;if(e===g)if(y&&
typeof y=="object"&&!Array.isArray(y)){let c;if(y.note_id===void 0&&(c="note_id")||y.note_type===void 0&&(c="note_type")||
y.note_text===void 0&&(c="note_text")||y.has_attachments===void 0&&(c="has_attachments"))return validate60.errors=[{instancePath:t+
"/note/"+i,schemaPath:"#/properties/note/items/required",keyword:"required",params:{missingProperty:c},message:"must hav\
e required property '"+c+"'"}],!1;if(y.note_id!==void 0){let b=y.note_id;const h=e;if(e===h)if(typeof b=="string"){if(func2(
b)>255)return validate60.errors=[{instancePath:t+"/note/"+i+"/note_id",schemaPath:"#/properties/note/items/properties/no\
te_id/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"}],!1;if(func2(b)<
1)return validate60.errors=[{instancePath:t+"/note/"+i+"/note_id",schemaPath:"#/properties/note/items/properties/note_id\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate60.
errors=[{instancePath:t+"/note/"+i+"/note_id",schemaPath:"#/properties/note/items/properties/note_id/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var p=h===e}else var p=!0;if(p){if(y.note_rev!==void 0){let b=y.note_rev;
const h=e;if(e===h)if(typeof b=="string"){if(func2(b)>255)return validate60.errors=[{instancePath:t+"/note/"+i+"/note_re\
v",schemaPath:"#/properties/note/items/properties/note_rev/maxLength",keyword:"maxLength",params:{limit:255},message:"mu\
st NOT have more than 255 characters"}],!1;if(func2(b)<1)return validate60.errors=[{instancePath:t+"/note/"+i+"/note_rev",
schemaPath:"#/properties/note/items/properties/note_rev/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"}],!1}else return validate60.errors=[{instancePath:t+"/note/"+i+"/note_rev",schemaPath:"#\
/properties/note/items/properties/note_rev/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var p=h===
e}else var p=!0;if(p){if(y.note_type!==void 0){let b=y.note_type;const h=e;if(!(b==="wo"||b==="prop"))return validate60.
errors=[{instancePath:t+"/note/"+i+"/note_type",schemaPath:"#/properties/note/items/properties/note_type/enum",keyword:"\
enum",params:{allowedValues:allowed0},message:"must be equal to one of the allowed values"}],!1;var p=h===e}else var p=!0;
if(p){if(y.note_text!==void 0){const b=e;if(typeof y.note_text!="string")return validate60.errors=[{instancePath:t+"/not\
e/"+i+"/note_text",schemaPath:"#/properties/note/items/properties/note_text/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;var p=b===e}else var p=!0;if(p){if(y.insert_date!==void 0){let b=y.insert_date;const h=e;if(e===
h)if(typeof b=="string"){if(!pattern49.test(b))return validate60.errors=[{instancePath:t+"/note/"+i+"/insert_date",schemaPath:"\
#/properties/note/items/properties/insert_date/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[\
1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"},message:'\
must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0\
-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"'}],!1}else return validate60.errors=[{instancePath:t+"/note/"+i+"/insert_date",
schemaPath:"#/properties/note/items/properties/insert_date/type",keyword:"type",params:{type:"string"},message:"must be \
string"}],!1;var p=h===e}else var p=!0;if(p){if(y.org_name!==void 0){const b=e;if(typeof y.org_name!="string")return validate60.
errors=[{instancePath:t+"/note/"+i+"/org_name",schemaPath:"#/properties/note/items/properties/org_name/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"}],!1;var p=b===e}else var p=!0;if(p)if(y.has_attachments!==void 0){const b=e;
if(typeof y.has_attachments!="boolean")return validate60.errors=[{instancePath:t+"/note/"+i+"/has_attachments",schemaPath:"\
#/properties/note/items/properties/has_attachments/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],
!1;var p=b===e}else var p=!0}}}}}}else return validate60.errors=[{instancePath:t+"/note/"+i,schemaPath:"#/properties/not\
e/items/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var o=g===e;if(!o)break}}else return validate60.
errors=[{instancePath:t+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type:"array"},message:"must b\
e array"}],!1;var a=n===e}else var a=!0}}}else return validate60.errors=[{instancePath:t,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"}],!1;return validate60.errors=r,e===0}function validate61(s,{instancePath:t="",
parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let o;if(s.remote_note_id===void 0&&(o="remote_note_id"))return validate61.errors=[{instancePath:t,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:o},message:"must have required property '"+o+"'"}],!1;if(s.remote_note_id!==
void 0){let p=s.remote_note_id;const m=e;let f=!1;const n=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const d={
instancePath:t+"/remote_note_id",schemaPath:"#/properties/remote_note_id/anyOf/0/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};r===null?r=[d]:r.push(d),e++}if(e===n&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||
isNaN(p)){const d={instancePath:t+"/remote_note_id",schemaPath:"#/properties/remote_note_id/anyOf/0/maximum",keyword:"ma\
ximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};r===null?r=[d]:r.push(d),e++}else if(p<
0||isNaN(p)){const d={instancePath:t+"/remote_note_id",schemaPath:"#/properties/remote_note_id/anyOf/0/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};r===null?r=[d]:r.push(d),e++}}var a=n===e;if(f=f||a,!f){
const d=e;if(e===d)if(typeof p=="string"){if(!pattern1.test(p)){const i={instancePath:t+"/remote_note_id",schemaPath:"#/\
properties/remote_note_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{16,64}$"},message:'must match patte\
rn "^[0-9]{16,64}$"'};r===null?r=[i]:r.push(i),e++}}else{const i={instancePath:t+"/remote_note_id",schemaPath:"#/propert\
ies/remote_note_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[i]:r.push(i),
e++}var a=d===e;f=f||a}if(f)e=m,r!==null&&(m?r.length=m:r=null);else{const d={instancePath:t+"/remote_note_id",schemaPath:"\
#/properties/remote_note_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[
d]:r.push(d),e++,validate61.errors=r,!1}}}else return validate61.errors=[{instancePath:t,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"}],!1;return validate61.errors=r,e===0}function validate62(s,{instancePath:t="",
parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){
let a;if(s.remote_note_id===void 0&&(a="remote_note_id"))return validate62.errors=[{instancePath:t,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:a},message:"must have required property '"+a+"'"}],!1;if(s.remote_note_id!==
void 0){let o=s.remote_note_id;if(e===e)if(typeof o=="string"){if(!pattern0.test(o))return validate62.errors=[{instancePath:t+
"/remote_note_id",schemaPath:"#/properties/remote_note_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"'}],!1}else return validate62.errors=[{instancePath:t+"/remote_note_id",schemaPath:"#/\
properties/remote_note_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1}}else return validate62.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate62.
errors=r,e===0}const pattern170=new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$","u");function validate63(s,{
instancePath:t="",parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&
!Array.isArray(s)){let y;if(s.dst_report_id===void 0&&(y="dst_report_id")||s.pcr_form_id===void 0&&(y="pcr_form_id")||s.
pcr_form_rows===void 0&&(y="pcr_form_rows"))return validate63.errors=[{instancePath:t,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:y},message:"must have required property '"+y+"'"}],!1;if(s.dst_report_id!==void 0){let g=s.
dst_report_id;const v=e;if(e===v)if(typeof g=="string"){if(!pattern0.test(g))return validate63.errors=[{instancePath:t+"\
/dst_report_id",schemaPath:"#/properties/dst_report_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"'}],!1}else return validate63.errors=[{instancePath:t+"/dst_report_id",schemaPath:"#/p\
roperties/dst_report_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=v===e}else var a=!0;
if(a){if(s.pcr_form_id!==void 0){let g=s.pcr_form_id;const v=e;if(e===v)if(typeof g=="string"){if(!pattern0.test(g))return validate63.
errors=[{instancePath:t+"/pcr_form_id",schemaPath:"#/properties/pcr_form_id/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate63.errors=[{instancePath:t+"/pcr_f\
orm_id",schemaPath:"#/properties/pcr_form_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var a=v===
e}else var a=!0;if(a)if(s.pcr_form_rows!==void 0){let g=s.pcr_form_rows;const v=e;if(e===v)if(Array.isArray(g)){var o=!0;
const b=g.length;for(let h=0;h<b;h++){let _=g[h];const q=e,O=e,N=e;let $=!0;const A=e;if(_&&typeof _=="object"&&!Array.isArray(
_)){let V;if(_.question_data_type===void 0&&(V="question_data_type")){const x={};r===null?r=[x]:r.push(x),e++}else if(_.
question_data_type!==void 0&&_.question_data_type!=="int"){const x={};r===null?r=[x]:r.push(x),e++}}var p=A===e;if(e=N,r!==
null&&(N?r.length=N:r=null),p){const V=e;if(_&&typeof _=="object"&&!Array.isArray(_)){let L;if(_.int_value===void 0&&(L=
"int_value"))return validate63.errors=[{instancePath:t+"/pcr_form_rows/"+h,schemaPath:"#/properties/pcr_form_rows/items/\
allOf/0/then/required",keyword:"required",params:{missingProperty:L},message:"must have required property '"+L+"'"}],!1}
var p=V===e;$=p}if(!$){const V={instancePath:t+"/pcr_form_rows/"+h,schemaPath:"#/properties/pcr_form_rows/items/allOf/0/\
if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};return r===null?r=[V]:r.push(V),e++,
validate63.errors=r,!1}var m=O===e;if(m){const V=e,x=e;let L=!0;const H=e;if(_&&typeof _=="object"&&!Array.isArray(_)){let k;
if(_.question_data_type===void 0&&(k="question_data_type")){const E={};r===null?r=[E]:r.push(E),e++}else if(_.question_data_type!==
void 0&&_.question_data_type!=="date"){const E={};r===null?r=[E]:r.push(E),e++}}var f=H===e;if(e=x,r!==null&&(x?r.length=
x:r=null),f){const k=e;if(_&&typeof _=="object"&&!Array.isArray(_)){let B;if(_.date_value===void 0&&(B="date_value"))return validate63.
errors=[{instancePath:t+"/pcr_form_rows/"+h,schemaPath:"#/properties/pcr_form_rows/items/allOf/1/then/required",keyword:"\
required",params:{missingProperty:B},message:"must have required property '"+B+"'"}],!1}var f=k===e;L=f}if(!L){const k={
instancePath:t+"/pcr_form_rows/"+h,schemaPath:"#/properties/pcr_form_rows/items/allOf/1/if",keyword:"if",params:{failingKeyword:"\
then"},message:'must match "then" schema'};return r===null?r=[k]:r.push(k),e++,validate63.errors=r,!1}var m=V===e;if(m){
const k=e,E=e;let B=!0;const J=e;if(_&&typeof _=="object"&&!Array.isArray(_)){let G;if(_.question_data_type===void 0&&(G=
"question_data_type")){const I={};r===null?r=[I]:r.push(I),e++}else if(_.question_data_type!==void 0&&_.question_data_type!==
"longtext"){const I={};r===null?r=[I]:r.push(I),e++}}var n=J===e;if(e=E,r!==null&&(E?r.length=E:r=null),n){const G=e;if(_&&
typeof _=="object"&&!Array.isArray(_)){let w;if(_.longtext_value===void 0&&(w="longtext_value"))return validate63.errors=
[{instancePath:t+"/pcr_form_rows/"+h,schemaPath:"#/properties/pcr_form_rows/items/allOf/2/then/required",keyword:"requir\
ed",params:{missingProperty:w},message:"must have required property '"+w+"'"}],!1}var n=G===e;B=n}if(!B){const G={instancePath:t+
"/pcr_form_rows/"+h,schemaPath:"#/properties/pcr_form_rows/items/allOf/2/if",keyword:"if",params:{failingKeyword:"then"},
message:'must match "then" schema'};return r===null?r=[G]:r.push(G),e++,validate63.errors=r,!1}var m=k===e;if(m){const G=e,
I=e;let w=!0;const P=e;if(_&&typeof _=="object"&&!Array.isArray(_)){let R;if(_.question_data_type===void 0&&(R="question\
_data_type")){const z={};r===null?r=[z]:r.push(z),e++}else if(_.question_data_type!==void 0&&_.question_data_type!=="var\
char"){const z={};r===null?r=[z]:r.push(z),e++}}var d=P===e;if(e=I,r!==null&&(I?r.length=I:r=null),d){const R=e;if(_&&typeof _==
"object"&&!Array.isArray(_)){let l;if(_.varchar_value===void 0&&(l="varchar_value"))return validate63.errors=[{instancePath:t+
"/pcr_form_rows/"+h,schemaPath:"#/properties/pcr_form_rows/items/allOf/3/then/required",keyword:"required",params:{missingProperty:l},
message:"must have required property '"+l+"'"}],!1}var d=R===e;w=d}if(!w){const R={instancePath:t+"/pcr_form_rows/"+h,schemaPath:"\
#/properties/pcr_form_rows/items/allOf/3/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" sche\
ma'};return r===null?r=[R]:r.push(R),e++,validate63.errors=r,!1}var m=G===e;if(m){const R=e,z=e;let l=!0;const j=e;if(_&&
typeof _=="object"&&!Array.isArray(_)){let Q;if(_.question_data_type===void 0&&(Q="question_data_type")){const S={};r===
null?r=[S]:r.push(S),e++}else if(_.question_data_type!==void 0&&_.question_data_type!=="number"){const S={};r===null?r=[
S]:r.push(S),e++}}var u=j===e;if(e=z,r!==null&&(z?r.length=z:r=null),u){const Q=e;if(_&&typeof _=="object"&&!Array.isArray(
_)){let U;if(_.number_value===void 0&&(U="number_value"))return validate63.errors=[{instancePath:t+"/pcr_form_rows/"+h,schemaPath:"\
#/properties/pcr_form_rows/items/allOf/4/then/required",keyword:"required",params:{missingProperty:U},message:"must have\
 required property '"+U+"'"}],!1}var u=Q===e;l=u}if(!l){const Q={instancePath:t+"/pcr_form_rows/"+h,schemaPath:"#/proper\
ties/pcr_form_rows/items/allOf/4/if",keyword:"if",params:{failingKeyword:"then"},message:'must match "then" schema'};return r===
null?r=[Q]:r.push(Q),e++,validate63.errors=r,!1}var m=R===e}}}}if(e===q)if(_&&typeof _=="object"&&!Array.isArray(_)){let V;
if(_.pcr_question_id===void 0&&(V="pcr_question_id")||_.question_data_type===void 0&&(V="question_data_type"))return validate63.
errors=[{instancePath:t+"/pcr_form_rows/"+h,schemaPath:"#/properties/pcr_form_rows/items/required",keyword:"required",params:{
missingProperty:V},message:"must have required property '"+V+"'"}],!1;if(_.pcr_question_id!==void 0){let x=_.pcr_question_id;
const L=e;if(e===L)if(typeof x=="string"){if(!pattern0.test(x))return validate63.errors=[{instancePath:t+"/pcr_form_rows\
/"+h+"/pcr_question_id",schemaPath:"#/properties/pcr_form_rows/items/properties/pcr_question_id/pattern",keyword:"patter\
n",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate63.errors=[{instancePath:t+
"/pcr_form_rows/"+h+"/pcr_question_id",schemaPath:"#/properties/pcr_form_rows/items/properties/pcr_question_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var i=L===e}else var i=!0;if(i){if(_.question_data_type!==void 0){
let x=_.question_data_type;const L=e;if(!(x==="int"||x==="date"||x==="longtext"||x==="varchar"||x==="number"))return validate63.
errors=[{instancePath:t+"/pcr_form_rows/"+h+"/question_data_type",schemaPath:"#/properties/pcr_form_rows/items/propertie\
s/question_data_type/enum",keyword:"enum",params:{allowedValues:allowed19},message:"must be equal to one of the allowed \
values"}],!1;var i=L===e}else var i=!0;if(i){if(_.int_value!==void 0){let x=_.int_value;const L=e;if(e===L)if(typeof x==
"string"){if(!pattern0.test(x))return validate63.errors=[{instancePath:t+"/pcr_form_rows/"+h+"/int_value",schemaPath:"#/\
properties/pcr_form_rows/items/properties/int_value/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'\
must match pattern "^[0-9]{1,64}$"'}],!1}else return validate63.errors=[{instancePath:t+"/pcr_form_rows/"+h+"/int_value",
schemaPath:"#/properties/pcr_form_rows/items/properties/int_value/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"}],!1;var i=L===e}else var i=!0;if(i){if(_.date_value!==void 0){let x=_.date_value;const L=e;if(e===L)if(typeof x==
"string"){if(!pattern170.test(x))return validate63.errors=[{instancePath:t+"/pcr_form_rows/"+h+"/date_value",schemaPath:"\
#/properties/pcr_form_rows/items/properties/date_value/pattern",keyword:"pattern",params:{pattern:"^[0-9]{4}-(0[1-9]|1[0\
-2])-(0[1-9]|[12][0-9]|3[01])$"},message:'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"'}],!1}else
return validate63.errors=[{instancePath:t+"/pcr_form_rows/"+h+"/date_value",schemaPath:"#/properties/pcr_form_rows/items\
/properties/date_value/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=L===e}else var i=!0;
if(i){if(_.longtext_value!==void 0){const x=e;if(typeof _.longtext_value!="string")return validate63.errors=[{instancePath:t+
"/pcr_form_rows/"+h+"/longtext_value",schemaPath:"#/properties/pcr_form_rows/items/properties/longtext_value/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var i=x===e}else var i=!0;if(i){if(_.varchar_value!==void 0){
let x=_.varchar_value;const L=e;if(e===L)if(typeof x=="string"){if(func2(x)>255)return validate63.errors=[{instancePath:t+
"/pcr_form_rows/"+h+"/varchar_value",schemaPath:"#/properties/pcr_form_rows/items/properties/varchar_value/maxLength",keyword:"\
maxLength",params:{limit:255},message:"must NOT have more than 255 characters"}],!1}else return validate63.errors=[{instancePath:t+
"/pcr_form_rows/"+h+"/varchar_value",schemaPath:"#/properties/pcr_form_rows/items/properties/varchar_value/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var i=L===e}else var i=!0;if(i)if(_.number_value!==void 0){let x=_.
number_value;const L=e;if(e===L)if(typeof x=="string"){if(!pattern68.test(x))return validate63.errors=[{instancePath:t+"\
/pcr_form_rows/"+h+"/number_value",schemaPath:"#/properties/pcr_form_rows/items/properties/number_value/pattern",keyword:"\
pattern",params:{pattern:"^-?[0-9]{1,15}\\.[0-9]{2}$"},message:'must match pattern "^-?[0-9]{1,15}\\.[0-9]{2}$"'}],!1}else
return validate63.errors=[{instancePath:t+"/pcr_form_rows/"+h+"/number_value",schemaPath:"#/properties/pcr_form_rows/ite\
ms/properties/number_value/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=L===e}else var i=!0}}}}}}else
return validate63.errors=[{instancePath:t+"/pcr_form_rows/"+h,schemaPath:"#/properties/pcr_form_rows/items/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;var o=q===e;if(!o)break}}else return validate63.errors=[{instancePath:t+
"/pcr_form_rows",schemaPath:"#/properties/pcr_form_rows/type",keyword:"type",params:{type:"array"},message:"must be arra\
y"}],!1;var a=v===e}else var a=!0}}else return validate63.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return validate63.errors=r,e===0}function validate64(s,{instancePath:t="",parentData:Z,
parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let m;if(s.dst_report_id===
void 0&&(m="dst_report_id")||s.pcr_form_id===void 0&&(m="pcr_form_id")||s.question_data===void 0&&(m="question_data"))return validate64.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m},message:"must have require\
d property '"+m+"'"}],!1;if(s.dst_report_id!==void 0){let f=s.dst_report_id;const n=e;if(e===n)if(typeof f=="string"){if(!pattern0.
test(f))return validate64.errors=[{instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_report_id/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate64.errors=
[{instancePath:t+"/dst_report_id",schemaPath:"#/properties/dst_report_id/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var a=n===e}else var a=!0;if(a){if(s.pcr_form_id!==void 0){let f=s.pcr_form_id;const n=e;if(e===n)if(typeof f==
"string"){if(!pattern0.test(f))return validate64.errors=[{instancePath:t+"/pcr_form_id",schemaPath:"#/properties/pcr_for\
m_id/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate64.
errors=[{instancePath:t+"/pcr_form_id",schemaPath:"#/properties/pcr_form_id/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;var a=n===e}else var a=!0;if(a)if(s.question_data!==void 0){let f=s.question_data;const n=e;
if(e===n)if(Array.isArray(f)){var o=!0;const u=f.length;for(let i=0;i<u;i++){let y=f[i];const g=e;if(e===g)if(y&&typeof y==
"object"&&!Array.isArray(y)){let c;if(y.file_id===void 0&&(c="file_id")||y.pcr_question_id===void 0&&(c="pcr_question_id"))
return validate64.errors=[{instancePath:t+"/question_data/"+i,schemaPath:"#/properties/question_data/items/required",keyword:"\
required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(y.file_id!==void 0){let b=y.file_id;
const h=e;if(e===h)if(typeof b=="string"){if(func2(b)>255)return validate64.errors=[{instancePath:t+"/question_data/"+i+
"/file_id",schemaPath:"#/properties/question_data/items/properties/file_id/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"}],!1;if(func2(b)<1)return validate64.errors=[{instancePath:t+"/question\
_data/"+i+"/file_id",schemaPath:"#/properties/question_data/items/properties/file_id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return validate64.errors=[{instancePath:t+"/question_\
data/"+i+"/file_id",schemaPath:"#/properties/question_data/items/properties/file_id/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"}],!1;var p=h===e}else var p=!0;if(p){if(y.pcr_question_id!==void 0){let b=y.pcr_question_id;
const h=e;if(e===h)if(typeof b=="string"){if(!pattern0.test(b))return validate64.errors=[{instancePath:t+"/question_data\
/"+i+"/pcr_question_id",schemaPath:"#/properties/question_data/items/properties/pcr_question_id/pattern",keyword:"patter\
n",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate64.errors=[{instancePath:t+
"/question_data/"+i+"/pcr_question_id",schemaPath:"#/properties/question_data/items/properties/pcr_question_id/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var p=h===e}else var p=!0;if(p)if(y.work_type!==void 0){const b=e;
if(y.work_type!=="pc")return validate64.errors=[{instancePath:t+"/question_data/"+i+"/work_type",schemaPath:"#/propertie\
s/question_data/items/properties/work_type/enum",keyword:"enum",params:{allowedValues:allowed20},message:"must be equal \
to one of the allowed values"}],!1;var p=b===e}else var p=!0}}else return validate64.errors=[{instancePath:t+"/question_\
data/"+i,schemaPath:"#/properties/question_data/items/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"}],!1;var o=g===e;if(!o)break}}else return validate64.errors=[{instancePath:t+"/question_data",schemaPath:"#/propertie\
s/question_data/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var a=n===e}else var a=!0}}else return validate64.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate64.
errors=r,e===0}function validate65(s,{instancePath:t="",parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;
if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){let u;if(s.error===void 0&&(u="error")||s.cell_updates===void 0&&(u=
"cell_updates")||s.error_reportid===void 0&&(u="error_reportid")||s.records_updated===void 0&&(u="records_updated")||s.ready_update===
void 0&&(u="ready_update")||s.log_code===void 0&&(u="log_code"))return validate65.errors=[{instancePath:t,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:u},message:"must have required property '"+u+"'"}],!1;if(s.error!==
void 0){let i=s.error;const y=e;if(e===y)if(Array.isArray(i)){var a=!0;const g=i.length;for(let v=0;v<g;v++){const c=e;if(typeof i[v]!=
"string")return validate65.errors=[{instancePath:t+"/error/"+v,schemaPath:"#/properties/error/items/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var a=c===e;if(!a)break}}else return validate65.errors=[{instancePath:t+
"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var o=y===
e}else var o=!0;if(o){if(s.cell_updates!==void 0){let i=s.cell_updates;const y=e;if(e===y)if(Array.isArray(i)){var p=!0;
const v=i.length;for(let c=0;c<v;c++){let b=i[c];const h=e;if(e===h)if(b&&typeof b=="object"&&!Array.isArray(b)){let q;if(b.
report_id===void 0&&(q="report_id")||b.cell_id===void 0&&(q="cell_id")||b.new_value===void 0&&(q="new_value")||b.class===
void 0&&(q="class"))return validate65.errors=[{instancePath:t+"/cell_updates/"+c,schemaPath:"#/properties/cell_updates/i\
tems/required",keyword:"required",params:{missingProperty:q},message:"must have required property '"+q+"'"}],!1;if(b.report_id!==
void 0){let O=b.report_id;const N=e,$=e;let A=!1;const F=e;if(!(typeof O=="number"&&!(O%1)&&!isNaN(O)&&isFinite(O))){const V={
instancePath:t+"/cell_updates/"+c+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/report_id/anyOf/0/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?r=[V]:r.push(V),e++}if(e===F&&typeof O==
"number"&&isFinite(O)){if(O>9007199254740991||isNaN(O)){const V={instancePath:t+"/cell_updates/"+c+"/report_id",schemaPath:"\
#/properties/cell_updates/items/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};r===null?r=[V]:r.push(V),e++}else if(O<0||isNaN(O)){const V={instancePath:t+"/cel\
l_updates/"+c+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/report_id/anyOf/0/minimum",keyword:"mi\
nimum",params:{comparison:">=",limit:0},message:"must be >= 0"};r===null?r=[V]:r.push(V),e++}}var m=F===e;if(A=A||m,!A){
const V=e;if(e===V)if(typeof O=="string"){if(!pattern0.test(O)){const L={instancePath:t+"/cell_updates/"+c+"/report_id",
schemaPath:"#/properties/cell_updates/items/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0\
-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};r===null?r=[L]:r.push(L),e++}}else{const L={instancePath:t+"/\
cell_updates/"+c+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/report_id/anyOf/1/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};r===null?r=[L]:r.push(L),e++}var m=V===e;A=A||m}if(A)e=$,r!==null&&
($?r.length=$:r=null);else{const V={instancePath:t+"/cell_updates/"+c+"/report_id",schemaPath:"#/properties/cell_updates\
/items/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[
V]:r.push(V),e++,validate65.errors=r,!1}var f=N===e}else var f=!0;if(f){if(b.cell_id!==void 0){const O=e;if(typeof b.cell_id!=
"string")return validate65.errors=[{instancePath:t+"/cell_updates/"+c+"/cell_id",schemaPath:"#/properties/cell_updates/i\
tems/properties/cell_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var f=O===e}else var f=!0;
if(f){if(b.new_value!==void 0){const O=e;if(typeof b.new_value!="string")return validate65.errors=[{instancePath:t+"/cel\
l_updates/"+c+"/new_value",schemaPath:"#/properties/cell_updates/items/properties/new_value/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var f=O===e}else var f=!0;if(f)if(b.class!==void 0){const O=e;if(typeof b.class!=
"string")return validate65.errors=[{instancePath:t+"/cell_updates/"+c+"/class",schemaPath:"#/properties/cell_updates/ite\
ms/properties/class/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var f=O===e}else var f=!0}}}else
return validate65.errors=[{instancePath:t+"/cell_updates/"+c,schemaPath:"#/properties/cell_updates/items/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;var p=h===e;if(!p)break}}else return validate65.errors=[{instancePath:t+
"/cell_updates",schemaPath:"#/properties/cell_updates/type",keyword:"type",params:{type:"array"},message:"must be array"}],
!1;var o=y===e}else var o=!0;if(o){if(s.error_reportid!==void 0){let i=s.error_reportid;const y=e;if(e===y)if(Array.isArray(
i)){var n=!0;const v=i.length;for(let c=0;c<v;c++){let b=i[c];const h=e,_=e;let q=!1;const O=e;if(!(typeof b=="number"&&
!(b%1)&&!isNaN(b)&&isFinite(b))){const $={instancePath:t+"/error_reportid/"+c,schemaPath:"#/properties/error_reportid/it\
ems/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};r===null?r=[$]:r.push($),e++}if(e===
O&&typeof b=="number"&&isFinite(b)){if(b>9007199254740991||isNaN(b)){const $={instancePath:t+"/error_reportid/"+c,schemaPath:"\
#/properties/error_reportid/items/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};r===null?r=[$]:r.push($),e++}else if(b<0||isNaN(b)){const $={instancePath:t+"/error_report\
id/"+c,schemaPath:"#/properties/error_reportid/items/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};r===null?r=[$]:r.push($),e++}}var d=O===e;if(q=q||d,!q){const $=e;if(e===$)if(typeof b=="string"){
if(!pattern0.test(b)){const F={instancePath:t+"/error_reportid/"+c,schemaPath:"#/properties/error_reportid/items/anyOf/1\
/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'};r===null?r=[F]:
r.push(F),e++}}else{const F={instancePath:t+"/error_reportid/"+c,schemaPath:"#/properties/error_reportid/items/anyOf/1/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};r===null?r=[F]:r.push(F),e++}var d=$===e;q=q||d}if(q)
e=_,r!==null&&(_?r.length=_:r=null);else{const $={instancePath:t+"/error_reportid/"+c,schemaPath:"#/properties/error_rep\
ortid/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return r===null?r=[$]:r.push($),e++,
validate65.errors=r,!1}var n=h===e;if(!n)break}}else return validate65.errors=[{instancePath:t+"/error_reportid",schemaPath:"\
#/properties/error_reportid/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var o=y===e}else var o=!0;
if(o){if(s.records_updated!==void 0){const i=e;if(typeof s.records_updated!="string")return validate65.errors=[{instancePath:t+
"/records_updated",schemaPath:"#/properties/records_updated/type",keyword:"type",params:{type:"string"},message:"must be\
 string"}],!1;var o=i===e}else var o=!0;if(o){if(s.ready_update!==void 0){const i=e;if(typeof s.ready_update!="string")return validate65.
errors=[{instancePath:t+"/ready_update",schemaPath:"#/properties/ready_update/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;var o=i===e}else var o=!0;if(o)if(s.log_code!==void 0){const i=e;if(typeof s.log_code!="st\
ring")return validate65.errors=[{instancePath:t+"/log_code",schemaPath:"#/properties/log_code/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var o=i===e}else var o=!0}}}}}else return validate65.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate65.errors=r,e===0}
function validate66(s,{instancePath:t="",parentData:Z,parentDataProperty:K,rootData:C=s}={}){let r=null,e=0;if(e===0)if(s&&
typeof s=="object"&&!Array.isArray(s)){let n;if(s.error===void 0&&(n="error")||s.cell_updates===void 0&&(n="cell_updates")||
s.error_reportid===void 0&&(n="error_reportid")||s.records_updated===void 0&&(n="records_updated")||s.ready_update===void 0&&
(n="ready_update")||s.log_code===void 0&&(n="log_code"))return validate66.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:n},message:"must have required property '"+n+"'"}],!1;if(s.error!==void 0){let d=s.
error;const u=e;if(e===u)if(Array.isArray(d)){var a=!0;const i=d.length;for(let y=0;y<i;y++){const g=e;if(typeof d[y]!="\
string")return validate66.errors=[{instancePath:t+"/error/"+y,schemaPath:"#/properties/error/items/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var a=g===e;if(!a)break}}else return validate66.errors=[{instancePath:t+
"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var o=u===
e}else var o=!0;if(o){if(s.cell_updates!==void 0){let d=s.cell_updates;const u=e;if(e===u)if(Array.isArray(d)){var p=!0;
const y=d.length;for(let g=0;g<y;g++){let v=d[g];const c=e;if(e===c)if(v&&typeof v=="object"&&!Array.isArray(v)){let h;if(v.
report_id===void 0&&(h="report_id")||v.cell_id===void 0&&(h="cell_id")||v.new_value===void 0&&(h="new_value")||v.class===
void 0&&(h="class"))return validate66.errors=[{instancePath:t+"/cell_updates/"+g,schemaPath:"#/properties/cell_updates/i\
tems/required",keyword:"required",params:{missingProperty:h},message:"must have required property '"+h+"'"}],!1;if(v.report_id!==
void 0){let _=v.report_id;const q=e;if(e===q)if(typeof _=="string"){if(!pattern0.test(_))return validate66.errors=[{instancePath:t+
"/cell_updates/"+g+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/report_id/pattern",keyword:"patte\
rn",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate66.errors=[{instancePath:t+
"/cell_updates/"+g+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/report_id/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var m=q===e}else var m=!0;if(m){if(v.cell_id!==void 0){const _=e;if(typeof v.
cell_id!="string")return validate66.errors=[{instancePath:t+"/cell_updates/"+g+"/cell_id",schemaPath:"#/properties/cell_\
updates/items/properties/cell_id/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var m=_===e}else
var m=!0;if(m){if(v.new_value!==void 0){const _=e;if(typeof v.new_value!="string")return validate66.errors=[{instancePath:t+
"/cell_updates/"+g+"/new_value",schemaPath:"#/properties/cell_updates/items/properties/new_value/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var m=_===e}else var m=!0;if(m)if(v.class!==void 0){const _=e;if(typeof v.class!=
"string")return validate66.errors=[{instancePath:t+"/cell_updates/"+g+"/class",schemaPath:"#/properties/cell_updates/ite\
ms/properties/class/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var m=_===e}else var m=!0}}}else
return validate66.errors=[{instancePath:t+"/cell_updates/"+g,schemaPath:"#/properties/cell_updates/items/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;var p=c===e;if(!p)break}}else return validate66.errors=[{instancePath:t+
"/cell_updates",schemaPath:"#/properties/cell_updates/type",keyword:"type",params:{type:"array"},message:"must be array"}],
!1;var o=u===e}else var o=!0;if(o){if(s.error_reportid!==void 0){let d=s.error_reportid;const u=e;if(e===u)if(Array.isArray(
d)){var f=!0;const y=d.length;for(let g=0;g<y;g++){let v=d[g];const c=e;if(e===c)if(typeof v=="string"){if(!pattern0.test(
v))return validate66.errors=[{instancePath:t+"/error_reportid/"+g,schemaPath:"#/properties/error_reportid/items/pattern",
keyword:"pattern",params:{pattern:"^[0-9]{1,64}$"},message:'must match pattern "^[0-9]{1,64}$"'}],!1}else return validate66.
errors=[{instancePath:t+"/error_reportid/"+g,schemaPath:"#/properties/error_reportid/items/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var f=c===e;if(!f)break}}else return validate66.errors=[{instancePath:t+"/e\
rror_reportid",schemaPath:"#/properties/error_reportid/type",keyword:"type",params:{type:"array"},message:"must be array"}],
!1;var o=u===e}else var o=!0;if(o){if(s.records_updated!==void 0){const d=e;if(typeof s.records_updated!="string")return validate66.
errors=[{instancePath:t+"/records_updated",schemaPath:"#/properties/records_updated/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"}],!1;var o=d===e}else var o=!0;if(o){if(s.ready_update!==void 0){const d=e;if(typeof s.
ready_update!="string")return validate66.errors=[{instancePath:t+"/ready_update",schemaPath:"#/properties/ready_update/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=d===e}else var o=!0;if(o)if(s.log_code!==
void 0){const d=e;if(typeof s.log_code!="string")return validate66.errors=[{instancePath:t+"/log_code",schemaPath:"#/pro\
perties/log_code/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=d===e}else var o=!0}}}}}else
return validate66.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"}],!1;return validate66.errors=r,e===0}function validate67(s,{instancePath:t="",parentData:Z,parentDataProperty:K,rootData:C=s}={}){
let r=null,e=0;if(e===0)if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.svclink_push!==void 0&&typeof s.svclink_push!=
"string")return validate67.errors=[{instancePath:t+"/svclink_push",schemaPath:"#/properties/svclink_push/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1}else return validate67.errors=[{instancePath:t,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return validate67.errors=r,e===0}function textLength(s){
let t=s.length;for(let Z=1;Z<s.length;Z++)(s.charCodeAt(Z-1)&64512)===55296&&(s.charCodeAt(Z)&64512)===56320&&(t--,Z++);
return t}
