/** The preferences of a site, as they are stored. */
export interface SitePreferences {
  /** The currency of all amounts, by its code of ISO 4217; null: amounts are shown without a sign. */
  readonly currency: string | null;
  /**
   * The zone whose days decide what is due today, due soon and late, by its IANA name. Without a stored one it is that
   * of the process, because a site has no other place than its machine.
   */
  readonly zone: string;
  /** True if the zone is stored. */
  readonly is_zone_set: boolean;
}

/** Reads the preferences of a site, and the day that follows from them. */
export interface ReadsPreferences {
  /** Returns the preferences. */
  get(): Promise<SitePreferences>;
  /** Returns the present day of the site in its zone, `YYYYMMDD`. */
  today(): Promise<string>;
}
