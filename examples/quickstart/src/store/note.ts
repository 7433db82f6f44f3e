/** A job note. */
export interface Note {
  /** The id of the note at this side. */
  readonly id: number;
  /** The order for which it was written. */
  readonly reportId: string;
  readonly propertyId: string;
  /** `prop`: it appears on every order of the property. */
  readonly type: 'wo' | 'prop';
  /** The id of the note that this one revises; 0 for an original. */
  readonly revises: number;
  text: string;
  /** User id or free text. */
  readonly insertBy: string;
  /** `YYYY-MM-DD HH:MM:SS`. */
  readonly insertDate: string;
  readonly orgName: string;
  readonly hasAttachments: boolean;
}

/** A note for callers of get_all_notes. */
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
