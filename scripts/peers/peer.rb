# A peer in Ruby, written from the documents alone: `serve PORT` receives, `call URL` calls.
require 'digest'
require 'json'
require 'net/http'
require 'socket'
require 'uri'

HASH = Digest::SHA1.hexdigest('open sesame')

def result(event, host)
  case event
  when 'get_all_orders'
    [7, 9].map { |id| { report_id: id.to_s, wo_number: (id * 10).to_s, wo_status: 'Unread' } }
  when 'get_order'
    { wo_number: '70', address: 'Große Straße 5', zip: 68_102, has_foh: nil, line_items: { '0' => { desc: 'Mow', qty: '1,250.00', price: 3 * 1.1 } } }
  when 'get_file'
    [{ file_id: '', file_name: 'plan.pdf', file_size: '', obj_url: "http://#{host}/file" }]
  when 'get_notes'
    [{ note_id: 5, note_text: 'fällig', insert_date: '2026-11-20 10:00:00 -0600', has_attachments: '0' }]
  when 'get_invoice_items_order'
    { 0 => '', 1 => 'Mow', 2 => 'Haul' }
  when 'send_notes'
    { remote_note_id: 5 }
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
               result_data: good ? result(call['event_name'], headers['host']) : '' }
    body = JSON.generate(answer).encode('ISO-8859-1')
  end
  socket.write "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=iso-8859-1\r\nContent-Length: #{body.bytesize}\r\nConnection: close\r\n\r\n"
  socket.write body
  socket.close
end

if ARGV[0] == 'serve'
  server = TCPServer.new('127.0.0.1', ARGV[1].to_i)
  loop { receive(server.accept) }
else
  JSON.parse($stdin.read).each do |event, data|
    payload = JSON.generate(username: 'acme', password: HASH, site_id: '7d9f2c1e-5b3a-4c8d-9e6f-0a1b2c3d4e5f', event_name: event, event_data: JSON.generate(data))
    read = JSON.parse(Net::HTTP.post_form(URI(ARGV[1]), 'payload' => payload).body)
    puts JSON.generate([event, read['success'] ? 'ok' : read['return_error_msg']])
  end
end
