import { Types } from 'mongoose';
import type { TestApp } from '../test-app';

/** As staff type a guest in. */
export const kari = {
  firstname: 'Kari',
  lastname: 'Nordmann',
  email: 'Kari@Mail.Example',
  phone: '912 34 567',
};

/** A guest whom staff have typed in. */
export const makeGuest = async (app: TestApp, vendor: Types.ObjectId, guest: object = kari) =>
  (await app.staff(vendor, 1).post('/api/v1/admin/customers', guest).expect(201)).body.data;

/** What the audit log has about a guest, oldest first. */
export const auditOfGuest = (app: TestApp, vendor: Types.ObjectId, id: string) =>
  app.connection
    .collection('audit')
    .find({ _vendor: vendor, customerId: new Types.ObjectId(id) })
    .sort({ _id: 1 })
    .toArray();
