<?php
// A peer in PHP, written from the documents alone: `php -S 127.0.0.1:PORT peer.php` receives, `php peer.php URL` calls.
// As PHP does it: number_format writes commas, arrays with gaps become objects, empty objects become lists.

function answer($result) {
    header('Content-Type: text/html; charset=ISO-8859-1');
    $json = json_encode(['error' => [], 'success' => 'yes', 'return_error_msg' => '', 'result_data' => $result,
        'remote_site_id' => '1fc25d06-72bd-42f8-ad34-ecbdc5f1a4a4'], JSON_UNESCAPED_UNICODE);
    echo mb_convert_encoding_or_same($json);
}

function mb_convert_encoding_or_same($text) {
    return function_exists('utf8_decode') ? @utf8_decode($text) : iconv('UTF-8', 'ISO-8859-1', $text);
}

if (PHP_SAPI === 'cli-server') {
    if (strpos($_SERVER['REQUEST_URI'], '/file') === 0) { echo '%PDF-1.4 a plan'; return; }
    $call = json_decode($_POST['payload'], true);
    if ($call['password'] !== sha1('open sesame')) {
        echo json_encode(['error' => true, 'success' => false, 'result_data' => '',
            'return_error_msg' => 'Could not validate username and password.']);
        return;
    }
    $base = 'http://' . $_SERVER['HTTP_HOST'];
    switch ($call['event_name']) {
        case 'get_all_orders':
            answer([1 => ['report_id' => '7', 'wo_number' => 70, 'wo_status' => 'Unread'],
                3 => ['report_id' => '9', 'wo_number' => 90, 'wo_status' => 'Unread']]);
            break;
        case 'get_order':
            answer(['wo_number' => 70, 'address' => 'Große Straße 5', 'zip' => 68102, 'key_values' => [],
                'line_items' => [1 => ['desc' => 'Mow', 'qty' => number_format(1250, 2), 'price' => 3 * 1.1]]]);
            break;
        case 'get_file':
            answer([['file_name' => 'plan.pdf', 'file_size' => '2', 'obj_url' => "$base/file"]]);
            break;
        case 'get_notes':
            answer([2 => ['note_id' => 5, 'note_text' => 'fällig', 'has_attachments' => 'False']]);
            break;
        case 'get_invoice_items_order':
            answer(['', 'Mow', 'Haul']);
            break;
        case 'send_notes':
            answer(['remote_note_id' => 5]);
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
    $context = stream_context_create(['http' => ['method' => 'POST', 'ignore_errors' => true,
        'header' => 'Content-Type: application/x-www-form-urlencoded',
        'content' => http_build_query(['payload' => $payload])]]);
    $read = json_decode(file_get_contents($argv[1], false, $context), true);
    echo json_encode([$event, $read['success'] === true ? 'ok' : ($read['return_error_msg'] ?? 'no envelope')]), "\n";
}
