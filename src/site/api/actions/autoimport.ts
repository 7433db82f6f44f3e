import type { ActionName, AutoImport } from '../../../api/index.js';
import { LinkError } from '../../../index.js';
import { seen } from '../../orders/visibility/visibility.js';
import { allProfiles, type StoredProfile } from '../../owner/profiles/profile-record.js';
import { once } from '../once.js';
import { answering } from '../service-refusal.js';
import type { SiteActions, SiteCall } from '../site-actions.js';

/** The actions of the service `autoimport`: the import profiles of the accounts that an app may see. */
export const AUTOIMPORT: SiteActions = {
  'autoimport/list': async (call) => (await visibleProfiles(call)).map(asAutoImport),

  'autoimport/upload': async (call) => {
    const { context, owner, event } = call;
    const { data, fail } = event;
    const profile = await visibleProfile(call, data.autoimport_id);
    if (!profile) return fail('autoimport_not_found');
    if (!profile.is_active) return fail('auto_import_inactive');
    if (!profile.capabilities.includes('upload')) return fail('upload_not_supported');
    const room = { bytes: data.content.size, files: 1 };
    await answering({}, () =>
      context.quotas.requireRoomOfApp(context.database.read, call.app.id, room),
    );
    const stored = await context.files.put(data.content.stream()).catch((error: unknown) => {
      if (LinkError.is(error)) return fail('upload_failed', error.message);
      throw error;
    });
    return once(call, async (acting) => {
      const file = { file_name: data.name, ...stored };
      await owner.profiles.queue(profile.name, file, acting).catch((error: unknown) => {
        if (!LinkError.is(error)) throw error;
        if (error.code === 'input_invalid') return fail('content_invalid', error.message);
        if (error.code === 'quota_exceeded') return fail('quota_exceeded', error.message);
        return fail('queuing_failed', error.message);
      });
      return { message: `Queued ${data.name}.` };
    });
  },

  'autoimport/export': async (call) => {
    const { owner, event, app } = call;
    const { data, fail } = event;
    const profile = await visibleProfile(call, data.autoimport_id);
    if (!profile) return fail('autoimport_invalid');
    if (!profile.is_active) return fail('auto_import_inactive');
    if (!profile.capabilities.includes('export')) return fail('export_not_support');
    const exported = owner.profiles.exportFor(app.viewer, profile.name, data.export_date);
    return exported.catch((error: unknown) => {
      if (LinkError.is(error) && error.code === 'not_found') return fail('pir_not_found');
      throw error;
    });
  },
};

type ProfileCall = Pick<SiteCall<ActionName>, 'context' | 'app'>;

async function visibleProfiles({ context, app }: ProfileCall): Promise<readonly StoredProfile[]> {
  const profiles = await allProfiles(context.database.read);
  return profiles.filter(
    ({ account_id }) =>
      seen(app.viewer, 'property', { holders: [{ account_id, link_id: null }] }) !== undefined,
  );
}

async function visibleProfile(
  call: ProfileCall,
  autoimportId: number,
): Promise<StoredProfile | undefined> {
  return (await visibleProfiles(call)).find(({ id }) => id === String(autoimportId));
}

function asAutoImport(profile: StoredProfile): AutoImport {
  return {
    autoimport_id: Number(profile.id),
    import_name: profile.kind,
    client_company_name: profile.client_company,
    active: profile.is_active ? 1 : 0,
    friendly_name: profile.name,
    api_capabilities: [...profile.capabilities],
  };
}
