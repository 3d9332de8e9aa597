import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "react-aria-components/Button";
import { GridList, GridListItem } from "react-aria-components/GridList";
import { useDragAndDrop } from "react-aria-components/useDragAndDrop";
import type { Aggregate } from "#commerce/shared/own-fields/names.ts";
import { textIn } from "#commerce/shared/own-fields/rules.ts";
import type { OwnField } from "#commerce/shared/own-fields/schema.ts";
import { MenuIcon } from "../../../components/icons.tsx";
import { tell } from "../../../components/toasts.tsx";
import { useLanguage, useText } from "../../../i18n/text.tsx";
import { messageOf, send } from "../../../runtime/api.ts";
import { useMay } from "../../../runtime/session.ts";
import { aggregateNames, audienceNames, kindNames } from "./names.ts";
import { reordered } from "./order.ts";

type Props = { aggregate: Aggregate; fields: readonly OwnField[]; onOpen: (field: OwnField) => void };

/**
 * The fields of one kind of record. A click or Enter opens one; they are ordered by dragging, or with the arrow keys on
 * the handle.
 */
export function FieldList({ aggregate, fields, onOpen }: Props) {
  const say = useText();
  const language = useLanguage();
  const client = useQueryClient();
  const mayWrite = useMay("settings:write");
  const { mutate, variables, isPending } = useMutation({
    mutationFn: (ids: number[]) => send("PUT", "/own-fields/order", { aggregate, ids }),
    onSettled: () => client.invalidateQueries({ queryKey: ["own-fields"] }),
    onError: (error) => tell(messageOf(error, say)),
  });
  const nameOf = (field: OwnField) => textIn(field.labels, language);
  const ids = fields.map(({ id }) => id);
  // While saving, the new order is shown already.
  const order = isPending && variables ? variables : ids;
  const shown = order.flatMap((id) => fields.find((one) => one.id === id) ?? []);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !mayWrite,
    getItems: (keys) => [...keys].map((one) => ({ "text/plain": String(one) })),
    onReorder: ({ keys, target }) => {
      const side = target.dropPosition === "after" ? "after" : "before";
      mutate(reordered(ids, [...keys].map(Number), Number(target.key), side));
    },
  });
  return (
    <GridList
      className="own-list"
      aria-label={say(aggregateNames[aggregate])}
      items={shown}
      dragAndDropHooks={dragAndDropHooks}
      onAction={(key) => {
        const field = fields.find(({ id }) => id === Number(key));
        if (field) onOpen(field);
      }}
    >
      {(field) => (
        <GridListItem id={field.id} textValue={nameOf(field)} className="own-item">
          {mayWrite && (
            <Button slot="drag" className="icon-button" aria-label={say("move", { name: nameOf(field) })}>
              <MenuIcon size={16} />
            </Button>
          )}
          <span className="own-name">
            <strong>{nameOf(field)}</strong>
            <span className="list-sub">{field.key}</span>
          </span>
          <span className="own-kind">
            {say(kindNames[field.kind])}
            {field.unit && ` (${field.unit})`}
          </span>
          <span className={field.audience === "shoppers" ? "tag tag-good" : "tag"}>
            {say(audienceNames[field.audience])}
          </span>
        </GridListItem>
      )}
    </GridList>
  );
}

/** Deleted fields, which can be restored. */
export function Binned({ fields }: { fields: readonly OwnField[] }) {
  const say = useText();
  const language = useLanguage();
  const client = useQueryClient();
  const mayWrite = useMay("settings:write");
  const { mutate } = useMutation({
    mutationFn: (field: OwnField) => send("POST", `/own-fields/${field.id}/restore`),
    onSuccess: async (_, field) => {
      await client.invalidateQueries({ queryKey: ["own-fields"] });
      tell(say("restored", { name: textIn(field.labels, language) }));
    },
    onError: (error) => tell(messageOf(error, say)),
  });
  return (
    <ul className="card plain-list">
      {fields.map((field) => (
        <li key={field.id}>
          <span>
            <strong>{textIn(field.labels, language)}</strong> <span className="list-sub">{field.key}</span>
          </span>
          {mayWrite && (
            <button type="button" className="button" onClick={() => mutate(field)}>
              {say("restore")}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
