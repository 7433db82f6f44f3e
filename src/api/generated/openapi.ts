// Generated from schemas/api and the catalogue by scripts/generate: do not edit.

/** The OpenAPI 3.1 document of the whole catalogue. */
export const openapiDocument: Readonly<Record<string, unknown>> = {
 "openapi": "3.1.0",
 "info": {
  "title": "JSON API",
  "version": "1.0.0",
  "description": "Token issuance and the services AutoImport, Bid, File, User, Work order and others. Every request is a POST with a JSON object."
 },
 "servers": [
  {
   "url": ".",
   "description": "The address that this document was read from"
  }
 ],
 "paths": {
  "/auth/token": {
   "post": {
    "operationId": "auth_token",
    "tags": [
     "auth"
    ],
    "summary": "Exchanges the credentials of a client app for an access token.",
    "description": "OAuth 2.0 client credentials grant, with the credentials in the JSON body.",
    "security": [],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "AuthTokenRequest",
        "description": "What /auth/token takes.",
        "type": "object",
        "properties": {
         "grant_type": {
          "description": "Always client_credentials.",
          "$ref": "#/components/schemas/label"
         },
         "client_id": {
          "description": "The id of the client app.",
          "$ref": "#/components/schemas/label"
         },
         "client_secret": {
          "description": "The secret of the client app.",
          "$ref": "#/components/schemas/text"
         },
         "scope": {
          "description": "Scopes separated by single blanks.",
          "$ref": "#/components/schemas/text"
         }
        },
        "required": [
         "grant_type",
         "client_id",
         "client_secret",
         "scope"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "grant_type": "client_credentials",
          "client_id": "18-c0ffee-demo",
          "client_secret": "the-secret-from-registration",
          "scope": "bid-rw file-r"
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "The token.",
      "content": {
       "application/json": {
        "schema": {
         "title": "AuthTokenResponse",
         "description": "What /auth/token answers.",
         "type": "object",
         "properties": {
          "token_type": {
           "description": "Always Bearer.",
           "type": "string",
           "enum": [
            "Bearer"
           ]
          },
          "expires_in": {
           "description": "Seconds until the token expires.",
           "$ref": "#/components/schemas/count"
          },
          "access_token": {
           "description": "The token; opaque to the client app.",
           "$ref": "#/components/schemas/text"
          }
         },
         "required": [
          "token_type",
          "expires_in",
          "access_token"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "token_type": "Bearer",
           "expires_in": 3600,
           "access_token": "eyJhbGciOiJIUzI1NiJ9.e30.abc"
          }
         }
        }
       }
      }
     },
     "400": {
      "description": "`invalid_request`: A member is absent, no text, or sent in two ways.\n\n`unsupported_grant_type`: grant_type is not client_credentials.\n\n`invalid_scope`: The scope is malformed, or more than the app may have.\n\n`invalid_grant`: The credentials hold, but the service withdrew the grant.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/TokenError"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "invalid_request",
            "unsupported_grant_type",
            "invalid_scope",
            "invalid_grant"
           ]
          }
         }
        }
       }
      }
     },
     "401": {
      "description": "`invalid_client`: The client is unknown or its secret is wrong.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/TokenError"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "invalid_client"
           ]
          }
         }
        }
       }
      }
     },
     "405": {
      "description": "`method_not_allowed`: The method is not POST.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/TokenError"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "method_not_allowed"
           ]
          }
         }
        }
       }
      }
     },
     "408": {
      "description": "`request_timeout`: The request came too slowly.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/TokenError"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "request_timeout"
           ]
          }
         }
        }
       }
      }
     },
     "413": {
      "description": "`request_too_large`: The request is larger than the service takes.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/TokenError"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "request_too_large"
           ]
          }
         }
        }
       }
      }
     },
     "429": {
      "description": "`too_many_attempts`: Too many failed attempts; Retry-After says when to go on.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/TokenError"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "too_many_attempts"
           ]
          }
         }
        }
       }
      }
     },
     "500": {
      "description": "`internal_error`: The service failed.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/TokenError"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "internal_error"
           ]
          }
         }
        }
       }
      }
     },
     "503": {
      "description": "`unavailable`: The service cannot answer now; try again later.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/TokenError"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "unavailable"
           ]
          }
         }
        }
       }
      }
     }
    }
   }
  },
  "/autoimport/list": {
   "post": {
    "operationId": "autoimport_list",
    "tags": [
     "autoimport"
    ],
    "summary": "Lists every auto import of the organization.",
    "description": "Described by the JSON API document (section \"POST /autoimport/list\").",
    "security": [
     {
      "clientCredentials": [
       "autoimport-r"
      ]
     },
     {
      "clientCredentials": [
       "autoimport-rw"
      ]
     }
    ],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "title": "AutoimportListRequest",
        "description": "What /autoimport/list takes.",
        "type": "object",
        "properties": {}
       },
       "examples": {
        "example1": {
         "value": {}
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "AutoimportListResponse",
         "description": "What /autoimport/list answers.",
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/AutoImport"
         }
        },
        "examples": {
         "example1": {
          "value": [
           {
            "autoimport_id": 7,
            "import_name": "INS",
            "client_company_name": "Example Field Services",
            "active": 1,
            "friendly_name": "Inspections",
            "api_capabilities": [
             "upload"
            ]
           }
          ]
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/general_400"
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/autoimport/upload": {
   "post": {
    "operationId": "autoimport_upload",
    "tags": [
     "autoimport"
    ],
    "summary": "Queues a file for processing by an auto import that can upload.",
    "description": "Described by the JSON API document (section \"POST /autoimport/upload\").",
    "security": [
     {
      "clientCredentials": [
       "autoimport-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "AutoimportUploadRequest",
        "description": "What /autoimport/upload takes.",
        "type": "object",
        "properties": {
         "autoimport_id": {
          "description": "Auto import to queue the file for.",
          "$ref": "#/components/schemas/id"
         },
         "name": {
          "description": "File name.",
          "$ref": "#/components/schemas/file_name"
         },
         "content": {
          "description": "File content.",
          "$ref": "#/components/schemas/content"
         }
        },
        "required": [
         "autoimport_id",
         "name",
         "content"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "autoimport_id": 7,
          "name": "orders.csv",
          "content": "cmVwb3J0X2lkCjEwNDIK"
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "AutoimportUploadResponse",
         "description": "What /autoimport/upload answers.",
         "type": "object",
         "properties": {
          "message": {
           "description": "A confirmation text.",
           "$ref": "#/components/schemas/text"
          }
         },
         "required": [
          "message"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "message": "Queued orders.csv"
          }
         }
        }
       }
      }
     },
     "400": {
      "description": "`autoimport_invalid`: autoimport_id is absent or malformed, or the auto import of an export is unknown.\n\n`auto_import_inactive`: The auto import is not active.\n\n`autoimport_not_found`: There is no such auto import.\n\n`name_required`: name is absent or blank.\n\n`content_required`: content is absent or empty.\n\n`content_invalid`: content is not base64.\n\n`upload_not_supported`: The auto import cannot upload.\n\n`invalid_request`: The request is no JSON object or breaks a rule that no other type names.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Error"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "autoimport_invalid",
            "auto_import_inactive",
            "autoimport_not_found",
            "name_required",
            "content_required",
            "content_invalid",
            "upload_not_supported",
            "invalid_request"
           ]
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "description": "`upload_failed`: The file could not be stored.\n\n`queuing_failed`: The file could not be queued for processing.\n\n`internal_error`: The service failed.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Error"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "upload_failed",
            "queuing_failed",
            "internal_error"
           ]
          }
         }
        }
       }
      }
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/autoimport/export": {
   "post": {
    "operationId": "autoimport_export",
    "tags": [
     "autoimport"
    ],
    "summary": "Exports a results file of an auto import that can export.",
    "description": "Described by the JSON API document (section \"POST /autoimport/export\").",
    "security": [
     {
      "clientCredentials": [
       "autoimport-r"
      ]
     },
     {
      "clientCredentials": [
       "autoimport-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "AutoimportExportRequest",
        "description": "What /autoimport/export takes.",
        "type": "object",
        "properties": {
         "autoimport_id": {
          "description": "Auto import to export from.",
          "$ref": "#/components/schemas/id"
         },
         "export_date": {
          "description": "What the date selects varies per auto import; for INS it is the compiled PIR file.",
          "$ref": "#/components/schemas/date"
         }
        },
        "required": [
         "autoimport_id",
         "export_date"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "autoimport_id": 8,
          "export_date": "2026-01-05"
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "AutoimportExportResponse",
         "description": "What /autoimport/export answers.",
         "type": "object",
         "properties": {
          "file_name": {
           "description": "File name.",
           "$ref": "#/components/schemas/text"
          },
          "hash": {
           "description": "SHA-256 of the content.",
           "$ref": "#/components/schemas/sha256"
          },
          "content": {
           "description": "File content.",
           "$ref": "#/components/schemas/base64"
          }
         },
         "required": [
          "file_name",
          "hash",
          "content"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "file_name": "pir-2026-01-05.csv",
           "hash": "921f8694cf10da9fedd9a8871b344f31963e7f535c869566264fd86cc9278670",
           "content": "cmVwb3J0X2lkCjEwNDIK"
          }
         }
        }
       }
      }
     },
     "400": {
      "description": "`autoimport_invalid`: autoimport_id is absent or malformed, or the auto import of an export is unknown.\n\n`auto_import_inactive`: The auto import is not active.\n\n`export_not_support`: The auto import cannot export.\n\n`export_date_required`: export_date is absent or blank.\n\n`export_date_invalid`: export_date is no YYYY-MM-DD date.\n\n`pir_not_found`: There is no PIR for the date; INS auto imports only.\n\n`invalid_request`: The request is no JSON object or breaks a rule that no other type names.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Error"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "autoimport_invalid",
            "auto_import_inactive",
            "export_not_support",
            "export_date_required",
            "export_date_invalid",
            "pir_not_found",
            "invalid_request"
           ]
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/bid/list": {
   "post": {
    "operationId": "bid_list",
    "tags": [
     "bid"
    ],
    "summary": "Lists the bids of a work order.",
    "description": "Described by the JSON API document (section \"POST /bid/list\").",
    "security": [
     {
      "clientCredentials": [
       "bid-r"
      ]
     },
     {
      "clientCredentials": [
       "bid-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "BidListRequest",
        "description": "What /bid/list takes.",
        "type": "object",
        "properties": {
         "report_id": {
          "description": "Work order id.",
          "$ref": "#/components/schemas/id"
         }
        },
        "required": [
         "report_id"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "report_id": 1042
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "BidListResponse",
         "description": "What /bid/list answers.",
         "type": "object",
         "properties": {
          "report_id": {
           "description": "Work order id.",
           "$ref": "#/components/schemas/id"
          },
          "bids": {
           "description": "The bids of the order.",
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/Bid"
           }
          }
         },
         "required": [
          "report_id",
          "bids"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "report_id": 1042,
           "bids": [
            {
             "comp_note_id": 501,
             "invoice_item_id": 31,
             "description": "Grass cut",
             "qty": 2,
             "uom": 1,
             "contractor_price": 40,
             "client_price": 55.5,
             "comment": "Back yard too",
             "completion_comment": ""
            }
           ]
          }
         }
        }
       }
      }
     },
     "400": {
      "description": "`wo_invalid`: report_id is absent, malformed or unknown.\n\n`invalid_request`: The request is no JSON object or breaks a rule that no other type names.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Error"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "wo_invalid",
            "invalid_request"
           ]
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/bid/create": {
   "post": {
    "operationId": "bid_create",
    "tags": [
     "bid"
    ],
    "summary": "Creates a bid or completion: from an invoice item, or a custom one.",
    "description": "Described by the JSON API document (section \"POST /bid/create\").",
    "security": [
     {
      "clientCredentials": [
       "bid-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "BidCreateRequest",
        "description": "What /bid/create takes.",
        "type": "object",
        "properties": {
         "report_id": {
          "description": "Work order id.",
          "$ref": "#/components/schemas/id"
         },
         "contractor_price": {
          "description": "Contractor price.",
          "$ref": "#/components/schemas/amount"
         },
         "client_price": {
          "description": "Client price.",
          "$ref": "#/components/schemas/amount"
         },
         "invoice_item_id": {
          "description": "The item of an invoice-item bid.",
          "$ref": "#/components/schemas/numeric_id"
         },
         "invoice_item_other": {
          "description": "The name of a custom bid.",
          "$ref": "#/components/schemas/label"
         },
         "qty": {
          "description": "Quantity of a bid item.",
          "$ref": "#/components/schemas/qty"
         },
         "qty_completion": {
          "description": "Quantity of a completion item.",
          "$ref": "#/components/schemas/qty"
         },
         "uom": {
          "description": "Unit of measure id; only where the organization has the feature.",
          "$ref": "#/components/schemas/id"
         },
         "comment": {
          "description": "Bid comment.",
          "$ref": "#/components/schemas/text"
         },
         "comp_comment": {
          "description": "Completion comment.",
          "$ref": "#/components/schemas/text"
         }
        },
        "required": [
         "report_id",
         "contractor_price",
         "client_price"
        ],
        "allOf": [
         {
          "oneOf": [
           {
            "properties": {
             "invoice_item_id": true
            },
            "required": [
             "invoice_item_id"
            ]
           },
           {
            "properties": {
             "invoice_item_other": true
            },
            "required": [
             "invoice_item_other"
            ]
           }
          ]
         },
         {
          "anyOf": [
           {
            "properties": {
             "qty": true
            },
            "required": [
             "qty"
            ]
           },
           {
            "properties": {
             "qty_completion": true
            },
            "required": [
             "qty_completion"
            ]
           }
          ]
         }
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "report_id": 1042,
          "invoice_item_id": 31,
          "qty": 2,
          "contractor_price": 40,
          "client_price": 55.5
         }
        },
        "example2": {
         "value": {
          "report_id": 1042,
          "invoice_item_other": "Board a window",
          "qty_completion": 1,
          "contractor_price": 80,
          "client_price": 120,
          "comp_comment": "Done"
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "BidCreateResponse",
         "description": "What /bid/create answers.",
         "type": "object",
         "properties": {
          "comp_note_id": {
           "description": "Id of the new bid.",
           "$ref": "#/components/schemas/id"
          }
         },
         "required": [
          "comp_note_id"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "comp_note_id": 502
          }
         }
        }
       }
      }
     },
     "400": {
      "description": "`wo_invalid`: report_id is absent, malformed or unknown.\n\n`invoice_item_id_invalid`: invoice_item_id is not numeric or no item of the order, or no item is named at all.\n\n`invoice_item_other_invalid`: invoice_item_other is not usable text.\n\n`invoice_item_id_not_allowed`: invoice_item_id cannot be set, as beside invoice_item_other.\n\n`qty_required`: Neither qty nor qty_completion is sent.\n\n`qty_invalid`: qty or qty_completion is no quantity.\n\n`uom_invalid`: uom is no active unit of measure.\n\n`uom_not_allowed`: The organization does not have the UOM feature.\n\n`contractor_price_required`: contractor_price is absent.\n\n`contractor_price_invalid`: contractor_price is no amount.\n\n`client_price_required`: client_price is absent.\n\n`client_price_invalid`: client_price is no amount.\n\n`comment_invalid`: comment or comp_comment is not text.\n\n`invalid_request`: The request is no JSON object or breaks a rule that no other type names.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Error"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "wo_invalid",
            "invoice_item_id_invalid",
            "invoice_item_other_invalid",
            "invoice_item_id_not_allowed",
            "qty_required",
            "qty_invalid",
            "uom_invalid",
            "uom_not_allowed",
            "contractor_price_required",
            "contractor_price_invalid",
            "client_price_required",
            "client_price_invalid",
            "comment_invalid",
            "invalid_request"
           ]
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "description": "`internal_error`: The bid failed unexpectedly.\n\n`save_error`: The bid could not be saved.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Error"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "internal_error",
            "save_error"
           ]
          }
         }
        }
       }
      }
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/bid/update": {
   "post": {
    "operationId": "bid_update",
    "tags": [
     "bid"
    ],
    "summary": "Changes the fields of a bid that are sent and leaves the others.",
    "description": "Described by the JSON API document (section \"POST /bid/update\").",
    "security": [
     {
      "clientCredentials": [
       "bid-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "BidUpdateRequest",
        "description": "What /bid/update takes.",
        "type": "object",
        "properties": {
         "comp_note_id": {
          "description": "The bid to change.",
          "$ref": "#/components/schemas/id"
         },
         "qty": {
          "description": "Quantity of a bid item.",
          "$ref": "#/components/schemas/qty"
         },
         "qty_completion": {
          "description": "Quantity of a completion item.",
          "$ref": "#/components/schemas/qty"
         },
         "uom": {
          "description": "Unit of measure id; only where the organization has the feature.",
          "$ref": "#/components/schemas/id"
         },
         "contractor_price": {
          "description": "Contractor price.",
          "$ref": "#/components/schemas/amount"
         },
         "client_price": {
          "description": "Client price.",
          "$ref": "#/components/schemas/amount"
         },
         "comment": {
          "description": "Bid comment.",
          "$ref": "#/components/schemas/text"
         },
         "comp_comment": {
          "description": "Completion comment.",
          "$ref": "#/components/schemas/text"
         }
        },
        "required": [
         "comp_note_id"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "comp_note_id": 501,
          "qty": 2,
          "uom": 1,
          "contractor_price": 40,
          "client_price": 55.5,
          "comment": "Back yard too"
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "BidUpdateResponse",
         "description": "What /bid/update answers.",
         "type": "object",
         "properties": {
          "result": {
           "description": "A confirmation text.",
           "$ref": "#/components/schemas/text"
          }
         },
         "required": [
          "result"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "result": "Saved"
          }
         }
        }
       }
      }
     },
     "400": {
      "description": "`qty_invalid`: qty or qty_completion is no quantity.\n\n`uom_invalid`: uom is no active unit of measure.\n\n`uom_not_allowed`: The organization does not have the UOM feature.\n\n`contractor_price_invalid`: contractor_price is no amount.\n\n`client_price_invalid`: client_price is no amount.\n\n`comp_note_required`: comp_note_id is absent.\n\n`comp_note_invalid`: comp_note_id is malformed.\n\n`comment_invalid`: comment or comp_comment is not text.\n\n`not_found`: There is no such bid.\n\n`invalid_request`: The request is no JSON object or breaks a rule that no other type names.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Error"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "qty_invalid",
            "uom_invalid",
            "uom_not_allowed",
            "contractor_price_invalid",
            "client_price_invalid",
            "comp_note_required",
            "comp_note_invalid",
            "comment_invalid",
            "not_found",
            "invalid_request"
           ]
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/bid/delete": {
   "post": {
    "operationId": "bid_delete",
    "tags": [
     "bid"
    ],
    "summary": "Removes a bid.",
    "description": "Described by the JSON API document (section \"POST /bid/delete\").",
    "security": [
     {
      "clientCredentials": [
       "bid-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "BidDeleteRequest",
        "description": "What /bid/delete takes.",
        "type": "object",
        "properties": {
         "comp_note_id": {
          "description": "The bid to remove.",
          "$ref": "#/components/schemas/id"
         }
        },
        "required": [
         "comp_note_id"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "comp_note_id": 501
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "BidDeleteResponse",
         "description": "What /bid/delete answers.",
         "type": "object",
         "properties": {
          "result": {
           "description": "A confirmation text.",
           "$ref": "#/components/schemas/text"
          }
         },
         "required": [
          "result"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "result": "Saved"
          }
         }
        }
       }
      }
     },
     "400": {
      "description": "`comp_note_required`: comp_note_id is absent.\n\n`comp_note_invalid`: comp_note_id is malformed.\n\n`not_found`: There is no such bid.\n\n`invalid_request`: The request is no JSON object or breaks a rule that no other type names.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Error"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "comp_note_required",
            "comp_note_invalid",
            "not_found",
            "invalid_request"
           ]
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/bid/uom": {
   "post": {
    "operationId": "bid_uom",
    "tags": [
     "bid"
    ],
    "summary": "Lists the active units of measure; none where the feature is off.",
    "description": "Described by the JSON API document (section \"POST /bid/uom\").",
    "security": [
     {
      "clientCredentials": [
       "bid-r"
      ]
     },
     {
      "clientCredentials": [
       "bid-rw"
      ]
     }
    ],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "title": "BidUomRequest",
        "description": "What /bid/uom takes.",
        "type": "object",
        "properties": {}
       },
       "examples": {
        "example1": {
         "value": {}
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "BidUomResponse",
         "description": "What /bid/uom answers.",
         "type": "object",
         "properties": {
          "uom": {
           "description": "Unit of measure id to name, active units only.",
           "type": "object",
           "additionalProperties": {
            "description": "Name of the unit.",
            "$ref": "#/components/schemas/text"
           }
          }
         },
         "required": [
          "uom"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "uom": {
            "1": "Each",
            "2": "Sq ft"
           }
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/general_400"
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/bid/invoice/items": {
   "post": {
    "operationId": "bid_invoice_items",
    "tags": [
     "bid"
    ],
    "summary": "Lists the active items for which bids can be created, priced for the work order.",
    "description": "Described by the JSON API document (section \"POST /bid/invoice/items\").",
    "security": [
     {
      "clientCredentials": [
       "bid-r"
      ]
     },
     {
      "clientCredentials": [
       "bid-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "BidInvoiceItemsRequest",
        "description": "What /bid/invoice/items takes.",
        "type": "object",
        "properties": {
         "report_id": {
          "description": "Work order id.",
          "$ref": "#/components/schemas/id"
         }
        },
        "required": [
         "report_id"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "report_id": 1042
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "BidInvoiceItemsResponse",
         "description": "What /bid/invoice/items answers.",
         "type": "object",
         "properties": {
          "report_id": {
           "description": "Work order id.",
           "$ref": "#/components/schemas/id"
          },
          "invoice_items": {
           "description": "Active items for which bids can be created.",
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/InvoiceItem"
           }
          }
         },
         "required": [
          "report_id",
          "invoice_items"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "report_id": 1042,
           "invoice_items": [
            {
             "invoice_item_id": 31,
             "description": "Grass cut",
             "client_price": 55.5,
             "contractor_price": 40,
             "uom": 1
            }
           ]
          }
         }
        }
       }
      }
     },
     "400": {
      "description": "`wo_invalid`: report_id is absent, malformed or unknown.\n\n`invalid_request`: The request is no JSON object or breaks a rule that no other type names.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Error"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "wo_invalid",
            "invalid_request"
           ]
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/file/list": {
   "post": {
    "operationId": "file_list",
    "tags": [
     "file"
    ],
    "summary": "Lists the files of a work order, without their content.",
    "description": "Described by the JSON API document (section \"POST /file/list\").",
    "security": [
     {
      "clientCredentials": [
       "file-r"
      ]
     },
     {
      "clientCredentials": [
       "file-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "FileListRequest",
        "description": "What /file/list takes.",
        "type": "object",
        "properties": {
         "report_id": {
          "description": "Work order id.",
          "$ref": "#/components/schemas/id"
         }
        },
        "required": [
         "report_id"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "report_id": 1042
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "FileListResponse",
         "description": "What /file/list answers.",
         "type": "object",
         "properties": {
          "report_id": {
           "description": "Work order id.",
           "$ref": "#/components/schemas/id"
          },
          "files": {
           "description": "The files of the order.",
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/ListedFile"
           }
          }
         },
         "required": [
          "report_id",
          "files"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "report_id": 1042,
           "files": [
            {
             "file_id": 9001,
             "file_name": "front.jpg",
             "file_type": "image/jpeg",
             "file_area": 0,
             "flags": [
              {
               "type": "b",
               "comp_note_id": 501,
               "item_description": "Grass cut",
               "stage": "b"
              }
             ]
            }
           ]
          }
         }
        }
       }
      }
     },
     "400": {
      "description": "`invalid_wo`: report_id is absent, malformed or unknown.\n\n`invalid_request`: The request is no JSON object or breaks a rule that no other type names.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Error"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "invalid_wo",
            "invalid_request"
           ]
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/file/get": {
   "post": {
    "operationId": "file_get",
    "tags": [
     "file"
    ],
    "summary": "Gets a file with its content.",
    "description": "Described by the JSON API document (section \"POST /file/get\").",
    "security": [
     {
      "clientCredentials": [
       "file-r"
      ]
     },
     {
      "clientCredentials": [
       "file-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "FileGetRequest",
        "description": "What /file/get takes.",
        "type": "object",
        "properties": {
         "file_id": {
          "description": "The file to get.",
          "$ref": "#/components/schemas/id"
         }
        },
        "required": [
         "file_id"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "file_id": 9001
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "FileGetResponse",
         "description": "What /file/get answers.",
         "type": "object",
         "properties": {
          "report_id": {
           "description": "Work order id.",
           "$ref": "#/components/schemas/id"
          },
          "file_id": {
           "description": "Unique id.",
           "$ref": "#/components/schemas/id"
          },
          "file_name": {
           "description": "Name.",
           "$ref": "#/components/schemas/text"
          },
          "file_type": {
           "description": "MIME type.",
           "$ref": "#/components/schemas/text"
          },
          "file_area": {
           "description": "0 photo, 1 document.",
           "$ref": "#/components/schemas/file_area"
          },
          "flags": {
           "description": "Filled only for photos flagged to a bid, completion, PCR question, damage or violation; empty otherwise.",
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/FileFlag"
           }
          },
          "hash": {
           "description": "SHA-256 of the content.",
           "$ref": "#/components/schemas/sha256"
          },
          "content": {
           "description": "File content.",
           "$ref": "#/components/schemas/base64"
          }
         },
         "required": [
          "report_id",
          "file_id",
          "file_name",
          "file_type",
          "file_area",
          "flags",
          "hash",
          "content"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "report_id": 1042,
           "file_id": 9001,
           "file_name": "front.jpg",
           "file_type": "image/jpeg",
           "file_area": 0,
           "flags": [
            {
             "type": "b",
             "comp_note_id": 501,
             "item_description": "Grass cut",
             "stage": "b"
            }
           ],
           "hash": "6e568e1f67fba258184c78181539e5e8fdee447e49bb706fc0ea34fbf12336a5",
           "content": "/9j/"
          }
         }
        }
       }
      }
     },
     "400": {
      "description": "`file_id_required`: file_id is absent.\n\n`file_id_invalid`: file_id is malformed.\n\n`not_found`: There is no such file.\n\n`invalid_request`: The request is no JSON object or breaks a rule that no other type names.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Error"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "file_id_required",
            "file_id_invalid",
            "not_found",
            "invalid_request"
           ]
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/file/get/metadata": {
   "post": {
    "operationId": "file_get_metadata",
    "tags": [
     "file"
    ],
    "summary": "Gets the metadata of a work order photo.",
    "description": "Not described by the document; the shape is what deployed services use (section \"JSON API: actions that the document only names, or does not name\").",
    "security": [
     {
      "clientCredentials": [
       "file-r"
      ]
     },
     {
      "clientCredentials": [
       "file-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "FileGetMetadataRequest",
        "description": "What /file/get/metadata takes.",
        "type": "object",
        "properties": {
         "file_id": {
          "description": "A photo of a work order.",
          "$ref": "#/components/schemas/id"
         }
        },
        "required": [
         "file_id"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "file_id": 9001
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "FileGetMetadataResponse",
         "description": "What /file/get/metadata answers.",
         "type": "object",
         "properties": {
          "file_id": {
           "description": "The photo.",
           "$ref": "#/components/schemas/id"
          },
          "metadata": {
           "description": "UploadBy, UploadTimestamp, FileName, DateTimeOriginal, GPSLatitude, GPSLongitude, Make, Model, as far as known.",
           "type": "object",
           "additionalProperties": {
            "description": "A value."
           }
          }
         },
         "required": [
          "file_id",
          "metadata"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "file_id": 9001,
           "metadata": {
            "UploadBy": "jdoe",
            "FileName": "front.jpg",
            "GPSLatitude": 39.75
           }
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/general_400"
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "description": "`not_found`: There is no such photo.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Error"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "not_found"
           ]
          }
         }
        }
       }
      }
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "422": {
      "description": "`file_id_invalid`: file_id is absent or malformed.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Error"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "file_id_invalid"
           ]
          }
         }
        }
       }
      }
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/file/upload": {
   "post": {
    "operationId": "file_upload",
    "tags": [
     "file"
    ],
    "summary": "Uploads a file and attaches it to a work order.",
    "description": "Named by the document without a shape; this shape is ours, not the protocol's (section \"Further File actions (named only)\").",
    "security": [
     {
      "clientCredentials": [
       "file-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "FileUploadRequest",
        "description": "What /file/upload takes.",
        "type": "object",
        "properties": {
         "report_id": {
          "description": "Work order to attach the file to.",
          "$ref": "#/components/schemas/id"
         },
         "file_name": {
          "description": "File name.",
          "$ref": "#/components/schemas/file_name"
         },
         "file_area": {
          "description": "0 photo, 1 document.",
          "$ref": "#/components/schemas/file_area"
         },
         "content": {
          "description": "File content.",
          "$ref": "#/components/schemas/content"
         },
         "document_type_id": {
          "description": "Document type, for a document.",
          "$ref": "#/components/schemas/id"
         },
         "hash": {
          "description": "SHA-256 of the content; checked when sent.",
          "$ref": "#/components/schemas/sha256"
         }
        },
        "required": [
         "report_id",
         "file_name",
         "file_area",
         "content"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "report_id": 1042,
          "file_name": "lease.pdf",
          "file_area": 1,
          "content": "JVBERi0xLjcK",
          "document_type_id": 2
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "FileUploadResponse",
         "description": "What /file/upload answers.",
         "type": "object",
         "properties": {
          "file_id": {
           "description": "Id of the new file.",
           "$ref": "#/components/schemas/id"
          }
         },
         "required": [
          "file_id"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "file_id": 9002
          }
         }
        }
       }
      }
     },
     "400": {
      "description": "`invalid_wo`: report_id is absent, malformed or unknown.\n\n`name_required`: file_name is absent or blank.\n\n`file_area_invalid`: file_area is neither 0 nor 1.\n\n`content_required`: content is absent or empty.\n\n`content_invalid`: content is not base64, or hash is not its SHA-256.\n\n`document_type_invalid`: document_type_id is no document type.\n\n`invalid_request`: The request is no JSON object or breaks a rule that no other type names.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Error"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "invalid_wo",
            "name_required",
            "file_area_invalid",
            "content_required",
            "content_invalid",
            "document_type_invalid",
            "invalid_request"
           ]
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "description": "`upload_failed`: The file could not be stored.\n\n`internal_error`: The service failed.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Error"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "upload_failed",
            "internal_error"
           ]
          }
         }
        }
       }
      }
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/file/flag/items": {
   "post": {
    "operationId": "file_flag_items",
    "tags": [
     "file"
    ],
    "summary": "Lists the bids, completions and PCR questions that files can be flagged to.",
    "description": "Not described by the document; the shape is what deployed services use (section \"JSON API: actions that the document only names, or does not name\").",
    "security": [
     {
      "clientCredentials": [
       "file-r"
      ]
     },
     {
      "clientCredentials": [
       "file-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "FileFlagItemsRequest",
        "description": "What /file/flag/items takes.",
        "type": "object",
        "properties": {
         "report_id": {
          "description": "Work order id.",
          "$ref": "#/components/schemas/id"
         }
        },
        "required": [
         "report_id"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "report_id": 1042
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "FileFlagItemsResponse",
         "description": "What /file/flag/items answers.",
         "type": "object",
         "properties": {
          "items": {
           "description": "What files of the order can be flagged to.",
           "type": "object",
           "properties": {
            "bids": {
             "description": "Bids.",
             "type": "array",
             "items": {
              "$ref": "#/components/schemas/FlaggableItem"
             }
            },
            "completions": {
             "description": "Completions.",
             "type": "array",
             "items": {
              "$ref": "#/components/schemas/FlaggableItem"
             }
            },
            "pcr": {
             "description": "Questions.",
             "type": "array",
             "items": {
              "$ref": "#/components/schemas/FlaggableQuestion"
             }
            }
           }
          }
         },
         "required": [
          "items"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "items": {
            "bids": [
             {
              "comp_note_id": 501,
              "description": "Grass cut"
             }
            ],
            "completions": [
             {
              "comp_note_id": 501,
              "description": "Grass cut"
             }
            ],
            "pcr": [
             {
              "form": "Occupancy check",
              "question": "Is the property occupied?",
              "pcr_question_id": 88
             }
            ]
           }
          }
         }
        }
       }
      }
     },
     "400": {
      "description": "`invalid_wo`: report_id is absent, malformed or unknown.\n\n`invalid_request`: The request is no JSON object or breaks a rule that no other type names.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Error"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "invalid_wo",
            "invalid_request"
           ]
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/file/flag": {
   "post": {
    "operationId": "file_flag",
    "tags": [
     "file"
    ],
    "summary": "Flags a photo to a bid, a completion or a PCR question.",
    "description": "Not described by the document; the shape is what deployed services use (section \"JSON API: actions that the document only names, or does not name\").",
    "security": [
     {
      "clientCredentials": [
       "file-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "FileFlagRequest",
        "description": "What /file/flag takes.",
        "type": "object",
        "properties": {
         "type": {
          "description": "b bid, c completion, pc PCR question.",
          "type": "string",
          "enum": [
           "b",
           "c",
           "pc"
          ]
         },
         "file_id": {
          "description": "A photo.",
          "$ref": "#/components/schemas/id"
         },
         "comp_note_id": {
          "description": "Bid or completion, for types b and c.",
          "$ref": "#/components/schemas/id"
         },
         "pcr_question_id": {
          "description": "Question, for type pc.",
          "$ref": "#/components/schemas/id"
         },
         "stage": {
          "description": "b before, i during, a after; needed for type c, and only b for type b.",
          "type": "string",
          "enum": [
           "b",
           "i",
           "a"
          ]
         }
        },
        "required": [
         "type",
         "file_id"
        ],
        "oneOf": [
         {
          "properties": {
           "type": {
            "const": "b"
           },
           "stage": {
            "const": "b"
           },
           "comp_note_id": true
          },
          "required": [
           "comp_note_id"
          ]
         },
         {
          "properties": {
           "type": {
            "const": "c"
           },
           "comp_note_id": true,
           "stage": true
          },
          "required": [
           "comp_note_id",
           "stage"
          ]
         },
         {
          "properties": {
           "type": {
            "const": "pc"
           },
           "pcr_question_id": true
          },
          "required": [
           "pcr_question_id"
          ]
         }
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "type": "b",
          "file_id": 9001,
          "comp_note_id": 501
         }
        },
        "example2": {
         "value": {
          "type": "c",
          "file_id": 9001,
          "comp_note_id": 501,
          "stage": "a"
         }
        },
        "example3": {
         "value": {
          "type": "pc",
          "file_id": 9001,
          "pcr_question_id": 88
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "FileFlagResponse",
         "description": "What /file/flag answers.",
         "type": "object",
         "properties": {
          "result": {
           "description": "A confirmation text.",
           "$ref": "#/components/schemas/text"
          }
         },
         "required": [
          "result"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "result": "Saved"
          }
         }
        }
       }
      }
     },
     "400": {
      "description": "`type_required`: type is absent.\n\n`type_invalid`: type is not b, c or pc.\n\n`stage_invalid`: stage is not b, i or a; or it is absent for type c; or it is not b for type b.\n\n`file_id_required`: file_id is absent.\n\n`file_id_invalid`: file_id is malformed, unknown, or no photo.\n\n`invalid_request`: The request is no JSON object or breaks a rule that no other type names.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Error"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "type_required",
            "type_invalid",
            "stage_invalid",
            "file_id_required",
            "file_id_invalid",
            "invalid_request"
           ]
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/file/document/types": {
   "post": {
    "operationId": "file_document_types",
    "tags": [
     "file"
    ],
    "summary": "Lists the document types.",
    "description": "Named by the document without a shape; this shape is ours, not the protocol's (section \"Further File actions (named only)\").",
    "security": [
     {
      "clientCredentials": [
       "file-r"
      ]
     },
     {
      "clientCredentials": [
       "file-rw"
      ]
     }
    ],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "title": "FileDocumentTypesRequest",
        "description": "What /file/document/types takes.",
        "type": "object",
        "properties": {}
       },
       "examples": {
        "example1": {
         "value": {}
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "FileDocumentTypesResponse",
         "description": "What /file/document/types answers.",
         "type": "object",
         "additionalProperties": {
          "description": "Name of the document type.",
          "$ref": "#/components/schemas/text"
         }
        },
        "examples": {
         "example1": {
          "value": {
           "1": "Lease",
           "2": "Invoice"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/general_400"
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/user/search": {
   "post": {
    "operationId": "user_search",
    "tags": [
     "user"
    ],
    "summary": "Returns the active users that match the filters, 100 a page.",
    "description": "Described by the JSON API document (section \"POST /user/search\").",
    "security": [
     {
      "clientCredentials": [
       "user-r"
      ]
     },
     {
      "clientCredentials": [
       "user-rw"
      ]
     }
    ],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "title": "UserSearchRequest",
        "description": "What /user/search takes.",
        "type": "object",
        "properties": {
         "user_email": {
          "description": "Mail address, or a part of it.",
          "$ref": "#/components/schemas/filter"
         },
         "user_name": {
          "description": "Name to sign in with, or a part of it.",
          "$ref": "#/components/schemas/filter"
         },
         "user_company": {
          "description": "Company, or a part of it.",
          "$ref": "#/components/schemas/filter"
         },
         "offset": {
          "description": "How many matches to pass over.",
          "$ref": "#/components/schemas/offset"
         }
        }
       },
       "examples": {
        "example1": {
         "value": {
          "user_email": "example.com",
          "user_name": "jd",
          "user_company": "Doe",
          "offset": 0
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "UserSearchResponse",
         "description": "What /user/search answers.",
         "type": "object",
         "properties": {
          "users": {
           "description": "Active users that match.",
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/User"
           },
           "maxItems": 100
          },
          "next": {
           "$ref": "#/components/schemas/UserSearchNext"
          }
         },
         "required": [
          "users"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "users": [
            {
             "user_id": 3,
             "user_name": "jdoe",
             "user_email": "jdoe@example.com",
             "user_first_name": "Jo",
             "user_last_name": "Doe",
             "user_company": "Doe Preservation",
             "user_display_name": "Jo Doe"
            }
           ],
           "next": {
            "user_email": "example.com",
            "user_name": "jd",
            "user_company": "Doe",
            "offset": 100
           }
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/general_400"
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/user/group/list": {
   "post": {
    "operationId": "user_group_list",
    "tags": [
     "user"
    ],
    "summary": "Lists the groups of users.",
    "description": "Not described by the document; the shape is what deployed services use (section \"JSON API: actions that the document only names, or does not name\").",
    "security": [
     {
      "clientCredentials": [
       "user-r"
      ]
     },
     {
      "clientCredentials": [
       "user-rw"
      ]
     }
    ],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "title": "UserGroupListRequest",
        "description": "What /user/group/list takes.",
        "type": "object",
        "properties": {}
       },
       "examples": {
        "example1": {
         "value": {}
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "UserGroupListResponse",
         "description": "What /user/group/list answers.",
         "type": "object",
         "properties": {
          "groups": {
           "description": "Group id to name.",
           "type": "object",
           "additionalProperties": {
            "description": "Name of the group.",
            "$ref": "#/components/schemas/text"
           }
          }
         },
         "required": [
          "groups"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "groups": {
            "1": "Office",
            "2": "Contractors"
           }
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/general_400"
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/workorder/search": {
   "post": {
    "operationId": "workorder_search",
    "tags": [
     "workorder"
    ],
    "summary": "Returns the work orders that match, at most 100 a page.",
    "description": "Described by the JSON API document (section \"POST /workorder/search\").",
    "security": [
     {
      "clientCredentials": [
       "workorder-r"
      ]
     },
     {
      "clientCredentials": [
       "workorder-rw"
      ]
     }
    ],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "title": "WorkorderSearchRequest",
        "description": "What /workorder/search takes.",
        "type": "object",
        "properties": {
         "org_wo_num": {
          "description": "The organization's number of the order.",
          "$ref": "#/components/schemas/filter"
         },
         "wo_number": {
          "description": "Work order number.",
          "$ref": "#/components/schemas/filter"
         },
         "loan_number": {
          "description": "Loan number.",
          "$ref": "#/components/schemas/filter"
         },
         "address": {
          "description": "Street number and name, or a part of it.",
          "$ref": "#/components/schemas/filter"
         },
         "city": {
          "description": "City, or a part of it.",
          "$ref": "#/components/schemas/filter"
         },
         "state": {
          "description": "State.",
          "$ref": "#/components/schemas/filter"
         },
         "zip": {
          "description": "Zip code.",
          "$ref": "#/components/schemas/filter"
         },
         "offset": {
          "description": "How many matches to pass over.",
          "$ref": "#/components/schemas/offset"
         }
        },
        "anyOf": [
         {
          "properties": {
           "org_wo_num": true
          },
          "required": [
           "org_wo_num"
          ]
         },
         {
          "properties": {
           "wo_number": true
          },
          "required": [
           "wo_number"
          ]
         },
         {
          "properties": {
           "loan_number": true
          },
          "required": [
           "loan_number"
          ]
         },
         {
          "properties": {
           "address": true
          },
          "required": [
           "address"
          ]
         },
         {
          "properties": {
           "city": true
          },
          "required": [
           "city"
          ]
         },
         {
          "properties": {
           "state": true
          },
          "required": [
           "state"
          ]
         },
         {
          "properties": {
           "zip": true
          },
          "required": [
           "zip"
          ]
         }
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "state": "OH"
         }
        },
        "example2": {
         "value": {
          "address": "12 Elm",
          "city": "Dayton",
          "offset": 100
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "WorkorderSearchResponse",
         "description": "What /workorder/search answers.",
         "type": "object",
         "properties": {
          "work_orders": {
           "description": "Work orders that match, at most 100.",
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/WorkOrderSummary"
           },
           "maxItems": 100
          },
          "next": {
           "$ref": "#/components/schemas/WorkOrderSearchNext"
          }
         },
         "required": [
          "work_orders"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "work_orders": [
            {
             "report_id": 1042,
             "org_property_id": 77,
             "address": "12 Elm St",
             "city": "Dayton",
             "state": "OH",
             "zip": "45402",
             "loan_number": "LN-1042",
             "work_type": 4,
             "date_received": "20260105"
            }
           ],
           "next": {
            "state": "OH",
            "offset": 100
           }
          }
         }
        }
       }
      }
     },
     "400": {
      "description": "`invalid_search`: No parameter other than offset is sent.\n\n`invalid_request`: The request is no JSON object or breaks a rule that no other type names.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Error"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "invalid_search",
            "invalid_request"
           ]
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/workorder/fields": {
   "post": {
    "operationId": "workorder_fields",
    "tags": [
     "workorder"
    ],
    "summary": "Lists the fields of work orders.",
    "description": "Not described by the document; the shape is what deployed services use (section \"JSON API: actions that the document only names, or does not name\").",
    "security": [
     {
      "clientCredentials": [
       "workorder-r"
      ]
     },
     {
      "clientCredentials": [
       "workorder-rw"
      ]
     }
    ],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "title": "WorkorderFieldsRequest",
        "description": "What /workorder/fields takes.",
        "type": "object",
        "properties": {}
       },
       "examples": {
        "example1": {
         "value": {}
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "WorkorderFieldsResponse",
         "description": "What /workorder/fields answers.",
         "$ref": "#/components/schemas/FieldDefinitions"
        },
        "examples": {
         "example1": {
          "value": {
           "occupancy": {
            "name": "Occupancy",
            "type": "dropdown",
            "source": "property",
            "options": {
             "1": "Vacant",
             "2": "Occupied"
            }
           }
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/general_400"
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/workorder/get": {
   "post": {
    "operationId": "workorder_get",
    "tags": [
     "workorder"
    ],
    "summary": "Gets a work order.",
    "description": "Not described by the document; the shape is what deployed services use (section \"JSON API: actions that the document only names, or does not name\").",
    "security": [
     {
      "clientCredentials": [
       "workorder-r"
      ]
     },
     {
      "clientCredentials": [
       "workorder-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "WorkorderGetRequest",
        "description": "What /workorder/get takes.",
        "type": "object",
        "properties": {
         "report_id": {
          "description": "Work order id.",
          "$ref": "#/components/schemas/id"
         }
        },
        "required": [
         "report_id"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "report_id": 1042
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "WorkorderGetResponse",
         "description": "What /workorder/get answers.",
         "type": "object",
         "properties": {
          "report_id": {
           "description": "Work order id.",
           "$ref": "#/components/schemas/id"
          },
          "org_property_id": {
           "description": "Property id.",
           "$ref": "#/components/schemas/id"
          },
          "values": {
           "$ref": "#/components/schemas/FieldValues"
          },
          "fields": {
           "$ref": "#/components/schemas/FieldDefinitions"
          }
         },
         "required": [
          "report_id",
          "org_property_id",
          "values",
          "fields"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "report_id": 1042,
           "org_property_id": 77,
           "values": {
            "occupancy": "Vacant"
           },
           "fields": {
            "occupancy": {
             "name": "Occupancy",
             "type": "dropdown",
             "source": "property",
             "options": {
              "1": "Vacant",
              "2": "Occupied"
             }
            }
           }
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/general_400"
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/workorder/create": {
   "post": {
    "operationId": "workorder_create",
    "tags": [
     "workorder"
    ],
    "summary": "Creates a work order.",
    "description": "Not described by the document; the shape is what deployed services use (section \"JSON API: actions that the document only names, or does not name\").",
    "security": [
     {
      "clientCredentials": [
       "workorder-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "WorkorderCreateRequest",
        "description": "What /workorder/create takes.",
        "type": "object",
        "properties": {
         "values": {
          "description": "The fields of the new order.",
          "type": "object",
          "properties": {
           "address": {
            "description": "Street number and name.",
            "$ref": "#/components/schemas/label"
           },
           "city": {
            "description": "City.",
            "$ref": "#/components/schemas/label"
           },
           "state": {
            "description": "State.",
            "$ref": "#/components/schemas/label"
           },
           "zip": {
            "description": "Zip code.",
            "$ref": "#/components/schemas/label"
           },
           "work_type": {
            "description": "Work type, by id or name.",
            "anyOf": [
             {
              "type": "string"
             },
             {
              "type": "number"
             }
            ]
           },
           "client_company": {
            "description": "Client company, by id or name.",
            "anyOf": [
             {
              "type": "string"
             },
             {
              "type": "number"
             }
            ]
           },
           "date_due": {
            "description": "Date due.",
            "$ref": "#/components/schemas/text"
           }
          },
          "required": [
           "address",
           "city",
           "state",
           "zip",
           "work_type",
           "client_company",
           "date_due"
          ]
         },
         "work_items": {
          "description": "Items of work.",
          "type": "array",
          "items": {
           "$ref": "#/components/schemas/WorkItem"
          }
         }
        },
        "required": [
         "values"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "values": {
           "address": "12 Elm St",
           "city": "Dayton",
           "state": "OH",
           "zip": "45402",
           "work_type": 4,
           "client_company": "Example Field Services",
           "date_due": "20260201"
          },
          "work_items": [
           {
            "id": 31,
            "qty": 1,
            "price": 55.5,
            "instructions": "Front and back"
           }
          ]
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "WorkorderCreateResponse",
         "description": "What /workorder/create answers is not shown anywhere: any JSON value."
        },
        "examples": {
         "example1": {
          "value": {
           "report_id": 1300
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/general_400"
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/workorder/update": {
   "post": {
    "operationId": "workorder_update",
    "tags": [
     "workorder"
    ],
    "summary": "Changes fields of a work order.",
    "description": "Not described by the document; the shape is what deployed services use (section \"JSON API: actions that the document only names, or does not name\").",
    "security": [
     {
      "clientCredentials": [
       "workorder-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "WorkorderUpdateRequest",
        "description": "What /workorder/update takes.",
        "type": "object",
        "properties": {
         "report_id": {
          "description": "Work order id.",
          "$ref": "#/components/schemas/id"
         },
         "values": {
          "$ref": "#/components/schemas/FieldValues"
         }
        },
        "required": [
         "report_id",
         "values"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "report_id": 1042,
          "values": {
           "occupancy": "Vacant"
          }
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "WorkorderUpdateResponse",
         "description": "What /workorder/update answers.",
         "type": "object",
         "properties": {
          "result": {
           "description": "A confirmation text.",
           "$ref": "#/components/schemas/text"
          },
          "org_property_id": {
           "description": "Property id.",
           "$ref": "#/components/schemas/id"
          },
          "wo_reassociated": {
           "description": "Whether the order now belongs to another property.",
           "type": "boolean"
          }
         },
         "required": [
          "result",
          "org_property_id",
          "wo_reassociated"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "result": "Saved",
           "org_property_id": 77,
           "wo_reassociated": false
          }
         }
        }
       }
      }
     },
     "400": {
      "description": "`invalid_report_id`: report_id is absent or malformed, or the order to make ready is unknown.\n\n`values_required`: values is absent.\n\n`invalid_field`: values names a field that there is not.\n\n`invalid_date`: A value of a date field is no date.\n\n`invalid_option`: A value is none of the options of its field.\n\n`invalid_request`: The request is no JSON object or breaks a rule that no other type names.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Error"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "invalid_report_id",
            "values_required",
            "invalid_field",
            "invalid_date",
            "invalid_option",
            "invalid_request"
           ]
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "description": "`not_found`: There is no such work order.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Error"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "not_found"
           ]
          }
         }
        }
       }
      }
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/workorder/rfo": {
   "post": {
    "operationId": "workorder_rfo",
    "tags": [
     "workorder"
    ],
    "summary": "Marks an order as ready for office, or not.",
    "description": "Not described by the document; the shape is what deployed services use (section \"JSON API: actions that the document only names, or does not name\").",
    "security": [
     {
      "clientCredentials": [
       "workorder-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "WorkorderRfoRequest",
        "description": "What /workorder/rfo takes.",
        "type": "object",
        "properties": {
         "report_id": {
          "description": "Work order id.",
          "$ref": "#/components/schemas/id"
         },
         "ready": {
          "description": "1 ready for office, 0 not.",
          "$ref": "#/components/schemas/flag_number"
         }
        },
        "required": [
         "report_id",
         "ready"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "report_id": 1042,
          "ready": 1
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "WorkorderRfoResponse",
         "description": "What /workorder/rfo answers.",
         "type": "object",
         "properties": {
          "result": {
           "description": "A confirmation text.",
           "$ref": "#/components/schemas/text"
          }
         },
         "required": [
          "result"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "result": "Saved"
          }
         }
        }
       }
      }
     },
     "400": {
      "description": "`invalid_report_id`: report_id is absent or malformed, or the order to make ready is unknown.\n\n`ready_required`: ready is absent.\n\n`ready_invalid`: ready is neither 1 nor 0.\n\n`photo_count_error`: The order has too few photos.\n\n`photo_flag_error`: Photos are not flagged as they have to be.\n\n`office_locked`: The office has locked the order.\n\n`pcr_error`: A form of the order is not complete.\n\n`invalid_request`: The request is no JSON object or breaks a rule that no other type names.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Error"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "invalid_report_id",
            "ready_required",
            "ready_invalid",
            "photo_count_error",
            "photo_flag_error",
            "office_locked",
            "pcr_error",
            "invalid_request"
           ]
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/workorder/pcr/list": {
   "post": {
    "operationId": "workorder_pcr_list",
    "tags": [
     "workorder"
    ],
    "summary": "Lists the PCR forms of a work order.",
    "description": "Not described by the document; the shape is what deployed services use (section \"JSON API: actions that the document only names, or does not name\").",
    "security": [
     {
      "clientCredentials": [
       "workorder-r"
      ]
     },
     {
      "clientCredentials": [
       "workorder-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "WorkorderPcrListRequest",
        "description": "What /workorder/pcr/list takes.",
        "type": "object",
        "properties": {
         "report_id": {
          "description": "Work order id.",
          "$ref": "#/components/schemas/id"
         }
        },
        "required": [
         "report_id"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "report_id": 1042
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "WorkorderPcrListResponse",
         "description": "What /workorder/pcr/list answers.",
         "type": "array",
         "items": {
          "$ref": "#/components/schemas/AttachedPcrForm"
         }
        },
        "examples": {
         "example1": {
          "value": [
           {
            "pcr_form_id": 12,
            "pcr_form_name": "Occupancy check",
            "version": 3,
            "required": true,
            "has_errors": false
           }
          ]
         }
        }
       }
      }
     },
     "400": {
      "description": "`wo_invalid`: report_id is absent, malformed or unknown.\n\n`invalid_request`: The request is no JSON object or breaks a rule that no other type names.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Error"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "wo_invalid",
            "invalid_request"
           ]
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/workorder/pcr/get": {
   "post": {
    "operationId": "workorder_pcr_get",
    "tags": [
     "workorder"
    ],
    "summary": "Gets a PCR form of a work order with its answers.",
    "description": "Not described by the document; the shape is what deployed services use (section \"JSON API: actions that the document only names, or does not name\").",
    "security": [
     {
      "clientCredentials": [
       "workorder-r"
      ]
     },
     {
      "clientCredentials": [
       "workorder-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "WorkorderPcrGetRequest",
        "description": "What /workorder/pcr/get takes.",
        "type": "object",
        "properties": {
         "report_id": {
          "description": "Work order id.",
          "$ref": "#/components/schemas/id"
         },
         "pcr_form_id": {
          "description": "Form id.",
          "$ref": "#/components/schemas/id"
         }
        },
        "required": [
         "report_id",
         "pcr_form_id"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "report_id": 1042,
          "pcr_form_id": 12
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "WorkorderPcrGetResponse",
         "description": "What /workorder/pcr/get answers.",
         "type": "object",
         "properties": {
          "pcr_form_id": {
           "description": "Form id.",
           "$ref": "#/components/schemas/id"
          },
          "version": {
           "description": "Version of the form.",
           "$ref": "#/components/schemas/id"
          },
          "name": {
           "description": "Form name.",
           "$ref": "#/components/schemas/text"
          },
          "questions": {
           "description": "The questions with their answers.",
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/AnsweredQuestion"
           }
          }
         },
         "required": [
          "pcr_form_id",
          "version",
          "name",
          "questions"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "pcr_form_id": 12,
           "version": 3,
           "name": "Occupancy check",
           "questions": [
            {
             "pcr_question_id": 88,
             "pcr_question_type": "radio",
             "pcr_question_name": "Is the property occupied?",
             "pcr_question_share_name": "occupied",
             "items": [
              {
               "id": 401,
               "value": "yes",
               "label": "Yes",
               "thirdparty_value": "Y"
              }
             ],
             "answer": "yes"
            }
           ]
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/general_400"
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/workorder/pcr/answer": {
   "post": {
    "operationId": "workorder_pcr_answer",
    "tags": [
     "workorder"
    ],
    "summary": "Answers questions of a PCR form of a work order.",
    "description": "Not described by the document; the shape is what deployed services use (section \"JSON API: actions that the document only names, or does not name\").",
    "security": [
     {
      "clientCredentials": [
       "workorder-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "WorkorderPcrAnswerRequest",
        "description": "What /workorder/pcr/answer takes.",
        "type": "object",
        "properties": {
         "report_id": {
          "description": "Work order id.",
          "$ref": "#/components/schemas/id"
         },
         "pcr_form_id": {
          "description": "Form id.",
          "$ref": "#/components/schemas/id"
         },
         "questions": {
          "description": "The answers.",
          "type": "array",
          "items": {
           "$ref": "#/components/schemas/Answer"
          }
         }
        },
        "required": [
         "report_id",
         "pcr_form_id",
         "questions"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "report_id": 1042,
          "pcr_form_id": 12,
          "questions": [
           {
            "pcr_question_id": 88,
            "answer": "yes"
           }
          ]
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "WorkorderPcrAnswerResponse",
         "description": "What /workorder/pcr/answer answers is not shown anywhere: any JSON value."
        },
        "examples": {
         "example1": {
          "value": {
           "result": "Saved"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/general_400"
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/workorder/pcr/detach": {
   "post": {
    "operationId": "workorder_pcr_detach",
    "tags": [
     "workorder"
    ],
    "summary": "Takes a PCR form off a work order.",
    "description": "Not described by the document; the shape is what deployed services use (section \"JSON API: actions that the document only names, or does not name\").",
    "security": [
     {
      "clientCredentials": [
       "workorder-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "WorkorderPcrDetachRequest",
        "description": "What /workorder/pcr/detach takes.",
        "type": "object",
        "properties": {
         "report_id": {
          "description": "Work order id.",
          "$ref": "#/components/schemas/id"
         },
         "pcr_form_id": {
          "description": "Form id.",
          "$ref": "#/components/schemas/id"
         }
        },
        "required": [
         "report_id",
         "pcr_form_id"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "report_id": 1042,
          "pcr_form_id": 12
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "WorkorderPcrDetachResponse",
         "description": "What /workorder/pcr/detach answers.",
         "type": "object",
         "properties": {
          "result": {
           "description": "A confirmation text.",
           "$ref": "#/components/schemas/text"
          }
         },
         "required": [
          "result"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "result": "Saved"
          }
         }
        }
       }
      }
     },
     "400": {
      "description": "`wo_invalid`: report_id is absent, malformed or unknown.\n\n`pcr_form_id_invalid`: pcr_form_id is absent, malformed or unknown.\n\n`pcr_not_attached`: The form is not attached to the work order.\n\n`invalid_request`: The request is no JSON object or breaks a rule that no other type names.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Error"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "wo_invalid",
            "pcr_form_id_invalid",
            "pcr_not_attached",
            "invalid_request"
           ]
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/pcr/get": {
   "post": {
    "operationId": "pcr_get",
    "tags": [
     "pcr"
    ],
    "summary": "Gets the definition of a PCR form.",
    "description": "Not described by the document; the shape is what deployed services use (section \"JSON API: actions that the document only names, or does not name\").",
    "security": [
     {
      "clientCredentials": [
       "pcr-r"
      ]
     },
     {
      "clientCredentials": [
       "pcr-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "PcrGetRequest",
        "description": "What /pcr/get takes.",
        "type": "object",
        "properties": {
         "pcr_form_id": {
          "description": "Form id.",
          "$ref": "#/components/schemas/id"
         },
         "version": {
          "description": "Version of the form.",
          "$ref": "#/components/schemas/id"
         }
        },
        "required": [
         "pcr_form_id",
         "version"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "pcr_form_id": 12,
          "version": 3
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "PcrGetResponse",
         "description": "What /pcr/get answers.",
         "type": "object",
         "properties": {
          "pcr_form_id": {
           "description": "Form id.",
           "$ref": "#/components/schemas/id"
          },
          "version": {
           "description": "Version of the form.",
           "$ref": "#/components/schemas/id"
          },
          "name": {
           "description": "Form name.",
           "$ref": "#/components/schemas/text"
          },
          "questions": {
           "description": "The questions of the form.",
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/PcrQuestion"
           }
          }
         },
         "required": [
          "pcr_form_id",
          "version",
          "name",
          "questions"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "pcr_form_id": 12,
           "version": 3,
           "name": "Occupancy check",
           "questions": [
            {
             "id": 88,
             "question": "Is the property occupied?",
             "type": "radio",
             "questionType": "radio",
             "questionDataType": "int",
             "required": true,
             "active": true,
             "maxLength": 255,
             "rules": [],
             "events": [],
             "photos": {
              "min": 1,
              "max": 4
             },
             "items": [
              {
               "id": 401,
               "value": "yes",
               "label": "Yes",
               "thirdparty_value": "Y"
              }
             ]
            }
           ]
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/general_400"
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/property/definition": {
   "post": {
    "operationId": "property_definition",
    "tags": [
     "property"
    ],
    "summary": "Tells which fields identify a property, and which fields there are.",
    "description": "Not described by the document; the shape is what deployed services use (section \"JSON API: actions that the document only names, or does not name\").",
    "security": [
     {
      "clientCredentials": [
       "property-r"
      ]
     },
     {
      "clientCredentials": [
       "property-rw"
      ]
     }
    ],
    "requestBody": {
     "required": false,
     "content": {
      "application/json": {
       "schema": {
        "title": "PropertyDefinitionRequest",
        "description": "What /property/definition takes.",
        "type": "object",
        "properties": {}
       },
       "examples": {
        "example1": {
         "value": {}
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "PropertyDefinitionResponse",
         "description": "What /property/definition answers.",
         "type": "object",
         "properties": {
          "definition": {
           "description": "The fields that identify a property.",
           "type": "array",
           "items": {
            "description": "Name of a field.",
            "$ref": "#/components/schemas/text"
           }
          },
          "fields": {
           "$ref": "#/components/schemas/FieldDefinitions"
          }
         },
         "required": [
          "definition",
          "fields"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "definition": [
            "address"
           ],
           "fields": {
            "occupancy": {
             "name": "Occupancy",
             "type": "dropdown",
             "source": "property",
             "options": {
              "1": "Vacant",
              "2": "Occupied"
             }
            }
           }
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/general_400"
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/property/id": {
   "post": {
    "operationId": "property_id",
    "tags": [
     "property"
    ],
    "summary": "Finds the id of a property by its address.",
    "description": "Not described by the document; the shape is what deployed services use (section \"JSON API: actions that the document only names, or does not name\").",
    "security": [
     {
      "clientCredentials": [
       "property-r"
      ]
     },
     {
      "clientCredentials": [
       "property-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "PropertyIdRequest",
        "description": "What /property/id takes.",
        "type": "object",
        "properties": {
         "address": {
          "description": "Street number and name.",
          "$ref": "#/components/schemas/label"
         },
         "city": {
          "description": "City.",
          "$ref": "#/components/schemas/label"
         },
         "state": {
          "description": "State.",
          "$ref": "#/components/schemas/label"
         },
         "zip": {
          "description": "Zip code.",
          "$ref": "#/components/schemas/label"
         },
         "client_company": {
          "description": "Client company, when part of the definition.",
          "$ref": "#/components/schemas/text"
         },
         "loan_number": {
          "description": "Loan number, when part of the definition.",
          "$ref": "#/components/schemas/text"
         }
        },
        "required": [
         "address",
         "city",
         "state",
         "zip"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "address": "12 Elm St",
          "city": "Dayton",
          "state": "OH",
          "zip": "45402"
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "PropertyIdResponse",
         "description": "What /property/id answers.",
         "type": "object",
         "properties": {
          "org_property_id": {
           "description": "Property id.",
           "$ref": "#/components/schemas/id"
          }
         },
         "required": [
          "org_property_id"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "org_property_id": 77
          }
         }
        }
       }
      }
     },
     "400": {
      "description": "`address_invalid`: A part of the address is not usable text.\n\n`missing_fields`: A part of the address, or another field of the definition, is absent.\n\n`invalid_request`: The request is no JSON object or breaks a rule that no other type names.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Error"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "address_invalid",
            "missing_fields",
            "invalid_request"
           ]
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "description": "`not_found`: There is no such property.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Error"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "not_found"
           ]
          }
         }
        }
       }
      }
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/property/get": {
   "post": {
    "operationId": "property_get",
    "tags": [
     "property"
    ],
    "summary": "Gets a property.",
    "description": "Not described by the document; the shape is what deployed services use (section \"JSON API: actions that the document only names, or does not name\").",
    "security": [
     {
      "clientCredentials": [
       "property-r"
      ]
     },
     {
      "clientCredentials": [
       "property-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "PropertyGetRequest",
        "description": "What /property/get takes.",
        "type": "object",
        "properties": {
         "org_property_id": {
          "description": "Property id.",
          "$ref": "#/components/schemas/id"
         }
        },
        "required": [
         "org_property_id"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "org_property_id": 77
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "PropertyGetResponse",
         "description": "What /property/get answers.",
         "type": "object",
         "properties": {
          "org_property_id": {
           "description": "Property id.",
           "$ref": "#/components/schemas/id"
          },
          "address": {
           "description": "Street number and name.",
           "$ref": "#/components/schemas/text"
          },
          "city": {
           "description": "City.",
           "$ref": "#/components/schemas/text"
          },
          "state": {
           "description": "State.",
           "$ref": "#/components/schemas/text"
          },
          "zip": {
           "description": "Zip code.",
           "$ref": "#/components/schemas/text"
          },
          "values": {
           "$ref": "#/components/schemas/FieldValues"
          },
          "fields": {
           "description": "Field to its definition.",
           "type": "object",
           "additionalProperties": {
            "$ref": "#/components/schemas/PropertyField"
           }
          }
         },
         "required": [
          "org_property_id",
          "address",
          "city",
          "state",
          "zip",
          "values",
          "fields"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "org_property_id": 77,
           "address": "12 Elm St",
           "city": "Dayton",
           "state": "OH",
           "zip": "45402",
           "values": {
            "occupancy": "Vacant"
           },
           "fields": {
            "occupancy": {
             "name": "Occupancy",
             "type": "dropdown",
             "options": {
              "1": "Vacant",
              "2": "Occupied"
             }
            }
           }
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/general_400"
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/property/update": {
   "post": {
    "operationId": "property_update",
    "tags": [
     "property"
    ],
    "summary": "Changes fields of a property.",
    "description": "Not described by the document; the shape is what deployed services use (section \"JSON API: actions that the document only names, or does not name\").",
    "security": [
     {
      "clientCredentials": [
       "property-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "PropertyUpdateRequest",
        "description": "What /property/update takes.",
        "type": "object",
        "properties": {
         "org_property_id": {
          "description": "Property id.",
          "$ref": "#/components/schemas/id"
         },
         "values": {
          "$ref": "#/components/schemas/FieldValues"
         }
        },
        "required": [
         "org_property_id",
         "values"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "org_property_id": 77,
          "values": {
           "occupancy": "Vacant"
          }
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "PropertyUpdateResponse",
         "description": "What /property/update answers.",
         "type": "object",
         "properties": {
          "result": {
           "description": "A confirmation text.",
           "$ref": "#/components/schemas/text"
          }
         },
         "required": [
          "result"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "result": "Saved"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/general_400"
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/invoice/id": {
   "post": {
    "operationId": "invoice_id",
    "tags": [
     "invoice"
    ],
    "summary": "Finds the invoice of a work order.",
    "description": "Not described by the document; the shape is what deployed services use (section \"JSON API: actions that the document only names, or does not name\").",
    "security": [
     {
      "clientCredentials": [
       "invoice-r"
      ]
     },
     {
      "clientCredentials": [
       "invoice-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "InvoiceIdRequest",
        "description": "What /invoice/id takes.",
        "type": "object",
        "properties": {
         "report_id": {
          "description": "Work order id.",
          "$ref": "#/components/schemas/id"
         }
        },
        "required": [
         "report_id"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "report_id": 1042
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "InvoiceIdResponse",
         "description": "What /invoice/id answers.",
         "type": "object",
         "properties": {
          "invoice_id": {
           "description": "Invoice id.",
           "$ref": "#/components/schemas/id"
          }
         },
         "required": [
          "invoice_id"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "invoice_id": 301
          }
         }
        }
       }
      }
     },
     "400": {
      "description": "`wo_invalid`: report_id is absent, malformed or unknown.\n\n`invoice_not_found`: The work order has no invoice.\n\n`invalid_request`: The request is no JSON object or breaks a rule that no other type names.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Error"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "wo_invalid",
            "invoice_not_found",
            "invalid_request"
           ]
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/invoice/get": {
   "post": {
    "operationId": "invoice_get",
    "tags": [
     "invoice"
    ],
    "summary": "Gets an invoice.",
    "description": "Not described by the document; the shape is what deployed services use (section \"JSON API: actions that the document only names, or does not name\").",
    "security": [
     {
      "clientCredentials": [
       "invoice-r"
      ]
     },
     {
      "clientCredentials": [
       "invoice-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "InvoiceGetRequest",
        "description": "What /invoice/get takes.",
        "type": "object",
        "properties": {
         "invoice_id": {
          "description": "Invoice id.",
          "$ref": "#/components/schemas/id"
         }
        },
        "required": [
         "invoice_id"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "invoice_id": 301
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "InvoiceGetResponse",
         "description": "What /invoice/get answers.",
         "type": "object",
         "properties": {
          "invoice_id": {
           "description": "Invoice id.",
           "$ref": "#/components/schemas/id"
          },
          "invoice_date": {
           "description": "Date of the invoice.",
           "anyOf": [
            {
             "$ref": "#/components/schemas/text"
            },
            {
             "type": "null"
            }
           ]
          },
          "complete": {
           "description": "1 complete, 0 not.",
           "$ref": "#/components/schemas/flag_number"
          },
          "contractor_items": {
           "description": "Lines of the contractor.",
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/InvoiceLine"
           }
          },
          "client_items": {
           "description": "Lines of the client.",
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/InvoiceLine"
           }
          },
          "totals": {
           "description": "Further sums of the invoice.",
           "type": "object",
           "additionalProperties": {
            "description": "A sum."
           }
          },
          "contractor_total_adj": {
           "description": "Sum of the lines of the contractor, adjusted.",
           "$ref": "#/components/schemas/number"
          },
          "client_total_adj": {
           "description": "Sum of the lines of the client, adjusted.",
           "$ref": "#/components/schemas/number"
          }
         },
         "required": [
          "invoice_id",
          "invoice_date",
          "complete",
          "contractor_items",
          "client_items"
         ],
         "anyOf": [
          {
           "properties": {
            "contractor_total_adj": true,
            "client_total_adj": true
           },
           "required": [
            "contractor_total_adj",
            "client_total_adj"
           ]
          },
          {
           "properties": {
            "totals": true
           },
           "required": [
            "totals"
           ]
          }
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "invoice_id": 301,
           "invoice_date": "01/06/2026",
           "complete": 0,
           "contractor_items": [
            {
             "line_id": 9101,
             "invoice_item_id": 31,
             "invoice_item_desc": "Grass cut",
             "invoice_item_other": "",
             "qty": 2,
             "uom_id": 1,
             "price": 55.5,
             "flat_fee": 0,
             "price_sub_adj": 0,
             "adj_comment": ""
            }
           ],
           "client_items": [
            {
             "line_id": 9101,
             "invoice_item_id": 31,
             "invoice_item_desc": "Grass cut",
             "invoice_item_other": "",
             "qty": 2,
             "uom_id": 1,
             "price": 55.5,
             "flat_fee": 0,
             "price_sub_adj": 0,
             "adj_comment": ""
            }
           ],
           "contractor_total_adj": 80,
           "client_total_adj": 111
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/general_400"
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/invoice/update": {
   "post": {
    "operationId": "invoice_update",
    "tags": [
     "invoice"
    ],
    "summary": "Changes an invoice and its lines.",
    "description": "Not described by the document; the shape is what deployed services use (section \"JSON API: actions that the document only names, or does not name\").",
    "security": [
     {
      "clientCredentials": [
       "invoice-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "InvoiceUpdateRequest",
        "description": "What /invoice/update takes.",
        "type": "object",
        "properties": {
         "report_id": {
          "description": "Work order id.",
          "$ref": "#/components/schemas/id"
         },
         "invoice_id": {
          "description": "Invoice id.",
          "$ref": "#/components/schemas/id"
         },
         "items": {
          "description": "Lines to update or to add, where contractor and client have the same ones.",
          "type": "array",
          "items": {
           "$ref": "#/components/schemas/InvoiceLineChange"
          }
         },
         "contractor_items": {
          "description": "Lines of the contractor to update or to add.",
          "type": "array",
          "items": {
           "$ref": "#/components/schemas/InvoiceLineChange"
          }
         },
         "client_items": {
          "description": "Lines of the client to update or to add.",
          "type": "array",
          "items": {
           "$ref": "#/components/schemas/InvoiceLineChange"
          }
         },
         "complete": {
          "description": "1 complete, 0 not.",
          "$ref": "#/components/schemas/flag_number"
         },
         "client_discount_percentage": {
          "description": "Discount of the client.",
          "$ref": "#/components/schemas/percentage"
         },
         "contractor_discount_percentage": {
          "description": "Discount of the contractor.",
          "$ref": "#/components/schemas/percentage"
         },
         "sent_to_client_date": {
          "description": "Date sent to the client, MM/DD/YYYY.",
          "$ref": "#/components/schemas/date_month_first"
         }
        },
        "required": [
         "report_id",
         "invoice_id"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "report_id": 1042,
          "invoice_id": 301,
          "items": [
           {
            "line_id": 9101,
            "invoice_item_id": 31,
            "invoice_item_desc": "Grass cut",
            "qty": 3,
            "uom_id": 1,
            "price": 55.5,
            "flat_fee": 0,
            "price_sub_adj": 0,
            "adj_comment": "As agreed"
           }
          ],
          "complete": 1,
          "client_discount_percentage": 5,
          "contractor_discount_percentage": 2.5,
          "sent_to_client_date": "01/06/2026"
         }
        },
        "example2": {
         "value": {
          "report_id": 1042,
          "invoice_id": 301,
          "contractor_items": [
           {
            "line_id": 9101,
            "price": -12.5
           }
          ],
          "client_items": [
           {
            "line_id": 9102,
            "qty": 3
           },
           {
            "invoice_item_other": "Paint",
            "qty": 1,
            "price": 5
           }
          ]
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "InvoiceUpdateResponse",
         "description": "What /invoice/update answers is not shown anywhere: any JSON value."
        },
        "examples": {
         "example1": {
          "value": {
           "result": "Saved"
          }
         }
        }
       }
      }
     },
     "400": {
      "description": "`line_id_invalid`: A line_id is no line of the invoice, or of that side of it; nothing of the call is stored.\n\n`invalid_request`: The request is no JSON object or breaks a rule that no other type names.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Error"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "line_id_invalid",
            "invalid_request"
           ]
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/invoice/delete/item": {
   "post": {
    "operationId": "invoice_delete_item",
    "tags": [
     "invoice"
    ],
    "summary": "Removes a line of an invoice.",
    "description": "Not described by the document; the shape is what deployed services use (section \"JSON API: actions that the document only names, or does not name\").",
    "security": [
     {
      "clientCredentials": [
       "invoice-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "InvoiceDeleteItemRequest",
        "description": "What /invoice/delete/item takes.",
        "type": "object",
        "properties": {
         "line_id": {
          "description": "The line to remove.",
          "$ref": "#/components/schemas/id"
         }
        },
        "required": [
         "line_id"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "line_id": 9101
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "InvoiceDeleteItemResponse",
         "description": "What /invoice/delete/item answers.",
         "type": "object",
         "properties": {
          "result": {
           "description": "A confirmation text.",
           "$ref": "#/components/schemas/text"
          }
         },
         "required": [
          "result"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "result": "Saved"
          }
         }
        }
       }
      }
     },
     "400": {
      "description": "`line_id_required`: line_id is absent.\n\n`invalid_request`: The request is no JSON object or breaks a rule that no other type names.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Error"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "line_id_required",
            "invalid_request"
           ]
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/jobnote/list": {
   "post": {
    "operationId": "jobnote_list",
    "tags": [
     "jobnote"
    ],
    "summary": "Lists the notes of a work order and of its property.",
    "description": "Not described by the document; the shape is what deployed services use (section \"JSON API: actions that the document only names, or does not name\").",
    "security": [
     {
      "clientCredentials": [
       "jobnote-r"
      ]
     },
     {
      "clientCredentials": [
       "jobnote-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "JobnoteListRequest",
        "description": "What /jobnote/list takes.",
        "type": "object",
        "properties": {
         "report_id": {
          "description": "Work order id.",
          "$ref": "#/components/schemas/id"
         }
        },
        "required": [
         "report_id"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "report_id": 1042
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "JobnoteListResponse",
         "description": "What /jobnote/list answers.",
         "type": "object",
         "properties": {
          "report_id": {
           "description": "Work order id, as asked for.",
           "$ref": "#/components/schemas/id"
          },
          "wo_notes": {
           "description": "Notes of the order.",
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/NoteReference"
           }
          },
          "prop_notes": {
           "description": "Notes of the property.",
           "type": "array",
           "items": {
            "$ref": "#/components/schemas/NoteReference"
           }
          }
         },
         "required": [
          "wo_notes",
          "prop_notes"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "report_id": 1042,
           "wo_notes": [
            {
             "note_id": 801,
             "revisions": [
              802
             ],
             "base_revision": 801
            }
           ],
           "prop_notes": [
            {
             "note_id": 801,
             "revisions": [
              802
             ],
             "base_revision": 801
            }
           ]
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/general_400"
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/jobnote/get": {
   "post": {
    "operationId": "jobnote_get",
    "tags": [
     "jobnote"
    ],
    "summary": "Gets a note.",
    "description": "Not described by the document; the shape is what deployed services use (section \"JSON API: actions that the document only names, or does not name\").",
    "security": [
     {
      "clientCredentials": [
       "jobnote-r"
      ]
     },
     {
      "clientCredentials": [
       "jobnote-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "JobnoteGetRequest",
        "description": "What /jobnote/get takes.",
        "type": "object",
        "properties": {
         "report_id": {
          "description": "Work order id.",
          "$ref": "#/components/schemas/id"
         },
         "note_id": {
          "description": "Note id.",
          "$ref": "#/components/schemas/id"
         }
        },
        "required": [
         "report_id",
         "note_id"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "report_id": 1042,
          "note_id": 801
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "JobnoteGetResponse",
         "description": "What /jobnote/get answers.",
         "type": "object",
         "properties": {
          "base_revision": {
           "description": "The note that this one revises.",
           "anyOf": [
            {
             "$ref": "#/components/schemas/id"
            },
            {
             "type": "null"
            }
           ]
          },
          "note_type": {
           "description": "Type of the note.",
           "$ref": "#/components/schemas/text"
          },
          "note_text": {
           "description": "The note.",
           "$ref": "#/components/schemas/text"
          },
          "created_by": {
           "description": "Who wrote it.",
           "$ref": "#/components/schemas/text"
          },
          "create_time": {
           "description": "When it was written, Unix time in seconds.",
           "$ref": "#/components/schemas/count"
          },
          "sent_to_users": {
           "description": "Users it was sent to; only when set.",
           "type": "array",
           "items": {
            "anyOf": [
             {
              "type": "string"
             },
             {
              "type": "number"
             }
            ]
           }
          },
          "sent_to_emails": {
           "description": "Mail addresses it was sent to; only when set.",
           "type": "array",
           "items": {
            "anyOf": [
             {
              "type": "string"
             },
             {
              "type": "number"
             }
            ]
           }
          },
          "reminder_date": {
           "description": "Date of the reminder; only when set.",
           "anyOf": [
            {
             "$ref": "#/components/schemas/text"
            },
            {
             "type": "null"
            }
           ]
          },
          "reminder_time": {
           "description": "Time of the reminder, HHMMSS; only when set.",
           "anyOf": [
            {
             "$ref": "#/components/schemas/time_of_day"
            },
            {
             "type": "null"
            }
           ]
          },
          "group_permissions": {
           "description": "Groups that may read it.",
           "type": "array",
           "items": {
            "anyOf": [
             {
              "type": "string"
             },
             {
              "type": "number"
             }
            ]
           }
          }
         },
         "required": [
          "base_revision",
          "note_type",
          "note_text",
          "created_by",
          "create_time",
          "group_permissions"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "base_revision": 801,
           "note_type": "general",
           "note_text": "Gate is locked",
           "created_by": "jdoe",
           "create_time": 1767600000,
           "sent_to_users": [
            3
           ],
           "sent_to_emails": [
            "office@example.com"
           ],
           "reminder_date": "20260110",
           "reminder_time": "083000",
           "group_permissions": [
            1
           ]
          }
         },
         "example2": {
          "value": {
           "base_revision": null,
           "note_type": "general",
           "note_text": "Gate is locked",
           "created_by": "jdoe",
           "create_time": 1767600000,
           "group_permissions": []
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/general_400"
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/jobnote/create": {
   "post": {
    "operationId": "jobnote_create",
    "tags": [
     "jobnote"
    ],
    "summary": "Writes a note on a work order.",
    "description": "Not described by the document; the shape is what deployed services use (section \"JSON API: actions that the document only names, or does not name\").",
    "security": [
     {
      "clientCredentials": [
       "jobnote-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "JobnoteCreateRequest",
        "description": "What /jobnote/create takes.",
        "type": "object",
        "properties": {
         "report_id": {
          "description": "Work order id.",
          "$ref": "#/components/schemas/id"
         },
         "note_type": {
          "description": "Type of the note.",
          "$ref": "#/components/schemas/text"
         },
         "note_text": {
          "description": "The note.",
          "$ref": "#/components/schemas/text"
         },
         "group_permissions": {
          "description": "Groups that may read it, by id.",
          "type": "array",
          "items": {
           "anyOf": [
            {
             "type": "string"
            },
            {
             "type": "number"
            }
           ]
          }
         },
         "send_to_users": {
          "description": "Users to send it to, by id.",
          "type": "array",
          "items": {
           "anyOf": [
            {
             "type": "string"
            },
            {
             "type": "number"
            }
           ]
          }
         },
         "send_to_emails": {
          "description": "Mail addresses to send it to.",
          "type": "array",
          "items": {
           "anyOf": [
            {
             "type": "string"
            },
            {
             "type": "number"
            }
           ]
          }
         },
         "reminder_date": {
          "description": "Date of the reminder.",
          "$ref": "#/components/schemas/text"
         },
         "reminder_time": {
          "description": "Time of the reminder, HHMMSS.",
          "$ref": "#/components/schemas/time_of_day"
         }
        },
        "required": [
         "report_id",
         "note_type",
         "note_text"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "report_id": 1042,
          "note_type": "general",
          "note_text": "Gate is locked",
          "group_permissions": [
           1
          ],
          "send_to_users": [
           3
          ],
          "send_to_emails": [
           "office@example.com"
          ],
          "reminder_date": "20260110",
          "reminder_time": "083000"
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "JobnoteCreateResponse",
         "description": "What /jobnote/create answers is not shown anywhere: any JSON value."
        },
        "examples": {
         "example1": {
          "value": {
           "note_id": 803
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/general_400"
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/jobnote/update": {
   "post": {
    "operationId": "jobnote_update",
    "tags": [
     "jobnote"
    ],
    "summary": "Changes a note.",
    "description": "Not described by the document; the shape is what deployed services use (section \"JSON API: actions that the document only names, or does not name\").",
    "security": [
     {
      "clientCredentials": [
       "jobnote-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "JobnoteUpdateRequest",
        "description": "What /jobnote/update takes.",
        "type": "object",
        "properties": {
         "report_id": {
          "description": "Work order id.",
          "$ref": "#/components/schemas/id"
         },
         "note_id": {
          "description": "Note id.",
          "$ref": "#/components/schemas/id"
         },
         "note_type": {
          "description": "Type of the note.",
          "$ref": "#/components/schemas/text"
         },
         "note_text": {
          "description": "The note.",
          "$ref": "#/components/schemas/text"
         },
         "group_permissions": {
          "description": "Groups that may read it, by id.",
          "type": "array",
          "items": {
           "anyOf": [
            {
             "type": "string"
            },
            {
             "type": "number"
            }
           ]
          }
         },
         "send_to_users": {
          "description": "Users to send it to, by id.",
          "type": "array",
          "items": {
           "anyOf": [
            {
             "type": "string"
            },
            {
             "type": "number"
            }
           ]
          }
         },
         "send_to_emails": {
          "description": "Mail addresses to send it to.",
          "type": "array",
          "items": {
           "anyOf": [
            {
             "type": "string"
            },
            {
             "type": "number"
            }
           ]
          }
         },
         "reminder_date": {
          "description": "Date of the reminder.",
          "$ref": "#/components/schemas/text"
         },
         "reminder_time": {
          "description": "Time of the reminder, HHMMSS.",
          "$ref": "#/components/schemas/time_of_day"
         }
        },
        "required": [
         "report_id",
         "note_id"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "report_id": 1042,
          "note_id": 801,
          "note_type": "general",
          "note_text": "Gate is locked",
          "group_permissions": [
           1
          ],
          "send_to_users": [
           3
          ],
          "send_to_emails": [
           "office@example.com"
          ],
          "reminder_date": "20260110",
          "reminder_time": "083000"
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "JobnoteUpdateResponse",
         "description": "What /jobnote/update answers is not shown anywhere: any JSON value."
        },
        "examples": {
         "example1": {
          "value": {
           "result": "Saved"
          }
         }
        }
       }
      }
     },
     "400": {
      "$ref": "#/components/responses/general_400"
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "$ref": "#/components/responses/general_404"
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  },
  "/jobnote/delete": {
   "post": {
    "operationId": "jobnote_delete",
    "tags": [
     "jobnote"
    ],
    "summary": "Removes a note.",
    "description": "Not described by the document; the shape is what deployed services use (section \"JSON API: actions that the document only names, or does not name\").",
    "security": [
     {
      "clientCredentials": [
       "jobnote-rw"
      ]
     }
    ],
    "requestBody": {
     "required": true,
     "content": {
      "application/json": {
       "schema": {
        "title": "JobnoteDeleteRequest",
        "description": "What /jobnote/delete takes.",
        "type": "object",
        "properties": {
         "report_id": {
          "description": "Work order id.",
          "$ref": "#/components/schemas/id"
         },
         "note_id": {
          "description": "Note id.",
          "$ref": "#/components/schemas/id"
         }
        },
        "required": [
         "report_id",
         "note_id"
        ]
       },
       "examples": {
        "example1": {
         "value": {
          "report_id": 1042,
          "note_id": 801
         }
        }
       }
      }
     }
    },
    "responses": {
     "200": {
      "description": "Done.",
      "content": {
       "application/json": {
        "schema": {
         "title": "JobnoteDeleteResponse",
         "description": "What /jobnote/delete answers.",
         "type": "object",
         "properties": {
          "message": {
           "description": "A confirmation text.",
           "$ref": "#/components/schemas/text"
          }
         },
         "required": [
          "message"
         ]
        },
        "examples": {
         "example1": {
          "value": {
           "message": "Note 801 deleted"
          }
         }
        }
       }
      }
     },
     "400": {
      "description": "`report_id_required`: report_id is absent.\n\n`invalid_note_id`: note_id is absent or malformed.\n\n`note_delete_error`: The note could not be removed.\n\n`invalid_request`: The request is no JSON object or breaks a rule that no other type names.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Error"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "report_id_required",
            "invalid_note_id",
            "note_delete_error",
            "invalid_request"
           ]
          }
         }
        }
       }
      }
     },
     "401": {
      "$ref": "#/components/responses/general_401"
     },
     "403": {
      "$ref": "#/components/responses/general_403"
     },
     "404": {
      "description": "`note_not_found`: There is no such note.\n\n`note_base_revision_not_found`: The base revision is not there.\n\n`not_found`: There is no such action, or what it was to act on does not exist.",
      "content": {
       "application/json": {
        "schema": {
         "allOf": [
          {
           "$ref": "#/components/schemas/Error"
          }
         ],
         "properties": {
          "error": {
           "enum": [
            "note_not_found",
            "note_base_revision_not_found",
            "not_found"
           ]
          }
         }
        }
       }
      }
     },
     "405": {
      "$ref": "#/components/responses/general_405"
     },
     "408": {
      "$ref": "#/components/responses/general_408"
     },
     "413": {
      "$ref": "#/components/responses/general_413"
     },
     "500": {
      "$ref": "#/components/responses/general_500"
     },
     "503": {
      "$ref": "#/components/responses/general_503"
     }
    }
   }
  }
 },
 "components": {
  "schemas": {
   "id": {
    "type": "integer",
    "minimum": 0,
    "maximum": 9007199254740991,
    "description": "An identifying number."
   },
   "numeric_id": {
    "anyOf": [
     {
      "type": "integer",
      "minimum": 0,
      "maximum": 9007199254740991
     },
     {
      "type": "string",
      "pattern": "^[0-9]{1,15}$"
     }
    ],
    "description": "An identifying number, as a number or as text of digits."
   },
   "offset": {
    "type": "integer",
    "minimum": 0,
    "maximum": 9007199254740991,
    "description": "How many matches to pass over."
   },
   "count": {
    "type": "integer",
    "minimum": 0,
    "maximum": 9007199254740991,
    "description": "A whole number, not negative."
   },
   "qty": {
    "type": "number",
    "minimum": 0,
    "maximum": 1000000000,
    "description": "A quantity, not negative."
   },
   "amount": {
    "type": "number",
    "minimum": -1000000000000,
    "maximum": 1000000000000,
    "description": "A sum of money in the currency of the organization; a credit is negative."
   },
   "number": {
    "type": "number",
    "description": "Any number."
   },
   "percentage": {
    "type": "number",
    "minimum": 0,
    "maximum": 100,
    "description": "A share of a hundred."
   },
   "flag_number": {
    "type": "integer",
    "enum": [
     0,
     1
    ],
    "description": "1 for yes, 0 for no."
   },
   "file_area": {
    "type": "integer",
    "enum": [
     0,
     1
    ],
    "description": "0 for a photo, 1 for a document."
   },
   "date": {
    "type": "string",
    "pattern": "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$",
    "description": "A calendar date, YYYY-MM-DD."
   },
   "date_compact": {
    "type": "string",
    "pattern": "^(?:[0-9]{4}(?:(?:0[13578]|1[02])(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)(?:0[1-9]|[12][0-9]|30)|02(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)0229)$",
    "description": "A calendar date, YYYYMMDD."
   },
   "date_month_first": {
    "type": "string",
    "pattern": "^(?:(?:(?:0[13578]|1[02])/(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)/(?:0[1-9]|[12][0-9]|30)|02/(?:0[1-9]|1[0-9]|2[0-8]))/[0-9]{4}|02/29/(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00))$",
    "description": "A calendar date, MM/DD/YYYY."
   },
   "time_of_day": {
    "anyOf": [
     {
      "type": "string",
      "pattern": "^(?:[01][0-9]|2[0-3])[0-5][0-9][0-5][0-9]$"
     },
     {
      "type": "integer",
      "minimum": 0,
      "maximum": 235959
     }
    ],
    "description": "A time of day, HHMMSS, as text or as the number that it spells."
   },
   "text": {
    "type": "string",
    "description": "Any text."
   },
   "label": {
    "type": "string",
    "maxLength": 255,
    "pattern": "\\S",
    "description": "Text of one to 255 characters, not only blanks."
   },
   "filter": {
    "type": "string",
    "maxLength": 255,
    "description": "Text to look for, at most 255 characters."
   },
   "file_name": {
    "type": "string",
    "maxLength": 255,
    "pattern": "[^./\\\\\\s]",
    "description": "The name of a file, at most 255 characters. Path parts are not kept."
   },
   "base64": {
    "type": "string",
    "contentEncoding": "base64",
    "description": "Bytes in base64 (RFC 4648 section 4, with padding)."
   },
   "content": {
    "type": "string",
    "contentEncoding": "base64",
    "minLength": 1,
    "description": "Bytes in base64 (RFC 4648 section 4, with padding), at least one. Line breaks are passed over."
   },
   "sha256": {
    "type": "string",
    "pattern": "^[0-9a-f]{64}$",
    "description": "A SHA-256 hash in 64 hexadecimal digits."
   },
   "AutoImport": {
    "title": "AutoImport",
    "description": "An auto import of the organization.",
    "type": "object",
    "properties": {
     "autoimport_id": {
      "description": "Unique id.",
      "$ref": "#/components/schemas/id"
     },
     "import_name": {
      "description": "Canonical import name.",
      "$ref": "#/components/schemas/text"
     },
     "client_company_name": {
      "description": "Company name.",
      "$ref": "#/components/schemas/text"
     },
     "active": {
      "description": "1 active, 0 not active.",
      "$ref": "#/components/schemas/flag_number"
     },
     "friendly_name": {
      "description": "Name given by the user.",
      "$ref": "#/components/schemas/text"
     },
     "api_capabilities": {
      "description": "Which AutoImport actions work for it; empty: none.",
      "type": "array",
      "items": {
       "description": "An action that works for this auto import.",
       "type": "string",
       "enum": [
        "upload",
        "export"
       ]
      },
      "uniqueItems": true
     }
    },
    "required": [
     "autoimport_id",
     "import_name",
     "client_company_name",
     "active",
     "friendly_name",
     "api_capabilities"
    ],
    "examples": [
     {
      "autoimport_id": 7,
      "import_name": "INS",
      "client_company_name": "Example Field Services",
      "active": 1,
      "friendly_name": "Inspections",
      "api_capabilities": [
       "upload"
      ]
     }
    ]
   },
   "Bid": {
    "title": "Bid",
    "description": "A bid of a work order.",
    "type": "object",
    "properties": {
     "comp_note_id": {
      "description": "Unique id of the bid.",
      "$ref": "#/components/schemas/id"
     },
     "invoice_item_id": {
      "description": "Invoice item id; null for a custom bid.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/id"
       },
       {
        "type": "null"
       }
      ]
     },
     "description": {
      "description": "Name of the invoice item.",
      "$ref": "#/components/schemas/text"
     },
     "qty": {
      "description": "Bid quantity.",
      "$ref": "#/components/schemas/number"
     },
     "uom": {
      "description": "Unit of measure id; null where the organization does not have the feature.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/id"
       },
       {
        "type": "null"
       }
      ]
     },
     "contractor_price": {
      "description": "Contractor price.",
      "$ref": "#/components/schemas/number"
     },
     "client_price": {
      "description": "Client price.",
      "$ref": "#/components/schemas/number"
     },
     "comment": {
      "description": "Bid comment.",
      "$ref": "#/components/schemas/text"
     },
     "completion_comment": {
      "description": "Completion comment.",
      "$ref": "#/components/schemas/text"
     }
    },
    "required": [
     "comp_note_id",
     "invoice_item_id",
     "description",
     "qty",
     "uom",
     "contractor_price",
     "client_price",
     "comment",
     "completion_comment"
    ],
    "examples": [
     {
      "comp_note_id": 501,
      "invoice_item_id": 31,
      "description": "Grass cut",
      "qty": 2,
      "uom": 1,
      "contractor_price": 40,
      "client_price": 55.5,
      "comment": "Back yard too",
      "completion_comment": ""
     },
     {
      "comp_note_id": 503,
      "invoice_item_id": null,
      "description": "Haul a boat",
      "qty": 1,
      "uom": null,
      "contractor_price": -20,
      "client_price": -25.5,
      "comment": "",
      "completion_comment": ""
     }
    ]
   },
   "InvoiceItem": {
    "title": "InvoiceItem",
    "description": "An active item for which bids can be created.",
    "type": "object",
    "properties": {
     "invoice_item_id": {
      "description": "Id of the item.",
      "$ref": "#/components/schemas/numeric_id"
     },
     "description": {
      "description": "Name of the item.",
      "$ref": "#/components/schemas/text"
     },
     "client_price": {
      "description": "Client price for this work order.",
      "$ref": "#/components/schemas/number"
     },
     "contractor_price": {
      "description": "Contractor price for this work order.",
      "$ref": "#/components/schemas/number"
     },
     "uom": {
      "description": "Default unit of measure id.",
      "$ref": "#/components/schemas/id"
     }
    },
    "required": [
     "invoice_item_id",
     "description",
     "client_price",
     "contractor_price",
     "uom"
    ],
    "examples": [
     {
      "invoice_item_id": 31,
      "description": "Grass cut",
      "client_price": 55.5,
      "contractor_price": 40,
      "uom": 1
     }
    ]
   },
   "BidFlag": {
    "title": "BidFlag",
    "description": "A photo flagged to a bid.",
    "type": "object",
    "properties": {
     "type": {
      "description": "What is flagged.",
      "type": "string",
      "enum": [
       "b"
      ]
     },
     "comp_note_id": {
      "description": "Bid or completion id.",
      "$ref": "#/components/schemas/id"
     },
     "item_description": {
      "description": "Bid or completion name.",
      "$ref": "#/components/schemas/text"
     },
     "stage": {
      "description": "When the photo was taken: b before, i during, a after.",
      "type": "string",
      "enum": [
       "b"
      ]
     },
     "damage_id": {
      "description": "Damage id.",
      "$ref": "#/components/schemas/id"
     },
     "violation_id": {
      "description": "Violation id.",
      "$ref": "#/components/schemas/id"
     },
     "pcr_question_id": false,
     "question": false,
     "pcr_form_id": false,
     "form_name": false,
     "damage_title": false,
     "violation_title": false
    },
    "required": [
     "type",
     "comp_note_id",
     "item_description",
     "stage"
    ],
    "examples": [
     {
      "type": "b",
      "comp_note_id": 501,
      "item_description": "Grass cut",
      "stage": "b"
     }
    ]
   },
   "CompletionFlag": {
    "title": "CompletionFlag",
    "description": "A photo flagged to a completion.",
    "type": "object",
    "properties": {
     "type": {
      "description": "What is flagged.",
      "type": "string",
      "enum": [
       "c"
      ]
     },
     "comp_note_id": {
      "description": "Bid or completion id.",
      "$ref": "#/components/schemas/id"
     },
     "item_description": {
      "description": "Bid or completion name.",
      "$ref": "#/components/schemas/text"
     },
     "stage": {
      "description": "When the photo was taken: b before, i during, a after.",
      "type": "string",
      "enum": [
       "b",
       "i",
       "a"
      ]
     },
     "damage_id": {
      "description": "Damage id.",
      "$ref": "#/components/schemas/id"
     },
     "violation_id": {
      "description": "Violation id.",
      "$ref": "#/components/schemas/id"
     },
     "pcr_question_id": false,
     "question": false,
     "pcr_form_id": false,
     "form_name": false,
     "damage_title": false,
     "violation_title": false
    },
    "required": [
     "type",
     "comp_note_id",
     "item_description",
     "stage"
    ],
    "examples": [
     {
      "type": "c",
      "comp_note_id": 501,
      "item_description": "Grass cut",
      "stage": "a"
     }
    ]
   },
   "PcrFlag": {
    "title": "PcrFlag",
    "description": "A photo flagged to a question of a PCR form.",
    "type": "object",
    "properties": {
     "type": {
      "description": "What is flagged.",
      "type": "string",
      "enum": [
       "pc"
      ]
     },
     "pcr_question_id": {
      "description": "PCR question id.",
      "$ref": "#/components/schemas/id"
     },
     "question": {
      "description": "Question name.",
      "$ref": "#/components/schemas/text"
     },
     "pcr_form_id": {
      "description": "PCR form id.",
      "$ref": "#/components/schemas/id"
     },
     "form_name": {
      "description": "PCR form name.",
      "$ref": "#/components/schemas/text"
     },
     "comp_note_id": false,
     "item_description": false,
     "damage_id": false,
     "damage_title": false,
     "violation_id": false,
     "violation_title": false,
     "stage": false
    },
    "required": [
     "type",
     "pcr_question_id",
     "question",
     "pcr_form_id",
     "form_name"
    ],
    "examples": [
     {
      "type": "pc",
      "pcr_question_id": 88,
      "question": "Is the property occupied?",
      "pcr_form_id": 12,
      "form_name": "Occupancy check"
     }
    ]
   },
   "DamageFlag": {
    "title": "DamageFlag",
    "description": "A photo flagged to a damage.",
    "type": "object",
    "properties": {
     "type": {
      "description": "What is flagged.",
      "type": "string",
      "enum": [
       "d"
      ]
     },
     "damage_id": {
      "description": "Damage id.",
      "$ref": "#/components/schemas/id"
     },
     "damage_title": {
      "description": "Damage title.",
      "$ref": "#/components/schemas/text"
     },
     "comp_note_id": false,
     "item_description": false,
     "pcr_question_id": false,
     "question": false,
     "pcr_form_id": false,
     "form_name": false,
     "violation_id": false,
     "violation_title": false,
     "stage": false
    },
    "required": [
     "type",
     "damage_id",
     "damage_title"
    ],
    "examples": [
     {
      "type": "d",
      "damage_id": 61,
      "damage_title": "Roof leak"
     }
    ]
   },
   "ViolationFlag": {
    "title": "ViolationFlag",
    "description": "A photo flagged to a violation.",
    "type": "object",
    "properties": {
     "type": {
      "description": "What is flagged.",
      "type": "string",
      "enum": [
       "v"
      ]
     },
     "violation_id": {
      "description": "Violation id.",
      "$ref": "#/components/schemas/id"
     },
     "violation_title": {
      "description": "Violation title.",
      "$ref": "#/components/schemas/text"
     },
     "comp_note_id": false,
     "item_description": false,
     "pcr_question_id": false,
     "question": false,
     "pcr_form_id": false,
     "form_name": false,
     "damage_id": false,
     "damage_title": false,
     "stage": false
    },
    "required": [
     "type",
     "violation_id",
     "violation_title"
    ],
    "examples": [
     {
      "type": "v",
      "violation_id": 71,
      "violation_title": "High grass"
     }
    ]
   },
   "FileFlag": {
    "title": "FileFlag",
    "description": "What a photo is flagged to.",
    "oneOf": [
     {
      "$ref": "#/components/schemas/BidFlag"
     },
     {
      "$ref": "#/components/schemas/CompletionFlag"
     },
     {
      "$ref": "#/components/schemas/PcrFlag"
     },
     {
      "$ref": "#/components/schemas/DamageFlag"
     },
     {
      "$ref": "#/components/schemas/ViolationFlag"
     }
    ],
    "examples": [
     {
      "type": "b",
      "comp_note_id": 501,
      "item_description": "Grass cut",
      "stage": "b"
     }
    ]
   },
   "ListedFile": {
    "title": "ListedFile",
    "description": "A file of a work order, without its content.",
    "type": "object",
    "properties": {
     "file_id": {
      "description": "Unique id.",
      "$ref": "#/components/schemas/id"
     },
     "file_name": {
      "description": "Name.",
      "$ref": "#/components/schemas/text"
     },
     "file_type": {
      "description": "MIME type.",
      "$ref": "#/components/schemas/text"
     },
     "file_area": {
      "description": "0 photo, 1 document.",
      "$ref": "#/components/schemas/file_area"
     },
     "flags": {
      "description": "Filled only for photos flagged to a bid, completion, PCR question, damage or violation; empty otherwise.",
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/FileFlag"
      }
     },
     "report_id": false,
     "hash": false,
     "content": false
    },
    "required": [
     "file_id",
     "file_name",
     "file_type",
     "file_area",
     "flags"
    ],
    "examples": [
     {
      "file_id": 9001,
      "file_name": "front.jpg",
      "file_type": "image/jpeg",
      "file_area": 0,
      "flags": [
       {
        "type": "b",
        "comp_note_id": 501,
        "item_description": "Grass cut",
        "stage": "b"
       }
      ]
     }
    ]
   },
   "User": {
    "title": "User",
    "description": "An active user.",
    "type": "object",
    "properties": {
     "user_id": {
      "description": "Unique id.",
      "$ref": "#/components/schemas/id"
     },
     "user_name": {
      "description": "Name to sign in with.",
      "$ref": "#/components/schemas/text"
     },
     "user_email": {
      "description": "Mail address.",
      "$ref": "#/components/schemas/text"
     },
     "user_first_name": {
      "description": "First name.",
      "$ref": "#/components/schemas/text"
     },
     "user_last_name": {
      "description": "Last name.",
      "$ref": "#/components/schemas/text"
     },
     "user_company": {
      "description": "Company.",
      "$ref": "#/components/schemas/text"
     },
     "user_display_name": {
      "description": "Name shown.",
      "$ref": "#/components/schemas/text"
     }
    },
    "required": [
     "user_id",
     "user_name",
     "user_email",
     "user_first_name",
     "user_last_name",
     "user_company",
     "user_display_name"
    ],
    "examples": [
     {
      "user_id": 3,
      "user_name": "jdoe",
      "user_email": "jdoe@example.com",
      "user_first_name": "Jo",
      "user_last_name": "Doe",
      "user_company": "Doe Preservation",
      "user_display_name": "Jo Doe"
     }
    ]
   },
   "WorkOrderSummary": {
    "title": "WorkOrderSummary",
    "description": "A work order, as search lists it.",
    "type": "object",
    "properties": {
     "report_id": {
      "description": "The work order id that other actions use.",
      "$ref": "#/components/schemas/id"
     },
     "org_property_id": {
      "description": "Property id.",
      "$ref": "#/components/schemas/id"
     },
     "address": {
      "description": "Street number and name.",
      "$ref": "#/components/schemas/text"
     },
     "city": {
      "description": "City.",
      "$ref": "#/components/schemas/text"
     },
     "state": {
      "description": "State.",
      "$ref": "#/components/schemas/text"
     },
     "zip": {
      "description": "Zip code.",
      "$ref": "#/components/schemas/text"
     },
     "loan_number": {
      "description": "Loan number.",
      "$ref": "#/components/schemas/text"
     },
     "work_type": {
      "description": "Work type id.",
      "$ref": "#/components/schemas/id"
     },
     "date_received": {
      "description": "Date received, YYYYMMDD.",
      "$ref": "#/components/schemas/date_compact"
     }
    },
    "required": [
     "report_id",
     "org_property_id",
     "address",
     "city",
     "state",
     "zip",
     "loan_number",
     "work_type",
     "date_received"
    ],
    "examples": [
     {
      "report_id": 1042,
      "org_property_id": 77,
      "address": "12 Elm St",
      "city": "Dayton",
      "state": "OH",
      "zip": "45402",
      "loan_number": "LN-1042",
      "work_type": 4,
      "date_received": "20260105"
     }
    ]
   },
   "FieldDefinition": {
    "title": "FieldDefinition",
    "description": "A configurable field.",
    "type": "object",
    "properties": {
     "name": {
      "description": "Name shown.",
      "$ref": "#/components/schemas/text"
     },
     "type": {
      "description": "Type of the field.",
      "$ref": "#/components/schemas/text"
     },
     "source": {
      "description": "Where the field comes from.",
      "$ref": "#/components/schemas/text"
     },
     "options": {
      "description": "The values to choose from: an object of id to name; some services send a list of names.",
      "anyOf": [
       {
        "type": "object",
        "additionalProperties": {
         "$ref": "#/components/schemas/text"
        }
       },
       {
        "type": "array",
        "items": {
         "$ref": "#/components/schemas/text"
        }
       }
      ]
     }
    },
    "required": [
     "name",
     "type"
    ],
    "examples": [
     {
      "name": "Occupancy",
      "type": "dropdown",
      "source": "property",
      "options": {
       "1": "Vacant",
       "2": "Occupied"
      }
     }
    ]
   },
   "FieldValues": {
    "title": "FieldValues",
    "description": "Field to value.",
    "type": "object",
    "additionalProperties": {
     "description": "The value of the field."
    },
    "examples": [
     {
      "occupancy": "Vacant"
     }
    ]
   },
   "FieldDefinitions": {
    "title": "FieldDefinitions",
    "description": "Field to its definition.",
    "type": "object",
    "additionalProperties": {
     "$ref": "#/components/schemas/FieldDefinition"
    },
    "examples": [
     {
      "occupancy": {
       "name": "Occupancy",
       "type": "dropdown",
       "source": "property",
       "options": {
        "1": "Vacant",
        "2": "Occupied"
       }
      }
     }
    ]
   },
   "PropertyField": {
    "title": "PropertyField",
    "description": "A field of a property.",
    "type": "object",
    "properties": {
     "name": {
      "description": "Name shown.",
      "$ref": "#/components/schemas/text"
     },
     "type": {
      "description": "Type of the field.",
      "type": "string",
      "enum": [
       "text",
       "date",
       "dropdown",
       "multiselect",
       "bool/yn",
       "bool/oo"
      ]
     },
     "options": {
      "description": "The values to choose from: an object of id to name; some services send a list of names.",
      "anyOf": [
       {
        "type": "object",
        "additionalProperties": {
         "$ref": "#/components/schemas/text"
        }
       },
       {
        "type": "array",
        "items": {
         "$ref": "#/components/schemas/text"
        }
       }
      ]
     }
    },
    "required": [
     "name",
     "type"
    ],
    "examples": [
     {
      "name": "Occupancy",
      "type": "dropdown",
      "options": {
       "1": "Vacant",
       "2": "Occupied"
      }
     }
    ]
   },
   "AttachedPcrForm": {
    "title": "AttachedPcrForm",
    "description": "A PCR form of a work order.",
    "type": "object",
    "properties": {
     "pcr_form_id": {
      "description": "Form id.",
      "$ref": "#/components/schemas/id"
     },
     "pcr_form_name": {
      "description": "Form name.",
      "$ref": "#/components/schemas/text"
     },
     "version": {
      "description": "Version of the form.",
      "$ref": "#/components/schemas/id"
     },
     "required": {
      "description": "Whether the form has to be answered: true or false, 1 or 0.",
      "enum": [
       true,
       false,
       1,
       0
      ]
     },
     "has_errors": {
      "description": "Whether answers break a rule: true or false, 1 or 0.",
      "enum": [
       true,
       false,
       1,
       0
      ]
     }
    },
    "required": [
     "pcr_form_id",
     "pcr_form_name",
     "version",
     "required",
     "has_errors"
    ],
    "examples": [
     {
      "pcr_form_id": 12,
      "pcr_form_name": "Occupancy check",
      "version": 3,
      "required": true,
      "has_errors": false
     }
    ]
   },
   "PcrItem": {
    "title": "PcrItem",
    "description": "An option of a question.",
    "type": "object",
    "properties": {
     "id": {
      "description": "Place of the option among those of its question, or its id.",
      "$ref": "#/components/schemas/id"
     },
     "value": {
      "description": "Value of the option: a text, or the id of the answer.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/text"
       },
       {
        "$ref": "#/components/schemas/number"
       }
      ]
     },
     "label": {
      "description": "Text shown.",
      "$ref": "#/components/schemas/text"
     },
     "thirdparty_value": {
      "description": "Value in a third party system.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/text"
       },
       {
        "$ref": "#/components/schemas/number"
       },
       {
        "type": "null"
       }
      ]
     }
    },
    "required": [
     "id",
     "value",
     "label"
    ],
    "examples": [
     {
      "id": 401,
      "value": "yes",
      "label": "Yes",
      "thirdparty_value": "Y"
     },
     {
      "id": 0,
      "value": 7701,
      "label": "Wood",
      "thirdparty_value": 4
     }
    ]
   },
   "AnsweredQuestion": {
    "title": "AnsweredQuestion",
    "description": "A question with its answer.",
    "type": "object",
    "properties": {
     "pcr_question_id": {
      "description": "Question id.",
      "$ref": "#/components/schemas/id"
     },
     "pcr_question_type": {
      "description": "Type of the question.",
      "$ref": "#/components/schemas/text"
     },
     "pcr_question_name": {
      "description": "Text shown.",
      "$ref": "#/components/schemas/text"
     },
     "pcr_question_share_name": {
      "description": "Shared name of the question.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/text"
       },
       {
        "type": "null"
       }
      ]
     },
     "items": {
      "description": "Options of the question.",
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/PcrItem"
      }
     },
     "answer": {
      "description": "Text, a number, an option value, a list of option values, or a date YYYY/MM/DD.",
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "number"
       },
       {
        "type": "array",
        "items": {
         "anyOf": [
          {
           "type": "string"
          },
          {
           "type": "number"
          }
         ]
        }
       },
       {
        "type": "null"
       }
      ]
     }
    },
    "required": [
     "pcr_question_id",
     "pcr_question_type",
     "pcr_question_name"
    ],
    "examples": [
     {
      "pcr_question_id": 88,
      "pcr_question_type": "radio",
      "pcr_question_name": "Is the property occupied?",
      "pcr_question_share_name": "occupied",
      "items": [
       {
        "id": 401,
        "value": "yes",
        "label": "Yes",
        "thirdparty_value": "Y"
       }
      ],
      "answer": "yes"
     }
    ]
   },
   "Answer": {
    "title": "Answer",
    "description": "An answer to a question.",
    "type": "object",
    "properties": {
     "pcr_question_id": {
      "description": "Question id.",
      "$ref": "#/components/schemas/id"
     },
     "answer": {
      "description": "Text, a number, an option value, a list of option values, or a date YYYY/MM/DD.",
      "anyOf": [
       {
        "type": "string"
       },
       {
        "type": "number"
       },
       {
        "type": "array",
        "items": {
         "anyOf": [
          {
           "type": "string"
          },
          {
           "type": "number"
          }
         ]
        }
       },
       {
        "type": "null"
       }
      ]
     }
    },
    "required": [
     "pcr_question_id",
     "answer"
    ],
    "examples": [
     {
      "pcr_question_id": 88,
      "answer": "yes"
     }
    ]
   },
   "PhotoLimits": {
    "title": "PhotoLimits",
    "description": "How many photos a question takes.",
    "type": "object",
    "properties": {
     "min": {
      "description": "Least number of photos.",
      "$ref": "#/components/schemas/count"
     },
     "max": {
      "description": "Greatest number of photos.",
      "$ref": "#/components/schemas/count"
     }
    },
    "required": [
     "min",
     "max"
    ],
    "examples": [
     {
      "min": 1,
      "max": 4
     }
    ]
   },
   "PcrQuestion": {
    "title": "PcrQuestion",
    "description": "A question of a form.",
    "type": "object",
    "properties": {
     "id": {
      "description": "Question id.",
      "$ref": "#/components/schemas/id"
     },
     "question": {
      "description": "Text shown.",
      "$ref": "#/components/schemas/text"
     },
     "type": {
      "description": "Type as shown.",
      "$ref": "#/components/schemas/text"
     },
     "questionType": {
      "description": "Question type.",
      "$ref": "#/components/schemas/text"
     },
     "questionDataType": {
      "description": "Type of the answer.",
      "$ref": "#/components/schemas/text"
     },
     "required": {
      "description": "Whether an answer is needed: true or false, 1 or 0.",
      "enum": [
       true,
       false,
       1,
       0
      ]
     },
     "active": {
      "description": "Whether the question is in use: true or false, 1 or 0.",
      "enum": [
       true,
       false,
       1,
       0
      ]
     },
     "maxLength": {
      "description": "Greatest length of a text answer.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/count"
       },
       {
        "type": "null"
       }
      ]
     },
     "rules": {
      "description": "Rules of the question."
     },
     "events": {
      "description": "Events of the question."
     },
     "photos": {
      "$ref": "#/components/schemas/PhotoLimits"
     },
     "items": {
      "description": "Options of the question.",
      "type": "array",
      "items": {
       "$ref": "#/components/schemas/PcrItem"
      }
     }
    },
    "required": [
     "id",
     "question",
     "type",
     "questionType",
     "questionDataType",
     "required",
     "active",
     "maxLength",
     "rules",
     "events",
     "photos"
    ],
    "examples": [
     {
      "id": 88,
      "question": "Is the property occupied?",
      "type": "radio",
      "questionType": "radio",
      "questionDataType": "int",
      "required": true,
      "active": true,
      "maxLength": 255,
      "rules": [],
      "events": [],
      "photos": {
       "min": 1,
       "max": 4
      },
      "items": [
       {
        "id": 401,
        "value": "yes",
        "label": "Yes",
        "thirdparty_value": "Y"
       }
      ]
     }
    ]
   },
   "InvoiceLine": {
    "title": "InvoiceLine",
    "description": "A line of an invoice.",
    "type": "object",
    "properties": {
     "line_id": {
      "description": "Line id.",
      "$ref": "#/components/schemas/id"
     },
     "invoice_item_id": {
      "description": "Invoice item id.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/numeric_id"
       },
       {
        "type": "null"
       }
      ]
     },
     "invoice_item_desc": {
      "description": "Description.",
      "$ref": "#/components/schemas/text"
     },
     "invoice_item_other": {
      "description": "Name of an item that is not in the list.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/text"
       },
       {
        "type": "null"
       }
      ]
     },
     "qty": {
      "description": "Quantity.",
      "$ref": "#/components/schemas/number"
     },
     "uom_id": {
      "description": "Unit of measure id.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/id"
       },
       {
        "type": "null"
       }
      ]
     },
     "price": {
      "description": "Price of one.",
      "$ref": "#/components/schemas/number"
     },
     "flat_fee": {
      "description": "Flat fee.",
      "$ref": "#/components/schemas/number"
     },
     "price_sub_adj": {
      "description": "Adjustment of the sum.",
      "$ref": "#/components/schemas/number"
     },
     "adj_comment": {
      "description": "Comment on the adjustment.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/text"
       },
       {
        "type": "null"
       }
      ]
     }
    },
    "required": [
     "line_id",
     "invoice_item_id",
     "invoice_item_desc",
     "invoice_item_other",
     "qty",
     "uom_id",
     "price",
     "flat_fee",
     "price_sub_adj",
     "adj_comment"
    ],
    "examples": [
     {
      "line_id": 9101,
      "invoice_item_id": 31,
      "invoice_item_desc": "Grass cut",
      "invoice_item_other": "",
      "qty": 2,
      "uom_id": 1,
      "price": 55.5,
      "flat_fee": 0,
      "price_sub_adj": 0,
      "adj_comment": ""
     }
    ]
   },
   "InvoiceLineChange": {
    "title": "InvoiceLineChange",
    "description": "A line to update or to add.",
    "type": "object",
    "properties": {
     "line_id": {
      "description": "The line to update; absent: a new line.",
      "$ref": "#/components/schemas/id"
     },
     "invoice_item_id": {
      "description": "Invoice item id.",
      "$ref": "#/components/schemas/numeric_id"
     },
     "invoice_item_desc": {
      "description": "Description.",
      "$ref": "#/components/schemas/text"
     },
     "invoice_item_other": {
      "description": "Name of an item that is not in the list.",
      "$ref": "#/components/schemas/text"
     },
     "qty": {
      "description": "Quantity.",
      "$ref": "#/components/schemas/number"
     },
     "uom_id": {
      "description": "Unit of measure id.",
      "$ref": "#/components/schemas/id"
     },
     "price": {
      "description": "Price of one.",
      "$ref": "#/components/schemas/number"
     },
     "flat_fee": {
      "description": "Flat fee.",
      "$ref": "#/components/schemas/number"
     },
     "price_sub_adj": {
      "description": "Adjustment of the sum.",
      "$ref": "#/components/schemas/number"
     },
     "adj_comment": {
      "description": "Comment on the adjustment.",
      "$ref": "#/components/schemas/text"
     }
    },
    "examples": [
     {
      "line_id": 9101,
      "invoice_item_id": 31,
      "invoice_item_desc": "Grass cut",
      "qty": 3,
      "uom_id": 1,
      "price": 55.5,
      "flat_fee": 0,
      "price_sub_adj": 0,
      "adj_comment": "As agreed"
     }
    ]
   },
   "NoteReference": {
    "title": "NoteReference",
    "description": "A note of a work order or property.",
    "type": "object",
    "properties": {
     "note_id": {
      "description": "Note id.",
      "$ref": "#/components/schemas/id"
     },
     "revisions": {
      "description": "Revisions of the note.",
      "type": "array",
      "items": {
       "description": "A revision of the note."
      }
     },
     "base_revision": {
      "description": "The note that this one revises.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/id"
       },
       {
        "type": "null"
       }
      ]
     }
    },
    "required": [
     "note_id"
    ],
    "examples": [
     {
      "note_id": 801,
      "revisions": [
       802
      ],
      "base_revision": 801
     }
    ]
   },
   "WorkItem": {
    "title": "WorkItem",
    "description": "An item of work: from the list, or another one.",
    "type": "object",
    "properties": {
     "id": {
      "description": "Work item id.",
      "$ref": "#/components/schemas/numeric_id"
     },
     "item_other": {
      "description": "Name of an item that is not in the list.",
      "$ref": "#/components/schemas/label"
     },
     "qty": {
      "description": "Quantity.",
      "$ref": "#/components/schemas/qty"
     },
     "price": {
      "description": "Price of one.",
      "$ref": "#/components/schemas/amount"
     },
     "instructions": {
      "description": "What to do.",
      "$ref": "#/components/schemas/text"
     }
    },
    "anyOf": [
     {
      "properties": {
       "id": true
      },
      "required": [
       "id"
      ]
     },
     {
      "properties": {
       "item_other": true
      },
      "required": [
       "item_other"
      ]
     }
    ],
    "examples": [
     {
      "id": 31,
      "qty": 1,
      "price": 55.5,
      "instructions": "Front and back"
     }
    ]
   },
   "FlaggableItem": {
    "title": "FlaggableItem",
    "description": "A bid or completion that files can be flagged to.",
    "type": "object",
    "properties": {
     "comp_note_id": {
      "description": "Bid or completion id.",
      "$ref": "#/components/schemas/id"
     },
     "description": {
      "description": "Its name.",
      "$ref": "#/components/schemas/text"
     }
    },
    "required": [
     "comp_note_id",
     "description"
    ],
    "examples": [
     {
      "comp_note_id": 501,
      "description": "Grass cut"
     }
    ]
   },
   "FlaggableQuestion": {
    "title": "FlaggableQuestion",
    "description": "A question that files can be flagged to.",
    "type": "object",
    "properties": {
     "form": {
      "description": "Form name.",
      "$ref": "#/components/schemas/text"
     },
     "question": {
      "description": "Question name.",
      "$ref": "#/components/schemas/text"
     },
     "pcr_question_id": {
      "description": "Question id.",
      "$ref": "#/components/schemas/id"
     }
    },
    "required": [
     "form",
     "question",
     "pcr_question_id"
    ],
    "examples": [
     {
      "form": "Occupancy check",
      "question": "Is the property occupied?",
      "pcr_question_id": 88
     }
    ]
   },
   "UserSearchNext": {
    "title": "UserSearchNext",
    "description": "The search parameters as sent, or null, and where to go on.",
    "type": "object",
    "properties": {
     "user_email": {
      "description": "Mail address, or a part of it.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/filter"
       },
       {
        "type": "null"
       }
      ]
     },
     "user_name": {
      "description": "Name to sign in with, or a part of it.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/filter"
       },
       {
        "type": "null"
       }
      ]
     },
     "user_company": {
      "description": "Company, or a part of it.",
      "anyOf": [
       {
        "$ref": "#/components/schemas/filter"
       },
       {
        "type": "null"
       }
      ]
     },
     "offset": {
      "description": "Send it as offset to get the following matches.",
      "$ref": "#/components/schemas/offset"
     }
    },
    "required": [
     "user_email",
     "user_name",
     "user_company",
     "offset"
    ],
    "examples": [
     {
      "user_email": "example.com",
      "user_name": "jd",
      "user_company": "Doe",
      "offset": 100
     }
    ]
   },
   "WorkOrderSearchNext": {
    "title": "WorkOrderSearchNext",
    "description": "The search parameters sent and where to go on.",
    "type": "object",
    "properties": {
     "offset": {
      "description": "Send it as offset to get the next 100 matches.",
      "$ref": "#/components/schemas/offset"
     },
     "org_wo_num": {
      "description": "The organization's number of the order.",
      "$ref": "#/components/schemas/filter"
     },
     "wo_number": {
      "description": "Work order number.",
      "$ref": "#/components/schemas/filter"
     },
     "loan_number": {
      "description": "Loan number.",
      "$ref": "#/components/schemas/filter"
     },
     "address": {
      "description": "Street number and name, or a part of it.",
      "$ref": "#/components/schemas/filter"
     },
     "city": {
      "description": "City, or a part of it.",
      "$ref": "#/components/schemas/filter"
     },
     "state": {
      "description": "State.",
      "$ref": "#/components/schemas/filter"
     },
     "zip": {
      "description": "Zip code.",
      "$ref": "#/components/schemas/filter"
     }
    },
    "required": [
     "offset"
    ],
    "examples": [
     {
      "state": "OH",
      "offset": 100
     }
    ]
   },
   "Error": {
    "type": "object",
    "properties": {
     "error": {
      "type": "string",
      "description": "The error type."
     },
     "error_description": {
      "type": "string",
      "description": "What is wrong."
     }
    },
    "required": [
     "error",
     "error_description"
    ]
   },
   "TokenError": {
    "type": "object",
    "properties": {
     "error": {
      "type": "string",
      "description": "The error type."
     },
     "error_description": {
      "type": "string",
      "description": "What is wrong."
     },
     "message": {
      "type": "string",
      "description": "The same as error_description."
     }
    },
    "required": [
     "error",
     "error_description",
     "message"
    ]
   }
  },
  "responses": {
   "general_401": {
    "description": "`access_denied`: The token is absent, invalid or expired.",
    "content": {
     "application/json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Error"
        }
       ],
       "properties": {
        "error": {
         "enum": [
          "access_denied"
         ]
        }
       }
      }
     }
    }
   },
   "general_403": {
    "description": "`scope_invalid`: The app lacks the scope that the action needs.",
    "content": {
     "application/json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Error"
        }
       ],
       "properties": {
        "error": {
         "enum": [
          "scope_invalid"
         ]
        }
       }
      }
     }
    }
   },
   "general_400": {
    "description": "`invalid_request`: The request is no JSON object or breaks a rule that no other type names.",
    "content": {
     "application/json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Error"
        }
       ],
       "properties": {
        "error": {
         "enum": [
          "invalid_request"
         ]
        }
       }
      }
     }
    }
   },
   "general_404": {
    "description": "`not_found`: There is no such action, or what it was to act on does not exist.",
    "content": {
     "application/json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Error"
        }
       ],
       "properties": {
        "error": {
         "enum": [
          "not_found"
         ]
        }
       }
      }
     }
    }
   },
   "general_405": {
    "description": "`method_not_allowed`: The method is not POST.",
    "content": {
     "application/json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Error"
        }
       ],
       "properties": {
        "error": {
         "enum": [
          "method_not_allowed"
         ]
        }
       }
      }
     }
    }
   },
   "general_408": {
    "description": "`request_timeout`: The request came too slowly.",
    "content": {
     "application/json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Error"
        }
       ],
       "properties": {
        "error": {
         "enum": [
          "request_timeout"
         ]
        }
       }
      }
     }
    }
   },
   "general_413": {
    "description": "`request_too_large`: The request, or the file in it, is larger than the service takes.",
    "content": {
     "application/json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Error"
        }
       ],
       "properties": {
        "error": {
         "enum": [
          "request_too_large"
         ]
        }
       }
      }
     }
    }
   },
   "general_500": {
    "description": "`internal_error`: The service failed.",
    "content": {
     "application/json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Error"
        }
       ],
       "properties": {
        "error": {
         "enum": [
          "internal_error"
         ]
        }
       }
      }
     }
    }
   },
   "general_503": {
    "description": "`unavailable`: The service cannot answer now; try again later.",
    "content": {
     "application/json": {
      "schema": {
       "allOf": [
        {
         "$ref": "#/components/schemas/Error"
        }
       ],
       "properties": {
        "error": {
         "enum": [
          "unavailable"
         ]
        }
       }
      }
     }
    }
   }
  },
  "securitySchemes": {
   "clientCredentials": {
    "type": "oauth2",
    "flows": {
     "clientCredentials": {
      "tokenUrl": "auth/token",
      "scopes": {
       "autoimport-r": "Read access to the autoimport service",
       "autoimport-rw": "Read and write access to the autoimport service",
       "bid-r": "Read access to the bid service",
       "bid-rw": "Read and write access to the bid service",
       "file-r": "Read access to the file service",
       "file-rw": "Read and write access to the file service",
       "invoice-r": "Read access to the invoice service",
       "invoice-rw": "Read and write access to the invoice service",
       "jobnote-r": "Read access to the jobnote service",
       "jobnote-rw": "Read and write access to the jobnote service",
       "pcr-r": "Read access to the pcr service",
       "pcr-rw": "Read and write access to the pcr service",
       "property-r": "Read access to the property service",
       "property-rw": "Read and write access to the property service",
       "user-r": "Read access to the user service",
       "user-rw": "Read and write access to the user service",
       "workorder-r": "Read access to the workorder service",
       "workorder-rw": "Read and write access to the workorder service"
      }
     }
    }
   }
  }
 }
};
