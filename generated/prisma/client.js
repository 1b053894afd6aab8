// Made by `npm run generate` from prisma/schema.prisma, whose SHA-256 is
// dc6d68e2686426874a1ce43b4fc7e981ad9b68fdb3d5dcfe1a6733226bf133f8.
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// generated/prisma/client.ts
import * as path from "node:path";
import { fileURLToPath } from "node:url";
import "@prisma/client/runtime/client";

// generated/prisma/enums.ts
var enums_exports = {};
__export(enums_exports, {
  OrderArea: () => OrderArea,
  OrderStatus: () => OrderStatus,
  ProductStatus: () => ProductStatus,
  QuestionStatus: () => QuestionStatus,
  ReportStatus: () => ReportStatus,
  Role: () => Role,
  Scope: () => Scope,
  StoreStatus: () => StoreStatus,
  VideoStatus: () => VideoStatus,
  VideoVisibility: () => VideoVisibility
});
var Role = {
  member: "member",
  moderator: "moderator",
  admin: "admin"
};
var Scope = {
  read: "read",
  write: "write",
  upload: "upload",
  moderate: "moderate",
  forward: "forward"
};
var ReportStatus = {
  open: "open",
  claimed: "claimed",
  upheld: "upheld",
  rejected: "rejected"
};
var QuestionStatus = {
  open: "open",
  resolved: "resolved",
  closed: "closed"
};
var StoreStatus = {
  active: "active",
  inactive: "inactive",
  suspended: "suspended"
};
var ProductStatus = {
  draft: "draft",
  active: "active",
  inactive: "inactive"
};
var OrderArea = {
  marketplace: "marketplace",
  shop: "shop"
};
var OrderStatus = {
  pending: "pending",
  paid: "paid",
  completed: "completed",
  refunded: "refunded",
  disputed: "disputed"
};
var VideoVisibility = {
  public: "public",
  unlisted: "unlisted",
  private: "private"
};
var VideoStatus = {
  processing: "processing",
  ready: "ready",
  failed: "failed"
};

// generated/prisma/internal/class.ts
import * as runtime from "@prisma/client/runtime/client";
var config = {
  "previewFeatures": [],
  "clientVersion": "7.10.0",
  "engineVersion": "0edf323efd1d98336f3f0a68684b56f689b900d3",
  "activeProvider": "postgresql",
  "inlineSchema": `// The tables behind the contract. Rules that Prisma cannot say (checks, partial indexes) stand in migrations/, with their
// reasons; functions, triggers and views as they are now in sql/.

generator client {
  provider               = "prisma-client"
  output                 = "../generated/prisma"
  runtime                = "nodejs"
  moduleFormat           = "esm"
  generatedFileExtension = "ts"
  importFileExtension    = "js"
}

datasource db {
  provider = "postgresql"
}

enum Role {
  member
  moderator
  admin

  @@map("role")
}

enum Scope {
  read
  write
  upload
  moderate
  forward

  @@map("scope")
}

model User {
  id              Int       @id @default(autoincrement())
  username        String    @unique @db.Citext
  email           String?   @unique @db.Citext
  emailVerifiedAt DateTime? @map("email_verified_at") @db.Timestamptz(6)
  /// What they have given and not confirmed yet. Several may claim the same.
  pendingEmail    String?   @map("pending_email") @db.Citext
  passwordHash    String?   @map("password_hash")
  role            Role      @default(member)
  createdAt       DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept out from then on, until another time if there is one; nothing has to be written when that comes.
  suspendedAt     DateTime? @map("suspended_at") @db.Timestamptz(6)
  suspendedUntil  DateTime? @map("suspended_until") @db.Timestamptz(6)
  suspendedFor    String?   @map("suspended_for") @db.VarChar(1000)
  /// May read and not write, in the same way.
  silencedAt      DateTime? @map("silenced_at") @db.Timestamptz(6)
  silencedUntil   DateTime? @map("silenced_until") @db.Timestamptz(6)
  silencedFor     String?   @map("silenced_for") @db.VarChar(1000)
  /// When they were last told by mail that something was reported, where they are staff.
  reportMailedAt  DateTime? @map("report_mailed_at") @db.Timestamptz(6)
  /// Contributions that everybody could see, up to as many as anybody asks for.
  approvedPosts   Int       @default(0) @map("approved_posts")
  /// Whether an admin has yet to let them in.
  awaitsApproval  Boolean   @default(false) @map("awaits_approval")
  /// When the account is to be deleted; until then its owner may keep it, and do nothing else.
  deleteAt        DateTime? @map("delete_at") @db.Timestamptz(6)
  deletedAt       DateTime? @map("deleted_at") @db.Timestamptz(6)
  /// Whether a password is not enough to sign in. It follows from the factors, which are changed together with it.
  twoFactors      Boolean   @default(false) @map("two_factors")

  keys            ApiKey[]
  apps            App[]
  appGrants       AppGrant[]
  totpFactor      TotpFactor?
  recoveryCodes   RecoveryCode[]
  passkeys        Passkey[]
  identities      Identity[]
  topics          Topic[]
  replies         Reply[]
  questions       Question[]
  answers         Answer[]
  votes           Vote[]
  idempotencyKeys IdempotencyKey[]
  stores          Store[]
  orders          Order[]
  videos          Video[]
  comments        Comment[]
  reviews         Review[]
  announcements   Announcement[]
  ratings         Rating[]
  files           File[]
  fileUsage       FileUsage?
  reportsMade     Report[]         @relation("reporter")
  reportsAbout    Report[]         @relation("author")
  reportsHandled  Report[]         @relation("handler")
  revisions       Revision[]       @relation("owner")
  edits           Revision[]       @relation("editor")
  mails           Mail[]
  emailTokens     EmailToken[]
  invitations     Invitation[]
  exports         Export[]

  @@map("users")
}

model ApiKey {
  id           Int       @id @default(autoincrement())
  userId       Int       @map("user_id")
  name         String    @db.VarChar(100)
  /// The first characters of the key: enough to recognise it, too few to use it.
  prefix       String    @db.VarChar(12)
  /// SHA-256 of the whole key.
  hash         Bytes     @unique
  scopes       Scope[]
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt    DateTime? @map("expires_at") @db.Timestamptz(6)
  revokedAt    DateTime? @map("revoked_at") @db.Timestamptz(6)
  lastUsedAt   DateTime? @map("last_used_at") @db.Timestamptz(6)
  /// Of an access token: whose it is, and the permission that it comes from. Neither of a key that a person made.
  appId        Int?      @map("app_id")
  appSessionId Int?      @map("app_session_id")

  user       User        @relation(fields: [userId], references: [id], onDelete: Cascade)
  app        App?        @relation(fields: [appId], references: [id], onDelete: Cascade)
  appSession AppSession? @relation(fields: [appSessionId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@index([appId])
  @@index([appSessionId])
  @@map("api_keys")
}

/// A mail that waits to be sent, or was given up. What it says is written when it is sent, so that no link in it is ever here.
model Mail {
  id        Int       @id @default(autoincrement())
  /// Whom it tells of their account; null for somebody without one.
  userId    Int?      @map("user_id")
  kind      String    @db.VarChar(50)
  recipient String    @db.VarChar(254)
  /// What its template is given.
  data      Json      @default("{}")
  attempts  Int       @default(0) @db.SmallInt
  /// When it is tried next. While it is being sent, when that has taken too long.
  dueAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("due_at") @db.Timestamptz(6)
  /// What went wrong at the last try.
  fault     String?   @db.VarChar(500)
  givenUpAt DateTime? @map("given_up_at") @db.Timestamptz(6)
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user User? @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@map("mails")
}

/// A link by which a moderator lets others sign up.
model Invitation {
  id        Int      @id @default(autoincrement())
  /// SHA-256 of what is in the link.
  hash      Bytes    @unique
  creatorId Int      @map("creator_id")
  maxUses   Int      @map("max_uses")
  uses      Int      @default(0)
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt DateTime @map("expires_at") @db.Timestamptz(6)

  creator User @relation(fields: [creatorId], references: [id], onDelete: Cascade)

  @@index([creatorId])
  @@index([expiresAt])
  @@map("invitations")
}

/// A link in a mail, by which somebody proves that they read what comes to an address.
model EmailToken {
  /// SHA-256 of what is in the link.
  hash      Bytes     @id
  userId    Int       @map("user_id")
  purpose   String    @db.VarChar(20)
  /// Where it was sent to. It is worth nothing once that is not the account's address any more.
  email     String    @db.Citext
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt DateTime  @map("expires_at") @db.Timestamptz(6)
  usedAt    DateTime? @map("used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@index([expiresAt])
  @@map("email_tokens")
}

/// The first reply to a creating request, kept for 24 hours so that a repeated request gets it again.
model IdempotencyKey {
  userId    Int      @map("user_id")
  operation String   @db.VarChar(100)
  key       String   @db.VarChar(255)
  /// SHA-256 of the request: path parameters and body.
  request   Bytes
  status    Int      @db.SmallInt
  body      String
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@id([userId, operation, key])
  @@index([createdAt])
  @@map("idempotency_keys")
}

/// What staff and operators did. Nothing refers to a table, since the log outlives what it names.
model AuditEntry {
  id         Int      @id @default(autoincrement())
  at         DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)
  /// A user; null for the operator's command line.
  actorId    Int?     @map("actor_id")
  action     String   @db.VarChar(50)
  targetType String   @map("target_type") @db.VarChar(50)
  targetId   Int?     @map("target_id")
  reason     String?  @db.VarChar(1000)
  requestId  String?  @map("request_id") @db.VarChar(128)
  details    Json     @default("{}")

  @@index([actorId, action, id])
  @@index([actorId, id])
  @@index([action, id])
  @@index([targetType, targetId, id])
  @@map("audit_log")
}

enum ReportStatus {
  open
  claimed
  upheld
  rejected

  @@map("report_status")
}

/// What somebody told the moderators of. Nothing refers to what it is about, which may go.
model Report {
  id             Int          @id @default(autoincrement())
  targetType     String       @map("target_type") @db.VarChar(50)
  targetId       Int          @map("target_id")
  /// The owner of the target; null without one.
  authorId       Int?         @map("author_id")
  reporterId     Int          @map("reporter_id")
  reason         String       @db.VarChar(50)
  note           String?      @db.VarChar(1000)
  status         ReportStatus @default(open)
  /// Who has claimed or resolved it.
  handlerId      Int?         @map("handler_id")
  resolutionNote String?      @map("resolution_note") @db.VarChar(1000)
  createdAt      DateTime     @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  claimedAt      DateTime?    @map("claimed_at") @db.Timestamptz(6)
  resolvedAt     DateTime?    @map("resolved_at") @db.Timestamptz(6)

  reporter User  @relation("reporter", fields: [reporterId], references: [id], onDelete: Restrict)
  author   User? @relation("author", fields: [authorId], references: [id], onDelete: Restrict)
  handler  User? @relation("handler", fields: [handlerId], references: [id], onDelete: Restrict)

  @@index([status, id])
  @@index([targetType, id])
  @@index([targetType, targetId, id])
  @@index([reason, id])
  @@index([reporterId, id])
  @@index([authorId, id])
  @@index([handlerId, id])
  @@map("reports")
}

/// The text of content before an edit. There is no foreign key to the content, which is in one of several tables.
model Revision {
  id         Int      @id @default(autoincrement())
  targetType String   @map("target_type") @db.VarChar(50)
  targetId   Int      @map("target_id")
  /// Counted from 1 for each content.
  number     Int
  /// The owner of the content, so that an erasure finds all that it has to delete; null for the shop's.
  ownerId    Int?     @map("owner_id")
  title      String?  @db.VarChar(200)
  body       String
  editorId   Int      @map("editor_id")
  at         DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)

  owner  User? @relation("owner", fields: [ownerId], references: [id], onDelete: Restrict)
  editor User  @relation("editor", fields: [editorId], references: [id], onDelete: Restrict)

  @@unique([targetType, targetId, number])
  @@index([ownerId])
  @@map("revisions")
}

/// Content that is hidden, waits for approval or is deleted. Its rows are in tables of the schema \`removed\`, or it stays where it is, as
/// prisma/sql/removed.sql says.
model Removal {
  id         Int      @id @default(autoincrement())
  targetType String   @map("target_type") @db.VarChar(50)
  targetId   Int      @map("target_id")
  parentId   Int?     @map("parent_id")
  /// A user; null for what the shop sells.
  authorId   Int?     @map("author_id")
  title      String?  @db.VarChar(255)
  excerpt    String
  /// What must be known to bring it back.
  memory     String?  @db.VarChar(50)
  /// Whether staff are not told of it.
  isPrivate  Boolean  @default(false) @map("is_private")
  state      String   @db.VarChar(10)
  /// A user; null where the service did it.
  actorId    Int?     @map("actor_id")
  reason     String?  @db.VarChar(1000)
  at         DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)

  @@unique([targetType, targetId])
  @@index([at, id])
  @@index([state, at, id])
  @@index([targetType, at, id])
  @@index([authorId, at, id])
  @@map("removals")
}

/// An archive of all that somebody has: asked for, being made, ready or over. Written by statements alone.
model Export {
  id          Int       @id @default(autoincrement())
  userId      Int       @map("user_id")
  state       String    @default("waiting") @db.VarChar(10)
  askedAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("asked_at") @db.Timestamptz(6)
  /// How often somebody began to make it.
  attempts    Int       @default(0)
  /// Until when other processes do not take it over from the one that makes it.
  leasedUntil DateTime? @map("leased_until") @db.Timestamptz(6)
  /// Where the storage keeps it, or will: each attempt has one of its own.
  objectKey   String?   @unique @map("object_key") @db.VarChar(64)
  /// Of the archive, how many lists and objects are in it, and how many there will be.
  parts       Int       @default(0)
  partsTotal  Int       @default(0) @map("parts_total")
  records     BigInt    @default(0)
  bytes       BigInt    @default(0)
  /// Objects that could not be read.
  missing     Int       @default(0)
  fault       String?   @db.VarChar(20)
  endedAt     DateTime? @map("ended_at") @db.Timestamptz(6)
  expiresAt   DateTime? @map("expires_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId, id])
  @@map("exports")
}

model Board {
  id          Int       @id @default(autoincrement())
  title       String    @db.VarChar(200)
  description String
  position    Int
  createdAt   DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When it was deleted with its topics. It cannot be seen until one of them is restored.
  deletedAt   DateTime? @map("deleted_at") @db.Timestamptz(6)

  topics Topic[]

  @@index([position, id])
  @@map("boards")
}

model Topic {
  id              Int      @id @default(autoincrement())
  boardId         Int      @map("board_id")
  authorId        Int      @map("author_id")
  title           String   @db.VarChar(200)
  content         String
  isSticky        Boolean  @default(false) @map("is_sticky")
  isLocked        Boolean  @default(false) @map("is_locked")
  createdAt       DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// The three fields below are kept by triggers.
  replyCount      Int      @default(0) @map("reply_count")
  lastReplyAt     DateTime @default(dbgenerated("clock_timestamp()")) @map("last_reply_at") @db.Timestamptz(6)
  lastReplyUserId Int      @default(0) @map("last_reply_user_id")

  board   Board   @relation(fields: [boardId], references: [id], onDelete: Cascade)
  author  User    @relation(fields: [authorId], references: [id], onDelete: Restrict)
  replies Reply[]

  @@index([boardId, isSticky(sort: Desc), lastReplyAt(sort: Desc), id(sort: Desc)])
  @@index([authorId, id])
  @@index([boardId, id])
  @@index([lastReplyAt, id])
  @@map("topics")
}

model Reply {
  id        Int      @id @default(autoincrement())
  topicId   Int      @map("topic_id")
  authorId  Int      @map("author_id")
  content   String
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  topic  Topic @relation(fields: [topicId], references: [id], onDelete: Cascade)
  author User  @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@index([topicId, id])
  @@index([authorId, id])
  @@map("replies")
}

/// Somebody who is signed in on the web pages. Its columns are those that connect-pg-simple knows.
model Session {
  /// SHA-256 of the session's id, as hexadecimal digits: who reads this table cannot take a session over.
  sid    String   @id @db.VarChar(64)
  sess   Json
  expire DateTime @db.Timestamptz(6)
  /// Made by the database of what the session says. Only a session of somebody who is signed in has it.
  userId Int?     @default(dbgenerated()) @map("user_id")

  @@index([expire])
  @@index([userId])
  @@map("sessions")
}

/// An app that shows codes. It counts from when a first code has confirmed it.
model TotpFactor {
  userId       Int       @id @map("user_id")
  /// Encrypted with a key that follows from the secret of the sessions.
  secret       String
  /// The step of time of the last code that was accepted: no code of this or an earlier one is.
  lastStep     BigInt    @map("last_step")
  /// Since the last right one.
  wrongCodes   Int       @default(0) @map("wrong_codes")
  blockedUntil DateTime? @map("blocked_until") @db.Timestamptz(6)
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@map("totp_factors")
}

/// What lets somebody in who has lost their other factors, each once.
model RecoveryCode {
  userId Int       @map("user_id")
  /// SHA-256 of the code.
  hash   Bytes
  usedAt DateTime? @map("used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@id([userId, hash])
  @@map("recovery_codes")
}

model Passkey {
  id           Int       @id @default(autoincrement())
  userId       Int       @map("user_id")
  credentialId Bytes     @unique @map("credential_id")
  publicKey    Bytes     @map("public_key")
  /// How often it was used, where the authenticator counts that.
  counter      BigInt
  transports   String[]
  name         String    @db.VarChar(100)
  createdAt    DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  lastUsedAt   DateTime? @map("last_used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@index([userId])
  @@map("passkeys")
}

/// Who somebody is elsewhere, by OpenID Connect.
model Identity {
  id         Int       @id @default(autoincrement())
  userId     Int       @map("user_id")
  issuer     String    @db.VarChar(2000)
  /// Their id there: opaque, and never given to another person.
  subject    String    @db.VarChar(255)
  createdAt  DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  lastUsedAt DateTime? @map("last_used_at") @db.Timestamptz(6)

  user User @relation(fields: [userId], references: [id], onDelete: Cascade)

  @@unique([issuer, subject])
  @@index([userId])
  @@map("identities")
}

/// Secrets that the servers on one database share. Made at first use.
model Secret {
  name      String   @id @db.VarChar(50)
  value     Bytes
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  @@map("secrets")
}

enum QuestionStatus {
  open
  resolved
  closed

  @@map("question_status")
}

model Category {
  id   Int    @id @default(autoincrement())
  name String @db.VarChar(100)
  slug String @unique @db.VarChar(100)

  questions Question[]

  @@map("categories")
}

/// Each index is a list that the interface shows, newest first.
model Question {
  id           Int            @id @default(autoincrement())
  categoryId   Int?           @map("category_id")
  authorId     Int            @map("author_id")
  title        String         @db.VarChar(200)
  body         String
  status       QuestionStatus @default(open)
  bestAnswerId Int?           @map("best_answer_id")
  createdAt    DateTime       @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept by a trigger.
  answerCount  Int            @default(0) @map("answer_count")

  category   Category?       @relation(fields: [categoryId], references: [id], onDelete: Restrict)
  author     User            @relation(fields: [authorId], references: [id], onDelete: Restrict)
  /// The best answer is one of the question's own.
  bestAnswer Answer?         @relation("best", fields: [bestAnswerId, id], references: [id, questionId], onDelete: NoAction, onUpdate: NoAction)
  answers    Answer[]        @relation("answers")
  search     QuestionSearch?

  @@unique([bestAnswerId, id])
  @@index([categoryId, id])
  @@index([status, id])
  @@index([categoryId, status, id])
  @@index([authorId, id])
  @@index([authorId, status, id])
  @@map("questions")
}

model Answer {
  id         Int      @id @default(autoincrement())
  questionId Int      @map("question_id")
  authorId   Int      @map("author_id")
  body       String
  createdAt  DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept by a trigger.
  voteScore  Int      @default(0) @map("vote_score")

  question Question  @relation("answers", fields: [questionId], references: [id], onDelete: Cascade)
  author   User      @relation(fields: [authorId], references: [id], onDelete: Restrict)
  bestOf   Question? @relation("best")
  votes    Vote[]

  @@unique([id, questionId])
  @@index([questionId, voteScore(sort: Desc), id])
  @@index([authorId, id])
  @@map("answers")
}

model Vote {
  answerId  Int      @map("answer_id")
  userId    Int      @map("user_id")
  value     Int      @db.SmallInt
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  answer Answer @relation(fields: [answerId], references: [id], onDelete: Cascade)
  user   User   @relation(fields: [userId], references: [id], onDelete: Restrict)

  @@id([answerId, userId])
  @@map("votes")
}

/// What a search looks through, apart from the questions: a question's row is rewritten with every answer, and a search
/// reads many rows of which it shows few. Written by triggers alone.
model QuestionSearch {
  questionId Int                     @id @map("question_id")
  words      Unsupported("tsvector")

  question Question @relation(fields: [questionId], references: [id], onDelete: Cascade)

  @@index([words], type: Gin)
  @@map("question_search")
}

/// What a search over everything looks through: a row for each post that everybody may read. Written by triggers alone.
model SearchEntry {
  id         BigInt                  @id @default(autoincrement())
  type       String
  contentId  Int                     @map("content_id")
  threadType String                  @map("thread_type")
  threadId   Int                     @map("thread_id")
  authorId   Int?                    @map("author_id")
  area       String?
  createdAt  DateTime                @map("created_at") @db.Timestamptz(6)
  until      DateTime?               @db.Timestamptz(6)
  title      String?
  words      Unsupported("tsvector")

  @@unique([type, contentId])
  @@index([words], type: Gin)
  @@map("search_entries")
}

enum StoreStatus {
  active
  inactive
  suspended

  @@map("store_status")
}

enum ProductStatus {
  draft
  active
  inactive

  @@map("product_status")
}

enum OrderArea {
  marketplace
  shop

  @@map("order_area")
}

enum OrderStatus {
  pending
  paid
  completed
  refunded
  disputed

  @@map("order_status")
}

model Store {
  id          Int         @id @default(autoincrement())
  ownerId     Int         @map("owner_id")
  name        String      @db.VarChar(100)
  slug        String      @unique @db.VarChar(100)
  description String
  status      StoreStatus @default(active)
  /// Whether it was closed because its owner leaves, and opens again if they stay.
  reopens     Boolean     @default(false)
  createdAt   DateTime    @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// The sum and the number of the ratings of its products, kept by a trigger.
  ratingSum   Int         @default(0) @map("rating_sum")
  ratingCount Int         @default(0) @map("rating_count")

  owner    User      @relation(fields: [ownerId], references: [id], onDelete: Restrict)
  products Product[]

  @@index([ownerId, id])
  @@index([ownerId, status, id])
  @@map("stores")
}

/// What a store sells, or the shop, which is no store: then \`storeId\` is null, and slug and regular price are set.
model Product {
  id           Int           @id @default(autoincrement())
  storeId      Int?          @map("store_id")
  title        String        @db.VarChar(200)
  /// This and the SKU are unique among the products that are not deleted.
  slug         String?       @db.VarChar(100)
  sku          String?       @db.VarChar(64)
  description  String        @default("")
  price        Decimal       @db.Decimal(12, 2)
  regularPrice Decimal?      @map("regular_price") @db.Decimal(12, 2)
  stock        Int           @default(0)
  status       ProductStatus @default(active)
  category     String        @db.VarChar(100)
  imageUrl     String?       @map("image_url") @db.VarChar(2048)
  createdAt    DateTime      @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// A product that was ordered stays as a row when it is deleted, inactive and visible to no one.
  deletedAt    DateTime?     @map("deleted_at") @db.Timestamptz(6)
  /// The fields below are kept by triggers. The owner is the store's. The shelf is the store, or 0 for the shop.
  ownerId      Int?          @map("owner_id")
  shelf        Int           @default(0)
  /// Whether it is in the lists across stores: an active product of an active store.
  listed       Boolean       @default(false)
  titleKey     String        @default("") @map("title_key")
  categoryKey  String        @default("") @map("category_key")
  /// The sum, the number and the average of the ratings of its reviews; the average is 0 without any.
  ratingSum    Int           @default(0) @map("rating_sum")
  ratingCount  Int           @default(0) @map("rating_count")
  rating       Decimal       @default(0) @db.Decimal(3, 2)

  store   Store?      @relation(fields: [storeId], references: [id], onDelete: Restrict)
  items   OrderItem[]
  reviews Review[]

  @@map("products")
}

/// What an admin announces to everybody, until a time or without an end.
model Announcement {
  id        Int       @id @default(autoincrement())
  authorId  Int       @map("author_id")
  title     String    @db.VarChar(200)
  body      String
  until     DateTime? @db.Timestamptz(6)
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  author User @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@index([authorId, id])
  @@map("announcements")
}

/// What a buyer says of a product, once for each.
model Review {
  id        Int       @id @default(autoincrement())
  productId Int       @map("product_id")
  authorId  Int       @map("author_id")
  rating    Int       @db.SmallInt
  title     String?   @db.VarChar(200)
  body      String    @default("")
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// What the store's owner says to it.
  reply     String?
  repliedAt DateTime? @map("replied_at") @db.Timestamptz(6)

  /// A product that was reviewed was ordered, and so stays as a row when it is deleted.
  product Product @relation(fields: [productId], references: [id], onDelete: Restrict)
  author  User    @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@unique([productId, authorId])
  @@index([productId, id])
  @@index([productId, rating, id])
  @@index([authorId, id])
  @@map("reviews")
}

model Order {
  id               Int         @id @default(autoincrement())
  area             OrderArea
  buyerId          Int         @map("buyer_id")
  status           OrderStatus @default(pending)
  createdAt        DateTime    @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  paidAt           DateTime?   @map("paid_at") @db.Timestamptz(6)
  paymentReference String?     @map("payment_reference") @db.VarChar(200)
  /// The first of the orders that were placed together, one for each store; null where there was one store.
  checkoutId       Int?        @map("checkout_id")
  disputeReason    String?     @map("dispute_reason") @db.VarChar(1000)

  buyer  User         @relation(fields: [buyerId], references: [id], onDelete: Restrict)
  items  OrderItem[]
  stores OrderStore[]

  @@index([buyerId, area, id])
  @@index([buyerId, area, status, id])
  @@map("orders")
}

/// A product as it was when it was ordered.
model OrderItem {
  orderId   Int     @map("order_id")
  productId Int     @map("product_id")
  title     String  @db.VarChar(200)
  price     Decimal @db.Decimal(12, 2)
  quantity  Int
  storeId   Int?    @map("store_id")
  storeName String? @map("store_name") @db.VarChar(100)

  order   Order   @relation(fields: [orderId], references: [id], onDelete: Cascade)
  product Product @relation(fields: [productId], references: [id], onDelete: Restrict)

  @@id([orderId, productId])
  @@index([productId])
  @@map("order_items")
}

/// The stores that an order has something from: a seller's list of orders.
model OrderStore {
  storeId Int @map("store_id")
  orderId Int @map("order_id")

  order Order @relation(fields: [orderId], references: [id], onDelete: Cascade)

  @@id([storeId, orderId])
  @@index([orderId])
  @@map("order_stores")
}

/// How long lists are: the sum of the slots, over which a counter is spread so that writers do not wait for one row.
/// Written by triggers alone, which prisma/sql/lists.sql makes. No foreign key: its lock would make writers wait for a
/// deletion of what the list belongs to.
model ListCounter {
  list  String
  part  Int
  key   String
  slot  Int    @db.SmallInt
  items BigInt

  @@id([list, part, key, slot])
  @@map("list_counters")
  @@ignore
}

/// Where the pages of lists begin: how many rows lie between one block's key and the next, from the low end of an order.
/// The last rows are in no block. As above.
model ListBlock {
  list  String
  part  Int
  key   String
  ord   String
  sort  Decimal @db.Decimal
  word  String
  id    Int
  items Int

  @@id([list, part, key, ord, sort, word, id])
  @@map("list_blocks")
  @@ignore
}

/// Lists whose last block is to be cut, until the commit does so.
model ListTail {
  list String
  part Int
  key  String
  ord  String
  id   Int    @id @default(autoincrement())

  @@map("list_tails")
  @@ignore
}

enum VideoVisibility {
  public
  unlisted
  private

  @@map("video_visibility")
}

enum VideoStatus {
  processing
  ready
  failed

  @@map("video_status")
}

model Video {
  id           Int             @id @default(autoincrement())
  authorId     Int             @map("author_id")
  title        String          @db.VarChar(200)
  description  String          @default("")
  visibility   VideoVisibility @default(public)
  status       VideoStatus     @default(ready)
  /// Where the storage keeps it.
  objectKey    String          @unique @map("object_key") @db.VarChar(1024)
  mimeType     String          @map("mime_type") @db.VarChar(100)
  size         BigInt
  /// In seconds. This and the dimensions are null where the container does not tell.
  duration     Float?
  width        Int?
  height       Int?
  thumbnailUrl String?         @map("thumbnail_url") @db.VarChar(2048)
  createdAt    DateTime        @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// Kept by triggers.
  likeCount    Int             @default(0) @map("like_count")
  dislikeCount Int             @default(0) @map("dislike_count")
  commentCount Int             @default(0) @map("comment_count")

  author   User       @relation(fields: [authorId], references: [id], onDelete: Restrict)
  comments Comment[]
  ratings  Rating[]
  views    VideoView?
  share    Share?

  @@index([authorId, id])
  @@map("videos")
}

/// What one person thinks of a video: 1 or -1; no row for neither.
model Rating {
  videoId   Int      @map("video_id")
  userId    Int      @map("user_id")
  value     Int      @db.SmallInt
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  video Video @relation(fields: [videoId], references: [id], onDelete: Cascade)
  user  User  @relation(fields: [userId], references: [id], onDelete: Restrict)

  @@id([videoId, userId])
  @@map("ratings")
}

model Comment {
  id        Int      @id @default(autoincrement())
  videoId   Int      @map("video_id")
  authorId  Int      @map("author_id")
  content   String
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  video  Video @relation(fields: [videoId], references: [id], onDelete: Cascade)
  author User  @relation(fields: [authorId], references: [id], onDelete: Restrict)

  @@index([videoId, id])
  @@index([authorId, id])
  @@map("comments")
}

/// How often a video was watched. Apart from the videos, so that counting never waits for who rates or comments.
model VideoView {
  videoId Int @id @map("video_id")
  views   Int

  video Video @relation(fields: [videoId], references: [id], onDelete: Cascade)

  @@map("video_views")
}

/// Bytes that somebody stored. Where they are, \`objectKey\` says; they are there as long as the row is.
model File {
  id        Int      @id @default(autoincrement())
  ownerId   Int      @map("owner_id")
  name      String   @db.VarChar(255)
  mimeType  String   @map("mime_type") @db.VarChar(127)
  size      BigInt
  sha256    String   @db.Char(64)
  objectKey String   @unique @map("object_key") @db.VarChar(64)
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  updatedAt DateTime @default(dbgenerated("clock_timestamp()")) @map("updated_at") @db.Timestamptz(6)
  /// Kept by a trigger: what names are sorted by and searched in.
  nameKey   String   @default("") @map("name_key")

  owner User   @relation(fields: [ownerId], references: [id], onDelete: Restrict)
  share Share?

  @@index([ownerId, id])
  @@index([ownerId, nameKey, id])
  @@index([ownerId, size, id])
  @@index([ownerId(ops: raw("int4_ops")), nameKey(ops: raw("gin_trgm_ops"))], map: "files_search", type: Gin)
  @@map("files")
}

/// What somebody's files come to. Written by triggers alone, and locked by each upload: of two that race for
/// the rest of a quota, the second sees the first here.
model FileUsage {
  ownerId Int    @id @map("owner_id")
  files   Int
  bytes   BigInt

  owner User @relation(fields: [ownerId], references: [id], onDelete: Cascade)

  @@map("file_usage")
}

/// The share link of one file or one video.
model Share {
  id            Int       @id @default(autoincrement())
  token         String    @unique @db.Char(32)
  fileId        Int?      @unique @map("file_id")
  videoId       Int?      @unique @map("video_id")
  passwordHash  String?   @map("password_hash")
  expiresAt     DateTime? @map("expires_at") @db.Timestamptz(6)
  allowDownload Boolean   @default(true) @map("allow_download")
  createdAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  file  File?  @relation(fields: [fileId], references: [id], onDelete: Cascade)
  video Video? @relation(fields: [videoId], references: [id], onDelete: Cascade)

  @@map("shares")
}

/// A program of somebody's that people can allow to act for them.
model App {
  id           Int      @id @default(autoincrement())
  ownerId      Int      @map("owner_id")
  name         String   @db.VarChar(100)
  clientId     String   @unique @map("client_id") @db.VarChar(24)
  /// SHA-256 of the secret of an app that can keep one; null for others.
  secretHash   Bytes?   @map("secret_hash")
  redirectUris String[] @map("redirect_uris")
  /// Those of the redirect addresses, whose scripts may ask for tokens.
  origins      String[]
  createdAt    DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  owner   User        @relation(fields: [ownerId], references: [id], onDelete: Cascade)
  grants  AppGrant[]
  devices AppDevice[]
  tokens  ApiKey[]

  @@index([ownerId])
  @@index([origins], type: Gin)
  @@map("apps")
}

/// That somebody allows an app to act for them. When it goes, all that came of it goes.
model AppGrant {
  id        Int      @id @default(autoincrement())
  userId    Int      @map("user_id")
  appId     Int      @map("app_id")
  /// All that they ever allowed.
  scopes    Scope[]
  createdAt DateTime @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)

  user     User         @relation(fields: [userId], references: [id], onDelete: Cascade)
  app      App          @relation(fields: [appId], references: [id], onDelete: Cascade)
  sessions AppSession[]
  devices  AppDevice[]

  @@unique([userId, appId])
  @@index([appId])
  @@map("app_grants")
}

/// One sign-in of an app: the code that began it, and all tokens that came of that.
model AppSession {
  id            Int       @id @default(autoincrement())
  grantId       Int       @map("grant_id")
  scopes        Scope[]
  /// SHA-256 of the code. None where it was begun by a device.
  codeHash      Bytes?    @unique @map("code_hash")
  codeChallenge String?   @map("code_challenge") @db.VarChar(43)
  redirectUri   String?   @map("redirect_uri")
  codeExpiresAt DateTime? @map("code_expires_at") @db.Timestamptz(6)
  codeUsedAt    DateTime? @map("code_used_at") @db.Timestamptz(6)
  createdAt     DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  /// When its refresh token stops working, unless it is used before.
  expiresAt     DateTime  @map("expires_at") @db.Timestamptz(6)

  grant         AppGrant          @relation(fields: [grantId], references: [id], onDelete: Cascade)
  refreshTokens AppRefreshToken[]
  accessTokens  ApiKey[]

  @@index([grantId])
  @@index([expiresAt])
  @@map("app_sessions")
}

/// Those that were used are kept, so that a second use is known for one.
model AppRefreshToken {
  /// SHA-256 of the token.
  hash      Bytes     @id
  sessionId Int       @map("session_id")
  createdAt DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  usedAt    DateTime? @map("used_at") @db.Timestamptz(6)

  session AppSession @relation(fields: [sessionId], references: [id], onDelete: Cascade)

  @@index([sessionId])
  @@map("app_refresh_tokens")
}

/// A program without a browser that waits until somebody allows it elsewhere.
model AppDevice {
  /// SHA-256 of what it asks with, and of what the person types.
  deviceHash Bytes     @id @map("device_hash")
  userHash   Bytes     @unique @map("user_hash")
  appId      Int       @map("app_id")
  scopes     Scope[]
  /// Seconds between two questions at least.
  pause      Int       @db.SmallInt
  askedAt    DateTime? @map("asked_at") @db.Timestamptz(6)
  grantId    Int?      @map("grant_id")
  deniedAt   DateTime? @map("denied_at") @db.Timestamptz(6)
  createdAt  DateTime  @default(dbgenerated("clock_timestamp()")) @map("created_at") @db.Timestamptz(6)
  expiresAt  DateTime  @map("expires_at") @db.Timestamptz(6)

  app   App       @relation(fields: [appId], references: [id], onDelete: Cascade)
  grant AppGrant? @relation(fields: [grantId], references: [id], onDelete: Cascade)

  @@index([appId])
  @@index([grantId])
  @@map("app_devices")
}

/// When each periodic job runs next, on whichever node comes first. Unlogged.
model JobTurn {
  job    String   @id
  nextAt DateTime @map("next_at") @db.Timestamptz(6)

  @@map("job_turns")
}

/// A backup that is being made: until its time is over no object of the storage is removed.
model BackupLease {
  id          String   @id @db.VarChar(64)
  leasedUntil DateTime @map("leased_until") @db.Timestamptz(6)

  @@map("backup_leases")
}

/// A backup that succeeded, and the time of its data.
model Backup {
  id         String   @id @db.VarChar(64)
  snapshotAt DateTime @map("snapshot_at") @db.Timestamptz(6)

  @@map("backups")
}

/// An object that nothing refers to any more, and that is removed when no backup is made.
model PostponedRemoval {
  key String   @id @db.VarChar(1024)
  at  DateTime @default(dbgenerated("clock_timestamp()")) @db.Timestamptz(6)

  @@map("postponed_removals")
}

/// What is counted against limits by all nodes together. Unlogged.
model RateLimit {
  /// Of a hash, which tells nothing of who was counted.
  key    String  @id
  points Int
  /// Milliseconds since 1970.
  expire BigInt?

  @@index([expire])
  @@map("rate_limits")
}
`,
  "runtimeDataModel": {
    "models": {},
    "enums": {},
    "types": {}
  },
  "parameterizationSchema": {
    "strings": [],
    "graph": ""
  }
};
config.runtimeDataModel = JSON.parse('{"models":{"User":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"username","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"emailVerifiedAt","kind":"scalar","type":"DateTime","dbName":"email_verified_at"},{"name":"pendingEmail","kind":"scalar","type":"String","dbName":"pending_email"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"role","kind":"enum","type":"Role"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"suspendedAt","kind":"scalar","type":"DateTime","dbName":"suspended_at"},{"name":"suspendedUntil","kind":"scalar","type":"DateTime","dbName":"suspended_until"},{"name":"suspendedFor","kind":"scalar","type":"String","dbName":"suspended_for"},{"name":"silencedAt","kind":"scalar","type":"DateTime","dbName":"silenced_at"},{"name":"silencedUntil","kind":"scalar","type":"DateTime","dbName":"silenced_until"},{"name":"silencedFor","kind":"scalar","type":"String","dbName":"silenced_for"},{"name":"reportMailedAt","kind":"scalar","type":"DateTime","dbName":"report_mailed_at"},{"name":"approvedPosts","kind":"scalar","type":"Int","dbName":"approved_posts"},{"name":"awaitsApproval","kind":"scalar","type":"Boolean","dbName":"awaits_approval"},{"name":"deleteAt","kind":"scalar","type":"DateTime","dbName":"delete_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"twoFactors","kind":"scalar","type":"Boolean","dbName":"two_factors"},{"name":"keys","kind":"object","type":"ApiKey","relationName":"ApiKeyToUser"},{"name":"apps","kind":"object","type":"App","relationName":"AppToUser"},{"name":"appGrants","kind":"object","type":"AppGrant","relationName":"AppGrantToUser"},{"name":"totpFactor","kind":"object","type":"TotpFactor","relationName":"TotpFactorToUser"},{"name":"recoveryCodes","kind":"object","type":"RecoveryCode","relationName":"RecoveryCodeToUser"},{"name":"passkeys","kind":"object","type":"Passkey","relationName":"PasskeyToUser"},{"name":"identities","kind":"object","type":"Identity","relationName":"IdentityToUser"},{"name":"topics","kind":"object","type":"Topic","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToUser"},{"name":"questions","kind":"object","type":"Question","relationName":"QuestionToUser"},{"name":"answers","kind":"object","type":"Answer","relationName":"AnswerToUser"},{"name":"votes","kind":"object","type":"Vote","relationName":"UserToVote"},{"name":"idempotencyKeys","kind":"object","type":"IdempotencyKey","relationName":"IdempotencyKeyToUser"},{"name":"stores","kind":"object","type":"Store","relationName":"StoreToUser"},{"name":"orders","kind":"object","type":"Order","relationName":"OrderToUser"},{"name":"videos","kind":"object","type":"Video","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToUser"},{"name":"reviews","kind":"object","type":"Review","relationName":"ReviewToUser"},{"name":"announcements","kind":"object","type":"Announcement","relationName":"AnnouncementToUser"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToUser"},{"name":"files","kind":"object","type":"File","relationName":"FileToUser"},{"name":"fileUsage","kind":"object","type":"FileUsage","relationName":"FileUsageToUser"},{"name":"reportsMade","kind":"object","type":"Report","relationName":"reporter"},{"name":"reportsAbout","kind":"object","type":"Report","relationName":"author"},{"name":"reportsHandled","kind":"object","type":"Report","relationName":"handler"},{"name":"revisions","kind":"object","type":"Revision","relationName":"owner"},{"name":"edits","kind":"object","type":"Revision","relationName":"editor"},{"name":"mails","kind":"object","type":"Mail","relationName":"MailToUser"},{"name":"emailTokens","kind":"object","type":"EmailToken","relationName":"EmailTokenToUser"},{"name":"invitations","kind":"object","type":"Invitation","relationName":"InvitationToUser"},{"name":"exports","kind":"object","type":"Export","relationName":"ExportToUser"}],"dbName":"users","schema":null},"ApiKey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"prefix","kind":"scalar","type":"String"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"revokedAt","kind":"scalar","type":"DateTime","dbName":"revoked_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"appSessionId","kind":"scalar","type":"Int","dbName":"app_session_id"},{"name":"user","kind":"object","type":"User","relationName":"ApiKeyToUser"},{"name":"app","kind":"object","type":"App","relationName":"ApiKeyToApp"},{"name":"appSession","kind":"object","type":"AppSession","relationName":"ApiKeyToAppSession"}],"dbName":"api_keys","schema":null},"Mail":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"kind","kind":"scalar","type":"String"},{"name":"recipient","kind":"scalar","type":"String"},{"name":"data","kind":"scalar","type":"Json"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"fault","kind":"scalar","type":"String"},{"name":"givenUpAt","kind":"scalar","type":"DateTime","dbName":"given_up_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"MailToUser"}],"dbName":"mails","schema":null},"Invitation":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"creatorId","kind":"scalar","type":"Int","dbName":"creator_id"},{"name":"maxUses","kind":"scalar","type":"Int","dbName":"max_uses"},{"name":"uses","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"creator","kind":"object","type":"User","relationName":"InvitationToUser"}],"dbName":"invitations","schema":null},"EmailToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"purpose","kind":"scalar","type":"String"},{"name":"email","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"EmailTokenToUser"}],"dbName":"email_tokens","schema":null},"IdempotencyKey":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"operation","kind":"scalar","type":"String"},{"name":"key","kind":"scalar","type":"String"},{"name":"request","kind":"scalar","type":"Bytes"},{"name":"status","kind":"scalar","type":"Int"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"IdempotencyKeyToUser"}],"dbName":"idempotency_keys","schema":null},"AuditEntry":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"action","kind":"scalar","type":"String"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"requestId","kind":"scalar","type":"String","dbName":"request_id"},{"name":"details","kind":"scalar","type":"Json"}],"dbName":"audit_log","schema":null},"Report":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"reporterId","kind":"scalar","type":"Int","dbName":"reporter_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"note","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"ReportStatus"},{"name":"handlerId","kind":"scalar","type":"Int","dbName":"handler_id"},{"name":"resolutionNote","kind":"scalar","type":"String","dbName":"resolution_note"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"claimedAt","kind":"scalar","type":"DateTime","dbName":"claimed_at"},{"name":"resolvedAt","kind":"scalar","type":"DateTime","dbName":"resolved_at"},{"name":"reporter","kind":"object","type":"User","relationName":"reporter"},{"name":"author","kind":"object","type":"User","relationName":"author"},{"name":"handler","kind":"object","type":"User","relationName":"handler"}],"dbName":"reports","schema":null},"Revision":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"number","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"editorId","kind":"scalar","type":"Int","dbName":"editor_id"},{"name":"at","kind":"scalar","type":"DateTime"},{"name":"owner","kind":"object","type":"User","relationName":"owner"},{"name":"editor","kind":"object","type":"User","relationName":"editor"}],"dbName":"revisions","schema":null},"Removal":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"targetType","kind":"scalar","type":"String","dbName":"target_type"},{"name":"targetId","kind":"scalar","type":"Int","dbName":"target_id"},{"name":"parentId","kind":"scalar","type":"Int","dbName":"parent_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"excerpt","kind":"scalar","type":"String"},{"name":"memory","kind":"scalar","type":"String"},{"name":"isPrivate","kind":"scalar","type":"Boolean","dbName":"is_private"},{"name":"state","kind":"scalar","type":"String"},{"name":"actorId","kind":"scalar","type":"Int","dbName":"actor_id"},{"name":"reason","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"removals","schema":null},"Export":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"state","kind":"scalar","type":"String"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"parts","kind":"scalar","type":"Int"},{"name":"partsTotal","kind":"scalar","type":"Int","dbName":"parts_total"},{"name":"records","kind":"scalar","type":"BigInt"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"missing","kind":"scalar","type":"Int"},{"name":"fault","kind":"scalar","type":"String"},{"name":"endedAt","kind":"scalar","type":"DateTime","dbName":"ended_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"user","kind":"object","type":"User","relationName":"ExportToUser"}],"dbName":"exports","schema":null},"Board":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"position","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"topics","kind":"object","type":"Topic","relationName":"BoardToTopic"}],"dbName":"boards","schema":null},"Topic":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"boardId","kind":"scalar","type":"Int","dbName":"board_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"content","kind":"scalar","type":"String"},{"name":"isSticky","kind":"scalar","type":"Boolean","dbName":"is_sticky"},{"name":"isLocked","kind":"scalar","type":"Boolean","dbName":"is_locked"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"replyCount","kind":"scalar","type":"Int","dbName":"reply_count"},{"name":"lastReplyAt","kind":"scalar","type":"DateTime","dbName":"last_reply_at"},{"name":"lastReplyUserId","kind":"scalar","type":"Int","dbName":"last_reply_user_id"},{"name":"board","kind":"object","type":"Board","relationName":"BoardToTopic"},{"name":"author","kind":"object","type":"User","relationName":"TopicToUser"},{"name":"replies","kind":"object","type":"Reply","relationName":"ReplyToTopic"}],"dbName":"topics","schema":null},"Reply":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"topicId","kind":"scalar","type":"Int","dbName":"topic_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"topic","kind":"object","type":"Topic","relationName":"ReplyToTopic"},{"name":"author","kind":"object","type":"User","relationName":"ReplyToUser"}],"dbName":"replies","schema":null},"Session":{"fields":[{"name":"sid","kind":"scalar","type":"String"},{"name":"sess","kind":"scalar","type":"Json"},{"name":"expire","kind":"scalar","type":"DateTime"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"}],"dbName":"sessions","schema":null},"TotpFactor":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"secret","kind":"scalar","type":"String"},{"name":"lastStep","kind":"scalar","type":"BigInt","dbName":"last_step"},{"name":"wrongCodes","kind":"scalar","type":"Int","dbName":"wrong_codes"},{"name":"blockedUntil","kind":"scalar","type":"DateTime","dbName":"blocked_until"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"TotpFactorToUser"}],"dbName":"totp_factors","schema":null},"RecoveryCode":{"fields":[{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"user","kind":"object","type":"User","relationName":"RecoveryCodeToUser"}],"dbName":"recovery_codes","schema":null},"Passkey":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"credentialId","kind":"scalar","type":"Bytes","dbName":"credential_id"},{"name":"publicKey","kind":"scalar","type":"Bytes","dbName":"public_key"},{"name":"counter","kind":"scalar","type":"BigInt"},{"name":"transports","kind":"scalar","type":"String"},{"name":"name","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"PasskeyToUser"}],"dbName":"passkeys","schema":null},"Identity":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"issuer","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"lastUsedAt","kind":"scalar","type":"DateTime","dbName":"last_used_at"},{"name":"user","kind":"object","type":"User","relationName":"IdentityToUser"}],"dbName":"identities","schema":null},"Secret":{"fields":[{"name":"name","kind":"scalar","type":"String"},{"name":"value","kind":"scalar","type":"Bytes"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"}],"dbName":"secrets","schema":null},"Category":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"questions","kind":"object","type":"Question","relationName":"CategoryToQuestion"}],"dbName":"categories","schema":null},"Question":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"categoryId","kind":"scalar","type":"Int","dbName":"category_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"QuestionStatus"},{"name":"bestAnswerId","kind":"scalar","type":"Int","dbName":"best_answer_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answerCount","kind":"scalar","type":"Int","dbName":"answer_count"},{"name":"category","kind":"object","type":"Category","relationName":"CategoryToQuestion"},{"name":"author","kind":"object","type":"User","relationName":"QuestionToUser"},{"name":"bestAnswer","kind":"object","type":"Answer","relationName":"best"},{"name":"answers","kind":"object","type":"Answer","relationName":"answers"},{"name":"search","kind":"object","type":"QuestionSearch","relationName":"QuestionToQuestionSearch"}],"dbName":"questions","schema":null},"Answer":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"voteScore","kind":"scalar","type":"Int","dbName":"vote_score"},{"name":"question","kind":"object","type":"Question","relationName":"answers"},{"name":"author","kind":"object","type":"User","relationName":"AnswerToUser"},{"name":"bestOf","kind":"object","type":"Question","relationName":"best"},{"name":"votes","kind":"object","type":"Vote","relationName":"AnswerToVote"}],"dbName":"answers","schema":null},"Vote":{"fields":[{"name":"answerId","kind":"scalar","type":"Int","dbName":"answer_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"answer","kind":"object","type":"Answer","relationName":"AnswerToVote"},{"name":"user","kind":"object","type":"User","relationName":"UserToVote"}],"dbName":"votes","schema":null},"QuestionSearch":{"fields":[{"name":"questionId","kind":"scalar","type":"Int","dbName":"question_id"},{"name":"question","kind":"object","type":"Question","relationName":"QuestionToQuestionSearch"}],"dbName":"question_search","schema":null},"SearchEntry":{"fields":[{"name":"id","kind":"scalar","type":"BigInt"},{"name":"type","kind":"scalar","type":"String"},{"name":"contentId","kind":"scalar","type":"Int","dbName":"content_id"},{"name":"threadType","kind":"scalar","type":"String","dbName":"thread_type"},{"name":"threadId","kind":"scalar","type":"Int","dbName":"thread_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"area","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"title","kind":"scalar","type":"String"}],"dbName":"search_entries","schema":null},"Store":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"status","kind":"enum","type":"StoreStatus"},{"name":"reopens","kind":"scalar","type":"Boolean"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"ratingSum","kind":"scalar","type":"Int","dbName":"rating_sum"},{"name":"ratingCount","kind":"scalar","type":"Int","dbName":"rating_count"},{"name":"owner","kind":"object","type":"User","relationName":"StoreToUser"},{"name":"products","kind":"object","type":"Product","relationName":"ProductToStore"}],"dbName":"stores","schema":null},"Product":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"slug","kind":"scalar","type":"String"},{"name":"sku","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"regularPrice","kind":"scalar","type":"Decimal","dbName":"regular_price"},{"name":"stock","kind":"scalar","type":"Int"},{"name":"status","kind":"enum","type":"ProductStatus"},{"name":"category","kind":"scalar","type":"String"},{"name":"imageUrl","kind":"scalar","type":"String","dbName":"image_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"deletedAt","kind":"scalar","type":"DateTime","dbName":"deleted_at"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"shelf","kind":"scalar","type":"Int"},{"name":"listed","kind":"scalar","type":"Boolean"},{"name":"titleKey","kind":"scalar","type":"String","dbName":"title_key"},{"name":"categoryKey","kind":"scalar","type":"String","dbName":"category_key"},{"name":"ratingSum","kind":"scalar","type":"Int","dbName":"rating_sum"},{"name":"ratingCount","kind":"scalar","type":"Int","dbName":"rating_count"},{"name":"rating","kind":"scalar","type":"Decimal"},{"name":"store","kind":"object","type":"Store","relationName":"ProductToStore"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderItemToProduct"},{"name":"reviews","kind":"object","type":"Review","relationName":"ProductToReview"}],"dbName":"products","schema":null},"Announcement":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"until","kind":"scalar","type":"DateTime"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"author","kind":"object","type":"User","relationName":"AnnouncementToUser"}],"dbName":"announcements","schema":null},"Review":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"rating","kind":"scalar","type":"Int"},{"name":"title","kind":"scalar","type":"String"},{"name":"body","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"reply","kind":"scalar","type":"String"},{"name":"repliedAt","kind":"scalar","type":"DateTime","dbName":"replied_at"},{"name":"product","kind":"object","type":"Product","relationName":"ProductToReview"},{"name":"author","kind":"object","type":"User","relationName":"ReviewToUser"}],"dbName":"reviews","schema":null},"Order":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"area","kind":"enum","type":"OrderArea"},{"name":"buyerId","kind":"scalar","type":"Int","dbName":"buyer_id"},{"name":"status","kind":"enum","type":"OrderStatus"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"paidAt","kind":"scalar","type":"DateTime","dbName":"paid_at"},{"name":"paymentReference","kind":"scalar","type":"String","dbName":"payment_reference"},{"name":"checkoutId","kind":"scalar","type":"Int","dbName":"checkout_id"},{"name":"disputeReason","kind":"scalar","type":"String","dbName":"dispute_reason"},{"name":"buyer","kind":"object","type":"User","relationName":"OrderToUser"},{"name":"items","kind":"object","type":"OrderItem","relationName":"OrderToOrderItem"},{"name":"stores","kind":"object","type":"OrderStore","relationName":"OrderToOrderStore"}],"dbName":"orders","schema":null},"OrderItem":{"fields":[{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"productId","kind":"scalar","type":"Int","dbName":"product_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"price","kind":"scalar","type":"Decimal"},{"name":"quantity","kind":"scalar","type":"Int"},{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"storeName","kind":"scalar","type":"String","dbName":"store_name"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderItem"},{"name":"product","kind":"object","type":"Product","relationName":"OrderItemToProduct"}],"dbName":"order_items","schema":null},"OrderStore":{"fields":[{"name":"storeId","kind":"scalar","type":"Int","dbName":"store_id"},{"name":"orderId","kind":"scalar","type":"Int","dbName":"order_id"},{"name":"order","kind":"object","type":"Order","relationName":"OrderToOrderStore"}],"dbName":"order_stores","schema":null},"Video":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"title","kind":"scalar","type":"String"},{"name":"description","kind":"scalar","type":"String"},{"name":"visibility","kind":"enum","type":"VideoVisibility"},{"name":"status","kind":"enum","type":"VideoStatus"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"duration","kind":"scalar","type":"Float"},{"name":"width","kind":"scalar","type":"Int"},{"name":"height","kind":"scalar","type":"Int"},{"name":"thumbnailUrl","kind":"scalar","type":"String","dbName":"thumbnail_url"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"likeCount","kind":"scalar","type":"Int","dbName":"like_count"},{"name":"dislikeCount","kind":"scalar","type":"Int","dbName":"dislike_count"},{"name":"commentCount","kind":"scalar","type":"Int","dbName":"comment_count"},{"name":"author","kind":"object","type":"User","relationName":"UserToVideo"},{"name":"comments","kind":"object","type":"Comment","relationName":"CommentToVideo"},{"name":"ratings","kind":"object","type":"Rating","relationName":"RatingToVideo"},{"name":"views","kind":"object","type":"VideoView","relationName":"VideoToVideoView"},{"name":"share","kind":"object","type":"Share","relationName":"ShareToVideo"}],"dbName":"videos","schema":null},"Rating":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"value","kind":"scalar","type":"Int"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"RatingToVideo"},{"name":"user","kind":"object","type":"User","relationName":"RatingToUser"}],"dbName":"ratings","schema":null},"Comment":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"authorId","kind":"scalar","type":"Int","dbName":"author_id"},{"name":"content","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"video","kind":"object","type":"Video","relationName":"CommentToVideo"},{"name":"author","kind":"object","type":"User","relationName":"CommentToUser"}],"dbName":"comments","schema":null},"VideoView":{"fields":[{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"views","kind":"scalar","type":"Int"},{"name":"video","kind":"object","type":"Video","relationName":"VideoToVideoView"}],"dbName":"video_views","schema":null},"File":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"mimeType","kind":"scalar","type":"String","dbName":"mime_type"},{"name":"size","kind":"scalar","type":"BigInt"},{"name":"sha256","kind":"scalar","type":"String"},{"name":"objectKey","kind":"scalar","type":"String","dbName":"object_key"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"updatedAt","kind":"scalar","type":"DateTime","dbName":"updated_at"},{"name":"nameKey","kind":"scalar","type":"String","dbName":"name_key"},{"name":"owner","kind":"object","type":"User","relationName":"FileToUser"},{"name":"share","kind":"object","type":"Share","relationName":"FileToShare"}],"dbName":"files","schema":null},"FileUsage":{"fields":[{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"files","kind":"scalar","type":"Int"},{"name":"bytes","kind":"scalar","type":"BigInt"},{"name":"owner","kind":"object","type":"User","relationName":"FileUsageToUser"}],"dbName":"file_usage","schema":null},"Share":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"token","kind":"scalar","type":"String"},{"name":"fileId","kind":"scalar","type":"Int","dbName":"file_id"},{"name":"videoId","kind":"scalar","type":"Int","dbName":"video_id"},{"name":"passwordHash","kind":"scalar","type":"String","dbName":"password_hash"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"allowDownload","kind":"scalar","type":"Boolean","dbName":"allow_download"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"file","kind":"object","type":"File","relationName":"FileToShare"},{"name":"video","kind":"object","type":"Video","relationName":"ShareToVideo"}],"dbName":"shares","schema":null},"App":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"ownerId","kind":"scalar","type":"Int","dbName":"owner_id"},{"name":"name","kind":"scalar","type":"String"},{"name":"clientId","kind":"scalar","type":"String","dbName":"client_id"},{"name":"secretHash","kind":"scalar","type":"Bytes","dbName":"secret_hash"},{"name":"redirectUris","kind":"scalar","type":"String","dbName":"redirect_uris"},{"name":"origins","kind":"scalar","type":"String"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"owner","kind":"object","type":"User","relationName":"AppToUser"},{"name":"grants","kind":"object","type":"AppGrant","relationName":"AppToAppGrant"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppToAppDevice"},{"name":"tokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToApp"}],"dbName":"apps","schema":null},"AppGrant":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"userId","kind":"scalar","type":"Int","dbName":"user_id"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"user","kind":"object","type":"User","relationName":"AppGrantToUser"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppGrant"},{"name":"sessions","kind":"object","type":"AppSession","relationName":"AppGrantToAppSession"},{"name":"devices","kind":"object","type":"AppDevice","relationName":"AppDeviceToAppGrant"}],"dbName":"app_grants","schema":null},"AppSession":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"codeHash","kind":"scalar","type":"Bytes","dbName":"code_hash"},{"name":"codeChallenge","kind":"scalar","type":"String","dbName":"code_challenge"},{"name":"redirectUri","kind":"scalar","type":"String","dbName":"redirect_uri"},{"name":"codeExpiresAt","kind":"scalar","type":"DateTime","dbName":"code_expires_at"},{"name":"codeUsedAt","kind":"scalar","type":"DateTime","dbName":"code_used_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppGrantToAppSession"},{"name":"refreshTokens","kind":"object","type":"AppRefreshToken","relationName":"AppRefreshTokenToAppSession"},{"name":"accessTokens","kind":"object","type":"ApiKey","relationName":"ApiKeyToAppSession"}],"dbName":"app_sessions","schema":null},"AppRefreshToken":{"fields":[{"name":"hash","kind":"scalar","type":"Bytes"},{"name":"sessionId","kind":"scalar","type":"Int","dbName":"session_id"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"usedAt","kind":"scalar","type":"DateTime","dbName":"used_at"},{"name":"session","kind":"object","type":"AppSession","relationName":"AppRefreshTokenToAppSession"}],"dbName":"app_refresh_tokens","schema":null},"AppDevice":{"fields":[{"name":"deviceHash","kind":"scalar","type":"Bytes","dbName":"device_hash"},{"name":"userHash","kind":"scalar","type":"Bytes","dbName":"user_hash"},{"name":"appId","kind":"scalar","type":"Int","dbName":"app_id"},{"name":"scopes","kind":"enum","type":"Scope"},{"name":"pause","kind":"scalar","type":"Int"},{"name":"askedAt","kind":"scalar","type":"DateTime","dbName":"asked_at"},{"name":"grantId","kind":"scalar","type":"Int","dbName":"grant_id"},{"name":"deniedAt","kind":"scalar","type":"DateTime","dbName":"denied_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"expiresAt","kind":"scalar","type":"DateTime","dbName":"expires_at"},{"name":"app","kind":"object","type":"App","relationName":"AppToAppDevice"},{"name":"grant","kind":"object","type":"AppGrant","relationName":"AppDeviceToAppGrant"}],"dbName":"app_devices","schema":null},"JobTurn":{"fields":[{"name":"job","kind":"scalar","type":"String"},{"name":"nextAt","kind":"scalar","type":"DateTime","dbName":"next_at"}],"dbName":"job_turns","schema":null},"BackupLease":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"leasedUntil","kind":"scalar","type":"DateTime","dbName":"leased_until"}],"dbName":"backup_leases","schema":null},"Backup":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"snapshotAt","kind":"scalar","type":"DateTime","dbName":"snapshot_at"}],"dbName":"backups","schema":null},"PostponedRemoval":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"at","kind":"scalar","type":"DateTime"}],"dbName":"postponed_removals","schema":null},"RateLimit":{"fields":[{"name":"key","kind":"scalar","type":"String"},{"name":"points","kind":"scalar","type":"Int"},{"name":"expire","kind":"scalar","type":"BigInt"}],"dbName":"rate_limits","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","orderBy","cursor","user","owner","app","grant","session","refreshTokens","accessTokens","_count","sessions","devices","grants","tokens","appSession","keys","apps","appGrants","totpFactor","recoveryCodes","passkeys","identities","topics","board","author","topic","replies","questions","category","question","bestOf","answer","votes","bestAnswer","answers","search","idempotencyKeys","store","buyer","items","order","stores","product","reviews","products","orders","video","comments","ratings","views","share","file","videos","announcements","files","fileUsage","reporter","handler","reportsMade","reportsAbout","reportsHandled","editor","revisions","edits","mails","emailTokens","creator","invitations","exports","User.findUnique","User.findUniqueOrThrow","User.findFirst","User.findFirstOrThrow","User.findMany","data","User.createOne","User.createMany","User.createManyAndReturn","User.updateOne","User.updateMany","User.updateManyAndReturn","create","update","User.upsertOne","User.deleteOne","User.deleteMany","having","_avg","_sum","_min","_max","User.groupBy","User.aggregate","ApiKey.findUnique","ApiKey.findUniqueOrThrow","ApiKey.findFirst","ApiKey.findFirstOrThrow","ApiKey.findMany","ApiKey.createOne","ApiKey.createMany","ApiKey.createManyAndReturn","ApiKey.updateOne","ApiKey.updateMany","ApiKey.updateManyAndReturn","ApiKey.upsertOne","ApiKey.deleteOne","ApiKey.deleteMany","ApiKey.groupBy","ApiKey.aggregate","Mail.findUnique","Mail.findUniqueOrThrow","Mail.findFirst","Mail.findFirstOrThrow","Mail.findMany","Mail.createOne","Mail.createMany","Mail.createManyAndReturn","Mail.updateOne","Mail.updateMany","Mail.updateManyAndReturn","Mail.upsertOne","Mail.deleteOne","Mail.deleteMany","Mail.groupBy","Mail.aggregate","Invitation.findUnique","Invitation.findUniqueOrThrow","Invitation.findFirst","Invitation.findFirstOrThrow","Invitation.findMany","Invitation.createOne","Invitation.createMany","Invitation.createManyAndReturn","Invitation.updateOne","Invitation.updateMany","Invitation.updateManyAndReturn","Invitation.upsertOne","Invitation.deleteOne","Invitation.deleteMany","Invitation.groupBy","Invitation.aggregate","EmailToken.findUnique","EmailToken.findUniqueOrThrow","EmailToken.findFirst","EmailToken.findFirstOrThrow","EmailToken.findMany","EmailToken.createOne","EmailToken.createMany","EmailToken.createManyAndReturn","EmailToken.updateOne","EmailToken.updateMany","EmailToken.updateManyAndReturn","EmailToken.upsertOne","EmailToken.deleteOne","EmailToken.deleteMany","EmailToken.groupBy","EmailToken.aggregate","IdempotencyKey.findUnique","IdempotencyKey.findUniqueOrThrow","IdempotencyKey.findFirst","IdempotencyKey.findFirstOrThrow","IdempotencyKey.findMany","IdempotencyKey.createOne","IdempotencyKey.createMany","IdempotencyKey.createManyAndReturn","IdempotencyKey.updateOne","IdempotencyKey.updateMany","IdempotencyKey.updateManyAndReturn","IdempotencyKey.upsertOne","IdempotencyKey.deleteOne","IdempotencyKey.deleteMany","IdempotencyKey.groupBy","IdempotencyKey.aggregate","AuditEntry.findUnique","AuditEntry.findUniqueOrThrow","AuditEntry.findFirst","AuditEntry.findFirstOrThrow","AuditEntry.findMany","AuditEntry.createOne","AuditEntry.createMany","AuditEntry.createManyAndReturn","AuditEntry.updateOne","AuditEntry.updateMany","AuditEntry.updateManyAndReturn","AuditEntry.upsertOne","AuditEntry.deleteOne","AuditEntry.deleteMany","AuditEntry.groupBy","AuditEntry.aggregate","Report.findUnique","Report.findUniqueOrThrow","Report.findFirst","Report.findFirstOrThrow","Report.findMany","Report.createOne","Report.createMany","Report.createManyAndReturn","Report.updateOne","Report.updateMany","Report.updateManyAndReturn","Report.upsertOne","Report.deleteOne","Report.deleteMany","Report.groupBy","Report.aggregate","Revision.findUnique","Revision.findUniqueOrThrow","Revision.findFirst","Revision.findFirstOrThrow","Revision.findMany","Revision.createOne","Revision.createMany","Revision.createManyAndReturn","Revision.updateOne","Revision.updateMany","Revision.updateManyAndReturn","Revision.upsertOne","Revision.deleteOne","Revision.deleteMany","Revision.groupBy","Revision.aggregate","Removal.findUnique","Removal.findUniqueOrThrow","Removal.findFirst","Removal.findFirstOrThrow","Removal.findMany","Removal.createOne","Removal.createMany","Removal.createManyAndReturn","Removal.updateOne","Removal.updateMany","Removal.updateManyAndReturn","Removal.upsertOne","Removal.deleteOne","Removal.deleteMany","Removal.groupBy","Removal.aggregate","Export.findUnique","Export.findUniqueOrThrow","Export.findFirst","Export.findFirstOrThrow","Export.findMany","Export.createOne","Export.createMany","Export.createManyAndReturn","Export.updateOne","Export.updateMany","Export.updateManyAndReturn","Export.upsertOne","Export.deleteOne","Export.deleteMany","Export.groupBy","Export.aggregate","Board.findUnique","Board.findUniqueOrThrow","Board.findFirst","Board.findFirstOrThrow","Board.findMany","Board.createOne","Board.createMany","Board.createManyAndReturn","Board.updateOne","Board.updateMany","Board.updateManyAndReturn","Board.upsertOne","Board.deleteOne","Board.deleteMany","Board.groupBy","Board.aggregate","Topic.findUnique","Topic.findUniqueOrThrow","Topic.findFirst","Topic.findFirstOrThrow","Topic.findMany","Topic.createOne","Topic.createMany","Topic.createManyAndReturn","Topic.updateOne","Topic.updateMany","Topic.updateManyAndReturn","Topic.upsertOne","Topic.deleteOne","Topic.deleteMany","Topic.groupBy","Topic.aggregate","Reply.findUnique","Reply.findUniqueOrThrow","Reply.findFirst","Reply.findFirstOrThrow","Reply.findMany","Reply.createOne","Reply.createMany","Reply.createManyAndReturn","Reply.updateOne","Reply.updateMany","Reply.updateManyAndReturn","Reply.upsertOne","Reply.deleteOne","Reply.deleteMany","Reply.groupBy","Reply.aggregate","Session.findUnique","Session.findUniqueOrThrow","Session.findFirst","Session.findFirstOrThrow","Session.findMany","Session.createOne","Session.createMany","Session.createManyAndReturn","Session.updateOne","Session.updateMany","Session.updateManyAndReturn","Session.upsertOne","Session.deleteOne","Session.deleteMany","Session.groupBy","Session.aggregate","TotpFactor.findUnique","TotpFactor.findUniqueOrThrow","TotpFactor.findFirst","TotpFactor.findFirstOrThrow","TotpFactor.findMany","TotpFactor.createOne","TotpFactor.createMany","TotpFactor.createManyAndReturn","TotpFactor.updateOne","TotpFactor.updateMany","TotpFactor.updateManyAndReturn","TotpFactor.upsertOne","TotpFactor.deleteOne","TotpFactor.deleteMany","TotpFactor.groupBy","TotpFactor.aggregate","RecoveryCode.findUnique","RecoveryCode.findUniqueOrThrow","RecoveryCode.findFirst","RecoveryCode.findFirstOrThrow","RecoveryCode.findMany","RecoveryCode.createOne","RecoveryCode.createMany","RecoveryCode.createManyAndReturn","RecoveryCode.updateOne","RecoveryCode.updateMany","RecoveryCode.updateManyAndReturn","RecoveryCode.upsertOne","RecoveryCode.deleteOne","RecoveryCode.deleteMany","RecoveryCode.groupBy","RecoveryCode.aggregate","Passkey.findUnique","Passkey.findUniqueOrThrow","Passkey.findFirst","Passkey.findFirstOrThrow","Passkey.findMany","Passkey.createOne","Passkey.createMany","Passkey.createManyAndReturn","Passkey.updateOne","Passkey.updateMany","Passkey.updateManyAndReturn","Passkey.upsertOne","Passkey.deleteOne","Passkey.deleteMany","Passkey.groupBy","Passkey.aggregate","Identity.findUnique","Identity.findUniqueOrThrow","Identity.findFirst","Identity.findFirstOrThrow","Identity.findMany","Identity.createOne","Identity.createMany","Identity.createManyAndReturn","Identity.updateOne","Identity.updateMany","Identity.updateManyAndReturn","Identity.upsertOne","Identity.deleteOne","Identity.deleteMany","Identity.groupBy","Identity.aggregate","Secret.findUnique","Secret.findUniqueOrThrow","Secret.findFirst","Secret.findFirstOrThrow","Secret.findMany","Secret.createOne","Secret.createMany","Secret.createManyAndReturn","Secret.updateOne","Secret.updateMany","Secret.updateManyAndReturn","Secret.upsertOne","Secret.deleteOne","Secret.deleteMany","Secret.groupBy","Secret.aggregate","Category.findUnique","Category.findUniqueOrThrow","Category.findFirst","Category.findFirstOrThrow","Category.findMany","Category.createOne","Category.createMany","Category.createManyAndReturn","Category.updateOne","Category.updateMany","Category.updateManyAndReturn","Category.upsertOne","Category.deleteOne","Category.deleteMany","Category.groupBy","Category.aggregate","Question.findUnique","Question.findUniqueOrThrow","Question.findFirst","Question.findFirstOrThrow","Question.findMany","Question.createOne","Question.createMany","Question.createManyAndReturn","Question.updateOne","Question.updateMany","Question.updateManyAndReturn","Question.upsertOne","Question.deleteOne","Question.deleteMany","Question.groupBy","Question.aggregate","Answer.findUnique","Answer.findUniqueOrThrow","Answer.findFirst","Answer.findFirstOrThrow","Answer.findMany","Answer.createOne","Answer.createMany","Answer.createManyAndReturn","Answer.updateOne","Answer.updateMany","Answer.updateManyAndReturn","Answer.upsertOne","Answer.deleteOne","Answer.deleteMany","Answer.groupBy","Answer.aggregate","Vote.findUnique","Vote.findUniqueOrThrow","Vote.findFirst","Vote.findFirstOrThrow","Vote.findMany","Vote.createOne","Vote.createMany","Vote.createManyAndReturn","Vote.updateOne","Vote.updateMany","Vote.updateManyAndReturn","Vote.upsertOne","Vote.deleteOne","Vote.deleteMany","Vote.groupBy","Vote.aggregate","QuestionSearch.findUnique","QuestionSearch.findUniqueOrThrow","QuestionSearch.findFirst","QuestionSearch.findFirstOrThrow","QuestionSearch.findMany","QuestionSearch.updateOne","QuestionSearch.updateMany","QuestionSearch.updateManyAndReturn","QuestionSearch.deleteOne","QuestionSearch.deleteMany","QuestionSearch.groupBy","QuestionSearch.aggregate","SearchEntry.findUnique","SearchEntry.findUniqueOrThrow","SearchEntry.findFirst","SearchEntry.findFirstOrThrow","SearchEntry.findMany","SearchEntry.updateOne","SearchEntry.updateMany","SearchEntry.updateManyAndReturn","SearchEntry.deleteOne","SearchEntry.deleteMany","SearchEntry.groupBy","SearchEntry.aggregate","Store.findUnique","Store.findUniqueOrThrow","Store.findFirst","Store.findFirstOrThrow","Store.findMany","Store.createOne","Store.createMany","Store.createManyAndReturn","Store.updateOne","Store.updateMany","Store.updateManyAndReturn","Store.upsertOne","Store.deleteOne","Store.deleteMany","Store.groupBy","Store.aggregate","Product.findUnique","Product.findUniqueOrThrow","Product.findFirst","Product.findFirstOrThrow","Product.findMany","Product.createOne","Product.createMany","Product.createManyAndReturn","Product.updateOne","Product.updateMany","Product.updateManyAndReturn","Product.upsertOne","Product.deleteOne","Product.deleteMany","Product.groupBy","Product.aggregate","Announcement.findUnique","Announcement.findUniqueOrThrow","Announcement.findFirst","Announcement.findFirstOrThrow","Announcement.findMany","Announcement.createOne","Announcement.createMany","Announcement.createManyAndReturn","Announcement.updateOne","Announcement.updateMany","Announcement.updateManyAndReturn","Announcement.upsertOne","Announcement.deleteOne","Announcement.deleteMany","Announcement.groupBy","Announcement.aggregate","Review.findUnique","Review.findUniqueOrThrow","Review.findFirst","Review.findFirstOrThrow","Review.findMany","Review.createOne","Review.createMany","Review.createManyAndReturn","Review.updateOne","Review.updateMany","Review.updateManyAndReturn","Review.upsertOne","Review.deleteOne","Review.deleteMany","Review.groupBy","Review.aggregate","Order.findUnique","Order.findUniqueOrThrow","Order.findFirst","Order.findFirstOrThrow","Order.findMany","Order.createOne","Order.createMany","Order.createManyAndReturn","Order.updateOne","Order.updateMany","Order.updateManyAndReturn","Order.upsertOne","Order.deleteOne","Order.deleteMany","Order.groupBy","Order.aggregate","OrderItem.findUnique","OrderItem.findUniqueOrThrow","OrderItem.findFirst","OrderItem.findFirstOrThrow","OrderItem.findMany","OrderItem.createOne","OrderItem.createMany","OrderItem.createManyAndReturn","OrderItem.updateOne","OrderItem.updateMany","OrderItem.updateManyAndReturn","OrderItem.upsertOne","OrderItem.deleteOne","OrderItem.deleteMany","OrderItem.groupBy","OrderItem.aggregate","OrderStore.findUnique","OrderStore.findUniqueOrThrow","OrderStore.findFirst","OrderStore.findFirstOrThrow","OrderStore.findMany","OrderStore.createOne","OrderStore.createMany","OrderStore.createManyAndReturn","OrderStore.updateOne","OrderStore.updateMany","OrderStore.updateManyAndReturn","OrderStore.upsertOne","OrderStore.deleteOne","OrderStore.deleteMany","OrderStore.groupBy","OrderStore.aggregate","Video.findUnique","Video.findUniqueOrThrow","Video.findFirst","Video.findFirstOrThrow","Video.findMany","Video.createOne","Video.createMany","Video.createManyAndReturn","Video.updateOne","Video.updateMany","Video.updateManyAndReturn","Video.upsertOne","Video.deleteOne","Video.deleteMany","Video.groupBy","Video.aggregate","Rating.findUnique","Rating.findUniqueOrThrow","Rating.findFirst","Rating.findFirstOrThrow","Rating.findMany","Rating.createOne","Rating.createMany","Rating.createManyAndReturn","Rating.updateOne","Rating.updateMany","Rating.updateManyAndReturn","Rating.upsertOne","Rating.deleteOne","Rating.deleteMany","Rating.groupBy","Rating.aggregate","Comment.findUnique","Comment.findUniqueOrThrow","Comment.findFirst","Comment.findFirstOrThrow","Comment.findMany","Comment.createOne","Comment.createMany","Comment.createManyAndReturn","Comment.updateOne","Comment.updateMany","Comment.updateManyAndReturn","Comment.upsertOne","Comment.deleteOne","Comment.deleteMany","Comment.groupBy","Comment.aggregate","VideoView.findUnique","VideoView.findUniqueOrThrow","VideoView.findFirst","VideoView.findFirstOrThrow","VideoView.findMany","VideoView.createOne","VideoView.createMany","VideoView.createManyAndReturn","VideoView.updateOne","VideoView.updateMany","VideoView.updateManyAndReturn","VideoView.upsertOne","VideoView.deleteOne","VideoView.deleteMany","VideoView.groupBy","VideoView.aggregate","File.findUnique","File.findUniqueOrThrow","File.findFirst","File.findFirstOrThrow","File.findMany","File.createOne","File.createMany","File.createManyAndReturn","File.updateOne","File.updateMany","File.updateManyAndReturn","File.upsertOne","File.deleteOne","File.deleteMany","File.groupBy","File.aggregate","FileUsage.findUnique","FileUsage.findUniqueOrThrow","FileUsage.findFirst","FileUsage.findFirstOrThrow","FileUsage.findMany","FileUsage.createOne","FileUsage.createMany","FileUsage.createManyAndReturn","FileUsage.updateOne","FileUsage.updateMany","FileUsage.updateManyAndReturn","FileUsage.upsertOne","FileUsage.deleteOne","FileUsage.deleteMany","FileUsage.groupBy","FileUsage.aggregate","Share.findUnique","Share.findUniqueOrThrow","Share.findFirst","Share.findFirstOrThrow","Share.findMany","Share.createOne","Share.createMany","Share.createManyAndReturn","Share.updateOne","Share.updateMany","Share.updateManyAndReturn","Share.upsertOne","Share.deleteOne","Share.deleteMany","Share.groupBy","Share.aggregate","App.findUnique","App.findUniqueOrThrow","App.findFirst","App.findFirstOrThrow","App.findMany","App.createOne","App.createMany","App.createManyAndReturn","App.updateOne","App.updateMany","App.updateManyAndReturn","App.upsertOne","App.deleteOne","App.deleteMany","App.groupBy","App.aggregate","AppGrant.findUnique","AppGrant.findUniqueOrThrow","AppGrant.findFirst","AppGrant.findFirstOrThrow","AppGrant.findMany","AppGrant.createOne","AppGrant.createMany","AppGrant.createManyAndReturn","AppGrant.updateOne","AppGrant.updateMany","AppGrant.updateManyAndReturn","AppGrant.upsertOne","AppGrant.deleteOne","AppGrant.deleteMany","AppGrant.groupBy","AppGrant.aggregate","AppSession.findUnique","AppSession.findUniqueOrThrow","AppSession.findFirst","AppSession.findFirstOrThrow","AppSession.findMany","AppSession.createOne","AppSession.createMany","AppSession.createManyAndReturn","AppSession.updateOne","AppSession.updateMany","AppSession.updateManyAndReturn","AppSession.upsertOne","AppSession.deleteOne","AppSession.deleteMany","AppSession.groupBy","AppSession.aggregate","AppRefreshToken.findUnique","AppRefreshToken.findUniqueOrThrow","AppRefreshToken.findFirst","AppRefreshToken.findFirstOrThrow","AppRefreshToken.findMany","AppRefreshToken.createOne","AppRefreshToken.createMany","AppRefreshToken.createManyAndReturn","AppRefreshToken.updateOne","AppRefreshToken.updateMany","AppRefreshToken.updateManyAndReturn","AppRefreshToken.upsertOne","AppRefreshToken.deleteOne","AppRefreshToken.deleteMany","AppRefreshToken.groupBy","AppRefreshToken.aggregate","AppDevice.findUnique","AppDevice.findUniqueOrThrow","AppDevice.findFirst","AppDevice.findFirstOrThrow","AppDevice.findMany","AppDevice.createOne","AppDevice.createMany","AppDevice.createManyAndReturn","AppDevice.updateOne","AppDevice.updateMany","AppDevice.updateManyAndReturn","AppDevice.upsertOne","AppDevice.deleteOne","AppDevice.deleteMany","AppDevice.groupBy","AppDevice.aggregate","JobTurn.findUnique","JobTurn.findUniqueOrThrow","JobTurn.findFirst","JobTurn.findFirstOrThrow","JobTurn.findMany","JobTurn.createOne","JobTurn.createMany","JobTurn.createManyAndReturn","JobTurn.updateOne","JobTurn.updateMany","JobTurn.updateManyAndReturn","JobTurn.upsertOne","JobTurn.deleteOne","JobTurn.deleteMany","JobTurn.groupBy","JobTurn.aggregate","BackupLease.findUnique","BackupLease.findUniqueOrThrow","BackupLease.findFirst","BackupLease.findFirstOrThrow","BackupLease.findMany","BackupLease.createOne","BackupLease.createMany","BackupLease.createManyAndReturn","BackupLease.updateOne","BackupLease.updateMany","BackupLease.updateManyAndReturn","BackupLease.upsertOne","BackupLease.deleteOne","BackupLease.deleteMany","BackupLease.groupBy","BackupLease.aggregate","Backup.findUnique","Backup.findUniqueOrThrow","Backup.findFirst","Backup.findFirstOrThrow","Backup.findMany","Backup.createOne","Backup.createMany","Backup.createManyAndReturn","Backup.updateOne","Backup.updateMany","Backup.updateManyAndReturn","Backup.upsertOne","Backup.deleteOne","Backup.deleteMany","Backup.groupBy","Backup.aggregate","PostponedRemoval.findUnique","PostponedRemoval.findUniqueOrThrow","PostponedRemoval.findFirst","PostponedRemoval.findFirstOrThrow","PostponedRemoval.findMany","PostponedRemoval.createOne","PostponedRemoval.createMany","PostponedRemoval.createManyAndReturn","PostponedRemoval.updateOne","PostponedRemoval.updateMany","PostponedRemoval.updateManyAndReturn","PostponedRemoval.upsertOne","PostponedRemoval.deleteOne","PostponedRemoval.deleteMany","PostponedRemoval.groupBy","PostponedRemoval.aggregate","RateLimit.findUnique","RateLimit.findUniqueOrThrow","RateLimit.findFirst","RateLimit.findFirstOrThrow","RateLimit.findMany","RateLimit.createOne","RateLimit.createMany","RateLimit.createManyAndReturn","RateLimit.updateOne","RateLimit.updateMany","RateLimit.updateManyAndReturn","RateLimit.upsertOne","RateLimit.deleteOne","RateLimit.deleteMany","RateLimit.groupBy","RateLimit.aggregate","AND","OR","NOT","key","points","expire","equals","in","notIn","lt","lte","gt","gte","not","contains","startsWith","endsWith","at","id","snapshotAt","leasedUntil","job","nextAt","deviceHash","userHash","appId","scopes","pause","askedAt","grantId","deniedAt","createdAt","expiresAt","Scope","has","hasEvery","hasSome","hash","sessionId","usedAt","codeHash","codeChallenge","redirectUri","codeExpiresAt","codeUsedAt","userId","ownerId","name","clientId","secretHash","redirectUris","origins","token","fileId","videoId","passwordHash","allowDownload","bytes","mimeType","size","sha256","objectKey","updatedAt","nameKey","authorId","content","value","title","description","VideoVisibility","visibility","VideoStatus","status","duration","width","height","thumbnailUrl","likeCount","dislikeCount","commentCount","storeId","orderId","productId","price","quantity","storeName","OrderArea","area","buyerId","OrderStatus","paidAt","paymentReference","checkoutId","disputeReason","rating","body","reply","repliedAt","until","slug","sku","regularPrice","stock","ProductStatus","imageUrl","deletedAt","shelf","listed","titleKey","categoryKey","ratingSum","ratingCount","StoreStatus","reopens","type","contentId","threadType","threadId","type_contentId","questionId","answerId","voteScore","categoryId","QuestionStatus","bestAnswerId","answerCount","every","some","none","issuer","subject","lastUsedAt","credentialId","publicKey","counter","transports","secret","lastStep","wrongCodes","blockedUntil","sid","sess","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","topicId","boardId","isSticky","isLocked","replyCount","lastReplyAt","lastReplyUserId","position","state","attempts","parts","partsTotal","records","missing","fault","endedAt","targetType","targetId","parentId","excerpt","memory","isPrivate","actorId","reason","targetType_targetId","number","editorId","reporterId","note","ReportStatus","handlerId","resolutionNote","claimedAt","resolvedAt","action","requestId","details","operation","request","purpose","email","creatorId","maxUses","uses","kind","recipient","dueAt","givenUpAt","prefix","revokedAt","appSessionId","username","emailVerifiedAt","pendingEmail","Role","role","suspendedAt","suspendedUntil","suspendedFor","silencedAt","silencedUntil","silencedFor","reportMailedAt","approvedPosts","awaitsApproval","deleteAt","twoFactors","targetType_targetId_number","videoId_userId","productId_authorId","storeId_orderId","orderId_productId","userId_operation_key","id_questionId","answerId_userId","bestAnswerId_id","issuer_subject","userId_hash","userId_appId","is","isNot","connectOrCreate","upsert","createMany","set","disconnect","delete","connect","updateMany","deleteMany","push","increment","decrement","multiply","divide"]'),
  graph: "hhj2A5gGNhAAAIwMACARAACNDAAgEgAAjgwAIBMAAI8MACAUAACQDAAgFQAAkQwAIBYAAJIMACAXAADuCwAgGwAAkwwAIBwAANwLACAhAACVDAAgIwAAlAwAICUAAJYMACAqAACXDAAgLAAAmwwAIC4AAJgMACAwAACaDAAgMQAAnQwAIDUAAJkMACA2AACcDAAgNwAAngwAIDgAAJ8MACA7AACgDAAgPAAAoAwAID0AAKAMACA_AAChDAAgQAAAoQwAIEEAAKIMACBCAACjDAAgRAAApAwAIEUAAKUMACDmBgAAigwAMOcGAACkAQAQ6AYAAIoMADD4BgIAAAABhQdAAPgKACGdBwEAmQsAIc8HQACaCwAhoggBAAAAAa0IAQAAAAGuCEAAmgsAIa8IAQCZCwAhsQgAAIsMsQgisghAAJoLACGzCEAAmgsAIbQIAQCZCwAhtQhAAJoLACG2CEAAmgsAIbcIAQCZCwAhuAhAAJoLACG5CAIA8QoAIboIIACbCwAhuwhAAJoLACG8CCAAmwsAIQEAAAABACASAwAApAsAIAUAAO4MACAPAADvDAAg5gYAAO0MADDnBgAAAwAQ6AYAAO0MADD4BgIA8QoAIf8GAgDPCwAhgAcAAIELACCFB0AA-AoAIYYHQACaCwAhiwcAAd8LACGTBwIA8QoAIZUHAQDwCgAh6QdAAJoLACGqCAEA8AoAIasIQACaCwAhrAgCAM8LACEIAwAAtA4AIAUAAL8VACAPAADBFQAg_wYAAPAMACCGBwAA8AwAIOkHAADwDAAgqwgAAPAMACCsCAAA8AwAIBIDAACkCwAgBQAA7gwAIA8AAO8MACDmBgAA7QwAMOcGAAADABDoBgAA7QwAMPgGAgAAAAH_BgIAzwsAIYAHAACBCwAghQdAAPgKACGGB0AAmgsAIYsHAAEAAAGTBwIA8QoAIZUHAQDwCgAh6QdAAJoLACGqCAEA8AoAIasIQACaCwAhrAgCAM8LACEDAAAAAwAgAQAABAAwAgAABQAgDwQAAKQLACAMAADhDAAgDQAAjgwAIA4AAIwMACDmBgAA3wwAMOcGAAAHABDoBgAA3wwAMPgGAgDxCgAhhQdAAPgKACGUBwIA8QoAIZUHAQDwCgAhlgcBAPAKACGXBwAB4AwAIZgHAACTCwAgmQcAAJMLACABAAAABwAgDAMAAKQLACAFAADjDAAgCwAA7AwAIAwAAOEMACDmBgAA6wwAMOcGAAAJABDoBgAA6wwAMPgGAgDxCgAh_wYCAPEKACGABwAAgQsAIIUHQAD4CgAhkwcCAPEKACEEAwAAtA4AIAUAAL8VACALAADDFQAgDAAAvhUAIA0DAACkCwAgBQAA4wwAIAsAAOwMACAMAADhDAAg5gYAAOsMADDnBgAACQAQ6AYAAOsMADD4BgIAAAAB_wYCAPEKACGABwAAgQsAIIUHQAD4CgAhkwcCAPEKACHICAAA6gwAIAMAAAAJACABAAAKADACAAALACAQBgAA6AwAIAgAAOkMACAJAACMDAAg5gYAAOcMADDnBgAADQAQ6AYAAOcMADD4BgIA8QoAIYAHAACBCwAggwcCAPEKACGFB0AA-AoAIYYHQAD4CgAhjgcAAeAMACGPBwEAmQsAIZAHAQCZCwAhkQdAAJoLACGSB0AAmgsAIQgGAADAFQAgCAAAwhUAIAkAAJcVACCOBwAA8AwAII8HAADwDAAgkAcAAPAMACCRBwAA8AwAIJIHAADwDAAgEAYAAOgMACAIAADpDAAgCQAAjAwAIOYGAADnDAAw5wYAAA0AEOgGAADnDAAw-AYCAAAAAYAHAACBCwAggwcCAPEKACGFB0AA-AoAIYYHQAD4CgAhjgcAAQAAAY8HAQCZCwAhkAcBAJkLACGRB0AAmgsAIZIHQACaCwAhAwAAAA0AIAEAAA4AMAIAAA8AIAgHAADmDAAg5gYAAOUMADDnBgAAEQAQ6AYAAOUMADCFB0AA-AoAIYsHAAHfCwAhjAcCAPEKACGNB0AAmgsAIQIHAADBFQAgjQcAAPAMACAIBwAA5gwAIOYGAADlDAAw5wYAABEAEOgGAADlDAAwhQdAAPgKACGLBwABAAABjAcCAPEKACGNB0AAmgsAIQMAAAARACABAAASADACAAATACADAAAAAwAgAQAABAAwAgAABQAgAQAAABEAIAEAAAADACAPBQAA4wwAIAYAAOQMACDmBgAA4gwAMOcGAAAYABDoBgAA4gwAMP0GAAHfCwAh_gYAAd8LACH_BgIA8QoAIYAHAACBCwAggQcCAPEKACGCB0AAmgsAIYMHAgDPCwAhhAdAAJoLACGFB0AA-AoAIYYHQAD4CgAhBQUAAL8VACAGAADAFQAgggcAAPAMACCDBwAA8AwAIIQHAADwDAAgDwUAAOMMACAGAADkDAAg5gYAAOIMADDnBgAAGAAQ6AYAAOIMADD9BgABAAAB_gYAAQAAAf8GAgDxCgAhgAcAAIELACCBBwIA8QoAIYIHQACaCwAhgwcCAM8LACGEB0AAmgsAIYUHQAD4CgAhhgdAAPgKACEDAAAAGAAgAQAAGQAwAgAAGgAgAQAAAAkAIAEAAAANACABAAAAGAAgAwAAABgAIAEAABkAMAIAABoAIAMAAAADACABAAAEADACAAAFACABAAAACQAgAQAAABgAIAEAAAADACABAAAADQAgBQQAALQOACAMAAC-FQAgDQAAmRUAIA4AAJcVACCXBwAA8AwAIA8EAACkCwAgDAAA4QwAIA0AAI4MACAOAACMDAAg5gYAAN8MADDnBgAABwAQ6AYAAN8MADD4BgIAAAABhQdAAPgKACGUBwIA8QoAIZUHAQDwCgAhlgcBAAAAAZcHAAHgDAAhmAcAAJMLACCZBwAAkwsAIAMAAAAHACABAAAlADACAAAmACADAAAACQAgAQAACgAwAgAACwAgCgMAAKQLACDmBgAA5AsAMOcGAAApABDoBgAA5AsAMIUHQAD4CgAhkwcCAPEKACHuBwEA8AoAIe8HBACjCwAh8AcCAPEKACHxB0AAmgsAIQEAAAApACAHAwAApAsAIOYGAADeDAAw5wYAACsAEOgGAADeDAAwiwcAAd8LACGNB0AAmgsAIZMHAgDxCgAhAgMAALQOACCNBwAA8AwAIAgDAACkCwAg5gYAAN4MADDnBgAAKwAQ6AYAAN4MADCLBwAB3wsAIY0HQACaCwAhkwcCAPEKACHHCAAA3QwAIAMAAAArACABAAAsADACAAAtACANAwAApAsAIOYGAADcDAAw5wYAAC8AEOgGAADcDAAw-AYCAPEKACGFB0AA-AoAIZMHAgDxCgAhlQcBAPAKACHpB0AAmgsAIeoHAAHfCwAh6wcAAd8LACHsBwQAowsAIe0HAACTCwAgAgMAALQOACDpBwAA8AwAIA0DAACkCwAg5gYAANwMADDnBgAALwAQ6AYAANwMADD4BgIAAAABhQdAAPgKACGTBwIA8QoAIZUHAQDwCgAh6QdAAJoLACHqBwABAAAB6wcAAd8LACHsBwQAowsAIe0HAACTCwAgAwAAAC8AIAEAADAAMAIAADEAIAoDAACkCwAg5gYAANsMADDnBgAAMwAQ6AYAANsMADD4BgIA8QoAIYUHQAD4CgAhkwcCAPEKACHnBwEA8AoAIegHAQDwCgAh6QdAAJoLACECAwAAtA4AIOkHAADwDAAgCwMAAKQLACDmBgAA2wwAMOcGAAAzABDoBgAA2wwAMPgGAgAAAAGFB0AA-AoAIZMHAgDxCgAh5wcBAPAKACHoBwEA8AoAIekHQACaCwAhxggAANoMACADAAAAMwAgAQAANAAwAgAANQAgERgAANkMACAZAACkCwAgGwAAkwwAIOYGAADYDAAw5wYAADcAEOgGAADYDAAw-AYCAPEKACGFB0AA-AoAIaYHAgDxCgAhpwcBAPAKACGpBwEA8AoAIfsHAgDxCgAh_AcgAJsLACH9ByAAmwsAIf4HAgDxCgAh_wdAAPgKACGACAIA8QoAIQMYAAC9FQAgGQAAtA4AIBsAAJ4VACARGAAA2QwAIBkAAKQLACAbAACTDAAg5gYAANgMADDnBgAANwAQ6AYAANgMADD4BgIAAAABhQdAAPgKACGmBwIA8QoAIacHAQDwCgAhqQcBAPAKACH7BwIA8QoAIfwHIACbCwAh_QcgAJsLACH-BwIA8QoAIf8HQAD4CgAhgAgCAPEKACEDAAAANwAgAQAAOAAwAgAAOQAgAwAAADcAIAEAADgAMAIAADkAIAEAAAA3ACAKGQAApAsAIBoAANcMACDmBgAA1gwAMOcGAAA9ABDoBgAA1gwAMPgGAgDxCgAhhQdAAPgKACGmBwIA8QoAIacHAQDwCgAh-gcCAPEKACECGQAAtA4AIBoAALwVACAKGQAApAsAIBoAANcMACDmBgAA1gwAMOcGAAA9ABDoBgAA1gwAMPgGAgAAAAGFB0AA-AoAIaYHAgDxCgAhpwcBAPAKACH6BwIA8QoAIQMAAAA9ACABAAA-ADACAAA_ACABAAAAPQAgAwAAAD0AIAEAAD4AMAIAAD8AIBEZAACkCwAgHQAA0wwAICIAANQMACAjAACUDAAgJAAA1QwAIOYGAADRDAAw5wYAAEMAEOgGAADRDAAw-AYCAPEKACGFB0AA-AoAIaYHAgDxCgAhqQcBAPAKACGuBwAA0gziByLFBwEA8AoAIeAHAgDPCwAh4gcCAM8LACHjBwIA8QoAIQcZAAC0DgAgHQAAuhUAICIAALkVACAjAACfFQAgJAAAuxUAIOAHAADwDAAg4gcAAPAMACASGQAApAsAIB0AANMMACAiAADUDAAgIwAAlAwAICQAANUMACDmBgAA0QwAMOcGAABDABDoBgAA0QwAMPgGAgAAAAGFB0AA-AoAIaYHAgDxCgAhqQcBAPAKACGuBwAA0gziByLFBwEA8AoAIeAHAgDPCwAh4gcCAM8LACHjBwIA8QoAIcUIAADQDAAgAwAAAEMAIAEAAEQAMAIAAEUAIAccAADcCwAg5gYAANsLADDnBgAARwAQ6AYAANsLADD4BgIA8QoAIZUHAQDwCgAhyQcBAPAKACEBAAAARwAgAwAAAEMAIAEAAEQAMAIAAEUAIAEAAABDACANGQAApAsAIB4AANMLACAfAADMDAAgIQAAlQwAIOYGAADLDAAw5wYAAEsAEOgGAADLDAAw-AYCAPEKACGFB0AA-AoAIaYHAgDxCgAhxQcBAPAKACHdBwIA8QoAId8HAgDxCgAhAQAAAEsAIAEAAABDACAJAwAApAsAICAAAM8MACDmBgAAzgwAMOcGAABOABDoBgAAzgwAMIUHQAD4CgAhkwcCAPEKACGoBwIA8QoAId4HAgDxCgAhAgMAALQOACAgAAC5FQAgCgMAAKQLACAgAADPDAAg5gYAAM4MADDnBgAATgAQ6AYAAM4MADCFB0AA-AoAIZMHAgDxCgAhqAcCAPEKACHeBwIA8QoAIcQIAADNDAAgAwAAAE4AIAEAAE8AMAIAAFAAIAEAAABOACAEGQAAtA4AIB4AAJkQACAfAACZEAAgIQAAoBUAIA4ZAACkCwAgHgAA0wsAIB8AAMwMACAhAACVDAAg5gYAAMsMADDnBgAASwAQ6AYAAMsMADD4BgIAAAABhQdAAPgKACGmBwIA8QoAIcUHAQDwCgAh3QcCAPEKACHfBwIA8QoAIcMIAADKDAAgAwAAAEsAIAEAAFMAMAIAAFQAIAUeAADTCwAg5gYAANILADDnBgAAVgAQ6AYAANILADDdBwIA8QoAIQEAAABWACABAAAASwAgAwAAAEsAIAEAAFMAMAIAAFQAIAMAAABOACABAABPADACAABQACALAwAApAsAIOYGAADJDAAw5wYAAFsAEOgGAADJDAAw6QYBAPAKACGFB0AA-AoAIZMHAgDxCgAhrgcCAPEKACHFBwEA8AoAIZ8IAQDwCgAhoAgAAd8LACEBAwAAtA4AIAwDAACkCwAg5gYAAMkMADDnBgAAWwAQ6AYAAMkMADDpBgEA8AoAIYUHQAD4CgAhkwcCAPEKACGuBwIA8QoAIcUHAQDwCgAhnwgBAPAKACGgCAAB3wsAIcIIAADIDAAgAwAAAFsAIAEAAFwAMAIAAF0AIA8EAACkCwAgLQAAxwwAIOYGAADFDAAw5wYAAF8AEOgGAADFDAAw-AYCAPEKACGFB0AA-AoAIZQHAgDxCgAhlQcBAPAKACGqBwEA8AoAIa4HAADGDNcHIskHAQDwCgAh1AcCAPEKACHVBwIA8QoAIdcHIACbCwAhAgQAALQOACAtAAC4FQAgDwQAAKQLACAtAADHDAAg5gYAAMUMADDnBgAAXwAQ6AYAAMUMADD4BgIAAAABhQdAAPgKACGUBwIA8QoAIZUHAQDwCgAhqgcBAPAKACGuBwAAxgzXByLJBwEAAAAB1AcCAPEKACHVBwIA8QoAIdcHIACbCwAhAwAAAF8AIAEAAGAAMAIAAGEAIBwdAQDwCgAhJgAAxAwAICgAALYMACAsAACbDAAg5gYAAMEMADDnBgAAYwAQ6AYAAMEMADD4BgIA8QoAIYUHQAD4CgAhlAcCAM8LACGpBwEA8AoAIaoHAQDwCgAhrgcAAMMMzgcitgcCAM8LACG5BxAAwAwAIcQHEADADAAhyQcBAJkLACHKBwEAmQsAIcsHEADCDAAhzAcCAPEKACHOBwEAmQsAIc8HQACaCwAh0AcCAPEKACHRByAAmwsAIdIHAQDwCgAh0wcBAPAKACHUBwIA8QoAIdUHAgDxCgAhCiYAALcVACAoAACzFQAgLAAAphUAIJQHAADwDAAgtgcAAPAMACDJBwAA8AwAIMoHAADwDAAgywcAAPAMACDOBwAA8AwAIM8HAADwDAAgHB0BAPAKACEmAADEDAAgKAAAtgwAICwAAJsMACDmBgAAwQwAMOcGAABjABDoBgAAwQwAMPgGAgAAAAGFB0AA-AoAIZQHAgDPCwAhqQcBAPAKACGqBwEA8AoAIa4HAADDDM4HIrYHAgDPCwAhuQcQAMAMACHEBxAAwAwAIckHAQCZCwAhygcBAJkLACHLBxAAwgwAIcwHAgDxCgAhzgcBAJkLACHPB0AAmgsAIdAHAgDxCgAh0QcgAJsLACHSBwEA8AoAIdMHAQDwCgAh1AcCAPEKACHVBwIA8QoAIQMAAABjACABAABkADACAABlACABAAAAXwAgDCkAAL0MACArAAC6DAAg5gYAAL8MADDnBgAAaAAQ6AYAAL8MADCpBwEA8AoAIbYHAgDPCwAhtwcCAPEKACG4BwIA8QoAIbkHEADADAAhugcCAPEKACG7BwEAmQsAIQQpAAC2FQAgKwAAtRUAILYHAADwDAAguwcAAPAMACANKQAAvQwAICsAALoMACDmBgAAvwwAMOcGAABoABDoBgAAvwwAMKkHAQDwCgAhtgcCAM8LACG3BwIA8QoAIbgHAgDxCgAhuQcQAMAMACG6BwIA8QoAIbsHAQCZCwAhwQgAAL4MACADAAAAaAAgAQAAaQAwAgAAagAgAwAAAGgAIAEAAGkAMAIAAGoAIAYpAAC9DAAg5gYAALwMADDnBgAAbQAQ6AYAALwMADC2BwIA8QoAIbcHAgDxCgAhASkAALYVACAHKQAAvQwAIOYGAAC8DAAw5wYAAG0AEOgGAAC8DAAwtgcCAPEKACG3BwIA8QoAIcAIAAC7DAAgAwAAAG0AIAEAAG4AMAIAAG8AIAEAAABoACABAAAAbQAgDhkAAKQLACArAAC6DAAg5gYAALkMADDnBgAAcwAQ6AYAALkMADD4BgIA8QoAIYUHQAD4CgAhpgcCAPEKACGpBwEAmQsAIbgHAgDxCgAhxAcCAPEKACHFBwEA8AoAIcYHAQCZCwAhxwdAAJoLACEFGQAAtA4AICsAALUVACCpBwAA8AwAIMYHAADwDAAgxwcAAPAMACAPGQAApAsAICsAALoMACDmBgAAuQwAMOcGAABzABDoBgAAuQwAMPgGAgAAAAGFB0AA-AoAIaYHAgDxCgAhqQcBAJkLACG4BwIA8QoAIcQHAgDxCgAhxQcBAPAKACHGBwEAmQsAIccHQACaCwAhvwgAALgMACADAAAAcwAgAQAAdAAwAgAAdQAgAQAAAGgAIAEAAABzACABAAAAYwAgDycAAKQLACAoAAC2DAAgKgAAtwwAIOYGAACzDAAw5wYAAHoAEOgGAACzDAAw-AYCAPEKACGFB0AA-AoAIa4HAAC1DMAHIr0HAAC0DL0HIr4HAgDxCgAhwAdAAJoLACHBBwEAmQsAIcIHAgDPCwAhwwcBAJkLACEHJwAAtA4AICgAALMVACAqAAC0FQAgwAcAAPAMACDBBwAA8AwAIMIHAADwDAAgwwcAAPAMACAPJwAApAsAICgAALYMACAqAAC3DAAg5gYAALMMADDnBgAAegAQ6AYAALMMADD4BgIAAAABhQdAAPgKACGuBwAAtQzAByK9BwAAtAy9ByK-BwIA8QoAIcAHQACaCwAhwQcBAJkLACHCBwIAzwsAIcMHAQCZCwAhAwAAAHoAIAEAAHsAMAIAAHwAIBkZAACkCwAgMAAAmgwAIDEAAJ0MACAyAACyDAAgMwAAqQwAIOYGAACuDAAw5wYAAH4AEOgGAACuDAAw-AYCAPEKACGFB0AA-AoAIaAHAQDwCgAhoQcEAKMLACGjBwEA8AoAIaYHAgDxCgAhqQcBAPAKACGqBwEA8AoAIawHAACvDKwHIq4HAACwDK4HIq8HCACxDAAhsAcCAM8LACGxBwIAzwsAIbIHAQCZCwAhswcCAPEKACG0BwIA8QoAIbUHAgDxCgAhCRkAALQOACAwAAClFQAgMQAAqBUAIDIAALIVACAzAACxFQAgrwcAAPAMACCwBwAA8AwAILEHAADwDAAgsgcAAPAMACAZGQAApAsAIDAAAJoMACAxAACdDAAgMgAAsgwAIDMAAKkMACDmBgAArgwAMOcGAAB-ABDoBgAArgwAMPgGAgAAAAGFB0AA-AoAIaAHAQDwCgAhoQcEAKMLACGjBwEAAAABpgcCAPEKACGpBwEA8AoAIaoHAQDwCgAhrAcAAK8MrAcirgcAALAMrgcirwcIALEMACGwBwIAzwsAIbEHAgDPCwAhsgcBAJkLACGzBwIA8QoAIbQHAgDxCgAhtQcCAPEKACEDAAAAfgAgAQAAfwAwAgAAgAEAIAoZAACkCwAgLwAAqAsAIOYGAACtDAAw5wYAAIIBABDoBgAArQwAMPgGAgDxCgAhhQdAAPgKACGcBwIA8QoAIaYHAgDxCgAhpwcBAPAKACECGQAAtA4AIC8AAKsOACAKGQAApAsAIC8AAKgLACDmBgAArQwAMOcGAACCAQAQ6AYAAK0MADD4BgIAAAABhQdAAPgKACGcBwIA8QoAIaYHAgDxCgAhpwcBAPAKACEDAAAAggEAIAEAAIMBADACAACEAQAgCQMAAKQLACAvAACoCwAg5gYAAKwMADDnBgAAhgEAEOgGAACsDAAwhQdAAPgKACGTBwIA8QoAIZwHAgDxCgAhqAcCAPEKACECAwAAtA4AIC8AAKsOACAKAwAApAsAIC8AAKgLACDmBgAArAwAMOcGAACGAQAQ6AYAAKwMADCFB0AA-AoAIZMHAgDxCgAhnAcCAPEKACGoBwIA8QoAIb4IAACrDAAgAwAAAIYBACABAACHAQAwAgAAiAEAIAYvAACoCwAgMgIA8QoAIeYGAACnCwAw5wYAAIoBABDoBgAApwsAMJwHAgDxCgAhAQAAAIoBACANLwAAnQsAIDQAAJwLACDmBgAAmAsAMOcGAACMAQAQ6AYAAJgLADD4BgIA8QoAIYUHQAD4CgAhhgdAAJoLACGaBwEA8AoAIZsHAgDPCwAhnAcCAM8LACGdBwEAmQsAIZ4HIACbCwAhAQAAAIwBACAPBAAApAsAIDMAAKkMACDmBgAAqAwAMOcGAACOAQAQ6AYAAKgMADD4BgIA8QoAIYUHQAD4CgAhlAcCAPEKACGVBwEA8AoAIaAHAQDwCgAhoQcEAKMLACGiBwEA8AoAIaMHAQDwCgAhpAdAAPgKACGlBwEA8AoAIQEAAACOAQAgAQAAAIwBACABAAAAfgAgAQAAAIIBACABAAAAhgEAIAMAAACCAQAgAQAAgwEAMAIAAIQBACADAAAAcwAgAQAAdAAwAgAAdQAgChkAAKQLACDmBgAAqgwAMOcGAACWAQAQ6AYAAKoMADD4BgIA8QoAIYUHQAD4CgAhpgcCAPEKACGpBwEA8AoAIcUHAQDwCgAhyAdAAJoLACECGQAAtA4AIMgHAADwDAAgChkAAKQLACDmBgAAqgwAMOcGAACWAQAQ6AYAAKoMADD4BgIAAAABhQdAAPgKACGmBwIA8QoAIakHAQDwCgAhxQcBAPAKACHIB0AAmgsAIQMAAACWAQAgAQAAlwEAMAIAAJgBACADAAAAhgEAIAEAAIcBADACAACIAQAgAgQAALQOACAzAACxFQAgDwQAAKQLACAzAACpDAAg5gYAAKgMADDnBgAAjgEAEOgGAACoDAAw-AYCAAAAAYUHQAD4CgAhlAcCAPEKACGVBwEA8AoAIaAHAQDwCgAhoQcEAKMLACGiBwEA8AoAIaMHAQAAAAGkB0AA-AoAIaUHAQDwCgAhAwAAAI4BACABAACbAQAwAgAAnAEAIAcEAACkCwAgNwIA8QoAIeYGAACiCwAw5wYAAJ4BABDoBgAAogsAMJQHAgDxCgAhnwcEAKMLACEBAAAAngEAIBMZAACHDAAgOQAApAsAIDoAAIcMACDmBgAApgwAMOcGAACgAQAQ6AYAAKYMADD4BgIA8QoAIYUHQAD4CgAhpgcCAM8LACGuBwAApwyYCCKKCAEA8AoAIYsIAgDxCgAhkQgBAPAKACGVCAIA8QoAIZYIAQCZCwAhmAgCAM8LACGZCAEAmQsAIZoIQACaCwAhmwhAAJoLACEJGQAAtA4AIDkAALQOACA6AAC0DgAgpgcAAPAMACCWCAAA8AwAIJgIAADwDAAgmQgAAPAMACCaCAAA8AwAIJsIAADwDAAgExkAAIcMACA5AACkCwAgOgAAhwwAIOYGAACmDAAw5wYAAKABABDoBgAApgwAMPgGAgAAAAGFB0AA-AoAIaYHAgDPCwAhrgcAAKcMmAgiiggBAPAKACGLCAIA8QoAIZEIAQDwCgAhlQgCAPEKACGWCAEAmQsAIZgIAgDPCwAhmQgBAJkLACGaCEAAmgsAIZsIQACaCwAhAwAAAKABACABAAChAQAwAgAAogEAIDYQAACMDAAgEQAAjQwAIBIAAI4MACATAACPDAAgFAAAkAwAIBUAAJEMACAWAACSDAAgFwAA7gsAIBsAAJMMACAcAADcCwAgIQAAlQwAICMAAJQMACAlAACWDAAgKgAAlwwAICwAAJsMACAuAACYDAAgMAAAmgwAIDEAAJ0MACA1AACZDAAgNgAAnAwAIDcAAJ4MACA4AACfDAAgOwAAoAwAIDwAAKAMACA9AACgDAAgPwAAoQwAIEAAAKEMACBBAACiDAAgQgAAowwAIEQAAKQMACBFAAClDAAg5gYAAIoMADDnBgAApAEAEOgGAACKDAAw-AYCAPEKACGFB0AA-AoAIZ0HAQCZCwAhzwdAAJoLACGiCAEAmQsAIa0IAQDwCgAhrghAAJoLACGvCAEAmQsAIbEIAACLDLEIIrIIQACaCwAhswhAAJoLACG0CAEAmQsAIbUIQACaCwAhtghAAJoLACG3CAEAmQsAIbgIQACaCwAhuQgCAPEKACG6CCAAmwsAIbsIQACaCwAhvAggAJsLACEBAAAApAEAIAEAAACkAQAgAwAAAKABACABAAChAQAwAgAAogEAIAMAAACgAQAgAQAAoQEAMAIAAKIBACAOBAAAhwwAID4AAKQLACDmBgAAiQwAMOcGAACpAQAQ6AYAAIkMADD3BkAA-AoAIfgGAgDxCgAhlAcCAM8LACGpBwEAmQsAIcUHAQDwCgAhiggBAPAKACGLCAIA8QoAIZMIAgDxCgAhlAgCAPEKACEEBAAAtA4AID4AALQOACCUBwAA8AwAIKkHAADwDAAgDwQAAIcMACA-AACkCwAg5gYAAIkMADDnBgAAqQEAEOgGAACJDAAw9wZAAPgKACH4BgIAAAABlAcCAM8LACGpBwEAmQsAIcUHAQDwCgAhiggBAPAKACGLCAIA8QoAIZMIAgDxCgAhlAgCAPEKACG9CAAAiAwAIAMAAACpAQAgAQAAqgEAMAIAAKsBACABAAAApAEAIAMAAACpAQAgAQAAqgEAMAIAAKsBACAOAwAAhwwAIEsAAOkLACDmBgAAhgwAMOcGAACvAQAQ6AYAAIYMADD4BgIA8QoAIYUHQAD4CgAhkwcCAM8LACGDCAIA8QoAIYgIAQCZCwAhpggBAPAKACGnCAEA8AoAIagIQAD4CgAhqQhAAJoLACEEAwAAtA4AIJMHAADwDAAgiAgAAPAMACCpCAAA8AwAIA4DAACHDAAgSwAA6QsAIOYGAACGDAAw5wYAAK8BABDoBgAAhgwAMPgGAgAAAAGFB0AA-AoAIZMHAgDPCwAhgwgCAPEKACGICAEAmQsAIaYIAQDwCgAhpwgBAPAKACGoCEAA-AoAIakIQACaCwAhAwAAAK8BACABAACwAQAwAgAAsQEAIAEAAACkAQAgCwMAAKQLACDmBgAAhQwAMOcGAAC0AQAQ6AYAAIUMADCFB0AA-AoAIYYHQAD4CgAhiwcAAd8LACGNB0AAmgsAIZMHAgDxCgAhoQgBAPAKACGiCAEA8AoAIQIDAAC0DgAgjQcAAPAMACALAwAApAsAIOYGAACFDAAw5wYAALQBABDoBgAAhQwAMIUHQAD4CgAhhgdAAPgKACGLBwABAAABjQdAAJoLACGTBwIA8QoAIaEIAQDwCgAhoggBAPAKACEDAAAAtAEAIAEAALUBADACAAC2AQAgC0MAAKQLACDmBgAAhAwAMOcGAAC4AQAQ6AYAAIQMADD4BgIA8QoAIYUHQAD4CgAhhgdAAPgKACGLBwAB3wsAIaMIAgDxCgAhpAgCAPEKACGlCAIA8QoAIQFDAAC0DgAgC0MAAKQLACDmBgAAhAwAMOcGAAC4AQAQ6AYAAIQMADD4BgIAAAABhQdAAPgKACGGB0AA-AoAIYsHAAEAAAGjCAIA8QoAIaQIAgDxCgAhpQgCAPEKACEDAAAAuAEAIAEAALkBADACAAC6AQAgEwMAAKQLACDmBgAAgwwAMOcGAAC8AQAQ6AYAAIMMADD4BgIA8QoAIfoGQACaCwAhggdAAPgKACGGB0AAmgsAIZMHAgDxCgAhnwcEAKMLACGjBwEAmQsAIYIIAQDwCgAhgwgCAPEKACGECAIA8QoAIYUIAgDxCgAhhggEAKMLACGHCAIA8QoAIYgIAQCZCwAhiQhAAJoLACEGAwAAtA4AIPoGAADwDAAghgcAAPAMACCjBwAA8AwAIIgIAADwDAAgiQgAAPAMACATAwAApAsAIOYGAACDDAAw5wYAALwBABDoBgAAgwwAMPgGAgAAAAH6BkAAmgsAIYIHQAD4CgAhhgdAAJoLACGTBwIA8QoAIZ8HBACjCwAhowcBAAAAAYIIAQDwCgAhgwgCAPEKACGECAIA8QoAIYUIAgDxCgAhhggEAKMLACGHCAIA8QoAIYgIAQCZCwAhiQhAAJoLACEDAAAAvAEAIAEAAL0BADACAAC-AQAgAQAAAAMAIAEAAAAHACABAAAACQAgAQAAACsAIAEAAAAvACABAAAAMwAgAQAAADcAIAEAAAA9ACABAAAAQwAgAQAAAEsAIAEAAABOACABAAAAWwAgAQAAAF8AIAEAAAB6ACABAAAAfgAgAQAAAIIBACABAAAAcwAgAQAAAJYBACABAAAAhgEAIAEAAACOAQAgAQAAAKABACABAAAAoAEAIAEAAACgAQAgAQAAAKkBACABAAAAqQEAIAEAAACvAQAgAQAAALQBACABAAAAuAEAIAEAAAC8AQAgAQAAAAEAICwQAACXFQAgEQAAmBUAIBIAAJkVACATAACaFQAgFAAAmxUAIBUAAJwVACAWAACdFQAgFwAAzBEAIBsAAJ4VACAcAADyEAAgIQAAoBUAICMAAJ8VACAlAAChFQAgKgAAohUAICwAAKYVACAuAACjFQAgMAAApRUAIDEAAKgVACA1AACkFQAgNgAApxUAIDcAAKkVACA4AACqFQAgOwAAqxUAIDwAAKsVACA9AACrFQAgPwAArBUAIEAAAKwVACBBAACtFQAgQgAArhUAIEQAAK8VACBFAACwFQAgnQcAAPAMACDPBwAA8AwAIKIIAADwDAAgrggAAPAMACCvCAAA8AwAILIIAADwDAAgswgAAPAMACC0CAAA8AwAILUIAADwDAAgtggAAPAMACC3CAAA8AwAILgIAADwDAAguwgAAPAMACADAAAApAEAIAEAAN4BADACAAABACADAAAApAEAIAEAAN4BADACAAABACADAAAApAEAIAEAAN4BADACAAABACAzEAAA-BQAIBEAAPkUACASAAD6FAAgEwAA-xQAIBQAAPwUACAVAAD9FAAgFgAA_hQAIBcAAP8UACAbAACAFQAgHAAAgRUAICEAAIMVACAjAACCFQAgJQAAhBUAICoAAIUVACAsAACJFQAgLgAAhhUAIDAAAIgVACAxAACLFQAgNQAAhxUAIDYAAIoVACA3AACMFQAgOAAAjRUAIDsAAI4VACA8AACPFQAgPQAAkBUAID8AAJEVACBAAACSFQAgQQAAkxUAIEIAAJQVACBEAACVFQAgRQAAlhUAIPgGAgAAAAGFB0AAAAABnQcBAAAAAc8HQAAAAAGiCAEAAAABrQgBAAAAAa4IQAAAAAGvCAEAAAABsQgAAACxCAKyCEAAAAABswhAAAAAAbQIAQAAAAG1CEAAAAABtghAAAAAAbcIAQAAAAG4CEAAAAABuQgCAAAAAboIIAAAAAG7CEAAAAABvAggAAAAAQFLAADiAQAgFPgGAgAAAAGFB0AAAAABnQcBAAAAAc8HQAAAAAGiCAEAAAABrQgBAAAAAa4IQAAAAAGvCAEAAAABsQgAAACxCAKyCEAAAAABswhAAAAAAbQIAQAAAAG1CEAAAAABtghAAAAAAbcIAQAAAAG4CEAAAAABuQgCAAAAAboIIAAAAAG7CEAAAAABvAggAAAAAQFLAADkAQAwAUsAAOQBADAzEAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhAgAAAAEAIEsAAOcBACAU-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACECAAAApAEAIEsAAOkBACACAAAApAEAIEsAAOkBACADAAAAAQAgUgAA4gEAIFMAAOcBACABAAAAAQAgAQAAAKQBACASCgAAlBIAIFgAAJUSACBZAACYEgAgWgAAlxIAIFsAAJYSACCdBwAA8AwAIM8HAADwDAAgoggAAPAMACCuCAAA8AwAIK8IAADwDAAgsggAAPAMACCzCAAA8AwAILQIAADwDAAgtQgAAPAMACC2CAAA8AwAILcIAADwDAAguAgAAPAMACC7CAAA8AwAIBfmBgAA_wsAMOcGAADwAQAQ6AYAAP8LADD4BgIA5AoAIYUHQAD0CgAhnQcBAIwLACHPB0AAggsAIaIIAQCMCwAhrQgBAOMKACGuCEAAggsAIa8IAQCMCwAhsQgAAIAMsQgisghAAIILACGzCEAAggsAIbQIAQCMCwAhtQhAAIILACG2CEAAggsAIbcIAQCMCwAhuAhAAIILACG5CAIA5AoAIboIIACVCwAhuwhAAIILACG8CCAAlQsAIQMAAACkAQAgAQAA7wEAMFcAAPABACADAAAApAEAIAEAAN4BADACAAABACABAAAABQAgAQAAAAUAIAMAAAADACABAAAEADACAAAFACADAAAAAwAgAQAABAAwAgAABQAgAwAAAAMAIAEAAAQAMAIAAAUAIA8DAAC2DQAgBQAAtw0AIA8AAIQOACD4BgIAAAAB_wYCAAAAAYAHAAC1DQAghQdAAAAAAYYHQAAAAAGLBwABAAABkwcCAAAAAZUHAQAAAAHpB0AAAAABqggBAAAAAasIQAAAAAGsCAIAAAABAUsAAPgBACAM-AYCAAAAAf8GAgAAAAGABwAAtQ0AIIUHQAAAAAGGB0AAAAABiwcAAQAAAZMHAgAAAAGVBwEAAAAB6QdAAAAAAaoIAQAAAAGrCEAAAAABrAgCAAAAAQFLAAD6AQAwAUsAAPoBADABAAAABwAgAQAAAA0AIA8DAACyDQAgBQAAsw0AIA8AAIIOACD4BgIA9wwAIf8GAgCODQAhgAcAALANACCFB0AA_AwAIYYHQACNDQAhiwcAAYsNACGTBwIA9wwAIZUHAQD2DAAh6QdAAI0NACGqCAEA9gwAIasIQACNDQAhrAgCAI4NACECAAAABQAgSwAA_wEAIAz4BgIA9wwAIf8GAgCODQAhgAcAALANACCFB0AA_AwAIYYHQACNDQAhiwcAAYsNACGTBwIA9wwAIZUHAQD2DAAh6QdAAI0NACGqCAEA9gwAIasIQACNDQAhrAgCAI4NACECAAAAAwAgSwAAgQIAIAIAAAADACBLAACBAgAgAQAAAAcAIAEAAAANACADAAAABQAgUgAA-AEAIFMAAP8BACABAAAABQAgAQAAAAMAIAoKAACPEgAgWAAAkBIAIFkAAJMSACBaAACSEgAgWwAAkRIAIP8GAADwDAAghgcAAPAMACDpBwAA8AwAIKsIAADwDAAgrAgAAPAMACAP5gYAAP4LADDnBgAAigIAEOgGAAD-CwAw-AYCAOQKACH_BgIAgwsAIYAHAACBCwAghQdAAPQKACGGB0AAggsAIYsHAAGACwAhkwcCAOQKACGVBwEA4woAIekHQACCCwAhqggBAOMKACGrCEAAggsAIawIAgCDCwAhAwAAAAMAIAEAAIkCADBXAACKAgAgAwAAAAMAIAEAAAQAMAIAAAUAIAEAAACxAQAgAQAAALEBACADAAAArwEAIAEAALABADACAACxAQAgAwAAAK8BACABAACwAQAwAgAAsQEAIAMAAACvAQAgAQAAsAEAMAIAALEBACALAwAAjhIAIEuAAAAAAfgGAgAAAAGFB0AAAAABkwcCAAAAAYMIAgAAAAGICAEAAAABpggBAAAAAacIAQAAAAGoCEAAAAABqQhAAAAAAQFLAACSAgAgCkuAAAAAAfgGAgAAAAGFB0AAAAABkwcCAAAAAYMIAgAAAAGICAEAAAABpggBAAAAAacIAQAAAAGoCEAAAAABqQhAAAAAAQFLAACUAgAwAUsAAJQCADABAAAApAEAIAsDAACNEgAgS4AAAAAB-AYCAPcMACGFB0AA_AwAIZMHAgCODQAhgwgCAPcMACGICAEAog0AIaYIAQD2DAAhpwgBAPYMACGoCEAA_AwAIakIQACNDQAhAgAAALEBACBLAACYAgAgCkuAAAAAAfgGAgD3DAAhhQdAAPwMACGTBwIAjg0AIYMIAgD3DAAhiAgBAKINACGmCAEA9gwAIacIAQD2DAAhqAhAAPwMACGpCEAAjQ0AIQIAAACvAQAgSwAAmgIAIAIAAACvAQAgSwAAmgIAIAEAAACkAQAgAwAAALEBACBSAACSAgAgUwAAmAIAIAEAAACxAQAgAQAAAK8BACAICgAAiBIAIFgAAIkSACBZAACMEgAgWgAAixIAIFsAAIoSACCTBwAA8AwAIIgIAADwDAAgqQgAAPAMACANSwAA5gsAIOYGAAD9CwAw5wYAAKICABDoBgAA_QsAMPgGAgDkCgAhhQdAAPQKACGTBwIAgwsAIYMIAgDkCgAhiAgBAIwLACGmCAEA4woAIacIAQDjCgAhqAhAAPQKACGpCEAAggsAIQMAAACvAQAgAQAAoQIAMFcAAKICACADAAAArwEAIAEAALABADACAACxAQAgAQAAALoBACABAAAAugEAIAMAAAC4AQAgAQAAuQEAMAIAALoBACADAAAAuAEAIAEAALkBADACAAC6AQAgAwAAALgBACABAAC5AQAwAgAAugEAIAhDAACHEgAg-AYCAAAAAYUHQAAAAAGGB0AAAAABiwcAAQAAAaMIAgAAAAGkCAIAAAABpQgCAAAAAQFLAACqAgAgB_gGAgAAAAGFB0AAAAABhgdAAAAAAYsHAAEAAAGjCAIAAAABpAgCAAAAAaUIAgAAAAEBSwAArAIAMAFLAACsAgAwCEMAAIYSACD4BgIA9wwAIYUHQAD8DAAhhgdAAPwMACGLBwABiw0AIaMIAgD3DAAhpAgCAPcMACGlCAIA9wwAIQIAAAC6AQAgSwAArwIAIAf4BgIA9wwAIYUHQAD8DAAhhgdAAPwMACGLBwABiw0AIaMIAgD3DAAhpAgCAPcMACGlCAIA9wwAIQIAAAC4AQAgSwAAsQIAIAIAAAC4AQAgSwAAsQIAIAMAAAC6AQAgUgAAqgIAIFMAAK8CACABAAAAugEAIAEAAAC4AQAgBQoAAIESACBYAACCEgAgWQAAhRIAIFoAAIQSACBbAACDEgAgCuYGAAD8CwAw5wYAALgCABDoBgAA_AsAMPgGAgDkCgAhhQdAAPQKACGGB0AA9AoAIYsHAAGACwAhowgCAOQKACGkCAIA5AoAIaUIAgDkCgAhAwAAALgBACABAAC3AgAwVwAAuAIAIAMAAAC4AQAgAQAAuQEAMAIAALoBACABAAAAtgEAIAEAAAC2AQAgAwAAALQBACABAAC1AQAwAgAAtgEAIAMAAAC0AQAgAQAAtQEAMAIAALYBACADAAAAtAEAIAEAALUBADACAAC2AQAgCAMAAIASACCFB0AAAAABhgdAAAAAAYsHAAEAAAGNB0AAAAABkwcCAAAAAaEIAQAAAAGiCAEAAAABAUsAAMACACAHhQdAAAAAAYYHQAAAAAGLBwABAAABjQdAAAAAAZMHAgAAAAGhCAEAAAABoggBAAAAAQFLAADCAgAwAUsAAMICADAIAwAA_xEAIIUHQAD8DAAhhgdAAPwMACGLBwABiw0AIY0HQACNDQAhkwcCAPcMACGhCAEA9gwAIaIIAQD2DAAhAgAAALYBACBLAADFAgAgB4UHQAD8DAAhhgdAAPwMACGLBwABiw0AIY0HQACNDQAhkwcCAPcMACGhCAEA9gwAIaIIAQD2DAAhAgAAALQBACBLAADHAgAgAgAAALQBACBLAADHAgAgAwAAALYBACBSAADAAgAgUwAAxQIAIAEAAAC2AQAgAQAAALQBACAGCgAA-hEAIFgAAPsRACBZAAD-EQAgWgAA_REAIFsAAPwRACCNBwAA8AwAIArmBgAA-wsAMOcGAADOAgAQ6AYAAPsLADCFB0AA9AoAIYYHQAD0CgAhiwcAAYALACGNB0AAggsAIZMHAgDkCgAhoQgBAOMKACGiCAEA4woAIQMAAAC0AQAgAQAAzQIAMFcAAM4CACADAAAAtAEAIAEAALUBADACAAC2AQAgAQAAAF0AIAEAAABdACADAAAAWwAgAQAAXAAwAgAAXQAgAwAAAFsAIAEAAFwAMAIAAF0AIAMAAABbACABAABcADACAABdACAIAwAA-REAIOkGAQAAAAGFB0AAAAABkwcCAAAAAa4HAgAAAAHFBwEAAAABnwgBAAAAAaAIAAEAAAEBSwAA1gIAIAfpBgEAAAABhQdAAAAAAZMHAgAAAAGuBwIAAAABxQcBAAAAAZ8IAQAAAAGgCAABAAABAUsAANgCADABSwAA2AIAMAgDAAD4EQAg6QYBAPYMACGFB0AA_AwAIZMHAgD3DAAhrgcCAPcMACHFBwEA9gwAIZ8IAQD2DAAhoAgAAYsNACECAAAAXQAgSwAA2wIAIAfpBgEA9gwAIYUHQAD8DAAhkwcCAPcMACGuBwIA9wwAIcUHAQD2DAAhnwgBAPYMACGgCAABiw0AIQIAAABbACBLAADdAgAgAgAAAFsAIEsAAN0CACADAAAAXQAgUgAA1gIAIFMAANsCACABAAAAXQAgAQAAAFsAIAUKAADzEQAgWAAA9BEAIFkAAPcRACBaAAD2EQAgWwAA9REAIArmBgAA-gsAMOcGAADkAgAQ6AYAAPoLADDpBgEA4woAIYUHQAD0CgAhkwcCAOQKACGuBwIA5AoAIcUHAQDjCgAhnwgBAOMKACGgCAABgAsAIQMAAABbACABAADjAgAwVwAA5AIAIAMAAABbACABAABcADACAABdACAM5gYAAPkLADDnBgAA6gIAEOgGAAD5CwAw9wZAAPgKACH4BgIAAAABiggBAPAKACGLCAIAzwsAIZAIAgDPCwAhkQgBAJkLACGcCAEA8AoAIZ0IAQCZCwAhnggAAOkLACABAAAA5wIAIAEAAADnAgAgDOYGAAD5CwAw5wYAAOoCABDoBgAA-QsAMPcGQAD4CgAh-AYCAPEKACGKCAEA8AoAIYsIAgDPCwAhkAgCAM8LACGRCAEAmQsAIZwIAQDwCgAhnQgBAJkLACGeCAAA6QsAIASLCAAA8AwAIJAIAADwDAAgkQgAAPAMACCdCAAA8AwAIAMAAADqAgAgAQAA6wIAMAIAAOcCACADAAAA6gIAIAEAAOsCADACAADnAgAgAwAAAOoCACABAADrAgAwAgAA5wIAIAn3BkAAAAAB-AYCAAAAAYoIAQAAAAGLCAIAAAABkAgCAAAAAZEIAQAAAAGcCAEAAAABnQgBAAAAAZ4IgAAAAAEBSwAA7wIAIAn3BkAAAAAB-AYCAAAAAYoIAQAAAAGLCAIAAAABkAgCAAAAAZEIAQAAAAGcCAEAAAABnQgBAAAAAZ4IgAAAAAEBSwAA8QIAMAFLAADxAgAwCfcGQAD8DAAh-AYCAPcMACGKCAEA9gwAIYsIAgCODQAhkAgCAI4NACGRCAEAog0AIZwIAQD2DAAhnQgBAKINACGeCIAAAAABAgAAAOcCACBLAAD0AgAgCfcGQAD8DAAh-AYCAPcMACGKCAEA9gwAIYsIAgCODQAhkAgCAI4NACGRCAEAog0AIZwIAQD2DAAhnQgBAKINACGeCIAAAAABAgAAAOoCACBLAAD2AgAgAgAAAOoCACBLAAD2AgAgAwAAAOcCACBSAADvAgAgUwAA9AIAIAEAAADnAgAgAQAAAOoCACAJCgAA7hEAIFgAAO8RACBZAADyEQAgWgAA8REAIFsAAPARACCLCAAA8AwAIJAIAADwDAAgkQgAAPAMACCdCAAA8AwAIAzmBgAA-AsAMOcGAAD9AgAQ6AYAAPgLADD3BkAA9AoAIfgGAgDkCgAhiggBAOMKACGLCAIAgwsAIZAIAgCDCwAhkQgBAIwLACGcCAEA4woAIZ0IAQCMCwAhnggAAOYLACADAAAA6gIAIAEAAPwCADBXAAD9AgAgAwAAAOoCACABAADrAgAwAgAA5wIAIAEAAACiAQAgAQAAAKIBACADAAAAoAEAIAEAAKEBADACAACiAQAgAwAAAKABACABAAChAQAwAgAAogEAIAMAAACgAQAgAQAAoQEAMAIAAKIBACAQGQAA7BEAIDkAAOsRACA6AADtEQAg-AYCAAAAAYUHQAAAAAGmBwIAAAABrgcAAACYCAKKCAEAAAABiwgCAAAAAZEIAQAAAAGVCAIAAAABlggBAAAAAZgIAgAAAAGZCAEAAAABmghAAAAAAZsIQAAAAAEBSwAAhQMAIA34BgIAAAABhQdAAAAAAaYHAgAAAAGuBwAAAJgIAooIAQAAAAGLCAIAAAABkQgBAAAAAZUIAgAAAAGWCAEAAAABmAgCAAAAAZkIAQAAAAGaCEAAAAABmwhAAAAAAQFLAACHAwAwAUsAAIcDADABAAAApAEAIAEAAACkAQAgEBkAAOkRACA5AADoEQAgOgAA6hEAIPgGAgD3DAAhhQdAAPwMACGmBwIAjg0AIa4HAADnEZgIIooIAQD2DAAhiwgCAPcMACGRCAEA9gwAIZUIAgD3DAAhlggBAKINACGYCAIAjg0AIZkIAQCiDQAhmghAAI0NACGbCEAAjQ0AIQIAAACiAQAgSwAAjAMAIA34BgIA9wwAIYUHQAD8DAAhpgcCAI4NACGuBwAA5xGYCCKKCAEA9gwAIYsIAgD3DAAhkQgBAPYMACGVCAIA9wwAIZYIAQCiDQAhmAgCAI4NACGZCAEAog0AIZoIQACNDQAhmwhAAI0NACECAAAAoAEAIEsAAI4DACACAAAAoAEAIEsAAI4DACABAAAApAEAIAEAAACkAQAgAwAAAKIBACBSAACFAwAgUwAAjAMAIAEAAACiAQAgAQAAAKABACALCgAA4hEAIFgAAOMRACBZAADmEQAgWgAA5REAIFsAAOQRACCmBwAA8AwAIJYIAADwDAAgmAgAAPAMACCZCAAA8AwAIJoIAADwDAAgmwgAAPAMACAQ5gYAAPQLADDnBgAAlwMAEOgGAAD0CwAw-AYCAOQKACGFB0AA9AoAIaYHAgCDCwAhrgcAAPULmAgiiggBAOMKACGLCAIA5AoAIZEIAQDjCgAhlQgCAOQKACGWCAEAjAsAIZgIAgCDCwAhmQgBAIwLACGaCEAAggsAIZsIQACCCwAhAwAAAKABACABAACWAwAwVwAAlwMAIAMAAACgAQAgAQAAoQEAMAIAAKIBACABAAAAqwEAIAEAAACrAQAgAwAAAKkBACABAACqAQAwAgAAqwEAIAMAAACpAQAgAQAAqgEAMAIAAKsBACADAAAAqQEAIAEAAKoBADACAACrAQAgCwQAAOARACA-AADhEQAg9wZAAAAAAfgGAgAAAAGUBwIAAAABqQcBAAAAAcUHAQAAAAGKCAEAAAABiwgCAAAAAZMIAgAAAAGUCAIAAAABAUsAAJ8DACAJ9wZAAAAAAfgGAgAAAAGUBwIAAAABqQcBAAAAAcUHAQAAAAGKCAEAAAABiwgCAAAAAZMIAgAAAAGUCAIAAAABAUsAAKEDADABSwAAoQMAMAEAAACkAQAgCwQAAN4RACA-AADfEQAg9wZAAPwMACH4BgIA9wwAIZQHAgCODQAhqQcBAKINACHFBwEA9gwAIYoIAQD2DAAhiwgCAPcMACGTCAIA9wwAIZQIAgD3DAAhAgAAAKsBACBLAAClAwAgCfcGQAD8DAAh-AYCAPcMACGUBwIAjg0AIakHAQCiDQAhxQcBAPYMACGKCAEA9gwAIYsIAgD3DAAhkwgCAPcMACGUCAIA9wwAIQIAAACpAQAgSwAApwMAIAIAAACpAQAgSwAApwMAIAEAAACkAQAgAwAAAKsBACBSAACfAwAgUwAApQMAIAEAAACrAQAgAQAAAKkBACAHCgAA2REAIFgAANoRACBZAADdEQAgWgAA3BEAIFsAANsRACCUBwAA8AwAIKkHAADwDAAgDOYGAADzCwAw5wYAAK8DABDoBgAA8wsAMPcGQAD0CgAh-AYCAOQKACGUBwIAgwsAIakHAQCMCwAhxQcBAOMKACGKCAEA4woAIYsIAgDkCgAhkwgCAOQKACGUCAIA5AoAIQMAAACpAQAgAQAArgMAMFcAAK8DACADAAAAqQEAIAEAAKoBADACAACrAQAgEeYGAADxCwAw5wYAALUDABDoBgAA8QsAMPcGQAD4CgAh-AYCAAAAAaYHAgDPCwAhqQcBAJkLACGCCAEA8AoAIYoIAQDwCgAhiwgCAPEKACGMCAIAzwsAIY0IAQDwCgAhjggBAJkLACGPCCAAmwsAIZAIAgDPCwAhkQgBAJkLACGSCAAA8gsAIAEAAACyAwAgAQAAALIDACAQ5gYAAPELADDnBgAAtQMAEOgGAADxCwAw9wZAAPgKACH4BgIA8QoAIaYHAgDPCwAhqQcBAJkLACGCCAEA8AoAIYoIAQDwCgAhiwgCAPEKACGMCAIAzwsAIY0IAQDwCgAhjggBAJkLACGPCCAAmwsAIZAIAgDPCwAhkQgBAJkLACEGpgcAAPAMACCpBwAA8AwAIIwIAADwDAAgjggAAPAMACCQCAAA8AwAIJEIAADwDAAgAwAAALUDACABAAC2AwAwAgAAsgMAIAMAAAC1AwAgAQAAtgMAMAIAALIDACADAAAAtQMAIAEAALYDADACAACyAwAgDfcGQAAAAAH4BgIAAAABpgcCAAAAAakHAQAAAAGCCAEAAAABiggBAAAAAYsIAgAAAAGMCAIAAAABjQgBAAAAAY4IAQAAAAGPCCAAAAABkAgCAAAAAZEIAQAAAAEBSwAAugMAIA33BkAAAAAB-AYCAAAAAaYHAgAAAAGpBwEAAAABgggBAAAAAYoIAQAAAAGLCAIAAAABjAgCAAAAAY0IAQAAAAGOCAEAAAABjwggAAAAAZAIAgAAAAGRCAEAAAABAUsAALwDADABSwAAvAMAMA33BkAA_AwAIfgGAgD3DAAhpgcCAI4NACGpBwEAog0AIYIIAQD2DAAhiggBAPYMACGLCAIA9wwAIYwIAgCODQAhjQgBAPYMACGOCAEAog0AIY8IIAClDgAhkAgCAI4NACGRCAEAog0AIQIAAACyAwAgSwAAvwMAIA33BkAA_AwAIfgGAgD3DAAhpgcCAI4NACGpBwEAog0AIYIIAQD2DAAhiggBAPYMACGLCAIA9wwAIYwIAgCODQAhjQgBAPYMACGOCAEAog0AIY8IIAClDgAhkAgCAI4NACGRCAEAog0AIQIAAAC1AwAgSwAAwQMAIAIAAAC1AwAgSwAAwQMAIAMAAACyAwAgUgAAugMAIFMAAL8DACABAAAAsgMAIAEAAAC1AwAgCwoAANQRACBYAADVEQAgWQAA2BEAIFoAANcRACBbAADWEQAgpgcAAPAMACCpBwAA8AwAIIwIAADwDAAgjggAAPAMACCQCAAA8AwAIJEIAADwDAAgEOYGAADwCwAw5wYAAMgDABDoBgAA8AsAMPcGQAD0CgAh-AYCAOQKACGmBwIAgwsAIakHAQCMCwAhgggBAOMKACGKCAEA4woAIYsIAgDkCgAhjAgCAIMLACGNCAEA4woAIY4IAQCMCwAhjwggAJULACGQCAIAgwsAIZEIAQCMCwAhAwAAALUDACABAADHAwAwVwAAyAMAIAMAAAC1AwAgAQAAtgMAMAIAALIDACABAAAAvgEAIAEAAAC-AQAgAwAAALwBACABAAC9AQAwAgAAvgEAIAMAAAC8AQAgAQAAvQEAMAIAAL4BACADAAAAvAEAIAEAAL0BADACAAC-AQAgEAMAANMRACD4BgIAAAAB-gZAAAAAAYIHQAAAAAGGB0AAAAABkwcCAAAAAZ8HBAAAAAGjBwEAAAABgggBAAAAAYMIAgAAAAGECAIAAAABhQgCAAAAAYYIBAAAAAGHCAIAAAABiAgBAAAAAYkIQAAAAAEBSwAA0AMAIA_4BgIAAAAB-gZAAAAAAYIHQAAAAAGGB0AAAAABkwcCAAAAAZ8HBAAAAAGjBwEAAAABgggBAAAAAYMIAgAAAAGECAIAAAABhQgCAAAAAYYIBAAAAAGHCAIAAAABiAgBAAAAAYkIQAAAAAEBSwAA0gMAMAFLAADSAwAwEAMAANIRACD4BgIA9wwAIfoGQACNDQAhggdAAPwMACGGB0AAjQ0AIZMHAgD3DAAhnwcEALEOACGjBwEAog0AIYIIAQD2DAAhgwgCAPcMACGECAIA9wwAIYUIAgD3DAAhhggEALEOACGHCAIA9wwAIYgIAQCiDQAhiQhAAI0NACECAAAAvgEAIEsAANUDACAP-AYCAPcMACH6BkAAjQ0AIYIHQAD8DAAhhgdAAI0NACGTBwIA9wwAIZ8HBACxDgAhowcBAKINACGCCAEA9gwAIYMIAgD3DAAhhAgCAPcMACGFCAIA9wwAIYYIBACxDgAhhwgCAPcMACGICAEAog0AIYkIQACNDQAhAgAAALwBACBLAADXAwAgAgAAALwBACBLAADXAwAgAwAAAL4BACBSAADQAwAgUwAA1QMAIAEAAAC-AQAgAQAAALwBACAKCgAAzREAIFgAAM4RACBZAADREQAgWgAA0BEAIFsAAM8RACD6BgAA8AwAIIYHAADwDAAgowcAAPAMACCICAAA8AwAIIkIAADwDAAgEuYGAADvCwAw5wYAAN4DABDoBgAA7wsAMPgGAgDkCgAh-gZAAIILACGCB0AA9AoAIYYHQACCCwAhkwcCAOQKACGfBwQAnwsAIaMHAQCMCwAhgggBAOMKACGDCAIA5AoAIYQIAgDkCgAhhQgCAOQKACGGCAQAnwsAIYcIAgDkCgAhiAgBAIwLACGJCEAAggsAIQMAAAC8AQAgAQAA3QMAMFcAAN4DACADAAAAvAEAIAEAAL0BADACAAC-AQAgChcAAO4LACDmBgAA7QsAMOcGAADkAwAQ6AYAAO0LADD4BgIAAAABhQdAAPgKACGpBwEA8AoAIaoHAQDwCgAhzwdAAJoLACGBCAIA8QoAIQEAAADhAwAgAQAAAOEDACAKFwAA7gsAIOYGAADtCwAw5wYAAOQDABDoBgAA7QsAMPgGAgDxCgAhhQdAAPgKACGpBwEA8AoAIaoHAQDwCgAhzwdAAJoLACGBCAIA8QoAIQIXAADMEQAgzwcAAPAMACADAAAA5AMAIAEAAOUDADACAADhAwAgAwAAAOQDACABAADlAwAwAgAA4QMAIAMAAADkAwAgAQAA5QMAMAIAAOEDACAHFwAAyxEAIPgGAgAAAAGFB0AAAAABqQcBAAAAAaoHAQAAAAHPB0AAAAABgQgCAAAAAQFLAADpAwAgBvgGAgAAAAGFB0AAAAABqQcBAAAAAaoHAQAAAAHPB0AAAAABgQgCAAAAAQFLAADrAwAwAUsAAOsDADAHFwAAvhEAIPgGAgD3DAAhhQdAAPwMACGpBwEA9gwAIaoHAQD2DAAhzwdAAI0NACGBCAIA9wwAIQIAAADhAwAgSwAA7gMAIAb4BgIA9wwAIYUHQAD8DAAhqQcBAPYMACGqBwEA9gwAIc8HQACNDQAhgQgCAPcMACECAAAA5AMAIEsAAPADACACAAAA5AMAIEsAAPADACADAAAA4QMAIFIAAOkDACBTAADuAwAgAQAAAOEDACABAAAA5AMAIAYKAAC5EQAgWAAAuhEAIFkAAL0RACBaAAC8EQAgWwAAuxEAIM8HAADwDAAgCeYGAADsCwAw5wYAAPcDABDoBgAA7AsAMPgGAgDkCgAhhQdAAPQKACGpBwEA4woAIaoHAQDjCgAhzwdAAIILACGBCAIA5AoAIQMAAADkAwAgAQAA9gMAMFcAAPcDACADAAAA5AMAIAEAAOUDADACAADhAwAgAQAAADkAIAEAAAA5ACADAAAANwAgAQAAOAAwAgAAOQAgAwAAADcAIAEAADgAMAIAADkAIAMAAAA3ACABAAA4ADACAAA5ACAOGAAAthEAIBkAALcRACAbAAC4EQAg-AYCAAAAAYUHQAAAAAGmBwIAAAABpwcBAAAAAakHAQAAAAH7BwIAAAAB_AcgAAAAAf0HIAAAAAH-BwIAAAAB_wdAAAAAAYAIAgAAAAEBSwAA_wMAIAv4BgIAAAABhQdAAAAAAaYHAgAAAAGnBwEAAAABqQcBAAAAAfsHAgAAAAH8ByAAAAAB_QcgAAAAAf4HAgAAAAH_B0AAAAABgAgCAAAAAQFLAACBBAAwAUsAAIEEADAOGAAApxEAIBkAAKgRACAbAACpEQAg-AYCAPcMACGFB0AA_AwAIaYHAgD3DAAhpwcBAPYMACGpBwEA9gwAIfsHAgD3DAAh_AcgAKUOACH9ByAApQ4AIf4HAgD3DAAh_wdAAPwMACGACAIA9wwAIQIAAAA5ACBLAACEBAAgC_gGAgD3DAAhhQdAAPwMACGmBwIA9wwAIacHAQD2DAAhqQcBAPYMACH7BwIA9wwAIfwHIAClDgAh_QcgAKUOACH-BwIA9wwAIf8HQAD8DAAhgAgCAPcMACECAAAANwAgSwAAhgQAIAIAAAA3ACBLAACGBAAgAwAAADkAIFIAAP8DACBTAACEBAAgAQAAADkAIAEAAAA3ACAFCgAAohEAIFgAAKMRACBZAACmEQAgWgAApREAIFsAAKQRACAO5gYAAOsLADDnBgAAjQQAEOgGAADrCwAw-AYCAOQKACGFB0AA9AoAIaYHAgDkCgAhpwcBAOMKACGpBwEA4woAIfsHAgDkCgAh_AcgAJULACH9ByAAlQsAIf4HAgDkCgAh_wdAAPQKACGACAIA5AoAIQMAAAA3ACABAACMBAAwVwAAjQQAIAMAAAA3ACABAAA4ADACAAA5ACABAAAAPwAgAQAAAD8AIAMAAAA9ACABAAA-ADACAAA_ACADAAAAPQAgAQAAPgAwAgAAPwAgAwAAAD0AIAEAAD4AMAIAAD8AIAcZAAChEQAgGgAAoBEAIPgGAgAAAAGFB0AAAAABpgcCAAAAAacHAQAAAAH6BwIAAAABAUsAAJUEACAF-AYCAAAAAYUHQAAAAAGmBwIAAAABpwcBAAAAAfoHAgAAAAEBSwAAlwQAMAFLAACXBAAwBxkAAJ8RACAaAACeEQAg-AYCAPcMACGFB0AA_AwAIaYHAgD3DAAhpwcBAPYMACH6BwIA9wwAIQIAAAA_ACBLAACaBAAgBfgGAgD3DAAhhQdAAPwMACGmBwIA9wwAIacHAQD2DAAh-gcCAPcMACECAAAAPQAgSwAAnAQAIAIAAAA9ACBLAACcBAAgAwAAAD8AIFIAAJUEACBTAACaBAAgAQAAAD8AIAEAAAA9ACAFCgAAmREAIFgAAJoRACBZAACdEQAgWgAAnBEAIFsAAJsRACAI5gYAAOoLADDnBgAAowQAEOgGAADqCwAw-AYCAOQKACGFB0AA9AoAIaYHAgDkCgAhpwcBAOMKACH6BwIA5AoAIQMAAAA9ACABAACiBAAwVwAAowQAIAMAAAA9ACABAAA-ADACAAA_ACAH5gYAAOgLADDnBgAAqQQAEOgGAADoCwAw6wZAAPgKACGTBwIAzwsAIfIHAQAAAAHzBwAA6QsAIAEAAACmBAAgAQAAAKYEACAH5gYAAOgLADDnBgAAqQQAEOgGAADoCwAw6wZAAPgKACGTBwIAzwsAIfIHAQDwCgAh8wcAAOkLACABkwcAAPAMACADAAAAqQQAIAEAAKoEADACAACmBAAgAwAAAKkEACABAACqBAAwAgAApgQAIAMAAACpBAAgAQAAqgQAMAIAAKYEACAE6wZAAAAAAZMHAgAAAAHyBwEAAAAB8weAAAAAAQFLAACuBAAgBOsGQAAAAAGTBwIAAAAB8gcBAAAAAfMHgAAAAAEBSwAAsAQAMAFLAACwBAAwBOsGQAD8DAAhkwcCAI4NACHyBwEA9gwAIfMHgAAAAAECAAAApgQAIEsAALMEACAE6wZAAPwMACGTBwIAjg0AIfIHAQD2DAAh8weAAAAAAQIAAACpBAAgSwAAtQQAIAIAAACpBAAgSwAAtQQAIAMAAACmBAAgUgAArgQAIFMAALMEACABAAAApgQAIAEAAACpBAAgBgoAAJQRACBYAACVEQAgWQAAmBEAIFoAAJcRACBbAACWEQAgkwcAAPAMACAH5gYAAOULADDnBgAAvAQAEOgGAADlCwAw6wZAAPQKACGTBwIAgwsAIfIHAQDjCgAh8wcAAOYLACADAAAAqQQAIAEAALsEADBXAAC8BAAgAwAAAKkEACABAACqBAAwAgAApgQAIAoDAACkCwAg5gYAAOQLADDnBgAAKQAQ6AYAAOQLADCFB0AA-AoAIZMHAgAAAAHuBwEA8AoAIe8HBACjCwAh8AcCAPEKACHxB0AAmgsAIQEAAAC_BAAgAQAAAL8EACACAwAAtA4AIPEHAADwDAAgAwAAACkAIAEAAMIEADACAAC_BAAgAwAAACkAIAEAAMIEADACAAC_BAAgAwAAACkAIAEAAMIEADACAAC_BAAgBwMAAJMRACCFB0AAAAABkwcCAAAAAe4HAQAAAAHvBwQAAAAB8AcCAAAAAfEHQAAAAAEBSwAAxgQAIAaFB0AAAAABkwcCAAAAAe4HAQAAAAHvBwQAAAAB8AcCAAAAAfEHQAAAAAEBSwAAyAQAMAFLAADIBAAwBwMAAJIRACCFB0AA_AwAIZMHAgD3DAAh7gcBAPYMACHvBwQAsQ4AIfAHAgD3DAAh8QdAAI0NACECAAAAvwQAIEsAAMsEACAGhQdAAPwMACGTBwIA9wwAIe4HAQD2DAAh7wcEALEOACHwBwIA9wwAIfEHQACNDQAhAgAAACkAIEsAAM0EACACAAAAKQAgSwAAzQQAIAMAAAC_BAAgUgAAxgQAIFMAAMsEACABAAAAvwQAIAEAAAApACAGCgAAjREAIFgAAI4RACBZAACREQAgWgAAkBEAIFsAAI8RACDxBwAA8AwAIAnmBgAA4wsAMOcGAADUBAAQ6AYAAOMLADCFB0AA9AoAIZMHAgDkCgAh7gcBAOMKACHvBwQAnwsAIfAHAgDkCgAh8QdAAIILACEDAAAAKQAgAQAA0wQAMFcAANQEACADAAAAKQAgAQAAwgQAMAIAAL8EACABAAAALQAgAQAAAC0AIAMAAAArACABAAAsADACAAAtACADAAAAKwAgAQAALAAwAgAALQAgAwAAACsAIAEAACwAMAIAAC0AIAQDAACMEQAgiwcAAQAAAY0HQAAAAAGTBwIAAAABAUsAANwEACADiwcAAQAAAY0HQAAAAAGTBwIAAAABAUsAAN4EADABSwAA3gQAMAQDAACLEQAgiwcAAYsNACGNB0AAjQ0AIZMHAgD3DAAhAgAAAC0AIEsAAOEEACADiwcAAYsNACGNB0AAjQ0AIZMHAgD3DAAhAgAAACsAIEsAAOMEACACAAAAKwAgSwAA4wQAIAMAAAAtACBSAADcBAAgUwAA4QQAIAEAAAAtACABAAAAKwAgBgoAAIYRACBYAACHEQAgWQAAihEAIFoAAIkRACBbAACIEQAgjQcAAPAMACAG5gYAAOILADDnBgAA6gQAEOgGAADiCwAwiwcAAYALACGNB0AAggsAIZMHAgDkCgAhAwAAACsAIAEAAOkEADBXAADqBAAgAwAAACsAIAEAACwAMAIAAC0AIAEAAAAxACABAAAAMQAgAwAAAC8AIAEAADAAMAIAADEAIAMAAAAvACABAAAwADACAAAxACADAAAALwAgAQAAMAAwAgAAMQAgCgMAAIURACD4BgIAAAABhQdAAAAAAZMHAgAAAAGVBwEAAAAB6QdAAAAAAeoHAAEAAAHrBwABAAAB7AcEAAAAAe0HAACEEQAgAUsAAPIEACAJ-AYCAAAAAYUHQAAAAAGTBwIAAAABlQcBAAAAAekHQAAAAAHqBwABAAAB6wcAAQAAAewHBAAAAAHtBwAAhBEAIAFLAAD0BAAwAUsAAPQEADAKAwAAgxEAIPgGAgD3DAAhhQdAAPwMACGTBwIA9wwAIZUHAQD2DAAh6QdAAI0NACHqBwABiw0AIesHAAGLDQAh7AcEALEOACHtBwAAghEAIAIAAAAxACBLAAD3BAAgCfgGAgD3DAAhhQdAAPwMACGTBwIA9wwAIZUHAQD2DAAh6QdAAI0NACHqBwABiw0AIesHAAGLDQAh7AcEALEOACHtBwAAghEAIAIAAAAvACBLAAD5BAAgAgAAAC8AIEsAAPkEACADAAAAMQAgUgAA8gQAIFMAAPcEACABAAAAMQAgAQAAAC8AIAYKAAD9EAAgWAAA_hAAIFkAAIERACBaAACAEQAgWwAA_xAAIOkHAADwDAAgDOYGAADhCwAw5wYAAIAFABDoBgAA4QsAMPgGAgDkCgAhhQdAAPQKACGTBwIA5AoAIZUHAQDjCgAh6QdAAIILACHqBwABgAsAIesHAAGACwAh7AcEAJ8LACHtBwAAkwsAIAMAAAAvACABAAD_BAAwVwAAgAUAIAMAAAAvACABAAAwADACAAAxACABAAAANQAgAQAAADUAIAMAAAAzACABAAA0ADACAAA1ACADAAAAMwAgAQAANAAwAgAANQAgAwAAADMAIAEAADQAMAIAADUAIAcDAAD8EAAg-AYCAAAAAYUHQAAAAAGTBwIAAAAB5wcBAAAAAegHAQAAAAHpB0AAAAABAUsAAIgFACAG-AYCAAAAAYUHQAAAAAGTBwIAAAAB5wcBAAAAAegHAQAAAAHpB0AAAAABAUsAAIoFADABSwAAigUAMAcDAAD7EAAg-AYCAPcMACGFB0AA_AwAIZMHAgD3DAAh5wcBAPYMACHoBwEA9gwAIekHQACNDQAhAgAAADUAIEsAAI0FACAG-AYCAPcMACGFB0AA_AwAIZMHAgD3DAAh5wcBAPYMACHoBwEA9gwAIekHQACNDQAhAgAAADMAIEsAAI8FACACAAAAMwAgSwAAjwUAIAMAAAA1ACBSAACIBQAgUwAAjQUAIAEAAAA1ACABAAAAMwAgBgoAAPYQACBYAAD3EAAgWQAA-hAAIFoAAPkQACBbAAD4EAAg6QcAAPAMACAJ5gYAAOALADDnBgAAlgUAEOgGAADgCwAw-AYCAOQKACGFB0AA9AoAIZMHAgDkCgAh5wcBAOMKACHoBwEA4woAIekHQACCCwAhAwAAADMAIAEAAJUFADBXAACWBQAgAwAAADMAIAEAADQAMAIAADUAIAbmBgAA3gsAMOcGAACcBQAQ6AYAAN4LADCFB0AA-AoAIZUHAQAAAAGoBwAB3wsAIQEAAACZBQAgAQAAAJkFACAG5gYAAN4LADDnBgAAnAUAEOgGAADeCwAwhQdAAPgKACGVBwEA8AoAIagHAAHfCwAhAAMAAACcBQAgAQAAnQUAMAIAAJkFACADAAAAnAUAIAEAAJ0FADACAACZBQAgAwAAAJwFACABAACdBQAwAgAAmQUAIAOFB0AAAAABlQcBAAAAAagHAAEAAAEBSwAAoQUAIAOFB0AAAAABlQcBAAAAAagHAAEAAAEBSwAAowUAMAFLAACjBQAwA4UHQAD8DAAhlQcBAPYMACGoBwABiw0AIQIAAACZBQAgSwAApgUAIAOFB0AA_AwAIZUHAQD2DAAhqAcAAYsNACECAAAAnAUAIEsAAKgFACACAAAAnAUAIEsAAKgFACADAAAAmQUAIFIAAKEFACBTAACmBQAgAQAAAJkFACABAAAAnAUAIAMKAADzEAAgWgAA9RAAIFsAAPQQACAG5gYAAN0LADDnBgAArwUAEOgGAADdCwAwhQdAAPQKACGVBwEA4woAIagHAAGACwAhAwAAAJwFACABAACuBQAwVwAArwUAIAMAAACcBQAgAQAAnQUAMAIAAJkFACAHHAAA3AsAIOYGAADbCwAw5wYAAEcAEOgGAADbCwAw-AYCAAAAAZUHAQDwCgAhyQcBAAAAAQEAAACyBQAgAQAAALIFACABHAAA8hAAIAMAAABHACABAAC1BQAwAgAAsgUAIAMAAABHACABAAC1BQAwAgAAsgUAIAMAAABHACABAAC1BQAwAgAAsgUAIAQcAADxEAAg-AYCAAAAAZUHAQAAAAHJBwEAAAABAUsAALkFACAD-AYCAAAAAZUHAQAAAAHJBwEAAAABAUsAALsFADABSwAAuwUAMAQcAADkEAAg-AYCAPcMACGVBwEA9gwAIckHAQD2DAAhAgAAALIFACBLAAC-BQAgA_gGAgD3DAAhlQcBAPYMACHJBwEA9gwAIQIAAABHACBLAADABQAgAgAAAEcAIEsAAMAFACADAAAAsgUAIFIAALkFACBTAAC-BQAgAQAAALIFACABAAAARwAgBQoAAN8QACBYAADgEAAgWQAA4xAAIFoAAOIQACBbAADhEAAgBuYGAADaCwAw5wYAAMcFABDoBgAA2gsAMPgGAgDkCgAhlQcBAOMKACHJBwEA4woAIQMAAABHACABAADGBQAwVwAAxwUAIAMAAABHACABAAC1BQAwAgAAsgUAIAEAAABFACABAAAARQAgAwAAAEMAIAEAAEQAMAIAAEUAIAMAAABDACABAABEADACAABFACADAAAAQwAgAQAARAAwAgAARQAgDhkAANQQACAdAADTEAAgIgAA3hAAICMAANUQACAkAADWEAAg-AYCAAAAAYUHQAAAAAGmBwIAAAABqQcBAAAAAa4HAAAA4gcCxQcBAAAAAeAHAgAAAAHiBwIAAAAB4wcCAAAAAQFLAADPBQAgCfgGAgAAAAGFB0AAAAABpgcCAAAAAakHAQAAAAGuBwAAAOIHAsUHAQAAAAHgBwIAAAAB4gcCAAAAAeMHAgAAAAEBSwAA0QUAMAFLAADRBQAwAQAAAEcAIAEAAABLACAOGQAAvxAAIB0AAL4QACAiAADdEAAgIwAAwBAAICQAAMEQACD4BgIA9wwAIYUHQAD8DAAhpgcCAPcMACGpBwEA9gwAIa4HAAC9EOIHIsUHAQD2DAAh4AcCAI4NACHiBwIAjg0AIeMHAgD3DAAhAgAAAEUAIEsAANYFACAJ-AYCAPcMACGFB0AA_AwAIaYHAgD3DAAhqQcBAPYMACGuBwAAvRDiByLFBwEA9gwAIeAHAgCODQAh4gcCAI4NACHjBwIA9wwAIQIAAABDACBLAADYBQAgAgAAAEMAIEsAANgFACABAAAARwAgAQAAAEsAIAMAAABFACBSAADPBQAgUwAA1gUAIAEAAABFACABAAAAQwAgBwoAANgQACBYAADZEAAgWQAA3BAAIFoAANsQACBbAADaEAAg4AcAAPAMACDiBwAA8AwAIAzmBgAA1gsAMOcGAADhBQAQ6AYAANYLADD4BgIA5AoAIYUHQAD0CgAhpgcCAOQKACGpBwEA4woAIa4HAADXC-IHIsUHAQDjCgAh4AcCAIMLACHiBwIAgwsAIeMHAgDkCgAhAwAAAEMAIAEAAOAFADBXAADhBQAgAwAAAEMAIAEAAEQAMAIAAEUAIAEAAABUACABAAAAVAAgAwAAAEsAIAEAAFMAMAIAAFQAIAMAAABLACABAABTADACAABUACADAAAASwAgAQAAUwAwAgAAVAAgChkAANAQACAeAADXEAAgHwAA0RAAICEAANIQACD4BgIAAAABhQdAAAAAAaYHAgAAAAHFBwEAAAAB3QcCAAAAAd8HAgAAAAEBSwAA6QUAIAb4BgIAAAABhQdAAAAAAaYHAgAAAAHFBwEAAAAB3QcCAAAAAd8HAgAAAAEBSwAA6wUAMAFLAADrBQAwChkAAKkQACAeAACoEAAgHwAAqhAAICEAAKsQACD4BgIA9wwAIYUHQAD8DAAhpgcCAPcMACHFBwEA9gwAId0HAgD3DAAh3wcCAPcMACECAAAAVAAgSwAA7gUAIAb4BgIA9wwAIYUHQAD8DAAhpgcCAPcMACHFBwEA9gwAId0HAgD3DAAh3wcCAPcMACECAAAASwAgSwAA8AUAIAIAAABLACBLAADwBQAgAwAAAFQAIFIAAOkFACBTAADuBQAgAQAAAFQAIAEAAABLACAFCgAAoxAAIFgAAKQQACBZAACnEAAgWgAAphAAIFsAAKUQACAJ5gYAANULADDnBgAA9wUAEOgGAADVCwAw-AYCAOQKACGFB0AA9AoAIaYHAgDkCgAhxQcBAOMKACHdBwIA5AoAId8HAgDkCgAhAwAAAEsAIAEAAPYFADBXAAD3BQAgAwAAAEsAIAEAAFMAMAIAAFQAIAEAAABQACABAAAAUAAgAwAAAE4AIAEAAE8AMAIAAFAAIAMAAABOACABAABPADACAABQACADAAAATgAgAQAATwAwAgAAUAAgBgMAAKIQACAgAAChEAAghQdAAAAAAZMHAgAAAAGoBwIAAAAB3gcCAAAAAQFLAAD_BQAgBIUHQAAAAAGTBwIAAAABqAcCAAAAAd4HAgAAAAEBSwAAgQYAMAFLAACBBgAwBgMAAKAQACAgAACfEAAghQdAAPwMACGTBwIA9wwAIagHAgD3DAAh3gcCAPcMACECAAAAUAAgSwAAhAYAIASFB0AA_AwAIZMHAgD3DAAhqAcCAPcMACHeBwIA9wwAIQIAAABOACBLAACGBgAgAgAAAE4AIEsAAIYGACADAAAAUAAgUgAA_wUAIFMAAIQGACABAAAAUAAgAQAAAE4AIAUKAACaEAAgWAAAmxAAIFkAAJ4QACBaAACdEAAgWwAAnBAAIAfmBgAA1AsAMOcGAACNBgAQ6AYAANQLADCFB0AA9AoAIZMHAgDkCgAhqAcCAOQKACHeBwIA5AoAIQMAAABOACABAACMBgAwVwAAjQYAIAMAAABOACABAABPADACAABQACAFHgAA0wsAIOYGAADSCwAw5wYAAFYAEOgGAADSCwAw3QcCAAAAAQEAAACQBgAgAQAAAJAGACABHgAAmRAAIAMAAABWACABAACTBgAwAgAAkAYAIAMAAABWACABAACTBgAwAgAAkAYAIAMAAABWACABAACTBgAwAgAAkAYAIAIeAACYEAAg3QcCAPcMACECAAAAkAYAIEsAAJcGACAB3QcCAPcMACECAAAAVgAgSwAAmQYAIAIAAABWACBLAACZBgAgAQAAAJAGACABAAAAVgAgBQoAAJMQACBYAACUEAAgWQAAlxAAIFoAAJYQACBbAACVEAAgBOYGAADRCwAw5wYAAJ8GABDoBgAA0QsAMN0HAgDkCgAhAwAAAFYAIAEAAJ4GADBXAACfBgAgAwAAAFYAIAEAAJMGADACAACQBgAgDuYGAADOCwAw5wYAAKUGABDoBgAAzgsAMPgGBAAAAAGFB0AA-AoAIaYHAgDPCwAhqQcBAJkLACG9BwEAmQsAIcgHQACaCwAh2AcBAPAKACHZBwIA8QoAIdoHAQDwCgAh2wcCAPEKACHcBwAA0AsAIAEAAACiBgAgAQAAAKIGACAN5gYAAM4LADDnBgAApQYAEOgGAADOCwAw-AYEAKMLACGFB0AA-AoAIaYHAgDPCwAhqQcBAJkLACG9BwEAmQsAIcgHQACaCwAh2AcBAPAKACHZBwIA8QoAIdoHAQDwCgAh2wcCAPEKACEEpgcAAPAMACCpBwAA8AwAIL0HAADwDAAgyAcAAPAMACADAAAApQYAIAEAAKYGADACAACiBgAgAwAAAKUGACABAACmBgAwAgAAogYAIAMAAAClBgAgAQAApgYAMAIAAKIGACAK-AYEALEOACGFB0AA_AwAIaYHAgCODQAhqQcBAKINACG9BwEAog0AIcgHQACNDQAh2AcBAPYMACHZBwIA9wwAIdoHAQD2DAAh2wcCAPcMACECAAAAogYAIEsAAKoGACAK-AYEALEOACGFB0AA_AwAIaYHAgCODQAhqQcBAKINACG9BwEAog0AIcgHQACNDQAh2AcBAPYMACHZBwIA9wwAIdoHAQD2DAAh2wcCAPcMACECAAAApQYAIEsAAKwGACACAAAApQYAIEsAAKwGACABAAAAogYAIAEAAAClBgAgCQoAAI4QACBYAACPEAAgWQAAkhAAIFoAAJEQACBbAACQEAAgpgcAAPAMACCpBwAA8AwAIL0HAADwDAAgyAcAAPAMACAN5gYAAM0LADDnBgAAsgYAEOgGAADNCwAw-AYEAJ8LACGFB0AA9AoAIaYHAgCDCwAhqQcBAIwLACG9BwEAjAsAIcgHQACCCwAh2AcBAOMKACHZBwIA5AoAIdoHAQDjCgAh2wcCAOQKACEDAAAApQYAIAEAALEGADBXAACyBgAgAwAAAKUGACABAACmBgAwAgAAogYAIAEAAABhACABAAAAYQAgAwAAAF8AIAEAAGAAMAIAAGEAIAMAAABfACABAABgADACAABhACADAAAAXwAgAQAAYAAwAgAAYQAgDAQAAIwQACAtAACNEAAg-AYCAAAAAYUHQAAAAAGUBwIAAAABlQcBAAAAAaoHAQAAAAGuBwAAANcHAskHAQAAAAHUBwIAAAAB1QcCAAAAAdcHIAAAAAEBSwAAugYAIAr4BgIAAAABhQdAAAAAAZQHAgAAAAGVBwEAAAABqgcBAAAAAa4HAAAA1wcCyQcBAAAAAdQHAgAAAAHVBwIAAAAB1wcgAAAAAQFLAAC8BgAwAUsAALwGADAMBAAA_g8AIC0AAP8PACD4BgIA9wwAIYUHQAD8DAAhlAcCAPcMACGVBwEA9gwAIaoHAQD2DAAhrgcAAP0P1wciyQcBAPYMACHUBwIA9wwAIdUHAgD3DAAh1wcgAKUOACECAAAAYQAgSwAAvwYAIAr4BgIA9wwAIYUHQAD8DAAhlAcCAPcMACGVBwEA9gwAIaoHAQD2DAAhrgcAAP0P1wciyQcBAPYMACHUBwIA9wwAIdUHAgD3DAAh1wcgAKUOACECAAAAXwAgSwAAwQYAIAIAAABfACBLAADBBgAgAwAAAGEAIFIAALoGACBTAAC_BgAgAQAAAGEAIAEAAABfACAFCgAA-A8AIFgAAPkPACBZAAD8DwAgWgAA-w8AIFsAAPoPACAN5gYAAMkLADDnBgAAyAYAEOgGAADJCwAw-AYCAOQKACGFB0AA9AoAIZQHAgDkCgAhlQcBAOMKACGqBwEA4woAIa4HAADKC9cHIskHAQDjCgAh1AcCAOQKACHVBwIA5AoAIdcHIACVCwAhAwAAAF8AIAEAAMcGADBXAADIBgAgAwAAAF8AIAEAAGAAMAIAAGEAIAEAAABlACABAAAAZQAgAwAAAGMAIAEAAGQAMAIAAGUAIAMAAABjACABAABkADACAABlACADAAAAYwAgAQAAZAAwAgAAZQAgGR0BAAAAASYAAPUPACAoAAD2DwAgLAAA9w8AIPgGAgAAAAGFB0AAAAABlAcCAAAAAakHAQAAAAGqBwEAAAABrgcAAADOBwK2BwIAAAABuQcQAAAAAcQHEAAAAAHJBwEAAAABygcBAAAAAcsHEAAAAAHMBwIAAAABzgcBAAAAAc8HQAAAAAHQBwIAAAAB0QcgAAAAAdIHAQAAAAHTBwEAAAAB1AcCAAAAAdUHAgAAAAEBSwAA0AYAIBYdAQAAAAH4BgIAAAABhQdAAAAAAZQHAgAAAAGpBwEAAAABqgcBAAAAAa4HAAAAzgcCtgcCAAAAAbkHEAAAAAHEBxAAAAAByQcBAAAAAcoHAQAAAAHLBxAAAAABzAcCAAAAAc4HAQAAAAHPB0AAAAAB0AcCAAAAAdEHIAAAAAHSBwEAAAAB0wcBAAAAAdQHAgAAAAHVBwIAAAABAUsAANIGADABSwAA0gYAMAEAAABfACAZHQEA9gwAISYAAN0PACAoAADeDwAgLAAA3w8AIPgGAgD3DAAhhQdAAPwMACGUBwIAjg0AIakHAQD2DAAhqgcBAPYMACGuBwAA3A_OByK2BwIAjg0AIbkHEACcDwAhxAcQAJwPACHJBwEAog0AIcoHAQCiDQAhywcQANsPACHMBwIA9wwAIc4HAQCiDQAhzwdAAI0NACHQBwIA9wwAIdEHIAClDgAh0gcBAPYMACHTBwEA9gwAIdQHAgD3DAAh1QcCAPcMACECAAAAZQAgSwAA1gYAIBYdAQD2DAAh-AYCAPcMACGFB0AA_AwAIZQHAgCODQAhqQcBAPYMACGqBwEA9gwAIa4HAADcD84HIrYHAgCODQAhuQcQAJwPACHEBxAAnA8AIckHAQCiDQAhygcBAKINACHLBxAA2w8AIcwHAgD3DAAhzgcBAKINACHPB0AAjQ0AIdAHAgD3DAAh0QcgAKUOACHSBwEA9gwAIdMHAQD2DAAh1AcCAPcMACHVBwIA9wwAIQIAAABjACBLAADYBgAgAgAAAGMAIEsAANgGACABAAAAXwAgAwAAAGUAIFIAANAGACBTAADWBgAgAQAAAGUAIAEAAABjACAMCgAA1g8AIFgAANcPACBZAADaDwAgWgAA2Q8AIFsAANgPACCUBwAA8AwAILYHAADwDAAgyQcAAPAMACDKBwAA8AwAIMsHAADwDAAgzgcAAPAMACDPBwAA8AwAIBkdAQDjCgAh5gYAAMILADDnBgAA4AYAEOgGAADCCwAw-AYCAOQKACGFB0AA9AoAIZQHAgCDCwAhqQcBAOMKACGqBwEA4woAIa4HAADEC84HIrYHAgCDCwAhuQcQALYLACHEBxAAtgsAIckHAQCMCwAhygcBAIwLACHLBxAAwwsAIcwHAgDkCgAhzgcBAIwLACHPB0AAggsAIdAHAgDkCgAh0QcgAJULACHSBwEA4woAIdMHAQDjCgAh1AcCAOQKACHVBwIA5AoAIQMAAABjACABAADfBgAwVwAA4AYAIAMAAABjACABAABkADACAABlACABAAAAmAEAIAEAAACYAQAgAwAAAJYBACABAACXAQAwAgAAmAEAIAMAAACWAQAgAQAAlwEAMAIAAJgBACADAAAAlgEAIAEAAJcBADACAACYAQAgBxkAANUPACD4BgIAAAABhQdAAAAAAaYHAgAAAAGpBwEAAAABxQcBAAAAAcgHQAAAAAEBSwAA6AYAIAb4BgIAAAABhQdAAAAAAaYHAgAAAAGpBwEAAAABxQcBAAAAAcgHQAAAAAEBSwAA6gYAMAFLAADqBgAwBxkAANQPACD4BgIA9wwAIYUHQAD8DAAhpgcCAPcMACGpBwEA9gwAIcUHAQD2DAAhyAdAAI0NACECAAAAmAEAIEsAAO0GACAG-AYCAPcMACGFB0AA_AwAIaYHAgD3DAAhqQcBAPYMACHFBwEA9gwAIcgHQACNDQAhAgAAAJYBACBLAADvBgAgAgAAAJYBACBLAADvBgAgAwAAAJgBACBSAADoBgAgUwAA7QYAIAEAAACYAQAgAQAAAJYBACAGCgAAzw8AIFgAANAPACBZAADTDwAgWgAA0g8AIFsAANEPACDIBwAA8AwAIAnmBgAAwQsAMOcGAAD2BgAQ6AYAAMELADD4BgIA5AoAIYUHQAD0CgAhpgcCAOQKACGpBwEA4woAIcUHAQDjCgAhyAdAAIILACEDAAAAlgEAIAEAAPUGADBXAAD2BgAgAwAAAJYBACABAACXAQAwAgAAmAEAIAEAAAB1ACABAAAAdQAgAwAAAHMAIAEAAHQAMAIAAHUAIAMAAABzACABAAB0ADACAAB1ACADAAAAcwAgAQAAdAAwAgAAdQAgCxkAAM4PACArAADNDwAg-AYCAAAAAYUHQAAAAAGmBwIAAAABqQcBAAAAAbgHAgAAAAHEBwIAAAABxQcBAAAAAcYHAQAAAAHHB0AAAAABAUsAAP4GACAJ-AYCAAAAAYUHQAAAAAGmBwIAAAABqQcBAAAAAbgHAgAAAAHEBwIAAAABxQcBAAAAAcYHAQAAAAHHB0AAAAABAUsAAIAHADABSwAAgAcAMAsZAADMDwAgKwAAyw8AIPgGAgD3DAAhhQdAAPwMACGmBwIA9wwAIakHAQCiDQAhuAcCAPcMACHEBwIA9wwAIcUHAQD2DAAhxgcBAKINACHHB0AAjQ0AIQIAAAB1ACBLAACDBwAgCfgGAgD3DAAhhQdAAPwMACGmBwIA9wwAIakHAQCiDQAhuAcCAPcMACHEBwIA9wwAIcUHAQD2DAAhxgcBAKINACHHB0AAjQ0AIQIAAABzACBLAACFBwAgAgAAAHMAIEsAAIUHACADAAAAdQAgUgAA_gYAIFMAAIMHACABAAAAdQAgAQAAAHMAIAgKAADGDwAgWAAAxw8AIFkAAMoPACBaAADJDwAgWwAAyA8AIKkHAADwDAAgxgcAAPAMACDHBwAA8AwAIAzmBgAAwAsAMOcGAACMBwAQ6AYAAMALADD4BgIA5AoAIYUHQAD0CgAhpgcCAOQKACGpBwEAjAsAIbgHAgDkCgAhxAcCAOQKACHFBwEA4woAIcYHAQCMCwAhxwdAAIILACEDAAAAcwAgAQAAiwcAMFcAAIwHACADAAAAcwAgAQAAdAAwAgAAdQAgAQAAAHwAIAEAAAB8ACADAAAAegAgAQAAewAwAgAAfAAgAwAAAHoAIAEAAHsAMAIAAHwAIAMAAAB6ACABAAB7ADACAAB8ACAMJwAAww8AICgAAMQPACAqAADFDwAg-AYCAAAAAYUHQAAAAAGuBwAAAMAHAr0HAAAAvQcCvgcCAAAAAcAHQAAAAAHBBwEAAAABwgcCAAAAAcMHAQAAAAEBSwAAlAcAIAn4BgIAAAABhQdAAAAAAa4HAAAAwAcCvQcAAAC9BwK-BwIAAAABwAdAAAAAAcEHAQAAAAHCBwIAAAABwwcBAAAAAQFLAACWBwAwAUsAAJYHADAMJwAAqA8AICgAAKkPACAqAACqDwAg-AYCAPcMACGFB0AA_AwAIa4HAACnD8AHIr0HAACmD70HIr4HAgD3DAAhwAdAAI0NACHBBwEAog0AIcIHAgCODQAhwwcBAKINACECAAAAfAAgSwAAmQcAIAn4BgIA9wwAIYUHQAD8DAAhrgcAAKcPwAcivQcAAKYPvQcivgcCAPcMACHAB0AAjQ0AIcEHAQCiDQAhwgcCAI4NACHDBwEAog0AIQIAAAB6ACBLAACbBwAgAgAAAHoAIEsAAJsHACADAAAAfAAgUgAAlAcAIFMAAJkHACABAAAAfAAgAQAAAHoAIAkKAAChDwAgWAAAog8AIFkAAKUPACBaAACkDwAgWwAAow8AIMAHAADwDAAgwQcAAPAMACDCBwAA8AwAIMMHAADwDAAgDOYGAAC5CwAw5wYAAKIHABDoBgAAuQsAMPgGAgDkCgAhhQdAAPQKACGuBwAAuwvAByK9BwAAugu9ByK-BwIA5AoAIcAHQACCCwAhwQcBAIwLACHCBwIAgwsAIcMHAQCMCwAhAwAAAHoAIAEAAKEHADBXAACiBwAgAwAAAHoAIAEAAHsAMAIAAHwAIAEAAABqACABAAAAagAgAwAAAGgAIAEAAGkAMAIAAGoAIAMAAABoACABAABpADACAABqACADAAAAaAAgAQAAaQAwAgAAagAgCSkAAJ8PACArAACgDwAgqQcBAAAAAbYHAgAAAAG3BwIAAAABuAcCAAAAAbkHEAAAAAG6BwIAAAABuwcBAAAAAQFLAACqBwAgB6kHAQAAAAG2BwIAAAABtwcCAAAAAbgHAgAAAAG5BxAAAAABugcCAAAAAbsHAQAAAAEBSwAArAcAMAFLAACsBwAwCSkAAJ0PACArAACeDwAgqQcBAPYMACG2BwIAjg0AIbcHAgD3DAAhuAcCAPcMACG5BxAAnA8AIboHAgD3DAAhuwcBAKINACECAAAAagAgSwAArwcAIAepBwEA9gwAIbYHAgCODQAhtwcCAPcMACG4BwIA9wwAIbkHEACcDwAhugcCAPcMACG7BwEAog0AIQIAAABoACBLAACxBwAgAgAAAGgAIEsAALEHACADAAAAagAgUgAAqgcAIFMAAK8HACABAAAAagAgAQAAAGgAIAcKAACXDwAgWAAAmA8AIFkAAJsPACBaAACaDwAgWwAAmQ8AILYHAADwDAAguwcAAPAMACAK5gYAALULADDnBgAAuAcAEOgGAAC1CwAwqQcBAOMKACG2BwIAgwsAIbcHAgDkCgAhuAcCAOQKACG5BxAAtgsAIboHAgDkCgAhuwcBAIwLACEDAAAAaAAgAQAAtwcAMFcAALgHACADAAAAaAAgAQAAaQAwAgAAagAgAQAAAG8AIAEAAABvACADAAAAbQAgAQAAbgAwAgAAbwAgAwAAAG0AIAEAAG4AMAIAAG8AIAMAAABtACABAABuADACAABvACADKQAAlg8AILYHAgAAAAG3BwIAAAABAUsAAMAHACACtgcCAAAAAbcHAgAAAAEBSwAAwgcAMAFLAADCBwAwAykAAJUPACC2BwIA9wwAIbcHAgD3DAAhAgAAAG8AIEsAAMUHACACtgcCAPcMACG3BwIA9wwAIQIAAABtACBLAADHBwAgAgAAAG0AIEsAAMcHACADAAAAbwAgUgAAwAcAIFMAAMUHACABAAAAbwAgAQAAAG0AIAUKAACQDwAgWAAAkQ8AIFkAAJQPACBaAACTDwAgWwAAkg8AIAXmBgAAtAsAMOcGAADOBwAQ6AYAALQLADC2BwIA5AoAIbcHAgDkCgAhAwAAAG0AIAEAAM0HADBXAADOBwAgAwAAAG0AIAEAAG4AMAIAAG8AIAEAAACAAQAgAQAAAIABACADAAAAfgAgAQAAfwAwAgAAgAEAIAMAAAB-ACABAAB_ADACAACAAQAgAwAAAH4AIAEAAH8AMAIAAIABACAWGQAAiw8AIDAAAIwPACAxAACNDwAgMgAAjg8AIDMAAI8PACD4BgIAAAABhQdAAAAAAaAHAQAAAAGhBwQAAAABowcBAAAAAaYHAgAAAAGpBwEAAAABqgcBAAAAAawHAAAArAcCrgcAAACuBwKvBwgAAAABsAcCAAAAAbEHAgAAAAGyBwEAAAABswcCAAAAAbQHAgAAAAG1BwIAAAABAUsAANYHACAR-AYCAAAAAYUHQAAAAAGgBwEAAAABoQcEAAAAAaMHAQAAAAGmBwIAAAABqQcBAAAAAaoHAQAAAAGsBwAAAKwHAq4HAAAArgcCrwcIAAAAAbAHAgAAAAGxBwIAAAABsgcBAAAAAbMHAgAAAAG0BwIAAAABtQcCAAAAAQFLAADYBwAwAUsAANgHADAWGQAA5A4AIDAAAOUOACAxAADmDgAgMgAA5w4AIDMAAOgOACD4BgIA9wwAIYUHQAD8DAAhoAcBAPYMACGhBwQAsQ4AIaMHAQD2DAAhpgcCAPcMACGpBwEA9gwAIaoHAQD2DAAhrAcAAOEOrAcirgcAAOIOrgcirwcIAOMOACGwBwIAjg0AIbEHAgCODQAhsgcBAKINACGzBwIA9wwAIbQHAgD3DAAhtQcCAPcMACECAAAAgAEAIEsAANsHACAR-AYCAPcMACGFB0AA_AwAIaAHAQD2DAAhoQcEALEOACGjBwEA9gwAIaYHAgD3DAAhqQcBAPYMACGqBwEA9gwAIawHAADhDqwHIq4HAADiDq4HIq8HCADjDgAhsAcCAI4NACGxBwIAjg0AIbIHAQCiDQAhswcCAPcMACG0BwIA9wwAIbUHAgD3DAAhAgAAAH4AIEsAAN0HACACAAAAfgAgSwAA3QcAIAMAAACAAQAgUgAA1gcAIFMAANsHACABAAAAgAEAIAEAAAB-ACAJCgAA3A4AIFgAAN0OACBZAADgDgAgWgAA3w4AIFsAAN4OACCvBwAA8AwAILAHAADwDAAgsQcAAPAMACCyBwAA8AwAIBTmBgAAqwsAMOcGAADkBwAQ6AYAAKsLADD4BgIA5AoAIYUHQAD0CgAhoAcBAOMKACGhBwQAnwsAIaMHAQDjCgAhpgcCAOQKACGpBwEA4woAIaoHAQDjCgAhrAcAAKwLrAcirgcAAK0LrgcirwcIAK4LACGwBwIAgwsAIbEHAgCDCwAhsgcBAIwLACGzBwIA5AoAIbQHAgDkCgAhtQcCAOQKACEDAAAAfgAgAQAA4wcAMFcAAOQHACADAAAAfgAgAQAAfwAwAgAAgAEAIAEAAACIAQAgAQAAAIgBACADAAAAhgEAIAEAAIcBADACAACIAQAgAwAAAIYBACABAACHAQAwAgAAiAEAIAMAAACGAQAgAQAAhwEAMAIAAIgBACAGAwAA2w4AIC8AANoOACCFB0AAAAABkwcCAAAAAZwHAgAAAAGoBwIAAAABAUsAAOwHACAEhQdAAAAAAZMHAgAAAAGcBwIAAAABqAcCAAAAAQFLAADuBwAwAUsAAO4HADAGAwAA2Q4AIC8AANgOACCFB0AA_AwAIZMHAgD3DAAhnAcCAPcMACGoBwIA9wwAIQIAAACIAQAgSwAA8QcAIASFB0AA_AwAIZMHAgD3DAAhnAcCAPcMACGoBwIA9wwAIQIAAACGAQAgSwAA8wcAIAIAAACGAQAgSwAA8wcAIAMAAACIAQAgUgAA7AcAIFMAAPEHACABAAAAiAEAIAEAAACGAQAgBQoAANMOACBYAADUDgAgWQAA1w4AIFoAANYOACBbAADVDgAgB-YGAACqCwAw5wYAAPoHABDoBgAAqgsAMIUHQAD0CgAhkwcCAOQKACGcBwIA5AoAIagHAgDkCgAhAwAAAIYBACABAAD5BwAwVwAA-gcAIAMAAACGAQAgAQAAhwEAMAIAAIgBACABAAAAhAEAIAEAAACEAQAgAwAAAIIBACABAACDAQAwAgAAhAEAIAMAAACCAQAgAQAAgwEAMAIAAIQBACADAAAAggEAIAEAAIMBADACAACEAQAgBxkAANIOACAvAADRDgAg-AYCAAAAAYUHQAAAAAGcBwIAAAABpgcCAAAAAacHAQAAAAEBSwAAgggAIAX4BgIAAAABhQdAAAAAAZwHAgAAAAGmBwIAAAABpwcBAAAAAQFLAACECAAwAUsAAIQIADAHGQAA0A4AIC8AAM8OACD4BgIA9wwAIYUHQAD8DAAhnAcCAPcMACGmBwIA9wwAIacHAQD2DAAhAgAAAIQBACBLAACHCAAgBfgGAgD3DAAhhQdAAPwMACGcBwIA9wwAIaYHAgD3DAAhpwcBAPYMACECAAAAggEAIEsAAIkIACACAAAAggEAIEsAAIkIACADAAAAhAEAIFIAAIIIACBTAACHCAAgAQAAAIQBACABAAAAggEAIAUKAADKDgAgWAAAyw4AIFkAAM4OACBaAADNDgAgWwAAzA4AIAjmBgAAqQsAMOcGAACQCAAQ6AYAAKkLADD4BgIA5AoAIYUHQAD0CgAhnAcCAOQKACGmBwIA5AoAIacHAQDjCgAhAwAAAIIBACABAACPCAAwVwAAkAgAIAMAAACCAQAgAQAAgwEAMAIAAIQBACAGLwAAqAsAIDICAPEKACHmBgAApwsAMOcGAACKAQAQ6AYAAKcLADCcBwIAAAABAQAAAJMIACABAAAAkwgAIAEvAACrDgAgAwAAAIoBACABAACWCAAwAgAAkwgAIAMAAACKAQAgAQAAlggAMAIAAJMIACADAAAAigEAIAEAAJYIADACAACTCAAgAy8AAMkOACAyAgAAAAGcBwIAAAABAUsAAJoIACACMgIAAAABnAcCAAAAAQFLAACcCAAwAUsAAJwIADADLwAAyA4AIDICAPcMACGcBwIA9wwAIQIAAACTCAAgSwAAnwgAIAIyAgD3DAAhnAcCAPcMACECAAAAigEAIEsAAKEIACACAAAAigEAIEsAAKEIACADAAAAkwgAIFIAAJoIACBTAACfCAAgAQAAAJMIACABAAAAigEAIAUKAADDDgAgWAAAxA4AIFkAAMcOACBaAADGDgAgWwAAxQ4AIAUyAgDkCgAh5gYAAKYLADDnBgAAqAgAEOgGAACmCwAwnAcCAOQKACEDAAAAigEAIAEAAKcIADBXAACoCAAgAwAAAIoBACABAACWCAAwAgAAkwgAIAEAAACcAQAgAQAAAJwBACADAAAAjgEAIAEAAJsBADACAACcAQAgAwAAAI4BACABAACbAQAwAgAAnAEAIAMAAACOAQAgAQAAmwEAMAIAAJwBACAMBAAAwQ4AIDMAAMIOACD4BgIAAAABhQdAAAAAAZQHAgAAAAGVBwEAAAABoAcBAAAAAaEHBAAAAAGiBwEAAAABowcBAAAAAaQHQAAAAAGlBwEAAAABAUsAALAIACAK-AYCAAAAAYUHQAAAAAGUBwIAAAABlQcBAAAAAaAHAQAAAAGhBwQAAAABogcBAAAAAaMHAQAAAAGkB0AAAAABpQcBAAAAAQFLAACyCAAwAUsAALIIADAMBAAAug4AIDMAALsOACD4BgIA9wwAIYUHQAD8DAAhlAcCAPcMACGVBwEA9gwAIaAHAQD2DAAhoQcEALEOACGiBwEA9gwAIaMHAQD2DAAhpAdAAPwMACGlBwEA9gwAIQIAAACcAQAgSwAAtQgAIAr4BgIA9wwAIYUHQAD8DAAhlAcCAPcMACGVBwEA9gwAIaAHAQD2DAAhoQcEALEOACGiBwEA9gwAIaMHAQD2DAAhpAdAAPwMACGlBwEA9gwAIQIAAACOAQAgSwAAtwgAIAIAAACOAQAgSwAAtwgAIAMAAACcAQAgUgAAsAgAIFMAALUIACABAAAAnAEAIAEAAACOAQAgBQoAALUOACBYAAC2DgAgWQAAuQ4AIFoAALgOACBbAAC3DgAgDeYGAAClCwAw5wYAAL4IABDoBgAApQsAMPgGAgDkCgAhhQdAAPQKACGUBwIA5AoAIZUHAQDjCgAhoAcBAOMKACGhBwQAnwsAIaIHAQDjCgAhowcBAOMKACGkB0AA9AoAIaUHAQDjCgAhAwAAAI4BACABAAC9CAAwVwAAvggAIAMAAACOAQAgAQAAmwEAMAIAAJwBACAHBAAApAsAIDcCAPEKACHmBgAAogsAMOcGAACeAQAQ6AYAAKILADCUBwIAAAABnwcEAKMLACEBAAAAwQgAIAEAAADBCAAgAQQAALQOACADAAAAngEAIAEAAMQIADACAADBCAAgAwAAAJ4BACABAADECAAwAgAAwQgAIAMAAACeAQAgAQAAxAgAMAIAAMEIACAEBAAAsw4AIDcCAAAAAZQHAgAAAAGfBwQAAAABAUsAAMgIACADNwIAAAABlAcCAAAAAZ8HBAAAAAEBSwAAyggAMAFLAADKCAAwBAQAALIOACA3AgD3DAAhlAcCAPcMACGfBwQAsQ4AIQIAAADBCAAgSwAAzQgAIAM3AgD3DAAhlAcCAPcMACGfBwQAsQ4AIQIAAACeAQAgSwAAzwgAIAIAAACeAQAgSwAAzwgAIAMAAADBCAAgUgAAyAgAIFMAAM0IACABAAAAwQgAIAEAAACeAQAgBQoAAKwOACBYAACtDgAgWQAAsA4AIFoAAK8OACBbAACuDgAgBjcCAOQKACHmBgAAngsAMOcGAADWCAAQ6AYAAJ4LADCUBwIA5AoAIZ8HBACfCwAhAwAAAJ4BACABAADVCAAwVwAA1ggAIAMAAACeAQAgAQAAxAgAMAIAAMEIACANLwAAnQsAIDQAAJwLACDmBgAAmAsAMOcGAACMAQAQ6AYAAJgLADD4BgIAAAABhQdAAPgKACGGB0AAmgsAIZoHAQAAAAGbBwIAAAABnAcCAAAAAZ0HAQCZCwAhngcgAJsLACEBAAAA2QgAIAEAAADZCAAgBi8AAKsOACA0AACqDgAghgcAAPAMACCbBwAA8AwAIJwHAADwDAAgnQcAAPAMACADAAAAjAEAIAEAANwIADACAADZCAAgAwAAAIwBACABAADcCAAwAgAA2QgAIAMAAACMAQAgAQAA3AgAMAIAANkIACAKLwAAqQ4AIDQAAKgOACD4BgIAAAABhQdAAAAAAYYHQAAAAAGaBwEAAAABmwcCAAAAAZwHAgAAAAGdBwEAAAABngcgAAAAAQFLAADgCAAgCPgGAgAAAAGFB0AAAAABhgdAAAAAAZoHAQAAAAGbBwIAAAABnAcCAAAAAZ0HAQAAAAGeByAAAAABAUsAAOIIADABSwAA4ggAMAEAAACOAQAgAQAAAH4AIAovAACnDgAgNAAApg4AIPgGAgD3DAAhhQdAAPwMACGGB0AAjQ0AIZoHAQD2DAAhmwcCAI4NACGcBwIAjg0AIZ0HAQCiDQAhngcgAKUOACECAAAA2QgAIEsAAOcIACAI-AYCAPcMACGFB0AA_AwAIYYHQACNDQAhmgcBAPYMACGbBwIAjg0AIZwHAgCODQAhnQcBAKINACGeByAApQ4AIQIAAACMAQAgSwAA6QgAIAIAAACMAQAgSwAA6QgAIAEAAACOAQAgAQAAAH4AIAMAAADZCAAgUgAA4AgAIFMAAOcIACABAAAA2QgAIAEAAACMAQAgCQoAAKAOACBYAAChDgAgWQAApA4AIFoAAKMOACBbAACiDgAghgcAAPAMACCbBwAA8AwAIJwHAADwDAAgnQcAAPAMACAL5gYAAJQLADDnBgAA8ggAEOgGAACUCwAw-AYCAOQKACGFB0AA9AoAIYYHQACCCwAhmgcBAOMKACGbBwIAgwsAIZwHAgCDCwAhnQcBAIwLACGeByAAlQsAIQMAAACMAQAgAQAA8QgAMFcAAPIIACADAAAAjAEAIAEAANwIADACAADZCAAgAQAAACYAIAEAAAAmACADAAAABwAgAQAAJQAwAgAAJgAgAwAAAAcAIAEAACUAMAIAACYAIAMAAAAHACABAAAlADACAAAmACAMBAAAnA4AIAwAAJ4OACANAACdDgAgDgAAnw4AIPgGAgAAAAGFB0AAAAABlAcCAAAAAZUHAQAAAAGWBwEAAAABlwcAAQAAAZgHAACaDgAgmQcAAJsOACABSwAA-ggAIAj4BgIAAAABhQdAAAAAAZQHAgAAAAGVBwEAAAABlgcBAAAAAZcHAAEAAAGYBwAAmg4AIJkHAACbDgAgAUsAAPwIADABSwAA_AgAMAwEAAD2DQAgDAAA-A0AIA0AAPcNACAOAAD5DQAg-AYCAPcMACGFB0AA_AwAIZQHAgD3DAAhlQcBAPYMACGWBwEA9gwAIZcHAAGhDQAhmAcAAPQNACCZBwAA9Q0AIAIAAAAmACBLAAD_CAAgCPgGAgD3DAAhhQdAAPwMACGUBwIA9wwAIZUHAQD2DAAhlgcBAPYMACGXBwABoQ0AIZgHAAD0DQAgmQcAAPUNACACAAAABwAgSwAAgQkAIAIAAAAHACBLAACBCQAgAwAAACYAIFIAAPoIACBTAAD_CAAgAQAAACYAIAEAAAAHACAGCgAA7w0AIFgAAPANACBZAADzDQAgWgAA8g0AIFsAAPENACCXBwAA8AwAIAvmBgAAkgsAMOcGAACICQAQ6AYAAJILADD4BgIA5AoAIYUHQAD0CgAhlAcCAOQKACGVBwEA4woAIZYHAQDjCgAhlwcAAYsLACGYBwAAkwsAIJkHAACTCwAgAwAAAAcAIAEAAIcJADBXAACICQAgAwAAAAcAIAEAACUAMAIAACYAIAEAAAALACABAAAACwAgAwAAAAkAIAEAAAoAMAIAAAsAIAMAAAAJACABAAAKADACAAALACADAAAACQAgAQAACgAwAgAACwAgCQMAAOsNACAFAADsDQAgCwAA7Q0AIAwAAO4NACD4BgIAAAAB_wYCAAAAAYAHAADqDQAghQdAAAAAAZMHAgAAAAEBSwAAkAkAIAX4BgIAAAAB_wYCAAAAAYAHAADqDQAghQdAAAAAAZMHAgAAAAEBSwAAkgkAMAFLAACSCQAwCQMAAM4NACAFAADPDQAgCwAA0A0AIAwAANENACD4BgIA9wwAIf8GAgD3DAAhgAcAAM0NACCFB0AA_AwAIZMHAgD3DAAhAgAAAAsAIEsAAJUJACAF-AYCAPcMACH_BgIA9wwAIYAHAADNDQAghQdAAPwMACGTBwIA9wwAIQIAAAAJACBLAACXCQAgAgAAAAkAIEsAAJcJACADAAAACwAgUgAAkAkAIFMAAJUJACABAAAACwAgAQAAAAkAIAUKAADIDQAgWAAAyQ0AIFkAAMwNACBaAADLDQAgWwAAyg0AIAjmBgAAkQsAMOcGAACeCQAQ6AYAAJELADD4BgIA5AoAIf8GAgDkCgAhgAcAAIELACCFB0AA9AoAIZMHAgDkCgAhAwAAAAkAIAEAAJ0JADBXAACeCQAgAwAAAAkAIAEAAAoAMAIAAAsAIAEAAAAPACABAAAADwAgAwAAAA0AIAEAAA4AMAIAAA8AIAMAAAANACABAAAOADACAAAPACADAAAADQAgAQAADgAwAgAADwAgDQYAAMUNACAIAADGDQAgCQAAxw0AIPgGAgAAAAGABwAAxA0AIIMHAgAAAAGFB0AAAAABhgdAAAAAAY4HAAEAAAGPBwEAAAABkAcBAAAAAZEHQAAAAAGSB0AAAAABAUsAAKYJACAK-AYCAAAAAYAHAADEDQAggwcCAAAAAYUHQAAAAAGGB0AAAAABjgcAAQAAAY8HAQAAAAGQBwEAAAABkQdAAAAAAZIHQAAAAAEBSwAAqAkAMAFLAACoCQAwDQYAAKMNACAIAACkDQAgCQAApQ0AIPgGAgD3DAAhgAcAAKANACCDBwIA9wwAIYUHQAD8DAAhhgdAAPwMACGOBwABoQ0AIY8HAQCiDQAhkAcBAKINACGRB0AAjQ0AIZIHQACNDQAhAgAAAA8AIEsAAKsJACAK-AYCAPcMACGABwAAoA0AIIMHAgD3DAAhhQdAAPwMACGGB0AA_AwAIY4HAAGhDQAhjwcBAKINACGQBwEAog0AIZEHQACNDQAhkgdAAI0NACECAAAADQAgSwAArQkAIAIAAAANACBLAACtCQAgAwAAAA8AIFIAAKYJACBTAACrCQAgAQAAAA8AIAEAAAANACAKCgAAmw0AIFgAAJwNACBZAACfDQAgWgAAng0AIFsAAJ0NACCOBwAA8AwAII8HAADwDAAgkAcAAPAMACCRBwAA8AwAIJIHAADwDAAgDeYGAACKCwAw5wYAALQJABDoBgAAigsAMPgGAgDkCgAhgAcAAIELACCDBwIA5AoAIYUHQAD0CgAhhgdAAPQKACGOBwABiwsAIY8HAQCMCwAhkAcBAIwLACGRB0AAggsAIZIHQACCCwAhAwAAAA0AIAEAALMJADBXAAC0CQAgAwAAAA0AIAEAAA4AMAIAAA8AIAEAAAATACABAAAAEwAgAwAAABEAIAEAABIAMAIAABMAIAMAAAARACABAAASADACAAATACADAAAAEQAgAQAAEgAwAgAAEwAgBQcAAJoNACCFB0AAAAABiwcAAQAAAYwHAgAAAAGNB0AAAAABAUsAALwJACAEhQdAAAAAAYsHAAEAAAGMBwIAAAABjQdAAAAAAQFLAAC-CQAwAUsAAL4JADAFBwAAmQ0AIIUHQAD8DAAhiwcAAYsNACGMBwIA9wwAIY0HQACNDQAhAgAAABMAIEsAAMEJACAEhQdAAPwMACGLBwABiw0AIYwHAgD3DAAhjQdAAI0NACECAAAAEQAgSwAAwwkAIAIAAAARACBLAADDCQAgAwAAABMAIFIAALwJACBTAADBCQAgAQAAABMAIAEAAAARACAGCgAAlA0AIFgAAJUNACBZAACYDQAgWgAAlw0AIFsAAJYNACCNBwAA8AwAIAfmBgAAiQsAMOcGAADKCQAQ6AYAAIkLADCFB0AA9AoAIYsHAAGACwAhjAcCAOQKACGNB0AAggsAIQMAAAARACABAADJCQAwVwAAygkAIAMAAAARACABAAASADACAAATACABAAAAGgAgAQAAABoAIAMAAAAYACABAAAZADACAAAaACADAAAAGAAgAQAAGQAwAgAAGgAgAwAAABgAIAEAABkAMAIAABoAIAwFAACSDQAgBgAAkw0AIP0GAAEAAAH-BgABAAAB_wYCAAAAAYAHAACRDQAggQcCAAAAAYIHQAAAAAGDBwIAAAABhAdAAAAAAYUHQAAAAAGGB0AAAAABAUsAANIJACAK_QYAAQAAAf4GAAEAAAH_BgIAAAABgAcAAJENACCBBwIAAAABggdAAAAAAYMHAgAAAAGEB0AAAAABhQdAAAAAAYYHQAAAAAEBSwAA1AkAMAFLAADUCQAwAQAAAAkAIAwFAACPDQAgBgAAkA0AIP0GAAGLDQAh_gYAAYsNACH_BgIA9wwAIYAHAACMDQAggQcCAPcMACGCB0AAjQ0AIYMHAgCODQAhhAdAAI0NACGFB0AA_AwAIYYHQAD8DAAhAgAAABoAIEsAANgJACAK_QYAAYsNACH-BgABiw0AIf8GAgD3DAAhgAcAAIwNACCBBwIA9wwAIYIHQACNDQAhgwcCAI4NACGEB0AAjQ0AIYUHQAD8DAAhhgdAAPwMACECAAAAGAAgSwAA2gkAIAIAAAAYACBLAADaCQAgAQAAAAkAIAMAAAAaACBSAADSCQAgUwAA2AkAIAEAAAAaACABAAAAGAAgCAoAAIYNACBYAACHDQAgWQAAig0AIFoAAIkNACBbAACIDQAgggcAAPAMACCDBwAA8AwAIIQHAADwDAAgDeYGAAD_CgAw5wYAAOIJABDoBgAA_woAMP0GAAGACwAh_gYAAYALACH_BgIA5AoAIYAHAACBCwAggQcCAOQKACGCB0AAggsAIYMHAgCDCwAhhAdAAIILACGFB0AA9AoAIYYHQAD0CgAhAwAAABgAIAEAAOEJADBXAADiCQAgAwAAABgAIAEAABkAMAIAABoAIAXmBgAA_goAMOcGAADoCQAQ6AYAAP4KADD7BgEAAAAB_AZAAPgKACEBAAAA5QkAIAEAAADlCQAgBeYGAAD-CgAw5wYAAOgJABDoBgAA_goAMPsGAQDwCgAh_AZAAPgKACEAAwAAAOgJACABAADpCQAwAgAA5QkAIAMAAADoCQAgAQAA6QkAMAIAAOUJACADAAAA6AkAIAEAAOkJADACAADlCQAgAvsGAQAAAAH8BkAAAAABAUsAAO0JACAC-wYBAAAAAfwGQAAAAAEBSwAA7wkAMAFLAADvCQAwAvsGAQD2DAAh_AZAAPwMACECAAAA5QkAIEsAAPIJACAC-wYBAPYMACH8BkAA_AwAIQIAAADoCQAgSwAA9AkAIAIAAADoCQAgSwAA9AkAIAMAAADlCQAgUgAA7QkAIFMAAPIJACABAAAA5QkAIAEAAADoCQAgAwoAAIMNACBaAACFDQAgWwAAhA0AIAXmBgAA_QoAMOcGAAD7CQAQ6AYAAP0KADD7BgEA4woAIfwGQAD0CgAhAwAAAOgJACABAAD6CQAwVwAA-wkAIAMAAADoCQAgAQAA6QkAMAIAAOUJACAF5gYAAPwKADDnBgAAgQoAEOgGAAD8CgAw-AYBAAAAAfoGQAD4CgAhAQAAAP4JACABAAAA_gkAIAXmBgAA_AoAMOcGAACBCgAQ6AYAAPwKADD4BgEA8AoAIfoGQAD4CgAhAAMAAACBCgAgAQAAggoAMAIAAP4JACADAAAAgQoAIAEAAIIKADACAAD-CQAgAwAAAIEKACABAACCCgAwAgAA_gkAIAL4BgEAAAAB-gZAAAAAAQFLAACGCgAgAvgGAQAAAAH6BkAAAAABAUsAAIgKADABSwAAiAoAMAL4BgEA9gwAIfoGQAD8DAAhAgAAAP4JACBLAACLCgAgAvgGAQD2DAAh-gZAAPwMACECAAAAgQoAIEsAAI0KACACAAAAgQoAIEsAAI0KACADAAAA_gkAIFIAAIYKACBTAACLCgAgAQAAAP4JACABAAAAgQoAIAMKAACADQAgWgAAgg0AIFsAAIENACAF5gYAAPsKADDnBgAAlAoAEOgGAAD7CgAw-AYBAOMKACH6BkAA9AoAIQMAAACBCgAgAQAAkwoAMFcAAJQKACADAAAAgQoAIAEAAIIKADACAAD-CQAgBeYGAAD6CgAw5wYAAJoKABDoBgAA-goAMPgGAQAAAAH5BkAA-AoAIQEAAACXCgAgAQAAAJcKACAF5gYAAPoKADDnBgAAmgoAEOgGAAD6CgAw-AYBAPAKACH5BkAA-AoAIQADAAAAmgoAIAEAAJsKADACAACXCgAgAwAAAJoKACABAACbCgAwAgAAlwoAIAMAAACaCgAgAQAAmwoAMAIAAJcKACAC-AYBAAAAAfkGQAAAAAEBSwAAnwoAIAL4BgEAAAAB-QZAAAAAAQFLAAChCgAwAUsAAKEKADAC-AYBAPYMACH5BkAA_AwAIQIAAACXCgAgSwAApAoAIAL4BgEA9gwAIfkGQAD8DAAhAgAAAJoKACBLAACmCgAgAgAAAJoKACBLAACmCgAgAwAAAJcKACBSAACfCgAgUwAApAoAIAEAAACXCgAgAQAAAJoKACADCgAA_QwAIFoAAP8MACBbAAD-DAAgBeYGAAD5CgAw5wYAAK0KABDoBgAA-QoAMPgGAQDjCgAh-QZAAPQKACEDAAAAmgoAIAEAAKwKADBXAACtCgAgAwAAAJoKACABAACbCgAwAgAAlwoAIAXmBgAA9woAMOcGAACzCgAQ6AYAAPcKADDpBgEAAAAB9wZAAPgKACEBAAAAsAoAIAEAAACwCgAgBeYGAAD3CgAw5wYAALMKABDoBgAA9woAMOkGAQDwCgAh9wZAAPgKACEAAwAAALMKACABAAC0CgAwAgAAsAoAIAMAAACzCgAgAQAAtAoAMAIAALAKACADAAAAswoAIAEAALQKADACAACwCgAgAukGAQAAAAH3BkAAAAABAUsAALgKACAC6QYBAAAAAfcGQAAAAAEBSwAAugoAMAFLAAC6CgAwAukGAQD2DAAh9wZAAPwMACECAAAAsAoAIEsAAL0KACAC6QYBAPYMACH3BkAA_AwAIQIAAACzCgAgSwAAvwoAIAIAAACzCgAgSwAAvwoAIAMAAACwCgAgUgAAuAoAIFMAAL0KACABAAAAsAoAIAEAAACzCgAgAwoAAPkMACBaAAD7DAAgWwAA-gwAIAXmBgAA8woAMOcGAADGCgAQ6AYAAPMKADDpBgEA4woAIfcGQAD0CgAhAwAAALMKACABAADFCgAwVwAAxgoAIAMAAACzCgAgAQAAtAoAMAIAALAKACAG5gYAAO8KADDnBgAAzAoAEOgGAADvCgAw6QYBAAAAAeoGAgDxCgAh6wYEAPIKACEBAAAAyQoAIAEAAADJCgAgBuYGAADvCgAw5wYAAMwKABDoBgAA7woAMOkGAQDwCgAh6gYCAPEKACHrBgQA8goAIQHrBgAA8AwAIAMAAADMCgAgAQAAzQoAMAIAAMkKACADAAAAzAoAIAEAAM0KADACAADJCgAgAwAAAMwKACABAADNCgAwAgAAyQoAIAPpBgEAAAAB6gYCAAAAAesGBAAAAAEBSwAA0QoAIAPpBgEAAAAB6gYCAAAAAesGBAAAAAEBSwAA0woAMAFLAADTCgAwA-kGAQD2DAAh6gYCAPcMACHrBgQA-AwAIQIAAADJCgAgSwAA1goAIAPpBgEA9gwAIeoGAgD3DAAh6wYEAPgMACECAAAAzAoAIEsAANgKACACAAAAzAoAIEsAANgKACADAAAAyQoAIFIAANEKACBTAADWCgAgAQAAAMkKACABAAAAzAoAIAYKAADxDAAgWAAA8gwAIFkAAPUMACBaAAD0DAAgWwAA8wwAIOsGAADwDAAgBuYGAADiCgAw5wYAAN8KABDoBgAA4goAMOkGAQDjCgAh6gYCAOQKACHrBgQA5QoAIQMAAADMCgAgAQAA3goAMFcAAN8KACADAAAAzAoAIAEAAM0KADACAADJCgAgBuYGAADiCgAw5wYAAN8KABDoBgAA4goAMOkGAQDjCgAh6gYCAOQKACHrBgQA5QoAIQ4KAADrCgAgWgAA7goAIFsAAO4KACDsBgEAAAAB7QYBAAAABO4GAQAAAATvBgEAAAAB8AYBAAAAAfEGAQAAAAHyBgEAAAAB8wYBAO0KACH0BgEAAAAB9QYBAAAAAfYGAQAAAAENCgAA6woAIFgAAOwKACBZAADrCgAgWgAA6woAIFsAAOsKACDsBgIAAAAB7QYCAAAABO4GAgAAAATvBgIAAAAB8AYCAAAAAfEGAgAAAAHyBgIAAAAB8wYCAOoKACENCgAA5woAIFgAAOgKACBZAADpCgAgWgAA6QoAIFsAAOkKACDsBgQAAAAB7QYEAAAABe4GBAAAAAXvBgQAAAAB8AYEAAAAAfEGBAAAAAHyBgQAAAAB8wYEAOYKACENCgAA5woAIFgAAOgKACBZAADpCgAgWgAA6QoAIFsAAOkKACDsBgQAAAAB7QYEAAAABe4GBAAAAAXvBgQAAAAB8AYEAAAAAfEGBAAAAAHyBgQAAAAB8wYEAOYKACEI7AYCAAAAAe0GAgAAAAXuBgIAAAAF7wYCAAAAAfAGAgAAAAHxBgIAAAAB8gYCAAAAAfMGAgDnCgAhCOwGCAAAAAHtBggAAAAF7gYIAAAABe8GCAAAAAHwBggAAAAB8QYIAAAAAfIGCAAAAAHzBggA6AoAIQjsBgQAAAAB7QYEAAAABe4GBAAAAAXvBgQAAAAB8AYEAAAAAfEGBAAAAAHyBgQAAAAB8wYEAOkKACENCgAA6woAIFgAAOwKACBZAADrCgAgWgAA6woAIFsAAOsKACDsBgIAAAAB7QYCAAAABO4GAgAAAATvBgIAAAAB8AYCAAAAAfEGAgAAAAHyBgIAAAAB8wYCAOoKACEI7AYCAAAAAe0GAgAAAATuBgIAAAAE7wYCAAAAAfAGAgAAAAHxBgIAAAAB8gYCAAAAAfMGAgDrCgAhCOwGCAAAAAHtBggAAAAE7gYIAAAABO8GCAAAAAHwBggAAAAB8QYIAAAAAfIGCAAAAAHzBggA7AoAIQ4KAADrCgAgWgAA7goAIFsAAO4KACDsBgEAAAAB7QYBAAAABO4GAQAAAATvBgEAAAAB8AYBAAAAAfEGAQAAAAHyBgEAAAAB8wYBAO0KACH0BgEAAAAB9QYBAAAAAfYGAQAAAAEL7AYBAAAAAe0GAQAAAATuBgEAAAAE7wYBAAAAAfAGAQAAAAHxBgEAAAAB8gYBAAAAAfMGAQDuCgAh9AYBAAAAAfUGAQAAAAH2BgEAAAABBuYGAADvCgAw5wYAAMwKABDoBgAA7woAMOkGAQDwCgAh6gYCAPEKACHrBgQA8goAIQvsBgEAAAAB7QYBAAAABO4GAQAAAATvBgEAAAAB8AYBAAAAAfEGAQAAAAHyBgEAAAAB8wYBAO4KACH0BgEAAAAB9QYBAAAAAfYGAQAAAAEI7AYCAAAAAe0GAgAAAATuBgIAAAAE7wYCAAAAAfAGAgAAAAHxBgIAAAAB8gYCAAAAAfMGAgDrCgAhCOwGBAAAAAHtBgQAAAAF7gYEAAAABe8GBAAAAAHwBgQAAAAB8QYEAAAAAfIGBAAAAAHzBgQA6QoAIQXmBgAA8woAMOcGAADGCgAQ6AYAAPMKADDpBgEA4woAIfcGQAD0CgAhCwoAAOsKACBaAAD2CgAgWwAA9goAIOwGQAAAAAHtBkAAAAAE7gZAAAAABO8GQAAAAAHwBkAAAAAB8QZAAAAAAfIGQAAAAAHzBkAA9QoAIQsKAADrCgAgWgAA9goAIFsAAPYKACDsBkAAAAAB7QZAAAAABO4GQAAAAATvBkAAAAAB8AZAAAAAAfEGQAAAAAHyBkAAAAAB8wZAAPUKACEI7AZAAAAAAe0GQAAAAATuBkAAAAAE7wZAAAAAAfAGQAAAAAHxBkAAAAAB8gZAAAAAAfMGQAD2CgAhBeYGAAD3CgAw5wYAALMKABDoBgAA9woAMOkGAQDwCgAh9wZAAPgKACEI7AZAAAAAAe0GQAAAAATuBkAAAAAE7wZAAAAAAfAGQAAAAAHxBkAAAAAB8gZAAAAAAfMGQAD2CgAhBeYGAAD5CgAw5wYAAK0KABDoBgAA-QoAMPgGAQDjCgAh-QZAAPQKACEF5gYAAPoKADDnBgAAmgoAEOgGAAD6CgAw-AYBAPAKACH5BkAA-AoAIQXmBgAA-woAMOcGAACUCgAQ6AYAAPsKADD4BgEA4woAIfoGQAD0CgAhBeYGAAD8CgAw5wYAAIEKABDoBgAA_AoAMPgGAQDwCgAh-gZAAPgKACEF5gYAAP0KADDnBgAA-wkAEOgGAAD9CgAw-wYBAOMKACH8BkAA9AoAIQXmBgAA_goAMOcGAADoCQAQ6AYAAP4KADD7BgEA8AoAIfwGQAD4CgAhDeYGAAD_CgAw5wYAAOIJABDoBgAA_woAMP0GAAGACwAh_gYAAYALACH_BgIA5AoAIYAHAACBCwAggQcCAOQKACGCB0AAggsAIYMHAgCDCwAhhAdAAIILACGFB0AA9AoAIYYHQAD0CgAhBwoAAOsKACBaAACICwAgWwAAiAsAIOwGAAEAAAHtBgABAAAE7gYAAQAABPMGAAGHCwAhBOwGAAAAiAcJiAcAAACIBwOJBwAAAIgHCIoHAAAAiAcICwoAAOcKACBaAACGCwAgWwAAhgsAIOwGQAAAAAHtBkAAAAAF7gZAAAAABe8GQAAAAAHwBkAAAAAB8QZAAAAAAfIGQAAAAAHzBkAAhQsAIQ0KAADnCgAgWAAA6AoAIFkAAOcKACBaAADnCgAgWwAA5woAIOwGAgAAAAHtBgIAAAAF7gYCAAAABe8GAgAAAAHwBgIAAAAB8QYCAAAAAfIGAgAAAAHzBgIAhAsAIQ0KAADnCgAgWAAA6AoAIFkAAOcKACBaAADnCgAgWwAA5woAIOwGAgAAAAHtBgIAAAAF7gYCAAAABe8GAgAAAAHwBgIAAAAB8QYCAAAAAfIGAgAAAAHzBgIAhAsAIQsKAADnCgAgWgAAhgsAIFsAAIYLACDsBkAAAAAB7QZAAAAABe4GQAAAAAXvBkAAAAAB8AZAAAAAAfEGQAAAAAHyBkAAAAAB8wZAAIULACEI7AZAAAAAAe0GQAAAAAXuBkAAAAAF7wZAAAAAAfAGQAAAAAHxBkAAAAAB8gZAAAAAAfMGQACGCwAhBwoAAOsKACBaAACICwAgWwAAiAsAIOwGAAEAAAHtBgABAAAE7gYAAQAABPMGAAGHCwAhBOwGAAEAAAHtBgABAAAE7gYAAQAABPMGAAGICwAhB-YGAACJCwAw5wYAAMoJABDoBgAAiQsAMIUHQAD0CgAhiwcAAYALACGMBwIA5AoAIY0HQACCCwAhDeYGAACKCwAw5wYAALQJABDoBgAAigsAMPgGAgDkCgAhgAcAAIELACCDBwIA5AoAIYUHQAD0CgAhhgdAAPQKACGOBwABiwsAIY8HAQCMCwAhkAcBAIwLACGRB0AAggsAIZIHQACCCwAhBwoAAOcKACBaAACQCwAgWwAAkAsAIOwGAAEAAAHtBgABAAAF7gYAAQAABfMGAAGPCwAhDgoAAOcKACBaAACOCwAgWwAAjgsAIOwGAQAAAAHtBgEAAAAF7gYBAAAABe8GAQAAAAHwBgEAAAAB8QYBAAAAAfIGAQAAAAHzBgEAjQsAIfQGAQAAAAH1BgEAAAAB9gYBAAAAAQ4KAADnCgAgWgAAjgsAIFsAAI4LACDsBgEAAAAB7QYBAAAABe4GAQAAAAXvBgEAAAAB8AYBAAAAAfEGAQAAAAHyBgEAAAAB8wYBAI0LACH0BgEAAAAB9QYBAAAAAfYGAQAAAAEL7AYBAAAAAe0GAQAAAAXuBgEAAAAF7wYBAAAAAfAGAQAAAAHxBgEAAAAB8gYBAAAAAfMGAQCOCwAh9AYBAAAAAfUGAQAAAAH2BgEAAAABBwoAAOcKACBaAACQCwAgWwAAkAsAIOwGAAEAAAHtBgABAAAF7gYAAQAABfMGAAGPCwAhBOwGAAEAAAHtBgABAAAF7gYAAQAABfMGAAGQCwAhCOYGAACRCwAw5wYAAJ4JABDoBgAAkQsAMPgGAgDkCgAh_wYCAOQKACGABwAAgQsAIIUHQAD0CgAhkwcCAOQKACEL5gYAAJILADDnBgAAiAkAEOgGAACSCwAw-AYCAOQKACGFB0AA9AoAIZQHAgDkCgAhlQcBAOMKACGWBwEA4woAIZcHAAGLCwAhmAcAAJMLACCZBwAAkwsAIATsBgEAAAAFiAcBAAAAAYkHAQAAAASKBwEAAAAEC-YGAACUCwAw5wYAAPIIABDoBgAAlAsAMPgGAgDkCgAhhQdAAPQKACGGB0AAggsAIZoHAQDjCgAhmwcCAIMLACGcBwIAgwsAIZ0HAQCMCwAhngcgAJULACEFCgAA6woAIFoAAJcLACBbAACXCwAg7AYgAAAAAfMGIACWCwAhBQoAAOsKACBaAACXCwAgWwAAlwsAIOwGIAAAAAHzBiAAlgsAIQLsBiAAAAAB8wYgAJcLACENLwAAnQsAIDQAAJwLACDmBgAAmAsAMOcGAACMAQAQ6AYAAJgLADD4BgIA8QoAIYUHQAD4CgAhhgdAAJoLACGaBwEA8AoAIZsHAgDPCwAhnAcCAM8LACGdBwEAmQsAIZ4HIACbCwAhC-wGAQAAAAHtBgEAAAAF7gYBAAAABe8GAQAAAAHwBgEAAAAB8QYBAAAAAfIGAQAAAAHzBgEAjgsAIfQGAQAAAAH1BgEAAAAB9gYBAAAAAQjsBkAAAAAB7QZAAAAABe4GQAAAAAXvBkAAAAAB8AZAAAAAAfEGQAAAAAHyBkAAAAAB8wZAAIYLACEC7AYgAAAAAfMGIACXCwAhEQQAAKQLACAzAACpDAAg5gYAAKgMADDnBgAAjgEAEOgGAACoDAAw-AYCAPEKACGFB0AA-AoAIZQHAgDxCgAhlQcBAPAKACGgBwEA8AoAIaEHBACjCwAhogcBAPAKACGjBwEA8AoAIaQHQAD4CgAhpQcBAPAKACHJCAAAjgEAIMoIAACOAQAgGxkAAKQLACAwAACaDAAgMQAAnQwAIDIAALIMACAzAACpDAAg5gYAAK4MADDnBgAAfgAQ6AYAAK4MADD4BgIA8QoAIYUHQAD4CgAhoAcBAPAKACGhBwQAowsAIaMHAQDwCgAhpgcCAPEKACGpBwEA8AoAIaoHAQDwCgAhrAcAAK8MrAcirgcAALAMrgcirwcIALEMACGwBwIAzwsAIbEHAgDPCwAhsgcBAJkLACGzBwIA8QoAIbQHAgDxCgAhtQcCAPEKACHJCAAAfgAgyggAAH4AIAY3AgDkCgAh5gYAAJ4LADDnBgAA1ggAEOgGAACeCwAwlAcCAOQKACGfBwQAnwsAIQ0KAADrCgAgWAAA7AoAIFkAAKELACBaAAChCwAgWwAAoQsAIOwGBAAAAAHtBgQAAAAE7gYEAAAABO8GBAAAAAHwBgQAAAAB8QYEAAAAAfIGBAAAAAHzBgQAoAsAIQ0KAADrCgAgWAAA7AoAIFkAAKELACBaAAChCwAgWwAAoQsAIOwGBAAAAAHtBgQAAAAE7gYEAAAABO8GBAAAAAHwBgQAAAAB8QYEAAAAAfIGBAAAAAHzBgQAoAsAIQjsBgQAAAAB7QYEAAAABO4GBAAAAATvBgQAAAAB8AYEAAAAAfEGBAAAAAHyBgQAAAAB8wYEAKELACEHBAAApAsAIDcCAPEKACHmBgAAogsAMOcGAACeAQAQ6AYAAKILADCUBwIA8QoAIZ8HBACjCwAhCOwGBAAAAAHtBgQAAAAE7gYEAAAABO8GBAAAAAHwBgQAAAAB8QYEAAAAAfIGBAAAAAHzBgQAoQsAITgQAACMDAAgEQAAjQwAIBIAAI4MACATAACPDAAgFAAAkAwAIBUAAJEMACAWAACSDAAgFwAA7gsAIBsAAJMMACAcAADcCwAgIQAAlQwAICMAAJQMACAlAACWDAAgKgAAlwwAICwAAJsMACAuAACYDAAgMAAAmgwAIDEAAJ0MACA1AACZDAAgNgAAnAwAIDcAAJ4MACA4AACfDAAgOwAAoAwAIDwAAKAMACA9AACgDAAgPwAAoQwAIEAAAKEMACBBAACiDAAgQgAAowwAIEQAAKQMACBFAAClDAAg5gYAAIoMADDnBgAApAEAEOgGAACKDAAw-AYCAPEKACGFB0AA-AoAIZ0HAQCZCwAhzwdAAJoLACGiCAEAmQsAIa0IAQDwCgAhrghAAJoLACGvCAEAmQsAIbEIAACLDLEIIrIIQACaCwAhswhAAJoLACG0CAEAmQsAIbUIQACaCwAhtghAAJoLACG3CAEAmQsAIbgIQACaCwAhuQgCAPEKACG6CCAAmwsAIbsIQACaCwAhvAggAJsLACHJCAAApAEAIMoIAACkAQAgDeYGAAClCwAw5wYAAL4IABDoBgAApQsAMPgGAgDkCgAhhQdAAPQKACGUBwIA5AoAIZUHAQDjCgAhoAcBAOMKACGhBwQAnwsAIaIHAQDjCgAhowcBAOMKACGkB0AA9AoAIaUHAQDjCgAhBTICAOQKACHmBgAApgsAMOcGAACoCAAQ6AYAAKYLADCcBwIA5AoAIQYvAACoCwAgMgIA8QoAIeYGAACnCwAw5wYAAIoBABDoBgAApwsAMJwHAgDxCgAhGxkAAKQLACAwAACaDAAgMQAAnQwAIDIAALIMACAzAACpDAAg5gYAAK4MADDnBgAAfgAQ6AYAAK4MADD4BgIA8QoAIYUHQAD4CgAhoAcBAPAKACGhBwQAowsAIaMHAQDwCgAhpgcCAPEKACGpBwEA8AoAIaoHAQDwCgAhrAcAAK8MrAcirgcAALAMrgcirwcIALEMACGwBwIAzwsAIbEHAgDPCwAhsgcBAJkLACGzBwIA8QoAIbQHAgDxCgAhtQcCAPEKACHJCAAAfgAgyggAAH4AIAjmBgAAqQsAMOcGAACQCAAQ6AYAAKkLADD4BgIA5AoAIYUHQAD0CgAhnAcCAOQKACGmBwIA5AoAIacHAQDjCgAhB-YGAACqCwAw5wYAAPoHABDoBgAAqgsAMIUHQAD0CgAhkwcCAOQKACGcBwIA5AoAIagHAgDkCgAhFOYGAACrCwAw5wYAAOQHABDoBgAAqwsAMPgGAgDkCgAhhQdAAPQKACGgBwEA4woAIaEHBACfCwAhowcBAOMKACGmBwIA5AoAIakHAQDjCgAhqgcBAOMKACGsBwAArAusByKuBwAArQuuByKvBwgArgsAIbAHAgCDCwAhsQcCAIMLACGyBwEAjAsAIbMHAgDkCgAhtAcCAOQKACG1BwIA5AoAIQcKAADrCgAgWgAAswsAIFsAALMLACDsBgAAAKwHAu0GAAAArAcI7gYAAACsBwjzBgAAsgusByIHCgAA6woAIFoAALELACBbAACxCwAg7AYAAACuBwLtBgAAAK4HCO4GAAAArgcI8wYAALALrgciDQoAAOcKACBYAADoCgAgWQAA6AoAIFoAAOgKACBbAADoCgAg7AYIAAAAAe0GCAAAAAXuBggAAAAF7wYIAAAAAfAGCAAAAAHxBggAAAAB8gYIAAAAAfMGCACvCwAhDQoAAOcKACBYAADoCgAgWQAA6AoAIFoAAOgKACBbAADoCgAg7AYIAAAAAe0GCAAAAAXuBggAAAAF7wYIAAAAAfAGCAAAAAHxBggAAAAB8gYIAAAAAfMGCACvCwAhBwoAAOsKACBaAACxCwAgWwAAsQsAIOwGAAAArgcC7QYAAACuBwjuBgAAAK4HCPMGAACwC64HIgTsBgAAAK4HAu0GAAAArgcI7gYAAACuBwjzBgAAsQuuByIHCgAA6woAIFoAALMLACBbAACzCwAg7AYAAACsBwLtBgAAAKwHCO4GAAAArAcI8wYAALILrAciBOwGAAAArAcC7QYAAACsBwjuBgAAAKwHCPMGAACzC6wHIgXmBgAAtAsAMOcGAADOBwAQ6AYAALQLADC2BwIA5AoAIbcHAgDkCgAhCuYGAAC1CwAw5wYAALgHABDoBgAAtQsAMKkHAQDjCgAhtgcCAIMLACG3BwIA5AoAIbgHAgDkCgAhuQcQALYLACG6BwIA5AoAIbsHAQCMCwAhDQoAAOsKACBYAAC4CwAgWQAAuAsAIFoAALgLACBbAAC4CwAg7AYQAAAAAe0GEAAAAATuBhAAAAAE7wYQAAAAAfAGEAAAAAHxBhAAAAAB8gYQAAAAAfMGEAC3CwAhDQoAAOsKACBYAAC4CwAgWQAAuAsAIFoAALgLACBbAAC4CwAg7AYQAAAAAe0GEAAAAATuBhAAAAAE7wYQAAAAAfAGEAAAAAHxBhAAAAAB8gYQAAAAAfMGEAC3CwAhCOwGEAAAAAHtBhAAAAAE7gYQAAAABO8GEAAAAAHwBhAAAAAB8QYQAAAAAfIGEAAAAAHzBhAAuAsAIQzmBgAAuQsAMOcGAACiBwAQ6AYAALkLADD4BgIA5AoAIYUHQAD0CgAhrgcAALsLwAcivQcAALoLvQcivgcCAOQKACHAB0AAggsAIcEHAQCMCwAhwgcCAIMLACHDBwEAjAsAIQcKAADrCgAgWgAAvwsAIFsAAL8LACDsBgAAAL0HAu0GAAAAvQcI7gYAAAC9BwjzBgAAvgu9ByIHCgAA6woAIFoAAL0LACBbAAC9CwAg7AYAAADABwLtBgAAAMAHCO4GAAAAwAcI8wYAALwLwAciBwoAAOsKACBaAAC9CwAgWwAAvQsAIOwGAAAAwAcC7QYAAADABwjuBgAAAMAHCPMGAAC8C8AHIgTsBgAAAMAHAu0GAAAAwAcI7gYAAADABwjzBgAAvQvAByIHCgAA6woAIFoAAL8LACBbAAC_CwAg7AYAAAC9BwLtBgAAAL0HCO4GAAAAvQcI8wYAAL4LvQciBOwGAAAAvQcC7QYAAAC9BwjuBgAAAL0HCPMGAAC_C70HIgzmBgAAwAsAMOcGAACMBwAQ6AYAAMALADD4BgIA5AoAIYUHQAD0CgAhpgcCAOQKACGpBwEAjAsAIbgHAgDkCgAhxAcCAOQKACHFBwEA4woAIcYHAQCMCwAhxwdAAIILACEJ5gYAAMELADDnBgAA9gYAEOgGAADBCwAw-AYCAOQKACGFB0AA9AoAIaYHAgDkCgAhqQcBAOMKACHFBwEA4woAIcgHQACCCwAhGR0BAOMKACHmBgAAwgsAMOcGAADgBgAQ6AYAAMILADD4BgIA5AoAIYUHQAD0CgAhlAcCAIMLACGpBwEA4woAIaoHAQDjCgAhrgcAAMQLzgcitgcCAIMLACG5BxAAtgsAIcQHEAC2CwAhyQcBAIwLACHKBwEAjAsAIcsHEADDCwAhzAcCAOQKACHOBwEAjAsAIc8HQACCCwAh0AcCAOQKACHRByAAlQsAIdIHAQDjCgAh0wcBAOMKACHUBwIA5AoAIdUHAgDkCgAhDQoAAOcKACBYAADICwAgWQAAyAsAIFoAAMgLACBbAADICwAg7AYQAAAAAe0GEAAAAAXuBhAAAAAF7wYQAAAAAfAGEAAAAAHxBhAAAAAB8gYQAAAAAfMGEADHCwAhBwoAAOsKACBaAADGCwAgWwAAxgsAIOwGAAAAzgcC7QYAAADOBwjuBgAAAM4HCPMGAADFC84HIgcKAADrCgAgWgAAxgsAIFsAAMYLACDsBgAAAM4HAu0GAAAAzgcI7gYAAADOBwjzBgAAxQvOByIE7AYAAADOBwLtBgAAAM4HCO4GAAAAzgcI8wYAAMYLzgciDQoAAOcKACBYAADICwAgWQAAyAsAIFoAAMgLACBbAADICwAg7AYQAAAAAe0GEAAAAAXuBhAAAAAF7wYQAAAAAfAGEAAAAAHxBhAAAAAB8gYQAAAAAfMGEADHCwAhCOwGEAAAAAHtBhAAAAAF7gYQAAAABe8GEAAAAAHwBhAAAAAB8QYQAAAAAfIGEAAAAAHzBhAAyAsAIQ3mBgAAyQsAMOcGAADIBgAQ6AYAAMkLADD4BgIA5AoAIYUHQAD0CgAhlAcCAOQKACGVBwEA4woAIaoHAQDjCgAhrgcAAMoL1wciyQcBAOMKACHUBwIA5AoAIdUHAgDkCgAh1wcgAJULACEHCgAA6woAIFoAAMwLACBbAADMCwAg7AYAAADXBwLtBgAAANcHCO4GAAAA1wcI8wYAAMsL1wciBwoAAOsKACBaAADMCwAgWwAAzAsAIOwGAAAA1wcC7QYAAADXBwjuBgAAANcHCPMGAADLC9cHIgTsBgAAANcHAu0GAAAA1wcI7gYAAADXBwjzBgAAzAvXByIN5gYAAM0LADDnBgAAsgYAEOgGAADNCwAw-AYEAJ8LACGFB0AA9AoAIaYHAgCDCwAhqQcBAIwLACG9BwEAjAsAIcgHQACCCwAh2AcBAOMKACHZBwIA5AoAIdoHAQDjCgAh2wcCAOQKACEN5gYAAM4LADDnBgAApQYAEOgGAADOCwAw-AYEAKMLACGFB0AA-AoAIaYHAgDPCwAhqQcBAJkLACG9BwEAmQsAIcgHQACaCwAh2AcBAPAKACHZBwIA8QoAIdoHAQDwCgAh2wcCAPEKACEI7AYCAAAAAe0GAgAAAAXuBgIAAAAF7wYCAAAAAfAGAgAAAAHxBgIAAAAB8gYCAAAAAfMGAgDnCgAhAtgHAQAAAAHZBwIAAAABBOYGAADRCwAw5wYAAJ8GABDoBgAA0QsAMN0HAgDkCgAhBR4AANMLACDmBgAA0gsAMOcGAABWABDoBgAA0gsAMN0HAgDxCgAhExkAAKQLACAdAADTDAAgIgAA1AwAICMAAJQMACAkAADVDAAg5gYAANEMADDnBgAAQwAQ6AYAANEMADD4BgIA8QoAIYUHQAD4CgAhpgcCAPEKACGpBwEA8AoAIa4HAADSDOIHIsUHAQDwCgAh4AcCAM8LACHiBwIAzwsAIeMHAgDxCgAhyQgAAEMAIMoIAABDACAH5gYAANQLADDnBgAAjQYAEOgGAADUCwAwhQdAAPQKACGTBwIA5AoAIagHAgDkCgAh3gcCAOQKACEJ5gYAANULADDnBgAA9wUAEOgGAADVCwAw-AYCAOQKACGFB0AA9AoAIaYHAgDkCgAhxQcBAOMKACHdBwIA5AoAId8HAgDkCgAhDOYGAADWCwAw5wYAAOEFABDoBgAA1gsAMPgGAgDkCgAhhQdAAPQKACGmBwIA5AoAIakHAQDjCgAhrgcAANcL4gcixQcBAOMKACHgBwIAgwsAIeIHAgCDCwAh4wcCAOQKACEHCgAA6woAIFoAANkLACBbAADZCwAg7AYAAADiBwLtBgAAAOIHCO4GAAAA4gcI8wYAANgL4gciBwoAAOsKACBaAADZCwAgWwAA2QsAIOwGAAAA4gcC7QYAAADiBwjuBgAAAOIHCPMGAADYC-IHIgTsBgAAAOIHAu0GAAAA4gcI7gYAAADiBwjzBgAA2QviByIG5gYAANoLADDnBgAAxwUAEOgGAADaCwAw-AYCAOQKACGVBwEA4woAIckHAQDjCgAhBxwAANwLACDmBgAA2wsAMOcGAABHABDoBgAA2wsAMPgGAgDxCgAhlQcBAPAKACHJBwEA8AoAIQPkBwAAQwAg5QcAAEMAIOYHAABDACAG5gYAAN0LADDnBgAArwUAEOgGAADdCwAwhQdAAPQKACGVBwEA4woAIagHAAGACwAhBuYGAADeCwAw5wYAAJwFABDoBgAA3gsAMIUHQAD4CgAhlQcBAPAKACGoBwAB3wsAIQTsBgABAAAB7QYAAQAABO4GAAEAAATzBgABiAsAIQnmBgAA4AsAMOcGAACWBQAQ6AYAAOALADD4BgIA5AoAIYUHQAD0CgAhkwcCAOQKACHnBwEA4woAIegHAQDjCgAh6QdAAIILACEM5gYAAOELADDnBgAAgAUAEOgGAADhCwAw-AYCAOQKACGFB0AA9AoAIZMHAgDkCgAhlQcBAOMKACHpB0AAggsAIeoHAAGACwAh6wcAAYALACHsBwQAnwsAIe0HAACTCwAgBuYGAADiCwAw5wYAAOoEABDoBgAA4gsAMIsHAAGACwAhjQdAAIILACGTBwIA5AoAIQnmBgAA4wsAMOcGAADUBAAQ6AYAAOMLADCFB0AA9AoAIZMHAgDkCgAh7gcBAOMKACHvBwQAnwsAIfAHAgDkCgAh8QdAAIILACEKAwAApAsAIOYGAADkCwAw5wYAACkAEOgGAADkCwAwhQdAAPgKACGTBwIA8QoAIe4HAQDwCgAh7wcEAKMLACHwBwIA8QoAIfEHQACaCwAhB-YGAADlCwAw5wYAALwEABDoBgAA5QsAMOsGQAD0CgAhkwcCAIMLACHyBwEA4woAIfMHAADmCwAgDwoAAOsKACBaAADnCwAgWwAA5wsAIOwGgAAAAAHvBoAAAAAB8AaAAAAAAfEGgAAAAAHyBoAAAAAB8waAAAAAAfQHAQAAAAH1BwEAAAAB9gcBAAAAAfcHgAAAAAH4B4AAAAAB-QeAAAAAAQzsBoAAAAAB7waAAAAAAfAGgAAAAAHxBoAAAAAB8gaAAAAAAfMGgAAAAAH0BwEAAAAB9QcBAAAAAfYHAQAAAAH3B4AAAAAB-AeAAAAAAfkHgAAAAAEH5gYAAOgLADDnBgAAqQQAEOgGAADoCwAw6wZAAPgKACGTBwIAzwsAIfIHAQDwCgAh8wcAAOkLACAM7AaAAAAAAe8GgAAAAAHwBoAAAAAB8QaAAAAAAfIGgAAAAAHzBoAAAAAB9AcBAAAAAfUHAQAAAAH2BwEAAAAB9weAAAAAAfgHgAAAAAH5B4AAAAABCOYGAADqCwAw5wYAAKMEABDoBgAA6gsAMPgGAgDkCgAhhQdAAPQKACGmBwIA5AoAIacHAQDjCgAh-gcCAOQKACEO5gYAAOsLADDnBgAAjQQAEOgGAADrCwAw-AYCAOQKACGFB0AA9AoAIaYHAgDkCgAhpwcBAOMKACGpBwEA4woAIfsHAgDkCgAh_AcgAJULACH9ByAAlQsAIf4HAgDkCgAh_wdAAPQKACGACAIA5AoAIQnmBgAA7AsAMOcGAAD3AwAQ6AYAAOwLADD4BgIA5AoAIYUHQAD0CgAhqQcBAOMKACGqBwEA4woAIc8HQACCCwAhgQgCAOQKACEKFwAA7gsAIOYGAADtCwAw5wYAAOQDABDoBgAA7QsAMPgGAgDxCgAhhQdAAPgKACGpBwEA8AoAIaoHAQDwCgAhzwdAAJoLACGBCAIA8QoAIQPkBwAANwAg5QcAADcAIOYHAAA3ACAS5gYAAO8LADDnBgAA3gMAEOgGAADvCwAw-AYCAOQKACH6BkAAggsAIYIHQAD0CgAhhgdAAIILACGTBwIA5AoAIZ8HBACfCwAhowcBAIwLACGCCAEA4woAIYMIAgDkCgAhhAgCAOQKACGFCAIA5AoAIYYIBACfCwAhhwgCAOQKACGICAEAjAsAIYkIQACCCwAhEOYGAADwCwAw5wYAAMgDABDoBgAA8AsAMPcGQAD0CgAh-AYCAOQKACGmBwIAgwsAIakHAQCMCwAhgggBAOMKACGKCAEA4woAIYsIAgDkCgAhjAgCAIMLACGNCAEA4woAIY4IAQCMCwAhjwggAJULACGQCAIAgwsAIZEIAQCMCwAhEOYGAADxCwAw5wYAALUDABDoBgAA8QsAMPcGQAD4CgAh-AYCAPEKACGmBwIAzwsAIakHAQCZCwAhgggBAPAKACGKCAEA8AoAIYsIAgDxCgAhjAgCAM8LACGNCAEA8AoAIY4IAQCZCwAhjwggAJsLACGQCAIAzwsAIZEIAQCZCwAhAooIAQAAAAGLCAIAAAABDOYGAADzCwAw5wYAAK8DABDoBgAA8wsAMPcGQAD0CgAh-AYCAOQKACGUBwIAgwsAIakHAQCMCwAhxQcBAOMKACGKCAEA4woAIYsIAgDkCgAhkwgCAOQKACGUCAIA5AoAIRDmBgAA9AsAMOcGAACXAwAQ6AYAAPQLADD4BgIA5AoAIYUHQAD0CgAhpgcCAIMLACGuBwAA9QuYCCKKCAEA4woAIYsIAgDkCgAhkQgBAOMKACGVCAIA5AoAIZYIAQCMCwAhmAgCAIMLACGZCAEAjAsAIZoIQACCCwAhmwhAAIILACEHCgAA6woAIFoAAPcLACBbAAD3CwAg7AYAAACYCALtBgAAAJgICO4GAAAAmAgI8wYAAPYLmAgiBwoAAOsKACBaAAD3CwAgWwAA9wsAIOwGAAAAmAgC7QYAAACYCAjuBgAAAJgICPMGAAD2C5gIIgTsBgAAAJgIAu0GAAAAmAgI7gYAAACYCAjzBgAA9wuYCCIM5gYAAPgLADDnBgAA_QIAEOgGAAD4CwAw9wZAAPQKACH4BgIA5AoAIYoIAQDjCgAhiwgCAIMLACGQCAIAgwsAIZEIAQCMCwAhnAgBAOMKACGdCAEAjAsAIZ4IAADmCwAgDOYGAAD5CwAw5wYAAOoCABDoBgAA-QsAMPcGQAD4CgAh-AYCAPEKACGKCAEA8AoAIYsIAgDPCwAhkAgCAM8LACGRCAEAmQsAIZwIAQDwCgAhnQgBAJkLACGeCAAA6QsAIArmBgAA-gsAMOcGAADkAgAQ6AYAAPoLADDpBgEA4woAIYUHQAD0CgAhkwcCAOQKACGuBwIA5AoAIcUHAQDjCgAhnwgBAOMKACGgCAABgAsAIQrmBgAA-wsAMOcGAADOAgAQ6AYAAPsLADCFB0AA9AoAIYYHQAD0CgAhiwcAAYALACGNB0AAggsAIZMHAgDkCgAhoQgBAOMKACGiCAEA4woAIQrmBgAA_AsAMOcGAAC4AgAQ6AYAAPwLADD4BgIA5AoAIYUHQAD0CgAhhgdAAPQKACGLBwABgAsAIaMIAgDkCgAhpAgCAOQKACGlCAIA5AoAIQ1LAADmCwAg5gYAAP0LADDnBgAAogIAEOgGAAD9CwAw-AYCAOQKACGFB0AA9AoAIZMHAgCDCwAhgwgCAOQKACGICAEAjAsAIaYIAQDjCgAhpwgBAOMKACGoCEAA9AoAIakIQACCCwAhD-YGAAD-CwAw5wYAAIoCABDoBgAA_gsAMPgGAgDkCgAh_wYCAIMLACGABwAAgQsAIIUHQAD0CgAhhgdAAIILACGLBwABgAsAIZMHAgDkCgAhlQcBAOMKACHpB0AAggsAIaoIAQDjCgAhqwhAAIILACGsCAIAgwsAIRfmBgAA_wsAMOcGAADwAQAQ6AYAAP8LADD4BgIA5AoAIYUHQAD0CgAhnQcBAIwLACHPB0AAggsAIaIIAQCMCwAhrQgBAOMKACGuCEAAggsAIa8IAQCMCwAhsQgAAIAMsQgisghAAIILACGzCEAAggsAIbQIAQCMCwAhtQhAAIILACG2CEAAggsAIbcIAQCMCwAhuAhAAIILACG5CAIA5AoAIboIIACVCwAhuwhAAIILACG8CCAAlQsAIQcKAADrCgAgWgAAggwAIFsAAIIMACDsBgAAALEIAu0GAAAAsQgI7gYAAACxCAjzBgAAgQyxCCIHCgAA6woAIFoAAIIMACBbAACCDAAg7AYAAACxCALtBgAAALEICO4GAAAAsQgI8wYAAIEMsQgiBOwGAAAAsQgC7QYAAACxCAjuBgAAALEICPMGAACCDLEIIhMDAACkCwAg5gYAAIMMADDnBgAAvAEAEOgGAACDDAAw-AYCAPEKACH6BkAAmgsAIYIHQAD4CgAhhgdAAJoLACGTBwIA8QoAIZ8HBACjCwAhowcBAJkLACGCCAEA8AoAIYMIAgDxCgAhhAgCAPEKACGFCAIA8QoAIYYIBACjCwAhhwgCAPEKACGICAEAmQsAIYkIQACaCwAhC0MAAKQLACDmBgAAhAwAMOcGAAC4AQAQ6AYAAIQMADD4BgIA8QoAIYUHQAD4CgAhhgdAAPgKACGLBwAB3wsAIaMIAgDxCgAhpAgCAPEKACGlCAIA8QoAIQsDAACkCwAg5gYAAIUMADDnBgAAtAEAEOgGAACFDAAwhQdAAPgKACGGB0AA-AoAIYsHAAHfCwAhjQdAAJoLACGTBwIA8QoAIaEIAQDwCgAhoggBAPAKACEOAwAAhwwAIEsAAOkLACDmBgAAhgwAMOcGAACvAQAQ6AYAAIYMADD4BgIA8QoAIYUHQAD4CgAhkwcCAM8LACGDCAIA8QoAIYgIAQCZCwAhpggBAPAKACGnCAEA8AoAIagIQAD4CgAhqQhAAJoLACE4EAAAjAwAIBEAAI0MACASAACODAAgEwAAjwwAIBQAAJAMACAVAACRDAAgFgAAkgwAIBcAAO4LACAbAACTDAAgHAAA3AsAICEAAJUMACAjAACUDAAgJQAAlgwAICoAAJcMACAsAACbDAAgLgAAmAwAIDAAAJoMACAxAACdDAAgNQAAmQwAIDYAAJwMACA3AACeDAAgOAAAnwwAIDsAAKAMACA8AACgDAAgPQAAoAwAID8AAKEMACBAAAChDAAgQQAAogwAIEIAAKMMACBEAACkDAAgRQAApQwAIOYGAACKDAAw5wYAAKQBABDoBgAAigwAMPgGAgDxCgAhhQdAAPgKACGdBwEAmQsAIc8HQACaCwAhoggBAJkLACGtCAEA8AoAIa4IQACaCwAhrwgBAJkLACGxCAAAiwyxCCKyCEAAmgsAIbMIQACaCwAhtAgBAJkLACG1CEAAmgsAIbYIQACaCwAhtwgBAJkLACG4CEAAmgsAIbkIAgDxCgAhugggAJsLACG7CEAAmgsAIbwIIACbCwAhyQgAAKQBACDKCAAApAEAIAOKCAEAAAABiwgCAAAAAZMIAgAAAAEOBAAAhwwAID4AAKQLACDmBgAAiQwAMOcGAACpAQAQ6AYAAIkMADD3BkAA-AoAIfgGAgDxCgAhlAcCAM8LACGpBwEAmQsAIcUHAQDwCgAhiggBAPAKACGLCAIA8QoAIZMIAgDxCgAhlAgCAPEKACE2EAAAjAwAIBEAAI0MACASAACODAAgEwAAjwwAIBQAAJAMACAVAACRDAAgFgAAkgwAIBcAAO4LACAbAACTDAAgHAAA3AsAICEAAJUMACAjAACUDAAgJQAAlgwAICoAAJcMACAsAACbDAAgLgAAmAwAIDAAAJoMACAxAACdDAAgNQAAmQwAIDYAAJwMACA3AACeDAAgOAAAnwwAIDsAAKAMACA8AACgDAAgPQAAoAwAID8AAKEMACBAAAChDAAgQQAAogwAIEIAAKMMACBEAACkDAAgRQAApQwAIOYGAACKDAAw5wYAAKQBABDoBgAAigwAMPgGAgDxCgAhhQdAAPgKACGdBwEAmQsAIc8HQACaCwAhoggBAJkLACGtCAEA8AoAIa4IQACaCwAhrwgBAJkLACGxCAAAiwyxCCKyCEAAmgsAIbMIQACaCwAhtAgBAJkLACG1CEAAmgsAIbYIQACaCwAhtwgBAJkLACG4CEAAmgsAIbkIAgDxCgAhugggAJsLACG7CEAAmgsAIbwIIACbCwAhBOwGAAAAsQgC7QYAAACxCAjuBgAAALEICPMGAACCDLEIIgPkBwAAAwAg5QcAAAMAIOYHAAADACAD5AcAAAcAIOUHAAAHACDmBwAABwAgA-QHAAAJACDlBwAACQAg5gcAAAkAIAwDAACkCwAg5gYAAOQLADDnBgAAKQAQ6AYAAOQLADCFB0AA-AoAIZMHAgDxCgAh7gcBAPAKACHvBwQAowsAIfAHAgDxCgAh8QdAAJoLACHJCAAAKQAgyggAACkAIAPkBwAAKwAg5QcAACsAIOYHAAArACAD5AcAAC8AIOUHAAAvACDmBwAALwAgA-QHAAAzACDlBwAAMwAg5gcAADMAIAPkBwAAPQAg5QcAAD0AIOYHAAA9ACAD5AcAAEsAIOUHAABLACDmBwAASwAgA-QHAABOACDlBwAATgAg5gcAAE4AIAPkBwAAWwAg5QcAAFsAIOYHAABbACAD5AcAAF8AIOUHAABfACDmBwAAXwAgA-QHAAB6ACDlBwAAegAg5gcAAHoAIAPkBwAAfgAg5QcAAH4AIOYHAAB-ACAD5AcAAIIBACDlBwAAggEAIOYHAACCAQAgA-QHAABzACDlBwAAcwAg5gcAAHMAIAPkBwAAlgEAIOUHAACWAQAg5gcAAJYBACAD5AcAAIYBACDlBwAAhgEAIOYHAACGAQAgA-QHAACOAQAg5QcAAI4BACDmBwAAjgEAIAkEAACkCwAgNwIA8QoAIeYGAACiCwAw5wYAAJ4BABDoBgAAogsAMJQHAgDxCgAhnwcEAKMLACHJCAAAngEAIMoIAACeAQAgA-QHAACgAQAg5QcAAKABACDmBwAAoAEAIAPkBwAAqQEAIOUHAACpAQAg5gcAAKkBACAD5AcAAK8BACDlBwAArwEAIOYHAACvAQAgA-QHAAC0AQAg5QcAALQBACDmBwAAtAEAIAPkBwAAuAEAIOUHAAC4AQAg5gcAALgBACAD5AcAALwBACDlBwAAvAEAIOYHAAC8AQAgExkAAIcMACA5AACkCwAgOgAAhwwAIOYGAACmDAAw5wYAAKABABDoBgAApgwAMPgGAgDxCgAhhQdAAPgKACGmBwIAzwsAIa4HAACnDJgIIooIAQDwCgAhiwgCAPEKACGRCAEA8AoAIZUIAgDxCgAhlggBAJkLACGYCAIAzwsAIZkIAQCZCwAhmghAAJoLACGbCEAAmgsAIQTsBgAAAJgIAu0GAAAAmAgI7gYAAACYCAjzBgAA9wuYCCIPBAAApAsAIDMAAKkMACDmBgAAqAwAMOcGAACOAQAQ6AYAAKgMADD4BgIA8QoAIYUHQAD4CgAhlAcCAPEKACGVBwEA8AoAIaAHAQDwCgAhoQcEAKMLACGiBwEA8AoAIaMHAQDwCgAhpAdAAPgKACGlBwEA8AoAIQ8vAACdCwAgNAAAnAsAIOYGAACYCwAw5wYAAIwBABDoBgAAmAsAMPgGAgDxCgAhhQdAAPgKACGGB0AAmgsAIZoHAQDwCgAhmwcCAM8LACGcBwIAzwsAIZ0HAQCZCwAhngcgAJsLACHJCAAAjAEAIMoIAACMAQAgChkAAKQLACDmBgAAqgwAMOcGAACWAQAQ6AYAAKoMADD4BgIA8QoAIYUHQAD4CgAhpgcCAPEKACGpBwEA8AoAIcUHAQDwCgAhyAdAAJoLACECkwcCAAAAAZwHAgAAAAEJAwAApAsAIC8AAKgLACDmBgAArAwAMOcGAACGAQAQ6AYAAKwMADCFB0AA-AoAIZMHAgDxCgAhnAcCAPEKACGoBwIA8QoAIQoZAACkCwAgLwAAqAsAIOYGAACtDAAw5wYAAIIBABDoBgAArQwAMPgGAgDxCgAhhQdAAPgKACGcBwIA8QoAIaYHAgDxCgAhpwcBAPAKACEZGQAApAsAIDAAAJoMACAxAACdDAAgMgAAsgwAIDMAAKkMACDmBgAArgwAMOcGAAB-ABDoBgAArgwAMPgGAgDxCgAhhQdAAPgKACGgBwEA8AoAIaEHBACjCwAhowcBAPAKACGmBwIA8QoAIakHAQDwCgAhqgcBAPAKACGsBwAArwysByKuBwAAsAyuByKvBwgAsQwAIbAHAgDPCwAhsQcCAM8LACGyBwEAmQsAIbMHAgDxCgAhtAcCAPEKACG1BwIA8QoAIQTsBgAAAKwHAu0GAAAArAcI7gYAAACsBwjzBgAAswusByIE7AYAAACuBwLtBgAAAK4HCO4GAAAArgcI8wYAALELrgciCOwGCAAAAAHtBggAAAAF7gYIAAAABe8GCAAAAAHwBggAAAAB8QYIAAAAAfIGCAAAAAHzBggA6AoAIQgvAACoCwAgMgIA8QoAIeYGAACnCwAw5wYAAIoBABDoBgAApwsAMJwHAgDxCgAhyQgAAIoBACDKCAAAigEAIA8nAACkCwAgKAAAtgwAICoAALcMACDmBgAAswwAMOcGAAB6ABDoBgAAswwAMPgGAgDxCgAhhQdAAPgKACGuBwAAtQzAByK9BwAAtAy9ByK-BwIA8QoAIcAHQACaCwAhwQcBAJkLACHCBwIAzwsAIcMHAQCZCwAhBOwGAAAAvQcC7QYAAAC9BwjuBgAAAL0HCPMGAAC_C70HIgTsBgAAAMAHAu0GAAAAwAcI7gYAAADABwjzBgAAvQvAByID5AcAAGgAIOUHAABoACDmBwAAaAAgA-QHAABtACDlBwAAbQAg5gcAAG0AIAKmBwIAAAABuAcCAAAAAQ4ZAACkCwAgKwAAugwAIOYGAAC5DAAw5wYAAHMAEOgGAAC5DAAw-AYCAPEKACGFB0AA-AoAIaYHAgDxCgAhqQcBAJkLACG4BwIA8QoAIcQHAgDxCgAhxQcBAPAKACHGBwEAmQsAIccHQACaCwAhHh0BAPAKACEmAADEDAAgKAAAtgwAICwAAJsMACDmBgAAwQwAMOcGAABjABDoBgAAwQwAMPgGAgDxCgAhhQdAAPgKACGUBwIAzwsAIakHAQDwCgAhqgcBAPAKACGuBwAAwwzOByK2BwIAzwsAIbkHEADADAAhxAcQAMAMACHJBwEAmQsAIcoHAQCZCwAhywcQAMIMACHMBwIA8QoAIc4HAQCZCwAhzwdAAJoLACHQBwIA8QoAIdEHIACbCwAh0gcBAPAKACHTBwEA8AoAIdQHAgDxCgAh1QcCAPEKACHJCAAAYwAgyggAAGMAIAK2BwIAAAABtwcCAAAAAQYpAAC9DAAg5gYAALwMADDnBgAAbQAQ6AYAALwMADC2BwIA8QoAIbcHAgDxCgAhEScAAKQLACAoAAC2DAAgKgAAtwwAIOYGAACzDAAw5wYAAHoAEOgGAACzDAAw-AYCAPEKACGFB0AA-AoAIa4HAAC1DMAHIr0HAAC0DL0HIr4HAgDxCgAhwAdAAJoLACHBBwEAmQsAIcIHAgDPCwAhwwcBAJkLACHJCAAAegAgyggAAHoAIAK3BwIAAAABuAcCAAAAAQwpAAC9DAAgKwAAugwAIOYGAAC_DAAw5wYAAGgAEOgGAAC_DAAwqQcBAPAKACG2BwIAzwsAIbcHAgDxCgAhuAcCAPEKACG5BxAAwAwAIboHAgDxCgAhuwcBAJkLACEI7AYQAAAAAe0GEAAAAATuBhAAAAAE7wYQAAAAAfAGEAAAAAHxBhAAAAAB8gYQAAAAAfMGEAC4CwAhHB0BAPAKACEmAADEDAAgKAAAtgwAICwAAJsMACDmBgAAwQwAMOcGAABjABDoBgAAwQwAMPgGAgDxCgAhhQdAAPgKACGUBwIAzwsAIakHAQDwCgAhqgcBAPAKACGuBwAAwwzOByK2BwIAzwsAIbkHEADADAAhxAcQAMAMACHJBwEAmQsAIcoHAQCZCwAhywcQAMIMACHMBwIA8QoAIc4HAQCZCwAhzwdAAJoLACHQBwIA8QoAIdEHIACbCwAh0gcBAPAKACHTBwEA8AoAIdQHAgDxCgAh1QcCAPEKACEI7AYQAAAAAe0GEAAAAAXuBhAAAAAF7wYQAAAAAfAGEAAAAAHxBhAAAAAB8gYQAAAAAfMGEADICwAhBOwGAAAAzgcC7QYAAADOBwjuBgAAAM4HCPMGAADGC84HIhEEAACkCwAgLQAAxwwAIOYGAADFDAAw5wYAAF8AEOgGAADFDAAw-AYCAPEKACGFB0AA-AoAIZQHAgDxCgAhlQcBAPAKACGqBwEA8AoAIa4HAADGDNcHIskHAQDwCgAh1AcCAPEKACHVBwIA8QoAIdcHIACbCwAhyQgAAF8AIMoIAABfACAPBAAApAsAIC0AAMcMACDmBgAAxQwAMOcGAABfABDoBgAAxQwAMPgGAgDxCgAhhQdAAPgKACGUBwIA8QoAIZUHAQDwCgAhqgcBAPAKACGuBwAAxgzXByLJBwEA8AoAIdQHAgDxCgAh1QcCAPEKACHXByAAmwsAIQTsBgAAANcHAu0GAAAA1wcI7gYAAADXBwjzBgAAzAvXByID5AcAAGMAIOUHAABjACDmBwAAYwAgA-kGAQAAAAGTBwIAAAABnwgBAAAAAQsDAACkCwAg5gYAAMkMADDnBgAAWwAQ6AYAAMkMADDpBgEA8AoAIYUHQAD4CgAhkwcCAPEKACGuBwIA8QoAIcUHAQDwCgAhnwgBAPAKACGgCAAB3wsAIQL4BgIAAAAB3QcCAAAAAQ0ZAACkCwAgHgAA0wsAIB8AAMwMACAhAACVDAAg5gYAAMsMADDnBgAASwAQ6AYAAMsMADD4BgIA8QoAIYUHQAD4CgAhpgcCAPEKACHFBwEA8AoAId0HAgDxCgAh3wcCAPEKACETGQAApAsAIB0AANMMACAiAADUDAAgIwAAlAwAICQAANUMACDmBgAA0QwAMOcGAABDABDoBgAA0QwAMPgGAgDxCgAhhQdAAPgKACGmBwIA8QoAIakHAQDwCgAhrgcAANIM4gcixQcBAPAKACHgBwIAzwsAIeIHAgDPCwAh4wcCAPEKACHJCAAAQwAgyggAAEMAIAKTBwIAAAAB3gcCAAAAAQkDAACkCwAgIAAAzwwAIOYGAADODAAw5wYAAE4AEOgGAADODAAwhQdAAPgKACGTBwIA8QoAIagHAgDxCgAh3gcCAPEKACEPGQAApAsAIB4AANMLACAfAADMDAAgIQAAlQwAIOYGAADLDAAw5wYAAEsAEOgGAADLDAAw-AYCAPEKACGFB0AA-AoAIaYHAgDxCgAhxQcBAPAKACHdBwIA8QoAId8HAgDxCgAhyQgAAEsAIMoIAABLACAC-AYCAAAAAeIHAgAAAAERGQAApAsAIB0AANMMACAiAADUDAAgIwAAlAwAICQAANUMACDmBgAA0QwAMOcGAABDABDoBgAA0QwAMPgGAgDxCgAhhQdAAPgKACGmBwIA8QoAIakHAQDwCgAhrgcAANIM4gcixQcBAPAKACHgBwIAzwsAIeIHAgDPCwAh4wcCAPEKACEE7AYAAADiBwLtBgAAAOIHCO4GAAAA4gcI8wYAANkL4gciCRwAANwLACDmBgAA2wsAMOcGAABHABDoBgAA2wsAMPgGAgDxCgAhlQcBAPAKACHJBwEA8AoAIckIAABHACDKCAAARwAgDxkAAKQLACAeAADTCwAgHwAAzAwAICEAAJUMACDmBgAAywwAMOcGAABLABDoBgAAywwAMPgGAgDxCgAhhQdAAPgKACGmBwIA8QoAIcUHAQDwCgAh3QcCAPEKACHfBwIA8QoAIckIAABLACDKCAAASwAgBx4AANMLACDmBgAA0gsAMOcGAABWABDoBgAA0gsAMN0HAgDxCgAhyQgAAFYAIMoIAABWACAKGQAApAsAIBoAANcMACDmBgAA1gwAMOcGAAA9ABDoBgAA1gwAMPgGAgDxCgAhhQdAAPgKACGmBwIA8QoAIacHAQDwCgAh-gcCAPEKACETGAAA2QwAIBkAAKQLACAbAACTDAAg5gYAANgMADDnBgAANwAQ6AYAANgMADD4BgIA8QoAIYUHQAD4CgAhpgcCAPEKACGnBwEA8AoAIakHAQDwCgAh-wcCAPEKACH8ByAAmwsAIf0HIACbCwAh_gcCAPEKACH_B0AA-AoAIYAIAgDxCgAhyQgAADcAIMoIAAA3ACARGAAA2QwAIBkAAKQLACAbAACTDAAg5gYAANgMADDnBgAANwAQ6AYAANgMADD4BgIA8QoAIYUHQAD4CgAhpgcCAPEKACGnBwEA8AoAIakHAQDwCgAh-wcCAPEKACH8ByAAmwsAIf0HIACbCwAh_gcCAPEKACH_B0AA-AoAIYAIAgDxCgAhDBcAAO4LACDmBgAA7QsAMOcGAADkAwAQ6AYAAO0LADD4BgIA8QoAIYUHQAD4CgAhqQcBAPAKACGqBwEA8AoAIc8HQACaCwAhgQgCAPEKACHJCAAA5AMAIMoIAADkAwAgAucHAQAAAAHoBwEAAAABCgMAAKQLACDmBgAA2wwAMOcGAAAzABDoBgAA2wwAMPgGAgDxCgAhhQdAAPgKACGTBwIA8QoAIecHAQDwCgAh6AcBAPAKACHpB0AAmgsAIQ0DAACkCwAg5gYAANwMADDnBgAALwAQ6AYAANwMADD4BgIA8QoAIYUHQAD4CgAhkwcCAPEKACGVBwEA8AoAIekHQACaCwAh6gcAAd8LACHrBwAB3wsAIewHBACjCwAh7QcAAJMLACACiwcAAQAAAZMHAgAAAAEHAwAApAsAIOYGAADeDAAw5wYAACsAEOgGAADeDAAwiwcAAd8LACGNB0AAmgsAIZMHAgDxCgAhDwQAAKQLACAMAADhDAAgDQAAjgwAIA4AAIwMACDmBgAA3wwAMOcGAAAHABDoBgAA3wwAMPgGAgDxCgAhhQdAAPgKACGUBwIA8QoAIZUHAQDwCgAhlgcBAPAKACGXBwAB4AwAIZgHAACTCwAgmQcAAJMLACAE7AYAAQAAAe0GAAEAAAXuBgABAAAF8wYAAZALACED5AcAABgAIOUHAAAYACDmBwAAGAAgDwUAAOMMACAGAADkDAAg5gYAAOIMADDnBgAAGAAQ6AYAAOIMADD9BgAB3wsAIf4GAAHfCwAh_wYCAPEKACGABwAAgQsAIIEHAgDxCgAhggdAAJoLACGDBwIAzwsAIYQHQACaCwAhhQdAAPgKACGGB0AA-AoAIREEAACkCwAgDAAA4QwAIA0AAI4MACAOAACMDAAg5gYAAN8MADDnBgAABwAQ6AYAAN8MADD4BgIA8QoAIYUHQAD4CgAhlAcCAPEKACGVBwEA8AoAIZYHAQDwCgAhlwcAAeAMACGYBwAAkwsAIJkHAACTCwAgyQgAAAcAIMoIAAAHACAOAwAApAsAIAUAAOMMACALAADsDAAgDAAA4QwAIOYGAADrDAAw5wYAAAkAEOgGAADrDAAw-AYCAPEKACH_BgIA8QoAIYAHAACBCwAghQdAAPgKACGTBwIA8QoAIckIAAAJACDKCAAACQAgCAcAAOYMACDmBgAA5QwAMOcGAAARABDoBgAA5QwAMIUHQAD4CgAhiwcAAd8LACGMBwIA8QoAIY0HQACaCwAhEgYAAOgMACAIAADpDAAgCQAAjAwAIOYGAADnDAAw5wYAAA0AEOgGAADnDAAw-AYCAPEKACGABwAAgQsAIIMHAgDxCgAhhQdAAPgKACGGB0AA-AoAIY4HAAHgDAAhjwcBAJkLACGQBwEAmQsAIZEHQACaCwAhkgdAAJoLACHJCAAADQAgyggAAA0AIBAGAADoDAAgCAAA6QwAIAkAAIwMACDmBgAA5wwAMOcGAAANABDoBgAA5wwAMPgGAgDxCgAhgAcAAIELACCDBwIA8QoAIYUHQAD4CgAhhgdAAPgKACGOBwAB4AwAIY8HAQCZCwAhkAcBAJkLACGRB0AAmgsAIZIHQACaCwAhDgMAAKQLACAFAADjDAAgCwAA7AwAIAwAAOEMACDmBgAA6wwAMOcGAAAJABDoBgAA6wwAMPgGAgDxCgAh_wYCAPEKACGABwAAgQsAIIUHQAD4CgAhkwcCAPEKACHJCAAACQAgyggAAAkAIAPkBwAAEQAg5QcAABEAIOYHAAARACAC_wYCAAAAAZMHAgAAAAEMAwAApAsAIAUAAOMMACALAADsDAAgDAAA4QwAIOYGAADrDAAw5wYAAAkAEOgGAADrDAAw-AYCAPEKACH_BgIA8QoAIYAHAACBCwAghQdAAPgKACGTBwIA8QoAIQPkBwAADQAg5QcAAA0AIOYHAAANACASAwAApAsAIAUAAO4MACAPAADvDAAg5gYAAO0MADDnBgAAAwAQ6AYAAO0MADD4BgIA8QoAIf8GAgDPCwAhgAcAAIELACCFB0AA-AoAIYYHQACaCwAhiwcAAd8LACGTBwIA8QoAIZUHAQDwCgAh6QdAAJoLACGqCAEA8AoAIasIQACaCwAhrAgCAM8LACERBAAApAsAIAwAAOEMACANAACODAAgDgAAjAwAIOYGAADfDAAw5wYAAAcAEOgGAADfDAAw-AYCAPEKACGFB0AA-AoAIZQHAgDxCgAhlQcBAPAKACGWBwEA8AoAIZcHAAHgDAAhmAcAAJMLACCZBwAAkwsAIMkIAAAHACDKCAAABwAgEgYAAOgMACAIAADpDAAgCQAAjAwAIOYGAADnDAAw5wYAAA0AEOgGAADnDAAw-AYCAPEKACGABwAAgQsAIIMHAgDxCgAhhQdAAPgKACGGB0AA-AoAIY4HAAHgDAAhjwcBAJkLACGQBwEAmQsAIZEHQACaCwAhkgdAAJoLACHJCAAADQAgyggAAA0AIAAAAAAAAAHOCAEAAAABBc4IAgAAAAHVCAIAAAAB1ggCAAAAAdcIAgAAAAHYCAIAAAABBc4IBAAAAAHVCAQAAAAB1ggEAAAAAdcIBAAAAAHYCAQAAAABAAAAAc4IQAAAAAEAAAAAAAAAAAAAAAAAAAHOCAABAAABAs4IAAAAiAcI1AgAAACIBwIBzghAAAAAAQXOCAIAAAAB1QgCAAAAAdYIAgAAAAHXCAIAAAAB2AgCAAAAAQVSAAD_FwAgUwAAhRgAIMsIAACAGAAgzAgAAIQYACDRCAAAJgAgB1IAAP0XACBTAACCGAAgywgAAP4XACDMCAAAgRgAIM8IAAAJACDQCAAACQAg0QgAAAsAIAHOCAAAAIgHCANSAAD_FwAgywgAAIAYACDRCAAAJgAgA1IAAP0XACDLCAAA_hcAINEIAAALACAAAAAAAAVSAAD4FwAgUwAA-xcAIMsIAAD5FwAgzAgAAPoXACDRCAAADwAgA1IAAPgXACDLCAAA-RcAINEIAAAPACAAAAAAAALOCAAAAIgHCNQIAAAAiAcCAc4IAAEAAAEBzggBAAAAAQVSAADnFwAgUwAA9hcAIMsIAADoFwAgzAgAAPUXACDRCAAACwAgC1IAALgNADBTAAC9DQAwywgAALkNADDMCAAAug0AMM0IAAC7DQAgzggAALwNADDPCAAAvA0AMNAIAAC8DQAw0QgAALwNADDSCAAAvg0AMNMIAAC_DQAwC1IAAKYNADBTAACrDQAwywgAAKcNADDMCAAAqA0AMM0IAACpDQAgzggAAKoNADDPCAAAqg0AMNAIAACqDQAw0QgAAKoNADDSCAAArA0AMNMIAACtDQAwDQMAALYNACAFAAC3DQAg-AYCAAAAAf8GAgAAAAGABwAAtQ0AIIUHQAAAAAGGB0AAAAABiwcAAQAAAZMHAgAAAAGVBwEAAAAB6QdAAAAAAaoIAQAAAAGrCEAAAAABAgAAAAUAIFIAALQNACADAAAABQAgUgAAtA0AIFMAALENACABSwAA9BcAMBIDAACkCwAgBQAA7gwAIA8AAO8MACDmBgAA7QwAMOcGAAADABDoBgAA7QwAMPgGAgAAAAH_BgIAzwsAIYAHAACBCwAghQdAAPgKACGGB0AAmgsAIYsHAAEAAAGTBwIA8QoAIZUHAQDwCgAh6QdAAJoLACGqCAEA8AoAIasIQACaCwAhrAgCAM8LACECAAAABQAgSwAAsQ0AIAIAAACuDQAgSwAArw0AIA_mBgAArQ0AMOcGAACuDQAQ6AYAAK0NADD4BgIA8QoAIf8GAgDPCwAhgAcAAIELACCFB0AA-AoAIYYHQACaCwAhiwcAAd8LACGTBwIA8QoAIZUHAQDwCgAh6QdAAJoLACGqCAEA8AoAIasIQACaCwAhrAgCAM8LACEP5gYAAK0NADDnBgAArg0AEOgGAACtDQAw-AYCAPEKACH_BgIAzwsAIYAHAACBCwAghQdAAPgKACGGB0AAmgsAIYsHAAHfCwAhkwcCAPEKACGVBwEA8AoAIekHQACaCwAhqggBAPAKACGrCEAAmgsAIawIAgDPCwAhC_gGAgD3DAAh_wYCAI4NACGABwAAsA0AIIUHQAD8DAAhhgdAAI0NACGLBwABiw0AIZMHAgD3DAAhlQcBAPYMACHpB0AAjQ0AIaoIAQD2DAAhqwhAAI0NACECzggAAACIBwjUCAAAAIgHAg0DAACyDQAgBQAAsw0AIPgGAgD3DAAh_wYCAI4NACGABwAAsA0AIIUHQAD8DAAhhgdAAI0NACGLBwABiw0AIZMHAgD3DAAhlQcBAPYMACHpB0AAjQ0AIaoIAQD2DAAhqwhAAI0NACEFUgAA7BcAIFMAAPIXACDLCAAA7RcAIMwIAADxFwAg0QgAAAEAIAdSAADqFwAgUwAA7xcAIMsIAADrFwAgzAgAAO4XACDPCAAABwAg0AgAAAcAINEIAAAmACANAwAAtg0AIAUAALcNACD4BgIAAAAB_wYCAAAAAYAHAAC1DQAghQdAAAAAAYYHQAAAAAGLBwABAAABkwcCAAAAAZUHAQAAAAHpB0AAAAABqggBAAAAAasIQAAAAAEBzggAAACIBwgDUgAA7BcAIMsIAADtFwAg0QgAAAEAIANSAADqFwAgywgAAOsXACDRCAAAJgAgA4UHQAAAAAGLBwABAAABjQdAAAAAAQIAAAATACBSAADDDQAgAwAAABMAIFIAAMMNACBTAADCDQAgAUsAAOkXADAIBwAA5gwAIOYGAADlDAAw5wYAABEAEOgGAADlDAAwhQdAAPgKACGLBwABAAABjAcCAPEKACGNB0AAmgsAIQIAAAATACBLAADCDQAgAgAAAMANACBLAADBDQAgB-YGAAC_DQAw5wYAAMANABDoBgAAvw0AMIUHQAD4CgAhiwcAAd8LACGMBwIA8QoAIY0HQACaCwAhB-YGAAC_DQAw5wYAAMANABDoBgAAvw0AMIUHQAD4CgAhiwcAAd8LACGMBwIA8QoAIY0HQACaCwAhA4UHQAD8DAAhiwcAAYsNACGNB0AAjQ0AIQOFB0AA_AwAIYsHAAGLDQAhjQdAAI0NACEDhQdAAAAAAYsHAAEAAAGNB0AAAAABAc4IAAAAiAcIA1IAAOcXACDLCAAA6BcAINEIAAALACAEUgAAuA0AMMsIAAC5DQAwzQgAALsNACDRCAAAvA0AMARSAACmDQAwywgAAKcNADDNCAAAqQ0AINEIAACqDQAwAAAAAAACzggAAACIBwjUCAAAAIgHAgVSAADdFwAgUwAA5RcAIMsIAADeFwAgzAgAAOQXACDRCAAAAQAgBVIAANsXACBTAADiFwAgywgAANwXACDMCAAA4RcAINEIAAAmACALUgAA3g0AMFMAAOMNADDLCAAA3w0AMMwIAADgDQAwzQgAAOENACDOCAAA4g0AMM8IAADiDQAw0AgAAOINADDRCAAA4g0AMNIIAADkDQAw0wgAAOUNADALUgAA0g0AMFMAANcNADDLCAAA0w0AMMwIAADUDQAwzQgAANUNACDOCAAA1g0AMM8IAADWDQAw0AgAANYNADDRCAAA1g0AMNIIAADYDQAw0wgAANkNADAKBQAAkg0AIP0GAAEAAAH-BgABAAAB_wYCAAAAAYAHAACRDQAggQcCAAAAAYIHQAAAAAGEB0AAAAABhQdAAAAAAYYHQAAAAAECAAAAGgAgUgAA3Q0AIAMAAAAaACBSAADdDQAgUwAA3A0AIAFLAADgFwAwDwUAAOMMACAGAADkDAAg5gYAAOIMADDnBgAAGAAQ6AYAAOIMADD9BgABAAAB_gYAAQAAAf8GAgDxCgAhgAcAAIELACCBBwIA8QoAIYIHQACaCwAhgwcCAM8LACGEB0AAmgsAIYUHQAD4CgAhhgdAAPgKACECAAAAGgAgSwAA3A0AIAIAAADaDQAgSwAA2w0AIA3mBgAA2Q0AMOcGAADaDQAQ6AYAANkNADD9BgAB3wsAIf4GAAHfCwAh_wYCAPEKACGABwAAgQsAIIEHAgDxCgAhggdAAJoLACGDBwIAzwsAIYQHQACaCwAhhQdAAPgKACGGB0AA-AoAIQ3mBgAA2Q0AMOcGAADaDQAQ6AYAANkNADD9BgAB3wsAIf4GAAHfCwAh_wYCAPEKACGABwAAgQsAIIEHAgDxCgAhggdAAJoLACGDBwIAzwsAIYQHQACaCwAhhQdAAPgKACGGB0AA-AoAIQn9BgABiw0AIf4GAAGLDQAh_wYCAPcMACGABwAAjA0AIIEHAgD3DAAhggdAAI0NACGEB0AAjQ0AIYUHQAD8DAAhhgdAAPwMACEKBQAAjw0AIP0GAAGLDQAh_gYAAYsNACH_BgIA9wwAIYAHAACMDQAggQcCAPcMACGCB0AAjQ0AIYQHQACNDQAhhQdAAPwMACGGB0AA_AwAIQoFAACSDQAg_QYAAQAAAf4GAAEAAAH_BgIAAAABgAcAAJENACCBBwIAAAABggdAAAAAAYQHQAAAAAGFB0AAAAABhgdAAAAAAQsIAADGDQAgCQAAxw0AIPgGAgAAAAGABwAAxA0AIIUHQAAAAAGGB0AAAAABjgcAAQAAAY8HAQAAAAGQBwEAAAABkQdAAAAAAZIHQAAAAAECAAAADwAgUgAA6Q0AIAMAAAAPACBSAADpDQAgUwAA6A0AIAFLAADfFwAwEAYAAOgMACAIAADpDAAgCQAAjAwAIOYGAADnDAAw5wYAAA0AEOgGAADnDAAw-AYCAAAAAYAHAACBCwAggwcCAPEKACGFB0AA-AoAIYYHQAD4CgAhjgcAAQAAAY8HAQCZCwAhkAcBAJkLACGRB0AAmgsAIZIHQACaCwAhAgAAAA8AIEsAAOgNACACAAAA5g0AIEsAAOcNACAN5gYAAOUNADDnBgAA5g0AEOgGAADlDQAw-AYCAPEKACGABwAAgQsAIIMHAgDxCgAhhQdAAPgKACGGB0AA-AoAIY4HAAHgDAAhjwcBAJkLACGQBwEAmQsAIZEHQACaCwAhkgdAAJoLACEN5gYAAOUNADDnBgAA5g0AEOgGAADlDQAw-AYCAPEKACGABwAAgQsAIIMHAgDxCgAhhQdAAPgKACGGB0AA-AoAIY4HAAHgDAAhjwcBAJkLACGQBwEAmQsAIZEHQACaCwAhkgdAAJoLACEJ-AYCAPcMACGABwAAoA0AIIUHQAD8DAAhhgdAAPwMACGOBwABoQ0AIY8HAQCiDQAhkAcBAKINACGRB0AAjQ0AIZIHQACNDQAhCwgAAKQNACAJAAClDQAg-AYCAPcMACGABwAAoA0AIIUHQAD8DAAhhgdAAPwMACGOBwABoQ0AIY8HAQCiDQAhkAcBAKINACGRB0AAjQ0AIZIHQACNDQAhCwgAAMYNACAJAADHDQAg-AYCAAAAAYAHAADEDQAghQdAAAAAAYYHQAAAAAGOBwABAAABjwcBAAAAAZAHAQAAAAGRB0AAAAABkgdAAAAAAQHOCAAAAIgHCANSAADdFwAgywgAAN4XACDRCAAAAQAgA1IAANsXACDLCAAA3BcAINEIAAAmACAEUgAA3g0AMMsIAADfDQAwzQgAAOENACDRCAAA4g0AMARSAADSDQAwywgAANMNADDNCAAA1Q0AINEIAADWDQAwAAAAAAACzggBAAAABNQIAQAAAAUCzggBAAAABNQIAQAAAAUFUgAAzhcAIFMAANkXACDLCAAAzxcAIMwIAADYFwAg0QgAAAEAIAtSAACODgAwUwAAkw4AMMsIAACPDgAwzAgAAJAOADDNCAAAkQ4AIM4IAACSDgAwzwgAAJIOADDQCAAAkg4AMNEIAACSDgAw0ggAAJQOADDTCAAAlQ4AMAtSAACFDgAwUwAAiQ4AMMsIAACGDgAwzAgAAIcOADDNCAAAiA4AIM4IAADWDQAwzwgAANYNADDQCAAA1g0AMNEIAADWDQAw0ggAAIoOADDTCAAA2Q0AMAtSAAD6DQAwUwAA_g0AMMsIAAD7DQAwzAgAAPwNADDNCAAA_Q0AIM4IAACqDQAwzwgAAKoNADDQCAAAqg0AMNEIAACqDQAw0ggAAP8NADDTCAAArQ0AMA0DAAC2DQAgDwAAhA4AIPgGAgAAAAGABwAAtQ0AIIUHQAAAAAGGB0AAAAABiwcAAQAAAZMHAgAAAAGVBwEAAAAB6QdAAAAAAaoIAQAAAAGrCEAAAAABrAgCAAAAAQIAAAAFACBSAACDDgAgAwAAAAUAIFIAAIMOACBTAACBDgAgAUsAANcXADACAAAABQAgSwAAgQ4AIAIAAACuDQAgSwAAgA4AIAv4BgIA9wwAIYAHAACwDQAghQdAAPwMACGGB0AAjQ0AIYsHAAGLDQAhkwcCAPcMACGVBwEA9gwAIekHQACNDQAhqggBAPYMACGrCEAAjQ0AIawIAgCODQAhDQMAALINACAPAACCDgAg-AYCAPcMACGABwAAsA0AIIUHQAD8DAAhhgdAAI0NACGLBwABiw0AIZMHAgD3DAAhlQcBAPYMACHpB0AAjQ0AIaoIAQD2DAAhqwhAAI0NACGsCAIAjg0AIQdSAADSFwAgUwAA1RcAIMsIAADTFwAgzAgAANQXACDPCAAADQAg0AgAAA0AINEIAAAPACANAwAAtg0AIA8AAIQOACD4BgIAAAABgAcAALUNACCFB0AAAAABhgdAAAAAAYsHAAEAAAGTBwIAAAABlQcBAAAAAekHQAAAAAGqCAEAAAABqwhAAAAAAawIAgAAAAEDUgAA0hcAIMsIAADTFwAg0QgAAA8AIAoGAACTDQAg_QYAAQAAAf4GAAEAAAGABwAAkQ0AIIEHAgAAAAGCB0AAAAABgwcCAAAAAYQHQAAAAAGFB0AAAAABhgdAAAAAAQIAAAAaACBSAACNDgAgAwAAABoAIFIAAI0OACBTAACMDgAgAUsAANEXADACAAAAGgAgSwAAjA4AIAIAAADaDQAgSwAAiw4AIAn9BgABiw0AIf4GAAGLDQAhgAcAAIwNACCBBwIA9wwAIYIHQACNDQAhgwcCAI4NACGEB0AAjQ0AIYUHQAD8DAAhhgdAAPwMACEKBgAAkA0AIP0GAAGLDQAh_gYAAYsNACGABwAAjA0AIIEHAgD3DAAhggdAAI0NACGDBwIAjg0AIYQHQACNDQAhhQdAAPwMACGGB0AA_AwAIQoGAACTDQAg_QYAAQAAAf4GAAEAAAGABwAAkQ0AIIEHAgAAAAGCB0AAAAABgwcCAAAAAYQHQAAAAAGFB0AAAAABhgdAAAAAAQcDAADrDQAgCwAA7Q0AIAwAAO4NACD4BgIAAAABgAcAAOoNACCFB0AAAAABkwcCAAAAAQIAAAALACBSAACZDgAgAwAAAAsAIFIAAJkOACBTAACYDgAgAUsAANAXADANAwAApAsAIAUAAOMMACALAADsDAAgDAAA4QwAIOYGAADrDAAw5wYAAAkAEOgGAADrDAAw-AYCAAAAAf8GAgDxCgAhgAcAAIELACCFB0AA-AoAIZMHAgDxCgAhyAgAAOoMACACAAAACwAgSwAAmA4AIAIAAACWDgAgSwAAlw4AIAjmBgAAlQ4AMOcGAACWDgAQ6AYAAJUOADD4BgIA8QoAIf8GAgDxCgAhgAcAAIELACCFB0AA-AoAIZMHAgDxCgAhCOYGAACVDgAw5wYAAJYOABDoBgAAlQ4AMPgGAgDxCgAh_wYCAPEKACGABwAAgQsAIIUHQAD4CgAhkwcCAPEKACEE-AYCAPcMACGABwAAzQ0AIIUHQAD8DAAhkwcCAPcMACEHAwAAzg0AIAsAANANACAMAADRDQAg-AYCAPcMACGABwAAzQ0AIIUHQAD8DAAhkwcCAPcMACEHAwAA6w0AIAsAAO0NACAMAADuDQAg-AYCAAAAAYAHAADqDQAghQdAAAAAAZMHAgAAAAEBzggBAAAABAHOCAEAAAAEA1IAAM4XACDLCAAAzxcAINEIAAABACAEUgAAjg4AMMsIAACPDgAwzQgAAJEOACDRCAAAkg4AMARSAACFDgAwywgAAIYOADDNCAAAiA4AINEIAADWDQAwBFIAAPoNADDLCAAA-w0AMM0IAAD9DQAg0QgAAKoNADAAAAAAAAHOCCAAAAABB1IAAMYXACBTAADMFwAgywgAAMcXACDMCAAAyxcAIM8IAACOAQAg0AgAAI4BACDRCAAAnAEAIAdSAADEFwAgUwAAyRcAIMsIAADFFwAgzAgAAMgXACDPCAAAfgAg0AgAAH4AINEIAACAAQAgA1IAAMYXACDLCAAAxxcAINEIAACcAQAgA1IAAMQXACDLCAAAxRcAINEIAACAAQAgAgQAALQOACAzAACxFQAgCRkAALQOACAwAAClFQAgMQAAqBUAIDIAALIVACAzAACxFQAgrwcAAPAMACCwBwAA8AwAILEHAADwDAAgsgcAAPAMACAAAAAAAAXOCAQAAAAB1QgEAAAAAdYIBAAAAAHXCAQAAAAB2AgEAAAAAQVSAAC_FwAgUwAAwhcAIMsIAADAFwAgzAgAAMEXACDRCAAAAQAgA1IAAL8XACDLCAAAwBcAINEIAAABACAsEAAAlxUAIBEAAJgVACASAACZFQAgEwAAmhUAIBQAAJsVACAVAACcFQAgFgAAnRUAIBcAAMwRACAbAACeFQAgHAAA8hAAICEAAKAVACAjAACfFQAgJQAAoRUAICoAAKIVACAsAACmFQAgLgAAoxUAIDAAAKUVACAxAACoFQAgNQAApBUAIDYAAKcVACA3AACpFQAgOAAAqhUAIDsAAKsVACA8AACrFQAgPQAAqxUAID8AAKwVACBAAACsFQAgQQAArRUAIEIAAK4VACBEAACvFQAgRQAAsBUAIJ0HAADwDAAgzwcAAPAMACCiCAAA8AwAIK4IAADwDAAgrwgAAPAMACCyCAAA8AwAILMIAADwDAAgtAgAAPAMACC1CAAA8AwAILYIAADwDAAgtwgAAPAMACC4CAAA8AwAILsIAADwDAAgAAAAAAAFUgAAuhcAIFMAAL0XACDLCAAAuxcAIMwIAAC8FwAg0QgAAAEAIAdSAAC8DgAgUwAAvw4AIMsIAAC9DgAgzAgAAL4OACDPCAAAjAEAINAIAACMAQAg0QgAANkIACAILwAAqQ4AIPgGAgAAAAGFB0AAAAABhgdAAAAAAZoHAQAAAAGcBwIAAAABnQcBAAAAAZ4HIAAAAAECAAAA2QgAIFIAALwOACADAAAAjAEAIFIAALwOACBTAADADgAgCgAAAIwBACAvAACnDgAgSwAAwA4AIPgGAgD3DAAhhQdAAPwMACGGB0AAjQ0AIZoHAQD2DAAhnAcCAI4NACGdBwEAog0AIZ4HIAClDgAhCC8AAKcOACD4BgIA9wwAIYUHQAD8DAAhhgdAAI0NACGaBwEA9gwAIZwHAgCODQAhnQcBAKINACGeByAApQ4AIQNSAAC6FwAgywgAALsXACDRCAAAAQAgA1IAALwOACDLCAAAvQ4AINEIAADZCAAgAAAAAAAFUgAAtRcAIFMAALgXACDLCAAAthcAIMwIAAC3FwAg0QgAAIABACADUgAAtRcAIMsIAAC2FwAg0QgAAIABACAAAAAAAAVSAACtFwAgUwAAsxcAIMsIAACuFwAgzAgAALIXACDRCAAAgAEAIAVSAACrFwAgUwAAsBcAIMsIAACsFwAgzAgAAK8XACDRCAAAAQAgA1IAAK0XACDLCAAArhcAINEIAACAAQAgA1IAAKsXACDLCAAArBcAINEIAAABACAAAAAAAAVSAACjFwAgUwAAqRcAIMsIAACkFwAgzAgAAKgXACDRCAAAgAEAIAVSAAChFwAgUwAAphcAIMsIAACiFwAgzAgAAKUXACDRCAAAAQAgA1IAAKMXACDLCAAApBcAINEIAACAAQAgA1IAAKEXACDLCAAAohcAINEIAAABACAAAAAAAAHOCAAAAKwHAgHOCAAAAK4HAgXOCAgAAAAB1QgIAAAAAdYICAAAAAHXCAgAAAAB2AgIAAAAAQVSAACaFwAgUwAAnxcAIMsIAACbFwAgzAgAAJ4XACDRCAAAAQAgC1IAAP8OADBTAACEDwAwywgAAIAPADDMCAAAgQ8AMM0IAACCDwAgzggAAIMPADDPCAAAgw8AMNAIAACDDwAw0QgAAIMPADDSCAAAhQ8AMNMIAACGDwAwC1IAAPMOADBTAAD4DgAwywgAAPQOADDMCAAA9Q4AMM0IAAD2DgAgzggAAPcOADDPCAAA9w4AMNAIAAD3DgAw0QgAAPcOADDSCAAA-Q4AMNMIAAD6DgAwB1IAAO4OACBTAADxDgAgywgAAO8OACDMCAAA8A4AIM8IAACKAQAg0AgAAIoBACDRCAAAkwgAIAdSAADpDgAgUwAA7A4AIMsIAADqDgAgzAgAAOsOACDPCAAAjAEAINAIAACMAQAg0QgAANkIACAINAAAqA4AIPgGAgAAAAGFB0AAAAABhgdAAAAAAZoHAQAAAAGbBwIAAAABnQcBAAAAAZ4HIAAAAAECAAAA2QgAIFIAAOkOACADAAAAjAEAIFIAAOkOACBTAADtDgAgCgAAAIwBACA0AACmDgAgSwAA7Q4AIPgGAgD3DAAhhQdAAPwMACGGB0AAjQ0AIZoHAQD2DAAhmwcCAI4NACGdBwEAog0AIZ4HIAClDgAhCDQAAKYOACD4BgIA9wwAIYUHQAD8DAAhhgdAAI0NACGaBwEA9gwAIZsHAgCODQAhnQcBAKINACGeByAApQ4AIQEyAgAAAAECAAAAkwgAIFIAAO4OACADAAAAigEAIFIAAO4OACBTAADyDgAgAwAAAIoBACAyAgD3DAAhSwAA8g4AIAEyAgD3DAAhBAMAANsOACCFB0AAAAABkwcCAAAAAagHAgAAAAECAAAAiAEAIFIAAP4OACADAAAAiAEAIFIAAP4OACBTAAD9DgAgAUsAAJ0XADAKAwAApAsAIC8AAKgLACDmBgAArAwAMOcGAACGAQAQ6AYAAKwMADCFB0AA-AoAIZMHAgDxCgAhnAcCAPEKACGoBwIA8QoAIb4IAACrDAAgAgAAAIgBACBLAAD9DgAgAgAAAPsOACBLAAD8DgAgB-YGAAD6DgAw5wYAAPsOABDoBgAA-g4AMIUHQAD4CgAhkwcCAPEKACGcBwIA8QoAIagHAgDxCgAhB-YGAAD6DgAw5wYAAPsOABDoBgAA-g4AMIUHQAD4CgAhkwcCAPEKACGcBwIA8QoAIagHAgDxCgAhA4UHQAD8DAAhkwcCAPcMACGoBwIA9wwAIQQDAADZDgAghQdAAPwMACGTBwIA9wwAIagHAgD3DAAhBAMAANsOACCFB0AAAAABkwcCAAAAAagHAgAAAAEFGQAA0g4AIPgGAgAAAAGFB0AAAAABpgcCAAAAAacHAQAAAAECAAAAhAEAIFIAAIoPACADAAAAhAEAIFIAAIoPACBTAACJDwAgAUsAAJwXADAKGQAApAsAIC8AAKgLACDmBgAArQwAMOcGAACCAQAQ6AYAAK0MADD4BgIAAAABhQdAAPgKACGcBwIA8QoAIaYHAgDxCgAhpwcBAPAKACECAAAAhAEAIEsAAIkPACACAAAAhw8AIEsAAIgPACAI5gYAAIYPADDnBgAAhw8AEOgGAACGDwAw-AYCAPEKACGFB0AA-AoAIZwHAgDxCgAhpgcCAPEKACGnBwEA8AoAIQjmBgAAhg8AMOcGAACHDwAQ6AYAAIYPADD4BgIA8QoAIYUHQAD4CgAhnAcCAPEKACGmBwIA8QoAIacHAQDwCgAhBPgGAgD3DAAhhQdAAPwMACGmBwIA9wwAIacHAQD2DAAhBRkAANAOACD4BgIA9wwAIYUHQAD8DAAhpgcCAPcMACGnBwEA9gwAIQUZAADSDgAg-AYCAAAAAYUHQAAAAAGmBwIAAAABpwcBAAAAAQNSAACaFwAgywgAAJsXACDRCAAAAQAgBFIAAP8OADDLCAAAgA8AMM0IAACCDwAg0QgAAIMPADAEUgAA8w4AMMsIAAD0DgAwzQgAAPYOACDRCAAA9w4AMANSAADuDgAgywgAAO8OACDRCAAAkwgAIANSAADpDgAgywgAAOoOACDRCAAA2QgAIAAAAAAABVIAAJUXACBTAACYFwAgywgAAJYXACDMCAAAlxcAINEIAAB8ACADUgAAlRcAIMsIAACWFwAg0QgAAHwAIAAAAAAABc4IEAAAAAHVCBAAAAAB1ggQAAAAAdcIEAAAAAHYCBAAAAABBVIAAI0XACBTAACTFwAgywgAAI4XACDMCAAAkhcAINEIAAB8ACAFUgAAixcAIFMAAJAXACDLCAAAjBcAIMwIAACPFwAg0QgAAGUAIANSAACNFwAgywgAAI4XACDRCAAAfAAgA1IAAIsXACDLCAAAjBcAINEIAABlACAAAAAAAAHOCAAAAL0HAgHOCAAAAMAHAgVSAACEFwAgUwAAiRcAIMsIAACFFwAgzAgAAIgXACDRCAAAAQAgC1IAALcPADBTAAC8DwAwywgAALgPADDMCAAAuQ8AMM0IAAC6DwAgzggAALsPADDPCAAAuw8AMNAIAAC7DwAw0QgAALsPADDSCAAAvQ8AMNMIAAC-DwAwC1IAAKsPADBTAACwDwAwywgAAKwPADDMCAAArQ8AMM0IAACuDwAgzggAAK8PADDPCAAArw8AMNAIAACvDwAw0QgAAK8PADDSCAAAsQ8AMNMIAACyDwAwAbYHAgAAAAECAAAAbwAgUgAAtg8AIAMAAABvACBSAAC2DwAgUwAAtQ8AIAFLAACHFwAwBykAAL0MACDmBgAAvAwAMOcGAABtABDoBgAAvAwAMLYHAgDxCgAhtwcCAPEKACHACAAAuwwAIAIAAABvACBLAAC1DwAgAgAAALMPACBLAAC0DwAgBeYGAACyDwAw5wYAALMPABDoBgAAsg8AMLYHAgDxCgAhtwcCAPEKACEF5gYAALIPADDnBgAAsw8AEOgGAACyDwAwtgcCAPEKACG3BwIA8QoAIQG2BwIA9wwAIQG2BwIA9wwAIQG2BwIAAAABBysAAKAPACCpBwEAAAABtgcCAAAAAbgHAgAAAAG5BxAAAAABugcCAAAAAbsHAQAAAAECAAAAagAgUgAAwg8AIAMAAABqACBSAADCDwAgUwAAwQ8AIAFLAACGFwAwDSkAAL0MACArAAC6DAAg5gYAAL8MADDnBgAAaAAQ6AYAAL8MADCpBwEA8AoAIbYHAgDPCwAhtwcCAPEKACG4BwIA8QoAIbkHEADADAAhugcCAPEKACG7BwEAmQsAIcEIAAC-DAAgAgAAAGoAIEsAAMEPACACAAAAvw8AIEsAAMAPACAK5gYAAL4PADDnBgAAvw8AEOgGAAC-DwAwqQcBAPAKACG2BwIAzwsAIbcHAgDxCgAhuAcCAPEKACG5BxAAwAwAIboHAgDxCgAhuwcBAJkLACEK5gYAAL4PADDnBgAAvw8AEOgGAAC-DwAwqQcBAPAKACG2BwIAzwsAIbcHAgDxCgAhuAcCAPEKACG5BxAAwAwAIboHAgDxCgAhuwcBAJkLACEGqQcBAPYMACG2BwIAjg0AIbgHAgD3DAAhuQcQAJwPACG6BwIA9wwAIbsHAQCiDQAhBysAAJ4PACCpBwEA9gwAIbYHAgCODQAhuAcCAPcMACG5BxAAnA8AIboHAgD3DAAhuwcBAKINACEHKwAAoA8AIKkHAQAAAAG2BwIAAAABuAcCAAAAAbkHEAAAAAG6BwIAAAABuwcBAAAAAQNSAACEFwAgywgAAIUXACDRCAAAAQAgBFIAALcPADDLCAAAuA8AMM0IAAC6DwAg0QgAALsPADAEUgAAqw8AMMsIAACsDwAwzQgAAK4PACDRCAAArw8AMAAAAAAABVIAAPwWACBTAACCFwAgywgAAP0WACDMCAAAgRcAINEIAABlACAFUgAA-hYAIFMAAP8WACDLCAAA-xYAIMwIAAD-FgAg0QgAAAEAIANSAAD8FgAgywgAAP0WACDRCAAAZQAgA1IAAPoWACDLCAAA-xYAINEIAAABACAAAAAAAAVSAAD1FgAgUwAA-BYAIMsIAAD2FgAgzAgAAPcWACDRCAAAAQAgA1IAAPUWACDLCAAA9hYAINEIAAABACAAAAAAAAXOCBAAAAAB1QgQAAAAAdYIEAAAAAHXCBAAAAAB2AgQAAAAAQHOCAAAAM4HAgdSAADuFgAgUwAA8xYAIMsIAADvFgAgzAgAAPIWACDPCAAAXwAg0AgAAF8AINEIAABhACALUgAA7A8AMFMAAPAPADDLCAAA7Q8AMMwIAADuDwAwzQgAAO8PACDOCAAAuw8AMM8IAAC7DwAw0AgAALsPADDRCAAAuw8AMNIIAADxDwAw0wgAAL4PADALUgAA4A8AMFMAAOUPADDLCAAA4Q8AMMwIAADiDwAwzQgAAOMPACDOCAAA5A8AMM8IAADkDwAw0AgAAOQPADDRCAAA5A8AMNIIAADmDwAw0wgAAOcPADAJGQAAzg8AIPgGAgAAAAGFB0AAAAABpgcCAAAAAakHAQAAAAHEBwIAAAABxQcBAAAAAcYHAQAAAAHHB0AAAAABAgAAAHUAIFIAAOsPACADAAAAdQAgUgAA6w8AIFMAAOoPACABSwAA8RYAMA8ZAACkCwAgKwAAugwAIOYGAAC5DAAw5wYAAHMAEOgGAAC5DAAw-AYCAAAAAYUHQAD4CgAhpgcCAPEKACGpBwEAmQsAIbgHAgDxCgAhxAcCAPEKACHFBwEA8AoAIcYHAQCZCwAhxwdAAJoLACG_CAAAuAwAIAIAAAB1ACBLAADqDwAgAgAAAOgPACBLAADpDwAgDOYGAADnDwAw5wYAAOgPABDoBgAA5w8AMPgGAgDxCgAhhQdAAPgKACGmBwIA8QoAIakHAQCZCwAhuAcCAPEKACHEBwIA8QoAIcUHAQDwCgAhxgcBAJkLACHHB0AAmgsAIQzmBgAA5w8AMOcGAADoDwAQ6AYAAOcPADD4BgIA8QoAIYUHQAD4CgAhpgcCAPEKACGpBwEAmQsAIbgHAgDxCgAhxAcCAPEKACHFBwEA8AoAIcYHAQCZCwAhxwdAAJoLACEI-AYCAPcMACGFB0AA_AwAIaYHAgD3DAAhqQcBAKINACHEBwIA9wwAIcUHAQD2DAAhxgcBAKINACHHB0AAjQ0AIQkZAADMDwAg-AYCAPcMACGFB0AA_AwAIaYHAgD3DAAhqQcBAKINACHEBwIA9wwAIcUHAQD2DAAhxgcBAKINACHHB0AAjQ0AIQkZAADODwAg-AYCAAAAAYUHQAAAAAGmBwIAAAABqQcBAAAAAcQHAgAAAAHFBwEAAAABxgcBAAAAAccHQAAAAAEHKQAAnw8AIKkHAQAAAAG2BwIAAAABtwcCAAAAAbkHEAAAAAG6BwIAAAABuwcBAAAAAQIAAABqACBSAAD0DwAgAwAAAGoAIFIAAPQPACBTAADzDwAgAUsAAPAWADACAAAAagAgSwAA8w8AIAIAAAC_DwAgSwAA8g8AIAapBwEA9gwAIbYHAgCODQAhtwcCAPcMACG5BxAAnA8AIboHAgD3DAAhuwcBAKINACEHKQAAnQ8AIKkHAQD2DAAhtgcCAI4NACG3BwIA9wwAIbkHEACcDwAhugcCAPcMACG7BwEAog0AIQcpAACfDwAgqQcBAAAAAbYHAgAAAAG3BwIAAAABuQcQAAAAAboHAgAAAAG7BwEAAAABA1IAAO4WACDLCAAA7xYAINEIAABhACAEUgAA7A8AMMsIAADtDwAwzQgAAO8PACDRCAAAuw8AMARSAADgDwAwywgAAOEPADDNCAAA4w8AINEIAADkDwAwAAAAAAABzggAAADXBwIFUgAA6BYAIFMAAOwWACDLCAAA6RYAIMwIAADrFgAg0QgAAAEAIAtSAACAEAAwUwAAhRAAMMsIAACBEAAwzAgAAIIQADDNCAAAgxAAIM4IAACEEAAwzwgAAIQQADDQCAAAhBAAMNEIAACEEAAw0ggAAIYQADDTCAAAhxAAMBcdAQAAAAEoAAD2DwAgLAAA9w8AIPgGAgAAAAGFB0AAAAABlAcCAAAAAakHAQAAAAGqBwEAAAABrgcAAADOBwK5BxAAAAABxAcQAAAAAckHAQAAAAHKBwEAAAABywcQAAAAAcwHAgAAAAHOBwEAAAABzwdAAAAAAdAHAgAAAAHRByAAAAAB0gcBAAAAAdMHAQAAAAHUBwIAAAAB1QcCAAAAAQIAAABlACBSAACLEAAgAwAAAGUAIFIAAIsQACBTAACKEAAgAUsAAOoWADAcHQEA8AoAISYAAMQMACAoAAC2DAAgLAAAmwwAIOYGAADBDAAw5wYAAGMAEOgGAADBDAAw-AYCAAAAAYUHQAD4CgAhlAcCAM8LACGpBwEA8AoAIaoHAQDwCgAhrgcAAMMMzgcitgcCAM8LACG5BxAAwAwAIcQHEADADAAhyQcBAJkLACHKBwEAmQsAIcsHEADCDAAhzAcCAPEKACHOBwEAmQsAIc8HQACaCwAh0AcCAPEKACHRByAAmwsAIdIHAQDwCgAh0wcBAPAKACHUBwIA8QoAIdUHAgDxCgAhAgAAAGUAIEsAAIoQACACAAAAiBAAIEsAAIkQACAZHQEA8AoAIeYGAACHEAAw5wYAAIgQABDoBgAAhxAAMPgGAgDxCgAhhQdAAPgKACGUBwIAzwsAIakHAQDwCgAhqgcBAPAKACGuBwAAwwzOByK2BwIAzwsAIbkHEADADAAhxAcQAMAMACHJBwEAmQsAIcoHAQCZCwAhywcQAMIMACHMBwIA8QoAIc4HAQCZCwAhzwdAAJoLACHQBwIA8QoAIdEHIACbCwAh0gcBAPAKACHTBwEA8AoAIdQHAgDxCgAh1QcCAPEKACEZHQEA8AoAIeYGAACHEAAw5wYAAIgQABDoBgAAhxAAMPgGAgDxCgAhhQdAAPgKACGUBwIAzwsAIakHAQDwCgAhqgcBAPAKACGuBwAAwwzOByK2BwIAzwsAIbkHEADADAAhxAcQAMAMACHJBwEAmQsAIcoHAQCZCwAhywcQAMIMACHMBwIA8QoAIc4HAQCZCwAhzwdAAJoLACHQBwIA8QoAIdEHIACbCwAh0gcBAPAKACHTBwEA8AoAIdQHAgDxCgAh1QcCAPEKACEVHQEA9gwAIfgGAgD3DAAhhQdAAPwMACGUBwIAjg0AIakHAQD2DAAhqgcBAPYMACGuBwAA3A_OByK5BxAAnA8AIcQHEACcDwAhyQcBAKINACHKBwEAog0AIcsHEADbDwAhzAcCAPcMACHOBwEAog0AIc8HQACNDQAh0AcCAPcMACHRByAApQ4AIdIHAQD2DAAh0wcBAPYMACHUBwIA9wwAIdUHAgD3DAAhFx0BAPYMACEoAADeDwAgLAAA3w8AIPgGAgD3DAAhhQdAAPwMACGUBwIAjg0AIakHAQD2DAAhqgcBAPYMACGuBwAA3A_OByK5BxAAnA8AIcQHEACcDwAhyQcBAKINACHKBwEAog0AIcsHEADbDwAhzAcCAPcMACHOBwEAog0AIc8HQACNDQAh0AcCAPcMACHRByAApQ4AIdIHAQD2DAAh0wcBAPYMACHUBwIA9wwAIdUHAgD3DAAhFx0BAAAAASgAAPYPACAsAAD3DwAg-AYCAAAAAYUHQAAAAAGUBwIAAAABqQcBAAAAAaoHAQAAAAGuBwAAAM4HArkHEAAAAAHEBxAAAAAByQcBAAAAAcoHAQAAAAHLBxAAAAABzAcCAAAAAc4HAQAAAAHPB0AAAAAB0AcCAAAAAdEHIAAAAAHSBwEAAAAB0wcBAAAAAdQHAgAAAAHVBwIAAAABA1IAAOgWACDLCAAA6RYAINEIAAABACAEUgAAgBAAMMsIAACBEAAwzQgAAIMQACDRCAAAhBAAMAAAAAAAAAAAAAAFUgAA4xYAIFMAAOYWACDLCAAA5BYAIMwIAADlFgAg0QgAAEUAIAcZAAC0DgAgHQAAuhUAICIAALkVACAjAACfFQAgJAAAuxUAIOAHAADwDAAg4gcAAPAMACAAAAAAAAVSAADbFgAgUwAA4RYAIMsIAADcFgAgzAgAAOAWACDRCAAAVAAgBVIAANkWACBTAADeFgAgywgAANoWACDMCAAA3RYAINEIAAABACADUgAA2xYAIMsIAADcFgAg0QgAAFQAIANSAADZFgAgywgAANoWACDRCAAAAQAgAAAAAAAFUgAAwxYAIFMAANcWACDLCAAAxBYAIMwIAADWFgAg0QgAAEUAIAVSAADJFgAgUwAA1BYAIMsIAADKFgAgzAgAANMWACDRCAAAAQAgB1IAALgQACBTAAC7EAAgywgAALkQACDMCAAAuhAAIM8IAABDACDQCAAAQwAg0QgAAEUAIAtSAACsEAAwUwAAsRAAMMsIAACtEAAwzAgAAK4QADDNCAAArxAAIM4IAACwEAAwzwgAALAQADDQCAAAsBAAMNEIAACwEAAw0ggAALIQADDTCAAAsxAAMAQDAACiEAAghQdAAAAAAZMHAgAAAAGoBwIAAAABAgAAAFAAIFIAALcQACADAAAAUAAgUgAAtxAAIFMAALYQACABSwAA0hYAMAoDAACkCwAgIAAAzwwAIOYGAADODAAw5wYAAE4AEOgGAADODAAwhQdAAPgKACGTBwIA8QoAIagHAgDxCgAh3gcCAPEKACHECAAAzQwAIAIAAABQACBLAAC2EAAgAgAAALQQACBLAAC1EAAgB-YGAACzEAAw5wYAALQQABDoBgAAsxAAMIUHQAD4CgAhkwcCAPEKACGoBwIA8QoAId4HAgDxCgAhB-YGAACzEAAw5wYAALQQABDoBgAAsxAAMIUHQAD4CgAhkwcCAPEKACGoBwIA8QoAId4HAgDxCgAhA4UHQAD8DAAhkwcCAPcMACGoBwIA9wwAIQQDAACgEAAghQdAAPwMACGTBwIA9wwAIagHAgD3DAAhBAMAAKIQACCFB0AAAAABkwcCAAAAAagHAgAAAAELGQAA1BAAIB0AANMQACAjAADVEAAgJAAA1hAAIIUHQAAAAAGmBwIAAAABqQcBAAAAAa4HAAAA4gcCxQcBAAAAAeAHAgAAAAHjBwIAAAABAgAAAEUAIFIAALgQACADAAAAQwAgUgAAuBAAIFMAALwQACANAAAAQwAgGQAAvxAAIB0AAL4QACAjAADAEAAgJAAAwRAAIEsAALwQACCFB0AA_AwAIaYHAgD3DAAhqQcBAPYMACGuBwAAvRDiByLFBwEA9gwAIeAHAgCODQAh4wcCAPcMACELGQAAvxAAIB0AAL4QACAjAADAEAAgJAAAwRAAIIUHQAD8DAAhpgcCAPcMACGpBwEA9gwAIa4HAAC9EOIHIsUHAQD2DAAh4AcCAI4NACHjBwIA9wwAIQHOCAAAAOIHAgdSAADHFgAgUwAA0BYAIMsIAADIFgAgzAgAAM8WACDPCAAARwAg0AgAAEcAINEIAACyBQAgBVIAAMUWACBTAADNFgAgywgAAMYWACDMCAAAzBYAINEIAAABACALUgAAxBAAMFMAAMkQADDLCAAAxRAAMMwIAADGEAAwzQgAAMcQACDOCAAAyBAAMM8IAADIEAAw0AgAAMgQADDRCAAAyBAAMNIIAADKEAAw0wgAAMsQADAEUwAAwhAAIM8IAABWACDQCAAAVgAg0QgAAJAGACACAAAAVgAgSwAAwxAAIAAIGQAA0BAAIB8AANEQACAhAADSEAAg-AYCAAAAAYUHQAAAAAGmBwIAAAABxQcBAAAAAd8HAgAAAAECAAAAVAAgUgAAzxAAIAMAAABUACBSAADPEAAgUwAAzhAAIAFLAADLFgAwDhkAAKQLACAeAADTCwAgHwAAzAwAICEAAJUMACDmBgAAywwAMOcGAABLABDoBgAAywwAMPgGAgAAAAGFB0AA-AoAIaYHAgDxCgAhxQcBAPAKACHdBwIA8QoAId8HAgDxCgAhwwgAAMoMACACAAAAVAAgSwAAzhAAIAIAAADMEAAgSwAAzRAAIAnmBgAAyxAAMOcGAADMEAAQ6AYAAMsQADD4BgIA8QoAIYUHQAD4CgAhpgcCAPEKACHFBwEA8AoAId0HAgDxCgAh3wcCAPEKACEJ5gYAAMsQADDnBgAAzBAAEOgGAADLEAAw-AYCAPEKACGFB0AA-AoAIaYHAgDxCgAhxQcBAPAKACHdBwIA8QoAId8HAgDxCgAhBfgGAgD3DAAhhQdAAPwMACGmBwIA9wwAIcUHAQD2DAAh3wcCAPcMACEIGQAAqRAAIB8AAKoQACAhAACrEAAg-AYCAPcMACGFB0AA_AwAIaYHAgD3DAAhxQcBAPYMACHfBwIA9wwAIQgZAADQEAAgHwAA0RAAICEAANIQACD4BgIAAAABhQdAAAAAAaYHAgAAAAHFBwEAAAAB3wcCAAAAAQNSAADJFgAgywgAAMoWACDRCAAAAQAgA1IAALgQACDLCAAAuRAAINEIAABFACAEUgAArBAAMMsIAACtEAAwzQgAAK8QACDRCAAAsBAAMANSAADHFgAgywgAAMgWACDRCAAAsgUAIANSAADFFgAgywgAAMYWACDRCAAAAQAgBFIAAMQQADDLCAAAxRAAMM0IAADHEAAg0QgAAMgQADAB0QgAAJAGACADUgAAwxYAIMsIAADEFgAg0QgAAEUAIAAAAAAAB1IAAL4WACBTAADBFgAgywgAAL8WACDMCAAAwBYAIM8IAABLACDQCAAASwAg0QgAAFQAIANSAAC-FgAgywgAAL8WACDRCAAAVAAgAAAAAAALUgAA5RAAMFMAAOoQADDLCAAA5hAAMMwIAADnEAAwzQgAAOgQACDOCAAA6RAAMM8IAADpEAAw0AgAAOkQADDRCAAA6RAAMNIIAADrEAAw0wgAAOwQADAMGQAA1BAAICIAAN4QACAjAADVEAAgJAAA1hAAIPgGAgAAAAGFB0AAAAABpgcCAAAAAakHAQAAAAGuBwAAAOIHAsUHAQAAAAHiBwIAAAAB4wcCAAAAAQIAAABFACBSAADwEAAgAwAAAEUAIFIAAPAQACBTAADvEAAgAUsAAL0WADASGQAApAsAIB0AANMMACAiAADUDAAgIwAAlAwAICQAANUMACDmBgAA0QwAMOcGAABDABDoBgAA0QwAMPgGAgAAAAGFB0AA-AoAIaYHAgDxCgAhqQcBAPAKACGuBwAA0gziByLFBwEA8AoAIeAHAgDPCwAh4gcCAM8LACHjBwIA8QoAIcUIAADQDAAgAgAAAEUAIEsAAO8QACACAAAA7RAAIEsAAO4QACAM5gYAAOwQADDnBgAA7RAAEOgGAADsEAAw-AYCAPEKACGFB0AA-AoAIaYHAgDxCgAhqQcBAPAKACGuBwAA0gziByLFBwEA8AoAIeAHAgDPCwAh4gcCAM8LACHjBwIA8QoAIQzmBgAA7BAAMOcGAADtEAAQ6AYAAOwQADD4BgIA8QoAIYUHQAD4CgAhpgcCAPEKACGpBwEA8AoAIa4HAADSDOIHIsUHAQDwCgAh4AcCAM8LACHiBwIAzwsAIeMHAgDxCgAhCPgGAgD3DAAhhQdAAPwMACGmBwIA9wwAIakHAQD2DAAhrgcAAL0Q4gcixQcBAPYMACHiBwIAjg0AIeMHAgD3DAAhDBkAAL8QACAiAADdEAAgIwAAwBAAICQAAMEQACD4BgIA9wwAIYUHQAD8DAAhpgcCAPcMACGpBwEA9gwAIa4HAAC9EOIHIsUHAQD2DAAh4gcCAI4NACHjBwIA9wwAIQwZAADUEAAgIgAA3hAAICMAANUQACAkAADWEAAg-AYCAAAAAYUHQAAAAAGmBwIAAAABqQcBAAAAAa4HAAAA4gcCxQcBAAAAAeIHAgAAAAHjBwIAAAABBFIAAOUQADDLCAAA5hAAMM0IAADoEAAg0QgAAOkQADAAAAAAAAAAAAAFUgAAuBYAIFMAALsWACDLCAAAuRYAIMwIAAC6FgAg0QgAAAEAIANSAAC4FgAgywgAALkWACDRCAAAAQAgAAAAAAACzggBAAAABNQIAQAAAAUFUgAAsxYAIFMAALYWACDLCAAAtBYAIMwIAAC1FgAg0QgAAAEAIAHOCAEAAAAEA1IAALMWACDLCAAAtBYAINEIAAABACAAAAAAAAVSAACuFgAgUwAAsRYAIMsIAACvFgAgzAgAALAWACDRCAAAAQAgA1IAAK4WACDLCAAArxYAINEIAAABACAAAAAAAAVSAACpFgAgUwAArBYAIMsIAACqFgAgzAgAAKsWACDRCAAAAQAgA1IAAKkWACDLCAAAqhYAINEIAAABACAAAAAAAAAAAAAABVIAAKEWACBTAACnFgAgywgAAKIWACDMCAAAphYAINEIAAA5ACAFUgAAnxYAIFMAAKQWACDLCAAAoBYAIMwIAACjFgAg0QgAAAEAIANSAAChFgAgywgAAKIWACDRCAAAOQAgA1IAAJ8WACDLCAAAoBYAINEIAAABACAAAAAAAAVSAACWFgAgUwAAnRYAIMsIAACXFgAgzAgAAJwWACDRCAAA4QMAIAVSAACUFgAgUwAAmhYAIMsIAACVFgAgzAgAAJkWACDRCAAAAQAgC1IAAKoRADBTAACvEQAwywgAAKsRADDMCAAArBEAMM0IAACtEQAgzggAAK4RADDPCAAArhEAMNAIAACuEQAw0QgAAK4RADDSCAAAsBEAMNMIAACxEQAwBRkAAKERACD4BgIAAAABhQdAAAAAAaYHAgAAAAGnBwEAAAABAgAAAD8AIFIAALURACADAAAAPwAgUgAAtREAIFMAALQRACABSwAAmBYAMAoZAACkCwAgGgAA1wwAIOYGAADWDAAw5wYAAD0AEOgGAADWDAAw-AYCAAAAAYUHQAD4CgAhpgcCAPEKACGnBwEA8AoAIfoHAgDxCgAhAgAAAD8AIEsAALQRACACAAAAshEAIEsAALMRACAI5gYAALERADDnBgAAshEAEOgGAACxEQAw-AYCAPEKACGFB0AA-AoAIaYHAgDxCgAhpwcBAPAKACH6BwIA8QoAIQjmBgAAsREAMOcGAACyEQAQ6AYAALERADD4BgIA8QoAIYUHQAD4CgAhpgcCAPEKACGnBwEA8AoAIfoHAgDxCgAhBPgGAgD3DAAhhQdAAPwMACGmBwIA9wwAIacHAQD2DAAhBRkAAJ8RACD4BgIA9wwAIYUHQAD8DAAhpgcCAPcMACGnBwEA9gwAIQUZAAChEQAg-AYCAAAAAYUHQAAAAAGmBwIAAAABpwcBAAAAAQNSAACWFgAgywgAAJcWACDRCAAA4QMAIANSAACUFgAgywgAAJUWACDRCAAAAQAgBFIAAKoRADDLCAAAqxEAMM0IAACtEQAg0QgAAK4RADAAAAAAAAtSAAC_EQAwUwAAxBEAMMsIAADAEQAwzAgAAMERADDNCAAAwhEAIM4IAADDEQAwzwgAAMMRADDQCAAAwxEAMNEIAADDEQAw0ggAAMURADDTCAAAxhEAMAwZAAC3EQAgGwAAuBEAIPgGAgAAAAGFB0AAAAABpgcCAAAAAacHAQAAAAGpBwEAAAAB_AcgAAAAAf0HIAAAAAH-BwIAAAAB_wdAAAAAAYAIAgAAAAECAAAAOQAgUgAAyhEAIAMAAAA5ACBSAADKEQAgUwAAyREAIAFLAACTFgAwERgAANkMACAZAACkCwAgGwAAkwwAIOYGAADYDAAw5wYAADcAEOgGAADYDAAw-AYCAAAAAYUHQAD4CgAhpgcCAPEKACGnBwEA8AoAIakHAQDwCgAh-wcCAPEKACH8ByAAmwsAIf0HIACbCwAh_gcCAPEKACH_B0AA-AoAIYAIAgDxCgAhAgAAADkAIEsAAMkRACACAAAAxxEAIEsAAMgRACAO5gYAAMYRADDnBgAAxxEAEOgGAADGEQAw-AYCAPEKACGFB0AA-AoAIaYHAgDxCgAhpwcBAPAKACGpBwEA8AoAIfsHAgDxCgAh_AcgAJsLACH9ByAAmwsAIf4HAgDxCgAh_wdAAPgKACGACAIA8QoAIQ7mBgAAxhEAMOcGAADHEQAQ6AYAAMYRADD4BgIA8QoAIYUHQAD4CgAhpgcCAPEKACGnBwEA8AoAIakHAQDwCgAh-wcCAPEKACH8ByAAmwsAIf0HIACbCwAh_gcCAPEKACH_B0AA-AoAIYAIAgDxCgAhCvgGAgD3DAAhhQdAAPwMACGmBwIA9wwAIacHAQD2DAAhqQcBAPYMACH8ByAApQ4AIf0HIAClDgAh_gcCAPcMACH_B0AA_AwAIYAIAgD3DAAhDBkAAKgRACAbAACpEQAg-AYCAPcMACGFB0AA_AwAIaYHAgD3DAAhpwcBAPYMACGpBwEA9gwAIfwHIAClDgAh_QcgAKUOACH-BwIA9wwAIf8HQAD8DAAhgAgCAPcMACEMGQAAtxEAIBsAALgRACD4BgIAAAABhQdAAAAAAaYHAgAAAAGnBwEAAAABqQcBAAAAAfwHIAAAAAH9ByAAAAAB_gcCAAAAAf8HQAAAAAGACAIAAAABBFIAAL8RADDLCAAAwBEAMM0IAADCEQAg0QgAAMMRADAAAAAAAAAFUgAAjhYAIFMAAJEWACDLCAAAjxYAIMwIAACQFgAg0QgAAAEAIANSAACOFgAgywgAAI8WACDRCAAAAQAgAAAAAAAAAAAAAAdSAACGFgAgUwAAjBYAIMsIAACHFgAgzAgAAIsWACDPCAAApAEAINAIAACkAQAg0QgAAAEAIAVSAACEFgAgUwAAiRYAIMsIAACFFgAgzAgAAIgWACDRCAAAAQAgA1IAAIYWACDLCAAAhxYAINEIAAABACADUgAAhBYAIMsIAACFFgAg0QgAAAEAIAAAAAAAAc4IAAAAmAgCBVIAAPkVACBTAACCFgAgywgAAPoVACDMCAAAgRYAINEIAAABACAHUgAA9xUAIFMAAP8VACDLCAAA-BUAIMwIAAD-FQAgzwgAAKQBACDQCAAApAEAINEIAAABACAHUgAA9RUAIFMAAPwVACDLCAAA9hUAIMwIAAD7FQAgzwgAAKQBACDQCAAApAEAINEIAAABACADUgAA-RUAIMsIAAD6FQAg0QgAAAEAIANSAAD3FQAgywgAAPgVACDRCAAAAQAgA1IAAPUVACDLCAAA9hUAINEIAAABACAAAAAAAAAAAAAABVIAAPAVACBTAADzFQAgywgAAPEVACDMCAAA8hUAINEIAAABACADUgAA8BUAIMsIAADxFQAg0QgAAAEAIAAAAAAABVIAAOsVACBTAADuFQAgywgAAOwVACDMCAAA7RUAINEIAAABACADUgAA6xUAIMsIAADsFQAg0QgAAAEAIAAAAAAABVIAAOYVACBTAADpFQAgywgAAOcVACDMCAAA6BUAINEIAAABACADUgAA5hUAIMsIAADnFQAg0QgAAAEAIAAAAAAAB1IAAOEVACBTAADkFQAgywgAAOIVACDMCAAA4xUAIM8IAACkAQAg0AgAAKQBACDRCAAAAQAgA1IAAOEVACDLCAAA4hUAINEIAAABACAAAAAAAAAAAAAAAc4IAAAAsQgCC1IAAO8UADBTAADzFAAwywgAAPAUADDMCAAA8RQAMM0IAADyFAAgzggAAKoNADDPCAAAqg0AMNAIAACqDQAw0QgAAKoNADDSCAAA9BQAMNMIAACtDQAwC1IAAOMUADBTAADoFAAwywgAAOQUADDMCAAA5RQAMM0IAADmFAAgzggAAOcUADDPCAAA5xQAMNAIAADnFAAw0QgAAOcUADDSCAAA6RQAMNMIAADqFAAwC1IAANoUADBTAADeFAAwywgAANsUADDMCAAA3BQAMM0IAADdFAAgzggAAJIOADDPCAAAkg4AMNAIAACSDgAw0QgAAJIOADDSCAAA3xQAMNMIAACVDgAwB1IAANUUACBTAADYFAAgywgAANYUACDMCAAA1xQAIM8IAAApACDQCAAAKQAg0QgAAL8EACALUgAAyRQAMFMAAM4UADDLCAAAyhQAMMwIAADLFAAwzQgAAMwUACDOCAAAzRQAMM8IAADNFAAw0AgAAM0UADDRCAAAzRQAMNIIAADPFAAw0wgAANAUADALUgAAvRQAMFMAAMIUADDLCAAAvhQAMMwIAAC_FAAwzQgAAMAUACDOCAAAwRQAMM8IAADBFAAw0AgAAMEUADDRCAAAwRQAMNIIAADDFAAw0wgAAMQUADALUgAAsRQAMFMAALYUADDLCAAAshQAMMwIAACzFAAwzQgAALQUACDOCAAAtRQAMM8IAAC1FAAw0AgAALUUADDRCAAAtRQAMNIIAAC3FAAw0wgAALgUADALUgAAqBQAMFMAAKwUADDLCAAAqRQAMMwIAACqFAAwzQgAAKsUACDOCAAAwxEAMM8IAADDEQAw0AgAAMMRADDRCAAAwxEAMNIIAACtFAAw0wgAAMYRADALUgAAnxQAMFMAAKMUADDLCAAAoBQAMMwIAAChFAAwzQgAAKIUACDOCAAArhEAMM8IAACuEQAw0AgAAK4RADDRCAAArhEAMNIIAACkFAAw0wgAALERADALUgAAlhQAMFMAAJoUADDLCAAAlxQAMMwIAACYFAAwzQgAAJkUACDOCAAA6RAAMM8IAADpEAAw0AgAAOkQADDRCAAA6RAAMNIIAACbFAAw0wgAAOwQADALUgAAjRQAMFMAAJEUADDLCAAAjhQAMMwIAACPFAAwzQgAAJAUACDOCAAAyBAAMM8IAADIEAAw0AgAAMgQADDRCAAAyBAAMNIIAACSFAAw0wgAAMsQADALUgAAhBQAMFMAAIgUADDLCAAAhRQAMMwIAACGFAAwzQgAAIcUACDOCAAAsBAAMM8IAACwEAAw0AgAALAQADDRCAAAsBAAMNIIAACJFAAw0wgAALMQADALUgAA-BMAMFMAAP0TADDLCAAA-RMAMMwIAAD6EwAwzQgAAPsTACDOCAAA_BMAMM8IAAD8EwAw0AgAAPwTADDRCAAA_BMAMNIIAAD-EwAw0wgAAP8TADALUgAA7BMAMFMAAPETADDLCAAA7RMAMMwIAADuEwAwzQgAAO8TACDOCAAA8BMAMM8IAADwEwAw0AgAAPATADDRCAAA8BMAMNIIAADyEwAw0wgAAPMTADALUgAA4BMAMFMAAOUTADDLCAAA4RMAMMwIAADiEwAwzQgAAOMTACDOCAAA5BMAMM8IAADkEwAw0AgAAOQTADDRCAAA5BMAMNIIAADmEwAw0wgAAOcTADALUgAA1BMAMFMAANkTADDLCAAA1RMAMMwIAADWEwAwzQgAANcTACDOCAAA2BMAMM8IAADYEwAw0AgAANgTADDRCAAA2BMAMNIIAADaEwAw0wgAANsTADALUgAAyxMAMFMAAM8TADDLCAAAzBMAMMwIAADNEwAwzQgAAM4TACDOCAAAgw8AMM8IAACDDwAw0AgAAIMPADDRCAAAgw8AMNIIAADQEwAw0wgAAIYPADALUgAAwhMAMFMAAMYTADDLCAAAwxMAMMwIAADEEwAwzQgAAMUTACDOCAAA5A8AMM8IAADkDwAw0AgAAOQPADDRCAAA5A8AMNIIAADHEwAw0wgAAOcPADALUgAAthMAMFMAALsTADDLCAAAtxMAMMwIAAC4EwAwzQgAALkTACDOCAAAuhMAMM8IAAC6EwAw0AgAALoTADDRCAAAuhMAMNIIAAC8EwAw0wgAAL0TADALUgAArRMAMFMAALETADDLCAAArhMAMMwIAACvEwAwzQgAALATACDOCAAA9w4AMM8IAAD3DgAw0AgAAPcOADDRCAAA9w4AMNIIAACyEwAw0wgAAPoOADALUgAAoRMAMFMAAKYTADDLCAAAohMAMMwIAACjEwAwzQgAAKQTACDOCAAApRMAMM8IAAClEwAw0AgAAKUTADDRCAAApRMAMNIIAACnEwAw0wgAAKgTADAHUgAAnBMAIFMAAJ8TACDLCAAAnRMAIMwIAACeEwAgzwgAAJ4BACDQCAAAngEAINEIAADBCAAgC1IAAJMTADBTAACXEwAwywgAAJQTADDMCAAAlRMAMM0IAACWEwAgzggAAIITADDPCAAAghMAMNAIAACCEwAw0QgAAIITADDSCAAAmBMAMNMIAACFEwAwC1IAAIoTADBTAACOEwAwywgAAIsTADDMCAAAjBMAMM0IAACNEwAgzggAAIITADDPCAAAghMAMNAIAACCEwAw0QgAAIITADDSCAAAjxMAMNMIAACFEwAwC1IAAP4SADBTAACDEwAwywgAAP8SADDMCAAAgBMAMM0IAACBEwAgzggAAIITADDPCAAAghMAMNAIAACCEwAw0QgAAIITADDSCAAAhBMAMNMIAACFEwAwC1IAAPUSADBTAAD5EgAwywgAAPYSADDMCAAA9xIAMM0IAAD4EgAgzggAAO0SADDPCAAA7RIAMNAIAADtEgAw0QgAAO0SADDSCAAA-hIAMNMIAADwEgAwC1IAAOkSADBTAADuEgAwywgAAOoSADDMCAAA6xIAMM0IAADsEgAgzggAAO0SADDPCAAA7RIAMNAIAADtEgAw0QgAAO0SADDSCAAA7xIAMNMIAADwEgAwC1IAAN0SADBTAADiEgAwywgAAN4SADDMCAAA3xIAMM0IAADgEgAgzggAAOESADDPCAAA4RIAMNAIAADhEgAw0QgAAOESADDSCAAA4xIAMNMIAADkEgAwC1IAANESADBTAADWEgAwywgAANISADDMCAAA0xIAMM0IAADUEgAgzggAANUSADDPCAAA1RIAMNAIAADVEgAw0QgAANUSADDSCAAA1xIAMNMIAADYEgAwC1IAAMUSADBTAADKEgAwywgAAMYSADDMCAAAxxIAMM0IAADIEgAgzggAAMkSADDPCAAAyRIAMNAIAADJEgAw0QgAAMkSADDSCAAAyxIAMNMIAADMEgAwC1IAALkSADBTAAC-EgAwywgAALoSADDMCAAAuxIAMM0IAAC8EgAgzggAAL0SADDPCAAAvRIAMNAIAAC9EgAw0QgAAL0SADDSCAAAvxIAMNMIAADAEgAwDvgGAgAAAAH6BkAAAAABggdAAAAAAYYHQAAAAAGfBwQAAAABowcBAAAAAYIIAQAAAAGDCAIAAAABhAgCAAAAAYUIAgAAAAGGCAQAAAABhwgCAAAAAYgIAQAAAAGJCEAAAAABAgAAAL4BACBSAADEEgAgAwAAAL4BACBSAADEEgAgUwAAwxIAIAFLAADgFQAwEwMAAKQLACDmBgAAgwwAMOcGAAC8AQAQ6AYAAIMMADD4BgIAAAAB-gZAAJoLACGCB0AA-AoAIYYHQACaCwAhkwcCAPEKACGfBwQAowsAIaMHAQAAAAGCCAEA8AoAIYMIAgDxCgAhhAgCAPEKACGFCAIA8QoAIYYIBACjCwAhhwgCAPEKACGICAEAmQsAIYkIQACaCwAhAgAAAL4BACBLAADDEgAgAgAAAMESACBLAADCEgAgEuYGAADAEgAw5wYAAMESABDoBgAAwBIAMPgGAgDxCgAh-gZAAJoLACGCB0AA-AoAIYYHQACaCwAhkwcCAPEKACGfBwQAowsAIaMHAQCZCwAhgggBAPAKACGDCAIA8QoAIYQIAgDxCgAhhQgCAPEKACGGCAQAowsAIYcIAgDxCgAhiAgBAJkLACGJCEAAmgsAIRLmBgAAwBIAMOcGAADBEgAQ6AYAAMASADD4BgIA8QoAIfoGQACaCwAhggdAAPgKACGGB0AAmgsAIZMHAgDxCgAhnwcEAKMLACGjBwEAmQsAIYIIAQDwCgAhgwgCAPEKACGECAIA8QoAIYUIAgDxCgAhhggEAKMLACGHCAIA8QoAIYgIAQCZCwAhiQhAAJoLACEO-AYCAPcMACH6BkAAjQ0AIYIHQAD8DAAhhgdAAI0NACGfBwQAsQ4AIaMHAQCiDQAhgggBAPYMACGDCAIA9wwAIYQIAgD3DAAhhQgCAPcMACGGCAQAsQ4AIYcIAgD3DAAhiAgBAKINACGJCEAAjQ0AIQ74BgIA9wwAIfoGQACNDQAhggdAAPwMACGGB0AAjQ0AIZ8HBACxDgAhowcBAKINACGCCAEA9gwAIYMIAgD3DAAhhAgCAPcMACGFCAIA9wwAIYYIBACxDgAhhwgCAPcMACGICAEAog0AIYkIQACNDQAhDvgGAgAAAAH6BkAAAAABggdAAAAAAYYHQAAAAAGfBwQAAAABowcBAAAAAYIIAQAAAAGDCAIAAAABhAgCAAAAAYUIAgAAAAGGCAQAAAABhwgCAAAAAYgIAQAAAAGJCEAAAAABBvgGAgAAAAGFB0AAAAABhgdAAAAAAYsHAAEAAAGkCAIAAAABpQgCAAAAAQIAAAC6AQAgUgAA0BIAIAMAAAC6AQAgUgAA0BIAIFMAAM8SACABSwAA3xUAMAtDAACkCwAg5gYAAIQMADDnBgAAuAEAEOgGAACEDAAw-AYCAAAAAYUHQAD4CgAhhgdAAPgKACGLBwABAAABowgCAPEKACGkCAIA8QoAIaUIAgDxCgAhAgAAALoBACBLAADPEgAgAgAAAM0SACBLAADOEgAgCuYGAADMEgAw5wYAAM0SABDoBgAAzBIAMPgGAgDxCgAhhQdAAPgKACGGB0AA-AoAIYsHAAHfCwAhowgCAPEKACGkCAIA8QoAIaUIAgDxCgAhCuYGAADMEgAw5wYAAM0SABDoBgAAzBIAMPgGAgDxCgAhhQdAAPgKACGGB0AA-AoAIYsHAAHfCwAhowgCAPEKACGkCAIA8QoAIaUIAgDxCgAhBvgGAgD3DAAhhQdAAPwMACGGB0AA_AwAIYsHAAGLDQAhpAgCAPcMACGlCAIA9wwAIQb4BgIA9wwAIYUHQAD8DAAhhgdAAPwMACGLBwABiw0AIaQIAgD3DAAhpQgCAPcMACEG-AYCAAAAAYUHQAAAAAGGB0AAAAABiwcAAQAAAaQIAgAAAAGlCAIAAAABBoUHQAAAAAGGB0AAAAABiwcAAQAAAY0HQAAAAAGhCAEAAAABoggBAAAAAQIAAAC2AQAgUgAA3BIAIAMAAAC2AQAgUgAA3BIAIFMAANsSACABSwAA3hUAMAsDAACkCwAg5gYAAIUMADDnBgAAtAEAEOgGAACFDAAwhQdAAPgKACGGB0AA-AoAIYsHAAEAAAGNB0AAmgsAIZMHAgDxCgAhoQgBAPAKACGiCAEA8AoAIQIAAAC2AQAgSwAA2xIAIAIAAADZEgAgSwAA2hIAIArmBgAA2BIAMOcGAADZEgAQ6AYAANgSADCFB0AA-AoAIYYHQAD4CgAhiwcAAd8LACGNB0AAmgsAIZMHAgDxCgAhoQgBAPAKACGiCAEA8AoAIQrmBgAA2BIAMOcGAADZEgAQ6AYAANgSADCFB0AA-AoAIYYHQAD4CgAhiwcAAd8LACGNB0AAmgsAIZMHAgDxCgAhoQgBAPAKACGiCAEA8AoAIQaFB0AA_AwAIYYHQAD8DAAhiwcAAYsNACGNB0AAjQ0AIaEIAQD2DAAhoggBAPYMACEGhQdAAPwMACGGB0AA_AwAIYsHAAGLDQAhjQdAAI0NACGhCAEA9gwAIaIIAQD2DAAhBoUHQAAAAAGGB0AAAAABiwcAAQAAAY0HQAAAAAGhCAEAAAABoggBAAAAAQlLgAAAAAH4BgIAAAABhQdAAAAAAYMIAgAAAAGICAEAAAABpggBAAAAAacIAQAAAAGoCEAAAAABqQhAAAAAAQIAAACxAQAgUgAA6BIAIAMAAACxAQAgUgAA6BIAIFMAAOcSACABSwAA3RUAMA4DAACHDAAgSwAA6QsAIOYGAACGDAAw5wYAAK8BABDoBgAAhgwAMPgGAgAAAAGFB0AA-AoAIZMHAgDPCwAhgwgCAPEKACGICAEAmQsAIaYIAQDwCgAhpwgBAPAKACGoCEAA-AoAIakIQACaCwAhAgAAALEBACBLAADnEgAgAgAAAOUSACBLAADmEgAgDUsAAOkLACDmBgAA5BIAMOcGAADlEgAQ6AYAAOQSADD4BgIA8QoAIYUHQAD4CgAhkwcCAM8LACGDCAIA8QoAIYgIAQCZCwAhpggBAPAKACGnCAEA8AoAIagIQAD4CgAhqQhAAJoLACENSwAA6QsAIOYGAADkEgAw5wYAAOUSABDoBgAA5BIAMPgGAgDxCgAhhQdAAPgKACGTBwIAzwsAIYMIAgDxCgAhiAgBAJkLACGmCAEA8AoAIacIAQDwCgAhqAhAAPgKACGpCEAAmgsAIQlLgAAAAAH4BgIA9wwAIYUHQAD8DAAhgwgCAPcMACGICAEAog0AIaYIAQD2DAAhpwgBAPYMACGoCEAA_AwAIakIQACNDQAhCUuAAAAAAfgGAgD3DAAhhQdAAPwMACGDCAIA9wwAIYgIAQCiDQAhpggBAPYMACGnCAEA9gwAIagIQAD8DAAhqQhAAI0NACEJS4AAAAAB-AYCAAAAAYUHQAAAAAGDCAIAAAABiAgBAAAAAaYIAQAAAAGnCAEAAAABqAhAAAAAAakIQAAAAAEJBAAA4BEAIPcGQAAAAAH4BgIAAAABlAcCAAAAAakHAQAAAAHFBwEAAAABiggBAAAAAYsIAgAAAAGTCAIAAAABAgAAAKsBACBSAAD0EgAgAwAAAKsBACBSAAD0EgAgUwAA8xIAIAFLAADcFQAwDwQAAIcMACA-AACkCwAg5gYAAIkMADDnBgAAqQEAEOgGAACJDAAw9wZAAPgKACH4BgIAAAABlAcCAM8LACGpBwEAmQsAIcUHAQDwCgAhiggBAPAKACGLCAIA8QoAIZMIAgDxCgAhlAgCAPEKACG9CAAAiAwAIAIAAACrAQAgSwAA8xIAIAIAAADxEgAgSwAA8hIAIAzmBgAA8BIAMOcGAADxEgAQ6AYAAPASADD3BkAA-AoAIfgGAgDxCgAhlAcCAM8LACGpBwEAmQsAIcUHAQDwCgAhiggBAPAKACGLCAIA8QoAIZMIAgDxCgAhlAgCAPEKACEM5gYAAPASADDnBgAA8RIAEOgGAADwEgAw9wZAAPgKACH4BgIA8QoAIZQHAgDPCwAhqQcBAJkLACHFBwEA8AoAIYoIAQDwCgAhiwgCAPEKACGTCAIA8QoAIZQIAgDxCgAhCPcGQAD8DAAh-AYCAPcMACGUBwIAjg0AIakHAQCiDQAhxQcBAPYMACGKCAEA9gwAIYsIAgD3DAAhkwgCAPcMACEJBAAA3hEAIPcGQAD8DAAh-AYCAPcMACGUBwIAjg0AIakHAQCiDQAhxQcBAPYMACGKCAEA9gwAIYsIAgD3DAAhkwgCAPcMACEJBAAA4BEAIPcGQAAAAAH4BgIAAAABlAcCAAAAAakHAQAAAAHFBwEAAAABiggBAAAAAYsIAgAAAAGTCAIAAAABCT4AAOERACD3BkAAAAAB-AYCAAAAAakHAQAAAAHFBwEAAAABiggBAAAAAYsIAgAAAAGTCAIAAAABlAgCAAAAAQIAAACrAQAgUgAA_RIAIAMAAACrAQAgUgAA_RIAIFMAAPwSACABSwAA2xUAMAIAAACrAQAgSwAA_BIAIAIAAADxEgAgSwAA-xIAIAj3BkAA_AwAIfgGAgD3DAAhqQcBAKINACHFBwEA9gwAIYoIAQD2DAAhiwgCAPcMACGTCAIA9wwAIZQIAgD3DAAhCT4AAN8RACD3BkAA_AwAIfgGAgD3DAAhqQcBAKINACHFBwEA9gwAIYoIAQD2DAAhiwgCAPcMACGTCAIA9wwAIZQIAgD3DAAhCT4AAOERACD3BkAAAAAB-AYCAAAAAakHAQAAAAHFBwEAAAABiggBAAAAAYsIAgAAAAGTCAIAAAABlAgCAAAAAQ4ZAADsEQAgOQAA6xEAIPgGAgAAAAGFB0AAAAABpgcCAAAAAa4HAAAAmAgCiggBAAAAAYsIAgAAAAGRCAEAAAABlQgCAAAAAZYIAQAAAAGZCAEAAAABmghAAAAAAZsIQAAAAAECAAAAogEAIFIAAIkTACADAAAAogEAIFIAAIkTACBTAACIEwAgAUsAANoVADATGQAAhwwAIDkAAKQLACA6AACHDAAg5gYAAKYMADDnBgAAoAEAEOgGAACmDAAw-AYCAAAAAYUHQAD4CgAhpgcCAM8LACGuBwAApwyYCCKKCAEA8AoAIYsIAgDxCgAhkQgBAPAKACGVCAIA8QoAIZYIAQCZCwAhmAgCAM8LACGZCAEAmQsAIZoIQACaCwAhmwhAAJoLACECAAAAogEAIEsAAIgTACACAAAAhhMAIEsAAIcTACAQ5gYAAIUTADDnBgAAhhMAEOgGAACFEwAw-AYCAPEKACGFB0AA-AoAIaYHAgDPCwAhrgcAAKcMmAgiiggBAPAKACGLCAIA8QoAIZEIAQDwCgAhlQgCAPEKACGWCAEAmQsAIZgIAgDPCwAhmQgBAJkLACGaCEAAmgsAIZsIQACaCwAhEOYGAACFEwAw5wYAAIYTABDoBgAAhRMAMPgGAgDxCgAhhQdAAPgKACGmBwIAzwsAIa4HAACnDJgIIooIAQDwCgAhiwgCAPEKACGRCAEA8AoAIZUIAgDxCgAhlggBAJkLACGYCAIAzwsAIZkIAQCZCwAhmghAAJoLACGbCEAAmgsAIQz4BgIA9wwAIYUHQAD8DAAhpgcCAI4NACGuBwAA5xGYCCKKCAEA9gwAIYsIAgD3DAAhkQgBAPYMACGVCAIA9wwAIZYIAQCiDQAhmQgBAKINACGaCEAAjQ0AIZsIQACNDQAhDhkAAOkRACA5AADoEQAg-AYCAPcMACGFB0AA_AwAIaYHAgCODQAhrgcAAOcRmAgiiggBAPYMACGLCAIA9wwAIZEIAQD2DAAhlQgCAPcMACGWCAEAog0AIZkIAQCiDQAhmghAAI0NACGbCEAAjQ0AIQ4ZAADsEQAgOQAA6xEAIPgGAgAAAAGFB0AAAAABpgcCAAAAAa4HAAAAmAgCiggBAAAAAYsIAgAAAAGRCAEAAAABlQgCAAAAAZYIAQAAAAGZCAEAAAABmghAAAAAAZsIQAAAAAEOOQAA6xEAIDoAAO0RACD4BgIAAAABhQdAAAAAAa4HAAAAmAgCiggBAAAAAYsIAgAAAAGRCAEAAAABlQgCAAAAAZYIAQAAAAGYCAIAAAABmQgBAAAAAZoIQAAAAAGbCEAAAAABAgAAAKIBACBSAACSEwAgAwAAAKIBACBSAACSEwAgUwAAkRMAIAFLAADZFQAwAgAAAKIBACBLAACREwAgAgAAAIYTACBLAACQEwAgDPgGAgD3DAAhhQdAAPwMACGuBwAA5xGYCCKKCAEA9gwAIYsIAgD3DAAhkQgBAPYMACGVCAIA9wwAIZYIAQCiDQAhmAgCAI4NACGZCAEAog0AIZoIQACNDQAhmwhAAI0NACEOOQAA6BEAIDoAAOoRACD4BgIA9wwAIYUHQAD8DAAhrgcAAOcRmAgiiggBAPYMACGLCAIA9wwAIZEIAQD2DAAhlQgCAPcMACGWCAEAog0AIZgIAgCODQAhmQgBAKINACGaCEAAjQ0AIZsIQACNDQAhDjkAAOsRACA6AADtEQAg-AYCAAAAAYUHQAAAAAGuBwAAAJgIAooIAQAAAAGLCAIAAAABkQgBAAAAAZUIAgAAAAGWCAEAAAABmAgCAAAAAZkIAQAAAAGaCEAAAAABmwhAAAAAAQ4ZAADsEQAgOgAA7REAIPgGAgAAAAGFB0AAAAABpgcCAAAAAa4HAAAAmAgCiggBAAAAAYsIAgAAAAGRCAEAAAABlggBAAAAAZgIAgAAAAGZCAEAAAABmghAAAAAAZsIQAAAAAECAAAAogEAIFIAAJsTACADAAAAogEAIFIAAJsTACBTAACaEwAgAUsAANgVADACAAAAogEAIEsAAJoTACACAAAAhhMAIEsAAJkTACAM-AYCAPcMACGFB0AA_AwAIaYHAgCODQAhrgcAAOcRmAgiiggBAPYMACGLCAIA9wwAIZEIAQD2DAAhlggBAKINACGYCAIAjg0AIZkIAQCiDQAhmghAAI0NACGbCEAAjQ0AIQ4ZAADpEQAgOgAA6hEAIPgGAgD3DAAhhQdAAPwMACGmBwIAjg0AIa4HAADnEZgIIooIAQD2DAAhiwgCAPcMACGRCAEA9gwAIZYIAQCiDQAhmAgCAI4NACGZCAEAog0AIZoIQACNDQAhmwhAAI0NACEOGQAA7BEAIDoAAO0RACD4BgIAAAABhQdAAAAAAaYHAgAAAAGuBwAAAJgIAooIAQAAAAGLCAIAAAABkQgBAAAAAZYIAQAAAAGYCAIAAAABmQgBAAAAAZoIQAAAAAGbCEAAAAABAjcCAAAAAZ8HBAAAAAECAAAAwQgAIFIAAJwTACADAAAAngEAIFIAAJwTACBTAACgEwAgBAAAAJ4BACA3AgD3DAAhSwAAoBMAIJ8HBACxDgAhAjcCAPcMACGfBwQAsQ4AIQozAADCDgAg-AYCAAAAAYUHQAAAAAGVBwEAAAABoAcBAAAAAaEHBAAAAAGiBwEAAAABowcBAAAAAaQHQAAAAAGlBwEAAAABAgAAAJwBACBSAACsEwAgAwAAAJwBACBSAACsEwAgUwAAqxMAIAFLAADXFQAwDwQAAKQLACAzAACpDAAg5gYAAKgMADDnBgAAjgEAEOgGAACoDAAw-AYCAAAAAYUHQAD4CgAhlAcCAPEKACGVBwEA8AoAIaAHAQDwCgAhoQcEAKMLACGiBwEA8AoAIaMHAQAAAAGkB0AA-AoAIaUHAQDwCgAhAgAAAJwBACBLAACrEwAgAgAAAKkTACBLAACqEwAgDeYGAACoEwAw5wYAAKkTABDoBgAAqBMAMPgGAgDxCgAhhQdAAPgKACGUBwIA8QoAIZUHAQDwCgAhoAcBAPAKACGhBwQAowsAIaIHAQDwCgAhowcBAPAKACGkB0AA-AoAIaUHAQDwCgAhDeYGAACoEwAw5wYAAKkTABDoBgAAqBMAMPgGAgDxCgAhhQdAAPgKACGUBwIA8QoAIZUHAQDwCgAhoAcBAPAKACGhBwQAowsAIaIHAQDwCgAhowcBAPAKACGkB0AA-AoAIaUHAQDwCgAhCfgGAgD3DAAhhQdAAPwMACGVBwEA9gwAIaAHAQD2DAAhoQcEALEOACGiBwEA9gwAIaMHAQD2DAAhpAdAAPwMACGlBwEA9gwAIQozAAC7DgAg-AYCAPcMACGFB0AA_AwAIZUHAQD2DAAhoAcBAPYMACGhBwQAsQ4AIaIHAQD2DAAhowcBAPYMACGkB0AA_AwAIaUHAQD2DAAhCjMAAMIOACD4BgIAAAABhQdAAAAAAZUHAQAAAAGgBwEAAAABoQcEAAAAAaIHAQAAAAGjBwEAAAABpAdAAAAAAaUHAQAAAAEELwAA2g4AIIUHQAAAAAGcBwIAAAABqAcCAAAAAQIAAACIAQAgUgAAtRMAIAMAAACIAQAgUgAAtRMAIFMAALQTACABSwAA1hUAMAIAAACIAQAgSwAAtBMAIAIAAAD7DgAgSwAAsxMAIAOFB0AA_AwAIZwHAgD3DAAhqAcCAPcMACEELwAA2A4AIIUHQAD8DAAhnAcCAPcMACGoBwIA9wwAIQQvAADaDgAghQdAAAAAAZwHAgAAAAGoBwIAAAABBfgGAgAAAAGFB0AAAAABqQcBAAAAAcUHAQAAAAHIB0AAAAABAgAAAJgBACBSAADBEwAgAwAAAJgBACBSAADBEwAgUwAAwBMAIAFLAADVFQAwChkAAKQLACDmBgAAqgwAMOcGAACWAQAQ6AYAAKoMADD4BgIAAAABhQdAAPgKACGmBwIA8QoAIakHAQDwCgAhxQcBAPAKACHIB0AAmgsAIQIAAACYAQAgSwAAwBMAIAIAAAC-EwAgSwAAvxMAIAnmBgAAvRMAMOcGAAC-EwAQ6AYAAL0TADD4BgIA8QoAIYUHQAD4CgAhpgcCAPEKACGpBwEA8AoAIcUHAQDwCgAhyAdAAJoLACEJ5gYAAL0TADDnBgAAvhMAEOgGAAC9EwAw-AYCAPEKACGFB0AA-AoAIaYHAgDxCgAhqQcBAPAKACHFBwEA8AoAIcgHQACaCwAhBfgGAgD3DAAhhQdAAPwMACGpBwEA9gwAIcUHAQD2DAAhyAdAAI0NACEF-AYCAPcMACGFB0AA_AwAIakHAQD2DAAhxQcBAPYMACHIB0AAjQ0AIQX4BgIAAAABhQdAAAAAAakHAQAAAAHFBwEAAAAByAdAAAAAAQkrAADNDwAg-AYCAAAAAYUHQAAAAAGpBwEAAAABuAcCAAAAAcQHAgAAAAHFBwEAAAABxgcBAAAAAccHQAAAAAECAAAAdQAgUgAAyhMAIAMAAAB1ACBSAADKEwAgUwAAyRMAIAFLAADUFQAwAgAAAHUAIEsAAMkTACACAAAA6A8AIEsAAMgTACAI-AYCAPcMACGFB0AA_AwAIakHAQCiDQAhuAcCAPcMACHEBwIA9wwAIcUHAQD2DAAhxgcBAKINACHHB0AAjQ0AIQkrAADLDwAg-AYCAPcMACGFB0AA_AwAIakHAQCiDQAhuAcCAPcMACHEBwIA9wwAIcUHAQD2DAAhxgcBAKINACHHB0AAjQ0AIQkrAADNDwAg-AYCAAAAAYUHQAAAAAGpBwEAAAABuAcCAAAAAcQHAgAAAAHFBwEAAAABxgcBAAAAAccHQAAAAAEFLwAA0Q4AIPgGAgAAAAGFB0AAAAABnAcCAAAAAacHAQAAAAECAAAAhAEAIFIAANMTACADAAAAhAEAIFIAANMTACBTAADSEwAgAUsAANMVADACAAAAhAEAIEsAANITACACAAAAhw8AIEsAANETACAE-AYCAPcMACGFB0AA_AwAIZwHAgD3DAAhpwcBAPYMACEFLwAAzw4AIPgGAgD3DAAhhQdAAPwMACGcBwIA9wwAIacHAQD2DAAhBS8AANEOACD4BgIAAAABhQdAAAAAAZwHAgAAAAGnBwEAAAABFDAAAIwPACAxAACNDwAgMgAAjg8AIDMAAI8PACD4BgIAAAABhQdAAAAAAaAHAQAAAAGhBwQAAAABowcBAAAAAakHAQAAAAGqBwEAAAABrAcAAACsBwKuBwAAAK4HAq8HCAAAAAGwBwIAAAABsQcCAAAAAbIHAQAAAAGzBwIAAAABtAcCAAAAAbUHAgAAAAECAAAAgAEAIFIAAN8TACADAAAAgAEAIFIAAN8TACBTAADeEwAgAUsAANIVADAZGQAApAsAIDAAAJoMACAxAACdDAAgMgAAsgwAIDMAAKkMACDmBgAArgwAMOcGAAB-ABDoBgAArgwAMPgGAgAAAAGFB0AA-AoAIaAHAQDwCgAhoQcEAKMLACGjBwEAAAABpgcCAPEKACGpBwEA8AoAIaoHAQDwCgAhrAcAAK8MrAcirgcAALAMrgcirwcIALEMACGwBwIAzwsAIbEHAgDPCwAhsgcBAJkLACGzBwIA8QoAIbQHAgDxCgAhtQcCAPEKACECAAAAgAEAIEsAAN4TACACAAAA3BMAIEsAAN0TACAU5gYAANsTADDnBgAA3BMAEOgGAADbEwAw-AYCAPEKACGFB0AA-AoAIaAHAQDwCgAhoQcEAKMLACGjBwEA8AoAIaYHAgDxCgAhqQcBAPAKACGqBwEA8AoAIawHAACvDKwHIq4HAACwDK4HIq8HCACxDAAhsAcCAM8LACGxBwIAzwsAIbIHAQCZCwAhswcCAPEKACG0BwIA8QoAIbUHAgDxCgAhFOYGAADbEwAw5wYAANwTABDoBgAA2xMAMPgGAgDxCgAhhQdAAPgKACGgBwEA8AoAIaEHBACjCwAhowcBAPAKACGmBwIA8QoAIakHAQDwCgAhqgcBAPAKACGsBwAArwysByKuBwAAsAyuByKvBwgAsQwAIbAHAgDPCwAhsQcCAM8LACGyBwEAmQsAIbMHAgDxCgAhtAcCAPEKACG1BwIA8QoAIRD4BgIA9wwAIYUHQAD8DAAhoAcBAPYMACGhBwQAsQ4AIaMHAQD2DAAhqQcBAPYMACGqBwEA9gwAIawHAADhDqwHIq4HAADiDq4HIq8HCADjDgAhsAcCAI4NACGxBwIAjg0AIbIHAQCiDQAhswcCAPcMACG0BwIA9wwAIbUHAgD3DAAhFDAAAOUOACAxAADmDgAgMgAA5w4AIDMAAOgOACD4BgIA9wwAIYUHQAD8DAAhoAcBAPYMACGhBwQAsQ4AIaMHAQD2DAAhqQcBAPYMACGqBwEA9gwAIawHAADhDqwHIq4HAADiDq4HIq8HCADjDgAhsAcCAI4NACGxBwIAjg0AIbIHAQCiDQAhswcCAPcMACG0BwIA9wwAIbUHAgD3DAAhFDAAAIwPACAxAACNDwAgMgAAjg8AIDMAAI8PACD4BgIAAAABhQdAAAAAAaAHAQAAAAGhBwQAAAABowcBAAAAAakHAQAAAAGqBwEAAAABrAcAAACsBwKuBwAAAK4HAq8HCAAAAAGwBwIAAAABsQcCAAAAAbIHAQAAAAGzBwIAAAABtAcCAAAAAbUHAgAAAAEKKAAAxA8AICoAAMUPACD4BgIAAAABhQdAAAAAAa4HAAAAwAcCvQcAAAC9BwLAB0AAAAABwQcBAAAAAcIHAgAAAAHDBwEAAAABAgAAAHwAIFIAAOsTACADAAAAfAAgUgAA6xMAIFMAAOoTACABSwAA0RUAMA8nAACkCwAgKAAAtgwAICoAALcMACDmBgAAswwAMOcGAAB6ABDoBgAAswwAMPgGAgAAAAGFB0AA-AoAIa4HAAC1DMAHIr0HAAC0DL0HIr4HAgDxCgAhwAdAAJoLACHBBwEAmQsAIcIHAgDPCwAhwwcBAJkLACECAAAAfAAgSwAA6hMAIAIAAADoEwAgSwAA6RMAIAzmBgAA5xMAMOcGAADoEwAQ6AYAAOcTADD4BgIA8QoAIYUHQAD4CgAhrgcAALUMwAcivQcAALQMvQcivgcCAPEKACHAB0AAmgsAIcEHAQCZCwAhwgcCAM8LACHDBwEAmQsAIQzmBgAA5xMAMOcGAADoEwAQ6AYAAOcTADD4BgIA8QoAIYUHQAD4CgAhrgcAALUMwAcivQcAALQMvQcivgcCAPEKACHAB0AAmgsAIcEHAQCZCwAhwgcCAM8LACHDBwEAmQsAIQj4BgIA9wwAIYUHQAD8DAAhrgcAAKcPwAcivQcAAKYPvQciwAdAAI0NACHBBwEAog0AIcIHAgCODQAhwwcBAKINACEKKAAAqQ8AICoAAKoPACD4BgIA9wwAIYUHQAD8DAAhrgcAAKcPwAcivQcAAKYPvQciwAdAAI0NACHBBwEAog0AIcIHAgCODQAhwwcBAKINACEKKAAAxA8AICoAAMUPACD4BgIAAAABhQdAAAAAAa4HAAAAwAcCvQcAAAC9BwLAB0AAAAABwQcBAAAAAcIHAgAAAAHDBwEAAAABCi0AAI0QACD4BgIAAAABhQdAAAAAAZUHAQAAAAGqBwEAAAABrgcAAADXBwLJBwEAAAAB1AcCAAAAAdUHAgAAAAHXByAAAAABAgAAAGEAIFIAAPcTACADAAAAYQAgUgAA9xMAIFMAAPYTACABSwAA0BUAMA8EAACkCwAgLQAAxwwAIOYGAADFDAAw5wYAAF8AEOgGAADFDAAw-AYCAAAAAYUHQAD4CgAhlAcCAPEKACGVBwEA8AoAIaoHAQDwCgAhrgcAAMYM1wciyQcBAAAAAdQHAgDxCgAh1QcCAPEKACHXByAAmwsAIQIAAABhACBLAAD2EwAgAgAAAPQTACBLAAD1EwAgDeYGAADzEwAw5wYAAPQTABDoBgAA8xMAMPgGAgDxCgAhhQdAAPgKACGUBwIA8QoAIZUHAQDwCgAhqgcBAPAKACGuBwAAxgzXByLJBwEA8AoAIdQHAgDxCgAh1QcCAPEKACHXByAAmwsAIQ3mBgAA8xMAMOcGAAD0EwAQ6AYAAPMTADD4BgIA8QoAIYUHQAD4CgAhlAcCAPEKACGVBwEA8AoAIaoHAQDwCgAhrgcAAMYM1wciyQcBAPAKACHUBwIA8QoAIdUHAgDxCgAh1wcgAJsLACEJ-AYCAPcMACGFB0AA_AwAIZUHAQD2DAAhqgcBAPYMACGuBwAA_Q_XByLJBwEA9gwAIdQHAgD3DAAh1QcCAPcMACHXByAApQ4AIQotAAD_DwAg-AYCAPcMACGFB0AA_AwAIZUHAQD2DAAhqgcBAPYMACGuBwAA_Q_XByLJBwEA9gwAIdQHAgD3DAAh1QcCAPcMACHXByAApQ4AIQotAACNEAAg-AYCAAAAAYUHQAAAAAGVBwEAAAABqgcBAAAAAa4HAAAA1wcCyQcBAAAAAdQHAgAAAAHVBwIAAAAB1wcgAAAAAQbpBgEAAAABhQdAAAAAAa4HAgAAAAHFBwEAAAABnwgBAAAAAaAIAAEAAAECAAAAXQAgUgAAgxQAIAMAAABdACBSAACDFAAgUwAAghQAIAFLAADPFQAwDAMAAKQLACDmBgAAyQwAMOcGAABbABDoBgAAyQwAMOkGAQDwCgAhhQdAAPgKACGTBwIA8QoAIa4HAgDxCgAhxQcBAPAKACGfCAEA8AoAIaAIAAHfCwAhwggAAMgMACACAAAAXQAgSwAAghQAIAIAAACAFAAgSwAAgRQAIArmBgAA_xMAMOcGAACAFAAQ6AYAAP8TADDpBgEA8AoAIYUHQAD4CgAhkwcCAPEKACGuBwIA8QoAIcUHAQDwCgAhnwgBAPAKACGgCAAB3wsAIQrmBgAA_xMAMOcGAACAFAAQ6AYAAP8TADDpBgEA8AoAIYUHQAD4CgAhkwcCAPEKACGuBwIA8QoAIcUHAQDwCgAhnwgBAPAKACGgCAAB3wsAIQbpBgEA9gwAIYUHQAD8DAAhrgcCAPcMACHFBwEA9gwAIZ8IAQD2DAAhoAgAAYsNACEG6QYBAPYMACGFB0AA_AwAIa4HAgD3DAAhxQcBAPYMACGfCAEA9gwAIaAIAAGLDQAhBukGAQAAAAGFB0AAAAABrgcCAAAAAcUHAQAAAAGfCAEAAAABoAgAAQAAAQQgAAChEAAghQdAAAAAAagHAgAAAAHeBwIAAAABAgAAAFAAIFIAAIwUACADAAAAUAAgUgAAjBQAIFMAAIsUACABSwAAzhUAMAIAAABQACBLAACLFAAgAgAAALQQACBLAACKFAAgA4UHQAD8DAAhqAcCAPcMACHeBwIA9wwAIQQgAACfEAAghQdAAPwMACGoBwIA9wwAId4HAgD3DAAhBCAAAKEQACCFB0AAAAABqAcCAAAAAd4HAgAAAAEIHgAA1xAAIB8AANEQACAhAADSEAAg-AYCAAAAAYUHQAAAAAHFBwEAAAAB3QcCAAAAAd8HAgAAAAECAAAAVAAgUgAAlRQAIAMAAABUACBSAACVFAAgUwAAlBQAIAFLAADNFQAwAgAAAFQAIEsAAJQUACACAAAAzBAAIEsAAJMUACAF-AYCAPcMACGFB0AA_AwAIcUHAQD2DAAh3QcCAPcMACHfBwIA9wwAIQgeAACoEAAgHwAAqhAAICEAAKsQACD4BgIA9wwAIYUHQAD8DAAhxQcBAPYMACHdBwIA9wwAId8HAgD3DAAhCB4AANcQACAfAADREAAgIQAA0hAAIPgGAgAAAAGFB0AAAAABxQcBAAAAAd0HAgAAAAHfBwIAAAABDB0AANMQACAiAADeEAAgIwAA1RAAICQAANYQACD4BgIAAAABhQdAAAAAAakHAQAAAAGuBwAAAOIHAsUHAQAAAAHgBwIAAAAB4gcCAAAAAeMHAgAAAAECAAAARQAgUgAAnhQAIAMAAABFACBSAACeFAAgUwAAnRQAIAFLAADMFQAwAgAAAEUAIEsAAJ0UACACAAAA7RAAIEsAAJwUACAI-AYCAPcMACGFB0AA_AwAIakHAQD2DAAhrgcAAL0Q4gcixQcBAPYMACHgBwIAjg0AIeIHAgCODQAh4wcCAPcMACEMHQAAvhAAICIAAN0QACAjAADAEAAgJAAAwRAAIPgGAgD3DAAhhQdAAPwMACGpBwEA9gwAIa4HAAC9EOIHIsUHAQD2DAAh4AcCAI4NACHiBwIAjg0AIeMHAgD3DAAhDB0AANMQACAiAADeEAAgIwAA1RAAICQAANYQACD4BgIAAAABhQdAAAAAAakHAQAAAAGuBwAAAOIHAsUHAQAAAAHgBwIAAAAB4gcCAAAAAeMHAgAAAAEFGgAAoBEAIPgGAgAAAAGFB0AAAAABpwcBAAAAAfoHAgAAAAECAAAAPwAgUgAApxQAIAMAAAA_ACBSAACnFAAgUwAAphQAIAFLAADLFQAwAgAAAD8AIEsAAKYUACACAAAAshEAIEsAAKUUACAE-AYCAPcMACGFB0AA_AwAIacHAQD2DAAh-gcCAPcMACEFGgAAnhEAIPgGAgD3DAAhhQdAAPwMACGnBwEA9gwAIfoHAgD3DAAhBRoAAKARACD4BgIAAAABhQdAAAAAAacHAQAAAAH6BwIAAAABDBgAALYRACAbAAC4EQAg-AYCAAAAAYUHQAAAAAGnBwEAAAABqQcBAAAAAfsHAgAAAAH8ByAAAAAB_QcgAAAAAf4HAgAAAAH_B0AAAAABgAgCAAAAAQIAAAA5ACBSAACwFAAgAwAAADkAIFIAALAUACBTAACvFAAgAUsAAMoVADACAAAAOQAgSwAArxQAIAIAAADHEQAgSwAArhQAIAr4BgIA9wwAIYUHQAD8DAAhpwcBAPYMACGpBwEA9gwAIfsHAgD3DAAh_AcgAKUOACH9ByAApQ4AIf4HAgD3DAAh_wdAAPwMACGACAIA9wwAIQwYAACnEQAgGwAAqREAIPgGAgD3DAAhhQdAAPwMACGnBwEA9gwAIakHAQD2DAAh-wcCAPcMACH8ByAApQ4AIf0HIAClDgAh_gcCAPcMACH_B0AA_AwAIYAIAgD3DAAhDBgAALYRACAbAAC4EQAg-AYCAAAAAYUHQAAAAAGnBwEAAAABqQcBAAAAAfsHAgAAAAH8ByAAAAAB_QcgAAAAAf4HAgAAAAH_B0AAAAABgAgCAAAAAQX4BgIAAAABhQdAAAAAAecHAQAAAAHoBwEAAAAB6QdAAAAAAQIAAAA1ACBSAAC8FAAgAwAAADUAIFIAALwUACBTAAC7FAAgAUsAAMkVADALAwAApAsAIOYGAADbDAAw5wYAADMAEOgGAADbDAAw-AYCAAAAAYUHQAD4CgAhkwcCAPEKACHnBwEA8AoAIegHAQDwCgAh6QdAAJoLACHGCAAA2gwAIAIAAAA1ACBLAAC7FAAgAgAAALkUACBLAAC6FAAgCeYGAAC4FAAw5wYAALkUABDoBgAAuBQAMPgGAgDxCgAhhQdAAPgKACGTBwIA8QoAIecHAQDwCgAh6AcBAPAKACHpB0AAmgsAIQnmBgAAuBQAMOcGAAC5FAAQ6AYAALgUADD4BgIA8QoAIYUHQAD4CgAhkwcCAPEKACHnBwEA8AoAIegHAQDwCgAh6QdAAJoLACEF-AYCAPcMACGFB0AA_AwAIecHAQD2DAAh6AcBAPYMACHpB0AAjQ0AIQX4BgIA9wwAIYUHQAD8DAAh5wcBAPYMACHoBwEA9gwAIekHQACNDQAhBfgGAgAAAAGFB0AAAAAB5wcBAAAAAegHAQAAAAHpB0AAAAABCPgGAgAAAAGFB0AAAAABlQcBAAAAAekHQAAAAAHqBwABAAAB6wcAAQAAAewHBAAAAAHtBwAAhBEAIAIAAAAxACBSAADIFAAgAwAAADEAIFIAAMgUACBTAADHFAAgAUsAAMgVADANAwAApAsAIOYGAADcDAAw5wYAAC8AEOgGAADcDAAw-AYCAAAAAYUHQAD4CgAhkwcCAPEKACGVBwEA8AoAIekHQACaCwAh6gcAAQAAAesHAAHfCwAh7AcEAKMLACHtBwAAkwsAIAIAAAAxACBLAADHFAAgAgAAAMUUACBLAADGFAAgDOYGAADEFAAw5wYAAMUUABDoBgAAxBQAMPgGAgDxCgAhhQdAAPgKACGTBwIA8QoAIZUHAQDwCgAh6QdAAJoLACHqBwAB3wsAIesHAAHfCwAh7AcEAKMLACHtBwAAkwsAIAzmBgAAxBQAMOcGAADFFAAQ6AYAAMQUADD4BgIA8QoAIYUHQAD4CgAhkwcCAPEKACGVBwEA8AoAIekHQACaCwAh6gcAAd8LACHrBwAB3wsAIewHBACjCwAh7QcAAJMLACAI-AYCAPcMACGFB0AA_AwAIZUHAQD2DAAh6QdAAI0NACHqBwABiw0AIesHAAGLDQAh7AcEALEOACHtBwAAghEAIAj4BgIA9wwAIYUHQAD8DAAhlQcBAPYMACHpB0AAjQ0AIeoHAAGLDQAh6wcAAYsNACHsBwQAsQ4AIe0HAACCEQAgCPgGAgAAAAGFB0AAAAABlQcBAAAAAekHQAAAAAHqBwABAAAB6wcAAQAAAewHBAAAAAHtBwAAhBEAIAKLBwABAAABjQdAAAAAAQIAAAAtACBSAADUFAAgAwAAAC0AIFIAANQUACBTAADTFAAgAUsAAMcVADAIAwAApAsAIOYGAADeDAAw5wYAACsAEOgGAADeDAAwiwcAAd8LACGNB0AAmgsAIZMHAgDxCgAhxwgAAN0MACACAAAALQAgSwAA0xQAIAIAAADRFAAgSwAA0hQAIAbmBgAA0BQAMOcGAADRFAAQ6AYAANAUADCLBwAB3wsAIY0HQACaCwAhkwcCAPEKACEG5gYAANAUADDnBgAA0RQAEOgGAADQFAAwiwcAAd8LACGNB0AAmgsAIZMHAgDxCgAhAosHAAGLDQAhjQdAAI0NACECiwcAAYsNACGNB0AAjQ0AIQKLBwABAAABjQdAAAAAAQWFB0AAAAAB7gcBAAAAAe8HBAAAAAHwBwIAAAAB8QdAAAAAAQIAAAC_BAAgUgAA1RQAIAMAAAApACBSAADVFAAgUwAA2RQAIAcAAAApACBLAADZFAAghQdAAPwMACHuBwEA9gwAIe8HBACxDgAh8AcCAPcMACHxB0AAjQ0AIQWFB0AA_AwAIe4HAQD2DAAh7wcEALEOACHwBwIA9wwAIfEHQACNDQAhBwUAAOwNACALAADtDQAgDAAA7g0AIPgGAgAAAAH_BgIAAAABgAcAAOoNACCFB0AAAAABAgAAAAsAIFIAAOIUACADAAAACwAgUgAA4hQAIFMAAOEUACABSwAAxhUAMAIAAAALACBLAADhFAAgAgAAAJYOACBLAADgFAAgBPgGAgD3DAAh_wYCAPcMACGABwAAzQ0AIIUHQAD8DAAhBwUAAM8NACALAADQDQAgDAAA0Q0AIPgGAgD3DAAh_wYCAPcMACGABwAAzQ0AIIUHQAD8DAAhBwUAAOwNACALAADtDQAgDAAA7g0AIPgGAgAAAAH_BgIAAAABgAcAAOoNACCFB0AAAAABCgwAAJ4OACANAACdDgAgDgAAnw4AIPgGAgAAAAGFB0AAAAABlQcBAAAAAZYHAQAAAAGXBwABAAABmAcAAJoOACCZBwAAmw4AIAIAAAAmACBSAADuFAAgAwAAACYAIFIAAO4UACBTAADtFAAgAUsAAMUVADAPBAAApAsAIAwAAOEMACANAACODAAgDgAAjAwAIOYGAADfDAAw5wYAAAcAEOgGAADfDAAw-AYCAAAAAYUHQAD4CgAhlAcCAPEKACGVBwEA8AoAIZYHAQAAAAGXBwAB4AwAIZgHAACTCwAgmQcAAJMLACACAAAAJgAgSwAA7RQAIAIAAADrFAAgSwAA7BQAIAvmBgAA6hQAMOcGAADrFAAQ6AYAAOoUADD4BgIA8QoAIYUHQAD4CgAhlAcCAPEKACGVBwEA8AoAIZYHAQDwCgAhlwcAAeAMACGYBwAAkwsAIJkHAACTCwAgC-YGAADqFAAw5wYAAOsUABDoBgAA6hQAMPgGAgDxCgAhhQdAAPgKACGUBwIA8QoAIZUHAQDwCgAhlgcBAPAKACGXBwAB4AwAIZgHAACTCwAgmQcAAJMLACAH-AYCAPcMACGFB0AA_AwAIZUHAQD2DAAhlgcBAPYMACGXBwABoQ0AIZgHAAD0DQAgmQcAAPUNACAKDAAA-A0AIA0AAPcNACAOAAD5DQAg-AYCAPcMACGFB0AA_AwAIZUHAQD2DAAhlgcBAPYMACGXBwABoQ0AIZgHAAD0DQAgmQcAAPUNACAKDAAAng4AIA0AAJ0OACAOAACfDgAg-AYCAAAAAYUHQAAAAAGVBwEAAAABlgcBAAAAAZcHAAEAAAGYBwAAmg4AIJkHAACbDgAgDQUAALcNACAPAACEDgAg-AYCAAAAAf8GAgAAAAGABwAAtQ0AIIUHQAAAAAGGB0AAAAABiwcAAQAAAZUHAQAAAAHpB0AAAAABqggBAAAAAasIQAAAAAGsCAIAAAABAgAAAAUAIFIAAPcUACADAAAABQAgUgAA9xQAIFMAAPYUACABSwAAxBUAMAIAAAAFACBLAAD2FAAgAgAAAK4NACBLAAD1FAAgC_gGAgD3DAAh_wYCAI4NACGABwAAsA0AIIUHQAD8DAAhhgdAAI0NACGLBwABiw0AIZUHAQD2DAAh6QdAAI0NACGqCAEA9gwAIasIQACNDQAhrAgCAI4NACENBQAAsw0AIA8AAIIOACD4BgIA9wwAIf8GAgCODQAhgAcAALANACCFB0AA_AwAIYYHQACNDQAhiwcAAYsNACGVBwEA9gwAIekHQACNDQAhqggBAPYMACGrCEAAjQ0AIawIAgCODQAhDQUAALcNACAPAACEDgAg-AYCAAAAAf8GAgAAAAGABwAAtQ0AIIUHQAAAAAGGB0AAAAABiwcAAQAAAZUHAQAAAAHpB0AAAAABqggBAAAAAasIQAAAAAGsCAIAAAABBFIAAO8UADDLCAAA8BQAMM0IAADyFAAg0QgAAKoNADAEUgAA4xQAMMsIAADkFAAwzQgAAOYUACDRCAAA5xQAMARSAADaFAAwywgAANsUADDNCAAA3RQAINEIAACSDgAwA1IAANUUACDLCAAA1hQAINEIAAC_BAAgBFIAAMkUADDLCAAAyhQAMM0IAADMFAAg0QgAAM0UADAEUgAAvRQAMMsIAAC-FAAwzQgAAMAUACDRCAAAwRQAMARSAACxFAAwywgAALIUADDNCAAAtBQAINEIAAC1FAAwBFIAAKgUADDLCAAAqRQAMM0IAACrFAAg0QgAAMMRADAEUgAAnxQAMMsIAACgFAAwzQgAAKIUACDRCAAArhEAMARSAACWFAAwywgAAJcUADDNCAAAmRQAINEIAADpEAAwBFIAAI0UADDLCAAAjhQAMM0IAACQFAAg0QgAAMgQADAEUgAAhBQAMMsIAACFFAAwzQgAAIcUACDRCAAAsBAAMARSAAD4EwAwywgAAPkTADDNCAAA-xMAINEIAAD8EwAwBFIAAOwTADDLCAAA7RMAMM0IAADvEwAg0QgAAPATADAEUgAA4BMAMMsIAADhEwAwzQgAAOMTACDRCAAA5BMAMARSAADUEwAwywgAANUTADDNCAAA1xMAINEIAADYEwAwBFIAAMsTADDLCAAAzBMAMM0IAADOEwAg0QgAAIMPADAEUgAAwhMAMMsIAADDEwAwzQgAAMUTACDRCAAA5A8AMARSAAC2EwAwywgAALcTADDNCAAAuRMAINEIAAC6EwAwBFIAAK0TADDLCAAArhMAMM0IAACwEwAg0QgAAPcOADAEUgAAoRMAMMsIAACiEwAwzQgAAKQTACDRCAAApRMAMANSAACcEwAgywgAAJ0TACDRCAAAwQgAIARSAACTEwAwywgAAJQTADDNCAAAlhMAINEIAACCEwAwBFIAAIoTADDLCAAAixMAMM0IAACNEwAg0QgAAIITADAEUgAA_hIAMMsIAAD_EgAwzQgAAIETACDRCAAAghMAMARSAAD1EgAwywgAAPYSADDNCAAA-BIAINEIAADtEgAwBFIAAOkSADDLCAAA6hIAMM0IAADsEgAg0QgAAO0SADAEUgAA3RIAMMsIAADeEgAwzQgAAOASACDRCAAA4RIAMARSAADREgAwywgAANISADDNCAAA1BIAINEIAADVEgAwBFIAAMUSADDLCAAAxhIAMM0IAADIEgAg0QgAAMkSADAEUgAAuRIAMMsIAAC6EgAwzQgAALwSACDRCAAAvRIAMAAAAAIDAAC0DgAg8QcAAPAMACAAAAAAAAAAAAAAAAAAAAABBAAAtA4AIAAAAAAAAAYvAACrDgAgNAAAqg4AIIYHAADwDAAgmwcAAPAMACCcBwAA8AwAIJ0HAADwDAAgAS8AAKsOACAAAAomAAC3FQAgKAAAsxUAICwAAKYVACCUBwAA8AwAILYHAADwDAAgyQcAAPAMACDKBwAA8AwAIMsHAADwDAAgzgcAAPAMACDPBwAA8AwAIAcnAAC0DgAgKAAAsxUAICoAALQVACDABwAA8AwAIMEHAADwDAAgwgcAAPAMACDDBwAA8AwAIAIEAAC0DgAgLQAAuBUAIAAEGQAAtA4AIB4AAJkQACAfAACZEAAgIQAAoBUAIAEcAADyEAAgAR4AAJkQACADGAAAvRUAIBkAALQOACAbAACeFQAgAhcAAMwRACDPBwAA8AwAIAAFBAAAtA4AIAwAAL4VACANAACZFQAgDgAAlxUAIJcHAADwDAAgBAMAALQOACAFAAC_FQAgCwAAwxUAIAwAAL4VACAIBgAAwBUAIAgAAMIVACAJAACXFQAgjgcAAPAMACCPBwAA8AwAIJAHAADwDAAgkQcAAPAMACCSBwAA8AwAIAAAC_gGAgAAAAH_BgIAAAABgAcAALUNACCFB0AAAAABhgdAAAAAAYsHAAEAAAGVBwEAAAAB6QdAAAAAAaoIAQAAAAGrCEAAAAABrAgCAAAAAQf4BgIAAAABhQdAAAAAAZUHAQAAAAGWBwEAAAABlwcAAQAAAZgHAACaDgAgmQcAAJsOACAE-AYCAAAAAf8GAgAAAAGABwAA6g0AIIUHQAAAAAECiwcAAQAAAY0HQAAAAAEI-AYCAAAAAYUHQAAAAAGVBwEAAAAB6QdAAAAAAeoHAAEAAAHrBwABAAAB7AcEAAAAAe0HAACEEQAgBfgGAgAAAAGFB0AAAAAB5wcBAAAAAegHAQAAAAHpB0AAAAABCvgGAgAAAAGFB0AAAAABpwcBAAAAAakHAQAAAAH7BwIAAAAB_AcgAAAAAf0HIAAAAAH-BwIAAAAB_wdAAAAAAYAIAgAAAAEE-AYCAAAAAYUHQAAAAAGnBwEAAAAB-gcCAAAAAQj4BgIAAAABhQdAAAAAAakHAQAAAAGuBwAAAOIHAsUHAQAAAAHgBwIAAAAB4gcCAAAAAeMHAgAAAAEF-AYCAAAAAYUHQAAAAAHFBwEAAAAB3QcCAAAAAd8HAgAAAAEDhQdAAAAAAagHAgAAAAHeBwIAAAABBukGAQAAAAGFB0AAAAABrgcCAAAAAcUHAQAAAAGfCAEAAAABoAgAAQAAAQn4BgIAAAABhQdAAAAAAZUHAQAAAAGqBwEAAAABrgcAAADXBwLJBwEAAAAB1AcCAAAAAdUHAgAAAAHXByAAAAABCPgGAgAAAAGFB0AAAAABrgcAAADABwK9BwAAAL0HAsAHQAAAAAHBBwEAAAABwgcCAAAAAcMHAQAAAAEQ-AYCAAAAAYUHQAAAAAGgBwEAAAABoQcEAAAAAaMHAQAAAAGpBwEAAAABqgcBAAAAAawHAAAArAcCrgcAAACuBwKvBwgAAAABsAcCAAAAAbEHAgAAAAGyBwEAAAABswcCAAAAAbQHAgAAAAG1BwIAAAABBPgGAgAAAAGFB0AAAAABnAcCAAAAAacHAQAAAAEI-AYCAAAAAYUHQAAAAAGpBwEAAAABuAcCAAAAAcQHAgAAAAHFBwEAAAABxgcBAAAAAccHQAAAAAEF-AYCAAAAAYUHQAAAAAGpBwEAAAABxQcBAAAAAcgHQAAAAAEDhQdAAAAAAZwHAgAAAAGoBwIAAAABCfgGAgAAAAGFB0AAAAABlQcBAAAAAaAHAQAAAAGhBwQAAAABogcBAAAAAaMHAQAAAAGkB0AAAAABpQcBAAAAAQz4BgIAAAABhQdAAAAAAaYHAgAAAAGuBwAAAJgIAooIAQAAAAGLCAIAAAABkQgBAAAAAZYIAQAAAAGYCAIAAAABmQgBAAAAAZoIQAAAAAGbCEAAAAABDPgGAgAAAAGFB0AAAAABrgcAAACYCAKKCAEAAAABiwgCAAAAAZEIAQAAAAGVCAIAAAABlggBAAAAAZgIAgAAAAGZCAEAAAABmghAAAAAAZsIQAAAAAEM-AYCAAAAAYUHQAAAAAGmBwIAAAABrgcAAACYCAKKCAEAAAABiwgCAAAAAZEIAQAAAAGVCAIAAAABlggBAAAAAZkIAQAAAAGaCEAAAAABmwhAAAAAAQj3BkAAAAAB-AYCAAAAAakHAQAAAAHFBwEAAAABiggBAAAAAYsIAgAAAAGTCAIAAAABlAgCAAAAAQj3BkAAAAAB-AYCAAAAAZQHAgAAAAGpBwEAAAABxQcBAAAAAYoIAQAAAAGLCAIAAAABkwgCAAAAAQlLgAAAAAH4BgIAAAABhQdAAAAAAYMIAgAAAAGICAEAAAABpggBAAAAAacIAQAAAAGoCEAAAAABqQhAAAAAAQaFB0AAAAABhgdAAAAAAYsHAAEAAAGNB0AAAAABoQgBAAAAAaIIAQAAAAEG-AYCAAAAAYUHQAAAAAGGB0AAAAABiwcAAQAAAaQIAgAAAAGlCAIAAAABDvgGAgAAAAH6BkAAAAABggdAAAAAAYYHQAAAAAGfBwQAAAABowcBAAAAAYIIAQAAAAGDCAIAAAABhAgCAAAAAYUIAgAAAAGGCAQAAAABhwgCAAAAAYgIAQAAAAGJCEAAAAABMhAAAPgUACARAAD5FAAgEgAA-hQAIBMAAPsUACAUAAD8FAAgFQAA_RQAIBYAAP4UACAXAAD_FAAgGwAAgBUAIBwAAIEVACAhAACDFQAgIwAAghUAICUAAIQVACAqAACFFQAgLAAAiRUAIC4AAIYVACAwAACIFQAgMQAAixUAIDUAAIcVACA2AACKFQAgNwAAjBUAIDgAAI0VACA7AACOFQAgPAAAjxUAID0AAJAVACA_AACRFQAgQAAAkhUAIEIAAJQVACBEAACVFQAgRQAAlhUAIPgGAgAAAAGFB0AAAAABnQcBAAAAAc8HQAAAAAGiCAEAAAABrQgBAAAAAa4IQAAAAAGvCAEAAAABsQgAAACxCAKyCEAAAAABswhAAAAAAbQIAQAAAAG1CEAAAAABtghAAAAAAbcIAQAAAAG4CEAAAAABuQgCAAAAAboIIAAAAAG7CEAAAAABvAggAAAAAQIAAAABACBSAADhFQAgAwAAAKQBACBSAADhFQAgUwAA5RUAIDQAAACkAQAgEAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQgAAthIAIEQAALcSACBFAAC4EgAgSwAA5RUAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhMhAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEIAALYSACBEAAC3EgAgRQAAuBIAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhMhAAAPgUACARAAD5FAAgEgAA-hQAIBMAAPsUACAUAAD8FAAgFQAA_RQAIBYAAP4UACAXAAD_FAAgGwAAgBUAIBwAAIEVACAhAACDFQAgIwAAghUAICUAAIQVACAqAACFFQAgLAAAiRUAIC4AAIYVACAwAACIFQAgMQAAixUAIDUAAIcVACA2AACKFQAgNwAAjBUAIDgAAI0VACA7AACOFQAgPAAAjxUAID0AAJAVACA_AACRFQAgQAAAkhUAIEEAAJMVACBCAACUFQAgRQAAlhUAIPgGAgAAAAGFB0AAAAABnQcBAAAAAc8HQAAAAAGiCAEAAAABrQgBAAAAAa4IQAAAAAGvCAEAAAABsQgAAACxCAKyCEAAAAABswhAAAAAAbQIAQAAAAG1CEAAAAABtghAAAAAAbcIAQAAAAG4CEAAAAABuQgCAAAAAboIIAAAAAG7CEAAAAABvAggAAAAAQIAAAABACBSAADmFQAgAwAAAKQBACBSAADmFQAgUwAA6hUAIDQAAACkAQAgEAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBFAAC4EgAgSwAA6hUAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhMhAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRQAAuBIAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhMhAAAPgUACARAAD5FAAgEgAA-hQAIBMAAPsUACAUAAD8FAAgFQAA_RQAIBYAAP4UACAXAAD_FAAgGwAAgBUAIBwAAIEVACAhAACDFQAgIwAAghUAICUAAIQVACAqAACFFQAgLAAAiRUAIC4AAIYVACAwAACIFQAgMQAAixUAIDUAAIcVACA2AACKFQAgNwAAjBUAIDgAAI0VACA7AACOFQAgPAAAjxUAID0AAJAVACA_AACRFQAgQAAAkhUAIEEAAJMVACBEAACVFQAgRQAAlhUAIPgGAgAAAAGFB0AAAAABnQcBAAAAAc8HQAAAAAGiCAEAAAABrQgBAAAAAa4IQAAAAAGvCAEAAAABsQgAAACxCAKyCEAAAAABswhAAAAAAbQIAQAAAAG1CEAAAAABtghAAAAAAbcIAQAAAAG4CEAAAAABuQgCAAAAAboIIAAAAAG7CEAAAAABvAggAAAAAQIAAAABACBSAADrFQAgAwAAAKQBACBSAADrFQAgUwAA7xUAIDQAAACkAQAgEAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEQAALcSACBFAAC4EgAgSwAA7xUAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhMhAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBEAAC3EgAgRQAAuBIAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhMhAAAPgUACARAAD5FAAgEgAA-hQAIBMAAPsUACAUAAD8FAAgFQAA_RQAIBYAAP4UACAXAAD_FAAgGwAAgBUAIBwAAIEVACAhAACDFQAgIwAAghUAICoAAIUVACAsAACJFQAgLgAAhhUAIDAAAIgVACAxAACLFQAgNQAAhxUAIDYAAIoVACA3AACMFQAgOAAAjRUAIDsAAI4VACA8AACPFQAgPQAAkBUAID8AAJEVACBAAACSFQAgQQAAkxUAIEIAAJQVACBEAACVFQAgRQAAlhUAIPgGAgAAAAGFB0AAAAABnQcBAAAAAc8HQAAAAAGiCAEAAAABrQgBAAAAAa4IQAAAAAGvCAEAAAABsQgAAACxCAKyCEAAAAABswhAAAAAAbQIAQAAAAG1CEAAAAABtghAAAAAAbcIAQAAAAG4CEAAAAABuQgCAAAAAboIIAAAAAG7CEAAAAABvAggAAAAAQIAAAABACBSAADwFQAgAwAAAKQBACBSAADwFQAgUwAA9BUAIDQAAACkAQAgEAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgKgAApxIAICwAAKsSACAuAACoEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDcAAK4SACA4AACvEgAgOwAAsBIAIDwAALESACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAgSwAA9BUAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhMhAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhMhAAAPgUACARAAD5FAAgEgAA-hQAIBMAAPsUACAUAAD8FAAgFQAA_RQAIBYAAP4UACAXAAD_FAAgGwAAgBUAIBwAAIEVACAhAACDFQAgIwAAghUAICUAAIQVACAqAACFFQAgLAAAiRUAIC4AAIYVACAwAACIFQAgMQAAixUAIDUAAIcVACA2AACKFQAgNwAAjBUAIDgAAI0VACA7AACOFQAgPAAAjxUAID8AAJEVACBAAACSFQAgQQAAkxUAIEIAAJQVACBEAACVFQAgRQAAlhUAIPgGAgAAAAGFB0AAAAABnQcBAAAAAc8HQAAAAAGiCAEAAAABrQgBAAAAAa4IQAAAAAGvCAEAAAABsQgAAACxCAKyCEAAAAABswhAAAAAAbQIAQAAAAG1CEAAAAABtghAAAAAAbcIAQAAAAG4CEAAAAABuQgCAAAAAboIIAAAAAG7CEAAAAABvAggAAAAAQIAAAABACBSAAD1FQAgMhAAAPgUACARAAD5FAAgEgAA-hQAIBMAAPsUACAUAAD8FAAgFQAA_RQAIBYAAP4UACAXAAD_FAAgGwAAgBUAIBwAAIEVACAhAACDFQAgIwAAghUAICUAAIQVACAqAACFFQAgLAAAiRUAIC4AAIYVACAwAACIFQAgMQAAixUAIDUAAIcVACA2AACKFQAgNwAAjBUAIDgAAI0VACA7AACOFQAgPQAAkBUAID8AAJEVACBAAACSFQAgQQAAkxUAIEIAAJQVACBEAACVFQAgRQAAlhUAIPgGAgAAAAGFB0AAAAABnQcBAAAAAc8HQAAAAAGiCAEAAAABrQgBAAAAAa4IQAAAAAGvCAEAAAABsQgAAACxCAKyCEAAAAABswhAAAAAAbQIAQAAAAG1CEAAAAABtghAAAAAAbcIAQAAAAG4CEAAAAABuQgCAAAAAboIIAAAAAG7CEAAAAABvAggAAAAAQIAAAABACBSAAD3FQAgMhAAAPgUACARAAD5FAAgEgAA-hQAIBMAAPsUACAUAAD8FAAgFQAA_RQAIBYAAP4UACAXAAD_FAAgGwAAgBUAIBwAAIEVACAhAACDFQAgIwAAghUAICUAAIQVACAqAACFFQAgLAAAiRUAIC4AAIYVACAwAACIFQAgMQAAixUAIDUAAIcVACA2AACKFQAgNwAAjBUAIDgAAI0VACA8AACPFQAgPQAAkBUAID8AAJEVACBAAACSFQAgQQAAkxUAIEIAAJQVACBEAACVFQAgRQAAlhUAIPgGAgAAAAGFB0AAAAABnQcBAAAAAc8HQAAAAAGiCAEAAAABrQgBAAAAAa4IQAAAAAGvCAEAAAABsQgAAACxCAKyCEAAAAABswhAAAAAAbQIAQAAAAG1CEAAAAABtghAAAAAAbcIAQAAAAG4CEAAAAABuQgCAAAAAboIIAAAAAG7CEAAAAABvAggAAAAAQIAAAABACBSAAD5FQAgAwAAAKQBACBSAAD1FQAgUwAA_RUAIDQAAACkAQAgEAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAgSwAA_RUAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhMhAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhAwAAAKQBACBSAAD3FQAgUwAAgBYAIDQAAACkAQAgEAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAgSwAAgBYAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhMhAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhAwAAAKQBACBSAAD5FQAgUwAAgxYAIDQAAACkAQAgEAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDwAALESACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAgSwAAgxYAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhMhAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhMhAAAPgUACARAAD5FAAgEgAA-hQAIBMAAPsUACAUAAD8FAAgFQAA_RQAIBYAAP4UACAXAAD_FAAgGwAAgBUAIBwAAIEVACAhAACDFQAgIwAAghUAICUAAIQVACAqAACFFQAgLAAAiRUAIC4AAIYVACAwAACIFQAgMQAAixUAIDUAAIcVACA2AACKFQAgNwAAjBUAIDgAAI0VACA7AACOFQAgPAAAjxUAID0AAJAVACA_AACRFQAgQQAAkxUAIEIAAJQVACBEAACVFQAgRQAAlhUAIPgGAgAAAAGFB0AAAAABnQcBAAAAAc8HQAAAAAGiCAEAAAABrQgBAAAAAa4IQAAAAAGvCAEAAAABsQgAAACxCAKyCEAAAAABswhAAAAAAbQIAQAAAAG1CEAAAAABtghAAAAAAbcIAQAAAAG4CEAAAAABuQgCAAAAAboIIAAAAAG7CEAAAAABvAggAAAAAQIAAAABACBSAACEFgAgMhAAAPgUACARAAD5FAAgEgAA-hQAIBMAAPsUACAUAAD8FAAgFQAA_RQAIBYAAP4UACAXAAD_FAAgGwAAgBUAIBwAAIEVACAhAACDFQAgIwAAghUAICUAAIQVACAqAACFFQAgLAAAiRUAIC4AAIYVACAwAACIFQAgMQAAixUAIDUAAIcVACA2AACKFQAgNwAAjBUAIDgAAI0VACA7AACOFQAgPAAAjxUAID0AAJAVACBAAACSFQAgQQAAkxUAIEIAAJQVACBEAACVFQAgRQAAlhUAIPgGAgAAAAGFB0AAAAABnQcBAAAAAc8HQAAAAAGiCAEAAAABrQgBAAAAAa4IQAAAAAGvCAEAAAABsQgAAACxCAKyCEAAAAABswhAAAAAAbQIAQAAAAG1CEAAAAABtghAAAAAAbcIAQAAAAG4CEAAAAABuQgCAAAAAboIIAAAAAG7CEAAAAABvAggAAAAAQIAAAABACBSAACGFgAgAwAAAKQBACBSAACEFgAgUwAAihYAIDQAAACkAQAgEAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAgSwAAihYAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhMhAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhAwAAAKQBACBSAACGFgAgUwAAjRYAIDQAAACkAQAgEAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAgSwAAjRYAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhMhAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhMhAAAPgUACARAAD5FAAgEgAA-hQAIBMAAPsUACAUAAD8FAAgFQAA_RQAIBYAAP4UACAXAAD_FAAgGwAAgBUAIBwAAIEVACAhAACDFQAgIwAAghUAICUAAIQVACAqAACFFQAgLAAAiRUAIC4AAIYVACAwAACIFQAgMQAAixUAIDUAAIcVACA2AACKFQAgNwAAjBUAIDgAAI0VACA7AACOFQAgPAAAjxUAID0AAJAVACA_AACRFQAgQAAAkhUAIEEAAJMVACBCAACUFQAgRAAAlRUAIPgGAgAAAAGFB0AAAAABnQcBAAAAAc8HQAAAAAGiCAEAAAABrQgBAAAAAa4IQAAAAAGvCAEAAAABsQgAAACxCAKyCEAAAAABswhAAAAAAbQIAQAAAAG1CEAAAAABtghAAAAAAbcIAQAAAAG4CEAAAAABuQgCAAAAAboIIAAAAAG7CEAAAAABvAggAAAAAQIAAAABACBSAACOFgAgAwAAAKQBACBSAACOFgAgUwAAkhYAIDQAAACkAQAgEAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgSwAAkhYAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhMhAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhCvgGAgAAAAGFB0AAAAABpgcCAAAAAacHAQAAAAGpBwEAAAAB_AcgAAAAAf0HIAAAAAH-BwIAAAAB_wdAAAAAAYAIAgAAAAEyEAAA-BQAIBEAAPkUACASAAD6FAAgEwAA-xQAIBQAAPwUACAVAAD9FAAgFgAA_hQAIBsAAIAVACAcAACBFQAgIQAAgxUAICMAAIIVACAlAACEFQAgKgAAhRUAICwAAIkVACAuAACGFQAgMAAAiBUAIDEAAIsVACA1AACHFQAgNgAAihUAIDcAAIwVACA4AACNFQAgOwAAjhUAIDwAAI8VACA9AACQFQAgPwAAkRUAIEAAAJIVACBBAACTFQAgQgAAlBUAIEQAAJUVACBFAACWFQAg-AYCAAAAAYUHQAAAAAGdBwEAAAABzwdAAAAAAaIIAQAAAAGtCAEAAAABrghAAAAAAa8IAQAAAAGxCAAAALEIArIIQAAAAAGzCEAAAAABtAgBAAAAAbUIQAAAAAG2CEAAAAABtwgBAAAAAbgIQAAAAAG5CAIAAAABugggAAAAAbsIQAAAAAG8CCAAAAABAgAAAAEAIFIAAJQWACAG-AYCAAAAAYUHQAAAAAGpBwEAAAABqgcBAAAAAc8HQAAAAAGBCAIAAAABAgAAAOEDACBSAACWFgAgBPgGAgAAAAGFB0AAAAABpgcCAAAAAacHAQAAAAEDAAAApAEAIFIAAJQWACBTAACbFgAgNAAAAKQBACAQAACaEgAgEQAAmxIAIBIAAJwSACATAACdEgAgFAAAnhIAIBUAAJ8SACAWAACgEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACBLAACbFgAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACEyEAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBsAAKISACAcAACjEgAgIQAApRIAICMAAKQSACAlAACmEgAgKgAApxIAICwAAKsSACAuAACoEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDcAAK4SACA4AACvEgAgOwAAsBIAIDwAALESACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACEDAAAA5AMAIFIAAJYWACBTAACeFgAgCAAAAOQDACBLAACeFgAg-AYCAPcMACGFB0AA_AwAIakHAQD2DAAhqgcBAPYMACHPB0AAjQ0AIYEIAgD3DAAhBvgGAgD3DAAhhQdAAPwMACGpBwEA9gwAIaoHAQD2DAAhzwdAAI0NACGBCAIA9wwAITIQAAD4FAAgEQAA-RQAIBIAAPoUACATAAD7FAAgFAAA_BQAIBUAAP0UACAWAAD-FAAgFwAA_xQAIBwAAIEVACAhAACDFQAgIwAAghUAICUAAIQVACAqAACFFQAgLAAAiRUAIC4AAIYVACAwAACIFQAgMQAAixUAIDUAAIcVACA2AACKFQAgNwAAjBUAIDgAAI0VACA7AACOFQAgPAAAjxUAID0AAJAVACA_AACRFQAgQAAAkhUAIEEAAJMVACBCAACUFQAgRAAAlRUAIEUAAJYVACD4BgIAAAABhQdAAAAAAZ0HAQAAAAHPB0AAAAABoggBAAAAAa0IAQAAAAGuCEAAAAABrwgBAAAAAbEIAAAAsQgCsghAAAAAAbMIQAAAAAG0CAEAAAABtQhAAAAAAbYIQAAAAAG3CAEAAAABuAhAAAAAAbkIAgAAAAG6CCAAAAABuwhAAAAAAbwIIAAAAAECAAAAAQAgUgAAnxYAIA0YAAC2EQAgGQAAtxEAIPgGAgAAAAGFB0AAAAABpgcCAAAAAacHAQAAAAGpBwEAAAAB-wcCAAAAAfwHIAAAAAH9ByAAAAAB_gcCAAAAAf8HQAAAAAGACAIAAAABAgAAADkAIFIAAKEWACADAAAApAEAIFIAAJ8WACBTAAClFgAgNAAAAKQBACAQAACaEgAgEQAAmxIAIBIAAJwSACATAACdEgAgFAAAnhIAIBUAAJ8SACAWAACgEgAgFwAAoRIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACBLAAClFgAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACEyEAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAcAACjEgAgIQAApRIAICMAAKQSACAlAACmEgAgKgAApxIAICwAAKsSACAuAACoEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDcAAK4SACA4AACvEgAgOwAAsBIAIDwAALESACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACEDAAAANwAgUgAAoRYAIFMAAKgWACAPAAAANwAgGAAApxEAIBkAAKgRACBLAACoFgAg-AYCAPcMACGFB0AA_AwAIaYHAgD3DAAhpwcBAPYMACGpBwEA9gwAIfsHAgD3DAAh_AcgAKUOACH9ByAApQ4AIf4HAgD3DAAh_wdAAPwMACGACAIA9wwAIQ0YAACnEQAgGQAAqBEAIPgGAgD3DAAhhQdAAPwMACGmBwIA9wwAIacHAQD2DAAhqQcBAPYMACH7BwIA9wwAIfwHIAClDgAh_QcgAKUOACH-BwIA9wwAIf8HQAD8DAAhgAgCAPcMACEyEAAA-BQAIBEAAPkUACASAAD6FAAgFAAA_BQAIBUAAP0UACAWAAD-FAAgFwAA_xQAIBsAAIAVACAcAACBFQAgIQAAgxUAICMAAIIVACAlAACEFQAgKgAAhRUAICwAAIkVACAuAACGFQAgMAAAiBUAIDEAAIsVACA1AACHFQAgNgAAihUAIDcAAIwVACA4AACNFQAgOwAAjhUAIDwAAI8VACA9AACQFQAgPwAAkRUAIEAAAJIVACBBAACTFQAgQgAAlBUAIEQAAJUVACBFAACWFQAg-AYCAAAAAYUHQAAAAAGdBwEAAAABzwdAAAAAAaIIAQAAAAGtCAEAAAABrghAAAAAAa8IAQAAAAGxCAAAALEIArIIQAAAAAGzCEAAAAABtAgBAAAAAbUIQAAAAAG2CEAAAAABtwgBAAAAAbgIQAAAAAG5CAIAAAABugggAAAAAbsIQAAAAAG8CCAAAAABAgAAAAEAIFIAAKkWACADAAAApAEAIFIAAKkWACBTAACtFgAgNAAAAKQBACAQAACaEgAgEQAAmxIAIBIAAJwSACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACBLAACtFgAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACEyEAAAmhIAIBEAAJsSACASAACcEgAgFAAAnhIAIBUAAJ8SACAWAACgEgAgFwAAoRIAIBsAAKISACAcAACjEgAgIQAApRIAICMAAKQSACAlAACmEgAgKgAApxIAICwAAKsSACAuAACoEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDcAAK4SACA4AACvEgAgOwAAsBIAIDwAALESACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACEyEAAA-BQAIBEAAPkUACASAAD6FAAgEwAA-xQAIBUAAP0UACAWAAD-FAAgFwAA_xQAIBsAAIAVACAcAACBFQAgIQAAgxUAICMAAIIVACAlAACEFQAgKgAAhRUAICwAAIkVACAuAACGFQAgMAAAiBUAIDEAAIsVACA1AACHFQAgNgAAihUAIDcAAIwVACA4AACNFQAgOwAAjhUAIDwAAI8VACA9AACQFQAgPwAAkRUAIEAAAJIVACBBAACTFQAgQgAAlBUAIEQAAJUVACBFAACWFQAg-AYCAAAAAYUHQAAAAAGdBwEAAAABzwdAAAAAAaIIAQAAAAGtCAEAAAABrghAAAAAAa8IAQAAAAGxCAAAALEIArIIQAAAAAGzCEAAAAABtAgBAAAAAbUIQAAAAAG2CEAAAAABtwgBAAAAAbgIQAAAAAG5CAIAAAABugggAAAAAbsIQAAAAAG8CCAAAAABAgAAAAEAIFIAAK4WACADAAAApAEAIFIAAK4WACBTAACyFgAgNAAAAKQBACAQAACaEgAgEQAAmxIAIBIAAJwSACATAACdEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACBLAACyFgAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACEyEAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBUAAJ8SACAWAACgEgAgFwAAoRIAIBsAAKISACAcAACjEgAgIQAApRIAICMAAKQSACAlAACmEgAgKgAApxIAICwAAKsSACAuAACoEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDcAAK4SACA4AACvEgAgOwAAsBIAIDwAALESACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACEyEAAA-BQAIBEAAPkUACASAAD6FAAgEwAA-xQAIBQAAPwUACAWAAD-FAAgFwAA_xQAIBsAAIAVACAcAACBFQAgIQAAgxUAICMAAIIVACAlAACEFQAgKgAAhRUAICwAAIkVACAuAACGFQAgMAAAiBUAIDEAAIsVACA1AACHFQAgNgAAihUAIDcAAIwVACA4AACNFQAgOwAAjhUAIDwAAI8VACA9AACQFQAgPwAAkRUAIEAAAJIVACBBAACTFQAgQgAAlBUAIEQAAJUVACBFAACWFQAg-AYCAAAAAYUHQAAAAAGdBwEAAAABzwdAAAAAAaIIAQAAAAGtCAEAAAABrghAAAAAAa8IAQAAAAGxCAAAALEIArIIQAAAAAGzCEAAAAABtAgBAAAAAbUIQAAAAAG2CEAAAAABtwgBAAAAAbgIQAAAAAG5CAIAAAABugggAAAAAbsIQAAAAAG8CCAAAAABAgAAAAEAIFIAALMWACADAAAApAEAIFIAALMWACBTAAC3FgAgNAAAAKQBACAQAACaEgAgEQAAmxIAIBIAAJwSACATAACdEgAgFAAAnhIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACBLAAC3FgAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACEyEAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAWAACgEgAgFwAAoRIAIBsAAKISACAcAACjEgAgIQAApRIAICMAAKQSACAlAACmEgAgKgAApxIAICwAAKsSACAuAACoEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDcAAK4SACA4AACvEgAgOwAAsBIAIDwAALESACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACEyEAAA-BQAIBEAAPkUACASAAD6FAAgEwAA-xQAIBQAAPwUACAVAAD9FAAgFwAA_xQAIBsAAIAVACAcAACBFQAgIQAAgxUAICMAAIIVACAlAACEFQAgKgAAhRUAICwAAIkVACAuAACGFQAgMAAAiBUAIDEAAIsVACA1AACHFQAgNgAAihUAIDcAAIwVACA4AACNFQAgOwAAjhUAIDwAAI8VACA9AACQFQAgPwAAkRUAIEAAAJIVACBBAACTFQAgQgAAlBUAIEQAAJUVACBFAACWFQAg-AYCAAAAAYUHQAAAAAGdBwEAAAABzwdAAAAAAaIIAQAAAAGtCAEAAAABrghAAAAAAa8IAQAAAAGxCAAAALEIArIIQAAAAAGzCEAAAAABtAgBAAAAAbUIQAAAAAG2CEAAAAABtwgBAAAAAbgIQAAAAAG5CAIAAAABugggAAAAAbsIQAAAAAG8CCAAAAABAgAAAAEAIFIAALgWACADAAAApAEAIFIAALgWACBTAAC8FgAgNAAAAKQBACAQAACaEgAgEQAAmxIAIBIAAJwSACATAACdEgAgFAAAnhIAIBUAAJ8SACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACBLAAC8FgAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACEyEAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFwAAoRIAIBsAAKISACAcAACjEgAgIQAApRIAICMAAKQSACAlAACmEgAgKgAApxIAICwAAKsSACAuAACoEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDcAAK4SACA4AACvEgAgOwAAsBIAIDwAALESACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACEI-AYCAAAAAYUHQAAAAAGmBwIAAAABqQcBAAAAAa4HAAAA4gcCxQcBAAAAAeIHAgAAAAHjBwIAAAABCRkAANAQACAeAADXEAAgIQAA0hAAIPgGAgAAAAGFB0AAAAABpgcCAAAAAcUHAQAAAAHdBwIAAAAB3wcCAAAAAQIAAABUACBSAAC-FgAgAwAAAEsAIFIAAL4WACBTAADCFgAgCwAAAEsAIBkAAKkQACAeAACoEAAgIQAAqxAAIEsAAMIWACD4BgIA9wwAIYUHQAD8DAAhpgcCAPcMACHFBwEA9gwAId0HAgD3DAAh3wcCAPcMACEJGQAAqRAAIB4AAKgQACAhAACrEAAg-AYCAPcMACGFB0AA_AwAIaYHAgD3DAAhxQcBAPYMACHdBwIA9wwAId8HAgD3DAAhDRkAANQQACAdAADTEAAgIgAA3hAAICQAANYQACD4BgIAAAABhQdAAAAAAaYHAgAAAAGpBwEAAAABrgcAAADiBwLFBwEAAAAB4AcCAAAAAeIHAgAAAAHjBwIAAAABAgAAAEUAIFIAAMMWACAyEAAA-BQAIBEAAPkUACASAAD6FAAgEwAA-xQAIBQAAPwUACAVAAD9FAAgFgAA_hQAIBcAAP8UACAbAACAFQAgIQAAgxUAICMAAIIVACAlAACEFQAgKgAAhRUAICwAAIkVACAuAACGFQAgMAAAiBUAIDEAAIsVACA1AACHFQAgNgAAihUAIDcAAIwVACA4AACNFQAgOwAAjhUAIDwAAI8VACA9AACQFQAgPwAAkRUAIEAAAJIVACBBAACTFQAgQgAAlBUAIEQAAJUVACBFAACWFQAg-AYCAAAAAYUHQAAAAAGdBwEAAAABzwdAAAAAAaIIAQAAAAGtCAEAAAABrghAAAAAAa8IAQAAAAGxCAAAALEIArIIQAAAAAGzCEAAAAABtAgBAAAAAbUIQAAAAAG2CEAAAAABtwgBAAAAAbgIQAAAAAG5CAIAAAABugggAAAAAbsIQAAAAAG8CCAAAAABAgAAAAEAIFIAAMUWACAD-AYCAAAAAZUHAQAAAAHJBwEAAAABAgAAALIFACBSAADHFgAgMhAAAPgUACARAAD5FAAgEgAA-hQAIBMAAPsUACAUAAD8FAAgFQAA_RQAIBYAAP4UACAXAAD_FAAgGwAAgBUAIBwAAIEVACAhAACDFQAgJQAAhBUAICoAAIUVACAsAACJFQAgLgAAhhUAIDAAAIgVACAxAACLFQAgNQAAhxUAIDYAAIoVACA3AACMFQAgOAAAjRUAIDsAAI4VACA8AACPFQAgPQAAkBUAID8AAJEVACBAAACSFQAgQQAAkxUAIEIAAJQVACBEAACVFQAgRQAAlhUAIPgGAgAAAAGFB0AAAAABnQcBAAAAAc8HQAAAAAGiCAEAAAABrQgBAAAAAa4IQAAAAAGvCAEAAAABsQgAAACxCAKyCEAAAAABswhAAAAAAbQIAQAAAAG1CEAAAAABtghAAAAAAbcIAQAAAAG4CEAAAAABuQgCAAAAAboIIAAAAAG7CEAAAAABvAggAAAAAQIAAAABACBSAADJFgAgBfgGAgAAAAGFB0AAAAABpgcCAAAAAcUHAQAAAAHfBwIAAAABAwAAAKQBACBSAADFFgAgUwAAzhYAIDQAAACkAQAgEAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgIQAApRIAICMAAKQSACAlAACmEgAgKgAApxIAICwAAKsSACAuAACoEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDcAAK4SACA4AACvEgAgOwAAsBIAIDwAALESACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAgSwAAzhYAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhMhAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhAwAAAEcAIFIAAMcWACBTAADRFgAgBQAAAEcAIEsAANEWACD4BgIA9wwAIZUHAQD2DAAhyQcBAPYMACED-AYCAPcMACGVBwEA9gwAIckHAQD2DAAhA4UHQAAAAAGTBwIAAAABqAcCAAAAAQMAAACkAQAgUgAAyRYAIFMAANUWACA0AAAApAEAIBAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIEsAANUWACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AITIQAACaEgAgEQAAmxIAIBIAAJwSACATAACdEgAgFAAAnhIAIBUAAJ8SACAWAACgEgAgFwAAoRIAIBsAAKISACAcAACjEgAgIQAApRIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AIQMAAABDACBSAADDFgAgUwAA2BYAIA8AAABDACAZAAC_EAAgHQAAvhAAICIAAN0QACAkAADBEAAgSwAA2BYAIPgGAgD3DAAhhQdAAPwMACGmBwIA9wwAIakHAQD2DAAhrgcAAL0Q4gcixQcBAPYMACHgBwIAjg0AIeIHAgCODQAh4wcCAPcMACENGQAAvxAAIB0AAL4QACAiAADdEAAgJAAAwRAAIPgGAgD3DAAhhQdAAPwMACGmBwIA9wwAIakHAQD2DAAhrgcAAL0Q4gcixQcBAPYMACHgBwIAjg0AIeIHAgCODQAh4wcCAPcMACEyEAAA-BQAIBEAAPkUACASAAD6FAAgEwAA-xQAIBQAAPwUACAVAAD9FAAgFgAA_hQAIBcAAP8UACAbAACAFQAgHAAAgRUAICMAAIIVACAlAACEFQAgKgAAhRUAICwAAIkVACAuAACGFQAgMAAAiBUAIDEAAIsVACA1AACHFQAgNgAAihUAIDcAAIwVACA4AACNFQAgOwAAjhUAIDwAAI8VACA9AACQFQAgPwAAkRUAIEAAAJIVACBBAACTFQAgQgAAlBUAIEQAAJUVACBFAACWFQAg-AYCAAAAAYUHQAAAAAGdBwEAAAABzwdAAAAAAaIIAQAAAAGtCAEAAAABrghAAAAAAa8IAQAAAAGxCAAAALEIArIIQAAAAAGzCEAAAAABtAgBAAAAAbUIQAAAAAG2CEAAAAABtwgBAAAAAbgIQAAAAAG5CAIAAAABugggAAAAAbsIQAAAAAG8CCAAAAABAgAAAAEAIFIAANkWACAJGQAA0BAAIB4AANcQACAfAADREAAg-AYCAAAAAYUHQAAAAAGmBwIAAAABxQcBAAAAAd0HAgAAAAHfBwIAAAABAgAAAFQAIFIAANsWACADAAAApAEAIFIAANkWACBTAADfFgAgNAAAAKQBACAQAACaEgAgEQAAmxIAIBIAAJwSACATAACdEgAgFAAAnhIAIBUAAJ8SACAWAACgEgAgFwAAoRIAIBsAAKISACAcAACjEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACBLAADfFgAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACEyEAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICMAAKQSACAlAACmEgAgKgAApxIAICwAAKsSACAuAACoEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDcAAK4SACA4AACvEgAgOwAAsBIAIDwAALESACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACEDAAAASwAgUgAA2xYAIFMAAOIWACALAAAASwAgGQAAqRAAIB4AAKgQACAfAACqEAAgSwAA4hYAIPgGAgD3DAAhhQdAAPwMACGmBwIA9wwAIcUHAQD2DAAh3QcCAPcMACHfBwIA9wwAIQkZAACpEAAgHgAAqBAAIB8AAKoQACD4BgIA9wwAIYUHQAD8DAAhpgcCAPcMACHFBwEA9gwAId0HAgD3DAAh3wcCAPcMACENGQAA1BAAIB0AANMQACAiAADeEAAgIwAA1RAAIPgGAgAAAAGFB0AAAAABpgcCAAAAAakHAQAAAAGuBwAAAOIHAsUHAQAAAAHgBwIAAAAB4gcCAAAAAeMHAgAAAAECAAAARQAgUgAA4xYAIAMAAABDACBSAADjFgAgUwAA5xYAIA8AAABDACAZAAC_EAAgHQAAvhAAICIAAN0QACAjAADAEAAgSwAA5xYAIPgGAgD3DAAhhQdAAPwMACGmBwIA9wwAIakHAQD2DAAhrgcAAL0Q4gcixQcBAPYMACHgBwIAjg0AIeIHAgCODQAh4wcCAPcMACENGQAAvxAAIB0AAL4QACAiAADdEAAgIwAAwBAAIPgGAgD3DAAhhQdAAPwMACGmBwIA9wwAIakHAQD2DAAhrgcAAL0Q4gcixQcBAPYMACHgBwIAjg0AIeIHAgCODQAh4wcCAPcMACEyEAAA-BQAIBEAAPkUACASAAD6FAAgEwAA-xQAIBQAAPwUACAVAAD9FAAgFgAA_hQAIBcAAP8UACAbAACAFQAgHAAAgRUAICEAAIMVACAjAACCFQAgJQAAhBUAICwAAIkVACAuAACGFQAgMAAAiBUAIDEAAIsVACA1AACHFQAgNgAAihUAIDcAAIwVACA4AACNFQAgOwAAjhUAIDwAAI8VACA9AACQFQAgPwAAkRUAIEAAAJIVACBBAACTFQAgQgAAlBUAIEQAAJUVACBFAACWFQAg-AYCAAAAAYUHQAAAAAGdBwEAAAABzwdAAAAAAaIIAQAAAAGtCAEAAAABrghAAAAAAa8IAQAAAAGxCAAAALEIArIIQAAAAAGzCEAAAAABtAgBAAAAAbUIQAAAAAG2CEAAAAABtwgBAAAAAbgIQAAAAAG5CAIAAAABugggAAAAAbsIQAAAAAG8CCAAAAABAgAAAAEAIFIAAOgWACAVHQEAAAAB-AYCAAAAAYUHQAAAAAGUBwIAAAABqQcBAAAAAaoHAQAAAAGuBwAAAM4HArkHEAAAAAHEBxAAAAAByQcBAAAAAcoHAQAAAAHLBxAAAAABzAcCAAAAAc4HAQAAAAHPB0AAAAAB0AcCAAAAAdEHIAAAAAHSBwEAAAAB0wcBAAAAAdQHAgAAAAHVBwIAAAABAwAAAKQBACBSAADoFgAgUwAA7RYAIDQAAACkAQAgEAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICwAAKsSACAuAACoEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDcAAK4SACA4AACvEgAgOwAAsBIAIDwAALESACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAgSwAA7RYAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhMhAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhCwQAAIwQACD4BgIAAAABhQdAAAAAAZQHAgAAAAGVBwEAAAABqgcBAAAAAa4HAAAA1wcCyQcBAAAAAdQHAgAAAAHVBwIAAAAB1wcgAAAAAQIAAABhACBSAADuFgAgBqkHAQAAAAG2BwIAAAABtwcCAAAAAbkHEAAAAAG6BwIAAAABuwcBAAAAAQj4BgIAAAABhQdAAAAAAaYHAgAAAAGpBwEAAAABxAcCAAAAAcUHAQAAAAHGBwEAAAABxwdAAAAAAQMAAABfACBSAADuFgAgUwAA9BYAIA0AAABfACAEAAD-DwAgSwAA9BYAIPgGAgD3DAAhhQdAAPwMACGUBwIA9wwAIZUHAQD2DAAhqgcBAPYMACGuBwAA_Q_XByLJBwEA9gwAIdQHAgD3DAAh1QcCAPcMACHXByAApQ4AIQsEAAD-DwAg-AYCAPcMACGFB0AA_AwAIZQHAgD3DAAhlQcBAPYMACGqBwEA9gwAIa4HAAD9D9cHIskHAQD2DAAh1AcCAPcMACHVBwIA9wwAIdcHIAClDgAhMhAAAPgUACARAAD5FAAgEgAA-hQAIBMAAPsUACAUAAD8FAAgFQAA_RQAIBYAAP4UACAXAAD_FAAgGwAAgBUAIBwAAIEVACAhAACDFQAgIwAAghUAICUAAIQVACAqAACFFQAgLAAAiRUAIC4AAIYVACAwAACIFQAgMQAAixUAIDUAAIcVACA3AACMFQAgOAAAjRUAIDsAAI4VACA8AACPFQAgPQAAkBUAID8AAJEVACBAAACSFQAgQQAAkxUAIEIAAJQVACBEAACVFQAgRQAAlhUAIPgGAgAAAAGFB0AAAAABnQcBAAAAAc8HQAAAAAGiCAEAAAABrQgBAAAAAa4IQAAAAAGvCAEAAAABsQgAAACxCAKyCEAAAAABswhAAAAAAbQIAQAAAAG1CEAAAAABtghAAAAAAbcIAQAAAAG4CEAAAAABuQgCAAAAAboIIAAAAAG7CEAAAAABvAggAAAAAQIAAAABACBSAAD1FgAgAwAAAKQBACBSAAD1FgAgUwAA-RYAIDQAAACkAQAgEAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDcAAK4SACA4AACvEgAgOwAAsBIAIDwAALESACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAgSwAA-RYAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhMhAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhMhAAAPgUACARAAD5FAAgEgAA-hQAIBMAAPsUACAUAAD8FAAgFQAA_RQAIBYAAP4UACAXAAD_FAAgGwAAgBUAIBwAAIEVACAhAACDFQAgIwAAghUAICUAAIQVACAqAACFFQAgLgAAhhUAIDAAAIgVACAxAACLFQAgNQAAhxUAIDYAAIoVACA3AACMFQAgOAAAjRUAIDsAAI4VACA8AACPFQAgPQAAkBUAID8AAJEVACBAAACSFQAgQQAAkxUAIEIAAJQVACBEAACVFQAgRQAAlhUAIPgGAgAAAAGFB0AAAAABnQcBAAAAAc8HQAAAAAGiCAEAAAABrQgBAAAAAa4IQAAAAAGvCAEAAAABsQgAAACxCAKyCEAAAAABswhAAAAAAbQIAQAAAAG1CEAAAAABtghAAAAAAbcIAQAAAAG4CEAAAAABuQgCAAAAAboIIAAAAAG7CEAAAAABvAggAAAAAQIAAAABACBSAAD6FgAgGB0BAAAAASYAAPUPACAoAAD2DwAg-AYCAAAAAYUHQAAAAAGUBwIAAAABqQcBAAAAAaoHAQAAAAGuBwAAAM4HArYHAgAAAAG5BxAAAAABxAcQAAAAAckHAQAAAAHKBwEAAAABywcQAAAAAcwHAgAAAAHOBwEAAAABzwdAAAAAAdAHAgAAAAHRByAAAAAB0gcBAAAAAdMHAQAAAAHUBwIAAAAB1QcCAAAAAQIAAABlACBSAAD8FgAgAwAAAKQBACBSAAD6FgAgUwAAgBcAIDQAAACkAQAgEAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAuAACoEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDcAAK4SACA4AACvEgAgOwAAsBIAIDwAALESACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAgSwAAgBcAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhMhAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhAwAAAGMAIFIAAPwWACBTAACDFwAgGgAAAGMAIB0BAPYMACEmAADdDwAgKAAA3g8AIEsAAIMXACD4BgIA9wwAIYUHQAD8DAAhlAcCAI4NACGpBwEA9gwAIaoHAQD2DAAhrgcAANwPzgcitgcCAI4NACG5BxAAnA8AIcQHEACcDwAhyQcBAKINACHKBwEAog0AIcsHEADbDwAhzAcCAPcMACHOBwEAog0AIc8HQACNDQAh0AcCAPcMACHRByAApQ4AIdIHAQD2DAAh0wcBAPYMACHUBwIA9wwAIdUHAgD3DAAhGB0BAPYMACEmAADdDwAgKAAA3g8AIPgGAgD3DAAhhQdAAPwMACGUBwIAjg0AIakHAQD2DAAhqgcBAPYMACGuBwAA3A_OByK2BwIAjg0AIbkHEACcDwAhxAcQAJwPACHJBwEAog0AIcoHAQCiDQAhywcQANsPACHMBwIA9wwAIc4HAQCiDQAhzwdAAI0NACHQBwIA9wwAIdEHIAClDgAh0gcBAPYMACHTBwEA9gwAIdQHAgD3DAAh1QcCAPcMACEyEAAA-BQAIBEAAPkUACASAAD6FAAgEwAA-xQAIBQAAPwUACAVAAD9FAAgFgAA_hQAIBcAAP8UACAbAACAFQAgHAAAgRUAICEAAIMVACAjAACCFQAgJQAAhBUAICoAAIUVACAsAACJFQAgMAAAiBUAIDEAAIsVACA1AACHFQAgNgAAihUAIDcAAIwVACA4AACNFQAgOwAAjhUAIDwAAI8VACA9AACQFQAgPwAAkRUAIEAAAJIVACBBAACTFQAgQgAAlBUAIEQAAJUVACBFAACWFQAg-AYCAAAAAYUHQAAAAAGdBwEAAAABzwdAAAAAAaIIAQAAAAGtCAEAAAABrghAAAAAAa8IAQAAAAGxCAAAALEIArIIQAAAAAGzCEAAAAABtAgBAAAAAbUIQAAAAAG2CEAAAAABtwgBAAAAAbgIQAAAAAG5CAIAAAABugggAAAAAbsIQAAAAAG8CCAAAAABAgAAAAEAIFIAAIQXACAGqQcBAAAAAbYHAgAAAAG4BwIAAAABuQcQAAAAAboHAgAAAAG7BwEAAAABAbYHAgAAAAEDAAAApAEAIFIAAIQXACBTAACKFwAgNAAAAKQBACAQAACaEgAgEQAAmxIAIBIAAJwSACATAACdEgAgFAAAnhIAIBUAAJ8SACAWAACgEgAgFwAAoRIAIBsAAKISACAcAACjEgAgIQAApRIAICMAAKQSACAlAACmEgAgKgAApxIAICwAAKsSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACBLAACKFwAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACEyEAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDcAAK4SACA4AACvEgAgOwAAsBIAIDwAALESACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACEYHQEAAAABJgAA9Q8AICwAAPcPACD4BgIAAAABhQdAAAAAAZQHAgAAAAGpBwEAAAABqgcBAAAAAa4HAAAAzgcCtgcCAAAAAbkHEAAAAAHEBxAAAAAByQcBAAAAAcoHAQAAAAHLBxAAAAABzAcCAAAAAc4HAQAAAAHPB0AAAAAB0AcCAAAAAdEHIAAAAAHSBwEAAAAB0wcBAAAAAdQHAgAAAAHVBwIAAAABAgAAAGUAIFIAAIsXACALJwAAww8AICoAAMUPACD4BgIAAAABhQdAAAAAAa4HAAAAwAcCvQcAAAC9BwK-BwIAAAABwAdAAAAAAcEHAQAAAAHCBwIAAAABwwcBAAAAAQIAAAB8ACBSAACNFwAgAwAAAGMAIFIAAIsXACBTAACRFwAgGgAAAGMAIB0BAPYMACEmAADdDwAgLAAA3w8AIEsAAJEXACD4BgIA9wwAIYUHQAD8DAAhlAcCAI4NACGpBwEA9gwAIaoHAQD2DAAhrgcAANwPzgcitgcCAI4NACG5BxAAnA8AIcQHEACcDwAhyQcBAKINACHKBwEAog0AIcsHEADbDwAhzAcCAPcMACHOBwEAog0AIc8HQACNDQAh0AcCAPcMACHRByAApQ4AIdIHAQD2DAAh0wcBAPYMACHUBwIA9wwAIdUHAgD3DAAhGB0BAPYMACEmAADdDwAgLAAA3w8AIPgGAgD3DAAhhQdAAPwMACGUBwIAjg0AIakHAQD2DAAhqgcBAPYMACGuBwAA3A_OByK2BwIAjg0AIbkHEACcDwAhxAcQAJwPACHJBwEAog0AIcoHAQCiDQAhywcQANsPACHMBwIA9wwAIc4HAQCiDQAhzwdAAI0NACHQBwIA9wwAIdEHIAClDgAh0gcBAPYMACHTBwEA9gwAIdQHAgD3DAAh1QcCAPcMACEDAAAAegAgUgAAjRcAIFMAAJQXACANAAAAegAgJwAAqA8AICoAAKoPACBLAACUFwAg-AYCAPcMACGFB0AA_AwAIa4HAACnD8AHIr0HAACmD70HIr4HAgD3DAAhwAdAAI0NACHBBwEAog0AIcIHAgCODQAhwwcBAKINACELJwAAqA8AICoAAKoPACD4BgIA9wwAIYUHQAD8DAAhrgcAAKcPwAcivQcAAKYPvQcivgcCAPcMACHAB0AAjQ0AIcEHAQCiDQAhwgcCAI4NACHDBwEAog0AIQsnAADDDwAgKAAAxA8AIPgGAgAAAAGFB0AAAAABrgcAAADABwK9BwAAAL0HAr4HAgAAAAHAB0AAAAABwQcBAAAAAcIHAgAAAAHDBwEAAAABAgAAAHwAIFIAAJUXACADAAAAegAgUgAAlRcAIFMAAJkXACANAAAAegAgJwAAqA8AICgAAKkPACBLAACZFwAg-AYCAPcMACGFB0AA_AwAIa4HAACnD8AHIr0HAACmD70HIr4HAgD3DAAhwAdAAI0NACHBBwEAog0AIcIHAgCODQAhwwcBAKINACELJwAAqA8AICgAAKkPACD4BgIA9wwAIYUHQAD8DAAhrgcAAKcPwAcivQcAAKYPvQcivgcCAPcMACHAB0AAjQ0AIcEHAQCiDQAhwgcCAI4NACHDBwEAog0AITIQAAD4FAAgEQAA-RQAIBIAAPoUACATAAD7FAAgFAAA_BQAIBUAAP0UACAWAAD-FAAgFwAA_xQAIBsAAIAVACAcAACBFQAgIQAAgxUAICMAAIIVACAlAACEFQAgKgAAhRUAICwAAIkVACAuAACGFQAgMAAAiBUAIDEAAIsVACA2AACKFQAgNwAAjBUAIDgAAI0VACA7AACOFQAgPAAAjxUAID0AAJAVACA_AACRFQAgQAAAkhUAIEEAAJMVACBCAACUFQAgRAAAlRUAIEUAAJYVACD4BgIAAAABhQdAAAAAAZ0HAQAAAAHPB0AAAAABoggBAAAAAa0IAQAAAAGuCEAAAAABrwgBAAAAAbEIAAAAsQgCsghAAAAAAbMIQAAAAAG0CAEAAAABtQhAAAAAAbYIQAAAAAG3CAEAAAABuAhAAAAAAbkIAgAAAAG6CCAAAAABuwhAAAAAAbwIIAAAAAECAAAAAQAgUgAAmhcAIAT4BgIAAAABhQdAAAAAAaYHAgAAAAGnBwEAAAABA4UHQAAAAAGTBwIAAAABqAcCAAAAAQMAAACkAQAgUgAAmhcAIFMAAKAXACA0AAAApAEAIBAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIEsAAKAXACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AITIQAACaEgAgEQAAmxIAIBIAAJwSACATAACdEgAgFAAAnhIAIBUAAJ8SACAWAACgEgAgFwAAoRIAIBsAAKISACAcAACjEgAgIQAApRIAICMAAKQSACAlAACmEgAgKgAApxIAICwAAKsSACAuAACoEgAgMAAAqhIAIDEAAK0SACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AITIQAAD4FAAgEQAA-RQAIBIAAPoUACATAAD7FAAgFAAA_BQAIBUAAP0UACAWAAD-FAAgFwAA_xQAIBsAAIAVACAcAACBFQAgIQAAgxUAICMAAIIVACAlAACEFQAgKgAAhRUAICwAAIkVACAuAACGFQAgMAAAiBUAIDUAAIcVACA2AACKFQAgNwAAjBUAIDgAAI0VACA7AACOFQAgPAAAjxUAID0AAJAVACA_AACRFQAgQAAAkhUAIEEAAJMVACBCAACUFQAgRAAAlRUAIEUAAJYVACD4BgIAAAABhQdAAAAAAZ0HAQAAAAHPB0AAAAABoggBAAAAAa0IAQAAAAGuCEAAAAABrwgBAAAAAbEIAAAAsQgCsghAAAAAAbMIQAAAAAG0CAEAAAABtQhAAAAAAbYIQAAAAAG3CAEAAAABuAhAAAAAAbkIAgAAAAG6CCAAAAABuwhAAAAAAbwIIAAAAAECAAAAAQAgUgAAoRcAIBUZAACLDwAgMAAAjA8AIDIAAI4PACAzAACPDwAg-AYCAAAAAYUHQAAAAAGgBwEAAAABoQcEAAAAAaMHAQAAAAGmBwIAAAABqQcBAAAAAaoHAQAAAAGsBwAAAKwHAq4HAAAArgcCrwcIAAAAAbAHAgAAAAGxBwIAAAABsgcBAAAAAbMHAgAAAAG0BwIAAAABtQcCAAAAAQIAAACAAQAgUgAAoxcAIAMAAACkAQAgUgAAoRcAIFMAAKcXACA0AAAApAEAIBAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIEsAAKcXACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AITIQAACaEgAgEQAAmxIAIBIAAJwSACATAACdEgAgFAAAnhIAIBUAAJ8SACAWAACgEgAgFwAAoRIAIBsAAKISACAcAACjEgAgIQAApRIAICMAAKQSACAlAACmEgAgKgAApxIAICwAAKsSACAuAACoEgAgMAAAqhIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AIQMAAAB-ACBSAACjFwAgUwAAqhcAIBcAAAB-ACAZAADkDgAgMAAA5Q4AIDIAAOcOACAzAADoDgAgSwAAqhcAIPgGAgD3DAAhhQdAAPwMACGgBwEA9gwAIaEHBACxDgAhowcBAPYMACGmBwIA9wwAIakHAQD2DAAhqgcBAPYMACGsBwAA4Q6sByKuBwAA4g6uByKvBwgA4w4AIbAHAgCODQAhsQcCAI4NACGyBwEAog0AIbMHAgD3DAAhtAcCAPcMACG1BwIA9wwAIRUZAADkDgAgMAAA5Q4AIDIAAOcOACAzAADoDgAg-AYCAPcMACGFB0AA_AwAIaAHAQD2DAAhoQcEALEOACGjBwEA9gwAIaYHAgD3DAAhqQcBAPYMACGqBwEA9gwAIawHAADhDqwHIq4HAADiDq4HIq8HCADjDgAhsAcCAI4NACGxBwIAjg0AIbIHAQCiDQAhswcCAPcMACG0BwIA9wwAIbUHAgD3DAAhMhAAAPgUACARAAD5FAAgEgAA-hQAIBMAAPsUACAUAAD8FAAgFQAA_RQAIBYAAP4UACAXAAD_FAAgGwAAgBUAIBwAAIEVACAhAACDFQAgIwAAghUAICUAAIQVACAqAACFFQAgLAAAiRUAIC4AAIYVACAxAACLFQAgNQAAhxUAIDYAAIoVACA3AACMFQAgOAAAjRUAIDsAAI4VACA8AACPFQAgPQAAkBUAID8AAJEVACBAAACSFQAgQQAAkxUAIEIAAJQVACBEAACVFQAgRQAAlhUAIPgGAgAAAAGFB0AAAAABnQcBAAAAAc8HQAAAAAGiCAEAAAABrQgBAAAAAa4IQAAAAAGvCAEAAAABsQgAAACxCAKyCEAAAAABswhAAAAAAbQIAQAAAAG1CEAAAAABtghAAAAAAbcIAQAAAAG4CEAAAAABuQgCAAAAAboIIAAAAAG7CEAAAAABvAggAAAAAQIAAAABACBSAACrFwAgFRkAAIsPACAxAACNDwAgMgAAjg8AIDMAAI8PACD4BgIAAAABhQdAAAAAAaAHAQAAAAGhBwQAAAABowcBAAAAAaYHAgAAAAGpBwEAAAABqgcBAAAAAawHAAAArAcCrgcAAACuBwKvBwgAAAABsAcCAAAAAbEHAgAAAAGyBwEAAAABswcCAAAAAbQHAgAAAAG1BwIAAAABAgAAAIABACBSAACtFwAgAwAAAKQBACBSAACrFwAgUwAAsRcAIDQAAACkAQAgEAAAmhIAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDEAAK0SACA1AACpEgAgNgAArBIAIDcAAK4SACA4AACvEgAgOwAAsBIAIDwAALESACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAgSwAAsRcAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhMhAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhAwAAAH4AIFIAAK0XACBTAAC0FwAgFwAAAH4AIBkAAOQOACAxAADmDgAgMgAA5w4AIDMAAOgOACBLAAC0FwAg-AYCAPcMACGFB0AA_AwAIaAHAQD2DAAhoQcEALEOACGjBwEA9gwAIaYHAgD3DAAhqQcBAPYMACGqBwEA9gwAIawHAADhDqwHIq4HAADiDq4HIq8HCADjDgAhsAcCAI4NACGxBwIAjg0AIbIHAQCiDQAhswcCAPcMACG0BwIA9wwAIbUHAgD3DAAhFRkAAOQOACAxAADmDgAgMgAA5w4AIDMAAOgOACD4BgIA9wwAIYUHQAD8DAAhoAcBAPYMACGhBwQAsQ4AIaMHAQD2DAAhpgcCAPcMACGpBwEA9gwAIaoHAQD2DAAhrAcAAOEOrAcirgcAAOIOrgcirwcIAOMOACGwBwIAjg0AIbEHAgCODQAhsgcBAKINACGzBwIA9wwAIbQHAgD3DAAhtQcCAPcMACEVGQAAiw8AIDAAAIwPACAxAACNDwAgMwAAjw8AIPgGAgAAAAGFB0AAAAABoAcBAAAAAaEHBAAAAAGjBwEAAAABpgcCAAAAAakHAQAAAAGqBwEAAAABrAcAAACsBwKuBwAAAK4HAq8HCAAAAAGwBwIAAAABsQcCAAAAAbIHAQAAAAGzBwIAAAABtAcCAAAAAbUHAgAAAAECAAAAgAEAIFIAALUXACADAAAAfgAgUgAAtRcAIFMAALkXACAXAAAAfgAgGQAA5A4AIDAAAOUOACAxAADmDgAgMwAA6A4AIEsAALkXACD4BgIA9wwAIYUHQAD8DAAhoAcBAPYMACGhBwQAsQ4AIaMHAQD2DAAhpgcCAPcMACGpBwEA9gwAIaoHAQD2DAAhrAcAAOEOrAcirgcAAOIOrgcirwcIAOMOACGwBwIAjg0AIbEHAgCODQAhsgcBAKINACGzBwIA9wwAIbQHAgD3DAAhtQcCAPcMACEVGQAA5A4AIDAAAOUOACAxAADmDgAgMwAA6A4AIPgGAgD3DAAhhQdAAPwMACGgBwEA9gwAIaEHBACxDgAhowcBAPYMACGmBwIA9wwAIakHAQD2DAAhqgcBAPYMACGsBwAA4Q6sByKuBwAA4g6uByKvBwgA4w4AIbAHAgCODQAhsQcCAI4NACGyBwEAog0AIbMHAgD3DAAhtAcCAPcMACG1BwIA9wwAITIQAAD4FAAgEQAA-RQAIBIAAPoUACATAAD7FAAgFAAA_BQAIBUAAP0UACAWAAD-FAAgFwAA_xQAIBsAAIAVACAcAACBFQAgIQAAgxUAICMAAIIVACAlAACEFQAgKgAAhRUAICwAAIkVACAuAACGFQAgMAAAiBUAIDEAAIsVACA1AACHFQAgNgAAihUAIDgAAI0VACA7AACOFQAgPAAAjxUAID0AAJAVACA_AACRFQAgQAAAkhUAIEEAAJMVACBCAACUFQAgRAAAlRUAIEUAAJYVACD4BgIAAAABhQdAAAAAAZ0HAQAAAAHPB0AAAAABoggBAAAAAa0IAQAAAAGuCEAAAAABrwgBAAAAAbEIAAAAsQgCsghAAAAAAbMIQAAAAAG0CAEAAAABtQhAAAAAAbYIQAAAAAG3CAEAAAABuAhAAAAAAbkIAgAAAAG6CCAAAAABuwhAAAAAAbwIIAAAAAECAAAAAQAgUgAAuhcAIAMAAACkAQAgUgAAuhcAIFMAAL4XACA0AAAApAEAIBAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIEsAAL4XACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AITIQAACaEgAgEQAAmxIAIBIAAJwSACATAACdEgAgFAAAnhIAIBUAAJ8SACAWAACgEgAgFwAAoRIAIBsAAKISACAcAACjEgAgIQAApRIAICMAAKQSACAlAACmEgAgKgAApxIAICwAAKsSACAuAACoEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AITIQAAD4FAAgEQAA-RQAIBIAAPoUACATAAD7FAAgFAAA_BQAIBUAAP0UACAWAAD-FAAgFwAA_xQAIBsAAIAVACAcAACBFQAgIQAAgxUAICMAAIIVACAlAACEFQAgKgAAhRUAICwAAIkVACAuAACGFQAgMAAAiBUAIDEAAIsVACA1AACHFQAgNgAAihUAIDcAAIwVACA7AACOFQAgPAAAjxUAID0AAJAVACA_AACRFQAgQAAAkhUAIEEAAJMVACBCAACUFQAgRAAAlRUAIEUAAJYVACD4BgIAAAABhQdAAAAAAZ0HAQAAAAHPB0AAAAABoggBAAAAAa0IAQAAAAGuCEAAAAABrwgBAAAAAbEIAAAAsQgCsghAAAAAAbMIQAAAAAG0CAEAAAABtQhAAAAAAbYIQAAAAAG3CAEAAAABuAhAAAAAAbkIAgAAAAG6CCAAAAABuwhAAAAAAbwIIAAAAAECAAAAAQAgUgAAvxcAIAMAAACkAQAgUgAAvxcAIFMAAMMXACA0AAAApAEAIBAAAJoSACARAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIEsAAMMXACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AITIQAACaEgAgEQAAmxIAIBIAAJwSACATAACdEgAgFAAAnhIAIBUAAJ8SACAWAACgEgAgFwAAoRIAIBsAAKISACAcAACjEgAgIQAApRIAICMAAKQSACAlAACmEgAgKgAApxIAICwAAKsSACAuAACoEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDcAAK4SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AIRUZAACLDwAgMAAAjA8AIDEAAI0PACAyAACODwAg-AYCAAAAAYUHQAAAAAGgBwEAAAABoQcEAAAAAaMHAQAAAAGmBwIAAAABqQcBAAAAAaoHAQAAAAGsBwAAAKwHAq4HAAAArgcCrwcIAAAAAbAHAgAAAAGxBwIAAAABsgcBAAAAAbMHAgAAAAG0BwIAAAABtQcCAAAAAQIAAACAAQAgUgAAxBcAIAsEAADBDgAg-AYCAAAAAYUHQAAAAAGUBwIAAAABlQcBAAAAAaAHAQAAAAGhBwQAAAABogcBAAAAAaMHAQAAAAGkB0AAAAABpQcBAAAAAQIAAACcAQAgUgAAxhcAIAMAAAB-ACBSAADEFwAgUwAAyhcAIBcAAAB-ACAZAADkDgAgMAAA5Q4AIDEAAOYOACAyAADnDgAgSwAAyhcAIPgGAgD3DAAhhQdAAPwMACGgBwEA9gwAIaEHBACxDgAhowcBAPYMACGmBwIA9wwAIakHAQD2DAAhqgcBAPYMACGsBwAA4Q6sByKuBwAA4g6uByKvBwgA4w4AIbAHAgCODQAhsQcCAI4NACGyBwEAog0AIbMHAgD3DAAhtAcCAPcMACG1BwIA9wwAIRUZAADkDgAgMAAA5Q4AIDEAAOYOACAyAADnDgAg-AYCAPcMACGFB0AA_AwAIaAHAQD2DAAhoQcEALEOACGjBwEA9gwAIaYHAgD3DAAhqQcBAPYMACGqBwEA9gwAIawHAADhDqwHIq4HAADiDq4HIq8HCADjDgAhsAcCAI4NACGxBwIAjg0AIbIHAQCiDQAhswcCAPcMACG0BwIA9wwAIbUHAgD3DAAhAwAAAI4BACBSAADGFwAgUwAAzRcAIA0AAACOAQAgBAAAug4AIEsAAM0XACD4BgIA9wwAIYUHQAD8DAAhlAcCAPcMACGVBwEA9gwAIaAHAQD2DAAhoQcEALEOACGiBwEA9gwAIaMHAQD2DAAhpAdAAPwMACGlBwEA9gwAIQsEAAC6DgAg-AYCAPcMACGFB0AA_AwAIZQHAgD3DAAhlQcBAPYMACGgBwEA9gwAIaEHBACxDgAhogcBAPYMACGjBwEA9gwAIaQHQAD8DAAhpQcBAPYMACEyEAAA-BQAIBIAAPoUACATAAD7FAAgFAAA_BQAIBUAAP0UACAWAAD-FAAgFwAA_xQAIBsAAIAVACAcAACBFQAgIQAAgxUAICMAAIIVACAlAACEFQAgKgAAhRUAICwAAIkVACAuAACGFQAgMAAAiBUAIDEAAIsVACA1AACHFQAgNgAAihUAIDcAAIwVACA4AACNFQAgOwAAjhUAIDwAAI8VACA9AACQFQAgPwAAkRUAIEAAAJIVACBBAACTFQAgQgAAlBUAIEQAAJUVACBFAACWFQAg-AYCAAAAAYUHQAAAAAGdBwEAAAABzwdAAAAAAaIIAQAAAAGtCAEAAAABrghAAAAAAa8IAQAAAAGxCAAAALEIArIIQAAAAAGzCEAAAAABtAgBAAAAAbUIQAAAAAG2CEAAAAABtwgBAAAAAbgIQAAAAAG5CAIAAAABugggAAAAAbsIQAAAAAG8CCAAAAABAgAAAAEAIFIAAM4XACAE-AYCAAAAAYAHAADqDQAghQdAAAAAAZMHAgAAAAEJ_QYAAQAAAf4GAAEAAAGABwAAkQ0AIIEHAgAAAAGCB0AAAAABgwcCAAAAAYQHQAAAAAGFB0AAAAABhgdAAAAAAQwGAADFDQAgCAAAxg0AIPgGAgAAAAGABwAAxA0AIIMHAgAAAAGFB0AAAAABhgdAAAAAAY4HAAEAAAGPBwEAAAABkAcBAAAAAZEHQAAAAAGSB0AAAAABAgAAAA8AIFIAANIXACADAAAADQAgUgAA0hcAIFMAANYXACAOAAAADQAgBgAAow0AIAgAAKQNACBLAADWFwAg-AYCAPcMACGABwAAoA0AIIMHAgD3DAAhhQdAAPwMACGGB0AA_AwAIY4HAAGhDQAhjwcBAKINACGQBwEAog0AIZEHQACNDQAhkgdAAI0NACEMBgAAow0AIAgAAKQNACD4BgIA9wwAIYAHAACgDQAggwcCAPcMACGFB0AA_AwAIYYHQAD8DAAhjgcAAaENACGPBwEAog0AIZAHAQCiDQAhkQdAAI0NACGSB0AAjQ0AIQv4BgIAAAABgAcAALUNACCFB0AAAAABhgdAAAAAAYsHAAEAAAGTBwIAAAABlQcBAAAAAekHQAAAAAGqCAEAAAABqwhAAAAAAawIAgAAAAEDAAAApAEAIFIAAM4XACBTAADaFwAgNAAAAKQBACAQAACaEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACBLAADaFwAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACEyEAAAmhIAIBIAAJwSACATAACdEgAgFAAAnhIAIBUAAJ8SACAWAACgEgAgFwAAoRIAIBsAAKISACAcAACjEgAgIQAApRIAICMAAKQSACAlAACmEgAgKgAApxIAICwAAKsSACAuAACoEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDcAAK4SACA4AACvEgAgOwAAsBIAIDwAALESACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAg-AYCAPcMACGFB0AA_AwAIZ0HAQCiDQAhzwdAAI0NACGiCAEAog0AIa0IAQD2DAAhrghAAI0NACGvCAEAog0AIbEIAACZErEIIrIIQACNDQAhswhAAI0NACG0CAEAog0AIbUIQACNDQAhtghAAI0NACG3CAEAog0AIbgIQACNDQAhuQgCAPcMACG6CCAApQ4AIbsIQACNDQAhvAggAKUOACELBAAAnA4AIAwAAJ4OACAOAACfDgAg-AYCAAAAAYUHQAAAAAGUBwIAAAABlQcBAAAAAZYHAQAAAAGXBwABAAABmAcAAJoOACCZBwAAmw4AIAIAAAAmACBSAADbFwAgMhAAAPgUACARAAD5FAAgEwAA-xQAIBQAAPwUACAVAAD9FAAgFgAA_hQAIBcAAP8UACAbAACAFQAgHAAAgRUAICEAAIMVACAjAACCFQAgJQAAhBUAICoAAIUVACAsAACJFQAgLgAAhhUAIDAAAIgVACAxAACLFQAgNQAAhxUAIDYAAIoVACA3AACMFQAgOAAAjRUAIDsAAI4VACA8AACPFQAgPQAAkBUAID8AAJEVACBAAACSFQAgQQAAkxUAIEIAAJQVACBEAACVFQAgRQAAlhUAIPgGAgAAAAGFB0AAAAABnQcBAAAAAc8HQAAAAAGiCAEAAAABrQgBAAAAAa4IQAAAAAGvCAEAAAABsQgAAACxCAKyCEAAAAABswhAAAAAAbQIAQAAAAG1CEAAAAABtghAAAAAAbcIAQAAAAG4CEAAAAABuQgCAAAAAboIIAAAAAG7CEAAAAABvAggAAAAAQIAAAABACBSAADdFwAgCfgGAgAAAAGABwAAxA0AIIUHQAAAAAGGB0AAAAABjgcAAQAAAY8HAQAAAAGQBwEAAAABkQdAAAAAAZIHQAAAAAEJ_QYAAQAAAf4GAAEAAAH_BgIAAAABgAcAAJENACCBBwIAAAABggdAAAAAAYQHQAAAAAGFB0AAAAABhgdAAAAAAQMAAAAHACBSAADbFwAgUwAA4xcAIA0AAAAHACAEAAD2DQAgDAAA-A0AIA4AAPkNACBLAADjFwAg-AYCAPcMACGFB0AA_AwAIZQHAgD3DAAhlQcBAPYMACGWBwEA9gwAIZcHAAGhDQAhmAcAAPQNACCZBwAA9Q0AIAsEAAD2DQAgDAAA-A0AIA4AAPkNACD4BgIA9wwAIYUHQAD8DAAhlAcCAPcMACGVBwEA9gwAIZYHAQD2DAAhlwcAAaENACGYBwAA9A0AIJkHAAD1DQAgAwAAAKQBACBSAADdFwAgUwAA5hcAIDQAAACkAQAgEAAAmhIAIBEAAJsSACATAACdEgAgFAAAnhIAIBUAAJ8SACAWAACgEgAgFwAAoRIAIBsAAKISACAcAACjEgAgIQAApRIAICMAAKQSACAlAACmEgAgKgAApxIAICwAAKsSACAuAACoEgAgMAAAqhIAIDEAAK0SACA1AACpEgAgNgAArBIAIDcAAK4SACA4AACvEgAgOwAAsBIAIDwAALESACA9AACyEgAgPwAAsxIAIEAAALQSACBBAAC1EgAgQgAAthIAIEQAALcSACBFAAC4EgAgSwAA5hcAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhMhAAAJoSACARAACbEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIPgGAgD3DAAhhQdAAPwMACGdBwEAog0AIc8HQACNDQAhoggBAKINACGtCAEA9gwAIa4IQACNDQAhrwgBAKINACGxCAAAmRKxCCKyCEAAjQ0AIbMIQACNDQAhtAgBAKINACG1CEAAjQ0AIbYIQACNDQAhtwgBAKINACG4CEAAjQ0AIbkIAgD3DAAhugggAKUOACG7CEAAjQ0AIbwIIAClDgAhCAMAAOsNACAFAADsDQAgDAAA7g0AIPgGAgAAAAH_BgIAAAABgAcAAOoNACCFB0AAAAABkwcCAAAAAQIAAAALACBSAADnFwAgA4UHQAAAAAGLBwABAAABjQdAAAAAAQsEAACcDgAgDAAAng4AIA0AAJ0OACD4BgIAAAABhQdAAAAAAZQHAgAAAAGVBwEAAAABlgcBAAAAAZcHAAEAAAGYBwAAmg4AIJkHAACbDgAgAgAAACYAIFIAAOoXACAyEQAA-RQAIBIAAPoUACATAAD7FAAgFAAA_BQAIBUAAP0UACAWAAD-FAAgFwAA_xQAIBsAAIAVACAcAACBFQAgIQAAgxUAICMAAIIVACAlAACEFQAgKgAAhRUAICwAAIkVACAuAACGFQAgMAAAiBUAIDEAAIsVACA1AACHFQAgNgAAihUAIDcAAIwVACA4AACNFQAgOwAAjhUAIDwAAI8VACA9AACQFQAgPwAAkRUAIEAAAJIVACBBAACTFQAgQgAAlBUAIEQAAJUVACBFAACWFQAg-AYCAAAAAYUHQAAAAAGdBwEAAAABzwdAAAAAAaIIAQAAAAGtCAEAAAABrghAAAAAAa8IAQAAAAGxCAAAALEIArIIQAAAAAGzCEAAAAABtAgBAAAAAbUIQAAAAAG2CEAAAAABtwgBAAAAAbgIQAAAAAG5CAIAAAABugggAAAAAbsIQAAAAAG8CCAAAAABAgAAAAEAIFIAAOwXACADAAAABwAgUgAA6hcAIFMAAPAXACANAAAABwAgBAAA9g0AIAwAAPgNACANAAD3DQAgSwAA8BcAIPgGAgD3DAAhhQdAAPwMACGUBwIA9wwAIZUHAQD2DAAhlgcBAPYMACGXBwABoQ0AIZgHAAD0DQAgmQcAAPUNACALBAAA9g0AIAwAAPgNACANAAD3DQAg-AYCAPcMACGFB0AA_AwAIZQHAgD3DAAhlQcBAPYMACGWBwEA9gwAIZcHAAGhDQAhmAcAAPQNACCZBwAA9Q0AIAMAAACkAQAgUgAA7BcAIFMAAPMXACA0AAAApAEAIBEAAJsSACASAACcEgAgEwAAnRIAIBQAAJ4SACAVAACfEgAgFgAAoBIAIBcAAKESACAbAACiEgAgHAAAoxIAICEAAKUSACAjAACkEgAgJQAAphIAICoAAKcSACAsAACrEgAgLgAAqBIAIDAAAKoSACAxAACtEgAgNQAAqRIAIDYAAKwSACA3AACuEgAgOAAArxIAIDsAALASACA8AACxEgAgPQAAshIAID8AALMSACBAAAC0EgAgQQAAtRIAIEIAALYSACBEAAC3EgAgRQAAuBIAIEsAAPMXACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AITIRAACbEgAgEgAAnBIAIBMAAJ0SACAUAACeEgAgFQAAnxIAIBYAAKASACAXAAChEgAgGwAAohIAIBwAAKMSACAhAAClEgAgIwAApBIAICUAAKYSACAqAACnEgAgLAAAqxIAIC4AAKgSACAwAACqEgAgMQAArRIAIDUAAKkSACA2AACsEgAgNwAArhIAIDgAAK8SACA7AACwEgAgPAAAsRIAID0AALISACA_AACzEgAgQAAAtBIAIEEAALUSACBCAAC2EgAgRAAAtxIAIEUAALgSACD4BgIA9wwAIYUHQAD8DAAhnQcBAKINACHPB0AAjQ0AIaIIAQCiDQAhrQgBAPYMACGuCEAAjQ0AIa8IAQCiDQAhsQgAAJkSsQgisghAAI0NACGzCEAAjQ0AIbQIAQCiDQAhtQhAAI0NACG2CEAAjQ0AIbcIAQCiDQAhuAhAAI0NACG5CAIA9wwAIboIIAClDgAhuwhAAI0NACG8CCAApQ4AIQv4BgIAAAAB_wYCAAAAAYAHAAC1DQAghQdAAAAAAYYHQAAAAAGLBwABAAABkwcCAAAAAZUHAQAAAAHpB0AAAAABqggBAAAAAasIQAAAAAEDAAAACQAgUgAA5xcAIFMAAPcXACAKAAAACQAgAwAAzg0AIAUAAM8NACAMAADRDQAgSwAA9xcAIPgGAgD3DAAh_wYCAPcMACGABwAAzQ0AIIUHQAD8DAAhkwcCAPcMACEIAwAAzg0AIAUAAM8NACAMAADRDQAg-AYCAPcMACH_BgIA9wwAIYAHAADNDQAghQdAAPwMACGTBwIA9wwAIQwGAADFDQAgCQAAxw0AIPgGAgAAAAGABwAAxA0AIIMHAgAAAAGFB0AAAAABhgdAAAAAAY4HAAEAAAGPBwEAAAABkAcBAAAAAZEHQAAAAAGSB0AAAAABAgAAAA8AIFIAAPgXACADAAAADQAgUgAA-BcAIFMAAPwXACAOAAAADQAgBgAAow0AIAkAAKUNACBLAAD8FwAg-AYCAPcMACGABwAAoA0AIIMHAgD3DAAhhQdAAPwMACGGB0AA_AwAIY4HAAGhDQAhjwcBAKINACGQBwEAog0AIZEHQACNDQAhkgdAAI0NACEMBgAAow0AIAkAAKUNACD4BgIA9wwAIYAHAACgDQAggwcCAPcMACGFB0AA_AwAIYYHQAD8DAAhjgcAAaENACGPBwEAog0AIZAHAQCiDQAhkQdAAI0NACGSB0AAjQ0AIQgDAADrDQAgBQAA7A0AIAsAAO0NACD4BgIAAAAB_wYCAAAAAYAHAADqDQAghQdAAAAAAZMHAgAAAAECAAAACwAgUgAA_RcAIAsEAACcDgAgDQAAnQ4AIA4AAJ8OACD4BgIAAAABhQdAAAAAAZQHAgAAAAGVBwEAAAABlgcBAAAAAZcHAAEAAAGYBwAAmg4AIJkHAACbDgAgAgAAACYAIFIAAP8XACADAAAACQAgUgAA_RcAIFMAAIMYACAKAAAACQAgAwAAzg0AIAUAAM8NACALAADQDQAgSwAAgxgAIPgGAgD3DAAh_wYCAPcMACGABwAAzQ0AIIUHQAD8DAAhkwcCAPcMACEIAwAAzg0AIAUAAM8NACALAADQDQAg-AYCAPcMACH_BgIA9wwAIYAHAADNDQAghQdAAPwMACGTBwIA9wwAIQMAAAAHACBSAAD_FwAgUwAAhhgAIA0AAAAHACAEAAD2DQAgDQAA9w0AIA4AAPkNACBLAACGGAAg-AYCAPcMACGFB0AA_AwAIZQHAgD3DAAhlQcBAPYMACGWBwEA9gwAIZcHAAGhDQAhmAcAAPQNACCZBwAA9Q0AIAsEAAD2DQAgDQAA9w0AIA4AAPkNACD4BgIA9wwAIYUHQAD8DAAhlAcCAPcMACGVBwEA9gwAIZYHAQD2DAAhlwcAAaENACGYBwAA9A0AIJkHAAD1DQAgIAoANRAGAhEnAxIoBBMqCxQuDBUyDRY2Dhc6DxtCEhxGFCFaGCNZFyVeHCpiHSyVASMufSAwlAEnMZoBKDWBASY2mQEtN50BKzifAS47owEvPKcBLz2oAS8_rAEwQK4BMEGyATFCtwEyRLsBM0W_ATQDAwABBQgDDyQFBQQAAQoACgwfCA0MBA4gAgUDAAEFAAMKAAkLEAUMGwgEBgAECBQGCRUCCgAHAQcABQIIFgAJFwACBQADBhwEAgsdAAweAAMMIgANIQAOIwABAwABAQMAAQEDAAEBAwABBAoAExgAEBkAARtAEgIKABEXOw8BFzwAAhkAARoADwEbQQAGCgAbGQABHUgVIkwXI1UXJFcaAgoAFhxJFAEcSgAFCgAZGQABHgAUH00UIVEYAgMAASAAFwEhUgABHgAUASNYAAEDAAEDBAABCgAlLWYeBAoAJCZnHShrHyx2IwIpACArAB4ECgAiJwABKGwfKnAhASkAIAIocQAqcgACGQABKwAeAih3ACx4AAEteQAGCgAsGQABMIUBJzGJASgyiwEpM40BKgIZAAEvACYCAwABLwAmAS8AJgIvkQEmNI8BKwIEAAEzkAEqAjCSAQAxkwEAARkAAQEEAAEDGaUBATkAATqmAQECBK0BAT4AAQEDswEBAQMAAQFDAAEBAwABHRDAAQARwQEAEsIBABTDAQAVxAEAFsUBABfGAQAbxwEAHMgBACHKAQAjyQEAJcsBACrMAQAs0AEALs0BADDPAQAx0gEANc4BADbRAQA30wEAO9QBADzVAQA91gEAP9cBAEDYAQBB2QEAQtoBAETbAQBF3AEAAAAABQoAOlgAO1kAPFoAPVsAPgAAAAAABQoAOlgAO1kAPFoAPVsAPgMDAAEF_QEDD_4BBQMDAAEFhAIDD4UCBQUKAENYAERZAEVaAEZbAEcAAAAAAAUKAENYAERZAEVaAEZbAEcBA5cCAQEDnQIBBQoATFgATVkATloAT1sAUAAAAAAABQoATFgATVkATloAT1sAUAFDAAEBQwABBQoAVVgAVlkAV1oAWFsAWQAAAAAABQoAVVgAVlkAV1oAWFsAWQEDAAEBAwABBQoAXlgAX1kAYFoAYVsAYgAAAAAABQoAXlgAX1kAYFoAYVsAYgEDAAEBAwABBQoAZ1gAaFkAaVoAalsAawAAAAAABQoAZ1gAaFkAaVoAalsAawAAAAUKAHFYAHJZAHNaAHRbAHUAAAAAAAUKAHFYAHJZAHNaAHRbAHUDGYoDATkAATqLAwEDGZEDATkAATqSAwEFCgB6WAB7WQB8WgB9WwB-AAAAAAAFCgB6WAB7WQB8WgB9WwB-AgSkAwE-AAECBKoDAT4AAQUKAIMBWACEAVkAhQFaAIYBWwCHAQAAAAAABQoAgwFYAIQBWQCFAVoAhgFbAIcBAAAABQoAjQFYAI4BWQCPAVoAkAFbAJEBAAAAAAAFCgCNAVgAjgFZAI8BWgCQAVsAkQEBAwABAQMAAQUKAJYBWACXAVkAmAFaAJkBWwCaAQAAAAAABQoAlgFYAJcBWQCYAVoAmQFbAJoBAAAFCgCfAVgAoAFZAKEBWgCiAVsAowEAAAAAAAUKAJ8BWACgAVkAoQFaAKIBWwCjAQIYABAZAAECGAAQGQABBQoAqAFYAKkBWQCqAVoAqwFbAKwBAAAAAAAFCgCoAVgAqQFZAKoBWgCrAVsArAECGQABGgAPAhkAARoADwUKALEBWACyAVkAswFaALQBWwC1AQAAAAAABQoAsQFYALIBWQCzAVoAtAFbALUBAAAABQoAuwFYALwBWQC9AVoAvgFbAL8BAAAAAAAFCgC7AVgAvAFZAL0BWgC-AVsAvwEBAwABAQMAAQUKAMQBWADFAVkAxgFaAMcBWwDIAQAAAAAABQoAxAFYAMUBWQDGAVoAxwFbAMgBAQMAAQEDAAEFCgDNAVgAzgFZAM8BWgDQAVsA0QEAAAAAAAUKAM0BWADOAVkAzwFaANABWwDRAQEDAAEBAwABBQoA1gFYANcBWQDYAVoA2QFbANoBAAAAAAAFCgDWAVgA1wFZANgBWgDZAVsA2gEBAwABAQMAAQUKAN8BWADgAVkA4QFaAOIBWwDjAQAAAAAABQoA3wFYAOABWQDhAVoA4gFbAOMBAAAAAwoA6QFaAOoBWwDrAQAAAAMKAOkBWgDqAVsA6wEAAAUKAPABWADxAVkA8gFaAPMBWwD0AQAAAAAABQoA8AFYAPEBWQDyAVoA8wFbAPQBAxkAAR3UBRUi1QUXAxkAAR3bBRUi3AUXBQoA-QFYAPoBWQD7AVoA_AFbAP0BAAAAAAAFCgD5AVgA-gFZAPsBWgD8AVsA_QECGQABHgAUAhkAAR4AFAUKAIICWACDAlkAhAJaAIUCWwCGAgAAAAAABQoAggJYAIMCWQCEAloAhQJbAIYCAgMAASAAFwIDAAEgABcFCgCLAlgAjAJZAI0CWgCOAlsAjwIAAAAAAAUKAIsCWACMAlkAjQJaAI4CWwCPAgEeABQFCgCTAlgAlAJZAJUCWgCWAlsAlwIAAAAAAAUKAJMCWACUAlkAlQJaAJYCWwCXAgAABQoAnAJYAJ0CWQCeAloAnwJbAKACAAAAAAAFCgCcAlgAnQJZAJ4CWgCfAlsAoAIBBAABAQQAAQUKAKUCWACmAlkApwJaAKgCWwCpAgAAAAAABQoApQJYAKYCWQCnAloAqAJbAKkCASbVBh0BJtsGHQUKAK4CWACvAlkAsAJaALECWwCyAgAAAAAABQoArgJYAK8CWQCwAloAsQJbALICARkAAQEZAAEFCgC3AlgAuAJZALkCWgC6AlsAuwIAAAAAAAUKALcCWAC4AlkAuQJaALoCWwC7AgIZAAErAB4CGQABKwAeBQoAwAJYAMECWQDCAloAwwJbAMQCAAAAAAAFCgDAAlgAwQJZAMICWgDDAlsAxAIBJwABAScAAQUKAMkCWADKAlkAywJaAMwCWwDNAgAAAAAABQoAyQJYAMoCWQDLAloAzAJbAM0CAikAICsAHgIpACArAB4FCgDSAlgA0wJZANQCWgDVAlsA1gIAAAAAAAUKANICWADTAlkA1AJaANUCWwDWAgEpACABKQAgBQoA2wJYANwCWQDdAloA3gJbAN8CAAAAAAAFCgDbAlgA3AJZAN0CWgDeAlsA3wIBGQABARkAAQUKAOQCWADlAlkA5gJaAOcCWwDoAgAAAAAABQoA5AJYAOUCWQDmAloA5wJbAOgCAgMAAS8AJgIDAAEvACYFCgDtAlgA7gJZAO8CWgDwAlsA8QIAAAAAAAUKAO0CWADuAlkA7wJaAPACWwDxAgIZAAEvACYCGQABLwAmBQoA9gJYAPcCWQD4AloA-QJbAPoCAAAAAAAFCgD2AlgA9wJZAPgCWgD5AlsA-gIBLwAmAS8AJgUKAP8CWACAA1kAgQNaAIIDWwCDAwAAAAAABQoA_wJYAIADWQCBA1oAggNbAIMDAQQAAQEEAAEFCgCIA1gAiQNZAIoDWgCLA1sAjAMAAAAAAAUKAIgDWACJA1kAigNaAIsDWwCMAwEEAAEBBAABBQoAkQNYAJIDWQCTA1oAlANbAJUDAAAAAAAFCgCRA1gAkgNZAJMDWgCUA1sAlQMCL-YIJjTlCCsCL-0IJjTsCCsFCgCaA1gAmwNZAJwDWgCdA1sAngMAAAAAAAUKAJoDWACbA1kAnANaAJ0DWwCeAwEEAAEBBAABBQoAowNYAKQDWQClA1oApgNbAKcDAAAAAAAFCgCjA1gApANZAKUDWgCmA1sApwMCAwABBQADAgMAAQUAAwUKAKwDWACtA1kArgNaAK8DWwCwAwAAAAAABQoArANYAK0DWQCuA1oArwNbALADAQYABAEGAAQFCgC1A1gAtgNZALcDWgC4A1sAuQMAAAAAAAUKALUDWAC2A1kAtwNaALgDWwC5AwEHAAUBBwAFBQoAvgNYAL8DWQDAA1oAwQNbAMIDAAAAAAAFCgC-A1gAvwNZAMADWgDBA1sAwgMCBQADBtcJBAIFAAMG3QkEBQoAxwNYAMgDWQDJA1oAygNbAMsDAAAAAAAFCgDHA1gAyANZAMkDWgDKA1sAywMAAAADCgDRA1oA0gNbANMDAAAAAwoA0QNaANIDWwDTAwAAAAMKANkDWgDaA1sA2wMAAAADCgDZA1oA2gNbANsDAAAAAwoA4QNaAOIDWwDjAwAAAAMKAOEDWgDiA1sA4wMAAAADCgDpA1oA6gNbAOsDAAAAAwoA6QNaAOoDWwDrAwAAAAUKAPEDWADyA1kA8wNaAPQDWwD1AwAAAAAABQoA8QNYAPIDWQDzA1oA9ANbAPUDRgIBR90BAUjfAQFJ4AEBSuEBAUzjAQFN5QE2TuYBN0_oAQFQ6gE2UesBOFTsAQFV7QEBVu4BNlzxATld8gE_XvMBAl_0AQJg9QECYfYBAmL3AQJj-QECZPsBNmX8AUBmgAICZ4ICNmiDAkFphgICaocCAmuIAjZsiwJCbYwCSG6NAjFvjgIxcI8CMXGQAjFykQIxc5MCMXSVAjZ1lgJJdpkCMXebAjZ4nAJKeZ4CMXqfAjF7oAI2fKMCS32kAlF-pQIzf6YCM4ABpwIzgQGoAjOCAakCM4MBqwIzhAGtAjaFAa4CUoYBsAIzhwGyAjaIAbMCU4kBtAIzigG1AjOLAbYCNowBuQJUjQG6AlqOAbsCMo8BvAIykAG9AjKRAb4CMpIBvwIykwHBAjKUAcMCNpUBxAJblgHGAjKXAcgCNpgByQJcmQHKAjKaAcsCMpsBzAI2nAHPAl2dAdACY54B0QIcnwHSAhygAdMCHKEB1AIcogHVAhyjAdcCHKQB2QI2pQHaAmSmAdwCHKcB3gI2qAHfAmWpAeACHKoB4QIcqwHiAjasAeUCZq0B5gJsrgHoAm2vAekCbbAB7AJtsQHtAm2yAe4CbbMB8AJttAHyAja1AfMCbrYB9QJttwH3Aja4AfgCb7kB-QJtugH6Am27AfsCNrwB_gJwvQH_Ana-AYADL78BgQMvwAGCAy_BAYMDL8IBhAMvwwGGAy_EAYgDNsUBiQN3xgGNAy_HAY8DNsgBkAN4yQGTAy_KAZQDL8sBlQM2zAGYA3nNAZkDf84BmgMwzwGbAzDQAZwDMNEBnQMw0gGeAzDTAaADMNQBogM21QGjA4AB1gGmAzDXAagDNtgBqQOBAdkBqwMw2gGsAzDbAa0DNtwBsAOCAd0BsQOIAd4BswOJAd8BtAOJAeABtwOJAeEBuAOJAeIBuQOJAeMBuwOJAeQBvQM25QG-A4oB5gHAA4kB5wHCAzboAcMDiwHpAcQDiQHqAcUDiQHrAcYDNuwByQOMAe0BygOSAe4BywM07wHMAzTwAc0DNPEBzgM08gHPAzTzAdEDNPQB0wM29QHUA5MB9gHWAzT3AdgDNvgB2QOUAfkB2gM0-gHbAzT7AdwDNvwB3wOVAf0B4AObAf4B4gMQ_wHjAxCAAuYDEIEC5wMQggLoAxCDAuoDEIQC7AM2hQLtA5wBhgLvAxCHAvEDNogC8gOdAYkC8wMQigL0AxCLAvUDNowC-AOeAY0C-QOkAY4C-gMPjwL7Aw-QAvwDD5EC_QMPkgL-Aw-TAoAED5QCggQ2lQKDBKUBlgKFBA-XAocENpgCiASmAZkCiQQPmgKKBA-bAosENpwCjgSnAZ0CjwStAZ4CkAQSnwKRBBKgApIEEqECkwQSogKUBBKjApYEEqQCmAQ2pQKZBK4BpgKbBBKnAp0ENqgCngSvAakCnwQSqgKgBBKrAqEENqwCpASwAa0CpQS2Aa4CpwS3Aa8CqAS3AbACqwS3AbECrAS3AbICrQS3AbMCrwS3AbQCsQQ2tQKyBLgBtgK0BLcBtwK2BDa4ArcEuQG5ArgEtwG6ArkEtwG7AroENrwCvQS6Ab0CvgTAAb4CwAQLvwLBBAvAAsMEC8ECxAQLwgLFBAvDAscEC8QCyQQ2xQLKBMEBxgLMBAvHAs4ENsgCzwTCAckC0AQLygLRBAvLAtIENswC1QTDAc0C1gTJAc4C1wQMzwLYBAzQAtkEDNEC2gQM0gLbBAzTAt0EDNQC3wQ21QLgBMoB1gLiBAzXAuQENtgC5QTLAdkC5gQM2gLnBAzbAugENtwC6wTMAd0C7ATSAd4C7QQN3wLuBA3gAu8EDeEC8AQN4gLxBA3jAvMEDeQC9QQ25QL2BNMB5gL4BA3nAvoENugC-wTUAekC_AQN6gL9BA3rAv4ENuwCgQXVAe0CggXbAe4CgwUO7wKEBQ7wAoUFDvEChgUO8gKHBQ7zAokFDvQCiwU29QKMBdwB9gKOBQ73ApAFNvgCkQXdAfkCkgUO-gKTBQ77ApQFNvwClwXeAf0CmAXkAf4CmgXlAf8CmwXlAYADngXlAYEDnwXlAYIDoAXlAYMDogXlAYQDpAU2hQOlBeYBhgOnBeUBhwOpBTaIA6oF5wGJA6sF5QGKA6wF5QGLA60FNowDsAXoAY0DsQXsAY4DswUVjwO0BRWQA7YFFZEDtwUVkgO4BRWTA7oFFZQDvAU2lQO9Be0BlgO_BRWXA8EFNpgDwgXuAZkDwwUVmgPEBRWbA8UFNpwDyAXvAZ0DyQX1AZ4DygUUnwPLBRSgA8wFFKEDzQUUogPOBRSjA9AFFKQD0gU2pQPTBfYBpgPXBRSnA9kFNqgD2gX3AakD3QUUqgPeBRSrA98FNqwD4gX4Aa0D4wX-Aa4D5AUXrwPlBRewA-YFF7ED5wUXsgPoBRezA-oFF7QD7AU2tQPtBf8BtgPvBRe3A_EFNrgD8gWAArkD8wUXugP0BRe7A_UFNrwD-AWBAr0D-QWHAr4D-gUYvwP7BRjAA_wFGMED_QUYwgP-BRjDA4AGGMQDggY2xQODBogCxgOFBhjHA4cGNsgDiAaJAskDiQYYygOKBhjLA4sGNswDjgaKAs0DjwaQAs4DkQYazwOSBhrQA5QGGtEDlQYa0gOWBhrTA5gGGtQDmgY21QObBpEC1gOcBhrXA50GNtgDoAaSAtkDoQaYAtoDowaZAtsDpAaZAtwDpwaZAt0DqAaZAt4DqQaZAt8DqwaZAuADrQY24QOuBpoC4gOvBpkC4wOwBjbkA7MGmwLlA7QGoQLmA7UGHecDtgYd6AO3Bh3pA7gGHeoDuQYd6wO7Bh3sA70GNu0DvgaiAu4DwAYd7wPCBjbwA8MGowLxA8QGHfIDxQYd8wPGBjb0A8kGpAL1A8oGqgL2A8sGHvcDzAYe-APNBh75A84GHvoDzwYe-wPRBh78A9MGNv0D1AarAv4D1wYe_wPZBjaABNoGrAKBBNwGHoIE3QYegwTeBjaEBOEGrQKFBOIGswKGBOMGLYcE5AYtiATlBi2JBOYGLYoE5wYtiwTpBi2MBOsGNo0E7Aa0Ao4E7gYtjwTwBjaQBPEGtQKRBPIGLZIE8wYtkwT0BjaUBPcGtgKVBPgGvAKWBPkGI5cE-gYjmAT7BiOZBPwGI5oE_QYjmwT_BiOcBIEHNp0Egge9Ap4EhAcjnwSGBzagBIcHvgKhBIgHI6IEiQcjowSKBzakBI0HvwKlBI4HxQKmBI8HIKcEkAcgqASRByCpBJIHIKoEkwcgqwSVByCsBJcHNq0EmAfGAq4EmgcgrwScBzawBJ0HxwKxBJ4HILIEnwcgswSgBza0BKMHyAK1BKQHzgK2BKUHH7cEpgcfuASnBx-5BKgHH7oEqQcfuwSrBx-8BK0HNr0ErgfPAr4EsAcfvwSyBzbABLMH0ALBBLQHH8IEtQcfwwS2BzbEBLkH0QLFBLoH1wLGBLsHIccEvAchyAS9ByHJBL4HIcoEvwchywTBByHMBMMHNs0ExAfYAs4ExgchzwTIBzbQBMkH2QLRBMoHIdIEywch0wTMBzbUBM8H2gLVBNAH4ALWBNEHJtcE0gcm2ATTBybZBNQHJtoE1Qcm2wTXBybcBNkHNt0E2gfhAt4E3Acm3wTeBzbgBN8H4gLhBOAHJuIE4Qcm4wTiBzbkBOUH4wLlBOYH6QLmBOcHKOcE6Aco6ATpByjpBOoHKOoE6wco6wTtByjsBO8HNu0E8AfqAu4E8gco7wT0BzbwBPUH6wLxBPYHKPIE9wco8wT4Bzb0BPsH7AL1BPwH8gL2BP0HJ_cE_gcn-AT_Byf5BIAIJ_oEgQgn-wSDCCf8BIUINv0EhgjzAv4EiAgn_wSKCDaABYsI9AKBBYwIJ4IFjQgngwWOCDaEBZEI9QKFBZII-wKGBZQIKYcFlQgpiAWXCCmJBZgIKYoFmQgpiwWbCCmMBZ0INo0Fngj8Ao4FoAgpjwWiCDaQBaMI_QKRBaQIKZIFpQgpkwWmCDaUBakI_gKVBaoIhAOWBasIK5cFrAgrmAWtCCuZBa4IK5oFrwgrmwWxCCucBbMINp0FtAiFA54FtggrnwW4CDagBbkIhgOhBboIK6IFuwgrowW8CDakBb8IhwOlBcAIjQOmBcIILqcFwwguqAXFCC6pBcYILqoFxwguqwXJCC6sBcsINq0FzAiOA64FzggurwXQCDawBdEIjwOxBdIILrIF0wguswXUCDa0BdcIkAO1BdgIlgO2BdoIKrcF2wgquAXdCCq5Bd4IKroF3wgquwXhCCq8BeMINr0F5AiXA74F6AgqvwXqCDbABesImAPBBe4IKsIF7wgqwwXwCDbEBfMImQPFBfQInwPGBfUIA8cF9ggDyAX3CAPJBfgIA8oF-QgDywX7CAPMBf0INs0F_gigA84FgAkDzwWCCTbQBYMJoQPRBYQJA9IFhQkD0wWGCTbUBYkJogPVBYoJqAPWBYsJBNcFjAkE2AWNCQTZBY4JBNoFjwkE2wWRCQTcBZMJNt0FlAmpA94FlgkE3wWYCTbgBZkJqgPhBZoJBOIFmwkE4wWcCTbkBZ8JqwPlBaAJsQPmBaEJBecFogkF6AWjCQXpBaQJBeoFpQkF6wWnCQXsBakJNu0FqgmyA-4FrAkF7wWuCTbwBa8JswPxBbAJBfIFsQkF8wWyCTb0BbUJtAP1BbYJugP2BbcJBvcFuAkG-AW5CQb5BboJBvoFuwkG-wW9CQb8Bb8JNv0FwAm7A_4FwgkG_wXECTaABsUJvAOBBsYJBoIGxwkGgwbICTaEBssJvQOFBswJwwOGBs0JCIcGzgkIiAbPCQiJBtAJCIoG0QkIiwbTCQiMBtUJNo0G1gnEA44G2QkIjwbbCTaQBtwJxQORBt4JCJIG3wkIkwbgCTaUBuMJxgOVBuQJzAOWBuYJzQOXBucJzQOYBuoJzQOZBusJzQOaBuwJzQObBu4JzQOcBvAJNp0G8QnOA54G8wnNA58G9Qk2oAb2Cc8DoQb3Cc0Dogb4Cc0Dowb5CTakBvwJ0AOlBv0J1AOmBv8J1QOnBoAK1QOoBoMK1QOpBoQK1QOqBoUK1QOrBocK1QOsBokKNq0GigrWA64GjArVA68Gjgo2sAaPCtcDsQaQCtUDsgaRCtUDswaSCja0BpUK2AO1BpYK3AO2BpgK3QO3BpkK3QO4BpwK3QO5Bp0K3QO6Bp4K3QO7BqAK3QO8BqIKNr0GowreA74GpQrdA78Gpwo2wAaoCt8DwQapCt0DwgaqCt0DwwarCjbEBq4K4APFBq8K5APGBrEK5QPHBrIK5QPIBrUK5QPJBrYK5QPKBrcK5QPLBrkK5QPMBrsKNs0GvArmA84GvgrlA88GwAo20AbBCucD0QbCCuUD0gbDCuUD0wbECjbUBscK6APVBsgK7APWBsoK7QPXBssK7QPYBs4K7QPZBs8K7QPaBtAK7QPbBtIK7QPcBtQKNt0G1QruA94G1wrtA98G2Qo24AbaCu8D4QbbCu0D4gbcCu0D4wbdCjbkBuAK8APlBuEK9gM"
};
async function decodeBase64AsWasm(wasmBase64) {
  const { Buffer: Buffer2 } = await import("node:buffer");
  const wasmArray = Buffer2.from(wasmBase64, "base64");
  return new WebAssembly.Module(wasmArray);
}
config.compilerWasm = {
  getRuntime: async () => await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.mjs"),
  getQueryCompilerWasmModule: async () => {
    const { wasm } = await import("@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.mjs");
    return await decodeBase64AsWasm(wasm);
  },
  importName: "./query_compiler_fast_bg.js"
};
function getPrismaClientClass() {
  return runtime.getPrismaClient(config);
}

// generated/prisma/internal/prismaNamespace.ts
var prismaNamespace_exports = {};
__export(prismaNamespace_exports, {
  AnnouncementScalarFieldEnum: () => AnnouncementScalarFieldEnum,
  AnswerScalarFieldEnum: () => AnswerScalarFieldEnum,
  AnyNull: () => AnyNull2,
  ApiKeyScalarFieldEnum: () => ApiKeyScalarFieldEnum,
  AppDeviceScalarFieldEnum: () => AppDeviceScalarFieldEnum,
  AppGrantScalarFieldEnum: () => AppGrantScalarFieldEnum,
  AppRefreshTokenScalarFieldEnum: () => AppRefreshTokenScalarFieldEnum,
  AppScalarFieldEnum: () => AppScalarFieldEnum,
  AppSessionScalarFieldEnum: () => AppSessionScalarFieldEnum,
  AuditEntryScalarFieldEnum: () => AuditEntryScalarFieldEnum,
  BackupLeaseScalarFieldEnum: () => BackupLeaseScalarFieldEnum,
  BackupScalarFieldEnum: () => BackupScalarFieldEnum,
  BoardScalarFieldEnum: () => BoardScalarFieldEnum,
  CategoryScalarFieldEnum: () => CategoryScalarFieldEnum,
  CommentScalarFieldEnum: () => CommentScalarFieldEnum,
  DbNull: () => DbNull2,
  Decimal: () => Decimal2,
  EmailTokenScalarFieldEnum: () => EmailTokenScalarFieldEnum,
  ExportScalarFieldEnum: () => ExportScalarFieldEnum,
  FileScalarFieldEnum: () => FileScalarFieldEnum,
  FileUsageScalarFieldEnum: () => FileUsageScalarFieldEnum,
  IdempotencyKeyScalarFieldEnum: () => IdempotencyKeyScalarFieldEnum,
  IdentityScalarFieldEnum: () => IdentityScalarFieldEnum,
  InvitationScalarFieldEnum: () => InvitationScalarFieldEnum,
  JobTurnScalarFieldEnum: () => JobTurnScalarFieldEnum,
  JsonNull: () => JsonNull2,
  JsonNullValueFilter: () => JsonNullValueFilter,
  JsonNullValueInput: () => JsonNullValueInput,
  MailScalarFieldEnum: () => MailScalarFieldEnum,
  ModelName: () => ModelName,
  NullTypes: () => NullTypes2,
  NullsOrder: () => NullsOrder,
  OrderItemScalarFieldEnum: () => OrderItemScalarFieldEnum,
  OrderScalarFieldEnum: () => OrderScalarFieldEnum,
  OrderStoreScalarFieldEnum: () => OrderStoreScalarFieldEnum,
  PasskeyScalarFieldEnum: () => PasskeyScalarFieldEnum,
  PostponedRemovalScalarFieldEnum: () => PostponedRemovalScalarFieldEnum,
  PrismaClientInitializationError: () => PrismaClientInitializationError2,
  PrismaClientKnownRequestError: () => PrismaClientKnownRequestError2,
  PrismaClientRustPanicError: () => PrismaClientRustPanicError2,
  PrismaClientUnknownRequestError: () => PrismaClientUnknownRequestError2,
  PrismaClientValidationError: () => PrismaClientValidationError2,
  ProductScalarFieldEnum: () => ProductScalarFieldEnum,
  QueryMode: () => QueryMode,
  QuestionScalarFieldEnum: () => QuestionScalarFieldEnum,
  QuestionSearchScalarFieldEnum: () => QuestionSearchScalarFieldEnum,
  RateLimitScalarFieldEnum: () => RateLimitScalarFieldEnum,
  RatingScalarFieldEnum: () => RatingScalarFieldEnum,
  RecoveryCodeScalarFieldEnum: () => RecoveryCodeScalarFieldEnum,
  RemovalScalarFieldEnum: () => RemovalScalarFieldEnum,
  ReplyScalarFieldEnum: () => ReplyScalarFieldEnum,
  ReportScalarFieldEnum: () => ReportScalarFieldEnum,
  ReviewScalarFieldEnum: () => ReviewScalarFieldEnum,
  RevisionScalarFieldEnum: () => RevisionScalarFieldEnum,
  SearchEntryScalarFieldEnum: () => SearchEntryScalarFieldEnum,
  SecretScalarFieldEnum: () => SecretScalarFieldEnum,
  SessionScalarFieldEnum: () => SessionScalarFieldEnum,
  ShareScalarFieldEnum: () => ShareScalarFieldEnum,
  SortOrder: () => SortOrder,
  Sql: () => Sql2,
  StoreScalarFieldEnum: () => StoreScalarFieldEnum,
  TopicScalarFieldEnum: () => TopicScalarFieldEnum,
  TotpFactorScalarFieldEnum: () => TotpFactorScalarFieldEnum,
  TransactionIsolationLevel: () => TransactionIsolationLevel,
  UserScalarFieldEnum: () => UserScalarFieldEnum,
  VideoScalarFieldEnum: () => VideoScalarFieldEnum,
  VideoViewScalarFieldEnum: () => VideoViewScalarFieldEnum,
  VoteScalarFieldEnum: () => VoteScalarFieldEnum,
  defineExtension: () => defineExtension,
  empty: () => empty2,
  getExtensionContext: () => getExtensionContext,
  join: () => join2,
  prismaVersion: () => prismaVersion,
  raw: () => raw2,
  sql: () => sql
});
import * as runtime2 from "@prisma/client/runtime/client";
var PrismaClientKnownRequestError2 = runtime2.PrismaClientKnownRequestError;
var PrismaClientUnknownRequestError2 = runtime2.PrismaClientUnknownRequestError;
var PrismaClientRustPanicError2 = runtime2.PrismaClientRustPanicError;
var PrismaClientInitializationError2 = runtime2.PrismaClientInitializationError;
var PrismaClientValidationError2 = runtime2.PrismaClientValidationError;
var sql = runtime2.sqltag;
var empty2 = runtime2.empty;
var join2 = runtime2.join;
var raw2 = runtime2.raw;
var Sql2 = runtime2.Sql;
var Decimal2 = runtime2.Decimal;
var getExtensionContext = runtime2.Extensions.getExtensionContext;
var prismaVersion = {
  client: "7.10.0",
  engine: "0edf323efd1d98336f3f0a68684b56f689b900d3"
};
var NullTypes2 = {
  DbNull: runtime2.NullTypes.DbNull,
  JsonNull: runtime2.NullTypes.JsonNull,
  AnyNull: runtime2.NullTypes.AnyNull
};
var DbNull2 = runtime2.DbNull;
var JsonNull2 = runtime2.JsonNull;
var AnyNull2 = runtime2.AnyNull;
var ModelName = {
  User: "User",
  ApiKey: "ApiKey",
  Mail: "Mail",
  Invitation: "Invitation",
  EmailToken: "EmailToken",
  IdempotencyKey: "IdempotencyKey",
  AuditEntry: "AuditEntry",
  Report: "Report",
  Revision: "Revision",
  Removal: "Removal",
  Export: "Export",
  Board: "Board",
  Topic: "Topic",
  Reply: "Reply",
  Session: "Session",
  TotpFactor: "TotpFactor",
  RecoveryCode: "RecoveryCode",
  Passkey: "Passkey",
  Identity: "Identity",
  Secret: "Secret",
  Category: "Category",
  Question: "Question",
  Answer: "Answer",
  Vote: "Vote",
  QuestionSearch: "QuestionSearch",
  SearchEntry: "SearchEntry",
  Store: "Store",
  Product: "Product",
  Announcement: "Announcement",
  Review: "Review",
  Order: "Order",
  OrderItem: "OrderItem",
  OrderStore: "OrderStore",
  Video: "Video",
  Rating: "Rating",
  Comment: "Comment",
  VideoView: "VideoView",
  File: "File",
  FileUsage: "FileUsage",
  Share: "Share",
  App: "App",
  AppGrant: "AppGrant",
  AppSession: "AppSession",
  AppRefreshToken: "AppRefreshToken",
  AppDevice: "AppDevice",
  JobTurn: "JobTurn",
  BackupLease: "BackupLease",
  Backup: "Backup",
  PostponedRemoval: "PostponedRemoval",
  RateLimit: "RateLimit"
};
var TransactionIsolationLevel = runtime2.makeStrictEnum({
  ReadUncommitted: "ReadUncommitted",
  ReadCommitted: "ReadCommitted",
  RepeatableRead: "RepeatableRead",
  Serializable: "Serializable"
});
var UserScalarFieldEnum = {
  id: "id",
  username: "username",
  email: "email",
  emailVerifiedAt: "emailVerifiedAt",
  pendingEmail: "pendingEmail",
  passwordHash: "passwordHash",
  role: "role",
  createdAt: "createdAt",
  suspendedAt: "suspendedAt",
  suspendedUntil: "suspendedUntil",
  suspendedFor: "suspendedFor",
  silencedAt: "silencedAt",
  silencedUntil: "silencedUntil",
  silencedFor: "silencedFor",
  reportMailedAt: "reportMailedAt",
  approvedPosts: "approvedPosts",
  awaitsApproval: "awaitsApproval",
  deleteAt: "deleteAt",
  deletedAt: "deletedAt",
  twoFactors: "twoFactors"
};
var ApiKeyScalarFieldEnum = {
  id: "id",
  userId: "userId",
  name: "name",
  prefix: "prefix",
  hash: "hash",
  scopes: "scopes",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  revokedAt: "revokedAt",
  lastUsedAt: "lastUsedAt",
  appId: "appId",
  appSessionId: "appSessionId"
};
var MailScalarFieldEnum = {
  id: "id",
  userId: "userId",
  kind: "kind",
  recipient: "recipient",
  data: "data",
  attempts: "attempts",
  dueAt: "dueAt",
  fault: "fault",
  givenUpAt: "givenUpAt",
  createdAt: "createdAt"
};
var InvitationScalarFieldEnum = {
  id: "id",
  hash: "hash",
  creatorId: "creatorId",
  maxUses: "maxUses",
  uses: "uses",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var EmailTokenScalarFieldEnum = {
  hash: "hash",
  userId: "userId",
  purpose: "purpose",
  email: "email",
  createdAt: "createdAt",
  expiresAt: "expiresAt",
  usedAt: "usedAt"
};
var IdempotencyKeyScalarFieldEnum = {
  userId: "userId",
  operation: "operation",
  key: "key",
  request: "request",
  status: "status",
  body: "body",
  createdAt: "createdAt"
};
var AuditEntryScalarFieldEnum = {
  id: "id",
  at: "at",
  actorId: "actorId",
  action: "action",
  targetType: "targetType",
  targetId: "targetId",
  reason: "reason",
  requestId: "requestId",
  details: "details"
};
var ReportScalarFieldEnum = {
  id: "id",
  targetType: "targetType",
  targetId: "targetId",
  authorId: "authorId",
  reporterId: "reporterId",
  reason: "reason",
  note: "note",
  status: "status",
  handlerId: "handlerId",
  resolutionNote: "resolutionNote",
  createdAt: "createdAt",
  claimedAt: "claimedAt",
  resolvedAt: "resolvedAt"
};
var RevisionScalarFieldEnum = {
  id: "id",
  targetType: "targetType",
  targetId: "targetId",
  number: "number",
  ownerId: "ownerId",
  title: "title",
  body: "body",
  editorId: "editorId",
  at: "at"
};
var RemovalScalarFieldEnum = {
  id: "id",
  targetType: "targetType",
  targetId: "targetId",
  parentId: "parentId",
  authorId: "authorId",
  title: "title",
  excerpt: "excerpt",
  memory: "memory",
  isPrivate: "isPrivate",
  state: "state",
  actorId: "actorId",
  reason: "reason",
  at: "at"
};
var ExportScalarFieldEnum = {
  id: "id",
  userId: "userId",
  state: "state",
  askedAt: "askedAt",
  attempts: "attempts",
  leasedUntil: "leasedUntil",
  objectKey: "objectKey",
  parts: "parts",
  partsTotal: "partsTotal",
  records: "records",
  bytes: "bytes",
  missing: "missing",
  fault: "fault",
  endedAt: "endedAt",
  expiresAt: "expiresAt"
};
var BoardScalarFieldEnum = {
  id: "id",
  title: "title",
  description: "description",
  position: "position",
  createdAt: "createdAt",
  deletedAt: "deletedAt"
};
var TopicScalarFieldEnum = {
  id: "id",
  boardId: "boardId",
  authorId: "authorId",
  title: "title",
  content: "content",
  isSticky: "isSticky",
  isLocked: "isLocked",
  createdAt: "createdAt",
  replyCount: "replyCount",
  lastReplyAt: "lastReplyAt",
  lastReplyUserId: "lastReplyUserId"
};
var ReplyScalarFieldEnum = {
  id: "id",
  topicId: "topicId",
  authorId: "authorId",
  content: "content",
  createdAt: "createdAt"
};
var SessionScalarFieldEnum = {
  sid: "sid",
  sess: "sess",
  expire: "expire",
  userId: "userId"
};
var TotpFactorScalarFieldEnum = {
  userId: "userId",
  secret: "secret",
  lastStep: "lastStep",
  wrongCodes: "wrongCodes",
  blockedUntil: "blockedUntil",
  createdAt: "createdAt"
};
var RecoveryCodeScalarFieldEnum = {
  userId: "userId",
  hash: "hash",
  usedAt: "usedAt"
};
var PasskeyScalarFieldEnum = {
  id: "id",
  userId: "userId",
  credentialId: "credentialId",
  publicKey: "publicKey",
  counter: "counter",
  transports: "transports",
  name: "name",
  createdAt: "createdAt",
  lastUsedAt: "lastUsedAt"
};
var IdentityScalarFieldEnum = {
  id: "id",
  userId: "userId",
  issuer: "issuer",
  subject: "subject",
  createdAt: "createdAt",
  lastUsedAt: "lastUsedAt"
};
var SecretScalarFieldEnum = {
  name: "name",
  value: "value",
  createdAt: "createdAt"
};
var CategoryScalarFieldEnum = {
  id: "id",
  name: "name",
  slug: "slug"
};
var QuestionScalarFieldEnum = {
  id: "id",
  categoryId: "categoryId",
  authorId: "authorId",
  title: "title",
  body: "body",
  status: "status",
  bestAnswerId: "bestAnswerId",
  createdAt: "createdAt",
  answerCount: "answerCount"
};
var AnswerScalarFieldEnum = {
  id: "id",
  questionId: "questionId",
  authorId: "authorId",
  body: "body",
  createdAt: "createdAt",
  voteScore: "voteScore"
};
var VoteScalarFieldEnum = {
  answerId: "answerId",
  userId: "userId",
  value: "value",
  createdAt: "createdAt"
};
var QuestionSearchScalarFieldEnum = {
  questionId: "questionId"
};
var SearchEntryScalarFieldEnum = {
  id: "id",
  type: "type",
  contentId: "contentId",
  threadType: "threadType",
  threadId: "threadId",
  authorId: "authorId",
  area: "area",
  createdAt: "createdAt",
  until: "until",
  title: "title"
};
var StoreScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  slug: "slug",
  description: "description",
  status: "status",
  reopens: "reopens",
  createdAt: "createdAt",
  ratingSum: "ratingSum",
  ratingCount: "ratingCount"
};
var ProductScalarFieldEnum = {
  id: "id",
  storeId: "storeId",
  title: "title",
  slug: "slug",
  sku: "sku",
  description: "description",
  price: "price",
  regularPrice: "regularPrice",
  stock: "stock",
  status: "status",
  category: "category",
  imageUrl: "imageUrl",
  createdAt: "createdAt",
  deletedAt: "deletedAt",
  ownerId: "ownerId",
  shelf: "shelf",
  listed: "listed",
  titleKey: "titleKey",
  categoryKey: "categoryKey",
  ratingSum: "ratingSum",
  ratingCount: "ratingCount",
  rating: "rating"
};
var AnnouncementScalarFieldEnum = {
  id: "id",
  authorId: "authorId",
  title: "title",
  body: "body",
  until: "until",
  createdAt: "createdAt"
};
var ReviewScalarFieldEnum = {
  id: "id",
  productId: "productId",
  authorId: "authorId",
  rating: "rating",
  title: "title",
  body: "body",
  createdAt: "createdAt",
  reply: "reply",
  repliedAt: "repliedAt"
};
var OrderScalarFieldEnum = {
  id: "id",
  area: "area",
  buyerId: "buyerId",
  status: "status",
  createdAt: "createdAt",
  paidAt: "paidAt",
  paymentReference: "paymentReference",
  checkoutId: "checkoutId",
  disputeReason: "disputeReason"
};
var OrderItemScalarFieldEnum = {
  orderId: "orderId",
  productId: "productId",
  title: "title",
  price: "price",
  quantity: "quantity",
  storeId: "storeId",
  storeName: "storeName"
};
var OrderStoreScalarFieldEnum = {
  storeId: "storeId",
  orderId: "orderId"
};
var VideoScalarFieldEnum = {
  id: "id",
  authorId: "authorId",
  title: "title",
  description: "description",
  visibility: "visibility",
  status: "status",
  objectKey: "objectKey",
  mimeType: "mimeType",
  size: "size",
  duration: "duration",
  width: "width",
  height: "height",
  thumbnailUrl: "thumbnailUrl",
  createdAt: "createdAt",
  likeCount: "likeCount",
  dislikeCount: "dislikeCount",
  commentCount: "commentCount"
};
var RatingScalarFieldEnum = {
  videoId: "videoId",
  userId: "userId",
  value: "value",
  createdAt: "createdAt"
};
var CommentScalarFieldEnum = {
  id: "id",
  videoId: "videoId",
  authorId: "authorId",
  content: "content",
  createdAt: "createdAt"
};
var VideoViewScalarFieldEnum = {
  videoId: "videoId",
  views: "views"
};
var FileScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  mimeType: "mimeType",
  size: "size",
  sha256: "sha256",
  objectKey: "objectKey",
  createdAt: "createdAt",
  updatedAt: "updatedAt",
  nameKey: "nameKey"
};
var FileUsageScalarFieldEnum = {
  ownerId: "ownerId",
  files: "files",
  bytes: "bytes"
};
var ShareScalarFieldEnum = {
  id: "id",
  token: "token",
  fileId: "fileId",
  videoId: "videoId",
  passwordHash: "passwordHash",
  expiresAt: "expiresAt",
  allowDownload: "allowDownload",
  createdAt: "createdAt"
};
var AppScalarFieldEnum = {
  id: "id",
  ownerId: "ownerId",
  name: "name",
  clientId: "clientId",
  secretHash: "secretHash",
  redirectUris: "redirectUris",
  origins: "origins",
  createdAt: "createdAt"
};
var AppGrantScalarFieldEnum = {
  id: "id",
  userId: "userId",
  appId: "appId",
  scopes: "scopes",
  createdAt: "createdAt"
};
var AppSessionScalarFieldEnum = {
  id: "id",
  grantId: "grantId",
  scopes: "scopes",
  codeHash: "codeHash",
  codeChallenge: "codeChallenge",
  redirectUri: "redirectUri",
  codeExpiresAt: "codeExpiresAt",
  codeUsedAt: "codeUsedAt",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var AppRefreshTokenScalarFieldEnum = {
  hash: "hash",
  sessionId: "sessionId",
  createdAt: "createdAt",
  usedAt: "usedAt"
};
var AppDeviceScalarFieldEnum = {
  deviceHash: "deviceHash",
  userHash: "userHash",
  appId: "appId",
  scopes: "scopes",
  pause: "pause",
  askedAt: "askedAt",
  grantId: "grantId",
  deniedAt: "deniedAt",
  createdAt: "createdAt",
  expiresAt: "expiresAt"
};
var JobTurnScalarFieldEnum = {
  job: "job",
  nextAt: "nextAt"
};
var BackupLeaseScalarFieldEnum = {
  id: "id",
  leasedUntil: "leasedUntil"
};
var BackupScalarFieldEnum = {
  id: "id",
  snapshotAt: "snapshotAt"
};
var PostponedRemovalScalarFieldEnum = {
  key: "key",
  at: "at"
};
var RateLimitScalarFieldEnum = {
  key: "key",
  points: "points",
  expire: "expire"
};
var SortOrder = {
  asc: "asc",
  desc: "desc"
};
var JsonNullValueInput = {
  JsonNull: JsonNull2
};
var QueryMode = {
  default: "default",
  insensitive: "insensitive"
};
var NullsOrder = {
  first: "first",
  last: "last"
};
var JsonNullValueFilter = {
  DbNull: DbNull2,
  JsonNull: JsonNull2,
  AnyNull: AnyNull2
};
var defineExtension = runtime2.Extensions.defineExtension;

// generated/prisma/client.ts
globalThis["__dirname"] = path.dirname(fileURLToPath(import.meta.url));
var PrismaClient = getPrismaClientClass();
export {
  enums_exports as $Enums,
  OrderArea,
  OrderStatus,
  prismaNamespace_exports as Prisma,
  PrismaClient,
  ProductStatus,
  QuestionStatus,
  ReportStatus,
  Role,
  Scope,
  StoreStatus,
  VideoStatus,
  VideoVisibility
};
