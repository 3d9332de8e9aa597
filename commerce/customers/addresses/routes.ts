import { type Static, Type } from "typebox";
import { pageOf } from "#commerce/catalog/api/cached-responses.ts";
import type { CustomersBackend } from "#commerce/customers/accounts/backend.ts";
import { admitted, missing, reachedId, refuse, send } from "#commerce/customers/accounts/responses.ts";
import { fieldNames, one, toAddressV3 } from "#commerce/customers/accounts/rest.ts";
import { AddressChange, NewAddress } from "#commerce/customers/accounts/schema.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http.ts";

const Id = Type.Object({ id: Type.String() });
const AddressId = Type.Object({ id: Type.String(), addressId: Type.String() });

const blank: Address = {
  firstName: "",
  lastName: "",
  company: "",
  address1: "",
  address2: "",
  city: "",
  state: "",
  postalCode: "",
  country: "",
  phone: "",
};

/** The fields that were sent, under our names. */
function fromV3(body: Partial<Static<typeof NewAddress>>): Partial<Address> {
  const entries = Object.entries(fieldNames).map(([name, field]) => [name, body[field as keyof typeof body]]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** /customers/:id/addresses (specification 7.4): everybody's own, and staff's for anybody. */
export function addressRoutes(app: App, customers: CustomersBackend, { db }: { db: Db }): void {
  const reading = admitted(db, "customers:read");
  const writing = admitted(db, "customers:write");
  app.get("/customers/:id/addresses", { schema: { params: Id }, preValidation: reading }, async (request, reply) => {
    const customerId = await reachedId(request, db, request.params.id);
    if (customerId === null) return missing(reply);
    const addresses = (await customers.addresses(customerId)).map(toAddressV3);
    return send(reply, 200, pageOf(request, addresses, addresses.length, 1, 50));
  });

  const adding = { schema: { params: Id, body: NewAddress }, preValidation: writing };
  app.post("/customers/:id/addresses", adding, async (request, reply) => {
    const customerId = await reachedId(request, db, request.params.id);
    if (customerId === null) return missing(reply);
    const { body } = request;
    const added = await customers.addAddress(customerId, { ...blank, ...fromV3(body) }, body.default_for);
    return added.ok ? send(reply, 201, one(toAddressV3(added.value))) : refuse(reply, added.problem, fieldNames);
  });

  const changing = { schema: { params: Id, body: AddressChange }, preValidation: writing };
  app.put("/customers/:id/addresses", changing, async (request, reply) => {
    const customerId = await reachedId(request, db, request.params.id);
    if (customerId === null) return missing(reply);
    const { id, ...change } = request.body;
    const changed = await customers.updateAddress(customerId, id, fromV3(change), change.default_for);
    return changed.ok ? send(reply, 200, one(toAddressV3(changed.value))) : refuse(reply, changed.problem, fieldNames);
  });

  app.delete(
    "/customers/:id/addresses/:addressId",
    { schema: { params: AddressId }, preValidation: writing },
    async (request, reply) => {
      const customerId = await reachedId(request, db, request.params.id);
      const { addressId } = request.params;
      if (customerId === null || !/^\d{1,9}$/.test(addressId)) return missing(reply);
      const removed = await customers.removeAddress(customerId, Number(addressId));
      return removed.ok ? reply.code(204).send() : refuse(reply, removed.problem);
    },
  );
}
