import { type Static, Type } from "typebox";
import { AddressChange, NewAddress, type SavedAddress } from "#commerce/customers/accounts/schema.ts";
import { fieldNames, fromAddressFields, toAddressV3 } from "#commerce/customers/addresses/fields.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import { pageOf } from "#commerce/shared/rest/lists.ts";
import { IdParams } from "#commerce/shared/rest/shapes.ts";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import type { CustomersBackend } from "./backend.ts";
import { admitted, missing, reachedId, refuse, send } from "./responses.ts";
import { one } from "./rest.ts";

const AddressId = Type.Object({ id: Type.String(), addressId: Type.String() });

const toSavedAddressV3 = ({ id, defaultFor, ...address }: SavedAddress) => ({
  id,
  ...toAddressV3(address),
  ...(defaultFor && { default_for: defaultFor }),
});

function fromV3(body: Partial<Static<typeof NewAddress>>): Partial<Address> {
  const entries = Object.entries(fieldNames).map(([name, field]) => [name, body[field as keyof typeof body]]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** /customers/:id/addresses (specification 7.4): customers access their own addresses, staff those of all customers. */
export function addressRoutes(app: App, customers: CustomersBackend, { db }: { db: Db }): void {
  const reading = admitted(db, "customers:read");
  const writing = admitted(db, "customers:write");
  app.get("/customers/:id/addresses", { schema: { params: IdParams }, onRequest: reading }, async (request, reply) => {
    const customerId = await reachedId(request, db, request.params.id);
    if (customerId === null) return missing(reply);
    const addresses = (await customers.addresses(customerId)).map(toSavedAddressV3);
    return send(reply, 200, pageOf(request, addresses, addresses.length, 1, 50));
  });

  const adding = { schema: { params: IdParams, body: NewAddress }, onRequest: writing };
  app.post("/customers/:id/addresses", adding, async (request, reply) => {
    const customerId = await reachedId(request, db, request.params.id);
    if (customerId === null) return missing(reply);
    const { body } = request;
    const added = await customers.addAddress(customerId, fromAddressFields(body), body.default_for);
    return added.ok ? send(reply, 201, one(toSavedAddressV3(added.value))) : refuse(reply, added.problem, fieldNames);
  });

  const changing = { schema: { params: IdParams, body: AddressChange }, onRequest: writing };
  app.put("/customers/:id/addresses", changing, async (request, reply) => {
    const customerId = await reachedId(request, db, request.params.id);
    if (customerId === null) return missing(reply);
    const { id, ...change } = request.body;
    const changed = await customers.updateAddress(customerId, id, fromV3(change), change.default_for);
    return changed.ok
      ? send(reply, 200, one(toSavedAddressV3(changed.value)))
      : refuse(reply, changed.problem, fieldNames);
  });

  app.delete(
    "/customers/:id/addresses/:addressId",
    { schema: { params: AddressId }, onRequest: writing },
    async (request, reply) => {
      const customerId = await reachedId(request, db, request.params.id);
      const { addressId } = request.params;
      if (customerId === null || !/^\d{1,9}$/.test(addressId)) return missing(reply);
      const removed = await customers.removeAddress(customerId, Number(addressId));
      return removed.ok ? reply.code(204).send() : refuse(reply, removed.problem);
    },
  );
}
