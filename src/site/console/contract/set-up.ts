import type { AppBounds, AppLimits } from '../../api/apps/app-bounds.js';
import type { NewApp } from '../../api/apps/apps.js';
import type { PreferenceChanges } from '../../engine/preferences/preferences.js';
import type { HookWithSecret, NewHook } from '../../hooks/hooks.js';
import type { Damage } from '../../orders/attachments/damages.js';
import type { DocumentType } from '../../orders/attachments/document-types.js';
import type { Choice, ChoiceField } from '../../orders/choices.js';
import type { ItemPrice, NewPrice, PriceList, PriceScope } from '../../orders/prices/prices.js';
import type { MeasureUnit } from '../../orders/prices/units.js';
import type { NewPropertyField } from '../../orders/property-fields/field-definitions.js';
import type { PropertyField } from '../../orders/property-fields/field-value.js';
import type { NewProfile } from '../../owner/profiles/profile-record.js';
import type { PreviewRow } from '../../owner/profiles/profiles.js';
import type { FileRow, ImportedFile } from '../../owner/profiles/uploaded-files.js';
import type { Changes, Command, Streams, Upload } from './row-kinds.js';
import type {
  AppPage,
  DeliveryPage,
  HookPage,
  IssuedCredentials,
  ProfilePage,
  RetentionPage,
  ShownSettings,
  StoragePage,
} from './set-up-answers.js';

/** The requests of the apps of the JSON API. */
interface Apps {
  'GET apps': { readonly answer: AppPage };
  'POST apps': { readonly body: NewApp; readonly answer: IssuedCredentials };
  'PATCH apps/:name': Changes<{ limits?: AppLimits | null; bounds?: AppBounds }>;
  'DELETE apps/:name': Command;
  'POST apps/keys': Changes<{ endTokens?: boolean }>;
  'POST apps/:name/rotate': { readonly answer: IssuedCredentials };
  'POST apps/:name/disable': Command;
  'POST apps/:name/enable': Command;
}

/** The requests of price lists and units of measure. */
interface Prices {
  'GET units': { readonly answer: { readonly units: readonly MeasureUnit[] } };
  'POST units': Changes<{ name: string }>;
  'POST units/:name/disable': Command;
  'POST units/:name/enable': Command;
  'GET prices': {
    readonly query: keyof PriceScope;
    readonly answer: { readonly prices: readonly ItemPrice[] };
  };
  'GET prices/lists': { readonly answer: { readonly lists: readonly PriceList[] } };
  'POST prices': Changes<NewPrice>;
  'POST prices/remove': Changes<PriceScope & Pick<NewPrice, 'item_id'>>;
}

/** The requests of property fields, document types and choices. */
interface Definitions {
  'GET property-fields': { readonly answer: { readonly fields: readonly PropertyField[] } };
  'POST property-fields': Changes<NewPropertyField>;
  'DELETE property-fields/:name': Command;
  'GET document-types': { readonly answer: { readonly types: readonly DocumentType[] } };
  'POST document-types': Changes<{ name: string }>;
  'DELETE document-types/:name': Command;
  'GET work-choices': { readonly answer: { readonly choices: readonly Choice[] } };
  'POST work-choices': Changes<{ field: ChoiceField; name: string }>;
  'POST work-choices/remove': Changes<{ field: ChoiceField; name: string }>;
}

/** The requests of hooks and their deliveries. */
interface Hooks {
  'GET hooks': { readonly answer: HookPage };
  'POST hooks': { readonly body: NewHook; readonly answer: HookWithSecret };
  'DELETE hooks/:id': Command;
  'POST hooks/:id/rotate': { readonly answer: HookWithSecret };
  'POST hooks/:id/disable': Command;
  'POST hooks/:id/enable': Command;
  'GET hooks/:id/deliveries': {
    readonly query: 'state' | 'before';
    readonly answer: DeliveryPage;
  };
  'POST hooks/:id/replay-failed': { readonly answer: { readonly count: number } };
  'POST hook-deliveries/:id/replay': Command;
}

/** The requests of import profiles and their files. */
interface Profiles {
  'GET profiles': { readonly answer: ProfilePage };
  'POST profiles': { readonly body: NewProfile; readonly answer: { readonly id: string } };
  'POST profiles/preview': {
    readonly body: { profile: NewProfile; file_name: string; text: string };
    readonly answer: { readonly rows: readonly PreviewRow[] };
  };
  'DELETE profiles/:name': Command;
  'POST profiles/:name/disable': Command;
  'POST profiles/:name/enable': Command;
  'GET profiles/:name/files': { readonly answer: { readonly files: readonly ImportedFile[] } };
  'POST profiles/:name/files': Upload<{ readonly id: string }>;
  'POST profiles/:name/compiled': Upload<void, 'name' | 'day'>;
  'GET profiles/:name/export': Streams<'day'>;
  'GET profile-files/:id': { readonly answer: { readonly rows: readonly FileRow[] } };
}

/** The requests of damages and violations of orders. */
interface DamagesOfOrders {
  'GET orders/:id/damages': { readonly answer: { readonly damages: readonly Damage[] } };
  'POST orders/:id/damages': {
    readonly body: { title: string; kind?: Damage['kind'] };
    readonly answer: { readonly damage_id: string };
  };
  'POST damages/:id/photos': Changes<{ file_ids: readonly string[] }>;
  'DELETE damages/:id': Command;
}

/** The requests of the settings of the site. */
interface SiteFacts {
  'GET settings': { readonly answer: ShownSettings };
  'PATCH settings': Changes<PreferenceChanges>;
  'GET storage': { readonly answer: StoragePage };
  'GET retention': { readonly answer: RetentionPage };
  'POST retention/positions': {
    readonly body: { days: string | number };
    readonly answer: { readonly count: number };
  };
}

/** The requests of the pages of set-up. */
export interface SetUp
  extends Apps,
    Prices,
    Definitions,
    Hooks,
    Profiles,
    DamagesOfOrders,
    SiteFacts {}
