'use strict';

const { parseForm } = require('svclink/forms');
const { grassCut } = require('../src/demo/forms/grass-cut.cjs');

const { sentFileKey } = require('../src/store/sent-files.cjs');
const { inMemory } = require('../src/store/stored-file.cjs');

/** The form of order 1001. */
const form = parseForm(grassCut);
const ids = { dst_report_id: '1001', pcr_form_id: form.id };

function find(shareName) {
  const question = form.questions.find((one) => one.shareName === shareName);
  if (question) return question;
  throw new Error(`the form asks for ${shareName}`);
}

/** The id of a question, by its share name. */
function questionId(shareName) {
  return find(shareName).id;
}

/** The id of an option, by its text. */
function optionId(shareName, text) {
  return find(shareName).options.find((option) => option.text === text)?.id ?? '';
}

/** A row that chooses an option. */
function row(shareName, text) {
  return {
    pcr_question_id: questionId(shareName),
    question_data_type: 'int',
    int_value: optionId(shareName, text),
  };
}

/** Puts a file there as if it had been sent before. */
function receiveFile({ site }, fileId, area = 0) {
  const order = site.store.order('1001');
  const id = site.store.newId();
  site.store.sentFiles.set(sentFileKey({ order, sender: 'demo', fileId }), id);
  site.store.files.set(id, {
    id,
    reportId: order.reportId,
    module: 'uploads',
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    area,
    description: '',
    orgName: 'demo',
    content: inMemory(() => Buffer.from('a')),
    thumbnail: undefined,
  });
}

module.exports = { form, ids, questionId, optionId, row, receiveFile };
