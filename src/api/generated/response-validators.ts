// Generated from schemas/api and the catalogue by scripts/generate: do not edit.

// @ts-nocheck
"use strict";const ir=Me,Zr={$id:"https://svclink.dev/schemas/api/autoimport/list.response.json",type:"array",items:{$ref:"../objects\
.json#/$defs/auto_import"}},ar={type:"object",properties:{autoimport_id:{$ref:"kinds.json#/$defs/id"},import_name:{$ref:"\
kinds.json#/$defs/text"},client_company_name:{$ref:"kinds.json#/$defs/text"},active:{$ref:"kinds.json#/$defs/flag_number"},
friendly_name:{$ref:"kinds.json#/$defs/text"},api_capabilities:{type:"array",items:{type:"string",enum:["upload","export"]},
uniqueItems:!0}},required:["autoimport_id","import_name","client_company_name","active","friendly_name","api_capabilitie\
s"]},es={type:"integer",minimum:0,maximum:9007199254740991},rs={type:"string"},Ge={type:"integer",enum:[0,1]};function R(r,{
instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let a;if(r.autoimport_id===void 0&&(a="autoimport_id")||r.import_name===void 0&&(a="import_name")||r.
client_company_name===void 0&&(a="client_company_name")||r.active===void 0&&(a="active")||r.friendly_name===void 0&&(a="\
friendly_name")||r.api_capabilities===void 0&&(a="api_capabilities"))return R.errors=[{instancePath:t,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:a},message:"must have required property '"+a+"'"}],!1;if(r.autoimport_id!==
void 0){let n=r.autoimport_id;const m=e,p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return R.errors=[{instancePath:t+
"/autoimport_id",schemaPath:"kinds.json#/$defs/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],
!1;if(e===p&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return R.errors=[{instancePath:t+"/autoimp\
ort_id",schemaPath:"kinds.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"}],!1;if(n<0||isNaN(n))return R.errors=[{instancePath:t+"/autoimport_id",schemaPath:"kinds.j\
son#/$defs/id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var i=m===e}else var i=!0;
if(i){if(r.import_name!==void 0){const n=e;if(typeof r.import_name!="string")return R.errors=[{instancePath:t+"/import_n\
ame",schemaPath:"kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=n===
e}else var i=!0;if(i){if(r.client_company_name!==void 0){const n=e;if(typeof r.client_company_name!="string")return R.errors=
[{instancePath:t+"/client_company_name",schemaPath:"kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var i=n===e}else var i=!0;if(i){if(r.active!==void 0){let n=r.active;const m=e;if(!(typeof n=="numb\
er"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return R.errors=[{instancePath:t+"/active",schemaPath:"kinds.json#/$defs/flag_numbe\
r/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(!(n===0||n===1))return R.errors=[{instancePath:t+
"/active",schemaPath:"kinds.json#/$defs/flag_number/enum",keyword:"enum",params:{allowedValues:Ge.enum},message:"must be\
 equal to one of the allowed values"}],!1;var i=m===e}else var i=!0;if(i){if(r.friendly_name!==void 0){const n=e;if(typeof r.
friendly_name!="string")return R.errors=[{instancePath:t+"/friendly_name",schemaPath:"kinds.json#/$defs/text/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var i=n===e}else var i=!0;if(i)if(r.api_capabilities!==void 0){
let n=r.api_capabilities;const m=e;if(e===m)if(Array.isArray(n)){var o=!0;const u=n.length;for(let f=0;f<u;f++){let l=n[f];
const h=e;if(typeof l!="string")return R.errors=[{instancePath:t+"/api_capabilities/"+f,schemaPath:"#/properties/api_cap\
abilities/items/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(!(l==="upload"||l==="export"))
return R.errors=[{instancePath:t+"/api_capabilities/"+f,schemaPath:"#/properties/api_capabilities/items/enum",keyword:"e\
num",params:{allowedValues:ar.properties.api_capabilities.items.enum},message:"must be equal to one of the allowed value\
s"}],!1;var o=h===e;if(!o)break}if(o){let f=n.length,l;if(f>1){const h={};for(;f--;){let d=n[f];if(typeof d=="string"){if(typeof h[d]==
"number"){return l=h[d],R.errors=[{instancePath:t+"/api_capabilities",schemaPath:"#/properties/api_capabilities/uniqueIt\
ems",keyword:"uniqueItems",params:{i:f,j:l},message:"must NOT have duplicate items (items ## "+l+" and "+f+" are identic\
al)"}],!1;break}h[d]=f}}}}}else return R.errors=[{instancePath:t+"/api_capabilities",schemaPath:"#/properties/api_capabi\
lities/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var i=m===e}else var i=!0}}}}}else return R.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return R.
errors=s,e===0}function Me(r,{instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===
0)if(Array.isArray(r)){var i=!0;const o=r.length;for(let a=0;a<o;a++){const n=e;R(r[a],{instancePath:t+"/"+a,parentData:r,
parentDataProperty:a,rootData:_})||(s=s===null?R.errors:s.concat(R.errors),e=s.length);var i=n===e;if(!i)break}}else return Me.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;return Me.
errors=s,e===0}const nr=qe,ss={$id:"https://svclink.dev/schemas/api/autoimport/upload.response.json",type:"object",properties:{
message:{$ref:"../kinds.json#/$defs/text"}},required:["message"]};function qe(r,{instancePath:t="",parentData:v,parentDataProperty:k,
rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.message===void 0&&(i="\
message"))return qe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"\
must have required property '"+i+"'"}],!1;if(r.message!==void 0&&typeof r.message!="string")return qe.errors=[{instancePath:t+
"/message",schemaPath:"../kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1}else return qe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"}],!1;return qe.errors=s,e===0}const or=pe,ts={$id:"https://svclink.dev/schemas/api/autoimport/export.response.json",
type:"object",properties:{file_name:{$ref:"../kinds.json#/$defs/text"},hash:{$ref:"../kinds.json#/$defs/sha256"},content:{
$ref:"../kinds.json#/$defs/base64"}},required:["file_name","hash","content"]},is={type:"string",pattern:"^[0-9a-f]{64}$"},
as={type:"string",contentEncoding:"base64"},He=new RegExp("^[0-9a-f]{64}$","u");function pe(r,{instancePath:t="",parentData:v,
parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.file_name===
void 0&&(o="file_name")||r.hash===void 0&&(o="hash")||r.content===void 0&&(o="content"))return pe.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o},message:"must have required property '"+o+"'"}],!1;
if(r.file_name!==void 0){const a=e;if(typeof r.file_name!="string")return pe.errors=[{instancePath:t+"/file_name",schemaPath:"\
../kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=a===e}else var i=!0;
if(i){if(r.hash!==void 0){let a=r.hash;const n=e;if(e===e)if(typeof a=="string"){if(!He.test(a))return pe.errors=[{instancePath:t+
"/hash",schemaPath:"../kinds.json#/$defs/sha256/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"},message:'mu\
st match pattern "^[0-9a-f]{64}$"'}],!1}else return pe.errors=[{instancePath:t+"/hash",schemaPath:"../kinds.json#/$defs/\
sha256/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=n===e}else var i=!0;if(i)if(r.content!==
void 0){const a=e;if(typeof r.content!="string")return pe.errors=[{instancePath:t+"/content",schemaPath:"../kinds.json#/\
$defs/base64/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=a===e}else var i=!0}}else return pe.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return pe.
errors=s,e===0}const mr=le,ns={$id:"https://svclink.dev/schemas/api/bid/list.response.json",type:"object",properties:{report_id:{
$ref:"../kinds.json#/$defs/id"},bids:{type:"array",items:{$ref:"../objects.json#/$defs/bid"}}},required:["report_id","bi\
ds"]},os={type:"object",properties:{comp_note_id:{$ref:"kinds.json#/$defs/id"},invoice_item_id:{anyOf:[{$ref:"kinds.json\
#/$defs/id"},{type:"null"}]},description:{$ref:"kinds.json#/$defs/text"},qty:{$ref:"kinds.json#/$defs/number"},uom:{anyOf:[
{$ref:"kinds.json#/$defs/id"},{type:"null"}]},contractor_price:{$ref:"kinds.json#/$defs/number"},client_price:{$ref:"kin\
ds.json#/$defs/number"},comment:{$ref:"kinds.json#/$defs/text"},completion_comment:{$ref:"kinds.json#/$defs/text"}},required:[
"comp_note_id","invoice_item_id","description","qty","uom","contractor_price","client_price","comment","completion_comme\
nt"]},ms={type:"number"};function M(r,{instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.comp_note_id===void 0&&(n="comp_note_id")||r.invoice_item_id===
void 0&&(n="invoice_item_id")||r.description===void 0&&(n="description")||r.qty===void 0&&(n="qty")||r.uom===void 0&&(n=
"uom")||r.contractor_price===void 0&&(n="contractor_price")||r.client_price===void 0&&(n="client_price")||r.comment===void 0&&
(n="comment")||r.completion_comment===void 0&&(n="completion_comment"))return M.errors=[{instancePath:t,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:n},message:"must have required property '"+n+"'"}],!1;if(r.comp_note_id!==
void 0){let m=r.comp_note_id;const p=e,u=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return M.errors=[{instancePath:t+
"/comp_note_id",schemaPath:"kinds.json#/$defs/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],
!1;if(e===u&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return M.errors=[{instancePath:t+"/comp_no\
te_id",schemaPath:"kinds.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"}],!1;if(m<0||isNaN(m))return M.errors=[{instancePath:t+"/comp_note_id",schemaPath:"kinds.js\
on#/$defs/id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var i=p===e}else var i=!0;
if(i){if(r.invoice_item_id!==void 0){let m=r.invoice_item_id;const p=e,u=e;let f=!1;const l=e,h=e;if(!(typeof m=="number"&&
!(m%1)&&!isNaN(m)&&isFinite(m))){const c={instancePath:t+"/invoice_item_id",schemaPath:"kinds.json#/$defs/id/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};s===null?s=[c]:s.push(c),e++}if(e===h&&typeof m=="number"&&isFinite(
m)){if(m>9007199254740991||isNaN(m)){const c={instancePath:t+"/invoice_item_id",schemaPath:"kinds.json#/$defs/id/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};s===null?s=[c]:
s.push(c),e++}else if(m<0||isNaN(m)){const c={instancePath:t+"/invoice_item_id",schemaPath:"kinds.json#/$defs/id/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};s===null?s=[c]:s.push(c),e++}}var o=l===e;if(f=
f||o,!f){const c=e;if(m!==null){const g={instancePath:t+"/invoice_item_id",schemaPath:"#/properties/invoice_item_id/anyO\
f/1/type",keyword:"type",params:{type:"null"},message:"must be null"};s===null?s=[g]:s.push(g),e++}var o=c===e;f=f||o}if(f)
e=u,s!==null&&(u?s.length=u:s=null);else{const c={instancePath:t+"/invoice_item_id",schemaPath:"#/properties/invoice_ite\
m_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return s===null?s=[c]:s.push(c),e++,M.errors=
s,!1}var i=p===e}else var i=!0;if(i){if(r.description!==void 0){const m=e;if(typeof r.description!="string")return M.errors=
[{instancePath:t+"/description",schemaPath:"kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var i=m===e}else var i=!0;if(i){if(r.qty!==void 0){let m=r.qty;const p=e;if(!(typeof m=="number"&&isFinite(
m)))return M.errors=[{instancePath:t+"/qty",schemaPath:"kinds.json#/$defs/number/type",keyword:"type",params:{type:"numb\
er"},message:"must be number"}],!1;var i=p===e}else var i=!0;if(i){if(r.uom!==void 0){let m=r.uom;const p=e,u=e;let f=!1;
const l=e,h=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const c={instancePath:t+"/uom",schemaPath:"kinds\
.json#/$defs/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};s===null?s=[c]:s.push(c),e++}if(e===
h&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||isNaN(m)){const c={instancePath:t+"/uom",schemaPath:"kinds.js\
on#/$defs/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925474\
0991"};s===null?s=[c]:s.push(c),e++}else if(m<0||isNaN(m)){const c={instancePath:t+"/uom",schemaPath:"kinds.json#/$defs/\
id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};s===null?s=[c]:s.push(c),e++}}var a=l===
e;if(f=f||a,!f){const c=e;if(m!==null){const g={instancePath:t+"/uom",schemaPath:"#/properties/uom/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};s===null?s=[g]:s.push(g),e++}var a=c===e;f=f||a}if(f)e=u,s!==null&&(u?
s.length=u:s=null);else{const c={instancePath:t+"/uom",schemaPath:"#/properties/uom/anyOf",keyword:"anyOf",params:{},message:"\
must match a schema in anyOf"};return s===null?s=[c]:s.push(c),e++,M.errors=s,!1}var i=p===e}else var i=!0;if(i){if(r.contractor_price!==
void 0){let m=r.contractor_price;const p=e;if(!(typeof m=="number"&&isFinite(m)))return M.errors=[{instancePath:t+"/cont\
ractor_price",schemaPath:"kinds.json#/$defs/number/type",keyword:"type",params:{type:"number"},message:"must be number"}],
!1;var i=p===e}else var i=!0;if(i){if(r.client_price!==void 0){let m=r.client_price;const p=e;if(!(typeof m=="number"&&isFinite(
m)))return M.errors=[{instancePath:t+"/client_price",schemaPath:"kinds.json#/$defs/number/type",keyword:"type",params:{type:"\
number"},message:"must be number"}],!1;var i=p===e}else var i=!0;if(i){if(r.comment!==void 0){const m=e;if(typeof r.comment!=
"string")return M.errors=[{instancePath:t+"/comment",schemaPath:"kinds.json#/$defs/text/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var i=m===e}else var i=!0;if(i)if(r.completion_comment!==void 0){const m=e;if(typeof r.
completion_comment!="string")return M.errors=[{instancePath:t+"/completion_comment",schemaPath:"kinds.json#/$defs/text/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=m===e}else var i=!0}}}}}}}}else return M.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return M.
errors=s,e===0}function le(r,{instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.report_id===void 0&&(a="report_id")||r.bids===void 0&&(a="bids"))
return le.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a},message:"must ha\
ve required property '"+a+"'"}],!1;if(r.report_id!==void 0){let n=r.report_id;const m=e,p=e;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)))return le.errors=[{instancePath:t+"/report_id",schemaPath:"../kinds.json#/$defs/id/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"}],!1;if(e===p&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||
isNaN(n))return le.errors=[{instancePath:t+"/report_id",schemaPath:"../kinds.json#/$defs/id/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(n<0||isNaN(n))return le.errors=[{instancePath:t+
"/report_id",schemaPath:"../kinds.json#/$defs/id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mu\
st be >= 0"}],!1}var i=m===e}else var i=!0;if(i)if(r.bids!==void 0){let n=r.bids;const m=e;if(e===m)if(Array.isArray(n)){
var o=!0;const u=n.length;for(let f=0;f<u;f++){const l=e;M(n[f],{instancePath:t+"/bids/"+f,parentData:n,parentDataProperty:f,
rootData:_})||(s=s===null?M.errors:s.concat(M.errors),e=s.length);var o=l===e;if(!o)break}}else return le.errors=[{instancePath:t+
"/bids",schemaPath:"#/properties/bids/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var i=m===
e}else var i=!0}else return le.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return le.errors=s,e===0}const fr=_e,fs={$id:"https://svclink.dev/schemas/api/bid/create.response.j\
son",type:"object",properties:{comp_note_id:{$ref:"../kinds.json#/$defs/id"}},required:["comp_note_id"]};function _e(r,{
instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let i;if(r.comp_note_id===void 0&&(i="comp_note_id"))return _e.errors=[{instancePath:t,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:i},message:"must have required property '"+i+"'"}],!1;if(r.comp_note_id!==
void 0){let o=r.comp_note_id;const a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return _e.errors=[{instancePath:t+
"/comp_note_id",schemaPath:"../kinds.json#/$defs/id/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"}],!1;if(e===a&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return _e.errors=[{instancePath:t+"/c\
omp_note_id",schemaPath:"../kinds.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(o<0||isNaN(o))return _e.errors=[{instancePath:t+"/comp_note_id",schemaPath:"\
../kinds.json#/$defs/id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}}}else return _e.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return _e.
errors=s,e===0}const pr=Ne,ps={$id:"https://svclink.dev/schemas/api/bid/update.response.json",type:"object",properties:{
result:{$ref:"../kinds.json#/$defs/text"}},required:["result"]};function Ne(r,{instancePath:t="",parentData:v,parentDataProperty:k,
rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.result===void 0&&(i="r\
esult"))return Ne.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"\
must have required property '"+i+"'"}],!1;if(r.result!==void 0&&typeof r.result!="string")return Ne.errors=[{instancePath:t+
"/result",schemaPath:"../kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1}else
return Ne.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
return Ne.errors=s,e===0}const lr=xe,ls={$id:"https://svclink.dev/schemas/api/bid/delete.response.json",type:"object",properties:{
result:{$ref:"../kinds.json#/$defs/text"}},required:["result"]};function xe(r,{instancePath:t="",parentData:v,parentDataProperty:k,
rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.result===void 0&&(i="r\
esult"))return xe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"\
must have required property '"+i+"'"}],!1;if(r.result!==void 0&&typeof r.result!="string")return xe.errors=[{instancePath:t+
"/result",schemaPath:"../kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1}else
return xe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
return xe.errors=s,e===0}const dr=be,ds={$id:"https://svclink.dev/schemas/api/bid/uom.response.json",type:"object",properties:{
uom:{type:"object",additionalProperties:{$ref:"../kinds.json#/$defs/text"}}},required:["uom"]};function be(r,{instancePath:t="",
parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let o;if(r.uom===void 0&&(o="uom"))return be.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:o},message:"must have required property '"+o+"'"}],!1;if(r.uom!==void 0){let a=r.uom;if(e===e)if(a&&typeof a==
"object"&&!Array.isArray(a))for(const m in a){const p=e;if(typeof a[m]!="string")return be.errors=[{instancePath:t+"/uom\
/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"../kinds.json#/$defs/text/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"}],!1;var i=p===e;if(!i)break}else return be.errors=[{instancePath:t+"/uom",schemaPath:"#/\
properties/uom/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1}}else return be.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return be.errors=s,e===0}const ur=de,
us={$id:"https://svclink.dev/schemas/api/bid/invoice_items.response.json",type:"object",properties:{report_id:{$ref:"../\
kinds.json#/$defs/id"},invoice_items:{type:"array",items:{$ref:"../objects.json#/$defs/invoice_item"}}},required:["repor\
t_id","invoice_items"]},cs={type:"object",properties:{invoice_item_id:{$ref:"kinds.json#/$defs/numeric_id"},description:{
$ref:"kinds.json#/$defs/text"},client_price:{$ref:"kinds.json#/$defs/number"},contractor_price:{$ref:"kinds.json#/$defs/\
number"},uom:{$ref:"kinds.json#/$defs/id"}},required:["invoice_item_id","description","client_price","contractor_price",
"uom"]},ys={anyOf:[{type:"integer",minimum:0,maximum:9007199254740991},{type:"string",pattern:"^[0-9]{1,15}$"}]},Je=new RegExp(
"^[0-9]{1,15}$","u");function Y(r,{instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;
if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.invoice_item_id===void 0&&(a="invoice_item_id")||r.description===
void 0&&(a="description")||r.client_price===void 0&&(a="client_price")||r.contractor_price===void 0&&(a="contractor_pric\
e")||r.uom===void 0&&(a="uom"))return Y.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a},
message:"must have required property '"+a+"'"}],!1;if(r.invoice_item_id!==void 0){let n=r.invoice_item_id;const m=e,p=e;
let u=!1;const f=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const l={instancePath:t+"/invoice_item_id",
schemaPath:"kinds.json#/$defs/numeric_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
s===null?s=[l]:s.push(l),e++}if(e===f&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n)){const l={instancePath:t+
"/invoice_item_id",schemaPath:"kinds.json#/$defs/numeric_id/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};s===null?s=[l]:s.push(l),e++}else if(n<0||isNaN(n)){const l={instancePath:t+"/inv\
oice_item_id",schemaPath:"kinds.json#/$defs/numeric_id/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};s===null?s=[l]:s.push(l),e++}}var i=f===e;if(u=u||i,!u){const l=e;if(e===l)if(typeof n=="string"){
if(!Je.test(n)){const d={instancePath:t+"/invoice_item_id",schemaPath:"kinds.json#/$defs/numeric_id/anyOf/1/pattern",keyword:"\
pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};s===null?s=[d]:s.push(d),e++}}else{
const d={instancePath:t+"/invoice_item_id",schemaPath:"kinds.json#/$defs/numeric_id/anyOf/1/type",keyword:"type",params:{
type:"string"},message:"must be string"};s===null?s=[d]:s.push(d),e++}var i=l===e;u=u||i}if(u)e=p,s!==null&&(p?s.length=
p:s=null);else{const l={instancePath:t+"/invoice_item_id",schemaPath:"kinds.json#/$defs/numeric_id/anyOf",keyword:"anyOf",
params:{},message:"must match a schema in anyOf"};return s===null?s=[l]:s.push(l),e++,Y.errors=s,!1}var o=m===e}else var o=!0;
if(o){if(r.description!==void 0){const n=e;if(typeof r.description!="string")return Y.errors=[{instancePath:t+"/descript\
ion",schemaPath:"kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=n===
e}else var o=!0;if(o){if(r.client_price!==void 0){let n=r.client_price;const m=e;if(!(typeof n=="number"&&isFinite(n)))return Y.
errors=[{instancePath:t+"/client_price",schemaPath:"kinds.json#/$defs/number/type",keyword:"type",params:{type:"number"},
message:"must be number"}],!1;var o=m===e}else var o=!0;if(o){if(r.contractor_price!==void 0){let n=r.contractor_price;const m=e;
if(!(typeof n=="number"&&isFinite(n)))return Y.errors=[{instancePath:t+"/contractor_price",schemaPath:"kinds.json#/$defs\
/number/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;var o=m===e}else var o=!0;if(o)if(r.uom!==
void 0){let n=r.uom;const m=e,p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return Y.errors=[{instancePath:t+
"/uom",schemaPath:"kinds.json#/$defs/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===
p&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return Y.errors=[{instancePath:t+"/uom",schemaPath:"\
kinds.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007\
199254740991"}],!1;if(n<0||isNaN(n))return Y.errors=[{instancePath:t+"/uom",schemaPath:"kinds.json#/$defs/id/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var o=m===e}else var o=!0}}}}else return Y.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Y.errors=
s,e===0}function de(r,{instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.report_id===void 0&&(a="report_id")||r.invoice_items===void 0&&(a="inv\
oice_items"))return de.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a},message:"\
must have required property '"+a+"'"}],!1;if(r.report_id!==void 0){let n=r.report_id;const m=e,p=e;if(!(typeof n=="numbe\
r"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return de.errors=[{instancePath:t+"/report_id",schemaPath:"../kinds.json#/$defs/id/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===p&&typeof n=="number"&&isFinite(n)){if(n>
9007199254740991||isNaN(n))return de.errors=[{instancePath:t+"/report_id",schemaPath:"../kinds.json#/$defs/id/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(n<0||isNaN(n))return de.
errors=[{instancePath:t+"/report_id",schemaPath:"../kinds.json#/$defs/id/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"}],!1}var i=m===e}else var i=!0;if(i)if(r.invoice_items!==void 0){let n=r.invoice_items;
const m=e;if(e===m)if(Array.isArray(n)){var o=!0;const u=n.length;for(let f=0;f<u;f++){const l=e;Y(n[f],{instancePath:t+
"/invoice_items/"+f,parentData:n,parentDataProperty:f,rootData:_})||(s=s===null?Y.errors:s.concat(Y.errors),e=s.length);
var o=l===e;if(!o)break}}else return de.errors=[{instancePath:t+"/invoice_items",schemaPath:"#/properties/invoice_items/\
type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var i=m===e}else var i=!0}else return de.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return de.errors=
s,e===0}const cr=ue,_s={$id:"https://svclink.dev/schemas/api/file/list.response.json",type:"object",properties:{report_id:{
$ref:"../kinds.json#/$defs/id"},files:{type:"array",items:{$ref:"../objects.json#/$defs/listed_file"}}},required:["repor\
t_id","files"]},hs={type:"object",properties:{file_id:{$ref:"kinds.json#/$defs/id"},file_name:{$ref:"kinds.json#/$defs/t\
ext"},file_type:{$ref:"kinds.json#/$defs/text"},file_area:{$ref:"kinds.json#/$defs/file_area"},flags:{type:"array",items:{
$ref:"objects.json#/$defs/file_flag"}},report_id:!1,hash:!1,content:!1},required:["file_id","file_name","file_type","fil\
e_area","flags"]},Ke={type:"integer",enum:[0,1]},gs={oneOf:[{$ref:"objects.json#/$defs/bid_flag"},{$ref:"objects.json#/$\
defs/completion_flag"},{$ref:"objects.json#/$defs/pcr_flag"},{$ref:"objects.json#/$defs/damage_flag"},{$ref:"objects.jso\
n#/$defs/violation_flag"}]},Qe={type:"object",properties:{type:{type:"string",enum:["b"]},comp_note_id:{$ref:"kinds.json\
#/$defs/id"},item_description:{$ref:"kinds.json#/$defs/text"},stage:{type:"string",enum:["b"]},damage_id:{$ref:"kinds.js\
on#/$defs/id"},violation_id:{$ref:"kinds.json#/$defs/id"},pcr_question_id:!1,question:!1,pcr_form_id:!1,form_name:!1,damage_title:!1,
violation_title:!1},required:["type","comp_note_id","item_description","stage"]};function N(r,{instancePath:t="",parentData:v,
parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.type===
void 0&&(o="type")||r.comp_note_id===void 0&&(o="comp_note_id")||r.item_description===void 0&&(o="item_description")||r.
stage===void 0&&(o="stage"))return N.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o},
message:"must have required property '"+o+"'"}],!1;if(r.type!==void 0){let a=r.type;const n=e;if(typeof a!="string")return N.
errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must \
be string"}],!1;if(a!=="b")return N.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{
allowedValues:Qe.properties.type.enum},message:"must be equal to one of the allowed values"}],!1;var i=n===e}else var i=!0;
if(i){if(r.comp_note_id!==void 0){let a=r.comp_note_id;const n=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return N.errors=[{instancePath:t+"/comp_note_id",schemaPath:"kinds.json#/$defs/id/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return N.
errors=[{instancePath:t+"/comp_note_id",schemaPath:"kinds.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(a<0||isNaN(a))return N.errors=[{instancePath:t+
"/comp_note_id",schemaPath:"kinds.json#/$defs/id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mu\
st be >= 0"}],!1}var i=n===e}else var i=!0;if(i){if(r.item_description!==void 0){const a=e;if(typeof r.item_description!=
"string")return N.errors=[{instancePath:t+"/item_description",schemaPath:"kinds.json#/$defs/text/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var i=a===e}else var i=!0;if(i){if(r.stage!==void 0){let a=r.stage;const n=e;
if(typeof a!="string")return N.errors=[{instancePath:t+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;if(a!=="b")return N.errors=[{instancePath:t+"/stage",schemaPath:"#/properti\
es/stage/enum",keyword:"enum",params:{allowedValues:Qe.properties.stage.enum},message:"must be equal to one of the allow\
ed values"}],!1;var i=n===e}else var i=!0;if(i){if(r.damage_id!==void 0){let a=r.damage_id;const n=e,m=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return N.errors=[{instancePath:t+"/damage_id",schemaPath:"kinds.json#/$defs/id\
/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){
if(a>9007199254740991||isNaN(a))return N.errors=[{instancePath:t+"/damage_id",schemaPath:"kinds.json#/$defs/id/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(a<0||isNaN(
a))return N.errors=[{instancePath:t+"/damage_id",schemaPath:"kinds.json#/$defs/id/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"}],!1}var i=n===e}else var i=!0;if(i){if(r.violation_id!==void 0){let a=r.violation_id;
const n=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return N.errors=[{instancePath:t+"/violation_id",
schemaPath:"kinds.json#/$defs/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===m&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return N.errors=[{instancePath:t+"/violation_id",schemaPath:"kind\
s.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071992\
54740991"}],!1;if(a<0||isNaN(a))return N.errors=[{instancePath:t+"/violation_id",schemaPath:"kinds.json#/$defs/id/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var i=n===e}else var i=!0;if(i){if(r.pcr_question_id!==
void 0){var i=!1;return N.errors=[{instancePath:t+"/pcr_question_id",schemaPath:"#/properties/pcr_question_id/false sche\
ma",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;if(i){if(r.question!==void 0){
var i=!1;return N.errors=[{instancePath:t+"/question",schemaPath:"#/properties/question/false schema",keyword:"false sch\
ema",params:{},message:"boolean schema is false"}],!1}else var i=!0;if(i){if(r.pcr_form_id!==void 0){var i=!1;return N.errors=
[{instancePath:t+"/pcr_form_id",schemaPath:"#/properties/pcr_form_id/false schema",keyword:"false schema",params:{},message:"\
boolean schema is false"}],!1}else var i=!0;if(i){if(r.form_name!==void 0){var i=!1;return N.errors=[{instancePath:t+"/f\
orm_name",schemaPath:"#/properties/form_name/false schema",keyword:"false schema",params:{},message:"boolean schema is f\
alse"}],!1}else var i=!0;if(i){if(r.damage_title!==void 0){var i=!1;return N.errors=[{instancePath:t+"/damage_title",schemaPath:"\
#/properties/damage_title/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;
if(i)if(r.violation_title!==void 0){var i=!1;return N.errors=[{instancePath:t+"/violation_title",schemaPath:"#/propertie\
s/violation_title/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0}}}}}}}}}}}else
return N.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
return N.errors=s,e===0}const Ue={type:"object",properties:{type:{type:"string",enum:["c"]},comp_note_id:{$ref:"kinds.js\
on#/$defs/id"},item_description:{$ref:"kinds.json#/$defs/text"},stage:{type:"string",enum:["b","i","a"]},damage_id:{$ref:"\
kinds.json#/$defs/id"},violation_id:{$ref:"kinds.json#/$defs/id"},pcr_question_id:!1,question:!1,pcr_form_id:!1,form_name:!1,
damage_title:!1,violation_title:!1},required:["type","comp_note_id","item_description","stage"]};function x(r,{instancePath:t="",
parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let o;if(r.type===void 0&&(o="type")||r.comp_note_id===void 0&&(o="comp_note_id")||r.item_description===void 0&&(o="item\
_description")||r.stage===void 0&&(o="stage"))return x.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",
params:{missingProperty:o},message:"must have required property '"+o+"'"}],!1;if(r.type!==void 0){let a=r.type;const n=e;
if(typeof a!="string")return x.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;if(a!=="c")return x.errors=[{instancePath:t+"/type",schemaPath:"#/propertie\
s/type/enum",keyword:"enum",params:{allowedValues:Ue.properties.type.enum},message:"must be equal to one of the allowed \
values"}],!1;var i=n===e}else var i=!0;if(i){if(r.comp_note_id!==void 0){let a=r.comp_note_id;const n=e,m=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return x.errors=[{instancePath:t+"/comp_note_id",schemaPath:"kinds.json#/$defs\
/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){
if(a>9007199254740991||isNaN(a))return x.errors=[{instancePath:t+"/comp_note_id",schemaPath:"kinds.json#/$defs/id/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(a<0||
isNaN(a))return x.errors=[{instancePath:t+"/comp_note_id",schemaPath:"kinds.json#/$defs/id/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"}],!1}var i=n===e}else var i=!0;if(i){if(r.item_description!==void 0){const a=e;
if(typeof r.item_description!="string")return x.errors=[{instancePath:t+"/item_description",schemaPath:"kinds.json#/$def\
s/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=a===e}else var i=!0;if(i){if(r.stage!==
void 0){let a=r.stage;const n=e;if(typeof a!="string")return x.errors=[{instancePath:t+"/stage",schemaPath:"#/properties\
/stage/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(!(a==="b"||a==="i"||a==="a"))return x.
errors=[{instancePath:t+"/stage",schemaPath:"#/properties/stage/enum",keyword:"enum",params:{allowedValues:Ue.properties.
stage.enum},message:"must be equal to one of the allowed values"}],!1;var i=n===e}else var i=!0;if(i){if(r.damage_id!==void 0){
let a=r.damage_id;const n=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return x.errors=[{instancePath:t+
"/damage_id",schemaPath:"kinds.json#/$defs/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;
if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return x.errors=[{instancePath:t+"/damage_id",
schemaPath:"kinds.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"mus\
t be <= 9007199254740991"}],!1;if(a<0||isNaN(a))return x.errors=[{instancePath:t+"/damage_id",schemaPath:"kinds.json#/$d\
efs/id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var i=n===e}else var i=!0;
if(i){if(r.violation_id!==void 0){let a=r.violation_id;const n=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return x.errors=[{instancePath:t+"/violation_id",schemaPath:"kinds.json#/$defs/id/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return x.
errors=[{instancePath:t+"/violation_id",schemaPath:"kinds.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(a<0||isNaN(a))return x.errors=[{instancePath:t+
"/violation_id",schemaPath:"kinds.json#/$defs/id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mu\
st be >= 0"}],!1}var i=n===e}else var i=!0;if(i){if(r.pcr_question_id!==void 0){var i=!1;return x.errors=[{instancePath:t+
"/pcr_question_id",schemaPath:"#/properties/pcr_question_id/false schema",keyword:"false schema",params:{},message:"bool\
ean schema is false"}],!1}else var i=!0;if(i){if(r.question!==void 0){var i=!1;return x.errors=[{instancePath:t+"/questi\
on",schemaPath:"#/properties/question/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],
!1}else var i=!0;if(i){if(r.pcr_form_id!==void 0){var i=!1;return x.errors=[{instancePath:t+"/pcr_form_id",schemaPath:"#\
/properties/pcr_form_id/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;
if(i){if(r.form_name!==void 0){var i=!1;return x.errors=[{instancePath:t+"/form_name",schemaPath:"#/properties/form_name\
/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;if(i){if(r.damage_title!==
void 0){var i=!1;return x.errors=[{instancePath:t+"/damage_title",schemaPath:"#/properties/damage_title/false schema",keyword:"\
false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;if(i)if(r.violation_title!==void 0){var i=!1;
return x.errors=[{instancePath:t+"/violation_title",schemaPath:"#/properties/violation_title/false schema",keyword:"fals\
e schema",params:{},message:"boolean schema is false"}],!1}else var i=!0}}}}}}}}}}}else return x.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return x.errors=s,e===0}const yr={
type:"object",properties:{type:{type:"string",enum:["pc"]},pcr_question_id:{$ref:"kinds.json#/$defs/id"},question:{$ref:"\
kinds.json#/$defs/text"},pcr_form_id:{$ref:"kinds.json#/$defs/id"},form_name:{$ref:"kinds.json#/$defs/text"},comp_note_id:!1,
item_description:!1,damage_id:!1,damage_title:!1,violation_id:!1,violation_title:!1,stage:!1},required:["type","pcr_ques\
tion_id","question","pcr_form_id","form_name"]};function O(r,{instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.type===void 0&&(o="type")||r.pcr_question_id===
void 0&&(o="pcr_question_id")||r.question===void 0&&(o="question")||r.pcr_form_id===void 0&&(o="pcr_form_id")||r.form_name===
void 0&&(o="form_name"))return O.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o},
message:"must have required property '"+o+"'"}],!1;if(r.type!==void 0){let a=r.type;const n=e;if(typeof a!="string")return O.
errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must \
be string"}],!1;if(a!=="pc")return O.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",
params:{allowedValues:yr.properties.type.enum},message:"must be equal to one of the allowed values"}],!1;var i=n===e}else
var i=!0;if(i){if(r.pcr_question_id!==void 0){let a=r.pcr_question_id;const n=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a)))return O.errors=[{instancePath:t+"/pcr_question_id",schemaPath:"kinds.json#/$defs/id/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return O.errors=[{instancePath:t+"/pcr_question_id",schemaPath:"kinds.json#/$defs/id/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(a<0||isNaN(a))return O.errors=
[{instancePath:t+"/pcr_question_id",schemaPath:"kinds.json#/$defs/id/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"}],!1}var i=n===e}else var i=!0;if(i){if(r.question!==void 0){const a=e;if(typeof r.question!=
"string")return O.errors=[{instancePath:t+"/question",schemaPath:"kinds.json#/$defs/text/type",keyword:"type",params:{type:"\
string"},message:"must be string"}],!1;var i=a===e}else var i=!0;if(i){if(r.pcr_form_id!==void 0){let a=r.pcr_form_id;const n=e,
m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return O.errors=[{instancePath:t+"/pcr_form_id",schemaPath:"\
kinds.json#/$defs/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===m&&typeof a=="nu\
mber"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return O.errors=[{instancePath:t+"/pcr_form_id",schemaPath:"kinds.js\
on#/$defs/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925474\
0991"}],!1;if(a<0||isNaN(a))return O.errors=[{instancePath:t+"/pcr_form_id",schemaPath:"kinds.json#/$defs/id/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var i=n===e}else var i=!0;if(i){if(r.form_name!==void 0){
const a=e;if(typeof r.form_name!="string")return O.errors=[{instancePath:t+"/form_name",schemaPath:"kinds.json#/$defs/te\
xt/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=a===e}else var i=!0;if(i){if(r.comp_note_id!==
void 0){var i=!1;return O.errors=[{instancePath:t+"/comp_note_id",schemaPath:"#/properties/comp_note_id/false schema",keyword:"\
false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;if(i){if(r.item_description!==void 0){var i=!1;
return O.errors=[{instancePath:t+"/item_description",schemaPath:"#/properties/item_description/false schema",keyword:"fa\
lse schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;if(i){if(r.damage_id!==void 0){var i=!1;return O.
errors=[{instancePath:t+"/damage_id",schemaPath:"#/properties/damage_id/false schema",keyword:"false schema",params:{},message:"\
boolean schema is false"}],!1}else var i=!0;if(i){if(r.damage_title!==void 0){var i=!1;return O.errors=[{instancePath:t+
"/damage_title",schemaPath:"#/properties/damage_title/false schema",keyword:"false schema",params:{},message:"boolean sc\
hema is false"}],!1}else var i=!0;if(i){if(r.violation_id!==void 0){var i=!1;return O.errors=[{instancePath:t+"/violatio\
n_id",schemaPath:"#/properties/violation_id/false schema",keyword:"false schema",params:{},message:"boolean schema is fa\
lse"}],!1}else var i=!0;if(i){if(r.violation_title!==void 0){var i=!1;return O.errors=[{instancePath:t+"/violation_title",
schemaPath:"#/properties/violation_title/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],
!1}else var i=!0;if(i)if(r.stage!==void 0){var i=!1;return O.errors=[{instancePath:t+"/stage",schemaPath:"#/properties/s\
tage/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0}}}}}}}}}}}else return O.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return O.
errors=s,e===0}const _r={type:"object",properties:{type:{type:"string",enum:["d"]},damage_id:{$ref:"kinds.json#/$defs/id"},
damage_title:{$ref:"kinds.json#/$defs/text"},comp_note_id:!1,item_description:!1,pcr_question_id:!1,question:!1,pcr_form_id:!1,
form_name:!1,violation_id:!1,violation_title:!1,stage:!1},required:["type","damage_id","damage_title"]};function F(r,{instancePath:t="",
parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let o;if(r.type===void 0&&(o="type")||r.damage_id===void 0&&(o="damage_id")||r.damage_title===void 0&&(o="damage_title"))
return F.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o},message:"must hav\
e required property '"+o+"'"}],!1;if(r.type!==void 0){let a=r.type;const n=e;if(typeof a!="string")return F.errors=[{instancePath:t+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(a!=="\
d")return F.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:_r.
properties.type.enum},message:"must be equal to one of the allowed values"}],!1;var i=n===e}else var i=!0;if(i){if(r.damage_id!==
void 0){let a=r.damage_id;const n=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return F.errors=[{instancePath:t+
"/damage_id",schemaPath:"kinds.json#/$defs/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;
if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return F.errors=[{instancePath:t+"/damage_id",
schemaPath:"kinds.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"mus\
t be <= 9007199254740991"}],!1;if(a<0||isNaN(a))return F.errors=[{instancePath:t+"/damage_id",schemaPath:"kinds.json#/$d\
efs/id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var i=n===e}else var i=!0;
if(i){if(r.damage_title!==void 0){const a=e;if(typeof r.damage_title!="string")return F.errors=[{instancePath:t+"/damage\
_title",schemaPath:"kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=a===
e}else var i=!0;if(i){if(r.comp_note_id!==void 0){var i=!1;return F.errors=[{instancePath:t+"/comp_note_id",schemaPath:"\
#/properties/comp_note_id/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;
if(i){if(r.item_description!==void 0){var i=!1;return F.errors=[{instancePath:t+"/item_description",schemaPath:"#/proper\
ties/item_description/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;
if(i){if(r.pcr_question_id!==void 0){var i=!1;return F.errors=[{instancePath:t+"/pcr_question_id",schemaPath:"#/properti\
es/pcr_question_id/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;if(i){
if(r.question!==void 0){var i=!1;return F.errors=[{instancePath:t+"/question",schemaPath:"#/properties/question/false sc\
hema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;if(i){if(r.pcr_form_id!==void 0){
var i=!1;return F.errors=[{instancePath:t+"/pcr_form_id",schemaPath:"#/properties/pcr_form_id/false schema",keyword:"fal\
se schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;if(i){if(r.form_name!==void 0){var i=!1;return F.
errors=[{instancePath:t+"/form_name",schemaPath:"#/properties/form_name/false schema",keyword:"false schema",params:{},message:"\
boolean schema is false"}],!1}else var i=!0;if(i){if(r.violation_id!==void 0){var i=!1;return F.errors=[{instancePath:t+
"/violation_id",schemaPath:"#/properties/violation_id/false schema",keyword:"false schema",params:{},message:"boolean sc\
hema is false"}],!1}else var i=!0;if(i){if(r.violation_title!==void 0){var i=!1;return F.errors=[{instancePath:t+"/viola\
tion_title",schemaPath:"#/properties/violation_title/false schema",keyword:"false schema",params:{},message:"boolean sch\
ema is false"}],!1}else var i=!0;if(i)if(r.stage!==void 0){var i=!1;return F.errors=[{instancePath:t+"/stage",schemaPath:"\
#/properties/stage/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0}}}}}}}}}}}else
return F.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
return F.errors=s,e===0}const hr={type:"object",properties:{type:{type:"string",enum:["v"]},violation_id:{$ref:"kinds.js\
on#/$defs/id"},violation_title:{$ref:"kinds.json#/$defs/text"},comp_note_id:!1,item_description:!1,pcr_question_id:!1,question:!1,
pcr_form_id:!1,form_name:!1,damage_id:!1,damage_title:!1,stage:!1},required:["type","violation_id","violation_title"]};function E(r,{
instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let o;if(r.type===void 0&&(o="type")||r.violation_id===void 0&&(o="violation_id")||r.violation_title===
void 0&&(o="violation_title"))return E.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o},
message:"must have required property '"+o+"'"}],!1;if(r.type!==void 0){let a=r.type;const n=e;if(typeof a!="string")return E.
errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must \
be string"}],!1;if(a!=="v")return E.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{
allowedValues:hr.properties.type.enum},message:"must be equal to one of the allowed values"}],!1;var i=n===e}else var i=!0;
if(i){if(r.violation_id!==void 0){let a=r.violation_id;const n=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(
a)))return E.errors=[{instancePath:t+"/violation_id",schemaPath:"kinds.json#/$defs/id/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return E.
errors=[{instancePath:t+"/violation_id",schemaPath:"kinds.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(a<0||isNaN(a))return E.errors=[{instancePath:t+
"/violation_id",schemaPath:"kinds.json#/$defs/id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mu\
st be >= 0"}],!1}var i=n===e}else var i=!0;if(i){if(r.violation_title!==void 0){const a=e;if(typeof r.violation_title!="\
string")return E.errors=[{instancePath:t+"/violation_title",schemaPath:"kinds.json#/$defs/text/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var i=a===e}else var i=!0;if(i){if(r.comp_note_id!==void 0){var i=!1;return E.
errors=[{instancePath:t+"/comp_note_id",schemaPath:"#/properties/comp_note_id/false schema",keyword:"false schema",params:{},
message:"boolean schema is false"}],!1}else var i=!0;if(i){if(r.item_description!==void 0){var i=!1;return E.errors=[{instancePath:t+
"/item_description",schemaPath:"#/properties/item_description/false schema",keyword:"false schema",params:{},message:"bo\
olean schema is false"}],!1}else var i=!0;if(i){if(r.pcr_question_id!==void 0){var i=!1;return E.errors=[{instancePath:t+
"/pcr_question_id",schemaPath:"#/properties/pcr_question_id/false schema",keyword:"false schema",params:{},message:"bool\
ean schema is false"}],!1}else var i=!0;if(i){if(r.question!==void 0){var i=!1;return E.errors=[{instancePath:t+"/questi\
on",schemaPath:"#/properties/question/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],
!1}else var i=!0;if(i){if(r.pcr_form_id!==void 0){var i=!1;return E.errors=[{instancePath:t+"/pcr_form_id",schemaPath:"#\
/properties/pcr_form_id/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;
if(i){if(r.form_name!==void 0){var i=!1;return E.errors=[{instancePath:t+"/form_name",schemaPath:"#/properties/form_name\
/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;if(i){if(r.damage_id!==
void 0){var i=!1;return E.errors=[{instancePath:t+"/damage_id",schemaPath:"#/properties/damage_id/false schema",keyword:"\
false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;if(i){if(r.damage_title!==void 0){var i=!1;
return E.errors=[{instancePath:t+"/damage_title",schemaPath:"#/properties/damage_title/false schema",keyword:"false sche\
ma",params:{},message:"boolean schema is false"}],!1}else var i=!0;if(i)if(r.stage!==void 0){var i=!1;return E.errors=[{
instancePath:t+"/stage",schemaPath:"#/properties/stage/false schema",keyword:"false schema",params:{},message:"boolean s\
chema is false"}],!1}else var i=!0}}}}}}}}}}}else return E.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return E.errors=s,e===0}function De(r,{instancePath:t="",parentData:v,parentDataProperty:k,
rootData:_=r}={}){let s=null,e=0;const i=e;let o=!1,a=null;const n=e;N(r,{instancePath:t,parentData:v,parentDataProperty:k,
rootData:_})||(s=s===null?N.errors:s.concat(N.errors),e=s.length);var p=n===e;p&&(o=!0,a=0);const m=e;x(r,{instancePath:t,
parentData:v,parentDataProperty:k,rootData:_})||(s=s===null?x.errors:s.concat(x.errors),e=s.length);var p=m===e;if(p&&o)
o=!1,a=[a,1];else{p&&(o=!0,a=1);const u=e;O(r,{instancePath:t,parentData:v,parentDataProperty:k,rootData:_})||(s=s===null?
O.errors:s.concat(O.errors),e=s.length);var p=u===e;if(p&&o)o=!1,a=[a,2];else{p&&(o=!0,a=2);const l=e;F(r,{instancePath:t,
parentData:v,parentDataProperty:k,rootData:_})||(s=s===null?F.errors:s.concat(F.errors),e=s.length);var p=l===e;if(p&&o)
o=!1,a=[a,3];else{p&&(o=!0,a=3);const d=e;E(r,{instancePath:t,parentData:v,parentDataProperty:k,rootData:_})||(s=s===null?
E.errors:s.concat(E.errors),e=s.length);var p=d===e;p&&o?(o=!1,a=[a,4]):p&&(o=!0,a=4)}}}if(o)e=i,s!==null&&(i?s.length=i:
s=null);else{const u={instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:a},message:"must match \
exactly one schema in oneOf"};return s===null?s=[u]:s.push(u),e++,De.errors=s,!1}return De.errors=s,e===0}function B(r,{
instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let a;if(r.file_id===void 0&&(a="file_id")||r.file_name===void 0&&(a="file_name")||r.file_type===void 0&&
(a="file_type")||r.file_area===void 0&&(a="file_area")||r.flags===void 0&&(a="flags"))return B.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a},message:"must have required property '"+a+"'"}],!1;if(r.file_id!==
void 0){let n=r.file_id;const m=e,p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return B.errors=[{instancePath:t+
"/file_id",schemaPath:"kinds.json#/$defs/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;
if(e===p&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return B.errors=[{instancePath:t+"/file_id",schemaPath:"\
kinds.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007\
199254740991"}],!1;if(n<0||isNaN(n))return B.errors=[{instancePath:t+"/file_id",schemaPath:"kinds.json#/$defs/id/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var i=m===e}else var i=!0;if(i){if(r.file_name!==
void 0){const n=e;if(typeof r.file_name!="string")return B.errors=[{instancePath:t+"/file_name",schemaPath:"kinds.json#/\
$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=n===e}else var i=!0;if(i){if(r.
file_type!==void 0){const n=e;if(typeof r.file_type!="string")return B.errors=[{instancePath:t+"/file_type",schemaPath:"\
kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=n===e}else var i=!0;
if(i){if(r.file_area!==void 0){let n=r.file_area;const m=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return B.
errors=[{instancePath:t+"/file_area",schemaPath:"kinds.json#/$defs/file_area/type",keyword:"type",params:{type:"integer"},
message:"must be integer"}],!1;if(!(n===0||n===1))return B.errors=[{instancePath:t+"/file_area",schemaPath:"kinds.json#/\
$defs/file_area/enum",keyword:"enum",params:{allowedValues:Ke.enum},message:"must be equal to one of the allowed values"}],
!1;var i=m===e}else var i=!0;if(i){if(r.flags!==void 0){let n=r.flags;const m=e;if(e===m)if(Array.isArray(n)){var o=!0;const u=n.
length;for(let f=0;f<u;f++){const l=e;De(n[f],{instancePath:t+"/flags/"+f,parentData:n,parentDataProperty:f,rootData:_})||
(s=s===null?De.errors:s.concat(De.errors),e=s.length);var o=l===e;if(!o)break}}else return B.errors=[{instancePath:t+"/f\
lags",schemaPath:"#/properties/flags/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var i=m===e}else
var i=!0;if(i){if(r.report_id!==void 0){var i=!1;return B.errors=[{instancePath:t+"/report_id",schemaPath:"#/properties/\
report_id/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;if(i){if(r.
hash!==void 0){var i=!1;return B.errors=[{instancePath:t+"/hash",schemaPath:"#/properties/hash/false schema",keyword:"fa\
lse schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;if(i)if(r.content!==void 0){var i=!1;return B.
errors=[{instancePath:t+"/content",schemaPath:"#/properties/content/false schema",keyword:"false schema",params:{},message:"\
boolean schema is false"}],!1}else var i=!0}}}}}}}else return B.errors=[{instancePath:t,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"}],!1;return B.errors=s,e===0}function ue(r,{instancePath:t="",parentData:v,
parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.report_id===
void 0&&(a="report_id")||r.files===void 0&&(a="files"))return ue.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:a},message:"must have required property '"+a+"'"}],!1;if(r.report_id!==void 0){let n=r.
report_id;const m=e,p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ue.errors=[{instancePath:t+"/rep\
ort_id",schemaPath:"../kinds.json#/$defs/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;
if(e===p&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ue.errors=[{instancePath:t+"/report_id",
schemaPath:"../kinds.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"}],!1;if(n<0||isNaN(n))return ue.errors=[{instancePath:t+"/report_id",schemaPath:"../kinds.j\
son#/$defs/id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var i=m===e}else var i=!0;
if(i)if(r.files!==void 0){let n=r.files;const m=e;if(e===m)if(Array.isArray(n)){var o=!0;const u=n.length;for(let f=0;f<
u;f++){const l=e;B(n[f],{instancePath:t+"/files/"+f,parentData:n,parentDataProperty:f,rootData:_})||(s=s===null?B.errors:
s.concat(B.errors),e=s.length);var o=l===e;if(!o)break}}else return ue.errors=[{instancePath:t+"/files",schemaPath:"#/pr\
operties/files/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var i=m===e}else var i=!0}else return ue.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return ue.
errors=s,e===0}const gr=S,vs={$id:"https://svclink.dev/schemas/api/file/get.response.json",type:"object",properties:{report_id:{
$ref:"../kinds.json#/$defs/id"},file_id:{$ref:"../kinds.json#/$defs/id"},file_name:{$ref:"../kinds.json#/$defs/text"},file_type:{
$ref:"../kinds.json#/$defs/text"},file_area:{$ref:"../kinds.json#/$defs/file_area"},flags:{type:"array",items:{$ref:"../\
objects.json#/$defs/file_flag"}},hash:{$ref:"../kinds.json#/$defs/sha256"},content:{$ref:"../kinds.json#/$defs/base64"}},
required:["report_id","file_id","file_name","file_type","file_area","flags","hash","content"]};function Ae(r,{instancePath:t="",
parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;const i=e;let o=!1,a=null;const n=e;N(r,{instancePath:t,
parentData:v,parentDataProperty:k,rootData:_})||(s=s===null?N.errors:s.concat(N.errors),e=s.length);var p=n===e;p&&(o=!0,
a=0);const m=e;x(r,{instancePath:t,parentData:v,parentDataProperty:k,rootData:_})||(s=s===null?x.errors:s.concat(x.errors),
e=s.length);var p=m===e;if(p&&o)o=!1,a=[a,1];else{p&&(o=!0,a=1);const u=e;O(r,{instancePath:t,parentData:v,parentDataProperty:k,
rootData:_})||(s=s===null?O.errors:s.concat(O.errors),e=s.length);var p=u===e;if(p&&o)o=!1,a=[a,2];else{p&&(o=!0,a=2);const l=e;
F(r,{instancePath:t,parentData:v,parentDataProperty:k,rootData:_})||(s=s===null?F.errors:s.concat(F.errors),e=s.length);
var p=l===e;if(p&&o)o=!1,a=[a,3];else{p&&(o=!0,a=3);const d=e;E(r,{instancePath:t,parentData:v,parentDataProperty:k,rootData:_})||
(s=s===null?E.errors:s.concat(E.errors),e=s.length);var p=d===e;p&&o?(o=!1,a=[a,4]):p&&(o=!0,a=4)}}}if(o)e=i,s!==null&&(i?
s.length=i:s=null);else{const u={instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:a},message:"\
must match exactly one schema in oneOf"};return s===null?s=[u]:s.push(u),e++,Ae.errors=s,!1}return Ae.errors=s,e===0}function S(r,{
instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let a;if(r.report_id===void 0&&(a="report_id")||r.file_id===void 0&&(a="file_id")||r.file_name===void 0&&
(a="file_name")||r.file_type===void 0&&(a="file_type")||r.file_area===void 0&&(a="file_area")||r.flags===void 0&&(a="fla\
gs")||r.hash===void 0&&(a="hash")||r.content===void 0&&(a="content"))return S.errors=[{instancePath:t,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:a},message:"must have required property '"+a+"'"}],!1;if(r.report_id!==
void 0){let n=r.report_id;const m=e,p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return S.errors=[{instancePath:t+
"/report_id",schemaPath:"../kinds.json#/$defs/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],
!1;if(e===p&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return S.errors=[{instancePath:t+"/report_\
id",schemaPath:"../kinds.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"}],!1;if(n<0||isNaN(n))return S.errors=[{instancePath:t+"/report_id",schemaPath:"../kinds.js\
on#/$defs/id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var i=m===e}else var i=!0;
if(i){if(r.file_id!==void 0){let n=r.file_id;const m=e,p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return S.
errors=[{instancePath:t+"/file_id",schemaPath:"../kinds.json#/$defs/id/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"}],!1;if(e===p&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return S.errors=[{instancePath:t+
"/file_id",schemaPath:"../kinds.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(n<0||isNaN(n))return S.errors=[{instancePath:t+"/file_id",schemaPath:"../k\
inds.json#/$defs/id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var i=m===e}else
var i=!0;if(i){if(r.file_name!==void 0){const n=e;if(typeof r.file_name!="string")return S.errors=[{instancePath:t+"/fil\
e_name",schemaPath:"../kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var i=n===e}else var i=!0;if(i){if(r.file_type!==void 0){const n=e;if(typeof r.file_type!="string")return S.errors=[{instancePath:t+
"/file_type",schemaPath:"../kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var i=n===e}else var i=!0;if(i){if(r.file_area!==void 0){let n=r.file_area;const m=e;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n)))return S.errors=[{instancePath:t+"/file_area",schemaPath:"../kinds.json#/$defs/file_area/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"}],!1;if(!(n===0||n===1))return S.errors=[{instancePath:t+"/file_\
area",schemaPath:"../kinds.json#/$defs/file_area/enum",keyword:"enum",params:{allowedValues:Ke.enum},message:"must be eq\
ual to one of the allowed values"}],!1;var i=m===e}else var i=!0;if(i){if(r.flags!==void 0){let n=r.flags;const m=e;if(e===
m)if(Array.isArray(n)){var o=!0;const u=n.length;for(let f=0;f<u;f++){const l=e;Ae(n[f],{instancePath:t+"/flags/"+f,parentData:n,
parentDataProperty:f,rootData:_})||(s=s===null?Ae.errors:s.concat(Ae.errors),e=s.length);var o=l===e;if(!o)break}}else return S.
errors=[{instancePath:t+"/flags",schemaPath:"#/properties/flags/type",keyword:"type",params:{type:"array"},message:"must\
 be array"}],!1;var i=m===e}else var i=!0;if(i){if(r.hash!==void 0){let n=r.hash;const m=e;if(e===e)if(typeof n=="string"){
if(!He.test(n))return S.errors=[{instancePath:t+"/hash",schemaPath:"../kinds.json#/$defs/sha256/pattern",keyword:"patter\
n",params:{pattern:"^[0-9a-f]{64}$"},message:'must match pattern "^[0-9a-f]{64}$"'}],!1}else return S.errors=[{instancePath:t+
"/hash",schemaPath:"../kinds.json#/$defs/sha256/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var i=m===e}else var i=!0;if(i)if(r.content!==void 0){const n=e;if(typeof r.content!="string")return S.errors=[{instancePath:t+
"/content",schemaPath:"../kinds.json#/$defs/base64/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1;var i=n===e}else var i=!0}}}}}}}else return S.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;return S.errors=s,e===0}const vr=ce,ks={$id:"https://svclink.dev/schemas/api/file\
/get_metadata.response.json",type:"object",properties:{file_id:{$ref:"../kinds.json#/$defs/id"},metadata:{type:"object",
additionalProperties:{}}},required:["file_id","metadata"]};function ce(r,{instancePath:t="",parentData:v,parentDataProperty:k,
rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.file_id===void 0&&(o="\
file_id")||r.metadata===void 0&&(o="metadata"))return ce.errors=[{instancePath:t,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:o},message:"must have required property '"+o+"'"}],!1;if(r.file_id!==void 0){let a=r.file_id;
const n=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ce.errors=[{instancePath:t+"/file_id",schemaPath:"\
../kinds.json#/$defs/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===m&&typeof a==
"number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return ce.errors=[{instancePath:t+"/file_id",schemaPath:"../kinds\
.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925\
4740991"}],!1;if(a<0||isNaN(a))return ce.errors=[{instancePath:t+"/file_id",schemaPath:"../kinds.json#/$defs/id/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var i=n===e}else var i=!0;if(i)if(r.metadata!==
void 0){let a=r.metadata;const n=e;if(e===n&&!(a&&typeof a=="object"&&!Array.isArray(a)))return ce.errors=[{instancePath:t+
"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
var i=n===e}else var i=!0}else return ce.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"}],!1;return ce.errors=s,e===0}const kr=he,bs={$id:"https://svclink.dev/schemas/api/file/upload.\
response.json",type:"object",properties:{file_id:{$ref:"../kinds.json#/$defs/id"}},required:["file_id"]};function he(r,{
instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let i;if(r.file_id===void 0&&(i="file_id"))return he.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:i},message:"must have required property '"+i+"'"}],!1;if(r.file_id!==void 0){
let o=r.file_id;const a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return he.errors=[{instancePath:t+"/f\
ile_id",schemaPath:"../kinds.json#/$defs/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;
if(e===a&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return he.errors=[{instancePath:t+"/file_id",
schemaPath:"../kinds.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"}],!1;if(o<0||isNaN(o))return he.errors=[{instancePath:t+"/file_id",schemaPath:"../kinds.jso\
n#/$defs/id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}}}else return he.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return he.errors=
s,e===0}const br=ye,js={$id:"https://svclink.dev/schemas/api/file/flag_items.response.json",type:"object",properties:{items:{
type:"object",properties:{bids:{type:"array",items:{$ref:"../objects.json#/$defs/flaggable_item"}},completions:{type:"ar\
ray",items:{$ref:"../objects.json#/$defs/flaggable_item"}},pcr:{type:"array",items:{$ref:"../objects.json#/$defs/flaggab\
le_question"}}}}},required:["items"]},$s={type:"object",properties:{comp_note_id:{$ref:"kinds.json#/$defs/id"},description:{
$ref:"kinds.json#/$defs/text"}},required:["comp_note_id","description"]};function Z(r,{instancePath:t="",parentData:v,parentDataProperty:k,
rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.comp_note_id===void 0&&
(o="comp_note_id")||r.description===void 0&&(o="description"))return Z.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:o},message:"must have required property '"+o+"'"}],!1;if(r.comp_note_id!==void 0){let a=r.
comp_note_id;const n=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Z.errors=[{instancePath:t+"/c\
omp_note_id",schemaPath:"kinds.json#/$defs/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;
if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return Z.errors=[{instancePath:t+"/comp_note_\
id",schemaPath:"kinds.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"}],!1;if(a<0||isNaN(a))return Z.errors=[{instancePath:t+"/comp_note_id",schemaPath:"kinds.js\
on#/$defs/id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var i=n===e}else var i=!0;
if(i)if(r.description!==void 0){const a=e;if(typeof r.description!="string")return Z.errors=[{instancePath:t+"/descripti\
on",schemaPath:"kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=a===
e}else var i=!0}else return Z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return Z.errors=s,e===0}const ws={type:"object",properties:{form:{$ref:"kinds.json#/$defs/text"},question:{
$ref:"kinds.json#/$defs/text"},pcr_question_id:{$ref:"kinds.json#/$defs/id"}},required:["form","question","pcr_question_\
id"]};function ae(r,{instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let o;if(r.form===void 0&&(o="form")||r.question===void 0&&(o="question")||r.pcr_question_id===
void 0&&(o="pcr_question_id"))return ae.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o},
message:"must have required property '"+o+"'"}],!1;if(r.form!==void 0){const a=e;if(typeof r.form!="string")return ae.errors=
[{instancePath:t+"/form",schemaPath:"kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be\
 string"}],!1;var i=a===e}else var i=!0;if(i){if(r.question!==void 0){const a=e;if(typeof r.question!="string")return ae.
errors=[{instancePath:t+"/question",schemaPath:"kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var i=a===e}else var i=!0;if(i)if(r.pcr_question_id!==void 0){let a=r.pcr_question_id;const n=e,m=e;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ae.errors=[{instancePath:t+"/pcr_question_id",schemaPath:"\
kinds.json#/$defs/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===m&&typeof a=="nu\
mber"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return ae.errors=[{instancePath:t+"/pcr_question_id",schemaPath:"kin\
ds.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199\
254740991"}],!1;if(a<0||isNaN(a))return ae.errors=[{instancePath:t+"/pcr_question_id",schemaPath:"kinds.json#/$defs/id/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var i=n===e}else var i=!0}}else return ae.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return ae.
errors=s,e===0}function ye(r,{instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.items===void 0&&(m="items"))return ye.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:m},message:"must have required property '"+m+"'"}],!1;
if(r.items!==void 0){let p=r.items;if(e===e)if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.bids!==void 0){let f=p.bids;
const l=e;if(e===l)if(Array.isArray(f)){var i=!0;const h=f.length;for(let d=0;d<h;d++){const c=e;Z(f[d],{instancePath:t+
"/items/bids/"+d,parentData:f,parentDataProperty:d,rootData:_})||(s=s===null?Z.errors:s.concat(Z.errors),e=s.length);var i=c===
e;if(!i)break}}else return ye.errors=[{instancePath:t+"/items/bids",schemaPath:"#/properties/items/properties/bids/type",
keyword:"type",params:{type:"array"},message:"must be array"}],!1;var o=l===e}else var o=!0;if(o){if(p.completions!==void 0){
let f=p.completions;const l=e;if(e===l)if(Array.isArray(f)){var a=!0;const d=f.length;for(let c=0;c<d;c++){const y=e;Z(f[c],
{instancePath:t+"/items/completions/"+c,parentData:f,parentDataProperty:c,rootData:_})||(s=s===null?Z.errors:s.concat(Z.
errors),e=s.length);var a=y===e;if(!a)break}}else return ye.errors=[{instancePath:t+"/items/completions",schemaPath:"#/p\
roperties/items/properties/completions/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var o=l===
e}else var o=!0;if(o)if(p.pcr!==void 0){let f=p.pcr;const l=e;if(e===l)if(Array.isArray(f)){var n=!0;const d=f.length;for(let c=0;c<
d;c++){const y=e;ae(f[c],{instancePath:t+"/items/pcr/"+c,parentData:f,parentDataProperty:c,rootData:_})||(s=s===null?ae.
errors:s.concat(ae.errors),e=s.length);var n=y===e;if(!n)break}}else return ye.errors=[{instancePath:t+"/items/pcr",schemaPath:"\
#/properties/items/properties/pcr/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var o=l===e}else
var o=!0}}else return ye.errors=[{instancePath:t+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1}}else return ye.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return ye.errors=s,e===0}const jr=Oe,Ps={$id:"https://svclink.dev/schemas/a\
pi/file/flag.response.json",type:"object",properties:{result:{$ref:"../kinds.json#/$defs/text"}},required:["result"]};function Oe(r,{
instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let i;if(r.result===void 0&&(i="result"))return Oe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:i},message:"must have required property '"+i+"'"}],!1;if(r.result!==void 0&&typeof r.result!=
"string")return Oe.errors=[{instancePath:t+"/result",schemaPath:"../kinds.json#/$defs/text/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1}else return Oe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return Oe.errors=s,e===0}const $r=Se,qs={$id:"https://svclink.dev/schemas/a\
pi/file/document_types.response.json",type:"object",additionalProperties:{$ref:"../kinds.json#/$defs/text"}};function Se(r,{
instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&
!Array.isArray(r))for(const o in r){const a=e;if(typeof r[o]!="string")return Se.errors=[{instancePath:t+"/"+o.replace(/~/g,
"~0").replace(/\//g,"~1"),schemaPath:"../kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"}],!1;var i=a===e;if(!i)break}else return Se.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return Se.errors=s,e===0}const wr=je,Ns={$id:"https://svclink.dev/schemas/a\
pi/user/search.response.json",type:"object",properties:{users:{type:"array",items:{$ref:"../objects.json#/$defs/user"},maxItems:100},
next:{$ref:"../objects.json#/$defs/user_search_next"}},required:["users"]},xs={type:"object",properties:{user_id:{$ref:"\
kinds.json#/$defs/id"},user_name:{$ref:"kinds.json#/$defs/text"},user_email:{$ref:"kinds.json#/$defs/text"},user_first_name:{
$ref:"kinds.json#/$defs/text"},user_last_name:{$ref:"kinds.json#/$defs/text"},user_company:{$ref:"kinds.json#/$defs/text"},
user_display_name:{$ref:"kinds.json#/$defs/text"}},required:["user_id","user_name","user_email","user_first_name","user_\
last_name","user_company","user_display_name"]};function K(r,{instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.user_id===void 0&&(o="user_id")||r.user_name===
void 0&&(o="user_name")||r.user_email===void 0&&(o="user_email")||r.user_first_name===void 0&&(o="user_first_name")||r.user_last_name===
void 0&&(o="user_last_name")||r.user_company===void 0&&(o="user_company")||r.user_display_name===void 0&&(o="user_displa\
y_name"))return K.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o},message:"\
must have required property '"+o+"'"}],!1;if(r.user_id!==void 0){let a=r.user_id;const n=e,m=e;if(!(typeof a=="number"&&
!(a%1)&&!isNaN(a)&&isFinite(a)))return K.errors=[{instancePath:t+"/user_id",schemaPath:"kinds.json#/$defs/id/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return K.errors=[{instancePath:t+"/user_id",schemaPath:"kinds.json#/$defs/id/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(a<0||isNaN(a))return K.errors=[{instancePath:t+
"/user_id",schemaPath:"kinds.json#/$defs/id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"}],!1}var i=n===e}else var i=!0;if(i){if(r.user_name!==void 0){const a=e;if(typeof r.user_name!="string")return K.
errors=[{instancePath:t+"/user_name",schemaPath:"kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1;var i=a===e}else var i=!0;if(i){if(r.user_email!==void 0){const a=e;if(typeof r.user_email!="string")
return K.errors=[{instancePath:t+"/user_email",schemaPath:"kinds.json#/$defs/text/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"}],!1;var i=a===e}else var i=!0;if(i){if(r.user_first_name!==void 0){const a=e;if(typeof r.
user_first_name!="string")return K.errors=[{instancePath:t+"/user_first_name",schemaPath:"kinds.json#/$defs/text/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var i=a===e}else var i=!0;if(i){if(r.user_last_name!==void 0){
const a=e;if(typeof r.user_last_name!="string")return K.errors=[{instancePath:t+"/user_last_name",schemaPath:"kinds.json\
#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=a===e}else var i=!0;if(i){if(r.
user_company!==void 0){const a=e;if(typeof r.user_company!="string")return K.errors=[{instancePath:t+"/user_company",schemaPath:"\
kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=a===e}else var i=!0;
if(i)if(r.user_display_name!==void 0){const a=e;if(typeof r.user_display_name!="string")return K.errors=[{instancePath:t+
"/user_display_name",schemaPath:"kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"}],!1;var i=a===e}else var i=!0}}}}}}else return K.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return K.errors=s,e===0}const Ds={type:"object",properties:{user_email:{anyOf:[
{$ref:"kinds.json#/$defs/filter"},{type:"null"}]},user_name:{anyOf:[{$ref:"kinds.json#/$defs/filter"},{type:"null"}]},user_company:{
anyOf:[{$ref:"kinds.json#/$defs/filter"},{type:"null"}]},offset:{$ref:"kinds.json#/$defs/offset"}},required:["user_email",
"user_name","user_company","offset"]},As={type:"string",maxLength:255},Os={type:"integer",minimum:0,maximum:9007199254740991};
function re(r,{instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let m;if(r.user_email===void 0&&(m="user_email")||r.user_name===void 0&&(m="user_name")||r.
user_company===void 0&&(m="user_company")||r.offset===void 0&&(m="offset"))return re.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:m},message:"must have required property '"+m+"'"}],!1;if(r.user_email!==
void 0){let p=r.user_email;const u=e,f=e;let l=!1;const h=e;if(e===e)if(typeof p=="string"){if(p.length>255){const c={instancePath:t+
"/user_email",schemaPath:"kinds.json#/$defs/filter/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT h\
ave more than 255 characters"};s===null?s=[c]:s.push(c),e++}}else{const c={instancePath:t+"/user_email",schemaPath:"kind\
s.json#/$defs/filter/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[c]:s.push(c),e++}
var i=h===e;if(l=l||i,!l){const c=e;if(p!==null){const g={instancePath:t+"/user_email",schemaPath:"#/properties/user_ema\
il/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};s===null?s=[g]:s.push(g),e++}var i=c===e;l=
l||i}if(l)e=f,s!==null&&(f?s.length=f:s=null);else{const c={instancePath:t+"/user_email",schemaPath:"#/properties/user_e\
mail/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return s===null?s=[c]:s.push(c),e++,re.errors=
s,!1}var o=u===e}else var o=!0;if(o){if(r.user_name!==void 0){let p=r.user_name;const u=e,f=e;let l=!1;const h=e;if(e===
e)if(typeof p=="string"){if(p.length>255){const y={instancePath:t+"/user_name",schemaPath:"kinds.json#/$defs/filter/maxL\
ength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};s===null?s=[y]:s.push(y),
e++}}else{const y={instancePath:t+"/user_name",schemaPath:"kinds.json#/$defs/filter/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};s===null?s=[y]:s.push(y),e++}var a=h===e;if(l=l||a,!l){const y=e;if(p!==null){const b={
instancePath:t+"/user_name",schemaPath:"#/properties/user_name/anyOf/1/type",keyword:"type",params:{type:"null"},message:"\
must be null"};s===null?s=[b]:s.push(b),e++}var a=y===e;l=l||a}if(l)e=f,s!==null&&(f?s.length=f:s=null);else{const y={instancePath:t+
"/user_name",schemaPath:"#/properties/user_name/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
return s===null?s=[y]:s.push(y),e++,re.errors=s,!1}var o=u===e}else var o=!0;if(o){if(r.user_company!==void 0){let p=r.user_company;
const u=e,f=e;let l=!1;const h=e;if(e===e)if(typeof p=="string"){if(p.length>255){const y={instancePath:t+"/user_company",
schemaPath:"kinds.json#/$defs/filter/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than \
255 characters"};s===null?s=[y]:s.push(y),e++}}else{const y={instancePath:t+"/user_company",schemaPath:"kinds.json#/$def\
s/filter/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[y]:s.push(y),e++}var n=h===e;
if(l=l||n,!l){const y=e;if(p!==null){const b={instancePath:t+"/user_company",schemaPath:"#/properties/user_company/anyOf\
/1/type",keyword:"type",params:{type:"null"},message:"must be null"};s===null?s=[b]:s.push(b),e++}var n=y===e;l=l||n}if(l)
e=f,s!==null&&(f?s.length=f:s=null);else{const y={instancePath:t+"/user_company",schemaPath:"#/properties/user_company/a\
nyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return s===null?s=[y]:s.push(y),e++,re.errors=s,
!1}var o=u===e}else var o=!0;if(o)if(r.offset!==void 0){let p=r.offset;const u=e,f=e;if(!(typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p)))return re.errors=[{instancePath:t+"/offset",schemaPath:"kinds.json#/$defs/offset/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;if(e===f&&typeof p=="number"&&isFinite(p)){if(p>9007199254740991||isNaN(p))
return re.errors=[{instancePath:t+"/offset",schemaPath:"kinds.json#/$defs/offset/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(p<0||isNaN(p))return re.errors=[{instancePath:t+
"/offset",schemaPath:"kinds.json#/$defs/offset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must\
 be >= 0"}],!1}var o=u===e}else var o=!0}}}else return re.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return re.errors=s,e===0}function je(r,{instancePath:t="",parentData:v,parentDataProperty:k,
rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.users===void 0&&(a="us\
ers"))return je.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a},message:"m\
ust have required property '"+a+"'"}],!1;if(r.users!==void 0){let n=r.users;const m=e;if(e===m)if(Array.isArray(n)){if(n.
length>100)return je.errors=[{instancePath:t+"/users",schemaPath:"#/properties/users/maxItems",keyword:"maxItems",params:{
limit:100},message:"must NOT have more than 100 items"}],!1;{var i=!0;const p=n.length;for(let u=0;u<p;u++){const f=e;K(
n[u],{instancePath:t+"/users/"+u,parentData:n,parentDataProperty:u,rootData:_})||(s=s===null?K.errors:s.concat(K.errors),
e=s.length);var i=f===e;if(!i)break}}}else return je.errors=[{instancePath:t+"/users",schemaPath:"#/properties/users/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var o=m===e}else var o=!0;if(o)if(r.next!==void 0){
const n=e;re(r.next,{instancePath:t+"/next",parentData:r,parentDataProperty:"next",rootData:_})||(s=s===null?re.errors:s.
concat(re.errors),e=s.length);var o=n===e}else var o=!0}else return je.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return je.errors=s,e===0}const Pr=$e,Fs={$id:"https://svclink\
.dev/schemas/api/user/group_list.response.json",type:"object",properties:{groups:{type:"object",additionalProperties:{$ref:"\
../kinds.json#/$defs/text"}}},required:["groups"]};function $e(r,{instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.groups===void 0&&(o="groups"))return $e.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o},message:"must have require\
d property '"+o+"'"}],!1;if(r.groups!==void 0){let a=r.groups;if(e===e)if(a&&typeof a=="object"&&!Array.isArray(a))for(const m in a){
const p=e;if(typeof a[m]!="string")return $e.errors=[{instancePath:t+"/groups/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"../kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=p===
e;if(!i)break}else return $e.errors=[{instancePath:t+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1}}else return $e.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"}],!1;return $e.errors=s,e===0}const qr=we,Es={$id:"https://svclink.dev/s\
chemas/api/workorder/search.response.json",type:"object",properties:{work_orders:{type:"array",items:{$ref:"../objects.j\
son#/$defs/work_order_summary"},maxItems:100},next:{$ref:"../objects.json#/$defs/work_order_search_next"}},required:["wo\
rk_orders"]},Ls={type:"object",properties:{report_id:{$ref:"kinds.json#/$defs/id"},org_property_id:{$ref:"kinds.json#/$d\
efs/id"},address:{$ref:"kinds.json#/$defs/text"},city:{$ref:"kinds.json#/$defs/text"},state:{$ref:"kinds.json#/$defs/tex\
t"},zip:{$ref:"kinds.json#/$defs/text"},loan_number:{$ref:"kinds.json#/$defs/text"},work_type:{$ref:"kinds.json#/$defs/i\
d"},date_received:{$ref:"kinds.json#/$defs/date_compact"}},required:["report_id","org_property_id","address","city","sta\
te","zip","loan_number","work_type","date_received"]},Ts={type:"string",pattern:"^(?:[0-9]{4}(?:(?:0[13578]|1[02])(?:0[1\
-9]|[12][0-9]|3[01])|(?:0[469]|11)(?:0[1-9]|[12][0-9]|30)|02(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[1\
3579][26])|(?:[02468][048]|[13579][26])00)0229)$"},Nr=new RegExp("^(?:[0-9]{4}(?:(?:0[13578]|1[02])(?:0[1-9]|[12][0-9]|3\
[01])|(?:0[469]|11)(?:0[1-9]|[12][0-9]|30)|02(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[\
02468][048]|[13579][26])00)0229)$","u");function T(r,{instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.report_id===void 0&&(o="report_id")||r.org_property_id===
void 0&&(o="org_property_id")||r.address===void 0&&(o="address")||r.city===void 0&&(o="city")||r.state===void 0&&(o="sta\
te")||r.zip===void 0&&(o="zip")||r.loan_number===void 0&&(o="loan_number")||r.work_type===void 0&&(o="work_type")||r.date_received===
void 0&&(o="date_received"))return T.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o},
message:"must have required property '"+o+"'"}],!1;if(r.report_id!==void 0){let a=r.report_id;const n=e,m=e;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return T.errors=[{instancePath:t+"/report_id",schemaPath:"kinds.json#/$defs/id\
/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){
if(a>9007199254740991||isNaN(a))return T.errors=[{instancePath:t+"/report_id",schemaPath:"kinds.json#/$defs/id/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(a<0||isNaN(
a))return T.errors=[{instancePath:t+"/report_id",schemaPath:"kinds.json#/$defs/id/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"}],!1}var i=n===e}else var i=!0;if(i){if(r.org_property_id!==void 0){let a=r.org_property_id;
const n=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return T.errors=[{instancePath:t+"/org_property_i\
d",schemaPath:"kinds.json#/$defs/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===m&&
typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return T.errors=[{instancePath:t+"/org_property_id",schemaPath:"\
kinds.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007\
199254740991"}],!1;if(a<0||isNaN(a))return T.errors=[{instancePath:t+"/org_property_id",schemaPath:"kinds.json#/$defs/id\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var i=n===e}else var i=!0;if(i){
if(r.address!==void 0){const a=e;if(typeof r.address!="string")return T.errors=[{instancePath:t+"/address",schemaPath:"k\
inds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=a===e}else var i=!0;
if(i){if(r.city!==void 0){const a=e;if(typeof r.city!="string")return T.errors=[{instancePath:t+"/city",schemaPath:"kind\
s.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=a===e}else var i=!0;if(i){
if(r.state!==void 0){const a=e;if(typeof r.state!="string")return T.errors=[{instancePath:t+"/state",schemaPath:"kinds.j\
son#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=a===e}else var i=!0;if(i){
if(r.zip!==void 0){const a=e;if(typeof r.zip!="string")return T.errors=[{instancePath:t+"/zip",schemaPath:"kinds.json#/$\
defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=a===e}else var i=!0;if(i){if(r.
loan_number!==void 0){const a=e;if(typeof r.loan_number!="string")return T.errors=[{instancePath:t+"/loan_number",schemaPath:"\
kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=a===e}else var i=!0;
if(i){if(r.work_type!==void 0){let a=r.work_type;const n=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))
return T.errors=[{instancePath:t+"/work_type",schemaPath:"kinds.json#/$defs/id/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return T.errors=
[{instancePath:t+"/work_type",schemaPath:"kinds.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(a<0||isNaN(a))return T.errors=[{instancePath:t+"/work_type",schemaPath:"ki\
nds.json#/$defs/id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var i=n===e}else
var i=!0;if(i)if(r.date_received!==void 0){let a=r.date_received;const n=e;if(e===e)if(typeof a=="string"){if(!Nr.test(a))
return T.errors=[{instancePath:t+"/date_received",schemaPath:"kinds.json#/$defs/date_compact/pattern",keyword:"pattern",
params:{pattern:"^(?:[0-9]{4}(?:(?:0[13578]|1[02])(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)(?:0[1-9]|[12][0-9]|30)|02(?:0\
[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)0229)$"},message:'must\
 match pattern "^(?:[0-9]{4}(?:(?:0[13578]|1[02])(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)(?:0[1-9]|[12][0-9]|30)|02(?:0[\
1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)0229)$"'}],!1}else return T.
errors=[{instancePath:t+"/date_received",schemaPath:"kinds.json#/$defs/date_compact/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"}],!1;var i=n===e}else var i=!0}}}}}}}}else return T.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return T.errors=s,e===0}const zs={type:"obje\
ct",properties:{offset:{$ref:"kinds.json#/$defs/offset"},org_wo_num:{$ref:"kinds.json#/$defs/filter"},wo_number:{$ref:"k\
inds.json#/$defs/filter"},loan_number:{$ref:"kinds.json#/$defs/filter"},address:{$ref:"kinds.json#/$defs/filter"},city:{
$ref:"kinds.json#/$defs/filter"},state:{$ref:"kinds.json#/$defs/filter"},zip:{$ref:"kinds.json#/$defs/filter"}},required:[
"offset"]};function L(r,{instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let o;if(r.offset===void 0&&(o="offset"))return L.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:o},message:"must have required property '"+o+"'"}],!1;if(r.offset!==
void 0){let a=r.offset;const n=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return L.errors=[{instancePath:t+
"/offset",schemaPath:"kinds.json#/$defs/offset/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],
!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return L.errors=[{instancePath:t+"/offset",
schemaPath:"kinds.json#/$defs/offset/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"}],!1;if(a<0||isNaN(a))return L.errors=[{instancePath:t+"/offset",schemaPath:"kinds.json#/$d\
efs/offset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var i=n===e}else var i=!0;
if(i){if(r.org_wo_num!==void 0){let a=r.org_wo_num;const n=e;if(e===e)if(typeof a=="string"){if(a.length>255)return L.errors=
[{instancePath:t+"/org_wo_num",schemaPath:"kinds.json#/$defs/filter/maxLength",keyword:"maxLength",params:{limit:255},message:"\
must NOT have more than 255 characters"}],!1}else return L.errors=[{instancePath:t+"/org_wo_num",schemaPath:"kinds.json#\
/$defs/filter/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=n===e}else var i=!0;if(i){
if(r.wo_number!==void 0){let a=r.wo_number;const n=e;if(e===e)if(typeof a=="string"){if(a.length>255)return L.errors=[{instancePath:t+
"/wo_number",schemaPath:"kinds.json#/$defs/filter/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT ha\
ve more than 255 characters"}],!1}else return L.errors=[{instancePath:t+"/wo_number",schemaPath:"kinds.json#/$defs/filte\
r/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=n===e}else var i=!0;if(i){if(r.loan_number!==
void 0){let a=r.loan_number;const n=e;if(e===e)if(typeof a=="string"){if(a.length>255)return L.errors=[{instancePath:t+"\
/loan_number",schemaPath:"kinds.json#/$defs/filter/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT h\
ave more than 255 characters"}],!1}else return L.errors=[{instancePath:t+"/loan_number",schemaPath:"kinds.json#/$defs/fi\
lter/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=n===e}else var i=!0;if(i){if(r.address!==
void 0){let a=r.address;const n=e;if(e===e)if(typeof a=="string"){if(a.length>255)return L.errors=[{instancePath:t+"/add\
ress",schemaPath:"kinds.json#/$defs/filter/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more\
 than 255 characters"}],!1}else return L.errors=[{instancePath:t+"/address",schemaPath:"kinds.json#/$defs/filter/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var i=n===e}else var i=!0;if(i){if(r.city!==void 0){let a=r.city;
const n=e;if(e===e)if(typeof a=="string"){if(a.length>255)return L.errors=[{instancePath:t+"/city",schemaPath:"kinds.jso\
n#/$defs/filter/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"}],!1}else
return L.errors=[{instancePath:t+"/city",schemaPath:"kinds.json#/$defs/filter/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;var i=n===e}else var i=!0;if(i){if(r.state!==void 0){let a=r.state;const n=e;if(e===e)if(typeof a==
"string"){if(a.length>255)return L.errors=[{instancePath:t+"/state",schemaPath:"kinds.json#/$defs/filter/maxLength",keyword:"\
maxLength",params:{limit:255},message:"must NOT have more than 255 characters"}],!1}else return L.errors=[{instancePath:t+
"/state",schemaPath:"kinds.json#/$defs/filter/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var i=n===e}else var i=!0;if(i)if(r.zip!==void 0){let a=r.zip;const n=e;if(e===e)if(typeof a=="string"){if(a.length>255)
return L.errors=[{instancePath:t+"/zip",schemaPath:"kinds.json#/$defs/filter/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"}],!1}else return L.errors=[{instancePath:t+"/zip",schemaPath:"kinds.jso\
n#/$defs/filter/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=n===e}else var i=!0}}}}}}}else
return L.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
return L.errors=s,e===0}function we(r,{instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.work_orders===void 0&&(a="work_orders"))return we.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a},message:"must have required prope\
rty '"+a+"'"}],!1;if(r.work_orders!==void 0){let n=r.work_orders;const m=e;if(e===m)if(Array.isArray(n)){if(n.length>100)
return we.errors=[{instancePath:t+"/work_orders",schemaPath:"#/properties/work_orders/maxItems",keyword:"maxItems",params:{
limit:100},message:"must NOT have more than 100 items"}],!1;{var i=!0;const p=n.length;for(let u=0;u<p;u++){const f=e;T(
n[u],{instancePath:t+"/work_orders/"+u,parentData:n,parentDataProperty:u,rootData:_})||(s=s===null?T.errors:s.concat(T.errors),
e=s.length);var i=f===e;if(!i)break}}}else return we.errors=[{instancePath:t+"/work_orders",schemaPath:"#/properties/wor\
k_orders/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var o=m===e}else var o=!0;if(o)if(r.next!==
void 0){const n=e;L(r.next,{instancePath:t+"/next",parentData:r,parentDataProperty:"next",rootData:_})||(s=s===null?L.errors:
s.concat(L.errors),e=s.length);var o=n===e}else var o=!0}else return we.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return we.errors=s,e===0}const xr=We,Vs={$id:"https://svclink\
.dev/schemas/api/workorder/fields.response.json",$ref:"../objects.json#/$defs/field_definitions"},Is={type:"object",additionalProperties:{
$ref:"objects.json#/$defs/field_definition"}},Rs={type:"object",properties:{name:{$ref:"kinds.json#/$defs/text"},type:{$ref:"\
kinds.json#/$defs/text"},source:{$ref:"kinds.json#/$defs/text"},options:{anyOf:[{type:"object",additionalProperties:{$ref:"\
kinds.json#/$defs/text"}},{type:"array",items:{$ref:"kinds.json#/$defs/text"}}]}},required:["name","type"]};function H(r,{
instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let m;if(r.name===void 0&&(m="name")||r.type===void 0&&(m="type"))return H.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:m},message:"must have required property '"+m+"'"}],!1;if(r.name!==
void 0){const p=e;if(typeof r.name!="string")return H.errors=[{instancePath:t+"/name",schemaPath:"kinds.json#/$defs/text\
/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=p===e}else var i=!0;if(i){if(r.type!==void 0){
const p=e;if(typeof r.type!="string")return H.errors=[{instancePath:t+"/type",schemaPath:"kinds.json#/$defs/text/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var i=p===e}else var i=!0;if(i){if(r.source!==void 0){const p=e;
if(typeof r.source!="string")return H.errors=[{instancePath:t+"/source",schemaPath:"kinds.json#/$defs/text/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;var i=p===e}else var i=!0;if(i)if(r.options!==void 0){let p=r.
options;const u=e,f=e;let l=!1;const h=e;if(e===h)if(p&&typeof p=="object"&&!Array.isArray(p))for(const c in p){const y=e;
if(typeof p[c]!="string"){const g={instancePath:t+"/options/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"kinds\
.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[g]:s.push(g),e++}var o=y===
e;if(!o)break}else{const c={instancePath:t+"/options",schemaPath:"#/properties/options/anyOf/0/type",keyword:"type",params:{
type:"object"},message:"must be object"};s===null?s=[c]:s.push(c),e++}var a=h===e;if(l=l||a,!l){const c=e;if(e===c)if(Array.
isArray(p)){var n=!0;const g=p.length;for(let b=0;b<g;b++){const j=e;if(typeof p[b]!="string"){const q={instancePath:t+"\
/options/"+b,schemaPath:"kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"};s===
null?s=[q]:s.push(q),e++}var n=j===e;if(!n)break}}else{const g={instancePath:t+"/options",schemaPath:"#/properties/optio\
ns/anyOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};s===null?s=[g]:s.push(g),e++}var a=c===e;
l=l||a}if(l)e=f,s!==null&&(f?s.length=f:s=null);else{const c={instancePath:t+"/options",schemaPath:"#/properties/options\
/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return s===null?s=[c]:s.push(c),e++,H.errors=s,
!1}var i=u===e}else var i=!0}}}else return H.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"}],!1;return H.errors=s,e===0}function Fe(r,{instancePath:t="",parentData:v,parentDataProperty:k,
rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))for(const o in r){const a=e;H(r[o],
{instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:o,rootData:_})||(s=s===null?
H.errors:s.concat(H.errors),e=s.length);var i=a===e;if(!i)break}else return Fe.errors=[{instancePath:t,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Fe.errors=s,e===0}function We(r,{instancePath:t="",
parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;return Fe(r,{instancePath:t,parentData:v,parentDataProperty:k,
rootData:_})||(s=s===null?Fe.errors:s.concat(Fe.errors),e=s.length),We.errors=s,e===0}const Dr=ne,Ss={$id:"https://svcli\
nk.dev/schemas/api/workorder/get.response.json",type:"object",properties:{report_id:{$ref:"../kinds.json#/$defs/id"},org_property_id:{
$ref:"../kinds.json#/$defs/id"},values:{$ref:"../objects.json#/$defs/field_values"},fields:{$ref:"../objects.json#/$defs\
/field_definitions"}},required:["report_id","org_property_id","values","fields"]},Ms={type:"object",additionalProperties:{}};
function Ee(r,{instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r))for(const o in r){const a=e;H(r[o],{instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~\
1"),parentData:r,parentDataProperty:o,rootData:_})||(s=s===null?H.errors:s.concat(H.errors),e=s.length);var i=a===e;if(!i)
break}else return Ee.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"}],!1;return Ee.errors=s,e===0}function ne(r,{instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.report_id===void 0&&(o="report_id")||r.org_property_id===
void 0&&(o="org_property_id")||r.values===void 0&&(o="values")||r.fields===void 0&&(o="fields"))return ne.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o},message:"must have required property '"+o+"'"}],!1;
if(r.report_id!==void 0){let a=r.report_id;const n=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return ne.
errors=[{instancePath:t+"/report_id",schemaPath:"../kinds.json#/$defs/id/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return ne.errors=[{instancePath:t+
"/report_id",schemaPath:"../kinds.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(a<0||isNaN(a))return ne.errors=[{instancePath:t+"/report_id",schemaPath:".\
./kinds.json#/$defs/id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var i=n===
e}else var i=!0;if(i){if(r.org_property_id!==void 0){let a=r.org_property_id;const n=e,m=e;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a)))return ne.errors=[{instancePath:t+"/org_property_id",schemaPath:"../kinds.json#/$defs/id/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>
9007199254740991||isNaN(a))return ne.errors=[{instancePath:t+"/org_property_id",schemaPath:"../kinds.json#/$defs/id/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(a<0||
isNaN(a))return ne.errors=[{instancePath:t+"/org_property_id",schemaPath:"../kinds.json#/$defs/id/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var i=n===e}else var i=!0;if(i){if(r.values!==void 0){
let a=r.values;const n=e;if(e===e&&!(a&&typeof a=="object"&&!Array.isArray(a)))return ne.errors=[{instancePath:t+"/value\
s",schemaPath:"../objects.json#/$defs/field_values/type",keyword:"type",params:{type:"object"},message:"must be object"}],
!1;var i=n===e}else var i=!0;if(i)if(r.fields!==void 0){const a=e;Ee(r.fields,{instancePath:t+"/fields",parentData:r,parentDataProperty:"\
fields",rootData:_})||(s=s===null?Ee.errors:s.concat(Ee.errors),e=s.length);var i=a===e}else var i=!0}}}else return ne.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return ne.errors=
s,e===0}const Ar=Xe,Bs={$id:"https://svclink.dev/schemas/api/workorder/create.response.json"};function Xe(r,{instancePath:t="",
parentData:v,parentDataProperty:k,rootData:_=r}={}){return Xe.errors=null,!0}const Or=me,Cs={$id:"https://svclink.dev/sc\
hemas/api/workorder/update.response.json",type:"object",properties:{result:{$ref:"../kinds.json#/$defs/text"},org_property_id:{
$ref:"../kinds.json#/$defs/id"},wo_reassociated:{type:"boolean"}},required:["result","org_property_id","wo_reassociated"]};
function me(r,{instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let o;if(r.result===void 0&&(o="result")||r.org_property_id===void 0&&(o="org_property_id")||
r.wo_reassociated===void 0&&(o="wo_reassociated"))return me.errors=[{instancePath:t,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:o},message:"must have required property '"+o+"'"}],!1;if(r.result!==void 0){const a=e;if(typeof r.
result!="string")return me.errors=[{instancePath:t+"/result",schemaPath:"../kinds.json#/$defs/text/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1;var i=a===e}else var i=!0;if(i){if(r.org_property_id!==void 0){let a=r.
org_property_id;const n=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return me.errors=[{instancePath:t+
"/org_property_id",schemaPath:"../kinds.json#/$defs/id/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return me.errors=[{instancePath:t+
"/org_property_id",schemaPath:"../kinds.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(a<0||isNaN(a))return me.errors=[{instancePath:t+"/org_property_id",schemaPath:"\
../kinds.json#/$defs/id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var i=n===
e}else var i=!0;if(i)if(r.wo_reassociated!==void 0){const a=e;if(typeof r.wo_reassociated!="boolean")return me.errors=[{
instancePath:t+"/wo_reassociated",schemaPath:"#/properties/wo_reassociated/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"}],!1;var i=a===e}else var i=!0}}else return me.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return me.errors=s,e===0}const Fr=Le,Gs={$id:"https://svclink\
.dev/schemas/api/workorder/rfo.response.json",type:"object",properties:{result:{$ref:"../kinds.json#/$defs/text"}},required:[
"result"]};function Le(r,{instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)
if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.result===void 0&&(i="result"))return Le.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"must have required property '"+i+"'"}],!1;
if(r.result!==void 0&&typeof r.result!="string")return Le.errors=[{instancePath:t+"/result",schemaPath:"../kinds.json#/$\
defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1}else return Le.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Le.errors=s,e===0}const Er=Be,
Hs={$id:"https://svclink.dev/schemas/api/workorder/pcr_list.response.json",type:"array",items:{$ref:"../objects.json#/$d\
efs/attached_pcr_form"}},Ye={type:"object",properties:{pcr_form_id:{$ref:"kinds.json#/$defs/id"},pcr_form_name:{$ref:"ki\
nds.json#/$defs/text"},version:{$ref:"kinds.json#/$defs/id"},required:{enum:[!0,!1,1,0]},has_errors:{enum:[!0,!1,1,0]}},
required:["pcr_form_id","pcr_form_name","version","required","has_errors"]};function Q(r,{instancePath:t="",parentData:v,
parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.pcr_form_id===
void 0&&(o="pcr_form_id")||r.pcr_form_name===void 0&&(o="pcr_form_name")||r.version===void 0&&(o="version")||r.required===
void 0&&(o="required")||r.has_errors===void 0&&(o="has_errors"))return Q.errors=[{instancePath:t,schemaPath:"#/required",
keyword:"required",params:{missingProperty:o},message:"must have required property '"+o+"'"}],!1;if(r.pcr_form_id!==void 0){
let a=r.pcr_form_id;const n=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return Q.errors=[{instancePath:t+
"/pcr_form_id",schemaPath:"kinds.json#/$defs/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],
!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))return Q.errors=[{instancePath:t+"/pcr_for\
m_id",schemaPath:"kinds.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"}],!1;if(a<0||isNaN(a))return Q.errors=[{instancePath:t+"/pcr_form_id",schemaPath:"kinds.jso\
n#/$defs/id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var i=n===e}else var i=!0;
if(i){if(r.pcr_form_name!==void 0){const a=e;if(typeof r.pcr_form_name!="string")return Q.errors=[{instancePath:t+"/pcr_\
form_name",schemaPath:"kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var i=a===e}else var i=!0;if(i){if(r.version!==void 0){let a=r.version;const n=e,m=e;if(!(typeof a=="number"&&!(a%1)&&!isNaN(
a)&&isFinite(a)))return Q.errors=[{instancePath:t+"/version",schemaPath:"kinds.json#/$defs/id/type",keyword:"type",params:{
type:"integer"},message:"must be integer"}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||isNaN(a))
return Q.errors=[{instancePath:t+"/version",schemaPath:"kinds.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(a<0||isNaN(a))return Q.errors=[{instancePath:t+
"/version",schemaPath:"kinds.json#/$defs/id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"}],!1}var i=n===e}else var i=!0;if(i){if(r.required!==void 0){let a=r.required;const n=e;if(!(a===!0||a===!1||a===
1||a===0))return Q.errors=[{instancePath:t+"/required",schemaPath:"#/properties/required/enum",keyword:"enum",params:{allowedValues:Ye.
properties.required.enum},message:"must be equal to one of the allowed values"}],!1;var i=n===e}else var i=!0;if(i)if(r.
has_errors!==void 0){let a=r.has_errors;const n=e;if(!(a===!0||a===!1||a===1||a===0))return Q.errors=[{instancePath:t+"/\
has_errors",schemaPath:"#/properties/has_errors/enum",keyword:"enum",params:{allowedValues:Ye.properties.has_errors.enum},
message:"must be equal to one of the allowed values"}],!1;var i=n===e}else var i=!0}}}}else return Q.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Q.errors=s,e===0}function Be(r,{
instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)if(Array.isArray(r)){var i=!0;
const o=r.length;for(let a=0;a<o;a++){const n=e;Q(r[a],{instancePath:t+"/"+a,parentData:r,parentDataProperty:a,rootData:_})||
(s=s===null?Q.errors:s.concat(Q.errors),e=s.length);var i=n===e;if(!i)break}}else return Be.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;return Be.errors=s,e===0}const Lr=se,Js={$id:"\
https://svclink.dev/schemas/api/workorder/pcr_get.response.json",type:"object",properties:{pcr_form_id:{$ref:"../kinds.j\
son#/$defs/id"},version:{$ref:"../kinds.json#/$defs/id"},name:{$ref:"../kinds.json#/$defs/text"},questions:{type:"array",
items:{$ref:"../objects.json#/$defs/answered_question"}}},required:["pcr_form_id","version","name","questions"]},Ks={type:"\
object",properties:{pcr_question_id:{$ref:"kinds.json#/$defs/id"},pcr_question_type:{$ref:"kinds.json#/$defs/text"},pcr_question_name:{
$ref:"kinds.json#/$defs/text"},pcr_question_share_name:{anyOf:[{$ref:"kinds.json#/$defs/text"},{type:"null"}]},items:{type:"\
array",items:{$ref:"objects.json#/$defs/pcr_item"}},answer:{anyOf:[{type:"string"},{type:"number"},{type:"array",items:{
anyOf:[{type:"string"},{type:"number"}]}},{type:"null"}]}},required:["pcr_question_id","pcr_question_type","pcr_question\
_name"]},Qs={type:"object",properties:{id:{$ref:"kinds.json#/$defs/id"},value:{anyOf:[{$ref:"kinds.json#/$defs/text"},{$ref:"\
kinds.json#/$defs/number"}]},label:{$ref:"kinds.json#/$defs/text"},thirdparty_value:{anyOf:[{$ref:"kinds.json#/$defs/tex\
t"},{$ref:"kinds.json#/$defs/number"},{type:"null"}]}},required:["id","value","label"]};function U(r,{instancePath:t="",
parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let n;if(r.id===void 0&&(n="id")||r.value===void 0&&(n="value")||r.label===void 0&&(n="label"))return U.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n},message:"must have required property '"+n+"'"}],!1;
if(r.id!==void 0){let m=r.id;const p=e,u=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)))return U.errors=[{instancePath:t+
"/id",schemaPath:"kinds.json#/$defs/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===
u&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return U.errors=[{instancePath:t+"/id",schemaPath:"k\
inds.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 90071\
99254740991"}],!1;if(m<0||isNaN(m))return U.errors=[{instancePath:t+"/id",schemaPath:"kinds.json#/$defs/id/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var i=p===e}else var i=!0;if(i){if(r.value!==void 0){
let m=r.value;const p=e,u=e;let f=!1;const l=e;if(typeof m!="string"){const d={instancePath:t+"/value",schemaPath:"kinds\
.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[d]:s.push(d),e++}var o=l===
e;if(f=f||o,!f){const d=e;if(!(typeof m=="number"&&isFinite(m))){const y={instancePath:t+"/value",schemaPath:"kinds.json\
#/$defs/number/type",keyword:"type",params:{type:"number"},message:"must be number"};s===null?s=[y]:s.push(y),e++}var o=d===
e;f=f||o}if(f)e=u,s!==null&&(u?s.length=u:s=null);else{const d={instancePath:t+"/value",schemaPath:"#/properties/value/a\
nyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return s===null?s=[d]:s.push(d),e++,U.errors=s,!1}
var i=p===e}else var i=!0;if(i){if(r.label!==void 0){const m=e;if(typeof r.label!="string")return U.errors=[{instancePath:t+
"/label",schemaPath:"kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=m===
e}else var i=!0;if(i)if(r.thirdparty_value!==void 0){let m=r.thirdparty_value;const p=e,u=e;let f=!1;const l=e;if(typeof m!=
"string"){const d={instancePath:t+"/thirdparty_value",schemaPath:"kinds.json#/$defs/text/type",keyword:"type",params:{type:"\
string"},message:"must be string"};s===null?s=[d]:s.push(d),e++}var a=l===e;if(f=f||a,!f){const d=e;if(!(typeof m=="numb\
er"&&isFinite(m))){const y={instancePath:t+"/thirdparty_value",schemaPath:"kinds.json#/$defs/number/type",keyword:"type",
params:{type:"number"},message:"must be number"};s===null?s=[y]:s.push(y),e++}var a=d===e;if(f=f||a,!f){const y=e;if(m!==
null){const b={instancePath:t+"/thirdparty_value",schemaPath:"#/properties/thirdparty_value/anyOf/2/type",keyword:"type",
params:{type:"null"},message:"must be null"};s===null?s=[b]:s.push(b),e++}var a=y===e;f=f||a}}if(f)e=u,s!==null&&(u?s.length=
u:s=null);else{const d={instancePath:t+"/thirdparty_value",schemaPath:"#/properties/thirdparty_value/anyOf",keyword:"any\
Of",params:{},message:"must match a schema in anyOf"};return s===null?s=[d]:s.push(d),e++,U.errors=s,!1}var i=p===e}else
var i=!0}}}else return U.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"}],!1;return U.errors=s,e===0}function W(r,{instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.pcr_question_id===void 0&&(u="pcr_questi\
on_id")||r.pcr_question_type===void 0&&(u="pcr_question_type")||r.pcr_question_name===void 0&&(u="pcr_question_name"))return W.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:u},message:"must have require\
d property '"+u+"'"}],!1;if(r.pcr_question_id!==void 0){let f=r.pcr_question_id;const l=e,h=e;if(!(typeof f=="number"&&!(f%
1)&&!isNaN(f)&&isFinite(f)))return W.errors=[{instancePath:t+"/pcr_question_id",schemaPath:"kinds.json#/$defs/id/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"}],!1;if(e===h&&typeof f=="number"&&isFinite(f)){if(f>9007199254740991||
isNaN(f))return W.errors=[{instancePath:t+"/pcr_question_id",schemaPath:"kinds.json#/$defs/id/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(f<0||isNaN(f))return W.errors=
[{instancePath:t+"/pcr_question_id",schemaPath:"kinds.json#/$defs/id/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"}],!1}var i=l===e}else var i=!0;if(i){if(r.pcr_question_type!==void 0){const f=e;if(typeof r.
pcr_question_type!="string")return W.errors=[{instancePath:t+"/pcr_question_type",schemaPath:"kinds.json#/$defs/text/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=f===e}else var i=!0;if(i){if(r.pcr_question_name!==
void 0){const f=e;if(typeof r.pcr_question_name!="string")return W.errors=[{instancePath:t+"/pcr_question_name",schemaPath:"\
kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=f===e}else var i=!0;
if(i){if(r.pcr_question_share_name!==void 0){let f=r.pcr_question_share_name;const l=e,h=e;let d=!1;const c=e;if(typeof f!=
"string"){const g={instancePath:t+"/pcr_question_share_name",schemaPath:"kinds.json#/$defs/text/type",keyword:"type",params:{
type:"string"},message:"must be string"};s===null?s=[g]:s.push(g),e++}var o=c===e;if(d=d||o,!d){const g=e;if(f!==null){const j={
instancePath:t+"/pcr_question_share_name",schemaPath:"#/properties/pcr_question_share_name/anyOf/1/type",keyword:"type",
params:{type:"null"},message:"must be null"};s===null?s=[j]:s.push(j),e++}var o=g===e;d=d||o}if(d)e=h,s!==null&&(h?s.length=
h:s=null);else{const g={instancePath:t+"/pcr_question_share_name",schemaPath:"#/properties/pcr_question_share_name/anyOf",
keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return s===null?s=[g]:s.push(g),e++,W.errors=s,!1}var i=l===
e}else var i=!0;if(i){if(r.items!==void 0){let f=r.items;const l=e;if(e===l)if(Array.isArray(f)){var a=!0;const d=f.length;
for(let c=0;c<d;c++){const y=e;U(f[c],{instancePath:t+"/items/"+c,parentData:f,parentDataProperty:c,rootData:_})||(s=s===
null?U.errors:s.concat(U.errors),e=s.length);var a=y===e;if(!a)break}}else return W.errors=[{instancePath:t+"/items",schemaPath:"\
#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var i=l===e}else var i=!0;if(i)
if(r.answer!==void 0){let f=r.answer;const l=e,h=e;let d=!1;const c=e;if(typeof f!="string"){const g={instancePath:t+"/a\
nswer",schemaPath:"#/properties/answer/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};s===
null?s=[g]:s.push(g),e++}var n=c===e;if(d=d||n,!d){const g=e;if(!(typeof f=="number"&&isFinite(f))){const j={instancePath:t+
"/answer",schemaPath:"#/properties/answer/anyOf/1/type",keyword:"type",params:{type:"number"},message:"must be number"};
s===null?s=[j]:s.push(j),e++}var n=g===e;if(d=d||n,!d){const j=e;if(e===j)if(Array.isArray(f)){var m=!0;const q=f.length;
for(let $=0;$<q;$++){let z=f[$];const D=e,A=e;let ke=!1;const P=e;if(typeof z!="string"){const G={instancePath:t+"/answe\
r/"+$,schemaPath:"#/properties/answer/anyOf/2/items/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};s===null?s=[G]:s.push(G),e++}var p=P===e;if(ke=ke||p,!ke){const G=e;if(!(typeof z=="number"&&isFinite(z))){const Ce={
instancePath:t+"/answer/"+$,schemaPath:"#/properties/answer/anyOf/2/items/anyOf/1/type",keyword:"type",params:{type:"num\
ber"},message:"must be number"};s===null?s=[Ce]:s.push(Ce),e++}var p=G===e;ke=ke||p}if(ke)e=A,s!==null&&(A?s.length=A:s=
null);else{const G={instancePath:t+"/answer/"+$,schemaPath:"#/properties/answer/anyOf/2/items/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};s===null?s=[G]:s.push(G),e++}var m=D===e;if(!m)break}}else{const q={instancePath:t+
"/answer",schemaPath:"#/properties/answer/anyOf/2/type",keyword:"type",params:{type:"array"},message:"must be array"};s===
null?s=[q]:s.push(q),e++}var n=j===e;if(d=d||n,!d){const q=e;if(f!==null){const z={instancePath:t+"/answer",schemaPath:"\
#/properties/answer/anyOf/3/type",keyword:"type",params:{type:"null"},message:"must be null"};s===null?s=[z]:s.push(z),e++}
var n=q===e;d=d||n}}}if(d)e=h,s!==null&&(h?s.length=h:s=null);else{const g={instancePath:t+"/answer",schemaPath:"#/prope\
rties/answer/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return s===null?s=[g]:s.push(g),e++,
W.errors=s,!1}var i=l===e}else var i=!0}}}}}else return W.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return W.errors=s,e===0}function se(r,{instancePath:t="",parentData:v,parentDataProperty:k,
rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.pcr_form_id===void 0&&
(a="pcr_form_id")||r.version===void 0&&(a="version")||r.name===void 0&&(a="name")||r.questions===void 0&&(a="questions"))
return se.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a},message:"must ha\
ve required property '"+a+"'"}],!1;if(r.pcr_form_id!==void 0){let n=r.pcr_form_id;const m=e,p=e;if(!(typeof n=="number"&&
!(n%1)&&!isNaN(n)&&isFinite(n)))return se.errors=[{instancePath:t+"/pcr_form_id",schemaPath:"../kinds.json#/$defs/id/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===p&&typeof n=="number"&&isFinite(n)){if(n>
9007199254740991||isNaN(n))return se.errors=[{instancePath:t+"/pcr_form_id",schemaPath:"../kinds.json#/$defs/id/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(n<0||isNaN(
n))return se.errors=[{instancePath:t+"/pcr_form_id",schemaPath:"../kinds.json#/$defs/id/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"}],!1}var i=m===e}else var i=!0;if(i){if(r.version!==void 0){let n=r.version;
const m=e,p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return se.errors=[{instancePath:t+"/version",schemaPath:"\
../kinds.json#/$defs/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===p&&typeof n==
"number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return se.errors=[{instancePath:t+"/version",schemaPath:"../kinds\
.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900719925\
4740991"}],!1;if(n<0||isNaN(n))return se.errors=[{instancePath:t+"/version",schemaPath:"../kinds.json#/$defs/id/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var i=m===e}else var i=!0;if(i){if(r.name!==
void 0){const n=e;if(typeof r.name!="string")return se.errors=[{instancePath:t+"/name",schemaPath:"../kinds.json#/$defs/\
text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=n===e}else var i=!0;if(i)if(r.questions!==
void 0){let n=r.questions;const m=e;if(e===m)if(Array.isArray(n)){var o=!0;const u=n.length;for(let f=0;f<u;f++){const l=e;
W(n[f],{instancePath:t+"/questions/"+f,parentData:n,parentDataProperty:f,rootData:_})||(s=s===null?W.errors:s.concat(W.errors),
e=s.length);var o=l===e;if(!o)break}}else return se.errors=[{instancePath:t+"/questions",schemaPath:"#/properties/questi\
ons/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var i=m===e}else var i=!0}}}else return se.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return se.errors=
s,e===0}const Tr=Ze,Us={$id:"https://svclink.dev/schemas/api/workorder/pcr_answer.response.json"};function Ze(r,{instancePath:t="",
parentData:v,parentDataProperty:k,rootData:_=r}={}){return Ze.errors=null,!0}const zr=Te,Ws={$id:"https://svclink.dev/sc\
hemas/api/workorder/pcr_detach.response.json",type:"object",properties:{result:{$ref:"../kinds.json#/$defs/text"}},required:[
"result"]};function Te(r,{instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)
if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.result===void 0&&(i="result"))return Te.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"must have required property '"+i+"'"}],!1;
if(r.result!==void 0&&typeof r.result!="string")return Te.errors=[{instancePath:t+"/result",schemaPath:"../kinds.json#/$\
defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1}else return Te.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Te.errors=s,e===0}const Vr=ie,
Xs={$id:"https://svclink.dev/schemas/api/pcr/get.response.json",type:"object",properties:{pcr_form_id:{$ref:"../kinds.js\
on#/$defs/id"},version:{$ref:"../kinds.json#/$defs/id"},name:{$ref:"../kinds.json#/$defs/text"},questions:{type:"array",
items:{$ref:"../objects.json#/$defs/pcr_question"}}},required:["pcr_form_id","version","name","questions"]},er={type:"ob\
ject",properties:{id:{$ref:"kinds.json#/$defs/id"},question:{$ref:"kinds.json#/$defs/text"},type:{$ref:"kinds.json#/$def\
s/text"},questionType:{$ref:"kinds.json#/$defs/text"},questionDataType:{$ref:"kinds.json#/$defs/text"},required:{enum:[!0,
!1,1,0]},active:{enum:[!0,!1,1,0]},maxLength:{anyOf:[{$ref:"kinds.json#/$defs/count"},{type:"null"}]},rules:{},events:{},
photos:{$ref:"objects.json#/$defs/photo_limits"},items:{type:"array",items:{$ref:"objects.json#/$defs/pcr_item"}}},required:[
"id","question","type","questionType","questionDataType","required","active","maxLength","rules","events","photos"]},Ys={
type:"integer",minimum:0,maximum:9007199254740991},Zs={type:"object",properties:{min:{$ref:"kinds.json#/$defs/count"},max:{
$ref:"kinds.json#/$defs/count"}},required:["min","max"]};function te(r,{instancePath:t="",parentData:v,parentDataProperty:k,
rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.min===void 0&&(o="min")||
r.max===void 0&&(o="max"))return te.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o},
message:"must have required property '"+o+"'"}],!1;if(r.min!==void 0){let a=r.min;const n=e,m=e;if(!(typeof a=="number"&&
!(a%1)&&!isNaN(a)&&isFinite(a)))return te.errors=[{instancePath:t+"/min",schemaPath:"kinds.json#/$defs/count/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return te.errors=[{instancePath:t+"/min",schemaPath:"kinds.json#/$defs/count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(a<0||isNaN(a))return te.errors=[{instancePath:t+
"/min",schemaPath:"kinds.json#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"}],!1}var i=n===e}else var i=!0;if(i)if(r.max!==void 0){let a=r.max;const n=e,m=e;if(!(typeof a=="number"&&!(a%1)&&
!isNaN(a)&&isFinite(a)))return te.errors=[{instancePath:t+"/max",schemaPath:"kinds.json#/$defs/count/type",keyword:"type",
params:{type:"integer"},message:"must be integer"}],!1;if(e===m&&typeof a=="number"&&isFinite(a)){if(a>9007199254740991||
isNaN(a))return te.errors=[{instancePath:t+"/max",schemaPath:"kinds.json#/$defs/count/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(a<0||isNaN(a))return te.errors=[{instancePath:t+
"/max",schemaPath:"kinds.json#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"}],!1}var i=n===e}else var i=!0}else return te.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;return te.errors=s,e===0}function C(r,{instancePath:t="",parentData:v,parentDataProperty:k,
rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.id===void 0&&(n="id")||
r.question===void 0&&(n="question")||r.type===void 0&&(n="type")||r.questionType===void 0&&(n="questionType")||r.questionDataType===
void 0&&(n="questionDataType")||r.required===void 0&&(n="required")||r.active===void 0&&(n="active")||r.maxLength===void 0&&
(n="maxLength")||r.rules===void 0&&(n="rules")||r.events===void 0&&(n="events")||r.photos===void 0&&(n="photos"))return C.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n},message:"must have require\
d property '"+n+"'"}],!1;if(r.id!==void 0){let m=r.id;const p=e,u=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(
m)))return C.errors=[{instancePath:t+"/id",schemaPath:"kinds.json#/$defs/id/type",keyword:"type",params:{type:"integer"},
message:"must be integer"}],!1;if(e===u&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return C.errors=
[{instancePath:t+"/id",schemaPath:"kinds.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(m<0||isNaN(m))return C.errors=[{instancePath:t+"/id",schemaPath:"kinds.jso\
n#/$defs/id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var i=p===e}else var i=!0;
if(i){if(r.question!==void 0){const m=e;if(typeof r.question!="string")return C.errors=[{instancePath:t+"/question",schemaPath:"\
kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=m===e}else var i=!0;
if(i){if(r.type!==void 0){const m=e;if(typeof r.type!="string")return C.errors=[{instancePath:t+"/type",schemaPath:"kind\
s.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=m===e}else var i=!0;if(i){
if(r.questionType!==void 0){const m=e;if(typeof r.questionType!="string")return C.errors=[{instancePath:t+"/questionType",
schemaPath:"kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=m===e}else
var i=!0;if(i){if(r.questionDataType!==void 0){const m=e;if(typeof r.questionDataType!="string")return C.errors=[{instancePath:t+
"/questionDataType",schemaPath:"kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"}],!1;var i=m===e}else var i=!0;if(i){if(r.required!==void 0){let m=r.required;const p=e;if(!(m===!0||m===!1||m===1||
m===0))return C.errors=[{instancePath:t+"/required",schemaPath:"#/properties/required/enum",keyword:"enum",params:{allowedValues:er.
properties.required.enum},message:"must be equal to one of the allowed values"}],!1;var i=p===e}else var i=!0;if(i){if(r.
active!==void 0){let m=r.active;const p=e;if(!(m===!0||m===!1||m===1||m===0))return C.errors=[{instancePath:t+"/active",
schemaPath:"#/properties/active/enum",keyword:"enum",params:{allowedValues:er.properties.active.enum},message:"must be e\
qual to one of the allowed values"}],!1;var i=p===e}else var i=!0;if(i){if(r.maxLength!==void 0){let m=r.maxLength;const p=e,
u=e;let f=!1;const l=e,h=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const c={instancePath:t+"/maxLength",
schemaPath:"kinds.json#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};s===null?s=[
c]:s.push(c),e++}if(e===h&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||isNaN(m)){const c={instancePath:t+"/m\
axLength",schemaPath:"kinds.json#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};s===null?s=[c]:s.push(c),e++}else if(m<0||isNaN(m)){const c={instancePath:t+"/max\
Length",schemaPath:"kinds.json#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};s===null?s=[c]:s.push(c),e++}}var o=l===e;if(f=f||o,!f){const c=e;if(m!==null){const g={instancePath:t+"/maxLeng\
th",schemaPath:"#/properties/maxLength/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};s===null?
s=[g]:s.push(g),e++}var o=c===e;f=f||o}if(f)e=u,s!==null&&(u?s.length=u:s=null);else{const c={instancePath:t+"/maxLength",
schemaPath:"#/properties/maxLength/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return s===null?
s=[c]:s.push(c),e++,C.errors=s,!1}var i=p===e}else var i=!0;if(i){if(r.photos!==void 0){const m=e;te(r.photos,{instancePath:t+
"/photos",parentData:r,parentDataProperty:"photos",rootData:_})||(s=s===null?te.errors:s.concat(te.errors),e=s.length);var i=m===
e}else var i=!0;if(i)if(r.items!==void 0){let m=r.items;const p=e;if(e===p)if(Array.isArray(m)){var a=!0;const f=m.length;
for(let l=0;l<f;l++){const h=e;U(m[l],{instancePath:t+"/items/"+l,parentData:m,parentDataProperty:l,rootData:_})||(s=s===
null?U.errors:s.concat(U.errors),e=s.length);var a=h===e;if(!a)break}}else return C.errors=[{instancePath:t+"/items",schemaPath:"\
#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var i=p===e}else var i=!0}}}}}}}}}else
return C.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
return C.errors=s,e===0}function ie(r,{instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.pcr_form_id===void 0&&(a="pcr_form_id")||r.version===
void 0&&(a="version")||r.name===void 0&&(a="name")||r.questions===void 0&&(a="questions"))return ie.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a},message:"must have required property '"+a+"'"}],!1;
if(r.pcr_form_id!==void 0){let n=r.pcr_form_id;const m=e,p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ie.
errors=[{instancePath:t+"/pcr_form_id",schemaPath:"../kinds.json#/$defs/id/type",keyword:"type",params:{type:"integer"},
message:"must be integer"}],!1;if(e===p&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ie.errors=
[{instancePath:t+"/pcr_form_id",schemaPath:"../kinds.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(n<0||isNaN(n))return ie.errors=[{instancePath:t+"/pcr_form_id",schemaPath:"\
../kinds.json#/$defs/id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var i=m===
e}else var i=!0;if(i){if(r.version!==void 0){let n=r.version;const m=e,p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)))return ie.errors=[{instancePath:t+"/version",schemaPath:"../kinds.json#/$defs/id/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"}],!1;if(e===p&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ie.
errors=[{instancePath:t+"/version",schemaPath:"../kinds.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(n<0||isNaN(n))return ie.errors=[{instancePath:t+"/\
version",schemaPath:"../kinds.json#/$defs/id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must b\
e >= 0"}],!1}var i=m===e}else var i=!0;if(i){if(r.name!==void 0){const n=e;if(typeof r.name!="string")return ie.errors=[
{instancePath:t+"/name",schemaPath:"../kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must \
be string"}],!1;var i=n===e}else var i=!0;if(i)if(r.questions!==void 0){let n=r.questions;const m=e;if(e===m)if(Array.isArray(
n)){var o=!0;const u=n.length;for(let f=0;f<u;f++){const l=e;C(n[f],{instancePath:t+"/questions/"+f,parentData:n,parentDataProperty:f,
rootData:_})||(s=s===null?C.errors:s.concat(C.errors),e=s.length);var o=l===e;if(!o)break}}else return ie.errors=[{instancePath:t+
"/questions",schemaPath:"#/properties/questions/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;
var i=m===e}else var i=!0}}}else return ie.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"}],!1;return ie.errors=s,e===0}const Ir=Pe,et={$id:"https://svclink.dev/schemas/api/propert\
y/definition.response.json",type:"object",properties:{definition:{type:"array",items:{$ref:"../kinds.json#/$defs/text"}},
fields:{$ref:"../objects.json#/$defs/field_definitions"}},required:["definition","fields"]};function ze(r,{instancePath:t="",
parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r))
for(const o in r){const a=e;H(r[o],{instancePath:t+"/"+o.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:o,
rootData:_})||(s=s===null?H.errors:s.concat(H.errors),e=s.length);var i=a===e;if(!i)break}else return ze.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return ze.errors=s,e===0}function Pe(r,{
instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let a;if(r.definition===void 0&&(a="definition")||r.fields===void 0&&(a="fields"))return Pe.errors=[{
instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a},message:"must have required propert\
y '"+a+"'"}],!1;if(r.definition!==void 0){let n=r.definition;const m=e;if(e===m)if(Array.isArray(n)){var i=!0;const p=n.
length;for(let u=0;u<p;u++){const f=e;if(typeof n[u]!="string")return Pe.errors=[{instancePath:t+"/definition/"+u,schemaPath:"\
../kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=f===e;if(!i)break}}else
return Pe.errors=[{instancePath:t+"/definition",schemaPath:"#/properties/definition/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"}],!1;var o=m===e}else var o=!0;if(o)if(r.fields!==void 0){const n=e;ze(r.fields,{instancePath:t+
"/fields",parentData:r,parentDataProperty:"fields",rootData:_})||(s=s===null?ze.errors:s.concat(ze.errors),e=s.length);var o=n===
e}else var o=!0}else return Pe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return Pe.errors=s,e===0}const Rr=ge,rt={$id:"https://svclink.dev/schemas/api/property/id.response.\
json",type:"object",properties:{org_property_id:{$ref:"../kinds.json#/$defs/id"}},required:["org_property_id"]};function ge(r,{
instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let i;if(r.org_property_id===void 0&&(i="org_property_id"))return ge.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:i},message:"must have required property '"+i+"'"}],!1;if(r.org_property_id!==
void 0){let o=r.org_property_id;const a=e;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return ge.errors=[{instancePath:t+
"/org_property_id",schemaPath:"../kinds.json#/$defs/id/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"}],!1;if(e===a&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return ge.errors=[{instancePath:t+
"/org_property_id",schemaPath:"../kinds.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(o<0||isNaN(o))return ge.errors=[{instancePath:t+"/org_property_id",schemaPath:"\
../kinds.json#/$defs/id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}}}else return ge.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return ge.
errors=s,e===0}const Sr=ee,st={$id:"https://svclink.dev/schemas/api/property/get.response.json",type:"object",properties:{
org_property_id:{$ref:"../kinds.json#/$defs/id"},address:{$ref:"../kinds.json#/$defs/text"},city:{$ref:"../kinds.json#/$\
defs/text"},state:{$ref:"../kinds.json#/$defs/text"},zip:{$ref:"../kinds.json#/$defs/text"},values:{$ref:"../objects.jso\
n#/$defs/field_values"},fields:{type:"object",additionalProperties:{$ref:"../objects.json#/$defs/property_field"}}},required:[
"org_property_id","address","city","state","zip","values","fields"]},Mr={type:"object",properties:{name:{$ref:"kinds.jso\
n#/$defs/text"},type:{type:"string",enum:["text","date","dropdown","multiselect","bool/yn","bool/oo"]},options:{anyOf:[{
type:"object",additionalProperties:{$ref:"kinds.json#/$defs/text"}},{type:"array",items:{$ref:"kinds.json#/$defs/text"}}]}},
required:["name","type"]};function oe(r,{instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,
e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.name===void 0&&(m="name")||r.type===void 0&&(m="typ\
e"))return oe.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:m},message:"mus\
t have required property '"+m+"'"}],!1;if(r.name!==void 0){const p=e;if(typeof r.name!="string")return oe.errors=[{instancePath:t+
"/name",schemaPath:"kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=p===
e}else var i=!0;if(i){if(r.type!==void 0){let p=r.type;const u=e;if(typeof p!="string")return oe.errors=[{instancePath:t+
"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(!(p===
"text"||p==="date"||p==="dropdown"||p==="multiselect"||p==="bool/yn"||p==="bool/oo"))return oe.errors=[{instancePath:t+"\
/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Mr.properties.type.enum},message:"must b\
e equal to one of the allowed values"}],!1;var i=u===e}else var i=!0;if(i)if(r.options!==void 0){let p=r.options;const u=e,
f=e;let l=!1;const h=e;if(e===h)if(p&&typeof p=="object"&&!Array.isArray(p))for(const c in p){const y=e;if(typeof p[c]!=
"string"){const g={instancePath:t+"/options/"+c.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"kinds.json#/$defs/tex\
t/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[g]:s.push(g),e++}var o=y===e;if(!o)break}else{
const c={instancePath:t+"/options",schemaPath:"#/properties/options/anyOf/0/type",keyword:"type",params:{type:"object"},
message:"must be object"};s===null?s=[c]:s.push(c),e++}var a=h===e;if(l=l||a,!l){const c=e;if(e===c)if(Array.isArray(p)){
var n=!0;const g=p.length;for(let b=0;b<g;b++){const j=e;if(typeof p[b]!="string"){const q={instancePath:t+"/options/"+b,
schemaPath:"kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[q]:
s.push(q),e++}var n=j===e;if(!n)break}}else{const g={instancePath:t+"/options",schemaPath:"#/properties/options/anyOf/1/\
type",keyword:"type",params:{type:"array"},message:"must be array"};s===null?s=[g]:s.push(g),e++}var a=c===e;l=l||a}if(l)
e=f,s!==null&&(f?s.length=f:s=null);else{const c={instancePath:t+"/options",schemaPath:"#/properties/options/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};return s===null?s=[c]:s.push(c),e++,oe.errors=s,!1}var i=u===e}else
var i=!0}}else return oe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"}],!1;return oe.errors=s,e===0}function ee(r,{instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){
let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.org_property_id===void 0&&(a="org_proper\
ty_id")||r.address===void 0&&(a="address")||r.city===void 0&&(a="city")||r.state===void 0&&(a="state")||r.zip===void 0&&
(a="zip")||r.values===void 0&&(a="values")||r.fields===void 0&&(a="fields"))return ee.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a},message:"must have required property '"+a+"'"}],!1;if(r.org_property_id!==
void 0){let n=r.org_property_id;const m=e,p=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return ee.errors=
[{instancePath:t+"/org_property_id",schemaPath:"../kinds.json#/$defs/id/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"}],!1;if(e===p&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return ee.errors=[{instancePath:t+
"/org_property_id",schemaPath:"../kinds.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(n<0||isNaN(n))return ee.errors=[{instancePath:t+"/org_property_id",schemaPath:"\
../kinds.json#/$defs/id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var i=m===
e}else var i=!0;if(i){if(r.address!==void 0){const n=e;if(typeof r.address!="string")return ee.errors=[{instancePath:t+"\
/address",schemaPath:"../kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var i=n===e}else var i=!0;if(i){if(r.city!==void 0){const n=e;if(typeof r.city!="string")return ee.errors=[{instancePath:t+
"/city",schemaPath:"../kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var i=n===e}else var i=!0;if(i){if(r.state!==void 0){const n=e;if(typeof r.state!="string")return ee.errors=[{instancePath:t+
"/state",schemaPath:"../kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;
var i=n===e}else var i=!0;if(i){if(r.zip!==void 0){const n=e;if(typeof r.zip!="string")return ee.errors=[{instancePath:t+
"/zip",schemaPath:"../kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var i=n===
e}else var i=!0;if(i){if(r.values!==void 0){let n=r.values;const m=e;if(e===e&&!(n&&typeof n=="object"&&!Array.isArray(n)))
return ee.errors=[{instancePath:t+"/values",schemaPath:"../objects.json#/$defs/field_values/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;var i=m===e}else var i=!0;if(i)if(r.fields!==void 0){let n=r.fields;const m=e;
if(e===m)if(n&&typeof n=="object"&&!Array.isArray(n))for(const u in n){const f=e;oe(n[u],{instancePath:t+"/fields/"+u.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:u,rootData:_})||(s=s===null?oe.errors:s.concat(oe.errors),
e=s.length);var o=f===e;if(!o)break}else return ee.errors=[{instancePath:t+"/fields",schemaPath:"#/properties/fields/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var i=m===e}else var i=!0}}}}}}else return ee.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return ee.errors=
s,e===0}const Br=Ve,tt={$id:"https://svclink.dev/schemas/api/property/update.response.json",type:"object",properties:{result:{
$ref:"../kinds.json#/$defs/text"}},required:["result"]};function Ve(r,{instancePath:t="",parentData:v,parentDataProperty:k,
rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.result===void 0&&(i="r\
esult"))return Ve.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"\
must have required property '"+i+"'"}],!1;if(r.result!==void 0&&typeof r.result!="string")return Ve.errors=[{instancePath:t+
"/result",schemaPath:"../kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1}else
return Ve.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
return Ve.errors=s,e===0}const Cr=ve,it={$id:"https://svclink.dev/schemas/api/invoice/id.response.json",type:"object",properties:{
invoice_id:{$ref:"../kinds.json#/$defs/id"}},required:["invoice_id"]};function ve(r,{instancePath:t="",parentData:v,parentDataProperty:k,
rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.invoice_id===void 0&&(i=
"invoice_id"))return ve.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"\
must have required property '"+i+"'"}],!1;if(r.invoice_id!==void 0){let o=r.invoice_id;const a=e;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o)))return ve.errors=[{instancePath:t+"/invoice_id",schemaPath:"../kinds.json#/$defs/id/type",
keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===a&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||
isNaN(o))return ve.errors=[{instancePath:t+"/invoice_id",schemaPath:"../kinds.json#/$defs/id/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(o<0||isNaN(o))return ve.errors=
[{instancePath:t+"/invoice_id",schemaPath:"../kinds.json#/$defs/id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"}],!1}}}else return ve.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"}],!1;return ve.errors=s,e===0}const Gr=J,at={$id:"https://svclink.dev/schemas/api/invoic\
e/get.response.json",type:"object",properties:{invoice_id:{$ref:"../kinds.json#/$defs/id"},invoice_date:{anyOf:[{$ref:".\
./kinds.json#/$defs/text"},{type:"null"}]},complete:{$ref:"../kinds.json#/$defs/flag_number"},contractor_items:{type:"ar\
ray",items:{$ref:"../objects.json#/$defs/invoice_line"}},client_items:{type:"array",items:{$ref:"../objects.json#/$defs/\
invoice_line"}},totals:{type:"object",additionalProperties:{}},contractor_total_adj:{$ref:"../kinds.json#/$defs/number"},
client_total_adj:{$ref:"../kinds.json#/$defs/number"}},required:["invoice_id","invoice_date","complete","contractor_item\
s","client_items"],anyOf:[{properties:{contractor_total_adj:!0,client_total_adj:!0},required:["contractor_total_adj","cl\
ient_total_adj"]},{properties:{totals:!0},required:["totals"]}]},nt={type:"object",properties:{line_id:{$ref:"kinds.json\
#/$defs/id"},invoice_item_id:{anyOf:[{$ref:"kinds.json#/$defs/numeric_id"},{type:"null"}]},invoice_item_desc:{$ref:"kind\
s.json#/$defs/text"},invoice_item_other:{anyOf:[{$ref:"kinds.json#/$defs/text"},{type:"null"}]},qty:{$ref:"kinds.json#/$\
defs/number"},uom_id:{anyOf:[{$ref:"kinds.json#/$defs/id"},{type:"null"}]},price:{$ref:"kinds.json#/$defs/number"},flat_fee:{
$ref:"kinds.json#/$defs/number"},price_sub_adj:{$ref:"kinds.json#/$defs/number"},adj_comment:{anyOf:[{$ref:"kinds.json#/\
$defs/text"},{type:"null"}]}},required:["line_id","invoice_item_id","invoice_item_desc","invoice_item_other","qty","uom_\
id","price","flat_fee","price_sub_adj","adj_comment"]};function V(r,{instancePath:t="",parentData:v,parentDataProperty:k,
rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.line_id===void 0&&(u="\
line_id")||r.invoice_item_id===void 0&&(u="invoice_item_id")||r.invoice_item_desc===void 0&&(u="invoice_item_desc")||r.invoice_item_other===
void 0&&(u="invoice_item_other")||r.qty===void 0&&(u="qty")||r.uom_id===void 0&&(u="uom_id")||r.price===void 0&&(u="pric\
e")||r.flat_fee===void 0&&(u="flat_fee")||r.price_sub_adj===void 0&&(u="price_sub_adj")||r.adj_comment===void 0&&(u="adj\
_comment"))return V.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:u},message:"\
must have required property '"+u+"'"}],!1;if(r.line_id!==void 0){let f=r.line_id;const l=e,h=e;if(!(typeof f=="number"&&
!(f%1)&&!isNaN(f)&&isFinite(f)))return V.errors=[{instancePath:t+"/line_id",schemaPath:"kinds.json#/$defs/id/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"}],!1;if(e===h&&typeof f=="number"&&isFinite(f)){if(f>9007199254740991||
isNaN(f))return V.errors=[{instancePath:t+"/line_id",schemaPath:"kinds.json#/$defs/id/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(f<0||isNaN(f))return V.errors=[{instancePath:t+
"/line_id",schemaPath:"kinds.json#/$defs/id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"}],!1}var i=l===e}else var i=!0;if(i){if(r.invoice_item_id!==void 0){let f=r.invoice_item_id;const l=e,h=e;let d=!1;
const c=e,y=e;let g=!1;const b=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){const w={instancePath:t+"/inv\
oice_item_id",schemaPath:"kinds.json#/$defs/numeric_id/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};s===null?s=[w]:s.push(w),e++}if(e===b&&typeof f=="number"&&isFinite(f)){if(f>9007199254740991||isNaN(f)){
const w={instancePath:t+"/invoice_item_id",schemaPath:"kinds.json#/$defs/numeric_id/anyOf/0/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};s===null?s=[w]:s.push(w),e++}else if(f<0||
isNaN(f)){const w={instancePath:t+"/invoice_item_id",schemaPath:"kinds.json#/$defs/numeric_id/anyOf/0/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};s===null?s=[w]:s.push(w),e++}}var o=b===e;if(g=g||o,!g){
const w=e;if(e===w)if(typeof f=="string"){if(!Je.test(f)){const $={instancePath:t+"/invoice_item_id",schemaPath:"kinds.j\
son#/$defs/numeric_id/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^\
[0-9]{1,15}$"'};s===null?s=[$]:s.push($),e++}}else{const $={instancePath:t+"/invoice_item_id",schemaPath:"kinds.json#/$d\
efs/numeric_id/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[$]:s.push($),e++}
var o=w===e;g=g||o}if(g)e=y,s!==null&&(y?s.length=y:s=null);else{const w={instancePath:t+"/invoice_item_id",schemaPath:"\
kinds.json#/$defs/numeric_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};s===null?s=[w]:s.push(
w),e++}var a=c===e;if(d=d||a,!d){const w=e;if(f!==null){const $={instancePath:t+"/invoice_item_id",schemaPath:"#/propert\
ies/invoice_item_id/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};s===null?s=[$]:s.push($),e++}
var a=w===e;d=d||a}if(d)e=h,s!==null&&(h?s.length=h:s=null);else{const w={instancePath:t+"/invoice_item_id",schemaPath:"\
#/properties/invoice_item_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return s===null?s=
[w]:s.push(w),e++,V.errors=s,!1}var i=l===e}else var i=!0;if(i){if(r.invoice_item_desc!==void 0){const f=e;if(typeof r.invoice_item_desc!=
"string")return V.errors=[{instancePath:t+"/invoice_item_desc",schemaPath:"kinds.json#/$defs/text/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var i=f===e}else var i=!0;if(i){if(r.invoice_item_other!==void 0){let f=r.invoice_item_other;
const l=e,h=e;let d=!1;const c=e;if(typeof f!="string"){const g={instancePath:t+"/invoice_item_other",schemaPath:"kinds.\
json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[g]:s.push(g),e++}var n=c===
e;if(d=d||n,!d){const g=e;if(f!==null){const j={instancePath:t+"/invoice_item_other",schemaPath:"#/properties/invoice_it\
em_other/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};s===null?s=[j]:s.push(j),e++}var n=g===
e;d=d||n}if(d)e=h,s!==null&&(h?s.length=h:s=null);else{const g={instancePath:t+"/invoice_item_other",schemaPath:"#/prope\
rties/invoice_item_other/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return s===null?s=[g]:
s.push(g),e++,V.errors=s,!1}var i=l===e}else var i=!0;if(i){if(r.qty!==void 0){let f=r.qty;const l=e;if(!(typeof f=="num\
ber"&&isFinite(f)))return V.errors=[{instancePath:t+"/qty",schemaPath:"kinds.json#/$defs/number/type",keyword:"type",params:{
type:"number"},message:"must be number"}],!1;var i=l===e}else var i=!0;if(i){if(r.uom_id!==void 0){let f=r.uom_id;const l=e,
h=e;let d=!1;const c=e,y=e;if(!(typeof f=="number"&&!(f%1)&&!isNaN(f)&&isFinite(f))){const b={instancePath:t+"/uom_id",schemaPath:"\
kinds.json#/$defs/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};s===null?s=[b]:s.push(b),e++}
if(e===y&&typeof f=="number"&&isFinite(f)){if(f>9007199254740991||isNaN(f)){const b={instancePath:t+"/uom_id",schemaPath:"\
kinds.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007\
199254740991"};s===null?s=[b]:s.push(b),e++}else if(f<0||isNaN(f)){const b={instancePath:t+"/uom_id",schemaPath:"kinds.j\
son#/$defs/id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};s===null?s=[b]:s.push(
b),e++}}var m=c===e;if(d=d||m,!d){const b=e;if(f!==null){const w={instancePath:t+"/uom_id",schemaPath:"#/properties/uom_\
id/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};s===null?s=[w]:s.push(w),e++}var m=b===e;d=
d||m}if(d)e=h,s!==null&&(h?s.length=h:s=null);else{const b={instancePath:t+"/uom_id",schemaPath:"#/properties/uom_id/any\
Of",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return s===null?s=[b]:s.push(b),e++,V.errors=s,!1}
var i=l===e}else var i=!0;if(i){if(r.price!==void 0){let f=r.price;const l=e;if(!(typeof f=="number"&&isFinite(f)))return V.
errors=[{instancePath:t+"/price",schemaPath:"kinds.json#/$defs/number/type",keyword:"type",params:{type:"number"},message:"\
must be number"}],!1;var i=l===e}else var i=!0;if(i){if(r.flat_fee!==void 0){let f=r.flat_fee;const l=e;if(!(typeof f=="\
number"&&isFinite(f)))return V.errors=[{instancePath:t+"/flat_fee",schemaPath:"kinds.json#/$defs/number/type",keyword:"t\
ype",params:{type:"number"},message:"must be number"}],!1;var i=l===e}else var i=!0;if(i){if(r.price_sub_adj!==void 0){let f=r.
price_sub_adj;const l=e;if(!(typeof f=="number"&&isFinite(f)))return V.errors=[{instancePath:t+"/price_sub_adj",schemaPath:"\
kinds.json#/$defs/number/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;var i=l===e}else var i=!0;
if(i)if(r.adj_comment!==void 0){let f=r.adj_comment;const l=e,h=e;let d=!1;const c=e;if(typeof f!="string"){const g={instancePath:t+
"/adj_comment",schemaPath:"kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"};
s===null?s=[g]:s.push(g),e++}var p=c===e;if(d=d||p,!d){const g=e;if(f!==null){const j={instancePath:t+"/adj_comment",schemaPath:"\
#/properties/adj_comment/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};s===null?s=[j]:s.push(
j),e++}var p=g===e;d=d||p}if(d)e=h,s!==null&&(h?s.length=h:s=null);else{const g={instancePath:t+"/adj_comment",schemaPath:"\
#/properties/adj_comment/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return s===null?s=[g]:
s.push(g),e++,V.errors=s,!1}var i=l===e}else var i=!0}}}}}}}}}else return V.errors=[{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"}],!1;return V.errors=s,e===0}function J(r,{instancePath:t="",
parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;const i=e;let o=!1;const a=e;if(r&&typeof r=="object"&&
!Array.isArray(r)){let l;if(r.contractor_total_adj===void 0&&(l="contractor_total_adj")||r.client_total_adj===void 0&&(l=
"client_total_adj")){const h={instancePath:t,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty:l},
message:"must have required property '"+l+"'"};s===null?s=[h]:s.push(h),e++}}var n=a===e;if(o=o||n,!o){const l=e;if(r&&typeof r==
"object"&&!Array.isArray(r)){let d;if(r.totals===void 0&&(d="totals")){const c={instancePath:t,schemaPath:"#/anyOf/1/req\
uired",keyword:"required",params:{missingProperty:d},message:"must have required property '"+d+"'"};s===null?s=[c]:s.push(
c),e++}}var n=l===e;o=o||n}if(o)e=i,s!==null&&(i?s.length=i:s=null);else{const l={instancePath:t,schemaPath:"#/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};return s===null?s=[l]:s.push(l),e++,J.errors=s,!1}if(e===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let l;if(r.invoice_id===void 0&&(l="invoice_id")||r.invoice_date===void 0&&(l="in\
voice_date")||r.complete===void 0&&(l="complete")||r.contractor_items===void 0&&(l="contractor_items")||r.client_items===
void 0&&(l="client_items"))return J.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:l},
message:"must have required property '"+l+"'"}],!1;if(r.invoice_id!==void 0){let h=r.invoice_id;const d=e,c=e;if(!(typeof h==
"number"&&!(h%1)&&!isNaN(h)&&isFinite(h)))return J.errors=[{instancePath:t+"/invoice_id",schemaPath:"../kinds.json#/$def\
s/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===c&&typeof h=="number"&&isFinite(
h)){if(h>9007199254740991||isNaN(h))return J.errors=[{instancePath:t+"/invoice_id",schemaPath:"../kinds.json#/$defs/id/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(h<
0||isNaN(h))return J.errors=[{instancePath:t+"/invoice_id",schemaPath:"../kinds.json#/$defs/id/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var m=d===e}else var m=!0;if(m){if(r.invoice_date!==void 0){
let h=r.invoice_date;const d=e,c=e;let y=!1;const g=e;if(typeof h!="string"){const j={instancePath:t+"/invoice_date",schemaPath:"\
../kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[j]:s.push(j),
e++}var p=g===e;if(y=y||p,!y){const j=e;if(h!==null){const q={instancePath:t+"/invoice_date",schemaPath:"#/properties/in\
voice_date/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};s===null?s=[q]:s.push(q),e++}var p=j===
e;y=y||p}if(y)e=c,s!==null&&(c?s.length=c:s=null);else{const j={instancePath:t+"/invoice_date",schemaPath:"#/properties/\
invoice_date/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return s===null?s=[j]:s.push(j),e++,
J.errors=s,!1}var m=d===e}else var m=!0;if(m){if(r.complete!==void 0){let h=r.complete;const d=e;if(!(typeof h=="number"&&
!(h%1)&&!isNaN(h)&&isFinite(h)))return J.errors=[{instancePath:t+"/complete",schemaPath:"../kinds.json#/$defs/flag_numbe\
r/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(!(h===0||h===1))return J.errors=[{instancePath:t+
"/complete",schemaPath:"../kinds.json#/$defs/flag_number/enum",keyword:"enum",params:{allowedValues:Ge.enum},message:"mu\
st be equal to one of the allowed values"}],!1;var m=d===e}else var m=!0;if(m){if(r.contractor_items!==void 0){let h=r.contractor_items;
const d=e;if(e===d)if(Array.isArray(h)){var u=!0;const y=h.length;for(let g=0;g<y;g++){const b=e;V(h[g],{instancePath:t+
"/contractor_items/"+g,parentData:h,parentDataProperty:g,rootData:_})||(s=s===null?V.errors:s.concat(V.errors),e=s.length);
var u=b===e;if(!u)break}}else return J.errors=[{instancePath:t+"/contractor_items",schemaPath:"#/properties/contractor_i\
tems/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var m=d===e}else var m=!0;if(m){if(r.client_items!==
void 0){let h=r.client_items;const d=e;if(e===d)if(Array.isArray(h)){var f=!0;const y=h.length;for(let g=0;g<y;g++){const b=e;
V(h[g],{instancePath:t+"/client_items/"+g,parentData:h,parentDataProperty:g,rootData:_})||(s=s===null?V.errors:s.concat(
V.errors),e=s.length);var f=b===e;if(!f)break}}else return J.errors=[{instancePath:t+"/client_items",schemaPath:"#/prope\
rties/client_items/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var m=d===e}else var m=!0;if(m){
if(r.totals!==void 0){let h=r.totals;const d=e;if(e===d&&!(h&&typeof h=="object"&&!Array.isArray(h)))return J.errors=[{instancePath:t+
"/totals",schemaPath:"#/properties/totals/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var m=d===
e}else var m=!0;if(m){if(r.contractor_total_adj!==void 0){let h=r.contractor_total_adj;const d=e;if(!(typeof h=="number"&&
isFinite(h)))return J.errors=[{instancePath:t+"/contractor_total_adj",schemaPath:"../kinds.json#/$defs/number/type",keyword:"\
type",params:{type:"number"},message:"must be number"}],!1;var m=d===e}else var m=!0;if(m)if(r.client_total_adj!==void 0){
let h=r.client_total_adj;const d=e;if(!(typeof h=="number"&&isFinite(h)))return J.errors=[{instancePath:t+"/client_total\
_adj",schemaPath:"../kinds.json#/$defs/number/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;
var m=d===e}else var m=!0}}}}}}}else return J.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"}],!1;return J.errors=s,e===0}const Hr=rr,ot={$id:"https://svclink.dev/schemas/api/invoi\
ce/update.response.json"};function rr(r,{instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){return rr.
errors=null,!0}const Jr=Ie,mt={$id:"https://svclink.dev/schemas/api/invoice/delete_item.response.json",type:"object",properties:{
result:{$ref:"../kinds.json#/$defs/text"}},required:["result"]};function Ie(r,{instancePath:t="",parentData:v,parentDataProperty:k,
rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.result===void 0&&(i="r\
esult"))return Ie.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"\
must have required property '"+i+"'"}],!1;if(r.result!==void 0&&typeof r.result!="string")return Ie.errors=[{instancePath:t+
"/result",schemaPath:"../kinds.json#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1}else
return Ie.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
return Ie.errors=s,e===0}const Kr=fe,ft={$id:"https://svclink.dev/schemas/api/jobnote/list.response.json",type:"object",
properties:{report_id:{$ref:"../kinds.json#/$defs/id"},wo_notes:{type:"array",items:{$ref:"../objects.json#/$defs/note_r\
eference"}},prop_notes:{type:"array",items:{$ref:"../objects.json#/$defs/note_reference"}}},required:["wo_notes","prop_n\
otes"]},pt={type:"object",properties:{note_id:{$ref:"kinds.json#/$defs/id"},revisions:{type:"array",items:{}},base_revision:{
anyOf:[{$ref:"kinds.json#/$defs/id"},{type:"null"}]}},required:["note_id"]};function X(r,{instancePath:t="",parentData:v,
parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.note_id===
void 0&&(a="note_id"))return X.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a},
message:"must have required property '"+a+"'"}],!1;if(r.note_id!==void 0){let n=r.note_id;const m=e,p=e;if(!(typeof n=="\
number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return X.errors=[{instancePath:t+"/note_id",schemaPath:"kinds.json#/$defs/id/ty\
pe",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(e===p&&typeof n=="number"&&isFinite(n)){if(n>
9007199254740991||isNaN(n))return X.errors=[{instancePath:t+"/note_id",schemaPath:"kinds.json#/$defs/id/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(n<0||isNaN(n))return X.
errors=[{instancePath:t+"/note_id",schemaPath:"kinds.json#/$defs/id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"}],!1}var i=m===e}else var i=!0;if(i){if(r.revisions!==void 0){const n=e;if(e===n&&!Array.isArray(
r.revisions))return X.errors=[{instancePath:t+"/revisions",schemaPath:"#/properties/revisions/type",keyword:"type",params:{
type:"array"},message:"must be array"}],!1;var i=n===e}else var i=!0;if(i)if(r.base_revision!==void 0){let n=r.base_revision;
const m=e,p=e;let u=!1;const f=e,l=e;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const d={instancePath:t+"\
/base_revision",schemaPath:"kinds.json#/$defs/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
s===null?s=[d]:s.push(d),e++}if(e===l&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n)){const d={instancePath:t+
"/base_revision",schemaPath:"kinds.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};s===null?s=[d]:s.push(d),e++}else if(n<0||isNaN(n)){const d={instancePath:t+"/bas\
e_revision",schemaPath:"kinds.json#/$defs/id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must b\
e >= 0"};s===null?s=[d]:s.push(d),e++}}var o=f===e;if(u=u||o,!u){const d=e;if(n!==null){const y={instancePath:t+"/base_r\
evision",schemaPath:"#/properties/base_revision/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};
s===null?s=[y]:s.push(y),e++}var o=d===e;u=u||o}if(u)e=p,s!==null&&(p?s.length=p:s=null);else{const d={instancePath:t+"/\
base_revision",schemaPath:"#/properties/base_revision/anyOf",keyword:"anyOf",params:{},message:"must match a schema in a\
nyOf"};return s===null?s=[d]:s.push(d),e++,X.errors=s,!1}var i=m===e}else var i=!0}}else return X.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return X.errors=s,e===0}function fe(r,{
instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let n;if(r.wo_notes===void 0&&(n="wo_notes")||r.prop_notes===void 0&&(n="prop_notes"))return fe.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n},message:"must have required prope\
rty '"+n+"'"}],!1;if(r.report_id!==void 0){let m=r.report_id;const p=e,u=e;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(
m)))return fe.errors=[{instancePath:t+"/report_id",schemaPath:"../kinds.json#/$defs/id/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"}],!1;if(e===u&&typeof m=="number"&&isFinite(m)){if(m>9007199254740991||isNaN(m))return fe.
errors=[{instancePath:t+"/report_id",schemaPath:"../kinds.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(m<0||isNaN(m))return fe.errors=[{instancePath:t+
"/report_id",schemaPath:"../kinds.json#/$defs/id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mu\
st be >= 0"}],!1}var i=p===e}else var i=!0;if(i){if(r.wo_notes!==void 0){let m=r.wo_notes;const p=e;if(e===p)if(Array.isArray(
m)){var o=!0;const f=m.length;for(let l=0;l<f;l++){const h=e;X(m[l],{instancePath:t+"/wo_notes/"+l,parentData:m,parentDataProperty:l,
rootData:_})||(s=s===null?X.errors:s.concat(X.errors),e=s.length);var o=h===e;if(!o)break}}else return fe.errors=[{instancePath:t+
"/wo_notes",schemaPath:"#/properties/wo_notes/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var i=p===
e}else var i=!0;if(i)if(r.prop_notes!==void 0){let m=r.prop_notes;const p=e;if(e===p)if(Array.isArray(m)){var a=!0;const f=m.
length;for(let l=0;l<f;l++){const h=e;X(m[l],{instancePath:t+"/prop_notes/"+l,parentData:m,parentDataProperty:l,rootData:_})||
(s=s===null?X.errors:s.concat(X.errors),e=s.length);var a=h===e;if(!a)break}}else return fe.errors=[{instancePath:t+"/pr\
op_notes",schemaPath:"#/properties/prop_notes/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var i=p===
e}else var i=!0}}else return fe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return fe.errors=s,e===0}const Qr=I,lt={$id:"https://svclink.dev/schemas/api/jobnote/get.response.j\
son",type:"object",properties:{base_revision:{anyOf:[{$ref:"../kinds.json#/$defs/id"},{type:"null"}]},note_type:{$ref:".\
./kinds.json#/$defs/text"},note_text:{$ref:"../kinds.json#/$defs/text"},created_by:{$ref:"../kinds.json#/$defs/text"},create_time:{
$ref:"../kinds.json#/$defs/count"},sent_to_users:{type:"array",items:{anyOf:[{type:"string"},{type:"number"}]}},sent_to_emails:{
type:"array",items:{anyOf:[{type:"string"},{type:"number"}]}},reminder_date:{anyOf:[{$ref:"../kinds.json#/$defs/text"},{
type:"null"}]},reminder_time:{anyOf:[{$ref:"../kinds.json#/$defs/time_of_day"},{type:"null"}]},group_permissions:{type:"\
array",items:{anyOf:[{type:"string"},{type:"number"}]}}},required:["base_revision","note_type","note_text","created_by",
"create_time","group_permissions"]},dt={anyOf:[{type:"string",pattern:"^(?:[01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$"},{type:"\
integer",minimum:0,maximum:235959}]},Ur=new RegExp("^(?:[01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$","u");function I(r,{instancePath:t="",
parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let c;if(r.base_revision===void 0&&(c="base_revision")||r.note_type===void 0&&(c="note_type")||r.note_text===void 0&&(c=
"note_text")||r.created_by===void 0&&(c="created_by")||r.create_time===void 0&&(c="create_time")||r.group_permissions===
void 0&&(c="group_permissions"))return I.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},
message:"must have required property '"+c+"'"}],!1;if(r.base_revision!==void 0){let y=r.base_revision;const g=e,b=e;let j=!1;
const w=e,q=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){const $={instancePath:t+"/base_revision",schemaPath:"\
../kinds.json#/$defs/id/type",keyword:"type",params:{type:"integer"},message:"must be integer"};s===null?s=[$]:s.push($),
e++}if(e===q&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||isNaN(y)){const $={instancePath:t+"/base_revision",
schemaPath:"../kinds.json#/$defs/id/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};s===null?s=[$]:s.push($),e++}else if(y<0||isNaN(y)){const $={instancePath:t+"/base_revisio\
n",schemaPath:"../kinds.json#/$defs/id/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
s===null?s=[$]:s.push($),e++}}var i=w===e;if(j=j||i,!j){const $=e;if(y!==null){const D={instancePath:t+"/base_revision",
schemaPath:"#/properties/base_revision/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};s===null?
s=[D]:s.push(D),e++}var i=$===e;j=j||i}if(j)e=b,s!==null&&(b?s.length=b:s=null);else{const $={instancePath:t+"/base_revi\
sion",schemaPath:"#/properties/base_revision/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return s===
null?s=[$]:s.push($),e++,I.errors=s,!1}var o=g===e}else var o=!0;if(o){if(r.note_type!==void 0){const y=e;if(typeof r.note_type!=
"string")return I.errors=[{instancePath:t+"/note_type",schemaPath:"../kinds.json#/$defs/text/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;var o=y===e}else var o=!0;if(o){if(r.note_text!==void 0){const y=e;if(typeof r.
note_text!="string")return I.errors=[{instancePath:t+"/note_text",schemaPath:"../kinds.json#/$defs/text/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"}],!1;var o=y===e}else var o=!0;if(o){if(r.created_by!==void 0){const y=e;
if(typeof r.created_by!="string")return I.errors=[{instancePath:t+"/created_by",schemaPath:"../kinds.json#/$defs/text/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"}],!1;var o=y===e}else var o=!0;if(o){if(r.create_time!==
void 0){let y=r.create_time;const g=e,b=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return I.errors=[{instancePath:t+
"/create_time",schemaPath:"../kinds.json#/$defs/count/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"}],!1;if(e===b&&typeof y=="number"&&isFinite(y)){if(y>9007199254740991||isNaN(y))return I.errors=[{instancePath:t+"/\
create_time",schemaPath:"../kinds.json#/$defs/count/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"}],!1;if(y<0||isNaN(y))return I.errors=[{instancePath:t+"/create_time",schemaPath:"\
../kinds.json#/$defs/count/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}var o=g===
e}else var o=!0;if(o){if(r.sent_to_users!==void 0){let y=r.sent_to_users;const g=e;if(e===g)if(Array.isArray(y)){var a=!0;
const j=y.length;for(let w=0;w<j;w++){let q=y[w];const $=e,z=e;let D=!1;const A=e;if(typeof q!="string"){const P={instancePath:t+
"/sent_to_users/"+w,schemaPath:"#/properties/sent_to_users/items/anyOf/0/type",keyword:"type",params:{type:"string"},message:"\
must be string"};s===null?s=[P]:s.push(P),e++}var n=A===e;if(D=D||n,!D){const P=e;if(!(typeof q=="number"&&isFinite(q))){
const G={instancePath:t+"/sent_to_users/"+w,schemaPath:"#/properties/sent_to_users/items/anyOf/1/type",keyword:"type",params:{
type:"number"},message:"must be number"};s===null?s=[G]:s.push(G),e++}var n=P===e;D=D||n}if(D)e=z,s!==null&&(z?s.length=
z:s=null);else{const P={instancePath:t+"/sent_to_users/"+w,schemaPath:"#/properties/sent_to_users/items/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};return s===null?s=[P]:s.push(P),e++,I.errors=s,!1}var a=$===e;if(!a)
break}}else return I.errors=[{instancePath:t+"/sent_to_users",schemaPath:"#/properties/sent_to_users/type",keyword:"type",
params:{type:"array"},message:"must be array"}],!1;var o=g===e}else var o=!0;if(o){if(r.sent_to_emails!==void 0){let y=r.
sent_to_emails;const g=e;if(e===g)if(Array.isArray(y)){var m=!0;const j=y.length;for(let w=0;w<j;w++){let q=y[w];const $=e,
z=e;let D=!1;const A=e;if(typeof q!="string"){const P={instancePath:t+"/sent_to_emails/"+w,schemaPath:"#/properties/sent\
_to_emails/items/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};s===null?s=[P]:s.push(P),
e++}var p=A===e;if(D=D||p,!D){const P=e;if(!(typeof q=="number"&&isFinite(q))){const G={instancePath:t+"/sent_to_emails/"+
w,schemaPath:"#/properties/sent_to_emails/items/anyOf/1/type",keyword:"type",params:{type:"number"},message:"must be num\
ber"};s===null?s=[G]:s.push(G),e++}var p=P===e;D=D||p}if(D)e=z,s!==null&&(z?s.length=z:s=null);else{const P={instancePath:t+
"/sent_to_emails/"+w,schemaPath:"#/properties/sent_to_emails/items/anyOf",keyword:"anyOf",params:{},message:"must match \
a schema in anyOf"};return s===null?s=[P]:s.push(P),e++,I.errors=s,!1}var m=$===e;if(!m)break}}else return I.errors=[{instancePath:t+
"/sent_to_emails",schemaPath:"#/properties/sent_to_emails/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"}],!1;var o=g===e}else var o=!0;if(o){if(r.reminder_date!==void 0){let y=r.reminder_date;const g=e,b=e;let j=!1;const w=e;
if(typeof y!="string"){const $={instancePath:t+"/reminder_date",schemaPath:"../kinds.json#/$defs/text/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};s===null?s=[$]:s.push($),e++}var u=w===e;if(j=j||u,!j){const $=e;if(y!==
null){const D={instancePath:t+"/reminder_date",schemaPath:"#/properties/reminder_date/anyOf/1/type",keyword:"type",params:{
type:"null"},message:"must be null"};s===null?s=[D]:s.push(D),e++}var u=$===e;j=j||u}if(j)e=b,s!==null&&(b?s.length=b:s=
null);else{const $={instancePath:t+"/reminder_date",schemaPath:"#/properties/reminder_date/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};return s===null?s=[$]:s.push($),e++,I.errors=s,!1}var o=g===e}else var o=!0;if(o){
if(r.reminder_time!==void 0){let y=r.reminder_time;const g=e,b=e;let j=!1;const w=e,q=e;let $=!1;const z=e;if(e===z)if(typeof y==
"string"){if(!Ur.test(y)){const A={instancePath:t+"/reminder_time",schemaPath:"../kinds.json#/$defs/time_of_day/anyOf/0/\
pattern",keyword:"pattern",params:{pattern:"^(?:[01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$"},message:'must match pattern "^(\
?:[01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$"'};s===null?s=[A]:s.push(A),e++}}else{const A={instancePath:t+"/reminder_time",
schemaPath:"../kinds.json#/$defs/time_of_day/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};
s===null?s=[A]:s.push(A),e++}var f=z===e;if($=$||f,!$){const A=e;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y))){
const P={instancePath:t+"/reminder_time",schemaPath:"../kinds.json#/$defs/time_of_day/anyOf/1/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};s===null?s=[P]:s.push(P),e++}if(e===A&&typeof y=="number"&&isFinite(y)){if(y>
235959||isNaN(y)){const P={instancePath:t+"/reminder_time",schemaPath:"../kinds.json#/$defs/time_of_day/anyOf/1/maximum",
keyword:"maximum",params:{comparison:"<=",limit:235959},message:"must be <= 235959"};s===null?s=[P]:s.push(P),e++}else if(y<
0||isNaN(y)){const P={instancePath:t+"/reminder_time",schemaPath:"../kinds.json#/$defs/time_of_day/anyOf/1/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};s===null?s=[P]:s.push(P),e++}}var f=A===e;$=$||f}if($)
e=q,s!==null&&(q?s.length=q:s=null);else{const A={instancePath:t+"/reminder_time",schemaPath:"../kinds.json#/$defs/time_\
of_day/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};s===null?s=[A]:s.push(A),e++}var l=w===e;
if(j=j||l,!j){const A=e;if(y!==null){const P={instancePath:t+"/reminder_time",schemaPath:"#/properties/reminder_time/any\
Of/1/type",keyword:"type",params:{type:"null"},message:"must be null"};s===null?s=[P]:s.push(P),e++}var l=A===e;j=j||l}if(j)
e=b,s!==null&&(b?s.length=b:s=null);else{const A={instancePath:t+"/reminder_time",schemaPath:"#/properties/reminder_time\
/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return s===null?s=[A]:s.push(A),e++,I.errors=s,
!1}var o=g===e}else var o=!0;if(o)if(r.group_permissions!==void 0){let y=r.group_permissions;const g=e;if(e===g)if(Array.
isArray(y)){var h=!0;const j=y.length;for(let w=0;w<j;w++){let q=y[w];const $=e,z=e;let D=!1;const A=e;if(typeof q!="str\
ing"){const P={instancePath:t+"/group_permissions/"+w,schemaPath:"#/properties/group_permissions/items/anyOf/0/type",keyword:"\
type",params:{type:"string"},message:"must be string"};s===null?s=[P]:s.push(P),e++}var d=A===e;if(D=D||d,!D){const P=e;
if(!(typeof q=="number"&&isFinite(q))){const G={instancePath:t+"/group_permissions/"+w,schemaPath:"#/properties/group_pe\
rmissions/items/anyOf/1/type",keyword:"type",params:{type:"number"},message:"must be number"};s===null?s=[G]:s.push(G),e++}
var d=P===e;D=D||d}if(D)e=z,s!==null&&(z?s.length=z:s=null);else{const P={instancePath:t+"/group_permissions/"+w,schemaPath:"\
#/properties/group_permissions/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return s===
null?s=[P]:s.push(P),e++,I.errors=s,!1}var h=$===e;if(!h)break}}else return I.errors=[{instancePath:t+"/group_permission\
s",schemaPath:"#/properties/group_permissions/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var o=g===
e}else var o=!0}}}}}}}}}else return I.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"}],!1;return I.errors=s,e===0}const Wr=sr,ut={$id:"https://svclink.dev/schemas/api/jobnote/creat\
e.response.json"};function sr(r,{instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){return sr.errors=
null,!0}const Xr=tr,ct={$id:"https://svclink.dev/schemas/api/jobnote/update.response.json"};function tr(r,{instancePath:t="",
parentData:v,parentDataProperty:k,rootData:_=r}={}){return tr.errors=null,!0}const Yr=Re,yt={$id:"https://svclink.dev/sc\
hemas/api/jobnote/delete.response.json",type:"object",properties:{message:{$ref:"../kinds.json#/$defs/text"}},required:[
"message"]};function Re(r,{instancePath:t="",parentData:v,parentDataProperty:k,rootData:_=r}={}){let s=null,e=0;if(e===0)
if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.message===void 0&&(i="message"))return Re.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"must have required property '"+i+"'"}],!1;
if(r.message!==void 0&&typeof r.message!="string")return Re.errors=[{instancePath:t+"/message",schemaPath:"../kinds.json\
#/$defs/text/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1}else return Re.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Re.errors=s,e===0}export const responseValidators=new Map(
[["autoimport/list",ir],["autoimport/upload",nr],["autoimport/export",or],["bid/list",mr],["bid/create",fr],["bid/update",
pr],["bid/delete",lr],["bid/uom",dr],["bid/invoice/items",ur],["file/list",cr],["file/get",gr],["file/get/metadata",vr],
["file/upload",kr],["file/flag/items",br],["file/flag",jr],["file/document/types",$r],["user/search",wr],["user/group/li\
st",Pr],["workorder/search",qr],["workorder/fields",xr],["workorder/get",Dr],["workorder/create",Ar],["workorder/update",
Or],["workorder/rfo",Fr],["workorder/pcr/list",Er],["workorder/pcr/get",Lr],["workorder/pcr/answer",Tr],["workorder/pcr/\
detach",zr],["pcr/get",Vr],["property/definition",Ir],["property/id",Rr],["property/get",Sr],["property/update",Br],["in\
voice/id",Cr],["invoice/get",Gr],["invoice/update",Hr],["invoice/delete/item",Jr],["jobnote/list",Kr],["jobnote/get",Qr],
["jobnote/create",Wr],["jobnote/update",Xr],["jobnote/delete",Yr]]);
