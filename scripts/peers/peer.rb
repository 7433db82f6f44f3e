# A peer in Ruby, written from the documents alone: `serve PORT` receives, `call URL` calls.
require 'digest'
require 'json'
require 'net/http'
require 'socket'
require 'uri'

HASH = Digest::SHA1.hexdigest('open sesame')

def result(event, host, data)
  case event
  when 'get_all_orders'
    [7, 9].map { |id| { report_id: id.to_s, wo_number: (id * 10).to_s, wo_status: 'Unread' } }
  when 'get_order'
    { wo_number: '70', address: 'Große Straße 5', zip: 68_102, has_foh: nil, pcr_forms: [{ pcr_form_id: '71', form_ver_id: '1', form_required: 'true' }], line_items: { '0' => { desc: 'Mow', qty: '1,250.00', price: 3 * 1.1 } } }
  when 'get_pcr_json'
    question = { pcr_question_id: '1', question_name: 'Höhe?', question_type: 'textbox', question_data_type: 'varchar', question_active: true }
    { 71 => { options_pcr_forms: { pcr_form_id: '71', pcr_form_name: 'Maße' }, options_pcr_forms_questions: { 1 => question } } }
  when 'get_file'
    return [] unless data['module_type'] == 'uploads'
    [{ file_id: '', file_name: 'plan.pdf', file_size: '', obj_url: "http://#{host}/file" }]
  when 'get_notes'
    [{ note_id: data['report_id'], note_text: 'fällig', insert_date: '2026-11-20 10:00:00 -0600', has_attachments: '0' }]
  when 'get_invoice_items_order'
    { 0 => '', 1 => 'Mow', 2 => 'Haul' }
  when 'send_notes'
    { remote_note_id: 5 }
  when 'send_bid_comp'
    { comp_note_id: '77' }
  when 'send_contractor_invoice'
    { line_ids_cont: { invoice_id: '8', line_ids: ['9'] } }
  when 'send_ready_for_office'
    { error: '' }
  end
end

def receive(socket)
  line = socket.gets
  headers = {}
  while (header = socket.gets.chomp) != ''
    name, value = header.split(': ', 2)
    headers[name.downcase] = value
  end
  body = '%PDF-1.4 a plan'
  if line.start_with?('POST')
    form = socket.read(headers['content-length'].to_i)
    call = JSON.parse(URI.decode_www_form(form).to_h['payload'])
    good = call['password'] == HASH
    answer = { remote_site_id: '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4', error: good ? nil : 'true', success: good.to_s,
               return_error_msg: good ? nil : 'Could not validate username and password.',
               result_data: good ? result(call['event_name'], headers['host'], JSON.parse(call['event_data'])) : '' }
    body = JSON.generate(answer).encode('ISO-8859-1')
  end
  socket.write "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=iso-8859-1\r\nContent-Length: #{body.bytesize}\r\nConnection: close\r\n\r\n"
  socket.write body
  socket.close
end

if ARGV[0] == 'serve'
  server = TCPServer.new('127.0.0.1', ARGV[1].to_i)
  loop do
    receive(server.accept)
  rescue StandardError => e
    warn e.message
  end
else
  JSON.parse($stdin.read).each do |event, data|
    payload = JSON.generate(username: 'acme', password: HASH, site_id: '7d9f2c1e-5b3a-4c8d-9e6f-0a1b2c3d4e5f', event_name: event, event_data: JSON.generate(data))
    request = Net::HTTP::Post.new(URI(ARGV[1]))
    photo = ['file', "\xff\xd8\xff\xe0 a photo".b, { filename: 'front.jpg', content_type: 'image/jpeg' }]
    if event == 'send_file' then request.set_form([['payload', payload], photo], 'multipart/form-data')
    else request.set_form_data('payload' => payload)
    end
    read = JSON.parse(Net::HTTP.start(request.uri.host, request.uri.port) { |http| http.request(request) }.body)
    puts JSON.generate([event, read['success'] ? 'ok' : read['return_error_msg']])
  end
end
