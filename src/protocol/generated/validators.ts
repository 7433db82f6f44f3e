// Generated from schemas/link by scripts/generate: do not edit.

// @ts-nocheck
import type { EventValidators } from '../validation.js';
import type { EventName } from './event-names.js';

const allowed0 = ["wo","prop"];
const allowed1 = ["address","city","comments","cust_text","date_due","key_code","loan_number","loan_type_other","lock_code","lot_size","mortgage_name","start_date","state","zip","wo_pending_cancellation_date","line_items","vendor_id"];
const allowed2 = ["address","city","comments","cust_text","date_due","key_code","loan_number","loan_type_other","lock_code","lot_size","mortgage_name","start_date","state","zip","wo_pending_cancellation_date","line_items","vendor_id",""];
const allowed3 = ["uploads","job_notes"];
const allowed4 = [1,0];
const allowed5 = ["ags",""];
const allowed6 = ["1","0"];
const allowed7 = {"pcr_question_id":{"type":"string","pattern":"^[0-9]{1,64}$"},"pcr_form_id":{"type":"string","pattern":"^[0-9]{1,64}$"},"question_type":{"enum":["checkbox","date","dropdown","radio","numeric","photos","svcfield","textarea","textbox","title"]},"question_display_active":{"type":"string","enum":["1","0"]},"question_required":{"type":"string","enum":["1","0"]},"question_na_option":{"type":"string","enum":["1","0"]},"question_flag_photos":{"type":"string","enum":["1","0"]},"question_photos_required":{"type":"string","enum":["1","0"]},"question_active":{"type":"string","enum":["1","0"]},"question_deleted":{"type":"string","enum":["1","0"]},"question_order":{"type":"string","pattern":"^[0-9]{1,15}$"},"question_transfer_prev_values":{"type":"string","enum":["1","0"]},"question_show_prev_values":{"type":"string","enum":["1","0"]},"question_auto_transfer_prev_values":{"type":"string","enum":["1","0"]},"question_field_rules_cnt":{"type":"string","pattern":"^[0-9]{1,15}$"},"question_action_rules_cnt":{"type":"string","pattern":"^[0-9]{1,15}$"},"question_photo_rules_cnt":{"type":"string","pattern":"^[0-9]{1,15}$"}};
const allowed8 = ["checkbox","date","dropdown","radio","numeric","photos","svcfield","textarea","textbox","title"];
const allowed9 = ["field","action"];
const allowed10 = ["=","not_equal",">","<","contains_any","contains_all","doesnt_contain_any","doesnt_contain_all","count","count_less_than","count_greater_than","length_greater_than","length_less_than","length_equal"];
const allowed11 = ["show","hide"];
const allowed12 = ["default","=","not_equal",">","<","contains_any","contains_all","doesnt_contain_any","doesnt_contain_all","count","count_less_than","count_greater_than","length_greater_than","length_less_than","length_equal"];
const allowed13 = {"pcr_question_id":{"type":"string","pattern":"^[0-9]{1,64}$"},"pcr_form_id":{"type":"string","pattern":"^[0-9]{1,64}$"},"question_type":{"enum":["checkbox","date","dropdown","radio","numeric","photos","svcfield","textarea","textbox","title"]},"question_display_active":{"type":"boolean"},"question_required":{"type":"boolean"},"question_na_option":{"type":"boolean"},"question_flag_photos":{"type":"boolean"},"question_photos_required":{"type":"boolean"},"question_active":{"type":"boolean"},"question_deleted":{"type":"boolean"},"question_order":{"type":"integer","minimum":0,"maximum":999999999999999},"question_transfer_prev_values":{"type":"boolean"},"question_show_prev_values":{"type":"boolean"},"question_auto_transfer_prev_values":{"type":"boolean"},"question_field_rules_cnt":{"type":"integer","minimum":0,"maximum":999999999999999},"question_action_rules_cnt":{"type":"integer","minimum":0,"maximum":999999999999999},"question_photo_rules_cnt":{"type":"integer","minimum":0,"maximum":999999999999999}};
const allowed14 = ["b"];
const allowed15 = ["b","c"];
const allowed16 = ["b","i","a"];
const allowed17 = [0,1];
const allowed18 = ["job_notes"];
const allowed19 = ["int","date","longtext","varchar","number"];
const allowed20 = ["pc"];
const pattern0 = new RegExp("^[0-9]{1,64}$", "u");
function bid_comp_confirm_data(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.dst_report_id === undefined) && (missing0 = "dst_report_id")){
bid_comp_confirm_data.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.dst_report_id !== undefined){
let data0 = data.dst_report_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
bid_comp_confirm_data.errors = [{instancePath:instancePath+"/dst_report_id",schemaPath:"#/properties/dst_report_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
bid_comp_confirm_data.errors = [{instancePath:instancePath+"/dst_report_id",schemaPath:"#/properties/dst_report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
bid_comp_confirm_data.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
bid_comp_confirm_data.errors = vErrors;
return errors === 0;
}
function bid_comp_confirm_result(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
bid_comp_confirm_result.errors = null;
return true;
}
function get_all_notes_data(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timestamp !== undefined){
let data0 = data.timestamp;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
get_all_notes_data.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 99999999999 || isNaN(data0)){
get_all_notes_data.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999999},message:"must be <= 99999999999"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
get_all_notes_data.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
}
}
else {
get_all_notes_data.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
get_all_notes_data.errors = vErrors;
return errors === 0;
}
const func2 = textLength;
function get_all_notes_result(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((((((data0.wo_number === undefined) && (missing0 = "wo_number")) || ((data0.note_id === undefined) && (missing0 = "note_id"))) || ((data0.note_type === undefined) && (missing0 = "note_type"))) || ((data0.note_text === undefined) && (missing0 = "note_text"))) || ((data0.note_from === undefined) && (missing0 = "note_from"))){
get_all_notes_result.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.wo_number !== undefined){
const _errs3 = errors;
if(typeof data0.wo_number !== "string"){
get_all_notes_result.errors = [{instancePath:instancePath+"/" + i0+"/wo_number",schemaPath:"#/items/properties/wo_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.note_id !== undefined){
let data2 = data0.note_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func2(data2) > 255){
get_all_notes_result.errors = [{instancePath:instancePath+"/" + i0+"/note_id",schemaPath:"#/items/properties/note_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func2(data2) < 1){
get_all_notes_result.errors = [{instancePath:instancePath+"/" + i0+"/note_id",schemaPath:"#/items/properties/note_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
get_all_notes_result.errors = [{instancePath:instancePath+"/" + i0+"/note_id",schemaPath:"#/items/properties/note_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.note_type !== undefined){
let data3 = data0.note_type;
const _errs7 = errors;
if(!((data3 === "wo") || (data3 === "prop"))){
get_all_notes_result.errors = [{instancePath:instancePath+"/" + i0+"/note_type",schemaPath:"#/items/properties/note_type/enum",keyword:"enum",params:{allowedValues: allowed0},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.note_text !== undefined){
const _errs8 = errors;
if(typeof data0.note_text !== "string"){
get_all_notes_result.errors = [{instancePath:instancePath+"/" + i0+"/note_text",schemaPath:"#/items/properties/note_text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.note_from !== undefined){
const _errs10 = errors;
if(typeof data0.note_from !== "string"){
get_all_notes_result.errors = [{instancePath:instancePath+"/" + i0+"/note_from",schemaPath:"#/items/properties/note_from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.transaction_id !== undefined){
let data6 = data0.transaction_id;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data6 === "string"){
if(func2(data6) > 255){
get_all_notes_result.errors = [{instancePath:instancePath+"/" + i0+"/transaction_id",schemaPath:"#/items/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func2(data6) < 1){
get_all_notes_result.errors = [{instancePath:instancePath+"/" + i0+"/transaction_id",schemaPath:"#/items/properties/transaction_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
get_all_notes_result.errors = [{instancePath:instancePath+"/" + i0+"/transaction_id",schemaPath:"#/items/properties/transaction_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
else {
get_all_notes_result.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
get_all_notes_result.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
get_all_notes_result.errors = vErrors;
return errors === 0;
}
function get_all_notes_item(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.wo_number === undefined) && (missing0 = "wo_number")) || ((data.note_id === undefined) && (missing0 = "note_id"))) || ((data.note_type === undefined) && (missing0 = "note_type"))) || ((data.note_text === undefined) && (missing0 = "note_text"))) || ((data.note_from === undefined) && (missing0 = "note_from"))){
get_all_notes_item.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.wo_number !== undefined){
const _errs1 = errors;
if(typeof data.wo_number !== "string"){
get_all_notes_item.errors = [{instancePath:instancePath+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.note_id !== undefined){
let data1 = data.note_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 255){
get_all_notes_item.errors = [{instancePath:instancePath+"/note_id",schemaPath:"#/properties/note_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func2(data1) < 1){
get_all_notes_item.errors = [{instancePath:instancePath+"/note_id",schemaPath:"#/properties/note_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
get_all_notes_item.errors = [{instancePath:instancePath+"/note_id",schemaPath:"#/properties/note_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.note_type !== undefined){
let data2 = data.note_type;
const _errs5 = errors;
if(!((data2 === "wo") || (data2 === "prop"))){
get_all_notes_item.errors = [{instancePath:instancePath+"/note_type",schemaPath:"#/properties/note_type/enum",keyword:"enum",params:{allowedValues: allowed0},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.note_text !== undefined){
const _errs6 = errors;
if(typeof data.note_text !== "string"){
get_all_notes_item.errors = [{instancePath:instancePath+"/note_text",schemaPath:"#/properties/note_text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.note_from !== undefined){
const _errs8 = errors;
if(typeof data.note_from !== "string"){
get_all_notes_item.errors = [{instancePath:instancePath+"/note_from",schemaPath:"#/properties/note_from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transaction_id !== undefined){
let data5 = data.transaction_id;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(func2(data5) > 255){
get_all_notes_item.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func2(data5) < 1){
get_all_notes_item.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
get_all_notes_item.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"#/properties/transaction_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
get_all_notes_item.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
get_all_notes_item.errors = vErrors;
return errors === 0;
}
const pattern1 = new RegExp("^[0-9]{16,64}$", "u");
function get_all_orders_result(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((((data0.report_id === undefined) && (missing0 = "report_id")) || ((data0.wo_number === undefined) && (missing0 = "wo_number"))) || ((data0.wo_status === undefined) && (missing0 = "wo_status"))){
get_all_orders_result.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.report_id !== undefined){
let data1 = data0.report_id;
const _errs3 = errors;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err3 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16,64}$"},message:"must match pattern \""+"^[0-9]{16,64}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err5 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
get_all_orders_result.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.wo_number !== undefined){
const _errs9 = errors;
if(typeof data0.wo_number !== "string"){
get_all_orders_result.errors = [{instancePath:instancePath+"/" + i0+"/wo_number",schemaPath:"#/items/properties/wo_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.org_wo_num !== undefined){
let data3 = data0.org_wo_num;
const _errs11 = errors;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/" + i0+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(errors === _errs13){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/" + i0+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data3 < 0 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/" + i0+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
var _valid1 = _errs13 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs15 = errors;
if(errors === _errs15){
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err9 = {instancePath:instancePath+"/" + i0+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16,64}$"},message:"must match pattern \""+"^[0-9]{16,64}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/" + i0+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid1 = _errs15 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err11 = {instancePath:instancePath+"/" + i0+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
get_all_orders_result.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.wo_status !== undefined){
const _errs17 = errors;
if(typeof data0.wo_status !== "string"){
get_all_orders_result.errors = [{instancePath:instancePath+"/" + i0+"/wo_status",schemaPath:"#/items/properties/wo_status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.transaction_id !== undefined){
let data5 = data0.transaction_id;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data5 === "string"){
if(func2(data5) > 255){
get_all_orders_result.errors = [{instancePath:instancePath+"/" + i0+"/transaction_id",schemaPath:"#/items/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func2(data5) < 1){
get_all_orders_result.errors = [{instancePath:instancePath+"/" + i0+"/transaction_id",schemaPath:"#/items/properties/transaction_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
get_all_orders_result.errors = [{instancePath:instancePath+"/" + i0+"/transaction_id",schemaPath:"#/items/properties/transaction_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
get_all_orders_result.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
get_all_orders_result.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
get_all_orders_result.errors = vErrors;
return errors === 0;
}
function get_all_orders_received(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((((data0.report_id === undefined) && (missing0 = "report_id")) || ((data0.wo_number === undefined) && (missing0 = "wo_number"))) || ((data0.wo_status === undefined) && (missing0 = "wo_status"))){
get_all_orders_received.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.report_id !== undefined){
let data1 = data0.report_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
get_all_orders_received.errors = [{instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_all_orders_received.errors = [{instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.wo_number !== undefined){
const _errs5 = errors;
if(typeof data0.wo_number !== "string"){
get_all_orders_received.errors = [{instancePath:instancePath+"/" + i0+"/wo_number",schemaPath:"#/items/properties/wo_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.org_wo_num !== undefined){
let data3 = data0.org_wo_num;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
get_all_orders_received.errors = [{instancePath:instancePath+"/" + i0+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_all_orders_received.errors = [{instancePath:instancePath+"/" + i0+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.wo_status !== undefined){
const _errs9 = errors;
if(typeof data0.wo_status !== "string"){
get_all_orders_received.errors = [{instancePath:instancePath+"/" + i0+"/wo_status",schemaPath:"#/items/properties/wo_status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.transaction_id !== undefined){
let data5 = data0.transaction_id;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func2(data5) > 255){
get_all_orders_received.errors = [{instancePath:instancePath+"/" + i0+"/transaction_id",schemaPath:"#/items/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func2(data5) < 1){
get_all_orders_received.errors = [{instancePath:instancePath+"/" + i0+"/transaction_id",schemaPath:"#/items/properties/transaction_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
get_all_orders_received.errors = [{instancePath:instancePath+"/" + i0+"/transaction_id",schemaPath:"#/items/properties/transaction_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
get_all_orders_received.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
get_all_orders_received.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
get_all_orders_received.errors = vErrors;
return errors === 0;
}
function get_all_orders_item(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.report_id === undefined) && (missing0 = "report_id")) || ((data.wo_number === undefined) && (missing0 = "wo_number"))) || ((data.wo_status === undefined) && (missing0 = "wo_status"))){
get_all_orders_item.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.report_id !== undefined){
let data0 = data.report_id;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
const err3 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16,64}$"},message:"must match pattern \""+"^[0-9]{16,64}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
get_all_orders_item.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wo_number !== undefined){
const _errs7 = errors;
if(typeof data.wo_number !== "string"){
get_all_orders_item.errors = [{instancePath:instancePath+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.org_wo_num !== undefined){
let data2 = data.org_wo_num;
const _errs9 = errors;
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(errors === _errs11){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs13 = errors;
if(errors === _errs13){
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err9 = {instancePath:instancePath+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16,64}$"},message:"must match pattern \""+"^[0-9]{16,64}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err11 = {instancePath:instancePath+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
get_all_orders_item.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wo_status !== undefined){
const _errs15 = errors;
if(typeof data.wo_status !== "string"){
get_all_orders_item.errors = [{instancePath:instancePath+"/wo_status",schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transaction_id !== undefined){
let data4 = data.transaction_id;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data4 === "string"){
if(func2(data4) > 255){
get_all_orders_item.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func2(data4) < 1){
get_all_orders_item.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
get_all_orders_item.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"#/properties/transaction_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
get_all_orders_item.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
get_all_orders_item.errors = vErrors;
return errors === 0;
}
function get_all_orders_receivedItem(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.report_id === undefined) && (missing0 = "report_id")) || ((data.wo_number === undefined) && (missing0 = "wo_number"))) || ((data.wo_status === undefined) && (missing0 = "wo_status"))){
get_all_orders_receivedItem.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.report_id !== undefined){
let data0 = data.report_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
get_all_orders_receivedItem.errors = [{instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_all_orders_receivedItem.errors = [{instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wo_number !== undefined){
const _errs3 = errors;
if(typeof data.wo_number !== "string"){
get_all_orders_receivedItem.errors = [{instancePath:instancePath+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.org_wo_num !== undefined){
let data2 = data.org_wo_num;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
get_all_orders_receivedItem.errors = [{instancePath:instancePath+"/org_wo_num",schemaPath:"#/properties/org_wo_num/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_all_orders_receivedItem.errors = [{instancePath:instancePath+"/org_wo_num",schemaPath:"#/properties/org_wo_num/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wo_status !== undefined){
const _errs7 = errors;
if(typeof data.wo_status !== "string"){
get_all_orders_receivedItem.errors = [{instancePath:instancePath+"/wo_status",schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transaction_id !== undefined){
let data4 = data.transaction_id;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func2(data4) > 255){
get_all_orders_receivedItem.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func2(data4) < 1){
get_all_orders_receivedItem.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
get_all_orders_receivedItem.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"#/properties/transaction_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
get_all_orders_receivedItem.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
get_all_orders_receivedItem.errors = vErrors;
return errors === 0;
}
function get_all_updates_result(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs3 = errors;
let valid1 = true;
const _errs4 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.wo_status !== undefined){
if("RTV" !== data0.wo_status){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs6 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.update_field !== undefined){
if("" !== data0.update_field){
get_all_updates_result.errors = [{instancePath:instancePath+"/" + i0+"/update_field",schemaPath:"#/items/then/properties/update_field/const",keyword:"const",params:{allowedValue: ""},message:"must be equal to constant"}];
return false;
}
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs8 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.update_field !== undefined){
let data3 = data0.update_field;
if(!(((((((((((((((((data3 === "address") || (data3 === "city")) || (data3 === "comments")) || (data3 === "cust_text")) || (data3 === "date_due")) || (data3 === "key_code")) || (data3 === "loan_number")) || (data3 === "loan_type_other")) || (data3 === "lock_code")) || (data3 === "lot_size")) || (data3 === "mortgage_name")) || (data3 === "start_date")) || (data3 === "state")) || (data3 === "zip")) || (data3 === "wo_pending_cancellation_date")) || (data3 === "line_items")) || (data3 === "vendor_id"))){
get_all_updates_result.errors = [{instancePath:instancePath+"/" + i0+"/update_field",schemaPath:"#/items/else/properties/update_field/enum",keyword:"enum",params:{allowedValues: allowed1},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
var _valid0 = _errs8 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
get_all_updates_result.errors = vErrors;
return false;
}
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((((((data0.report_id === undefined) && (missing0 = "report_id")) || ((data0.wo_number === undefined) && (missing0 = "wo_number"))) || ((data0.wo_status === undefined) && (missing0 = "wo_status"))) || ((data0.update_field === undefined) && (missing0 = "update_field"))) || ((data0.update_value === undefined) && (missing0 = "update_value"))){
get_all_updates_result.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.report_id !== undefined){
let data4 = data0.report_id;
const _errs10 = errors;
const _errs11 = errors;
let valid6 = false;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err2 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
const err3 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data4 < 0 || isNaN(data4)){
const err4 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid1 = _errs12 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
const err5 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16,64}$"},message:"must match pattern \""+"^[0-9]{16,64}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid1 = _errs14 === errors;
valid6 = valid6 || _valid1;
}
if(!valid6){
const err7 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
get_all_updates_result.errors = vErrors;
return false;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var valid5 = _errs10 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data0.wo_number !== undefined){
const _errs16 = errors;
if(typeof data0.wo_number !== "string"){
get_all_updates_result.errors = [{instancePath:instancePath+"/" + i0+"/wo_number",schemaPath:"#/items/properties/wo_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data0.org_wo_num !== undefined){
let data6 = data0.org_wo_num;
const _errs18 = errors;
const _errs19 = errors;
let valid7 = false;
const _errs20 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err8 = {instancePath:instancePath+"/" + i0+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(errors === _errs20){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
const err9 = {instancePath:instancePath+"/" + i0+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data6 < 0 || isNaN(data6)){
const err10 = {instancePath:instancePath+"/" + i0+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
var _valid2 = _errs20 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const _errs22 = errors;
if(errors === _errs22){
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
const err11 = {instancePath:instancePath+"/" + i0+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16,64}$"},message:"must match pattern \""+"^[0-9]{16,64}$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/" + i0+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid2 = _errs22 === errors;
valid7 = valid7 || _valid2;
}
if(!valid7){
const err13 = {instancePath:instancePath+"/" + i0+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
get_all_updates_result.errors = vErrors;
return false;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
var valid5 = _errs18 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data0.wo_status !== undefined){
const _errs24 = errors;
if(typeof data0.wo_status !== "string"){
get_all_updates_result.errors = [{instancePath:instancePath+"/" + i0+"/wo_status",schemaPath:"#/items/properties/wo_status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs24 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data0.transaction_id !== undefined){
let data8 = data0.transaction_id;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data8 === "string"){
if(func2(data8) > 255){
get_all_updates_result.errors = [{instancePath:instancePath+"/" + i0+"/transaction_id",schemaPath:"#/items/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func2(data8) < 1){
get_all_updates_result.errors = [{instancePath:instancePath+"/" + i0+"/transaction_id",schemaPath:"#/items/properties/transaction_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
get_all_updates_result.errors = [{instancePath:instancePath+"/" + i0+"/transaction_id",schemaPath:"#/items/properties/transaction_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs26 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data0.update_field !== undefined){
let data9 = data0.update_field;
const _errs28 = errors;
if(!((((((((((((((((((data9 === "address") || (data9 === "city")) || (data9 === "comments")) || (data9 === "cust_text")) || (data9 === "date_due")) || (data9 === "key_code")) || (data9 === "loan_number")) || (data9 === "loan_type_other")) || (data9 === "lock_code")) || (data9 === "lot_size")) || (data9 === "mortgage_name")) || (data9 === "start_date")) || (data9 === "state")) || (data9 === "zip")) || (data9 === "wo_pending_cancellation_date")) || (data9 === "line_items")) || (data9 === "vendor_id")) || (data9 === ""))){
get_all_updates_result.errors = [{instancePath:instancePath+"/" + i0+"/update_field",schemaPath:"#/items/properties/update_field/enum",keyword:"enum",params:{allowedValues: allowed2},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs28 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data0.update_value !== undefined){
const _errs29 = errors;
if(typeof data0.update_value !== "string"){
get_all_updates_result.errors = [{instancePath:instancePath+"/" + i0+"/update_value",schemaPath:"#/items/properties/update_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs29 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
}
else {
get_all_updates_result.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
get_all_updates_result.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
get_all_updates_result.errors = vErrors;
return errors === 0;
}
function get_all_updates_received(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs3 = errors;
let valid1 = true;
const _errs4 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.wo_status !== undefined){
if("RTV" !== data0.wo_status){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs6 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.update_field !== undefined){
if("" !== data0.update_field){
get_all_updates_received.errors = [{instancePath:instancePath+"/" + i0+"/update_field",schemaPath:"#/items/then/properties/update_field/const",keyword:"const",params:{allowedValue: ""},message:"must be equal to constant"}];
return false;
}
}
}
var _valid0 = _errs6 === errors;
valid1 = _valid0;
ifClause0 = "then";
}
else {
const _errs8 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.update_field !== undefined){
let data3 = data0.update_field;
if(!(((((((((((((((((data3 === "address") || (data3 === "city")) || (data3 === "comments")) || (data3 === "cust_text")) || (data3 === "date_due")) || (data3 === "key_code")) || (data3 === "loan_number")) || (data3 === "loan_type_other")) || (data3 === "lock_code")) || (data3 === "lot_size")) || (data3 === "mortgage_name")) || (data3 === "start_date")) || (data3 === "state")) || (data3 === "zip")) || (data3 === "wo_pending_cancellation_date")) || (data3 === "line_items")) || (data3 === "vendor_id"))){
get_all_updates_received.errors = [{instancePath:instancePath+"/" + i0+"/update_field",schemaPath:"#/items/else/properties/update_field/enum",keyword:"enum",params:{allowedValues: allowed1},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
var _valid0 = _errs8 === errors;
valid1 = _valid0;
ifClause0 = "else";
}
if(!valid1){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
get_all_updates_received.errors = vErrors;
return false;
}
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((((((data0.report_id === undefined) && (missing0 = "report_id")) || ((data0.wo_number === undefined) && (missing0 = "wo_number"))) || ((data0.wo_status === undefined) && (missing0 = "wo_status"))) || ((data0.update_field === undefined) && (missing0 = "update_field"))) || ((data0.update_value === undefined) && (missing0 = "update_value"))){
get_all_updates_received.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.report_id !== undefined){
let data4 = data0.report_id;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
get_all_updates_received.errors = [{instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_all_updates_received.errors = [{instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs10 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data0.wo_number !== undefined){
const _errs12 = errors;
if(typeof data0.wo_number !== "string"){
get_all_updates_received.errors = [{instancePath:instancePath+"/" + i0+"/wo_number",schemaPath:"#/items/properties/wo_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs12 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data0.org_wo_num !== undefined){
let data6 = data0.org_wo_num;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
get_all_updates_received.errors = [{instancePath:instancePath+"/" + i0+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_all_updates_received.errors = [{instancePath:instancePath+"/" + i0+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs14 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data0.wo_status !== undefined){
const _errs16 = errors;
if(typeof data0.wo_status !== "string"){
get_all_updates_received.errors = [{instancePath:instancePath+"/" + i0+"/wo_status",schemaPath:"#/items/properties/wo_status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data0.transaction_id !== undefined){
let data8 = data0.transaction_id;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(func2(data8) > 255){
get_all_updates_received.errors = [{instancePath:instancePath+"/" + i0+"/transaction_id",schemaPath:"#/items/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func2(data8) < 1){
get_all_updates_received.errors = [{instancePath:instancePath+"/" + i0+"/transaction_id",schemaPath:"#/items/properties/transaction_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
get_all_updates_received.errors = [{instancePath:instancePath+"/" + i0+"/transaction_id",schemaPath:"#/items/properties/transaction_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs18 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data0.update_field !== undefined){
let data9 = data0.update_field;
const _errs20 = errors;
if(!((((((((((((((((((data9 === "address") || (data9 === "city")) || (data9 === "comments")) || (data9 === "cust_text")) || (data9 === "date_due")) || (data9 === "key_code")) || (data9 === "loan_number")) || (data9 === "loan_type_other")) || (data9 === "lock_code")) || (data9 === "lot_size")) || (data9 === "mortgage_name")) || (data9 === "start_date")) || (data9 === "state")) || (data9 === "zip")) || (data9 === "wo_pending_cancellation_date")) || (data9 === "line_items")) || (data9 === "vendor_id")) || (data9 === ""))){
get_all_updates_received.errors = [{instancePath:instancePath+"/" + i0+"/update_field",schemaPath:"#/items/properties/update_field/enum",keyword:"enum",params:{allowedValues: allowed2},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs20 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data0.update_value !== undefined){
const _errs21 = errors;
if(typeof data0.update_value !== "string"){
get_all_updates_received.errors = [{instancePath:instancePath+"/" + i0+"/update_value",schemaPath:"#/items/properties/update_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs21 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
}
else {
get_all_updates_received.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
get_all_updates_received.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
get_all_updates_received.errors = vErrors;
return errors === 0;
}
function get_all_updates_item(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.wo_status !== undefined){
if("RTV" !== data.wo_status){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.update_field !== undefined){
if("" !== data.update_field){
get_all_updates_item.errors = [{instancePath:instancePath+"/update_field",schemaPath:"#/then/properties/update_field/const",keyword:"const",params:{allowedValue: ""},message:"must be equal to constant"}];
return false;
}
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.update_field !== undefined){
let data2 = data.update_field;
if(!(((((((((((((((((data2 === "address") || (data2 === "city")) || (data2 === "comments")) || (data2 === "cust_text")) || (data2 === "date_due")) || (data2 === "key_code")) || (data2 === "loan_number")) || (data2 === "loan_type_other")) || (data2 === "lock_code")) || (data2 === "lot_size")) || (data2 === "mortgage_name")) || (data2 === "start_date")) || (data2 === "state")) || (data2 === "zip")) || (data2 === "wo_pending_cancellation_date")) || (data2 === "line_items")) || (data2 === "vendor_id"))){
get_all_updates_item.errors = [{instancePath:instancePath+"/update_field",schemaPath:"#/else/properties/update_field/enum",keyword:"enum",params:{allowedValues: allowed1},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
var _valid0 = _errs6 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
get_all_updates_item.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.report_id === undefined) && (missing0 = "report_id")) || ((data.wo_number === undefined) && (missing0 = "wo_number"))) || ((data.wo_status === undefined) && (missing0 = "wo_status"))) || ((data.update_field === undefined) && (missing0 = "update_field"))) || ((data.update_value === undefined) && (missing0 = "update_value"))){
get_all_updates_item.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.report_id !== undefined){
let data3 = data.report_id;
const _errs8 = errors;
const _errs9 = errors;
let valid5 = false;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err2 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err3 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data3 < 0 || isNaN(data3)){
const err4 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
var _valid1 = _errs10 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs12 = errors;
if(errors === _errs12){
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err5 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16,64}$"},message:"must match pattern \""+"^[0-9]{16,64}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid1 = _errs12 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
const err7 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
get_all_updates_item.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs8 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.wo_number !== undefined){
const _errs14 = errors;
if(typeof data.wo_number !== "string"){
get_all_updates_item.errors = [{instancePath:instancePath+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.org_wo_num !== undefined){
let data5 = data.org_wo_num;
const _errs16 = errors;
const _errs17 = errors;
let valid6 = false;
const _errs18 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(errors === _errs18){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data5 < 0 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
var _valid2 = _errs18 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
const _errs20 = errors;
if(errors === _errs20){
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
const err11 = {instancePath:instancePath+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16,64}$"},message:"must match pattern \""+"^[0-9]{16,64}$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid2 = _errs20 === errors;
valid6 = valid6 || _valid2;
}
if(!valid6){
const err13 = {instancePath:instancePath+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
get_all_updates_item.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.wo_status !== undefined){
const _errs22 = errors;
if(typeof data.wo_status !== "string"){
get_all_updates_item.errors = [{instancePath:instancePath+"/wo_status",schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.transaction_id !== undefined){
let data7 = data.transaction_id;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data7 === "string"){
if(func2(data7) > 255){
get_all_updates_item.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func2(data7) < 1){
get_all_updates_item.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
get_all_updates_item.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"#/properties/transaction_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.update_field !== undefined){
let data8 = data.update_field;
const _errs26 = errors;
if(!((((((((((((((((((data8 === "address") || (data8 === "city")) || (data8 === "comments")) || (data8 === "cust_text")) || (data8 === "date_due")) || (data8 === "key_code")) || (data8 === "loan_number")) || (data8 === "loan_type_other")) || (data8 === "lock_code")) || (data8 === "lot_size")) || (data8 === "mortgage_name")) || (data8 === "start_date")) || (data8 === "state")) || (data8 === "zip")) || (data8 === "wo_pending_cancellation_date")) || (data8 === "line_items")) || (data8 === "vendor_id")) || (data8 === ""))){
get_all_updates_item.errors = [{instancePath:instancePath+"/update_field",schemaPath:"#/properties/update_field/enum",keyword:"enum",params:{allowedValues: allowed2},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.update_value !== undefined){
const _errs27 = errors;
if(typeof data.update_value !== "string"){
get_all_updates_item.errors = [{instancePath:instancePath+"/update_value",schemaPath:"#/properties/update_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
}
else {
get_all_updates_item.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
get_all_updates_item.errors = vErrors;
return errors === 0;
}
function get_all_updates_receivedItem(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.wo_status !== undefined){
if("RTV" !== data.wo_status){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.update_field !== undefined){
if("" !== data.update_field){
get_all_updates_receivedItem.errors = [{instancePath:instancePath+"/update_field",schemaPath:"#/then/properties/update_field/const",keyword:"const",params:{allowedValue: ""},message:"must be equal to constant"}];
return false;
}
}
}
var _valid0 = _errs4 === errors;
valid0 = _valid0;
ifClause0 = "then";
}
else {
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.update_field !== undefined){
let data2 = data.update_field;
if(!(((((((((((((((((data2 === "address") || (data2 === "city")) || (data2 === "comments")) || (data2 === "cust_text")) || (data2 === "date_due")) || (data2 === "key_code")) || (data2 === "loan_number")) || (data2 === "loan_type_other")) || (data2 === "lock_code")) || (data2 === "lot_size")) || (data2 === "mortgage_name")) || (data2 === "start_date")) || (data2 === "state")) || (data2 === "zip")) || (data2 === "wo_pending_cancellation_date")) || (data2 === "line_items")) || (data2 === "vendor_id"))){
get_all_updates_receivedItem.errors = [{instancePath:instancePath+"/update_field",schemaPath:"#/else/properties/update_field/enum",keyword:"enum",params:{allowedValues: allowed1},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
var _valid0 = _errs6 === errors;
valid0 = _valid0;
ifClause0 = "else";
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
get_all_updates_receivedItem.errors = vErrors;
return false;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.report_id === undefined) && (missing0 = "report_id")) || ((data.wo_number === undefined) && (missing0 = "wo_number"))) || ((data.wo_status === undefined) && (missing0 = "wo_status"))) || ((data.update_field === undefined) && (missing0 = "update_field"))) || ((data.update_value === undefined) && (missing0 = "update_value"))){
get_all_updates_receivedItem.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.report_id !== undefined){
let data3 = data.report_id;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
get_all_updates_receivedItem.errors = [{instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_all_updates_receivedItem.errors = [{instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs8 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.wo_number !== undefined){
const _errs10 = errors;
if(typeof data.wo_number !== "string"){
get_all_updates_receivedItem.errors = [{instancePath:instancePath+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs10 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.org_wo_num !== undefined){
let data5 = data.org_wo_num;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
get_all_updates_receivedItem.errors = [{instancePath:instancePath+"/org_wo_num",schemaPath:"#/properties/org_wo_num/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_all_updates_receivedItem.errors = [{instancePath:instancePath+"/org_wo_num",schemaPath:"#/properties/org_wo_num/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.wo_status !== undefined){
const _errs14 = errors;
if(typeof data.wo_status !== "string"){
get_all_updates_receivedItem.errors = [{instancePath:instancePath+"/wo_status",schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.transaction_id !== undefined){
let data7 = data.transaction_id;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data7 === "string"){
if(func2(data7) > 255){
get_all_updates_receivedItem.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func2(data7) < 1){
get_all_updates_receivedItem.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
get_all_updates_receivedItem.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"#/properties/transaction_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.update_field !== undefined){
let data8 = data.update_field;
const _errs18 = errors;
if(!((((((((((((((((((data8 === "address") || (data8 === "city")) || (data8 === "comments")) || (data8 === "cust_text")) || (data8 === "date_due")) || (data8 === "key_code")) || (data8 === "loan_number")) || (data8 === "loan_type_other")) || (data8 === "lock_code")) || (data8 === "lot_size")) || (data8 === "mortgage_name")) || (data8 === "start_date")) || (data8 === "state")) || (data8 === "zip")) || (data8 === "wo_pending_cancellation_date")) || (data8 === "line_items")) || (data8 === "vendor_id")) || (data8 === ""))){
get_all_updates_receivedItem.errors = [{instancePath:instancePath+"/update_field",schemaPath:"#/properties/update_field/enum",keyword:"enum",params:{allowedValues: allowed2},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.update_value !== undefined){
const _errs19 = errors;
if(typeof data.update_value !== "string"){
get_all_updates_receivedItem.errors = [{instancePath:instancePath+"/update_value",schemaPath:"#/properties/update_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
}
else {
get_all_updates_receivedItem.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
get_all_updates_receivedItem.errors = vErrors;
return errors === 0;
}
function get_cancel_orders_data(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.timestamp === undefined) && (missing0 = "timestamp")){
get_cancel_orders_data.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.timestamp !== undefined){
let data0 = data.timestamp;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
get_cancel_orders_data.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 99999999999 || isNaN(data0)){
get_cancel_orders_data.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999999},message:"must be <= 99999999999"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
get_cancel_orders_data.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
}
}
}
else {
get_cancel_orders_data.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
get_cancel_orders_data.errors = vErrors;
return errors === 0;
}
const pattern19 = new RegExp("^[0-9]{1,11}$", "u");
function get_cancel_orders_result(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((((data0.report_id === undefined) && (missing0 = "report_id")) || ((data0.wo_number === undefined) && (missing0 = "wo_number"))) || ((data0.wo_status === undefined) && (missing0 = "wo_status"))) || ((data0.cancel_timestamp === undefined) && (missing0 = "cancel_timestamp"))){
get_cancel_orders_result.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.report_id !== undefined){
let data1 = data0.report_id;
const _errs3 = errors;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err3 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16,64}$"},message:"must match pattern \""+"^[0-9]{16,64}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err5 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
get_cancel_orders_result.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.wo_number !== undefined){
const _errs9 = errors;
if(typeof data0.wo_number !== "string"){
get_cancel_orders_result.errors = [{instancePath:instancePath+"/" + i0+"/wo_number",schemaPath:"#/items/properties/wo_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.org_wo_num !== undefined){
let data3 = data0.org_wo_num;
const _errs11 = errors;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/" + i0+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(errors === _errs13){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/" + i0+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data3 < 0 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/" + i0+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
var _valid1 = _errs13 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs15 = errors;
if(errors === _errs15){
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err9 = {instancePath:instancePath+"/" + i0+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16,64}$"},message:"must match pattern \""+"^[0-9]{16,64}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/" + i0+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid1 = _errs15 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err11 = {instancePath:instancePath+"/" + i0+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
get_cancel_orders_result.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.wo_status !== undefined){
const _errs17 = errors;
if(typeof data0.wo_status !== "string"){
get_cancel_orders_result.errors = [{instancePath:instancePath+"/" + i0+"/wo_status",schemaPath:"#/items/properties/wo_status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.transaction_id !== undefined){
let data5 = data0.transaction_id;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data5 === "string"){
if(func2(data5) > 255){
get_cancel_orders_result.errors = [{instancePath:instancePath+"/" + i0+"/transaction_id",schemaPath:"#/items/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func2(data5) < 1){
get_cancel_orders_result.errors = [{instancePath:instancePath+"/" + i0+"/transaction_id",schemaPath:"#/items/properties/transaction_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
get_cancel_orders_result.errors = [{instancePath:instancePath+"/" + i0+"/transaction_id",schemaPath:"#/items/properties/transaction_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.cancel_timestamp !== undefined){
let data6 = data0.cancel_timestamp;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data6 === "string"){
if(!pattern19.test(data6)){
get_cancel_orders_result.errors = [{instancePath:instancePath+"/" + i0+"/cancel_timestamp",schemaPath:"#/items/properties/cancel_timestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,11}$"},message:"must match pattern \""+"^[0-9]{1,11}$"+"\""}];
return false;
}
}
else {
get_cancel_orders_result.errors = [{instancePath:instancePath+"/" + i0+"/cancel_timestamp",schemaPath:"#/items/properties/cancel_timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
else {
get_cancel_orders_result.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
get_cancel_orders_result.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
get_cancel_orders_result.errors = vErrors;
return errors === 0;
}
function get_cancel_orders_received(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((((data0.report_id === undefined) && (missing0 = "report_id")) || ((data0.wo_number === undefined) && (missing0 = "wo_number"))) || ((data0.wo_status === undefined) && (missing0 = "wo_status"))) || ((data0.cancel_timestamp === undefined) && (missing0 = "cancel_timestamp"))){
get_cancel_orders_received.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.report_id !== undefined){
let data1 = data0.report_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
get_cancel_orders_received.errors = [{instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_cancel_orders_received.errors = [{instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.wo_number !== undefined){
const _errs5 = errors;
if(typeof data0.wo_number !== "string"){
get_cancel_orders_received.errors = [{instancePath:instancePath+"/" + i0+"/wo_number",schemaPath:"#/items/properties/wo_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.org_wo_num !== undefined){
let data3 = data0.org_wo_num;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
get_cancel_orders_received.errors = [{instancePath:instancePath+"/" + i0+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_cancel_orders_received.errors = [{instancePath:instancePath+"/" + i0+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.wo_status !== undefined){
const _errs9 = errors;
if(typeof data0.wo_status !== "string"){
get_cancel_orders_received.errors = [{instancePath:instancePath+"/" + i0+"/wo_status",schemaPath:"#/items/properties/wo_status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.transaction_id !== undefined){
let data5 = data0.transaction_id;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func2(data5) > 255){
get_cancel_orders_received.errors = [{instancePath:instancePath+"/" + i0+"/transaction_id",schemaPath:"#/items/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func2(data5) < 1){
get_cancel_orders_received.errors = [{instancePath:instancePath+"/" + i0+"/transaction_id",schemaPath:"#/items/properties/transaction_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
get_cancel_orders_received.errors = [{instancePath:instancePath+"/" + i0+"/transaction_id",schemaPath:"#/items/properties/transaction_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.cancel_timestamp !== undefined){
let data6 = data0.cancel_timestamp;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
get_cancel_orders_received.errors = [{instancePath:instancePath+"/" + i0+"/cancel_timestamp",schemaPath:"#/items/properties/cancel_timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 99999999999 || isNaN(data6)){
get_cancel_orders_received.errors = [{instancePath:instancePath+"/" + i0+"/cancel_timestamp",schemaPath:"#/items/properties/cancel_timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999999},message:"must be <= 99999999999"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
get_cancel_orders_received.errors = [{instancePath:instancePath+"/" + i0+"/cancel_timestamp",schemaPath:"#/items/properties/cancel_timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
else {
get_cancel_orders_received.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
get_cancel_orders_received.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
get_cancel_orders_received.errors = vErrors;
return errors === 0;
}
function get_cancel_orders_item(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.report_id === undefined) && (missing0 = "report_id")) || ((data.wo_number === undefined) && (missing0 = "wo_number"))) || ((data.wo_status === undefined) && (missing0 = "wo_status"))) || ((data.cancel_timestamp === undefined) && (missing0 = "cancel_timestamp"))){
get_cancel_orders_item.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.report_id !== undefined){
let data0 = data.report_id;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
const err3 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16,64}$"},message:"must match pattern \""+"^[0-9]{16,64}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
get_cancel_orders_item.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wo_number !== undefined){
const _errs7 = errors;
if(typeof data.wo_number !== "string"){
get_cancel_orders_item.errors = [{instancePath:instancePath+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.org_wo_num !== undefined){
let data2 = data.org_wo_num;
const _errs9 = errors;
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(errors === _errs11){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs13 = errors;
if(errors === _errs13){
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err9 = {instancePath:instancePath+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16,64}$"},message:"must match pattern \""+"^[0-9]{16,64}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err11 = {instancePath:instancePath+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
get_cancel_orders_item.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wo_status !== undefined){
const _errs15 = errors;
if(typeof data.wo_status !== "string"){
get_cancel_orders_item.errors = [{instancePath:instancePath+"/wo_status",schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transaction_id !== undefined){
let data4 = data.transaction_id;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data4 === "string"){
if(func2(data4) > 255){
get_cancel_orders_item.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func2(data4) < 1){
get_cancel_orders_item.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
get_cancel_orders_item.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"#/properties/transaction_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cancel_timestamp !== undefined){
let data5 = data.cancel_timestamp;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data5 === "string"){
if(!pattern19.test(data5)){
get_cancel_orders_item.errors = [{instancePath:instancePath+"/cancel_timestamp",schemaPath:"#/properties/cancel_timestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,11}$"},message:"must match pattern \""+"^[0-9]{1,11}$"+"\""}];
return false;
}
}
else {
get_cancel_orders_item.errors = [{instancePath:instancePath+"/cancel_timestamp",schemaPath:"#/properties/cancel_timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
get_cancel_orders_item.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
get_cancel_orders_item.errors = vErrors;
return errors === 0;
}
function get_cancel_orders_receivedItem(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.report_id === undefined) && (missing0 = "report_id")) || ((data.wo_number === undefined) && (missing0 = "wo_number"))) || ((data.wo_status === undefined) && (missing0 = "wo_status"))) || ((data.cancel_timestamp === undefined) && (missing0 = "cancel_timestamp"))){
get_cancel_orders_receivedItem.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.report_id !== undefined){
let data0 = data.report_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
get_cancel_orders_receivedItem.errors = [{instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_cancel_orders_receivedItem.errors = [{instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wo_number !== undefined){
const _errs3 = errors;
if(typeof data.wo_number !== "string"){
get_cancel_orders_receivedItem.errors = [{instancePath:instancePath+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.org_wo_num !== undefined){
let data2 = data.org_wo_num;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
get_cancel_orders_receivedItem.errors = [{instancePath:instancePath+"/org_wo_num",schemaPath:"#/properties/org_wo_num/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_cancel_orders_receivedItem.errors = [{instancePath:instancePath+"/org_wo_num",schemaPath:"#/properties/org_wo_num/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wo_status !== undefined){
const _errs7 = errors;
if(typeof data.wo_status !== "string"){
get_cancel_orders_receivedItem.errors = [{instancePath:instancePath+"/wo_status",schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transaction_id !== undefined){
let data4 = data.transaction_id;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func2(data4) > 255){
get_cancel_orders_receivedItem.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func2(data4) < 1){
get_cancel_orders_receivedItem.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
get_cancel_orders_receivedItem.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"#/properties/transaction_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cancel_timestamp !== undefined){
let data5 = data.cancel_timestamp;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
get_cancel_orders_receivedItem.errors = [{instancePath:instancePath+"/cancel_timestamp",schemaPath:"#/properties/cancel_timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 99999999999 || isNaN(data5)){
get_cancel_orders_receivedItem.errors = [{instancePath:instancePath+"/cancel_timestamp",schemaPath:"#/properties/cancel_timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999999},message:"must be <= 99999999999"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
get_cancel_orders_receivedItem.errors = [{instancePath:instancePath+"/cancel_timestamp",schemaPath:"#/properties/cancel_timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
get_cancel_orders_receivedItem.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
get_cancel_orders_receivedItem.errors = vErrors;
return errors === 0;
}
function get_file_data(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.report_id === undefined) && (missing0 = "report_id")) || ((data.module_type === undefined) && (missing0 = "module_type"))){
get_file_data.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.remote_report_id !== undefined){
let data0 = data.remote_report_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
get_file_data.errors = [{instancePath:instancePath+"/remote_report_id",schemaPath:"#/properties/remote_report_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_file_data.errors = [{instancePath:instancePath+"/remote_report_id",schemaPath:"#/properties/remote_report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.report_id !== undefined){
let data1 = data.report_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
get_file_data.errors = [{instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_file_data.errors = [{instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.module_type !== undefined){
let data2 = data.module_type;
const _errs5 = errors;
if(!((data2 === "uploads") || (data2 === "job_notes"))){
get_file_data.errors = [{instancePath:instancePath+"/module_type",schemaPath:"#/properties/module_type/enum",keyword:"enum",params:{allowedValues: allowed3},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
get_file_data.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
get_file_data.errors = vErrors;
return errors === 0;
}
function get_file_result(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((((((((((data0.report_id === undefined) && (missing0 = "report_id")) || ((data0.file_id === undefined) && (missing0 = "file_id"))) || ((data0.file_name === undefined) && (missing0 = "file_name"))) || ((data0.file_type === undefined) && (missing0 = "file_type"))) || ((data0.file_size === undefined) && (missing0 = "file_size"))) || ((data0.obj_url === undefined) && (missing0 = "obj_url"))) || ((data0.module_type === undefined) && (missing0 = "module_type"))) || ((data0.org_name === undefined) && (missing0 = "org_name"))) || ((data0.imported === undefined) && (missing0 = "imported"))){
get_file_result.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.remote_report_id !== undefined){
let data1 = data0.remote_report_id;
const _errs3 = errors;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/" + i0+"/remote_report_id",schemaPath:"#/items/properties/remote_report_id/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/" + i0+"/remote_report_id",schemaPath:"#/items/properties/remote_report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/" + i0+"/remote_report_id",schemaPath:"#/items/properties/remote_report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err3 = {instancePath:instancePath+"/" + i0+"/remote_report_id",schemaPath:"#/items/properties/remote_report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/" + i0+"/remote_report_id",schemaPath:"#/items/properties/remote_report_id/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err5 = {instancePath:instancePath+"/" + i0+"/remote_report_id",schemaPath:"#/items/properties/remote_report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
get_file_result.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.report_id !== undefined){
let data2 = data0.report_id;
const _errs9 = errors;
const _errs10 = errors;
let valid3 = false;
const _errs11 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(errors === _errs11){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
var _valid1 = _errs11 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs13 = errors;
if(errors === _errs13){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err9 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid1 = _errs13 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err11 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
get_file_result.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.file_id !== undefined){
let data3 = data0.file_id;
const _errs15 = errors;
const _errs16 = errors;
let valid4 = false;
const _errs17 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/" + i0+"/file_id",schemaPath:"#/items/properties/file_id/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(errors === _errs17){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/" + i0+"/file_id",schemaPath:"#/items/properties/file_id/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(data3 < 0 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/" + i0+"/file_id",schemaPath:"#/items/properties/file_id/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
var _valid2 = _errs17 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const _errs19 = errors;
if(errors === _errs19){
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err15 = {instancePath:instancePath+"/" + i0+"/file_id",schemaPath:"#/items/properties/file_id/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16,64}$"},message:"must match pattern \""+"^[0-9]{16,64}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/" + i0+"/file_id",schemaPath:"#/items/properties/file_id/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var _valid2 = _errs19 === errors;
valid4 = valid4 || _valid2;
}
if(!valid4){
const err17 = {instancePath:instancePath+"/" + i0+"/file_id",schemaPath:"#/items/properties/file_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
get_file_result.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.file_name !== undefined){
const _errs21 = errors;
if(typeof data0.file_name !== "string"){
get_file_result.errors = [{instancePath:instancePath+"/" + i0+"/file_name",schemaPath:"#/items/properties/file_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.file_type !== undefined){
const _errs23 = errors;
if(typeof data0.file_type !== "string"){
get_file_result.errors = [{instancePath:instancePath+"/" + i0+"/file_type",schemaPath:"#/items/properties/file_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.file_size !== undefined){
let data6 = data0.file_size;
const _errs25 = errors;
if(!((typeof data6 == "number") && (isFinite(data6)))){
get_file_result.errors = [{instancePath:instancePath+"/" + i0+"/file_size",schemaPath:"#/items/properties/file_size/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid1 = _errs25 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.file_desc !== undefined){
const _errs27 = errors;
if(typeof data0.file_desc !== "string"){
get_file_result.errors = [{instancePath:instancePath+"/" + i0+"/file_desc",schemaPath:"#/items/properties/file_desc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.obj_url !== undefined){
const _errs29 = errors;
if(typeof data0.obj_url !== "string"){
get_file_result.errors = [{instancePath:instancePath+"/" + i0+"/obj_url",schemaPath:"#/items/properties/obj_url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.obj_url_thumb !== undefined){
const _errs31 = errors;
if(typeof data0.obj_url_thumb !== "string"){
get_file_result.errors = [{instancePath:instancePath+"/" + i0+"/obj_url_thumb",schemaPath:"#/items/properties/obj_url_thumb/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.module_type !== undefined){
let data10 = data0.module_type;
const _errs33 = errors;
if(!((data10 === "uploads") || (data10 === "job_notes"))){
get_file_result.errors = [{instancePath:instancePath+"/" + i0+"/module_type",schemaPath:"#/items/properties/module_type/enum",keyword:"enum",params:{allowedValues: allowed3},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs33 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.org_name !== undefined){
const _errs34 = errors;
if(typeof data0.org_name !== "string"){
get_file_result.errors = [{instancePath:instancePath+"/" + i0+"/org_name",schemaPath:"#/items/properties/org_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs34 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.imported !== undefined){
const _errs36 = errors;
if(1 !== data0.imported){
get_file_result.errors = [{instancePath:instancePath+"/" + i0+"/imported",schemaPath:"#/items/properties/imported/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs36 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
get_file_result.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
get_file_result.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
get_file_result.errors = vErrors;
return errors === 0;
}
function get_file_received(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((((((((((data0.report_id === undefined) && (missing0 = "report_id")) || ((data0.file_id === undefined) && (missing0 = "file_id"))) || ((data0.file_name === undefined) && (missing0 = "file_name"))) || ((data0.file_type === undefined) && (missing0 = "file_type"))) || ((data0.file_size === undefined) && (missing0 = "file_size"))) || ((data0.obj_url === undefined) && (missing0 = "obj_url"))) || ((data0.module_type === undefined) && (missing0 = "module_type"))) || ((data0.org_name === undefined) && (missing0 = "org_name"))) || ((data0.imported === undefined) && (missing0 = "imported"))){
get_file_received.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.remote_report_id !== undefined){
let data1 = data0.remote_report_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
get_file_received.errors = [{instancePath:instancePath+"/" + i0+"/remote_report_id",schemaPath:"#/items/properties/remote_report_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_file_received.errors = [{instancePath:instancePath+"/" + i0+"/remote_report_id",schemaPath:"#/items/properties/remote_report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.report_id !== undefined){
let data2 = data0.report_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
get_file_received.errors = [{instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_file_received.errors = [{instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.file_id !== undefined){
let data3 = data0.file_id;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
get_file_received.errors = [{instancePath:instancePath+"/" + i0+"/file_id",schemaPath:"#/items/properties/file_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_file_received.errors = [{instancePath:instancePath+"/" + i0+"/file_id",schemaPath:"#/items/properties/file_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.file_name !== undefined){
const _errs9 = errors;
if(typeof data0.file_name !== "string"){
get_file_received.errors = [{instancePath:instancePath+"/" + i0+"/file_name",schemaPath:"#/items/properties/file_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.file_type !== undefined){
const _errs11 = errors;
if(typeof data0.file_type !== "string"){
get_file_received.errors = [{instancePath:instancePath+"/" + i0+"/file_type",schemaPath:"#/items/properties/file_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.file_size !== undefined){
let data6 = data0.file_size;
const _errs13 = errors;
if(!((typeof data6 == "number") && (isFinite(data6)))){
get_file_received.errors = [{instancePath:instancePath+"/" + i0+"/file_size",schemaPath:"#/items/properties/file_size/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.file_desc !== undefined){
const _errs15 = errors;
if(typeof data0.file_desc !== "string"){
get_file_received.errors = [{instancePath:instancePath+"/" + i0+"/file_desc",schemaPath:"#/items/properties/file_desc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.obj_url !== undefined){
const _errs17 = errors;
if(typeof data0.obj_url !== "string"){
get_file_received.errors = [{instancePath:instancePath+"/" + i0+"/obj_url",schemaPath:"#/items/properties/obj_url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.obj_url_thumb !== undefined){
const _errs19 = errors;
if(typeof data0.obj_url_thumb !== "string"){
get_file_received.errors = [{instancePath:instancePath+"/" + i0+"/obj_url_thumb",schemaPath:"#/items/properties/obj_url_thumb/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.module_type !== undefined){
let data10 = data0.module_type;
const _errs21 = errors;
if(!((data10 === "uploads") || (data10 === "job_notes"))){
get_file_received.errors = [{instancePath:instancePath+"/" + i0+"/module_type",schemaPath:"#/items/properties/module_type/enum",keyword:"enum",params:{allowedValues: allowed3},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.org_name !== undefined){
const _errs22 = errors;
if(typeof data0.org_name !== "string"){
get_file_received.errors = [{instancePath:instancePath+"/" + i0+"/org_name",schemaPath:"#/items/properties/org_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs22 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.imported !== undefined){
const _errs24 = errors;
if(1 !== data0.imported){
get_file_received.errors = [{instancePath:instancePath+"/" + i0+"/imported",schemaPath:"#/items/properties/imported/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"}];
return false;
}
var valid1 = _errs24 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
get_file_received.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
get_file_received.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
get_file_received.errors = vErrors;
return errors === 0;
}
function get_file_item(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.report_id === undefined) && (missing0 = "report_id")) || ((data.file_id === undefined) && (missing0 = "file_id"))) || ((data.file_name === undefined) && (missing0 = "file_name"))) || ((data.file_type === undefined) && (missing0 = "file_type"))) || ((data.file_size === undefined) && (missing0 = "file_size"))) || ((data.obj_url === undefined) && (missing0 = "obj_url"))) || ((data.module_type === undefined) && (missing0 = "module_type"))) || ((data.org_name === undefined) && (missing0 = "org_name"))) || ((data.imported === undefined) && (missing0 = "imported"))){
get_file_item.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.remote_report_id !== undefined){
let data0 = data.remote_report_id;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
get_file_item.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.report_id !== undefined){
let data1 = data.report_id;
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(errors === _errs9){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs11 = errors;
if(errors === _errs11){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err9 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err11 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
get_file_item.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_id !== undefined){
let data2 = data.file_id;
const _errs13 = errors;
const _errs14 = errors;
let valid3 = false;
const _errs15 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err12 = {instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(errors === _errs15){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(data2 < 0 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
var _valid2 = _errs15 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs17 = errors;
if(errors === _errs17){
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err15 = {instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16,64}$"},message:"must match pattern \""+"^[0-9]{16,64}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var _valid2 = _errs17 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err17 = {instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
get_file_item.errors = vErrors;
return false;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_name !== undefined){
const _errs19 = errors;
if(typeof data.file_name !== "string"){
get_file_item.errors = [{instancePath:instancePath+"/file_name",schemaPath:"#/properties/file_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_type !== undefined){
const _errs21 = errors;
if(typeof data.file_type !== "string"){
get_file_item.errors = [{instancePath:instancePath+"/file_type",schemaPath:"#/properties/file_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_size !== undefined){
let data5 = data.file_size;
const _errs23 = errors;
if(!((typeof data5 == "number") && (isFinite(data5)))){
get_file_item.errors = [{instancePath:instancePath+"/file_size",schemaPath:"#/properties/file_size/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_desc !== undefined){
const _errs25 = errors;
if(typeof data.file_desc !== "string"){
get_file_item.errors = [{instancePath:instancePath+"/file_desc",schemaPath:"#/properties/file_desc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.obj_url !== undefined){
const _errs27 = errors;
if(typeof data.obj_url !== "string"){
get_file_item.errors = [{instancePath:instancePath+"/obj_url",schemaPath:"#/properties/obj_url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.obj_url_thumb !== undefined){
const _errs29 = errors;
if(typeof data.obj_url_thumb !== "string"){
get_file_item.errors = [{instancePath:instancePath+"/obj_url_thumb",schemaPath:"#/properties/obj_url_thumb/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.module_type !== undefined){
let data9 = data.module_type;
const _errs31 = errors;
if(!((data9 === "uploads") || (data9 === "job_notes"))){
get_file_item.errors = [{instancePath:instancePath+"/module_type",schemaPath:"#/properties/module_type/enum",keyword:"enum",params:{allowedValues: allowed3},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.org_name !== undefined){
const _errs32 = errors;
if(typeof data.org_name !== "string"){
get_file_item.errors = [{instancePath:instancePath+"/org_name",schemaPath:"#/properties/org_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imported !== undefined){
const _errs34 = errors;
if(1 !== data.imported){
get_file_item.errors = [{instancePath:instancePath+"/imported",schemaPath:"#/properties/imported/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
get_file_item.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
get_file_item.errors = vErrors;
return errors === 0;
}
function get_file_receivedItem(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.report_id === undefined) && (missing0 = "report_id")) || ((data.file_id === undefined) && (missing0 = "file_id"))) || ((data.file_name === undefined) && (missing0 = "file_name"))) || ((data.file_type === undefined) && (missing0 = "file_type"))) || ((data.file_size === undefined) && (missing0 = "file_size"))) || ((data.obj_url === undefined) && (missing0 = "obj_url"))) || ((data.module_type === undefined) && (missing0 = "module_type"))) || ((data.org_name === undefined) && (missing0 = "org_name"))) || ((data.imported === undefined) && (missing0 = "imported"))){
get_file_receivedItem.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.remote_report_id !== undefined){
let data0 = data.remote_report_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
get_file_receivedItem.errors = [{instancePath:instancePath+"/remote_report_id",schemaPath:"#/properties/remote_report_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_file_receivedItem.errors = [{instancePath:instancePath+"/remote_report_id",schemaPath:"#/properties/remote_report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.report_id !== undefined){
let data1 = data.report_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
get_file_receivedItem.errors = [{instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_file_receivedItem.errors = [{instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_id !== undefined){
let data2 = data.file_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
get_file_receivedItem.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_file_receivedItem.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_name !== undefined){
const _errs7 = errors;
if(typeof data.file_name !== "string"){
get_file_receivedItem.errors = [{instancePath:instancePath+"/file_name",schemaPath:"#/properties/file_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_type !== undefined){
const _errs9 = errors;
if(typeof data.file_type !== "string"){
get_file_receivedItem.errors = [{instancePath:instancePath+"/file_type",schemaPath:"#/properties/file_type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_size !== undefined){
let data5 = data.file_size;
const _errs11 = errors;
if(!((typeof data5 == "number") && (isFinite(data5)))){
get_file_receivedItem.errors = [{instancePath:instancePath+"/file_size",schemaPath:"#/properties/file_size/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_desc !== undefined){
const _errs13 = errors;
if(typeof data.file_desc !== "string"){
get_file_receivedItem.errors = [{instancePath:instancePath+"/file_desc",schemaPath:"#/properties/file_desc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.obj_url !== undefined){
const _errs15 = errors;
if(typeof data.obj_url !== "string"){
get_file_receivedItem.errors = [{instancePath:instancePath+"/obj_url",schemaPath:"#/properties/obj_url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.obj_url_thumb !== undefined){
const _errs17 = errors;
if(typeof data.obj_url_thumb !== "string"){
get_file_receivedItem.errors = [{instancePath:instancePath+"/obj_url_thumb",schemaPath:"#/properties/obj_url_thumb/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.module_type !== undefined){
let data9 = data.module_type;
const _errs19 = errors;
if(!((data9 === "uploads") || (data9 === "job_notes"))){
get_file_receivedItem.errors = [{instancePath:instancePath+"/module_type",schemaPath:"#/properties/module_type/enum",keyword:"enum",params:{allowedValues: allowed3},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.org_name !== undefined){
const _errs20 = errors;
if(typeof data.org_name !== "string"){
get_file_receivedItem.errors = [{instancePath:instancePath+"/org_name",schemaPath:"#/properties/org_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.imported !== undefined){
const _errs22 = errors;
if(1 !== data.imported){
get_file_receivedItem.errors = [{instancePath:instancePath+"/imported",schemaPath:"#/properties/imported/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
get_file_receivedItem.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
get_file_receivedItem.errors = vErrors;
return errors === 0;
}
function get_foh_data(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.remote_report_id === undefined) && (missing0 = "remote_report_id")){
get_foh_data.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.remote_report_id !== undefined){
let data0 = data.remote_report_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
get_foh_data.errors = [{instancePath:instancePath+"/remote_report_id",schemaPath:"#/properties/remote_report_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_foh_data.errors = [{instancePath:instancePath+"/remote_report_id",schemaPath:"#/properties/remote_report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
get_foh_data.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
get_foh_data.errors = vErrors;
return errors === 0;
}
function get_foh_result(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.obj_url === undefined) && (missing0 = "obj_url")) || ((data.file_metadata === undefined) && (missing0 = "file_metadata"))){
get_foh_result.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.obj_url !== undefined){
const _errs1 = errors;
if(typeof data.obj_url !== "string"){
get_foh_result.errors = [{instancePath:instancePath+"/obj_url",schemaPath:"#/properties/obj_url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_metadata !== undefined){
let data1 = data.file_metadata;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.file_size === undefined) && (missing1 = "file_size")){
get_foh_result.errors = [{instancePath:instancePath+"/file_metadata",schemaPath:"#/properties/file_metadata/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.file_size !== undefined){
let data2 = data1.file_size;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
get_foh_result.errors = [{instancePath:instancePath+"/file_metadata/file_size",schemaPath:"#/properties/file_metadata/properties/file_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
get_foh_result.errors = [{instancePath:instancePath+"/file_metadata/file_size",schemaPath:"#/properties/file_metadata/properties/file_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
get_foh_result.errors = [{instancePath:instancePath+"/file_metadata/file_size",schemaPath:"#/properties/file_metadata/properties/file_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
}
}
}
else {
get_foh_result.errors = [{instancePath:instancePath+"/file_metadata",schemaPath:"#/properties/file_metadata/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
get_foh_result.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
get_foh_result.errors = vErrors;
return errors === 0;
}
function get_invoice_items_order_data(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.report_id === undefined) && (missing0 = "report_id")){
get_invoice_items_order_data.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.report_id !== undefined){
let data0 = data.report_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
get_invoice_items_order_data.errors = [{instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_invoice_items_order_data.errors = [{instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
get_invoice_items_order_data.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
get_invoice_items_order_data.errors = vErrors;
return errors === 0;
}
function get_invoice_items_order_result(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs2 = errors;
if(typeof data[key0] !== "string"){
get_invoice_items_order_result.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
}
}
}
else {
get_invoice_items_order_result.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
get_invoice_items_order_result.errors = vErrors;
return errors === 0;
}
function get_notes_data(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.report_id === undefined) && (missing0 = "report_id")){
get_notes_data.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.remote_report_id !== undefined){
let data0 = data.remote_report_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
get_notes_data.errors = [{instancePath:instancePath+"/remote_report_id",schemaPath:"#/properties/remote_report_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_notes_data.errors = [{instancePath:instancePath+"/remote_report_id",schemaPath:"#/properties/remote_report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.report_id !== undefined){
let data1 = data.report_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
get_notes_data.errors = [{instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_notes_data.errors = [{instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
get_notes_data.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
get_notes_data.errors = vErrors;
return errors === 0;
}
const pattern49 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$", "u");
function get_notes_result(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((((((((((data0.note_id === undefined) && (missing0 = "note_id")) || ((data0.note_rev === undefined) && (missing0 = "note_rev"))) || ((data0.report_id === undefined) && (missing0 = "report_id"))) || ((data0.note_type === undefined) && (missing0 = "note_type"))) || ((data0.note_text === undefined) && (missing0 = "note_text"))) || ((data0.insert_by === undefined) && (missing0 = "insert_by"))) || ((data0.insert_date === undefined) && (missing0 = "insert_date"))) || ((data0.org_name === undefined) && (missing0 = "org_name"))) || ((data0.has_attachments === undefined) && (missing0 = "has_attachments"))){
get_notes_result.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.note_id !== undefined){
let data1 = data0.note_id;
const _errs3 = errors;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/" + i0+"/note_id",schemaPath:"#/items/properties/note_id/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/" + i0+"/note_id",schemaPath:"#/items/properties/note_id/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/" + i0+"/note_id",schemaPath:"#/items/properties/note_id/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err3 = {instancePath:instancePath+"/" + i0+"/note_id",schemaPath:"#/items/properties/note_id/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/" + i0+"/note_id",schemaPath:"#/items/properties/note_id/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err5 = {instancePath:instancePath+"/" + i0+"/note_id",schemaPath:"#/items/properties/note_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
get_notes_result.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.note_rev !== undefined){
let data2 = data0.note_rev;
const _errs9 = errors;
const _errs10 = errors;
let valid3 = false;
const _errs11 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/" + i0+"/note_rev",schemaPath:"#/items/properties/note_rev/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(errors === _errs11){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/" + i0+"/note_rev",schemaPath:"#/items/properties/note_rev/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/" + i0+"/note_rev",schemaPath:"#/items/properties/note_rev/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
var _valid1 = _errs11 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs13 = errors;
if(errors === _errs13){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err9 = {instancePath:instancePath+"/" + i0+"/note_rev",schemaPath:"#/items/properties/note_rev/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/" + i0+"/note_rev",schemaPath:"#/items/properties/note_rev/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid1 = _errs13 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err11 = {instancePath:instancePath+"/" + i0+"/note_rev",schemaPath:"#/items/properties/note_rev/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
get_notes_result.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.remote_report_id !== undefined){
let data3 = data0.remote_report_id;
const _errs15 = errors;
const _errs16 = errors;
let valid4 = false;
const _errs17 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/" + i0+"/remote_report_id",schemaPath:"#/items/properties/remote_report_id/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(errors === _errs17){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/" + i0+"/remote_report_id",schemaPath:"#/items/properties/remote_report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(data3 < 0 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/" + i0+"/remote_report_id",schemaPath:"#/items/properties/remote_report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
var _valid2 = _errs17 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const _errs19 = errors;
if(errors === _errs19){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err15 = {instancePath:instancePath+"/" + i0+"/remote_report_id",schemaPath:"#/items/properties/remote_report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/" + i0+"/remote_report_id",schemaPath:"#/items/properties/remote_report_id/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var _valid2 = _errs19 === errors;
valid4 = valid4 || _valid2;
}
if(!valid4){
const err17 = {instancePath:instancePath+"/" + i0+"/remote_report_id",schemaPath:"#/items/properties/remote_report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
get_notes_result.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.report_id !== undefined){
let data4 = data0.report_id;
const _errs21 = errors;
const _errs22 = errors;
let valid5 = false;
const _errs23 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err18 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(errors === _errs23){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
if(data4 < 0 || isNaN(data4)){
const err20 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
var _valid3 = _errs23 === errors;
valid5 = valid5 || _valid3;
if(!valid5){
const _errs25 = errors;
if(errors === _errs25){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err21 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var _valid3 = _errs25 === errors;
valid5 = valid5 || _valid3;
}
if(!valid5){
const err23 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
get_notes_result.errors = vErrors;
return false;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.note_type !== undefined){
let data5 = data0.note_type;
const _errs27 = errors;
if(!((data5 === "wo") || (data5 === "prop"))){
get_notes_result.errors = [{instancePath:instancePath+"/" + i0+"/note_type",schemaPath:"#/items/properties/note_type/enum",keyword:"enum",params:{allowedValues: allowed0},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.note_text !== undefined){
const _errs28 = errors;
if(typeof data0.note_text !== "string"){
get_notes_result.errors = [{instancePath:instancePath+"/" + i0+"/note_text",schemaPath:"#/items/properties/note_text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs28 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.insert_by !== undefined){
const _errs30 = errors;
if(typeof data0.insert_by !== "string"){
get_notes_result.errors = [{instancePath:instancePath+"/" + i0+"/insert_by",schemaPath:"#/items/properties/insert_by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs30 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.insert_date !== undefined){
let data8 = data0.insert_date;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data8 === "string"){
if(!pattern49.test(data8)){
get_notes_result.errors = [{instancePath:instancePath+"/" + i0+"/insert_date",schemaPath:"#/items/properties/insert_date/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"},message:"must match pattern \""+"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"+"\""}];
return false;
}
}
else {
get_notes_result.errors = [{instancePath:instancePath+"/" + i0+"/insert_date",schemaPath:"#/items/properties/insert_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs32 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.org_name !== undefined){
const _errs34 = errors;
if(typeof data0.org_name !== "string"){
get_notes_result.errors = [{instancePath:instancePath+"/" + i0+"/org_name",schemaPath:"#/items/properties/org_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs34 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.has_attachments !== undefined){
const _errs36 = errors;
if(typeof data0.has_attachments !== "boolean"){
get_notes_result.errors = [{instancePath:instancePath+"/" + i0+"/has_attachments",schemaPath:"#/items/properties/has_attachments/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs36 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
get_notes_result.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
get_notes_result.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
get_notes_result.errors = vErrors;
return errors === 0;
}
function get_notes_received(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((((((((((data0.note_id === undefined) && (missing0 = "note_id")) || ((data0.note_rev === undefined) && (missing0 = "note_rev"))) || ((data0.report_id === undefined) && (missing0 = "report_id"))) || ((data0.note_type === undefined) && (missing0 = "note_type"))) || ((data0.note_text === undefined) && (missing0 = "note_text"))) || ((data0.insert_by === undefined) && (missing0 = "insert_by"))) || ((data0.insert_date === undefined) && (missing0 = "insert_date"))) || ((data0.org_name === undefined) && (missing0 = "org_name"))) || ((data0.has_attachments === undefined) && (missing0 = "has_attachments"))){
get_notes_received.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.note_id !== undefined){
let data1 = data0.note_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
get_notes_received.errors = [{instancePath:instancePath+"/" + i0+"/note_id",schemaPath:"#/items/properties/note_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_notes_received.errors = [{instancePath:instancePath+"/" + i0+"/note_id",schemaPath:"#/items/properties/note_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.note_rev !== undefined){
let data2 = data0.note_rev;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
get_notes_received.errors = [{instancePath:instancePath+"/" + i0+"/note_rev",schemaPath:"#/items/properties/note_rev/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_notes_received.errors = [{instancePath:instancePath+"/" + i0+"/note_rev",schemaPath:"#/items/properties/note_rev/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.remote_report_id !== undefined){
let data3 = data0.remote_report_id;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
get_notes_received.errors = [{instancePath:instancePath+"/" + i0+"/remote_report_id",schemaPath:"#/items/properties/remote_report_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_notes_received.errors = [{instancePath:instancePath+"/" + i0+"/remote_report_id",schemaPath:"#/items/properties/remote_report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.report_id !== undefined){
let data4 = data0.report_id;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
get_notes_received.errors = [{instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_notes_received.errors = [{instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.note_type !== undefined){
let data5 = data0.note_type;
const _errs11 = errors;
if(!((data5 === "wo") || (data5 === "prop"))){
get_notes_received.errors = [{instancePath:instancePath+"/" + i0+"/note_type",schemaPath:"#/items/properties/note_type/enum",keyword:"enum",params:{allowedValues: allowed0},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.note_text !== undefined){
const _errs12 = errors;
if(typeof data0.note_text !== "string"){
get_notes_received.errors = [{instancePath:instancePath+"/" + i0+"/note_text",schemaPath:"#/items/properties/note_text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.insert_by !== undefined){
const _errs14 = errors;
if(typeof data0.insert_by !== "string"){
get_notes_received.errors = [{instancePath:instancePath+"/" + i0+"/insert_by",schemaPath:"#/items/properties/insert_by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.insert_date !== undefined){
let data8 = data0.insert_date;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data8 === "string"){
if(!pattern49.test(data8)){
get_notes_received.errors = [{instancePath:instancePath+"/" + i0+"/insert_date",schemaPath:"#/items/properties/insert_date/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"},message:"must match pattern \""+"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"+"\""}];
return false;
}
}
else {
get_notes_received.errors = [{instancePath:instancePath+"/" + i0+"/insert_date",schemaPath:"#/items/properties/insert_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.org_name !== undefined){
const _errs18 = errors;
if(typeof data0.org_name !== "string"){
get_notes_received.errors = [{instancePath:instancePath+"/" + i0+"/org_name",schemaPath:"#/items/properties/org_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.has_attachments !== undefined){
const _errs20 = errors;
if(typeof data0.has_attachments !== "boolean"){
get_notes_received.errors = [{instancePath:instancePath+"/" + i0+"/has_attachments",schemaPath:"#/items/properties/has_attachments/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
get_notes_received.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
get_notes_received.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
get_notes_received.errors = vErrors;
return errors === 0;
}
function get_notes_item(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.note_id === undefined) && (missing0 = "note_id")) || ((data.note_rev === undefined) && (missing0 = "note_rev"))) || ((data.report_id === undefined) && (missing0 = "report_id"))) || ((data.note_type === undefined) && (missing0 = "note_type"))) || ((data.note_text === undefined) && (missing0 = "note_text"))) || ((data.insert_by === undefined) && (missing0 = "insert_by"))) || ((data.insert_date === undefined) && (missing0 = "insert_date"))) || ((data.org_name === undefined) && (missing0 = "org_name"))) || ((data.has_attachments === undefined) && (missing0 = "has_attachments"))){
get_notes_item.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.note_id !== undefined){
let data0 = data.note_id;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/note_id",schemaPath:"#/properties/note_id/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/note_id",schemaPath:"#/properties/note_id/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/note_id",schemaPath:"#/properties/note_id/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/note_id",schemaPath:"#/properties/note_id/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/note_id",schemaPath:"#/properties/note_id/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/note_id",schemaPath:"#/properties/note_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
get_notes_item.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.note_rev !== undefined){
let data1 = data.note_rev;
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/note_rev",schemaPath:"#/properties/note_rev/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(errors === _errs9){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/note_rev",schemaPath:"#/properties/note_rev/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/note_rev",schemaPath:"#/properties/note_rev/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs11 = errors;
if(errors === _errs11){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err9 = {instancePath:instancePath+"/note_rev",schemaPath:"#/properties/note_rev/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/note_rev",schemaPath:"#/properties/note_rev/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err11 = {instancePath:instancePath+"/note_rev",schemaPath:"#/properties/note_rev/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
get_notes_item.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remote_report_id !== undefined){
let data2 = data.remote_report_id;
const _errs13 = errors;
const _errs14 = errors;
let valid3 = false;
const _errs15 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err12 = {instancePath:instancePath+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(errors === _errs15){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(data2 < 0 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
var _valid2 = _errs15 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs17 = errors;
if(errors === _errs17){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err15 = {instancePath:instancePath+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var _valid2 = _errs17 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err17 = {instancePath:instancePath+"/remote_report_id",schemaPath:"#/properties/remote_report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
get_notes_item.errors = vErrors;
return false;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.report_id !== undefined){
let data3 = data.report_id;
const _errs19 = errors;
const _errs20 = errors;
let valid4 = false;
const _errs21 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err18 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(errors === _errs21){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err19 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
if(data3 < 0 || isNaN(data3)){
const err20 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
var _valid3 = _errs21 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs23 = errors;
if(errors === _errs23){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err21 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var _valid3 = _errs23 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
const err23 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
get_notes_item.errors = vErrors;
return false;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.note_type !== undefined){
let data4 = data.note_type;
const _errs25 = errors;
if(!((data4 === "wo") || (data4 === "prop"))){
get_notes_item.errors = [{instancePath:instancePath+"/note_type",schemaPath:"#/properties/note_type/enum",keyword:"enum",params:{allowedValues: allowed0},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.note_text !== undefined){
const _errs26 = errors;
if(typeof data.note_text !== "string"){
get_notes_item.errors = [{instancePath:instancePath+"/note_text",schemaPath:"#/properties/note_text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.insert_by !== undefined){
const _errs28 = errors;
if(typeof data.insert_by !== "string"){
get_notes_item.errors = [{instancePath:instancePath+"/insert_by",schemaPath:"#/properties/insert_by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.insert_date !== undefined){
let data7 = data.insert_date;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data7 === "string"){
if(!pattern49.test(data7)){
get_notes_item.errors = [{instancePath:instancePath+"/insert_date",schemaPath:"#/properties/insert_date/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"},message:"must match pattern \""+"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"+"\""}];
return false;
}
}
else {
get_notes_item.errors = [{instancePath:instancePath+"/insert_date",schemaPath:"#/properties/insert_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.org_name !== undefined){
const _errs32 = errors;
if(typeof data.org_name !== "string"){
get_notes_item.errors = [{instancePath:instancePath+"/org_name",schemaPath:"#/properties/org_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.has_attachments !== undefined){
const _errs34 = errors;
if(typeof data.has_attachments !== "boolean"){
get_notes_item.errors = [{instancePath:instancePath+"/has_attachments",schemaPath:"#/properties/has_attachments/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
get_notes_item.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
get_notes_item.errors = vErrors;
return errors === 0;
}
function get_notes_receivedItem(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.note_id === undefined) && (missing0 = "note_id")) || ((data.note_rev === undefined) && (missing0 = "note_rev"))) || ((data.report_id === undefined) && (missing0 = "report_id"))) || ((data.note_type === undefined) && (missing0 = "note_type"))) || ((data.note_text === undefined) && (missing0 = "note_text"))) || ((data.insert_by === undefined) && (missing0 = "insert_by"))) || ((data.insert_date === undefined) && (missing0 = "insert_date"))) || ((data.org_name === undefined) && (missing0 = "org_name"))) || ((data.has_attachments === undefined) && (missing0 = "has_attachments"))){
get_notes_receivedItem.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.note_id !== undefined){
let data0 = data.note_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
get_notes_receivedItem.errors = [{instancePath:instancePath+"/note_id",schemaPath:"#/properties/note_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_notes_receivedItem.errors = [{instancePath:instancePath+"/note_id",schemaPath:"#/properties/note_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.note_rev !== undefined){
let data1 = data.note_rev;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
get_notes_receivedItem.errors = [{instancePath:instancePath+"/note_rev",schemaPath:"#/properties/note_rev/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_notes_receivedItem.errors = [{instancePath:instancePath+"/note_rev",schemaPath:"#/properties/note_rev/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remote_report_id !== undefined){
let data2 = data.remote_report_id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
get_notes_receivedItem.errors = [{instancePath:instancePath+"/remote_report_id",schemaPath:"#/properties/remote_report_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_notes_receivedItem.errors = [{instancePath:instancePath+"/remote_report_id",schemaPath:"#/properties/remote_report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.report_id !== undefined){
let data3 = data.report_id;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
get_notes_receivedItem.errors = [{instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_notes_receivedItem.errors = [{instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.note_type !== undefined){
let data4 = data.note_type;
const _errs9 = errors;
if(!((data4 === "wo") || (data4 === "prop"))){
get_notes_receivedItem.errors = [{instancePath:instancePath+"/note_type",schemaPath:"#/properties/note_type/enum",keyword:"enum",params:{allowedValues: allowed0},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.note_text !== undefined){
const _errs10 = errors;
if(typeof data.note_text !== "string"){
get_notes_receivedItem.errors = [{instancePath:instancePath+"/note_text",schemaPath:"#/properties/note_text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.insert_by !== undefined){
const _errs12 = errors;
if(typeof data.insert_by !== "string"){
get_notes_receivedItem.errors = [{instancePath:instancePath+"/insert_by",schemaPath:"#/properties/insert_by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.insert_date !== undefined){
let data7 = data.insert_date;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data7 === "string"){
if(!pattern49.test(data7)){
get_notes_receivedItem.errors = [{instancePath:instancePath+"/insert_date",schemaPath:"#/properties/insert_date/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"},message:"must match pattern \""+"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"+"\""}];
return false;
}
}
else {
get_notes_receivedItem.errors = [{instancePath:instancePath+"/insert_date",schemaPath:"#/properties/insert_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.org_name !== undefined){
const _errs16 = errors;
if(typeof data.org_name !== "string"){
get_notes_receivedItem.errors = [{instancePath:instancePath+"/org_name",schemaPath:"#/properties/org_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.has_attachments !== undefined){
const _errs18 = errors;
if(typeof data.has_attachments !== "boolean"){
get_notes_receivedItem.errors = [{instancePath:instancePath+"/has_attachments",schemaPath:"#/properties/has_attachments/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
get_notes_receivedItem.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
get_notes_receivedItem.errors = vErrors;
return errors === 0;
}
const pattern65 = new RegExp("^([0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])|00000000)$", "u");
const pattern68 = new RegExp("^-?[0-9]{1,15}\\.[0-9]{2}$", "u");
function get_order_result(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((data.wo_number === undefined) && (missing0 = "wo_number")) || ((data.client_company_alias === undefined) && (missing0 = "client_company_alias"))) || ((data.cust_text === undefined) && (missing0 = "cust_text"))) || ((data.loan_number === undefined) && (missing0 = "loan_number"))) || ((data.loan_type_other === undefined) && (missing0 = "loan_type_other"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.city === undefined) && (missing0 = "city"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.zip === undefined) && (missing0 = "zip"))) || ((data.comments === undefined) && (missing0 = "comments"))) || ((data.work_type_alias === undefined) && (missing0 = "work_type_alias"))) || ((data.mortgage_name === undefined) && (missing0 = "mortgage_name"))) || ((data.lot_size === undefined) && (missing0 = "lot_size"))) || ((data.lock_code === undefined) && (missing0 = "lock_code"))) || ((data.key_code === undefined) && (missing0 = "key_code"))) || ((data.date_received === undefined) && (missing0 = "date_received"))) || ((data.date_due === undefined) && (missing0 = "date_due"))) || ((data.start_date === undefined) && (missing0 = "start_date"))) || ((data.svc_report_id === undefined) && (missing0 = "svc_report_id"))) || ((data.has_foh === undefined) && (missing0 = "has_foh"))){
get_order_result.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.wo_number !== undefined){
const _errs1 = errors;
if(typeof data.wo_number !== "string"){
get_order_result.errors = [{instancePath:instancePath+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client_company_alias !== undefined){
const _errs3 = errors;
if(typeof data.client_company_alias !== "string"){
get_order_result.errors = [{instancePath:instancePath+"/client_company_alias",schemaPath:"#/properties/client_company_alias/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cust_text !== undefined){
const _errs5 = errors;
if(typeof data.cust_text !== "string"){
get_order_result.errors = [{instancePath:instancePath+"/cust_text",schemaPath:"#/properties/cust_text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.loan_number !== undefined){
const _errs7 = errors;
if(typeof data.loan_number !== "string"){
get_order_result.errors = [{instancePath:instancePath+"/loan_number",schemaPath:"#/properties/loan_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.loan_type_other !== undefined){
const _errs9 = errors;
if(typeof data.loan_type_other !== "string"){
get_order_result.errors = [{instancePath:instancePath+"/loan_type_other",schemaPath:"#/properties/loan_type_other/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
const _errs11 = errors;
if(typeof data.address !== "string"){
get_order_result.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city !== undefined){
const _errs13 = errors;
if(typeof data.city !== "string"){
get_order_result.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs15 = errors;
if(typeof data.state !== "string"){
get_order_result.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.zip !== undefined){
const _errs17 = errors;
if(typeof data.zip !== "string"){
get_order_result.errors = [{instancePath:instancePath+"/zip",schemaPath:"#/properties/zip/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comments !== undefined){
const _errs19 = errors;
if(typeof data.comments !== "string"){
get_order_result.errors = [{instancePath:instancePath+"/comments",schemaPath:"#/properties/comments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.work_type_alias !== undefined){
const _errs21 = errors;
if(typeof data.work_type_alias !== "string"){
get_order_result.errors = [{instancePath:instancePath+"/work_type_alias",schemaPath:"#/properties/work_type_alias/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mortgage_name !== undefined){
const _errs23 = errors;
if(typeof data.mortgage_name !== "string"){
get_order_result.errors = [{instancePath:instancePath+"/mortgage_name",schemaPath:"#/properties/mortgage_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lot_size !== undefined){
const _errs25 = errors;
if(typeof data.lot_size !== "string"){
get_order_result.errors = [{instancePath:instancePath+"/lot_size",schemaPath:"#/properties/lot_size/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lock_code !== undefined){
const _errs27 = errors;
if(typeof data.lock_code !== "string"){
get_order_result.errors = [{instancePath:instancePath+"/lock_code",schemaPath:"#/properties/lock_code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key_code !== undefined){
const _errs29 = errors;
if(typeof data.key_code !== "string"){
get_order_result.errors = [{instancePath:instancePath+"/key_code",schemaPath:"#/properties/key_code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date_received !== undefined){
let data15 = data.date_received;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data15 === "string"){
if(!pattern65.test(data15)){
get_order_result.errors = [{instancePath:instancePath+"/date_received",schemaPath:"#/properties/date_received/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])|00000000)$"},message:"must match pattern \""+"^([0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])|00000000)$"+"\""}];
return false;
}
}
else {
get_order_result.errors = [{instancePath:instancePath+"/date_received",schemaPath:"#/properties/date_received/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date_due !== undefined){
let data16 = data.date_due;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data16 === "string"){
if(!pattern65.test(data16)){
get_order_result.errors = [{instancePath:instancePath+"/date_due",schemaPath:"#/properties/date_due/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])|00000000)$"},message:"must match pattern \""+"^([0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])|00000000)$"+"\""}];
return false;
}
}
else {
get_order_result.errors = [{instancePath:instancePath+"/date_due",schemaPath:"#/properties/date_due/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_date !== undefined){
let data17 = data.start_date;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data17 === "string"){
if(!pattern65.test(data17)){
get_order_result.errors = [{instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/pattern",keyword:"pattern",params:{pattern: "^([0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])|00000000)$"},message:"must match pattern \""+"^([0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])|00000000)$"+"\""}];
return false;
}
}
else {
get_order_result.errors = [{instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line_items !== undefined){
let data18 = data.line_items;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data18)){
var valid1 = true;
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
let data19 = data18[i0];
const _errs39 = errors;
if(errors === _errs39){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing1;
if((((((data19.desc === undefined) && (missing1 = "desc")) || ((data19.qty === undefined) && (missing1 = "qty"))) || ((data19.price === undefined) && (missing1 = "price"))) || ((data19.total === undefined) && (missing1 = "total"))) || ((data19.add === undefined) && (missing1 = "add"))){
get_order_result.errors = [{instancePath:instancePath+"/line_items/" + i0,schemaPath:"#/properties/line_items/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data19.desc !== undefined){
const _errs41 = errors;
if(typeof data19.desc !== "string"){
get_order_result.errors = [{instancePath:instancePath+"/line_items/" + i0+"/desc",schemaPath:"#/properties/line_items/items/properties/desc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs41 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data19.qty !== undefined){
let data21 = data19.qty;
const _errs43 = errors;
if(errors === _errs43){
if(typeof data21 === "string"){
if(!pattern68.test(data21)){
get_order_result.errors = [{instancePath:instancePath+"/line_items/" + i0+"/qty",schemaPath:"#/properties/line_items/items/properties/qty/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,15}\\.[0-9]{2}$"},message:"must match pattern \""+"^-?[0-9]{1,15}\\.[0-9]{2}$"+"\""}];
return false;
}
}
else {
get_order_result.errors = [{instancePath:instancePath+"/line_items/" + i0+"/qty",schemaPath:"#/properties/line_items/items/properties/qty/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs43 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data19.price !== undefined){
let data22 = data19.price;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data22 === "string"){
if(!pattern68.test(data22)){
get_order_result.errors = [{instancePath:instancePath+"/line_items/" + i0+"/price",schemaPath:"#/properties/line_items/items/properties/price/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,15}\\.[0-9]{2}$"},message:"must match pattern \""+"^-?[0-9]{1,15}\\.[0-9]{2}$"+"\""}];
return false;
}
}
else {
get_order_result.errors = [{instancePath:instancePath+"/line_items/" + i0+"/price",schemaPath:"#/properties/line_items/items/properties/price/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs45 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data19.total !== undefined){
let data23 = data19.total;
const _errs47 = errors;
if(errors === _errs47){
if(typeof data23 === "string"){
if(!pattern68.test(data23)){
get_order_result.errors = [{instancePath:instancePath+"/line_items/" + i0+"/total",schemaPath:"#/properties/line_items/items/properties/total/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,15}\\.[0-9]{2}$"},message:"must match pattern \""+"^-?[0-9]{1,15}\\.[0-9]{2}$"+"\""}];
return false;
}
}
else {
get_order_result.errors = [{instancePath:instancePath+"/line_items/" + i0+"/total",schemaPath:"#/properties/line_items/items/properties/total/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs47 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data19.add !== undefined){
const _errs49 = errors;
if(typeof data19.add !== "string"){
get_order_result.errors = [{instancePath:instancePath+"/line_items/" + i0+"/add",schemaPath:"#/properties/line_items/items/properties/add/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs49 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
else {
get_order_result.errors = [{instancePath:instancePath+"/line_items/" + i0,schemaPath:"#/properties/line_items/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs39 === errors;
if(!valid1){
break;
}
}
}
else {
get_order_result.errors = [{instancePath:instancePath+"/line_items",schemaPath:"#/properties/line_items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pcr_forms !== undefined){
let data25 = data.pcr_forms;
const _errs51 = errors;
if(errors === _errs51){
if(Array.isArray(data25)){
var valid3 = true;
const len1 = data25.length;
for(let i1=0; i1<len1; i1++){
let data26 = data25[i1];
const _errs53 = errors;
if(errors === _errs53){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
let missing2;
if((((data26.pcr_form_id === undefined) && (missing2 = "pcr_form_id")) || ((data26.form_ver_id === undefined) && (missing2 = "form_ver_id"))) || ((data26.form_required === undefined) && (missing2 = "form_required"))){
get_order_result.errors = [{instancePath:instancePath+"/pcr_forms/" + i1,schemaPath:"#/properties/pcr_forms/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data26.pcr_form_id !== undefined){
let data27 = data26.pcr_form_id;
const _errs55 = errors;
const _errs56 = errors;
let valid5 = false;
const _errs57 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err0 = {instancePath:instancePath+"/pcr_forms/" + i1+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs57){
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 9007199254740991 || isNaN(data27)){
const err1 = {instancePath:instancePath+"/pcr_forms/" + i1+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data27 < 0 || isNaN(data27)){
const err2 = {instancePath:instancePath+"/pcr_forms/" + i1+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs57 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs59 = errors;
if(errors === _errs59){
if(typeof data27 === "string"){
if(!pattern1.test(data27)){
const err3 = {instancePath:instancePath+"/pcr_forms/" + i1+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16,64}$"},message:"must match pattern \""+"^[0-9]{16,64}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/pcr_forms/" + i1+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs59 === errors;
valid5 = valid5 || _valid0;
}
if(!valid5){
const err5 = {instancePath:instancePath+"/pcr_forms/" + i1+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
get_order_result.errors = vErrors;
return false;
}
else {
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs55 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data26.form_id !== undefined){
const _errs61 = errors;
if(typeof data26.form_id !== "string"){
get_order_result.errors = [{instancePath:instancePath+"/pcr_forms/" + i1+"/form_id",schemaPath:"#/properties/pcr_forms/items/properties/form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs61 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data26.form_ver_id !== undefined){
let data29 = data26.form_ver_id;
const _errs63 = errors;
const _errs64 = errors;
let valid6 = false;
const _errs65 = errors;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err6 = {instancePath:instancePath+"/pcr_forms/" + i1+"/form_ver_id",schemaPath:"#/properties/pcr_forms/items/properties/form_ver_id/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(errors === _errs65){
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 9007199254740991 || isNaN(data29)){
const err7 = {instancePath:instancePath+"/pcr_forms/" + i1+"/form_ver_id",schemaPath:"#/properties/pcr_forms/items/properties/form_ver_id/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data29 < 0 || isNaN(data29)){
const err8 = {instancePath:instancePath+"/pcr_forms/" + i1+"/form_ver_id",schemaPath:"#/properties/pcr_forms/items/properties/form_ver_id/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
var _valid1 = _errs65 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const _errs67 = errors;
if(errors === _errs67){
if(typeof data29 === "string"){
if(!pattern1.test(data29)){
const err9 = {instancePath:instancePath+"/pcr_forms/" + i1+"/form_ver_id",schemaPath:"#/properties/pcr_forms/items/properties/form_ver_id/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16,64}$"},message:"must match pattern \""+"^[0-9]{16,64}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/pcr_forms/" + i1+"/form_ver_id",schemaPath:"#/properties/pcr_forms/items/properties/form_ver_id/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid1 = _errs67 === errors;
valid6 = valid6 || _valid1;
}
if(!valid6){
const err11 = {instancePath:instancePath+"/pcr_forms/" + i1+"/form_ver_id",schemaPath:"#/properties/pcr_forms/items/properties/form_ver_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
get_order_result.errors = vErrors;
return false;
}
else {
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
}
var valid4 = _errs63 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data26.form_required !== undefined){
let data30 = data26.form_required;
const _errs69 = errors;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
get_order_result.errors = [{instancePath:instancePath+"/pcr_forms/" + i1+"/form_required",schemaPath:"#/properties/pcr_forms/items/properties/form_required/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!((data30 === 1) || (data30 === 0))){
get_order_result.errors = [{instancePath:instancePath+"/pcr_forms/" + i1+"/form_required",schemaPath:"#/properties/pcr_forms/items/properties/form_required/enum",keyword:"enum",params:{allowedValues: allowed4},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs69 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
get_order_result.errors = [{instancePath:instancePath+"/pcr_forms/" + i1,schemaPath:"#/properties/pcr_forms/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs53 === errors;
if(!valid3){
break;
}
}
}
else {
get_order_result.errors = [{instancePath:instancePath+"/pcr_forms",schemaPath:"#/properties/pcr_forms/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.svc_report_id !== undefined){
const _errs71 = errors;
if(typeof data.svc_report_id !== "string"){
get_order_result.errors = [{instancePath:instancePath+"/svc_report_id",schemaPath:"#/properties/svc_report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key_values !== undefined){
let data32 = data.key_values;
const _errs73 = errors;
if(errors === _errs73){
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.bg_checkin_provider !== undefined){
let data33 = data32.bg_checkin_provider;
const _errs75 = errors;
if(!((data33 === "ags") || (data33 === ""))){
get_order_result.errors = [{instancePath:instancePath+"/key_values/bg_checkin_provider",schemaPath:"#/properties/key_values/properties/bg_checkin_provider/enum",keyword:"enum",params:{allowedValues: allowed5},message:"must be equal to one of the allowed values"}];
return false;
}
var valid7 = _errs75 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data32.wo_pending_cancellation_date !== undefined){
let data34 = data32.wo_pending_cancellation_date;
const _errs76 = errors;
if(errors === _errs76){
if(typeof data34 === "string"){
if(!pattern19.test(data34)){
get_order_result.errors = [{instancePath:instancePath+"/key_values/wo_pending_cancellation_date",schemaPath:"#/properties/key_values/properties/wo_pending_cancellation_date/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,11}$"},message:"must match pattern \""+"^[0-9]{1,11}$"+"\""}];
return false;
}
}
else {
get_order_result.errors = [{instancePath:instancePath+"/key_values/wo_pending_cancellation_date",schemaPath:"#/properties/key_values/properties/wo_pending_cancellation_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid7 = _errs76 === errors;
}
else {
var valid7 = true;
}
}
}
else {
get_order_result.errors = [{instancePath:instancePath+"/key_values",schemaPath:"#/properties/key_values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.broker_name !== undefined){
let data35 = data.broker_name;
const _errs78 = errors;
const _errs79 = errors;
let valid8 = false;
const _errs80 = errors;
if(typeof data35 !== "string"){
const err12 = {instancePath:instancePath+"/broker_name",schemaPath:"#/properties/broker_name/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid2 = _errs80 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs82 = errors;
if(data35 !== null){
const err13 = {instancePath:instancePath+"/broker_name",schemaPath:"#/properties/broker_name/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid2 = _errs82 === errors;
valid8 = valid8 || _valid2;
}
if(!valid8){
const err14 = {instancePath:instancePath+"/broker_name",schemaPath:"#/properties/broker_name/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
get_order_result.errors = vErrors;
return false;
}
else {
errors = _errs79;
if(vErrors !== null){
if(_errs79){
vErrors.length = _errs79;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs78 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.broker_company !== undefined){
let data36 = data.broker_company;
const _errs84 = errors;
const _errs85 = errors;
let valid9 = false;
const _errs86 = errors;
if(typeof data36 !== "string"){
const err15 = {instancePath:instancePath+"/broker_company",schemaPath:"#/properties/broker_company/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid3 = _errs86 === errors;
valid9 = valid9 || _valid3;
if(!valid9){
const _errs88 = errors;
if(data36 !== null){
const err16 = {instancePath:instancePath+"/broker_company",schemaPath:"#/properties/broker_company/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid3 = _errs88 === errors;
valid9 = valid9 || _valid3;
}
if(!valid9){
const err17 = {instancePath:instancePath+"/broker_company",schemaPath:"#/properties/broker_company/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
get_order_result.errors = vErrors;
return false;
}
else {
errors = _errs85;
if(vErrors !== null){
if(_errs85){
vErrors.length = _errs85;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs84 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.broker_phone !== undefined){
let data37 = data.broker_phone;
const _errs90 = errors;
const _errs91 = errors;
let valid10 = false;
const _errs92 = errors;
if(typeof data37 !== "string"){
const err18 = {instancePath:instancePath+"/broker_phone",schemaPath:"#/properties/broker_phone/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid4 = _errs92 === errors;
valid10 = valid10 || _valid4;
if(!valid10){
const _errs94 = errors;
if(data37 !== null){
const err19 = {instancePath:instancePath+"/broker_phone",schemaPath:"#/properties/broker_phone/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid4 = _errs94 === errors;
valid10 = valid10 || _valid4;
}
if(!valid10){
const err20 = {instancePath:instancePath+"/broker_phone",schemaPath:"#/properties/broker_phone/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
get_order_result.errors = vErrors;
return false;
}
else {
errors = _errs91;
if(vErrors !== null){
if(_errs91){
vErrors.length = _errs91;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs90 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.broker_email !== undefined){
let data38 = data.broker_email;
const _errs96 = errors;
const _errs97 = errors;
let valid11 = false;
const _errs98 = errors;
if(typeof data38 !== "string"){
const err21 = {instancePath:instancePath+"/broker_email",schemaPath:"#/properties/broker_email/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid5 = _errs98 === errors;
valid11 = valid11 || _valid5;
if(!valid11){
const _errs100 = errors;
if(data38 !== null){
const err22 = {instancePath:instancePath+"/broker_email",schemaPath:"#/properties/broker_email/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid5 = _errs100 === errors;
valid11 = valid11 || _valid5;
}
if(!valid11){
const err23 = {instancePath:instancePath+"/broker_email",schemaPath:"#/properties/broker_email/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
get_order_result.errors = vErrors;
return false;
}
else {
errors = _errs97;
if(vErrors !== null){
if(_errs97){
vErrors.length = _errs97;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs96 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vendor_id !== undefined){
let data39 = data.vendor_id;
const _errs102 = errors;
const _errs103 = errors;
let valid12 = false;
const _errs104 = errors;
if(typeof data39 !== "string"){
const err24 = {instancePath:instancePath+"/vendor_id",schemaPath:"#/properties/vendor_id/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid6 = _errs104 === errors;
valid12 = valid12 || _valid6;
if(!valid12){
const _errs106 = errors;
if(data39 !== null){
const err25 = {instancePath:instancePath+"/vendor_id",schemaPath:"#/properties/vendor_id/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid6 = _errs106 === errors;
valid12 = valid12 || _valid6;
}
if(!valid12){
const err26 = {instancePath:instancePath+"/vendor_id",schemaPath:"#/properties/vendor_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
get_order_result.errors = vErrors;
return false;
}
else {
errors = _errs103;
if(vErrors !== null){
if(_errs103){
vErrors.length = _errs103;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs102 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.has_foh !== undefined){
const _errs108 = errors;
if(typeof data.has_foh !== "boolean"){
get_order_result.errors = [{instancePath:instancePath+"/has_foh",schemaPath:"#/properties/has_foh/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs108 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
get_order_result.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
get_order_result.errors = vErrors;
return errors === 0;
}
const pattern74 = new RegExp("^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$", "u");
function get_order_received(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((data.wo_number === undefined) && (missing0 = "wo_number")) || ((data.client_company_alias === undefined) && (missing0 = "client_company_alias"))) || ((data.cust_text === undefined) && (missing0 = "cust_text"))) || ((data.loan_number === undefined) && (missing0 = "loan_number"))) || ((data.loan_type_other === undefined) && (missing0 = "loan_type_other"))) || ((data.address === undefined) && (missing0 = "address"))) || ((data.city === undefined) && (missing0 = "city"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.zip === undefined) && (missing0 = "zip"))) || ((data.comments === undefined) && (missing0 = "comments"))) || ((data.work_type_alias === undefined) && (missing0 = "work_type_alias"))) || ((data.mortgage_name === undefined) && (missing0 = "mortgage_name"))) || ((data.lot_size === undefined) && (missing0 = "lot_size"))) || ((data.lock_code === undefined) && (missing0 = "lock_code"))) || ((data.key_code === undefined) && (missing0 = "key_code"))) || ((data.date_received === undefined) && (missing0 = "date_received"))) || ((data.date_due === undefined) && (missing0 = "date_due"))) || ((data.start_date === undefined) && (missing0 = "start_date"))) || ((data.svc_report_id === undefined) && (missing0 = "svc_report_id"))) || ((data.has_foh === undefined) && (missing0 = "has_foh"))){
get_order_received.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.wo_number !== undefined){
const _errs1 = errors;
if(typeof data.wo_number !== "string"){
get_order_received.errors = [{instancePath:instancePath+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.client_company_alias !== undefined){
const _errs3 = errors;
if(typeof data.client_company_alias !== "string"){
get_order_received.errors = [{instancePath:instancePath+"/client_company_alias",schemaPath:"#/properties/client_company_alias/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cust_text !== undefined){
const _errs5 = errors;
if(typeof data.cust_text !== "string"){
get_order_received.errors = [{instancePath:instancePath+"/cust_text",schemaPath:"#/properties/cust_text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.loan_number !== undefined){
const _errs7 = errors;
if(typeof data.loan_number !== "string"){
get_order_received.errors = [{instancePath:instancePath+"/loan_number",schemaPath:"#/properties/loan_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.loan_type_other !== undefined){
const _errs9 = errors;
if(typeof data.loan_type_other !== "string"){
get_order_received.errors = [{instancePath:instancePath+"/loan_type_other",schemaPath:"#/properties/loan_type_other/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
const _errs11 = errors;
if(typeof data.address !== "string"){
get_order_received.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.city !== undefined){
const _errs13 = errors;
if(typeof data.city !== "string"){
get_order_received.errors = [{instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.state !== undefined){
const _errs15 = errors;
if(typeof data.state !== "string"){
get_order_received.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.zip !== undefined){
const _errs17 = errors;
if(typeof data.zip !== "string"){
get_order_received.errors = [{instancePath:instancePath+"/zip",schemaPath:"#/properties/zip/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comments !== undefined){
const _errs19 = errors;
if(typeof data.comments !== "string"){
get_order_received.errors = [{instancePath:instancePath+"/comments",schemaPath:"#/properties/comments/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.work_type_alias !== undefined){
const _errs21 = errors;
if(typeof data.work_type_alias !== "string"){
get_order_received.errors = [{instancePath:instancePath+"/work_type_alias",schemaPath:"#/properties/work_type_alias/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mortgage_name !== undefined){
const _errs23 = errors;
if(typeof data.mortgage_name !== "string"){
get_order_received.errors = [{instancePath:instancePath+"/mortgage_name",schemaPath:"#/properties/mortgage_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lot_size !== undefined){
const _errs25 = errors;
if(typeof data.lot_size !== "string"){
get_order_received.errors = [{instancePath:instancePath+"/lot_size",schemaPath:"#/properties/lot_size/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lock_code !== undefined){
const _errs27 = errors;
if(typeof data.lock_code !== "string"){
get_order_received.errors = [{instancePath:instancePath+"/lock_code",schemaPath:"#/properties/lock_code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key_code !== undefined){
const _errs29 = errors;
if(typeof data.key_code !== "string"){
get_order_received.errors = [{instancePath:instancePath+"/key_code",schemaPath:"#/properties/key_code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date_received !== undefined){
let data15 = data.date_received;
const _errs31 = errors;
const _errs32 = errors;
let valid1 = false;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data15 === "string"){
if(!pattern74.test(data15)){
const err0 = {instancePath:instancePath+"/date_received",schemaPath:"#/properties/date_received/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$"},message:"must match pattern \""+"^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/date_received",schemaPath:"#/properties/date_received/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs33 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs35 = errors;
if(data15 !== null){
const err2 = {instancePath:instancePath+"/date_received",schemaPath:"#/properties/date_received/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs35 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/date_received",schemaPath:"#/properties/date_received/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
get_order_received.errors = vErrors;
return false;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.date_due !== undefined){
let data16 = data.date_due;
const _errs37 = errors;
const _errs38 = errors;
let valid2 = false;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data16 === "string"){
if(!pattern74.test(data16)){
const err4 = {instancePath:instancePath+"/date_due",schemaPath:"#/properties/date_due/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$"},message:"must match pattern \""+"^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/date_due",schemaPath:"#/properties/date_due/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs39 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs41 = errors;
if(data16 !== null){
const err6 = {instancePath:instancePath+"/date_due",schemaPath:"#/properties/date_due/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs41 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err7 = {instancePath:instancePath+"/date_due",schemaPath:"#/properties/date_due/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
get_order_received.errors = vErrors;
return false;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.start_date !== undefined){
let data17 = data.start_date;
const _errs43 = errors;
const _errs44 = errors;
let valid3 = false;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data17 === "string"){
if(!pattern74.test(data17)){
const err8 = {instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$"},message:"must match pattern \""+"^[0-9]{4}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid2 = _errs45 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs47 = errors;
if(data17 !== null){
const err10 = {instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid2 = _errs47 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err11 = {instancePath:instancePath+"/start_date",schemaPath:"#/properties/start_date/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
get_order_received.errors = vErrors;
return false;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line_items !== undefined){
let data18 = data.line_items;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data18)){
var valid4 = true;
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
let data19 = data18[i0];
const _errs51 = errors;
if(errors === _errs51){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing1;
if((((((data19.desc === undefined) && (missing1 = "desc")) || ((data19.qty === undefined) && (missing1 = "qty"))) || ((data19.price === undefined) && (missing1 = "price"))) || ((data19.total === undefined) && (missing1 = "total"))) || ((data19.add === undefined) && (missing1 = "add"))){
get_order_received.errors = [{instancePath:instancePath+"/line_items/" + i0,schemaPath:"#/properties/line_items/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data19.desc !== undefined){
const _errs53 = errors;
if(typeof data19.desc !== "string"){
get_order_received.errors = [{instancePath:instancePath+"/line_items/" + i0+"/desc",schemaPath:"#/properties/line_items/items/properties/desc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs53 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data19.qty !== undefined){
let data21 = data19.qty;
const _errs55 = errors;
if(errors === _errs55){
if(typeof data21 === "string"){
if(!pattern68.test(data21)){
get_order_received.errors = [{instancePath:instancePath+"/line_items/" + i0+"/qty",schemaPath:"#/properties/line_items/items/properties/qty/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,15}\\.[0-9]{2}$"},message:"must match pattern \""+"^-?[0-9]{1,15}\\.[0-9]{2}$"+"\""}];
return false;
}
}
else {
get_order_received.errors = [{instancePath:instancePath+"/line_items/" + i0+"/qty",schemaPath:"#/properties/line_items/items/properties/qty/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs55 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data19.price !== undefined){
let data22 = data19.price;
const _errs57 = errors;
if(errors === _errs57){
if(typeof data22 === "string"){
if(!pattern68.test(data22)){
get_order_received.errors = [{instancePath:instancePath+"/line_items/" + i0+"/price",schemaPath:"#/properties/line_items/items/properties/price/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,15}\\.[0-9]{2}$"},message:"must match pattern \""+"^-?[0-9]{1,15}\\.[0-9]{2}$"+"\""}];
return false;
}
}
else {
get_order_received.errors = [{instancePath:instancePath+"/line_items/" + i0+"/price",schemaPath:"#/properties/line_items/items/properties/price/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs57 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data19.total !== undefined){
let data23 = data19.total;
const _errs59 = errors;
if(errors === _errs59){
if(typeof data23 === "string"){
if(!pattern68.test(data23)){
get_order_received.errors = [{instancePath:instancePath+"/line_items/" + i0+"/total",schemaPath:"#/properties/line_items/items/properties/total/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,15}\\.[0-9]{2}$"},message:"must match pattern \""+"^-?[0-9]{1,15}\\.[0-9]{2}$"+"\""}];
return false;
}
}
else {
get_order_received.errors = [{instancePath:instancePath+"/line_items/" + i0+"/total",schemaPath:"#/properties/line_items/items/properties/total/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs59 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data19.add !== undefined){
const _errs61 = errors;
if(typeof data19.add !== "string"){
get_order_received.errors = [{instancePath:instancePath+"/line_items/" + i0+"/add",schemaPath:"#/properties/line_items/items/properties/add/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs61 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
else {
get_order_received.errors = [{instancePath:instancePath+"/line_items/" + i0,schemaPath:"#/properties/line_items/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs51 === errors;
if(!valid4){
break;
}
}
}
else {
get_order_received.errors = [{instancePath:instancePath+"/line_items",schemaPath:"#/properties/line_items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pcr_forms !== undefined){
let data25 = data.pcr_forms;
const _errs63 = errors;
if(errors === _errs63){
if(Array.isArray(data25)){
var valid6 = true;
const len1 = data25.length;
for(let i1=0; i1<len1; i1++){
let data26 = data25[i1];
const _errs65 = errors;
if(errors === _errs65){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
let missing2;
if((((data26.pcr_form_id === undefined) && (missing2 = "pcr_form_id")) || ((data26.form_ver_id === undefined) && (missing2 = "form_ver_id"))) || ((data26.form_required === undefined) && (missing2 = "form_required"))){
get_order_received.errors = [{instancePath:instancePath+"/pcr_forms/" + i1,schemaPath:"#/properties/pcr_forms/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data26.pcr_form_id !== undefined){
let data27 = data26.pcr_form_id;
const _errs67 = errors;
if(errors === _errs67){
if(typeof data27 === "string"){
if(!pattern0.test(data27)){
get_order_received.errors = [{instancePath:instancePath+"/pcr_forms/" + i1+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_order_received.errors = [{instancePath:instancePath+"/pcr_forms/" + i1+"/pcr_form_id",schemaPath:"#/properties/pcr_forms/items/properties/pcr_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid7 = _errs67 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data26.form_id !== undefined){
const _errs69 = errors;
if(typeof data26.form_id !== "string"){
get_order_received.errors = [{instancePath:instancePath+"/pcr_forms/" + i1+"/form_id",schemaPath:"#/properties/pcr_forms/items/properties/form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs69 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data26.form_ver_id !== undefined){
let data29 = data26.form_ver_id;
const _errs71 = errors;
if(errors === _errs71){
if(typeof data29 === "string"){
if(!pattern0.test(data29)){
get_order_received.errors = [{instancePath:instancePath+"/pcr_forms/" + i1+"/form_ver_id",schemaPath:"#/properties/pcr_forms/items/properties/form_ver_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_order_received.errors = [{instancePath:instancePath+"/pcr_forms/" + i1+"/form_ver_id",schemaPath:"#/properties/pcr_forms/items/properties/form_ver_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid7 = _errs71 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data26.form_required !== undefined){
const _errs73 = errors;
if(typeof data26.form_required !== "boolean"){
get_order_received.errors = [{instancePath:instancePath+"/pcr_forms/" + i1+"/form_required",schemaPath:"#/properties/pcr_forms/items/properties/form_required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid7 = _errs73 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
else {
get_order_received.errors = [{instancePath:instancePath+"/pcr_forms/" + i1,schemaPath:"#/properties/pcr_forms/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs65 === errors;
if(!valid6){
break;
}
}
}
else {
get_order_received.errors = [{instancePath:instancePath+"/pcr_forms",schemaPath:"#/properties/pcr_forms/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.svc_report_id !== undefined){
const _errs75 = errors;
if(typeof data.svc_report_id !== "string"){
get_order_received.errors = [{instancePath:instancePath+"/svc_report_id",schemaPath:"#/properties/svc_report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs75 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key_values !== undefined){
let data32 = data.key_values;
const _errs77 = errors;
if(errors === _errs77){
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.bg_checkin_provider !== undefined){
let data33 = data32.bg_checkin_provider;
const _errs79 = errors;
if(!((data33 === "ags") || (data33 === ""))){
get_order_received.errors = [{instancePath:instancePath+"/key_values/bg_checkin_provider",schemaPath:"#/properties/key_values/properties/bg_checkin_provider/enum",keyword:"enum",params:{allowedValues: allowed5},message:"must be equal to one of the allowed values"}];
return false;
}
var valid8 = _errs79 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data32.wo_pending_cancellation_date !== undefined){
let data34 = data32.wo_pending_cancellation_date;
const _errs80 = errors;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
get_order_received.errors = [{instancePath:instancePath+"/key_values/wo_pending_cancellation_date",schemaPath:"#/properties/key_values/properties/wo_pending_cancellation_date/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs80){
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 99999999999 || isNaN(data34)){
get_order_received.errors = [{instancePath:instancePath+"/key_values/wo_pending_cancellation_date",schemaPath:"#/properties/key_values/properties/wo_pending_cancellation_date/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999999},message:"must be <= 99999999999"}];
return false;
}
else {
if(data34 < 0 || isNaN(data34)){
get_order_received.errors = [{instancePath:instancePath+"/key_values/wo_pending_cancellation_date",schemaPath:"#/properties/key_values/properties/wo_pending_cancellation_date/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid8 = _errs80 === errors;
}
else {
var valid8 = true;
}
}
}
else {
get_order_received.errors = [{instancePath:instancePath+"/key_values",schemaPath:"#/properties/key_values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs77 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.broker_name !== undefined){
let data35 = data.broker_name;
const _errs82 = errors;
const _errs83 = errors;
let valid9 = false;
const _errs84 = errors;
if(typeof data35 !== "string"){
const err12 = {instancePath:instancePath+"/broker_name",schemaPath:"#/properties/broker_name/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid3 = _errs84 === errors;
valid9 = valid9 || _valid3;
if(!valid9){
const _errs86 = errors;
if(data35 !== null){
const err13 = {instancePath:instancePath+"/broker_name",schemaPath:"#/properties/broker_name/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid3 = _errs86 === errors;
valid9 = valid9 || _valid3;
}
if(!valid9){
const err14 = {instancePath:instancePath+"/broker_name",schemaPath:"#/properties/broker_name/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
get_order_received.errors = vErrors;
return false;
}
else {
errors = _errs83;
if(vErrors !== null){
if(_errs83){
vErrors.length = _errs83;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs82 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.broker_company !== undefined){
let data36 = data.broker_company;
const _errs88 = errors;
const _errs89 = errors;
let valid10 = false;
const _errs90 = errors;
if(typeof data36 !== "string"){
const err15 = {instancePath:instancePath+"/broker_company",schemaPath:"#/properties/broker_company/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid4 = _errs90 === errors;
valid10 = valid10 || _valid4;
if(!valid10){
const _errs92 = errors;
if(data36 !== null){
const err16 = {instancePath:instancePath+"/broker_company",schemaPath:"#/properties/broker_company/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid4 = _errs92 === errors;
valid10 = valid10 || _valid4;
}
if(!valid10){
const err17 = {instancePath:instancePath+"/broker_company",schemaPath:"#/properties/broker_company/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
get_order_received.errors = vErrors;
return false;
}
else {
errors = _errs89;
if(vErrors !== null){
if(_errs89){
vErrors.length = _errs89;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs88 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.broker_phone !== undefined){
let data37 = data.broker_phone;
const _errs94 = errors;
const _errs95 = errors;
let valid11 = false;
const _errs96 = errors;
if(typeof data37 !== "string"){
const err18 = {instancePath:instancePath+"/broker_phone",schemaPath:"#/properties/broker_phone/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid5 = _errs96 === errors;
valid11 = valid11 || _valid5;
if(!valid11){
const _errs98 = errors;
if(data37 !== null){
const err19 = {instancePath:instancePath+"/broker_phone",schemaPath:"#/properties/broker_phone/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid5 = _errs98 === errors;
valid11 = valid11 || _valid5;
}
if(!valid11){
const err20 = {instancePath:instancePath+"/broker_phone",schemaPath:"#/properties/broker_phone/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
get_order_received.errors = vErrors;
return false;
}
else {
errors = _errs95;
if(vErrors !== null){
if(_errs95){
vErrors.length = _errs95;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs94 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.broker_email !== undefined){
let data38 = data.broker_email;
const _errs100 = errors;
const _errs101 = errors;
let valid12 = false;
const _errs102 = errors;
if(typeof data38 !== "string"){
const err21 = {instancePath:instancePath+"/broker_email",schemaPath:"#/properties/broker_email/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid6 = _errs102 === errors;
valid12 = valid12 || _valid6;
if(!valid12){
const _errs104 = errors;
if(data38 !== null){
const err22 = {instancePath:instancePath+"/broker_email",schemaPath:"#/properties/broker_email/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid6 = _errs104 === errors;
valid12 = valid12 || _valid6;
}
if(!valid12){
const err23 = {instancePath:instancePath+"/broker_email",schemaPath:"#/properties/broker_email/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
get_order_received.errors = vErrors;
return false;
}
else {
errors = _errs101;
if(vErrors !== null){
if(_errs101){
vErrors.length = _errs101;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs100 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.vendor_id !== undefined){
let data39 = data.vendor_id;
const _errs106 = errors;
const _errs107 = errors;
let valid13 = false;
const _errs108 = errors;
if(typeof data39 !== "string"){
const err24 = {instancePath:instancePath+"/vendor_id",schemaPath:"#/properties/vendor_id/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid7 = _errs108 === errors;
valid13 = valid13 || _valid7;
if(!valid13){
const _errs110 = errors;
if(data39 !== null){
const err25 = {instancePath:instancePath+"/vendor_id",schemaPath:"#/properties/vendor_id/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid7 = _errs110 === errors;
valid13 = valid13 || _valid7;
}
if(!valid13){
const err26 = {instancePath:instancePath+"/vendor_id",schemaPath:"#/properties/vendor_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
get_order_received.errors = vErrors;
return false;
}
else {
errors = _errs107;
if(vErrors !== null){
if(_errs107){
vErrors.length = _errs107;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs106 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.has_foh !== undefined){
const _errs112 = errors;
if(typeof data.has_foh !== "boolean"){
get_order_received.errors = [{instancePath:instancePath+"/has_foh",schemaPath:"#/properties/has_foh/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs112 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
get_order_received.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
get_order_received.errors = vErrors;
return errors === 0;
}
function get_pcr_json_data(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.pcr_form_id === undefined) && (missing0 = "pcr_form_id")) || ((data.form_ver_id === undefined) && (missing0 = "form_ver_id"))){
get_pcr_json_data.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.pcr_form_id !== undefined){
let data0 = data.pcr_form_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
get_pcr_json_data.errors = [{instancePath:instancePath+"/pcr_form_id",schemaPath:"#/properties/pcr_form_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_pcr_json_data.errors = [{instancePath:instancePath+"/pcr_form_id",schemaPath:"#/properties/pcr_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form_ver_id !== undefined){
let data1 = data.form_ver_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
get_pcr_json_data.errors = [{instancePath:instancePath+"/form_ver_id",schemaPath:"#/properties/form_ver_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_pcr_json_data.errors = [{instancePath:instancePath+"/form_ver_id",schemaPath:"#/properties/form_ver_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
get_pcr_json_data.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
get_pcr_json_data.errors = vErrors;
return errors === 0;
}
const pattern90 = new RegExp("^[0-9]{1,15}$", "u");
const func34 = Object.prototype.hasOwnProperty;
function get_pcr_json_result(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(errors === _errs1){
if(typeof key0 === "string"){
if(!pattern0.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
get_pcr_json_result.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
let data0 = data[key1];
const _errs4 = errors;
if(errors === _errs4){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((((((data0.options_pcr_forms === undefined) && (missing0 = "options_pcr_forms")) || ((data0.options_pcr_forms_questions === undefined) && (missing0 = "options_pcr_forms_questions"))) || ((data0.options_pcr_forms_questions_values === undefined) && (missing0 = "options_pcr_forms_questions_values"))) || ((data0.options_pcr_forms_rules === undefined) && (missing0 = "options_pcr_forms_rules"))) || ((data0.options_pcr_forms_rules_checks === undefined) && (missing0 = "options_pcr_forms_rules_checks"))) || ((data0.options_pcr_forms_photo_rules === undefined) && (missing0 = "options_pcr_forms_photo_rules"))){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.options_pcr_forms !== undefined){
let data1 = data0.options_pcr_forms;
const _errs6 = errors;
if(errors === _errs6){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key2 in data1){
const _errs8 = errors;
if(errors === _errs8){
if(typeof key2 === "string"){
if(!pattern0.test(key2)){
const err3 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms",schemaPath:"#/additionalProperties/properties/options_pcr_forms/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\"",propertyName:key2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms",schemaPath:"#/additionalProperties/properties/options_pcr_forms/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid3 = _errs8 === errors;
if(!valid3){
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms",schemaPath:"#/additionalProperties/properties/options_pcr_forms/propertyNames",keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
get_pcr_json_result.errors = vErrors;
return false;
break;
}
}
if(valid3){
for(const key3 in data1){
let data2 = data1[key3];
const _errs11 = errors;
if(errors === _errs11){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.pcr_form_id === undefined) && (missing1 = "pcr_form_id")){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs13 = errors;
for(const key4 in data2){
if(!((((((((key4 === "pcr_form_id") || (key4 === "default_required")) || (key4 === "form_photos_required")) || (key4 === "transfer_prev_values")) || (key4 === "client_new_wo")) || (key4 === "global_form")) || (key4 === "pcr_form_active")) || (key4 === "form_deleted"))){
const _errs14 = errors;
if(typeof data2[key4] !== "string"){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs14 === errors;
if(!valid5){
break;
}
}
}
if(_errs13 === errors){
if(data2.pcr_form_id !== undefined){
let data4 = data2.pcr_form_id;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/pcr_form_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/pcr_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs16 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data2.default_required !== undefined){
let data5 = data2.default_required;
const _errs18 = errors;
if(typeof data5 !== "string"){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/default_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/default_required/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data5 === "1") || (data5 === "0"))){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/default_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/default_required/enum",keyword:"enum",params:{allowedValues: allowed6},message:"must be equal to one of the allowed values"}];
return false;
}
var valid6 = _errs18 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data2.form_photos_required !== undefined){
let data6 = data2.form_photos_required;
const _errs20 = errors;
if(typeof data6 !== "string"){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/form_photos_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/form_photos_required/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data6 === "1") || (data6 === "0"))){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/form_photos_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/form_photos_required/enum",keyword:"enum",params:{allowedValues: allowed6},message:"must be equal to one of the allowed values"}];
return false;
}
var valid6 = _errs20 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data2.transfer_prev_values !== undefined){
let data7 = data2.transfer_prev_values;
const _errs22 = errors;
if(typeof data7 !== "string"){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/transfer_prev_values/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data7 === "1") || (data7 === "0"))){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/transfer_prev_values/enum",keyword:"enum",params:{allowedValues: allowed6},message:"must be equal to one of the allowed values"}];
return false;
}
var valid6 = _errs22 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data2.client_new_wo !== undefined){
let data8 = data2.client_new_wo;
const _errs24 = errors;
if(typeof data8 !== "string"){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/client_new_wo",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/client_new_wo/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data8 === "1") || (data8 === "0"))){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/client_new_wo",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/client_new_wo/enum",keyword:"enum",params:{allowedValues: allowed6},message:"must be equal to one of the allowed values"}];
return false;
}
var valid6 = _errs24 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data2.global_form !== undefined){
let data9 = data2.global_form;
const _errs26 = errors;
if(typeof data9 !== "string"){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/global_form",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/global_form/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data9 === "1") || (data9 === "0"))){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/global_form",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/global_form/enum",keyword:"enum",params:{allowedValues: allowed6},message:"must be equal to one of the allowed values"}];
return false;
}
var valid6 = _errs26 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data2.pcr_form_active !== undefined){
let data10 = data2.pcr_form_active;
const _errs28 = errors;
if(typeof data10 !== "string"){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_form_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/pcr_form_active/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data10 === "1") || (data10 === "0"))){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_form_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/pcr_form_active/enum",keyword:"enum",params:{allowedValues: allowed6},message:"must be equal to one of the allowed values"}];
return false;
}
var valid6 = _errs28 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data2.form_deleted !== undefined){
let data11 = data2.form_deleted;
const _errs30 = errors;
if(typeof data11 !== "string"){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/form_deleted",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/form_deleted/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data11 === "1") || (data11 === "0"))){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/form_deleted",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/form_deleted/enum",keyword:"enum",params:{allowedValues: allowed6},message:"must be equal to one of the allowed values"}];
return false;
}
var valid6 = _errs30 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs11 === errors;
if(!valid4){
break;
}
}
}
}
else {
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms",schemaPath:"#/additionalProperties/properties/options_pcr_forms/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.options_pcr_forms_questions !== undefined){
let data12 = data0.options_pcr_forms_questions;
const _errs32 = errors;
if(errors === _errs32){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key5 in data12){
const _errs34 = errors;
if(errors === _errs34){
if(typeof key5 === "string"){
if(!pattern0.test(key5)){
const err6 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\"",propertyName:key5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid7 = _errs34 === errors;
if(!valid7){
const err8 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/propertyNames",keyword:"propertyNames",params:{propertyName: key5},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
get_pcr_json_result.errors = vErrors;
return false;
break;
}
}
if(valid7){
for(const key6 in data12){
let data13 = data12[key6];
const _errs37 = errors;
if(errors === _errs37){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing2;
if(((data13.pcr_question_id === undefined) && (missing2 = "pcr_question_id")) || ((data13.pcr_form_id === undefined) && (missing2 = "pcr_form_id"))){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs39 = errors;
for(const key7 in data13){
if(!(func34.call(allowed7, key7))){
const _errs40 = errors;
if(typeof data13[key7] !== "string"){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs40 === errors;
if(!valid9){
break;
}
}
}
if(_errs39 === errors){
if(data13.pcr_question_id !== undefined){
let data15 = data13.pcr_question_id;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/pcr_question_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid10 = _errs42 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.pcr_form_id !== undefined){
let data16 = data13.pcr_form_id;
const _errs44 = errors;
if(errors === _errs44){
if(typeof data16 === "string"){
if(!pattern0.test(data16)){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/pcr_form_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/pcr_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid10 = _errs44 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.question_type !== undefined){
let data17 = data13.question_type;
const _errs46 = errors;
if(!((((((((((data17 === "checkbox") || (data17 === "date")) || (data17 === "dropdown")) || (data17 === "radio")) || (data17 === "numeric")) || (data17 === "photos")) || (data17 === "svcfield")) || (data17 === "textarea")) || (data17 === "textbox")) || (data17 === "title"))){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_type",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_type/enum",keyword:"enum",params:{allowedValues: allowed8},message:"must be equal to one of the allowed values"}];
return false;
}
var valid10 = _errs46 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.question_display_active !== undefined){
let data18 = data13.question_display_active;
const _errs47 = errors;
if(typeof data18 !== "string"){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_display_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_display_active/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data18 === "1") || (data18 === "0"))){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_display_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_display_active/enum",keyword:"enum",params:{allowedValues: allowed6},message:"must be equal to one of the allowed values"}];
return false;
}
var valid10 = _errs47 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.question_required !== undefined){
let data19 = data13.question_required;
const _errs49 = errors;
if(typeof data19 !== "string"){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_required/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data19 === "1") || (data19 === "0"))){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_required/enum",keyword:"enum",params:{allowedValues: allowed6},message:"must be equal to one of the allowed values"}];
return false;
}
var valid10 = _errs49 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.question_na_option !== undefined){
let data20 = data13.question_na_option;
const _errs51 = errors;
if(typeof data20 !== "string"){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_na_option",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_na_option/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data20 === "1") || (data20 === "0"))){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_na_option",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_na_option/enum",keyword:"enum",params:{allowedValues: allowed6},message:"must be equal to one of the allowed values"}];
return false;
}
var valid10 = _errs51 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.question_flag_photos !== undefined){
let data21 = data13.question_flag_photos;
const _errs53 = errors;
if(typeof data21 !== "string"){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_flag_photos",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_flag_photos/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data21 === "1") || (data21 === "0"))){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_flag_photos",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_flag_photos/enum",keyword:"enum",params:{allowedValues: allowed6},message:"must be equal to one of the allowed values"}];
return false;
}
var valid10 = _errs53 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.question_photos_required !== undefined){
let data22 = data13.question_photos_required;
const _errs55 = errors;
if(typeof data22 !== "string"){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_photos_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_photos_required/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data22 === "1") || (data22 === "0"))){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_photos_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_photos_required/enum",keyword:"enum",params:{allowedValues: allowed6},message:"must be equal to one of the allowed values"}];
return false;
}
var valid10 = _errs55 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.question_active !== undefined){
let data23 = data13.question_active;
const _errs57 = errors;
if(typeof data23 !== "string"){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_active/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data23 === "1") || (data23 === "0"))){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_active/enum",keyword:"enum",params:{allowedValues: allowed6},message:"must be equal to one of the allowed values"}];
return false;
}
var valid10 = _errs57 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.question_deleted !== undefined){
let data24 = data13.question_deleted;
const _errs59 = errors;
if(typeof data24 !== "string"){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_deleted",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_deleted/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data24 === "1") || (data24 === "0"))){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_deleted",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_deleted/enum",keyword:"enum",params:{allowedValues: allowed6},message:"must be equal to one of the allowed values"}];
return false;
}
var valid10 = _errs59 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.question_order !== undefined){
let data25 = data13.question_order;
const _errs61 = errors;
if(errors === _errs61){
if(typeof data25 === "string"){
if(!pattern90.test(data25)){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_order",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_order/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,15}$"},message:"must match pattern \""+"^[0-9]{1,15}$"+"\""}];
return false;
}
}
else {
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_order",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_order/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid10 = _errs61 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.question_transfer_prev_values !== undefined){
let data26 = data13.question_transfer_prev_values;
const _errs63 = errors;
if(typeof data26 !== "string"){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_transfer_prev_values/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data26 === "1") || (data26 === "0"))){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_transfer_prev_values/enum",keyword:"enum",params:{allowedValues: allowed6},message:"must be equal to one of the allowed values"}];
return false;
}
var valid10 = _errs63 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.question_show_prev_values !== undefined){
let data27 = data13.question_show_prev_values;
const _errs65 = errors;
if(typeof data27 !== "string"){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_show_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_show_prev_values/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data27 === "1") || (data27 === "0"))){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_show_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_show_prev_values/enum",keyword:"enum",params:{allowedValues: allowed6},message:"must be equal to one of the allowed values"}];
return false;
}
var valid10 = _errs65 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.question_auto_transfer_prev_values !== undefined){
let data28 = data13.question_auto_transfer_prev_values;
const _errs67 = errors;
if(typeof data28 !== "string"){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_auto_transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_auto_transfer_prev_values/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data28 === "1") || (data28 === "0"))){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_auto_transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_auto_transfer_prev_values/enum",keyword:"enum",params:{allowedValues: allowed6},message:"must be equal to one of the allowed values"}];
return false;
}
var valid10 = _errs67 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.question_field_rules_cnt !== undefined){
let data29 = data13.question_field_rules_cnt;
const _errs69 = errors;
if(errors === _errs69){
if(typeof data29 === "string"){
if(!pattern90.test(data29)){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_field_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_field_rules_cnt/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,15}$"},message:"must match pattern \""+"^[0-9]{1,15}$"+"\""}];
return false;
}
}
else {
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_field_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_field_rules_cnt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid10 = _errs69 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.question_action_rules_cnt !== undefined){
let data30 = data13.question_action_rules_cnt;
const _errs71 = errors;
if(errors === _errs71){
if(typeof data30 === "string"){
if(!pattern90.test(data30)){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_action_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_action_rules_cnt/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,15}$"},message:"must match pattern \""+"^[0-9]{1,15}$"+"\""}];
return false;
}
}
else {
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_action_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_action_rules_cnt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid10 = _errs71 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.question_photo_rules_cnt !== undefined){
let data31 = data13.question_photo_rules_cnt;
const _errs73 = errors;
if(errors === _errs73){
if(typeof data31 === "string"){
if(!pattern90.test(data31)){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_photo_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_photo_rules_cnt/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,15}$"},message:"must match pattern \""+"^[0-9]{1,15}$"+"\""}];
return false;
}
}
else {
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_photo_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_photo_rules_cnt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid10 = _errs73 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid8 = _errs37 === errors;
if(!valid8){
break;
}
}
}
}
else {
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.options_pcr_forms_questions_values !== undefined){
let data32 = data0.options_pcr_forms_questions_values;
const _errs75 = errors;
if(errors === _errs75){
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const key8 in data32){
const _errs77 = errors;
if(errors === _errs77){
if(typeof key8 === "string"){
if(!pattern0.test(key8)){
const err9 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\"",propertyName:key8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid11 = _errs77 === errors;
if(!valid11){
const err11 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/propertyNames",keyword:"propertyNames",params:{propertyName: key8},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
get_pcr_json_result.errors = vErrors;
return false;
break;
}
}
if(valid11){
for(const key9 in data32){
let data33 = data32[key9];
const _errs80 = errors;
if(errors === _errs80){
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
let missing3;
if(((data33.question_value_id === undefined) && (missing3 = "question_value_id")) || ((data33.pcr_question_id === undefined) && (missing3 = "pcr_question_id"))){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions_values/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs82 = errors;
for(const key10 in data33){
if(!(((key10 === "question_value_id") || (key10 === "pcr_question_id")) || (key10 === "question_value_active"))){
const _errs83 = errors;
if(typeof data33[key10] !== "string"){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions_values/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs83 === errors;
if(!valid13){
break;
}
}
}
if(_errs82 === errors){
if(data33.question_value_id !== undefined){
let data35 = data33.question_value_id;
const _errs85 = errors;
if(errors === _errs85){
if(typeof data35 === "string"){
if(!pattern0.test(data35)){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions_values/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_value_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/question_value_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions_values/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_value_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/question_value_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid14 = _errs85 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data33.pcr_question_id !== undefined){
let data36 = data33.pcr_question_id;
const _errs87 = errors;
if(errors === _errs87){
if(typeof data36 === "string"){
if(!pattern0.test(data36)){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions_values/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/pcr_question_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions_values/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid14 = _errs87 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data33.question_value_active !== undefined){
let data37 = data33.question_value_active;
const _errs89 = errors;
if(typeof data37 !== "string"){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions_values/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_value_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/question_value_active/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data37 === "1") || (data37 === "0"))){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions_values/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_value_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/question_value_active/enum",keyword:"enum",params:{allowedValues: allowed6},message:"must be equal to one of the allowed values"}];
return false;
}
var valid14 = _errs89 === errors;
}
else {
var valid14 = true;
}
}
}
}
}
}
else {
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions_values/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid12 = _errs80 === errors;
if(!valid12){
break;
}
}
}
}
else {
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs75 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.options_pcr_forms_rules !== undefined){
let data38 = data0.options_pcr_forms_rules;
const _errs91 = errors;
if(errors === _errs91){
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
for(const key11 in data38){
const _errs93 = errors;
if(errors === _errs93){
if(typeof key11 === "string"){
if(!pattern0.test(key11)){
const err12 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\"",propertyName:key11};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key11};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var valid15 = _errs93 === errors;
if(!valid15){
const err14 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/propertyNames",keyword:"propertyNames",params:{propertyName: key11},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
get_pcr_json_result.errors = vErrors;
return false;
break;
}
}
if(valid15){
for(const key12 in data38){
let data39 = data38[key12];
const _errs96 = errors;
if(errors === _errs96){
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
let missing4;
if(((data39.pcr_form_rule_id === undefined) && (missing4 = "pcr_form_rule_id")) || ((data39.pcr_question_id === undefined) && (missing4 = "pcr_question_id"))){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs98 = errors;
for(const key13 in data39){
if(!(((((key13 === "pcr_form_rule_id") || (key13 === "pcr_form_id")) || (key13 === "pcr_question_id")) || (key13 === "rule_type")) || (key13 === "rule_operator"))){
const _errs99 = errors;
if(typeof data39[key13] !== "string"){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs99 === errors;
if(!valid17){
break;
}
}
}
if(_errs98 === errors){
if(data39.pcr_form_rule_id !== undefined){
let data41 = data39.pcr_form_rule_id;
const _errs101 = errors;
if(errors === _errs101){
if(typeof data41 === "string"){
if(!pattern0.test(data41)){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_form_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_form_rule_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_form_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_form_rule_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid18 = _errs101 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data39.pcr_form_id !== undefined){
let data42 = data39.pcr_form_id;
const _errs103 = errors;
if(errors === _errs103){
if(typeof data42 === "string"){
if(!pattern0.test(data42)){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_form_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid18 = _errs103 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data39.pcr_question_id !== undefined){
let data43 = data39.pcr_question_id;
const _errs105 = errors;
if(errors === _errs105){
if(typeof data43 === "string"){
if(!pattern0.test(data43)){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_question_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid18 = _errs105 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data39.rule_type !== undefined){
let data44 = data39.rule_type;
const _errs107 = errors;
if(!((data44 === "field") || (data44 === "action"))){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/rule_type",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/rule_type/enum",keyword:"enum",params:{allowedValues: allowed9},message:"must be equal to one of the allowed values"}];
return false;
}
var valid18 = _errs107 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data39.rule_operator !== undefined){
let data45 = data39.rule_operator;
const _errs108 = errors;
if(!((((((((((((((data45 === "=") || (data45 === "not_equal")) || (data45 === ">")) || (data45 === "<")) || (data45 === "contains_any")) || (data45 === "contains_all")) || (data45 === "doesnt_contain_any")) || (data45 === "doesnt_contain_all")) || (data45 === "count")) || (data45 === "count_less_than")) || (data45 === "count_greater_than")) || (data45 === "length_greater_than")) || (data45 === "length_less_than")) || (data45 === "length_equal"))){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/rule_operator",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/rule_operator/enum",keyword:"enum",params:{allowedValues: allowed10},message:"must be equal to one of the allowed values"}];
return false;
}
var valid18 = _errs108 === errors;
}
else {
var valid18 = true;
}
}
}
}
}
}
}
}
else {
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid16 = _errs96 === errors;
if(!valid16){
break;
}
}
}
}
else {
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs91 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.options_pcr_forms_rules_checks !== undefined){
let data46 = data0.options_pcr_forms_rules_checks;
const _errs109 = errors;
if(errors === _errs109){
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
for(const key14 in data46){
const _errs111 = errors;
if(errors === _errs111){
if(typeof key14 === "string"){
if(!pattern0.test(key14)){
const err15 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules_checks",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\"",propertyName:key14};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules_checks",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key14};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid19 = _errs111 === errors;
if(!valid19){
const err17 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules_checks",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/propertyNames",keyword:"propertyNames",params:{propertyName: key14},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
get_pcr_json_result.errors = vErrors;
return false;
break;
}
}
if(valid19){
for(const key15 in data46){
let data47 = data46[key15];
const _errs114 = errors;
if(errors === _errs114){
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
let missing5;
if((((data47.pcr_rule_check_id === undefined) && (missing5 = "pcr_rule_check_id")) || ((data47.pcr_form_rule_id === undefined) && (missing5 = "pcr_form_rule_id"))) || ((data47.pcr_question_id === undefined) && (missing5 = "pcr_question_id"))){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules_checks/" + key15.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs116 = errors;
for(const key16 in data47){
if(!((((key16 === "pcr_rule_check_id") || (key16 === "pcr_form_rule_id")) || (key16 === "pcr_question_id")) || (key16 === "check_operator"))){
const _errs117 = errors;
if(typeof data47[key16] !== "string"){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules_checks/" + key15.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid21 = _errs117 === errors;
if(!valid21){
break;
}
}
}
if(_errs116 === errors){
if(data47.pcr_rule_check_id !== undefined){
let data49 = data47.pcr_rule_check_id;
const _errs119 = errors;
if(errors === _errs119){
if(typeof data49 === "string"){
if(!pattern0.test(data49)){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules_checks/" + key15.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_rule_check_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_rule_check_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules_checks/" + key15.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_rule_check_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_rule_check_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid22 = _errs119 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data47.pcr_form_rule_id !== undefined){
let data50 = data47.pcr_form_rule_id;
const _errs121 = errors;
if(errors === _errs121){
if(typeof data50 === "string"){
if(!pattern0.test(data50)){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules_checks/" + key15.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_form_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_form_rule_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules_checks/" + key15.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_form_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_form_rule_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid22 = _errs121 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data47.pcr_question_id !== undefined){
let data51 = data47.pcr_question_id;
const _errs123 = errors;
if(errors === _errs123){
if(typeof data51 === "string"){
if(!pattern0.test(data51)){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules_checks/" + key15.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_question_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules_checks/" + key15.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid22 = _errs123 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data47.check_operator !== undefined){
let data52 = data47.check_operator;
const _errs125 = errors;
if(!((data52 === "show") || (data52 === "hide"))){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules_checks/" + key15.replace(/~/g, "~0").replace(/\//g, "~1")+"/check_operator",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/check_operator/enum",keyword:"enum",params:{allowedValues: allowed11},message:"must be equal to one of the allowed values"}];
return false;
}
var valid22 = _errs125 === errors;
}
else {
var valid22 = true;
}
}
}
}
}
}
}
else {
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules_checks/" + key15.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid20 = _errs114 === errors;
if(!valid20){
break;
}
}
}
}
else {
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules_checks",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs109 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.options_pcr_forms_photo_rules !== undefined){
let data53 = data0.options_pcr_forms_photo_rules;
const _errs126 = errors;
if(errors === _errs126){
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
for(const key17 in data53){
const _errs128 = errors;
if(errors === _errs128){
if(typeof key17 === "string"){
if(!pattern0.test(key17)){
const err18 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\"",propertyName:key17};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key17};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var valid23 = _errs128 === errors;
if(!valid23){
const err20 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/propertyNames",keyword:"propertyNames",params:{propertyName: key17},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
get_pcr_json_result.errors = vErrors;
return false;
break;
}
}
if(valid23){
for(const key18 in data53){
let data54 = data53[key18];
const _errs131 = errors;
if(errors === _errs131){
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
let missing6;
if(((data54.pcr_photo_rule_id === undefined) && (missing6 = "pcr_photo_rule_id")) || ((data54.pcr_question_id === undefined) && (missing6 = "pcr_question_id"))){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs133 = errors;
for(const key19 in data54){
if(!(((((key19 === "pcr_photo_rule_id") || (key19 === "pcr_question_id")) || (key19 === "rule_operator")) || (key19 === "min_photo")) || (key19 === "max_photo"))){
const _errs134 = errors;
if(typeof data54[key19] !== "string"){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key19.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid25 = _errs134 === errors;
if(!valid25){
break;
}
}
}
if(_errs133 === errors){
if(data54.pcr_photo_rule_id !== undefined){
let data56 = data54.pcr_photo_rule_id;
const _errs136 = errors;
if(errors === _errs136){
if(typeof data56 === "string"){
if(!pattern0.test(data56)){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_photo_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_photo_rule_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_photo_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_photo_rule_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid26 = _errs136 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data54.pcr_question_id !== undefined){
let data57 = data54.pcr_question_id;
const _errs138 = errors;
if(errors === _errs138){
if(typeof data57 === "string"){
if(!pattern0.test(data57)){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_question_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid26 = _errs138 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data54.rule_operator !== undefined){
let data58 = data54.rule_operator;
const _errs140 = errors;
if(!(((((((((((((((data58 === "default") || (data58 === "=")) || (data58 === "not_equal")) || (data58 === ">")) || (data58 === "<")) || (data58 === "contains_any")) || (data58 === "contains_all")) || (data58 === "doesnt_contain_any")) || (data58 === "doesnt_contain_all")) || (data58 === "count")) || (data58 === "count_less_than")) || (data58 === "count_greater_than")) || (data58 === "length_greater_than")) || (data58 === "length_less_than")) || (data58 === "length_equal"))){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1")+"/rule_operator",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/rule_operator/enum",keyword:"enum",params:{allowedValues: allowed12},message:"must be equal to one of the allowed values"}];
return false;
}
var valid26 = _errs140 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data54.min_photo !== undefined){
let data59 = data54.min_photo;
const _errs141 = errors;
if(errors === _errs141){
if(typeof data59 === "string"){
if(!pattern90.test(data59)){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1")+"/min_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/min_photo/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,15}$"},message:"must match pattern \""+"^[0-9]{1,15}$"+"\""}];
return false;
}
}
else {
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1")+"/min_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/min_photo/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid26 = _errs141 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data54.max_photo !== undefined){
let data60 = data54.max_photo;
const _errs143 = errors;
if(errors === _errs143){
if(typeof data60 === "string"){
if(!pattern90.test(data60)){
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1")+"/max_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/max_photo/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,15}$"},message:"must match pattern \""+"^[0-9]{1,15}$"+"\""}];
return false;
}
}
else {
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1")+"/max_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/max_photo/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid26 = _errs143 === errors;
}
else {
var valid26 = true;
}
}
}
}
}
}
}
}
else {
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid24 = _errs131 === errors;
if(!valid24){
break;
}
}
}
}
else {
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs126 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
else {
get_pcr_json_result.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
get_pcr_json_result.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
get_pcr_json_result.errors = vErrors;
return errors === 0;
}
function get_pcr_json_received(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs1 = errors;
if(errors === _errs1){
if(typeof key0 === "string"){
if(!pattern0.test(key0)){
const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\"",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
const err2 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
get_pcr_json_received.errors = vErrors;
return false;
break;
}
}
if(valid0){
for(const key1 in data){
let data0 = data[key1];
const _errs4 = errors;
if(errors === _errs4){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((((((data0.options_pcr_forms === undefined) && (missing0 = "options_pcr_forms")) || ((data0.options_pcr_forms_questions === undefined) && (missing0 = "options_pcr_forms_questions"))) || ((data0.options_pcr_forms_questions_values === undefined) && (missing0 = "options_pcr_forms_questions_values"))) || ((data0.options_pcr_forms_rules === undefined) && (missing0 = "options_pcr_forms_rules"))) || ((data0.options_pcr_forms_rules_checks === undefined) && (missing0 = "options_pcr_forms_rules_checks"))) || ((data0.options_pcr_forms_photo_rules === undefined) && (missing0 = "options_pcr_forms_photo_rules"))){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.options_pcr_forms !== undefined){
let data1 = data0.options_pcr_forms;
const _errs6 = errors;
if(errors === _errs6){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key2 in data1){
const _errs8 = errors;
if(errors === _errs8){
if(typeof key2 === "string"){
if(!pattern0.test(key2)){
const err3 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms",schemaPath:"#/additionalProperties/properties/options_pcr_forms/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\"",propertyName:key2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms",schemaPath:"#/additionalProperties/properties/options_pcr_forms/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid3 = _errs8 === errors;
if(!valid3){
const err5 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms",schemaPath:"#/additionalProperties/properties/options_pcr_forms/propertyNames",keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
get_pcr_json_received.errors = vErrors;
return false;
break;
}
}
if(valid3){
for(const key3 in data1){
let data2 = data1[key3];
const _errs11 = errors;
if(errors === _errs11){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.pcr_form_id === undefined) && (missing1 = "pcr_form_id")){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs13 = errors;
for(const key4 in data2){
if(!((((((((key4 === "pcr_form_id") || (key4 === "default_required")) || (key4 === "form_photos_required")) || (key4 === "transfer_prev_values")) || (key4 === "client_new_wo")) || (key4 === "global_form")) || (key4 === "pcr_form_active")) || (key4 === "form_deleted"))){
const _errs14 = errors;
if(typeof data2[key4] !== "string"){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs14 === errors;
if(!valid5){
break;
}
}
}
if(_errs13 === errors){
if(data2.pcr_form_id !== undefined){
let data4 = data2.pcr_form_id;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/pcr_form_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/pcr_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid6 = _errs16 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data2.default_required !== undefined){
const _errs18 = errors;
if(typeof data2.default_required !== "boolean"){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/default_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/default_required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid6 = _errs18 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data2.form_photos_required !== undefined){
const _errs20 = errors;
if(typeof data2.form_photos_required !== "boolean"){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/form_photos_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/form_photos_required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid6 = _errs20 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data2.transfer_prev_values !== undefined){
const _errs22 = errors;
if(typeof data2.transfer_prev_values !== "boolean"){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/transfer_prev_values/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid6 = _errs22 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data2.client_new_wo !== undefined){
const _errs24 = errors;
if(typeof data2.client_new_wo !== "boolean"){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/client_new_wo",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/client_new_wo/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid6 = _errs24 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data2.global_form !== undefined){
const _errs26 = errors;
if(typeof data2.global_form !== "boolean"){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/global_form",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/global_form/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid6 = _errs26 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data2.pcr_form_active !== undefined){
const _errs28 = errors;
if(typeof data2.pcr_form_active !== "boolean"){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_form_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/pcr_form_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid6 = _errs28 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data2.form_deleted !== undefined){
const _errs30 = errors;
if(typeof data2.form_deleted !== "boolean"){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1")+"/form_deleted",schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/properties/form_deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid6 = _errs30 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs11 === errors;
if(!valid4){
break;
}
}
}
}
else {
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms",schemaPath:"#/additionalProperties/properties/options_pcr_forms/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.options_pcr_forms_questions !== undefined){
let data12 = data0.options_pcr_forms_questions;
const _errs32 = errors;
if(errors === _errs32){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key5 in data12){
const _errs34 = errors;
if(errors === _errs34){
if(typeof key5 === "string"){
if(!pattern0.test(key5)){
const err6 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\"",propertyName:key5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid7 = _errs34 === errors;
if(!valid7){
const err8 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/propertyNames",keyword:"propertyNames",params:{propertyName: key5},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
get_pcr_json_received.errors = vErrors;
return false;
break;
}
}
if(valid7){
for(const key6 in data12){
let data13 = data12[key6];
const _errs37 = errors;
if(errors === _errs37){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing2;
if(((data13.pcr_question_id === undefined) && (missing2 = "pcr_question_id")) || ((data13.pcr_form_id === undefined) && (missing2 = "pcr_form_id"))){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs39 = errors;
for(const key7 in data13){
if(!(func34.call(allowed13, key7))){
const _errs40 = errors;
if(typeof data13[key7] !== "string"){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs40 === errors;
if(!valid9){
break;
}
}
}
if(_errs39 === errors){
if(data13.pcr_question_id !== undefined){
let data15 = data13.pcr_question_id;
const _errs42 = errors;
if(errors === _errs42){
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/pcr_question_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid10 = _errs42 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.pcr_form_id !== undefined){
let data16 = data13.pcr_form_id;
const _errs44 = errors;
if(errors === _errs44){
if(typeof data16 === "string"){
if(!pattern0.test(data16)){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/pcr_form_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/pcr_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid10 = _errs44 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.question_type !== undefined){
let data17 = data13.question_type;
const _errs46 = errors;
if(!((((((((((data17 === "checkbox") || (data17 === "date")) || (data17 === "dropdown")) || (data17 === "radio")) || (data17 === "numeric")) || (data17 === "photos")) || (data17 === "svcfield")) || (data17 === "textarea")) || (data17 === "textbox")) || (data17 === "title"))){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_type",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_type/enum",keyword:"enum",params:{allowedValues: allowed8},message:"must be equal to one of the allowed values"}];
return false;
}
var valid10 = _errs46 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.question_display_active !== undefined){
const _errs47 = errors;
if(typeof data13.question_display_active !== "boolean"){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_display_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_display_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid10 = _errs47 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.question_required !== undefined){
const _errs49 = errors;
if(typeof data13.question_required !== "boolean"){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid10 = _errs49 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.question_na_option !== undefined){
const _errs51 = errors;
if(typeof data13.question_na_option !== "boolean"){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_na_option",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_na_option/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid10 = _errs51 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.question_flag_photos !== undefined){
const _errs53 = errors;
if(typeof data13.question_flag_photos !== "boolean"){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_flag_photos",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_flag_photos/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid10 = _errs53 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.question_photos_required !== undefined){
const _errs55 = errors;
if(typeof data13.question_photos_required !== "boolean"){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_photos_required",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_photos_required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid10 = _errs55 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.question_active !== undefined){
const _errs57 = errors;
if(typeof data13.question_active !== "boolean"){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid10 = _errs57 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.question_deleted !== undefined){
const _errs59 = errors;
if(typeof data13.question_deleted !== "boolean"){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_deleted",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid10 = _errs59 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.question_order !== undefined){
let data25 = data13.question_order;
const _errs61 = errors;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_order",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_order/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs61){
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 999999999999999 || isNaN(data25)){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_order",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_order/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999999},message:"must be <= 999999999999999"}];
return false;
}
else {
if(data25 < 0 || isNaN(data25)){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_order",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid10 = _errs61 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.question_transfer_prev_values !== undefined){
const _errs63 = errors;
if(typeof data13.question_transfer_prev_values !== "boolean"){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_transfer_prev_values/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid10 = _errs63 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.question_show_prev_values !== undefined){
const _errs65 = errors;
if(typeof data13.question_show_prev_values !== "boolean"){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_show_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_show_prev_values/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid10 = _errs65 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.question_auto_transfer_prev_values !== undefined){
const _errs67 = errors;
if(typeof data13.question_auto_transfer_prev_values !== "boolean"){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_auto_transfer_prev_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_auto_transfer_prev_values/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid10 = _errs67 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.question_field_rules_cnt !== undefined){
let data29 = data13.question_field_rules_cnt;
const _errs69 = errors;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_field_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_field_rules_cnt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs69){
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 999999999999999 || isNaN(data29)){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_field_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_field_rules_cnt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999999},message:"must be <= 999999999999999"}];
return false;
}
else {
if(data29 < 0 || isNaN(data29)){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_field_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_field_rules_cnt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid10 = _errs69 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.question_action_rules_cnt !== undefined){
let data30 = data13.question_action_rules_cnt;
const _errs71 = errors;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_action_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_action_rules_cnt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs71){
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 999999999999999 || isNaN(data30)){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_action_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_action_rules_cnt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999999},message:"must be <= 999999999999999"}];
return false;
}
else {
if(data30 < 0 || isNaN(data30)){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_action_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_action_rules_cnt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid10 = _errs71 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data13.question_photo_rules_cnt !== undefined){
let data31 = data13.question_photo_rules_cnt;
const _errs73 = errors;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_photo_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_photo_rules_cnt/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs73){
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 999999999999999 || isNaN(data31)){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_photo_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_photo_rules_cnt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999999},message:"must be <= 999999999999999"}];
return false;
}
else {
if(data31 < 0 || isNaN(data31)){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_photo_rules_cnt",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/properties/question_photo_rules_cnt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid10 = _errs73 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid8 = _errs37 === errors;
if(!valid8){
break;
}
}
}
}
else {
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs32 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.options_pcr_forms_questions_values !== undefined){
let data32 = data0.options_pcr_forms_questions_values;
const _errs75 = errors;
if(errors === _errs75){
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const key8 in data32){
const _errs77 = errors;
if(errors === _errs77){
if(typeof key8 === "string"){
if(!pattern0.test(key8)){
const err9 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\"",propertyName:key8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid11 = _errs77 === errors;
if(!valid11){
const err11 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/propertyNames",keyword:"propertyNames",params:{propertyName: key8},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
get_pcr_json_received.errors = vErrors;
return false;
break;
}
}
if(valid11){
for(const key9 in data32){
let data33 = data32[key9];
const _errs80 = errors;
if(errors === _errs80){
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
let missing3;
if(((data33.question_value_id === undefined) && (missing3 = "question_value_id")) || ((data33.pcr_question_id === undefined) && (missing3 = "pcr_question_id"))){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions_values/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs82 = errors;
for(const key10 in data33){
if(!(((key10 === "question_value_id") || (key10 === "pcr_question_id")) || (key10 === "question_value_active"))){
const _errs83 = errors;
if(typeof data33[key10] !== "string"){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions_values/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs83 === errors;
if(!valid13){
break;
}
}
}
if(_errs82 === errors){
if(data33.question_value_id !== undefined){
let data35 = data33.question_value_id;
const _errs85 = errors;
if(errors === _errs85){
if(typeof data35 === "string"){
if(!pattern0.test(data35)){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions_values/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_value_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/question_value_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions_values/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_value_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/question_value_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid14 = _errs85 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data33.pcr_question_id !== undefined){
let data36 = data33.pcr_question_id;
const _errs87 = errors;
if(errors === _errs87){
if(typeof data36 === "string"){
if(!pattern0.test(data36)){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions_values/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/pcr_question_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions_values/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid14 = _errs87 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data33.question_value_active !== undefined){
const _errs89 = errors;
if(typeof data33.question_value_active !== "boolean"){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions_values/" + key9.replace(/~/g, "~0").replace(/\//g, "~1")+"/question_value_active",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/properties/question_value_active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid14 = _errs89 === errors;
}
else {
var valid14 = true;
}
}
}
}
}
}
else {
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions_values/" + key9.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid12 = _errs80 === errors;
if(!valid12){
break;
}
}
}
}
else {
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_questions_values",schemaPath:"#/additionalProperties/properties/options_pcr_forms_questions_values/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs75 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.options_pcr_forms_rules !== undefined){
let data38 = data0.options_pcr_forms_rules;
const _errs91 = errors;
if(errors === _errs91){
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
for(const key11 in data38){
const _errs93 = errors;
if(errors === _errs93){
if(typeof key11 === "string"){
if(!pattern0.test(key11)){
const err12 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\"",propertyName:key11};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key11};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var valid15 = _errs93 === errors;
if(!valid15){
const err14 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/propertyNames",keyword:"propertyNames",params:{propertyName: key11},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
get_pcr_json_received.errors = vErrors;
return false;
break;
}
}
if(valid15){
for(const key12 in data38){
let data39 = data38[key12];
const _errs96 = errors;
if(errors === _errs96){
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
let missing4;
if(((data39.pcr_form_rule_id === undefined) && (missing4 = "pcr_form_rule_id")) || ((data39.pcr_question_id === undefined) && (missing4 = "pcr_question_id"))){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs98 = errors;
for(const key13 in data39){
if(!(((((key13 === "pcr_form_rule_id") || (key13 === "pcr_form_id")) || (key13 === "pcr_question_id")) || (key13 === "rule_type")) || (key13 === "rule_operator"))){
const _errs99 = errors;
if(typeof data39[key13] !== "string"){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs99 === errors;
if(!valid17){
break;
}
}
}
if(_errs98 === errors){
if(data39.pcr_form_rule_id !== undefined){
let data41 = data39.pcr_form_rule_id;
const _errs101 = errors;
if(errors === _errs101){
if(typeof data41 === "string"){
if(!pattern0.test(data41)){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_form_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_form_rule_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_form_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_form_rule_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid18 = _errs101 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data39.pcr_form_id !== undefined){
let data42 = data39.pcr_form_id;
const _errs103 = errors;
if(errors === _errs103){
if(typeof data42 === "string"){
if(!pattern0.test(data42)){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_form_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_form_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid18 = _errs103 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data39.pcr_question_id !== undefined){
let data43 = data39.pcr_question_id;
const _errs105 = errors;
if(errors === _errs105){
if(typeof data43 === "string"){
if(!pattern0.test(data43)){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_question_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid18 = _errs105 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data39.rule_type !== undefined){
let data44 = data39.rule_type;
const _errs107 = errors;
if(!((data44 === "field") || (data44 === "action"))){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/rule_type",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/rule_type/enum",keyword:"enum",params:{allowedValues: allowed9},message:"must be equal to one of the allowed values"}];
return false;
}
var valid18 = _errs107 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data39.rule_operator !== undefined){
let data45 = data39.rule_operator;
const _errs108 = errors;
if(!((((((((((((((data45 === "=") || (data45 === "not_equal")) || (data45 === ">")) || (data45 === "<")) || (data45 === "contains_any")) || (data45 === "contains_all")) || (data45 === "doesnt_contain_any")) || (data45 === "doesnt_contain_all")) || (data45 === "count")) || (data45 === "count_less_than")) || (data45 === "count_greater_than")) || (data45 === "length_greater_than")) || (data45 === "length_less_than")) || (data45 === "length_equal"))){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules/" + key12.replace(/~/g, "~0").replace(/\//g, "~1")+"/rule_operator",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/properties/rule_operator/enum",keyword:"enum",params:{allowedValues: allowed10},message:"must be equal to one of the allowed values"}];
return false;
}
var valid18 = _errs108 === errors;
}
else {
var valid18 = true;
}
}
}
}
}
}
}
}
else {
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid16 = _errs96 === errors;
if(!valid16){
break;
}
}
}
}
else {
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs91 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.options_pcr_forms_rules_checks !== undefined){
let data46 = data0.options_pcr_forms_rules_checks;
const _errs109 = errors;
if(errors === _errs109){
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
for(const key14 in data46){
const _errs111 = errors;
if(errors === _errs111){
if(typeof key14 === "string"){
if(!pattern0.test(key14)){
const err15 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules_checks",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\"",propertyName:key14};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules_checks",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key14};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid19 = _errs111 === errors;
if(!valid19){
const err17 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules_checks",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/propertyNames",keyword:"propertyNames",params:{propertyName: key14},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
get_pcr_json_received.errors = vErrors;
return false;
break;
}
}
if(valid19){
for(const key15 in data46){
let data47 = data46[key15];
const _errs114 = errors;
if(errors === _errs114){
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
let missing5;
if((((data47.pcr_rule_check_id === undefined) && (missing5 = "pcr_rule_check_id")) || ((data47.pcr_form_rule_id === undefined) && (missing5 = "pcr_form_rule_id"))) || ((data47.pcr_question_id === undefined) && (missing5 = "pcr_question_id"))){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules_checks/" + key15.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
const _errs116 = errors;
for(const key16 in data47){
if(!((((key16 === "pcr_rule_check_id") || (key16 === "pcr_form_rule_id")) || (key16 === "pcr_question_id")) || (key16 === "check_operator"))){
const _errs117 = errors;
if(typeof data47[key16] !== "string"){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules_checks/" + key15.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid21 = _errs117 === errors;
if(!valid21){
break;
}
}
}
if(_errs116 === errors){
if(data47.pcr_rule_check_id !== undefined){
let data49 = data47.pcr_rule_check_id;
const _errs119 = errors;
if(errors === _errs119){
if(typeof data49 === "string"){
if(!pattern0.test(data49)){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules_checks/" + key15.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_rule_check_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_rule_check_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules_checks/" + key15.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_rule_check_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_rule_check_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid22 = _errs119 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data47.pcr_form_rule_id !== undefined){
let data50 = data47.pcr_form_rule_id;
const _errs121 = errors;
if(errors === _errs121){
if(typeof data50 === "string"){
if(!pattern0.test(data50)){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules_checks/" + key15.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_form_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_form_rule_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules_checks/" + key15.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_form_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_form_rule_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid22 = _errs121 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data47.pcr_question_id !== undefined){
let data51 = data47.pcr_question_id;
const _errs123 = errors;
if(errors === _errs123){
if(typeof data51 === "string"){
if(!pattern0.test(data51)){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules_checks/" + key15.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_question_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules_checks/" + key15.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid22 = _errs123 === errors;
}
else {
var valid22 = true;
}
if(valid22){
if(data47.check_operator !== undefined){
let data52 = data47.check_operator;
const _errs125 = errors;
if(!((data52 === "show") || (data52 === "hide"))){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules_checks/" + key15.replace(/~/g, "~0").replace(/\//g, "~1")+"/check_operator",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/properties/check_operator/enum",keyword:"enum",params:{allowedValues: allowed11},message:"must be equal to one of the allowed values"}];
return false;
}
var valid22 = _errs125 === errors;
}
else {
var valid22 = true;
}
}
}
}
}
}
}
else {
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules_checks/" + key15.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid20 = _errs114 === errors;
if(!valid20){
break;
}
}
}
}
else {
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_rules_checks",schemaPath:"#/additionalProperties/properties/options_pcr_forms_rules_checks/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs109 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data0.options_pcr_forms_photo_rules !== undefined){
let data53 = data0.options_pcr_forms_photo_rules;
const _errs126 = errors;
if(errors === _errs126){
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
for(const key17 in data53){
const _errs128 = errors;
if(errors === _errs128){
if(typeof key17 === "string"){
if(!pattern0.test(key17)){
const err18 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\"",propertyName:key17};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key17};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var valid23 = _errs128 === errors;
if(!valid23){
const err20 = {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/propertyNames",keyword:"propertyNames",params:{propertyName: key17},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
get_pcr_json_received.errors = vErrors;
return false;
break;
}
}
if(valid23){
for(const key18 in data53){
let data54 = data53[key18];
const _errs131 = errors;
if(errors === _errs131){
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
let missing6;
if(((data54.pcr_photo_rule_id === undefined) && (missing6 = "pcr_photo_rule_id")) || ((data54.pcr_question_id === undefined) && (missing6 = "pcr_question_id"))){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
const _errs133 = errors;
for(const key19 in data54){
if(!(((((key19 === "pcr_photo_rule_id") || (key19 === "pcr_question_id")) || (key19 === "rule_operator")) || (key19 === "min_photo")) || (key19 === "max_photo"))){
const _errs134 = errors;
if(typeof data54[key19] !== "string"){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + key19.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid25 = _errs134 === errors;
if(!valid25){
break;
}
}
}
if(_errs133 === errors){
if(data54.pcr_photo_rule_id !== undefined){
let data56 = data54.pcr_photo_rule_id;
const _errs136 = errors;
if(errors === _errs136){
if(typeof data56 === "string"){
if(!pattern0.test(data56)){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_photo_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_photo_rule_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_photo_rule_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_photo_rule_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid26 = _errs136 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data54.pcr_question_id !== undefined){
let data57 = data54.pcr_question_id;
const _errs138 = errors;
if(errors === _errs138){
if(typeof data57 === "string"){
if(!pattern0.test(data57)){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_question_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1")+"/pcr_question_id",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/pcr_question_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid26 = _errs138 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data54.rule_operator !== undefined){
let data58 = data54.rule_operator;
const _errs140 = errors;
if(!(((((((((((((((data58 === "default") || (data58 === "=")) || (data58 === "not_equal")) || (data58 === ">")) || (data58 === "<")) || (data58 === "contains_any")) || (data58 === "contains_all")) || (data58 === "doesnt_contain_any")) || (data58 === "doesnt_contain_all")) || (data58 === "count")) || (data58 === "count_less_than")) || (data58 === "count_greater_than")) || (data58 === "length_greater_than")) || (data58 === "length_less_than")) || (data58 === "length_equal"))){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1")+"/rule_operator",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/rule_operator/enum",keyword:"enum",params:{allowedValues: allowed12},message:"must be equal to one of the allowed values"}];
return false;
}
var valid26 = _errs140 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data54.min_photo !== undefined){
let data59 = data54.min_photo;
const _errs141 = errors;
if(!(((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59))) && (isFinite(data59)))){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1")+"/min_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/min_photo/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs141){
if((typeof data59 == "number") && (isFinite(data59))){
if(data59 > 999999999999999 || isNaN(data59)){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1")+"/min_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/min_photo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999999},message:"must be <= 999999999999999"}];
return false;
}
else {
if(data59 < 0 || isNaN(data59)){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1")+"/min_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/min_photo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid26 = _errs141 === errors;
}
else {
var valid26 = true;
}
if(valid26){
if(data54.max_photo !== undefined){
let data60 = data54.max_photo;
const _errs143 = errors;
if(!(((typeof data60 == "number") && (!(data60 % 1) && !isNaN(data60))) && (isFinite(data60)))){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1")+"/max_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/max_photo/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs143){
if((typeof data60 == "number") && (isFinite(data60))){
if(data60 > 999999999999999 || isNaN(data60)){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1")+"/max_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/max_photo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999999},message:"must be <= 999999999999999"}];
return false;
}
else {
if(data60 < 0 || isNaN(data60)){
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1")+"/max_photo",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/properties/max_photo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid26 = _errs143 === errors;
}
else {
var valid26 = true;
}
}
}
}
}
}
}
}
else {
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules/" + key18.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid24 = _errs131 === errors;
if(!valid24){
break;
}
}
}
}
else {
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/options_pcr_forms_photo_rules",schemaPath:"#/additionalProperties/properties/options_pcr_forms_photo_rules/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs126 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
else {
get_pcr_json_received.errors = [{instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
else {
get_pcr_json_received.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
get_pcr_json_received.errors = vErrors;
return errors === 0;
}
function get_pending_cancellations_result(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((((data0.report_id === undefined) && (missing0 = "report_id")) || ((data0.wo_number === undefined) && (missing0 = "wo_number"))) || ((data0.wo_status === undefined) && (missing0 = "wo_status"))) || ((data0.pending_cancellation_timestamp === undefined) && (missing0 = "pending_cancellation_timestamp"))){
get_pending_cancellations_result.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.report_id !== undefined){
let data1 = data0.report_id;
const _errs3 = errors;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err3 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16,64}$"},message:"must match pattern \""+"^[0-9]{16,64}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err5 = {instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
get_pending_cancellations_result.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.wo_number !== undefined){
const _errs9 = errors;
if(typeof data0.wo_number !== "string"){
get_pending_cancellations_result.errors = [{instancePath:instancePath+"/" + i0+"/wo_number",schemaPath:"#/items/properties/wo_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.org_wo_num !== undefined){
let data3 = data0.org_wo_num;
const _errs11 = errors;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/" + i0+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(errors === _errs13){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/" + i0+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data3 < 0 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/" + i0+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
var _valid1 = _errs13 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs15 = errors;
if(errors === _errs15){
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err9 = {instancePath:instancePath+"/" + i0+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16,64}$"},message:"must match pattern \""+"^[0-9]{16,64}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/" + i0+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid1 = _errs15 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err11 = {instancePath:instancePath+"/" + i0+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
get_pending_cancellations_result.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.wo_status !== undefined){
const _errs17 = errors;
if(typeof data0.wo_status !== "string"){
get_pending_cancellations_result.errors = [{instancePath:instancePath+"/" + i0+"/wo_status",schemaPath:"#/items/properties/wo_status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.transaction_id !== undefined){
let data5 = data0.transaction_id;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data5 === "string"){
if(func2(data5) > 255){
get_pending_cancellations_result.errors = [{instancePath:instancePath+"/" + i0+"/transaction_id",schemaPath:"#/items/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func2(data5) < 1){
get_pending_cancellations_result.errors = [{instancePath:instancePath+"/" + i0+"/transaction_id",schemaPath:"#/items/properties/transaction_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
get_pending_cancellations_result.errors = [{instancePath:instancePath+"/" + i0+"/transaction_id",schemaPath:"#/items/properties/transaction_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.pending_cancellation_timestamp !== undefined){
let data6 = data0.pending_cancellation_timestamp;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data6 === "string"){
if(!pattern19.test(data6)){
get_pending_cancellations_result.errors = [{instancePath:instancePath+"/" + i0+"/pending_cancellation_timestamp",schemaPath:"#/items/properties/pending_cancellation_timestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,11}$"},message:"must match pattern \""+"^[0-9]{1,11}$"+"\""}];
return false;
}
}
else {
get_pending_cancellations_result.errors = [{instancePath:instancePath+"/" + i0+"/pending_cancellation_timestamp",schemaPath:"#/items/properties/pending_cancellation_timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
else {
get_pending_cancellations_result.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
get_pending_cancellations_result.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
get_pending_cancellations_result.errors = vErrors;
return errors === 0;
}
function get_pending_cancellations_received(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((((data0.report_id === undefined) && (missing0 = "report_id")) || ((data0.wo_number === undefined) && (missing0 = "wo_number"))) || ((data0.wo_status === undefined) && (missing0 = "wo_status"))) || ((data0.pending_cancellation_timestamp === undefined) && (missing0 = "pending_cancellation_timestamp"))){
get_pending_cancellations_received.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.report_id !== undefined){
let data1 = data0.report_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
get_pending_cancellations_received.errors = [{instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_pending_cancellations_received.errors = [{instancePath:instancePath+"/" + i0+"/report_id",schemaPath:"#/items/properties/report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.wo_number !== undefined){
const _errs5 = errors;
if(typeof data0.wo_number !== "string"){
get_pending_cancellations_received.errors = [{instancePath:instancePath+"/" + i0+"/wo_number",schemaPath:"#/items/properties/wo_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.org_wo_num !== undefined){
let data3 = data0.org_wo_num;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
get_pending_cancellations_received.errors = [{instancePath:instancePath+"/" + i0+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_pending_cancellations_received.errors = [{instancePath:instancePath+"/" + i0+"/org_wo_num",schemaPath:"#/items/properties/org_wo_num/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.wo_status !== undefined){
const _errs9 = errors;
if(typeof data0.wo_status !== "string"){
get_pending_cancellations_received.errors = [{instancePath:instancePath+"/" + i0+"/wo_status",schemaPath:"#/items/properties/wo_status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.transaction_id !== undefined){
let data5 = data0.transaction_id;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(func2(data5) > 255){
get_pending_cancellations_received.errors = [{instancePath:instancePath+"/" + i0+"/transaction_id",schemaPath:"#/items/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func2(data5) < 1){
get_pending_cancellations_received.errors = [{instancePath:instancePath+"/" + i0+"/transaction_id",schemaPath:"#/items/properties/transaction_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
get_pending_cancellations_received.errors = [{instancePath:instancePath+"/" + i0+"/transaction_id",schemaPath:"#/items/properties/transaction_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.pending_cancellation_timestamp !== undefined){
let data6 = data0.pending_cancellation_timestamp;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
get_pending_cancellations_received.errors = [{instancePath:instancePath+"/" + i0+"/pending_cancellation_timestamp",schemaPath:"#/items/properties/pending_cancellation_timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 99999999999 || isNaN(data6)){
get_pending_cancellations_received.errors = [{instancePath:instancePath+"/" + i0+"/pending_cancellation_timestamp",schemaPath:"#/items/properties/pending_cancellation_timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999999},message:"must be <= 99999999999"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
get_pending_cancellations_received.errors = [{instancePath:instancePath+"/" + i0+"/pending_cancellation_timestamp",schemaPath:"#/items/properties/pending_cancellation_timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
}
else {
get_pending_cancellations_received.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
get_pending_cancellations_received.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
get_pending_cancellations_received.errors = vErrors;
return errors === 0;
}
function get_pending_cancellations_item(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.report_id === undefined) && (missing0 = "report_id")) || ((data.wo_number === undefined) && (missing0 = "wo_number"))) || ((data.wo_status === undefined) && (missing0 = "wo_status"))) || ((data.pending_cancellation_timestamp === undefined) && (missing0 = "pending_cancellation_timestamp"))){
get_pending_cancellations_item.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.report_id !== undefined){
let data0 = data.report_id;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
const err3 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16,64}$"},message:"must match pattern \""+"^[0-9]{16,64}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
get_pending_cancellations_item.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wo_number !== undefined){
const _errs7 = errors;
if(typeof data.wo_number !== "string"){
get_pending_cancellations_item.errors = [{instancePath:instancePath+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.org_wo_num !== undefined){
let data2 = data.org_wo_num;
const _errs9 = errors;
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(errors === _errs11){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs13 = errors;
if(errors === _errs13){
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err9 = {instancePath:instancePath+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16,64}$"},message:"must match pattern \""+"^[0-9]{16,64}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err11 = {instancePath:instancePath+"/org_wo_num",schemaPath:"#/properties/org_wo_num/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
get_pending_cancellations_item.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wo_status !== undefined){
const _errs15 = errors;
if(typeof data.wo_status !== "string"){
get_pending_cancellations_item.errors = [{instancePath:instancePath+"/wo_status",schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transaction_id !== undefined){
let data4 = data.transaction_id;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data4 === "string"){
if(func2(data4) > 255){
get_pending_cancellations_item.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func2(data4) < 1){
get_pending_cancellations_item.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
get_pending_cancellations_item.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"#/properties/transaction_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pending_cancellation_timestamp !== undefined){
let data5 = data.pending_cancellation_timestamp;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data5 === "string"){
if(!pattern19.test(data5)){
get_pending_cancellations_item.errors = [{instancePath:instancePath+"/pending_cancellation_timestamp",schemaPath:"#/properties/pending_cancellation_timestamp/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,11}$"},message:"must match pattern \""+"^[0-9]{1,11}$"+"\""}];
return false;
}
}
else {
get_pending_cancellations_item.errors = [{instancePath:instancePath+"/pending_cancellation_timestamp",schemaPath:"#/properties/pending_cancellation_timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
get_pending_cancellations_item.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
get_pending_cancellations_item.errors = vErrors;
return errors === 0;
}
function get_pending_cancellations_receivedItem(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.report_id === undefined) && (missing0 = "report_id")) || ((data.wo_number === undefined) && (missing0 = "wo_number"))) || ((data.wo_status === undefined) && (missing0 = "wo_status"))) || ((data.pending_cancellation_timestamp === undefined) && (missing0 = "pending_cancellation_timestamp"))){
get_pending_cancellations_receivedItem.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.report_id !== undefined){
let data0 = data.report_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
get_pending_cancellations_receivedItem.errors = [{instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_pending_cancellations_receivedItem.errors = [{instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wo_number !== undefined){
const _errs3 = errors;
if(typeof data.wo_number !== "string"){
get_pending_cancellations_receivedItem.errors = [{instancePath:instancePath+"/wo_number",schemaPath:"#/properties/wo_number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.org_wo_num !== undefined){
let data2 = data.org_wo_num;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
get_pending_cancellations_receivedItem.errors = [{instancePath:instancePath+"/org_wo_num",schemaPath:"#/properties/org_wo_num/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
get_pending_cancellations_receivedItem.errors = [{instancePath:instancePath+"/org_wo_num",schemaPath:"#/properties/org_wo_num/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wo_status !== undefined){
const _errs7 = errors;
if(typeof data.wo_status !== "string"){
get_pending_cancellations_receivedItem.errors = [{instancePath:instancePath+"/wo_status",schemaPath:"#/properties/wo_status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transaction_id !== undefined){
let data4 = data.transaction_id;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func2(data4) > 255){
get_pending_cancellations_receivedItem.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"#/properties/transaction_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func2(data4) < 1){
get_pending_cancellations_receivedItem.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"#/properties/transaction_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
get_pending_cancellations_receivedItem.errors = [{instancePath:instancePath+"/transaction_id",schemaPath:"#/properties/transaction_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pending_cancellation_timestamp !== undefined){
let data5 = data.pending_cancellation_timestamp;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
get_pending_cancellations_receivedItem.errors = [{instancePath:instancePath+"/pending_cancellation_timestamp",schemaPath:"#/properties/pending_cancellation_timestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 99999999999 || isNaN(data5)){
get_pending_cancellations_receivedItem.errors = [{instancePath:instancePath+"/pending_cancellation_timestamp",schemaPath:"#/properties/pending_cancellation_timestamp/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999999},message:"must be <= 99999999999"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
get_pending_cancellations_receivedItem.errors = [{instancePath:instancePath+"/pending_cancellation_timestamp",schemaPath:"#/properties/pending_cancellation_timestamp/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
get_pending_cancellations_receivedItem.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
get_pending_cancellations_receivedItem.errors = vErrors;
return errors === 0;
}
function mark_order_imported_result(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null){
mark_order_imported_result.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "null"},message:"must be null"}];
return false;
}
mark_order_imported_result.errors = vErrors;
return errors === 0;
}
function send_bid_comp_data(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.qty_bid === undefined) && (missing0 = "qty_bid")){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.qty_comp === undefined) && (missing1 = "qty_comp")){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
send_bid_comp_data.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
const _errs4 = errors;
let valid1 = true;
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dst_invoice_item_id !== undefined){
if(data.dst_invoice_item_id !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
var _valid1 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.invoice_item_desc === undefined) && (missing2 = "invoice_item_desc")){
send_bid_comp_data.errors = [{instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
}
var _valid1 = _errs8 === errors;
valid1 = _valid1;
}
if(!valid1){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
send_bid_comp_data.errors = vErrors;
return false;
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.report_id === undefined) && (missing3 = "report_id")){
send_bid_comp_data.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data.comp_note_id !== undefined){
let data1 = data.comp_note_id;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
send_bid_comp_data.errors = [{instancePath:instancePath+"/comp_note_id",schemaPath:"#/properties/comp_note_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
send_bid_comp_data.errors = [{instancePath:instancePath+"/comp_note_id",schemaPath:"#/properties/comp_note_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.report_id !== undefined){
let data2 = data.report_id;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
send_bid_comp_data.errors = [{instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
send_bid_comp_data.errors = [{instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.dst_invoice_item_id !== undefined){
let data3 = data.dst_invoice_item_id;
const _errs13 = errors;
const _errs14 = errors;
let valid4 = false;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err5 = {instancePath:instancePath+"/dst_invoice_item_id",schemaPath:"#/properties/dst_invoice_item_id/anyOf/0/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/dst_invoice_item_id",schemaPath:"#/properties/dst_invoice_item_id/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid2 = _errs15 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const _errs17 = errors;
if(data3 !== null){
const err7 = {instancePath:instancePath+"/dst_invoice_item_id",schemaPath:"#/properties/dst_invoice_item_id/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid2 = _errs17 === errors;
valid4 = valid4 || _valid2;
}
if(!valid4){
const err8 = {instancePath:instancePath+"/dst_invoice_item_id",schemaPath:"#/properties/dst_invoice_item_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
send_bid_comp_data.errors = vErrors;
return false;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.src_invoice_item_id !== undefined){
let data4 = data.src_invoice_item_id;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
send_bid_comp_data.errors = [{instancePath:instancePath+"/src_invoice_item_id",schemaPath:"#/properties/src_invoice_item_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
send_bid_comp_data.errors = [{instancePath:instancePath+"/src_invoice_item_id",schemaPath:"#/properties/src_invoice_item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.invoice_item_desc !== undefined){
const _errs21 = errors;
if(typeof data.invoice_item_desc !== "string"){
send_bid_comp_data.errors = [{instancePath:instancePath+"/invoice_item_desc",schemaPath:"#/properties/invoice_item_desc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.qty_bid !== undefined){
let data6 = data.qty_bid;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data6 === "string"){
if(!pattern68.test(data6)){
send_bid_comp_data.errors = [{instancePath:instancePath+"/qty_bid",schemaPath:"#/properties/qty_bid/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,15}\\.[0-9]{2}$"},message:"must match pattern \""+"^-?[0-9]{1,15}\\.[0-9]{2}$"+"\""}];
return false;
}
}
else {
send_bid_comp_data.errors = [{instancePath:instancePath+"/qty_bid",schemaPath:"#/properties/qty_bid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.client_price_bid !== undefined){
let data7 = data.client_price_bid;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data7 === "string"){
if(!pattern68.test(data7)){
send_bid_comp_data.errors = [{instancePath:instancePath+"/client_price_bid",schemaPath:"#/properties/client_price_bid/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,15}\\.[0-9]{2}$"},message:"must match pattern \""+"^-?[0-9]{1,15}\\.[0-9]{2}$"+"\""}];
return false;
}
}
else {
send_bid_comp_data.errors = [{instancePath:instancePath+"/client_price_bid",schemaPath:"#/properties/client_price_bid/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.bid_note !== undefined){
const _errs27 = errors;
if(typeof data.bid_note !== "string"){
send_bid_comp_data.errors = [{instancePath:instancePath+"/bid_note",schemaPath:"#/properties/bid_note/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs27 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.qty_comp !== undefined){
let data9 = data.qty_comp;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data9 === "string"){
if(!pattern68.test(data9)){
send_bid_comp_data.errors = [{instancePath:instancePath+"/qty_comp",schemaPath:"#/properties/qty_comp/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,15}\\.[0-9]{2}$"},message:"must match pattern \""+"^-?[0-9]{1,15}\\.[0-9]{2}$"+"\""}];
return false;
}
}
else {
send_bid_comp_data.errors = [{instancePath:instancePath+"/qty_comp",schemaPath:"#/properties/qty_comp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs29 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.comp_note !== undefined){
const _errs31 = errors;
if(typeof data.comp_note !== "string"){
send_bid_comp_data.errors = [{instancePath:instancePath+"/comp_note",schemaPath:"#/properties/comp_note/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs31 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.remote_id !== undefined){
let data11 = data.remote_id;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
send_bid_comp_data.errors = [{instancePath:instancePath+"/remote_id",schemaPath:"#/properties/remote_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
send_bid_comp_data.errors = [{instancePath:instancePath+"/remote_id",schemaPath:"#/properties/remote_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs33 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.photo_flag_data !== undefined){
let data12 = data.photo_flag_data;
const _errs35 = errors;
if(errors === _errs35){
if(Array.isArray(data12)){
var valid5 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
const _errs37 = errors;
const _errs39 = errors;
let valid6 = true;
const _errs40 = errors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.work_type !== undefined){
if("b" !== data13.work_type){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
var _valid3 = _errs40 === errors;
errors = _errs39;
if(vErrors !== null){
if(_errs39){
vErrors.length = _errs39;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs42 = errors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.stage !== undefined){
if(!(data13.stage === "b")){
send_bid_comp_data.errors = [{instancePath:instancePath+"/photo_flag_data/" + i0+"/stage",schemaPath:"#/properties/photo_flag_data/items/then/properties/stage/enum",keyword:"enum",params:{allowedValues: allowed14},message:"must be equal to one of the allowed values"}];
return false;
}
}
}
var _valid3 = _errs42 === errors;
valid6 = _valid3;
}
if(!valid6){
const err10 = {instancePath:instancePath+"/photo_flag_data/" + i0,schemaPath:"#/properties/photo_flag_data/items/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
send_bid_comp_data.errors = vErrors;
return false;
}
if(errors === _errs37){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing4;
if((((data13.file_id === undefined) && (missing4 = "file_id")) || ((data13.work_type === undefined) && (missing4 = "work_type"))) || ((data13.stage === undefined) && (missing4 = "stage"))){
send_bid_comp_data.errors = [{instancePath:instancePath+"/photo_flag_data/" + i0,schemaPath:"#/properties/photo_flag_data/items/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data13.file_id !== undefined){
let data16 = data13.file_id;
const _errs44 = errors;
if(errors === _errs44){
if(typeof data16 === "string"){
if(func2(data16) > 255){
send_bid_comp_data.errors = [{instancePath:instancePath+"/photo_flag_data/" + i0+"/file_id",schemaPath:"#/properties/photo_flag_data/items/properties/file_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func2(data16) < 1){
send_bid_comp_data.errors = [{instancePath:instancePath+"/photo_flag_data/" + i0+"/file_id",schemaPath:"#/properties/photo_flag_data/items/properties/file_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
send_bid_comp_data.errors = [{instancePath:instancePath+"/photo_flag_data/" + i0+"/file_id",schemaPath:"#/properties/photo_flag_data/items/properties/file_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid9 = _errs44 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data13.work_type !== undefined){
let data17 = data13.work_type;
const _errs46 = errors;
if(!((data17 === "b") || (data17 === "c"))){
send_bid_comp_data.errors = [{instancePath:instancePath+"/photo_flag_data/" + i0+"/work_type",schemaPath:"#/properties/photo_flag_data/items/properties/work_type/enum",keyword:"enum",params:{allowedValues: allowed15},message:"must be equal to one of the allowed values"}];
return false;
}
var valid9 = _errs46 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data13.stage !== undefined){
let data18 = data13.stage;
const _errs47 = errors;
if(!(((data18 === "b") || (data18 === "i")) || (data18 === "a"))){
send_bid_comp_data.errors = [{instancePath:instancePath+"/photo_flag_data/" + i0+"/stage",schemaPath:"#/properties/photo_flag_data/items/properties/stage/enum",keyword:"enum",params:{allowedValues: allowed16},message:"must be equal to one of the allowed values"}];
return false;
}
var valid9 = _errs47 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
else {
send_bid_comp_data.errors = [{instancePath:instancePath+"/photo_flag_data/" + i0,schemaPath:"#/properties/photo_flag_data/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid5 = _errs37 === errors;
if(!valid5){
break;
}
}
}
else {
send_bid_comp_data.errors = [{instancePath:instancePath+"/photo_flag_data",schemaPath:"#/properties/photo_flag_data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs35 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.total_items !== undefined){
let data19 = data.total_items;
const _errs48 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
send_bid_comp_data.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/properties/total_items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs48){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 999999999999999 || isNaN(data19)){
send_bid_comp_data.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/properties/total_items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999999},message:"must be <= 999999999999999"}];
return false;
}
else {
if(data19 < 0 || isNaN(data19)){
send_bid_comp_data.errors = [{instancePath:instancePath+"/total_items",schemaPath:"#/properties/total_items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid3 = _errs48 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.cur_index !== undefined){
let data20 = data.cur_index;
const _errs50 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
send_bid_comp_data.errors = [{instancePath:instancePath+"/cur_index",schemaPath:"#/properties/cur_index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs50){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 999999999999999 || isNaN(data20)){
send_bid_comp_data.errors = [{instancePath:instancePath+"/cur_index",schemaPath:"#/properties/cur_index/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999999},message:"must be <= 999999999999999"}];
return false;
}
else {
if(data20 < 0 || isNaN(data20)){
send_bid_comp_data.errors = [{instancePath:instancePath+"/cur_index",schemaPath:"#/properties/cur_index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid3 = _errs50 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
send_bid_comp_data.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
send_bid_comp_data.errors = vErrors;
return errors === 0;
}
function send_bid_comp_result(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.comp_note_id === undefined) && (missing0 = "comp_note_id")){
send_bid_comp_result.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.comp_note_id !== undefined){
let data0 = data.comp_note_id;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/comp_note_id",schemaPath:"#/properties/comp_note_id/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/comp_note_id",schemaPath:"#/properties/comp_note_id/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/comp_note_id",schemaPath:"#/properties/comp_note_id/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/comp_note_id",schemaPath:"#/properties/comp_note_id/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/comp_note_id",schemaPath:"#/properties/comp_note_id/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/comp_note_id",schemaPath:"#/properties/comp_note_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
send_bid_comp_result.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
}
}
else {
send_bid_comp_result.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
send_bid_comp_result.errors = vErrors;
return errors === 0;
}
function send_bid_comp_received(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.comp_note_id === undefined) && (missing0 = "comp_note_id")){
send_bid_comp_received.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.comp_note_id !== undefined){
let data0 = data.comp_note_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
send_bid_comp_received.errors = [{instancePath:instancePath+"/comp_note_id",schemaPath:"#/properties/comp_note_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
send_bid_comp_received.errors = [{instancePath:instancePath+"/comp_note_id",schemaPath:"#/properties/comp_note_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
send_bid_comp_received.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
send_bid_comp_received.errors = vErrors;
return errors === 0;
}
function send_checkin_data(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.dst_report_id === undefined) && (missing0 = "dst_report_id")) || ((data.checkin_data === undefined) && (missing0 = "checkin_data"))){
send_checkin_data.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.dst_report_id !== undefined){
let data0 = data.dst_report_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
send_checkin_data.errors = [{instancePath:instancePath+"/dst_report_id",schemaPath:"#/properties/dst_report_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
send_checkin_data.errors = [{instancePath:instancePath+"/dst_report_id",schemaPath:"#/properties/dst_report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.checkin_data !== undefined){
let data1 = data.checkin_data;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length < 1){
send_checkin_data.errors = [{instancePath:instancePath+"/checkin_data",schemaPath:"#/properties/checkin_data/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.gps_lat === undefined) && (missing1 = "gps_lat")) || ((data2.gps_lng === undefined) && (missing1 = "gps_lng"))){
send_checkin_data.errors = [{instancePath:instancePath+"/checkin_data/" + i0,schemaPath:"#/properties/checkin_data/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.bg_check_id !== undefined){
let data3 = data2.bg_check_id;
const _errs7 = errors;
const _errs8 = errors;
let valid3 = false;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func2(data3) > 255){
const err0 = {instancePath:instancePath+"/checkin_data/" + i0+"/bg_check_id",schemaPath:"#/properties/checkin_data/items/properties/bg_check_id/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func2(data3) < 1){
const err1 = {instancePath:instancePath+"/checkin_data/" + i0+"/bg_check_id",schemaPath:"#/properties/checkin_data/items/properties/bg_check_id/anyOf/0/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/checkin_data/" + i0+"/bg_check_id",schemaPath:"#/properties/checkin_data/items/properties/bg_check_id/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs11 = errors;
if(data3 !== null){
const err3 = {instancePath:instancePath+"/checkin_data/" + i0+"/bg_check_id",schemaPath:"#/properties/checkin_data/items/properties/bg_check_id/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err4 = {instancePath:instancePath+"/checkin_data/" + i0+"/bg_check_id",schemaPath:"#/properties/checkin_data/items/properties/bg_check_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
send_checkin_data.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.checkin_ts !== undefined){
let data4 = data2.checkin_ts;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern49.test(data4)){
send_checkin_data.errors = [{instancePath:instancePath+"/checkin_data/" + i0+"/checkin_ts",schemaPath:"#/properties/checkin_data/items/properties/checkin_ts/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"},message:"must match pattern \""+"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"+"\""}];
return false;
}
}
else {
send_checkin_data.errors = [{instancePath:instancePath+"/checkin_data/" + i0+"/checkin_ts",schemaPath:"#/properties/checkin_data/items/properties/checkin_ts/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.gps_lat !== undefined){
let data5 = data2.gps_lat;
const _errs15 = errors;
if(errors === _errs15){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 90 || isNaN(data5)){
send_checkin_data.errors = [{instancePath:instancePath+"/checkin_data/" + i0+"/gps_lat",schemaPath:"#/properties/checkin_data/items/properties/gps_lat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90},message:"must be <= 90"}];
return false;
}
else {
if(data5 < -90 || isNaN(data5)){
send_checkin_data.errors = [{instancePath:instancePath+"/checkin_data/" + i0+"/gps_lat",schemaPath:"#/properties/checkin_data/items/properties/gps_lat/minimum",keyword:"minimum",params:{comparison: ">=", limit: -90},message:"must be >= -90"}];
return false;
}
}
}
else {
send_checkin_data.errors = [{instancePath:instancePath+"/checkin_data/" + i0+"/gps_lat",schemaPath:"#/properties/checkin_data/items/properties/gps_lat/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.gps_lng !== undefined){
let data6 = data2.gps_lng;
const _errs17 = errors;
if(errors === _errs17){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 180 || isNaN(data6)){
send_checkin_data.errors = [{instancePath:instancePath+"/checkin_data/" + i0+"/gps_lng",schemaPath:"#/properties/checkin_data/items/properties/gps_lng/maximum",keyword:"maximum",params:{comparison: "<=", limit: 180},message:"must be <= 180"}];
return false;
}
else {
if(data6 < -180 || isNaN(data6)){
send_checkin_data.errors = [{instancePath:instancePath+"/checkin_data/" + i0+"/gps_lng",schemaPath:"#/properties/checkin_data/items/properties/gps_lng/minimum",keyword:"minimum",params:{comparison: ">=", limit: -180},message:"must be >= -180"}];
return false;
}
}
}
else {
send_checkin_data.errors = [{instancePath:instancePath+"/checkin_data/" + i0+"/gps_lng",schemaPath:"#/properties/checkin_data/items/properties/gps_lng/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.gps_accuracy !== undefined){
let data7 = data2.gps_accuracy;
const _errs19 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
send_checkin_data.errors = [{instancePath:instancePath+"/checkin_data/" + i0+"/gps_accuracy",schemaPath:"#/properties/checkin_data/items/properties/gps_accuracy/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
else {
send_checkin_data.errors = [{instancePath:instancePath+"/checkin_data/" + i0,schemaPath:"#/properties/checkin_data/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
else {
send_checkin_data.errors = [{instancePath:instancePath+"/checkin_data",schemaPath:"#/properties/checkin_data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
send_checkin_data.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
send_checkin_data.errors = vErrors;
return errors === 0;
}
function send_contractor_invoice_data(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.dst_report_id === undefined) && (missing0 = "dst_report_id")) || ((data.invoice_lines === undefined) && (missing0 = "invoice_lines"))){
send_contractor_invoice_data.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.dst_report_id !== undefined){
let data0 = data.dst_report_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
send_contractor_invoice_data.errors = [{instancePath:instancePath+"/dst_report_id",schemaPath:"#/properties/dst_report_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
send_contractor_invoice_data.errors = [{instancePath:instancePath+"/dst_report_id",schemaPath:"#/properties/dst_report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dst_invoice_item_ids !== undefined){
let data1 = data.dst_invoice_item_ids;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
const _errs5 = errors;
if(errors === _errs5){
if(typeof key0 === "string"){
if(func2(key0) > 255){
const err0 = {instancePath:instancePath+"/dst_invoice_item_ids",schemaPath:"#/properties/dst_invoice_item_ids/propertyNames/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters",propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func2(key0) < 1){
const err1 = {instancePath:instancePath+"/dst_invoice_item_ids",schemaPath:"#/properties/dst_invoice_item_ids/propertyNames/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",propertyName:key0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/dst_invoice_item_ids",schemaPath:"#/properties/dst_invoice_item_ids/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
const err3 = {instancePath:instancePath+"/dst_invoice_item_ids",schemaPath:"#/properties/dst_invoice_item_ids/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
send_contractor_invoice_data.errors = vErrors;
return false;
break;
}
}
if(valid1){
for(const key1 in data1){
let data2 = data1[key1];
const _errs8 = errors;
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
if("***other***" !== data2){
const err4 = {instancePath:instancePath+"/dst_invoice_item_ids/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/dst_invoice_item_ids/additionalProperties/anyOf/0/const",keyword:"const",params:{allowedValue: "***other***"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs11 = errors;
if(errors === _errs11){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err5 = {instancePath:instancePath+"/dst_invoice_item_ids/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/dst_invoice_item_ids/additionalProperties/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/dst_invoice_item_ids/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/dst_invoice_item_ids/additionalProperties/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err7 = {instancePath:instancePath+"/dst_invoice_item_ids/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/dst_invoice_item_ids/additionalProperties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
send_contractor_invoice_data.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
}
else {
send_contractor_invoice_data.errors = [{instancePath:instancePath+"/dst_invoice_item_ids",schemaPath:"#/properties/dst_invoice_item_ids/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comment !== undefined){
const _errs13 = errors;
if(typeof data.comment !== "string"){
send_contractor_invoice_data.errors = [{instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.invoice_lines !== undefined){
let data4 = data.invoice_lines;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data4)){
var valid4 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs17 = errors;
if(errors === _errs17){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((((((data5.line_id === undefined) && (missing1 = "line_id")) || ((data5.invoice_item_id === undefined) && (missing1 = "invoice_item_id"))) || ((data5.quantity === undefined) && (missing1 = "quantity"))) || ((data5.price === undefined) && (missing1 = "price"))) || ((data5.flat_fee === undefined) && (missing1 = "flat_fee"))){
send_contractor_invoice_data.errors = [{instancePath:instancePath+"/invoice_lines/" + i0,schemaPath:"#/properties/invoice_lines/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data5.line_id !== undefined){
let data6 = data5.line_id;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data6 === "string"){
if(func2(data6) > 255){
send_contractor_invoice_data.errors = [{instancePath:instancePath+"/invoice_lines/" + i0+"/line_id",schemaPath:"#/properties/invoice_lines/items/properties/line_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func2(data6) < 1){
send_contractor_invoice_data.errors = [{instancePath:instancePath+"/invoice_lines/" + i0+"/line_id",schemaPath:"#/properties/invoice_lines/items/properties/line_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
send_contractor_invoice_data.errors = [{instancePath:instancePath+"/invoice_lines/" + i0+"/line_id",schemaPath:"#/properties/invoice_lines/items/properties/line_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs19 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.invoice_item_id !== undefined){
let data7 = data5.invoice_item_id;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
send_contractor_invoice_data.errors = [{instancePath:instancePath+"/invoice_lines/" + i0+"/invoice_item_id",schemaPath:"#/properties/invoice_lines/items/properties/invoice_item_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
send_contractor_invoice_data.errors = [{instancePath:instancePath+"/invoice_lines/" + i0+"/invoice_item_id",schemaPath:"#/properties/invoice_lines/items/properties/invoice_item_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs21 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.quantity !== undefined){
let data8 = data5.quantity;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data8 === "string"){
if(!pattern68.test(data8)){
send_contractor_invoice_data.errors = [{instancePath:instancePath+"/invoice_lines/" + i0+"/quantity",schemaPath:"#/properties/invoice_lines/items/properties/quantity/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,15}\\.[0-9]{2}$"},message:"must match pattern \""+"^-?[0-9]{1,15}\\.[0-9]{2}$"+"\""}];
return false;
}
}
else {
send_contractor_invoice_data.errors = [{instancePath:instancePath+"/invoice_lines/" + i0+"/quantity",schemaPath:"#/properties/invoice_lines/items/properties/quantity/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs23 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.price !== undefined){
let data9 = data5.price;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data9 === "string"){
if(!pattern68.test(data9)){
send_contractor_invoice_data.errors = [{instancePath:instancePath+"/invoice_lines/" + i0+"/price",schemaPath:"#/properties/invoice_lines/items/properties/price/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,15}\\.[0-9]{2}$"},message:"must match pattern \""+"^-?[0-9]{1,15}\\.[0-9]{2}$"+"\""}];
return false;
}
}
else {
send_contractor_invoice_data.errors = [{instancePath:instancePath+"/invoice_lines/" + i0+"/price",schemaPath:"#/properties/invoice_lines/items/properties/price/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid5 = _errs25 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.item_desc !== undefined){
const _errs27 = errors;
if(typeof data5.item_desc !== "string"){
send_contractor_invoice_data.errors = [{instancePath:instancePath+"/invoice_lines/" + i0+"/item_desc",schemaPath:"#/properties/invoice_lines/items/properties/item_desc/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs27 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data5.flat_fee !== undefined){
const _errs29 = errors;
if(typeof data5.flat_fee !== "boolean"){
send_contractor_invoice_data.errors = [{instancePath:instancePath+"/invoice_lines/" + i0+"/flat_fee",schemaPath:"#/properties/invoice_lines/items/properties/flat_fee/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs29 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
else {
send_contractor_invoice_data.errors = [{instancePath:instancePath+"/invoice_lines/" + i0,schemaPath:"#/properties/invoice_lines/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs17 === errors;
if(!valid4){
break;
}
}
}
else {
send_contractor_invoice_data.errors = [{instancePath:instancePath+"/invoice_lines",schemaPath:"#/properties/invoice_lines/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
send_contractor_invoice_data.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
send_contractor_invoice_data.errors = vErrors;
return errors === 0;
}
function send_contractor_invoice_result(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.line_ids_cont === undefined) && (missing0 = "line_ids_cont")){
send_contractor_invoice_result.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.line_ids_cont !== undefined){
let data0 = data.line_ids_cont;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.invoice_id === undefined) && (missing1 = "invoice_id")) || ((data0.line_ids === undefined) && (missing1 = "line_ids"))){
send_contractor_invoice_result.errors = [{instancePath:instancePath+"/line_ids_cont",schemaPath:"#/properties/line_ids_cont/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.invoice_id !== undefined){
let data1 = data0.invoice_id;
const _errs3 = errors;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/line_ids_cont/invoice_id",schemaPath:"#/properties/line_ids_cont/properties/invoice_id/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/line_ids_cont/invoice_id",schemaPath:"#/properties/line_ids_cont/properties/invoice_id/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data1 < 0 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/line_ids_cont/invoice_id",schemaPath:"#/properties/line_ids_cont/properties/invoice_id/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err3 = {instancePath:instancePath+"/line_ids_cont/invoice_id",schemaPath:"#/properties/line_ids_cont/properties/invoice_id/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16,64}$"},message:"must match pattern \""+"^[0-9]{16,64}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/line_ids_cont/invoice_id",schemaPath:"#/properties/line_ids_cont/properties/invoice_id/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err5 = {instancePath:instancePath+"/line_ids_cont/invoice_id",schemaPath:"#/properties/line_ids_cont/properties/invoice_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
send_contractor_invoice_result.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.line_ids !== undefined){
let data2 = data0.line_ids;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data2)){
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs11 = errors;
const _errs12 = errors;
let valid4 = false;
const _errs13 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/line_ids_cont/line_ids/" + i0,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(errors === _errs13){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/line_ids_cont/line_ids/" + i0,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data3 < 0 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/line_ids_cont/line_ids/" + i0,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
var _valid1 = _errs13 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs15 = errors;
if(errors === _errs15){
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err9 = {instancePath:instancePath+"/line_ids_cont/line_ids/" + i0,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16,64}$"},message:"must match pattern \""+"^[0-9]{16,64}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/line_ids_cont/line_ids/" + i0,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid1 = _errs15 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
const err11 = {instancePath:instancePath+"/line_ids_cont/line_ids/" + i0,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
send_contractor_invoice_result.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
else {
send_contractor_invoice_result.errors = [{instancePath:instancePath+"/line_ids_cont/line_ids",schemaPath:"#/properties/line_ids_cont/properties/line_ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
send_contractor_invoice_result.errors = [{instancePath:instancePath+"/line_ids_cont",schemaPath:"#/properties/line_ids_cont/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
send_contractor_invoice_result.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
send_contractor_invoice_result.errors = vErrors;
return errors === 0;
}
function send_contractor_invoice_received(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.line_ids_cont === undefined) && (missing0 = "line_ids_cont")){
send_contractor_invoice_received.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.line_ids_cont !== undefined){
let data0 = data.line_ids_cont;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.invoice_id === undefined) && (missing1 = "invoice_id")) || ((data0.line_ids === undefined) && (missing1 = "line_ids"))){
send_contractor_invoice_received.errors = [{instancePath:instancePath+"/line_ids_cont",schemaPath:"#/properties/line_ids_cont/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.invoice_id !== undefined){
let data1 = data0.invoice_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
send_contractor_invoice_received.errors = [{instancePath:instancePath+"/line_ids_cont/invoice_id",schemaPath:"#/properties/line_ids_cont/properties/invoice_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
send_contractor_invoice_received.errors = [{instancePath:instancePath+"/line_ids_cont/invoice_id",schemaPath:"#/properties/line_ids_cont/properties/invoice_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.line_ids !== undefined){
let data2 = data0.line_ids;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
send_contractor_invoice_received.errors = [{instancePath:instancePath+"/line_ids_cont/line_ids/" + i0,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
send_contractor_invoice_received.errors = [{instancePath:instancePath+"/line_ids_cont/line_ids/" + i0,schemaPath:"#/properties/line_ids_cont/properties/line_ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
send_contractor_invoice_received.errors = [{instancePath:instancePath+"/line_ids_cont/line_ids",schemaPath:"#/properties/line_ids_cont/properties/line_ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
send_contractor_invoice_received.errors = [{instancePath:instancePath+"/line_ids_cont",schemaPath:"#/properties/line_ids_cont/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
send_contractor_invoice_received.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
send_contractor_invoice_received.errors = vErrors;
return errors === 0;
}
function send_file_data(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.dst_report_id === undefined) && (missing0 = "dst_report_id")) || ((data.file_id === undefined) && (missing0 = "file_id"))){
send_file_data.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.dst_report_id !== undefined){
let data0 = data.dst_report_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
send_file_data.errors = [{instancePath:instancePath+"/dst_report_id",schemaPath:"#/properties/dst_report_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
send_file_data.errors = [{instancePath:instancePath+"/dst_report_id",schemaPath:"#/properties/dst_report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_id !== undefined){
let data1 = data.file_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func2(data1) > 255){
send_file_data.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func2(data1) < 1){
send_file_data.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
send_file_data.errors = [{instancePath:instancePath+"/file_id",schemaPath:"#/properties/file_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_name !== undefined){
const _errs5 = errors;
if(typeof data.file_name !== "string"){
send_file_data.errors = [{instancePath:instancePath+"/file_name",schemaPath:"#/properties/file_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file_area !== undefined){
let data3 = data.file_area;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
send_file_data.errors = [{instancePath:instancePath+"/file_area",schemaPath:"#/properties/file_area/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(!((data3 === 0) || (data3 === 1))){
send_file_data.errors = [{instancePath:instancePath+"/file_area",schemaPath:"#/properties/file_area/enum",keyword:"enum",params:{allowedValues: allowed17},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.obj_url !== undefined){
const _errs9 = errors;
if(typeof data.obj_url !== "string"){
send_file_data.errors = [{instancePath:instancePath+"/obj_url",schemaPath:"#/properties/obj_url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.obj_url_thumb !== undefined){
const _errs11 = errors;
if(typeof data.obj_url_thumb !== "string"){
send_file_data.errors = [{instancePath:instancePath+"/obj_url_thumb",schemaPath:"#/properties/obj_url_thumb/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
send_file_data.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
send_file_data.errors = vErrors;
return errors === 0;
}
function send_notes_data(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.dst_report_id === undefined) && (missing0 = "dst_report_id")) || ((data.note === undefined) && (missing0 = "note"))){
send_notes_data.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.dst_report_id !== undefined){
let data0 = data.dst_report_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
send_notes_data.errors = [{instancePath:instancePath+"/dst_report_id",schemaPath:"#/properties/dst_report_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
send_notes_data.errors = [{instancePath:instancePath+"/dst_report_id",schemaPath:"#/properties/dst_report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.org_name !== undefined){
const _errs3 = errors;
if(typeof data.org_name !== "string"){
send_notes_data.errors = [{instancePath:instancePath+"/org_name",schemaPath:"#/properties/org_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.module_type !== undefined){
const _errs5 = errors;
if(!(data.module_type === "job_notes")){
send_notes_data.errors = [{instancePath:instancePath+"/module_type",schemaPath:"#/properties/module_type/enum",keyword:"enum",params:{allowedValues: allowed18},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.note !== undefined){
let data3 = data.note;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs8 = errors;
if(errors === _errs8){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((((data4.note_id === undefined) && (missing1 = "note_id")) || ((data4.note_type === undefined) && (missing1 = "note_type"))) || ((data4.note_text === undefined) && (missing1 = "note_text"))) || ((data4.has_attachments === undefined) && (missing1 = "has_attachments"))){
send_notes_data.errors = [{instancePath:instancePath+"/note/" + i0,schemaPath:"#/properties/note/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.note_id !== undefined){
let data5 = data4.note_id;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data5 === "string"){
if(func2(data5) > 255){
send_notes_data.errors = [{instancePath:instancePath+"/note/" + i0+"/note_id",schemaPath:"#/properties/note/items/properties/note_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func2(data5) < 1){
send_notes_data.errors = [{instancePath:instancePath+"/note/" + i0+"/note_id",schemaPath:"#/properties/note/items/properties/note_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
send_notes_data.errors = [{instancePath:instancePath+"/note/" + i0+"/note_id",schemaPath:"#/properties/note/items/properties/note_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.note_rev !== undefined){
let data6 = data4.note_rev;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data6 === "string"){
if(func2(data6) > 255){
send_notes_data.errors = [{instancePath:instancePath+"/note/" + i0+"/note_rev",schemaPath:"#/properties/note/items/properties/note_rev/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func2(data6) < 1){
send_notes_data.errors = [{instancePath:instancePath+"/note/" + i0+"/note_rev",schemaPath:"#/properties/note/items/properties/note_rev/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
send_notes_data.errors = [{instancePath:instancePath+"/note/" + i0+"/note_rev",schemaPath:"#/properties/note/items/properties/note_rev/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.note_type !== undefined){
let data7 = data4.note_type;
const _errs14 = errors;
if(!((data7 === "wo") || (data7 === "prop"))){
send_notes_data.errors = [{instancePath:instancePath+"/note/" + i0+"/note_type",schemaPath:"#/properties/note/items/properties/note_type/enum",keyword:"enum",params:{allowedValues: allowed0},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.note_text !== undefined){
const _errs15 = errors;
if(typeof data4.note_text !== "string"){
send_notes_data.errors = [{instancePath:instancePath+"/note/" + i0+"/note_text",schemaPath:"#/properties/note/items/properties/note_text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.insert_date !== undefined){
let data9 = data4.insert_date;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data9 === "string"){
if(!pattern49.test(data9)){
send_notes_data.errors = [{instancePath:instancePath+"/note/" + i0+"/insert_date",schemaPath:"#/properties/note/items/properties/insert_date/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"},message:"must match pattern \""+"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\\.[0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?$"+"\""}];
return false;
}
}
else {
send_notes_data.errors = [{instancePath:instancePath+"/note/" + i0+"/insert_date",schemaPath:"#/properties/note/items/properties/insert_date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.org_name !== undefined){
const _errs19 = errors;
if(typeof data4.org_name !== "string"){
send_notes_data.errors = [{instancePath:instancePath+"/note/" + i0+"/org_name",schemaPath:"#/properties/note/items/properties/org_name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.has_attachments !== undefined){
const _errs21 = errors;
if(typeof data4.has_attachments !== "boolean"){
send_notes_data.errors = [{instancePath:instancePath+"/note/" + i0+"/has_attachments",schemaPath:"#/properties/note/items/properties/has_attachments/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
else {
send_notes_data.errors = [{instancePath:instancePath+"/note/" + i0,schemaPath:"#/properties/note/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
send_notes_data.errors = [{instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
send_notes_data.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
send_notes_data.errors = vErrors;
return errors === 0;
}
function send_notes_result(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.remote_note_id === undefined) && (missing0 = "remote_note_id")){
send_notes_result.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.remote_note_id !== undefined){
let data0 = data.remote_note_id;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/remote_note_id",schemaPath:"#/properties/remote_note_id/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs3){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/remote_note_id",schemaPath:"#/properties/remote_note_id/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/remote_note_id",schemaPath:"#/properties/remote_note_id/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(errors === _errs5){
if(typeof data0 === "string"){
if(!pattern1.test(data0)){
const err3 = {instancePath:instancePath+"/remote_note_id",schemaPath:"#/properties/remote_note_id/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{16,64}$"},message:"must match pattern \""+"^[0-9]{16,64}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/remote_note_id",schemaPath:"#/properties/remote_note_id/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err5 = {instancePath:instancePath+"/remote_note_id",schemaPath:"#/properties/remote_note_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
send_notes_result.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
}
}
else {
send_notes_result.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
send_notes_result.errors = vErrors;
return errors === 0;
}
function send_notes_received(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.remote_note_id === undefined) && (missing0 = "remote_note_id")){
send_notes_received.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.remote_note_id !== undefined){
let data0 = data.remote_note_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
send_notes_received.errors = [{instancePath:instancePath+"/remote_note_id",schemaPath:"#/properties/remote_note_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
send_notes_received.errors = [{instancePath:instancePath+"/remote_note_id",schemaPath:"#/properties/remote_note_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
send_notes_received.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
send_notes_received.errors = vErrors;
return errors === 0;
}
const pattern170 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");
function send_pcr_answers_data(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.dst_report_id === undefined) && (missing0 = "dst_report_id")) || ((data.pcr_form_id === undefined) && (missing0 = "pcr_form_id"))) || ((data.pcr_form_rows === undefined) && (missing0 = "pcr_form_rows"))){
send_pcr_answers_data.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.dst_report_id !== undefined){
let data0 = data.dst_report_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
send_pcr_answers_data.errors = [{instancePath:instancePath+"/dst_report_id",schemaPath:"#/properties/dst_report_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
send_pcr_answers_data.errors = [{instancePath:instancePath+"/dst_report_id",schemaPath:"#/properties/dst_report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pcr_form_id !== undefined){
let data1 = data.pcr_form_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
send_pcr_answers_data.errors = [{instancePath:instancePath+"/pcr_form_id",schemaPath:"#/properties/pcr_form_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
send_pcr_answers_data.errors = [{instancePath:instancePath+"/pcr_form_id",schemaPath:"#/properties/pcr_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pcr_form_rows !== undefined){
let data2 = data.pcr_form_rows;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
const _errs9 = errors;
const _errs10 = errors;
let valid3 = true;
const _errs11 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.question_data_type !== undefined){
if("int" !== data3.question_data_type){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
var _valid0 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs13 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.int_value === undefined) && (missing1 = "int_value")){
send_pcr_answers_data.errors = [{instancePath:instancePath+"/pcr_form_rows/" + i0,schemaPath:"#/properties/pcr_form_rows/items/allOf/0/then/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
}
var _valid0 = _errs13 === errors;
valid3 = _valid0;
}
if(!valid3){
const err1 = {instancePath:instancePath+"/pcr_form_rows/" + i0,schemaPath:"#/properties/pcr_form_rows/items/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
send_pcr_answers_data.errors = vErrors;
return false;
}
var valid2 = _errs9 === errors;
if(valid2){
const _errs14 = errors;
const _errs15 = errors;
let valid5 = true;
const _errs16 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.question_data_type !== undefined){
if("date" !== data3.question_data_type){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
var _valid1 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs18 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing2;
if((data3.date_value === undefined) && (missing2 = "date_value")){
send_pcr_answers_data.errors = [{instancePath:instancePath+"/pcr_form_rows/" + i0,schemaPath:"#/properties/pcr_form_rows/items/allOf/1/then/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
}
var _valid1 = _errs18 === errors;
valid5 = _valid1;
}
if(!valid5){
const err3 = {instancePath:instancePath+"/pcr_form_rows/" + i0,schemaPath:"#/properties/pcr_form_rows/items/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
send_pcr_answers_data.errors = vErrors;
return false;
}
var valid2 = _errs14 === errors;
if(valid2){
const _errs19 = errors;
const _errs20 = errors;
let valid7 = true;
const _errs21 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.question_data_type !== undefined){
if("longtext" !== data3.question_data_type){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
var _valid2 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs23 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing3;
if((data3.longtext_value === undefined) && (missing3 = "longtext_value")){
send_pcr_answers_data.errors = [{instancePath:instancePath+"/pcr_form_rows/" + i0,schemaPath:"#/properties/pcr_form_rows/items/allOf/2/then/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
}
var _valid2 = _errs23 === errors;
valid7 = _valid2;
}
if(!valid7){
const err5 = {instancePath:instancePath+"/pcr_form_rows/" + i0,schemaPath:"#/properties/pcr_form_rows/items/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
send_pcr_answers_data.errors = vErrors;
return false;
}
var valid2 = _errs19 === errors;
if(valid2){
const _errs24 = errors;
const _errs25 = errors;
let valid9 = true;
const _errs26 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.question_data_type !== undefined){
if("varchar" !== data3.question_data_type){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
var _valid3 = _errs26 === errors;
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs28 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing4;
if((data3.varchar_value === undefined) && (missing4 = "varchar_value")){
send_pcr_answers_data.errors = [{instancePath:instancePath+"/pcr_form_rows/" + i0,schemaPath:"#/properties/pcr_form_rows/items/allOf/3/then/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
}
var _valid3 = _errs28 === errors;
valid9 = _valid3;
}
if(!valid9){
const err7 = {instancePath:instancePath+"/pcr_form_rows/" + i0,schemaPath:"#/properties/pcr_form_rows/items/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
send_pcr_answers_data.errors = vErrors;
return false;
}
var valid2 = _errs24 === errors;
if(valid2){
const _errs29 = errors;
const _errs30 = errors;
let valid11 = true;
const _errs31 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.question_data_type !== undefined){
if("number" !== data3.question_data_type){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
var _valid4 = _errs31 === errors;
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs33 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing5;
if((data3.number_value === undefined) && (missing5 = "number_value")){
send_pcr_answers_data.errors = [{instancePath:instancePath+"/pcr_form_rows/" + i0,schemaPath:"#/properties/pcr_form_rows/items/allOf/4/then/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
}
var _valid4 = _errs33 === errors;
valid11 = _valid4;
}
if(!valid11){
const err9 = {instancePath:instancePath+"/pcr_form_rows/" + i0,schemaPath:"#/properties/pcr_form_rows/items/allOf/4/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
send_pcr_answers_data.errors = vErrors;
return false;
}
var valid2 = _errs29 === errors;
}
}
}
}
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing6;
if(((data3.pcr_question_id === undefined) && (missing6 = "pcr_question_id")) || ((data3.question_data_type === undefined) && (missing6 = "question_data_type"))){
send_pcr_answers_data.errors = [{instancePath:instancePath+"/pcr_form_rows/" + i0,schemaPath:"#/properties/pcr_form_rows/items/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"}];
return false;
}
else {
if(data3.pcr_question_id !== undefined){
let data9 = data3.pcr_question_id;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
send_pcr_answers_data.errors = [{instancePath:instancePath+"/pcr_form_rows/" + i0+"/pcr_question_id",schemaPath:"#/properties/pcr_form_rows/items/properties/pcr_question_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
send_pcr_answers_data.errors = [{instancePath:instancePath+"/pcr_form_rows/" + i0+"/pcr_question_id",schemaPath:"#/properties/pcr_form_rows/items/properties/pcr_question_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid13 = _errs34 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data3.question_data_type !== undefined){
let data10 = data3.question_data_type;
const _errs36 = errors;
if(!(((((data10 === "int") || (data10 === "date")) || (data10 === "longtext")) || (data10 === "varchar")) || (data10 === "number"))){
send_pcr_answers_data.errors = [{instancePath:instancePath+"/pcr_form_rows/" + i0+"/question_data_type",schemaPath:"#/properties/pcr_form_rows/items/properties/question_data_type/enum",keyword:"enum",params:{allowedValues: allowed19},message:"must be equal to one of the allowed values"}];
return false;
}
var valid13 = _errs36 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data3.int_value !== undefined){
let data11 = data3.int_value;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data11 === "string"){
if(!pattern0.test(data11)){
send_pcr_answers_data.errors = [{instancePath:instancePath+"/pcr_form_rows/" + i0+"/int_value",schemaPath:"#/properties/pcr_form_rows/items/properties/int_value/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
send_pcr_answers_data.errors = [{instancePath:instancePath+"/pcr_form_rows/" + i0+"/int_value",schemaPath:"#/properties/pcr_form_rows/items/properties/int_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid13 = _errs37 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data3.date_value !== undefined){
let data12 = data3.date_value;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data12 === "string"){
if(!pattern170.test(data12)){
send_pcr_answers_data.errors = [{instancePath:instancePath+"/pcr_form_rows/" + i0+"/date_value",schemaPath:"#/properties/pcr_form_rows/items/properties/date_value/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},message:"must match pattern \""+"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"+"\""}];
return false;
}
}
else {
send_pcr_answers_data.errors = [{instancePath:instancePath+"/pcr_form_rows/" + i0+"/date_value",schemaPath:"#/properties/pcr_form_rows/items/properties/date_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid13 = _errs39 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data3.longtext_value !== undefined){
const _errs41 = errors;
if(typeof data3.longtext_value !== "string"){
send_pcr_answers_data.errors = [{instancePath:instancePath+"/pcr_form_rows/" + i0+"/longtext_value",schemaPath:"#/properties/pcr_form_rows/items/properties/longtext_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs41 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data3.varchar_value !== undefined){
let data14 = data3.varchar_value;
const _errs43 = errors;
if(errors === _errs43){
if(typeof data14 === "string"){
if(func2(data14) > 255){
send_pcr_answers_data.errors = [{instancePath:instancePath+"/pcr_form_rows/" + i0+"/varchar_value",schemaPath:"#/properties/pcr_form_rows/items/properties/varchar_value/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
}
else {
send_pcr_answers_data.errors = [{instancePath:instancePath+"/pcr_form_rows/" + i0+"/varchar_value",schemaPath:"#/properties/pcr_form_rows/items/properties/varchar_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid13 = _errs43 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data3.number_value !== undefined){
let data15 = data3.number_value;
const _errs45 = errors;
if(errors === _errs45){
if(typeof data15 === "string"){
if(!pattern68.test(data15)){
send_pcr_answers_data.errors = [{instancePath:instancePath+"/pcr_form_rows/" + i0+"/number_value",schemaPath:"#/properties/pcr_form_rows/items/properties/number_value/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,15}\\.[0-9]{2}$"},message:"must match pattern \""+"^-?[0-9]{1,15}\\.[0-9]{2}$"+"\""}];
return false;
}
}
else {
send_pcr_answers_data.errors = [{instancePath:instancePath+"/pcr_form_rows/" + i0+"/number_value",schemaPath:"#/properties/pcr_form_rows/items/properties/number_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid13 = _errs45 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
}
}
}
}
else {
send_pcr_answers_data.errors = [{instancePath:instancePath+"/pcr_form_rows/" + i0,schemaPath:"#/properties/pcr_form_rows/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
send_pcr_answers_data.errors = [{instancePath:instancePath+"/pcr_form_rows",schemaPath:"#/properties/pcr_form_rows/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
send_pcr_answers_data.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
send_pcr_answers_data.errors = vErrors;
return errors === 0;
}
function send_photo_flag_data(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.dst_report_id === undefined) && (missing0 = "dst_report_id")) || ((data.pcr_form_id === undefined) && (missing0 = "pcr_form_id"))) || ((data.question_data === undefined) && (missing0 = "question_data"))){
send_photo_flag_data.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.dst_report_id !== undefined){
let data0 = data.dst_report_id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
send_photo_flag_data.errors = [{instancePath:instancePath+"/dst_report_id",schemaPath:"#/properties/dst_report_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
send_photo_flag_data.errors = [{instancePath:instancePath+"/dst_report_id",schemaPath:"#/properties/dst_report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pcr_form_id !== undefined){
let data1 = data.pcr_form_id;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
send_photo_flag_data.errors = [{instancePath:instancePath+"/pcr_form_id",schemaPath:"#/properties/pcr_form_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
send_photo_flag_data.errors = [{instancePath:instancePath+"/pcr_form_id",schemaPath:"#/properties/pcr_form_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.question_data !== undefined){
let data2 = data.question_data;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.file_id === undefined) && (missing1 = "file_id")) || ((data3.pcr_question_id === undefined) && (missing1 = "pcr_question_id"))){
send_photo_flag_data.errors = [{instancePath:instancePath+"/question_data/" + i0,schemaPath:"#/properties/question_data/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.file_id !== undefined){
let data4 = data3.file_id;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(func2(data4) > 255){
send_photo_flag_data.errors = [{instancePath:instancePath+"/question_data/" + i0+"/file_id",schemaPath:"#/properties/question_data/items/properties/file_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(func2(data4) < 1){
send_photo_flag_data.errors = [{instancePath:instancePath+"/question_data/" + i0+"/file_id",schemaPath:"#/properties/question_data/items/properties/file_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
send_photo_flag_data.errors = [{instancePath:instancePath+"/question_data/" + i0+"/file_id",schemaPath:"#/properties/question_data/items/properties/file_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.pcr_question_id !== undefined){
let data5 = data3.pcr_question_id;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(!pattern0.test(data5)){
send_photo_flag_data.errors = [{instancePath:instancePath+"/question_data/" + i0+"/pcr_question_id",schemaPath:"#/properties/question_data/items/properties/pcr_question_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
send_photo_flag_data.errors = [{instancePath:instancePath+"/question_data/" + i0+"/pcr_question_id",schemaPath:"#/properties/question_data/items/properties/pcr_question_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.work_type !== undefined){
const _errs13 = errors;
if(!(data3.work_type === "pc")){
send_photo_flag_data.errors = [{instancePath:instancePath+"/question_data/" + i0+"/work_type",schemaPath:"#/properties/question_data/items/properties/work_type/enum",keyword:"enum",params:{allowedValues: allowed20},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
send_photo_flag_data.errors = [{instancePath:instancePath+"/question_data/" + i0,schemaPath:"#/properties/question_data/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
send_photo_flag_data.errors = [{instancePath:instancePath+"/question_data",schemaPath:"#/properties/question_data/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
send_photo_flag_data.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
send_photo_flag_data.errors = vErrors;
return errors === 0;
}
function send_ready_for_office_result(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.error === undefined) && (missing0 = "error")) || ((data.cell_updates === undefined) && (missing0 = "cell_updates"))) || ((data.error_reportid === undefined) && (missing0 = "error_reportid"))) || ((data.records_updated === undefined) && (missing0 = "records_updated"))) || ((data.ready_update === undefined) && (missing0 = "ready_update"))) || ((data.log_code === undefined) && (missing0 = "log_code"))){
send_ready_for_office_result.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
let data0 = data.error;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(typeof data0[i0] !== "string"){
send_ready_for_office_result.errors = [{instancePath:instancePath+"/error/" + i0,schemaPath:"#/properties/error/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
send_ready_for_office_result.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cell_updates !== undefined){
let data2 = data.cell_updates;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((((data3.report_id === undefined) && (missing1 = "report_id")) || ((data3.cell_id === undefined) && (missing1 = "cell_id"))) || ((data3.new_value === undefined) && (missing1 = "new_value"))) || ((data3.class === undefined) && (missing1 = "class"))){
send_ready_for_office_result.errors = [{instancePath:instancePath+"/cell_updates/" + i1,schemaPath:"#/properties/cell_updates/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.report_id !== undefined){
let data4 = data3.report_id;
const _errs9 = errors;
const _errs10 = errors;
let valid4 = false;
const _errs11 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err0 = {instancePath:instancePath+"/cell_updates/" + i1+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/report_id/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
const err1 = {instancePath:instancePath+"/cell_updates/" + i1+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/report_id/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data4 < 0 || isNaN(data4)){
const err2 = {instancePath:instancePath+"/cell_updates/" + i1+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/report_id/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs11 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err3 = {instancePath:instancePath+"/cell_updates/" + i1+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/report_id/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/cell_updates/" + i1+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/report_id/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err5 = {instancePath:instancePath+"/cell_updates/" + i1+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/report_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
send_ready_for_office_result.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.cell_id !== undefined){
const _errs15 = errors;
if(typeof data3.cell_id !== "string"){
send_ready_for_office_result.errors = [{instancePath:instancePath+"/cell_updates/" + i1+"/cell_id",schemaPath:"#/properties/cell_updates/items/properties/cell_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.new_value !== undefined){
const _errs17 = errors;
if(typeof data3.new_value !== "string"){
send_ready_for_office_result.errors = [{instancePath:instancePath+"/cell_updates/" + i1+"/new_value",schemaPath:"#/properties/cell_updates/items/properties/new_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.class !== undefined){
const _errs19 = errors;
if(typeof data3.class !== "string"){
send_ready_for_office_result.errors = [{instancePath:instancePath+"/cell_updates/" + i1+"/class",schemaPath:"#/properties/cell_updates/items/properties/class/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
send_ready_for_office_result.errors = [{instancePath:instancePath+"/cell_updates/" + i1,schemaPath:"#/properties/cell_updates/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
send_ready_for_office_result.errors = [{instancePath:instancePath+"/cell_updates",schemaPath:"#/properties/cell_updates/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_reportid !== undefined){
let data8 = data.error_reportid;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data8)){
var valid5 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
const _errs23 = errors;
const _errs24 = errors;
let valid6 = false;
const _errs25 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err6 = {instancePath:instancePath+"/error_reportid/" + i2,schemaPath:"#/properties/error_reportid/items/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(errors === _errs25){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
const err7 = {instancePath:instancePath+"/error_reportid/" + i2,schemaPath:"#/properties/error_reportid/items/anyOf/0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data9 < 0 || isNaN(data9)){
const err8 = {instancePath:instancePath+"/error_reportid/" + i2,schemaPath:"#/properties/error_reportid/items/anyOf/0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
var _valid1 = _errs25 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const _errs27 = errors;
if(errors === _errs27){
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
const err9 = {instancePath:instancePath+"/error_reportid/" + i2,schemaPath:"#/properties/error_reportid/items/anyOf/1/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/error_reportid/" + i2,schemaPath:"#/properties/error_reportid/items/anyOf/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid1 = _errs27 === errors;
valid6 = valid6 || _valid1;
}
if(!valid6){
const err11 = {instancePath:instancePath+"/error_reportid/" + i2,schemaPath:"#/properties/error_reportid/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
send_ready_for_office_result.errors = vErrors;
return false;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
var valid5 = _errs23 === errors;
if(!valid5){
break;
}
}
}
else {
send_ready_for_office_result.errors = [{instancePath:instancePath+"/error_reportid",schemaPath:"#/properties/error_reportid/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.records_updated !== undefined){
const _errs29 = errors;
if(typeof data.records_updated !== "string"){
send_ready_for_office_result.errors = [{instancePath:instancePath+"/records_updated",schemaPath:"#/properties/records_updated/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ready_update !== undefined){
const _errs31 = errors;
if(typeof data.ready_update !== "string"){
send_ready_for_office_result.errors = [{instancePath:instancePath+"/ready_update",schemaPath:"#/properties/ready_update/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.log_code !== undefined){
const _errs33 = errors;
if(typeof data.log_code !== "string"){
send_ready_for_office_result.errors = [{instancePath:instancePath+"/log_code",schemaPath:"#/properties/log_code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
send_ready_for_office_result.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
send_ready_for_office_result.errors = vErrors;
return errors === 0;
}
function send_ready_for_office_received(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.error === undefined) && (missing0 = "error")) || ((data.cell_updates === undefined) && (missing0 = "cell_updates"))) || ((data.error_reportid === undefined) && (missing0 = "error_reportid"))) || ((data.records_updated === undefined) && (missing0 = "records_updated"))) || ((data.ready_update === undefined) && (missing0 = "ready_update"))) || ((data.log_code === undefined) && (missing0 = "log_code"))){
send_ready_for_office_received.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.error !== undefined){
let data0 = data.error;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(typeof data0[i0] !== "string"){
send_ready_for_office_received.errors = [{instancePath:instancePath+"/error/" + i0,schemaPath:"#/properties/error/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
send_ready_for_office_received.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cell_updates !== undefined){
let data2 = data.cell_updates;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((((data3.report_id === undefined) && (missing1 = "report_id")) || ((data3.cell_id === undefined) && (missing1 = "cell_id"))) || ((data3.new_value === undefined) && (missing1 = "new_value"))) || ((data3.class === undefined) && (missing1 = "class"))){
send_ready_for_office_received.errors = [{instancePath:instancePath+"/cell_updates/" + i1,schemaPath:"#/properties/cell_updates/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.report_id !== undefined){
let data4 = data3.report_id;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
send_ready_for_office_received.errors = [{instancePath:instancePath+"/cell_updates/" + i1+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/report_id/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
send_ready_for_office_received.errors = [{instancePath:instancePath+"/cell_updates/" + i1+"/report_id",schemaPath:"#/properties/cell_updates/items/properties/report_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.cell_id !== undefined){
const _errs11 = errors;
if(typeof data3.cell_id !== "string"){
send_ready_for_office_received.errors = [{instancePath:instancePath+"/cell_updates/" + i1+"/cell_id",schemaPath:"#/properties/cell_updates/items/properties/cell_id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.new_value !== undefined){
const _errs13 = errors;
if(typeof data3.new_value !== "string"){
send_ready_for_office_received.errors = [{instancePath:instancePath+"/cell_updates/" + i1+"/new_value",schemaPath:"#/properties/cell_updates/items/properties/new_value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.class !== undefined){
const _errs15 = errors;
if(typeof data3.class !== "string"){
send_ready_for_office_received.errors = [{instancePath:instancePath+"/cell_updates/" + i1+"/class",schemaPath:"#/properties/cell_updates/items/properties/class/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
send_ready_for_office_received.errors = [{instancePath:instancePath+"/cell_updates/" + i1,schemaPath:"#/properties/cell_updates/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
send_ready_for_office_received.errors = [{instancePath:instancePath+"/cell_updates",schemaPath:"#/properties/cell_updates/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error_reportid !== undefined){
let data8 = data.error_reportid;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data8)){
var valid4 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
const _errs19 = errors;
if(errors === _errs19){
if(typeof data9 === "string"){
if(!pattern0.test(data9)){
send_ready_for_office_received.errors = [{instancePath:instancePath+"/error_reportid/" + i2,schemaPath:"#/properties/error_reportid/items/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,64}$"},message:"must match pattern \""+"^[0-9]{1,64}$"+"\""}];
return false;
}
}
else {
send_ready_for_office_received.errors = [{instancePath:instancePath+"/error_reportid/" + i2,schemaPath:"#/properties/error_reportid/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs19 === errors;
if(!valid4){
break;
}
}
}
else {
send_ready_for_office_received.errors = [{instancePath:instancePath+"/error_reportid",schemaPath:"#/properties/error_reportid/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.records_updated !== undefined){
const _errs21 = errors;
if(typeof data.records_updated !== "string"){
send_ready_for_office_received.errors = [{instancePath:instancePath+"/records_updated",schemaPath:"#/properties/records_updated/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ready_update !== undefined){
const _errs23 = errors;
if(typeof data.ready_update !== "string"){
send_ready_for_office_received.errors = [{instancePath:instancePath+"/ready_update",schemaPath:"#/properties/ready_update/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.log_code !== undefined){
const _errs25 = errors;
if(typeof data.log_code !== "string"){
send_ready_for_office_received.errors = [{instancePath:instancePath+"/log_code",schemaPath:"#/properties/log_code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
send_ready_for_office_received.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
send_ready_for_office_received.errors = vErrors;
return errors === 0;
}
function validate_user_data(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.svclink_push !== undefined){
if(typeof data.svclink_push !== "string"){
validate_user_data.errors = [{instancePath:instancePath+"/svclink_push",schemaPath:"#/properties/svclink_push/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
else {
validate_user_data.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate_user_data.errors = vErrors;
return errors === 0;
}

function textLength(text) {
let length = text.length;
for (let i = 1; i < text.length; i++) {
if ((text.charCodeAt(i - 1) & 0xfc00) === 0xd800 && (text.charCodeAt(i) & 0xfc00) === 0xdc00) {
length--;
i++;
}
}
return length;
}

/** The compiled validators of all events. */
export const validators: Readonly<Record<EventName, EventValidators>> = {
  bid_comp_confirm: { data: bid_comp_confirm_data, result: bid_comp_confirm_result, received: bid_comp_confirm_result },
  get_all_notes: { data: get_all_notes_data, result: get_all_notes_result, received: get_all_notes_result, item: get_all_notes_item, receivedItem: get_all_notes_item },
  get_all_orders: { data: get_all_notes_data, result: get_all_orders_result, received: get_all_orders_received, item: get_all_orders_item, receivedItem: get_all_orders_receivedItem },
  get_all_updates: { data: get_all_notes_data, result: get_all_updates_result, received: get_all_updates_received, item: get_all_updates_item, receivedItem: get_all_updates_receivedItem },
  get_cancel_orders: { data: get_cancel_orders_data, result: get_cancel_orders_result, received: get_cancel_orders_received, item: get_cancel_orders_item, receivedItem: get_cancel_orders_receivedItem },
  get_file: { data: get_file_data, result: get_file_result, received: get_file_received, item: get_file_item, receivedItem: get_file_receivedItem },
  get_foh: { data: get_foh_data, result: get_foh_result, received: get_foh_result },
  get_invoice_items_order: { data: get_invoice_items_order_data, result: get_invoice_items_order_result, received: get_invoice_items_order_result },
  get_notes: { data: get_notes_data, result: get_notes_result, received: get_notes_received, item: get_notes_item, receivedItem: get_notes_receivedItem },
  get_order: { data: get_invoice_items_order_data, result: get_order_result, received: get_order_received },
  get_pcr_json: { data: get_pcr_json_data, result: get_pcr_json_result, received: get_pcr_json_received },
  get_pending_cancellations: { data: get_cancel_orders_data, result: get_pending_cancellations_result, received: get_pending_cancellations_received, item: get_pending_cancellations_item, receivedItem: get_pending_cancellations_receivedItem },
  mark_order_imported: { data: get_invoice_items_order_data, result: mark_order_imported_result, received: mark_order_imported_result },
  send_bid_comp: { data: send_bid_comp_data, result: send_bid_comp_result, received: send_bid_comp_received },
  send_checkin: { data: send_checkin_data, result: bid_comp_confirm_result, received: bid_comp_confirm_result },
  send_contractor_invoice: { data: send_contractor_invoice_data, result: send_contractor_invoice_result, received: send_contractor_invoice_received },
  send_file: { data: send_file_data, result: bid_comp_confirm_result, received: bid_comp_confirm_result },
  send_notes: { data: send_notes_data, result: send_notes_result, received: send_notes_received },
  send_pcr_answers: { data: send_pcr_answers_data, result: bid_comp_confirm_result, received: bid_comp_confirm_result },
  send_photo_flag: { data: send_photo_flag_data, result: bid_comp_confirm_result, received: bid_comp_confirm_result },
  send_ready_for_office: { data: bid_comp_confirm_data, result: send_ready_for_office_result, received: send_ready_for_office_received },
  validate_user: { data: validate_user_data, result: mark_order_imported_result, received: mark_order_imported_result },
};
