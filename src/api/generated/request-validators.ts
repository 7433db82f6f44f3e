// Generated from schemas/api and the catalogue by scripts/generate: do not edit.

// @ts-nocheck
"use strict";const br=tr,vt={$id:"https://svclink.dev/schemas/api/autoimport/list.request.json",type:"object",properties:{}};function tr(r,{
instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;return t===0&&!(r&&typeof r=="objec\
t"&&!Array.isArray(r))?(tr.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"}],!1):(tr.errors=e,t===0)}const jr=je,gt={$id:"https://svclink.dev/schemas/api/autoimport/upload.request.j\
son",type:"object",properties:{autoimport_id:{$ref:"../accepted.json#/$defs/id"},name:{$ref:"../accepted.json#/$defs/fil\
e_name"},content:{$ref:"../accepted.json#/$defs/content"}},required:["autoimport_id","name","content"]},bt={anyOf:[{type:"\
integer",minimum:0,maximum:9007199254740991},{type:"string",pattern:"^[0-9]{1,15}$"}]},Z=new RegExp("^[0-9]{1,15}$","u");
function le(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;const i=t;let n=!1;const p=t;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const a={instancePath:s,schemaPath:"#/anyOf/0/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(t===p&&typeof r=="number"&&isFinite(
r)){if(r>9007199254740991||isNaN(r)){const a={instancePath:s,schemaPath:"#/anyOf/0/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[a]:e.push(a),t++}else if(r<0||isNaN(r)){const a={
instancePath:s,schemaPath:"#/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[a]:e.push(a),t++}}var y=p===t;if(n=n||y,!n){const a=t;if(t===a)if(typeof r=="string"){if(!Z.test(r)){const f={
instancePath:s,schemaPath:"#/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pat\
tern "^[0-9]{1,15}$"'};e===null?e=[f]:e.push(f),t++}}else{const f={instancePath:s,schemaPath:"#/anyOf/1/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}var y=a===t;n=n||y}if(n)t=i,e!==null&&
(i?e.length=i:e=null);else{const a={instancePath:s,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a \
schema in anyOf"};return e===null?e=[a]:e.push(a),t++,le.errors=e,!1}return le.errors=e,t===0}const jt={type:"string",pattern:"\
[^./\\\\\\s]"},ur=new RegExp("[^./\\\\\\s]","u");function ee(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){
let e=null,t=0;if(t===0)if(typeof r=="string"){if(!ur.test(r))return ee.errors=[{instancePath:s,schemaPath:"#/pattern",keyword:"\
pattern",params:{pattern:"[^./\\\\\\s]"},message:'must match pattern "[^./\\\\\\s]"'}],!1}else return ee.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;return ee.errors=e,t===0}const Pt={
type:"string",contentEncoding:"base64",minLength:1};function re(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){
let e=null,t=0;if(t===0)if(typeof r=="string"){if(r.length<1)return re.errors=[{instancePath:s,schemaPath:"#/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return re.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;return re.errors=e,t===0}function je(r,{
instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let n;if(r.autoimport_id===void 0&&(n="autoimport_id")||r.name===void 0&&(n="name")||r.content===void 0&&
(n="content"))return je.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:n},message:"\
must have required property '"+n+"'"}],!1;if(r.autoimport_id!==void 0){const p=t;le(r.autoimport_id,{instancePath:s+"/au\
toimport_id",parentData:r,parentDataProperty:"autoimport_id",rootData:o})||(e=e===null?le.errors:e.concat(le.errors),t=e.
length);var i=p===t}else var i=!0;if(i){if(r.name!==void 0){const p=t;ee(r.name,{instancePath:s+"/name",parentData:r,parentDataProperty:"\
name",rootData:o})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length);var i=p===t}else var i=!0;if(i)if(r.content!==
void 0){const p=t;re(r.content,{instancePath:s+"/content",parentData:r,parentDataProperty:"content",rootData:o})||(e=e===
null?re.errors:e.concat(re.errors),t=e.length);var i=p===t}else var i=!0}}else return je.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return je.errors=e,t===0}const A=l;function l(r,{
instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;const i=t;let n=!1;const p=t;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const a={instancePath:s,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}if(t===p&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const a={instancePath:s,schemaPath:"#/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[a]:e.push(a),t++}else if(r<0||isNaN(r)){const a={instancePath:s,schemaPath:"\
#/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}
var y=p===t;if(n=n||y,!n){const a=t;if(t===a)if(typeof r=="string"){if(!Z.test(r)){const f={instancePath:s,schemaPath:"#\
/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e===null?
e=[f]:e.push(f),t++}}else{const f={instancePath:s,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[f]:e.push(f),t++}var y=a===t;n=n||y}if(n)t=i,e!==null&&(i?e.length=i:e=null);else{const a={
instancePath:s,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=
[a]:e.push(a),t++,l.errors=e,!1}return l.errors=e,t===0}const mr=Q;function Q(r,{instancePath:s="",parentData:d,parentDataProperty:_,
rootData:o=r}={}){let e=null,t=0;if(t===0)if(typeof r=="string"){if(r.length<1)return Q.errors=[{instancePath:s,schemaPath:"\
#/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"}],!1}else return Q.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;return Q.errors=
e,t===0}const Pr=Pe,wt={$id:"https://svclink.dev/schemas/api/autoimport/export.request.json",type:"object",properties:{autoimport_id:{
$ref:"../accepted.json#/$defs/id"},export_date:{$ref:"../accepted.json#/$defs/date"}},required:["autoimport_id","export_\
date"]},Dt={type:"string",pattern:"^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]\
|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)\
-02-29)$"},cr=new RegExp("^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9\
]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$",
"u");function te(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===0)if(typeof r==
"string"){if(!cr.test(r))return te.errors=[{instancePath:s,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(?\
:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0\
-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"},message:'must match pattern\
 "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9\
]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"'}],!1}else return te.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;return te.errors=
e,t===0}function Pe(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let n;if(r.autoimport_id===void 0&&(n="autoimport_id")||r.export_date===void 0&&(n=
"export_date"))return Pe.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:n},message:"\
must have required property '"+n+"'"}],!1;if(r.autoimport_id!==void 0){const p=t;l(r.autoimport_id,{instancePath:s+"/aut\
oimport_id",parentData:r,parentDataProperty:"autoimport_id",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),t=e.length);
var i=p===t}else var i=!0;if(i)if(r.export_date!==void 0){const p=t;te(r.export_date,{instancePath:s+"/export_date",parentData:r,
parentDataProperty:"export_date",rootData:o})||(e=e===null?te.errors:e.concat(te.errors),t=e.length);var i=p===t}else var i=!0}else
return Pe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
return Pe.errors=e,t===0}const wr=we;function we(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){
let e=null,t=0;if(t===0)if(typeof r=="string"){if(!cr.test(r))return we.errors=[{instancePath:s,schemaPath:"#/pattern",keyword:"\
pattern",params:{pattern:"^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9\
]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"},
message:'must match pattern "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][\
0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29\
)$"'}],!1}else return we.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must\
 be string"}],!1;return we.errors=e,t===0}const Dr=De,kt={$id:"https://svclink.dev/schemas/api/bid/list.request.json",type:"\
object",properties:{report_id:{$ref:"../accepted.json#/$defs/id"}},required:["report_id"]};function De(r,{instancePath:s="",
parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let i;if(r.report_id===void 0&&(i="report_id"))return De.errors=[{instancePath:s,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:i},message:"must have required property '"+i+"'"}],!1;r.report_id!==void 0&&(l(r.report_id,{
instancePath:s+"/report_id",parentData:r,parentDataProperty:"report_id",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),
t=e.length))}else return De.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"}],!1;return De.errors=e,t===0}const kr=se,qt={$id:"https://svclink.dev/schemas/api/bid/create.request.jso\
n",type:"object",properties:{report_id:{$ref:"../accepted.json#/$defs/id"},contractor_price:{$ref:"../accepted.json#/$de\
fs/amount"},client_price:{$ref:"../accepted.json#/$defs/amount"},invoice_item_id:{$ref:"../accepted.json#/$defs/numeric_\
id"},invoice_item_other:{$ref:"../accepted.json#/$defs/label"},qty:{$ref:"../accepted.json#/$defs/qty"},qty_completion:{
$ref:"../accepted.json#/$defs/qty"},uom:{$ref:"../accepted.json#/$defs/id"},comment:{$ref:"../accepted.json#/$defs/text"},
comp_comment:{$ref:"../accepted.json#/$defs/text"}},required:["report_id","contractor_price","client_price"],allOf:[{oneOf:[
{properties:{invoice_item_id:!0},required:["invoice_item_id"]},{properties:{invoice_item_other:!0},required:["invoice_it\
em_other"]}]},{anyOf:[{properties:{qty:!0},required:["qty"]},{properties:{qty_completion:!0},required:["qty_completion"]}]}]},
$t={type:"number",minimum:-1e12,maximum:1e12};function S(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){
let e=null,t=0;if(t===0)if(typeof r=="number"&&isFinite(r)){if(r>1e12||isNaN(r))return S.errors=[{instancePath:s,schemaPath:"\
#/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= 1000000000000"}],!1;if(r<-1e12||isNaN(
r))return S.errors=[{instancePath:s,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e12},message:"\
must be >= -1000000000000"}],!1}else return S.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"n\
umber"},message:"must be number"}],!1;return S.errors=e,t===0}const Ot={anyOf:[{type:"integer",minimum:0,maximum:9007199254740991},
{type:"string",pattern:"^[0-9]{1,15}$"}]};function fe(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){
let e=null,t=0;const i=t;let n=!1;const p=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const a={instancePath:s,
schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}
if(t===p&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const a={instancePath:s,schemaPath:"#/anyOf/\
0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===
null?e=[a]:e.push(a),t++}else if(r<0||isNaN(r)){const a={instancePath:s,schemaPath:"#/anyOf/0/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}var y=p===t;if(n=n||y,!n){const a=t;
if(t===a)if(typeof r=="string"){if(!Z.test(r)){const f={instancePath:s,schemaPath:"#/anyOf/1/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e===null?e=[f]:e.push(f),t++}}else{const f={
instancePath:s,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:
e.push(f),t++}var y=a===t;n=n||y}if(n)t=i,e!==null&&(i?e.length=i:e=null);else{const a={instancePath:s,schemaPath:"#/any\
Of",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=[a]:e.push(a),t++,fe.errors=e,!1}
return fe.errors=e,t===0}const At={type:"string",maxLength:255,pattern:"\\S"},yr=new RegExp("\\S","u");function U(r,{instancePath:s="",
parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===0)if(typeof r=="string"){if(r.length>255)return U.
errors=[{instancePath:s,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than\
 255 characters"}],!1;if(!yr.test(r))return U.errors=[{instancePath:s,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\
\\S"},message:'must match pattern "\\S"'}],!1}else return U.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;return U.errors=e,t===0}const xt={type:"number",minimum:0,maximum:1e9};function R(r,{
instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===0)if(typeof r=="number"&&isFinite(
r)){if(r>1e9||isNaN(r))return R.errors=[{instancePath:s,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",
limit:1e9},message:"must be <= 1000000000"}],!1;if(r<0||isNaN(r))return R.errors=[{instancePath:s,schemaPath:"#/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}else return R.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;return R.errors=e,t===0}const Et={type:"stri\
ng"};function I(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;return typeof r!=
"string"?(I.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1):(I.errors=e,t===0)}function se(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;
const i=t,n=t;let p=!1,y=null;const a=t;if(r&&typeof r=="object"&&!Array.isArray(r)){let w;if(r.invoice_item_id===void 0&&
(w="invoice_item_id")){const h={instancePath:s,schemaPath:"#/allOf/0/oneOf/0/required",keyword:"required",params:{missingProperty:w},
message:"must have required property '"+w+"'"};e===null?e=[h]:e.push(h),t++}}var f=a===t;f&&(p=!0,y=0);const c=t;if(r&&typeof r==
"object"&&!Array.isArray(r)){let w;if(r.invoice_item_other===void 0&&(w="invoice_item_other")){const h={instancePath:s,schemaPath:"\
#/allOf/0/oneOf/1/required",keyword:"required",params:{missingProperty:w},message:"must have required property '"+w+"'"};
e===null?e=[h]:e.push(h),t++}}var f=c===t;if(f&&p?(p=!1,y=[y,1]):f&&(p=!0,y=1),p)t=n,e!==null&&(n?e.length=n:e=null);else{
const w={instancePath:s,schemaPath:"#/allOf/0/oneOf",keyword:"oneOf",params:{passingSchemas:y},message:"must match exact\
ly one schema in oneOf"};return e===null?e=[w]:e.push(w),t++,se.errors=e,!1}var j=i===t;if(j){const w=t,h=t;let v=!1;const k=t;
if(r&&typeof r=="object"&&!Array.isArray(r)){let g;if(r.qty===void 0&&(g="qty")){const b={instancePath:s,schemaPath:"#/a\
llOf/1/anyOf/0/required",keyword:"required",params:{missingProperty:g},message:"must have required property '"+g+"'"};e===
null?e=[b]:e.push(b),t++}}var m=k===t;if(v=v||m,!v){const g=t;if(r&&typeof r=="object"&&!Array.isArray(r)){let q;if(r.qty_completion===
void 0&&(q="qty_completion")){const J={instancePath:s,schemaPath:"#/allOf/1/anyOf/1/required",keyword:"required",params:{
missingProperty:q},message:"must have required property '"+q+"'"};e===null?e=[J]:e.push(J),t++}}var m=g===t;v=v||m}if(v)
t=h,e!==null&&(h?e.length=h:e=null);else{const g={instancePath:s,schemaPath:"#/allOf/1/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};return e===null?e=[g]:e.push(g),t++,se.errors=e,!1}var j=w===t}if(t===0)if(r&&typeof r==
"object"&&!Array.isArray(r)){let w;if(r.report_id===void 0&&(w="report_id")||r.contractor_price===void 0&&(w="contractor\
_price")||r.client_price===void 0&&(w="client_price"))return se.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:w},message:"must have required property '"+w+"'"}],!1;if(r.report_id!==void 0){const h=t;
l(r.report_id,{instancePath:s+"/report_id",parentData:r,parentDataProperty:"report_id",rootData:o})||(e=e===null?l.errors:
e.concat(l.errors),t=e.length);var u=h===t}else var u=!0;if(u){if(r.contractor_price!==void 0){const h=t;S(r.contractor_price,
{instancePath:s+"/contractor_price",parentData:r,parentDataProperty:"contractor_price",rootData:o})||(e=e===null?S.errors:
e.concat(S.errors),t=e.length);var u=h===t}else var u=!0;if(u){if(r.client_price!==void 0){const h=t;S(r.client_price,{instancePath:s+
"/client_price",parentData:r,parentDataProperty:"client_price",rootData:o})||(e=e===null?S.errors:e.concat(S.errors),t=e.
length);var u=h===t}else var u=!0;if(u){if(r.invoice_item_id!==void 0){const h=t;fe(r.invoice_item_id,{instancePath:s+"/\
invoice_item_id",parentData:r,parentDataProperty:"invoice_item_id",rootData:o})||(e=e===null?fe.errors:e.concat(fe.errors),
t=e.length);var u=h===t}else var u=!0;if(u){if(r.invoice_item_other!==void 0){const h=t;U(r.invoice_item_other,{instancePath:s+
"/invoice_item_other",parentData:r,parentDataProperty:"invoice_item_other",rootData:o})||(e=e===null?U.errors:e.concat(U.
errors),t=e.length);var u=h===t}else var u=!0;if(u){if(r.qty!==void 0){const h=t;R(r.qty,{instancePath:s+"/qty",parentData:r,
parentDataProperty:"qty",rootData:o})||(e=e===null?R.errors:e.concat(R.errors),t=e.length);var u=h===t}else var u=!0;if(u){
if(r.qty_completion!==void 0){const h=t;R(r.qty_completion,{instancePath:s+"/qty_completion",parentData:r,parentDataProperty:"\
qty_completion",rootData:o})||(e=e===null?R.errors:e.concat(R.errors),t=e.length);var u=h===t}else var u=!0;if(u){if(r.uom!==
void 0){const h=t;l(r.uom,{instancePath:s+"/uom",parentData:r,parentDataProperty:"uom",rootData:o})||(e=e===null?l.errors:
e.concat(l.errors),t=e.length);var u=h===t}else var u=!0;if(u){if(r.comment!==void 0){const h=t;I(r.comment,{instancePath:s+
"/comment",parentData:r,parentDataProperty:"comment",rootData:o})||(e=e===null?I.errors:e.concat(I.errors),t=e.length);var u=h===
t}else var u=!0;if(u)if(r.comp_comment!==void 0){const h=t;I(r.comp_comment,{instancePath:s+"/comp_comment",parentData:r,
parentDataProperty:"comp_comment",rootData:o})||(e=e===null?I.errors:e.concat(I.errors),t=e.length);var u=h===t}else var u=!0}}}}}}}}}else
return se.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
return se.errors=e,t===0}const qr=C;function C(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){
let e=null,t=0;const i=t;let n=!1;const p=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const a={instancePath:s,
schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}
if(t===p&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const a={instancePath:s,schemaPath:"#/anyOf/\
0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===
null?e=[a]:e.push(a),t++}else if(r<0||isNaN(r)){const a={instancePath:s,schemaPath:"#/anyOf/0/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}var y=p===t;if(n=n||y,!n){const a=t;
if(t===a)if(typeof r=="string"){if(!Z.test(r)){const f={instancePath:s,schemaPath:"#/anyOf/1/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e===null?e=[f]:e.push(f),t++}}else{const f={
instancePath:s,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:
e.push(f),t++}var y=a===t;n=n||y}if(n)t=i,e!==null&&(i?e.length=i:e=null);else{const a={instancePath:s,schemaPath:"#/any\
Of",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=[a]:e.push(a),t++,C.errors=e,!1}
return C.errors=e,t===0}const ue=$;function $(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,
t=0;if(t===0)if(typeof r=="string"){if(r.length>255)return $.errors=[{instancePath:s,schemaPath:"#/maxLength",keyword:"m\
axLength",params:{limit:255},message:"must NOT have more than 255 characters"}],!1;if(!yr.test(r))return $.errors=[{instancePath:s,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"\\S"},message:'must match pattern "\\S"'}],!1}else return $.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;return $.errors=
e,t===0}const ke=N;function N(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===
0)if(typeof r=="number"&&isFinite(r)){if(r>1e9||isNaN(r))return N.errors=[{instancePath:s,schemaPath:"#/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000"}],!1;if(r<0||isNaN(r))return N.errors=[{instancePath:s,
schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}else return N.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;return N.errors=
e,t===0}const qe=F;function F(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===
0)if(typeof r=="number"&&isFinite(r)){if(r>1e12||isNaN(r))return F.errors=[{instancePath:s,schemaPath:"#/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e12},message:"must be <= 1000000000000"}],!1;if(r<-1e12||isNaN(r))return F.errors=
[{instancePath:s,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e12},message:"must be >= -1000\
000000000"}],!1}else return F.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"number"},message:"\
must be number"}],!1;return F.errors=e,t===0}const $e=D;function D(r,{instancePath:s="",parentData:d,parentDataProperty:_,
rootData:o=r}={}){let e=null,t=0;return typeof r!="string"?(D.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1):(D.errors=e,t===0)}const $r=Oe,Nt={$id:"https://svclink.dev/schema\
s/api/bid/update.request.json",type:"object",properties:{comp_note_id:{$ref:"../accepted.json#/$defs/id"},qty:{$ref:"../\
accepted.json#/$defs/qty"},qty_completion:{$ref:"../accepted.json#/$defs/qty"},uom:{$ref:"../accepted.json#/$defs/id"},contractor_price:{
$ref:"../accepted.json#/$defs/amount"},client_price:{$ref:"../accepted.json#/$defs/amount"},comment:{$ref:"../accepted.j\
son#/$defs/text"},comp_comment:{$ref:"../accepted.json#/$defs/text"}},required:["comp_note_id"]};function Oe(r,{instancePath:s="",
parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let n;if(r.comp_note_id===void 0&&(n="comp_note_id"))return Oe.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:n},message:"must have required property '"+n+"'"}],!1;if(r.comp_note_id!==void 0){const p=t;
l(r.comp_note_id,{instancePath:s+"/comp_note_id",parentData:r,parentDataProperty:"comp_note_id",rootData:o})||(e=e===null?
l.errors:e.concat(l.errors),t=e.length);var i=p===t}else var i=!0;if(i){if(r.qty!==void 0){const p=t;N(r.qty,{instancePath:s+
"/qty",parentData:r,parentDataProperty:"qty",rootData:o})||(e=e===null?N.errors:e.concat(N.errors),t=e.length);var i=p===
t}else var i=!0;if(i){if(r.qty_completion!==void 0){const p=t;N(r.qty_completion,{instancePath:s+"/qty_completion",parentData:r,
parentDataProperty:"qty_completion",rootData:o})||(e=e===null?N.errors:e.concat(N.errors),t=e.length);var i=p===t}else var i=!0;
if(i){if(r.uom!==void 0){const p=t;l(r.uom,{instancePath:s+"/uom",parentData:r,parentDataProperty:"uom",rootData:o})||(e=
e===null?l.errors:e.concat(l.errors),t=e.length);var i=p===t}else var i=!0;if(i){if(r.contractor_price!==void 0){const p=t;
F(r.contractor_price,{instancePath:s+"/contractor_price",parentData:r,parentDataProperty:"contractor_price",rootData:o})||
(e=e===null?F.errors:e.concat(F.errors),t=e.length);var i=p===t}else var i=!0;if(i){if(r.client_price!==void 0){const p=t;
F(r.client_price,{instancePath:s+"/client_price",parentData:r,parentDataProperty:"client_price",rootData:o})||(e=e===null?
F.errors:e.concat(F.errors),t=e.length);var i=p===t}else var i=!0;if(i){if(r.comment!==void 0){const p=t;D(r.comment,{instancePath:s+
"/comment",parentData:r,parentDataProperty:"comment",rootData:o})||(e=e===null?D.errors:e.concat(D.errors),t=e.length);var i=p===
t}else var i=!0;if(i)if(r.comp_comment!==void 0){const p=t;D(r.comp_comment,{instancePath:s+"/comp_comment",parentData:r,
parentDataProperty:"comp_comment",rootData:o})||(e=e===null?D.errors:e.concat(D.errors),t=e.length);var i=p===t}else var i=!0}}}}}}}else
return Oe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
return Oe.errors=e,t===0}const Or=Ae,Ft={$id:"https://svclink.dev/schemas/api/bid/delete.request.json",type:"object",properties:{
comp_note_id:{$ref:"../accepted.json#/$defs/id"}},required:["comp_note_id"]};function Ae(r,{instancePath:s="",parentData:d,
parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.comp_note_id===
void 0&&(i="comp_note_id"))return Ae.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},
message:"must have required property '"+i+"'"}],!1;r.comp_note_id!==void 0&&(l(r.comp_note_id,{instancePath:s+"/comp_not\
e_id",parentData:r,parentDataProperty:"comp_note_id",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),t=e.length))}else
return Ae.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
return Ae.errors=e,t===0}const Ar=sr,zt={$id:"https://svclink.dev/schemas/api/bid/uom.request.json",type:"object",properties:{}};
function sr(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;return t===0&&!(r&&typeof r==
"object"&&!Array.isArray(r))?(sr.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1):(sr.errors=e,t===0)}const xr=xe,Lt={$id:"https://svclink.dev/schemas/api/bid/invoice_items.request\
.json",type:"object",properties:{report_id:{$ref:"../accepted.json#/$defs/id"}},required:["report_id"]};function xe(r,{instancePath:s="",
parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let i;if(r.report_id===void 0&&(i="report_id"))return xe.errors=[{instancePath:s,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:i},message:"must have required property '"+i+"'"}],!1;r.report_id!==void 0&&(l(r.report_id,{
instancePath:s+"/report_id",parentData:r,parentDataProperty:"report_id",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),
t=e.length))}else return xe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"}],!1;return xe.errors=e,t===0}const Er=Ee,Vt={$id:"https://svclink.dev/schemas/api/file/list.request.json",
type:"object",properties:{report_id:{$ref:"../accepted.json#/$defs/id"}},required:["report_id"]};function Ee(r,{instancePath:s="",
parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let i;if(r.report_id===void 0&&(i="report_id"))return Ee.errors=[{instancePath:s,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:i},message:"must have required property '"+i+"'"}],!1;r.report_id!==void 0&&(l(r.report_id,{
instancePath:s+"/report_id",parentData:r,parentDataProperty:"report_id",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),
t=e.length))}else return Ee.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"}],!1;return Ee.errors=e,t===0}const Nr=Ne,St={$id:"https://svclink.dev/schemas/api/file/get.request.json",
type:"object",properties:{file_id:{$ref:"../accepted.json#/$defs/id"}},required:["file_id"]};function Ne(r,{instancePath:s="",
parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let i;if(r.file_id===void 0&&(i="file_id"))return Ne.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",
params:{missingProperty:i},message:"must have required property '"+i+"'"}],!1;r.file_id!==void 0&&(l(r.file_id,{instancePath:s+
"/file_id",parentData:r,parentDataProperty:"file_id",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),t=e.length))}else
return Ne.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
return Ne.errors=e,t===0}const Fr=Fe,Rt={$id:"https://svclink.dev/schemas/api/file/get_metadata.request.json",type:"obje\
ct",properties:{file_id:{$ref:"../accepted.json#/$defs/id"}},required:["file_id"]};function Fe(r,{instancePath:s="",parentData:d,
parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.file_id===
void 0&&(i="file_id"))return Fe.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},
message:"must have required property '"+i+"'"}],!1;r.file_id!==void 0&&(l(r.file_id,{instancePath:s+"/file_id",parentData:r,
parentDataProperty:"file_id",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),t=e.length))}else return Fe.errors=[{
instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Fe.errors=
e,t===0}const zr=ze,Tt={$id:"https://svclink.dev/schemas/api/file/upload.request.json",type:"object",properties:{report_id:{
$ref:"../accepted.json#/$defs/id"},file_name:{$ref:"../accepted.json#/$defs/file_name"},file_area:{$ref:"../accepted.jso\
n#/$defs/file_area"},content:{$ref:"../accepted.json#/$defs/content"},document_type_id:{$ref:"../accepted.json#/$defs/id"},
hash:{$ref:"../accepted.json#/$defs/sha256"}},required:["report_id","file_name","file_area","content"]};function ie(r,{instancePath:s="",
parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===0)if(typeof r=="string"){if(!ur.test(r))return ie.
errors=[{instancePath:s,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"[^./\\\\\\s]"},message:'must match pat\
tern "[^./\\\\\\s]"'}],!1}else return ie.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"},
message:"must be string"}],!1;return ie.errors=e,t===0}const dr={enum:[0,1,"0","1"]};function me(r,{instancePath:s="",parentData:d,
parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;return r===0||r===1||r==="0"||r==="1"?(me.errors=e,t===0):(me.errors=
[{instancePath:s,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:dr.enum},message:"must be equal to one of the \
allowed values"}],!1)}const Mt={type:"string",pattern:"^[0-9a-fA-F]{64}$"},_r=new RegExp("^[0-9a-fA-F]{64}$","u");function ne(r,{
instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===0)if(typeof r=="string"){if(!_r.
test(r))return ne.errors=[{instancePath:s,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9a-fA-F]{64}$"},
message:'must match pattern "^[0-9a-fA-F]{64}$"'}],!1}else return ne.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;return ne.errors=e,t===0}function ze(r,{instancePath:s="",parentData:d,
parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.report_id===
void 0&&(n="report_id")||r.file_name===void 0&&(n="file_name")||r.file_area===void 0&&(n="file_area")||r.content===void 0&&
(n="content"))return ze.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:n},message:"\
must have required property '"+n+"'"}],!1;if(r.report_id!==void 0){const p=t;l(r.report_id,{instancePath:s+"/report_id",
parentData:r,parentDataProperty:"report_id",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),t=e.length);var i=p===
t}else var i=!0;if(i){if(r.file_name!==void 0){const p=t;ie(r.file_name,{instancePath:s+"/file_name",parentData:r,parentDataProperty:"\
file_name",rootData:o})||(e=e===null?ie.errors:e.concat(ie.errors),t=e.length);var i=p===t}else var i=!0;if(i){if(r.file_area!==
void 0){const p=t;me(r.file_area,{instancePath:s+"/file_area",parentData:r,parentDataProperty:"file_area",rootData:o})||
(e=e===null?me.errors:e.concat(me.errors),t=e.length);var i=p===t}else var i=!0;if(i){if(r.content!==void 0){const p=t;Q(
r.content,{instancePath:s+"/content",parentData:r,parentDataProperty:"content",rootData:o})||(e=e===null?Q.errors:e.concat(
Q.errors),t=e.length);var i=p===t}else var i=!0;if(i){if(r.document_type_id!==void 0){const p=t;l(r.document_type_id,{instancePath:s+
"/document_type_id",parentData:r,parentDataProperty:"document_type_id",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),
t=e.length);var i=p===t}else var i=!0;if(i)if(r.hash!==void 0){const p=t;ne(r.hash,{instancePath:s+"/hash",parentData:r,
parentDataProperty:"hash",rootData:o})||(e=e===null?ne.errors:e.concat(ne.errors),t=e.length);var i=p===t}else var i=!0}}}}}else
return ze.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
return ze.errors=e,t===0}const Lr=ir;function ir(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){
let e=null,t=0;return r===0||r===1||r==="0"||r==="1"?(ir.errors=e,t===0):(ir.errors=[{instancePath:s,schemaPath:"#/enum",
keyword:"enum",params:{allowedValues:dr.enum},message:"must be equal to one of the allowed values"}],!1)}const Vr=Le;function Le(r,{
instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===0)if(typeof r=="string"){if(!_r.
test(r))return Le.errors=[{instancePath:s,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0-9a-fA-F]{64}$"},
message:'must match pattern "^[0-9a-fA-F]{64}$"'}],!1}else return Le.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"}],!1;return Le.errors=e,t===0}const Sr=Ve,Bt={$id:"https://svclink\
.dev/schemas/api/file/flag_items.request.json",type:"object",properties:{report_id:{$ref:"../accepted.json#/$defs/id"}},
required:["report_id"]};function Ve(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,
t=0;if(t===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.report_id===void 0&&(i="report_id"))return Ve.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"must have required prope\
rty '"+i+"'"}],!1;r.report_id!==void 0&&(l(r.report_id,{instancePath:s+"/report_id",parentData:r,parentDataProperty:"rep\
ort_id",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),t=e.length))}else return Ve.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Ve.errors=e,t===0}const Rr=G,hr={$id:"\
https://svclink.dev/schemas/api/file/flag.request.json",type:"object",properties:{type:{type:"string",enum:["b","c","pc"]},
file_id:{$ref:"../accepted.json#/$defs/id"},comp_note_id:{$ref:"../accepted.json#/$defs/id"},pcr_question_id:{$ref:"../a\
ccepted.json#/$defs/id"},stage:{type:"string",enum:["b","i","a"]}},required:["type","file_id"],oneOf:[{properties:{type:{
const:"b"},stage:{const:"b"},comp_note_id:!0},required:["comp_note_id"]},{properties:{type:{const:"c"},comp_note_id:!0,stage:!0},
required:["comp_note_id","stage"]},{properties:{type:{const:"pc"},pcr_question_id:!0},required:["pcr_question_id"]}]};function G(r,{
instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;const i=t;let n=!1,p=null;const y=t;
if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.comp_note_id===void 0&&(m="comp_note_id")){const u={instancePath:s,
schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty:m},message:"must have required property '"+m+
"'"};e===null?e=[u]:e.push(u),t++}else{if(r.type!==void 0){const u=t;if(r.type!=="b"){const w={instancePath:s+"/type",schemaPath:"\
#/oneOf/0/properties/type/const",keyword:"const",params:{allowedValue:"b"},message:"must be equal to constant"};e===null?
e=[w]:e.push(w),t++}var a=u===t}else var a=!0;if(a)if(r.stage!==void 0){const u=t;if(r.stage!=="b"){const h={instancePath:s+
"/stage",schemaPath:"#/oneOf/0/properties/stage/const",keyword:"const",params:{allowedValue:"b"},message:"must be equal \
to constant"};e===null?e=[h]:e.push(h),t++}var a=u===t}else var a=!0}}var f=y===t;f&&(n=!0,p=0);const c=t;if(r&&typeof r==
"object"&&!Array.isArray(r)){let m;if(r.comp_note_id===void 0&&(m="comp_note_id")||r.stage===void 0&&(m="stage")){const u={
instancePath:s,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty:m},message:"must have required\
 property '"+m+"'"};e===null?e=[u]:e.push(u),t++}else if(r.type!==void 0&&r.type!=="c"){const u={instancePath:s+"/type",
schemaPath:"#/oneOf/1/properties/type/const",keyword:"const",params:{allowedValue:"c"},message:"must be equal to constan\
t"};e===null?e=[u]:e.push(u),t++}}var f=c===t;if(f&&n)n=!1,p=[p,1];else{f&&(n=!0,p=1);const m=t;if(r&&typeof r=="object"&&
!Array.isArray(r)){let w;if(r.pcr_question_id===void 0&&(w="pcr_question_id")){const h={instancePath:s,schemaPath:"#/one\
Of/2/required",keyword:"required",params:{missingProperty:w},message:"must have required property '"+w+"'"};e===null?e=[
h]:e.push(h),t++}else if(r.type!==void 0&&r.type!=="pc"){const h={instancePath:s+"/type",schemaPath:"#/oneOf/2/propertie\
s/type/const",keyword:"const",params:{allowedValue:"pc"},message:"must be equal to constant"};e===null?e=[h]:e.push(h),t++}}
var f=m===t;f&&n?(n=!1,p=[p,2]):f&&(n=!0,p=2)}if(n)t=i,e!==null&&(i?e.length=i:e=null);else{const m={instancePath:s,schemaPath:"\
#/oneOf",keyword:"oneOf",params:{passingSchemas:p},message:"must match exactly one schema in oneOf"};return e===null?e=[
m]:e.push(m),t++,G.errors=e,!1}if(t===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let m;if(r.type===void 0&&(m="type")||
r.file_id===void 0&&(m="file_id"))return G.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:m},
message:"must have required property '"+m+"'"}],!1;if(r.type!==void 0){let u=r.type;const w=t;if(typeof u!="string")return G.
errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must \
be string"}],!1;if(!(u==="b"||u==="c"||u==="pc"))return G.errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/\
enum",keyword:"enum",params:{allowedValues:hr.properties.type.enum},message:"must be equal to one of the allowed values"}],
!1;var j=w===t}else var j=!0;if(j){if(r.file_id!==void 0){const u=t;l(r.file_id,{instancePath:s+"/file_id",parentData:r,
parentDataProperty:"file_id",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),t=e.length);var j=u===t}else var j=!0;
if(j){if(r.comp_note_id!==void 0){const u=t;l(r.comp_note_id,{instancePath:s+"/comp_note_id",parentData:r,parentDataProperty:"\
comp_note_id",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),t=e.length);var j=u===t}else var j=!0;if(j){if(r.pcr_question_id!==
void 0){const u=t;l(r.pcr_question_id,{instancePath:s+"/pcr_question_id",parentData:r,parentDataProperty:"pcr_question_i\
d",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),t=e.length);var j=u===t}else var j=!0;if(j)if(r.stage!==void 0){
let u=r.stage;const w=t;if(typeof u!="string")return G.errors=[{instancePath:s+"/stage",schemaPath:"#/properties/stage/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(!(u==="b"||u==="i"||u==="a"))return G.errors=
[{instancePath:s+"/stage",schemaPath:"#/properties/stage/enum",keyword:"enum",params:{allowedValues:hr.properties.stage.
enum},message:"must be equal to one of the allowed values"}],!1;var j=w===t}else var j=!0}}}}else return G.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return G.errors=e,t===0}const Tr=Se,
Mr={type:"string",enum:["b","c","pc"]};function Se(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){
let e=null,t=0;return typeof r!="string"?(Se.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"}],!1):r==="b"||r==="c"||r==="pc"?(Se.errors=e,t===0):(Se.errors=[{instancePath:s,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:Mr.enum},message:"must be equal to one of the allowed values"}],!1)}const Br=Re,
Cr={type:"string",enum:["b","i","a"]};function Re(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){
let e=null,t=0;return typeof r!="string"?(Re.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"}],!1):r==="b"||r==="i"||r==="a"?(Re.errors=e,t===0):(Re.errors=[{instancePath:s,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:Cr.enum},message:"must be equal to one of the allowed values"}],!1)}const Gr=nr,
Ct={$id:"https://svclink.dev/schemas/api/file/document_types.request.json",type:"object",properties:{}};function nr(r,{instancePath:s="",
parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;return t===0&&!(r&&typeof r=="object"&&!Array.isArray(
r))?(nr.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1):
(nr.errors=e,t===0)}const Hr=or,Gt={$id:"https://svclink.dev/schemas/api/user/search.request.json",type:"object",properties:{
user_email:{$ref:"../accepted.json#/$defs/filter"},user_name:{$ref:"../accepted.json#/$defs/filter"},user_company:{$ref:"\
../accepted.json#/$defs/filter"},offset:{$ref:"../accepted.json#/$defs/offset"}}},Ht={type:"string",maxLength:255};function L(r,{
instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===0)if(typeof r=="string"){if(r.
length>255)return L.errors=[{instancePath:s,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:255},message:"mus\
t NOT have more than 255 characters"}],!1}else return L.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;return L.errors=e,t===0}const It={anyOf:[{type:"integer",minimum:0,maximum:9007199254740991},
{type:"string",pattern:"^[0-9]{1,15}$"}]};function ce(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){
let e=null,t=0;const i=t;let n=!1;const p=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const a={instancePath:s,
schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),t++}
if(t===p&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const a={instancePath:s,schemaPath:"#/anyOf/\
0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===
null?e=[a]:e.push(a),t++}else if(r<0||isNaN(r)){const a={instancePath:s,schemaPath:"#/anyOf/0/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}var y=p===t;if(n=n||y,!n){const a=t;
if(t===a)if(typeof r=="string"){if(!Z.test(r)){const f={instancePath:s,schemaPath:"#/anyOf/1/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e===null?e=[f]:e.push(f),t++}}else{const f={
instancePath:s,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:
e.push(f),t++}var y=a===t;n=n||y}if(n)t=i,e!==null&&(i?e.length=i:e=null);else{const a={instancePath:s,schemaPath:"#/any\
Of",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=[a]:e.push(a),t++,ce.errors=e,!1}
return ce.errors=e,t===0}function or(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,
t=0;if(t===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.user_email!==void 0){const n=t;L(r.user_email,{instancePath:s+
"/user_email",parentData:r,parentDataProperty:"user_email",rootData:o})||(e=e===null?L.errors:e.concat(L.errors),t=e.length);
var i=n===t}else var i=!0;if(i){if(r.user_name!==void 0){const n=t;L(r.user_name,{instancePath:s+"/user_name",parentData:r,
parentDataProperty:"user_name",rootData:o})||(e=e===null?L.errors:e.concat(L.errors),t=e.length);var i=n===t}else var i=!0;
if(i){if(r.user_company!==void 0){const n=t;L(r.user_company,{instancePath:s+"/user_company",parentData:r,parentDataProperty:"\
user_company",rootData:o})||(e=e===null?L.errors:e.concat(L.errors),t=e.length);var i=n===t}else var i=!0;if(i)if(r.offset!==
void 0){const n=t;ce(r.offset,{instancePath:s+"/offset",parentData:r,parentDataProperty:"offset",rootData:o})||(e=e===null?
ce.errors:e.concat(ce.errors),t=e.length);var i=n===t}else var i=!0}}}else return or.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return or.errors=e,t===0}const Ir=ar,Jt={$id:"\
https://svclink.dev/schemas/api/user/group_list.request.json",type:"object",properties:{}};function ar(r,{instancePath:s="",
parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;return t===0&&!(r&&typeof r=="object"&&!Array.isArray(
r))?(ar.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1):
(ar.errors=e,t===0)}const Jr=Te,Kt={$id:"https://svclink.dev/schemas/api/workorder/search.request.json",type:"object",properties:{
org_wo_num:{$ref:"../accepted.json#/$defs/filter"},wo_number:{$ref:"../accepted.json#/$defs/filter"},loan_number:{$ref:"\
../accepted.json#/$defs/filter"},address:{$ref:"../accepted.json#/$defs/filter"},city:{$ref:"../accepted.json#/$defs/fil\
ter"},state:{$ref:"../accepted.json#/$defs/filter"},zip:{$ref:"../accepted.json#/$defs/filter"},offset:{$ref:"../accepte\
d.json#/$defs/offset"}},anyOf:[{properties:{org_wo_num:!0},required:["org_wo_num"]},{properties:{wo_number:!0},required:[
"wo_number"]},{properties:{loan_number:!0},required:["loan_number"]},{properties:{address:!0},required:["address"]},{properties:{
city:!0},required:["city"]},{properties:{state:!0},required:["state"]},{properties:{zip:!0},required:["zip"]}]};function O(r,{
instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===0)if(typeof r=="string"){if(r.
length>255)return O.errors=[{instancePath:s,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:255},message:"mus\
t NOT have more than 255 characters"}],!1}else return O.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;return O.errors=e,t===0}function ye(r,{instancePath:s="",parentData:d,parentDataProperty:_,
rootData:o=r}={}){let e=null,t=0;const i=t;let n=!1;const p=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const a={instancePath:s,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[a]:e.push(a),t++}if(t===p&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const a={instancePath:s,
schemaPath:"#/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900\
7199254740991"};e===null?e=[a]:e.push(a),t++}else if(r<0||isNaN(r)){const a={instancePath:s,schemaPath:"#/anyOf/0/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),t++}}var y=p===t;
if(n=n||y,!n){const a=t;if(t===a)if(typeof r=="string"){if(!Z.test(r)){const f={instancePath:s,schemaPath:"#/anyOf/1/pat\
tern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e===null?e=[f]:e.
push(f),t++}}else{const f={instancePath:s,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[f]:e.push(f),t++}var y=a===t;n=n||y}if(n)t=i,e!==null&&(i?e.length=i:e=null);else{const a={instancePath:s,
schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=[a]:e.push(a),t++,
ye.errors=e,!1}return ye.errors=e,t===0}function Te(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){
let e=null,t=0;const i=t;let n=!1;const p=t;if(r&&typeof r=="object"&&!Array.isArray(r)){let c;if(r.org_wo_num===void 0&&
(c="org_wo_num")){const f={instancePath:s,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty:c},
message:"must have required property '"+c+"'"};e===null?e=[f]:e.push(f),t++}}var y=p===t;if(n=n||y,!n){const c=t;if(r&&typeof r==
"object"&&!Array.isArray(r)){let j;if(r.wo_number===void 0&&(j="wo_number")){const m={instancePath:s,schemaPath:"#/anyOf\
/1/required",keyword:"required",params:{missingProperty:j},message:"must have required property '"+j+"'"};e===null?e=[m]:
e.push(m),t++}}var y=c===t;if(n=n||y,!n){const j=t;if(r&&typeof r=="object"&&!Array.isArray(r)){let u;if(r.loan_number===
void 0&&(u="loan_number")){const w={instancePath:s,schemaPath:"#/anyOf/2/required",keyword:"required",params:{missingProperty:u},
message:"must have required property '"+u+"'"};e===null?e=[w]:e.push(w),t++}}var y=j===t;if(n=n||y,!n){const u=t;if(r&&typeof r==
"object"&&!Array.isArray(r)){let h;if(r.address===void 0&&(h="address")){const v={instancePath:s,schemaPath:"#/anyOf/3/r\
equired",keyword:"required",params:{missingProperty:h},message:"must have required property '"+h+"'"};e===null?e=[v]:e.push(
v),t++}}var y=u===t;if(n=n||y,!n){const h=t;if(r&&typeof r=="object"&&!Array.isArray(r)){let k;if(r.city===void 0&&(k="c\
ity")){const E={instancePath:s,schemaPath:"#/anyOf/4/required",keyword:"required",params:{missingProperty:k},message:"mu\
st have required property '"+k+"'"};e===null?e=[E]:e.push(E),t++}}var y=h===t;if(n=n||y,!n){const k=t;if(r&&typeof r=="o\
bject"&&!Array.isArray(r)){let g;if(r.state===void 0&&(g="state")){const b={instancePath:s,schemaPath:"#/anyOf/5/require\
d",keyword:"required",params:{missingProperty:g},message:"must have required property '"+g+"'"};e===null?e=[b]:e.push(b),
t++}}var y=k===t;if(n=n||y,!n){const g=t;if(r&&typeof r=="object"&&!Array.isArray(r)){let q;if(r.zip===void 0&&(q="zip")){
const J={instancePath:s,schemaPath:"#/anyOf/6/required",keyword:"required",params:{missingProperty:q},message:"must have\
 required property '"+q+"'"};e===null?e=[J]:e.push(J),t++}}var y=g===t;n=n||y}}}}}}if(n)t=i,e!==null&&(i?e.length=i:e=null);else{
const c={instancePath:s,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===
null?e=[c]:e.push(c),t++,Te.errors=e,!1}if(t===0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.org_wo_num!==void 0){
const c=t;O(r.org_wo_num,{instancePath:s+"/org_wo_num",parentData:r,parentDataProperty:"org_wo_num",rootData:o})||(e=e===
null?O.errors:e.concat(O.errors),t=e.length);var a=c===t}else var a=!0;if(a){if(r.wo_number!==void 0){const c=t;O(r.wo_number,
{instancePath:s+"/wo_number",parentData:r,parentDataProperty:"wo_number",rootData:o})||(e=e===null?O.errors:e.concat(O.errors),
t=e.length);var a=c===t}else var a=!0;if(a){if(r.loan_number!==void 0){const c=t;O(r.loan_number,{instancePath:s+"/loan_\
number",parentData:r,parentDataProperty:"loan_number",rootData:o})||(e=e===null?O.errors:e.concat(O.errors),t=e.length);
var a=c===t}else var a=!0;if(a){if(r.address!==void 0){const c=t;O(r.address,{instancePath:s+"/address",parentData:r,parentDataProperty:"\
address",rootData:o})||(e=e===null?O.errors:e.concat(O.errors),t=e.length);var a=c===t}else var a=!0;if(a){if(r.city!==void 0){
const c=t;O(r.city,{instancePath:s+"/city",parentData:r,parentDataProperty:"city",rootData:o})||(e=e===null?O.errors:e.concat(
O.errors),t=e.length);var a=c===t}else var a=!0;if(a){if(r.state!==void 0){const c=t;O(r.state,{instancePath:s+"/state",
parentData:r,parentDataProperty:"state",rootData:o})||(e=e===null?O.errors:e.concat(O.errors),t=e.length);var a=c===t}else
var a=!0;if(a){if(r.zip!==void 0){const c=t;O(r.zip,{instancePath:s+"/zip",parentData:r,parentDataProperty:"zip",rootData:o})||
(e=e===null?O.errors:e.concat(O.errors),t=e.length);var a=c===t}else var a=!0;if(a)if(r.offset!==void 0){const c=t;ye(r.
offset,{instancePath:s+"/offset",parentData:r,parentDataProperty:"offset",rootData:o})||(e=e===null?ye.errors:e.concat(ye.
errors),t=e.length);var a=c===t}else var a=!0}}}}}}}else return Te.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return Te.errors=e,t===0}const Kr=pr,Qt={$id:"https://svclink\
.dev/schemas/api/workorder/fields.request.json",type:"object",properties:{}};function pr(r,{instancePath:s="",parentData:d,
parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;return t===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(pr.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1):(pr.errors=e,t===
0)}const Qr=Me,Ut={$id:"https://svclink.dev/schemas/api/workorder/get.request.json",type:"object",properties:{report_id:{
$ref:"../accepted.json#/$defs/id"}},required:["report_id"]};function Me(r,{instancePath:s="",parentData:d,parentDataProperty:_,
rootData:o=r}={}){let e=null,t=0;if(t===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.report_id===void 0&&(i=
"report_id"))return Me.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"\
must have required property '"+i+"'"}],!1;r.report_id!==void 0&&(l(r.report_id,{instancePath:s+"/report_id",parentData:r,
parentDataProperty:"report_id",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),t=e.length))}else return Me.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Me.errors=
e,t===0}const Ur=H,Wt={$id:"https://svclink.dev/schemas/api/workorder/create.request.json",type:"object",properties:{values:{
type:"object",properties:{address:{$ref:"../accepted.json#/$defs/label"},city:{$ref:"../accepted.json#/$defs/label"},state:{
$ref:"../accepted.json#/$defs/label"},zip:{$ref:"../accepted.json#/$defs/label"},work_type:{anyOf:[{type:"string"},{type:"\
number"}]},client_company:{anyOf:[{type:"string"},{type:"number"}]},date_due:{$ref:"../accepted.json#/$defs/text"}},required:[
"address","city","state","zip","work_type","client_company","date_due"]},work_items:{type:"array",items:{$ref:"../object\
s.json#/$defs/work_item"}}},required:["values"]},Xt={type:"object",properties:{id:{$ref:"accepted.json#/$defs/numeric_id"},
item_other:{$ref:"accepted.json#/$defs/label"},qty:{$ref:"accepted.json#/$defs/qty"},price:{$ref:"accepted.json#/$defs/a\
mount"},instructions:{$ref:"accepted.json#/$defs/text"}},anyOf:[{properties:{id:!0},required:["id"]},{properties:{item_other:!0},
required:["item_other"]}]};function oe(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,
t=0;const i=t;let n=!1;const p=t;if(r&&typeof r=="object"&&!Array.isArray(r)){let c;if(r.id===void 0&&(c="id")){const f={
instancePath:s,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty:c},message:"must have required\
 property '"+c+"'"};e===null?e=[f]:e.push(f),t++}}var y=p===t;if(n=n||y,!n){const c=t;if(r&&typeof r=="object"&&!Array.isArray(
r)){let j;if(r.item_other===void 0&&(j="item_other")){const m={instancePath:s,schemaPath:"#/anyOf/1/required",keyword:"r\
equired",params:{missingProperty:j},message:"must have required property '"+j+"'"};e===null?e=[m]:e.push(m),t++}}var y=c===
t;n=n||y}if(n)t=i,e!==null&&(i?e.length=i:e=null);else{const c={instancePath:s,schemaPath:"#/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};return e===null?e=[c]:e.push(c),t++,oe.errors=e,!1}if(t===0)if(r&&typeof r=="obj\
ect"&&!Array.isArray(r)){if(r.id!==void 0){const c=t;C(r.id,{instancePath:s+"/id",parentData:r,parentDataProperty:"id",rootData:o})||
(e=e===null?C.errors:e.concat(C.errors),t=e.length);var a=c===t}else var a=!0;if(a){if(r.item_other!==void 0){const c=t;
$(r.item_other,{instancePath:s+"/item_other",parentData:r,parentDataProperty:"item_other",rootData:o})||(e=e===null?$.errors:
e.concat($.errors),t=e.length);var a=c===t}else var a=!0;if(a){if(r.qty!==void 0){const c=t;N(r.qty,{instancePath:s+"/qt\
y",parentData:r,parentDataProperty:"qty",rootData:o})||(e=e===null?N.errors:e.concat(N.errors),t=e.length);var a=c===t}else
var a=!0;if(a){if(r.price!==void 0){const c=t;F(r.price,{instancePath:s+"/price",parentData:r,parentDataProperty:"price",
rootData:o})||(e=e===null?F.errors:e.concat(F.errors),t=e.length);var a=c===t}else var a=!0;if(a)if(r.instructions!==void 0){
const c=t;D(r.instructions,{instancePath:s+"/instructions",parentData:r,parentDataProperty:"instructions",rootData:o})||
(e=e===null?D.errors:e.concat(D.errors),t=e.length);var a=c===t}else var a=!0}}}}else return oe.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return oe.errors=e,t===0}function H(r,{
instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let c;if(r.values===void 0&&(c="values"))return H.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:c},message:"must have required property '"+c+"'"}],!1;if(r.values!==void 0){let f=r.values;
const j=t;if(t===j)if(f&&typeof f=="object"&&!Array.isArray(f)){let m;if(f.address===void 0&&(m="address")||f.city===void 0&&
(m="city")||f.state===void 0&&(m="state")||f.zip===void 0&&(m="zip")||f.work_type===void 0&&(m="work_type")||f.client_company===
void 0&&(m="client_company")||f.date_due===void 0&&(m="date_due"))return H.errors=[{instancePath:s+"/values",schemaPath:"\
#/properties/values/required",keyword:"required",params:{missingProperty:m},message:"must have required property '"+m+"'"}],
!1;if(f.address!==void 0){const u=t;$(f.address,{instancePath:s+"/values/address",parentData:f,parentDataProperty:"addre\
ss",rootData:o})||(e=e===null?$.errors:e.concat($.errors),t=e.length);var i=u===t}else var i=!0;if(i){if(f.city!==void 0){
const u=t;$(f.city,{instancePath:s+"/values/city",parentData:f,parentDataProperty:"city",rootData:o})||(e=e===null?$.errors:
e.concat($.errors),t=e.length);var i=u===t}else var i=!0;if(i){if(f.state!==void 0){const u=t;$(f.state,{instancePath:s+
"/values/state",parentData:f,parentDataProperty:"state",rootData:o})||(e=e===null?$.errors:e.concat($.errors),t=e.length);
var i=u===t}else var i=!0;if(i){if(f.zip!==void 0){const u=t;$(f.zip,{instancePath:s+"/values/zip",parentData:f,parentDataProperty:"\
zip",rootData:o})||(e=e===null?$.errors:e.concat($.errors),t=e.length);var i=u===t}else var i=!0;if(i){if(f.work_type!==
void 0){let u=f.work_type;const w=t,h=t;let v=!1;const k=t;if(typeof u!="string"){const g={instancePath:s+"/values/work_\
type",schemaPath:"#/properties/values/properties/work_type/anyOf/0/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[g]:e.push(g),t++}var n=k===t;if(v=v||n,!v){const g=t;if(!(typeof u=="number"&&isFinite(u))){
const q={instancePath:s+"/values/work_type",schemaPath:"#/properties/values/properties/work_type/anyOf/1/type",keyword:"\
type",params:{type:"number"},message:"must be number"};e===null?e=[q]:e.push(q),t++}var n=g===t;v=v||n}if(v)t=h,e!==null&&
(h?e.length=h:e=null);else{const g={instancePath:s+"/values/work_type",schemaPath:"#/properties/values/properties/work_t\
ype/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=[g]:e.push(g),t++,H.errors=
e,!1}var i=w===t}else var i=!0;if(i){if(f.client_company!==void 0){let u=f.client_company;const w=t,h=t;let v=!1;const k=t;
if(typeof u!="string"){const g={instancePath:s+"/values/client_company",schemaPath:"#/properties/values/properties/clien\
t_company/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}var p=k===
t;if(v=v||p,!v){const g=t;if(!(typeof u=="number"&&isFinite(u))){const q={instancePath:s+"/values/client_company",schemaPath:"\
#/properties/values/properties/client_company/anyOf/1/type",keyword:"type",params:{type:"number"},message:"must be numbe\
r"};e===null?e=[q]:e.push(q),t++}var p=g===t;v=v||p}if(v)t=h,e!==null&&(h?e.length=h:e=null);else{const g={instancePath:s+
"/values/client_company",schemaPath:"#/properties/values/properties/client_company/anyOf",keyword:"anyOf",params:{},message:"\
must match a schema in anyOf"};return e===null?e=[g]:e.push(g),t++,H.errors=e,!1}var i=w===t}else var i=!0;if(i)if(f.date_due!==
void 0){const u=t;D(f.date_due,{instancePath:s+"/values/date_due",parentData:f,parentDataProperty:"date_due",rootData:o})||
(e=e===null?D.errors:e.concat(D.errors),t=e.length);var i=u===t}else var i=!0}}}}}}else return H.errors=[{instancePath:s+
"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var y=j===
t}else var y=!0;if(y)if(r.work_items!==void 0){let f=r.work_items;const j=t;if(t===j)if(Array.isArray(f)){var a=!0;const u=f.
length;for(let w=0;w<u;w++){const h=t;oe(f[w],{instancePath:s+"/work_items/"+w,parentData:f,parentDataProperty:w,rootData:o})||
(e=e===null?oe.errors:e.concat(oe.errors),t=e.length);var a=h===t;if(!a)break}}else return H.errors=[{instancePath:s+"/w\
ork_items",schemaPath:"#/properties/work_items/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var y=j===
t}else var y=!0}else return H.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return H.errors=e,t===0}const Wr=Be,Yt={$id:"https://svclink.dev/schemas/api/workorder/update.reque\
st.json",type:"object",properties:{report_id:{$ref:"../accepted.json#/$defs/id"},values:{$ref:"../objects.json#/$defs/fi\
eld_values"}},required:["report_id","values"]},Zt={type:"object",additionalProperties:{}};function de(r,{instancePath:s="",
parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;return t===0&&!(r&&typeof r=="object"&&!Array.isArray(
r))?(de.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1):
(de.errors=e,t===0)}function Be(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;
if(t===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.report_id===void 0&&(n="report_id")||r.values===void 0&&
(n="values"))return Be.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:n},message:"\
must have required property '"+n+"'"}],!1;if(r.report_id!==void 0){const p=t;l(r.report_id,{instancePath:s+"/report_id",
parentData:r,parentDataProperty:"report_id",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),t=e.length);var i=p===
t}else var i=!0;if(i)if(r.values!==void 0){const p=t;de(r.values,{instancePath:s+"/values",parentData:r,parentDataProperty:"\
values",rootData:o})||(e=e===null?de.errors:e.concat(de.errors),t=e.length);var i=p===t}else var i=!0}else return Be.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Be.errors=
e,t===0}const Xr=Ce,es={$id:"https://svclink.dev/schemas/api/workorder/rfo.request.json",type:"object",properties:{report_id:{
$ref:"../accepted.json#/$defs/id"},ready:{$ref:"../accepted.json#/$defs/flag_number"}},required:["report_id","ready"]},vr={
enum:[0,1,"0","1",!1,!0]};function _e(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,
t=0;return r===0||r===1||r==="0"||r==="1"||r===!1||r===!0?(_e.errors=e,t===0):(_e.errors=[{instancePath:s,schemaPath:"#/\
enum",keyword:"enum",params:{allowedValues:vr.enum},message:"must be equal to one of the allowed values"}],!1)}function Ce(r,{
instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let n;if(r.report_id===void 0&&(n="report_id")||r.ready===void 0&&(n="ready"))return Ce.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:n},message:"must have required property '"+n+"'"}],!1;
if(r.report_id!==void 0){const p=t;l(r.report_id,{instancePath:s+"/report_id",parentData:r,parentDataProperty:"report_id",
rootData:o})||(e=e===null?l.errors:e.concat(l.errors),t=e.length);var i=p===t}else var i=!0;if(i)if(r.ready!==void 0){const p=t;
_e(r.ready,{instancePath:s+"/ready",parentData:r,parentDataProperty:"ready",rootData:o})||(e=e===null?_e.errors:e.concat(
_e.errors),t=e.length);var i=p===t}else var i=!0}else return Ce.errors=[{instancePath:s,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"}],!1;return Ce.errors=e,t===0}const Yr=ae;function ae(r,{instancePath:s="",
parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;return r===0||r===1||r==="0"||r==="1"||r===!1||r===!0?
(ae.errors=e,t===0):(ae.errors=[{instancePath:s,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:vr.enum},message:"\
must be equal to one of the allowed values"}],!1)}const Zr=Ge,rs={$id:"https://svclink.dev/schemas/api/workorder/pcr_lis\
t.request.json",type:"object",properties:{report_id:{$ref:"../accepted.json#/$defs/id"}},required:["report_id"]};function Ge(r,{
instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let i;if(r.report_id===void 0&&(i="report_id"))return Ge.errors=[{instancePath:s,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:i},message:"must have required property '"+i+"'"}],!1;r.report_id!==void 0&&
(l(r.report_id,{instancePath:s+"/report_id",parentData:r,parentDataProperty:"report_id",rootData:o})||(e=e===null?l.errors:
e.concat(l.errors),t=e.length))}else return Ge.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;return Ge.errors=e,t===0}const et=He,ts={$id:"https://svclink.dev/schemas/api/wor\
korder/pcr_get.request.json",type:"object",properties:{report_id:{$ref:"../accepted.json#/$defs/id"},pcr_form_id:{$ref:"\
../accepted.json#/$defs/id"}},required:["report_id","pcr_form_id"]};function He(r,{instancePath:s="",parentData:d,parentDataProperty:_,
rootData:o=r}={}){let e=null,t=0;if(t===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.report_id===void 0&&(n=
"report_id")||r.pcr_form_id===void 0&&(n="pcr_form_id"))return He.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:n},message:"must have required property '"+n+"'"}],!1;if(r.report_id!==void 0){const p=t;
l(r.report_id,{instancePath:s+"/report_id",parentData:r,parentDataProperty:"report_id",rootData:o})||(e=e===null?l.errors:
e.concat(l.errors),t=e.length);var i=p===t}else var i=!0;if(i)if(r.pcr_form_id!==void 0){const p=t;l(r.pcr_form_id,{instancePath:s+
"/pcr_form_id",parentData:r,parentDataProperty:"pcr_form_id",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),t=e.length);
var i=p===t}else var i=!0}else return He.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"}],!1;return He.errors=e,t===0}const rt=he,ss={$id:"https://svclink.dev/schemas/api/workorder/pc\
r_answer.request.json",type:"object",properties:{report_id:{$ref:"../accepted.json#/$defs/id"},pcr_form_id:{$ref:"../acc\
epted.json#/$defs/id"},questions:{type:"array",items:{$ref:"../objects.json#/$defs/answer"}}},required:["report_id","pcr\
_form_id","questions"]},is={type:"object",properties:{pcr_question_id:{$ref:"accepted.json#/$defs/id"},answer:{anyOf:[{type:"\
string"},{type:"number"},{type:"array",items:{anyOf:[{type:"string"},{type:"number"}]}},{type:"null"}]}},required:["pcr_\
question_id","answer"]};function W(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;
if(t===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.pcr_question_id===void 0&&(a="pcr_question_id")||r.answer===
void 0&&(a="answer"))return W.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:a},
message:"must have required property '"+a+"'"}],!1;if(r.pcr_question_id!==void 0){const c=t;l(r.pcr_question_id,{instancePath:s+
"/pcr_question_id",parentData:r,parentDataProperty:"pcr_question_id",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),
t=e.length);var i=c===t}else var i=!0;if(i)if(r.answer!==void 0){let c=r.answer;const f=t,j=t;let m=!1;const u=t;if(typeof c!=
"string"){const h={instancePath:s+"/answer",schemaPath:"#/properties/answer/anyOf/0/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[h]:e.push(h),t++}var n=u===t;if(m=m||n,!m){const h=t;if(!(typeof c=="numbe\
r"&&isFinite(c))){const k={instancePath:s+"/answer",schemaPath:"#/properties/answer/anyOf/1/type",keyword:"type",params:{
type:"number"},message:"must be number"};e===null?e=[k]:e.push(k),t++}var n=h===t;if(m=m||n,!m){const k=t;if(t===k)if(Array.
isArray(c)){var p=!0;const g=c.length;for(let b=0;b<g;b++){let q=c[b];const J=t,P=t;let Y=!1;const x=t;if(typeof q!="str\
ing"){const K={instancePath:s+"/answer/"+b,schemaPath:"#/properties/answer/anyOf/2/items/anyOf/0/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[K]:e.push(K),t++}var y=x===t;if(Y=Y||y,!Y){const K=t;if(!(typeof q==
"number"&&isFinite(q))){const fr={instancePath:s+"/answer/"+b,schemaPath:"#/properties/answer/anyOf/2/items/anyOf/1/type",
keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[fr]:e.push(fr),t++}var y=K===t;Y=Y||y}if(Y)t=
P,e!==null&&(P?e.length=P:e=null);else{const K={instancePath:s+"/answer/"+b,schemaPath:"#/properties/answer/anyOf/2/item\
s/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[K]:e.push(K),t++}var p=J===t;if(!p)
break}}else{const g={instancePath:s+"/answer",schemaPath:"#/properties/answer/anyOf/2/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[g]:e.push(g),t++}var n=k===t;if(m=m||n,!m){const g=t;if(c!==null){const q={
instancePath:s+"/answer",schemaPath:"#/properties/answer/anyOf/3/type",keyword:"type",params:{type:"null"},message:"must\
 be null"};e===null?e=[q]:e.push(q),t++}var n=g===t;m=m||n}}}if(m)t=j,e!==null&&(j?e.length=j:e=null);else{const h={instancePath:s+
"/answer",schemaPath:"#/properties/answer/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===
null?e=[h]:e.push(h),t++,W.errors=e,!1}var i=f===t}else var i=!0}else return W.errors=[{instancePath:s,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return W.errors=e,t===0}function he(r,{instancePath:s="",
parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let p;if(r.report_id===void 0&&(p="report_id")||r.pcr_form_id===void 0&&(p="pcr_form_id")||r.questions===void 0&&(p="que\
stions"))return he.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:p},message:"\
must have required property '"+p+"'"}],!1;if(r.report_id!==void 0){const y=t;l(r.report_id,{instancePath:s+"/report_id",
parentData:r,parentDataProperty:"report_id",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),t=e.length);var i=y===
t}else var i=!0;if(i){if(r.pcr_form_id!==void 0){const y=t;l(r.pcr_form_id,{instancePath:s+"/pcr_form_id",parentData:r,parentDataProperty:"\
pcr_form_id",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),t=e.length);var i=y===t}else var i=!0;if(i)if(r.questions!==
void 0){let y=r.questions;const a=t;if(t===a)if(Array.isArray(y)){var n=!0;const f=y.length;for(let j=0;j<f;j++){const m=t;
W(y[j],{instancePath:s+"/questions/"+j,parentData:y,parentDataProperty:j,rootData:o})||(e=e===null?W.errors:e.concat(W.errors),
t=e.length);var n=m===t;if(!n)break}}else return he.errors=[{instancePath:s+"/questions",schemaPath:"#/properties/questi\
ons/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var i=a===t}else var i=!0}}else return he.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return he.errors=
e,t===0}const tt=Ie,ns={$id:"https://svclink.dev/schemas/api/workorder/pcr_detach.request.json",type:"object",properties:{
report_id:{$ref:"../accepted.json#/$defs/id"},pcr_form_id:{$ref:"../accepted.json#/$defs/id"}},required:["report_id","pc\
r_form_id"]};function Ie(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.report_id===void 0&&(n="report_id")||r.pcr_form_id===void 0&&(n=
"pcr_form_id"))return Ie.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:n},message:"\
must have required property '"+n+"'"}],!1;if(r.report_id!==void 0){const p=t;l(r.report_id,{instancePath:s+"/report_id",
parentData:r,parentDataProperty:"report_id",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),t=e.length);var i=p===
t}else var i=!0;if(i)if(r.pcr_form_id!==void 0){const p=t;l(r.pcr_form_id,{instancePath:s+"/pcr_form_id",parentData:r,parentDataProperty:"\
pcr_form_id",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),t=e.length);var i=p===t}else var i=!0}else return Ie.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Ie.
errors=e,t===0}const st=Je,os={$id:"https://svclink.dev/schemas/api/pcr/get.request.json",type:"object",properties:{pcr_form_id:{
$ref:"../accepted.json#/$defs/id"},version:{$ref:"../accepted.json#/$defs/id"}},required:["pcr_form_id","version"]};function Je(r,{
instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let n;if(r.pcr_form_id===void 0&&(n="pcr_form_id")||r.version===void 0&&(n="version"))return Je.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:n},message:"must have required prope\
rty '"+n+"'"}],!1;if(r.pcr_form_id!==void 0){const p=t;l(r.pcr_form_id,{instancePath:s+"/pcr_form_id",parentData:r,parentDataProperty:"\
pcr_form_id",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),t=e.length);var i=p===t}else var i=!0;if(i)if(r.version!==
void 0){const p=t;l(r.version,{instancePath:s+"/version",parentData:r,parentDataProperty:"version",rootData:o})||(e=e===
null?l.errors:e.concat(l.errors),t=e.length);var i=p===t}else var i=!0}else return Je.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Je.errors=e,t===0}const it=lr,as={$id:"\
https://svclink.dev/schemas/api/property/definition.request.json",type:"object",properties:{}};function lr(r,{instancePath:s="",
parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;return t===0&&!(r&&typeof r=="object"&&!Array.isArray(
r))?(lr.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1):
(lr.errors=e,t===0)}const nt=Ke,ps={$id:"https://svclink.dev/schemas/api/property/id.request.json",type:"object",properties:{
address:{$ref:"../accepted.json#/$defs/label"},city:{$ref:"../accepted.json#/$defs/label"},state:{$ref:"../accepted.json\
#/$defs/label"},zip:{$ref:"../accepted.json#/$defs/label"},client_company:{$ref:"../accepted.json#/$defs/text"},loan_number:{
$ref:"../accepted.json#/$defs/text"}},required:["address","city","state","zip"]};function Ke(r,{instancePath:s="",parentData:d,
parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.address===
void 0&&(n="address")||r.city===void 0&&(n="city")||r.state===void 0&&(n="state")||r.zip===void 0&&(n="zip"))return Ke.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:n},message:"must have required prope\
rty '"+n+"'"}],!1;if(r.address!==void 0){const p=t;$(r.address,{instancePath:s+"/address",parentData:r,parentDataProperty:"\
address",rootData:o})||(e=e===null?$.errors:e.concat($.errors),t=e.length);var i=p===t}else var i=!0;if(i){if(r.city!==void 0){
const p=t;$(r.city,{instancePath:s+"/city",parentData:r,parentDataProperty:"city",rootData:o})||(e=e===null?$.errors:e.concat(
$.errors),t=e.length);var i=p===t}else var i=!0;if(i){if(r.state!==void 0){const p=t;$(r.state,{instancePath:s+"/state",
parentData:r,parentDataProperty:"state",rootData:o})||(e=e===null?$.errors:e.concat($.errors),t=e.length);var i=p===t}else
var i=!0;if(i){if(r.zip!==void 0){const p=t;$(r.zip,{instancePath:s+"/zip",parentData:r,parentDataProperty:"zip",rootData:o})||
(e=e===null?$.errors:e.concat($.errors),t=e.length);var i=p===t}else var i=!0;if(i){if(r.client_company!==void 0){const p=t;
D(r.client_company,{instancePath:s+"/client_company",parentData:r,parentDataProperty:"client_company",rootData:o})||(e=e===
null?D.errors:e.concat(D.errors),t=e.length);var i=p===t}else var i=!0;if(i)if(r.loan_number!==void 0){const p=t;D(r.loan_number,
{instancePath:s+"/loan_number",parentData:r,parentDataProperty:"loan_number",rootData:o})||(e=e===null?D.errors:e.concat(
D.errors),t=e.length);var i=p===t}else var i=!0}}}}}else return Ke.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return Ke.errors=e,t===0}const ot=Qe,ls={$id:"https://svclink\
.dev/schemas/api/property/get.request.json",type:"object",properties:{org_property_id:{$ref:"../accepted.json#/$defs/id"}},
required:["org_property_id"]};function Qe(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,
t=0;if(t===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.org_property_id===void 0&&(i="org_property_id"))return Qe.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"must have require\
d property '"+i+"'"}],!1;r.org_property_id!==void 0&&(l(r.org_property_id,{instancePath:s+"/org_property_id",parentData:r,
parentDataProperty:"org_property_id",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),t=e.length))}else return Qe.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Qe.errors=
e,t===0}const at=Ue,fs={$id:"https://svclink.dev/schemas/api/property/update.request.json",type:"object",properties:{org_property_id:{
$ref:"../accepted.json#/$defs/id"},values:{$ref:"../objects.json#/$defs/field_values"}},required:["org_property_id","val\
ues"]};function ve(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;return t===0&&
!(r&&typeof r=="object"&&!Array.isArray(r))?(ve.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1):(ve.errors=e,t===0)}function Ue(r,{instancePath:s="",parentData:d,parentDataProperty:_,
rootData:o=r}={}){let e=null,t=0;if(t===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.org_property_id===void 0&&
(n="org_property_id")||r.values===void 0&&(n="values"))return Ue.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:n},message:"must have required property '"+n+"'"}],!1;if(r.org_property_id!==void 0){const p=t;
l(r.org_property_id,{instancePath:s+"/org_property_id",parentData:r,parentDataProperty:"org_property_id",rootData:o})||(e=
e===null?l.errors:e.concat(l.errors),t=e.length);var i=p===t}else var i=!0;if(i)if(r.values!==void 0){const p=t;ve(r.values,
{instancePath:s+"/values",parentData:r,parentDataProperty:"values",rootData:o})||(e=e===null?ve.errors:e.concat(ve.errors),
t=e.length);var i=p===t}else var i=!0}else return Ue.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return Ue.errors=e,t===0}const pt=We,us={$id:"https://svclink.dev/schemas/a\
pi/invoice/id.request.json",type:"object",properties:{report_id:{$ref:"../accepted.json#/$defs/id"}},required:["report_i\
d"]};function We(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let i;if(r.report_id===void 0&&(i="report_id"))return We.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"must have required property '"+i+"'"}],!1;
r.report_id!==void 0&&(l(r.report_id,{instancePath:s+"/report_id",parentData:r,parentDataProperty:"report_id",rootData:o})||
(e=e===null?l.errors:e.concat(l.errors),t=e.length))}else return We.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return We.errors=e,t===0}const lt=Xe,ms={$id:"https://svclink\
.dev/schemas/api/invoice/get.request.json",type:"object",properties:{invoice_id:{$ref:"../accepted.json#/$defs/id"}},required:[
"invoice_id"]};function Xe(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.invoice_id===void 0&&(i="invoice_id"))return Xe.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"must have required property '"+i+"'"}],!1;
r.invoice_id!==void 0&&(l(r.invoice_id,{instancePath:s+"/invoice_id",parentData:r,parentDataProperty:"invoice_id",rootData:o})||
(e=e===null?l.errors:e.concat(l.errors),t=e.length))}else return Xe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return Xe.errors=e,t===0}const ft=X,cs={$id:"https://svclink.\
dev/schemas/api/invoice/update.request.json",type:"object",properties:{report_id:{$ref:"../accepted.json#/$defs/id"},invoice_id:{
$ref:"../accepted.json#/$defs/id"},items:{type:"array",items:{$ref:"../objects.json#/$defs/invoice_line_change"}},contractor_items:{
type:"array",items:{$ref:"../objects.json#/$defs/invoice_line_change"}},client_items:{type:"array",items:{$ref:"../objec\
ts.json#/$defs/invoice_line_change"}},complete:{$ref:"../accepted.json#/$defs/flag_number"},client_discount_percentage:{
$ref:"../accepted.json#/$defs/percentage"},contractor_discount_percentage:{$ref:"../accepted.json#/$defs/percentage"},sent_to_client_date:{
$ref:"../accepted.json#/$defs/date_month_first"}},required:["report_id","invoice_id"]},ys={type:"object",properties:{line_id:{
$ref:"accepted.json#/$defs/id"},invoice_item_id:{$ref:"accepted.json#/$defs/numeric_id"},invoice_item_desc:{$ref:"accept\
ed.json#/$defs/text"},invoice_item_other:{$ref:"accepted.json#/$defs/text"},qty:{$ref:"accepted.json#/$defs/number"},uom_id:{
$ref:"accepted.json#/$defs/id"},price:{$ref:"accepted.json#/$defs/number"},flat_fee:{$ref:"accepted.json#/$defs/number"},
price_sub_adj:{$ref:"accepted.json#/$defs/number"},adj_comment:{$ref:"accepted.json#/$defs/text"}}},ds={type:"number"};function z(r,{
instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;return typeof r=="number"&&isFinite(
r)?(z.errors=e,t===0):(z.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"number"},message:"must\
 be number"}],!1)}function V(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.line_id!==void 0){const n=t;l(r.line_id,{instancePath:s+"/line_id",parentData:r,
parentDataProperty:"line_id",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),t=e.length);var i=n===t}else var i=!0;
if(i){if(r.invoice_item_id!==void 0){const n=t;C(r.invoice_item_id,{instancePath:s+"/invoice_item_id",parentData:r,parentDataProperty:"\
invoice_item_id",rootData:o})||(e=e===null?C.errors:e.concat(C.errors),t=e.length);var i=n===t}else var i=!0;if(i){if(r.
invoice_item_desc!==void 0){const n=t;D(r.invoice_item_desc,{instancePath:s+"/invoice_item_desc",parentData:r,parentDataProperty:"\
invoice_item_desc",rootData:o})||(e=e===null?D.errors:e.concat(D.errors),t=e.length);var i=n===t}else var i=!0;if(i){if(r.
invoice_item_other!==void 0){const n=t;D(r.invoice_item_other,{instancePath:s+"/invoice_item_other",parentData:r,parentDataProperty:"\
invoice_item_other",rootData:o})||(e=e===null?D.errors:e.concat(D.errors),t=e.length);var i=n===t}else var i=!0;if(i){if(r.
qty!==void 0){const n=t;z(r.qty,{instancePath:s+"/qty",parentData:r,parentDataProperty:"qty",rootData:o})||(e=e===null?z.
errors:e.concat(z.errors),t=e.length);var i=n===t}else var i=!0;if(i){if(r.uom_id!==void 0){const n=t;l(r.uom_id,{instancePath:s+
"/uom_id",parentData:r,parentDataProperty:"uom_id",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),t=e.length);var i=n===
t}else var i=!0;if(i){if(r.price!==void 0){const n=t;z(r.price,{instancePath:s+"/price",parentData:r,parentDataProperty:"\
price",rootData:o})||(e=e===null?z.errors:e.concat(z.errors),t=e.length);var i=n===t}else var i=!0;if(i){if(r.flat_fee!==
void 0){const n=t;z(r.flat_fee,{instancePath:s+"/flat_fee",parentData:r,parentDataProperty:"flat_fee",rootData:o})||(e=e===
null?z.errors:e.concat(z.errors),t=e.length);var i=n===t}else var i=!0;if(i){if(r.price_sub_adj!==void 0){const n=t;z(r.
price_sub_adj,{instancePath:s+"/price_sub_adj",parentData:r,parentDataProperty:"price_sub_adj",rootData:o})||(e=e===null?
z.errors:e.concat(z.errors),t=e.length);var i=n===t}else var i=!0;if(i)if(r.adj_comment!==void 0){const n=t;D(r.adj_comment,
{instancePath:s+"/adj_comment",parentData:r,parentDataProperty:"adj_comment",rootData:o})||(e=e===null?D.errors:e.concat(
D.errors),t=e.length);var i=n===t}else var i=!0}}}}}}}}}else return V.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return V.errors=e,t===0}const _s={type:"number",minimum:0,maximum:100};
function T(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===0)if(typeof r==
"number"&&isFinite(r)){if(r>100||isNaN(r))return T.errors=[{instancePath:s,schemaPath:"#/maximum",keyword:"maximum",params:{
comparison:"<=",limit:100},message:"must be <= 100"}],!1;if(r<0||isNaN(r))return T.errors=[{instancePath:s,schemaPath:"#\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}else return T.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1;return T.errors=e,t===0}const hs={
type:"string",pattern:"^(?:(?:(?:0[13578]|1[02])/(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)/(?:0[1-9]|[12][0-9]|30)|02/(?:\
0[1-9]|1[0-9]|2[0-8]))/[0-9]{4}|02/29/(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00))$"},ut=new RegExp(
"^(?:(?:(?:0[13578]|1[02])/(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)/(?:0[1-9]|[12][0-9]|30)|02/(?:0[1-9]|1[0-9]|2[0-8]))\
/[0-9]{4}|02/29/(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00))$","u");function pe(r,{instancePath:s="",
parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===0)if(typeof r=="string"){if(!ut.test(r))return pe.
errors=[{instancePath:s,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^(?:(?:(?:0[13578]|1[02])/(?:0[1-9]|[1\
2][0-9]|3[01])|(?:0[469]|11)/(?:0[1-9]|[12][0-9]|30)|02/(?:0[1-9]|1[0-9]|2[0-8]))/[0-9]{4}|02/29/(?:[0-9]{2}(?:0[48]|[24\
68][048]|[13579][26])|(?:[02468][048]|[13579][26])00))$"},message:'must match pattern "^(?:(?:(?:0[13578]|1[02])/(?:0[1-\
9]|[12][0-9]|3[01])|(?:0[469]|11)/(?:0[1-9]|[12][0-9]|30)|02/(?:0[1-9]|1[0-9]|2[0-8]))/[0-9]{4}|02/29/(?:[0-9]{2}(?:0[48\
]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00))$"'}],!1}else return pe.errors=[{instancePath:s,schemaPath:"#\
/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;return pe.errors=e,t===0}function X(r,{instancePath:s="",
parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let a;if(r.report_id===void 0&&(a="report_id")||r.invoice_id===void 0&&(a="invoice_id"))return X.errors=[{instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a},message:"must have required property '"+a+"'"}],!1;
if(r.report_id!==void 0){const c=t;l(r.report_id,{instancePath:s+"/report_id",parentData:r,parentDataProperty:"report_id",
rootData:o})||(e=e===null?l.errors:e.concat(l.errors),t=e.length);var i=c===t}else var i=!0;if(i){if(r.invoice_id!==void 0){
const c=t;l(r.invoice_id,{instancePath:s+"/invoice_id",parentData:r,parentDataProperty:"invoice_id",rootData:o})||(e=e===
null?l.errors:e.concat(l.errors),t=e.length);var i=c===t}else var i=!0;if(i){if(r.items!==void 0){let c=r.items;const f=t;
if(t===f)if(Array.isArray(c)){var n=!0;const m=c.length;for(let u=0;u<m;u++){const w=t;V(c[u],{instancePath:s+"/items/"+
u,parentData:c,parentDataProperty:u,rootData:o})||(e=e===null?V.errors:e.concat(V.errors),t=e.length);var n=w===t;if(!n)
break}}else return X.errors=[{instancePath:s+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"\
array"},message:"must be array"}],!1;var i=f===t}else var i=!0;if(i){if(r.contractor_items!==void 0){let c=r.contractor_items;
const f=t;if(t===f)if(Array.isArray(c)){var p=!0;const m=c.length;for(let u=0;u<m;u++){const w=t;V(c[u],{instancePath:s+
"/contractor_items/"+u,parentData:c,parentDataProperty:u,rootData:o})||(e=e===null?V.errors:e.concat(V.errors),t=e.length);
var p=w===t;if(!p)break}}else return X.errors=[{instancePath:s+"/contractor_items",schemaPath:"#/properties/contractor_i\
tems/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var i=f===t}else var i=!0;if(i){if(r.client_items!==
void 0){let c=r.client_items;const f=t;if(t===f)if(Array.isArray(c)){var y=!0;const m=c.length;for(let u=0;u<m;u++){const w=t;
V(c[u],{instancePath:s+"/client_items/"+u,parentData:c,parentDataProperty:u,rootData:o})||(e=e===null?V.errors:e.concat(
V.errors),t=e.length);var y=w===t;if(!y)break}}else return X.errors=[{instancePath:s+"/client_items",schemaPath:"#/prope\
rties/client_items/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var i=f===t}else var i=!0;if(i){
if(r.complete!==void 0){const c=t;ae(r.complete,{instancePath:s+"/complete",parentData:r,parentDataProperty:"complete",rootData:o})||
(e=e===null?ae.errors:e.concat(ae.errors),t=e.length);var i=c===t}else var i=!0;if(i){if(r.client_discount_percentage!==
void 0){const c=t;T(r.client_discount_percentage,{instancePath:s+"/client_discount_percentage",parentData:r,parentDataProperty:"\
client_discount_percentage",rootData:o})||(e=e===null?T.errors:e.concat(T.errors),t=e.length);var i=c===t}else var i=!0;
if(i){if(r.contractor_discount_percentage!==void 0){const c=t;T(r.contractor_discount_percentage,{instancePath:s+"/contr\
actor_discount_percentage",parentData:r,parentDataProperty:"contractor_discount_percentage",rootData:o})||(e=e===null?T.
errors:e.concat(T.errors),t=e.length);var i=c===t}else var i=!0;if(i)if(r.sent_to_client_date!==void 0){const c=t;pe(r.sent_to_client_date,
{instancePath:s+"/sent_to_client_date",parentData:r,parentDataProperty:"sent_to_client_date",rootData:o})||(e=e===null?pe.
errors:e.concat(pe.errors),t=e.length);var i=c===t}else var i=!0}}}}}}}}else return X.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return X.errors=e,t===0}const mt=Ye,vs={$id:"\
https://svclink.dev/schemas/api/invoice/delete_item.request.json",type:"object",properties:{line_id:{$ref:"../accepted.j\
son#/$defs/id"}},required:["line_id"]};function Ye(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){
let e=null,t=0;if(t===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.line_id===void 0&&(i="line_id"))return Ye.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"must have require\
d property '"+i+"'"}],!1;r.line_id!==void 0&&(l(r.line_id,{instancePath:s+"/line_id",parentData:r,parentDataProperty:"li\
ne_id",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),t=e.length))}else return Ye.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Ye.errors=e,t===0}const ct=Ze,gs={$id:"\
https://svclink.dev/schemas/api/jobnote/list.request.json",type:"object",properties:{report_id:{$ref:"../accepted.json#/\
$defs/id"}},required:["report_id"]};function Ze(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){
let e=null,t=0;if(t===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.report_id===void 0&&(i="report_id"))return Ze.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"must have require\
d property '"+i+"'"}],!1;r.report_id!==void 0&&(l(r.report_id,{instancePath:s+"/report_id",parentData:r,parentDataProperty:"\
report_id",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),t=e.length))}else return Ze.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Ze.errors=e,t===0}const yt=er,bs={$id:"\
https://svclink.dev/schemas/api/jobnote/get.request.json",type:"object",properties:{report_id:{$ref:"../accepted.json#/$\
defs/id"},note_id:{$ref:"../accepted.json#/$defs/id"}},required:["report_id","note_id"]};function er(r,{instancePath:s="",
parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let n;if(r.report_id===void 0&&(n="report_id")||r.note_id===void 0&&(n="note_id"))return er.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:n},message:"must have required property '"+n+"'"}],!1;if(r.report_id!==
void 0){const p=t;l(r.report_id,{instancePath:s+"/report_id",parentData:r,parentDataProperty:"report_id",rootData:o})||(e=
e===null?l.errors:e.concat(l.errors),t=e.length);var i=p===t}else var i=!0;if(i)if(r.note_id!==void 0){const p=t;l(r.note_id,
{instancePath:s+"/note_id",parentData:r,parentDataProperty:"note_id",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),
t=e.length);var i=p===t}else var i=!0}else return er.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return er.errors=e,t===0}const dt=M,js={$id:"https://svclink.dev/schemas/ap\
i/jobnote/create.request.json",type:"object",properties:{report_id:{$ref:"../accepted.json#/$defs/id"},note_type:{$ref:"\
../accepted.json#/$defs/text"},note_text:{$ref:"../accepted.json#/$defs/text"},group_permissions:{type:"array",items:{anyOf:[
{type:"string"},{type:"number"}]}},send_to_users:{type:"array",items:{anyOf:[{type:"string"},{type:"number"}]}},send_to_emails:{
type:"array",items:{anyOf:[{type:"string"},{type:"number"}]}},reminder_date:{$ref:"../accepted.json#/$defs/text"},reminder_time:{
$ref:"../accepted.json#/$defs/time_of_day"}},required:["report_id","note_type","note_text"]},Ps={anyOf:[{type:"string",pattern:"\
^(?:[01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$"},{type:"integer",minimum:0,maximum:235959}]},gr=new RegExp("^(?:[01][0-9]|2[\
0-3])[0-5][0-9][0-5][0-9]$","u");function ge(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,
t=0;const i=t;let n=!1;const p=t;if(t===p)if(typeof r=="string"){if(!gr.test(r)){const a={instancePath:s,schemaPath:"#/a\
nyOf/0/pattern",keyword:"pattern",params:{pattern:"^(?:[01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$"},message:'must match patt\
ern "^(?:[01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$"'};e===null?e=[a]:e.push(a),t++}}else{const a={instancePath:s,schemaPath:"\
#/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),t++}var y=p===t;
if(n=n||y,!n){const a=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const f={instancePath:s,schemaPath:"#/\
anyOf/1/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[f]:e.push(f),t++}if(t===a&&typeof r==
"number"&&isFinite(r)){if(r>235959||isNaN(r)){const f={instancePath:s,schemaPath:"#/anyOf/1/maximum",keyword:"maximum",params:{
comparison:"<=",limit:235959},message:"must be <= 235959"};e===null?e=[f]:e.push(f),t++}else if(r<0||isNaN(r)){const f={
instancePath:s,schemaPath:"#/anyOf/1/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[f]:e.push(f),t++}}var y=a===t;n=n||y}if(n)t=i,e!==null&&(i?e.length=i:e=null);else{const a={instancePath:s,schemaPath:"\
#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=[a]:e.push(a),t++,ge.errors=
e,!1}return ge.errors=e,t===0}function M(r,{instancePath:s="",parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,
t=0;if(t===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let j;if(r.report_id===void 0&&(j="report_id")||r.note_type===
void 0&&(j="note_type")||r.note_text===void 0&&(j="note_text"))return M.errors=[{instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:j},message:"must have required property '"+j+"'"}],!1;if(r.report_id!==void 0){
const m=t;l(r.report_id,{instancePath:s+"/report_id",parentData:r,parentDataProperty:"report_id",rootData:o})||(e=e===null?
l.errors:e.concat(l.errors),t=e.length);var i=m===t}else var i=!0;if(i){if(r.note_type!==void 0){const m=t;D(r.note_type,
{instancePath:s+"/note_type",parentData:r,parentDataProperty:"note_type",rootData:o})||(e=e===null?D.errors:e.concat(D.errors),
t=e.length);var i=m===t}else var i=!0;if(i){if(r.note_text!==void 0){const m=t;D(r.note_text,{instancePath:s+"/note_text",
parentData:r,parentDataProperty:"note_text",rootData:o})||(e=e===null?D.errors:e.concat(D.errors),t=e.length);var i=m===
t}else var i=!0;if(i){if(r.group_permissions!==void 0){let m=r.group_permissions;const u=t;if(t===u)if(Array.isArray(m)){
var n=!0;const h=m.length;for(let v=0;v<h;v++){let k=m[v];const E=t,g=t;let b=!1;const q=t;if(typeof k!="string"){const P={
instancePath:s+"/group_permissions/"+v,schemaPath:"#/properties/group_permissions/items/anyOf/0/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),t++}var p=q===t;if(b=b||p,!b){const P=t;if(!(typeof k==
"number"&&isFinite(k))){const x={instancePath:s+"/group_permissions/"+v,schemaPath:"#/properties/group_permissions/items\
/anyOf/1/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[x]:e.push(x),t++}var p=P===t;
b=b||p}if(b)t=g,e!==null&&(g?e.length=g:e=null);else{const P={instancePath:s+"/group_permissions/"+v,schemaPath:"#/prope\
rties/group_permissions/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=
[P]:e.push(P),t++,M.errors=e,!1}var n=E===t;if(!n)break}}else return M.errors=[{instancePath:s+"/group_permissions",schemaPath:"\
#/properties/group_permissions/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var i=u===t}else var i=!0;
if(i){if(r.send_to_users!==void 0){let m=r.send_to_users;const u=t;if(t===u)if(Array.isArray(m)){var y=!0;const h=m.length;
for(let v=0;v<h;v++){let k=m[v];const E=t,g=t;let b=!1;const q=t;if(typeof k!="string"){const P={instancePath:s+"/send_t\
o_users/"+v,schemaPath:"#/properties/send_to_users/items/anyOf/0/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[P]:e.push(P),t++}var a=q===t;if(b=b||a,!b){const P=t;if(!(typeof k=="number"&&isFinite(k))){const x={
instancePath:s+"/send_to_users/"+v,schemaPath:"#/properties/send_to_users/items/anyOf/1/type",keyword:"type",params:{type:"\
number"},message:"must be number"};e===null?e=[x]:e.push(x),t++}var a=P===t;b=b||a}if(b)t=g,e!==null&&(g?e.length=g:e=null);else{
const P={instancePath:s+"/send_to_users/"+v,schemaPath:"#/properties/send_to_users/items/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};return e===null?e=[P]:e.push(P),t++,M.errors=e,!1}var y=E===t;if(!y)break}}else return M.
errors=[{instancePath:s+"/send_to_users",schemaPath:"#/properties/send_to_users/type",keyword:"type",params:{type:"array"},
message:"must be array"}],!1;var i=u===t}else var i=!0;if(i){if(r.send_to_emails!==void 0){let m=r.send_to_emails;const u=t;
if(t===u)if(Array.isArray(m)){var c=!0;const h=m.length;for(let v=0;v<h;v++){let k=m[v];const E=t,g=t;let b=!1;const q=t;
if(typeof k!="string"){const P={instancePath:s+"/send_to_emails/"+v,schemaPath:"#/properties/send_to_emails/items/anyOf/\
0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),t++}var f=q===t;if(b=b||
f,!b){const P=t;if(!(typeof k=="number"&&isFinite(k))){const x={instancePath:s+"/send_to_emails/"+v,schemaPath:"#/proper\
ties/send_to_emails/items/anyOf/1/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[x]:e.
push(x),t++}var f=P===t;b=b||f}if(b)t=g,e!==null&&(g?e.length=g:e=null);else{const P={instancePath:s+"/send_to_emails/"+
v,schemaPath:"#/properties/send_to_emails/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
return e===null?e=[P]:e.push(P),t++,M.errors=e,!1}var c=E===t;if(!c)break}}else return M.errors=[{instancePath:s+"/send_\
to_emails",schemaPath:"#/properties/send_to_emails/type",keyword:"type",params:{type:"array"},message:"must be array"}],
!1;var i=u===t}else var i=!0;if(i){if(r.reminder_date!==void 0){const m=t;D(r.reminder_date,{instancePath:s+"/reminder_d\
ate",parentData:r,parentDataProperty:"reminder_date",rootData:o})||(e=e===null?D.errors:e.concat(D.errors),t=e.length);var i=m===
t}else var i=!0;if(i)if(r.reminder_time!==void 0){const m=t;ge(r.reminder_time,{instancePath:s+"/reminder_time",parentData:r,
parentDataProperty:"reminder_time",rootData:o})||(e=e===null?ge.errors:e.concat(ge.errors),t=e.length);var i=m===t}else var i=!0}}}}}}}else
return M.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
return M.errors=e,t===0}const _t=B,ws={$id:"https://svclink.dev/schemas/api/jobnote/update.request.json",type:"object",properties:{
report_id:{$ref:"../accepted.json#/$defs/id"},note_id:{$ref:"../accepted.json#/$defs/id"},note_type:{$ref:"../accepted.j\
son#/$defs/text"},note_text:{$ref:"../accepted.json#/$defs/text"},group_permissions:{type:"array",items:{anyOf:[{type:"s\
tring"},{type:"number"}]}},send_to_users:{type:"array",items:{anyOf:[{type:"string"},{type:"number"}]}},send_to_emails:{
type:"array",items:{anyOf:[{type:"string"},{type:"number"}]}},reminder_date:{$ref:"../accepted.json#/$defs/text"},reminder_time:{
$ref:"../accepted.json#/$defs/time_of_day"}},required:["report_id","note_id"]};function be(r,{instancePath:s="",parentData:d,
parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;const i=t;let n=!1;const p=t;if(t===p)if(typeof r=="string"){if(!gr.
test(r)){const a={instancePath:s,schemaPath:"#/anyOf/0/pattern",keyword:"pattern",params:{pattern:"^(?:[01][0-9]|2[0-3])\
[0-5][0-9][0-5][0-9]$"},message:'must match pattern "^(?:[01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$"'};e===null?e=[a]:e.push(
a),t++}}else{const a={instancePath:s,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[a]:e.push(a),t++}var y=p===t;if(n=n||y,!n){const a=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const f={instancePath:s,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[f]:e.push(f),t++}if(t===a&&typeof r=="number"&&isFinite(r)){if(r>235959||isNaN(r)){const f={instancePath:s,schemaPath:"\
#/anyOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:235959},message:"must be <= 235959"};e===null?e=[f]:e.
push(f),t++}else if(r<0||isNaN(r)){const f={instancePath:s,schemaPath:"#/anyOf/1/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[f]:e.push(f),t++}}var y=a===t;n=n||y}if(n)t=i,e!==null&&(i?e.length=i:e=
null);else{const a={instancePath:s,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
return e===null?e=[a]:e.push(a),t++,be.errors=e,!1}return be.errors=e,t===0}function B(r,{instancePath:s="",parentData:d,
parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let j;if(r.report_id===
void 0&&(j="report_id")||r.note_id===void 0&&(j="note_id"))return B.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:j},message:"must have required property '"+j+"'"}],!1;if(r.report_id!==void 0){const m=t;
l(r.report_id,{instancePath:s+"/report_id",parentData:r,parentDataProperty:"report_id",rootData:o})||(e=e===null?l.errors:
e.concat(l.errors),t=e.length);var i=m===t}else var i=!0;if(i){if(r.note_id!==void 0){const m=t;l(r.note_id,{instancePath:s+
"/note_id",parentData:r,parentDataProperty:"note_id",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),t=e.length);var i=m===
t}else var i=!0;if(i){if(r.note_type!==void 0){const m=t;D(r.note_type,{instancePath:s+"/note_type",parentData:r,parentDataProperty:"\
note_type",rootData:o})||(e=e===null?D.errors:e.concat(D.errors),t=e.length);var i=m===t}else var i=!0;if(i){if(r.note_text!==
void 0){const m=t;D(r.note_text,{instancePath:s+"/note_text",parentData:r,parentDataProperty:"note_text",rootData:o})||(e=
e===null?D.errors:e.concat(D.errors),t=e.length);var i=m===t}else var i=!0;if(i){if(r.group_permissions!==void 0){let m=r.
group_permissions;const u=t;if(t===u)if(Array.isArray(m)){var n=!0;const h=m.length;for(let v=0;v<h;v++){let k=m[v];const E=t,
g=t;let b=!1;const q=t;if(typeof k!="string"){const P={instancePath:s+"/group_permissions/"+v,schemaPath:"#/properties/g\
roup_permissions/items/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(
P),t++}var p=q===t;if(b=b||p,!b){const P=t;if(!(typeof k=="number"&&isFinite(k))){const x={instancePath:s+"/group_permis\
sions/"+v,schemaPath:"#/properties/group_permissions/items/anyOf/1/type",keyword:"type",params:{type:"number"},message:"\
must be number"};e===null?e=[x]:e.push(x),t++}var p=P===t;b=b||p}if(b)t=g,e!==null&&(g?e.length=g:e=null);else{const P={
instancePath:s+"/group_permissions/"+v,schemaPath:"#/properties/group_permissions/items/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};return e===null?e=[P]:e.push(P),t++,B.errors=e,!1}var n=E===t;if(!n)break}}else return B.
errors=[{instancePath:s+"/group_permissions",schemaPath:"#/properties/group_permissions/type",keyword:"type",params:{type:"\
array"},message:"must be array"}],!1;var i=u===t}else var i=!0;if(i){if(r.send_to_users!==void 0){let m=r.send_to_users;
const u=t;if(t===u)if(Array.isArray(m)){var y=!0;const h=m.length;for(let v=0;v<h;v++){let k=m[v];const E=t,g=t;let b=!1;
const q=t;if(typeof k!="string"){const P={instancePath:s+"/send_to_users/"+v,schemaPath:"#/properties/send_to_users/item\
s/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),t++}var a=q===t;
if(b=b||a,!b){const P=t;if(!(typeof k=="number"&&isFinite(k))){const x={instancePath:s+"/send_to_users/"+v,schemaPath:"#\
/properties/send_to_users/items/anyOf/1/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=
[x]:e.push(x),t++}var a=P===t;b=b||a}if(b)t=g,e!==null&&(g?e.length=g:e=null);else{const P={instancePath:s+"/send_to_use\
rs/"+v,schemaPath:"#/properties/send_to_users/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in any\
Of"};return e===null?e=[P]:e.push(P),t++,B.errors=e,!1}var y=E===t;if(!y)break}}else return B.errors=[{instancePath:s+"/\
send_to_users",schemaPath:"#/properties/send_to_users/type",keyword:"type",params:{type:"array"},message:"must be array"}],
!1;var i=u===t}else var i=!0;if(i){if(r.send_to_emails!==void 0){let m=r.send_to_emails;const u=t;if(t===u)if(Array.isArray(
m)){var c=!0;const h=m.length;for(let v=0;v<h;v++){let k=m[v];const E=t,g=t;let b=!1;const q=t;if(typeof k!="string"){const P={
instancePath:s+"/send_to_emails/"+v,schemaPath:"#/properties/send_to_emails/items/anyOf/0/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[P]:e.push(P),t++}var f=q===t;if(b=b||f,!b){const P=t;if(!(typeof k=="numb\
er"&&isFinite(k))){const x={instancePath:s+"/send_to_emails/"+v,schemaPath:"#/properties/send_to_emails/items/anyOf/1/ty\
pe",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[x]:e.push(x),t++}var f=P===t;b=b||f}if(b)
t=g,e!==null&&(g?e.length=g:e=null);else{const P={instancePath:s+"/send_to_emails/"+v,schemaPath:"#/properties/send_to_e\
mails/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=[P]:e.push(P),t++,
B.errors=e,!1}var c=E===t;if(!c)break}}else return B.errors=[{instancePath:s+"/send_to_emails",schemaPath:"#/properties/\
send_to_emails/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var i=u===t}else var i=!0;if(i){if(r.
reminder_date!==void 0){const m=t;D(r.reminder_date,{instancePath:s+"/reminder_date",parentData:r,parentDataProperty:"re\
minder_date",rootData:o})||(e=e===null?D.errors:e.concat(D.errors),t=e.length);var i=m===t}else var i=!0;if(i)if(r.reminder_time!==
void 0){const m=t;be(r.reminder_time,{instancePath:s+"/reminder_time",parentData:r,parentDataProperty:"reminder_time",rootData:o})||
(e=e===null?be.errors:e.concat(be.errors),t=e.length);var i=m===t}else var i=!0}}}}}}}}else return B.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return B.errors=e,t===0}const ht=rr,
Ds={$id:"https://svclink.dev/schemas/api/jobnote/delete.request.json",type:"object",properties:{report_id:{$ref:"../acce\
pted.json#/$defs/id"},note_id:{$ref:"../accepted.json#/$defs/id"}},required:["report_id","note_id"]};function rr(r,{instancePath:s="",
parentData:d,parentDataProperty:_,rootData:o=r}={}){let e=null,t=0;if(t===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let n;if(r.report_id===void 0&&(n="report_id")||r.note_id===void 0&&(n="note_id"))return rr.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:n},message:"must have required property '"+n+"'"}],!1;if(r.report_id!==
void 0){const p=t;l(r.report_id,{instancePath:s+"/report_id",parentData:r,parentDataProperty:"report_id",rootData:o})||(e=
e===null?l.errors:e.concat(l.errors),t=e.length);var i=p===t}else var i=!0;if(i)if(r.note_id!==void 0){const p=t;l(r.note_id,
{instancePath:s+"/note_id",parentData:r,parentDataProperty:"note_id",rootData:o})||(e=e===null?l.errors:e.concat(l.errors),
t=e.length);var i=p===t}else var i=!0}else return rr.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return rr.errors=e,t===0}export const requestValidators=new Map([["autoimpo\
rt/list",br],["autoimport/upload",jr],["autoimport/export",Pr],["bid/list",Dr],["bid/create",kr],["bid/update",$r],["bid\
/delete",Or],["bid/uom",Ar],["bid/invoice/items",xr],["file/list",Er],["file/get",Nr],["file/get/metadata",Fr],["file/up\
load",zr],["file/flag/items",Sr],["file/flag",Rr],["file/document/types",Gr],["user/search",Hr],["user/group/list",Ir],[
"workorder/search",Jr],["workorder/fields",Kr],["workorder/get",Qr],["workorder/create",Ur],["workorder/update",Wr],["wo\
rkorder/rfo",Xr],["workorder/pcr/list",Zr],["workorder/pcr/get",et],["workorder/pcr/answer",rt],["workorder/pcr/detach",
tt],["pcr/get",st],["property/definition",it],["property/id",nt],["property/get",ot],["property/update",at],["invoice/id",
pt],["invoice/get",lt],["invoice/update",ft],["invoice/delete/item",mt],["jobnote/list",ct],["jobnote/get",yt],["jobnote\
/create",dt],["jobnote/update",_t],["jobnote/delete",ht]]),fieldValidators=new Map([["autoimport/upload.autoimport_id",A],
["autoimport/upload.content",mr],["autoimport/export.autoimport_id",A],["autoimport/export.export_date",wr],["bid/list.r\
eport_id",A],["bid/create.report_id",A],["bid/create.invoice_item_id",qr],["bid/create.invoice_item_other",ue],["bid/cre\
ate.qty",ke],["bid/create.qty_completion",ke],["bid/create.uom",A],["bid/create.contractor_price",qe],["bid/create.clien\
t_price",qe],["bid/create.comment",$e],["bid/create.comp_comment",$e],["bid/update.qty",ke],["bid/update.qty_completion",
ke],["bid/update.uom",A],["bid/update.contractor_price",qe],["bid/update.client_price",qe],["bid/update.comp_note_id",A],
["bid/update.comment",$e],["bid/update.comp_comment",$e],["bid/delete.comp_note_id",A],["bid/invoice/items.report_id",A],
["file/list.report_id",A],["file/get.file_id",A],["file/get/metadata.file_id",A],["file/upload.report_id",A],["file/uplo\
ad.file_area",Lr],["file/upload.content",mr],["file/upload.hash",Vr],["file/upload.document_type_id",A],["file/flag/item\
s.report_id",A],["file/flag.type",Tr],["file/flag.stage",Br],["file/flag.file_id",A],["workorder/update.report_id",A],["\
workorder/rfo.report_id",A],["workorder/rfo.ready",Yr],["workorder/pcr/list.report_id",A],["workorder/pcr/detach.report_\
id",A],["workorder/pcr/detach.pcr_form_id",A],["property/id.address",ue],["property/id.city",ue],["property/id.state",ue],
["property/id.zip",ue],["invoice/id.report_id",A],["jobnote/delete.note_id",A]]);
