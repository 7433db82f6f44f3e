// Generated from schemas/api and the catalogue by scripts/generate: do not edit.

// @ts-nocheck
"use strict";const fs=Jr,nt={$id:"https://svclink.dev/schemas/api/autoimport/list.response.json",type:"array",items:{$ref:"../objects\
.json#/$defs/auto_import"}},ms={type:"object",properties:{autoimport_id:{$ref:"accepted.json#/$defs/id"},import_name:{$ref:"\
accepted.json#/$defs/text"},client_company_name:{$ref:"accepted.json#/$defs/text"},active:{$ref:"accepted.json#/$defs/fl\
ag_number"},friendly_name:{$ref:"accepted.json#/$defs/text"},api_capabilities:{type:"array",items:{type:"string",enum:["\
upload","export"]},uniqueItems:!0}},required:["autoimport_id","import_name","client_company_name","active","friendly_nam\
e","api_capabilities"]},at={anyOf:[{type:"integer",minimum:0,maximum:9007199254740991},{type:"string",pattern:"^[0-9]{1,\
15}$"}]},N=new RegExp("^[0-9]{1,15}$","u");function b(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){
let e=null,s=0;const i=s;let a=!1;const o=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:t,
schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}
if(s===o&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const n={instancePath:t,schemaPath:"#/anyOf/\
0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===
null?e=[n]:e.push(n),s++}else if(r<0||isNaN(r)){const n={instancePath:t,schemaPath:"#/anyOf/0/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}var p=o===s;if(a=a||p,!a){const n=s;
if(s===n)if(typeof r=="string"){if(!N.test(r)){const f={instancePath:t,schemaPath:"#/anyOf/1/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e===null?e=[f]:e.push(f),s++}}else{const f={
instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:
e.push(f),s++}var p=n===s;a=a||p}if(a)s=i,e!==null&&(i?e.length=i:e=null);else{const n={instancePath:t,schemaPath:"#/any\
Of",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=[n]:e.push(n),s++,b.errors=e,!1}
return b.errors=e,s===0}const ot={type:"string"};function u(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){
let e=null,s=0;return typeof r!="string"?(u.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"}],!1):(u.errors=e,s===0)}const Wr={enum:[0,1,"0","1",!1,!0]};function qe(r,{instancePath:t="",
parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;return r===0||r===1||r==="0"||r==="1"||r===!1||r===!0?
(qe.errors=e,s===0):(qe.errors=[{instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Wr.enum},message:"\
must be equal to one of the allowed values"}],!1)}function J(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){
let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.autoimport_id===void 0&&(o="autoimport_i\
d")||r.import_name===void 0&&(o="import_name")||r.client_company_name===void 0&&(o="client_company_name")||r.active===void 0&&
(o="active")||r.friendly_name===void 0&&(o="friendly_name")||r.api_capabilities===void 0&&(o="api_capabilities"))return J.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o},message:"must have require\
d property '"+o+"'"}],!1;if(r.autoimport_id!==void 0){const p=s;b(r.autoimport_id,{instancePath:t+"/autoimport_id",parentData:r,
parentDataProperty:"autoimport_id",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length);var i=p===s}else var i=!0;
if(i){if(r.import_name!==void 0){const p=s;u(r.import_name,{instancePath:t+"/import_name",parentData:r,parentDataProperty:"\
import_name",rootData:l})||(e=e===null?u.errors:e.concat(u.errors),s=e.length);var i=p===s}else var i=!0;if(i){if(r.client_company_name!==
void 0){const p=s;u(r.client_company_name,{instancePath:t+"/client_company_name",parentData:r,parentDataProperty:"client\
_company_name",rootData:l})||(e=e===null?u.errors:e.concat(u.errors),s=e.length);var i=p===s}else var i=!0;if(i){if(r.active!==
void 0){const p=s;qe(r.active,{instancePath:t+"/active",parentData:r,parentDataProperty:"active",rootData:l})||(e=e===null?
qe.errors:e.concat(qe.errors),s=e.length);var i=p===s}else var i=!0;if(i){if(r.friendly_name!==void 0){const p=s;u(r.friendly_name,
{instancePath:t+"/friendly_name",parentData:r,parentDataProperty:"friendly_name",rootData:l})||(e=e===null?u.errors:e.concat(
u.errors),s=e.length);var i=p===s}else var i=!0;if(i)if(r.api_capabilities!==void 0){let p=r.api_capabilities;const n=s;
if(s===n)if(Array.isArray(p)){var a=!0;const f=p.length;for(let m=0;m<f;m++){let y=p[m];const v=s;if(typeof y!="string")
return J.errors=[{instancePath:t+"/api_capabilities/"+m,schemaPath:"#/properties/api_capabilities/items/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"}],!1;if(!(y==="upload"||y==="export"))return J.errors=[{instancePath:t+
"/api_capabilities/"+m,schemaPath:"#/properties/api_capabilities/items/enum",keyword:"enum",params:{allowedValues:ms.properties.
api_capabilities.items.enum},message:"must be equal to one of the allowed values"}],!1;var a=v===s;if(!a)break}if(a){let m=p.
length,y;if(m>1){const v={};for(;m--;){let h=p[m];if(typeof h=="string"){if(typeof v[h]=="number"){return y=v[h],J.errors=
[{instancePath:t+"/api_capabilities",schemaPath:"#/properties/api_capabilities/uniqueItems",keyword:"uniqueItems",params:{
i:m,j:y},message:"must NOT have duplicate items (items ## "+y+" and "+m+" are identical)"}],!1;break}v[h]=m}}}}}else return J.
errors=[{instancePath:t+"/api_capabilities",schemaPath:"#/properties/api_capabilities/type",keyword:"type",params:{type:"\
array"},message:"must be array"}],!1;var i=n===s}else var i=!0}}}}}else return J.errors=[{instancePath:t,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return J.errors=e,s===0}function Jr(r,{instancePath:t="",
parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===0)if(Array.isArray(r)){var i=!0;const a=r.length;
for(let o=0;o<a;o++){const p=s;J(r[o],{instancePath:t+"/"+o,parentData:r,parentDataProperty:o,rootData:l})||(e=e===null?
J.errors:e.concat(J.errors),s=e.length);var i=p===s;if(!i)break}}else return Jr.errors=[{instancePath:t,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"}],!1;return Jr.errors=e,s===0}const us=xr,lt={$id:"http\
s://svclink.dev/schemas/api/autoimport/upload.response.json",type:"object",properties:{message:{$ref:"../accepted.json#/\
$defs/text"}},required:["message"]};function Oe(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){
let e=null,s=0;return typeof r!="string"?(Oe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"}],!1):(Oe.errors=e,s===0)}function xr(r,{instancePath:t="",parentData:d,parentDataProperty:_,
rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.message===void 0&&(i="\
message"))return xr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"\
must have required property '"+i+"'"}],!1;r.message!==void 0&&(Oe(r.message,{instancePath:t+"/message",parentData:r,parentDataProperty:"\
message",rootData:l})||(e=e===null?Oe.errors:e.concat(Oe.errors),s=e.length))}else return xr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return xr.errors=e,s===0}const cs=Nr,pt={$id:"\
https://svclink.dev/schemas/api/autoimport/export.response.json",type:"object",properties:{file_name:{$ref:"../accepted.\
json#/$defs/text"},hash:{$ref:"../accepted.json#/$defs/sha256"},content:{$ref:"../accepted.json#/$defs/base64"}},required:[
"file_name","hash","content"]};function Ae(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,
s=0;return typeof r!="string"?(Ae.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1):(Ae.errors=e,s===0)}const ft={type:"string",pattern:"^[0-9a-fA-F]{64}$"},Xr=new RegExp("^[0-9a-fA-\
F]{64}$","u");function de(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===
0)if(typeof r=="string"){if(!Xr.test(r))return de.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{
pattern:"^[0-9a-fA-F]{64}$"},message:'must match pattern "^[0-9a-fA-F]{64}$"'}],!1}else return de.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;return de.errors=e,s===0}const mt={
type:"string",contentEncoding:"base64"};function xe(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){
let e=null,s=0;return typeof r!="string"?(xe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"}],!1):(xe.errors=e,s===0)}function Nr(r,{instancePath:t="",parentData:d,parentDataProperty:_,
rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.file_name===void 0&&(a=
"file_name")||r.hash===void 0&&(a="hash")||r.content===void 0&&(a="content"))return Nr.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a},message:"must have required property '"+a+"'"}],!1;if(r.file_name!==
void 0){const o=s;Ae(r.file_name,{instancePath:t+"/file_name",parentData:r,parentDataProperty:"file_name",rootData:l})||
(e=e===null?Ae.errors:e.concat(Ae.errors),s=e.length);var i=o===s}else var i=!0;if(i){if(r.hash!==void 0){const o=s;de(r.
hash,{instancePath:t+"/hash",parentData:r,parentDataProperty:"hash",rootData:l})||(e=e===null?de.errors:e.concat(de.errors),
s=e.length);var i=o===s}else var i=!0;if(i)if(r.content!==void 0){const o=s;xe(r.content,{instancePath:t+"/content",parentData:r,
parentDataProperty:"content",rootData:l})||(e=e===null?xe.errors:e.concat(xe.errors),s=e.length);var i=o===s}else var i=!0}}else
return Nr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
return Nr.errors=e,s===0}const ys=Ee,ut={$id:"https://svclink.dev/schemas/api/bid/list.response.json",type:"object",properties:{
report_id:{$ref:"../accepted.json#/$defs/id"},bids:{type:"array",items:{$ref:"../objects.json#/$defs/bid"}}},required:["\
report_id","bids"]};function Ne(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;
const i=s;let a=!1;const o=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:t,schemaPath:"\
#/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(s===o&&
typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const n={instancePath:t,schemaPath:"#/anyOf/0/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[n]:
e.push(n),s++}else if(r<0||isNaN(r)){const n={instancePath:t,schemaPath:"#/anyOf/0/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}var p=o===s;if(a=a||p,!a){const n=s;if(s===n)if(typeof r==
"string"){if(!N.test(r)){const f={instancePath:t,schemaPath:"#/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9\
]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e===null?e=[f]:e.push(f),s++}}else{const f={instancePath:t,schemaPath:"\
#/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}var p=n===s;
a=a||p}if(a)s=i,e!==null&&(i?e.length=i:e=null);else{const n={instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};return e===null?e=[n]:e.push(n),s++,Ne.errors=e,!1}return Ne.errors=e,s===0}const ct={
type:"object",properties:{comp_note_id:{$ref:"accepted.json#/$defs/id"},invoice_item_id:{anyOf:[{$ref:"accepted.json#/$d\
efs/id"},{type:"null"}]},description:{$ref:"accepted.json#/$defs/text"},qty:{$ref:"accepted.json#/$defs/number"},uom:{anyOf:[
{$ref:"accepted.json#/$defs/id"},{type:"null"}]},contractor_price:{$ref:"accepted.json#/$defs/number"},client_price:{$ref:"\
accepted.json#/$defs/number"},comment:{$ref:"accepted.json#/$defs/text"},completion_comment:{$ref:"accepted.json#/$defs/\
text"}},required:["comp_note_id","invoice_item_id","description","qty","uom","contractor_price","client_price","comment",
"completion_comment"]},yt={type:"number"};function D(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){
let e=null,s=0;return typeof r=="number"&&isFinite(r)?(D.errors=e,s===0):(D.errors=[{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"number"},message:"must be number"}],!1)}function re(r,{instancePath:t="",parentData:d,parentDataProperty:_,
rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.comp_note_id===void 0&&
(p="comp_note_id")||r.invoice_item_id===void 0&&(p="invoice_item_id")||r.description===void 0&&(p="description")||r.qty===
void 0&&(p="qty")||r.uom===void 0&&(p="uom")||r.contractor_price===void 0&&(p="contractor_price")||r.client_price===void 0&&
(p="client_price")||r.comment===void 0&&(p="comment")||r.completion_comment===void 0&&(p="completion_comment"))return re.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p},message:"must have require\
d property '"+p+"'"}],!1;if(r.comp_note_id!==void 0){const n=s;b(r.comp_note_id,{instancePath:t+"/comp_note_id",parentData:r,
parentDataProperty:"comp_note_id",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length);var i=n===s}else var i=!0;
if(i){if(r.invoice_item_id!==void 0){let n=r.invoice_item_id;const c=s,f=s;let m=!1;const y=s;b(n,{instancePath:t+"/invo\
ice_item_id",parentData:r,parentDataProperty:"invoice_item_id",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.
length);var a=y===s;if(m=m||a,!m){const h=s;if(n!==null){const P={instancePath:t+"/invoice_item_id",schemaPath:"#/proper\
ties/invoice_item_id/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[P]:e.push(P),
s++}var a=h===s;m=m||a}if(m)s=f,e!==null&&(f?e.length=f:e=null);else{const h={instancePath:t+"/invoice_item_id",schemaPath:"\
#/properties/invoice_item_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=
[h]:e.push(h),s++,re.errors=e,!1}var i=c===s}else var i=!0;if(i){if(r.description!==void 0){const n=s;u(r.description,{instancePath:t+
"/description",parentData:r,parentDataProperty:"description",rootData:l})||(e=e===null?u.errors:e.concat(u.errors),s=e.length);
var i=n===s}else var i=!0;if(i){if(r.qty!==void 0){const n=s;D(r.qty,{instancePath:t+"/qty",parentData:r,parentDataProperty:"\
qty",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length);var i=n===s}else var i=!0;if(i){if(r.uom!==void 0){
let n=r.uom;const c=s,f=s;let m=!1;const y=s;b(n,{instancePath:t+"/uom",parentData:r,parentDataProperty:"uom",rootData:l})||
(e=e===null?b.errors:e.concat(b.errors),s=e.length);var o=y===s;if(m=m||o,!m){const h=s;if(n!==null){const P={instancePath:t+
"/uom",schemaPath:"#/properties/uom/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=
[P]:e.push(P),s++}var o=h===s;m=m||o}if(m)s=f,e!==null&&(f?e.length=f:e=null);else{const h={instancePath:t+"/uom",schemaPath:"\
#/properties/uom/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=[h]:e.push(h),
s++,re.errors=e,!1}var i=c===s}else var i=!0;if(i){if(r.contractor_price!==void 0){const n=s;D(r.contractor_price,{instancePath:t+
"/contractor_price",parentData:r,parentDataProperty:"contractor_price",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),
s=e.length);var i=n===s}else var i=!0;if(i){if(r.client_price!==void 0){const n=s;D(r.client_price,{instancePath:t+"/cli\
ent_price",parentData:r,parentDataProperty:"client_price",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length);
var i=n===s}else var i=!0;if(i){if(r.comment!==void 0){const n=s;u(r.comment,{instancePath:t+"/comment",parentData:r,parentDataProperty:"\
comment",rootData:l})||(e=e===null?u.errors:e.concat(u.errors),s=e.length);var i=n===s}else var i=!0;if(i)if(r.completion_comment!==
void 0){const n=s;u(r.completion_comment,{instancePath:t+"/completion_comment",parentData:r,parentDataProperty:"completi\
on_comment",rootData:l})||(e=e===null?u.errors:e.concat(u.errors),s=e.length);var i=n===s}else var i=!0}}}}}}}}else return re.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return re.
errors=e,s===0}function Ee(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.report_id===void 0&&(o="report_id")||r.bids===void 0&&(o="bids"))
return Ee.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o},message:"must ha\
ve required property '"+o+"'"}],!1;if(r.report_id!==void 0){const p=s;Ne(r.report_id,{instancePath:t+"/report_id",parentData:r,
parentDataProperty:"report_id",rootData:l})||(e=e===null?Ne.errors:e.concat(Ne.errors),s=e.length);var i=p===s}else var i=!0;
if(i)if(r.bids!==void 0){let p=r.bids;const n=s;if(s===n)if(Array.isArray(p)){var a=!0;const f=p.length;for(let m=0;m<f;m++){
const y=s;re(p[m],{instancePath:t+"/bids/"+m,parentData:p,parentDataProperty:m,rootData:l})||(e=e===null?re.errors:e.concat(
re.errors),s=e.length);var a=y===s;if(!a)break}}else return Ee.errors=[{instancePath:t+"/bids",schemaPath:"#/properties/\
bids/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var i=n===s}else var i=!0}else return Ee.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Ee.errors=
e,s===0}const ds=Er,dt={$id:"https://svclink.dev/schemas/api/bid/create.response.json",type:"object",properties:{comp_note_id:{
$ref:"../accepted.json#/$defs/id"}},required:["comp_note_id"]};function Fe(r,{instancePath:t="",parentData:d,parentDataProperty:_,
rootData:l=r}={}){let e=null,s=0;const i=s;let a=!1;const o=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const n={instancePath:t,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[n]:e.push(n),s++}if(s===o&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const n={instancePath:t,
schemaPath:"#/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900\
7199254740991"};e===null?e=[n]:e.push(n),s++}else if(r<0||isNaN(r)){const n={instancePath:t,schemaPath:"#/anyOf/0/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}var p=o===s;
if(a=a||p,!a){const n=s;if(s===n)if(typeof r=="string"){if(!N.test(r)){const f={instancePath:t,schemaPath:"#/anyOf/1/pat\
tern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e===null?e=[f]:e.
push(f),s++}}else{const f={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[f]:e.push(f),s++}var p=n===s;a=a||p}if(a)s=i,e!==null&&(i?e.length=i:e=null);else{const n={instancePath:t,
schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=[n]:e.push(n),s++,
Fe.errors=e,!1}return Fe.errors=e,s===0}function Er(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){
let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.comp_note_id===void 0&&(i="comp_note_id"))
return Er.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"must ha\
ve required property '"+i+"'"}],!1;r.comp_note_id!==void 0&&(Fe(r.comp_note_id,{instancePath:t+"/comp_note_id",parentData:r,
parentDataProperty:"comp_note_id",rootData:l})||(e=e===null?Fe.errors:e.concat(Fe.errors),s=e.length))}else return Er.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Er.errors=
e,s===0}const _s=Fr,_t={$id:"https://svclink.dev/schemas/api/bid/update.response.json",type:"object",properties:{result:{
$ref:"../accepted.json#/$defs/text"}},required:["result"]};function ze(r,{instancePath:t="",parentData:d,parentDataProperty:_,
rootData:l=r}={}){let e=null,s=0;return typeof r!="string"?(ze.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1):(ze.errors=e,s===0)}function Fr(r,{instancePath:t="",parentData:d,
parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.result===
void 0&&(i="result"))return Fr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},
message:"must have required property '"+i+"'"}],!1;r.result!==void 0&&(ze(r.result,{instancePath:t+"/result",parentData:r,
parentDataProperty:"result",rootData:l})||(e=e===null?ze.errors:e.concat(ze.errors),s=e.length))}else return Fr.errors=[
{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Fr.errors=
e,s===0}const hs=zr,ht={$id:"https://svclink.dev/schemas/api/bid/delete.response.json",type:"object",properties:{result:{
$ref:"../accepted.json#/$defs/text"}},required:["result"]};function Te(r,{instancePath:t="",parentData:d,parentDataProperty:_,
rootData:l=r}={}){let e=null,s=0;return typeof r!="string"?(Te.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1):(Te.errors=e,s===0)}function zr(r,{instancePath:t="",parentData:d,
parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.result===
void 0&&(i="result"))return zr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},
message:"must have required property '"+i+"'"}],!1;r.result!==void 0&&(Te(r.result,{instancePath:t+"/result",parentData:r,
parentDataProperty:"result",rootData:l})||(e=e===null?Te.errors:e.concat(Te.errors),s=e.length))}else return zr.errors=[
{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return zr.errors=
e,s===0}const vs=Le,vt={$id:"https://svclink.dev/schemas/api/bid/uom.response.json",type:"object",properties:{uom:{type:"\
object",additionalProperties:{$ref:"../accepted.json#/$defs/text"}}},required:["uom"]};function Ve(r,{instancePath:t="",
parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;return typeof r!="string"?(Ve.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1):(Ve.errors=e,s===0)}function Le(r,{
instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let a;if(r.uom===void 0&&(a="uom"))return Le.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:a},message:"must have required property '"+a+"'"}],!1;if(r.uom!==void 0){let o=r.uom;if(s===
s)if(o&&typeof o=="object"&&!Array.isArray(o))for(const n in o){const c=s;Ve(o[n],{instancePath:t+"/uom/"+n.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:o,parentDataProperty:n,rootData:l})||(e=e===null?Ve.errors:e.concat(Ve.errors),s=e.
length);var i=c===s;if(!i)break}else return Le.errors=[{instancePath:t+"/uom",schemaPath:"#/properties/uom/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1}}else return Le.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return Le.errors=e,s===0}const gs=Re,gt={$id:"https://svclink\
.dev/schemas/api/bid/invoice_items.response.json",type:"object",properties:{report_id:{$ref:"../accepted.json#/$defs/id"},
invoice_items:{type:"array",items:{$ref:"../objects.json#/$defs/invoice_item"}}},required:["report_id","invoice_items"]};
function Ie(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;const i=s;let a=!1;const o=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:t,schemaPath:"#/anyOf/0/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(s===o&&typeof r=="number"&&isFinite(
r)){if(r>9007199254740991||isNaN(r)){const n={instancePath:t,schemaPath:"#/anyOf/0/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[n]:e.push(n),s++}else if(r<0||isNaN(r)){const n={
instancePath:t,schemaPath:"#/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[n]:e.push(n),s++}}var p=o===s;if(a=a||p,!a){const n=s;if(s===n)if(typeof r=="string"){if(!N.test(r)){const f={
instancePath:t,schemaPath:"#/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pat\
tern "^[0-9]{1,15}$"'};e===null?e=[f]:e.push(f),s++}}else{const f={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}var p=n===s;a=a||p}if(a)s=i,e!==null&&
(i?e.length=i:e=null);else{const n={instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a \
schema in anyOf"};return e===null?e=[n]:e.push(n),s++,Ie.errors=e,!1}return Ie.errors=e,s===0}const bt={type:"object",properties:{
invoice_item_id:{$ref:"accepted.json#/$defs/numeric_id"},description:{$ref:"accepted.json#/$defs/text"},client_price:{$ref:"\
accepted.json#/$defs/number"},contractor_price:{$ref:"accepted.json#/$defs/number"},uom:{$ref:"accepted.json#/$defs/id"}},
required:["invoice_item_id","description","client_price","contractor_price","uom"]},Pt={anyOf:[{type:"integer",minimum:0,
maximum:9007199254740991},{type:"string",pattern:"^[0-9]{1,15}$"}]};function se(r,{instancePath:t="",parentData:d,parentDataProperty:_,
rootData:l=r}={}){let e=null,s=0;const i=s;let a=!1;const o=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const n={instancePath:t,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[n]:e.push(n),s++}if(s===o&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const n={instancePath:t,
schemaPath:"#/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900\
7199254740991"};e===null?e=[n]:e.push(n),s++}else if(r<0||isNaN(r)){const n={instancePath:t,schemaPath:"#/anyOf/0/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}var p=o===s;
if(a=a||p,!a){const n=s;if(s===n)if(typeof r=="string"){if(!N.test(r)){const f={instancePath:t,schemaPath:"#/anyOf/1/pat\
tern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e===null?e=[f]:e.
push(f),s++}}else{const f={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[f]:e.push(f),s++}var p=n===s;a=a||p}if(a)s=i,e!==null&&(i?e.length=i:e=null);else{const n={instancePath:t,
schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=[n]:e.push(n),s++,
se.errors=e,!1}return se.errors=e,s===0}function _e(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){
let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.invoice_item_id===void 0&&(a="invoice_it\
em_id")||r.description===void 0&&(a="description")||r.client_price===void 0&&(a="client_price")||r.contractor_price===void 0&&
(a="contractor_price")||r.uom===void 0&&(a="uom"))return _e.errors=[{instancePath:t,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:a},message:"must have required property '"+a+"'"}],!1;if(r.invoice_item_id!==void 0){const o=s;
se(r.invoice_item_id,{instancePath:t+"/invoice_item_id",parentData:r,parentDataProperty:"invoice_item_id",rootData:l})||
(e=e===null?se.errors:e.concat(se.errors),s=e.length);var i=o===s}else var i=!0;if(i){if(r.description!==void 0){const o=s;
u(r.description,{instancePath:t+"/description",parentData:r,parentDataProperty:"description",rootData:l})||(e=e===null?u.
errors:e.concat(u.errors),s=e.length);var i=o===s}else var i=!0;if(i){if(r.client_price!==void 0){const o=s;D(r.client_price,
{instancePath:t+"/client_price",parentData:r,parentDataProperty:"client_price",rootData:l})||(e=e===null?D.errors:e.concat(
D.errors),s=e.length);var i=o===s}else var i=!0;if(i){if(r.contractor_price!==void 0){const o=s;D(r.contractor_price,{instancePath:t+
"/contractor_price",parentData:r,parentDataProperty:"contractor_price",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),
s=e.length);var i=o===s}else var i=!0;if(i)if(r.uom!==void 0){const o=s;b(r.uom,{instancePath:t+"/uom",parentData:r,parentDataProperty:"\
uom",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length);var i=o===s}else var i=!0}}}}else return _e.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return _e.errors=
e,s===0}function Re(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let o;if(r.report_id===void 0&&(o="report_id")||r.invoice_items===void 0&&(o="inv\
oice_items"))return Re.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o},message:"\
must have required property '"+o+"'"}],!1;if(r.report_id!==void 0){const p=s;Ie(r.report_id,{instancePath:t+"/report_id",
parentData:r,parentDataProperty:"report_id",rootData:l})||(e=e===null?Ie.errors:e.concat(Ie.errors),s=e.length);var i=p===
s}else var i=!0;if(i)if(r.invoice_items!==void 0){let p=r.invoice_items;const n=s;if(s===n)if(Array.isArray(p)){var a=!0;
const f=p.length;for(let m=0;m<f;m++){const y=s;_e(p[m],{instancePath:t+"/invoice_items/"+m,parentData:p,parentDataProperty:m,
rootData:l})||(e=e===null?_e.errors:e.concat(_e.errors),s=e.length);var a=y===s;if(!a)break}}else return Re.errors=[{instancePath:t+
"/invoice_items",schemaPath:"#/properties/invoice_items/type",keyword:"type",params:{type:"array"},message:"must be arra\
y"}],!1;var i=n===s}else var i=!0}else return Re.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"}],!1;return Re.errors=e,s===0}const bs=Ce,jt={$id:"https://svclink.dev/schemas/api/fil\
e/list.response.json",type:"object",properties:{report_id:{$ref:"../accepted.json#/$defs/id"},files:{type:"array",items:{
$ref:"../objects.json#/$defs/listed_file"}}},required:["report_id","files"]};function Se(r,{instancePath:t="",parentData:d,
parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;const i=s;let a=!1;const o=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const n={instancePath:t,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer"};e===null?e=[n]:e.push(n),s++}if(s===o&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){
const n={instancePath:t,schemaPath:"#/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[n]:e.push(n),s++}else if(r<0||isNaN(r)){const n={instancePath:t,schemaPath:"\
#/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}
var p=o===s;if(a=a||p,!a){const n=s;if(s===n)if(typeof r=="string"){if(!N.test(r)){const f={instancePath:t,schemaPath:"#\
/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e===null?
e=[f]:e.push(f),s++}}else{const f={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[f]:e.push(f),s++}var p=n===s;a=a||p}if(a)s=i,e!==null&&(i?e.length=i:e=null);else{const n={
instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=
[n]:e.push(n),s++,Se.errors=e,!1}return Se.errors=e,s===0}const wt={type:"object",properties:{file_id:{$ref:"accepted.js\
on#/$defs/id"},file_name:{$ref:"accepted.json#/$defs/text"},file_type:{$ref:"accepted.json#/$defs/text"},file_area:{$ref:"\
accepted.json#/$defs/file_area"},flags:{type:"array",items:{$ref:"objects.json#/$defs/file_flag"}},report_id:!1,hash:!1,
content:!1},required:["file_id","file_name","file_type","file_area","flags"]},Yr={enum:[0,1,"0","1"]};function Me(r,{instancePath:t="",
parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;return r===0||r===1||r==="0"||r==="1"?(Me.errors=e,s===
0):(Me.errors=[{instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Yr.enum},message:"must be equal \
to one of the allowed values"}],!1)}const kt={oneOf:[{$ref:"objects.json#/$defs/bid_flag"},{$ref:"objects.json#/$defs/co\
mpletion_flag"},{$ref:"objects.json#/$defs/pcr_flag"},{$ref:"objects.json#/$defs/damage_flag"},{$ref:"objects.json#/$def\
s/violation_flag"}]},Zr={type:"object",properties:{type:{type:"string",enum:["b"]},comp_note_id:{$ref:"accepted.json#/$d\
efs/id"},item_description:{$ref:"accepted.json#/$defs/text"},stage:{type:"string",enum:["b"]},damage_id:{$ref:"accepted.\
json#/$defs/id"},violation_id:{$ref:"accepted.json#/$defs/id"},pcr_question_id:!1,question:!1,pcr_form_id:!1,form_name:!1,
damage_title:!1,violation_title:!1},required:["type","comp_note_id","item_description","stage"]};function z(r,{instancePath:t="",
parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let a;if(r.type===void 0&&(a="type")||r.comp_note_id===void 0&&(a="comp_note_id")||r.item_description===void 0&&(a="item\
_description")||r.stage===void 0&&(a="stage"))return z.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",
params:{missingProperty:a},message:"must have required property '"+a+"'"}],!1;if(r.type!==void 0){let o=r.type;const p=s;
if(typeof o!="string")return z.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;if(o!=="b")return z.errors=[{instancePath:t+"/type",schemaPath:"#/propertie\
s/type/enum",keyword:"enum",params:{allowedValues:Zr.properties.type.enum},message:"must be equal to one of the allowed \
values"}],!1;var i=p===s}else var i=!0;if(i){if(r.comp_note_id!==void 0){const o=s;b(r.comp_note_id,{instancePath:t+"/co\
mp_note_id",parentData:r,parentDataProperty:"comp_note_id",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length);
var i=o===s}else var i=!0;if(i){if(r.item_description!==void 0){const o=s;u(r.item_description,{instancePath:t+"/item_de\
scription",parentData:r,parentDataProperty:"item_description",rootData:l})||(e=e===null?u.errors:e.concat(u.errors),s=e.
length);var i=o===s}else var i=!0;if(i){if(r.stage!==void 0){let o=r.stage;const p=s;if(typeof o!="string")return z.errors=
[{instancePath:t+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"}],!1;if(o!=="b")return z.errors=[{instancePath:t+"/stage",schemaPath:"#/properties/stage/enum",keyword:"enum",params:{
allowedValues:Zr.properties.stage.enum},message:"must be equal to one of the allowed values"}],!1;var i=p===s}else var i=!0;
if(i){if(r.damage_id!==void 0){const o=s;b(r.damage_id,{instancePath:t+"/damage_id",parentData:r,parentDataProperty:"dam\
age_id",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length);var i=o===s}else var i=!0;if(i){if(r.violation_id!==
void 0){const o=s;b(r.violation_id,{instancePath:t+"/violation_id",parentData:r,parentDataProperty:"violation_id",rootData:l})||
(e=e===null?b.errors:e.concat(b.errors),s=e.length);var i=o===s}else var i=!0;if(i){if(r.pcr_question_id!==void 0){var i=!1;
return z.errors=[{instancePath:t+"/pcr_question_id",schemaPath:"#/properties/pcr_question_id/false schema",keyword:"fals\
e schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;if(i){if(r.question!==void 0){var i=!1;return z.
errors=[{instancePath:t+"/question",schemaPath:"#/properties/question/false schema",keyword:"false schema",params:{},message:"\
boolean schema is false"}],!1}else var i=!0;if(i){if(r.pcr_form_id!==void 0){var i=!1;return z.errors=[{instancePath:t+"\
/pcr_form_id",schemaPath:"#/properties/pcr_form_id/false schema",keyword:"false schema",params:{},message:"boolean schem\
a is false"}],!1}else var i=!0;if(i){if(r.form_name!==void 0){var i=!1;return z.errors=[{instancePath:t+"/form_name",schemaPath:"\
#/properties/form_name/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;
if(i){if(r.damage_title!==void 0){var i=!1;return z.errors=[{instancePath:t+"/damage_title",schemaPath:"#/properties/dam\
age_title/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;if(i)if(r.
violation_title!==void 0){var i=!1;return z.errors=[{instancePath:t+"/violation_title",schemaPath:"#/properties/violatio\
n_title/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0}}}}}}}}}}}else
return z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
return z.errors=e,s===0}const es={type:"object",properties:{type:{type:"string",enum:["c"]},comp_note_id:{$ref:"accepted\
.json#/$defs/id"},item_description:{$ref:"accepted.json#/$defs/text"},stage:{type:"string",enum:["b","i","a"]},damage_id:{
$ref:"accepted.json#/$defs/id"},violation_id:{$ref:"accepted.json#/$defs/id"},pcr_question_id:!1,question:!1,pcr_form_id:!1,
form_name:!1,damage_title:!1,violation_title:!1},required:["type","comp_note_id","item_description","stage"]};function T(r,{
instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let a;if(r.type===void 0&&(a="type")||r.comp_note_id===void 0&&(a="comp_note_id")||r.item_description===
void 0&&(a="item_description")||r.stage===void 0&&(a="stage"))return T.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:a},message:"must have required property '"+a+"'"}],!1;if(r.type!==void 0){let o=r.type;
const p=s;if(typeof o!="string")return T.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"}],!1;if(o!=="c")return T.errors=[{instancePath:t+"/type",schemaPath:"\
#/properties/type/enum",keyword:"enum",params:{allowedValues:es.properties.type.enum},message:"must be equal to one of t\
he allowed values"}],!1;var i=p===s}else var i=!0;if(i){if(r.comp_note_id!==void 0){const o=s;b(r.comp_note_id,{instancePath:t+
"/comp_note_id",parentData:r,parentDataProperty:"comp_note_id",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.
length);var i=o===s}else var i=!0;if(i){if(r.item_description!==void 0){const o=s;u(r.item_description,{instancePath:t+"\
/item_description",parentData:r,parentDataProperty:"item_description",rootData:l})||(e=e===null?u.errors:e.concat(u.errors),
s=e.length);var i=o===s}else var i=!0;if(i){if(r.stage!==void 0){let o=r.stage;const p=s;if(typeof o!="string")return T.
errors=[{instancePath:t+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"}],!1;if(!(o==="b"||o==="i"||o==="a"))return T.errors=[{instancePath:t+"/stage",schemaPath:"#/properties/sta\
ge/enum",keyword:"enum",params:{allowedValues:es.properties.stage.enum},message:"must be equal to one of the allowed val\
ues"}],!1;var i=p===s}else var i=!0;if(i){if(r.damage_id!==void 0){const o=s;b(r.damage_id,{instancePath:t+"/damage_id",
parentData:r,parentDataProperty:"damage_id",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length);var i=o===
s}else var i=!0;if(i){if(r.violation_id!==void 0){const o=s;b(r.violation_id,{instancePath:t+"/violation_id",parentData:r,
parentDataProperty:"violation_id",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length);var i=o===s}else var i=!0;
if(i){if(r.pcr_question_id!==void 0){var i=!1;return T.errors=[{instancePath:t+"/pcr_question_id",schemaPath:"#/properti\
es/pcr_question_id/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;if(i){
if(r.question!==void 0){var i=!1;return T.errors=[{instancePath:t+"/question",schemaPath:"#/properties/question/false sc\
hema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;if(i){if(r.pcr_form_id!==void 0){
var i=!1;return T.errors=[{instancePath:t+"/pcr_form_id",schemaPath:"#/properties/pcr_form_id/false schema",keyword:"fal\
se schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;if(i){if(r.form_name!==void 0){var i=!1;return T.
errors=[{instancePath:t+"/form_name",schemaPath:"#/properties/form_name/false schema",keyword:"false schema",params:{},message:"\
boolean schema is false"}],!1}else var i=!0;if(i){if(r.damage_title!==void 0){var i=!1;return T.errors=[{instancePath:t+
"/damage_title",schemaPath:"#/properties/damage_title/false schema",keyword:"false schema",params:{},message:"boolean sc\
hema is false"}],!1}else var i=!0;if(i)if(r.violation_title!==void 0){var i=!1;return T.errors=[{instancePath:t+"/violat\
ion_title",schemaPath:"#/properties/violation_title/false schema",keyword:"false schema",params:{},message:"boolean sche\
ma is false"}],!1}else var i=!0}}}}}}}}}}}else return T.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return T.errors=e,s===0}const Ps={type:"object",properties:{type:{type:"str\
ing",enum:["pc"]},pcr_question_id:{$ref:"accepted.json#/$defs/id"},question:{$ref:"accepted.json#/$defs/text"},pcr_form_id:{
$ref:"accepted.json#/$defs/id"},form_name:{$ref:"accepted.json#/$defs/text"},comp_note_id:!1,item_description:!1,damage_id:!1,
damage_title:!1,violation_id:!1,violation_title:!1,stage:!1},required:["type","pcr_question_id","question","pcr_form_id",
"form_name"]};function V(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.type===void 0&&(a="type")||r.pcr_question_id===void 0&&(a="pcr\
_question_id")||r.question===void 0&&(a="question")||r.pcr_form_id===void 0&&(a="pcr_form_id")||r.form_name===void 0&&(a=
"form_name"))return V.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a},message:"\
must have required property '"+a+"'"}],!1;if(r.type!==void 0){let o=r.type;const p=s;if(typeof o!="string")return V.errors=
[{instancePath:t+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"}],!1;if(o!=="pc")return V.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{
allowedValues:Ps.properties.type.enum},message:"must be equal to one of the allowed values"}],!1;var i=p===s}else var i=!0;
if(i){if(r.pcr_question_id!==void 0){const o=s;b(r.pcr_question_id,{instancePath:t+"/pcr_question_id",parentData:r,parentDataProperty:"\
pcr_question_id",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length);var i=o===s}else var i=!0;if(i){if(r.
question!==void 0){const o=s;u(r.question,{instancePath:t+"/question",parentData:r,parentDataProperty:"question",rootData:l})||
(e=e===null?u.errors:e.concat(u.errors),s=e.length);var i=o===s}else var i=!0;if(i){if(r.pcr_form_id!==void 0){const o=s;
b(r.pcr_form_id,{instancePath:t+"/pcr_form_id",parentData:r,parentDataProperty:"pcr_form_id",rootData:l})||(e=e===null?b.
errors:e.concat(b.errors),s=e.length);var i=o===s}else var i=!0;if(i){if(r.form_name!==void 0){const o=s;u(r.form_name,{
instancePath:t+"/form_name",parentData:r,parentDataProperty:"form_name",rootData:l})||(e=e===null?u.errors:e.concat(u.errors),
s=e.length);var i=o===s}else var i=!0;if(i){if(r.comp_note_id!==void 0){var i=!1;return V.errors=[{instancePath:t+"/comp\
_note_id",schemaPath:"#/properties/comp_note_id/false schema",keyword:"false schema",params:{},message:"boolean schema i\
s false"}],!1}else var i=!0;if(i){if(r.item_description!==void 0){var i=!1;return V.errors=[{instancePath:t+"/item_descr\
iption",schemaPath:"#/properties/item_description/false schema",keyword:"false schema",params:{},message:"boolean schema\
 is false"}],!1}else var i=!0;if(i){if(r.damage_id!==void 0){var i=!1;return V.errors=[{instancePath:t+"/damage_id",schemaPath:"\
#/properties/damage_id/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;
if(i){if(r.damage_title!==void 0){var i=!1;return V.errors=[{instancePath:t+"/damage_title",schemaPath:"#/properties/dam\
age_title/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;if(i){if(r.
violation_id!==void 0){var i=!1;return V.errors=[{instancePath:t+"/violation_id",schemaPath:"#/properties/violation_id/f\
alse schema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;if(i){if(r.violation_title!==
void 0){var i=!1;return V.errors=[{instancePath:t+"/violation_title",schemaPath:"#/properties/violation_title/false sche\
ma",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;if(i)if(r.stage!==void 0){var i=!1;
return V.errors=[{instancePath:t+"/stage",schemaPath:"#/properties/stage/false schema",keyword:"false schema",params:{},
message:"boolean schema is false"}],!1}else var i=!0}}}}}}}}}}}else return V.errors=[{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"}],!1;return V.errors=e,s===0}const js={type:"object",properties:{
type:{type:"string",enum:["d"]},damage_id:{$ref:"accepted.json#/$defs/id"},damage_title:{$ref:"accepted.json#/$defs/text"},
comp_note_id:!1,item_description:!1,pcr_question_id:!1,question:!1,pcr_form_id:!1,form_name:!1,violation_id:!1,violation_title:!1,
stage:!1},required:["type","damage_id","damage_title"]};function E(r,{instancePath:t="",parentData:d,parentDataProperty:_,
rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.type===void 0&&(a="typ\
e")||r.damage_id===void 0&&(a="damage_id")||r.damage_title===void 0&&(a="damage_title"))return E.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a},message:"must have required property '"+a+"'"}],!1;
if(r.type!==void 0){let o=r.type;const p=s;if(typeof o!="string")return E.errors=[{instancePath:t+"/type",schemaPath:"#/\
properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(o!=="d")return E.errors=[{instancePath:t+
"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:js.properties.type.enum},message:"must \
be equal to one of the allowed values"}],!1;var i=p===s}else var i=!0;if(i){if(r.damage_id!==void 0){const o=s;b(r.damage_id,
{instancePath:t+"/damage_id",parentData:r,parentDataProperty:"damage_id",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),
s=e.length);var i=o===s}else var i=!0;if(i){if(r.damage_title!==void 0){const o=s;u(r.damage_title,{instancePath:t+"/dam\
age_title",parentData:r,parentDataProperty:"damage_title",rootData:l})||(e=e===null?u.errors:e.concat(u.errors),s=e.length);
var i=o===s}else var i=!0;if(i){if(r.comp_note_id!==void 0){var i=!1;return E.errors=[{instancePath:t+"/comp_note_id",schemaPath:"\
#/properties/comp_note_id/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;
if(i){if(r.item_description!==void 0){var i=!1;return E.errors=[{instancePath:t+"/item_description",schemaPath:"#/proper\
ties/item_description/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;
if(i){if(r.pcr_question_id!==void 0){var i=!1;return E.errors=[{instancePath:t+"/pcr_question_id",schemaPath:"#/properti\
es/pcr_question_id/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;if(i){
if(r.question!==void 0){var i=!1;return E.errors=[{instancePath:t+"/question",schemaPath:"#/properties/question/false sc\
hema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;if(i){if(r.pcr_form_id!==void 0){
var i=!1;return E.errors=[{instancePath:t+"/pcr_form_id",schemaPath:"#/properties/pcr_form_id/false schema",keyword:"fal\
se schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;if(i){if(r.form_name!==void 0){var i=!1;return E.
errors=[{instancePath:t+"/form_name",schemaPath:"#/properties/form_name/false schema",keyword:"false schema",params:{},message:"\
boolean schema is false"}],!1}else var i=!0;if(i){if(r.violation_id!==void 0){var i=!1;return E.errors=[{instancePath:t+
"/violation_id",schemaPath:"#/properties/violation_id/false schema",keyword:"false schema",params:{},message:"boolean sc\
hema is false"}],!1}else var i=!0;if(i){if(r.violation_title!==void 0){var i=!1;return E.errors=[{instancePath:t+"/viola\
tion_title",schemaPath:"#/properties/violation_title/false schema",keyword:"false schema",params:{},message:"boolean sch\
ema is false"}],!1}else var i=!0;if(i)if(r.stage!==void 0){var i=!1;return E.errors=[{instancePath:t+"/stage",schemaPath:"\
#/properties/stage/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0}}}}}}}}}}}else
return E.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
return E.errors=e,s===0}const ws={type:"object",properties:{type:{type:"string",enum:["v"]},violation_id:{$ref:"accepted\
.json#/$defs/id"},violation_title:{$ref:"accepted.json#/$defs/text"},comp_note_id:!1,item_description:!1,pcr_question_id:!1,
question:!1,pcr_form_id:!1,form_name:!1,damage_id:!1,damage_title:!1,stage:!1},required:["type","violation_id","violatio\
n_title"]};function F(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let a;if(r.type===void 0&&(a="type")||r.violation_id===void 0&&(a="violation_id")||
r.violation_title===void 0&&(a="violation_title"))return F.errors=[{instancePath:t,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:a},message:"must have required property '"+a+"'"}],!1;if(r.type!==void 0){let o=r.type;const p=s;
if(typeof o!="string")return F.errors=[{instancePath:t+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{
type:"string"},message:"must be string"}],!1;if(o!=="v")return F.errors=[{instancePath:t+"/type",schemaPath:"#/propertie\
s/type/enum",keyword:"enum",params:{allowedValues:ws.properties.type.enum},message:"must be equal to one of the allowed \
values"}],!1;var i=p===s}else var i=!0;if(i){if(r.violation_id!==void 0){const o=s;b(r.violation_id,{instancePath:t+"/vi\
olation_id",parentData:r,parentDataProperty:"violation_id",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length);
var i=o===s}else var i=!0;if(i){if(r.violation_title!==void 0){const o=s;u(r.violation_title,{instancePath:t+"/violation\
_title",parentData:r,parentDataProperty:"violation_title",rootData:l})||(e=e===null?u.errors:e.concat(u.errors),s=e.length);
var i=o===s}else var i=!0;if(i){if(r.comp_note_id!==void 0){var i=!1;return F.errors=[{instancePath:t+"/comp_note_id",schemaPath:"\
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
boolean schema is false"}],!1}else var i=!0;if(i){if(r.damage_id!==void 0){var i=!1;return F.errors=[{instancePath:t+"/d\
amage_id",schemaPath:"#/properties/damage_id/false schema",keyword:"false schema",params:{},message:"boolean schema is f\
alse"}],!1}else var i=!0;if(i){if(r.damage_title!==void 0){var i=!1;return F.errors=[{instancePath:t+"/damage_title",schemaPath:"\
#/properties/damage_title/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;
if(i)if(r.stage!==void 0){var i=!1;return F.errors=[{instancePath:t+"/stage",schemaPath:"#/properties/stage/false schema",
keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0}}}}}}}}}}}else return F.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return F.errors=e,s===0}function Be(r,{
instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;const i=s;let a=!1,o=null;const p=s;
z(r,{instancePath:t,parentData:d,parentDataProperty:_,rootData:l})||(e=e===null?z.errors:e.concat(z.errors),s=e.length);
var c=p===s;c&&(a=!0,o=0);const n=s;T(r,{instancePath:t,parentData:d,parentDataProperty:_,rootData:l})||(e=e===null?T.errors:
e.concat(T.errors),s=e.length);var c=n===s;if(c&&a)a=!1,o=[o,1];else{c&&(a=!0,o=1);const f=s;V(r,{instancePath:t,parentData:d,
parentDataProperty:_,rootData:l})||(e=e===null?V.errors:e.concat(V.errors),s=e.length);var c=f===s;if(c&&a)a=!1,o=[o,2];else{
c&&(a=!0,o=2);const y=s;E(r,{instancePath:t,parentData:d,parentDataProperty:_,rootData:l})||(e=e===null?E.errors:e.concat(
E.errors),s=e.length);var c=y===s;if(c&&a)a=!1,o=[o,3];else{c&&(a=!0,o=3);const h=s;F(r,{instancePath:t,parentData:d,parentDataProperty:_,
rootData:l})||(e=e===null?F.errors:e.concat(F.errors),s=e.length);var c=h===s;c&&a?(a=!1,o=[o,4]):c&&(a=!0,o=4)}}}if(a)s=
i,e!==null&&(i?e.length=i:e=null);else{const f={instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o},
message:"must match exactly one schema in oneOf"};return e===null?e=[f]:e.push(f),s++,Be.errors=e,!1}return Be.errors=e,
s===0}function K(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let o;if(r.file_id===void 0&&(o="file_id")||r.file_name===void 0&&(o="file_name")||
r.file_type===void 0&&(o="file_type")||r.file_area===void 0&&(o="file_area")||r.flags===void 0&&(o="flags"))return K.errors=
[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o},message:"must have required prope\
rty '"+o+"'"}],!1;if(r.file_id!==void 0){const p=s;b(r.file_id,{instancePath:t+"/file_id",parentData:r,parentDataProperty:"\
file_id",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length);var i=p===s}else var i=!0;if(i){if(r.file_name!==
void 0){const p=s;u(r.file_name,{instancePath:t+"/file_name",parentData:r,parentDataProperty:"file_name",rootData:l})||(e=
e===null?u.errors:e.concat(u.errors),s=e.length);var i=p===s}else var i=!0;if(i){if(r.file_type!==void 0){const p=s;u(r.
file_type,{instancePath:t+"/file_type",parentData:r,parentDataProperty:"file_type",rootData:l})||(e=e===null?u.errors:e.
concat(u.errors),s=e.length);var i=p===s}else var i=!0;if(i){if(r.file_area!==void 0){const p=s;Me(r.file_area,{instancePath:t+
"/file_area",parentData:r,parentDataProperty:"file_area",rootData:l})||(e=e===null?Me.errors:e.concat(Me.errors),s=e.length);
var i=p===s}else var i=!0;if(i){if(r.flags!==void 0){let p=r.flags;const n=s;if(s===n)if(Array.isArray(p)){var a=!0;const f=p.
length;for(let m=0;m<f;m++){const y=s;Be(p[m],{instancePath:t+"/flags/"+m,parentData:p,parentDataProperty:m,rootData:l})||
(e=e===null?Be.errors:e.concat(Be.errors),s=e.length);var a=y===s;if(!a)break}}else return K.errors=[{instancePath:t+"/f\
lags",schemaPath:"#/properties/flags/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var i=n===s}else
var i=!0;if(i){if(r.report_id!==void 0){var i=!1;return K.errors=[{instancePath:t+"/report_id",schemaPath:"#/properties/\
report_id/false schema",keyword:"false schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;if(i){if(r.
hash!==void 0){var i=!1;return K.errors=[{instancePath:t+"/hash",schemaPath:"#/properties/hash/false schema",keyword:"fa\
lse schema",params:{},message:"boolean schema is false"}],!1}else var i=!0;if(i)if(r.content!==void 0){var i=!1;return K.
errors=[{instancePath:t+"/content",schemaPath:"#/properties/content/false schema",keyword:"false schema",params:{},message:"\
boolean schema is false"}],!1}else var i=!0}}}}}}}else return K.errors=[{instancePath:t,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"}],!1;return K.errors=e,s===0}function Ce(r,{instancePath:t="",parentData:d,
parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.report_id===
void 0&&(o="report_id")||r.files===void 0&&(o="files"))return Ce.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:o},message:"must have required property '"+o+"'"}],!1;if(r.report_id!==void 0){const p=s;
Se(r.report_id,{instancePath:t+"/report_id",parentData:r,parentDataProperty:"report_id",rootData:l})||(e=e===null?Se.errors:
e.concat(Se.errors),s=e.length);var i=p===s}else var i=!0;if(i)if(r.files!==void 0){let p=r.files;const n=s;if(s===n)if(Array.
isArray(p)){var a=!0;const f=p.length;for(let m=0;m<f;m++){const y=s;K(p[m],{instancePath:t+"/files/"+m,parentData:p,parentDataProperty:m,
rootData:l})||(e=e===null?K.errors:e.concat(K.errors),s=e.length);var a=y===s;if(!a)break}}else return Ce.errors=[{instancePath:t+
"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var i=n===
s}else var i=!0}else return Ce.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return Ce.errors=e,s===0}const ks=Ke,Dt={$id:"https://svclink.dev/schemas/api/file/get.response.jso\
n",type:"object",properties:{report_id:{$ref:"../accepted.json#/$defs/id"},file_id:{$ref:"../accepted.json#/$defs/id"},file_name:{
$ref:"../accepted.json#/$defs/text"},file_type:{$ref:"../accepted.json#/$defs/text"},file_area:{$ref:"../accepted.json#/\
$defs/file_area"},flags:{type:"array",items:{$ref:"../objects.json#/$defs/file_flag"}},hash:{$ref:"../accepted.json#/$de\
fs/sha256"},content:{$ref:"../accepted.json#/$defs/base64"}},required:["report_id","file_id","file_name","file_type","fi\
le_area","flags","hash","content"]};function te(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){
let e=null,s=0;const i=s;let a=!1;const o=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:t,
schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}
if(s===o&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const n={instancePath:t,schemaPath:"#/anyOf/\
0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===
null?e=[n]:e.push(n),s++}else if(r<0||isNaN(r)){const n={instancePath:t,schemaPath:"#/anyOf/0/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}var p=o===s;if(a=a||p,!a){const n=s;
if(s===n)if(typeof r=="string"){if(!N.test(r)){const f={instancePath:t,schemaPath:"#/anyOf/1/pattern",keyword:"pattern",
params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e===null?e=[f]:e.push(f),s++}}else{const f={
instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:
e.push(f),s++}var p=n===s;a=a||p}if(a)s=i,e!==null&&(i?e.length=i:e=null);else{const n={instancePath:t,schemaPath:"#/any\
Of",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=[n]:e.push(n),s++,te.errors=e,!1}
return te.errors=e,s===0}function ie(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,
s=0;return typeof r!="string"?(ie.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1):(ie.errors=e,s===0)}function Ge(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){
let e=null,s=0;return r===0||r===1||r==="0"||r==="1"?(Ge.errors=e,s===0):(Ge.errors=[{instancePath:t,schemaPath:"#/enum",
keyword:"enum",params:{allowedValues:Yr.enum},message:"must be equal to one of the allowed values"}],!1)}function He(r,{
instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;const i=s;let a=!1,o=null;const p=s;
z(r,{instancePath:t,parentData:d,parentDataProperty:_,rootData:l})||(e=e===null?z.errors:e.concat(z.errors),s=e.length);
var c=p===s;c&&(a=!0,o=0);const n=s;T(r,{instancePath:t,parentData:d,parentDataProperty:_,rootData:l})||(e=e===null?T.errors:
e.concat(T.errors),s=e.length);var c=n===s;if(c&&a)a=!1,o=[o,1];else{c&&(a=!0,o=1);const f=s;V(r,{instancePath:t,parentData:d,
parentDataProperty:_,rootData:l})||(e=e===null?V.errors:e.concat(V.errors),s=e.length);var c=f===s;if(c&&a)a=!1,o=[o,2];else{
c&&(a=!0,o=2);const y=s;E(r,{instancePath:t,parentData:d,parentDataProperty:_,rootData:l})||(e=e===null?E.errors:e.concat(
E.errors),s=e.length);var c=y===s;if(c&&a)a=!1,o=[o,3];else{c&&(a=!0,o=3);const h=s;F(r,{instancePath:t,parentData:d,parentDataProperty:_,
rootData:l})||(e=e===null?F.errors:e.concat(F.errors),s=e.length);var c=h===s;c&&a?(a=!1,o=[o,4]):c&&(a=!0,o=4)}}}if(a)s=
i,e!==null&&(i?e.length=i:e=null);else{const f={instancePath:t,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:o},
message:"must match exactly one schema in oneOf"};return e===null?e=[f]:e.push(f),s++,He.errors=e,!1}return He.errors=e,
s===0}function he(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===0)if(typeof r==
"string"){if(!Xr.test(r))return he.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[0\
-9a-fA-F]{64}$"},message:'must match pattern "^[0-9a-fA-F]{64}$"'}],!1}else return he.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;return he.errors=e,s===0}function Je(r,{instancePath:t="",
parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;return typeof r!="string"?(Je.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1):(Je.errors=e,s===0)}function Ke(r,{
instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let o;if(r.report_id===void 0&&(o="report_id")||r.file_id===void 0&&(o="file_id")||r.file_name===void 0&&
(o="file_name")||r.file_type===void 0&&(o="file_type")||r.file_area===void 0&&(o="file_area")||r.flags===void 0&&(o="fla\
gs")||r.hash===void 0&&(o="hash")||r.content===void 0&&(o="content"))return Ke.errors=[{instancePath:t,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:o},message:"must have required property '"+o+"'"}],!1;if(r.report_id!==
void 0){const p=s;te(r.report_id,{instancePath:t+"/report_id",parentData:r,parentDataProperty:"report_id",rootData:l})||
(e=e===null?te.errors:e.concat(te.errors),s=e.length);var i=p===s}else var i=!0;if(i){if(r.file_id!==void 0){const p=s;te(
r.file_id,{instancePath:t+"/file_id",parentData:r,parentDataProperty:"file_id",rootData:l})||(e=e===null?te.errors:e.concat(
te.errors),s=e.length);var i=p===s}else var i=!0;if(i){if(r.file_name!==void 0){const p=s;ie(r.file_name,{instancePath:t+
"/file_name",parentData:r,parentDataProperty:"file_name",rootData:l})||(e=e===null?ie.errors:e.concat(ie.errors),s=e.length);
var i=p===s}else var i=!0;if(i){if(r.file_type!==void 0){const p=s;ie(r.file_type,{instancePath:t+"/file_type",parentData:r,
parentDataProperty:"file_type",rootData:l})||(e=e===null?ie.errors:e.concat(ie.errors),s=e.length);var i=p===s}else var i=!0;
if(i){if(r.file_area!==void 0){const p=s;Ge(r.file_area,{instancePath:t+"/file_area",parentData:r,parentDataProperty:"fi\
le_area",rootData:l})||(e=e===null?Ge.errors:e.concat(Ge.errors),s=e.length);var i=p===s}else var i=!0;if(i){if(r.flags!==
void 0){let p=r.flags;const n=s;if(s===n)if(Array.isArray(p)){var a=!0;const f=p.length;for(let m=0;m<f;m++){const y=s;He(
p[m],{instancePath:t+"/flags/"+m,parentData:p,parentDataProperty:m,rootData:l})||(e=e===null?He.errors:e.concat(He.errors),
s=e.length);var a=y===s;if(!a)break}}else return Ke.errors=[{instancePath:t+"/flags",schemaPath:"#/properties/flags/type",
keyword:"type",params:{type:"array"},message:"must be array"}],!1;var i=n===s}else var i=!0;if(i){if(r.hash!==void 0){const p=s;
he(r.hash,{instancePath:t+"/hash",parentData:r,parentDataProperty:"hash",rootData:l})||(e=e===null?he.errors:e.concat(he.
errors),s=e.length);var i=p===s}else var i=!0;if(i)if(r.content!==void 0){const p=s;Je(r.content,{instancePath:t+"/conte\
nt",parentData:r,parentDataProperty:"content",rootData:l})||(e=e===null?Je.errors:e.concat(Je.errors),s=e.length);var i=p===
s}else var i=!0}}}}}}}else return Ke.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return Ke.errors=e,s===0}const Ds=Ue,$t={$id:"https://svclink.dev/schemas/api/file/get_metadata.res\
ponse.json",type:"object",properties:{file_id:{$ref:"../accepted.json#/$defs/id"},metadata:{type:"object",additionalProperties:{}}},
required:["file_id","metadata"]};function Qe(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,
s=0;const i=s;let a=!1;const o=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:t,schemaPath:"\
#/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(s===o&&
typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const n={instancePath:t,schemaPath:"#/anyOf/0/maximum",
keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?e=[n]:
e.push(n),s++}else if(r<0||isNaN(r)){const n={instancePath:t,schemaPath:"#/anyOf/0/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}var p=o===s;if(a=a||p,!a){const n=s;if(s===n)if(typeof r==
"string"){if(!N.test(r)){const f={instancePath:t,schemaPath:"#/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9\
]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e===null?e=[f]:e.push(f),s++}}else{const f={instancePath:t,schemaPath:"\
#/anyOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}var p=n===s;
a=a||p}if(a)s=i,e!==null&&(i?e.length=i:e=null);else{const n={instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};return e===null?e=[n]:e.push(n),s++,Qe.errors=e,!1}return Qe.errors=e,s===0}function Ue(r,{
instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let a;if(r.file_id===void 0&&(a="file_id")||r.metadata===void 0&&(a="metadata"))return Ue.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:a},message:"must have required property '"+a+"'"}],!1;
if(r.file_id!==void 0){const o=s;Qe(r.file_id,{instancePath:t+"/file_id",parentData:r,parentDataProperty:"file_id",rootData:l})||
(e=e===null?Qe.errors:e.concat(Qe.errors),s=e.length);var i=o===s}else var i=!0;if(i)if(r.metadata!==void 0){let o=r.metadata;
const p=s;if(s===p&&!(o&&typeof o=="object"&&!Array.isArray(o)))return Ue.errors=[{instancePath:t+"/metadata",schemaPath:"\
#/properties/metadata/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var i=p===s}else var i=!0}else
return Ue.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
return Ue.errors=e,s===0}const $s=Tr,qt={$id:"https://svclink.dev/schemas/api/file/upload.response.json",type:"object",properties:{
file_id:{$ref:"../accepted.json#/$defs/id"}},required:["file_id"]};function We(r,{instancePath:t="",parentData:d,parentDataProperty:_,
rootData:l=r}={}){let e=null,s=0;const i=s;let a=!1;const o=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const n={instancePath:t,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[n]:e.push(n),s++}if(s===o&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const n={instancePath:t,
schemaPath:"#/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900\
7199254740991"};e===null?e=[n]:e.push(n),s++}else if(r<0||isNaN(r)){const n={instancePath:t,schemaPath:"#/anyOf/0/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}var p=o===s;
if(a=a||p,!a){const n=s;if(s===n)if(typeof r=="string"){if(!N.test(r)){const f={instancePath:t,schemaPath:"#/anyOf/1/pat\
tern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e===null?e=[f]:e.
push(f),s++}}else{const f={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[f]:e.push(f),s++}var p=n===s;a=a||p}if(a)s=i,e!==null&&(i?e.length=i:e=null);else{const n={instancePath:t,
schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=[n]:e.push(n),s++,
We.errors=e,!1}return We.errors=e,s===0}function Tr(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){
let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.file_id===void 0&&(i="file_id"))return Tr.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"must have require\
d property '"+i+"'"}],!1;r.file_id!==void 0&&(We(r.file_id,{instancePath:t+"/file_id",parentData:r,parentDataProperty:"f\
ile_id",rootData:l})||(e=e===null?We.errors:e.concat(We.errors),s=e.length))}else return Tr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Tr.errors=e,s===0}const qs=ne,Ot={$id:"\
https://svclink.dev/schemas/api/file/flag_items.response.json",type:"object",properties:{items:{type:"object",properties:{
bids:{type:"array",items:{$ref:"../objects.json#/$defs/flaggable_item"}},completions:{type:"array",items:{$ref:"../objec\
ts.json#/$defs/flaggable_item"}},pcr:{type:"array",items:{$ref:"../objects.json#/$defs/flaggable_question"}}}}},required:[
"items"]},At={type:"object",properties:{comp_note_id:{$ref:"accepted.json#/$defs/id"},description:{$ref:"accepted.json#/\
$defs/text"}},required:["comp_note_id","description"]};function U(r,{instancePath:t="",parentData:d,parentDataProperty:_,
rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.comp_note_id===void 0&&
(a="comp_note_id")||r.description===void 0&&(a="description"))return U.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:a},message:"must have required property '"+a+"'"}],!1;if(r.comp_note_id!==void 0){const o=s;
b(r.comp_note_id,{instancePath:t+"/comp_note_id",parentData:r,parentDataProperty:"comp_note_id",rootData:l})||(e=e===null?
b.errors:e.concat(b.errors),s=e.length);var i=o===s}else var i=!0;if(i)if(r.description!==void 0){const o=s;u(r.description,
{instancePath:t+"/description",parentData:r,parentDataProperty:"description",rootData:l})||(e=e===null?u.errors:e.concat(
u.errors),s=e.length);var i=o===s}else var i=!0}else return U.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"}],!1;return U.errors=e,s===0}const xt={type:"object",properties:{form:{$ref:"\
accepted.json#/$defs/text"},question:{$ref:"accepted.json#/$defs/text"},pcr_question_id:{$ref:"accepted.json#/$defs/id"}},
required:["form","question","pcr_question_id"]};function ve(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){
let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.form===void 0&&(a="form")||r.question===
void 0&&(a="question")||r.pcr_question_id===void 0&&(a="pcr_question_id"))return ve.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:a},message:"must have required property '"+a+"'"}],!1;if(r.form!==
void 0){const o=s;u(r.form,{instancePath:t+"/form",parentData:r,parentDataProperty:"form",rootData:l})||(e=e===null?u.errors:
e.concat(u.errors),s=e.length);var i=o===s}else var i=!0;if(i){if(r.question!==void 0){const o=s;u(r.question,{instancePath:t+
"/question",parentData:r,parentDataProperty:"question",rootData:l})||(e=e===null?u.errors:e.concat(u.errors),s=e.length);
var i=o===s}else var i=!0;if(i)if(r.pcr_question_id!==void 0){const o=s;b(r.pcr_question_id,{instancePath:t+"/pcr_questi\
on_id",parentData:r,parentDataProperty:"pcr_question_id",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length);
var i=o===s}else var i=!0}}else return ve.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"}],!1;return ve.errors=e,s===0}function ne(r,{instancePath:t="",parentData:d,parentDataProperty:_,
rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.items===void 0&&(n="it\
ems"))return ne.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n},message:"m\
ust have required property '"+n+"'"}],!1;if(r.items!==void 0){let c=r.items;if(s===s)if(c&&typeof c=="object"&&!Array.isArray(
c)){if(c.bids!==void 0){let m=c.bids;const y=s;if(s===y)if(Array.isArray(m)){var i=!0;const v=m.length;for(let h=0;h<v;h++){
const g=s;U(m[h],{instancePath:t+"/items/bids/"+h,parentData:m,parentDataProperty:h,rootData:l})||(e=e===null?U.errors:e.
concat(U.errors),s=e.length);var i=g===s;if(!i)break}}else return ne.errors=[{instancePath:t+"/items/bids",schemaPath:"#\
/properties/items/properties/bids/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var a=y===s}else
var a=!0;if(a){if(c.completions!==void 0){let m=c.completions;const y=s;if(s===y)if(Array.isArray(m)){var o=!0;const h=m.
length;for(let g=0;g<h;g++){const P=s;U(m[g],{instancePath:t+"/items/completions/"+g,parentData:m,parentDataProperty:g,rootData:l})||
(e=e===null?U.errors:e.concat(U.errors),s=e.length);var o=P===s;if(!o)break}}else return ne.errors=[{instancePath:t+"/it\
ems/completions",schemaPath:"#/properties/items/properties/completions/type",keyword:"type",params:{type:"array"},message:"\
must be array"}],!1;var a=y===s}else var a=!0;if(a)if(c.pcr!==void 0){let m=c.pcr;const y=s;if(s===y)if(Array.isArray(m)){
var p=!0;const h=m.length;for(let g=0;g<h;g++){const P=s;ve(m[g],{instancePath:t+"/items/pcr/"+g,parentData:m,parentDataProperty:g,
rootData:l})||(e=e===null?ve.errors:e.concat(ve.errors),s=e.length);var p=P===s;if(!p)break}}else return ne.errors=[{instancePath:t+
"/items/pcr",schemaPath:"#/properties/items/properties/pcr/type",keyword:"type",params:{type:"array"},message:"must be a\
rray"}],!1;var a=y===s}else var a=!0}}else return ne.errors=[{instancePath:t+"/items",schemaPath:"#/properties/items/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"}],!1}}else return ne.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return ne.errors=e,s===0}const Os=Vr,Nt={$id:"\
https://svclink.dev/schemas/api/file/flag.response.json",type:"object",properties:{result:{$ref:"../accepted.json#/$defs\
/text"}},required:["result"]};function Xe(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,
s=0;return typeof r!="string"?(Xe.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1):(Xe.errors=e,s===0)}function Vr(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){
let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.result===void 0&&(i="result"))return Vr.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"must have require\
d property '"+i+"'"}],!1;r.result!==void 0&&(Xe(r.result,{instancePath:t+"/result",parentData:r,parentDataProperty:"resu\
lt",rootData:l})||(e=e===null?Xe.errors:e.concat(Xe.errors),s=e.length))}else return Vr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Vr.errors=e,s===0}const As=Kr,Et={$id:"\
https://svclink.dev/schemas/api/file/document_types.response.json",type:"object",additionalProperties:{$ref:"../accepted\
.json#/$defs/text"}};function Ye(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;
return typeof r!="string"?(Ye.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"}],!1):(Ye.errors=e,s===0)}function Kr(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){
let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r))for(const a in r){const o=s;Ye(r[a],{instancePath:t+
"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:a,rootData:l})||(e=e===null?Ye.errors:e.concat(
Ye.errors),s=e.length);var i=o===s;if(!i)break}else return Kr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"}],!1;return Kr.errors=e,s===0}const xs=be,Ft={$id:"https://svclink.dev/s\
chemas/api/user/search.response.json",type:"object",properties:{users:{type:"array",items:{$ref:"../objects.json#/$defs/\
user"},maxItems:100},next:{$ref:"../objects.json#/$defs/user_search_next"}},required:["users"]},zt={type:"object",properties:{
user_id:{$ref:"accepted.json#/$defs/id"},user_name:{$ref:"accepted.json#/$defs/text"},user_email:{$ref:"accepted.json#/$\
defs/text"},user_first_name:{$ref:"accepted.json#/$defs/text"},user_last_name:{$ref:"accepted.json#/$defs/text"},user_company:{
$ref:"accepted.json#/$defs/text"},user_display_name:{$ref:"accepted.json#/$defs/text"}},required:["user_id","user_name",
"user_email","user_first_name","user_last_name","user_company","user_display_name"]};function ge(r,{instancePath:t="",parentData:d,
parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.user_id===
void 0&&(a="user_id")||r.user_name===void 0&&(a="user_name")||r.user_email===void 0&&(a="user_email")||r.user_first_name===
void 0&&(a="user_first_name")||r.user_last_name===void 0&&(a="user_last_name")||r.user_company===void 0&&(a="user_compan\
y")||r.user_display_name===void 0&&(a="user_display_name"))return ge.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:a},message:"must have required property '"+a+"'"}],!1;if(r.user_id!==void 0){const o=s;
b(r.user_id,{instancePath:t+"/user_id",parentData:r,parentDataProperty:"user_id",rootData:l})||(e=e===null?b.errors:e.concat(
b.errors),s=e.length);var i=o===s}else var i=!0;if(i){if(r.user_name!==void 0){const o=s;u(r.user_name,{instancePath:t+"\
/user_name",parentData:r,parentDataProperty:"user_name",rootData:l})||(e=e===null?u.errors:e.concat(u.errors),s=e.length);
var i=o===s}else var i=!0;if(i){if(r.user_email!==void 0){const o=s;u(r.user_email,{instancePath:t+"/user_email",parentData:r,
parentDataProperty:"user_email",rootData:l})||(e=e===null?u.errors:e.concat(u.errors),s=e.length);var i=o===s}else var i=!0;
if(i){if(r.user_first_name!==void 0){const o=s;u(r.user_first_name,{instancePath:t+"/user_first_name",parentData:r,parentDataProperty:"\
user_first_name",rootData:l})||(e=e===null?u.errors:e.concat(u.errors),s=e.length);var i=o===s}else var i=!0;if(i){if(r.
user_last_name!==void 0){const o=s;u(r.user_last_name,{instancePath:t+"/user_last_name",parentData:r,parentDataProperty:"\
user_last_name",rootData:l})||(e=e===null?u.errors:e.concat(u.errors),s=e.length);var i=o===s}else var i=!0;if(i){if(r.user_company!==
void 0){const o=s;u(r.user_company,{instancePath:t+"/user_company",parentData:r,parentDataProperty:"user_company",rootData:l})||
(e=e===null?u.errors:e.concat(u.errors),s=e.length);var i=o===s}else var i=!0;if(i)if(r.user_display_name!==void 0){const o=s;
u(r.user_display_name,{instancePath:t+"/user_display_name",parentData:r,parentDataProperty:"user_display_name",rootData:l})||
(e=e===null?u.errors:e.concat(u.errors),s=e.length);var i=o===s}else var i=!0}}}}}}else return ge.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return ge.errors=e,s===0}const Tt={
type:"object",properties:{user_email:{anyOf:[{$ref:"accepted.json#/$defs/filter"},{type:"null"}]},user_name:{anyOf:[{$ref:"\
accepted.json#/$defs/filter"},{type:"null"}]},user_company:{anyOf:[{$ref:"accepted.json#/$defs/filter"},{type:"null"}]},
offset:{$ref:"accepted.json#/$defs/offset"}},required:["user_email","user_name","user_company","offset"]},Vt={type:"stri\
ng",maxLength:255};function q(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===
0)if(typeof r=="string"){if(r.length>255)return q.errors=[{instancePath:t,schemaPath:"#/maxLength",keyword:"maxLength",params:{
limit:255},message:"must NOT have more than 255 characters"}],!1}else return q.errors=[{instancePath:t,schemaPath:"#/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"}],!1;return q.errors=e,s===0}const Lt={anyOf:[{type:"i\
nteger",minimum:0,maximum:9007199254740991},{type:"string",pattern:"^[0-9]{1,15}$"}]};function ae(r,{instancePath:t="",parentData:d,
parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;const i=s;let a=!1;const o=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const n={instancePath:t,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer"};e===null?e=[n]:e.push(n),s++}if(s===o&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){
const n={instancePath:t,schemaPath:"#/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[n]:e.push(n),s++}else if(r<0||isNaN(r)){const n={instancePath:t,schemaPath:"\
#/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}
var p=o===s;if(a=a||p,!a){const n=s;if(s===n)if(typeof r=="string"){if(!N.test(r)){const f={instancePath:t,schemaPath:"#\
/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e===null?
e=[f]:e.push(f),s++}}else{const f={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[f]:e.push(f),s++}var p=n===s;a=a||p}if(a)s=i,e!==null&&(i?e.length=i:e=null);else{const n={
instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=
[n]:e.push(n),s++,ae.errors=e,!1}return ae.errors=e,s===0}function W(r,{instancePath:t="",parentData:d,parentDataProperty:_,
rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.user_email===void 0&&(n=
"user_email")||r.user_name===void 0&&(n="user_name")||r.user_company===void 0&&(n="user_company")||r.offset===void 0&&(n=
"offset"))return W.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n},message:"\
must have required property '"+n+"'"}],!1;if(r.user_email!==void 0){let c=r.user_email;const f=s,m=s;let y=!1;const v=s;
q(c,{instancePath:t+"/user_email",parentData:r,parentDataProperty:"user_email",rootData:l})||(e=e===null?q.errors:e.concat(
q.errors),s=e.length);var i=v===s;if(y=y||i,!y){const h=s;if(c!==null){const P={instancePath:t+"/user_email",schemaPath:"\
#/properties/user_email/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[P]:e.push(
P),s++}var i=h===s;y=y||i}if(y)s=m,e!==null&&(m?e.length=m:e=null);else{const h={instancePath:t+"/user_email",schemaPath:"\
#/properties/user_email/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=[h]:e.
push(h),s++,W.errors=e,!1}var a=f===s}else var a=!0;if(a){if(r.user_name!==void 0){let c=r.user_name;const f=s,m=s;let y=!1;
const v=s;q(c,{instancePath:t+"/user_name",parentData:r,parentDataProperty:"user_name",rootData:l})||(e=e===null?q.errors:
e.concat(q.errors),s=e.length);var o=v===s;if(y=y||o,!y){const g=s;if(c!==null){const w={instancePath:t+"/user_name",schemaPath:"\
#/properties/user_name/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[w]:e.push(w),
s++}var o=g===s;y=y||o}if(y)s=m,e!==null&&(m?e.length=m:e=null);else{const g={instancePath:t+"/user_name",schemaPath:"#/\
properties/user_name/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=[g]:e.push(
g),s++,W.errors=e,!1}var a=f===s}else var a=!0;if(a){if(r.user_company!==void 0){let c=r.user_company;const f=s,m=s;let y=!1;
const v=s;q(c,{instancePath:t+"/user_company",parentData:r,parentDataProperty:"user_company",rootData:l})||(e=e===null?q.
errors:e.concat(q.errors),s=e.length);var p=v===s;if(y=y||p,!y){const g=s;if(c!==null){const w={instancePath:t+"/user_co\
mpany",schemaPath:"#/properties/user_company/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===
null?e=[w]:e.push(w),s++}var p=g===s;y=y||p}if(y)s=m,e!==null&&(m?e.length=m:e=null);else{const g={instancePath:t+"/user\
_company",schemaPath:"#/properties/user_company/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
return e===null?e=[g]:e.push(g),s++,W.errors=e,!1}var a=f===s}else var a=!0;if(a)if(r.offset!==void 0){const c=s;ae(r.offset,
{instancePath:t+"/offset",parentData:r,parentDataProperty:"offset",rootData:l})||(e=e===null?ae.errors:e.concat(ae.errors),
s=e.length);var a=c===s}else var a=!0}}}else return W.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"}],!1;return W.errors=e,s===0}function be(r,{instancePath:t="",parentData:d,parentDataProperty:_,
rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.users===void 0&&(o="us\
ers"))return be.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o},message:"m\
ust have required property '"+o+"'"}],!1;if(r.users!==void 0){let p=r.users;const n=s;if(s===n)if(Array.isArray(p)){if(p.
length>100)return be.errors=[{instancePath:t+"/users",schemaPath:"#/properties/users/maxItems",keyword:"maxItems",params:{
limit:100},message:"must NOT have more than 100 items"}],!1;{var i=!0;const c=p.length;for(let f=0;f<c;f++){const m=s;ge(
p[f],{instancePath:t+"/users/"+f,parentData:p,parentDataProperty:f,rootData:l})||(e=e===null?ge.errors:e.concat(ge.errors),
s=e.length);var i=m===s;if(!i)break}}}else return be.errors=[{instancePath:t+"/users",schemaPath:"#/properties/users/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var a=n===s}else var a=!0;if(a)if(r.next!==void 0){
const p=s;W(r.next,{instancePath:t+"/next",parentData:r,parentDataProperty:"next",rootData:l})||(e=e===null?W.errors:e.concat(
W.errors),s=e.length);var a=p===s}else var a=!0}else return be.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"}],!1;return be.errors=e,s===0}const Ns=er,It={$id:"https://svclink.dev/s\
chemas/api/user/group_list.response.json",type:"object",properties:{groups:{type:"object",additionalProperties:{$ref:"..\
/accepted.json#/$defs/text"}}},required:["groups"]};function Ze(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){
let e=null,s=0;return typeof r!="string"?(Ze.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"}],!1):(Ze.errors=e,s===0)}function er(r,{instancePath:t="",parentData:d,parentDataProperty:_,
rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.groups===void 0&&(a="g\
roups"))return er.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a},message:"\
must have required property '"+a+"'"}],!1;if(r.groups!==void 0){let o=r.groups;if(s===s)if(o&&typeof o=="object"&&!Array.
isArray(o))for(const n in o){const c=s;Ze(o[n],{instancePath:t+"/groups/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:o,
parentDataProperty:n,rootData:l})||(e=e===null?Ze.errors:e.concat(Ze.errors),s=e.length);var i=c===s;if(!i)break}else return er.
errors=[{instancePath:t+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"}],!1}}else return er.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return er.errors=e,s===0}const Es=ke,Rt={$id:"https://svclink.dev/schemas/api/workorder/search.resp\
onse.json",type:"object",properties:{work_orders:{type:"array",items:{$ref:"../objects.json#/$defs/work_order_summary"},
maxItems:100},next:{$ref:"../objects.json#/$defs/work_order_search_next"}},required:["work_orders"]},St={type:"object",properties:{
report_id:{$ref:"accepted.json#/$defs/id"},org_property_id:{$ref:"accepted.json#/$defs/id"},address:{$ref:"accepted.json\
#/$defs/text"},city:{$ref:"accepted.json#/$defs/text"},state:{$ref:"accepted.json#/$defs/text"},zip:{$ref:"accepted.json\
#/$defs/text"},loan_number:{$ref:"accepted.json#/$defs/text"},work_type:{$ref:"accepted.json#/$defs/id"},date_received:{
$ref:"accepted.json#/$defs/date_compact"}},required:["report_id","org_property_id","address","city","state","zip","loan_\
number","work_type","date_received"]},Mt={type:"string",pattern:"^(?:[0-9]{4}(?:(?:0[13578]|1[02])(?:0[1-9]|[12][0-9]|3[\
01])|(?:0[469]|11)(?:0[1-9]|[12][0-9]|30)|02(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[0\
2468][048]|[13579][26])00)0229)$"},Fs=new RegExp("^(?:[0-9]{4}(?:(?:0[13578]|1[02])(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|\
11)(?:0[1-9]|[12][0-9]|30)|02(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[135\
79][26])00)0229)$","u");function Pe(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,
s=0;if(s===0)if(typeof r=="string"){if(!Fs.test(r))return Pe.errors=[{instancePath:t,schemaPath:"#/pattern",keyword:"pat\
tern",params:{pattern:"^(?:[0-9]{4}(?:(?:0[13578]|1[02])(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)(?:0[1-9]|[12][0-9]|30)|\
02(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)0229)$"},message:'\
must match pattern "^(?:[0-9]{4}(?:(?:0[13578]|1[02])(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)(?:0[1-9]|[12][0-9]|30)|02(\
?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)0229)$"'}],!1}else return Pe.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;return Pe.
errors=e,s===0}function je(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.report_id===void 0&&(a="report_id")||r.org_property_id===void 0&&
(a="org_property_id")||r.address===void 0&&(a="address")||r.city===void 0&&(a="city")||r.state===void 0&&(a="state")||r.
zip===void 0&&(a="zip")||r.loan_number===void 0&&(a="loan_number")||r.work_type===void 0&&(a="work_type")||r.date_received===
void 0&&(a="date_received"))return je.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a},
message:"must have required property '"+a+"'"}],!1;if(r.report_id!==void 0){const o=s;b(r.report_id,{instancePath:t+"/re\
port_id",parentData:r,parentDataProperty:"report_id",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length);var i=o===
s}else var i=!0;if(i){if(r.org_property_id!==void 0){const o=s;b(r.org_property_id,{instancePath:t+"/org_property_id",parentData:r,
parentDataProperty:"org_property_id",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length);var i=o===s}else var i=!0;
if(i){if(r.address!==void 0){const o=s;u(r.address,{instancePath:t+"/address",parentData:r,parentDataProperty:"address",
rootData:l})||(e=e===null?u.errors:e.concat(u.errors),s=e.length);var i=o===s}else var i=!0;if(i){if(r.city!==void 0){const o=s;
u(r.city,{instancePath:t+"/city",parentData:r,parentDataProperty:"city",rootData:l})||(e=e===null?u.errors:e.concat(u.errors),
s=e.length);var i=o===s}else var i=!0;if(i){if(r.state!==void 0){const o=s;u(r.state,{instancePath:t+"/state",parentData:r,
parentDataProperty:"state",rootData:l})||(e=e===null?u.errors:e.concat(u.errors),s=e.length);var i=o===s}else var i=!0;if(i){
if(r.zip!==void 0){const o=s;u(r.zip,{instancePath:t+"/zip",parentData:r,parentDataProperty:"zip",rootData:l})||(e=e===null?
u.errors:e.concat(u.errors),s=e.length);var i=o===s}else var i=!0;if(i){if(r.loan_number!==void 0){const o=s;u(r.loan_number,
{instancePath:t+"/loan_number",parentData:r,parentDataProperty:"loan_number",rootData:l})||(e=e===null?u.errors:e.concat(
u.errors),s=e.length);var i=o===s}else var i=!0;if(i){if(r.work_type!==void 0){const o=s;b(r.work_type,{instancePath:t+"\
/work_type",parentData:r,parentDataProperty:"work_type",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length);
var i=o===s}else var i=!0;if(i)if(r.date_received!==void 0){const o=s;Pe(r.date_received,{instancePath:t+"/date_received",
parentData:r,parentDataProperty:"date_received",rootData:l})||(e=e===null?Pe.errors:e.concat(Pe.errors),s=e.length);var i=o===
s}else var i=!0}}}}}}}}else return je.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"}],!1;return je.errors=e,s===0}const Bt={type:"object",properties:{offset:{$ref:"accepted.json#/\
$defs/offset"},org_wo_num:{$ref:"accepted.json#/$defs/filter"},wo_number:{$ref:"accepted.json#/$defs/filter"},loan_number:{
$ref:"accepted.json#/$defs/filter"},address:{$ref:"accepted.json#/$defs/filter"},city:{$ref:"accepted.json#/$defs/filter"},
state:{$ref:"accepted.json#/$defs/filter"},zip:{$ref:"accepted.json#/$defs/filter"}},required:["offset"]};function we(r,{
instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let a;if(r.offset===void 0&&(a="offset"))return we.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:a},message:"must have required property '"+a+"'"}],!1;if(r.offset!==void 0){const o=s;
ae(r.offset,{instancePath:t+"/offset",parentData:r,parentDataProperty:"offset",rootData:l})||(e=e===null?ae.errors:e.concat(
ae.errors),s=e.length);var i=o===s}else var i=!0;if(i){if(r.org_wo_num!==void 0){const o=s;q(r.org_wo_num,{instancePath:t+
"/org_wo_num",parentData:r,parentDataProperty:"org_wo_num",rootData:l})||(e=e===null?q.errors:e.concat(q.errors),s=e.length);
var i=o===s}else var i=!0;if(i){if(r.wo_number!==void 0){const o=s;q(r.wo_number,{instancePath:t+"/wo_number",parentData:r,
parentDataProperty:"wo_number",rootData:l})||(e=e===null?q.errors:e.concat(q.errors),s=e.length);var i=o===s}else var i=!0;
if(i){if(r.loan_number!==void 0){const o=s;q(r.loan_number,{instancePath:t+"/loan_number",parentData:r,parentDataProperty:"\
loan_number",rootData:l})||(e=e===null?q.errors:e.concat(q.errors),s=e.length);var i=o===s}else var i=!0;if(i){if(r.address!==
void 0){const o=s;q(r.address,{instancePath:t+"/address",parentData:r,parentDataProperty:"address",rootData:l})||(e=e===
null?q.errors:e.concat(q.errors),s=e.length);var i=o===s}else var i=!0;if(i){if(r.city!==void 0){const o=s;q(r.city,{instancePath:t+
"/city",parentData:r,parentDataProperty:"city",rootData:l})||(e=e===null?q.errors:e.concat(q.errors),s=e.length);var i=o===
s}else var i=!0;if(i){if(r.state!==void 0){const o=s;q(r.state,{instancePath:t+"/state",parentData:r,parentDataProperty:"\
state",rootData:l})||(e=e===null?q.errors:e.concat(q.errors),s=e.length);var i=o===s}else var i=!0;if(i)if(r.zip!==void 0){
const o=s;q(r.zip,{instancePath:t+"/zip",parentData:r,parentDataProperty:"zip",rootData:l})||(e=e===null?q.errors:e.concat(
q.errors),s=e.length);var i=o===s}else var i=!0}}}}}}}else return we.errors=[{instancePath:t,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"}],!1;return we.errors=e,s===0}function ke(r,{instancePath:t="",parentData:d,
parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.work_orders===
void 0&&(o="work_orders"))return ke.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o},
message:"must have required property '"+o+"'"}],!1;if(r.work_orders!==void 0){let p=r.work_orders;const n=s;if(s===n)if(Array.
isArray(p)){if(p.length>100)return ke.errors=[{instancePath:t+"/work_orders",schemaPath:"#/properties/work_orders/maxIte\
ms",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"}],!1;{var i=!0;const c=p.length;for(let f=0;f<
c;f++){const m=s;je(p[f],{instancePath:t+"/work_orders/"+f,parentData:p,parentDataProperty:f,rootData:l})||(e=e===null?je.
errors:e.concat(je.errors),s=e.length);var i=m===s;if(!i)break}}}else return ke.errors=[{instancePath:t+"/work_orders",schemaPath:"\
#/properties/work_orders/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var a=n===s}else var a=!0;
if(a)if(r.next!==void 0){const p=s;we(r.next,{instancePath:t+"/next",parentData:r,parentDataProperty:"next",rootData:l})||
(e=e===null?we.errors:e.concat(we.errors),s=e.length);var a=p===s}else var a=!0}else return ke.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return ke.errors=e,s===0}const zs=rs,Ct={$id:"\
https://svclink.dev/schemas/api/workorder/fields.response.json",$ref:"../objects.json#/$defs/field_definitions"},Gt={type:"\
object",additionalProperties:{$ref:"objects.json#/$defs/field_definition"}},Ht={type:"object",properties:{name:{$ref:"ac\
cepted.json#/$defs/text"},type:{$ref:"accepted.json#/$defs/text"},source:{$ref:"accepted.json#/$defs/text"},options:{anyOf:[
{type:"object",additionalProperties:{$ref:"accepted.json#/$defs/text"}},{type:"array",items:{$ref:"accepted.json#/$defs/\
text"}}]}},required:["name","type"]};function S(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){
let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.name===void 0&&(n="name")||r.type===void 0&&
(n="type"))return S.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n},message:"\
must have required property '"+n+"'"}],!1;if(r.name!==void 0){const c=s;u(r.name,{instancePath:t+"/name",parentData:r,parentDataProperty:"\
name",rootData:l})||(e=e===null?u.errors:e.concat(u.errors),s=e.length);var i=c===s}else var i=!0;if(i){if(r.type!==void 0){
const c=s;u(r.type,{instancePath:t+"/type",parentData:r,parentDataProperty:"type",rootData:l})||(e=e===null?u.errors:e.concat(
u.errors),s=e.length);var i=c===s}else var i=!0;if(i){if(r.source!==void 0){const c=s;u(r.source,{instancePath:t+"/sourc\
e",parentData:r,parentDataProperty:"source",rootData:l})||(e=e===null?u.errors:e.concat(u.errors),s=e.length);var i=c===
s}else var i=!0;if(i)if(r.options!==void 0){let c=r.options;const f=s,m=s;let y=!1;const v=s;if(s===v)if(c&&typeof c=="o\
bject"&&!Array.isArray(c))for(const g in c){const P=s;u(c[g],{instancePath:t+"/options/"+g.replace(/~/g,"~0").replace(/\//g,
"~1"),parentData:c,parentDataProperty:g,rootData:l})||(e=e===null?u.errors:e.concat(u.errors),s=e.length);var a=P===s;if(!a)
break}else{const g={instancePath:t+"/options",schemaPath:"#/properties/options/anyOf/0/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[g]:e.push(g),s++}var o=v===s;if(y=y||o,!y){const g=s;if(s===g)if(Array.isArray(
c)){var p=!0;const w=c.length;for(let j=0;j<w;j++){const k=s;u(c[j],{instancePath:t+"/options/"+j,parentData:c,parentDataProperty:j,
rootData:l})||(e=e===null?u.errors:e.concat(u.errors),s=e.length);var p=k===s;if(!p)break}}else{const w={instancePath:t+
"/options",schemaPath:"#/properties/options/anyOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[w]:e.push(w),s++}var o=g===s;y=y||o}if(y)s=m,e!==null&&(m?e.length=m:e=null);else{const g={instancePath:t+"/\
options",schemaPath:"#/properties/options/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===
null?e=[g]:e.push(g),s++,S.errors=e,!1}var i=f===s}else var i=!0}}}else return S.errors=[{instancePath:t,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return S.errors=e,s===0}function rr(r,{instancePath:t="",
parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r))
for(const a in r){const o=s;S(r[a],{instancePath:t+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:a,
rootData:l})||(e=e===null?S.errors:e.concat(S.errors),s=e.length);var i=o===s;if(!i)break}else return rr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return rr.errors=e,s===0}function rs(r,{
instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;return rr(r,{instancePath:t,parentData:d,
parentDataProperty:_,rootData:l})||(e=e===null?rr.errors:e.concat(rr.errors),s=e.length),rs.errors=e,s===0}const Ts=Lr,Jt={
$id:"https://svclink.dev/schemas/api/workorder/get.response.json",type:"object",properties:{report_id:{$ref:"../accepted\
.json#/$defs/id"},org_property_id:{$ref:"../accepted.json#/$defs/id"},values:{$ref:"../objects.json#/$defs/field_values"},
fields:{$ref:"../objects.json#/$defs/field_definitions"}},required:["report_id","org_property_id","values","fields"]};function oe(r,{
instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;const i=s;let a=!1;const o=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:t,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(s===o&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const n={instancePath:t,schemaPath:"#/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[n]:e.push(n),s++}else if(r<0||isNaN(r)){const n={instancePath:t,schemaPath:"\
#/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}
var p=o===s;if(a=a||p,!a){const n=s;if(s===n)if(typeof r=="string"){if(!N.test(r)){const f={instancePath:t,schemaPath:"#\
/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e===null?
e=[f]:e.push(f),s++}}else{const f={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[f]:e.push(f),s++}var p=n===s;a=a||p}if(a)s=i,e!==null&&(i?e.length=i:e=null);else{const n={
instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=
[n]:e.push(n),s++,oe.errors=e,!1}return oe.errors=e,s===0}const Kt={type:"object",additionalProperties:{}};function sr(r,{
instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;return s===0&&!(r&&typeof r=="objec\
t"&&!Array.isArray(r))?(sr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"}],!1):(sr.errors=e,s===0)}function tr(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){
let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r))for(const a in r){const o=s;S(r[a],{instancePath:t+"\
/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,parentDataProperty:a,rootData:l})||(e=e===null?S.errors:e.concat(
S.errors),s=e.length);var i=o===s;if(!i)break}else return tr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"}],!1;return tr.errors=e,s===0}function Lr(r,{instancePath:t="",parentData:d,
parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.report_id===
void 0&&(a="report_id")||r.org_property_id===void 0&&(a="org_property_id")||r.values===void 0&&(a="values")||r.fields===
void 0&&(a="fields"))return Lr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a},
message:"must have required property '"+a+"'"}],!1;if(r.report_id!==void 0){const o=s;oe(r.report_id,{instancePath:t+"/r\
eport_id",parentData:r,parentDataProperty:"report_id",rootData:l})||(e=e===null?oe.errors:e.concat(oe.errors),s=e.length);
var i=o===s}else var i=!0;if(i){if(r.org_property_id!==void 0){const o=s;oe(r.org_property_id,{instancePath:t+"/org_prop\
erty_id",parentData:r,parentDataProperty:"org_property_id",rootData:l})||(e=e===null?oe.errors:e.concat(oe.errors),s=e.length);
var i=o===s}else var i=!0;if(i){if(r.values!==void 0){const o=s;sr(r.values,{instancePath:t+"/values",parentData:r,parentDataProperty:"\
values",rootData:l})||(e=e===null?sr.errors:e.concat(sr.errors),s=e.length);var i=o===s}else var i=!0;if(i)if(r.fields!==
void 0){const o=s;tr(r.fields,{instancePath:t+"/fields",parentData:r,parentDataProperty:"fields",rootData:l})||(e=e===null?
tr.errors:e.concat(tr.errors),s=e.length);var i=o===s}else var i=!0}}}else return Lr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Lr.errors=e,s===0}const Vs=ss,Qt={$id:"\
https://svclink.dev/schemas/api/workorder/create.response.json"};function ss(r,{instancePath:t="",parentData:d,parentDataProperty:_,
rootData:l=r}={}){return ss.errors=null,!0}const Ls=ar,Ut={$id:"https://svclink.dev/schemas/api/workorder/update.respons\
e.json",type:"object",properties:{result:{$ref:"../accepted.json#/$defs/text"},org_property_id:{$ref:"../accepted.json#/\
$defs/id"},wo_reassociated:{type:"boolean"}},required:["result","org_property_id","wo_reassociated"]};function ir(r,{instancePath:t="",
parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;return typeof r!="string"?(ir.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1):(ir.errors=e,s===0)}function nr(r,{
instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;const i=s;let a=!1;const o=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:t,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(s===o&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const n={instancePath:t,schemaPath:"#/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[n]:e.push(n),s++}else if(r<0||isNaN(r)){const n={instancePath:t,schemaPath:"\
#/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}
var p=o===s;if(a=a||p,!a){const n=s;if(s===n)if(typeof r=="string"){if(!N.test(r)){const f={instancePath:t,schemaPath:"#\
/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e===null?
e=[f]:e.push(f),s++}}else{const f={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[f]:e.push(f),s++}var p=n===s;a=a||p}if(a)s=i,e!==null&&(i?e.length=i:e=null);else{const n={
instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=
[n]:e.push(n),s++,nr.errors=e,!1}return nr.errors=e,s===0}function ar(r,{instancePath:t="",parentData:d,parentDataProperty:_,
rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.result===void 0&&(a="r\
esult")||r.org_property_id===void 0&&(a="org_property_id")||r.wo_reassociated===void 0&&(a="wo_reassociated"))return ar.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a},message:"must have require\
d property '"+a+"'"}],!1;if(r.result!==void 0){const o=s;ir(r.result,{instancePath:t+"/result",parentData:r,parentDataProperty:"\
result",rootData:l})||(e=e===null?ir.errors:e.concat(ir.errors),s=e.length);var i=o===s}else var i=!0;if(i){if(r.org_property_id!==
void 0){const o=s;nr(r.org_property_id,{instancePath:t+"/org_property_id",parentData:r,parentDataProperty:"org_property_\
id",rootData:l})||(e=e===null?nr.errors:e.concat(nr.errors),s=e.length);var i=o===s}else var i=!0;if(i)if(r.wo_reassociated!==
void 0){const o=s;if(typeof r.wo_reassociated!="boolean")return ar.errors=[{instancePath:t+"/wo_reassociated",schemaPath:"\
#/properties/wo_reassociated/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"}],!1;var i=o===s}else
var i=!0}}else return ar.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"}],!1;return ar.errors=e,s===0}const Is=Ir,Wt={$id:"https://svclink.dev/schemas/api/workorder/rfo.response.js\
on",type:"object",properties:{result:{$ref:"../accepted.json#/$defs/text"}},required:["result"]};function or(r,{instancePath:t="",
parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;return typeof r!="string"?(or.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1):(or.errors=e,s===0)}function Ir(r,{
instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&
!Array.isArray(r)){let i;if(r.result===void 0&&(i="result"))return Ir.errors=[{instancePath:t,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:i},message:"must have required property '"+i+"'"}],!1;r.result!==void 0&&(or(r.result,
{instancePath:t+"/result",parentData:r,parentDataProperty:"result",rootData:l})||(e=e===null?or.errors:e.concat(or.errors),
s=e.length))}else return Ir.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"}],!1;return Ir.errors=e,s===0}const Rs=Qr,Xt={$id:"https://svclink.dev/schemas/api/workorder/pcr_list.res\
ponse.json",type:"array",items:{$ref:"../objects.json#/$defs/attached_pcr_form"}},ts={type:"object",properties:{pcr_form_id:{
$ref:"accepted.json#/$defs/id"},pcr_form_name:{$ref:"accepted.json#/$defs/text"},version:{$ref:"accepted.json#/$defs/id"},
required:{enum:[!0,!1,1,0]},has_errors:{enum:[!0,!1,1,0]}},required:["pcr_form_id","pcr_form_name","version","required",
"has_errors"]};function le(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.pcr_form_id===void 0&&(a="pcr_form_id")||r.pcr_form_name===void 0&&
(a="pcr_form_name")||r.version===void 0&&(a="version")||r.required===void 0&&(a="required")||r.has_errors===void 0&&(a="\
has_errors"))return le.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a},message:"\
must have required property '"+a+"'"}],!1;if(r.pcr_form_id!==void 0){const o=s;b(r.pcr_form_id,{instancePath:t+"/pcr_for\
m_id",parentData:r,parentDataProperty:"pcr_form_id",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length);var i=o===
s}else var i=!0;if(i){if(r.pcr_form_name!==void 0){const o=s;u(r.pcr_form_name,{instancePath:t+"/pcr_form_name",parentData:r,
parentDataProperty:"pcr_form_name",rootData:l})||(e=e===null?u.errors:e.concat(u.errors),s=e.length);var i=o===s}else var i=!0;
if(i){if(r.version!==void 0){const o=s;b(r.version,{instancePath:t+"/version",parentData:r,parentDataProperty:"version",
rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length);var i=o===s}else var i=!0;if(i){if(r.required!==void 0){
let o=r.required;const p=s;if(!(o===!0||o===!1||o===1||o===0))return le.errors=[{instancePath:t+"/required",schemaPath:"\
#/properties/required/enum",keyword:"enum",params:{allowedValues:ts.properties.required.enum},message:"must be equal to \
one of the allowed values"}],!1;var i=p===s}else var i=!0;if(i)if(r.has_errors!==void 0){let o=r.has_errors;const p=s;if(!(o===
!0||o===!1||o===1||o===0))return le.errors=[{instancePath:t+"/has_errors",schemaPath:"#/properties/has_errors/enum",keyword:"\
enum",params:{allowedValues:ts.properties.has_errors.enum},message:"must be equal to one of the allowed values"}],!1;var i=p===
s}else var i=!0}}}}else return le.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return le.errors=e,s===0}function Qr(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){
let e=null,s=0;if(s===0)if(Array.isArray(r)){var i=!0;const a=r.length;for(let o=0;o<a;o++){const p=s;le(r[o],{instancePath:t+
"/"+o,parentData:r,parentDataProperty:o,rootData:l})||(e=e===null?le.errors:e.concat(le.errors),s=e.length);var i=p===s;
if(!i)break}}else return Qr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"}],!1;return Qr.errors=e,s===0}const Ss=pr,Yt={$id:"https://svclink.dev/schemas/api/workorder/pcr_get.respon\
se.json",type:"object",properties:{pcr_form_id:{$ref:"../accepted.json#/$defs/id"},version:{$ref:"../accepted.json#/$def\
s/id"},name:{$ref:"../accepted.json#/$defs/text"},questions:{type:"array",items:{$ref:"../objects.json#/$defs/answered_q\
uestion"}}},required:["pcr_form_id","version","name","questions"]};function pe(r,{instancePath:t="",parentData:d,parentDataProperty:_,
rootData:l=r}={}){let e=null,s=0;const i=s;let a=!1;const o=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const n={instancePath:t,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[n]:e.push(n),s++}if(s===o&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const n={instancePath:t,
schemaPath:"#/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900\
7199254740991"};e===null?e=[n]:e.push(n),s++}else if(r<0||isNaN(r)){const n={instancePath:t,schemaPath:"#/anyOf/0/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}var p=o===s;
if(a=a||p,!a){const n=s;if(s===n)if(typeof r=="string"){if(!N.test(r)){const f={instancePath:t,schemaPath:"#/anyOf/1/pat\
tern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e===null?e=[f]:e.
push(f),s++}}else{const f={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[f]:e.push(f),s++}var p=n===s;a=a||p}if(a)s=i,e!==null&&(i?e.length=i:e=null);else{const n={instancePath:t,
schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=[n]:e.push(n),s++,
pe.errors=e,!1}return pe.errors=e,s===0}function lr(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){
let e=null,s=0;return typeof r!="string"?(lr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"}],!1):(lr.errors=e,s===0)}const Zt={type:"object",properties:{pcr_question_id:{$ref:"acc\
epted.json#/$defs/id"},pcr_question_type:{$ref:"accepted.json#/$defs/text"},pcr_question_name:{$ref:"accepted.json#/$def\
s/text"},pcr_question_share_name:{anyOf:[{$ref:"accepted.json#/$defs/text"},{type:"null"}]},items:{type:"array",items:{$ref:"\
objects.json#/$defs/pcr_item"}},answer:{anyOf:[{type:"string"},{type:"number"},{type:"array",items:{anyOf:[{type:"string"},
{type:"number"}]}},{type:"null"}]}},required:["pcr_question_id","pcr_question_type","pcr_question_name"]},ei={type:"obje\
ct",properties:{id:{$ref:"accepted.json#/$defs/id"},value:{anyOf:[{$ref:"accepted.json#/$defs/text"},{$ref:"accepted.jso\
n#/$defs/number"}]},label:{$ref:"accepted.json#/$defs/text"},thirdparty_value:{anyOf:[{$ref:"accepted.json#/$defs/text"},
{$ref:"accepted.json#/$defs/number"},{type:"null"}]}},required:["id","value","label"]};function G(r,{instancePath:t="",parentData:d,
parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.id===
void 0&&(p="id")||r.value===void 0&&(p="value")||r.label===void 0&&(p="label"))return G.errors=[{instancePath:t,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:p},message:"must have required property '"+p+"'"}],!1;if(r.id!==void 0){
const n=s;b(r.id,{instancePath:t+"/id",parentData:r,parentDataProperty:"id",rootData:l})||(e=e===null?b.errors:e.concat(
b.errors),s=e.length);var i=n===s}else var i=!0;if(i){if(r.value!==void 0){let n=r.value;const c=s,f=s;let m=!1;const y=s;
u(n,{instancePath:t+"/value",parentData:r,parentDataProperty:"value",rootData:l})||(e=e===null?u.errors:e.concat(u.errors),
s=e.length);var a=y===s;if(m=m||a,!m){const h=s;D(n,{instancePath:t+"/value",parentData:r,parentDataProperty:"value",rootData:l})||
(e=e===null?D.errors:e.concat(D.errors),s=e.length);var a=h===s;m=m||a}if(m)s=f,e!==null&&(f?e.length=f:e=null);else{const h={
instancePath:t+"/value",schemaPath:"#/properties/value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in \
anyOf"};return e===null?e=[h]:e.push(h),s++,G.errors=e,!1}var i=c===s}else var i=!0;if(i){if(r.label!==void 0){const n=s;
u(r.label,{instancePath:t+"/label",parentData:r,parentDataProperty:"label",rootData:l})||(e=e===null?u.errors:e.concat(u.
errors),s=e.length);var i=n===s}else var i=!0;if(i)if(r.thirdparty_value!==void 0){let n=r.thirdparty_value;const c=s,f=s;
let m=!1;const y=s;u(n,{instancePath:t+"/thirdparty_value",parentData:r,parentDataProperty:"thirdparty_value",rootData:l})||
(e=e===null?u.errors:e.concat(u.errors),s=e.length);var o=y===s;if(m=m||o,!m){const h=s;D(n,{instancePath:t+"/thirdparty\
_value",parentData:r,parentDataProperty:"thirdparty_value",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length);
var o=h===s;if(m=m||o,!m){const P=s;if(n!==null){const j={instancePath:t+"/thirdparty_value",schemaPath:"#/properties/th\
irdparty_value/anyOf/2/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[j]:e.push(j),s++}var o=P===
s;m=m||o}}if(m)s=f,e!==null&&(f?e.length=f:e=null);else{const h={instancePath:t+"/thirdparty_value",schemaPath:"#/proper\
ties/thirdparty_value/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=[h]:e.push(
h),s++,G.errors=e,!1}var i=c===s}else var i=!0}}}else return G.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"}],!1;return G.errors=e,s===0}function X(r,{instancePath:t="",parentData:d,
parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let f;if(r.pcr_question_id===
void 0&&(f="pcr_question_id")||r.pcr_question_type===void 0&&(f="pcr_question_type")||r.pcr_question_name===void 0&&(f="\
pcr_question_name"))return X.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:f},
message:"must have required property '"+f+"'"}],!1;if(r.pcr_question_id!==void 0){const m=s;b(r.pcr_question_id,{instancePath:t+
"/pcr_question_id",parentData:r,parentDataProperty:"pcr_question_id",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),
s=e.length);var i=m===s}else var i=!0;if(i){if(r.pcr_question_type!==void 0){const m=s;u(r.pcr_question_type,{instancePath:t+
"/pcr_question_type",parentData:r,parentDataProperty:"pcr_question_type",rootData:l})||(e=e===null?u.errors:e.concat(u.errors),
s=e.length);var i=m===s}else var i=!0;if(i){if(r.pcr_question_name!==void 0){const m=s;u(r.pcr_question_name,{instancePath:t+
"/pcr_question_name",parentData:r,parentDataProperty:"pcr_question_name",rootData:l})||(e=e===null?u.errors:e.concat(u.errors),
s=e.length);var i=m===s}else var i=!0;if(i){if(r.pcr_question_share_name!==void 0){let m=r.pcr_question_share_name;const y=s,
v=s;let h=!1;const g=s;u(m,{instancePath:t+"/pcr_question_share_name",parentData:r,parentDataProperty:"pcr_question_shar\
e_name",rootData:l})||(e=e===null?u.errors:e.concat(u.errors),s=e.length);var a=g===s;if(h=h||a,!h){const w=s;if(m!==null){
const k={instancePath:t+"/pcr_question_share_name",schemaPath:"#/properties/pcr_question_share_name/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[k]:e.push(k),s++}var a=w===s;h=h||a}if(h)s=v,e!==null&&(v?
e.length=v:e=null);else{const w={instancePath:t+"/pcr_question_share_name",schemaPath:"#/properties/pcr_question_share_n\
ame/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=[w]:e.push(w),s++,X.errors=
e,!1}var i=y===s}else var i=!0;if(i){if(r.items!==void 0){let m=r.items;const y=s;if(s===y)if(Array.isArray(m)){var o=!0;
const h=m.length;for(let g=0;g<h;g++){const P=s;G(m[g],{instancePath:t+"/items/"+g,parentData:m,parentDataProperty:g,rootData:l})||
(e=e===null?G.errors:e.concat(G.errors),s=e.length);var o=P===s;if(!o)break}}else return X.errors=[{instancePath:t+"/ite\
ms",schemaPath:"#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var i=y===s}else
var i=!0;if(i)if(r.answer!==void 0){let m=r.answer;const y=s,v=s;let h=!1;const g=s;if(typeof m!="string"){const w={instancePath:t+
"/answer",schemaPath:"#/properties/answer/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[w]:e.push(w),s++}var p=g===s;if(h=h||p,!h){const w=s;if(!(typeof m=="number"&&isFinite(m))){const k={instancePath:t+
"/answer",schemaPath:"#/properties/answer/anyOf/1/type",keyword:"type",params:{type:"number"},message:"must be number"};
e===null?e=[k]:e.push(k),s++}var p=w===s;if(h=h||p,!h){const k=s;if(s===k)if(Array.isArray(m)){var n=!0;const A=m.length;
for(let x=0;x<A;x++){let $=m[x];const ue=s,Hr=s;let O=!1;const ps=s;if(typeof $!="string"){const ce={instancePath:t+"/an\
swer/"+x,schemaPath:"#/properties/answer/anyOf/2/items/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[ce]:e.push(ce),s++}var c=ps===s;if(O=O||c,!O){const ce=s;if(!(typeof $=="number"&&isFinite($))){
const Ur={instancePath:t+"/answer/"+x,schemaPath:"#/properties/answer/anyOf/2/items/anyOf/1/type",keyword:"type",params:{
type:"number"},message:"must be number"};e===null?e=[Ur]:e.push(Ur),s++}var c=ce===s;O=O||c}if(O)s=Hr,e!==null&&(Hr?e.length=
Hr:e=null);else{const ce={instancePath:t+"/answer/"+x,schemaPath:"#/properties/answer/anyOf/2/items/anyOf",keyword:"anyO\
f",params:{},message:"must match a schema in anyOf"};e===null?e=[ce]:e.push(ce),s++}var n=ue===s;if(!n)break}}else{const A={
instancePath:t+"/answer",schemaPath:"#/properties/answer/anyOf/2/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[A]:e.push(A),s++}var p=k===s;if(h=h||p,!h){const A=s;if(m!==null){const $={instancePath:t+"/ans\
wer",schemaPath:"#/properties/answer/anyOf/3/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?
e=[$]:e.push($),s++}var p=A===s;h=h||p}}}if(h)s=v,e!==null&&(v?e.length=v:e=null);else{const w={instancePath:t+"/answer",
schemaPath:"#/properties/answer/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?
e=[w]:e.push(w),s++,X.errors=e,!1}var i=y===s}else var i=!0}}}}}else return X.errors=[{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"}],!1;return X.errors=e,s===0}function pr(r,{instancePath:t="",
parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let o;if(r.pcr_form_id===void 0&&(o="pcr_form_id")||r.version===void 0&&(o="version")||r.name===void 0&&(o="name")||r.questions===
void 0&&(o="questions"))return pr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o},
message:"must have required property '"+o+"'"}],!1;if(r.pcr_form_id!==void 0){const p=s;pe(r.pcr_form_id,{instancePath:t+
"/pcr_form_id",parentData:r,parentDataProperty:"pcr_form_id",rootData:l})||(e=e===null?pe.errors:e.concat(pe.errors),s=e.
length);var i=p===s}else var i=!0;if(i){if(r.version!==void 0){const p=s;pe(r.version,{instancePath:t+"/version",parentData:r,
parentDataProperty:"version",rootData:l})||(e=e===null?pe.errors:e.concat(pe.errors),s=e.length);var i=p===s}else var i=!0;
if(i){if(r.name!==void 0){const p=s;lr(r.name,{instancePath:t+"/name",parentData:r,parentDataProperty:"name",rootData:l})||
(e=e===null?lr.errors:e.concat(lr.errors),s=e.length);var i=p===s}else var i=!0;if(i)if(r.questions!==void 0){let p=r.questions;
const n=s;if(s===n)if(Array.isArray(p)){var a=!0;const f=p.length;for(let m=0;m<f;m++){const y=s;X(p[m],{instancePath:t+
"/questions/"+m,parentData:p,parentDataProperty:m,rootData:l})||(e=e===null?X.errors:e.concat(X.errors),s=e.length);var a=y===
s;if(!a)break}}else return pr.errors=[{instancePath:t+"/questions",schemaPath:"#/properties/questions/type",keyword:"typ\
e",params:{type:"array"},message:"must be array"}],!1;var i=n===s}else var i=!0}}}else return pr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return pr.errors=e,s===0}const Ms=is,
ri={$id:"https://svclink.dev/schemas/api/workorder/pcr_answer.response.json"};function is(r,{instancePath:t="",parentData:d,
parentDataProperty:_,rootData:l=r}={}){return is.errors=null,!0}const Bs=Rr,si={$id:"https://svclink.dev/schemas/api/wor\
korder/pcr_detach.response.json",type:"object",properties:{result:{$ref:"../accepted.json#/$defs/text"}},required:["resu\
lt"]};function fr(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;return typeof r!=
"string"?(fr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],
!1):(fr.errors=e,s===0)}function Rr(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,
s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.result===void 0&&(i="result"))return Rr.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"must have required property '"+i+"'"}],!1;
r.result!==void 0&&(fr(r.result,{instancePath:t+"/result",parentData:r,parentDataProperty:"result",rootData:l})||(e=e===
null?fr.errors:e.concat(fr.errors),s=e.length))}else return Rr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"}],!1;return Rr.errors=e,s===0}const Cs=ur,ti={$id:"https://svclink.dev/s\
chemas/api/pcr/get.response.json",type:"object",properties:{pcr_form_id:{$ref:"../accepted.json#/$defs/id"},version:{$ref:"\
../accepted.json#/$defs/id"},name:{$ref:"../accepted.json#/$defs/text"},questions:{type:"array",items:{$ref:"../objects.\
json#/$defs/pcr_question"}}},required:["pcr_form_id","version","name","questions"]};function fe(r,{instancePath:t="",parentData:d,
parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;const i=s;let a=!1;const o=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const n={instancePath:t,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer"};e===null?e=[n]:e.push(n),s++}if(s===o&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){
const n={instancePath:t,schemaPath:"#/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[n]:e.push(n),s++}else if(r<0||isNaN(r)){const n={instancePath:t,schemaPath:"\
#/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}
var p=o===s;if(a=a||p,!a){const n=s;if(s===n)if(typeof r=="string"){if(!N.test(r)){const f={instancePath:t,schemaPath:"#\
/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e===null?
e=[f]:e.push(f),s++}}else{const f={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[f]:e.push(f),s++}var p=n===s;a=a||p}if(a)s=i,e!==null&&(i?e.length=i:e=null);else{const n={
instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=
[n]:e.push(n),s++,fe.errors=e,!1}return fe.errors=e,s===0}function mr(r,{instancePath:t="",parentData:d,parentDataProperty:_,
rootData:l=r}={}){let e=null,s=0;return typeof r!="string"?(mr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1):(mr.errors=e,s===0)}const ns={type:"object",properties:{id:{$ref:"\
accepted.json#/$defs/id"},question:{$ref:"accepted.json#/$defs/text"},type:{$ref:"accepted.json#/$defs/text"},questionType:{
$ref:"accepted.json#/$defs/text"},questionDataType:{$ref:"accepted.json#/$defs/text"},required:{enum:[!0,!1,1,0]},active:{
enum:[!0,!1,1,0]},maxLength:{anyOf:[{$ref:"accepted.json#/$defs/count"},{type:"null"}]},rules:{},events:{},photos:{$ref:"\
objects.json#/$defs/photo_limits"},items:{type:"array",items:{$ref:"objects.json#/$defs/pcr_item"}}},required:["id","que\
stion","type","questionType","questionDataType","required","active","maxLength","rules","events","photos"]},ii={type:"in\
teger",minimum:0,maximum:9007199254740991};function M(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){
let e=null,s=0;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return M.errors=[{instancePath:t,schemaPath:"#/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(s===0&&typeof r=="number"&&isFinite(r)){if(r>
9007199254740991||isNaN(r))return M.errors=[{instancePath:t,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(r<0||isNaN(r))return M.errors=[{instancePath:t,
schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}return M.errors=e,
s===0}const ni={type:"object",properties:{min:{$ref:"accepted.json#/$defs/count"},max:{$ref:"accepted.json#/$defs/count"}},
required:["min","max"]};function De(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,
s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let a;if(r.min===void 0&&(a="min")||r.max===void 0&&(a="max"))
return De.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:a},message:"must ha\
ve required property '"+a+"'"}],!1;if(r.min!==void 0){const o=s;M(r.min,{instancePath:t+"/min",parentData:r,parentDataProperty:"\
min",rootData:l})||(e=e===null?M.errors:e.concat(M.errors),s=e.length);var i=o===s}else var i=!0;if(i)if(r.max!==void 0){
const o=s;M(r.max,{instancePath:t+"/max",parentData:r,parentDataProperty:"max",rootData:l})||(e=e===null?M.errors:e.concat(
M.errors),s=e.length);var i=o===s}else var i=!0}else return De.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"}],!1;return De.errors=e,s===0}function Q(r,{instancePath:t="",parentData:d,
parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.id===
void 0&&(p="id")||r.question===void 0&&(p="question")||r.type===void 0&&(p="type")||r.questionType===void 0&&(p="questio\
nType")||r.questionDataType===void 0&&(p="questionDataType")||r.required===void 0&&(p="required")||r.active===void 0&&(p=
"active")||r.maxLength===void 0&&(p="maxLength")||r.rules===void 0&&(p="rules")||r.events===void 0&&(p="events")||r.photos===
void 0&&(p="photos"))return Q.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p},
message:"must have required property '"+p+"'"}],!1;if(r.id!==void 0){const n=s;b(r.id,{instancePath:t+"/id",parentData:r,
parentDataProperty:"id",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length);var i=n===s}else var i=!0;if(i){
if(r.question!==void 0){const n=s;u(r.question,{instancePath:t+"/question",parentData:r,parentDataProperty:"question",rootData:l})||
(e=e===null?u.errors:e.concat(u.errors),s=e.length);var i=n===s}else var i=!0;if(i){if(r.type!==void 0){const n=s;u(r.type,
{instancePath:t+"/type",parentData:r,parentDataProperty:"type",rootData:l})||(e=e===null?u.errors:e.concat(u.errors),s=e.
length);var i=n===s}else var i=!0;if(i){if(r.questionType!==void 0){const n=s;u(r.questionType,{instancePath:t+"/questio\
nType",parentData:r,parentDataProperty:"questionType",rootData:l})||(e=e===null?u.errors:e.concat(u.errors),s=e.length);
var i=n===s}else var i=!0;if(i){if(r.questionDataType!==void 0){const n=s;u(r.questionDataType,{instancePath:t+"/questio\
nDataType",parentData:r,parentDataProperty:"questionDataType",rootData:l})||(e=e===null?u.errors:e.concat(u.errors),s=e.
length);var i=n===s}else var i=!0;if(i){if(r.required!==void 0){let n=r.required;const c=s;if(!(n===!0||n===!1||n===1||n===
0))return Q.errors=[{instancePath:t+"/required",schemaPath:"#/properties/required/enum",keyword:"enum",params:{allowedValues:ns.
properties.required.enum},message:"must be equal to one of the allowed values"}],!1;var i=c===s}else var i=!0;if(i){if(r.
active!==void 0){let n=r.active;const c=s;if(!(n===!0||n===!1||n===1||n===0))return Q.errors=[{instancePath:t+"/active",
schemaPath:"#/properties/active/enum",keyword:"enum",params:{allowedValues:ns.properties.active.enum},message:"must be e\
qual to one of the allowed values"}],!1;var i=c===s}else var i=!0;if(i){if(r.maxLength!==void 0){let n=r.maxLength;const c=s,
f=s;let m=!1;const y=s;M(n,{instancePath:t+"/maxLength",parentData:r,parentDataProperty:"maxLength",rootData:l})||(e=e===
null?M.errors:e.concat(M.errors),s=e.length);var a=y===s;if(m=m||a,!m){const h=s;if(n!==null){const P={instancePath:t+"/\
maxLength",schemaPath:"#/properties/maxLength/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};
e===null?e=[P]:e.push(P),s++}var a=h===s;m=m||a}if(m)s=f,e!==null&&(f?e.length=f:e=null);else{const h={instancePath:t+"/\
maxLength",schemaPath:"#/properties/maxLength/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===
null?e=[h]:e.push(h),s++,Q.errors=e,!1}var i=c===s}else var i=!0;if(i){if(r.photos!==void 0){const n=s;De(r.photos,{instancePath:t+
"/photos",parentData:r,parentDataProperty:"photos",rootData:l})||(e=e===null?De.errors:e.concat(De.errors),s=e.length);var i=n===
s}else var i=!0;if(i)if(r.items!==void 0){let n=r.items;const c=s;if(s===c)if(Array.isArray(n)){var o=!0;const m=n.length;
for(let y=0;y<m;y++){const v=s;G(n[y],{instancePath:t+"/items/"+y,parentData:n,parentDataProperty:y,rootData:l})||(e=e===
null?G.errors:e.concat(G.errors),s=e.length);var o=v===s;if(!o)break}}else return Q.errors=[{instancePath:t+"/items",schemaPath:"\
#/properties/items/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var i=c===s}else var i=!0}}}}}}}}}else
return Q.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
return Q.errors=e,s===0}function ur(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,
s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.pcr_form_id===void 0&&(o="pcr_form_id")||r.version===
void 0&&(o="version")||r.name===void 0&&(o="name")||r.questions===void 0&&(o="questions"))return ur.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o},message:"must have required property '"+o+"'"}],!1;
if(r.pcr_form_id!==void 0){const p=s;fe(r.pcr_form_id,{instancePath:t+"/pcr_form_id",parentData:r,parentDataProperty:"pc\
r_form_id",rootData:l})||(e=e===null?fe.errors:e.concat(fe.errors),s=e.length);var i=p===s}else var i=!0;if(i){if(r.version!==
void 0){const p=s;fe(r.version,{instancePath:t+"/version",parentData:r,parentDataProperty:"version",rootData:l})||(e=e===
null?fe.errors:e.concat(fe.errors),s=e.length);var i=p===s}else var i=!0;if(i){if(r.name!==void 0){const p=s;mr(r.name,{
instancePath:t+"/name",parentData:r,parentDataProperty:"name",rootData:l})||(e=e===null?mr.errors:e.concat(mr.errors),s=
e.length);var i=p===s}else var i=!0;if(i)if(r.questions!==void 0){let p=r.questions;const n=s;if(s===n)if(Array.isArray(
p)){var a=!0;const f=p.length;for(let m=0;m<f;m++){const y=s;Q(p[m],{instancePath:t+"/questions/"+m,parentData:p,parentDataProperty:m,
rootData:l})||(e=e===null?Q.errors:e.concat(Q.errors),s=e.length);var a=y===s;if(!a)break}}else return ur.errors=[{instancePath:t+
"/questions",schemaPath:"#/properties/questions/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;
var i=n===s}else var i=!0}}}else return ur.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"}],!1;return ur.errors=e,s===0}const Gs=dr,ai={$id:"https://svclink.dev/schemas/api/propert\
y/definition.response.json",type:"object",properties:{definition:{type:"array",items:{$ref:"../accepted.json#/$defs/text"}},
fields:{$ref:"../objects.json#/$defs/field_definitions"}},required:["definition","fields"]};function cr(r,{instancePath:t="",
parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;return typeof r!="string"?(cr.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1):(cr.errors=e,s===0)}function yr(r,{
instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&
!Array.isArray(r))for(const a in r){const o=s;S(r[a],{instancePath:t+"/"+a.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:r,
parentDataProperty:a,rootData:l})||(e=e===null?S.errors:e.concat(S.errors),s=e.length);var i=o===s;if(!i)break}else return yr.
errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return yr.
errors=e,s===0}function dr(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===
0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.definition===void 0&&(o="definition")||r.fields===void 0&&(o="\
fields"))return dr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:o},message:"\
must have required property '"+o+"'"}],!1;if(r.definition!==void 0){let p=r.definition;const n=s;if(s===n)if(Array.isArray(
p)){var i=!0;const c=p.length;for(let f=0;f<c;f++){const m=s;cr(p[f],{instancePath:t+"/definition/"+f,parentData:p,parentDataProperty:f,
rootData:l})||(e=e===null?cr.errors:e.concat(cr.errors),s=e.length);var i=m===s;if(!i)break}}else return dr.errors=[{instancePath:t+
"/definition",schemaPath:"#/properties/definition/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;
var a=n===s}else var a=!0;if(a)if(r.fields!==void 0){const p=s;yr(r.fields,{instancePath:t+"/fields",parentData:r,parentDataProperty:"\
fields",rootData:l})||(e=e===null?yr.errors:e.concat(yr.errors),s=e.length);var a=p===s}else var a=!0}else return dr.errors=
[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return dr.errors=
e,s===0}const Hs=Sr,oi={$id:"https://svclink.dev/schemas/api/property/id.response.json",type:"object",properties:{org_property_id:{
$ref:"../accepted.json#/$defs/id"}},required:["org_property_id"]};function _r(r,{instancePath:t="",parentData:d,parentDataProperty:_,
rootData:l=r}={}){let e=null,s=0;const i=s;let a=!1;const o=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const n={instancePath:t,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[n]:e.push(n),s++}if(s===o&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const n={instancePath:t,
schemaPath:"#/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900\
7199254740991"};e===null?e=[n]:e.push(n),s++}else if(r<0||isNaN(r)){const n={instancePath:t,schemaPath:"#/anyOf/0/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}var p=o===s;
if(a=a||p,!a){const n=s;if(s===n)if(typeof r=="string"){if(!N.test(r)){const f={instancePath:t,schemaPath:"#/anyOf/1/pat\
tern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e===null?e=[f]:e.
push(f),s++}}else{const f={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[f]:e.push(f),s++}var p=n===s;a=a||p}if(a)s=i,e!==null&&(i?e.length=i:e=null);else{const n={instancePath:t,
schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=[n]:e.push(n),s++,
_r.errors=e,!1}return _r.errors=e,s===0}function Sr(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){
let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.org_property_id===void 0&&(i="org_proper\
ty_id"))return Sr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"\
must have required property '"+i+"'"}],!1;r.org_property_id!==void 0&&(_r(r.org_property_id,{instancePath:t+"/org_proper\
ty_id",parentData:r,parentDataProperty:"org_property_id",rootData:l})||(e=e===null?_r.errors:e.concat(_r.errors),s=e.length))}else
return Sr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
return Sr.errors=e,s===0}const Js=gr,li={$id:"https://svclink.dev/schemas/api/property/get.response.json",type:"object",
properties:{org_property_id:{$ref:"../accepted.json#/$defs/id"},address:{$ref:"../accepted.json#/$defs/text"},city:{$ref:"\
../accepted.json#/$defs/text"},state:{$ref:"../accepted.json#/$defs/text"},zip:{$ref:"../accepted.json#/$defs/text"},values:{
$ref:"../objects.json#/$defs/field_values"},fields:{type:"object",additionalProperties:{$ref:"../objects.json#/$defs/pro\
perty_field"}}},required:["org_property_id","address","city","state","zip","values","fields"]};function hr(r,{instancePath:t="",
parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;const i=s;let a=!1;const o=s;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:t,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(s===o&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const n={instancePath:t,schemaPath:"#/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[n]:e.push(n),s++}else if(r<0||isNaN(r)){const n={instancePath:t,schemaPath:"\
#/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}
var p=o===s;if(a=a||p,!a){const n=s;if(s===n)if(typeof r=="string"){if(!N.test(r)){const f={instancePath:t,schemaPath:"#\
/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e===null?
e=[f]:e.push(f),s++}}else{const f={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[f]:e.push(f),s++}var p=n===s;a=a||p}if(a)s=i,e!==null&&(i?e.length=i:e=null);else{const n={
instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=
[n]:e.push(n),s++,hr.errors=e,!1}return hr.errors=e,s===0}function I(r,{instancePath:t="",parentData:d,parentDataProperty:_,
rootData:l=r}={}){let e=null,s=0;return typeof r!="string"?(I.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1):(I.errors=e,s===0)}function vr(r,{instancePath:t="",parentData:d,parentDataProperty:_,
rootData:l=r}={}){let e=null,s=0;return s===0&&!(r&&typeof r=="object"&&!Array.isArray(r))?(vr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1):(vr.errors=e,s===0)}const Ks={type:"object",
properties:{name:{$ref:"accepted.json#/$defs/text"},type:{type:"string",enum:["text","date","dropdown","multiselect","bo\
ol/yn","bool/oo"]},options:{anyOf:[{type:"object",additionalProperties:{$ref:"accepted.json#/$defs/text"}},{type:"array",
items:{$ref:"accepted.json#/$defs/text"}}]}},required:["name","type"]};function Y(r,{instancePath:t="",parentData:d,parentDataProperty:_,
rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let n;if(r.name===void 0&&(n="nam\
e")||r.type===void 0&&(n="type"))return Y.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:n},
message:"must have required property '"+n+"'"}],!1;if(r.name!==void 0){const c=s;u(r.name,{instancePath:t+"/name",parentData:r,
parentDataProperty:"name",rootData:l})||(e=e===null?u.errors:e.concat(u.errors),s=e.length);var i=c===s}else var i=!0;if(i){
if(r.type!==void 0){let c=r.type;const f=s;if(typeof c!="string")return Y.errors=[{instancePath:t+"/type",schemaPath:"#/\
properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1;if(!(c==="text"||c==="date"||c===
"dropdown"||c==="multiselect"||c==="bool/yn"||c==="bool/oo"))return Y.errors=[{instancePath:t+"/type",schemaPath:"#/prop\
erties/type/enum",keyword:"enum",params:{allowedValues:Ks.properties.type.enum},message:"must be equal to one of the all\
owed values"}],!1;var i=f===s}else var i=!0;if(i)if(r.options!==void 0){let c=r.options;const f=s,m=s;let y=!1;const v=s;
if(s===v)if(c&&typeof c=="object"&&!Array.isArray(c))for(const g in c){const P=s;u(c[g],{instancePath:t+"/options/"+g.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:c,parentDataProperty:g,rootData:l})||(e=e===null?u.errors:e.concat(u.errors),s=
e.length);var a=P===s;if(!a)break}else{const g={instancePath:t+"/options",schemaPath:"#/properties/options/anyOf/0/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[g]:e.push(g),s++}var o=v===s;if(y=y||o,!y){const g=s;
if(s===g)if(Array.isArray(c)){var p=!0;const w=c.length;for(let j=0;j<w;j++){const k=s;u(c[j],{instancePath:t+"/options/"+
j,parentData:c,parentDataProperty:j,rootData:l})||(e=e===null?u.errors:e.concat(u.errors),s=e.length);var p=k===s;if(!p)
break}}else{const w={instancePath:t+"/options",schemaPath:"#/properties/options/anyOf/1/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[w]:e.push(w),s++}var o=g===s;y=y||o}if(y)s=m,e!==null&&(m?e.length=m:e=null);else{
const g={instancePath:t+"/options",schemaPath:"#/properties/options/anyOf",keyword:"anyOf",params:{},message:"must match\
 a schema in anyOf"};return e===null?e=[g]:e.push(g),s++,Y.errors=e,!1}var i=f===s}else var i=!0}}else return Y.errors=[
{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Y.errors=
e,s===0}function gr(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let o;if(r.org_property_id===void 0&&(o="org_property_id")||r.address===void 0&&(o=
"address")||r.city===void 0&&(o="city")||r.state===void 0&&(o="state")||r.zip===void 0&&(o="zip")||r.values===void 0&&(o=
"values")||r.fields===void 0&&(o="fields"))return gr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",
params:{missingProperty:o},message:"must have required property '"+o+"'"}],!1;if(r.org_property_id!==void 0){const p=s;hr(
r.org_property_id,{instancePath:t+"/org_property_id",parentData:r,parentDataProperty:"org_property_id",rootData:l})||(e=
e===null?hr.errors:e.concat(hr.errors),s=e.length);var i=p===s}else var i=!0;if(i){if(r.address!==void 0){const p=s;I(r.
address,{instancePath:t+"/address",parentData:r,parentDataProperty:"address",rootData:l})||(e=e===null?I.errors:e.concat(
I.errors),s=e.length);var i=p===s}else var i=!0;if(i){if(r.city!==void 0){const p=s;I(r.city,{instancePath:t+"/city",parentData:r,
parentDataProperty:"city",rootData:l})||(e=e===null?I.errors:e.concat(I.errors),s=e.length);var i=p===s}else var i=!0;if(i){
if(r.state!==void 0){const p=s;I(r.state,{instancePath:t+"/state",parentData:r,parentDataProperty:"state",rootData:l})||
(e=e===null?I.errors:e.concat(I.errors),s=e.length);var i=p===s}else var i=!0;if(i){if(r.zip!==void 0){const p=s;I(r.zip,
{instancePath:t+"/zip",parentData:r,parentDataProperty:"zip",rootData:l})||(e=e===null?I.errors:e.concat(I.errors),s=e.length);
var i=p===s}else var i=!0;if(i){if(r.values!==void 0){const p=s;vr(r.values,{instancePath:t+"/values",parentData:r,parentDataProperty:"\
values",rootData:l})||(e=e===null?vr.errors:e.concat(vr.errors),s=e.length);var i=p===s}else var i=!0;if(i)if(r.fields!==
void 0){let p=r.fields;const n=s;if(s===n)if(p&&typeof p=="object"&&!Array.isArray(p))for(const f in p){const m=s;Y(p[f],
{instancePath:t+"/fields/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:p,parentDataProperty:f,rootData:l})||(e=e===
null?Y.errors:e.concat(Y.errors),s=e.length);var a=m===s;if(!a)break}else return gr.errors=[{instancePath:t+"/fields",schemaPath:"\
#/properties/fields/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var i=n===s}else var i=!0}}}}}}else
return gr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
return gr.errors=e,s===0}const Qs=Mr,pi={$id:"https://svclink.dev/schemas/api/property/update.response.json",type:"objec\
t",properties:{result:{$ref:"../accepted.json#/$defs/text"}},required:["result"]};function br(r,{instancePath:t="",parentData:d,
parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;return typeof r!="string"?(br.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"}],!1):(br.errors=e,s===0)}function Mr(r,{instancePath:t="",
parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){
let i;if(r.result===void 0&&(i="result"))return Mr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:i},message:"must have required property '"+i+"'"}],!1;r.result!==void 0&&(br(r.result,{instancePath:t+"/\
result",parentData:r,parentDataProperty:"result",rootData:l})||(e=e===null?br.errors:e.concat(br.errors),s=e.length))}else
return Mr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
return Mr.errors=e,s===0}const Us=Br,fi={$id:"https://svclink.dev/schemas/api/invoice/id.response.json",type:"object",properties:{
invoice_id:{$ref:"../accepted.json#/$defs/id"}},required:["invoice_id"]};function Pr(r,{instancePath:t="",parentData:d,parentDataProperty:_,
rootData:l=r}={}){let e=null,s=0;const i=s;let a=!1;const o=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const n={instancePath:t,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[n]:e.push(n),s++}if(s===o&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const n={instancePath:t,
schemaPath:"#/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900\
7199254740991"};e===null?e=[n]:e.push(n),s++}else if(r<0||isNaN(r)){const n={instancePath:t,schemaPath:"#/anyOf/0/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}var p=o===s;
if(a=a||p,!a){const n=s;if(s===n)if(typeof r=="string"){if(!N.test(r)){const f={instancePath:t,schemaPath:"#/anyOf/1/pat\
tern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e===null?e=[f]:e.
push(f),s++}}else{const f={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[f]:e.push(f),s++}var p=n===s;a=a||p}if(a)s=i,e!==null&&(i?e.length=i:e=null);else{const n={instancePath:t,
schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=[n]:e.push(n),s++,
Pr.errors=e,!1}return Pr.errors=e,s===0}function Br(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){
let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.invoice_id===void 0&&(i="invoice_id"))return Br.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"must have require\
d property '"+i+"'"}],!1;r.invoice_id!==void 0&&(Pr(r.invoice_id,{instancePath:t+"/invoice_id",parentData:r,parentDataProperty:"\
invoice_id",rootData:l})||(e=e===null?Pr.errors:e.concat(Pr.errors),s=e.length))}else return Br.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Br.errors=e,s===0}const Ws=Z,
mi={$id:"https://svclink.dev/schemas/api/invoice/get.response.json",type:"object",properties:{invoice_id:{$ref:"../accep\
ted.json#/$defs/id"},invoice_date:{anyOf:[{$ref:"../accepted.json#/$defs/text"},{type:"null"}]},complete:{$ref:"../accep\
ted.json#/$defs/flag_number"},contractor_items:{type:"array",items:{$ref:"../objects.json#/$defs/invoice_line"}},client_items:{
type:"array",items:{$ref:"../objects.json#/$defs/invoice_line"}},totals:{type:"object",additionalProperties:{}},contractor_total_adj:{
$ref:"../accepted.json#/$defs/number"},client_total_adj:{$ref:"../accepted.json#/$defs/number"}},required:["invoice_id",
"invoice_date","complete","contractor_items","client_items"],anyOf:[{properties:{contractor_total_adj:!0,client_total_adj:!0},
required:["contractor_total_adj","client_total_adj"]},{properties:{totals:!0},required:["totals"]}]};function jr(r,{instancePath:t="",
parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;const i=s;let a=!1;const o=s;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:t,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};e===null?e=[n]:e.push(n),s++}if(s===o&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||
isNaN(r)){const n={instancePath:t,schemaPath:"#/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[n]:e.push(n),s++}else if(r<0||isNaN(r)){const n={instancePath:t,schemaPath:"\
#/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}
var p=o===s;if(a=a||p,!a){const n=s;if(s===n)if(typeof r=="string"){if(!N.test(r)){const f={instancePath:t,schemaPath:"#\
/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e===null?
e=[f]:e.push(f),s++}}else{const f={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[f]:e.push(f),s++}var p=n===s;a=a||p}if(a)s=i,e!==null&&(i?e.length=i:e=null);else{const n={
instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=
[n]:e.push(n),s++,jr.errors=e,!1}return jr.errors=e,s===0}function wr(r,{instancePath:t="",parentData:d,parentDataProperty:_,
rootData:l=r}={}){let e=null,s=0;return typeof r!="string"?(wr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",
params:{type:"string"},message:"must be string"}],!1):(wr.errors=e,s===0)}function kr(r,{instancePath:t="",parentData:d,
parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;return r===0||r===1||r==="0"||r==="1"||r===!1||r===!0?(kr.errors=e,
s===0):(kr.errors=[{instancePath:t,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Wr.enum},message:"must be eq\
ual to one of the allowed values"}],!1)}const ui={type:"object",properties:{line_id:{$ref:"accepted.json#/$defs/id"},invoice_item_id:{
anyOf:[{$ref:"accepted.json#/$defs/numeric_id"},{type:"null"}]},invoice_item_desc:{$ref:"accepted.json#/$defs/text"},invoice_item_other:{
anyOf:[{$ref:"accepted.json#/$defs/text"},{type:"null"}]},qty:{$ref:"accepted.json#/$defs/number"},uom_id:{anyOf:[{$ref:"\
accepted.json#/$defs/id"},{type:"null"}]},price:{$ref:"accepted.json#/$defs/number"},flat_fee:{$ref:"accepted.json#/$def\
s/number"},price_sub_adj:{$ref:"accepted.json#/$defs/number"},adj_comment:{anyOf:[{$ref:"accepted.json#/$defs/text"},{type:"\
null"}]}},required:["line_id","invoice_item_id","invoice_item_desc","invoice_item_other","qty","uom_id","price","flat_fe\
e","price_sub_adj","adj_comment"]};function B(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,
s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let c;if(r.line_id===void 0&&(c="line_id")||r.invoice_item_id===
void 0&&(c="invoice_item_id")||r.invoice_item_desc===void 0&&(c="invoice_item_desc")||r.invoice_item_other===void 0&&(c=
"invoice_item_other")||r.qty===void 0&&(c="qty")||r.uom_id===void 0&&(c="uom_id")||r.price===void 0&&(c="price")||r.flat_fee===
void 0&&(c="flat_fee")||r.price_sub_adj===void 0&&(c="price_sub_adj")||r.adj_comment===void 0&&(c="adj_comment"))return B.
errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:c},message:"must have require\
d property '"+c+"'"}],!1;if(r.line_id!==void 0){const f=s;b(r.line_id,{instancePath:t+"/line_id",parentData:r,parentDataProperty:"\
line_id",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length);var i=f===s}else var i=!0;if(i){if(r.invoice_item_id!==
void 0){let f=r.invoice_item_id;const m=s,y=s;let v=!1;const h=s;se(f,{instancePath:t+"/invoice_item_id",parentData:r,parentDataProperty:"\
invoice_item_id",rootData:l})||(e=e===null?se.errors:e.concat(se.errors),s=e.length);var a=h===s;if(v=v||a,!v){const P=s;
if(f!==null){const j={instancePath:t+"/invoice_item_id",schemaPath:"#/properties/invoice_item_id/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[j]:e.push(j),s++}var a=P===s;v=v||a}if(v)s=y,e!==null&&(y?
e.length=y:e=null);else{const P={instancePath:t+"/invoice_item_id",schemaPath:"#/properties/invoice_item_id/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=[P]:e.push(P),s++,B.errors=e,!1}var i=m===s}else
var i=!0;if(i){if(r.invoice_item_desc!==void 0){const f=s;u(r.invoice_item_desc,{instancePath:t+"/invoice_item_desc",parentData:r,
parentDataProperty:"invoice_item_desc",rootData:l})||(e=e===null?u.errors:e.concat(u.errors),s=e.length);var i=f===s}else
var i=!0;if(i){if(r.invoice_item_other!==void 0){let f=r.invoice_item_other;const m=s,y=s;let v=!1;const h=s;u(f,{instancePath:t+
"/invoice_item_other",parentData:r,parentDataProperty:"invoice_item_other",rootData:l})||(e=e===null?u.errors:e.concat(u.
errors),s=e.length);var o=h===s;if(v=v||o,!v){const P=s;if(f!==null){const j={instancePath:t+"/invoice_item_other",schemaPath:"\
#/properties/invoice_item_other/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[j]:
e.push(j),s++}var o=P===s;v=v||o}if(v)s=y,e!==null&&(y?e.length=y:e=null);else{const P={instancePath:t+"/invoice_item_ot\
her",schemaPath:"#/properties/invoice_item_other/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
return e===null?e=[P]:e.push(P),s++,B.errors=e,!1}var i=m===s}else var i=!0;if(i){if(r.qty!==void 0){const f=s;D(r.qty,{
instancePath:t+"/qty",parentData:r,parentDataProperty:"qty",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=e.length);
var i=f===s}else var i=!0;if(i){if(r.uom_id!==void 0){let f=r.uom_id;const m=s,y=s;let v=!1;const h=s;b(f,{instancePath:t+
"/uom_id",parentData:r,parentDataProperty:"uom_id",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length);var p=h===
s;if(v=v||p,!v){const P=s;if(f!==null){const j={instancePath:t+"/uom_id",schemaPath:"#/properties/uom_id/anyOf/1/type",keyword:"\
type",params:{type:"null"},message:"must be null"};e===null?e=[j]:e.push(j),s++}var p=P===s;v=v||p}if(v)s=y,e!==null&&(y?
e.length=y:e=null);else{const P={instancePath:t+"/uom_id",schemaPath:"#/properties/uom_id/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};return e===null?e=[P]:e.push(P),s++,B.errors=e,!1}var i=m===s}else var i=!0;if(i){
if(r.price!==void 0){const f=s;D(r.price,{instancePath:t+"/price",parentData:r,parentDataProperty:"price",rootData:l})||
(e=e===null?D.errors:e.concat(D.errors),s=e.length);var i=f===s}else var i=!0;if(i){if(r.flat_fee!==void 0){const f=s;D(
r.flat_fee,{instancePath:t+"/flat_fee",parentData:r,parentDataProperty:"flat_fee",rootData:l})||(e=e===null?D.errors:e.concat(
D.errors),s=e.length);var i=f===s}else var i=!0;if(i){if(r.price_sub_adj!==void 0){const f=s;D(r.price_sub_adj,{instancePath:t+
"/price_sub_adj",parentData:r,parentDataProperty:"price_sub_adj",rootData:l})||(e=e===null?D.errors:e.concat(D.errors),s=
e.length);var i=f===s}else var i=!0;if(i)if(r.adj_comment!==void 0){let f=r.adj_comment;const m=s,y=s;let v=!1;const h=s;
u(f,{instancePath:t+"/adj_comment",parentData:r,parentDataProperty:"adj_comment",rootData:l})||(e=e===null?u.errors:e.concat(
u.errors),s=e.length);var n=h===s;if(v=v||n,!v){const P=s;if(f!==null){const j={instancePath:t+"/adj_comment",schemaPath:"\
#/properties/adj_comment/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[j]:e.push(
j),s++}var n=P===s;v=v||n}if(v)s=y,e!==null&&(y?e.length=y:e=null);else{const P={instancePath:t+"/adj_comment",schemaPath:"\
#/properties/adj_comment/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=[P]:
e.push(P),s++,B.errors=e,!1}var i=m===s}else var i=!0}}}}}}}}}else return B.errors=[{instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"}],!1;return B.errors=e,s===0}function me(r,{instancePath:t="",
parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;return typeof r=="number"&&isFinite(r)?(me.errors=e,s===
0):(me.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"number"},message:"must be number"}],!1)}
function Z(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;const i=s;let a=!1;const o=s;
if(r&&typeof r=="object"&&!Array.isArray(r)){let y;if(r.contractor_total_adj===void 0&&(y="contractor_total_adj")||r.client_total_adj===
void 0&&(y="client_total_adj")){const v={instancePath:t,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty:y},
message:"must have required property '"+y+"'"};e===null?e=[v]:e.push(v),s++}}var p=o===s;if(a=a||p,!a){const y=s;if(r&&typeof r==
"object"&&!Array.isArray(r)){let h;if(r.totals===void 0&&(h="totals")){const g={instancePath:t,schemaPath:"#/anyOf/1/req\
uired",keyword:"required",params:{missingProperty:h},message:"must have required property '"+h+"'"};e===null?e=[g]:e.push(
g),s++}}var p=y===s;a=a||p}if(a)s=i,e!==null&&(i?e.length=i:e=null);else{const y={instancePath:t,schemaPath:"#/anyOf",keyword:"\
anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=[y]:e.push(y),s++,Z.errors=e,!1}if(s===0)if(r&&
typeof r=="object"&&!Array.isArray(r)){let y;if(r.invoice_id===void 0&&(y="invoice_id")||r.invoice_date===void 0&&(y="in\
voice_date")||r.complete===void 0&&(y="complete")||r.contractor_items===void 0&&(y="contractor_items")||r.client_items===
void 0&&(y="client_items"))return Z.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:y},
message:"must have required property '"+y+"'"}],!1;if(r.invoice_id!==void 0){const v=s;jr(r.invoice_id,{instancePath:t+"\
/invoice_id",parentData:r,parentDataProperty:"invoice_id",rootData:l})||(e=e===null?jr.errors:e.concat(jr.errors),s=e.length);
var n=v===s}else var n=!0;if(n){if(r.invoice_date!==void 0){let v=r.invoice_date;const h=s,g=s;let P=!1;const w=s;wr(v,{
instancePath:t+"/invoice_date",parentData:r,parentDataProperty:"invoice_date",rootData:l})||(e=e===null?wr.errors:e.concat(
wr.errors),s=e.length);var c=w===s;if(P=P||c,!P){const k=s;if(v!==null){const A={instancePath:t+"/invoice_date",schemaPath:"\
#/properties/invoice_date/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[A]:e.push(
A),s++}var c=k===s;P=P||c}if(P)s=g,e!==null&&(g?e.length=g:e=null);else{const k={instancePath:t+"/invoice_date",schemaPath:"\
#/properties/invoice_date/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=[k]:
e.push(k),s++,Z.errors=e,!1}var n=h===s}else var n=!0;if(n){if(r.complete!==void 0){const v=s;kr(r.complete,{instancePath:t+
"/complete",parentData:r,parentDataProperty:"complete",rootData:l})||(e=e===null?kr.errors:e.concat(kr.errors),s=e.length);
var n=v===s}else var n=!0;if(n){if(r.contractor_items!==void 0){let v=r.contractor_items;const h=s;if(s===h)if(Array.isArray(
v)){var f=!0;const P=v.length;for(let w=0;w<P;w++){const j=s;B(v[w],{instancePath:t+"/contractor_items/"+w,parentData:v,
parentDataProperty:w,rootData:l})||(e=e===null?B.errors:e.concat(B.errors),s=e.length);var f=j===s;if(!f)break}}else return Z.
errors=[{instancePath:t+"/contractor_items",schemaPath:"#/properties/contractor_items/type",keyword:"type",params:{type:"\
array"},message:"must be array"}],!1;var n=h===s}else var n=!0;if(n){if(r.client_items!==void 0){let v=r.client_items;const h=s;
if(s===h)if(Array.isArray(v)){var m=!0;const P=v.length;for(let w=0;w<P;w++){const j=s;B(v[w],{instancePath:t+"/client_i\
tems/"+w,parentData:v,parentDataProperty:w,rootData:l})||(e=e===null?B.errors:e.concat(B.errors),s=e.length);var m=j===s;
if(!m)break}}else return Z.errors=[{instancePath:t+"/client_items",schemaPath:"#/properties/client_items/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var n=h===s}else var n=!0;if(n){if(r.totals!==void 0){let v=r.totals;
const h=s;if(s===h&&!(v&&typeof v=="object"&&!Array.isArray(v)))return Z.errors=[{instancePath:t+"/totals",schemaPath:"#\
/properties/totals/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;var n=h===s}else var n=!0;if(n){
if(r.contractor_total_adj!==void 0){const v=s;me(r.contractor_total_adj,{instancePath:t+"/contractor_total_adj",parentData:r,
parentDataProperty:"contractor_total_adj",rootData:l})||(e=e===null?me.errors:e.concat(me.errors),s=e.length);var n=v===
s}else var n=!0;if(n)if(r.client_total_adj!==void 0){const v=s;me(r.client_total_adj,{instancePath:t+"/client_total_adj",
parentData:r,parentDataProperty:"client_total_adj",rootData:l})||(e=e===null?me.errors:e.concat(me.errors),s=e.length);var n=v===
s}else var n=!0}}}}}}}else return Z.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return Z.errors=e,s===0}const Xs=as,ci={$id:"https://svclink.dev/schemas/api/invoice/update.respons\
e.json"};function as(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){return as.errors=null,!0}const Ys=Cr,
yi={$id:"https://svclink.dev/schemas/api/invoice/delete_item.response.json",type:"object",properties:{result:{$ref:"../a\
ccepted.json#/$defs/text"}},required:["result"]};function Dr(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){
let e=null,s=0;return typeof r!="string"?(Dr.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"}],!1):(Dr.errors=e,s===0)}function Cr(r,{instancePath:t="",parentData:d,parentDataProperty:_,
rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.result===void 0&&(i="r\
esult"))return Cr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"\
must have required property '"+i+"'"}],!1;r.result!==void 0&&(Dr(r.result,{instancePath:t+"/result",parentData:r,parentDataProperty:"\
result",rootData:l})||(e=e===null?Dr.errors:e.concat(Dr.errors),s=e.length))}else return Cr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Cr.errors=e,s===0}const Zs=$e,di={$id:"\
https://svclink.dev/schemas/api/jobnote/list.response.json",type:"object",properties:{report_id:{$ref:"../accepted.json#\
/$defs/id"},wo_notes:{type:"array",items:{$ref:"../objects.json#/$defs/note_reference"}},prop_notes:{type:"array",items:{
$ref:"../objects.json#/$defs/note_reference"}}},required:["wo_notes","prop_notes"]};function $r(r,{instancePath:t="",parentData:d,
parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;const i=s;let a=!1;const o=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const n={instancePath:t,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer"};e===null?e=[n]:e.push(n),s++}if(s===o&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){
const n={instancePath:t,schemaPath:"#/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},
message:"must be <= 9007199254740991"};e===null?e=[n]:e.push(n),s++}else if(r<0||isNaN(r)){const n={instancePath:t,schemaPath:"\
#/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}
var p=o===s;if(a=a||p,!a){const n=s;if(s===n)if(typeof r=="string"){if(!N.test(r)){const f={instancePath:t,schemaPath:"#\
/anyOf/1/pattern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e===null?
e=[f]:e.push(f),s++}}else{const f={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[f]:e.push(f),s++}var p=n===s;a=a||p}if(a)s=i,e!==null&&(i?e.length=i:e=null);else{const n={
instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=
[n]:e.push(n),s++,$r.errors=e,!1}return $r.errors=e,s===0}const _i={type:"object",properties:{note_id:{$ref:"accepted.js\
on#/$defs/id"},revisions:{type:"array",items:{}},base_revision:{anyOf:[{$ref:"accepted.json#/$defs/id"},{type:"null"}]}},
required:["note_id"]};function H(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;
if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let o;if(r.note_id===void 0&&(o="note_id"))return H.errors=[{instancePath:t,
schemaPath:"#/required",keyword:"required",params:{missingProperty:o},message:"must have required property '"+o+"'"}],!1;
if(r.note_id!==void 0){const p=s;b(r.note_id,{instancePath:t+"/note_id",parentData:r,parentDataProperty:"note_id",rootData:l})||
(e=e===null?b.errors:e.concat(b.errors),s=e.length);var i=p===s}else var i=!0;if(i){if(r.revisions!==void 0){const p=s;if(s===
p&&!Array.isArray(r.revisions))return H.errors=[{instancePath:t+"/revisions",schemaPath:"#/properties/revisions/type",keyword:"\
type",params:{type:"array"},message:"must be array"}],!1;var i=p===s}else var i=!0;if(i)if(r.base_revision!==void 0){let p=r.
base_revision;const n=s,c=s;let f=!1;const m=s;b(p,{instancePath:t+"/base_revision",parentData:r,parentDataProperty:"bas\
e_revision",rootData:l})||(e=e===null?b.errors:e.concat(b.errors),s=e.length);var a=m===s;if(f=f||a,!f){const v=s;if(p!==
null){const g={instancePath:t+"/base_revision",schemaPath:"#/properties/base_revision/anyOf/1/type",keyword:"type",params:{
type:"null"},message:"must be null"};e===null?e=[g]:e.push(g),s++}var a=v===s;f=f||a}if(f)s=c,e!==null&&(c?e.length=c:e=
null);else{const v={instancePath:t+"/base_revision",schemaPath:"#/properties/base_revision/anyOf",keyword:"anyOf",params:{},
message:"must match a schema in anyOf"};return e===null?e=[v]:e.push(v),s++,H.errors=e,!1}var i=n===s}else var i=!0}}else
return H.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;
return H.errors=e,s===0}function $e(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){let e=null,
s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let p;if(r.wo_notes===void 0&&(p="wo_notes")||r.prop_notes===void 0&&
(p="prop_notes"))return $e.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:p},
message:"must have required property '"+p+"'"}],!1;if(r.report_id!==void 0){const n=s;$r(r.report_id,{instancePath:t+"/r\
eport_id",parentData:r,parentDataProperty:"report_id",rootData:l})||(e=e===null?$r.errors:e.concat($r.errors),s=e.length);
var i=n===s}else var i=!0;if(i){if(r.wo_notes!==void 0){let n=r.wo_notes;const c=s;if(s===c)if(Array.isArray(n)){var a=!0;
const m=n.length;for(let y=0;y<m;y++){const v=s;H(n[y],{instancePath:t+"/wo_notes/"+y,parentData:n,parentDataProperty:y,
rootData:l})||(e=e===null?H.errors:e.concat(H.errors),s=e.length);var a=v===s;if(!a)break}}else return $e.errors=[{instancePath:t+
"/wo_notes",schemaPath:"#/properties/wo_notes/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var i=c===
s}else var i=!0;if(i)if(r.prop_notes!==void 0){let n=r.prop_notes;const c=s;if(s===c)if(Array.isArray(n)){var o=!0;const m=n.
length;for(let y=0;y<m;y++){const v=s;H(n[y],{instancePath:t+"/prop_notes/"+y,parentData:n,parentDataProperty:y,rootData:l})||
(e=e===null?H.errors:e.concat(H.errors),s=e.length);var o=v===s;if(!o)break}}else return $e.errors=[{instancePath:t+"/pr\
op_notes",schemaPath:"#/properties/prop_notes/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var i=c===
s}else var i=!0}}else return $e.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"}],!1;return $e.errors=e,s===0}const et=C,hi={$id:"https://svclink.dev/schemas/api/jobnote/get.response.j\
son",type:"object",properties:{base_revision:{anyOf:[{$ref:"../accepted.json#/$defs/id"},{type:"null"}]},note_type:{$ref:"\
../accepted.json#/$defs/text"},note_text:{$ref:"../accepted.json#/$defs/text"},created_by:{$ref:"../accepted.json#/$defs\
/text"},create_time:{$ref:"../accepted.json#/$defs/count"},sent_to_users:{type:"array",items:{anyOf:[{type:"string"},{type:"\
number"}]}},sent_to_emails:{type:"array",items:{anyOf:[{type:"string"},{type:"number"}]}},reminder_date:{anyOf:[{$ref:".\
./accepted.json#/$defs/text"},{type:"null"}]},reminder_time:{anyOf:[{$ref:"../accepted.json#/$defs/time_of_day"},{type:"\
null"}]},group_permissions:{type:"array",items:{anyOf:[{type:"string"},{type:"number"}]}}},required:["base_revision","no\
te_type","note_text","created_by","create_time","group_permissions"]};function qr(r,{instancePath:t="",parentData:d,parentDataProperty:_,
rootData:l=r}={}){let e=null,s=0;const i=s;let a=!1;const o=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const n={instancePath:t,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[n]:e.push(n),s++}if(s===o&&typeof r=="number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){const n={instancePath:t,
schemaPath:"#/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 900\
7199254740991"};e===null?e=[n]:e.push(n),s++}else if(r<0||isNaN(r)){const n={instancePath:t,schemaPath:"#/anyOf/0/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),s++}}var p=o===s;
if(a=a||p,!a){const n=s;if(s===n)if(typeof r=="string"){if(!N.test(r)){const f={instancePath:t,schemaPath:"#/anyOf/1/pat\
tern",keyword:"pattern",params:{pattern:"^[0-9]{1,15}$"},message:'must match pattern "^[0-9]{1,15}$"'};e===null?e=[f]:e.
push(f),s++}}else{const f={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[f]:e.push(f),s++}var p=n===s;a=a||p}if(a)s=i,e!==null&&(i?e.length=i:e=null);else{const n={instancePath:t,
schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=[n]:e.push(n),s++,
qr.errors=e,!1}return qr.errors=e,s===0}function R(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){
let e=null,s=0;return typeof r!="string"?(R.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"}],!1):(R.errors=e,s===0)}function ye(r,{instancePath:t="",parentData:d,parentDataProperty:_,
rootData:l=r}={}){let e=null,s=0;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)))return ye.errors=[{instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"integer"},message:"must be integer"}],!1;if(s===0&&typeof r=="number"&&
isFinite(r)){if(r>9007199254740991||isNaN(r))return ye.errors=[{instancePath:t,schemaPath:"#/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"}],!1;if(r<0||isNaN(r))return ye.errors=
[{instancePath:t,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"}],!1}return ye.
errors=e,s===0}const vi={anyOf:[{type:"string",pattern:"^(?:[01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$"},{type:"integer",minimum:0,
maximum:235959}]},rt=new RegExp("^(?:[01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$","u");function Or(r,{instancePath:t="",parentData:d,
parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;const i=s;let a=!1;const o=s;if(s===o)if(typeof r=="string"){if(!rt.
test(r)){const n={instancePath:t,schemaPath:"#/anyOf/0/pattern",keyword:"pattern",params:{pattern:"^(?:[01][0-9]|2[0-3])\
[0-5][0-9][0-5][0-9]$"},message:'must match pattern "^(?:[01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$"'};e===null?e=[n]:e.push(
n),s++}}else{const n={instancePath:t,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[n]:e.push(n),s++}var p=o===s;if(a=a||p,!a){const n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const f={instancePath:t,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[f]:e.push(f),s++}if(s===n&&typeof r=="number"&&isFinite(r)){if(r>235959||isNaN(r)){const f={instancePath:t,schemaPath:"\
#/anyOf/1/maximum",keyword:"maximum",params:{comparison:"<=",limit:235959},message:"must be <= 235959"};e===null?e=[f]:e.
push(f),s++}else if(r<0||isNaN(r)){const f={instancePath:t,schemaPath:"#/anyOf/1/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[f]:e.push(f),s++}}var p=n===s;a=a||p}if(a)s=i,e!==null&&(i?e.length=i:e=
null);else{const n={instancePath:t,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
return e===null?e=[n]:e.push(n),s++,Or.errors=e,!1}return Or.errors=e,s===0}function C(r,{instancePath:t="",parentData:d,
parentDataProperty:_,rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let h;if(r.base_revision===
void 0&&(h="base_revision")||r.note_type===void 0&&(h="note_type")||r.note_text===void 0&&(h="note_text")||r.created_by===
void 0&&(h="created_by")||r.create_time===void 0&&(h="create_time")||r.group_permissions===void 0&&(h="group_permissions"))
return C.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:h},message:"must hav\
e required property '"+h+"'"}],!1;if(r.base_revision!==void 0){let g=r.base_revision;const P=s,w=s;let j=!1;const k=s;qr(
g,{instancePath:t+"/base_revision",parentData:r,parentDataProperty:"base_revision",rootData:l})||(e=e===null?qr.errors:e.
concat(qr.errors),s=e.length);var i=k===s;if(j=j||i,!j){const L=s;if(g!==null){const x={instancePath:t+"/base_revision",
schemaPath:"#/properties/base_revision/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?
e=[x]:e.push(x),s++}var i=L===s;j=j||i}if(j)s=w,e!==null&&(w?e.length=w:e=null);else{const L={instancePath:t+"/base_revi\
sion",schemaPath:"#/properties/base_revision/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===
null?e=[L]:e.push(L),s++,C.errors=e,!1}var a=P===s}else var a=!0;if(a){if(r.note_type!==void 0){const g=s;R(r.note_type,
{instancePath:t+"/note_type",parentData:r,parentDataProperty:"note_type",rootData:l})||(e=e===null?R.errors:e.concat(R.errors),
s=e.length);var a=g===s}else var a=!0;if(a){if(r.note_text!==void 0){const g=s;R(r.note_text,{instancePath:t+"/note_text",
parentData:r,parentDataProperty:"note_text",rootData:l})||(e=e===null?R.errors:e.concat(R.errors),s=e.length);var a=g===
s}else var a=!0;if(a){if(r.created_by!==void 0){const g=s;R(r.created_by,{instancePath:t+"/created_by",parentData:r,parentDataProperty:"\
created_by",rootData:l})||(e=e===null?R.errors:e.concat(R.errors),s=e.length);var a=g===s}else var a=!0;if(a){if(r.create_time!==
void 0){const g=s;ye(r.create_time,{instancePath:t+"/create_time",parentData:r,parentDataProperty:"create_time",rootData:l})||
(e=e===null?ye.errors:e.concat(ye.errors),s=e.length);var a=g===s}else var a=!0;if(a){if(r.sent_to_users!==void 0){let g=r.
sent_to_users;const P=s;if(s===P)if(Array.isArray(g)){var o=!0;const j=g.length;for(let k=0;k<j;k++){let L=g[k];const A=s,
x=s;let $=!1;const ue=s;if(typeof L!="string"){const O={instancePath:t+"/sent_to_users/"+k,schemaPath:"#/properties/sent\
_to_users/items/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[O]:e.push(O),s++}
var p=ue===s;if($=$||p,!$){const O=s;if(!(typeof L=="number"&&isFinite(L))){const ee={instancePath:t+"/sent_to_users/"+k,
schemaPath:"#/properties/sent_to_users/items/anyOf/1/type",keyword:"type",params:{type:"number"},message:"must be number"};
e===null?e=[ee]:e.push(ee),s++}var p=O===s;$=$||p}if($)s=x,e!==null&&(x?e.length=x:e=null);else{const O={instancePath:t+
"/sent_to_users/"+k,schemaPath:"#/properties/sent_to_users/items/anyOf",keyword:"anyOf",params:{},message:"must match a \
schema in anyOf"};return e===null?e=[O]:e.push(O),s++,C.errors=e,!1}var o=A===s;if(!o)break}}else return C.errors=[{instancePath:t+
"/sent_to_users",schemaPath:"#/properties/sent_to_users/type",keyword:"type",params:{type:"array"},message:"must be arra\
y"}],!1;var a=P===s}else var a=!0;if(a){if(r.sent_to_emails!==void 0){let g=r.sent_to_emails;const P=s;if(s===P)if(Array.
isArray(g)){var n=!0;const j=g.length;for(let k=0;k<j;k++){let L=g[k];const A=s,x=s;let $=!1;const ue=s;if(typeof L!="st\
ring"){const O={instancePath:t+"/sent_to_emails/"+k,schemaPath:"#/properties/sent_to_emails/items/anyOf/0/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[O]:e.push(O),s++}var c=ue===s;if($=$||c,!$){const O=s;
if(!(typeof L=="number"&&isFinite(L))){const ee={instancePath:t+"/sent_to_emails/"+k,schemaPath:"#/properties/sent_to_em\
ails/items/anyOf/1/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[ee]:e.push(ee),s++}
var c=O===s;$=$||c}if($)s=x,e!==null&&(x?e.length=x:e=null);else{const O={instancePath:t+"/sent_to_emails/"+k,schemaPath:"\
#/properties/sent_to_emails/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?
e=[O]:e.push(O),s++,C.errors=e,!1}var n=A===s;if(!n)break}}else return C.errors=[{instancePath:t+"/sent_to_emails",schemaPath:"\
#/properties/sent_to_emails/type",keyword:"type",params:{type:"array"},message:"must be array"}],!1;var a=P===s}else var a=!0;
if(a){if(r.reminder_date!==void 0){let g=r.reminder_date;const P=s,w=s;let j=!1;const k=s;R(g,{instancePath:t+"/reminder\
_date",parentData:r,parentDataProperty:"reminder_date",rootData:l})||(e=e===null?R.errors:e.concat(R.errors),s=e.length);
var f=k===s;if(j=j||f,!j){const A=s;if(g!==null){const $={instancePath:t+"/reminder_date",schemaPath:"#/properties/remin\
der_date/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[$]:e.push($),s++}var f=A===
s;j=j||f}if(j)s=w,e!==null&&(w?e.length=w:e=null);else{const A={instancePath:t+"/reminder_date",schemaPath:"#/properties\
/reminder_date/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};return e===null?e=[A]:e.push(A),
s++,C.errors=e,!1}var a=P===s}else var a=!0;if(a){if(r.reminder_time!==void 0){let g=r.reminder_time;const P=s,w=s;let j=!1;
const k=s;Or(g,{instancePath:t+"/reminder_time",parentData:r,parentDataProperty:"reminder_time",rootData:l})||(e=e===null?
Or.errors:e.concat(Or.errors),s=e.length);var m=k===s;if(j=j||m,!j){const A=s;if(g!==null){const $={instancePath:t+"/rem\
inder_time",schemaPath:"#/properties/reminder_time/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be nu\
ll"};e===null?e=[$]:e.push($),s++}var m=A===s;j=j||m}if(j)s=w,e!==null&&(w?e.length=w:e=null);else{const A={instancePath:t+
"/reminder_time",schemaPath:"#/properties/reminder_time/anyOf",keyword:"anyOf",params:{},message:"must match a schema in\
 anyOf"};return e===null?e=[A]:e.push(A),s++,C.errors=e,!1}var a=P===s}else var a=!0;if(a)if(r.group_permissions!==void 0){
let g=r.group_permissions;const P=s;if(s===P)if(Array.isArray(g)){var y=!0;const j=g.length;for(let k=0;k<j;k++){let L=g[k];
const A=s,x=s;let $=!1;const ue=s;if(typeof L!="string"){const O={instancePath:t+"/group_permissions/"+k,schemaPath:"#/p\
roperties/group_permissions/items/anyOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[O]:e.push(O),s++}var v=ue===s;if($=$||v,!$){const O=s;if(!(typeof L=="number"&&isFinite(L))){const ee={instancePath:t+
"/group_permissions/"+k,schemaPath:"#/properties/group_permissions/items/anyOf/1/type",keyword:"type",params:{type:"numb\
er"},message:"must be number"};e===null?e=[ee]:e.push(ee),s++}var v=O===s;$=$||v}if($)s=x,e!==null&&(x?e.length=x:e=null);else{
const O={instancePath:t+"/group_permissions/"+k,schemaPath:"#/properties/group_permissions/items/anyOf",keyword:"anyOf",
params:{},message:"must match a schema in anyOf"};return e===null?e=[O]:e.push(O),s++,C.errors=e,!1}var y=A===s;if(!y)break}}else
return C.errors=[{instancePath:t+"/group_permissions",schemaPath:"#/properties/group_permissions/type",keyword:"type",params:{
type:"array"},message:"must be array"}],!1;var a=P===s}else var a=!0}}}}}}}}}else return C.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return C.errors=e,s===0}const st=os,gi={$id:"\
https://svclink.dev/schemas/api/jobnote/create.response.json"};function os(r,{instancePath:t="",parentData:d,parentDataProperty:_,
rootData:l=r}={}){return os.errors=null,!0}const tt=ls,bi={$id:"https://svclink.dev/schemas/api/jobnote/update.response.\
json"};function ls(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){return ls.errors=null,!0}const it=Gr,
Pi={$id:"https://svclink.dev/schemas/api/jobnote/delete.response.json",type:"object",properties:{message:{$ref:"../accep\
ted.json#/$defs/text"}},required:["message"]};function Ar(r,{instancePath:t="",parentData:d,parentDataProperty:_,rootData:l=r}={}){
let e=null,s=0;return typeof r!="string"?(Ar.errors=[{instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"}],!1):(Ar.errors=e,s===0)}function Gr(r,{instancePath:t="",parentData:d,parentDataProperty:_,
rootData:l=r}={}){let e=null,s=0;if(s===0)if(r&&typeof r=="object"&&!Array.isArray(r)){let i;if(r.message===void 0&&(i="\
message"))return Gr.errors=[{instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:i},message:"\
must have required property '"+i+"'"}],!1;r.message!==void 0&&(Ar(r.message,{instancePath:t+"/message",parentData:r,parentDataProperty:"\
message",rootData:l})||(e=e===null?Ar.errors:e.concat(Ar.errors),s=e.length))}else return Gr.errors=[{instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"}],!1;return Gr.errors=e,s===0}export const receivedValidators=new Map(
[["autoimport/list",fs],["autoimport/upload",us],["autoimport/export",cs],["bid/list",ys],["bid/create",ds],["bid/update",
_s],["bid/delete",hs],["bid/uom",vs],["bid/invoice/items",gs],["file/list",bs],["file/get",ks],["file/get/metadata",Ds],
["file/upload",$s],["file/flag/items",qs],["file/flag",Os],["file/document/types",As],["user/search",xs],["user/group/li\
st",Ns],["workorder/search",Es],["workorder/fields",zs],["workorder/get",Ts],["workorder/create",Vs],["workorder/update",
Ls],["workorder/rfo",Is],["workorder/pcr/list",Rs],["workorder/pcr/get",Ss],["workorder/pcr/answer",Ms],["workorder/pcr/\
detach",Bs],["pcr/get",Cs],["property/definition",Gs],["property/id",Hs],["property/get",Js],["property/update",Qs],["in\
voice/id",Us],["invoice/get",Ws],["invoice/update",Xs],["invoice/delete/item",Ys],["jobnote/list",Zs],["jobnote/get",et],
["jobnote/create",st],["jobnote/update",tt],["jobnote/delete",it]]);
