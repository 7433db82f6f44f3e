/** A job note. */
export interface Note {
  /** Our id. */
  readonly id: number;
  /** The order that it was written for. */
  readonly reportId: string;
  readonly propertyId: string;
  /** `prop`: it shows on every order of the property. */
  readonly type: 'wo' | 'prop';
  /** Our id of the note that this one revises; 0 for an original. */
  readonly revises: number;
  text: string;
  /** User id or free text. */
  readonly insertBy: string;
  /** `YYYY-MM-DD HH:MM:SS`. */
  readonly insertDate: string;
  readonly orgName: string;
  readonly hasAttachments: boolean;
}

/** A note for whoever asks with get_all_notes. */
export interface SuppliedNote {
  readonly woNumber: string;
  readonly noteId: string;
  readonly type: 'wo' | 'prop';
  readonly text: string;
  readonly from: string;
  readonly transactionId: string;
  /** Unix time. */
  readonly writtenAt: number;
}
