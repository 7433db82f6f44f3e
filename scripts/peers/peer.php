<?php
// A peer in PHP, written from the documents alone: `php -S 127.0.0.1:PORT peer.php` receives, `php peer.php URL` calls.
// As PHP does it: number_format writes commas, arrays with gaps become objects, empty objects become lists.

function answer($result) {
    header('Content-Type: text/html; charset=ISO-8859-1');
    $json = json_encode(['error' => [], 'success' => 'yes', 'return_error_msg' => '', 'result_data' => $result,
        'remote_site_id' => '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4'], JSON_UNESCAPED_UNICODE);
    echo function_exists('utf8_decode') ? @utf8_decode($json) : iconv('UTF-8', 'ISO-8859-1', $json);
}

if (PHP_SAPI === 'cli-server') {
    if (strpos($_SERVER['REQUEST_URI'], '/file') === 0) { echo '%PDF-1.4 a plan'; return; }
    $call = json_decode($_POST['payload'], true);
    if ($call['password'] !== sha1('open sesame')) {
        echo json_encode(['error' => true, 'success' => false, 'result_data' => '',
            'return_error_msg' => 'Could not validate username and password.']);
        return;
    }
    $data = json_decode($call['event_data'], true);
    $base = 'http://' . $_SERVER['HTTP_HOST'];
    switch ($call['event_name']) {
        case 'get_all_orders':
            answer([1 => ['report_id' => '7', 'wo_number' => 70, 'wo_status' => 'Unread'],
                3 => ['report_id' => '9', 'wo_number' => 90, 'wo_status' => 'Unread']]);
            break;
        case 'get_order':
            answer(['wo_number' => 70, 'address' => 'Große Straße 5', 'zip' => 68102, 'key_values' => [],
                'pcr_forms' => [2 => ['pcr_form_id' => '71', 'form_ver_id' => 1, 'form_required' => 0]],
                'line_items' => [1 => ['desc' => 'Mow', 'qty' => number_format(1250, 2), 'price' => 3 * 1.1]]]);
            break;
        case 'get_pcr_json':
            answer([71 => ['options_pcr_forms' => ['pcr_form_id' => 71, 'pcr_form_name' => 'Maße'],
                'options_pcr_forms_questions' => [1 => ['pcr_question_id' => 1, 'question_name' => 'Höhe?',
                    'question_type' => 'textbox', 'question_data_type' => 'varchar', 'question_active' => '1']],
                'options_pcr_forms_questions_values' => [], 'options_pcr_forms_rules' => [],
                'options_pcr_forms_rules_checks' => [], 'options_pcr_forms_photo_rules' => []]]);
            break;
        case 'get_file':
            if ($data['module_type'] !== 'uploads') { answer([]); break; }
            answer([['file_name' => 'plan.pdf', 'file_size' => '2', 'obj_url' => "$base/file"]]);
            break;
        case 'get_notes':
            answer([2 => ['note_id' => $data['report_id'], 'note_text' => 'fällig', 'has_attachments' => 'False']]);
            break;
        case 'get_invoice_items_order':
            answer(['', 'Mow', 'Haul']);
            break;
        case 'send_notes':
            answer(['remote_note_id' => 5]);
            break;
        case 'send_bid_comp':
            answer(['comp_note_id' => '77']);
            break;
        case 'send_contractor_invoice':
            answer(['line_ids_cont' => ['invoice_id' => 8, 'line_ids' => [3 => 9]]]);
            break;
        case 'send_ready_for_office':
            answer(['error' => []]);
            break;
        default:
            answer(null);
    }
    return;
}

foreach (json_decode(stream_get_contents(STDIN), true) as [$event, $data]) {
    $payload = json_encode(['username' => 'acme', 'password' => sha1('open sesame'),
        'site_id' => '7d9f2c1e-5b3a-4c8d-9e6f-0a1b2c3d4e5f', 'event_name' => $event,
        'event_data' => json_encode($data)]);
    $type = 'application/x-www-form-urlencoded';
    $body = http_build_query(['payload' => $payload]);
    if ($event === 'send_file') {
        $type = 'multipart/form-data; boundary=xyz';
        $body = "--xyz\r\nContent-Disposition: form-data; name=\"payload\"\r\n\r\n$payload\r\n--xyz\r\n" .
            "Content-Disposition: form-data; name=\"file\"; filename=\"blob\"\r\n\r\n\xff\xd8\xff\xe0 a photo\r\n--xyz--\r\n";
    }
    $context = stream_context_create(['http' => ['method' => 'POST', 'ignore_errors' => true,
        'header' => "Content-Type: $type", 'content' => $body]]);
    $read = json_decode(file_get_contents($argv[1], false, $context), true);
    echo json_encode([$event, $read['success'] === true ? 'ok' : ($read['return_error_msg'] ?? 'no envelope')]), "\n";
}
