import type { Report } from '../model/findings.js';
import type { SectionName, WireRecord } from '../model/wire.js';
import { field } from './records.js';

/** Reads the boolean fields of one record. */
type FlagReader = (name: string, whenBlank: boolean) => boolean;

/** Reads `1` and `0` (and the spellings of true and false) as booleans; blank is the field's default. */
export function flagReader(
  record: WireRecord,
  section: SectionName,
  id: string,
  report: Report,
): FlagReader {
  return (name, whenBlank) => {
    const text = field(record, name).trim();
    if (/^(?:1|true)$/i.test(text)) return true;
    if (/^(?:0|false)$/i.test(text)) return false;
    if (text === '') return whenBlank;
    report('flag_invalid', section, id, `${name}; read as ${whenBlank ? 1 : 0}`);
    return whenBlank;
  };
}
